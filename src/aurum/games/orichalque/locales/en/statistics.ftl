### What finished games of Orichalque come to.

stats-set-orichalque-islands = players against each other
stats-set-orichalque-solo = alone against the automaton
stats-source-orichalque-temples = Temples
stats-source-orichalque-titans = Titans
stats-source-orichalque-medallions = Medallions
stats-count-orichalque-hoplites = Hoplites gained
stats-count-orichalque-orichalque = Orichalque gained
stats-count-orichalque-tiles = Tiles laid
stats-count-orichalque-cards-produce = Cards: produce
stats-count-orichalque-cards-recruit = Cards: recruit
stats-count-orichalque-cards-capture = Cards: capture
stats-count-orichalque-cards-construct = Cards: construct
stats-count-orichalque-fights-won = Fights won
stats-count-orichalque-fights-lost = Fights lost
stats-count-orichalque-buildings = Buildings
stats-count-orichalque-came-titans = Titans gained
stats-count-orichalque-left-titans = Titans lost to others
stats-count-orichalque-favours = Favours of Titans
stats-count-orichalque-extras = Extra actions
stats-creatures = Creatures
stats-creature = Creature
stats-captured = Captured
stats-escaped = Fights lost
stats-buildings = Buildings
stats-building = Building
stats-built = Built
