/** What each seat did last, as the log has it. */

import type { LogLine } from '../../games/gameui'

/** The newest line of each seat, without the name that stands beside it and without its full stop. */
export function lastDeeds(lines: readonly LogLine[], names: readonly string[]): string[] {
  return names.map((name, seat) => {
    const text = lines.findLast((line) => line.seat === seat && !line.heading && line.move >= 0)?.text ?? ''
    const short = text.startsWith(`${name} `) ? text.slice(name.length + 1) : text
    return short.replace(/\.$/, '')
  })
}
