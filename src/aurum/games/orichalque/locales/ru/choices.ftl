### What a player of Orichalque is asked, and what each choice leads to.

## The questions

orask-side = на какой стороне планшета { $board } вы играете?
orask-metropolis = заложите метрополию: порт и клетка рядом с ним
orask-card = какую карту вы берёте?
# .brief: beside a picture of the tile
orask-tile = куда вы кладёте тайл ({ $tile })?
    .brief = положите тайл рядом со своими
orask-welcome = к вам идут два титана. Кто первый?
orask-release = к вам приходит { $titan }, а держать можно { $limit ->
    [one] только { $limit } титана
    [few] только { $limit } титанов
    [many] только { $limit } титанов
   *[other] только { $limit } титана
}. Кого вы возвращаете?
orask-action = { $action }: выполнить действие карты?
orask-favour = { $action }: с благословением титана?
orask-fight = { $fought ->
    [0] с кем вы сражаетесь? В запасе у вас { $hoplites }.
   *[other] сражаться дальше? В запасе у вас { $hoplites }.
}
orask-construct = что вы строите?
orask-bonus = Рея позволяет построить ещё что-нибудь. Что именно?
orask-raise = куда поставить это здание ({ $building })?
orask-extra = купить дополнительное действие?
orask-pay = { $n ->
    [one] каким существом вы платите? Осталось отдать: { $n }.
    [few] каким существом вы платите? Осталось отдать: { $n }.
    [many] каким существом вы платите? Осталось отдать: { $n }.
   *[other] каким существом вы платите? Осталось отдать: { $n }.
}
orask-discard = какую карту вы сбрасываете?
orask-initiative = ничья. Кому достанется жетон первого игрока?

## A line of help below a question

orhelp-tile = Он должен касаться вашего тайла или метрополии.
orhelp-metropolis = Вы получите то, что показывает порт; в метрополии уже есть шахта и лагерь.
orhelp-card = Тайл достаётся вместе с картой. Чем правее, тем дороже.
orhelp-fight = Нужна сумма не меньше силы или хотя бы один череп. При поражении гоплиты останутся на существе.
orhelp-construct = { $temples ->
    [0] Здание на своей местности или на пустом вулкане либо медальон.
   *[other] Здание на своей местности или на пустом вулкане, храм либо медальон.
}
orhelp-extra = Сначала оплата. Можно повторить то же действие.
orhelp-discard = Её тайл уйдёт под стопку, а существа с него — в мешок.
orhelp-titans = Каждый ваш титан приносит очко, активен он или нет.

## Headings of the terminal’s lists

desk-type-turned = Введите первую клетку тайла (ниже она в скобках) и поворот, например c4 r2, или номер.
desk-type-cell = Введите клетку или номер.
orask-port = Порт { $port } ({ $gain }), другая клетка —
orask-temple = Это 1 победное очко; храм назван по двум дальним углам своих четырёх клеток.
orask-standing = гоплиты на существе
orask-stuck = * с гоплитами, которые там уже застряли
orask-skulls = Ваши осадные орудия: { $values } тоже считается черепом.

## The choices

