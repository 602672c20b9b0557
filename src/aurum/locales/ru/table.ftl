### The terminal table: what stands on the screen besides the log and the choices.

list-and = { $first } и { $last }
choice-notation = { $choice }
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
table-bot-numbered = бот { $seat }

## A game that has no display of its own

question-unnamed = Сделайте выбор:
known-value = { $value }
known-private = это знаете только вы
known-by = { $you ->
    [you] от вас
   *[other] от игрока { $who }
}
known-notation = Что вы знаете, в нотации
choices-beside = В скобках: { $outlook }
choices-more = «? { $number }» покажет, что будет после варианта { $number }.
standings-title = Игра окончена
standings-points = очки
standings-you = Вы победили!
standings-one = { $name } побеждает!
standings-shared = { $names } делят победу!
standings-nobody = Никто не победил.
