### What happened at the table of Orichalque, one message for each kind of event. $you is `you` when
### it is the reader, else `other`; $who names the player; $amount is hoplites and orichalque in words.

orlog-dealt = { $you ->
    [you] vous recevez le plateau { $board } ({ $side }).
   *[other] { $who } reçoit le plateau { $board } ({ $side }).
}
orlog-drew = { $you ->
    [you] vous recevez le plateau { $board } et choisissez sa face.
   *[other] { $who } reçoit le plateau { $board } et choisit sa face.
}
orlog-sided = { $you ->
    [you] vous choisissez la face du plateau { $board } : { $side }.
   *[other] { $who } choisit la face du plateau { $board } : { $side }.
}
orlog-shuffled = La défausse est mélangée et forme une nouvelle pioche.
orlog-shown = Carte { $place } : { $action } avec { $tile }.
orlog-shown-beasts = Carte { $place } : { $action } avec { $tile } · { $beasts }.
orlog-shown-bare = Carte { $place } : { $action }, sans tuile.
orlog-appeared = Sur la carte { $place } apparaît : { $beast }.
orlog-offered = { $terrain } : { $building } est disponible.
orlog-round = Manche { $round } · { $you ->
    [you] vous commencez
   *[other] { $who } commence
}
orlog-turn = { $you ->
    [you] à vous de jouer.
   *[other] { $who } joue.
}
orlog-founded = { $you ->
    [you] vous posez votre métropole sur le port { $port } et { $cell }.
   *[other] { $who } pose sa métropole sur le port { $port } et { $cell }.
}
orlog-took = { $you ->
    [you] vous prenez la carte { $place } : { $action } avec { $tile }.
   *[other] { $who } prend la carte { $place } : { $action } avec { $tile }.
}
orlog-took-bare = { $you ->
    [you] vous prenez la carte { $place } : { $action }, sans tuile.
   *[other] { $who } prend la carte { $place } : { $action }, sans tuile.
}
orlog-placed = { $you ->
    [you] vous posez { $tile } en { $cells }.
   *[other] { $who } pose { $tile } en { $cells }.
}
orlog-homeless = { $you ->
    [you] il n’y a pas de place sur votre île pour { $tile }.
   *[other] { $who } n’a pas de place pour { $tile }.
}
orlog-returned = La tuile { $tile } va sous sa pile.
orlog-returned-beasts = La tuile { $tile } va sous sa pile, et ses créatures retournent dans le sac.
orlog-discarded = { $you ->
    [you] vous défaussez la carte { $place } ({ $action }).
   *[other] { $who } défausse la carte { $place } ({ $action }).
}

orlog-gained = { $you ->
    [you] vous gagnez { $amount }.
   *[other] { $who } gagne { $amount }.
}
orlog-gained-last = { $you ->
    [you] vous jouez en dernier et gagnez { $amount }.
   *[other] { $who } joue en dernier et gagne { $amount }.
}
orlog-gained-port = { $you ->
    [you] le port vous rapporte { $amount }.
   *[other] { $who } gagne { $amount } grâce au port.
}
orlog-gained-action = { $you ->
    [you] vous gagnez { $amount }.
   *[other] { $who } gagne { $amount }.
}
orlog-gained-loot = { $you ->
    [you] votre butin : { $amount }.
   *[other] { $who } emporte un butin de { $amount }.
}
orlog-gained-piece = { $you ->
    [you] vous prenez ce qui était posé sur le bâtiment : { $amount }.
   *[other] { $who } prend ce qui était posé sur le bâtiment : { $amount }.
}
orlog-gained-building = { $you ->
    [you] votre bâtiment vous rapporte { $amount }.
   *[other] { $who } gagne { $amount } grâce à un bâtiment.
}
orlog-gained-strip = { $you ->
    [you] l’emplacement de la bande vous rapporte { $amount }.
   *[other] { $who } gagne { $amount } grâce à sa bande.
}
orlog-spent = { $you ->
    [you] vous payez { $amount }.
   *[other] { $who } paie { $amount }.
}
orlog-spent-card = { $you ->
    [you] vous payez la carte { $amount }.
   *[other] { $who } paie la carte { $amount }.
}
orlog-spent-medallion = { $you ->
    [you] vous dépensez { $amount } pour un médaillon.
   *[other] { $who } dépense { $amount } pour un médaillon.
}
orlog-spent-fight = { $you ->
    [you] vous perdez { $amount }.
   *[other] { $who } perd { $amount }.
}

orlog-came = { $you ->
    [you] { $titan } vient chez vous, face active.
   *[other] { $titan } vient chez { $who }, face active.
}
orlog-came-asleep = { $titan } vient chez { $who }, face inactive.
orlog-came-from = { $you ->
    [you] { $titan } { $leaves } et vient chez vous.
   *[other] { $titan } { $leaves } et va chez { $who }.
}
# Who loses a Titan, inside the sentence of whom it comes to.
orlog-leaves = { $you ->
    [you] vous quitte
   *[other] quitte { $who }
}
orlog-came-again = { $you ->
    [you] { $titan } reste chez vous, face active.
   *[other] { $titan } reste chez { $who }, face active.
}
orlog-came-again-asleep = { $titan } reste chez { $who }, face inactive.
orlog-went = { $you ->
    [you] vous rendez { $titan }.
   *[other] { $who } rend { $titan }.
}
orlog-favoured = { $you ->
    [you] { $titan } vous accorde sa faveur et passe sur sa face inactive.
   *[other] { $titan } accorde sa faveur à { $who } et passe sur sa face inactive.
}

