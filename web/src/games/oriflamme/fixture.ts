/** For tests: positions and stories with what Python says of them (write_fixture.py). */

import { FluentBundle, FluentResource } from '@fluent/bundle'
import english from 'virtual:words/en'
import french from 'virtual:words/fr'
import russian from 'virtual:words/ru'
import text from './fixture.json?raw'
import type { Language } from '../../words/words.svelte'
import type { Told } from './log'
import type { Voice } from './speech'
import type { View } from './view'

export interface Asked {
  view: View
  choices: string[]
  /** The question and then each choice, by language. */
  says: Record<Language, string[]>
}

export interface Story {
  seat: number
  seats: number
  /** The events of each choice, in order. */
  moves: Told[][]
  /** How it stood after some of them. */
  views: Record<string, View>
  /** The lines of the log with their gains, by language. */
  says: Record<Language, [string, string][]>
}

export const { positions, stories } = JSON.parse(text) as { positions: Asked[]; stories: Story[] }

function voice(language: Language, words: string): Voice {
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(words))
  return {
    has: (key) => bundle.hasMessage(key),
    say: (key, facts = {}) => {
      const [name = '', attribute] = key.split('.')
      const message = bundle.getMessage(name)
      const pattern = attribute ? message?.attributes[attribute] : message?.value
      if (!pattern) throw new Error(`no words for ${key}`)
      return bundle.formatPattern(pattern, facts)
    }
  }
}

export const VOICES: Record<Language, Voice> = {
  en: voice('en', english),
  fr: voice('fr', french),
  ru: voice('ru', russian)
}
