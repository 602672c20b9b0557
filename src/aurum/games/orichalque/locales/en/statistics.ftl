### What finished games of Orichalque come to.

stats-set-islands = players against each other
stats-set-solo = alone against the automaton
stats-source-temples = Temples
stats-source-titans = Titans
stats-source-medallions = Medallions
stats-count-hoplites = Hoplites gained
stats-count-orichalque = Orichalque gained
stats-count-tiles = Tiles laid
stats-count-cards-produce = Cards: produce
stats-count-cards-recruit = Cards: recruit
stats-count-cards-capture = Cards: capture
stats-count-cards-construct = Cards: construct
stats-count-fights-won = Fights won
stats-count-fights-lost = Fights lost
stats-count-buildings = Buildings
stats-count-came-titans = Titans that came
stats-count-left-titans = Titans lost to others
stats-count-favours = Favours of Titans
stats-count-extras = Extra actions
stats-creatures = Creatures
stats-creature = Creature
stats-captured = Captured
stats-escaped = Fights lost
stats-buildings = Buildings
stats-building = Building
stats-built = Built
