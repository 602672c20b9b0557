/** The rules of what is played at this very table. */

import { dialogs } from '../shell/dialogs.svelte'
import { offers, type GameName } from '../shell/offers.svelte'
import type { TableLink } from '../wire/table.svelte'
import type { OriflammeView } from '../wire/types'

export async function openRules(link: TableLink): Promise<void> {
  await offers.load().catch(() => {})
  const view = link.now?.positions[0]?.view as Partial<OriflammeView> | undefined
  const names = offers.game('oriflamme')?.names.cards ?? []
  const cards = view?.kinds?.flatMap((kind) => names[kind] ?? [])
  const game = (link.info?.game ?? 'oriflamme') as GameName
  dialogs.rules = { game, ...(cards?.length ? { cards } : {}) }
}
