### The table of Orichalque in a browser: what it says beyond what the terminal says too.

## Choices. $asked: the question somebody else is thinking about

web-ori-area = { $terrain }: область из { $n }.
web-ori-with-favour = С благословением { $titanof }
web-ori-smite = верная победа, без кубиков
web-ori-point = 1 победное очко
web-ori-places = { $n ->
    [one] { $n } место
    [few] { $n } места
    [many] { $n } мест
   *[other] { $n } места
}
web-ori-medallion-price = 5 слитков за 1 очко
web-ori-for = за { $cost }
web-ori-of-them = { $n ->
    [one] у вас { $n }
    [few] у вас { $n }
    [many] у вас { $n }
   *[other] у вас { $n }
}

## What is asked

web-ori-asked = Ваше решение
web-ori-turn-key = Поворот — клавиша R или колёсико.
web-ori-turn-touch = Чтобы повернуть его, коснитесь ещё раз.
web-ori-all-choices = { $n ->
    [one] { $n } вариант словами
    [few] Все { $n } варианта словами
    [many] Все { $n } вариантов словами
   *[other] Все { $n } варианта словами
}
web-ori-not-sent = Ход не дошёл до сервера. Попробуйте ещё раз.
web-ori-waiting = { $who } { $asked ->
    [metropolis] закладывает метрополию
    [card] выбирает карту
    [tile] кладёт тайл
    [welcome] встречает двух титанов
    [release] возвращает титана
    [action] думает о действии
    [favour] думает о благословении
    [fight] выбирает существо для боя
    [construct] строит
    [bonus] может построить ещё
    [raise] находит здание
    [extra] думает о дополнительном действии
    [pay] платит
    [discard] сбрасывает карту
    [side] выбирает сторону планшета
    [initiative] передаёт жетон первого игрока
   *[other] думает
}
web-ori-waiting-chance = Случайный выбор…

## The main button

web-ori-go = Сначала выберите
web-ori-go-put = Положить сюда
web-ori-go-found = Заложить здесь
web-ori-go-take = { $n ->
    [0] Взять
   *[other] Взять за { $hoplites }
}
web-ori-go-discard = Сбросить
web-ori-go-fight = { $n ->
    [0] Сразиться
   *[other] Сразиться, добавив { $hoplites }
}
web-ori-go-smite = Победить
web-ori-go-build = Построить здесь
web-ori-go-temple = Возвести храм
web-ori-go-medallion = Выковать медальон
web-ori-go-buy = Купить
web-ori-go-welcome = Первым — { $titan }
web-ori-go-release = Вернуть: { $titan }
web-ori-turn-left = Повернуть влево
web-ori-turn-right = Повернуть вправо

## Cards, buildings, Titans

web-ori-your-card = Ваша карта
web-ori-card-of = Карта: { $who }
web-ori-tile-placed = Тайл уже лежит
web-ori-free = Бесплатно
web-ori-refilled = Пополнится в конце раунда
web-ori-too-dear = Не хватает гоплитов
web-ori-buildings = Здания
web-ori-with-one = и 1
web-ori-titan-free = свободен
web-ori-titan-yours = { $state ->
    [awake] у вас
   *[other] у вас, неактивен
}
web-ori-titan-of = { $state ->
    [awake] владеет { $who }
   *[other] владеет { $who }, неактивен
}

## The island

web-ori-your-island = Ваш остров
web-ori-island-of = Остров: { $who }
web-ori-back-home = Ваш остров
web-ori-zoom = Увеличить остров
web-ori-dealing = Раздаются планшеты островов.
web-ori-phases = Фазы хода
web-ori-points-of = { $n ->
    [one] { $n } победное очко из { $enough }
    [few] { $n } победных очка из { $enough }
    [many] { $n } победных очков из { $enough }
   *[other] { $n } победного очка из { $enough }
}
web-ori-cell-free = свободно
web-ori-cell-centre = центр
web-ori-cell-slot = { $arrow ->
    [yes] сектор { $sector }, место для тайла размера { $size }, даёт действие «Произвести»
   *[no] сектор { $sector }, место для тайла размера { $size }
}
web-ori-why-filled = Здесь уже что-то лежит (OR-4.1).
web-ori-why-touch = Здесь тайл не коснётся ваших или не поместится (OR-4.1).
web-ori-close = Закрыть
web-ori-twin-note = ряды b, d, f… сдвинуты вправо на полклетки

## Fights

web-ori-odds = Шансы: { $creature }
web-ori-loot = добыча
web-ori-none = без них
web-ori-stuck = Уже там: { $hoplites }.
web-ori-skulls = Ваши осадные орудия: { $values } — это череп.

## The others

web-ori-rivals = Соперники
web-ori-enlarge = Показать остров крупно: { $who }
web-ori-away = не в сети
web-ori-stand-in = играет бот
web-ori-give-initiative = Передать жетон

## The automaton

web-ori-strip = Полоса зданий
web-ori-face-down = лежит лицом вниз: { $building }
web-ori-priority = Местности по важности
web-ori-pays = Платит за доп. действие
web-ori-last-turn = Её последний ход

## The end, and before the beginning

web-ori-course = Победные очки по раундам
web-ori-course-look = Повтор: конец раунда { $round }
web-ori-won-how = Пять победных очков и ни одного существа на острове (OR-9.5).
web-ori-see-island = Показать остров
web-ori-see-points = Показать очки
web-ori-unpacking = Загрузка компонентов…
web-ori-no-set = Не удалось загрузить компоненты.
web-ori-again = Ещё раз
