### Puzzles of Oriflamme: what is asked, and why one choice is the best. $kind is the name of a card, $family that
### of a family; $other and $choice are choices in words.

puzzles-kind-oriflamme-place = Выложить карту
puzzles-kind-oriflamme-face = Оставить или раскрыть
puzzles-kind-oriflamme-eliminate = Устранить карту
puzzles-kind-oriflamme-rob = Взять очко у соперника
puzzles-kind-oriflamme-copy = Скопировать персонажа
puzzles-kind-oriflamme-move = Переместить карту
puzzles-kind-oriflamme-land = Куда ляжет карта
puzzles-kind-oriflamme-favour = Отдать очко
puzzles-kind-oriflamme-inform = Получить или обменять
puzzles-kind-oriflamme-judge = Вынести приговор
puzzles-kind-oriflamme-diplomat = Остаться или уйти

## Почему

puzzle-of-gain = { $points ->
    [one] Он сразу приносит вам { $points } очко.
    [few] Он сразу приносит вам { $points } очка.
    [many] Он сразу приносит вам { $points } очков.
   *[other] Он сразу приносит вам { $points } очка.
}
puzzle-of-engine = { $kind } ({ $family }) { $times ->
    [one] сыграет ещё { $times } раз, если его не остановить.
    [few] сыграет ещё { $times } раза, если его не остановить.
    [many] сыграет ещё { $times } раз, если его не остановить.
   *[other] сыграет ещё { $times } раза, если его не остановить.
}
puzzle-of-points = { $points ->
    [one] Владелец теряет { $points } очко, лежащее на ней.
    [few] Владелец теряет { $points } очка, лежащие на ней.
    [many] Владелец теряет { $points } очков, лежащих на ней.
   *[other] Владелец теряет { $points } очка, лежащие на ней.
}
puzzle-of-own = Это ваша собственная карта, но жертва окупается.
puzzle-of-ambush = Риск: вариантов, какая это карта, — { $total }, и один из них «Засада».
puzzle-of-no-ambush = Это не может быть «Засада»: вы знаете, где она.
puzzle-of-leader = Удар по сильнейшему сопернику: { $family }, очков — { $points }.
puzzle-of-behind = Если уж помогать, то тому, у кого меньше всех: { $family }, очков — { $points }.
puzzle-of-trap = Закрытая, она — ловушка для того, кто на неё нападёт; раскрытая принесёт лишь одно очко.
puzzle-of-must = Раскрытая карта обязана сыграть, а это сейчас принесёт вам больше вреда, чем пользы.
puzzle-of-doubles = Если раскрыть сейчас, она принесёт всего { $now }, а раундом позже — { $then }.
puzzle-of-waits = Закрытая, она копит очки (на ней станет { $points }), и выбрать момент можно ещё { $rounds ->
    [one] { $rounds } раунд.
    [few] { $rounds } раунда.
    [many] { $rounds } раундов.
   *[other] { $rounds } раунда.
}
puzzle-of-last = Это последний раунд: очки на закрытой карте пропадут.
puzzle-of-last-card = Это последний раунд: важно только то, что карта сделает сейчас.
puzzle-of-covers = Поверх вашей карты на месте { $position } она сыграет вместо неё, а нижнюю никто не достанет.
puzzle-of-first = В начале ряда она сыграет в этом раунде раньше всех.
puzzle-of-end = В конце ряда она сыграет последней, после всех остальных.
puzzle-of-moves = Место этой карты ({ $family }) важнее всего.
puzzle-of-moves-own = Место вашей собственной карты важнее всего.
puzzle-of-again = Там она сыграет в этом раунде ещё раз.
puzzle-of-skipped = Там она пропустит этот раунд.
puzzle-of-swap = На этом месте { $kind } ценнее того, что там лежит.
puzzle-of-leave = { $points ->
    [one] Вы забираете лежащее на нём { $points } очко.
    [few] Вы забираете лежащие на нём { $points } очка.
    [many] Вы забираете лежащие на нём { $points } очков.
   *[other] Вы забираете лежащие на нём { $points } очка.
}
puzzle-of-support = Он остаётся и приносит очки дальше, а другой «Дипломат» получает очки.
puzzle-of-flaw-ambush = Там риск: вариантов, какая это карта, — { $total }, и один из них «Засада».
puzzle-of-flaw-leader = Сильнейший соперник при этом не тронут: { $family }, очков — { $points }.
puzzle-of-flaw-last = В последнем раунде очко на закрытой карте ничего не стоит.
puzzle-of-flaw-early = Тогда пропадёт то, что карта могла бы накопить ещё за { $rounds ->
    [one] { $rounds } раунд.
    [few] { $rounds } раунда.
    [many] { $rounds } раундов.
   *[other] { $rounds } раунда.
}
