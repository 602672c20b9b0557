/** For tests: moments that Python has looked at (write_fixture.py), and a voice. */

import { FluentBundle, FluentResource } from '@fluent/bundle'
import english from 'virtual:words/en'
import french from 'virtual:words/fr'
import russian from 'virtual:words/ru'
import text from './fixture.json?raw'
import type { Box, View as OrichalqueView } from './types'
import { Pieces } from './pieces'
import { BoardModel } from './boardModel'
import { Speech, type Voice } from './speech'
import type { Told } from './telling'

export interface Looked {
  view: OrichalqueView
  choices: string[]
  sentences: Record<string, string>
  phase: number
  missing: string[]
  limit: number
  ways: number
  odds: number[][]
  question?: string
  brings?: Record<string, [[number, number], number[], boolean]>
}

export interface Played {
  seats: number
  automaton: string
  events: Told[]
  lines: Record<string, string[]>
  scoring: Told[]
  points: number[]
}

interface Fixture {
  box: Box
  positions: Looked[]
  stories: Played[]
}

const WORDS: Record<string, string> = { en: english, fr: french, ru: russian }

export const { box, positions, stories } = JSON.parse(text) as Fixture
export const pieces = new Pieces(box)

const voices = new Map<string, Voice>()

export function voice(language: string): Voice {
  if (!voices.has(language)) voices.set(language, learn(language))
  return voices.get(language)!
}

function learn(language: string): Voice {
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(WORDS[language]!))
  return {
    has: (key) => bundle.hasMessage(key),
    say(key, facts = {}) {
      const [name, attribute] = key.split('.', 2) as [string, string | undefined]
      const message = bundle.getMessage(name)
      const pattern = attribute ? message?.attributes[attribute] : message?.value
      if (!pattern) throw new Error(`no words for ${key}`)
      return bundle.formatPattern(pattern, facts)
    }
  }
}

const NAMES = ['Mira', 'Otto', 'Nadia', 'Leif']

export function speaking(language: string, seats: number, reader: number, solo = false): Speech {
  const said = voice(language)
  const names = NAMES.slice(0, seats)
  if (solo) names.push(said.say('automaton.the'))
  return new Speech(said, pieces, names, reader, solo)
}

export const model = ({ view }: Looked): BoardModel => new BoardModel(view, pieces)

export function listening({ view }: Looked, language = 'en'): Speech {
  return speaking(language, view.setup[1], view.current, view.setup[4] !== '')
}
