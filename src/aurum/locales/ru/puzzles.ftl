### Задачи: положения, в которых один выбор явно лучше всех, и почему.

puzzles-title = Задачи
puzzles-lead = Положения из партий сильных ботов. Вы видите то, что может знать выбирающий. Один выбор явно лучше всех: какой?
puzzles-games = Игры
puzzles-solved = Решено { $solved } из { $all }
puzzles-number = Задача { $number }
puzzles-named = { $game }, задача { $number }
puzzles-row = Задача { $number }, сложность { $difficulty } из 5, { $state ->
    [solved] решена
    [shown] ответ просмотрен
   *[open] ещё не решена
}
puzzles-difficulty = Сложность { $difficulty } из 5
puzzles-players = { $players ->
    [0] против автомы
    [2] { $duel ->
        [yes] дуэль
       *[no] два игрока
    }
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
}
puzzles-round = раунд { $round }
puzzles-kind-place = Выложить карту
puzzles-kind-face = Оставить или раскрыть
puzzles-kind-eliminate = Устранить карту
puzzles-kind-rob = Взять очко у соперника
puzzles-kind-copy = Скопировать персонажа
puzzles-kind-move = Переместить карту
puzzles-kind-land = Куда ляжет карта
puzzles-kind-favour = Отдать очко
puzzles-kind-inform = Получить или заменить
puzzles-kind-judge = Вынести приговор
puzzles-kind-diplomat = Остаться или уйти
puzzles-kind-metropolis = Поставить метрополию
puzzles-kind-card = Взять карту
puzzles-kind-tile = Положить тайл
puzzles-kind-titan = Титаны
puzzles-kind-action = Применить действие
puzzles-kind-fight = Сразиться
puzzles-kind-construct = Построить
puzzles-kind-extra = Дополнительное действие
puzzles-kind-pay = Заплатить
puzzles-kind-discard = Сбросить карту
puzzles-kind-initiative = Жетон первого игрока

puzzles-task = Что вы выберете? Сделайте выбор на столе или в списке под ним.
puzzles-board = Положение
puzzles-list = Все варианты
puzzles-right = Верно: «{ $choice }».
puzzles-wrong = «{ $choice }» — не лучший выбор.
puzzles-wrong-worth = Он выигрывает { $worth } % партий. Есть выбор явно лучше.
puzzles-answer-is = Лучший выбор — «{ $choice }».
puzzles-show-answer = Показать ответ
puzzles-next = Следующая задача
puzzles-back = Все задачи
puzzles-table = Чего стоит каждый выбор
puzzles-choice = Выбор
puzzles-worth = Побед, %
puzzles-yours = ваш выбор
puzzles-best = лучший
puzzles-more = { $count ->
    [one] и ещё { $count } вариант, не больше { $worth } %
    [few] и ещё { $count } варианта, каждый не больше { $worth } %
    [many] и ещё { $count } вариантов, каждый не больше { $worth } %
   *[other] и ещё { $count } варианта, каждый не больше { $worth } %
}
puzzles-depth = Каждый из лучших вариантов доигран до конца { $tries ->
        [one] { $tries } раз
        [few] { $tries } раза
        [many] { $tries } раз
       *[other] { $tries } раза
    }; независимых серий — { $sources }, их итоги расходятся не больше чем на { $spread } %. Остальные варианты опробованы { $few ->
        [one] { $few } раз
        [few] { $few } раза
        [many] { $few } раз
       *[other] { $few } раза
    }.
puzzles-depth-all = Каждый вариант доигран до конца { $tries ->
        [one] { $tries } раз
        [few] { $tries } раза
        [many] { $tries } раз
       *[other] { $tries } раза
    }; независимых серий — { $sources }, их итоги расходятся не больше чем на { $spread } %.
puzzles-found-by = Его находят: { $levels }.
puzzles-found-by-regent = Из всех уровней ботов его находит только Регент.

## Почему

puzzle-chances = Если доиграть, он выигрывает { $best } % партий; следующий по силе, «{ $other }», — { $next } %.
puzzle-then = { $first ->
    [1] Затем — «{ $choice }».
   *[0] После этого — «{ $choice }».
}
puzzle-tempting = { $level ->
    [squire] Оруженосец выбрал бы
    [page] Паж выбрал бы
   *[nobody] Заманчиво выбрать
} «{ $choice }»: побед { $worth } %.
puzzle-tempting-same = { $level ->
    [squire] Так поступил бы Оруженосец.
   *[page] Так поступил бы Паж.
}
puzzle-later = Выгода видна не сразу, а по ходу игры.
puzzle-later-last = Выгода будет видна до конца этого последнего раунда.
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
puzzle-of-ambush = Риск: вариантов, какая это карта, — { $total }, и один из них «Засада».
puzzle-of-no-ambush = Это не может быть «Засада»: вы знаете, где она.
puzzle-of-leader = Удар по сильнейшему сопернику: { $family }, очков — { $points }.
puzzle-of-behind = Если уж помогать, то тому, у кого меньше всех: { $family }, очков — { $points }.
puzzle-of-trap = Закрытая, она — ловушка для того, кто на неё нападёт; раскрытая принесёт лишь одно очко.
puzzle-of-must = Раскрытая карта обязана сыграть, а это сейчас принесёт вам больше вреда, чем пользы.
puzzle-of-doubles = Если раскрыть сейчас, она принесёт всего { $now }, а раундом позже — { $then }.
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
puzzle-of-flaw-ambush = Там риск: вариантов, какая это карта, — { $total }, и один из них «Засада».
puzzle-of-flaw-leader = Сильнейший соперник при этом не тронут: { $family }, очков — { $points }.
puzzle-of-flaw-last = В последнем раунде очко на закрытой карте ничего не стоит.
puzzle-of-flaw-early = Тогда пропадёт то, что карта могла бы накопить ещё за { $rounds ->
    [one] { $rounds } раунд.
    [few] { $rounds } раунда.
    [many] { $rounds } раундов.
   *[other] { $rounds } раунда.
}
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
puzzle-or-blessed = Благословение титана удваивает его.
puzzle-or-building = Никакая другая постройка сейчас не стоит столько.
puzzle-or-flaw-wins = Так можно упустить победу.
puzzle-or-flaw-odds = Шанс победить в том бою: лишь { $percent } %.
