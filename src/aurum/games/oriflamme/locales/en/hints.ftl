### Hints in Oriflamme: what speaks for a choice, said to whoever asked.

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
    [trap] A trap: it costs the player who eliminates it.
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
    [one] its first.
   *[other] then it has { $points }.
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
