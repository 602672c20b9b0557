/** The games' own parts of the page, fetched when a table of that game is first opened. */

import type { Face } from './face'
import { plainFace } from './plain'

const FACES = import.meta.glob<Record<string, Face>>(['../oriflamme/face.ts', '../orichalque/face.ts'])

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
  const module = await FACES[`../${game}/face.ts`]?.()
  return Object.values(module ?? {}).find((value) => value && 'Board' in value) ?? plainFace
}
