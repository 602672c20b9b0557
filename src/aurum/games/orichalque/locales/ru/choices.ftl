### What a player of Orichalque is asked, and what each choice leads to.

## The questions

orask-side = на какой стороне планшета { $board } вы играете?
orask-metropolis = куда вы кладёте метрополию? Одна клетка на порту, другая рядом.
orask-card = какую карту вы берёте?
orask-tile = куда вы кладёте тайл ({ $tile })? Введите его первую клетку (ниже она в скобках) и поворот, например c4 r2, или номер.
orask-tile-one = куда вы кладёте тайл ({ $tile })? Введите клетку или номер.
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

orask-port = Порт { $port } ({ $gain }), другая клетка —
orask-temple = Это 1 победное очко; храм назван по двум дальним углам своих четырёх клеток.
orask-standing = гоплиты на существе
orask-stuck = * с гоплитами, которые там уже застряли
orask-skulls = Ваши осадные орудия: { $values } тоже считается черепом.
orask-brings-titan = к вам приходит { $titan }
orask-brings-port = порт: { $goods }
orask-brings-victory = победа

## The choices

orchoice-brings = даёт { $amount }
orchoice-beasts = { $n ->
    [0] на вашем острове нет существ
    [one] на вашем острове { $n } существо
    [few] на вашем острове { $n } существа
    [many] на вашем острове { $n } существ
   *[other] на вашем острове { $n } существа
}
orchoice-ways = { $n ->
    [0] сейчас строить нечего
    [one] сейчас { $n } вариант
    [few] сейчас { $n } варианта
    [many] сейчас { $n } вариантов
   *[other] сейчас { $n } варианта
}
orchoice-tile-beasts = { $tile }, { $beasts }
orchoice-found = порт { $port } ({ $gain }) и { $cell }
orchoice-take = { $action }, тайл — { $tile } · { $cost }{ $now }
orchoice-put = первая клетка на { $cell }, поворот { $turn }
orchoice-discard = { $action }, тайл — { $tile }
orchoice-welcome = первым — { $titan }. { $does }
orchoice-release = вернуть титана ({ $titan }). Вы теряете благословение и 1 победное очко. { $does }
orchoice-act = { $action } · { $now }
orchoice-bless = { $action } с благословением { $titanof } · { $now }; { $titan } перевернётся неактивной стороной вверх
orchoice-decline = не выполнять
orchoice-decline-building = вернуть здание в мешок
orchoice-fight = { $beast } на { $cell }: { $dice }, шанс победить { $chance }{ $n ->
    [0] {""}
   *[other] , из запаса уйдёт { $added }
}
orchoice-smite = победить без кубиков: { $beast } на { $cell }, благословение { $titanof } · добыча: { $loot }; { $titan } перевернётся неактивной стороной вверх
orchoice-stop = больше не сражаться
orchoice-build = { $building } на { $cell }. { $does }
orchoice-temple = храм от { $first } до { $second }: 1 победное очко
orchoice-medallion = медальон: потратить 5 слитков орихалка за 1 победное очко
orchoice-done = больше ничего не строить и сохранить благословение
orchoice-buy = { $action } за { $cost } · { $now }
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
orchoice-drawn = { $name }
