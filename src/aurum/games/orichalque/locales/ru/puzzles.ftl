### Puzzles of Orichalque: what is asked, and why one choice is the best. $kind is the name of a card, $family that
### of a family; $other and $choice are choices in words.

puzzles-kind-orichalque-metropolis = Поставить метрополию
puzzles-kind-orichalque-card = Взять карту
puzzles-kind-orichalque-tile = Положить тайл
puzzles-kind-orichalque-titan = Титаны
puzzles-kind-orichalque-action = Применить действие
puzzles-kind-orichalque-fight = Сразиться
puzzles-kind-orichalque-construct = Построить
puzzles-kind-orichalque-extra = Дополнительное действие
puzzles-kind-orichalque-pay = Заплатить
puzzles-kind-orichalque-discard = Сбросить карту
puzzles-kind-orichalque-initiative = Жетон первого игрока

## Почему

puzzle-or-wins = Это сразу приносит победу.
puzzle-or-won = И партия выиграна.
puzzle-or-near = Медлить нельзя: у соперника победных очков уже { $points }, а для победы нужно { $enough }.
puzzle-or-fight = Шанс победить в этом бою: { $percent } %.
puzzle-or-fight-sure = Этот бой нельзя проиграть.
puzzle-or-smite = Титан побеждает без броска кубиков.
puzzle-or-point = Он приносит победное очко: их станет { $points } из { $enough }.
puzzle-or-free = Карта бесплатна.
puzzle-or-cost = { $cost ->
    [one] Она стоит своей цены: { $cost } гоплит.
    [few] Она стоит своей цены: { $cost } гоплита.
    [many] Она стоит своей цены: { $cost } гоплитов.
   *[other] Она стоит своей цены: { $cost } гоплита.
}
puzzle-or-tile-titan = Её тайл может привлечь на ваш остров титана.
puzzle-or-tile-temple = Её тайл может дать место для храма.
puzzle-or-extra = Ещё одно действие в этот ход стоит своей цены.
puzzle-or-extra-point = Ещё одно действие в этот ход может принести победное очко.
puzzle-or-discard = Сброшенную карту не возьмёт никто другой.
puzzle-or-titan-comes = Он привлекает на ваш остров титана.
puzzle-or-titan-robbed = Он забирает титана у соперника.
puzzle-or-titan-wakes = Он снова делает вашего титана активным.
puzzle-or-temple-ready = Он даёт место для храма.
puzzle-or-saves = То, что у вас есть, позже будет стоить больше, чем всё, что можно получить за это сейчас.
puzzle-or-blessed = Благословение титана удваивает результат.
puzzle-or-building = Никакая другая постройка сейчас не стоит столько.
puzzle-or-flaw-wins = Так можно упустить победу.
puzzle-or-flaw-odds = Шанс победить в том бою: лишь { $percent } %.
