### The table of Oriflamme in the terminal: what stands on the screen besides the log and the choices.

## How a sentence names things. $name is the bare name of a card, $the its name in a sentence,
## $who and $of the family it belongs to. The targets stand in the accusative.

amount-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
target = { $you ->
    [you] { $by ->
        [other] вашу карту «{ $name }»
       *[self] свою карту «{ $name }»
    }
   *[other] { $by ->
        [self] свою карту «{ $name }»
       *[other] карту { $the } { $of }
    }
}
target-hidden = { $you ->
    [you] свою закрытую карту «{ $name }»
   *[other] закрытую карту «{ $name }» { $of }
}
target-unknown = { $you ->
    [you] { $by ->
        [other] вашу закрытую карту
       *[self] свою закрытую карту
    }
   *[other] { $by ->
        [self] свою закрытую карту
       *[other] закрытую карту { $of }
    }
}
target-card = { $you ->
    [you] { $by ->
        [other] вашу карту
       *[self] свою карту
    }
   *[other] { $by ->
        [self] свою карту
       *[other] карту { $of }
    }
}
target-self = саму эту карту «{ $name }»
subject = { $you ->
    [you] ваша карта «{ $name }»
   *[other] карта { $the } { $of }
}
stock-of = { $you ->
    [you] вашего запаса
   *[other] запаса { $of }
}

## Head of the screen

table-round = Раунд { $round } из { $rounds }
table-dealing = раздача
table-placing = планирование
table-resolving = события

## Players

table-points = очки
table-hand = рука
table-discard = сброс
table-reserve = резерв
table-first = начинает раунд

## The queue

table-queue = Ряд
table-queue-empty = Ряд пуст.
table-start = начало
table-end = конец
table-hidden = закрыта
table-all = все
table-in-hand = В руке
table-aside = Отложены
table-verdicts-left = осталось жетонов приговора: { $count }

legend-points = очки на карте
legend-stack = карт в стеке
legend-beneath = накрыта
legend-verdict = приговор
legend-acting = действует сейчас
legend-passed = уже действовала
legend-own = { $word }: видите только вы
legend-known = { $word }: известна всем
legend-key = номер, который нужно ввести

# Names too long for the little cards; the soft hyphen shows where they may break.
tight-assassination = Яд
tight-extortion = Вымога{"\u00AD"}тельство

## What has been seen

seen-title = Увиденные карты
seen-up = открыта на этом месте
seen-down = закрыта на этом месте
seen-discard = в сбросе
seen-reserve = в резерве
seen-hand = у вас в руке
seen-aside = отложена
seen-returned = вернулась в руку; возможно, снова выложена
seen-unseen = ещё не видели
seen-word-discard = сброс
seen-word-reserve = рез.
seen-word-hand = рука
seen-word-aside = отл.

## Help on cards

help-cards = Десять карт этого стола
help-which = Карты «{ $word }» нет. На этом столе: { $cards }.
help-several = «{ $word }» — это может быть { $cards }. Введите ещё несколько букв.
help-absent = Карты { $card } нет среди десяти карт этого стола.
help-position-hidden = Место { $position }: закрытая карта { $of }, выложена в раунде { $round }. Это может быть { $cards }.
help-no-position = Места { $position } в ряду нет.

## The end

ending-title = Игра окончена
ending-rank = место
ending-tops = мест в ряду
ending-wins = { $families ->
       *[other] Победа: { $names } — { $amount }!
    }
ending-you-win = Вы победили, набрав { $amount }!
ending-shared = { $names } делят победу, набрав { $amount }!
ending-tie = Поровну очков ({ $amount }): побеждает тот, у кого больше мест в ряду ({ $list }).
ending-tie-holds = Поровну и очков ({ $amount }), и мест в ряду ({ $list }): победа общая.
