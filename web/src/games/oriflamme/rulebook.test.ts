import { describe, expect, it } from 'vitest'
import { indexOf, LANGUAGES } from '../../pages/rulebook/searchTesting'
import type { Language } from '../../words/words.svelte'

const all = Object.fromEntries(LANGUAGES.map((language) => [language, indexOf(language)]))

describe('what people type finds the rule', () => {
  it.each<[Language, string, string]>([
    ['en', 'archer', 'OF-5.1'],
    ['en', 'ARCHERS', 'OF-5.1'],
    ['en', 'archre', 'OF-5.1'],
    ['en', 'shapshifter', 'OF-5.6'],
    ['en', 'who wins on a tie?', 'OF-7.2'],
    ['en', 'keep a card face down', 'OF-3.2'],
    ['en', 'covered cards', 'OF-2.4'],
    ['en', 'rule OF-3.6 please', 'OF-3.6'],
    ['fr', 'Héritier', 'OF-5.4'],
    ['fr', 'heritiers', 'OF-5.4'],
    ['fr', 'changefrome', 'OF-5.6'],
    ['fr', 'l’Espion', 'OF-5.3'],
    ['fr', 'cartes recouvertes', 'OF-2.4'],
    ['ru', 'лучник', 'OF-5.1'],
    ['ru', 'Лучниками', 'OF-5.1'],
    ['ru', 'лучинк', 'OF-5.1'],
    ['ru', 'подражателя', 'OF-5.6'],
    ['ru', 'яду', 'OF-6.6'],
    ['ru', 'ничья', 'OF-7.2'],
    ['ru', 'накрытые карты', 'OF-2.4']
  ])('%s: %s', (language, typed, rule) => expect(all[language]!.search(typed)[0]).toBe(rule))
})
