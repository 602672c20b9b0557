/** Where on the board lies what a lesson speaks of, and a ring around it for as long as it does. */

const WHERE: Record<string, Record<string, string>> = {
  oriflamme: {
    hand: '.oriflamme .dock .hand',
    queue: '.oriflamme .stage',
    stock: '.oriflamme .players > li:first-child',
    seen: '.side table.seen',
    prompt: '.oriflamme .prompt'
  },
  orichalque: {
    market: '.market',
    island: '.own .water',
    stock: '.own .me',
    titans: '.ledger',
    prompt: '.own .prompt'
  }
}

/** The selector of a mark: `hand`, `position 3`; nothing for what is not on this board. */
export function whereIs(game: string, mark: string): string {
  const position = /^position (\d+)$/.exec(mark)
  if (position) return Number(position[1]) ? `.slot[data-spot="${Number(position[1]) - 1}"]` : ''
  return WHERE[game]?.[mark] ?? ''
}

/** Put a ring around these, also when the board is drawn anew; the result takes it away again. */
export function point(game: string, marks: readonly string[]): () => void {
  const wanted = marks.map((mark) => whereIs(game, mark)).filter(Boolean)
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
