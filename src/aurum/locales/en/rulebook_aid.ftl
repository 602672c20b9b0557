### A page for each game to lie beside the table. What a piece does is taken from cards.ftl and pieces.ftl.

## Oriflamme and Oriflamme: Alliance

aid-of-base = Oriflamme on one page
aid-of-alliance = Oriflamme: Alliance on one page
aid-of-round = A round
aid-of-place = Place: from the first player clockwise, everybody lays one card face down: at the start, at the end, or, from round 2 on, on a card of their own.
aid-of-resolve = Resolve: go through the row once from start to end. Only top cards take part; the row closes up as soon as a position is empty.
aid-of-face-down = Face down: keep it and put 1 point on it, or reveal it, take its points and apply its effect.
aid-of-face-up = Face up: its effect must be applied.
aid-of-after = After its effect an intrigue is discarded; a character stays. If a card lay under the one that left, it acts next.
aid-of-eliminate = Eliminate a card: gain 1 point; the points on it go to the supply. A discard pays nobody.
aid-of-next = Next round: the first-player marker moves to the left, the row stays.
aid-of-reserve = Reserve: the card leaves the queue and works before its owner to the end of the game. Nothing can touch it there.
aid-of-characters = Characters
aid-of-intrigues = Intrigues
aid-of-end = The end
aid-of-winner = After round 6 the most points in stock win. Points on cards are worth nothing.
aid-of-winner-alliance = After round 6 add the points on a reserved Deal; the most points in stock win. Points on other cards are worth nothing.
aid-of-tie = Tie: more positions with one’s own card on top. Still a tie: the victory is shared.

## Orichalque

aid-or = Orichalque on one page
aid-or-turn = A turn
aid-or-metropolis = First turn only, before the card: lay the metropolis on a port and a free cell beside it; gain what the port shows.
aid-or-card = 1 Card: take one for 0, 0, 1, 1, 2, 2 hoplites from left to right, with its tile and creatures.
aid-or-tile = 2 Tile: on free cells, touching a tile or the metropolis. A port pays once. An area of 3 or more cells of one terrain calls its Titan.
aid-or-action = 3 Action of the card, or decline. Then the card is discarded.
aid-or-extra = 4 Extra action, if you wish: 2 hoplites for Capture, Construct, Produce; 2 orichalque for Capture, Construct, Recruit; 2 captured creatures for any.
aid-or-discard = 5 Two players or solo: discard one card of the display.
aid-or-actions = Actions
aid-or-fight = A fight: 0 to 3 hoplites on the creature, 1 die plus 1 per hoplite. Won by a sum of at least its strength, or by one skull. Lost: the hoplites stay there, and the Capture is over.
aid-or-building = A building: on an uncovered cell of its spot’s terrain, or any on an empty volcano; never beside a creature.
aid-or-points = Victory points
aid-or-titan = Titan: 1 point while you hold it, active or not. You hold one, plus one per Oratory.
aid-or-creatures = Creatures: strength and loot
aid-or-hellhound = { creature-hellhound }, 4: { creature-hellhound.does }
aid-or-minotaur = { creature-minotaur }, 6: { creature-minotaur.does }
aid-or-gorgon = { creature-gorgon }, 8: { creature-gorgon.does }
aid-or-cyclops = { creature-cyclops }, 10: { creature-cyclops.does }
aid-or-hydra = { creature-hydra }, 12: { creature-hydra.does }
aid-or-titans = Titans’ favours
aid-or-buildings = Buildings
aid-or-siege = Siege Engine (1, 2, 3): in your fights its number counts as a skull.
aid-or-statue = Statue of Hoplites, of Orichalque, of Creatures: an extra action paid that way costs 1 less.
aid-or-end = End of the round, and of the game
aid-or-refill = Fill up cards (5, or 6 with four players), tiles, creatures and buildings.
aid-or-initiative = Initiative: to the most hoplites in stock; on a tie the holder chooses another of the tied. Then the player to the right of the holder gains 1 hoplite.
aid-or-win = 5 points and no creature on the island: you win at once.
