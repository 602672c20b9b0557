### What is in the box of Orichalque. In our own words; the rules they rest on are in docs/rules/orichalque.md.
###
### .the   the name inside a sentence, as its subject       .acc   the same as its object
### .of    the name as a complement                         .does  what it does, in one sentence
### .more  the fine points                                  .many  several of them

## Terrains, volcano and metropolis. .on: where something is put. .letter: for drawings without colour

terrain-forest = Forest
    .one = a forest
    .many = forests
    .letter = F
    .on = on a forest

terrain-lagoon = Lagoon
    .one = a lagoon
    .many = lagoons
    .letter = L
    .on = on a lagoon

terrain-desert = Desert
    .one = a desert
    .many = deserts
    .letter = D
    .on = on a desert

terrain-mountain = Mountain
    .one = a mountain
    .many = mountains
    .letter = M
    .on = on a mountain

terrain-volcano = Volcano
    .one = a volcano
    .many = volcanoes
    .letter = V
    .on = on an empty volcano

# P as in polis: M is the mountain.
terrain-metropolis = Metropolis
    .one = a metropolis
    .many = metropolises
    .letter = P
    .on = on the metropolis

## Titans

titan-theia = Theia
    .of = of Theia
    .acc = Theia
    .does = Once, when you Construct, construct one thing more.

titan-themis = Themis
    .of = of Themis
    .acc = Themis
    .does = Once, when you Recruit, gain twice as many hoplites.

titan-cronos = Cronos
    .of = of Cronos
    .acc = Cronos
    .does = Once, when you Capture, win a fight without rolling the dice.

titan-hyperion = Hyperion
    .of = of Hyperion
    .acc = Hyperion
    .does = Once, when you Produce, gain twice as much orichalque.

titan-active = active
titan-inactive = inactive

## Creatures. .does: the loot

creature-hellhound = Hellhound
    .the = the Hellhound
    .acc = the Hellhound
    .of = of the Hellhound
    .does = Gain 1 orichalque.

creature-minotaur = Minotaur
    .the = the Minotaur
    .acc = the Minotaur
    .of = of the Minotaur
    .does = Draw a building and put it on any terrain or empty volcano that is neither covered nor next to a creature, or return it to the bag.

creature-gorgon = Gorgon
    .the = the Gorgon
    .acc = the Gorgon
    .of = of the Gorgon
    .does = Gain 2 orichalque.

creature-cyclops = Cyclops
    .the = the Cyclops
    .acc = the Cyclops
    .of = of the Cyclops
    .does = Gain 3 orichalque.

creature-hydra = Hydra
    .the = the Hydra
    .acc = the Hydra
    .of = of the Hydra
    .does = Take the Titan it shows, wherever that Titan is, active side up.

## Buildings

building-trainingcamp = Training Camp
    .the = the Training Camp
    .acc = the Training Camp
    .does = Each time you Recruit, this camp brings you 1 hoplite.
    .more = When you build it, you also take the hoplite lying on it. Themis doubles what all your camps bring, the one in the metropolis included.

building-mine = Mine
    .the = the Mine
    .acc = the Mine
    .does = Each time you Produce, this mine brings you 1 orichalque.
    .more = When you build it, you also take the orichalque lying on it. Hyperion doubles what all your mines bring, the one in the metropolis included.

building-oratory = Oratory
    .the = the Oratory
    .acc = the Oratory
    .does = You can hold one more Titan.
    .brief = one more Titan
    .more = Without an Oratory you hold one Titan at most, with both of them three. Over the limit, you return one that you held before.

building-arch = Arch
    .the = the Arch
    .acc = the Arch
    .does = Each creature you capture brings you 1 orichalque more.
    .brief = +1 orichalque per capture
    .more = Two Arches bring 2 more. An Arch won from a Minotaur does not count for that Minotaur yet.

building-hospital = Hospital
    .the = the Hospital
    .acc = the Hospital
    .does = For each creature you capture, one hoplite of that fight returns to your stock when the Capture action ends.
    .brief = a hoplite back per capture
    .more = Until then the saved hoplites are set aside and can’t fight again. A fight won with no hoplite on the creature saves none, and a Hospital won from a Minotaur does not count for that Minotaur yet.

building-siegeengine1 = Siege Engine (1)
    .the = the Siege Engine (1)
    .acc = the Siege Engine (1)
    .does = In your fights, a 1 on a die counts as a skull.
    .brief = 1 counts as a skull
    .more = One skull is enough to win. It adds nothing to the sum.

building-siegeengine2 = Siege Engine (2)
    .the = the Siege Engine (2)
    .acc = the Siege Engine (2)
    .does = In your fights, a 2 on a die counts as a skull.
    .brief = 2 counts as a skull
    .more = One skull is enough to win. It adds nothing to the sum.

building-siegeengine3 = Siege Engine (3)
    .the = the Siege Engine (3)
    .acc = the Siege Engine (3)
    .does = In your fights, a 3 on a die counts as a skull.
    .brief = 3 counts as a skull
    .more = One skull is enough to win. It adds nothing to the sum.
building-siegeengine4 = Siege Engine (4)
    .the = the Siege Engine (4)
    .acc = the Siege Engine (4)
    .does = In your fights, a 4 on a die counts as a skull.
    .brief = 4 counts as a skull
    .more = One skull is enough to win. It adds nothing to the sum.
building-siegeengine5 = Siege Engine (5)
    .the = the Siege Engine (5)
    .acc = the Siege Engine (5)
    .does = In your fights, a 5 on a die counts as a skull.
    .brief = 5 counts as a skull
    .more = One skull is enough to win. It adds nothing to the sum.

