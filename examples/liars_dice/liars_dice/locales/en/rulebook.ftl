### The rulebook of Liar's Dice, in our own words.
### A rule's message is its text, .name its heading, .why the reason of its [R], which marks a ruling.

book-liars_dice = How to play Liar’s Dice
    .notice = A traditional game that is played in many ways. These are the rules of this package, in our own words.
    .goal = Everybody hides a few dice under a cup. You bid on what lies under all the cups together, and you see only your own. Somebody will not believe you. **The last player with dice wins.**
    .marks = Each rule has a number. [R] marks a ruling: tables differ here, and the reason for our choice is given.

chapter-ld-setup = Setting up
    .lead = Dice, a cup for everybody, and a question: who begins?
chapter-ld-round = A round
    .lead = Roll, look at your own dice, and bid.
chapter-ld-challenge = A challenge
    .lead = Somebody says that the bid is wrong. All cups are lifted.
chapter-ld-wild = Optional: wild ones
    .lead = Ones stand for any face.
chapter-ld-exact = Optional: exact calls
    .lead = One more way to challenge, for those who count well.

rule-ld-1-1 = Two to six people play.
    .name = Players
rule-ld-1-2 = Everybody begins with five dice. The table may agree on fewer, from one to four, the same for all.
    .name = Dice
rule-ld-1-3 = Chance chooses who begins the first round.
    .name = Who begins

rule-ld-2-1 = At the beginning of a round everybody who has dice rolls all of them under the cup and looks at them. Nobody sees the dice of others.
    .name = The roll
rule-ld-2-2 = Whoever begins makes a bid. Then, clockwise, everybody who has dice either raises the bid or challenges it. Nobody can pass.
    .name = Turns
rule-ld-2-3 = A bid is a quantity and a face. “Four fives” claims that at least four of all dice under all cups show a five. Nobody can bid more dice than are in the game. [R]
    .name = Bids
    .why = A bid that cannot be true would only be a way to give up a die.
rule-ld-2-4 = A raise bids more dice of any face, or as many dice of a higher face.
    .name = Raising
rule-ld-2-5 = The highest bid, all dice with the highest face, cannot be raised. Who comes next must challenge it.
    .name = The highest bid

rule-ld-3-1 = Who is in turn can call the bid instead of raising it. All dice are shown, and those with the face of the bid are counted. If there are fewer than the bid says, the bidder loses a die; if there are as many or more, the caller does.
    .name = Calling
rule-ld-3-2 = Who lost the die begins the next round. If that was the last one, the next player clockwise who has dice begins. [R]
    .name = Who begins the next round
    .why = Some tables let the winner of the challenge begin. We follow the custom that seems more common.
rule-ld-3-3 = Who has no dice left is out, and from then on sees what a spectator sees. The dice that were lost leave the game.
    .name = Out
rule-ld-3-4 = The last player who has dice wins. Two who are left play on by the same rules. [R]
    .name = The end
    .why = Some tables change the rules when two dice are left. Nothing here needs it.

rule-ld-4-1 = If ones are wild, a one counts as the face of every bid. If the bid is on ones, only ones count.
    .name = Ones are wild
rule-ld-4-2 = With wild ones, a bid on ones is as high as a bid on twice as many dice of another face, and just above it. After five fours, three ones are enough; after three ones it takes seven of another face. The highest bid is all dice with a one. The first bid can be on ones too. [R]
    .name = Bids on ones
    .why = Ones are half as frequent as a face with its wild ones. This is the usual way to rank them; some tables forbid a first bid on ones.

rule-ld-5-1 = If the table plays with exact calls, who is in turn can say that the bid is exact. If there are exactly as many dice as the bid says, everybody else who has dice loses one. If not, whoever said so does. [R]
    .name = Exact
    .why = Some tables let whoever was right win back a die instead. If the others lose one, every challenge brings the end nearer.
rule-ld-5-2 = After an exact call whoever made it begins the next round, or if that player is out, the next one clockwise. If everybody else loses the last die, the game is won. [R]
    .name = After an exact call
    .why = Several may have lost a die, so the loser cannot be the one to begin.
