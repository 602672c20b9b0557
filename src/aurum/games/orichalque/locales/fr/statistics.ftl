### What finished games of Orichalque come to.

stats-set-orichalque-islands = joueurs entre eux
stats-set-orichalque-solo = seul contre l’automate
stats-source-orichalque-temples = Temples
stats-source-orichalque-titans = Titans
stats-source-orichalque-medallions = Médaillons
stats-count-orichalque-hoplites = Hoplites gagnés
stats-count-orichalque-orichalque = Orichalque gagné
stats-count-orichalque-tiles = Tuiles posées
stats-count-orichalque-cards-produce = Cartes : produire
stats-count-orichalque-cards-recruit = Cartes : recruter
stats-count-orichalque-cards-capture = Cartes : capturer
stats-count-orichalque-cards-construct = Cartes : construire
stats-count-orichalque-fights-won = Combats gagnés
stats-count-orichalque-fights-lost = Combats perdus
stats-count-orichalque-buildings = Bâtiments
stats-count-orichalque-came-titans = Titans obtenus
stats-count-orichalque-left-titans = Titans pris par d’autres
stats-count-orichalque-favours = Faveurs de Titans
stats-count-orichalque-extras = Actions supplémentaires
stats-creatures = Créatures
stats-creature = Créature
stats-captured = Capturées
stats-escaped = Combats perdus
stats-buildings = Bâtiments
stats-building = Bâtiment
stats-built = Construits
