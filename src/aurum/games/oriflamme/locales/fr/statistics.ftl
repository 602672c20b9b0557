### What finished games of Oriflamme come to.

stats-source-oriflamme-start = Le point reçu au départ
stats-source-oriflamme-hidden = Points posés sur les cartes, à la révélation
stats-source-oriflamme-effects = Effets des cartes
stats-source-oriflamme-eliminations = Éliminations
stats-source-oriflamme-traps = Pièges déclenchés
stats-source-oriflamme-stolen = Pris par l’Espion
stats-source-oriflamme-robbed = Perdus face aux Espions
stats-source-oriflamme-end = Pactes, à la fin
stats-count-oriflamme-kept = Cartes gardées cachées
stats-count-oriflamme-eliminated = Cartes éliminées
stats-count-oriflamme-died = Cartes perdues
stats-count-oriflamme-lost = Points perdus avec elles

stats-cards = Points et pertes par carte
stats-cards-more = En moyenne, chaque fois qu’une carte a été posée : les points qu’elle a rapportés, et combien de fois elle est sortie du jeu.
stats-card = Carte
stats-placed = Posée
stats-earned = Points à chaque fois
stats-died = Perdue
stats-struck = Éliminations
stats-killers = Ce qui a fait sortir les cartes du jeu
stats-killed-by = Sortie du jeu par
stats-times = { $card } × { $times }
