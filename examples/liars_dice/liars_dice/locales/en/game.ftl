### Liar's Dice in English. $who names a player, $you is `you` if that is the reader and else `other`.

game-liars_dice = Liar’s Dice
    .does = Bid on dice under every cup, and catch whoever bids too high.
game-liars_dice-credit = Liar’s Dice is a traditional game.

## What commands take

liars_dice-command-dice = Liar’s Dice: the dice of each player, 1 to 5 (default: 5)
liars_dice-command-wild = Liar’s Dice: whether ones are wild, true or false (default: false)
liars_dice-command-exact = Liar’s Dice: whether a bid can be called exact, true or false (default: false)
liars_dice-option-dice = Dice of each player
liars_dice-option-wild = Ones are wild
    .more = Ones count as any face, except in a bid on ones.
liars_dice-option-exact = Exact calls
    .more = Whoever says that a bid is exact and is right costs everybody else a die.
liars_dice-picture = The dice under the cups and the last bids

## Choices

liars_dice-bid = { liars_dice-quantity } { $face ->
    [1] { $quantity ->
        [one] one
       *[other] ones
    }
    [2] { $quantity ->
        [one] two
       *[other] twos
    }
    [3] { $quantity ->
        [one] three
       *[other] threes
    }
    [4] { $quantity ->
        [one] four
       *[other] fours
    }
    [5] { $quantity ->
        [one] five
       *[other] fives
    }
   *[6] { $quantity ->
        [one] six
       *[other] sixes
    }
}
liars_dice-question-bid = Raise the bid or challenge it
liars_dice-question-open = Make the first bid
liars_dice-help-bid = { $you ->
    [you] You say { $bid }. { $dice } dice lie on the table.
   *[other] { $who } says { $bid }. { $dice } dice lie on the table.
}
liars_dice-help-open = { $dice } dice lie on the table.
liars_dice-group-bid = Bid…
liars_dice-group-raise = Raise to…
liars_dice-group-challenge = Stop { $who }
liars_dice-quantity = { $quantity ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] { $quantity }
}
    .brief = { $quantity }
liars_dice-face = { $face ->
    [1] ⚀
    [2] ⚁
    [3] ⚂
    [4] ⚃
    [5] ⚄
   *[6] ⚅
}
liars_dice-likely = { $percent ->
    [0] impossible
    [100] certain
   *[other] { $percent }% likely
}
liars_dice-outlook-bid = { liars_dice-likely }
liars_dice-outlook-call = right: { $bidder } loses a die; wrong: { $you ->
    [you] you do
   *[other] { $who } does
}
liars_dice-outlook-exact = right: all others lose a die; wrong: { $you ->
    [you] you do
   *[other] { $who } does
}
liars_dice-outlook-percent = { liars_dice-likely }, by the dice in sight
liars_dice-choice-bid = Bid { liars_dice-bid }
liars_dice-choice-raise = Raise to { liars_dice-bid }
liars_dice-choice-call = Call: there are fewer
liars_dice-choice-call-of = Call: fewer than { $bid }
liars_dice-choice-exact = Exact: there are just as many
liars_dice-choice-exact-of = Exact: just { $bid }
liars_dice-choice-first = { $who } begins
liars_dice-choice-roll = { $who } rolls { $hand }

## What happens

liars_dice-event-began = Round { $round } · { $you ->
    [you] you begin
   *[other] { $who } begins
}
liars_dice-event-rolled = { $you ->
    [you] You roll { $hand }.
   *[other] { $who } rolls { $dice ->
        [one] one die
       *[other] { $dice } dice
    }.
}
liars_dice-event-bid = { $you ->
    [you] You bid { liars_dice-bid }.
   *[other] { $who } bids { liars_dice-bid }.
}
liars_dice-event-called = { $you ->
    [you] You call: fewer than { liars_dice-bid }.
   *[other] { $who } calls: fewer than { liars_dice-bid }.
}
liars_dice-event-exact = { $you ->
    [you] You say: exactly { liars_dice-bid }.
   *[other] { $who } says: exactly { liars_dice-bid }.
}
liars_dice-event-showed = { $you ->
    [you] You show { $hand }.
   *[other] { $who } shows { $hand }.
}
liars_dice-event-counted = { $quantity ->
    [0] There are none.
    [one] There is { liars_dice-bid }.
   *[other] There are { liars_dice-bid }.
}
liars_dice-event-lost = { $you ->
    [you] { $left ->
        [0] You lose your last die.
        [one] You have one die left.
       *[other] You have { $left } dice left.
    }
   *[other] { $left ->
        [0] { $who } loses the last die.
        [one] { $who } has one die left.
       *[other] { $who } has { $left } dice left.
    }
}
liars_dice-gain = −1 die
liars_dice-event-out = { $you ->
    [you] You are out.
   *[other] { $who } is out.
}
liars_dice-event-won = { $you ->
    [you] You win.
   *[other] { $who } wins.
}

## Facts

liars_dice-fact-dice = Dice
liars_dice-dice = { $dice ->
    [one] die
   *[other] dice
}
liars_dice-fact-bid = Last bid
liars_dice-fact-bids = Bids this round
liars_dice-fact-hand = Your dice
liars_dice-fact-standing = The bid
liars_dice-fact-shown = Showed
liars_dice-fact-challenged = Challenged
liars_dice-fact-found = There were
liars_dice-fact-lost = Lost a die
liars_dice-fact-table = Dice on the table
liars_dice-fact-wild = Ones are wild
liars_dice-fact-exact = Exact calls
liars_dice-yes = yes
liars_dice-no = no

## What cannot be read or is not allowed

liars_dice-expected-bid = A bid is a quantity, an x and a face, such as 4x5 for four fives.
liars_dice-expected-roll = A roll is one to five dice, such as 13566.
liars_dice-expected-cup = A cup is 1 to { $dice } dice such as 13566, ***** before the roll, or -, if there are none.
liars_dice-expected-dice = Whoever begins must have dice, and before chance chooses everybody must.
liars_dice-expected-raise = Each bid must be possible and higher than the one before it.
liars_dice-expected-shown = After the bid, what each player showed: dice such as 13566, as many as now or one more, or -, if there were none.
liars_dice-options = { $given } is no value for { $name }; there are { $allowed }.
liars_dice-illegal-chance = “{ $choice }” must wait until chance has chosen.
liars_dice-illegal-rolled = “{ $choice }” comes too late: bid or challenge.
liars_dice-illegal-exact = “{ $choice }” is not played at this table.
liars_dice-illegal-opening = “{ $choice }” needs a bid to challenge: make the first one.
liars_dice-illegal-quantity = “{ $choice }” is not possible: bid 1 to { $dice } dice of a face from 1 to 6.
liars_dice-illegal-low = “{ $choice }” is not higher than { $standing }: bid more dice, or as many of a higher face.
liars_dice-illegal-low-ones = “{ $choice }” is not higher than { $standing }: a bid on ones counts as twice as many of another face.
