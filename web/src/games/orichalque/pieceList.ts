/** All cards and pieces, for the rules at a glance. */

import { say } from '../../words/words.svelte'
import type { PieceGroup } from '../manifest'

const BUILDINGS: Record<string, string> = {
  trainingcamp: 'camp', mine: 'mine', oratory: 'oratory', arch: 'arch', hospital: 'hospital',
  siegeengine1: 'siege', siegeengine2: 'siege', siegeengine3: 'siege', statuehoplites: 'statue',
  statueorichalque: 'statue', statuecreatures: 'statue', crystal: 'crystal',
  architect: 'architect', forge: 'forge'
}

const named = (kind: string, names: string[]): PieceGroup['pieces'] =>
  names.map((name) => ({ key: `${kind}-${name}`, icon: name }))

export const pieces = (): PieceGroup[] => [
  { title: say('display'), pieces: named('action', ['produce', 'recruit', 'capture', 'construct']) },
  { title: say('web-rules-titans'), pieces: named('titan', ['theia', 'themis', 'cronos', 'hyperion']) },
  { title: say('web-rules-creatures'), pieces: named('creature', ['hellhound', 'minotaur', 'gorgon', 'cyclops', 'hydra']) },
  { title: say('web-rules-buildings'), pieces: Object.entries(BUILDINGS).map(([name, icon]) => ({ key: `building-${name}`, icon })) }
]
