### What finished games of Oriflamme come to.

stats-source-start = Le point reçu au départ
stats-source-hidden = Points posés sur les cartes, à la révélation
stats-source-effects = Effets des cartes
stats-source-eliminations = Éliminations
stats-source-traps = Pièges déclenchés
stats-source-stolen = Pris par l’Espion
stats-source-robbed = Perdus face aux Espions
stats-source-end = Pactes, à la fin
stats-count-kept = Cartes gardées cachées
stats-count-eliminated = Cartes éliminées
stats-count-died = Cartes perdues
stats-count-lost = Points perdus avec elles

stats-cards = Points et pertes par carte
stats-cards-more = Pour chaque fois qu’une carte a été posée : ce qu’elle a rapporté, et combien de fois elle est sortie du jeu.
stats-card = Carte
stats-placed = Posée
stats-earned = Points à chaque fois
stats-died = Perdue
stats-struck = Éliminations
stats-killers = Ce qui a fait sortir les cartes du jeu
stats-killed-by = Sortie du jeu par
stats-times = { $card } × { $times }
