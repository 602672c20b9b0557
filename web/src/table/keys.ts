/** Whether a key belongs to a field, a window or the browser rather than to the table. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true
  const target = event.target as Element | null
  return !!target?.closest?.('input:not([type=radio], [type=checkbox]), textarea, select, dialog')
}
