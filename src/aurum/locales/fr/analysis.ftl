### Analysis: what a bot makes of a game, at the terminal and on a page.

## The command

command-analyse = faire examiner par un bot une partie jouée
    .more = Fait examiner chaque choix d’une partie enregistrée par le meilleur bot, avec ce que ce joueur pouvait savoir et rien de plus : les chances de victoire de chacun, les choix qui ont le plus coûté, ce qu’il aurait joué à la place et pourquoi. La même partie et la même graine donnent la même analyse. On peut donner, au lieu d’une partie, une analyse écrite avec --json ; elle est alors seulement affichée.
command-analyse-file = la partie enregistrée, ou une analyse qui en a été faite
command-analyse-html = écrire dans ce fichier une page avec le graphique et tous les choix
command-analyse-iterations = combien de parties le bot simule pour chaque choix (par défaut : autant qu’il convient au jeu)
command-analyse-seed = un nombre qui fixe les tirages du bot (par défaut : 0)
command-analyse-level = quel bot examine : knight, baron ou regent (par défaut : regent)
command-analyse-workers = combien de processus examinent en même temps (par défaut : 1)

## What can go wrong

analysis-level = { $given } ne calcule pas à l’avance et ne peut pas dire ce que vaut un choix. En sont capables : { $allowed }.
analysis-not-json = Ce fichier n’est ni une partie enregistrée ni une analyse : ce n’est pas du JSON.
analysis-none = Ce n’est pas une analyse.
analysis-format = Cette analyse est de la version { $given } ; cet Aurum lit la version { $known }.
analysis-missing = Il manque à l’analyse le champ { $field }.
analysis-field = Le champ { $field } de l’analyse n’est pas ce qu’il devrait être.
analysis-empty = Cette partie ne contient aucun choix qu’un bot puisse examiner.
analysis-itself = { $path } est le fichier à examiner et serait écrasé. Choisissez un autre nom pour la page.
analysis-not-written = Impossible d’écrire { $path } : { $problem }.

## What it comes to

analysis-progress = Analyse
analysis-title = { $game } : analyse par le { $bot }
analysis-terms = { $choices ->
        [one] { $choices } choix examiné
       *[other] { $choices } choix examinés
    }, chacun avec { $iterations ->
        [one] { $iterations } partie simulée
       *[other] { $iterations } parties simulées
    } (graine { $seed }).
analysis-chances = Chances de victoire
analysis-chances-viewpoints = En %, après chaque choix : celles de chacun selon ce qu’il pouvait savoir à son dernier choix ; à la fin, le résultat.
analysis-chances-open = En %, après chaque choix ; à la fin, le résultat.
analysis-chances-solo = En %, après chaque choix ; le reste revient à l’automate.
analysis-costliest = Les choix qui ont le plus coûté
analysis-cheap = Aucun choix n’a nettement réduit les chances de victoire.
analysis-all = Tous les choix
analysis-player = joueur
analysis-move = coup
analysis-made = joué
analysis-better = mieux
analysis-cost = coût, %
analysis-why = pourquoi
analysis-begin = au début
analysis-end = à la fin
analysis-lost = perdu en tout, %
analysis-agreed = joué comme le bot
analysis-agreed-of = { $agreed } sur { $choices }
analysis-points = { $points } %
analysis-same = Le bot aurait fait de même.
analysis-knew = Le bot n’a vu que ce que ce joueur pouvait savoir à ce moment-là, et rien d’autre.
analysis-measured = Un coût est la chance de victoire qu’un choix a fait perdre, en %. Là où le bot aurait joué autre chose, il a simulé des parties après l’un et l’autre choix, en nombre égal ; une différence de moins de { $slight } % ne compte pas.
analysis-written = Écrit : { $path }

## On a server

analysis-not-over = Une partie peut être analysée quand elle est finie.
analysis-too-many = Trop de parties sont en cours d’analyse. Réessayez quand l’une d’elles sera terminée.
