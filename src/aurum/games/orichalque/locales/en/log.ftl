### What happened at the table of Orichalque, one message for each kind of event. $you is `you` when
### it is the reader, else `other`; $who names the player; $amount is hoplites and orichalque in words.

orlog-dealt = { $you ->
    [you] you get board { $board } ({ $side }).
   *[other] { $who } gets board { $board } ({ $side }).
}
orlog-drew = { $you ->
    [you] you get board { $board } and choose its side.
   *[other] { $who } gets board { $board } and chooses its side.
}
orlog-sided = { $you ->
    [you] you choose the side of board { $board }: { $side }.
   *[other] { $who } chooses the side of board { $board }: { $side }.
}
orlog-shuffled = The discarded cards are shuffled into a new pile.
orlog-shown = Card { $place }: { $action } with { $tile }.
orlog-shown-beasts = Card { $place }: { $action } with { $tile } · { $beasts }.
orlog-shown-bare = Card { $place }: { $action }, without a tile.
orlog-appeared = On card { $place } appears: { $beast }.
orlog-offered = { $terrain }: { $building } is on offer.
orlog-round = Round { $round } · { $you ->
    [you] you begin
   *[other] { $who } begins
}
orlog-turn = { $you ->
    [you] your turn.
   *[other] { $who } to play.
}
orlog-founded = { $you ->
    [you] you place your metropolis on port { $port } and { $cell }.
   *[other] { $who } places the metropolis on port { $port } and { $cell }.
}
orlog-took = { $you ->
    [you] you take card { $place }: { $action } with { $tile }.
   *[other] { $who } takes card { $place }: { $action } with { $tile }.
}
orlog-took-bare = { $you ->
    [you] you take card { $place }: { $action }, without a tile.
   *[other] { $who } takes card { $place }: { $action }, without a tile.
}
orlog-placed = { $you ->
    [you] you place { $tile } on { $cells }.
   *[other] { $who } places { $tile } on { $cells }.
}
orlog-homeless = { $you ->
    [you] there is no room on your island for { $tile }.
   *[other] { $who } has no room for { $tile }.
}
orlog-returned = The tile { $tile } goes under its pile.
orlog-returned-beasts = The tile { $tile } goes under its pile, and the creatures on it back to the bag.
orlog-discarded = { $you ->
    [you] you discard card { $place } ({ $action }).
   *[other] { $who } discards card { $place } ({ $action }).
}

orlog-gained = { $you ->
    [you] you gain { $amount }.
   *[other] { $who } gains { $amount }.
}
orlog-gained-last = { $you ->
    [you] you play last and gain { $amount }.
   *[other] { $who } plays last and gains { $amount }.
}
orlog-gained-port = { $you ->
    [you] the port brings you { $amount }.
   *[other] the port brings { $who } { $amount }.
}
orlog-gained-action = { $you ->
    [you] you gain { $amount }.
   *[other] { $who } gains { $amount }.
}
orlog-gained-loot = { $you ->
    [you] your loot: { $amount }.
   *[other] { $who } gains loot: { $amount }.
}
orlog-gained-piece = { $you ->
    [you] you take what lay on the building: { $amount }.
   *[other] { $who } takes what lay on the building: { $amount }.
}
orlog-gained-building = { $you ->
    [you] your building brings you { $amount }.
   *[other] { $who } gains { $amount } from a building.
}
orlog-gained-strip = { $you ->
    [you] the place on the strip brings you { $amount }.
   *[other] { $who } gains { $amount } from the strip.
}
orlog-spent = { $you ->
    [you] you pay { $amount }.
   *[other] { $who } pays { $amount }.
}
orlog-spent-card = { $you ->
    [you] you pay { $amount } for the card.
   *[other] { $who } pays { $amount } for the card.
}
orlog-spent-medallion = { $you ->
    [you] you spend { $amount } on a medallion.
   *[other] { $who } spends { $amount } on a medallion.
}
orlog-spent-fight = { $you ->
    [you] you lose { $amount }.
   *[other] { $who } loses { $amount }.
}

orlog-came = { $you ->
    [you] { $titan } comes to you, active.
   *[other] { $titan } comes to { $who }, active.
}
orlog-came-asleep = { $titan } comes to { $who }, inactive.
orlog-came-from = { $you ->
    [you] { $titan } { $leaves } and comes to you.
   *[other] { $titan } { $leaves } and comes to { $who }.
}
# Who loses a Titan, inside the sentence of whom it comes to.
orlog-leaves = { $you ->
    [you] leaves you
   *[other] leaves { $who }
}
orlog-came-again = { $you ->
    [you] { $titan } stays with you and is active.
   *[other] { $titan } stays with { $who } and is active.
}
orlog-came-again-asleep = { $titan } stays with { $who }, inactive.
orlog-went = { $you ->
    [you] you give { $titan } back.
   *[other] { $who } gives { $titan } back.
}
orlog-favoured = { $you ->
    [you] { $titan } grants you a favour and turns inactive.
   *[other] { $titan } grants { $who } a favour and turns inactive.
}