orchoice-brings = даёт { $amount }
orchoice-beasts = { $n ->
    [0] на острове нет существ
    [one] на острове { $n } существо
    [few] на острове { $n } существа
    [many] на острове { $n } существ
   *[other] на острове { $n } существа
}
orchoice-ways = { $n ->
    [0] сейчас строить нечего
    [one] сейчас { $n } вариант
    [few] сейчас { $n } варианта
    [many] сейчас { $n } вариантов
   *[other] сейчас { $n } варианта
}
orchoice-tile-beasts = { $tile }, { $beasts }
orchoice-found = порт { $port } и { $cell }
orchoice-take = { $action }, тайл — { $tile } · { $cost }
# $land: a terrain by its number
orchoice-put = { $land ->
    [0] { desk-terrain-forest }
    [1] { desk-terrain-lagoon }
    [2] { desk-terrain-desert }
    [3] { desk-terrain-mountain }
   *[4] { desk-terrain-volcano }
} на { $cell }
orchoice-put-2 = { $land ->
    [0] { desk-terrain-forest }
    [1] { desk-terrain-lagoon }
    [2] { desk-terrain-desert }
    [3] { desk-terrain-mountain }
   *[4] { desk-terrain-volcano }
} на { $cell }, { $land2 ->
    [0] { desk-terrain-forest }
    [1] { desk-terrain-lagoon }
    [2] { desk-terrain-desert }
    [3] { desk-terrain-mountain }
   *[4] { desk-terrain-volcano }
} на { $cell2 }
orchoice-put-3 = { $land ->
    [0] { desk-terrain-forest }
    [1] { desk-terrain-lagoon }
    [2] { desk-terrain-desert }
    [3] { desk-terrain-mountain }
   *[4] { desk-terrain-volcano }
} на { $cell }, { $land2 ->
    [0] { desk-terrain-forest }
    [1] { desk-terrain-lagoon }
    [2] { desk-terrain-desert }
    [3] { desk-terrain-mountain }
   *[4] { desk-terrain-volcano }
} на { $cell2 }, { $land3 ->
    [0] { desk-terrain-forest }
    [1] { desk-terrain-lagoon }
    [2] { desk-terrain-desert }
    [3] { desk-terrain-mountain }
   *[4] { desk-terrain-volcano }
} на { $cell3 }
orchoice-discard = { $action }, тайл — { $tile }
orchoice-welcome = первым — { $titan }
orchoice-release = вернуть титана ({ $titan })
orchoice-released = теряются благословение и 1 победное очко
orchoice-act = { $action }
orchoice-bless = { $action } с благословением { $titanof }
orchoice-decline = не выполнять
orchoice-decline-building = вернуть здание в мешок
orchoice-fight = { $beast } на { $cell }, { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
    [many] { $dice } кубиков
   *[other] { $dice } кубика
}{ $n ->
    [0] {""}
    [one] , из запаса уйдёт { $n } гоплит
    [few] , из запаса уйдёт { $n } гоплита
    [many] , из запаса уйдёт { $n } гоплитов
   *[other] , из запаса уйдёт { $n } гоплита
}
orchoice-chance = шанс победить { desk-percent }
orchoice-loot = добыча: { $amount }
orchoice-smite = победить без кубиков: { $beast } на { $cell }, благословение { $titanof }
orchoice-stop = больше не сражаться
orchoice-build = { $building } на { $cell }
orchoice-temple = храм от { $first } до { $second }
orchoice-medallion = медальон за { $cost }
orchoice-done = больше ничего не строить и сохранить благословение
orchoice-buy = { $action } за { $cost }
orchoice-pay = { $creature }
orchoice-end = без дополнительного действия
orchoice-side = { $side } ({ $cells ->
    [one] { $cells } клетка
    [few] { $cells } клетки
    [many] { $cells } клеток
   *[other] { $cells } клетки
})
orchoice-initiative = { $you ->
    [you] вы
   *[other] { $who }
}

## What chance brings

orchoice-board = Остров { $board }
orchoice-card = { $action } { $n }
orchoice-roll = { $dice }

## What follows from a choice

orbrings-titan = { $you ->
    [you] к вам приходит { $titan }
   *[other] { $who } получает титана ({ $titan })
}
orbrings-titan-from = { $you ->
    [you] к вам переходит { $titan } ({ $leaves })
   *[other] { $who } получает титана ({ $titan }, { $leaves })
}
orbrings-wakes = { $titan } снова на активной стороне
orbrings-sleeps = { $titan } перевернётся неактивной стороной вверх
orbrings-release = { $you ->
    [you] другого титана придётся вернуть
   *[other] { $who }: другого титана придётся вернуть
}
orbrings-port = порт: { $amount }
orbrings-last = { $you ->
    [you] вы ходите в конце раунда и получаете { $amount }
   *[other] { $who } ходит в конце раунда и получает { $amount }
}
orbrings-victory = { $you ->
    [you] победа
   *[other] { $who } побеждает
}
