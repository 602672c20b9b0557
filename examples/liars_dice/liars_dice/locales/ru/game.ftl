### Liar's Dice in Russian. $who names a player, $you is `you` if that is the reader and else `other`.

game-liars_dice = Кости лжеца
    .does = Делайте ставки на кубики под всеми стаканами и ловите тех, кто завысил.
game-liars_dice-credit = «Кости лжеца» — народная игра.

## What commands take

liars_dice-command-dice = «Кости лжеца»: сколько кубиков у каждого, от 1 до 5 (по умолчанию 5)
liars_dice-command-wild = «Кости лжеца»: единицы заменяют любое число, true или false (по умолчанию false)
liars_dice-command-exact = «Кости лжеца»: можно ли сказать «ровно», true или false (по умолчанию false)
liars_dice-option-dice = Кубиков у каждого
liars_dice-option-wild = Единицы заменяют любое число
    .more = Единица считается любым числом, кроме ставки на единицы.
liars_dice-option-exact = Можно сказать «ровно»
    .more = Кто верно говорит «ровно», отнимает по кубику у всех остальных.
liars_dice-picture = Кубики под стаканами и последние ставки

## Choices

liars_dice-bid = { liars_dice-quantity } { $face ->
    [1] { $quantity ->
        [one] единица
        [few] единицы
        [many] единиц
       *[other] единицы
    }
    [2] { $quantity ->
        [one] двойка
        [few] двойки
        [many] двоек
       *[other] двойки
    }
    [3] { $quantity ->
        [one] тройка
        [few] тройки
        [many] троек
       *[other] тройки
    }
    [4] { $quantity ->
        [one] четвёрка
        [few] четвёрки
        [many] четвёрок
       *[other] четвёрки
    }
    [5] { $quantity ->
        [one] пятёрка
        [few] пятёрки
        [many] пятёрок
       *[other] пятёрки
    }
   *[6] { $quantity ->
        [one] шестёрка
        [few] шестёрки
        [many] шестёрок
       *[other] шестёрки
    }
}
liars_dice-question-bid = Повысьте ставку или оспорьте её
liars_dice-question-open = Сделайте первую ставку
liars_dice-help-bid = { $you ->
    [you] Ваша ставка: { $bid }. Всего на столе кубиков: { $dice }.
   *[other] { $who } говорит: { $bid }. Всего на столе кубиков: { $dice }.
}
liars_dice-help-open = Всего на столе кубиков: { $dice }.
liars_dice-group-bid = Первая ставка
liars_dice-group-raise = Поднять ставку
liars_dice-group-challenge = Остановить: { $who }
liars_dice-quantity = { $quantity ->
    [1] одна
    [2] две
    [3] три
    [4] четыре
    [5] пять
    [6] шесть
    [7] семь
    [8] восемь
    [9] девять
    [10] десять
   *[other] { $quantity }
}
    .brief = { $quantity }
liars_dice-face = { $face ->
    [1] ⚀
    [2] ⚁
    [3] ⚂
    [4] ⚃
    [5] ⚄
   *[6] ⚅
}
liars_dice-likely = { $percent ->
    [0] невозможно
    [100] наверняка
   *[other] вероятность { $percent } %
}
liars_dice-outlook-bid = { liars_dice-likely }
liars_dice-outlook-call = верно — кубик теряет { $bidder }, неверно — { $you ->
    [you] вы
   *[other] { $who }
}
liars_dice-outlook-exact = верно — по кубику теряют все остальные, неверно — { $you ->
    [you] вы
   *[other] { $who }
}
liars_dice-outlook-percent = { liars_dice-likely }, судя по видимым кубикам
liars_dice-choice-bid = Ставка: { liars_dice-bid }
liars_dice-choice-raise = Поднять ставку: { liars_dice-bid }
liars_dice-choice-call = Не верю: их меньше
liars_dice-choice-call-of = Не верю в ставку «{ $bid }»
liars_dice-choice-exact = Ровно столько и есть
liars_dice-choice-exact-of = Ровно: { $bid }
liars_dice-choice-first = Начинает { $who }
liars_dice-choice-roll = { $who } бросает { $hand }

## What happens

