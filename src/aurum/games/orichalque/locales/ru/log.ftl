### What happened at the table of Orichalque, one message for each kind of event. $you is `you` when
### it is the reader, else `other`; $who names the player; $amount is hoplites and orichalque in words.

orlog-dealt = { $you ->
    [you] вам достаётся планшет { $board } ({ $side }).
   *[other] { $who } получает планшет { $board } ({ $side }).
}
orlog-drew = { $you ->
    [you] вам достаётся планшет { $board }, и вы выбираете сторону.
   *[other] { $who } получает планшет { $board } и выбирает сторону.
}
orlog-sided = { $you ->
    [you] вы выбираете сторону планшета { $board }: { $side }.
   *[other] { $who } выбирает сторону планшета { $board }: { $side }.
}
orlog-shuffled = Сброшенные карты перемешаны и стали новой колодой.
orlog-shown = Карта { $place }: «{ $action }», тайл — { $tile }.
orlog-shown-beasts = Карта { $place }: «{ $action }», тайл — { $tile } · { $beasts }.
orlog-shown-bare = Карта { $place }: «{ $action }», без тайла.
orlog-appeared = На карте { $place } появляется { $beast }.
orlog-offered = { $terrain }: доступно новое здание — { $building }.
orlog-round = Раунд { $round } · { $you ->
    [you] начинаете вы
   *[other] начинает { $who }
}
orlog-turn = { $you ->
    [you] ваш ход.
   *[other] ходит { $who }.
}
orlog-founded = { $you ->
    [you] вы кладёте метрополию на порт { $port } и клетку { $cell }.
   *[other] { $who } кладёт метрополию на порт { $port } и клетку { $cell }.
}
orlog-took = { $you ->
    [you] вы берёте карту { $place }: «{ $action }», тайл — { $tile }.
   *[other] { $who } берёт карту { $place }: «{ $action }», тайл — { $tile }.
}
orlog-took-bare = { $you ->
    [you] вы берёте карту { $place }: «{ $action }», без тайла.
   *[other] { $who } берёт карту { $place }: «{ $action }», без тайла.
}
orlog-placed = { $you ->
    [you] вы кладёте тайл ({ $tile }) на { $cells }.
   *[other] { $who } кладёт тайл ({ $tile }) на { $cells }.
}
orlog-homeless = { $you ->
    [you] на вашем острове нет места для тайла ({ $tile }).
   *[other] { $who } не может положить тайл ({ $tile }): нет места.
}
orlog-returned = Тайл ({ $tile }) уходит под свою стопку.
orlog-returned-beasts = Тайл ({ $tile }) уходит под свою стопку, существа с него — в мешок.
orlog-discarded = { $you ->
    [you] вы сбрасываете карту { $place } («{ $action }»).
   *[other] { $who } сбрасывает карту { $place } («{ $action }»).
}

orlog-gained = { $you ->
    [you] вы получаете { $amount }.
   *[other] { $who } получает { $amount }.
}
orlog-gained-last = { $you ->
    [you] вы ходите в конце раунда и получаете { $amount }.
   *[other] { $who } ходит в конце раунда и получает { $amount }.
}
orlog-gained-port = { $you ->
    [you] порт приносит вам { $amount }.
   *[other] { $who } получает { $amount } за порт.
}
orlog-gained-action = { $you ->
    [you] вы получаете { $amount }.
   *[other] { $who } получает { $amount }.
}
orlog-gained-loot = { $you ->
    [you] ваша добыча: вы получаете { $amount }.
   *[other] { $who } получает добычу — { $amount }.
}
orlog-gained-piece = { $you ->
    [you] вы берёте то, что лежало на здании: { $amount }.
   *[other] { $who } берёт то, что лежало на здании: { $amount }.
}
orlog-gained-building = { $you ->
    [you] ваше здание приносит { $amount }.
   *[other] { $who } получает { $amount } благодаря зданию.
}
orlog-gained-strip = { $you ->
    [you] место на полосе приносит вам { $amount }.
   *[other] { $who } получает { $amount } за место на полосе.
}
orlog-spent = { $you ->
    [you] вы отдаёте { $amount }.
   *[other] { $who } отдаёт { $amount }.
}
orlog-spent-card = { $you ->
    [you] вы отдаёте за карту { $amount }.
   *[other] { $who } отдаёт за карту { $amount }.
}
orlog-spent-medallion = { $you ->
    [you] вы тратите на медальон { $amount }.
   *[other] { $who } тратит на медальон { $amount }.
}
orlog-spent-fight = { $you ->
    [you] вы теряете { $amount }.
   *[other] { $who } теряет { $amount }.
}

orlog-came = { $you ->
    [you] к вам приходит { $titan }, активной стороной вверх.
   *[other] { $who } получает титана ({ $titan }), активной стороной вверх.
}
orlog-came-asleep = { $who } получает титана ({ $titan }), неактивной стороной вверх.
orlog-came-from = { $you ->
    [you] к вам переходит { $titan } ({ $leaves }).
   *[other] { $who } получает титана ({ $titan }, { $leaves }).
}
# Who loses a Titan, inside the sentence of whom it comes to.
orlog-leaves = { $you ->
    [you] прежний владелец — вы
   *[other] прежний владелец — { $who }
}
orlog-came-again = { $you ->
    [you] { $titan } остаётся у вас, активной стороной вверх.
   *[other] { $who } сохраняет титана ({ $titan }), теперь активной стороной вверх.
}
orlog-came-again-asleep = { $who } сохраняет титана ({ $titan }), неактивной стороной вверх.
orlog-went = { $you ->
    [you] вы возвращаете титана ({ $titan }).
   *[other] { $who } возвращает титана ({ $titan }).
}
orlog-favoured = { $you ->
    [you] { $titan } дарует вам благословение и переворачивается неактивной стороной вверх.
   *[other] { $who } получает благословение ({ $titan }), титан переворачивается неактивной стороной вверх.
}

