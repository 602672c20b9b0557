### The terminal table: what stands on the screen besides the log and the choices.

list-and = { $first } et { $last }
list-title = { $game }
desk-percent = { $n } %

## Head of the screen

table-over = la partie est finie

## Players

table-you = vous
table-person = Joueur { $seat }
table-bot = bot
table-at-random = au hasard
table-label = { $what } :
table-nothing = rien
