/** A quiet call when it is our turn: in the tab's title, by a sound, and if wished by the system. */

import { preferences } from '../shell/preferences.svelte'
import { title } from '../shell/title.svelte'
import { sounds } from '../ui/sounds'
import { say } from '../words/words.svelte'

/** Call whenever `asked` turns true. To be used while a component is being set up. */
export function turnAlert(asked: () => boolean, table: () => { id: string; name: string }): void {
  let before = asked()
  $effect(() => {
    const now = asked()
    title.call = now ? say('web-your-turn') : ''
    if (now && !before) call(table())
    before = now
  })
  $effect(() => () => {
    title.call = ''
  })
}

function call({ id, name }: { id: string; name: string }): void {
  sounds.play('turn')
  if (!document.hidden || !preferences.get('notify')) return
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  const options = { body: say('web-your-turn'), icon: '/icon-192.png', tag: id, data: `/tables/${id}` }
  // Phones let only a service worker do it.
  void navigator.serviceWorker?.getRegistration().then((worker) => {
    if (worker) void worker.showNotification(name, options)
    else new Notification(name, options)
  })
}
