/** The marks inside the text of a rule: what is stressed, what is ruled, which rules it names. */

export type TextPart =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'ruling'; reason: string }
  | { kind: 'data' }
  | { kind: 'rule'; rule: string }

const MARKS = /(\*\*.+?\*\*|\[R\]|\[D\]|\b[A-Z]+-\d+(?:\.\d+)?)/

/** A text in its parts. The reasons belong to its `[R]`, in order; only rules that exist are linked. */
export function partsOf(text: string, known: ReadonlySet<string>, reasons: readonly string[] = []): TextPart[] {
  let ruled = 0
  return text.split(MARKS).filter(Boolean).map((part): TextPart => {
    if (part === '[R]') return { kind: 'ruling', reason: reasons[ruled++] ?? '' }
    if (part === '[D]') return { kind: 'data' }
    if (known.has(part)) return { kind: 'rule', rule: part }
    if (part.startsWith('**')) return { kind: 'strong', text: part.slice(2, -2) }
    return { kind: 'text', text: part }
  })
}

/** Where a rule stands on its page: `of-2-1` for OF-2.1. */
export const anchorOf = (rule: string): string => rule.toLowerCase().replaceAll('.', '-')

/** The key of a rule's text; `.name` is its heading, `.why` and `.why2` its reasons. */
export const ruleKey = (rule: string): string => `rule-${anchorOf(rule)}`

/** The key of the sentence that says what an example shows. */
export const sceneKey = (scene: string): string => `scene-${anchorOf(scene)}`

/** The page of a rule, and of one of its examples. */
export function ruleAddress(game: string, rule: string, scene = ''): string {
  return `/rules/${game}/${rule}${scene ? `?example=${scene}` : ''}`
}
