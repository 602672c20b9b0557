### The analysis of a finished game, in the browser.

study-title = Analyse
study-what = Le { $bot }, le meilleur bot, examine chaque choix de cette partie avec ce que le joueur pouvait savoir à ce moment-là et rien de plus : qui était bien parti, quels choix ont le plus coûté et ce qui aurait été meilleur. Cela prend une minute ou deux.
study-begin = Analyser cette partie
study-there = { $bot }, le meilleur bot, a examiné chaque choix de cette partie : qui était bien parti, quels choix ont le plus coûté et ce qui aurait été meilleur.
study-show = Montrer l’analyse
study-progress = { $done } sur { $total } choix examinés
study-done = L’analyse est terminée.
study-chances = Chances de victoire
study-eyes = Chances de victoire en centièmes, choix après choix : celles de chacun selon ce qu’il pouvait savoir à son dernier choix.
study-eyes-open = Chances de victoire en centièmes, choix après choix.
study-eyes-solo = Chances de victoire en centièmes, choix après choix ; le reste revient à l’automate.
study-move = coup
study-at = Après le coup { $move } : { $chances }
study-chance-of = { $name } { $points } %
study-percent = { $points } %
study-player = joueur
study-now = chances ici
study-agreed = joué comme le bot
study-agreed-of = { $agreed } sur { $choices }
study-lost = perdu
study-here = À ce moment
study-nobody = Personne n’avait de choix ici.
study-not-yet = Ce moment n’a pas encore été examiné.
study-over = La partie est finie.
study-asked = { $name }, coup { $move }
study-made = Joué
study-better = Mieux
study-why = Pourquoi
study-same = Le bot aurait fait de même.
study-slight = Le bot ne voit pas de différence.
study-cost = coûte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } sur cent
study-costliest = Ce qui a le plus coûté
study-whose = Les choix de qui
study-everybody = de tous
study-cheap = Aucun choix n’a rien coûté de notable.
study-knew = { $bot } n’a vu que ce que chaque joueur pouvait savoir au moment de choisir.
study-measured = Un coût est la chance de victoire qu’un choix a fait perdre, en points sur cent ; moins de deux ne compte pas.