liars_dice-event-began = Раунд { $round } · { $you ->
    [you] начинаете вы
   *[other] начинает { $who }
}
liars_dice-event-rolled = { $you ->
    [you] У вас выпало { $hand }.
   *[other] { $who } бросает { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубика
        [many] { $dice } кубиков
       *[other] { $dice } кубика
    }.
}
liars_dice-event-bid = { $you ->
    [you] Ваша ставка: { liars_dice-bid }.
   *[other] { $who } ставит: { liars_dice-bid }.
}
liars_dice-event-called = { $you ->
    [you] Вы не верите в ставку «{ liars_dice-bid }».
   *[other] { $who } не верит в ставку «{ liars_dice-bid }».
}
liars_dice-event-exact = { $you ->
    [you] Вы говорите «ровно»: { liars_dice-bid }.
   *[other] { $who } говорит «ровно»: { liars_dice-bid }.
}
liars_dice-event-showed = { $you ->
    [you] Вы показываете { $hand }.
   *[other] { $who } показывает { $hand }.
}
liars_dice-event-counted = { $quantity ->
    [0] Нет ни одной.
   *[other] Оказалось: { liars_dice-bid }.
}
liars_dice-event-lost = { $you ->
    [you] { $left ->
        [0] Вы теряете последний кубик.
       *[other] Вы теряете кубик, остаётся { $left }.
    }
   *[other] { $left ->
        [0] { $who } теряет последний кубик.
       *[other] { $who } теряет кубик, остаётся { $left }.
    }
}
liars_dice-gain = −1 кубик
liars_dice-event-out = { $you ->
    [you] У вас больше нет кубиков, вы выбываете.
   *[other] { $who } выбывает.
}
liars_dice-event-won = { $you ->
    [you] Вы побеждаете.
   *[other] { $who } побеждает.
}

## Facts

liars_dice-fact-dice = Кубики
liars_dice-dice = { $dice ->
    [one] кубик
    [few] кубика
    [many] кубиков
   *[other] кубика
}
liars_dice-fact-bid = Последняя ставка
liars_dice-fact-bids = Ставки этого раунда
liars_dice-fact-hand = Ваши кубики
liars_dice-fact-standing = Ставка
liars_dice-fact-shown = На столе было
liars_dice-fact-challenged = Оспорена ставка
liars_dice-fact-found = Таких оказалось
liars_dice-fact-lost = Минус кубик
liars_dice-fact-table = Кубиков на столе
liars_dice-fact-wild = Единицы заменяют любое число
liars_dice-fact-exact = Можно сказать «ровно»
liars_dice-yes = да
liars_dice-no = нет

## What cannot be read or is not allowed

liars_dice-expected-bid = Ставка — это количество, x и число на кубике, например 4x5: четыре пятёрки.
liars_dice-expected-roll = Бросок — это от одного до пяти кубиков, например 13566.
liars_dice-expected-cup = В стакане от 1 до { $dice } кубиков, например 13566; ***** до броска или -, если кубиков нет.
liars_dice-expected-dice = У того, кто начинает, должны быть кубики, а до жребия они должны быть у всех.
liars_dice-expected-raise = Каждая ставка должна быть возможной и выше предыдущей.
liars_dice-expected-shown = После ставки — что показал каждый: кубики, например 13566, столько же, сколько сейчас, или на один больше; -, если их не было.
liars_dice-options = { $given } не подходит для { $name }; возможно { $allowed }.
liars_dice-illegal-chance = «{ $choice }» — рано: сначала решает жребий.
liars_dice-illegal-rolled = «{ $choice }» — поздно: сделайте ставку или оспорьте её.
liars_dice-illegal-exact = «{ $choice }»: за этим столом так не играют.
liars_dice-illegal-opening = «{ $choice }»: оспаривать пока нечего, сделайте первую ставку.
liars_dice-illegal-quantity = «{ $choice }» невозможно: назовите от 1 до { $dice } кубиков и число от 1 до 6.
liars_dice-illegal-low = «{ $choice }» не выше, чем { $standing }: назовите больше кубиков или столько же с большим числом.
liars_dice-illegal-low-ones = «{ $choice }» не выше, чем { $standing }: ставка на единицы равна вдвое большей ставке на другое число.
