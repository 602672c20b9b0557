/** What has not changed stays the very same object, so that nothing drawn from it is drawn anew. */

type Fields = Record<string, unknown>

const isWhole = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/**
 * The fresh value, with every part that is as it was taken from the old one; the old one itself, if
 * nothing has changed. Only for what came as JSON: the fresh value is ours to change.
 */
export function shareUnchanged<T>(old: unknown, fresh: T): T {
  if (old === fresh || !isWhole(old) || !isWhole(fresh)) return fresh
  if (Array.isArray(old) !== Array.isArray(fresh)) return fresh
  const parts: Fields = fresh
  const names = Object.keys(parts)
  let same = names.length === Object.keys(old).length
  for (const name of names) {
    const kept = shareUnchanged(old[name], parts[name])
    if (kept !== old[name]) same = false
    parts[name] = kept
  }
  return same ? (old as T) : fresh
}