orlog-acted-produce = { $you ->
    [you] you produce.
   *[other] { $who } produces.
}
orlog-acted-recruit = { $you ->
    [you] you recruit.
   *[other] { $who } recruits.
}
orlog-acted-capture = { $you ->
    [you] you start a Capture.
   *[other] { $who } starts a Capture.
}
orlog-acted-construct = { $you ->
    [you] you construct.
   *[other] { $who } constructs.
}
orlog-declined = { $you ->
    [you] you do not use the card’s action ({ $action }).
   *[other] { $who } does not use the card’s action ({ $action }).
}
orlog-fought = { $you ->
    [you] you fight { $creatureacc } ({ $strength }) on { $cell } with { $hoplites } on it: { $dice }.
   *[other] { $who } fights { $creatureacc } ({ $strength }) on { $cell } with { $hoplites } on it: { $dice }.
}
orlog-rolled = { $you ->
    [you] you roll { $dice }.
   *[other] { $who } rolls { $dice }.
}
orlog-rolled-place = { $who } rolls { $dice }: card { $n } from the left, or the last one.
orlog-captured = { $you ->
    [you] you win and capture { $creatureacc } on { $cell }!
   *[other] { $who } wins and captures { $creatureacc } on { $cell }!
}
orlog-lost = { $you ->
    [you] you lose: { $creaturethe } on { $cell } holds out{ $n ->
        [0] .
        [one] ; { $hoplites } stays on it.
       *[other] ; { $hoplites } stay on it.
    }
   *[other] { $who } loses: { $creaturethe } on { $cell } holds out{ $n ->
        [0] .
        [one] ; { $hoplites } stays on it.
       *[other] ; { $hoplites } stay on it.
    }
}
orlog-unearthed = { $you ->
    [you] you find a building: { $building }. { $does }
   *[other] { $who } finds a building: { $building }. { $does }
}
orlog-refused = { $you ->
    [you] you return { $buildingacc } to the bag.
   *[other] { $who } returns { $buildingacc } to the bag.
}
orlog-built = { $you ->
    [you] you build { $buildingacc } on { $cell }.
   *[other] { $who } builds { $buildingacc } on { $cell }.
}
orlog-built-strip = { $you ->
    [you] you put { $buildingacc } on the strip.
   *[other] { $who } puts { $buildingacc } on its strip.
}
orlog-erected = { $you ->
    [you] you erect a temple from { $first } to { $second }.
   *[other] { $who } erects a temple from { $first } to { $second }.
}
orlog-forged = { $you ->
    [you] you gain a medallion.
   *[other] { $who } gains a medallion.
}
orlog-bought = { $you ->
    [you] you buy an extra action { $payment }: { $action }.
   *[other] { $who } buys an extra action { $payment }: { $action }.
}
orlog-freed = { $you ->
    [you] you return { $creatureacc } to the bag.
   *[other] { $who } returns { $creatureacc } to the bag.
}
orlog-ended = The game is over

## Gains and losses at the edge of the log. .short: in a terminal

orgain-hoplites = +{ $n ->
    [one] { $n } hoplite
   *[other] { $n } hoplites
}
    .short = +{ $n }{ desk-sign-hoplites }
orgain-orichalque = +{ $n } orichalque
    .short = +{ $n }{ desk-sign-orichalque }
orgain-both = +{ $hoplites ->
    [one] { $hoplites } hoplite
   *[other] { $hoplites } hoplites
} +{ $orichalque } orichalque
    .short = +{ $hoplites }{ desk-sign-hoplites } +{ $orichalque }{ desk-sign-orichalque }
orloss-hoplites = −{ $n ->
    [one] { $n } hoplite
   *[other] { $n } hoplites
}
    .short = −{ $n }{ desk-sign-hoplites }
orloss-orichalque = −{ $n } orichalque
    .short = −{ $n }{ desk-sign-orichalque }
orloss-both = −{ $hoplites ->
    [one] { $hoplites } hoplite
   *[other] { $hoplites } hoplites
} −{ $orichalque } orichalque
    .short = −{ $hoplites }{ desk-sign-hoplites } −{ $orichalque }{ desk-sign-orichalque }
orgain-point = +1 victory point
    .short = ●+1
