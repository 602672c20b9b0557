/** Preferences of look, sound and motion. Kept on this device only. */

import { browserLanguage, LANGUAGES, words, type Language } from '../words/words.svelte'

export type Theme = 'system' | 'dark' | 'light'
export type Motion = 'system' | 'on' | 'off'
export type TextSize = 'normal' | 'large' | 'largest'

interface StoredPreferences {
  language: Language | null
  theme: Theme
  sound: boolean
  motion: Motion
  size: TextSize
  textTable: boolean
  notify: boolean
}

const KEY = 'aurum-preferences'
const USUAL: StoredPreferences = {
  language: null,
  theme: 'system',
  sound: false,
  motion: 'system',
  size: 'normal',
  textTable: false,
  notify: false
}
const SIZES: Record<TextSize, string> = { normal: '100%', large: '112.5%', largest: '125%' }

function load(): StoredPreferences {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<StoredPreferences>
    const language = LANGUAGES.find((known) => known === kept.language) ?? null
    return { ...USUAL, ...kept, language }
  } catch {
    return { ...USUAL }
  }
}

class Preferences {
  #kept = $state(load())
  #systemLight = $state(matchMedia('(prefers-color-scheme: light)').matches)

  get language(): Language {
    return this.#kept.language ?? browserLanguage()
  }

  get<K extends keyof StoredPreferences>(name: K): StoredPreferences[K] {
    return this.#kept[name]
  }

  set<K extends keyof StoredPreferences>(name: K, value: StoredPreferences[K]): void {
    this.#kept[name] = value
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept))
    } catch {
      // A browser that keeps nothing still plays.
    }
    this.apply()
    if (name === 'language') void words.setLanguage(this.language)
  }

  /** Whether pieces move, or are simply where they are. */
  get moves(): boolean {
    if (this.#kept.motion !== 'system') return this.#kept.motion === 'on'
    return !matchMedia('(prefers-reduced-motion: reduce)').matches
  }

  get dark(): boolean {
    const { theme } = this.#kept
    return theme === 'system' ? !this.#systemLight : theme === 'dark'
  }

  apply(): void {
    const root = document.documentElement
    const { size } = this.#kept
    this.#systemLight = matchMedia('(prefers-color-scheme: light)').matches
    root.dataset.theme = this.dark ? 'dark' : 'light'
    // The browser's own bar takes the colour of the page.
    const bar = this.dark ? '#0A1020' : '#EFE8D9'
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', bar)
    root.dataset.motion = this.moves ? 'on' : 'off'
    root.style.fontSize = SIZES[size]
  }
}

export const preferences = new Preferences()
matchMedia('(prefers-color-scheme: light)').addEventListener('change', () => preferences.apply())
matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', () => preferences.apply())
