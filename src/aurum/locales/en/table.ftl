### The terminal table: what stands on the screen besides the log and the choices.

list-and = { $first } and { $last }
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
