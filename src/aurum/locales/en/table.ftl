### The terminal table: what stands on the screen besides the log and the choices.

list-and = { $first } and { $last }
choice-notation = { $choice }
list-title = { $game }
desk-percent = { $n }%

## Head of the screen

table-over = the game is over

## Players

table-you = you
table-person = Player { $seat }
table-bot = bot
table-at-random = at random
table-label = { $what }:
table-nothing = nothing
table-bot-numbered = bot { $seat }

## A game that has no display of its own

question-unnamed = Choose one:
known-value = { $value }
known-private = only you know this
known-by = { $you ->
    [you] by you
   *[other] by { $who }
}
known-notation = What you know, in notation
choices-beside = In brackets: { $outlook }
choices-more = “? { $number }” says what would follow from choice { $number }.
standings-title = The game is over
standings-points = points
standings-you = You win!
standings-one = { $name } wins!
standings-shared = { $names } share the victory!
standings-nobody = Nobody has won.
