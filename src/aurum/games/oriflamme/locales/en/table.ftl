### The table of Oriflamme in the terminal: what stands on the screen besides the log and the choices.

## How a sentence names things. $name is the bare name of a card, $the its name in a sentence,
## $who and $of the family it belongs to.

amount-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
target = { $you ->
    [you] your { $name }
   *[other] { $by ->
        [self] its own { $name }
       *[other] { $the } { $of }
    }
}
target-hidden = { $you ->
    [you] your hidden { $name }
   *[other] the hidden { $name } { $of }
}
target-unknown = { $you ->
    [you] your hidden card
   *[other] { $by ->
        [self] its own hidden card
       *[other] the hidden card { $of }
    }
}
target-card = { $you ->
    [you] your card
   *[other] { $by ->
        [self] its own card
       *[other] the card { $of }
    }
}
target-self = this { $name } itself
subject = { $you ->
    [you] your { $name }
   *[other] { $the } { $of }
}
stock-of = { $you ->
    [you] your stock
   *[other] the stock { $of }
}

## Head of the screen

table-round = Round { $round } of { $rounds }
table-dealing = the deal
table-placing = placement
table-resolving = resolution

## Players

table-points = points
table-hand = hand
table-discard = discarded
table-reserve = reserve
table-first = begins the round

## The queue

table-queue = The queue
table-queue-empty = The queue is empty.
table-start = start
table-end = end
table-hidden = hidden
table-all = all
table-in-hand = In hand
table-aside = Set aside
table-verdicts-left = verdict tokens left: { $count }

legend-points = points on the card
legend-stack = cards stacked
legend-beneath = lies beneath
legend-verdict = verdict
legend-acting = acts now
legend-passed = has had its turn
legend-own = { $word }: only you see it
legend-known = { $word }: everybody knows it
legend-key = type this number

# Names too long for the little cards; the soft hyphen shows where they may break.
tight-assassination = Assassi{"\u00AD"}nation
tight-extortion = Extortion

## What has been seen

seen-title = Cards seen
seen-up = face up at this position
seen-down = face down at this position
seen-discard = discarded
seen-reserve = in reserve
seen-hand = in your hand
seen-aside = set aside
seen-returned = went back to the hand; may have been placed since
seen-unseen = not seen yet
seen-word-discard = out
seen-word-reserve = res.
seen-word-hand = hand
seen-word-aside = aside

## Help on cards

help-cards = The ten cards of this table
help-which = No card is called “{ $word }”. These are at the table: { $cards }.
help-several = “{ $word }” may be { $cards }. Please type a little more.
help-absent = { $card } is not among the ten cards of this table.
help-position-hidden = Position { $position }: a hidden card { $of }, placed in round { $round }. It may be { $cards }.
help-no-position = There is no position { $position } in the queue.

## The end

ending-title = The game is over
ending-rank = place
ending-tops = positions
ending-wins = { $families ->
        [1] { $names } wins with { $amount }!
       *[other] { $names } win with { $amount }!
    }
ending-you-win = You win with { $amount }!
ending-shared = { $names } share the victory with { $amount } each!
ending-tie = A tie at { $amount }: whoever has more positions in the queue wins ({ $list }).
ending-tie-holds = A tie at { $amount }, and as many positions in the queue ({ $list }): the victory is shared.
