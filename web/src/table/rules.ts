/** The rules of what is played at this very table. */

import { firstGame } from '../games'
import { gameUiOf } from '../games/load'
import { catalogue } from '../shell/catalogue.svelte'
import { dialogs } from '../shell/dialogs.svelte'
import type { TableLink } from '../wire/table.svelte'

export async function openRules(link: TableLink): Promise<void> {
  const game = link.info?.game ?? firstGame
  const [ui] = await Promise.all([gameUiOf(game).catch(() => null), catalogue.load().catch(() => {})])
  const position = link.now?.positions[0]
  const pieces = position && ui?.piecesAt?.(position)
  dialogs.rules = { game, ...(pieces?.length ? { pieces } : {}) }
}
