### A page for each game to lie beside the table. What a piece does is taken from cards.ftl and pieces.ftl.

## Oriflamme and Oriflamme: Alliance

aid-of-base = Oriflamme en une page
aid-of-alliance = Oriflamme : Alliance en une page
aid-of-round = Une manche
aid-of-place = Placement : à partir du premier joueur, dans le sens horaire, chacun pose une carte face cachée : au début, à la fin ou, à partir de la manche 2, sur une de ses cartes.
aid-of-resolve = Résolution : parcourez la file une fois, du début à la fin. Seules les cartes du dessus participent ; la file se resserre dès qu’une position est vide.
aid-of-face-down = Face cachée : gardez-la et posez 1 point dessus, ou révélez-la, prenez ses points et appliquez son effet.
aid-of-face-up = Face visible : son effet est obligatoire.
aid-of-after = Après son effet, une intrigue est défaussée ; un personnage reste. Si une carte se trouvait sous celle qui part, elle agit ensuite.
aid-of-eliminate = Éliminer une carte : gagnez 1 point ; les points posés dessus vont à la banque. Une défausse ne rapporte rien.
aid-of-next = Manche suivante : le marqueur de premier joueur passe à gauche, la file reste.
aid-of-reserve = Réserve : la carte quitte la file et agit devant son propriétaire jusqu’à la fin. Rien ne l’y atteint.
aid-of-characters = Personnages
aid-of-intrigues = Intrigues
aid-of-end = Fin de la partie
aid-of-winner = Après la manche 6, le plus gros trésor gagne. Les points posés sur des cartes ne valent rien.
aid-of-winner-alliance = Après la manche 6, ajoutez les points d’un Pacte en réserve ; le plus gros trésor gagne. Les points des autres cartes ne valent rien.
aid-of-tie = Égalité : le plus de positions dont la carte du dessus est à soi. Encore égalité : la victoire est partagée.

## Orichalque

aid-or = Orichalque en une page
aid-or-turn = Un tour
aid-or-metropolis = Au premier tour seulement, avant la carte : posez la métropole sur un port et une case libre voisine ; gagnez ce que montre le port.
aid-or-card = 1 Carte : prenez-en une pour 0, 0, 1, 1, 2, 2 hoplites de gauche à droite, avec sa tuile et ses créatures.
aid-or-tile = 2 Tuile : sur des cases libres, contre une tuile ou la métropole. Un port rapporte une fois. Une zone d’au moins 3 cases d’un terrain attire son Titan.
aid-or-action = 3 Action de la carte, ou renoncer. La carte est ensuite défaussée.
aid-or-extra = 4 Action supplémentaire, si vous voulez : 2 hoplites pour Capturer, Construire, Produire ; 2 pépites pour Capturer, Construire, Recruter ; 2 créatures capturées pour n’importe laquelle.
aid-or-discard = 5 À deux joueurs ou en solo : défaussez une carte exposée.
aid-or-actions = Actions
aid-or-fight = Un combat : 0 à 3 hoplites sur la créature, 1 dé plus 1 par hoplite. Gagné si la somme atteint sa force, ou avec un crâne. Perdu : les hoplites y restent, et l’action est finie.
aid-or-building = Un bâtiment : sur une case non recouverte du terrain de son emplacement, ou n’importe lequel sur un volcan vide ; jamais à côté d’une créature.
aid-or-points = Points de victoire
aid-or-titan = Titan : 1 point tant que vous le détenez, actif ou non. Vous en détenez un, plus un par Oratoire.
aid-or-creatures = Créatures : force et butin
aid-or-hellhound = { creature-hellhound }, 4 : { creature-hellhound.does }
aid-or-minotaur = { creature-minotaur }, 6 : { creature-minotaur.does }
aid-or-gorgon = { creature-gorgon }, 8 : { creature-gorgon.does }
aid-or-cyclops = { creature-cyclops }, 10 : { creature-cyclops.does }
aid-or-hydra = { creature-hydra }, 12 : { creature-hydra.does }
aid-or-titans = Faveurs des Titans
aid-or-buildings = Bâtiments
aid-or-siege = Engin de siège (1, 2, 3) : dans vos combats, son chiffre compte comme un crâne.
aid-or-statue = Statue des Hoplites, d’Orichalque, des Créatures : une action supplémentaire payée ainsi coûte 1 de moins.
aid-or-end = Fin de la manche et de la partie
aid-or-refill = Complétez les cartes (5, ou 6 à quatre joueurs), les tuiles, les créatures et les bâtiments.
aid-or-initiative = Initiative : au plus grand nombre d’hoplites en stock ; en cas d’égalité, celui qui la détient choisit un autre des joueurs à égalité. Puis le joueur à droite du détenteur gagne 1 hoplite.
aid-or-win = 5 points et aucune créature sur l’île : vous gagnez aussitôt.
