### What a player of Orichalque is asked, and what each choice leads to.

## The questions

orask-side = which side of board { $board } do you play on?
orask-metropolis = where does your metropolis go? One cell on a port, the other beside it.
orask-card = which card do you take?
orask-tile = where does the tile go ({ $tile })? Type its first cell, in brackets below, and its turn (c4 r2), or a number.
orask-tile-one = where does the tile go ({ $tile })? Type a cell or a number.
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

orask-port = Port { $port } ({ $gain }), the other cell on
orask-temple = It is worth 1 victory point; named by the two far corners of its four cells.
orask-standing = hoplites on it
orask-stuck = * with the hoplites already stuck there
orask-skulls = Your Siege Engines: { $values } also counts as a skull.
orask-brings-titan = { $titan } comes to you
orask-brings-port = port: { $goods }
orask-brings-victory = you win

## The choices

orchoice-brings = brings { $amount }
orchoice-beasts = { $n ->
    [0] no creature on your island
    [one] { $n } creature on your island
   *[other] { $n } creatures on your island
}
orchoice-ways = { $n ->
    [0] nothing possible now
    [one] { $n } possibility now
   *[other] { $n } possibilities now
}
orchoice-tile-beasts = { $tile }, { $beasts }
orchoice-found = port { $port } ({ $gain }) and { $cell }
orchoice-take = { $action } with { $tile } · { $cost }{ $now }
orchoice-put = first cell on { $cell }, turned { $turn }
orchoice-discard = { $action } with { $tile }
orchoice-welcome = { $titan } first. { $does }
orchoice-release = give { $titan } back. You lose its favour and 1 victory point. { $does }
orchoice-act = { $action } · { $now }
orchoice-bless = { $action } with the favour { $titanof } · { $now }; { $titan } turns inactive
orchoice-decline = do not use it
orchoice-decline-building = return the building to the bag
orchoice-fight = { $beast } on { $cell }: { $dice }, { $chance } to win{ $n ->
    [0] {""}
   *[other] , adding { $added }
}
orchoice-smite = win against { $beast } on { $cell } by the favour { $titanof }, without dice · loot: { $loot }; { $titan } turns inactive
orchoice-stop = fight no more
orchoice-build = { $building } on { $cell }. { $does }
orchoice-temple = a temple from { $first } to { $second }: 1 victory point
orchoice-medallion = a medallion: spend 5 orichalque for 1 victory point
orchoice-done = construct nothing more and keep the favour
orchoice-buy = { $action } for { $cost } · { $now }
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
orchoice-drawn = { $name }
