### Hints in Orichalque: what speaks for a choice, said to whoever asked.

hint-or-only = Il n’y a qu’un choix.
hint-or-wins = Il gagne la partie.
hint-or-fight = Chances de gagner le combat : { $percent } %.
hint-or-fight-sure = Le combat ne peut être perdu.
hint-or-smite = Le Titan gagne le combat sans lancer de dés.
hint-or-point = { $points ->
    [one] Cela rapporte votre premier point de victoire.
   *[other] Cela rapporte un point de victoire ; vous en aurez { $points }.
}
hint-or-titan-comes = Cela attire un Titan sur votre île{ $point ->
    [1] {"\u00A0"}: un point de victoire.
   *[0] .
}
hint-or-titan-robbed = Cela prend un Titan à quelqu’un d’autre{ $point ->
    [1] {"\u00A0"}: un point de victoire pour vous.
   *[0] .
}
hint-or-titan-wakes = Cela rend votre Titan de nouveau actif.
hint-or-temple-ready = Cela fait de la place pour un temple.
hint-or-enough = Cela garde ce que vous avez pour plus tard.
hint-or-leaves = Ici, mieux vaut maintenant ne rien faire.
hint-or-blessed = La faveur du Titan double ce que cela rapporte.
hint-or-building = Le bâtiment est vite rentable, et l’on perd peu à cet endroit.
hint-or-brings = Cela rapporte tout de suite { $hoplites ->
    [0] { $orichalque } orichalque
    [one] { $orichalque ->
        [0] un hoplite
       *[other] un hoplite et { $orichalque } orichalque
    }
   *[other] { $orichalque ->
        [0] { $hoplites } hoplites
       *[other] { $hoplites } hoplites et { $orichalque } orichalque
    }
}.
hint-or-take = { $action ->
    [produce] Elle permet de produire
    [recruit] Elle permet de recruter
    [capture] Elle permet de combattre
   *[construct] Elle permet de construire
} à ce tour, { $cost ->
    [0] et elle est gratuite.
    [one] pour un hoplite.
   *[other] pour { $cost } hoplites.
}{ $tile ->
    [titan] {" "}Sa tuile peut attirer un Titan sur votre île.
    [temple] {" "}Sa tuile peut faire de la place pour un temple.
   *[none] {""}
}
hint-or-found = Il y a de la place pour des tuiles autour.
hint-or-titan = Vous gardez ainsi les Titans qui vous sont le plus utiles.
hint-or-buy = Une deuxième action vaut maintenant son prix.
hint-or-pay = C’est ce qui vous manquera le moins.
hint-or-discard = Elle aurait servi aux autres plus qu’à vous.
hint-or-initiative = C’est là qu’elle vous nuit le moins.
hint-or-played = Dans les parties que le Régent a simulées à partir d’ici, ce choix est le meilleur.
