### The terminal table: what stands on the screen besides the log and the choices.

list-and = { $first } и { $last }
list-title = «{ $game }»
desk-percent = { $n } %

## Head of the screen

table-over = игра окончена

## Players

table-you = вы
table-person = Игрок { $seat }
table-bot = бот
table-at-random = наугад
table-label = { $what }:
table-nothing = ничего