orlog-acted-produce = { $you ->
    [you] вы производите орихалк.
   *[other] { $who } производит орихалк.
}
orlog-acted-recruit = { $you ->
    [you] вы вербуете гоплитов.
   *[other] { $who } вербует гоплитов.
}
orlog-acted-capture = { $you ->
    [you] вы начинаете сражение.
   *[other] { $who } начинает сражение.
}
orlog-acted-construct = { $you ->
    [you] вы строите.
   *[other] { $who } строит.
}
orlog-declined = { $you ->
    [you] вы не выполняете действие карты ({ $action }).
   *[other] { $who } не выполняет действие карты ({ $action }).
}
orlog-fought = { $you ->
    [you] вы нападаете на { $creatureacc } ({ $strength }) на { $cell }; на существе { $hoplites }: { $dice }.
   *[other] { $who } нападает на { $creatureacc } ({ $strength }) на { $cell }; на существе { $hoplites }: { $dice }.
}
orlog-rolled = { $you ->
    [you] вы бросаете { $dice }.
   *[other] { $who } бросает { $dice }.
}
orlog-rolled-place = { $who } бросает { $dice }: карта { $n } слева или последняя.
orlog-captured = { $you ->
    [you] вы побеждаете { $creatureacc } на { $cell }!
   *[other] { $who } побеждает { $creatureacc } на { $cell }!
}
orlog-lost = { $you ->
    [you] поражение: { $creaturethe } на { $cell } держится{ $n ->
        [0] .
       *[other] , на существе остаётся { $hoplites }.
    }
   *[other] { $who } терпит поражение: { $creaturethe } на { $cell } держится{ $n ->
        [0] .
       *[other] , на существе остаётся { $hoplites }.
    }
}
orlog-unearthed = { $you ->
    [you] вы находите здание: { $building }. { $does }
   *[other] { $who } находит здание: { $building }. { $does }
}
orlog-refused = { $you ->
    [you] вы возвращаете { $buildingacc } в мешок.
   *[other] { $who } возвращает { $buildingacc } в мешок.
}
orlog-built = { $you ->
    [you] вы строите { $buildingacc } на { $cell }.
   *[other] { $who } строит { $buildingacc } на { $cell }.
}
orlog-built-strip = { $you ->
    [you] вы кладёте { $buildingacc } на полосу.
   *[other] { $who } кладёт { $buildingacc } на свою полосу.
}
orlog-erected = { $you ->
    [you] вы возводите храм от { $first } до { $second }.
   *[other] { $who } возводит храм от { $first } до { $second }.
}
orlog-forged = { $you ->
    [you] вы получаете медальон.
   *[other] { $who } получает медальон.
}
orlog-bought = { $you ->
    [you] вы покупаете { $payment } дополнительное действие: { $action }.
   *[other] { $who } покупает { $payment } дополнительное действие: { $action }.
}
orlog-freed = { $you ->
    [you] вы возвращаете в мешок { $creatureacc }.
   *[other] { $who } возвращает в мешок { $creatureacc }.
}
orlog-ended = Игра окончена

## Gains and losses at the edge of the log. .short: in a terminal

orgain-hoplites = +{ $n ->
    [one] { $n } гоплит
    [few] { $n } гоплита
    [many] { $n } гоплитов
   *[other] { $n } гоплита
}
    .short = +{ $n }{ desk-sign-hoplites }
orgain-orichalque = +{ $n ->
    [one] { $n } слиток орихалка
    [few] { $n } слитка орихалка
    [many] { $n } слитков орихалка
   *[other] { $n } слитка орихалка
}
    .short = +{ $n }{ desk-sign-orichalque }
orgain-both = +{ $hoplites ->
    [one] { $hoplites } гоплит
    [few] { $hoplites } гоплита
    [many] { $hoplites } гоплитов
   *[other] { $hoplites } гоплита
} +{ $orichalque ->
    [one] { $orichalque } слиток орихалка
    [few] { $orichalque } слитка орихалка
    [many] { $orichalque } слитков орихалка
   *[other] { $orichalque } слитка орихалка
}
    .short = +{ $hoplites }{ desk-sign-hoplites } +{ $orichalque }{ desk-sign-orichalque }
orloss-hoplites = −{ $n ->
    [one] { $n } гоплит
    [few] { $n } гоплита
    [many] { $n } гоплитов
   *[other] { $n } гоплита
}
    .short = −{ $n }{ desk-sign-hoplites }
orloss-orichalque = −{ $n ->
    [one] { $n } слиток орихалка
    [few] { $n } слитка орихалка
    [many] { $n } слитков орихалка
   *[other] { $n } слитка орихалка
}
    .short = −{ $n }{ desk-sign-orichalque }
orloss-both = −{ $hoplites ->
    [one] { $hoplites } гоплит
    [few] { $hoplites } гоплита
    [many] { $hoplites } гоплитов
   *[other] { $hoplites } гоплита
} −{ $orichalque ->
    [one] { $orichalque } слиток орихалка
    [few] { $orichalque } слитка орихалка
    [many] { $orichalque } слитков орихалка
   *[other] { $orichalque } слитка орихалка
}
    .short = −{ $hoplites }{ desk-sign-hoplites } −{ $orichalque }{ desk-sign-orichalque }
orgain-point = +1 победное очко
    .short = ●+1
