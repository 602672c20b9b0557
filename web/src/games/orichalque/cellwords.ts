/** A cell in words: for the text table, and for whoever reads the island by ear. */

import { NONE, VOLCANO } from './names'
import type { PlayerBoard } from './boardModel'
import { capital, type Speech } from './speech'

/** What lies on a cell, without its name. */
export function content(speech: Speech, side: PlayerBoard, cell: number): string {
  const { land, creature, stuck, building, temple } = side.cells[cell]!
  if (creature !== NONE) {
    const beast = speech.say('desk-cell-creature', { beast: speech.beast(creature), n: stuck })
    return `${speech.land(VOLCANO)}: ${beast}`
  }
  if (building !== NONE) return `${speech.land(land)}: ${speech.building(building)}`
  if (temple !== NONE) return `${speech.land(land)}: ${speech.say('temple')}`
  if (land !== NONE) return speech.land(land)
  const port = side.ground.ports.get(cell)
  if (port) return `${speech.say('port')}: ${speech.goods(port.hoplites, port.orichalque)}`
  return onAutomaton(speech, side, cell) || speech.say('web-ori-cell-free')
}

/** What the automaton's board prints on a free cell. */
function onAutomaton(speech: Speech, side: PlayerBoard, cell: number): string {
  const board = side.ground.automaton
  if (!board) return ''
  if (cell === board.centre) return speech.say('web-ori-cell-centre')
  for (const [sector, slots] of board.sectors.entries())
    for (const [size, cells] of slots.entries())
      if (cells.includes(cell)) {
        const arrow = board.arrows.includes(cell) ? 'yes' : 'no'
        return speech.say('web-ori-cell-slot', { sector: sector + 1, size: size + 1, arrow })
      }
  return ''
}

/** A cell with its name: "c4, Forest: Mine". */
export function cellWords(speech: Speech, side: PlayerBoard, cell: number): string {
  return `${side.ground.grid.name(cell)}, ${capital(content(speech, side, cell))}`
}
