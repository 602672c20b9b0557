### Conseils : ce que suggère le meilleur bot, et pourquoi. Adressé à la personne qui demande.

hint-button = Conseil
hint-ask = Demander un conseil
hint-title = Un conseil
hint-thinking = Le Régent réfléchit à votre tour…
hint-clear = Un choix est nettement le meilleur.
hint-close = Ces choix se valent à peu près.
hint-better = Le premier choix est le meilleur.
hint-lost = La partie est presque perdue ; le premier choix garde le plus de chances.
hint-chance = { $percent } % de chances
hint-chance-spoken = Chances de gagner : { $percent } %.
hint-how = Le conseil ne tient compte que de ce que vous pouvez savoir. Touchez un choix pour le voir sur la table ; rien n’est joué tant que vous ne le jouez pas vous-même.
hint-hide = Fermer le conseil
hint-again = Réessayer
hint-stale = La partie a avancé : ce conseil n’est plus valable.
hint-only = Il n’y a qu’un seul choix.
hint-wins = Cela gagne la partie.
hint-first = Dans les parties que le Régent a simulées à partir d’ici, ce choix a donné les meilleurs résultats.
hint-even = Dans les parties que le Régent a simulées à partir d’ici, ce choix vaut à peu près le meilleur.
hint-worse = Dans les parties que le Régent a simulées à partir d’ici, ce choix vaut moins que le premier.

hint-log = { $name } a demandé un conseil.
hint-option = Conseils
hint-option-note = Chacun peut demander l’avis du Régent à son tour ; le journal le signale.
hint-option-on = avec conseils

play-word-hint = conseil
play-help-hint = de bons choix, et leurs raisons
hint-terminal-people = D’autres personnes jouent à cette table : pas de conseils.