orlog-acted-produce = { $you ->
    [you] vous produisez.
   *[other] { $who } produit.
}
orlog-acted-recruit = { $you ->
    [you] vous recrutez.
   *[other] { $who } recrute.
}
orlog-acted-capture = { $you ->
    [you] vous commencez une capture.
   *[other] { $who } commence une capture.
}
orlog-acted-construct = { $you ->
    [you] vous construisez.
   *[other] { $who } construit.
}
orlog-declined = { $you ->
    [you] vous n’utilisez pas l’action de la carte ({ $action }).
   *[other] { $who } n’utilise pas l’action de la carte ({ $action }).
}
orlog-fought = { $you ->
    [you] vous affrontez { $creatureacc } ({ $strength }) en { $cell } avec { $hoplites } dessus : { $dice }.
   *[other] { $who } affronte { $creatureacc } ({ $strength }) en { $cell } avec { $hoplites } dessus : { $dice }.
}
orlog-rolled = { $you ->
    [you] vous lancez { $dice }.
   *[other] { $who } lance { $dice }.
}
orlog-rolled-place = { $who } lance { $dice } : la carte { $n } en partant de la gauche, ou la dernière.
orlog-captured = { $you ->
    [you] vous l’emportez et capturez { $creatureacc } en { $cell } !
   *[other] { $who } l’emporte et capture { $creatureacc } en { $cell } !
}
orlog-lost = { $you ->
    [you] vous perdez : { $creaturethe } en { $cell } résiste{ $n ->
        [0] .
        [one] {"\u202F"}; { $hoplites } y reste.
       *[other] {"\u202F"}; { $hoplites } y restent.
    }
   *[other] { $who } perd : { $creaturethe } en { $cell } résiste{ $n ->
        [0] .
        [one] {"\u202F"}; { $hoplites } y reste.
       *[other] {"\u202F"}; { $hoplites } y restent.
    }
}
orlog-unearthed = { $you ->
    [you] vous trouvez un bâtiment : { $building }. { $does }
   *[other] { $who } trouve un bâtiment : { $building }. { $does }
}
orlog-refused = { $you ->
    [you] vous remettez { $buildingacc } dans le sac.
   *[other] { $who } remet { $buildingacc } dans le sac.
}
orlog-built = { $you ->
    [you] vous construisez { $buildingacc } en { $cell }.
   *[other] { $who } construit { $buildingacc } en { $cell }.
}
orlog-built-strip = { $you ->
    [you] vous posez { $buildingacc } sur la bande.
   *[other] { $who } pose { $buildingacc } sur sa bande.
}
orlog-erected = { $you ->
    [you] vous élevez un temple de { $first } à { $second }.
   *[other] { $who } élève un temple de { $first } à { $second }.
}
orlog-forged = { $you ->
    [you] vous gagnez un médaillon.
   *[other] { $who } gagne un médaillon.
}
orlog-bought = { $you ->
    [you] vous achetez une action supplémentaire { $payment } : { $action }.
   *[other] { $who } achète une action supplémentaire { $payment } : { $action }.
}
orlog-freed = { $you ->
    [you] vous remettez { $creatureacc } dans le sac.
   *[other] { $who } remet { $creatureacc } dans le sac.
}
orlog-ended = La partie est terminée

## Gains and losses at the edge of the log. .short: in a terminal

orgain-hoplites = +{ $n ->
    [one] { $n } hoplite
   *[other] { $n } hoplites
}
    .short = +{ $n }{ desk-sign-hoplites }
orgain-orichalque = +{ $n ->
    [one] { $n } pépite d’orichalque
   *[other] { $n } pépites d’orichalque
}
    .short = +{ $n }{ desk-sign-orichalque }
orgain-both = +{ $hoplites ->
    [one] { $hoplites } hoplite
   *[other] { $hoplites } hoplites
} +{ $orichalque ->
    [one] { $orichalque } pépite d’orichalque
   *[other] { $orichalque } pépites d’orichalque
}
    .short = +{ $hoplites }{ desk-sign-hoplites } +{ $orichalque }{ desk-sign-orichalque }
orloss-hoplites = −{ $n ->
    [one] { $n } hoplite
   *[other] { $n } hoplites
}
    .short = −{ $n }{ desk-sign-hoplites }
orloss-orichalque = −{ $n ->
    [one] { $n } pépite d’orichalque
   *[other] { $n } pépites d’orichalque
}
    .short = −{ $n }{ desk-sign-orichalque }
orloss-both = −{ $hoplites ->
    [one] { $hoplites } hoplite
   *[other] { $hoplites } hoplites
} −{ $orichalque ->
    [one] { $orichalque } pépite d’orichalque
   *[other] { $orichalque } pépites d’orichalque
}
    .short = −{ $hoplites }{ desk-sign-hoplites } −{ $orichalque }{ desk-sign-orichalque }
orgain-point = +1 point de victoire
    .short = ●+1
