### What the examples of Oriflamme and Oriflamme: Alliance show.
### One sentence for each example of the rulebook; the scenario is the file of that name in scenarios/.

## Setting up

scene-of-1-1-three-families = Three players take three families, and each holds seven cards.
scene-of-1-2-three-aside-seven-in-hand = Three cards are put aside and seven held; the other players see only backs.
scene-of-1-2-own-cards-any-time = In the middle of the game everybody knows their own hidden cards and nobody else’s.
scene-of-1-3-one-point-each = Everybody begins with 1 point, for all to see.
scene-of-1-4-chance-chooses = Chance chooses the first player among those at the table.
scene-of-1-4-same-direction-every-round = Another player begins round 2, but the queue still resolves from the same end.
scene-of-1-5-seventh-card-stays = The sixth round ends, and one card is left in every hand.

## Placement

scene-of-2-1-the-three-places = The card can go to the start, to the end, or onto one of two cards of one’s own, and nowhere else.
scene-of-2-2-never-between = Even between two cards of one’s own there is no room for a third.
scene-of-2-2-empty-again-later = An Archer alone in the queue eliminates itself; in the next round the first card is placed without a choice of place.
scene-of-2-3-over-face-up-or-down = One player covers a face-up card, another a face-down one with 2 points on it.
scene-of-2-3-not-in-round-one = In round 1 nobody can cover, not even a card of their own.
scene-of-2-4-covered-is-not-adjacent = A Shapeshifter can copy neither the Heir it covers nor the covered Lord beside it.
scene-of-2-4-covered-card-gains-nothing = Kept face down, a stack receives its point on the top card alone.
scene-of-2-5-one-card-each = Three players lay one card each, and then the queue begins to resolve.

## Resolution

scene-of-3-1-queue-order = The positions act from first to last, whoever sits where.
scene-of-3-2-keep = A kept card goes from 2 points to 3.
scene-of-3-2-forced-keep-looks-free = An Insurrection without points can only be kept, and the others can’t tell that there was no choice.
scene-of-3-3-points-then-effect = A revealed Spy first takes the 2 points on it, then 1 from a neighbour’s stock.
scene-of-3-3-in-the-round-it-was-placed = A Lord is laid down and revealed in the same round.
scene-of-3-4-must-act = A face-up Soldier between two cards of its own family has to strike one of them.
scene-of-3-4-nothing-fits = A face-up Spy among cards of its own family does nothing.
scene-of-3-5-neighbours-after-closing-up = The Soldier strikes, the queue closes up, and the Lord now counts the Soldier as its neighbour.
scene-of-3-6-example-stack = An Assassination is spent, and the Spy under it acts at once.
scene-of-3-6-archer-uncovers-by-shooting-itself = An Archer eliminates itself, and the Heir under it acts at once.
scene-of-3-7-uncovered-later = An Heir uncovered further on gains its 2 points when its position comes up.
scene-of-3-7-uncovered-earlier = An Heir uncovered at a position already passed gains nothing this round.
scene-of-3-8-acts-again = Moved to the end by a Royal Decree, an Heir gains its 2 points for the second time.
scene-of-3-8-misses-its-turn = Moved to the front by a Royal Decree, an Heir misses its turn.

## Eliminating and discarding

scene-of-4-1-the-attacker-is-paid = The Soldier’s owner gains 1 point from the supply, and nobody’s stock shrinks.
scene-of-4-1-own-card-pays = Striking a card of one’s own family pays 1 point as well.
scene-of-4-2-points-go-to-the-supply = The 4 points on the eliminated Heir go back to the supply.
scene-of-4-2-only-the-top-falls = Only the top card of the stack falls; the one under it keeps its 3 points.
scene-of-4-3-ambush-discard-pays-nobody = The Ambush discards the Soldier, and nobody gains a point for that.
scene-of-4-4-all-four-intrigues-leave = All four intrigues act, and each goes to its owner’s discard pile.
scene-of-4-4-no-effect-and-still-gone = A Royal Decree with nothing to move is discarded all the same.
scene-of-4-5-characters-stay = Heir, Lord and Spy stay face up and act again in the next round.

## Characters

scene-of-5-1-only-the-two-ends = The Archer may shoot only the first or the last card of the queue.
scene-of-5-1-alone-must-shoot-itself = Left alone in the queue, an Archer has to shoot itself.
scene-of-5-2-either-neighbour = The Soldier chooses between its two neighbours; the other cards are out of reach.
scene-of-5-2-soldier-must-strike-own = Its only neighbour is of its own family, and the Soldier has to strike it.
scene-of-5-3-stock-not-card = The Spy takes 1 point from the stock; the 3 points on the card beside it stay there.
scene-of-5-3-two-neighbours-choose = Between two players the Spy’s owner chooses whom to rob.
scene-of-5-4-only-heir = The only face-up Heir in the queue gains 2 points.
scene-of-5-4-neither-gains = Two Heirs are face up, and neither of them gains anything.
scene-of-5-5-two-own-neighbours = Between two cards of its own family, one face up and one face down, the Lord gains 3 points.
scene-of-5-6-copies-a-soldier = The Shapeshifter copies the Soldier and strikes its own neighbours, even that very Soldier.
scene-of-5-6-example-heir = Two Heirs lie face up, but the Shapeshifter that copies one gains 2: it is the only Shapeshifter.
scene-of-5-7-ambush-takes-the-shapeshifter = The Ambush discards the Shapeshifter that struck, not the Soldier it copied.

## Intrigues

