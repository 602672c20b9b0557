### The rulebook of Oriflamme and Oriflamme: Alliance, in our own words.
###
### A rule's message is its text, .name its heading, .why the reason of its first [R], .why2 of the second.
### In the text, [R] marks a ruling, [D] our own component data, ** ** a word to stress, and a rule is named by its number.

book-oriflamme = How to play Oriflamme and Oriflamme: Alliance
    .notice = An unofficial fan work. Both games are by Adrien and Axel Hesling and are published by Studio H and its partners. Aurum is not affiliated with any of them. These are the rules in our own words; if you like the games, buy the boxes.
    .goal = The king is dead, and each player leads a family that wants the crown. For six rounds you slip cards face down into one shared queue and then go through it from start to end, deciding card by card whether to wait while it gathers points or to turn it up and use it. **After six rounds the player with the most points wins.**
    .marks = Each rule has a number. [R] marks a ruling of this project, where the printed rulebook is silent or leaves room, with the reason behind it. Where this page and the printed rulebook differ and there is no [R], trust the rulebook. We follow the revised edition. The one of 2019, which many fan sites still quote, is different for the Royal Decree, the Ambush, the Lord and the tie-break.

## A round in one picture

picture-of-place = Place
    .caption = Starting with the first player, everybody lays one card face down: at the start of the queue, at its end, or on a card of their own.
picture-of-resolve = Go through the queue
    .caption = The queue resolves from start to end. At each position the owner of the top card acts.
picture-of-keep = Face down: wait …
    .caption = Keep your card face down, and it receives 1 point. It will still be there in the next round, if nobody eliminates it.
picture-of-reveal = … or reveal
    .caption = Turn it up, take the points on it and carry out its effect. An intrigue then leaves; a character stays.
picture-of-act = Face up: act
    .caption = A character that lies face up acts again in every round, whether its owner likes it or not.
picture-of-next = Next round
    .caption = The first-player marker moves to the left, and the queue stays as it is. After six rounds, count your points.

## Chapters

chapter-of-setup = Setting up
    .lead = Choose a family, shuffle its ten cards, and you are nearly ready.
chapter-of-placement = Placement: everybody adds a card
    .lead = One card each, face down. Where you lay it decides when it acts and whom it will touch.
chapter-of-resolution = Resolution: the queue acts
    .lead = Now the queue is gone through once, card by card. A card that waits gathers points, and becomes a target.
chapter-of-elimination = Eliminating and discarding
    .lead = Two ways out of the queue. Only one of them pays.
chapter-of-characters = The six characters
    .lead = A character stays in the queue once it is face up and acts in every round.
chapter-of-intrigues = The four intrigues
    .lead = An intrigue works once. When its effect is done, it goes to the discard pile.
chapter-of-end = Next round, and the end
    .lead = Six rounds, and then only the points in your stock count.
chapter-al-cards = Oriflamme: Alliance
    .lead = A box of its own, with ten other cards. They reward those who help each other, for as long as it lasts.
chapter-al-characters = The six characters of Alliance
    .lead = Several of them offer two ways to act. You choose afresh each time.
chapter-al-intrigues = The four intrigues of Alliance
    .lead = Two of these hurt whoever eliminates them, or the cards beside them. The other two go into your reserve and work there to the end.
chapter-mx-mixed = Mixing the boxes
    .lead = Any ten of the twenty cards make a game, as long as every family has the same ten.
chapter-mx-duel = Playing with two
    .lead = Two people, four families.

## Setting up

rule-of-1-1 = Three to five people play. Each takes one of the five families; a family consists of ten cards, no two alike.
    .name = Players and families

rule-of-1-2 = Shuffle your ten cards, put three of them aside at random without the others seeing them, and take the other seven into your hand. Your three set-aside cards, your hand and your face-down cards are yours to look at whenever you like, and nobody else’s.
    .name = Seven cards in hand, three aside

rule-of-1-3 = You begin with a stock of 1 point. The supply is endless. [R]
    .name = Starting points
    .why = Nothing in the rulebook makes the number of tokens a limit.

rule-of-1-4 = The first player is drawn at random, unless the table agrees on something else. [R] Which way the queue resolves is settled once, for the entire game.
    .name = Who starts, and the direction
    .why = The rulebook lets the oldest player begin, and an online table does not know ages.

rule-of-1-5 = There are six rounds, and each consists of placement followed by resolution. Your seventh hand card never gets played (AL-1.3 is the one exception).
    .name = Six rounds

## Placement

rule-of-2-1 = The first player begins and the turn goes clockwise. On your turn you lay one card from your hand face down in one of these places: in front of the first position, behind the last position, or on any position whose top card is of your own family.
    .name = Where a card may go

