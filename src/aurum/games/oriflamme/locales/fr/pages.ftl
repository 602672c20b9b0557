### Oriflamme on every page of the browser: in lists, in the window for a new table, and the rules at a glance.
### web-box: .does says what it is about, .for for how many and how long.

web-edition-oriflamme = Oriflamme
    .does = Posez des cartes cachées, attendez, révélez-les au bon moment.
    .for = 2 à 5 joueurs · 20 min
web-edition-alliance = Alliance
    .does = Dix nouvelles cartes : verdicts, pactes et déserteurs.
    .for = 2 à 5 joueurs · 25 min
web-edition-mixed = Cartes mélangées
web-played-oriflamme = Oriflamme
web-played-alliance = Oriflamme : Alliance
web-played-mixed = Mélange : dix cartes des deux jeux, au hasard
web-played-own = Mélange : dix cartes de votre choix
web-family = Famille
web-round-oriflamme = Manche { $round } sur 6, { $players } joueurs
web-own-cards = Choisissez dix cartes
web-first = Qui commence
web-first-chance = Tirage au sort
web-rules-cards = Les cartes
web-rules-oriflamme-1 = Vous menez une famille. De ses dix cartes, trois sont écartées à l’insu des autres et sept forment votre main. On joue six manches.
web-rules-oriflamme-2 = D’abord, chacun pose une carte face cachée : au début de la file, à la fin ou, dès la manche 2, sur une de ses propres cartes.
web-rules-oriflamme-3 = Puis on parcourt la file depuis le début. Quand vient votre carte cachée, soit vous la gardez et elle reçoit un point, soit vous la révélez.
web-rules-oriflamme-4 = Une carte révélée vous donne les points posés sur elle et agit aussitôt. Les personnages restent et agissent à chaque manche ; la plupart des intrigues sont défaussées.
web-rules-oriflamme-5 = Éliminer une carte rapporte 1 point. Une carte recouverte est hors jeu tant qu’elle n’est pas de nouveau au-dessus.
web-rules-oriflamme-6 = Après six manches, le plus de points l’emporte. Les points restés sur les cartes ne comptent pas.
