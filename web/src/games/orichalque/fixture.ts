/** For tests: positions and moves of real games (write_fixture.py), and a translator. */

import { FluentBundle, FluentResource } from '@fluent/bundle'
import english from 'virtual:words/en'
import french from 'virtual:words/fr'
import russian from 'virtual:words/ru'
import text from './fixture.json?raw'
import type { Asked, Explained, Line } from '../../wire/types'
import type { Reader } from '../../words/phrase'
import type { ComponentSetInfo, GameEvent, View } from './types'
import { Pieces } from './pieces'
import { BoardModel } from './boardModel'
import { Wording, type Translator } from './wording'

export interface Looked {
  view: View
  choices: string[]
  asked: Asked | null
  phase: number
  missing: string[]
}

interface Played {
  seats: number
  automaton: string
  events: GameEvent[]
  lines: Line[]
}

interface Fixture {
  set: ComponentSetInfo
  positions: Looked[]
  playedGames: Played[]
}

const WORDS: Record<string, string> = { en: english, fr: french, ru: russian }

export const { set, positions, playedGames } = JSON.parse(text) as Fixture
export const pieces = new Pieces(set)

const voices = new Map<string, Translator>()

function translator(language: string): Translator {
  if (!voices.has(language)) voices.set(language, learn(language))
  return voices.get(language)!
}

function learn(language: string): Translator {
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(WORDS[language]!))
  return {
    attributes: (key) => Object.keys(bundle.getMessage(key)?.attributes ?? {}),
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

export const reading = (language: string, seat: number): Reader => ({
  seat,
  name: (other) => NAMES[other]!,
  words: translator(language)
})

function speaking(language: string, seats: number, reader: number, solo = false): Wording {
  const translate = translator(language)
  const names = NAMES.slice(0, seats)
  if (solo) names.push(translate.say('automaton.the'))
  return new Wording(translate, pieces, names, reader, solo)
}

export const model = ({ view }: Looked): BoardModel => new BoardModel(view, pieces)

export function listening({ view }: Looked, language = 'en'): Wording {
  return speaking(language, view.setup[1], view.current, view.setup[4] !== '')
}

export const explaining = ({ choices, asked }: Looked) => (choice: string): Explained | undefined =>
  asked?.choices[choices.indexOf(choice)]
