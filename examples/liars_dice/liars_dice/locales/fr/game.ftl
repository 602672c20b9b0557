### Liar's Dice in French. $who names a player, $you is `you` if that is the reader and else `other`.

game-liars_dice = Dés menteurs
    .does = Enchérissez sur les dés cachés sous tous les gobelets et démasquez qui va trop haut.
game-liars_dice-credit = Les Dés menteurs sont un jeu traditionnel.

## What commands take

liars_dice-command-dice = Dés menteurs : les dés de chaque joueur, de 1 à 5 (par défaut : 5)
liars_dice-command-wild = Dés menteurs : les as sont-ils jokers, true ou false (par défaut : false)
liars_dice-command-exact = Dés menteurs : peut-on déclarer une enchère exacte, true ou false (par défaut : false)
liars_dice-option-dice = Dés de chaque joueur
liars_dice-option-wild = Les as sont des jokers
    .more = Un as vaut toutes les faces, sauf dans une enchère sur les as.
liars_dice-option-exact = Enchère exacte
    .more = Qui déclare une enchère exacte et a raison coûte un dé à tous les autres.
liars_dice-picture = Les dés sous les gobelets et les dernières enchères

## Choices

liars_dice-bid = { liars_dice-quantity } { $face ->
    [1] as
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
   *[6] six
}
liars_dice-question-bid = Surenchérissez ou contestez
liars_dice-question-open = Faites la première enchère
liars_dice-help-bid = { $you ->
    [you] Vous dites { $bid }. Il y a { $dice } dés sur la table.
   *[other] { $who } dit { $bid }. Il y a { $dice } dés sur la table.
}
liars_dice-help-open = Il y a { $dice } dés sur la table.
liars_dice-group-bid = Annoncer…
liars_dice-group-raise = Monter à…
liars_dice-group-challenge = Arrêter { $who }
liars_dice-quantity = { $quantity ->
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
   *[other] { $quantity }
}
    .brief = { $quantity }
liars_dice-face = { $face ->
    [1] ⚀
    [2] ⚁
    [3] ⚂
    [4] ⚃
    [5] ⚄
   *[6] ⚅
}
liars_dice-likely = { $percent ->
    [0] impossible
    [100] certain
   *[other] { $percent } % de chances
}
liars_dice-outlook-bid = { liars_dice-likely }
liars_dice-outlook-call = juste : { $bidder } perd un dé ; faux : c’est { $you ->
    [you] vous
   *[other] { $who }
}
liars_dice-outlook-exact = juste : tous les autres perdent un dé ; faux : c’est { $you ->
    [you] vous
   *[other] { $who }
}
liars_dice-outlook-percent = { liars_dice-likely }, d’après les dés visibles
liars_dice-choice-bid = Annoncer { liars_dice-bid }
liars_dice-choice-raise = Monter à { liars_dice-bid }
liars_dice-choice-call = Menteur : il y en a moins
liars_dice-choice-call-of = Menteur : moins de { $bid }
liars_dice-choice-exact = Exact : il y en a juste autant
liars_dice-choice-exact-of = Exact : juste { $bid }
liars_dice-choice-first = { $who } commence
liars_dice-choice-roll = { $who } lance { $hand }

## What happens

liars_dice-event-began = Manche { $round } · { $you ->
    [you] vous commencez
   *[other] { $who } commence
}
liars_dice-event-rolled = { $you ->
    [you] Vous lancez { $hand }.
   *[other] { $who } lance { $dice ->
        [one] un dé
       *[other] { $dice } dés
    }.
}
liars_dice-event-bid = { $you ->
    [you] Vous annoncez { liars_dice-bid }.
   *[other] { $who } annonce { liars_dice-bid }.
}
liars_dice-event-called = { $you ->
    [you] Vous dites « menteur » : moins de { liars_dice-bid }.
   *[other] { $who } dit « menteur » : moins de { liars_dice-bid }.
}
liars_dice-event-exact = { $you ->
    [you] Vous dites « exact » : juste { liars_dice-bid }.
   *[other] { $who } dit « exact » : juste { liars_dice-bid }.
}
liars_dice-event-showed = { $you ->
    [you] Vous montrez { $hand }.
   *[other] { $who } montre { $hand }.
}
liars_dice-event-counted = { $quantity ->
    [0] Il n’y en a aucun.
   *[other] Il y a { liars_dice-bid }.
}
liars_dice-event-lost = { $you ->
    [you] { $left ->
        [0] Vous perdez votre dernier dé.
        [1] Il vous reste un dé.
       *[other] Il vous reste { $left } dés.
    }
   *[other] { $left ->
        [0] { $who } perd son dernier dé.
        [1] Il reste un dé à { $who }.
       *[other] Il reste { $left } dés à { $who }.
    }
}
liars_dice-gain = −1 dé
liars_dice-event-out = { $you ->
    [you] Vous n’avez plus de dés.
   *[other] { $who } n’a plus de dés.
}
liars_dice-event-won = { $you ->
    [you] Vous gagnez.
   *[other] { $who } gagne.
}

## Facts

liars_dice-fact-dice = Dés
liars_dice-dice = { $dice ->
    [one] dé
   *[other] dés
}
liars_dice-fact-bid = Dernière enchère
liars_dice-fact-bids = Enchères de la manche
liars_dice-fact-hand = Vos dés
liars_dice-fact-standing = L’enchère
liars_dice-fact-shown = Montrés
liars_dice-fact-challenged = Enchère contestée
liars_dice-fact-found = Il y en avait
liars_dice-fact-lost = Un dé de moins
liars_dice-fact-table = Dés sur la table
liars_dice-fact-wild = Les as sont jokers
liars_dice-fact-exact = Annonce « exact »
liars_dice-yes = oui
liars_dice-no = non

## What cannot be read or is not allowed

liars_dice-expected-bid = Une enchère est une quantité, un x et une face, comme 4x5 pour quatre cinq.
liars_dice-expected-roll = Un lancer est fait d’un à cinq dés, comme 13566.
liars_dice-expected-cup = Un gobelet contient de 1 à { $dice } dés comme 13566, ***** avant le lancer, ou -, s’il n’y en a plus.
liars_dice-expected-dice = Qui commence doit avoir des dés, et tout le monde doit en avoir avant le tirage au sort.
liars_dice-expected-raise = Chaque enchère doit être possible et plus haute que la précédente.
liars_dice-expected-shown = Après l’enchère vient ce que chacun a montré : des dés comme 13566, autant que maintenant ou un de plus, ou -, s’il n’en avait pas.
liars_dice-options = { $given } ne convient pas pour { $name } ; il y a { $allowed }.
liars_dice-illegal-chance = « { $choice } » doit attendre le sort.
liars_dice-illegal-rolled = « { $choice } » vient trop tard : enchérissez ou contestez.
liars_dice-illegal-exact = « { $choice } » ne se joue pas à cette table.
liars_dice-illegal-opening = « { $choice } » demande une enchère à contester : faites la première.
liars_dice-illegal-quantity = « { $choice } » est impossible : annoncez de 1 à { $dice } dés d’une face de 1 à 6.
liars_dice-illegal-low = « { $choice } » ne dépasse pas { $standing } : annoncez plus de dés, ou autant d’une face plus haute.
liars_dice-illegal-low-ones = « { $choice } » ne dépasse pas { $standing } : une enchère sur les as vaut le double d’une autre face.
