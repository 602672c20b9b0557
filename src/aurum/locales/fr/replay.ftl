### Revoir : les parties jouées, pas à pas, et repartir d’un de leurs moments.

## À travers le temps

replay-play = Lire
replay-pause = Pause
replay-more = Plus
replay-speed = Vitesse
replay-times = { $speed }×
replay-by = Avancer par
replay-by-choice = par choix
replay-by-turn = par tour
replay-by-round = par manche
replay-back-choice = Un choix en arrière
replay-back-turn = Un tour en arrière
replay-back-round = Une manche en arrière
replay-on-choice = Un choix en avant
replay-on-turn = Un tour en avant
replay-on-round = Une manche en avant
replay-where = Coup { $move } sur { $moves }, manche { $round }.
replay-eyes-open = Tout à découvert
replay-points = Les points au fil de la partie

## Touches

replay-key-choice = choix
replay-key-turn = tour
replay-key-round = manche
replay-key-ends = début, fin
replay-key-space = Espace
replay-key-play = lire, pause

## Repartir d’ici

replay-continue = Continuer d’ici
replay-continue-more = Une nouvelle table commence là où en était cette partie après le coup { $move }. Dites qui s’assoit où.
replay-continue-known = Les cartes cachées sont les mêmes. Qui a regardé cette partie de plusieurs places, ou tout à découvert, les connaît.
replay-continue-chance = Le hasard est nouveau, tiré d’une nouvelle graine secrète.
replay-continue-league = La partie ne compte pas dans le classement.
replay-continue-open = Partagez le lien de la table avec vos amis ; vous commencerez quand tout le monde sera là.
replay-continue-go = Jouer la suite
replay-continued = Cette table continue une autre partie, après son coup { $move }.
replay-continued-known = Les cartes cachées sont celles de cette partie : qui l’a regardée les connaît.
replay-continued-look = Voir cette partie
