### Hints: what the strongest bot would advise, and what speaks for it. Said to whoever asked.

hint-button = Hint
hint-ask = Ask for a hint
hint-title = A hint
hint-thinking = The Regent is thinking about your turn…
hint-clear = One choice is clearly best.
hint-close = These are about as good as each other.
hint-better = The first choice is best.
hint-lost = The game is nearly lost; the first choice keeps the best chances.
hint-chance = { $percent }% to win
hint-chance-spoken = Chance to win: { $percent }%.
hint-how = The hint uses only what you may know. Press a choice to see it on the table; nothing is played until you play it yourself.
hint-show = Show on the table
hint-shown = Shown on the table
hint-hide = Close the hint
hint-again = Try again
hint-stale = The game has moved on, so this hint no longer applies.
hint-even = In the games the Regent simulated from here, this choice did about as well as the best.
hint-worse = In the games the Regent simulated from here, this choice did worse than the first.

hint-log = { $name } asked for a hint.
hint-option = Hints
hint-option-note = Everybody may ask the Regent for advice on their turn; the log shows it.
hint-option-on = with hints

play-word-hint = hint
play-help-hint = good choices, and the reasons for them
hint-terminal-people = Other people play at this table, so there are no hints.

## Oriflamme: what speaks for a choice

hint-of-only = There is only one choice.
hint-of-gain = { $points ->
    [one] It brings you a point at once.
   *[other] It brings you { $points } points at once.
}
hint-of-last = This is the last round: points on a hidden card would be lost. { $points ->
    [0] And its effect comes in time.
    [one] This brings you a point.
   *[other] This brings you { $points } points.
}
hint-of-place = { $promise ->
    [strikes] A card that can eliminate others is a threat while it lies hidden.
    [trap] A trap: whoever eliminates it loses by it.
    [grows] The longer it lies hidden, the more it brings.
    [bends] It can adapt to what the queue becomes.
    [last] It is the last round: the card counts for what it does now.
   *[earns] Once revealed, it can bring points round after round.
} { $spot ->
    [start] At the start it acts before what lies there now.
    [end] At the end it acts after what lies there now.
    [on] On your own card it acts in its place and keeps it out of reach.
   *[alone] The queue is still empty, so the others must build on it.
}
hint-of-keep = It stays hidden and gains a point: { $points ->
    [one] one lies on it then.
   *[other] { $points } lie on it then.
}
hint-of-keep-last = { $trap ->
    [1] Hidden it is still a trap for whoever eliminates it; points on it no longer count.
   *[0] It stays in the queue as it is; points on it no longer count.
}
hint-of-trap = Hidden it is a trap for whoever eliminates it, and it gains a point.
hint-of-reveal = Its effect is worth more to you now than another point on it.
hint-of-empty = It brings nothing, and leaves the queue.
hint-of-nothing = It brings nothing now, and stays where it is.
hint-of-eliminate = { $points ->
    [0] A rival loses a card of the queue, and you gain a point.
    [one] A rival loses a card with a point on it, and you gain one.
   *[other] A rival loses a card with { $points } points on it, and you gain one.
}
hint-of-eliminate-own = It costs you a card of your own, but brings a point.
hint-of-rob = { $leads ->
    [1] It takes a point from whoever has most, and gives it to you.
   *[0] It takes a point from a rival, and gives it to you.
}
hint-of-copy = What that card does suits you best here.
hint-of-move = Moving this card helps you, or hurts the others.
hint-of-land = { $when ->
    [acts] There it has its turn this round.
    [skipped] There it has no turn this round.
   *[passed] Its turn this round is over; what changes are its neighbours.
}
hint-of-favour = If a point must be given away, here it harms you least.
hint-of-swap = Another card is of more use in this place.
hint-of-mark = A verdict here threatens the others most.
hint-of-support = It brings a point, and stays where it is.
hint-of-leave = The points on it are safe once you take them.

## Orichalque: what speaks for a choice

hint-or-only = There is only one choice.
hint-or-wins = It wins the game.
hint-or-fight = The chance to win the fight is { $percent }%.
hint-or-fight-sure = The fight cannot be lost.
hint-or-smite = The Titan wins the fight without dice.
hint-or-point = { $points ->
    [one] It brings your first victory point.
   *[other] It brings a victory point; you then have { $points }.
}
hint-or-titan-comes = It draws a Titan to your island{ $point ->
    [1] : a victory point.
   *[0] .
}
hint-or-titan-robbed = It takes a Titan from somebody else{ $point ->
    [1] : a victory point for you.
   *[0] .
}
hint-or-titan-wakes = It makes your Titan active again.
hint-or-temple-ready = It makes room for a temple.
hint-or-enough = It saves what you have for later turns.
hint-or-leaves = Doing nothing is better here now.
hint-or-blessed = The Titan’s favour doubles what it brings.
hint-or-building = The building soon pays for itself, and little is lost where it stands.
hint-or-brings = It brings { $hoplites ->
    [0] { $orichalque } orichalque
    [one] { $orichalque ->
        [0] a hoplite
       *[other] a hoplite and { $orichalque } orichalque
    }
   *[other] { $orichalque ->
        [0] { $hoplites } hoplites
       *[other] { $hoplites } hoplites and { $orichalque } orichalque
    }
} at once.
hint-or-take = { $action ->
    [produce] It lets you produce
    [recruit] It lets you recruit
    [capture] It lets you fight
   *[construct] It lets you construct
} this turn, { $cost ->
    [0] and it is free.
    [one] for a hoplite.
   *[other] for { $cost } hoplites.
}{ $tile ->
    [titan] {" "}Its tile can draw a Titan to your island.
    [temple] {" "}Its tile can make room for a temple.
   *[none] {""}
}
hint-or-found = There is room for tiles around it.
hint-or-titan = This way you keep the Titans that are most useful to you.
hint-or-buy = A second action now is worth its price.
hint-or-pay = You will miss it least.
hint-or-discard = It would have helped the others more than you.
hint-or-initiative = From there it harms you least.
hint-or-played = In the games the Regent simulated from here, this choice did best.
