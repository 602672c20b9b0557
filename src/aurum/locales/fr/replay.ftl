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
replay-back-choice = Choix précédent
replay-back-turn = Tour précédent
replay-back-round = Manche précédente
replay-on-choice = Choix suivant
replay-on-turn = Tour suivant
replay-on-round = Manche suivante
replay-where = Coup { $move } sur { $moves }, manche { $round }.
replay-viewpoint-open = Tout visible
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
replay-continue-more = Une nouvelle table commence dans la position de cette partie après le coup { $move }. Choisissez qui joue à chaque place.
replay-continue-known = Ce qui est caché reste le même. Qui a vu cette partie de plusieurs places, ou avec tout visible, le connaît.
replay-continue-chance = Tout ce qui dépend du hasard est tiré de nouveau, à partir d’un nouveau nombre secret.
replay-continue-league = La partie ne compte pas dans le classement.
replay-continue-open = Partagez le lien de la table avec vos amis ; vous commencerez quand tout le monde sera là.
replay-continue-go = Jouer la suite
replay-continued = Cette table continue une autre partie, après son coup { $move }.
replay-continued-known = Ce qui est caché est le même que dans cette partie : qui l’a vue le connaît.
replay-continued-look = Voir cette partie