building-statuehoplites = Statue of Hoplites
    .the = the Statue of Hoplites
    .acc = the Statue of Hoplites
    .does = An extra action paid with hoplites costs you 1 less.
    .brief = extra action: −1 hoplite
    .more = You pay 1 hoplite instead of 2. With the Forge, that goes for both extra actions.

building-statueorichalque = Statue of Orichalque
    .the = the Statue of Orichalque
    .acc = the Statue of Orichalque
    .does = An extra action paid with orichalque costs you 1 less.
    .brief = extra action: −1 orichalque
    .more = You pay 1 orichalque instead of 2. With the Forge, that goes for both extra actions.

building-statuecreatures = Statue of Creatures
    .the = the Statue of Creatures
    .acc = the Statue of Creatures
    .does = An extra action paid with captured creatures costs you 1 less.
    .brief = extra action: −1 creature
    .more = You pay 1 creature instead of 2. With the Forge, that goes for both extra actions.

building-crystal = Protection Crystal
    .the = the Protection Crystal
    .acc = the Protection Crystal
    .does = You may build next to creatures.
    .brief = build beside creatures
    .more = The Crystal itself may not be built next to a creature.

building-architect = Architect
    .the = the Architect
    .acc = the Architect
    .does = Two of the four terrains under your temple may be the same.
    .brief = two alike under a temple
    .more = Empty volcanoes still stand for any terrain.

building-forge = Forge
    .the = the Forge
    .acc = the Forge
    .does = You can buy a second extra action in your turn.
    .brief = a second extra action
    .more = You pay for that one too, and a Statue makes it cheaper. A Forge built by your first extra action allows the second at once.

## Actions. .name: as a heading

action-produce = Produce
    .name = Produce orichalque
    .does = Gain 1 orichalque for each of your mines, the one in the metropolis included.

action-recruit = Recruit
    .name = Recruit hoplites
    .does = Gain 1 hoplite for each of your training camps, the one in the metropolis included.

action-capture = Capture
    .name = Capture creatures
    .does = Fight the creatures on your island one after another until you lose or stop.

action-construct = Construct
    .name = Construct
    .does = Put up a building or a temple, or forge a medallion.

## What players own, and how many of it. .acc: as the object of a sentence

resource-hoplites = Hoplites
    .one = a hoplite
    .many = hoplites
    .does = Spend them on cards, fights and extra actions; whoever has the most of them in stock takes the initiative.

resource-orichalque = Orichalque
    .one = an orichalque nugget
    .many = orichalque nuggets
    .does = Spend 5 of it on a medallion, or 2 on an extra action.

resource-creatures = Captured creatures
    .one = a captured creature
    .many = captured creatures
    .does = Spend 2 of them on any extra action.

hoplites-count = { $n ->
        [one] { $n } hoplite
       *[other] { $n } hoplites
    }
    .acc = { $n ->
        [one] { $n } hoplite
       *[other] { $n } hoplites
    }

orichalque-count = { $n } orichalque
    .acc = { $n } orichalque

creatures-count = { $n ->
        [one] { $n } creature
       *[other] { $n } creatures
    }
    .acc = { $n ->
        [one] { $n } creature
       *[other] { $n } creatures
    }
    .captured = { $n ->
        [one] { $n } captured creature
       *[other] { $n } captured creatures
    }

## Victory

temple = Temple
    .one = a temple
    .the = the temple
    .acc = the temple
    .many = temples
    .does = Cover a rhombus of four different terrains, none of them next to a creature, for 1 victory point.

medallion = Medallion
    .one = a medallion
    .the = the medallion
    .acc = the medallion
    .many = medallions
    .does = Spend 5 orichalque for 1 victory point.

victory-point = Victory point
    .one = a victory point
    .many = victory points
    .does = The first player with 5 of them and no creature on the island wins at once.

victory-points-count = { $n ->
    [one] { $n } victory point
   *[other] { $n } victory points
}

temples-count = { $n ->
    [one] { $n } temple
   *[other] { $n } temples
}



## Islands and the automaton

island = Island
    .the = the island
    .many = islands

island-easy = Easy island
    .does = The side of the board for first games.

island-hard = Hard island
    .does = The other side of the board, for experienced players.

automaton = Automaton
    .the = the automaton
    .acc = the automaton
    .of = of the automaton
    .does = Your opponent in the solo game, with a board and rules of its own.

# The automaton as a player in a sentence.
automaton-player = the automaton

automaton-easy = Easy automaton
automaton-normal = Normal automaton
automaton-hard = Hard automaton

## Words of the table

display = Action cards
    .the = the action board
    .on = on the action board
    .from = from the action board

spots = Buildings on offer
    .the = the construction board
    .on = on the construction board
    .from = from the construction board

piece-building = Building
    .one = a building
    .many = buildings

tile-single = single tile
tile-double = double tile
tile-triple = triple tile

port = Port
    .one = a port
    .many = ports
    .does = Lay something over it and gain what it shows, once in the game.

supply = Supply
    .the = the supply
    .from = from the supply

stock = Stock
    .the = your stock
    .from = from your stock

initiative = Initiative
    .the = the initiative
    .acc = the initiative
    .does = Whoever holds it plays first in the round.

die = Die
    .one = a die
    .many = dice

dice-count = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}

skull = Skull
    .one = a skull
    .many = skulls
    .does = A single one wins the fight.

strength = Strength

loot = Loot

favour = Favour
