### Puzzles of Oriflamme: what is asked, and why one choice is the best. $kind is the name of a card, $family that
### of a family; $other and $choice are choices in words.

puzzles-kind-oriflamme-place = Placer une carte
puzzles-kind-oriflamme-face = Garder ou révéler
puzzles-kind-oriflamme-eliminate = Éliminer une carte
puzzles-kind-oriflamme-rob = Prendre un point à quelqu’un
puzzles-kind-oriflamme-copy = Copier un personnage
puzzles-kind-oriflamme-move = Déplacer une carte
puzzles-kind-oriflamme-land = Où poser la carte
puzzles-kind-oriflamme-favour = Donner un point
puzzles-kind-oriflamme-inform = Gagner ou échanger
puzzles-kind-oriflamme-judge = Marquer une carte
puzzles-kind-oriflamme-diplomat = Rester ou partir

## Pourquoi

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
puzzle-of-ambush = Le risque : des { $total } cartes possibles, une est l’Embuscade.
puzzle-of-no-ambush = Ce ne peut pas être une Embuscade : vous savez où elle est.
puzzle-of-leader = Il touche votre rival le plus fort : { $family }, avec { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
puzzle-of-behind = S’il faut aider quelqu’un, autant que ce soit qui a le moins : { $family }, avec { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
puzzle-of-trap = Cachée, c’est un piège pour qui l’élimine ; révélée, elle ne rapporte qu’un point.
puzzle-of-must = Révélée, elle devrait agir, et vous y perdriez plus que vous n’y gagneriez.
puzzle-of-doubles = Révélée maintenant, elle rapporte { $now } en tout ; une manche plus tard, { $then }.
puzzle-of-waits = Cachée, elle amasse des points ({ $points } dessus alors), et il vous reste { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
} pour choisir le moment.
puzzle-of-last = C’est la dernière manche : les points laissés sur une carte cachée sont perdus.
puzzle-of-last-card = C’est la dernière manche : une carte ne compte que par ce qu’elle fait maintenant.
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
puzzle-of-flaw-ambush = Le risque, là : des { $total } cartes possibles, une est l’Embuscade.
puzzle-of-flaw-leader = Cet autre choix épargne votre rival le plus fort : { $family }, avec { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
puzzle-of-flaw-last = À la dernière manche, un point sur une carte cachée ne vaut rien.
puzzle-of-flaw-early = Cet autre choix renonce à ce que la carte pourrait encore amasser en { $rounds ->
    [one] { $rounds } manche.
   *[other] { $rounds } manches.
}
