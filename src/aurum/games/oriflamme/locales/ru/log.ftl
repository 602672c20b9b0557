### What happened, one message for each kind of event. $you is `you` when it is the reader's family,
### else `other`; $who and its cases name the family; $amount is a number of points in words.

log-dealt = { $you ->
    [you] У вас в руке { $cards } карт. Отложены: { $aside }.
   *[other] { $who }: в руке { $cards } карт. Отложены: { $aside }.
}
log-dealt-unseen = У каждой семьи в руке { $cards } карт; ещё три отложены втайне.
log-began = Раунд { $round } · { $you ->
    [you] начинаете вы
   *[other] начинает { $who }
}
log-resolution = Раунд { $round } · события

log-placed-alone = { $you ->
    [you] Вы выкладываете карту, первую в ряду.
   *[other] { $who } выкладывает карту, первую в ряду.
}
log-placed-alone-known = { $you ->
    [you] Вы выкладываете карту { $the }, первую в ряду.
   *[other] { $who } выкладывает карту { $the }, первую в ряду.
}
log-placed-start = { $you ->
    [you] Вы выкладываете карту в начало ряда.
   *[other] { $who } выкладывает карту в начало ряда.
}
log-placed-start-known = { $you ->
    [you] Вы выкладываете карту { $the } в начало ряда.
   *[other] { $who } выкладывает карту { $the } в начало ряда.
}
log-placed-end = { $you ->
    [you] Вы выкладываете карту в конец ряда.
   *[other] { $who } выкладывает карту в конец ряда.
}
log-placed-end-known = { $you ->
    [you] Вы выкладываете карту { $the } в конец ряда.
   *[other] { $who } выкладывает карту { $the } в конец ряда.
}
log-placed-on = { $you ->
    [you] Вы накрываете свою карту на месте { $position }.
   *[other] { $who } накрывает свою карту на месте { $position }.
}
log-placed-on-known = { $you ->
    [you] Вы накрываете свою карту на месте { $position } картой { $the }.
   *[other] { $who } накрывает свою карту на месте { $position } картой { $the }.
}

log-kept = { $you ->
    [you] Вы оставляете карту на месте { $position } закрытой: на ней { $amount }.
   *[other] { $who } оставляет карту на месте { $position } закрытой: на ней { $amount }.
}
log-revealed = { $you ->
    [you] Вы раскрываете карту { $the } на месте { $position }{ $points ->
        [0] .
       *[other] {" "}и берёте с неё { $amount }.
    }
   *[other] { $who } раскрывает карту { $the } на месте { $position }{ $points ->
        [0] .
       *[other] {" "}и берёт с неё { $amount }.
    }
}
log-idle = { $subject } на месте { $position } не действует.
log-idle-why = { $subject } на месте { $position } не действует{ $why }.
idle-soldier = : соседей нет
idle-spy = : взять очко не у кого
idle-heir = : уже открыта другая карта с тем же именем
idle-shapeshifter = : копировать некого
idle-decree = : других карт в ряду нет
log-rested = { $you ->
    [you] Ваша карта на месте { $position } выложена при обмене в этом раунде и не действует.
   *[other] Карта { $of } на месте { $position } выложена при обмене в этом раунде и не действует.
}

log-gained = { $you ->
    [you] Вы получаете { $amount } за карту { $the }.
   *[other] { $who } получает { $amount } за карту { $the }.
}
log-gained-nothing = { $you ->
    [you] Карта { $the } ничего вам не приносит.
   *[other] Карта { $the } ничего не приносит { $to }.
}
log-gained-elimination = { $you ->
    [you] Вы получаете { $amount } за устранение.
   *[other] { $who } получает { $amount } за устранение.
}
log-gained-ambush = { $you ->
    [you] Это была «Засада»! Вы получаете { $amount }.
   *[other] Это была «Засада»! { $who } получает { $amount }.
}
log-gained-extortion = { $you ->
    [you] Это было «Вымогательство»! Вы получаете { $amount }.
   *[other] Это было «Вымогательство»! { $who } получает { $amount }.
}
log-gained-infiltration = { $you ->
    [you] Ваше «Внедрение» в резерве приносит { $amount }.
   *[other] «Внедрение» { $of } в резерве приносит { $amount }.
}
log-gained-deal = { $you ->
    [you] Ваша «Сделка» в резерве приносит { $amount }.
   *[other] «Сделка» { $of } в резерве приносит { $amount }.
}
log-gained-deal-end = { $you ->
    [you] Очки с вашей «Сделки» переходят в ваш запас: { $amount }.
   *[other] Очки со «Сделки» { $of } переходят в запас семьи: { $amount }.
}
log-robbed = { $you ->
    [you] Вы берёте 1 очко из { $stock }.
   *[other] { $who } берёт 1 очко из { $stock }.
}
log-put = На { $target } на месте { $position } положено ещё { $amount }.
log-drained = { $you ->
    [you] С вашей карты
   *[other] С карты { $of }
} на месте { $position } возвращено в банк { $amount }.

log-eliminated = { $you ->
    [you] Вы устраняете { $target } на месте { $position }{ $lost }.
   *[other] { $who } устраняет { $target } на месте { $position }{ $lost }.
}
log-eliminated-hidden = { $you ->
    [you] Вы устраняете { $target } на месте { $position }: это { $the }{ $lost }.
   *[other] { $who } устраняет { $target } на месте { $position }: это { $the }{ $lost }.
}
log-lost = {" "}(в банк: { $amount })
log-discarded = { $subject } уходит в сброс{ $lost }.
log-discarded-ambushed = { $subject } атаковала и уходит в сброс{ $lost }.
log-reserved = { $you ->
    [you] Вы отправляете карту { $the } в резерв{ $points ->
        [0] .
       *[other] {" "}(на ней { $amount }).
    }
   *[other] { $who } отправляет карту { $the } в резерв{ $points ->
        [0] .
       *[other] {" "}(на ней { $amount }).
    }
}
log-copied = { $subject } на месте { $position } действует как { $the } с места { $model }.
log-moved = { $you ->
    [you] Вы перемещаете { $target } с места { $position } на место { $goal }.
   *[other] { $who } перемещает { $target } с места { $position } на место { $goal }.
}
log-swapped = { $you ->
    [you] Вы меняете карту { $the } на месте { $position } на закрытую карту из руки.
   *[other] { $who } меняет карту { $the } на месте { $position } на закрытую карту из руки.
}
log-swapped-known = { $you ->
    [you] Вы меняете карту { $the } на месте { $position } на карту { $laid } из руки, лицом вниз.
   *[other] { $who } меняет карту { $the } на месте { $position } на карту { $laid } из руки, лицом вниз.
}
log-marked = { $you ->
    [you] Вы кладёте жетон приговора на { $target } на месте { $position }.
   *[other] { $who } кладёт жетон приговора на { $target } на месте { $position }.
}
log-hid = { $subject } на месте { $position } снова ложится лицом вниз.
log-ended = Игра окончена
