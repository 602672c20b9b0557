/** A cell in words: for the text view, and for screen readers. */

import { NONE, VOLCANO } from './names'
import type { PlayerBoard } from './boardModel'
import { capital, type Wording } from './wording'

/** What lies on a cell, without its name. */
export function content(wording: Wording, side: PlayerBoard, cell: number): string {
  const { land, creature, stuck, building, temple } = side.cells[cell]!
  if (creature !== NONE) {
    const beast = wording.say('desk-cell-creature', { beast: wording.beast(creature), n: stuck })
    return `${wording.land(VOLCANO)}: ${beast}`
  }
  if (building !== NONE) return `${wording.land(land)}: ${wording.building(building)}`
  if (temple !== NONE) return `${wording.land(land)}: ${wording.say('temple')}`
  if (land !== NONE) return wording.land(land)
  const port = side.layout.ports.get(cell)
  if (port) return `${wording.say('port')}: ${wording.goods(port.hoplites, port.orichalque)}`
  return onAutomaton(wording, side, cell) || wording.say('web-ori-cell-free')
}

/** What the automaton's board prints on a free cell. */
function onAutomaton(wording: Wording, side: PlayerBoard, cell: number): string {
  const board = side.layout.automaton
  if (!board) return ''
  if (cell === board.centre) return wording.say('web-ori-cell-centre')
  for (const [sector, slots] of board.sectors.entries())
    for (const [size, cells] of slots.entries())
      if (cells.includes(cell)) {
        const arrow = board.arrows.includes(cell) ? 'yes' : 'no'
        return wording.say('web-ori-cell-slot', { sector: sector + 1, size: size + 1, arrow })
      }
  return ''
}

/** A cell with its name: "c4, Forest: Mine". */
export function cellWords(wording: Wording, side: PlayerBoard, cell: number): string {
  return `${side.layout.grid.name(cell)}, ${capital(content(wording, side, cell))}`
}
