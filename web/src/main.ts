import './ui/tokens.css'
import './ui/base.css'
import { mount } from 'svelte'
import { servedWords } from './games/served.svelte'
import App from './shell/App.svelte'
import { person } from './shell/person.svelte'
import { preferences } from './shell/preferences.svelte'
import { words } from './words/words.svelte'

const target = document.getElementById('aurum')
if (!target) throw new Error('there is no place to draw in')

preferences.apply()
words.serve(servedWords)
await words.setLanguage(preferences.language)
void person.arrive()
mount(App, { target })

// In development files change too often to be kept. The first page comes before what is kept.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const keep = (): void => void navigator.serviceWorker.register('/sw.js').catch(() => {})
  if (document.readyState === 'complete') keep()
  else addEventListener('load', keep)
}
