### Conseils : ce que suggère le meilleur bot, et pourquoi. Adressé à la personne qui demande.

hint-button = Conseil
hint-ask = Demander un conseil
hint-title = Un conseil
hint-thinking = Le Régent réfléchit à votre tour…
hint-clear = Un choix est nettement le meilleur.
hint-close = Ces choix se valent à peu près.
hint-better = Le premier choix est le meilleur.
hint-lost = La partie est presque perdue ; le premier choix garde le plus de chances.
hint-chance = { $percent } % de chances
hint-chance-spoken = Chances de gagner : { $percent } %.
hint-how = Le conseil ne tient compte que de ce que vous pouvez savoir. Touchez un choix pour le voir sur la table ; rien n’est joué tant que vous ne le jouez pas vous-même.
hint-show = Montrer sur la table
hint-shown = Montré sur la table
hint-hide = Fermer le conseil
hint-again = Réessayer
hint-stale = La partie a avancé : ce conseil n’est plus valable.
hint-even = Dans les parties que le Régent a simulées à partir d’ici, ce choix vaut à peu près le meilleur.
hint-worse = Dans les parties que le Régent a simulées à partir d’ici, ce choix vaut moins que le premier.

hint-log = { $name } a demandé un conseil.
hint-option = Conseils
hint-option-note = Chacun peut demander l’avis du Régent à son tour ; le journal le signale.
hint-option-on = avec conseils

play-word-hint = conseil
play-help-hint = de bons choix, et leurs raisons
hint-terminal-people = D’autres personnes jouent à cette table : pas de conseils.

## Oriflamme : ce qui parle pour un choix

hint-of-only = Il n’y a qu’un choix.
hint-of-gain = { $points ->
    [one] Cela rapporte un point tout de suite.
   *[other] Cela rapporte { $points } points tout de suite.
}
hint-of-last = C’est la dernière manche : les points d’une carte cachée seraient perdus. { $points ->
    [0] Et son effet vient encore à temps.
    [one] Cela vous rapporte un point.
   *[other] Cela vous rapporte { $points } points.
}
hint-of-place = { $promise ->
    [strikes] Une carte qui peut en éliminer d’autres est une menace tant qu’elle est cachée.
    [trap] Un piège : qui l’élimine y perd.
    [grows] Plus elle reste cachée, plus elle rapporte.
    [bends] Elle s’adapte à ce que devient la file.
    [last] C’est la dernière manche : la carte ne compte que par ce qu’elle fait maintenant.
   *[earns] Une fois révélée, elle peut rapporter à chaque manche.
} { $spot ->
    [start] Au début, elle agit avant celles qui y sont déjà.
    [end] À la fin, elle agit après celles qui y sont déjà.
    [on] Sur votre propre carte, elle agit à sa place et la met hors d’atteinte.
   *[alone] La file est encore vide : aux autres de s’y adapter.
}
hint-of-keep = Elle reste cachée et gagne un point : { $points ->
    [one] elle en portera un.
   *[other] elle en portera { $points }.
}
hint-of-keep-last = { $trap ->
    [1] Cachée, c’est encore un piège pour qui l’élimine ; ses points ne comptent plus.
   *[0] Elle reste dans la file telle quelle ; ses points ne comptent plus.
}
hint-of-trap = Cachée, c’est un piège pour qui l’élimine, et elle gagne un point.
hint-of-reveal = Son effet vaut plus pour vous maintenant qu’un point de plus sur elle.
hint-of-empty = Elle ne rapporte rien et quitte la file.
hint-of-nothing = Cela ne rapporte rien maintenant, et la carte reste en place.
hint-of-eliminate = { $points ->
    [0] Un rival perd une carte de la file, et vous gagnez un point.
    [one] Un rival perd une carte qui porte un point, et vous en gagnez un.
   *[other] Un rival perd une carte qui porte { $points } points, et vous en gagnez un.
}
hint-of-eliminate-own = Cela vous coûte une de vos cartes, mais rapporte un point.
hint-of-rob = { $leads ->
    [1] Cela prend un point à qui en a le plus, et vous le donne.
   *[0] Cela prend un point à un rival, et vous le donne.
}
hint-of-copy = Ce que fait cette carte vous convient le mieux ici.
hint-of-move = Déplacer cette carte vous aide, ou gêne les autres.
hint-of-land = { $when ->
    [acts] Ici, elle a son tour dans cette manche.
    [skipped] Ici, elle n’a pas de tour dans cette manche.
   *[passed] Son tour est passé dans cette manche ; ce qui change, ce sont ses voisines.
}
hint-of-favour = S’il faut donner un point, c’est ici qu’il vous nuit le moins.
hint-of-swap = Une autre carte est plus utile à cette place.
hint-of-mark = Un verdict ici menace le plus les autres.
hint-of-support = Cela rapporte un point, et la carte reste en place.
hint-of-leave = Une fois pris, ses points sont à l’abri.

## Orichalque : ce qui parle pour un choix

hint-or-only = Il n’y a qu’un choix.
hint-or-wins = Il gagne la partie.
hint-or-fight = Chances de gagner le combat : { $percent } %.
hint-or-fight-sure = Le combat ne peut être perdu.
hint-or-smite = Le Titan gagne le combat sans lancer de dés.
hint-or-point = { $points ->
    [one] Cela rapporte votre premier point de victoire.
   *[other] Cela rapporte un point de victoire ; vous en aurez { $points }.
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
