/** Every word a person reads, from `locales/`, in the language of whoever reads it. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export const LANGUAGES = ['en', 'fr', 'ru'] as const
export type Language = (typeof LANGUAGES)[number]
export type Facts = Record<string, FluentVariable>

const LOADERS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('virtual:words/en'),
  fr: () => import('virtual:words/fr'),
  ru: () => import('virtual:words/ru')
}

class Words {
  language = $state<Language>('en')
  #bundle = $state.raw<FluentBundle | null>(null)
  #bundles = new Map<Language, FluentBundle>()

  /** Speak this language from now on; everything on the screen follows. */
  async speak(language: Language): Promise<void> {
    let bundle = this.#bundles.get(language)
    if (!bundle) {
      bundle = new FluentBundle(language, { useIsolating: false })
      const text = (await LOADERS[language]()).default
      for (const error of bundle.addResource(new FluentResource(text))) console.error(error)
      this.#bundles.set(language, bundle)
    }
    this.language = language
    this.#bundle = bundle
    document.documentElement.lang = language
  }

  /** The message of this key, or with `key.attribute` one of its attributes, filled in. */
  say(key: string, facts: Facts = {}): string {
    const [name, attribute] = key.split('.', 2) as [string, string | undefined]
    const message = this.#bundle?.getMessage(name)
    const pattern = attribute ? message?.attributes[attribute] : message?.value
    if (!this.#bundle || !pattern) throw new Error(`no words for ${key}`)
    return this.#bundle.formatPattern(pattern, facts)
  }

  /** Whether there is such a message, or with `key.attribute` such an attribute. */
  has(key: string): boolean {
    const [name, attribute] = key.split('.', 2) as [string, string | undefined]
    const message = this.#bundle?.getMessage(name)
    return attribute ? message?.attributes[attribute] !== undefined : message !== undefined
  }
}

export const words = new Words()

/** The message of this key, in the language of the moment. */
export const say = (key: string, facts?: Facts): string => words.say(key, facts)

/** The language the browser asks for, if Aurum speaks it; else English. */
export function browserLanguage(wanted: readonly string[] = navigator.languages): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language))
    if (found) return found
  }
  return 'en'
}
