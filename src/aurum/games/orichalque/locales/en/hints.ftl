### Hints in Orichalque: what speaks for a choice, said to whoever asked.

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
hint-or-initiative = There it harms you least.
hint-or-played = In the games the Regent simulated from here, this choice did best.