rule-of-2-2 = You can’t squeeze a card in between two positions. An empty queue offers a single way to place, in round 1 and also later if it should ever become empty again. [R]
    .name = Never in between
    .why = The rulebook mentions an empty queue only at the start of the game, and its start and end are then one place.

rule-of-2-3 = You can cover from round 2 on. The card you cover may be face up or face down, and a stack may become as high as you like.
    .name = Covering

rule-of-2-4 = Once covered, a card stays as it was, face up or face down, and holds on to its points, but it is out of everything: it is not revealed, not counted and no target, it is adjacent to nothing, it gains nothing and it scores nothing.
    .name = Covered cards

rule-of-2-5 = As soon as each player has laid one card, placement is over.
    .name = When placement ends

## Resolution

rule-of-3-1 = Go through the positions in queue order. At each of them it is the owner of the top card who acts.
    .name = From start to end

rule-of-3-2 = If that card is face down, its owner either keeps it, and 1 point from the supply is put on it, or reveals it. A card that may not be revealed at the moment (AL-2.1) can only be kept. No one else may find out that there was no choice, neither from the time it took nor from anything the program sends.
    .name = Keep or reveal

rule-of-3-3 = To reveal a card, turn it face up, add the points on it to your stock, and after that apply its effect. (For the points on them, Conspiracy, Ambush, Insurrection, Extortion and Deal have rules of their own.) You may reveal a card as early as the round in which you placed it.
    .name = Revealing

rule-of-3-4 = If the card is already face up, its effect is compulsory, even where it hurts its owner. Any choice the effect leaves is made by the owner. If there is nothing it can be applied to, it does nothing.
    .name = Face-up cards must act

rule-of-3-5 = Each time a position becomes empty, the queue closes up; which cards are adjacent is always judged after that.
    .name = The queue closes up

rule-of-3-6 = If the card that is acting leaves the top of its position and there is a card under it, that uncovered card resolves next, straight away, no matter why the other one left. [R] If nothing is left at the position, carry on with the next one.
    .name = Uncovered by the acting card
    .why = The printed examples show only intrigues, and we see no reason to treat other departures differently.

rule-of-3-7 = A card that is uncovered further on takes its turn when its position comes up. A card that is uncovered at a position already passed has no turn this round. [R]
    .name = Uncovered elsewhere
    .why = The queue is worked through once, forwards.

rule-of-3-8 = The turn goes from position to position and does not remember cards: whatever is moved to before the acting position misses this round, whatever is moved to after it gets a turn, even if it has had one.
    .name = The turn follows positions

## Eliminating and discarding

rule-of-4-1 = Each card you eliminate earns you 1 point from the supply, whatever its family, your own included.
    .name = A point for eliminating

rule-of-4-2 = To eliminate a card, turn it face up, return the points on it to the supply and lay it face up on its owner’s discard pile, which everyone may look through. In a stack, nothing but the top card can be eliminated.
    .name = What eliminating means

rule-of-4-3 = Discarding a card is something other than eliminating it, and earns nobody a point unless an effect states that it does.
    .name = Discarding is not eliminating

rule-of-4-4 = After its effect an intrigue goes to the discard pile of its owner, unless that very effect sends it elsewhere.
    .name = Intrigues leave

rule-of-4-5 = A character remains in the queue, face up.
    .name = Characters stay

## Characters

rule-of-5-1 = Eliminate the card at the start or the card at the end of the queue. If the Archer is one of these two, it may pick itself; if it is the only one there, it has to.
    .name = Archer

rule-of-5-2 = Eliminate a card adjacent to it; your own family is no exception. Without a neighbour it does nothing.
    .name = Soldier

rule-of-5-3 = Choose another player with a card adjacent to the Spy and take 1 point out of that player’s stock, never off the card. If the two neighbours belong to two different players, you decide. Somebody whose stock is empty can’t be chosen. [R]
    .name = Spy
    .why = There is nothing to take, and a point can’t be owed.

rule-of-5-4 = Gain 2, but only if the queue has no other face-up card of the same name. Those that are covered or face down don’t matter.
    .name = Heir

rule-of-5-5 = Gain 1, and another 1 per adjacent card of your own family, no matter which side up.
    .name = Lord

rule-of-5-6 = Pick an adjacent character that is face up and carry out its effect as though it were printed on the Shapeshifter. Neighbours, family and name are those of the Shapeshifter, so one that copies an Heir must be the only face-up Shapeshifter. It can’t copy another Shapeshifter. If there is nothing to copy, it does nothing. Each time it acts, you choose afresh.
    .name = Shapeshifter

