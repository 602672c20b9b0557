### Problèmes : des positions où un choix est nettement le meilleur, et pourquoi.

puzzles-title = Problèmes
puzzles-lead = Des positions tirées de parties entre bots de haut niveau. Vous voyez ce que peut savoir le joueur qui choisit. Un choix est nettement le meilleur : lequel ?
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

puzzles-task = Que choisissez-vous ? Faites votre choix sur le plateau, ou dans la liste en dessous.
puzzles-board = La position
puzzles-list = Tous les choix
puzzles-right = Exact : « { $choice } ».
puzzles-wrong = « { $choice } » n’est pas le meilleur choix.
puzzles-wrong-worth = Il gagne { $worth } % des parties. Il y a nettement mieux.
puzzles-answer-is = Le meilleur choix est « { $choice } ».
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
puzzles-found-by = Niveaux qui le trouvent : { $levels }.
puzzles-found-by-regent = De tous les niveaux de bots, seul le Régent le trouve.

## Pourquoi

puzzle-chances = Joué jusqu’au bout, ce choix gagne { $best } % des parties ; le suivant, « { $other } », { $next } %.
puzzle-then = { $first ->
    [1] Ensuite vient « { $choice } ».
   *[0] Et après, « { $choice } ».
}
puzzle-tempting = { $level ->
    [squire] Un Écuyer choisirait
    [page] Un Page choisirait
   *[nobody] On serait tenté de choisir
} « { $choice } », qui en gagne { $worth } %.
puzzle-tempting-same = { $level ->
    [squire] C’est ce que choisirait un Écuyer.
   *[page] C’est ce que choisirait un Page.
}
puzzle-later = Ce qu’il rapporte ne se voit que dans la suite de la partie.
puzzle-later-last = Ce qu’il rapporte se voit avant la fin de cette dernière manche.
