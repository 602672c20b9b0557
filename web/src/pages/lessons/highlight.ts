/** Where on the board lies what a lesson speaks of, and a ring around it for as long as it does. */

import { manifestOf } from '../../games'

/** Put a ring around these, also when the board is drawn anew; the result takes it away again. */
export function highlight(game: string, marks: readonly string[]): () => void {
  const where = manifestOf(game).lessonMark
  const wanted = where ? marks.map(where).filter(Boolean) : []
  const board = document.getElementById('main')
  if (!wanted.length || !board) return () => {}
  const ring = (): void => {
    for (const selector of wanted) {
      for (const found of board.querySelectorAll(selector)) found.setAttribute('data-coached', '')
    }
  }
  ring()
  const watch = new MutationObserver(ring)
  watch.observe(board, { childList: true, subtree: true })
  return () => {
    watch.disconnect()
    for (const found of board.querySelectorAll('[data-coached]')) found.removeAttribute('data-coached')
  }
}
