### The board of games that bring none of their own, in English.

## A game that was stopped

web-stopped = This game has stopped
web-stopped-failed = Its rules failed. That is a mistake in the game, not in what anybody chose.
web-stopped-slow = Its rules took too long for a choice. That is a mistake in the game, not in what anybody chose.
web-stopped-large = It grew too large for the server. That is a mistake in the game, not in what anybody chose.
web-stopped-more = Everything before that is stored. Whoever runs this server can read in its log what went wrong.

## A game without a board of its own

web-plain-seat = Seat
web-plain-known = What is known
web-plain-facts = Facts
web-plain-seats = Seats
web-plain-private = Only you know this
web-plain-by = { $you ->
    [you] by you
   *[other] by { $who }
}
web-plain-rows = { $first } to { $last }
web-plain-pick = Choose one
web-plain-choices = { $n ->
    [one] { $n } choice
   *[other] { $n } choices
}
web-plain-marked = { $n } of { $all } choices are marked.
web-plain-unmark = Remove the marks
web-plain-picture = The table
web-plain-waiting = { $name } is choosing
web-plain-choosing = choosing
web-plain-won = won
web-plain-lost = lost
web-plain-english = This game has no words in English.
web-plain-less = Less: { $name }
web-plain-more = More: { $name }
