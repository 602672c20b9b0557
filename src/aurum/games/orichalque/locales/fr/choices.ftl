### What a player of Orichalque is asked, and what each choice leads to.

## The questions

orask-side = sur quelle face du plateau { $board } jouez-vous ?
orask-metropolis = où posez-vous votre métropole ? Une case sur un port, l’autre à côté.
orask-card = quelle carte prenez-vous ?
orask-tile = où posez-vous la tuile ({ $tile }) ? Tapez sa première case, entre parenthèses ci-dessous, et sa rotation (c4 r2), ou un numéro.
orask-tile-one = où posez-vous la tuile ({ $tile }) ? Tapez une case ou un numéro.
orask-welcome = deux Titans viennent chez vous. Lequel en premier ?
orask-release = { $titan } est là, et vous pouvez détenir { $limit ->
    [one] { $limit } seul Titan
   *[other] { $limit } Titans au plus
}. Lequel rendez-vous ?
orask-action = { $action } : utilisez-vous l’action de la carte ?
orask-favour = { $action } : avec la faveur du Titan ?
orask-fight = { $fought ->
    [0] qui affrontez-vous ? Vous avez { $hoplites }.
   *[other] continuez-vous le combat ? Vous avez { $hoplites }.
}
orask-construct = que construisez-vous ?
orask-bonus = Théia peut vous accorder une construction de plus. Laquelle ?
orask-raise = où posez-vous ce bâtiment ({ $building }) ?
orask-extra = achetez-vous une action supplémentaire ?
orask-pay = { $n ->
    [one] avec quelle créature payez-vous ? Il en reste { $n } à payer.
   *[other] avec quelle créature payez-vous ? Il en reste { $n } à payer.
}
orask-discard = quelle carte défaussez-vous ?
orask-initiative = égalité. À qui donnez-vous l’initiative ?

orask-port = Port { $port } ({ $gain }), l’autre case en
orask-temple = Il vaut 1 point de victoire ; désigné par les deux coins opposés de ses quatre cases.
orask-standing = hoplites dessus
orask-stuck = * avec les hoplites déjà bloqués dessus
orask-skulls = Vos Engins de siège : { $values } compte aussi comme un crâne.
orask-brings-titan = { $titan } vient chez vous
orask-brings-port = port : { $goods }
orask-brings-victory = vous gagnez

## The choices

orchoice-brings = rapporte { $amount }
orchoice-beasts = { $n ->
    [0] aucune créature sur votre île
    [one] { $n } créature sur votre île
   *[other] { $n } créatures sur votre île
}
orchoice-ways = { $n ->
    [0] rien de possible pour l’instant
    [one] { $n } possibilité pour l’instant
   *[other] { $n } possibilités pour l’instant
}
orchoice-tile-beasts = { $tile }, { $beasts }
orchoice-found = port { $port } ({ $gain }) et { $cell }
orchoice-take = { $action } avec { $tile } · { $cost }{ $now }
orchoice-put = première case en { $cell }, rotation { $turn }
orchoice-discard = { $action } avec { $tile }
orchoice-welcome = { $titan } en premier. { $does }
orchoice-release = rendre { $titan }. Vous perdez sa faveur et 1 point de victoire. { $does }
orchoice-act = { $action } · { $now }
orchoice-bless = { $action } avec la faveur { $titanof } · { $now } ; { $titan } passe sur sa face inactive
orchoice-decline = ne pas l’utiliser
orchoice-decline-building = remettre le bâtiment dans le sac
orchoice-fight = { $beast } en { $cell } : { $dice }, { $chance } de chances de gagner{ $n ->
    [0] {""}
   *[other] , en ajoutant { $added }
}
orchoice-smite = vaincre { $beast } en { $cell } par la faveur { $titanof }, sans dés · butin : { $loot } ; { $titan } passe sur sa face inactive
orchoice-stop = ne plus combattre
orchoice-build = { $building } en { $cell }. { $does }
orchoice-temple = un temple de { $first } à { $second } : 1 point de victoire
orchoice-medallion = un médaillon : dépenser 5 pépites d’orichalque pour 1 point de victoire
orchoice-done = ne rien construire de plus et garder la faveur
orchoice-buy = { $action } pour { $cost } · { $now }
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
orchoice-drawn = { $name }
