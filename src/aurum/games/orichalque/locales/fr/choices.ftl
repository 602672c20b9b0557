### What a player of Orichalque is asked, and what each choice leads to.

## The questions

orask-side = sur quelle face du plateau { $board } jouez-vous ?
orask-metropolis = fondez votre métropole : un port et une case voisine
orask-card = quelle carte prenez-vous ?
# .brief: beside a picture of the tile
orask-tile = où posez-vous la tuile ({ $tile }) ?
    .brief = posez la tuile contre les vôtres
orask-welcome = deux Titans viennent chez vous. Lequel en premier ?
orask-release = { $titan } est là, et vous pouvez détenir { $limit ->
    [one] { $limit } seul Titan
   *[other] { $limit } Titans au plus
}. Lequel rendez-vous ?
orask-action = { $action } : utilisez-vous l’action de la carte ?
orask-favour = { $action } : avec la faveur du Titan ?
orask-fight = { $fought ->
    [0] qui affrontez-vous ? Vous avez { $hoplites }.
   *[other] continuez-vous le combat ? Vous avez { $hoplites }.
}
orask-construct = que construisez-vous ?
orask-bonus = Théia peut vous accorder une construction de plus. Laquelle ?
orask-raise = où posez-vous ce bâtiment ({ $building }) ?
orask-extra = achetez-vous une action supplémentaire ?
orask-pay = { $n ->
    [one] avec quelle créature payez-vous ? Il en reste { $n } à payer.
   *[other] avec quelle créature payez-vous ? Il en reste { $n } à payer.
}
orask-discard = quelle carte défaussez-vous ?
orask-initiative = égalité. À qui donnez-vous l’initiative ?

## A line of help below a question

orhelp-tile = Elle doit toucher une de vos tuiles ou la métropole.
orhelp-metropolis = Vous gagnez ce que montre le port et commencez avec une mine et un camp d’entraînement.
orhelp-card = La tuile vient avec la carte. Plus à droite, plus cher.
orhelp-fight = La somme doit atteindre sa force, ou un dé montrer un crâne. En cas de défaite, les hoplites restent sur la créature.
orhelp-construct = { $temples ->
    [0] Un bâtiment sur son terrain ou un volcan vide, ou un médaillon.
   *[other] Un bâtiment sur son terrain ou un volcan vide, un temple ou un médaillon.
}
orhelp-extra = Vous payez d’abord. Ce peut être encore la même action.
orhelp-discard = Sa tuile va sous la pile, et ses créatures retournent dans le sac.
orhelp-titans = Chaque Titan que vous détenez vaut un point, actif ou non.

## Headings of the terminal’s lists

desk-type-turned = Tapez sa première case, entre parenthèses ci-dessous, et sa rotation (c4 r2), ou un numéro.
desk-type-cell = Tapez une case ou un numéro.
orask-port = Port { $port } ({ $gain }), l’autre case en
orask-temple = Il vaut 1 point de victoire ; désigné par les deux coins opposés de ses quatre cases.
orask-standing = hoplites dessus
orask-stuck = * avec les hoplites déjà bloqués dessus
orask-skulls = Vos Engins de siège : { $values } compte aussi comme un crâne.

## The choices

orchoice-brings = rapporte { $amount }
orchoice-beasts = { $n ->
    [0] aucune créature sur l’île
    [one] { $n } créature sur l’île
   *[other] { $n } créatures sur l’île
}
orchoice-ways = { $n ->
    [0] rien de possible pour l’instant
    [one] { $n } possibilité pour l’instant
   *[other] { $n } possibilités pour l’instant
}
orchoice-tile-beasts = { $tile }, { $beasts }
orchoice-found = port { $port } et { $cell }
orchoice-take = { $action } avec { $tile } · { $cost }
# $land: a terrain by its number
orchoice-put = { $land ->
    [0] { desk-terrain-forest }
    [1] { desk-terrain-lagoon }
    [2] { desk-terrain-desert }
    [3] { desk-terrain-mountain }
   *[4] { desk-terrain-volcano }
} en { $cell }
orchoice-put-2 = { $land ->
    [0] { desk-terrain-forest }
    [1] { desk-terrain-lagoon }
    [2] { desk-terrain-desert }
    [3] { desk-terrain-mountain }
   *[4] { desk-terrain-volcano }
} en { $cell }, { $land2 ->
    [0] { desk-terrain-forest }
    [1] { desk-terrain-lagoon }
    [2] { desk-terrain-desert }
    [3] { desk-terrain-mountain }
   *[4] { desk-terrain-volcano }
} en { $cell2 }
orchoice-put-3 = { $land ->
    [0] { desk-terrain-forest }
    [1] { desk-terrain-lagoon }
    [2] { desk-terrain-desert }
    [3] { desk-terrain-mountain }
   *[4] { desk-terrain-volcano }
} en { $cell }, { $land2 ->
    [0] { desk-terrain-forest }
    [1] { desk-terrain-lagoon }
    [2] { desk-terrain-desert }
    [3] { desk-terrain-mountain }
   *[4] { desk-terrain-volcano }
} en { $cell2 }, { $land3 ->
    [0] { desk-terrain-forest }
    [1] { desk-terrain-lagoon }
    [2] { desk-terrain-desert }
    [3] { desk-terrain-mountain }
   *[4] { desk-terrain-volcano }
} en { $cell3 }
orchoice-discard = { $action } avec { $tile }
orchoice-welcome = { $titan } en premier
orchoice-release = rendre { $titan }
orchoice-released = sa faveur et 1 point de victoire sont perdus
orchoice-act = { $action }
orchoice-bless = { $action } avec la faveur { $titanof }
orchoice-decline = ne pas l’utiliser
orchoice-decline-building = remettre le bâtiment dans le sac
orchoice-fight = { $beast } en { $cell } avec { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}{ $n ->
    [0] {""}
    [one] , en ajoutant { $n } hoplite
   *[other] , en ajoutant { $n } hoplites
}
orchoice-chance = { desk-percent } de chances de gagner
orchoice-loot = butin : { $amount }
orchoice-smite = vaincre { $beast } en { $cell } par la faveur { $titanof }, sans dés
orchoice-stop = ne plus combattre
orchoice-build = { $building } en { $cell }
orchoice-temple = un temple de { $first } à { $second }
orchoice-medallion = un médaillon pour { $cost }
orchoice-done = ne rien construire de plus et garder la faveur
orchoice-buy = { $action } pour { $cost }
orchoice-pay = { $creature }
orchoice-end = pas d’action supplémentaire
orchoice-side = { $side } ({ $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
})
orchoice-initiative = { $you ->
    [you] vous
   *[other] { $who }
}

## What chance brings

orchoice-board = Île { $board }
orchoice-card = { $action } { $n }
orchoice-roll = { $dice }

## What follows from a choice

orbrings-titan = { $you ->
    [you] { $titan } vient chez vous
   *[other] { $titan } vient chez { $who }
}
orbrings-titan-from = { $you ->
    [you] { $titan } { $leaves } et vient chez vous
   *[other] { $titan } { $leaves } et va chez { $who }
}
orbrings-wakes = { $titan } redevient actif
orbrings-sleeps = { $titan } passe sur sa face inactive
orbrings-release = { $you ->
    [you] vous devrez rendre un autre Titan
   *[other] { $who } devra rendre un autre Titan
}
orbrings-port = port : { $amount }
orbrings-last = { $you ->
    [you] vous jouez en dernier et gagnez { $amount }
   *[other] { $who } joue en dernier et gagne { $amount }
}
orbrings-victory = { $you ->
    [you] vous gagnez
   *[other] { $who } gagne
}
