### Oriflamme and Oriflamme: Alliance on a page, to lie beside the table. What a piece does is taken from other files.

aid-of-base = Oriflamme en une page
aid-of-alliance = Oriflamme : Alliance en une page
aid-of-round = Une manche
aid-of-place = Placement : à partir du premier joueur, dans le sens horaire, chacun pose une carte face cachée : au début, à la fin ou, à partir de la manche 2, sur une de ses cartes.
aid-of-resolve = Résolution : parcourez la file une fois, du début à la fin. Seules les cartes du dessus participent ; la file se resserre dès qu’une position est vide.
aid-of-face-down = Face cachée : gardez-la et posez 1 point dessus, ou révélez-la, prenez ses points et appliquez son effet.
aid-of-face-up = Face visible : son effet est obligatoire.
aid-of-after = Après son effet, une intrigue est défaussée ; un personnage reste. Si une carte se trouvait sous celle qui part, elle agit ensuite.
aid-of-eliminate = Éliminer une carte : gagnez 1 point ; les points posés dessus vont à la banque. Une défausse ne rapporte rien.
aid-of-next = Manche suivante : le marqueur de premier joueur passe à gauche, la file reste.
aid-of-reserve = Réserve : la carte quitte la file et agit devant son propriétaire jusqu’à la fin. Rien ne l’y atteint.
aid-of-characters = Personnages
aid-of-intrigues = Intrigues
aid-of-end = Fin de la partie
aid-of-winner = Après la manche 6, le plus gros trésor gagne. Les points posés sur des cartes ne valent rien.
aid-of-winner-alliance = Après la manche 6, ajoutez les points d’un Pacte en réserve ; le plus gros trésor gagne. Les points des autres cartes ne valent rien.
aid-of-tie = Égalité : le plus de positions dont la carte du dessus est à soi. Encore égalité : la victoire est partagée.