rule-of-5-7 = If a Shapeshifter eliminates a card, the Shapeshifter counts as the attacking card, and it is the one an Ambush discards. [R]
    .name = The Shapeshifter as attacker
    .why = It acts as if the effect were printed on it.

## Intrigues

rule-of-6-1 = Gain twice the number of points on it. That is the total: with 3 on it you get 6.
    .name = Conspiracy

rule-of-6-2 = When you reveal it yourself, return the points on it to the supply and gain 1.
    .name = Ambush: revealed

rule-of-6-3 = When a card of a different family eliminates it (whichever card that is; an Assassination counts), you, its owner, gain 4, and the card that attacked is discarded. The attacking player still receives 1 for the elimination. Nobody receives anything more for that discard.
    .name = Ambush: eliminated by another family

rule-of-6-4 = When your own family eliminates it, you receive the 1 for the elimination and that is all. The attacking card stays.
    .name = Ambush: eliminated by your own family

rule-of-6-5 = Take the top card of any position but the Decree’s own and put it, points and all, somewhere else in the queue: at one of the ends or between two positions, but not onto a card, and not where it came from. [R] Whether a place is new is judged with the Decree still lying in the queue: hopping over nothing but the Decree is a move, and a card from the top of a stack may settle right next to that stack. Of a stack, the top card moves alone. After that, discard the Decree and carry on behind it; if it covered a card, that one is first (OF-3.6). [R] If there is no other position, it does nothing.
    .name = Royal Decree
    .why = The rulebook asks for a new place.
    .why2 = The rulebook carries on with the next card, and under a spent intrigue the next card is the one beneath.

rule-of-6-6 = Eliminate any one card of the queue; it may even be the Assassination.
    .name = Assassination

## End

rule-of-7-1 = When round 6 is over, whoever has the largest stock wins. What still lies on cards is worth nothing.
    .name = Who wins

rule-of-7-2 = If stocks are equal, count the positions in the queue that have your card on top: more of them wins. If that is equal too, those who are tied share the victory. [R]
    .name = Ties
    .why = The rulebook has no second tie-break.

rule-of-7-3 = When a round is over, the first-player marker moves one seat to the left. Nothing in the queue changes.
    .name = Between rounds

## Alliance

rule-al-0 = All of the rules so far apply. The ten cards below replace the ten above, and five verdict tokens are added, which belong to all players together.
    .name = What Alliance changes

## Characters of Alliance

rule-al-1-1 = Gain 2, after which you put 1 point out of the supply on a face-down card that belongs to another player. If there is no such card, you only gain 2.
    .name = Empress

rule-al-1-2 = The first way to use it: add up the points on the adjacent cards that are face down and of other families, and gain that many. The points you counted are not moved.
    .name = Informer: counting

rule-al-1-3 = The second way: swap it with a card from your hand. That card goes face down, without points, into exactly the same place. For the rest of the round it does not act and earns no point for being kept, not even when the turn gets back to its position. [R] To the effects of other cards it is a card like any other: they may target it, count it, put points on it. The Informer goes back to your hand, seen by all. You need a card in hand to do this; in round 6 the seventh card will do. [R]
    .name = Informer: swapping
    .why = By the rulebook it is available from the next round only.
    .why2 = The rulebook forbids the swap in no round, and the seventh card is in the hand.

rule-al-1-4 = The first way to use it: gain 1, after which you lay a verdict token on any card of the queue, yours or the Judge itself if you wish, provided that it bears none so far. [R] If the tokens are used up, or every card has one, you only gain 1. [R]
    .name = Judge: the verdict
    .why = A second token on the same card would do nothing.
    .why2 = You do as much of the effect as you can.

rule-al-1-5 = The second way: eliminate a card with a verdict token on it, no matter who laid it there; the Judge itself can be that card. This way is open only if a top card bears a token.
    .name = Judge: the execution

rule-al-1-6 = A verdict token goes wherever its card goes and remains on it under a covering card. When the card leaves the queue, to a discard pile, a hand or a reserve, the token comes back to the common pool. [R]
    .name = Verdict tokens
    .why = The tokens are shared and mark cards in the queue, not persons.

rule-al-1-7 = Gain 1. If your family has no other card face up in the queue, gain 1 more.
    .name = Fanatic

rule-al-1-8 = The first way: gain 1, after which you put 2 points out of the supply on one other Diplomat that is face up; you choose which. If there is no other, you only gain 1. The second way: take every point that lies on this card and then discard it. You may do so even if there are no points on it. [R]
    .name = Diplomat
    .why = The rulebook sets no minimum.

