/** Every word a person reads, from `locales/`, in the language of the reader. */

import loaders from 'virtual:word-loaders'
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'

export const LANGUAGES = ['en', 'fr', 'ru'] as const
export type Language = (typeof LANGUAGES)[number]
export type Facts = Record<string, FluentVariable>

/** What is said where: a page has its words, and so have a game (by its name) and its rulebook (`rulebook_` and its name). */
export type Part = string

/** Where the words of a game come from that this client was not built with, and the language they are in. */
export type WordSource = (part: Part, language: Language) => Promise<{ text: string; language: Language } | null>

let source: WordSource = async () => null

/** A number of things. To write it the browser would first learn how numbers are written, on a slow
phone for the twentieth part of the time that the first page takes; and below a thousand all our
languages write alike. */
class Count extends FluentNumber {
  override toString(): string {
    return String(this.value)
  }
}

function counted(facts: Facts): Facts {
  const found: Facts = {}
  for (const [name, fact] of Object.entries(facts)) {
    const plain = typeof fact === 'number' && Number.isInteger(fact) && fact >= 0 && fact < 1000
    found[name] = plain ? new Count(fact) : fact
  }
  return found
}

/** One language, as much of it as is known. */
class LanguageBundle {
  readonly bundle: FluentBundle
  /** What games say that do not speak this language: with the plurals of the one they speak. */
  readonly foreign: FluentBundle[] = []
  #language: Language
  #known = new Map<Part, Promise<void>>()

  constructor(language: Language) {
    this.#language = language
    this.bundle = new FluentBundle(language, { useIsolating: false })
  }

  load(part: Part): Promise<void> {
    let known = this.#known.get(part)
    if (!known) {
      known = this.#fetch(part)
      this.#known.set(part, known)
      known.catch(() => this.#known.delete(part))
    }
    return known
  }

  async #fetch(part: Part): Promise<void> {
    const load = loaders[this.#language]?.[part]
    const found = load ? { text: (await load()).default, language: this.#language } : await source(part, this.#language)
    // A game that brings no words has none to wait for.
    if (!found) return
    // A game explains what the common words only name, so it must come after them.
    if (part !== 'common') await this.load('common')
    const errors = this.#bundleOf(found.language).addResource(new FluentResource(found.text), { allowOverrides: !!load })
    for (const error of errors) console.error(error)
  }

  #bundleOf(language: Language): FluentBundle {
    if (language === this.#language) return this.bundle
    const bundle = new FluentBundle(language, { useIsolating: false })
    this.foreign.push(bundle)
    return bundle
  }

  /** The bundle that has a message. */
  with(name: string): FluentBundle | undefined {
    return [this.bundle, ...this.foreign].find((bundle) => bundle.hasMessage(name))
  }
}

class Words {
  language = $state<Language>('en')
  /** Changes when there is something new to say. */
  #bundle = $state.raw<{ of: LanguageBundle } | null>(null)
  #languages = new Map<Language, LanguageBundle>()
  #parts = new Set<Part>(['common'])

  /** Speak this language from now on; everything on the screen follows. */
  async setLanguage(language: Language): Promise<void> {
    const known = this.#languageBundle(language)
    await Promise.all([...this.#parts].map((part) => known.load(part)))
    this.language = language
    this.#bundle = { of: known }
    document.documentElement.lang = language
  }

  /** Know the words of a game, in this language and every one that is spoken later. */
  async load(part: Part): Promise<void> {
    this.#parts.add(part)
    await this.#languageBundle(this.language).load(part)
    // Somebody may have changed the language meanwhile; then `setLanguage` sees to it.
    const known = this.#languageBundle(this.language)
    if (this.#bundle?.of === known) this.#bundle = { of: known }
  }

  #languageBundle(language: Language): LanguageBundle {
    let known = this.#languages.get(language)
    if (!known) {
      known = new LanguageBundle(language)
      this.#languages.set(language, known)
    }
    return known
  }

  /** The message of this key, or with `key.attribute` one of its attributes, filled in. */
  say(key: string, facts: Facts = {}): string {
    const [name, attribute] = key.split('.', 2) as [string, string | undefined]
    const bundle = this.#bundle?.of.with(name)
    const message = bundle?.getMessage(name)
    const pattern = attribute ? message?.attributes[attribute] : message?.value
    if (!bundle || !pattern) throw new Error(`no words for ${key}`)
    return bundle.formatPattern(pattern, counted(facts))
  }

  /** The names of a message's attributes. */
  attributes(key: string): string[] {
    return Object.keys(this.#message(key)?.attributes ?? {})
  }

  /** Another object whenever something is said otherwise than before. */
  get edition(): object | null {
    return this.#bundle
  }

  #message(name: string): ReturnType<FluentBundle['getMessage']> {
    return this.#bundle?.of.with(name)?.getMessage(name)
  }

  /** Let the words of games come from the server, where this client has none. */
  serve(from: WordSource): void {
    source = from
  }

  /** Whether there is such a message, or with `key.attribute` such an attribute. */
  has(key: string): boolean {
    const [name, attribute] = key.split('.', 2) as [string, string | undefined]
    const message = this.#message(name)
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
