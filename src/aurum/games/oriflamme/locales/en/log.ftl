### What happened, one message for each kind of event. $you is `you` when it is the reader's family,
### else `other`; $who and its cases name the family; $amount is a number of points in words.

log-dealt = { $you ->
    [you] You hold { $cards } cards. Set aside: { $aside }.
   *[other] { $who } holds { $cards } cards. Set aside: { $aside }.
}
log-dealt-unseen = Every family holds { $cards } cards; three more lie aside, unseen.
log-began = Round { $round } · { $you ->
    [you] you begin
   *[other] { $who } begins
}
log-resolution = Round { $round } · resolution

log-placed-alone = { $you ->
    [you] You place a card, the first in the queue.
   *[other] { $who } places a card, the first in the queue.
}
log-placed-alone-known = { $you ->
    [you] You place { $the }, the first in the queue.
   *[other] { $who } places { $the }, the first in the queue.
}
log-placed-start = { $you ->
    [you] You place a card at the start.
   *[other] { $who } places a card at the start.
}
log-placed-start-known = { $you ->
    [you] You place { $the } at the start.
   *[other] { $who } places { $the } at the start.
}
log-placed-end = { $you ->
    [you] You place a card at the end.
   *[other] { $who } places a card at the end.
}
log-placed-end-known = { $you ->
    [you] You place { $the } at the end.
   *[other] { $who } places { $the } at the end.
}
log-placed-on = { $you ->
    [you] You cover your card at { $position }.
   *[other] { $who } covers its card at { $position }.
}
log-placed-on-known = { $you ->
    [you] You cover your card at { $position } with { $the }.
   *[other] { $who } covers its card at { $position } with { $the }.
}

log-kept = { $you ->
    [you] You keep the card at { $position } hidden: { $amount } on it.
   *[other] { $who } keeps the card at { $position } hidden: { $amount } on it.
}
log-revealed = { $you ->
    [you] You reveal { $the } at { $position }{ $points ->
        [0] .
       *[other] {" "}and take { $amount } from it.
    }
   *[other] { $who } reveals { $the } at { $position }{ $points ->
        [0] .
       *[other] {" "}and takes { $amount } from it.
    }
}
log-idle = { $subject } at { $position } does nothing.
log-idle-why = { $subject } at { $position } does nothing{ $why }.
idle-soldier = : it has no neighbour
idle-spy = : no neighbour to rob
idle-heir = : another card of its name is face up
idle-shapeshifter = : nobody to copy
idle-decree = : no other card to move
log-rested = { $you ->
    [you] Your card at { $position } was swapped in this round and does not act.
   *[other] The card { $of } at { $position } was swapped in this round and does not act.
}

log-gained = { $you ->
    [you] You gain { $amount } with { $the }.
   *[other] { $who } gains { $amount } with { $the }.
}
log-gained-nothing = { $you ->
    [you] { $the } brings you nothing.
   *[other] { $the } brings { $to } nothing.
}
log-gained-elimination = { $you ->
    [you] You gain { $amount } for the elimination.
   *[other] { $who } gains { $amount } for the elimination.
}
log-gained-ambush = { $you ->
    [you] It was an Ambush! You gain { $amount }.
   *[other] It was an Ambush! { $who } gains { $amount }.
}
log-gained-extortion = { $you ->
    [you] It was an Extortion! You gain { $amount }.
   *[other] It was an Extortion! { $who } gains { $amount }.
}
log-gained-infiltration = { $you ->
    [you] Your Infiltration in reserve brings { $amount }.
   *[other] The Infiltration { $of } in reserve brings { $amount }.
}
log-gained-deal = { $you ->
    [you] Your Deal in reserve pays { $amount }.
   *[other] The Deal { $of } in reserve pays { $amount }.
}
log-gained-deal-end = { $you ->
    [you] The points on your Deal go to your stock: { $amount }.
   *[other] The points on the Deal { $of } go to its stock: { $amount }.
}
log-robbed = { $you ->
    [you] You take 1 point from { $stock }.
   *[other] { $who } takes 1 point from { $stock }.
}
log-put = { $amount } more on { $target } at { $position }.
log-drained = Back to the supply: { $amount } from { $you ->
    [you] your card
   *[other] the card { $of }
} at { $position }.

log-eliminated = { $you ->
    [you] You eliminate { $target } at { $position }{ $lost }.
   *[other] { $who } eliminates { $target } at { $position }{ $lost }.
}
log-eliminated-hidden = { $you ->
    [you] You eliminate { $target } at { $position }: { $the }{ $lost }.
   *[other] { $who } eliminates { $target } at { $position }: { $the }{ $lost }.
}
log-lost = , and { $amount } with it
log-discarded = { $subject } is discarded{ $lost }.
log-discarded-ambushed = { $subject }, which attacked, is discarded{ $lost }.
log-reserved = { $you ->
    [you] You put { $the } into your reserve{ $points ->
        [0] .
       *[other] {" "}with { $amount } on it.
    }
   *[other] { $who } puts { $the } into reserve{ $points ->
        [0] .
       *[other] {" "}with { $amount } on it.
    }
}
log-copied = { $subject } at { $position } acts as { $the } at { $model }.
log-moved = { $you ->
    [you] You move { $target } from { $position } to { $goal }.
   *[other] { $who } moves { $target } from { $position } to { $goal }.
}
log-swapped = { $you ->
    [you] You take { $the } at { $position } back and lay a hidden card in its place.
   *[other] { $who } takes { $the } at { $position } back and lays a hidden card in its place.
}
log-swapped-known = { $you ->
    [you] You take { $the } at { $position } back and lay { $laid } face down in its place.
   *[other] { $who } takes { $the } at { $position } back and lays { $laid } face down in its place.
}
log-marked = { $you ->
    [you] You put a verdict on { $target } at { $position }.
   *[other] { $who } puts a verdict on { $target } at { $position }.
}
log-hid = { $subject } at { $position } turns face down again.
log-ended = The game is over
