### Orichalque on every page of the browser: in lists, in the window for a new table, and the rules at a glance.
### web-box: .does says what it is about, .for for how many and how long.

web-edition-orichalque = Orichalque
    .does = Develop an island, capture its creatures, attract the Titans.
    .for = 1 to 4 players · 45 min
web-played-orichalque = Orichalque
web-round-orichalque = { $players ->
    [one] Round { $round }, against the automaton
   *[other] Round { $round }, { $players } players
}
web-island = Island
web-island-easy = Easy island
web-island-hard = Hard island
web-island-choose = Each chooses the side
web-initiative = Initiative
web-initiative-international = International rule
web-initiative-russian = Rule of the Russian edition
web-rules-titans = Titans
web-rules-creatures = Creatures and their loot
web-rules-buildings = Buildings
web-rules-orichalque-1 = The first player with 5 victory points and an island free of creatures wins on the spot.
web-rules-orichalque-2 = Take a card: the two on the left are free, the others cost hoplites. The tile on it comes with it.
web-rules-orichalque-3 = Place the tile on your island, next to what lies there already. A port gives its resources once, when it is covered. Three connected cells of a terrain bring you its Titan.
web-rules-orichalque-4 = Perform the action of the card if you like: produce, recruit, capture or construct.
web-rules-orichalque-5 = You may buy an extra action, with 2 hoplites, 2 orichalque or 2 captured creatures.
web-rules-orichalque-6 = Every Titan you hold, every temple and every medallion is a victory point.

web-automaton-orichalque-easy = Easy automaton
web-automaton-orichalque-normal = Normal automaton
web-automaton-orichalque-hard = Hard automaton
web-solo-orichalque-easy = Easy
web-solo-orichalque-normal = Normal
web-solo-orichalque-hard = Hard
