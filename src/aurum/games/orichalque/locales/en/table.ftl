### The terminal table of Orichalque: what stands on the screen besides the log and the choices.

desk-title = Orichalque
desk-round = Round { $round }
desk-bot = bot { $seat }
desk-phase-card = Card
desk-phase-tile = Tile
desk-phase-action = Action
desk-phase-extra = Extra action
desk-phase-discard = Discard

## Terrains and pieces inside a sentence, and in very little space

desk-terrain-forest = forest
desk-terrain-lagoon = lagoon
desk-terrain-desert = desert
desk-terrain-mountain = mountain
desk-terrain-volcano = volcano
desk-terrain-metropolis = metropolis
desk-hydra = { $name } ({ $titan })
desk-loot-building = a building from the bag
desk-no-tile = no tile
ortile-and = { $first } + { $next }
orbeast = { $creature } { $n }
desk-with-hoplites = with hoplites
desk-with-orichalque = with orichalque
desk-with-creatures = with captured creatures
# Small letters beside a number: +2h is two hoplites.
desk-sign-hoplites = h
desk-sign-orichalque = o
# Three letters for a building on the map, one for a temple.
desk-tight-trainingcamp = Cmp
desk-tight-mine = Min
desk-tight-oratory = Ora
desk-tight-arch = Arc
desk-tight-hospital = Hos
desk-tight-siegeengine = Sg{ $skull }
desk-tight-statuehoplites = StH
desk-tight-statueorichalque = StO
desk-tight-statuecreatures = StC
desk-tight-crystal = Cry
desk-tight-architect = Ach
desk-tight-forge = For
desk-tight-temple = T

## Players

desk-points = points
desk-points-short = pts
desk-hoplites = hoplites
desk-hoplites-short = hopl.
desk-orichalque = orichalque
desk-orichalque-short = orich.
desk-captured = captured
desk-captured-short = capt.
desk-missing = missing for victory
desk-missing-points = { $n ->
    [one] { $n } more point
   *[other] { $n } more points
}
desk-missing-creatures = { $n ->
    [one] { $n } creature to capture
   *[other] { $n } creatures to capture
}
desk-missing-titan = one Titan too many
desk-missing-nothing = nothing
desk-needs = Missing for victory: { $needs }.
desk-titans = Titans
desk-temples = temples
desk-medallions = medallions

## Cards, buildings, Titans

desk-cost = { $n ->
    [0] free
    [one] { $n } hoplite
   *[other] { $n } hoplites
}
desk-no-cards = No card is left.
desk-ledger = Buildings on offer and Titans
desk-spot-empty = no building
desk-titan-free = unclaimed
desk-titan-awake = active
desk-titan-spent = inactive

## Islands

desk-titans-held = Titans { $held } of { $limit }
desk-free-cells = { $n ->
    [one] { $n } free cell
   *[other] { $n } free cells
}
desk-legend = [ ] building · { "{ }" } temple · { $beast } Gorgon of strength 8 with 2 hoplites stuck · { $port } { $both } ports
desk-automaton = 2³: sector 2, a tile of 3; ◆ gives a Produce action · order { $order } · buildings { $built }, next places of the strip: { $strip }

## Help

desk-help-actions = Actions and Titans
desk-help-creatures = Creatures and their loot
desk-help-which = Nothing is called “{ $word }”. Ask about an action, a building, a creature, a Titan, a terrain, a cell such as c4, or a player by number.
desk-help-several = “{ $word }” may be { $pieces }. Please type a little more.
desk-help-no-player = There is no island { $player }: players are counted from 1 to { $last }.
desk-about-terrain = Three connected uncovered cells of it bring { $titan } to you, worth 1 victory point. Its spot offers a building for such cells.
desk-about-volcano = A creature sits on it when it comes. Empty, it takes any building and stands for any terrain under a temple; it never counts for Titans.
desk-about-metropolis = Two cells with one mine and one training camp. It is placed before your first card, one cell on a port; nothing can be built on it.
desk-about-creature = Roll 1 die and 1 more for each hoplite on it: a sum of { $strength } or any skull wins. While it is there, nothing can be built beside it, and you cannot win.
desk-cell-creature = { $n ->
    [0] { $beast }
    [one] { $beast }, with { $n } hoplite stuck on it
   *[other] { $beast }, with { $n } hoplites stuck on it
}
desk-cell-beside = next to { $cells }

## What is left

desk-left = Still to come
desk-left-cards = cards
desk-left-tiles = tiles
desk-left-creatures = creatures
desk-left-buildings = buildings
desk-left-tokens = victory tokens

## The end

desk-wins = { $you ->
    [you] you win!
   *[other] { $who } wins!
}
desk-lacked = { $you ->
    [you] you lacked: { $needs }.
   *[other] { $who } lacked: { $needs }.
}
