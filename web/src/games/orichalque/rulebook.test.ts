import { describe, expect, it } from 'vitest'
import { indexOf, LANGUAGES } from '../../pages/rulebook/searchTesting'
import type { Language } from '../../words/words.svelte'

const all = Object.fromEntries(LANGUAGES.map((language) => [language, indexOf(language)]))

describe('what people type finds the rule', () => {
  it.each<[Language, string, string]>([
    ['en', 'siege engine', 'OR-7.3'],
    ['en', 'how many dice do I roll', 'OR-6.3'],
    ['en', 'no place for the tile', 'OR-4.2'],
    ['en', 'metropolis', 'OR-2.2'],
    ['fr', 'egalite hoplites', 'OR-9.3'],
    ['fr', "construire a cote d'une creature", 'OR-6.9'],
    ['fr', 'combien de dés lancer', 'OR-6.3'],
    ['fr', 'métropoles', 'OR-2.2'],
    ['ru', 'сколько кубиков бросать', 'OR-6.3'],
    ['ru', 'шахту', 'OR-7.1'],
    ['ru', 'кузница', 'OR-7.4'],
    ['ru', 'сколько титанов', 'OR-4.6']
  ])('%s: %s', (language, typed, rule) => expect(all[language]!.search(typed)[0]).toBe(rule))
})
