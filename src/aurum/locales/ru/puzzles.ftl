### Задачи: положения, в которых один выбор явно лучше всех, и почему.

puzzles-title = Задачи
puzzles-lead = Положения из партий сильных ботов. Вы видите то, что может знать игрок, который выбирает. Один вариант явно лучше всех: какой?
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

puzzles-task = Что вы выберете? Сделайте выбор на столе или в списке под ним.
puzzles-board = Положение
puzzles-list = Все варианты
puzzles-right = Верно: «{ $choice }».
puzzles-wrong = «{ $choice }» — не лучший выбор.
puzzles-wrong-worth = Он выигрывает { $worth } % партий. Есть выбор явно лучше.
puzzles-answer-is = Лучший выбор — «{ $choice }».
puzzles-show-answer = Показать ответ
puzzles-next = Следующая задача
puzzles-back = Все задачи
puzzles-table = Сколько побед даёт каждый вариант
puzzles-choice = Вариант
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
    }; независимых серий — { $sources }, их итоги расходятся не больше чем на { $spread } %. Остальные варианты опробованы { $few ->
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
    }; независимых серий — { $sources }, их итоги расходятся не больше чем на { $spread } %.
puzzles-found-by = Его находят уровни: { $levels }.
puzzles-found-by-regent = Из всех уровней ботов его находит только Регент.

## Почему

puzzle-chances = Если доиграть, он выигрывает { $best } % партий; следующий по силе, «{ $other }», — { $next } %.
puzzle-then = { $first ->
    [1] Затем — «{ $choice }».
   *[0] После этого — «{ $choice }».
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
