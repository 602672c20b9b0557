/** The rules of what is played at this very table. */

import { dialogs } from '../shell/dialogs.svelte'
import { catalogue, type GameName } from '../shell/catalogue.svelte'
import type { TableLink } from '../wire/table.svelte'
import type { OriflammeView } from '../wire/types'

export async function openRules(link: TableLink): Promise<void> {
  await catalogue.load().catch(() => {})
  const view = link.now?.positions[0]?.view as Partial<OriflammeView> | undefined
  const names = catalogue.game('oriflamme')?.names.cards ?? []
  const cards = view?.kinds?.flatMap((kind) => names[kind] ?? [])
  const game = (link.info?.game ?? 'oriflamme') as GameName
  dialogs.rules = { game, ...(cards?.length ? { cards } : {}) }
}