scene-of-6-1-example-conspiracy = A Conspiracy with 3 points on it brings 6.
scene-of-6-2-revealed-ambush = An Ambush revealed by its owner gives up its 3 points and brings 1.
scene-of-6-3-example-ambush-1 = A Soldier strikes another family’s Ambush: its owner gains 4, and both cards go.
scene-of-6-3-assassination-too = An Assassination triggers the Ambush as well, however far away it lies.
scene-of-6-4-example-ambush-2 = An Archer shoots an Ambush of its own family: 1 point, and the Archer stays.
scene-of-6-5-where-to = The first card may move into any gap but the two on either side of it.
scene-of-6-5-top-of-a-stack-alone = The Decree lifts the top card off a stack and moves it alone.
scene-of-6-6-any-card = The Assassination reaches every top card of the queue, itself included.
scene-of-6-6-itself-by-choice = An Assassination collects its 2 points and eliminates itself for 1 more.

## End

scene-of-7-1-stock-decides = The largest stock wins; the 8 and 9 points still on cards are worth nothing.
scene-of-7-2-more-positions = With equal stocks, the player with two positions beats the one with one.
scene-of-7-2-shared = Stocks and positions are equal, so two players share the victory.
scene-of-7-3-marker-passes-left = The marker moves to the left, and the queue waits as it is.

## Alliance

scene-al-0-set-up = An Alliance game begins with its own ten cards for each family and five verdict tokens.

## Characters of Alliance

scene-al-1-1-empress-favours = The Empress gains 2 and puts 1 point on the face-down card her owner chooses.
scene-al-1-1-empress-only-gains = No other player has a face-down card, so the Empress just gains 2.
scene-al-1-2-informer-counts-both-neighbours = With 2 and 3 points on the cards beside it, the Informer gains 5, and they stay where they are.
scene-al-1-3-informer-swaps = The Informer goes back to the hand, and a Deal lies face down in its place.
scene-al-1-3-swap-in-round-six = In round 6 the Informer is swapped with the seventh card.
scene-al-1-4-judge-marks = The Judge gains 1 and lays a verdict token on any card of the queue.
scene-al-1-4-every-card-marked = Every card bears a token already, so the Judge only gains 1.
scene-al-1-5-judge-eliminates = The Judge eliminates a card with a verdict token, however far away it lies.
scene-al-1-5-needs-a-verdict-on-top = The only token lies on a covered card, so nothing can be executed.
scene-al-1-6-verdict-travels = A Royal Decree moves a card, and its verdict token goes along.
scene-al-1-6-eliminated-card-returns-its-verdict = A Deserter eliminates a marked card, and the token comes back to the pool.
scene-al-1-7-fanatic-alone = No other card of its family is face up, so the Fanatic gains 2.
scene-al-1-7-fanatic-with-company = A face-up Judge of its own family far down the queue leaves the Fanatic with 1 point.
scene-al-1-8-diplomat-supports = The Diplomat gains 1 and puts 2 points on another Diplomat of its owner’s choice.
scene-al-1-8-diplomat-leaves = The Diplomat takes its 4 points and is discarded.
scene-al-1-9-points-lost-when-eliminated = The 6 points on the eliminated Diplomat go back to the supply.
scene-al-1-10-deserter-stays = The Deserter gains 2 for a character and stays beside a face-up Fanatic.
scene-al-1-10-deserter-leaves = No face-up character is left beside the Deserter, so it is discarded.

## Intrigues of Alliance

scene-al-2-1-insurrection = The Insurrection pays 1 point, eliminates both neighbours and turns face down again.
scene-al-2-1-needs-a-point = An Insurrection without a point on it can’t be revealed.
scene-al-2-2-neighbours-are-fixed = It strikes the two cards that lay beside it, not the one that moves up.
scene-al-2-3-extortion-revealed = An Extortion revealed by its owner gives up its 3 points and brings 1.
scene-al-2-4-extortion-eliminated = The attacker has two top cards in the queue, so the Extortion brings 4 and costs the attacker’s hidden card 1 point.
scene-al-2-5-reserve-is-no-place-in-the-queue = An Extortion does not count the attacker’s two reserved cards.
scene-al-2-5-eliminated-deal-is-not-reserved = An eliminated Deal goes to the discard pile, and its points to the supply.
scene-al-2-6-infiltration = The Infiltration puts 1 point on each of its family’s face-down top cards and goes into reserve.
scene-al-2-6-bonus-for-own-face-down-card = With the Infiltration in reserve, even a face-down card of one’s own brings 2 more.
scene-al-2-7-deal-is-reserved-with-its-points = The Deal goes into reserve with its 3 points, and nobody collects them.
scene-al-2-7-deal-pays-in-later-rounds = As the next round begins, the Deal pays 3 points and keeps its own.
scene-al-2-8-deal-at-the-end = At the end the 4 points on the Deal are added, and they win the game.

## Mixed sets and the duel

scene-mx-1-ten-chosen-cards = A table plays with ten cards chosen from both boxes, the same for every family.
scene-mx-2-copies-a-deserter-and-goes = The Shapeshifter strikes the Deserter it copies and, left without company, is discarded itself.
scene-mx-2-supports-the-copied-diplomat = Copying a Diplomat, the Shapeshifter puts the 2 points on that very Diplomat.
scene-mx-3-ambush-first = The Ambush falls first, discards the Insurrection, and so saves the card on the other side.
scene-mx-4-sum-wins = One family has 10 points, but 6 and 6 together are more than 10 and 1.
scene-mx-4-spy-robs-the-partner = Its only neighbour is the partner family, and the Spy has to rob it.
