/** The keys of a replay. They belong to the page unless what has the focus walks by itself. */

import type { Unit, Way } from './timeline'

export type Pressed = { step: Unit; way: Way } | { end: Way } | 'play' | null

const STEPS: Record<string, [Unit, Way]> = {
  ArrowLeft: ['choice', -1],
  ArrowRight: ['choice', 1],
  PageUp: ['round', -1],
  PageDown: ['round', 1]
}

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** What a key asks for. */
export function pressed({ key, shiftKey, ctrlKey, metaKey, altKey }: Key): Pressed {
  if (ctrlKey || metaKey || altKey) return null
  if (key === ' ') return shiftKey ? null : 'play'
  if (key === 'Home') return { end: -1 }
  if (key === 'End') return { end: 1 }
  const [step, way] = STEPS[key] ?? []
  if (!step || !way) return null
  return { step: step === 'choice' && shiftKey ? 'turn' : step, way }
}

/** Whether a key belongs to another element: a field's, a window's, a button's space, or of a list or board to walk in. */
export function isElsewhere(event: KeyboardEvent): boolean {
  const target = event.target as Element | null
  if (!target?.closest || target.matches('body, main, [data-time]')) return false
  if (target.closest('textarea, select, dialog, input')) return true
  if (event.key === ' ') return !!target.closest('button, a, summary, label')
  // In the log one walks up and down.
  if (target.closest('.log')) return !event.key.startsWith('Arrow')
  return !target.closest('.replay-bar') && target.closest('main') !== null
}
