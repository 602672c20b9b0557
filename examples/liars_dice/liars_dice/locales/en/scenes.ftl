### What the examples of the rulebook show; the scenarios are in scenarios/.

scene-ld-1-1-two-to-six = Six players, with five dice each.
scene-ld-1-2-as-many-dice-as-agreed = Three players have agreed on two dice each.
scene-ld-1-3-chance-chooses-who-begins = Chance chooses player 3, who makes the first bid.
scene-ld-2-1-nobody-sees-the-dice-of-others = Both roll, and each sees only one of the two cups.
scene-ld-2-2-clockwise-past-who-is-out = The bids go round, past player 2, who is out.
scene-ld-2-3-no-more-dice-than-there-are = Five dice are in the game, so nobody can bid six.
scene-ld-2-4-more-dice-or-a-higher-face = After two fours come two fives, or three ones.
scene-ld-2-5-the-highest-bid-must-be-challenged = Three dice, and three sixes are bid: there is no raise.
scene-ld-3-1-the-bid-was-too-high = Four fives were bid, there are three, and the bidder loses a die.
scene-ld-3-1-just-as-many-is-enough = Three fives were bid, there are three, and the caller loses a die.
scene-ld-3-2-who-lost-a-die-begins = Player 3 called in vain and begins the next round.
scene-ld-3-3-who-is-out-rolls-and-bids-no-more = Player 2 loses the last die; the others play on.
scene-ld-3-4-the-last-one-with-dice-wins = Two players with a die each; one of them loses it.
scene-ld-4-1-ones-count-as-any-face = Three fives and two wild ones make five fives.
scene-ld-4-2-half-as-many-ones = After five fours come three ones, and after these seven of another face.
scene-ld-5-1-exactly-as-many = There are exactly two fives: everybody else loses a die.
scene-ld-5-2-who-said-exact-begins = Player 2 was right and begins the next round.
