import type { Language } from '../words/words.svelte'

/** Languages call themselves by their own names, whatever is spoken at the moment. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  ru: 'Русский'
}
