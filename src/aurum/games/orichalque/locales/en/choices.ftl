### What a player of Orichalque is asked, and what each choice leads to.

## The questions

orask-side = which side of board { $board } do you play on?
orask-metropolis = found your metropolis: a port, and a cell beside it
orask-card = which card do you take?
# .brief: beside a picture of the tile
orask-tile = where does the tile go ({ $tile })?
    .brief = place the tile next to your own
orask-welcome = two Titans come to you. Which one first?
orask-release = { $titan } has come, and you may hold { $limit ->
    [one] only { $limit } Titan
   *[other] only { $limit } Titans
}. Which one do you give back?
orask-action = { $action }: do you use the card’s action?
orask-favour = { $action }: with the Titan’s favour?
orask-fight = { $fought ->
    [0] whom do you fight? You have { $hoplites }.
   *[other] will you fight on? You have { $hoplites }.
}
orask-construct = what do you construct?
orask-bonus = Theia can grant you one more construction. What shall it be?
orask-raise = where do you put it ({ $building })?
orask-extra = do you buy an extra action?
orask-pay = { $n ->
    [one] which creature do you pay with? { $n } is still to pay.
   *[other] which creature do you pay with? { $n } are still to pay.
}
orask-discard = which card do you discard?
orask-initiative = it is a tie. Who gets the initiative?

## A line of help below a question

orhelp-tile = It must touch one of your tiles or the metropolis.
orhelp-metropolis = You gain what the port shows, and start with one mine and one training camp.
orhelp-card = The tile comes with the card. The farther to the right, the more it costs.
orhelp-fight = The sum must reach its strength, or one die must show a skull. If you lose, the hoplites stay on the creature.
orhelp-construct = { $temples ->
    [0] A building on its terrain or an empty volcano, or a medallion.
   *[other] A building on its terrain or an empty volcano, a temple, or a medallion.
}
orhelp-extra = You pay first. It may be the same action again.
orhelp-discard = Its tile goes under the pile, and the creatures on it back to the bag.
orhelp-titans = Every Titan you hold is worth a point, active or not.

## Headings of the terminal’s lists

desk-type-turned = Type its first cell, in brackets below, and its turn (c4 r2), or a number.
desk-type-cell = Type a cell or a number.
orask-port = Port { $port } ({ $gain }), the other cell on
orask-temple = It is worth 1 victory point; named by the two far corners of its four cells.
orask-standing = hoplites on it
orask-stuck = * with the hoplites already stuck there
orask-skulls = Your Siege Engines: { $values } also counts as a skull.

## The choices

orchoice-brings = brings { $amount }
orchoice-beasts = { $n ->
    [0] no creature on the island
    [one] { $n } creature on the island
   *[other] { $n } creatures on the island
}
orchoice-ways = { $n ->
    [0] nothing possible now
    [one] { $n } possibility now
   *[other] { $n } possibilities now
}
orchoice-tile-beasts = { $tile }, { $beasts }
orchoice-found = port { $port } and { $cell }
orchoice-take = { $action } with { $tile } · { $cost }
# $land: a terrain by its number
orchoice-put = { $land ->
    [0] { desk-terrain-forest }
    [1] { desk-terrain-lagoon }
    [2] { desk-terrain-desert }
    [3] { desk-terrain-mountain }
   *[4] { desk-terrain-volcano }
} on { $cell }
orchoice-put-2 = { $land ->
    [0] { desk-terrain-forest }
    [1] { desk-terrain-lagoon }
    [2] { desk-terrain-desert }
    [3] { desk-terrain-mountain }
   *[4] { desk-terrain-volcano }
} on { $cell }, { $land2 ->
    [0] { desk-terrain-forest }
    [1] { desk-terrain-lagoon }
    [2] { desk-terrain-desert }
    [3] { desk-terrain-mountain }
   *[4] { desk-terrain-volcano }
} on { $cell2 }
orchoice-put-3 = { $land ->
    [0] { desk-terrain-forest }
    [1] { desk-terrain-lagoon }
    [2] { desk-terrain-desert }
    [3] { desk-terrain-mountain }
   *[4] { desk-terrain-volcano }
} on { $cell }, { $land2 ->
    [0] { desk-terrain-forest }
    [1] { desk-terrain-lagoon }
    [2] { desk-terrain-desert }
    [3] { desk-terrain-mountain }
   *[4] { desk-terrain-volcano }
} on { $cell2 }, { $land3 ->
    [0] { desk-terrain-forest }
    [1] { desk-terrain-lagoon }
    [2] { desk-terrain-desert }
    [3] { desk-terrain-mountain }
   *[4] { desk-terrain-volcano }
} on { $cell3 }
orchoice-discard = { $action } with { $tile }
orchoice-welcome = { $titan } first
orchoice-release = give { $titan } back
orchoice-released = its favour and 1 victory point are lost
orchoice-act = { $action }
orchoice-bless = { $action } with the favour { $titanof }
orchoice-decline = do not use it
orchoice-decline-building = return the building to the bag
orchoice-fight = { $beast } on { $cell } with { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}{ $n ->
    [0] {""}
    [one] , adding { $n } hoplite
   *[other] , adding { $n } hoplites
}
orchoice-chance = { desk-percent } to win
orchoice-loot = loot: { $amount }
orchoice-smite = win against { $beast } on { $cell } by the favour { $titanof }, without dice
orchoice-stop = fight no more
orchoice-build = { $building } on { $cell }
orchoice-temple = a temple from { $first } to { $second }
orchoice-medallion = a medallion for { $cost }
orchoice-done = construct nothing more and keep the favour
orchoice-buy = { $action } for { $cost }
orchoice-pay = { $creature }
orchoice-end = no extra action
orchoice-side = { $side } ({ $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
})
orchoice-initiative = { $you ->
    [you] you
   *[other] { $who }
}

## What chance brings

orchoice-board = Island { $board }
orchoice-card = { $action } { $n }
orchoice-roll = { $dice }

## What follows from a choice

orbrings-titan = { $you ->
    [you] { $titan } comes to you
   *[other] { $titan } comes to { $who }
}
orbrings-titan-from = { $you ->
    [you] { $titan } { $leaves } and comes to you
   *[other] { $titan } { $leaves } and comes to { $who }
}
orbrings-wakes = { $titan } becomes active again
orbrings-sleeps = { $titan } turns inactive
orbrings-release = { $you ->
    [you] you must give another Titan back
   *[other] { $who } must give another Titan back
}
orbrings-port = port: { $amount }
orbrings-last = { $you ->
    [you] you play last and gain { $amount }
   *[other] { $who } plays last and gains { $amount }
}
orbrings-victory = { $you ->
    [you] you win
   *[other] { $who } wins
}
