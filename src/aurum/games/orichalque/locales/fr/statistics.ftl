### What finished games of Orichalque come to.

stats-set-islands = joueurs entre eux
stats-set-solo = seul contre l’automate
stats-source-temples = Temples
stats-source-titans = Titans
stats-source-medallions = Médaillons
stats-count-hoplites = Hoplites gagnés
stats-count-orichalque = Orichalque gagné
stats-count-tiles = Tuiles posées
stats-count-cards-produce = Cartes : produire
stats-count-cards-recruit = Cartes : recruter
stats-count-cards-capture = Cartes : capturer
stats-count-cards-construct = Cartes : construire
stats-count-fights-won = Combats gagnés
stats-count-fights-lost = Combats perdus
stats-count-buildings = Bâtiments
stats-count-came-titans = Titans venus
stats-count-left-titans = Titans pris par d’autres
stats-count-favours = Faveurs de Titans
stats-count-extras = Actions supplémentaires
stats-creatures = Créatures
stats-creature = Créature
stats-captured = Capturées
stats-escaped = Combats perdus
stats-buildings = Bâtiments
stats-building = Bâtiment
stats-built = Construits
