### Questions and choices. A choice says what it leads to, as far as the one who chooses may know.

## Questions. $subject is a card with its owner; $task what its effect asks for.

ask-place = { $you ->
    [you] Place a card face down.
   *[other] { $who } places a card face down.
}
ask-face = { $subject } at { $position } lies face down. Keep it or reveal it?
ask-effect = { $subject } at { $position }: { $task }
ask-effect-as = { $subject } at { $position } acts as { $the }: { $task }
task-archer = eliminate the first or the last card of the queue.
task-soldier = eliminate a neighbour.
task-spy = take 1 point from the owner of a neighbour.
task-shapeshifter = act as one of the face-up characters beside it.
task-decree = move a card; first choose which.
task-landing = where does { $target } go?
task-assassination = eliminate any card of the queue.
task-empress = gain 2, and give 1 point to a hidden card of another family.
task-informer = gain points, or swap it for a card from your hand.
task-judge = pass a verdict, or carry one out.
task-diplomat = support another Diplomat, or leave with the points.
task-deserter = eliminate a neighbour. Afterwards it stays only beside a face-up character.
ask-only-keep = An Insurrection can be revealed only with a point on it.
ask-last = { $trap ->
    [1] The last round: hidden, it brings points only if another family eliminates it. Revealed, it brings 1 point.
   *[0] The last round: points left on a hidden card count for nobody. Revealed, it acts at once.
}

## Placing

choice-place-alone = Place { $the }
choice-place-start = Place { $the } at the start
choice-place-end = Place { $the } at the end
choice-place-on = Place { $the } on { $position }
spot-start = start
spot-end = end
spot-on = on { $position }
spot-hint = { $name }: { $hint }
spot-covers = on { $position }: covers { $target }

## Face down

choice-keep = Keep it hidden
choice-reveal = Reveal { $the }
choice-reveal-unknown = Reveal it

## Effects

choice-eliminate = Eliminate { $target } at { $position }
choice-rob = Take 1 point from the stock { $of }
choice-copy = Act as { $subject } at { $position }
choice-move = Move { $target } from { $position }
choice-before-start = To the start
choice-before-between = Between { $left } and { $right }
choice-before-end = To the end
choice-favour = Favour { $target } at { $position }
choice-inform = Gain from the hidden neighbours
choice-swap = Swap in { $the } from your hand
choice-mark = Mark { $target } at { $position }
choice-mark-none = Pass no verdict (none is possible now)
choice-support = Support { $target } at { $position }
choice-support-none = Support nobody (no other Diplomat is face up)
choice-leave = Leave the queue
choice-first = { $who } begins
choice-aside = Set aside { $cards }

## What follows

follows-gain = { $you ->
    [you] +{ $gain } for you
   *[other] +{ $gain } for { $to }
}
follows-all = { $what }
follows-character = 1 more if it is a character
follows-lost = { $points ->
    [one] { $amount } on it is lost
   *[other] { $amount } on it are lost
}
follows-covers = covers { $target }
follows-take = take { $amount }
follows-leave = take { $amount }, then it is discarded
follows-onto = +{ $points } on it ({ $then } in all)
follows-left = { $left } left in the stock
follows-swap = laid face down in its place; { $the } goes back to your hand
follows-verdict = a verdict on it
follows-ambush = Ambush? { $odds }: +{ $gain } for { $to } and this card is discarded
follows-extortion = Extortion? { $odds }: +{ $gain } for { $to }
follows-ambush-sure = Ambush: +{ $gain } for { $to } and this card is discarded
follows-extortion-sure = Extortion: +{ $gain } for { $to }
odds-one-in = 1 in { $total }
odds-unsure = possible
landing-acts = it acts this round
landing-again = it acts once more this round
landing-waits = it waits for the next round
landing-skipped = it is skipped this round

## What a card will do now: those effects that depend on what lies there

effect-nothing = nothing happens now
effect-archer-alone = alone in the queue, it eliminates itself
effect-heir = { $alone ->
    [yes] gain 2 points
   *[no] nothing while another { $name } is face up
}
effect-lord = gain { $amount }
effect-fanatic = gain { $amount }
effect-conspiracy = { $points ->
    [0] nothing to double: just discard it
   *[other] gain { $amount } in all, then discard it
}
effect-returns = { $points ->
    [0] gain 1 point, then discard it
   *[other] { $amount } on it lost, gain 1 point, then discard it
}
effect-informer = gain { $amount }, or swap it for a card from your hand
effect-deserter-alone = with no neighbour it is just discarded
effect-insurrection = { $rest ->
    [0] spend 1 point,
   *[other] spend 1 point, take { $amount },
} { $neighbours ->
    [0] eliminate nobody,
    [1] eliminate its neighbour,
   *[other] eliminate both neighbours,
} turn it face down again
effect-infiltration = { $cards ->
    [0] no card to put a point on, then into the reserve
    [one] 1 point on your one hidden card, then into the reserve
   *[other] 1 point on each of your { $cards } hidden cards, then into the reserve
}
effect-deal = into the reserve with { $amount } on it

## The cards in a few words, for the hand

hint-archer = eliminate the first or last card
hint-soldier = eliminate a neighbour
hint-spy = take 1 point from a neighbour’s stock
hint-heir = gain 2 if the only Heir face up
hint-lord = gain 1, and 1 per neighbour of yours
hint-shapeshifter = act as a face-up neighbour
hint-conspiracy = gain double the points on it
hint-ambush = gain 4 if another family eliminates it
hint-decree = move a card in the queue
hint-assassination = eliminate any card
hint-empress = gain 2, give 1 to a hidden card
hint-informer = gain what lies beside it, or swap it
hint-judge = gain 1 and mark, or eliminate a marked card
hint-fanatic = gain 1, or 2 if your only face-up card
hint-diplomat = gain 1 and support, or take its points
hint-deserter = eliminate a neighbour, then perhaps go
hint-insurrection = spend 1 point on it, eliminate both neighbours
hint-extortion = others that eliminate it lose points
hint-infiltration = 1 point on each of your hidden cards
hint-deal = reserve it; it gives its points every round
