### Questions and choices. A choice says what it leads to, as far as the one who chooses may know.

## Questions. $subject is a card with its owner; $task what its effect asks for.

ask-place = { $you ->
    [you] Выложите карту лицом вниз.
   *[other] { $who } выкладывает карту лицом вниз.
}
ask-face = { $subject } на месте { $position } лежит лицом вниз. Оставить закрытой или раскрыть?
ask-effect = { $subject } на месте { $position }: { $task }
ask-effect-as = { $subject } на месте { $position } действует как { $the }: { $task }
task-archer = устраните первую или последнюю карту ряда.
task-soldier = устраните соседнюю карту.
task-spy = возьмите 1 очко у владельца соседней карты.
task-shapeshifter = скопируйте одного из открытых персонажей рядом.
task-decree = переместите карту; сначала выберите какую.
task-landing = куда переместить { $target }?
task-assassination = устраните любую карту ряда.
task-empress = получите 2 очка и положите ещё 1 на закрытую карту другой семьи.
task-informer = получите очки или обменяйте его на карту из руки.
task-judge = вынесите приговор или исполните его.
task-diplomat = поддержите другого «Дипломата» или уходите с очками.
task-deserter = устраните соседнюю карту. Потом он останется, только если рядом есть открытый персонаж.
ask-only-keep = «Бунт» можно раскрыть, только если на нём есть хотя бы 1 очко.
ask-last = { $trap ->
    [1] Последний раунд: закрытая, она принесёт очки, только если её устранит чужая семья. Раскрытая, она даст 1 очко.
   *[0] Последний раунд: очки, что останутся на закрытой карте, не достанутся никому. Раскрытая, она сыграет сразу.
}

## Placing

choice-place-alone = Выложить карту { $the }
choice-place-start = Выложить карту { $the } в начало ряда
choice-place-end = Выложить карту { $the } в конец ряда
choice-place-on = Выложить карту { $the } на место { $position }
spot-start = начало
spot-end = конец
spot-on = на { $position }
spot-hint = { $name }: { $hint }
spot-covers = на { $position }: накрыть { $target }

## Face down

choice-keep = Оставить закрытой
choice-reveal = Раскрыть карту { $the }
choice-reveal-unknown = Раскрыть её

## Effects

choice-eliminate = Устранить { $target } на месте { $position }
choice-rob = Взять 1 очко из запаса { $of }
choice-copy = Действовать как { $subject } на месте { $position }
choice-move = Переместить { $target } с места { $position }
choice-before-start = В начало
choice-before-between = Между { $left } и { $right }
choice-before-end = В конец
choice-favour = Одарить { $target } на месте { $position }
choice-inform = Получить очки за закрытых соседей
choice-swap = Обменять на карту { $the } из руки
choice-mark = Отметить { $target } на месте { $position }
choice-mark-none = Не выносить приговора (сейчас нельзя)
choice-support = Поддержать { $target } на месте { $position }
choice-support-none = Никого не поддержать (другого открытого «Дипломата» нет)
choice-leave = Уйти из ряда
choice-first = Начинает { $who }
choice-aside = Отложить: { $cards }

## What follows

follows-gain = { $you ->
    [you] вам +{ $gain }
   *[other] { $to } +{ $gain }
}
follows-all = { $what }
follows-character = ещё 1, если это персонаж
follows-lost = { $points ->
    [one] пропадёт { $amount }
    [few] пропадут { $amount }
    [many] пропадут { $amount }
   *[other] пропадут { $amount }
}
follows-covers = накрыть { $target }
follows-take = взять { $amount }
follows-leave = взять { $amount }, карта уйдёт в сброс
follows-onto = +{ $points } на карту (всего { $then })
follows-left = в запасе останется { $left }
follows-swap = ляжет сюда лицом вниз; { $the } вернётся в руку
follows-verdict = приговор на карту
follows-ambush = «Засада»? { $odds }: { $to } +{ $gain }, атакующая — в сброс
follows-extortion = «Вымогательство»? { $odds }: { $to } +{ $gain }
follows-ambush-sure = «Засада»: { $to } +{ $gain }, атакующая — в сброс
follows-extortion-sure = «Вымогательство»: { $to } +{ $gain }
odds-one-in = 1 из { $total }
odds-unsure = возможно
landing-acts = она сыграет в этом раунде
landing-again = она сыграет ещё раз в этом раунде
landing-waits = она подождёт следующего раунда
landing-skipped = она пропустит этот раунд

## What a card will do now: those effects that depend on what lies there

effect-nothing = ничего не произойдёт
effect-archer-alone = устранить самого себя: других карт в ряду нет
effect-heir = { $alone ->
    [yes] получить 2 очка
   *[no] ничего, пока открыта ещё одна карта «{ $name }»
}
effect-lord = получить { $amount }
effect-fanatic = получить { $amount }
effect-conspiracy = { $points ->
    [0] удваивать нечего, только сбросить карту
   *[other] получить всего { $amount } и сбросить карту
}
effect-returns = { $points ->
    [0] получить 1 очко и сбросить карту
   *[other] вернуть { $amount } в банк, получить 1 очко и сбросить карту
}
effect-informer = получить { $amount } или обменять его на карту из руки
effect-deserter-alone = сбросить его: соседей нет
effect-insurrection = { $rest ->
    [0] потратить 1 очко,
   *[other] потратить 1 очко, взять { $amount },
} { $neighbours ->
    [0] никого не устранить,
    [1] устранить соседнюю карту,
   *[other] устранить обе соседние карты,
} снова положить лицом вниз
effect-infiltration = { $cards ->
    [0] очки положить некуда, отправить в резерв
    [one] 1 очко на вашу закрытую карту, затем в резерв
    [few] по 1 очку на каждую из ваших { $cards } закрытых карт, затем в резерв
    [many] по 1 очку на каждую из ваших { $cards } закрытых карт, затем в резерв
   *[other] по 1 очку на ваши закрытые карты, затем в резерв
}
effect-deal = отправить в резерв, на ней { $amount }

## The cards in a few words, for the hand

hint-archer = устранить первую или последнюю карту
hint-soldier = устранить соседнюю карту
hint-spy = взять 1 очко из запаса соседа
hint-heir = получить 2 очка, если открыт он один
hint-lord = получить 1 очко и по 1 за свои карты рядом
hint-shapeshifter = скопировать открытого соседа
hint-conspiracy = получить очки с него вдвойне
hint-ambush = получить 4 очка, если её устранит другая семья
hint-decree = переместить карту в ряду
hint-assassination = устранить любую карту
hint-empress = получить 2 очка и положить ещё 1 на чужую карту
hint-informer = получить столько, сколько рядом, или обменять его
hint-judge = получить 1 очко и вынести приговор или исполнить его
hint-fanatic = получить 1 очко или 2, если из ваших открыт он один
hint-diplomat = получить 1 очко и поддержать или уйти с очками
hint-deserter = устранить соседнюю карту и, возможно, уйти
hint-insurrection = за 1 очко с него устранить обе соседние карты
hint-extortion = устранившая семья потеряет очки
hint-infiltration = положить по 1 очку на свои закрытые карты
hint-deal = в резерв; приносит свои очки каждый раунд
