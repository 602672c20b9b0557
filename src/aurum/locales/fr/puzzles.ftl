### Problèmes : des positions où un choix est nettement le meilleur, et pourquoi.

puzzles-title = Problèmes
puzzles-lead = Des positions tirées de parties entre bots de haut niveau. Vous voyez ce que peut savoir celui qui choisit. Un choix est nettement le meilleur : lequel ?
puzzles-games = Jeux
puzzles-solved = { $solved } résolus sur { $all }
puzzles-number = Problème { $number }
puzzles-named = { $game }, problème { $number }
puzzles-row = Problème { $number }, difficulté { $difficulty } sur 5, { $state ->
    [solved] résolu
    [shown] réponse consultée
   *[open] pas encore résolu
}
puzzles-difficulty = Difficulté { $difficulty } sur 5
puzzles-players = { $players ->
    [0] contre l’automate
    [2] { $duel ->
        [yes] duel
       *[no] deux joueurs
    }
   *[other] { $players } joueurs
}
puzzles-round = manche { $round }
puzzles-kind-place = Placer une carte
puzzles-kind-face = Garder ou révéler
puzzles-kind-eliminate = Éliminer une carte
puzzles-kind-rob = Prendre un point à quelqu’un
puzzles-kind-copy = Copier un personnage
puzzles-kind-move = Déplacer une carte
puzzles-kind-land = Où poser la carte
puzzles-kind-favour = Donner un point
puzzles-kind-inform = Gagner ou échanger
puzzles-kind-judge = Marquer une carte
puzzles-kind-diplomat = Rester ou partir
puzzles-kind-metropolis = Placer la métropole
puzzles-kind-card = Prendre une carte
puzzles-kind-tile = Placer la tuile
puzzles-kind-titan = Les Titans
puzzles-kind-action = Utiliser l’action
puzzles-kind-fight = Combattre
puzzles-kind-construct = Construire
puzzles-kind-extra = Une action de plus
puzzles-kind-pay = Payer
puzzles-kind-discard = Défausser une carte
puzzles-kind-initiative = L’initiative

puzzles-task = Que choisissez-vous ? Faites votre choix sur le plateau, ou dans la liste en dessous.
puzzles-board = La position
puzzles-list = Tous les choix
puzzles-right = Exact : « { $choice } ».
puzzles-wrong = « { $choice } » n’est pas le meilleur choix.
puzzles-wrong-worth = Il gagne { $worth } % des parties. Il y a nettement mieux.
puzzles-answer-is = Le meilleur choix est « { $choice } ».
puzzles-show-answer = Voir la réponse
puzzles-next = Problème suivant
puzzles-back = Tous les problèmes
puzzles-table = Ce que vaut chaque choix
puzzles-choice = Choix
puzzles-worth = Victoires, en %
puzzles-yours = votre choix
puzzles-best = le meilleur
puzzles-more = { $count ->
    [one] et un autre choix, au plus { $worth } %
   *[other] et { $count } autres choix, au plus { $worth } % chacun
}
puzzles-depth = Les meilleurs choix ont été joués jusqu’au bout { $tries } fois chacun, en { $sources } séries indépendantes, dont les résultats concordent à { $spread } % près. Les autres ont été essayés { $few } fois.
puzzles-depth-all = Chaque choix a été joué jusqu’au bout { $tries } fois, en { $sources } séries indépendantes, dont les résultats concordent à { $spread } % près.
puzzles-found-by = Le trouvent : { $levels }.
puzzles-found-by-regent = De tous les niveaux de bots, seul le Régent le trouve.

## Pourquoi

