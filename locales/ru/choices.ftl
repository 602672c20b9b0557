### Questions and choices. A choice says what it leads to, as far as the one who chooses may know.

## Questions. $subject is a card with its owner; $task what its effect asks for.

ask-place = { $you ->
    [you] Выложите карту лицом вниз.
   *[other] { $who } выкладывает карту лицом вниз.
}
ask-face = { $subject } на месте { $position } закрыта. Оставить её или раскрыть?
ask-effect = { $subject } на месте { $position }: { $task }
ask-effect-as = { $subject } на месте { $position } действует как { $the }: { $task }
task-archer = устраните первую или последнюю карту ряда.
task-soldier = устраните соседнюю карту.
task-spy = возьмите 1 очко у хозяина соседней карты.
task-shapeshifter = подражайте одному из открытых соседей.
task-decree = переместите карту; сначала выберите какую.
task-landing = куда положить { $target }?
task-assassination = устраните любую карту ряда.
task-empress = получите 2 очка и положите 1 на закрытую карту другой семьи.
task-informer = получите очки или обменяйте его на карту из руки.
task-judge = вынесите приговор или исполните его.
task-diplomat = поддержите другого «Дипломата» или уходите с очками.
task-deserter = устраните соседнюю карту. Потом он останется только рядом с открытым персонажем.
ask-only-keep = «Бунт» можно раскрыть, только если на нём есть хотя бы 1 очко.

## Placing

choice-place-alone = Выложить { $card }: { $hint }
choice-place-start = Выложить { $card } в начало ряда
choice-place-end = Выложить { $card } в конец ряда
choice-place-on = Накрыть { $target } на месте { $position } картой { $the }
spot-start = начало
spot-end = конец
spot-on = на { $position }
spot-hint = { $name }: { $hint }
spot-covers = на { $position }: накроет { $target }

## Face down

choice-keep = Оставить закрытой: +1 очко на неё (станет { $then })
choice-reveal = Раскрыть карту { $the }: { $points ->
    [0] {""}
   *[other] взять { $amount }, затем{" "}
}{ $effect }

## Effects

choice-eliminate = Устранить { $target } на месте { $position }: { $follows }
choice-rob = Взять 1 очко из запаса { $of }: там останется { $left }
choice-copy = Действовать как { $subject } на месте { $position }: { $effect }
choice-move = Переместить { $target } с места { $position }
choice-before-start = В начало: { $follows }
choice-before-between = Между { $left } и { $right }: { $follows }
choice-before-end = В конец: { $follows }
choice-favour = Получить 2 очка и положить 1 на { $target } на месте { $position } (станет { $then })
choice-inform = Получить { $amount }: столько лежит на закрытых соседних картах
choice-swap = Положить сюда лицом вниз карту { $the } из руки; { $leaver } вернётся в руку
choice-mark = Получить 1 очко и положить приговор на { $target } на месте { $position }
choice-mark-none = Получить 1 очко; вынести приговор сейчас нельзя
choice-support = Получить 1 очко и положить 2 на { $target } на месте { $position } (станет { $then })
choice-support-none = Получить 1 очко; другого открытого «Дипломата» нет
choice-leave = Взять с неё { $amount } и сбросить её
choice-first = Начинает { $who }
choice-aside = Отложить { $cards }

## What follows

follows-gain = { $you ->
    [you] вам +{ $gain }
   *[other] { $to } +{ $gain }
}
follows-character = ещё 1, если это персонаж
follows-lost = { $points ->
    [one] сгорит { $amount }
    [few] сгорят { $amount }
    [many] сгорят { $amount }
   *[other] сгорят { $amount }
}
follows-ambush = «Засада»? { $odds }: { $to } +4, эта карта уйдёт в сброс
follows-extortion = «Вымогательство»? { $odds }: { $to } +{ $gain }
follows-ambush-sure = «Засада»: { $to } +4, эта карта уйдёт в сброс
follows-extortion-sure = «Вымогательство»: { $to } +{ $gain }
odds-one-in = 1 из { $total }
odds-unsure = возможно
landing-acts = она сыграет в этом раунде
landing-again = она сыграет ещё раз в этом раунде
landing-waits = она подождёт следующего раунда
landing-skipped = она пропустит этот раунд

## What a card will do now: those effects that depend on what lies there

effect-nothing = сейчас ничего не произойдёт
effect-archer-alone = других карт в ряду нет, он устранит себя
effect-heir = { $alone ->
    [yes] получить 2 очка
   *[no] ничего, пока открыта ещё одна карта «{ $name }»
}
effect-lord = получить { $amount }
effect-fanatic = получить { $amount }
effect-conspiracy = { $points ->
    [0] удваивать нечего, сбросить карту
   *[other] получить всего { $amount } и сбросить карту
}
effect-returns = { $points ->
    [0] получить 1 очко и сбросить карту
    [one] { $amount } на ней сгорит, получить 1 очко и сбросить карту
    [few] { $amount } на ней сгорят, получить 1 очко и сбросить карту
    [many] { $amount } на ней сгорят, получить 1 очко и сбросить карту
   *[other] { $amount } на ней сгорят, получить 1 очко и сбросить карту
}
effect-informer = получить { $amount } или обменять его на карту из руки
effect-deserter-alone = соседей нет, он просто уйдёт в сброс
effect-insurrection = { $rest ->
    [0] потратить 1 очко,
   *[other] потратить 1 очко, взять { $amount },
} { $neighbours ->
    [0] никого не устранить,
    [1] устранить соседа,
   *[other] устранить обоих соседей,
} снова перевернуть
effect-infiltration = { $cards ->
    [0] сейчас никому ни очка, затем в резерв
    [one] 1 очко на вашу { $cards } закрытую карту, затем в резерв
    [few] по 1 очку на ваши { $cards } закрытые карты, затем в резерв
    [many] по 1 очку на ваши закрытые карты ({ $cards }), затем в резерв
   *[other] по 1 очку на ваши закрытые карты, затем в резерв
}
effect-deal = в резерв, на ней { $amount }

## The cards in a few words, for the hand

hint-archer = устранить первую или последнюю карту
hint-soldier = устранить соседнюю карту
hint-spy = взять 1 очко из запаса соседа
hint-heir = 2 очка, если открыт он один
hint-lord = 1 очко и ещё по 1 за родню рядом
hint-shapeshifter = подражать открытому соседу
hint-conspiracy = удвоить очки на ней
hint-ambush = 4 очка, если её устранит другая семья
hint-decree = переместить карту в ряду
hint-assassination = устранить любую карту
hint-empress = получить 2 очка, 1 положить на чужую карту
hint-informer = получить очки соседей или обменять её
hint-judge = получить 1 очко и осудить карту или казнить осуждённую
hint-fanatic = 1 очко или 2, если открыт он один
hint-diplomat = получить 1 очко и поддержать или уйти с очками
hint-deserter = устранить соседа, потом, может быть, уйти
hint-insurrection = за 1 очко на ней устранить обоих соседей
hint-extortion = устранившая семья дорого заплатит
hint-infiltration = по 1 очку на ваши закрытые карты
hint-deal = в резерв; очки на ней платят каждый раунд
