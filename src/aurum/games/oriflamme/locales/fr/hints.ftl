### Hints in Oriflamme: what speaks for a choice, said to whoever asked.

hint-of-only = Il n’y a qu’un choix.
hint-of-gain = { $points ->
    [one] Cela rapporte un point tout de suite.
   *[other] Cela rapporte { $points } points tout de suite.
}
hint-of-last = C’est la dernière manche : les points d’une carte cachée seraient perdus. { $points ->
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
   *[alone] La file est encore vide : aux autres de s’y adapter.
}
hint-of-keep = Elle reste cachée et gagne un point : { $points ->
    [one] elle en portera un.
   *[other] elle en portera { $points }.
}
hint-of-keep-last = { $trap ->
    [1] Cachée, c’est encore un piège pour qui l’élimine ; ses points ne comptent plus.
   *[0] Elle reste dans la file telle quelle ; ses points ne comptent plus.
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
   *[passed] Son tour est passé dans cette manche ; ce qui change, ce sont ses voisines.
}
hint-of-favour = S’il faut donner un point, c’est ici qu’il vous nuit le moins.
hint-of-swap = Une autre carte est plus utile à cette place.
hint-of-mark = Un verdict ici menace le plus les autres.
hint-of-support = Cela rapporte un point, et la carte reste en place.
hint-of-leave = Une fois pris, ses points sont à l’abri.