puzzle-chances = Joué jusqu’au bout, ce choix gagne { $best } % des parties ; le suivant, « { $other } », { $next } %.
puzzle-then = { $first ->
    [1] Ensuite vient « { $choice } ».
   *[0] Et après, « { $choice } ».
}
puzzle-tempting = { $level ->
    [squire] Un Écuyer choisirait
    [page] Un Page choisirait
   *[nobody] On serait tenté de choisir
} « { $choice } », qui en gagne { $worth } %.
puzzle-tempting-same = { $level ->
    [squire] C’est ce que choisirait un Écuyer.
   *[page] C’est ce que choisirait un Page.
}
puzzle-later = Ce qu’il rapporte ne se voit que dans la suite de la partie.
puzzle-later-last = Ce qu’il rapporte se voit avant la fin de cette dernière manche.
puzzle-of-gain = { $points ->
    [one] Il vous rapporte { $points } point tout de suite.
   *[other] Il vous rapporte { $points } points tout de suite.
}
puzzle-of-engine = { $kind } ({ $family }) agirait encore { $times ->
    [one] une fois.
   *[other] { $times } fois.
}
puzzle-of-points = { $points ->
    [one] Le point posé dessus est perdu pour son propriétaire.
   *[other] Les { $points } points posés dessus sont perdus pour son propriétaire.
}
puzzle-of-own = C’est une de vos cartes, mais cela en vaut la peine.
puzzle-of-ambush = Le risque : des { $total } cartes possibles, une est l’Embuscade.
puzzle-of-no-ambush = Ce ne peut pas être une Embuscade : vous savez où elle est.
puzzle-of-leader = Il touche votre rival le plus fort : { $family }, avec { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
puzzle-of-behind = S’il faut aider quelqu’un, autant que ce soit qui a le moins : { $family }, avec { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
puzzle-of-trap = Cachée, c’est un piège pour qui l’élimine ; révélée, elle ne rapporte qu’un point.
puzzle-of-must = Révélée, elle devrait agir, et vous y perdriez plus que vous n’y gagneriez.
puzzle-of-doubles = Révélée maintenant, elle rapporte { $now } en tout ; une manche plus tard, { $then }.
puzzle-of-waits = Cachée, elle amasse des points ({ $points } dessus alors), et il vous reste { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
} pour choisir le moment.
puzzle-of-last = C’est la dernière manche : les points laissés sur une carte cachée sont perdus.
puzzle-of-last-card = C’est la dernière manche : une carte ne compte que par ce qu’elle fait maintenant.
puzzle-of-covers = Sur votre carte en { $position }, elle agit à sa place, et la carte du dessous est hors d’atteinte.
puzzle-of-first = Au début de la file, elle agit cette manche avant toutes les autres.
puzzle-of-end = À la fin de la file, elle agit la dernière, après toutes les autres.
puzzle-of-moves = La place de la carte de { $family } compte plus que toute autre.
puzzle-of-moves-own = La place de votre propre carte compte plus que toute autre.
puzzle-of-again = Là, elle agit encore une fois cette manche.
puzzle-of-skipped = Là, elle est sautée cette manche.
puzzle-of-swap = À cette place, { $kind } vaut mieux que ce qui s’y trouve.
puzzle-of-leave = { $points ->
    [one] Le point posé dessus est à vous.
   *[other] Les { $points } points posés dessus sont à vous.
}
puzzle-of-support = Il reste et continue de rapporter, et l’autre Diplomate reçoit des points.
puzzle-of-flaw-ambush = Le risque, là : des { $total } cartes possibles, une est l’Embuscade.
puzzle-of-flaw-leader = Cet autre choix épargne votre rival le plus fort : { $family }, avec { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
puzzle-of-flaw-last = À la dernière manche, un point sur une carte cachée ne vaut rien.
puzzle-of-flaw-early = Cet autre choix renonce à ce que la carte pourrait encore amasser en { $rounds ->
    [one] { $rounds } manche.
   *[other] { $rounds } manches.
}
puzzle-or-wins = Il gagne la partie sur-le-champ.
puzzle-or-won = Et la partie est gagnée.
puzzle-or-near = Le temps presse : un rival a { $points } points de victoire, et { $enough } suffisent.
puzzle-or-fight = Chances de gagner le combat : { $percent } %.
puzzle-or-fight-sure = Le combat ne peut pas se perdre.
puzzle-or-smite = Le Titan gagne le combat sans dés.
puzzle-or-point = Il rapporte un point de victoire : vous en avez alors { $points } sur { $enough }.
puzzle-or-free = La carte ne coûte rien.
puzzle-or-cost = { $cost ->
    [one] Elle vaut bien l’hoplite qu’elle coûte.
   *[other] Elle vaut bien les { $cost } hoplites qu’elle coûte.
}
puzzle-or-tile-titan = Sa tuile peut attirer un Titan sur votre île.
puzzle-or-tile-temple = Sa tuile peut faire place à un temple.
puzzle-or-extra = Une action de plus ce tour-ci vaut son prix.
puzzle-or-extra-point = Une action de plus ce tour-ci peut rapporter un point de victoire.
puzzle-or-discard = La carte qui part, personne d’autre ne peut la prendre.
puzzle-or-titan-comes = Il attire un Titan sur votre île.
puzzle-or-titan-robbed = Il prend un Titan à quelqu’un d’autre.
puzzle-or-titan-wakes = Il rend votre Titan de nouveau actif.
puzzle-or-temple-ready = Il fait place à un temple.
puzzle-or-saves = Ce que vous avez vaudra plus tard mieux que tout ce que vous pourriez en tirer maintenant.
puzzle-or-blessed = La faveur du Titan le double.
puzzle-or-building = Aucune autre construction ne vaut autant maintenant.
puzzle-or-flaw-wins = C’est passer à côté d’une victoire.
puzzle-or-flaw-odds = Chances de gagner cet autre combat : { $percent } % seulement.
