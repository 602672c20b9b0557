/** The games' own parts of the page, fetched when a table of that game is first opened. */

import { words, type Part } from '../words/words.svelte'
import type { Face } from './face'
import { plainFace } from './plain'

const LOADERS: Partial<Record<Part, () => Promise<Face>>> = {
  oriflamme: async () => (await import('../games/oriflamme/face')).oriflamme,
  orichalque: async () => (await import('../games/orichalque/face')).face
}

const loaded = new Map<string, Promise<Face>>()

/** The face of a game; one we have no drawing for is played at the text table. */
export function faceOf(game: string): Promise<Face> {
  let face = loaded.get(game)
  if (!face) {
    face = load(game)
    loaded.set(game, face)
    // Whoever tries again after a lost connection should not get the old failure.
    face.catch(() => loaded.delete(game))
  }
  return face
}

async function load(game: string): Promise<Face> {
  const loader = LOADERS[game as Part]
  if (!loader) return plainFace
  const [face] = await Promise.all([loader(), words.learn(game as Part)])
  return face
}