rule-al-1-9 = Among face-up cards in the queue, only a Diplomat has points on it. They remain there when it is covered, and return to the supply when it is eliminated.
    .name = Points on a Diplomat

rule-al-1-10 = Eliminate a card adjacent to it; your own family is no exception. If it was a character, gain 1 more; a face-down card is turned up beforehand and so counts as what it is. After that, look at the queue as it stands once it has closed up [R]: unless the Deserter has a face-up character next to it, discard it. The same goes for a Deserter that had no neighbour to eliminate. [R]
    .name = Deserter
    .why = Adjacency is always read that way, OF-3.5.
    .why2 = The second half of the effect does not depend on the first.

## Intrigues of Alliance

rule-al-2-1 = You can reveal it only if there is at least 1 point on it. Of its points, 1 returns to the supply and you take the others into your stock. Eliminate the cards on both sides of it, or the single neighbour if there is only one. After that, turn the Insurrection face down again in its place, with no points on it. By now all players know the card; nevertheless it is a face-down card for every purpose. You may reveal it even if it has no neighbour at all. [R]
    .name = Insurrection
    .why = Its only stated price is the point.

rule-al-2-2 = Its two victims are determined before either of them falls. They are eliminated one after the other in queue order, and everything that each of them sets off is carried out in full. Whatever the first may set off, the second falls all the same, unless the Insurrection is no longer in the queue by then. [R]
    .name = Insurrection: its two victims
    .why = The effect names both cards, but needs a card to carry it out.

rule-al-2-3 = When you reveal it yourself, return the points on it to the supply, gain 1 and discard it.
    .name = Extortion: revealed

rule-al-2-4 = When a different family eliminates it, you, its owner, gain 2 per top card that the attacking family has in the queue, whichever side up. They are counted once the Extortion is gone, and the attacking card is one of them. [R] After that, the attacking player gives back to the supply 1 point from each of their own face-down top cards with points on it. The attacking player keeps the 1 for the elimination and keeps the attacking card.
    .name = Extortion: eliminated by another family
    .why = The rulebook says each card of that family in the queue, and the attacking card is still there.

rule-al-2-5 = To reserve a card means to take it out of the queue and lay it face up in front of its owner, where it remains to the end of the game. No effect can reach it there, and nothing that counts cards in the queue counts it. A card that is eliminated does not get reserved.
    .name = The reserve

rule-al-2-6 = Put 1 point out of the supply on every face-down card you have in the queue (top cards only: what lies under the Infiltration is not yet uncovered), then reserve the Infiltration. While it is in reserve, each face-down card you eliminate, one of your own included, earns you 2 more.
    .name = Infiltration

rule-al-2-7 = Reserve it with all points on it; you do not collect them. While it is in reserve, every later round begins by paying you as many points as there are on it, provided that your family has one top card or more in the queue. The points on the Deal remain.
    .name = Deal

rule-al-2-8 = When the game ends, you add the points on your reserved Deal to your stock.
    .name = Deal: at the end

## Mixed sets and the duel

rule-mx-1 = A table chooses ten of the twenty kinds of card, and every family gets those same ten: the ten of Oriflamme, the ten of Alliance, ten that the host picks, or ten at random. [R]
    .name = Ten of the twenty cards
    .why = The boxes are sold as combinable, but how to combine them is not laid down in our rulebooks.

rule-mx-2 = The Shapeshifter can copy the characters of both boxes, and what the copied text calls “this card” is then the Shapeshifter: a copied Deserter or Diplomat may cause it to be discarded, a copied Informer may take it back to your hand. [R] A face-up Shapeshifter has no points of its own. If it copies a Diplomat, the 2 points go on a face-up card that has the name Diplomat, and the one it copies is allowed. [R]
    .name = A Shapeshifter among the cards of both boxes
    .why = The effect is treated as printed on it, OF-5.6.
    .why2 = A Shapeshifter keeps its own name, so every Diplomat is another card.

rule-mx-3 = If an Insurrection eliminates an Ambush of a different family, it is discarded instead of being turned face down, and by AL-2.2 that is the end of it. [R]
    .name = Insurrection against Ambush
    .why = The Ambush discards whatever card attacked it.

rule-mx-4 = In the game for two each person plays two families, each family with its own hand, and the seats alternate. The person whose two stocks add up to more wins. [R] Every effect treats the two families of one person as two different players. For the tie-break, both families’ positions are added. Each person may see the hidden cards of both their families.
    .name = Duel
    .why = The boxes are made for three to five, and four families make the queue just as lively.
