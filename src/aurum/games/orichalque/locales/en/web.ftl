### The table of Orichalque in a browser: what it says beyond what the terminal says too.

## Choices. $asked: the question somebody else is thinking about

web-ori-area = { $terrain }: an area of { $n }.
web-ori-with-favour = With the favour { $titanof }
web-ori-smite = a sure victory, without dice
web-ori-point = 1 victory point
web-ori-places = { $n ->
    [one] { $n } place
   *[other] { $n } places
}
web-ori-medallion-price = 5 orichalque for 1 point
web-ori-for = for { $cost }
web-ori-of-them = { $n ->
    [one] you have { $n }
   *[other] you have { $n }
}

## What is asked

web-ori-asked = Your decision
web-ori-turn-key = R or the wheel turns it.
web-ori-turn-touch = Tap it again to turn it.
web-ori-all-choices = { $n ->
    [one] The choice in words
   *[other] All { $n } choices in words
}
web-ori-not-sent = Your move did not reach the server. Please try again.
web-ori-waiting = { $who } { $asked ->
    [metropolis] is founding a metropolis
    [card] is choosing a card
    [tile] is placing a tile
    [welcome] is receiving two Titans
    [release] has to give a Titan back
    [action] is thinking about the action
    [favour] is thinking about a favour
    [fight] is choosing a creature to fight
    [construct] is constructing
    [bonus] may construct once more
    [raise] has found a building
    [extra] is thinking about an extra action
    [pay] is paying
    [discard] is discarding a card
    [side] is choosing a side of the board
    [initiative] is passing the initiative on
   *[other] is thinking
}
web-ori-waiting-chance = Random draw…

## The main button

web-ori-go = Choose first
web-ori-go-put = Place here
web-ori-go-found = Found it here
web-ori-go-take = { $n ->
    [0] Take it
   *[other] Take it for { $hoplites }
}
web-ori-go-discard = Discard it
web-ori-go-fight = { $n ->
    [0] Fight
   *[other] Fight, adding { $hoplites }
}
web-ori-go-smite = Win the fight
web-ori-go-build = Build here
web-ori-go-temple = Erect the temple
web-ori-go-medallion = Forge a medallion
web-ori-go-buy = Buy it
web-ori-go-welcome = { $titan } first
web-ori-go-release = Give { $titan } back
web-ori-turn-left = Turn left
web-ori-turn-right = Turn right

## Cards, buildings, Titans

web-ori-your-card = Your card
web-ori-card-of = Card: { $who }
web-ori-tile-placed = The tile is placed
web-ori-free = Free
web-ori-refilled = Refilled when the round ends
web-ori-too-dear = Not enough hoplites for it
web-ori-buildings = Buildings
web-ori-with-one = with 1
web-ori-titan-free = unclaimed
web-ori-titan-yours = { $state ->
    [awake] with you
   *[other] with you, inactive
}
web-ori-titan-of = { $state ->
    [awake] with { $who }
   *[other] with { $who }, inactive
}

## The island

web-ori-your-island = Your island
web-ori-island-of = Island of { $who }
web-ori-back-home = Your island
web-ori-zoom = Enlarge the island
web-ori-dealing = The boards are being dealt.
web-ori-phases = Phases of the turn
web-ori-points-of = { $n ->
    [one] { $n } of { $enough } victory points
   *[other] { $n } of { $enough } victory points
}
web-ori-cell-free = free
web-ori-cell-centre = centre
web-ori-cell-slot = { $arrow ->
    [yes] sector { $sector }, slot for { $size }, gives a Produce action
   *[no] sector { $sector }, slot for { $size }
}
web-ori-why-filled = Something lies here already (OR-4.1).
web-ori-why-touch = The tile would not touch yours here, or not fit (OR-4.1).
web-ori-close = Close
web-ori-twin-note = rows b, d, f… stand half a cell to the right

## Fights

web-ori-odds = Odds: { $creature }
web-ori-loot = loot
web-ori-none = none
web-ori-stuck = { $hoplites } already there.
web-ori-skulls = Your Siege Engines: { $values } is a skull.

## The others

web-ori-rivals = Rivals
web-ori-enlarge = Show the island of { $who } large
web-ori-away = away
web-ori-stand-in = a bot plays
web-ori-give-initiative = Give the initiative

## The automaton

web-ori-strip = The strip for buildings
web-ori-face-down = face down: { $building }
web-ori-priority = Terrains, most wanted first
web-ori-pays = Pays extra actions with
web-ori-last-turn = Its last turn

## The end, and before the beginning

web-ori-course = Victory points over the rounds
web-ori-course-look = Replay: the end of round { $round }
web-ori-won-how = Five victory points and no creature on the island (OR-9.5).
web-ori-see-island = See the island
web-ori-see-points = See the points
web-ori-unpacking = Loading the components…
web-ori-no-set = The components could not be loaded.
web-ori-again = Try again
