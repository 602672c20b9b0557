### Puzzles of Oriflamme: what is asked, and why one choice is the best. $kind is the name of a card, $family that
### of a family; $other and $choice are choices in words.

puzzles-kind-oriflamme-place = Place a card
puzzles-kind-oriflamme-face = Keep or reveal
puzzles-kind-oriflamme-eliminate = Eliminate a card
puzzles-kind-oriflamme-rob = Take a point from somebody
puzzles-kind-oriflamme-copy = Copy a character
puzzles-kind-oriflamme-move = Move a card
puzzles-kind-oriflamme-land = Where to put a card
puzzles-kind-oriflamme-favour = Give a point away
puzzles-kind-oriflamme-inform = Gain or swap
puzzles-kind-oriflamme-judge = Mark a card
puzzles-kind-oriflamme-diplomat = Stay or leave

## Why. $kind is the name of a card, $family that of a family; $other and $choice are choices in words.

puzzle-of-gain = { $points ->
    [one] It brings you { $points } point at once.
   *[other] It brings you { $points } points at once.
}
puzzle-of-engine = { $kind } ({ $family }) would still act { $times ->
    [one] once more.
   *[other] { $times } times.
}
puzzle-of-points = { $points ->
    [one] The point on it is lost to its owner.
   *[other] The { $points } points on it are lost to its owner.
}
puzzle-of-own = It is a card of your own, but it is worth it.
puzzle-of-ambush = The risk: of the { $total } cards that it may be, one is the Ambush.
puzzle-of-no-ambush = It cannot be an Ambush: you know where that one is.
puzzle-of-leader = It hits your strongest rival: { $family }, with { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
puzzle-of-behind = If somebody must be helped, then whoever has least: { $family }, with { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
puzzle-of-trap = Face down it is a trap for whoever eliminates it; revealed it brings a single point.
puzzle-of-must = Revealed it would have to act, and that would do you more harm than good.
puzzle-of-doubles = Revealed now it brings { $now } in all; a round later { $then }.
puzzle-of-waits = Face down it gathers points ({ $points } on it then), and you have { $rounds ->
    [one] { $rounds } more round
   *[other] { $rounds } more rounds
} in which to pick the moment.
puzzle-of-last = It is the last round: points left on a hidden card are lost.
puzzle-of-last-card = It is the last round: a card counts only for what it does now.
puzzle-of-covers = On top of your card at { $position } it acts in its place, and the card beneath is out of everybody’s reach.
puzzle-of-first = At the start it acts before all others this round.
puzzle-of-end = At the end it acts last, after all others have acted.
puzzle-of-moves = The place of { $family }’s card matters more than any other.
puzzle-of-moves-own = The place of your own card matters more than any other.
puzzle-of-again = There it acts once more this round.
puzzle-of-skipped = There it is passed over this round.
puzzle-of-swap = In this place { $kind } is worth more than what lies there now.
puzzle-of-leave = { $points ->
    [one] The point on it is yours.
   *[other] The { $points } points on it are yours.
}
puzzle-of-support = It stays and goes on earning, and the other Diplomat gets points.
puzzle-of-flaw-ambush = The risk there: of the { $total } cards that it may be, one is the Ambush.
puzzle-of-flaw-leader = That spares your strongest rival: { $family }, with { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
puzzle-of-flaw-last = In the last round, a point on a hidden card is worth nothing.
puzzle-of-flaw-early = That gives up what the card could still gather in { $rounds ->
    [one] { $rounds } more round.
   *[other] { $rounds } more rounds.
}
