### Hints: what the strongest bot would advise, and what speaks for it. Said to whoever asked.

hint-button = Hint
hint-ask = Ask for a hint
hint-title = A hint
hint-thinking = The Regent is thinking about your turn…
hint-clear = One choice is clearly best.
hint-close = These choices are about equally good.
hint-better = The first choice is best.
hint-lost = The game is nearly lost; the first choice keeps the best chances.
hint-chance = { $percent }% to win
hint-chance-spoken = Chance to win: { $percent }%.
hint-how = The hint uses only what you may know. Press a choice to see it on the table; nothing is played until you play it yourself.
hint-hide = Close the hint
hint-again = Try again
hint-stale = The game has moved on, so this hint no longer applies.
hint-only = There is only one choice.
hint-wins = It wins the game.
hint-first = In the games the Regent simulated from here, this choice did best.
hint-even = In the games the Regent simulated from here, this choice did about as well as the best.
hint-worse = In the games the Regent simulated from here, this choice did worse than the first.

hint-log = { $name } asked for a hint.
hint-option = Hints
hint-option-note = Everybody may ask the Regent for advice on their turn; the log shows it.
hint-option-on = with hints

play-word-hint = hint
play-help-hint = good choices, and the reasons for them
hint-terminal-people = Other people play at this table, so there are no hints.
