### The twenty cards of Oriflamme and Oriflamme: Alliance, the sets and the five families.
### In our own words; the rules they rest on are in docs/rules/oriflamme.md.
###
### .the   the name as subject or object of a sentence      .of    the name as a complement
### .does  what the card does, in one sentence              .more  the fine points

## Oriflamme

card-archer = Archer
    .the = the Archer
    .of = of the Archer
    .does = Eliminate the first or the last card of the queue, which may be the Archer itself.
    .more = The card may be face up or face down and of any family; you gain 1 point for eliminating it. Alone in the queue, the Archer must eliminate itself.

card-soldier = Soldier
    .the = the Soldier
    .of = of the Soldier
    .does = Eliminate a card next to the Soldier, face up or face down.
    .more = It must strike even if its only neighbour is of your own family; you gain 1 point for eliminating it. With no neighbour, nothing happens.

card-spy = Spy
    .the = the Spy
    .of = of the Spy
    .does = Take 1 point from the stock of another player who owns a card next to the Spy.
    .more = The point never comes from the card itself, and between two different neighbours you choose. A neighbour with an empty stock is no target, and beside your own family alone the Spy does nothing.

card-heir = Heir
    .the = the Heir
    .of = of the Heir
    .does = Gain 2 points unless another Heir is face up in the queue.
    .more = Face-down and covered Heirs do not count. While several are face up, none of them brings anything.

card-lord = Lord
    .the = the Lord
    .of = of the Lord
    .does = Gain 1 point, plus 1 for each adjacent card of your own family, face up or face down.
    .more = Of a stack next to it only the top card counts, so the Lord brings 3 points at most.

card-shapeshifter = Shapeshifter
    .the = the Shapeshifter
    .of = of the Shapeshifter
    .does = Apply the effect of an adjacent face-up character as if it were printed on the Shapeshifter.
    .more = Neighbours, family and name are its own: copying an Heir, it looks for another face-up Shapeshifter. It never copies a Shapeshifter, you choose anew each time, and with nobody to copy nothing happens.

card-conspiracy = Conspiracy
    .the = the Conspiracy
    .of = of the Conspiracy
    .does = Gain double the points lying on this card, then discard it.
    .more = Double is all you get: 3 points on it bring you 6. If it is eliminated, its points go to the supply.

card-ambush = Ambush
    .the = the Ambush
    .of = of the Ambush
    .does = Return the points on it to the supply, gain 1 point and discard it, or, when a card of another family eliminates it, gain 4 points and discard the attacking card.
    .more = The attacking card is the one that struck, even a Shapeshifter; its owner still gains 1 point for the elimination, and its discard pays nobody. If your own family eliminates the Ambush, you gain only the 1 point for that, and the attacking card is spared.

card-decree = Royal Decree
    .the = the Royal Decree
    .of = of the Royal Decree
    .does = Move the top card of any other position, with its points, to another place in the queue, between two positions or at either end but never onto a card, then discard the Royal Decree.
    .more = Moved to before the Decree, the card is passed over this round; moved to after it, the card resolves, even for a second time. It may not return to where it was (a step over the Decree alone is a move), and with no other position in the queue nothing happens.

card-assassination = Assassination
    .the = the Assassination
    .of = of the Assassination
    .does = Eliminate any card in the queue, face up or face down, then discard the Assassination.
    .more = Of a stack only the top card can be chosen. It may be a card of your own family, even this Assassination itself, and you gain 1 point in any case.

## Oriflamme: Alliance

card-empress = Empress
    .the = the Empress
    .of = of the Empress
    .does = Gain 2 points, then put 1 point from the supply onto a face-down card of another player.
    .more = You choose the card, of a stack only the top one. If no other player has a face-down card in the queue, you just gain 2 points.

card-informer = Informer
    .the = the Informer
    .of = of the Informer
    .does = Gain as many points as lie on the adjacent face-down cards of other families, or swap the Informer with a card from your hand, which is laid face down in its place.
    .more = The points you count stay where they are. The card swapped in has no points and this round neither acts nor gains a point for being kept, though other effects may touch it; you need a card in hand, and in round 6 the seventh will do.

card-judge = Judge
    .the = the Judge
    .of = of the Judge
    .does = Gain 1 point, then put a verdict token on any card in the queue that has none, or eliminate a card that bears a verdict token.
    .more = Your own cards and the Judge itself may be chosen, and it does not matter who put the token there. With no token or no unmarked card left you just gain 1 point; only a marked card that is not covered can be eliminated.

card-fanatic = Fanatic
    .the = the Fanatic
    .of = of the Fanatic
    .does = Gain 1 point, and 1 more if no other card of your family is face up in the queue.
    .more = Your face-down and covered cards do not count, and neither do the cards in your reserve.

card-diplomat = Diplomat
    .the = the Diplomat
    .of = of the Diplomat
    .does = Gain 1 point, then put 2 points from the supply onto another face-up Diplomat of your choice, or take all points on this card, then discard it.
    .more = With no other face-up Diplomat you just gain 1 point; you may discard the card even with no points on it. Covered, it keeps its points; eliminated, it loses them to the supply.

card-deserter = Deserter
    .the = the Deserter
    .of = of the Deserter
    .does = Eliminate an adjacent card, gaining 1 more point if it was a character, then discard the Deserter unless a face-up character is next to it.
    .more = The victim may be of your own family; a face-down one is turned up first, so a character counts. The Deserter’s neighbours are judged once the queue has closed up, and with nothing to eliminate it is discarded likewise.

card-insurrection = Insurrection
    .the = the Insurrection
    .of = of the Insurrection
    .does = It can be revealed only with at least 1 point on it: return 1 to the supply, take the rest, eliminate both adjacent cards, then turn it face down again in its place.
    .more = Both victims are fixed beforehand and fall in queue order; a single neighbour falls alone, and with none you may still reveal it. Turned down again, it has no points and counts as a face-down card, though everybody knows it.

card-extortion = Extortion
    .the = the Extortion
    .of = of the Extortion
    .does = Return the points on it to the supply, gain 1 point and discard it, or, when another family eliminates it, gain 2 points for each card of that family in the queue, and the attacker returns to the supply 1 point from each of their face-down cards that has any.
    .more = Only top cards count, face up or face down, after the elimination and with the attacking card included. The attacker keeps the point for the elimination, and the attacking card too.

card-infiltration = Infiltration
    .the = the Infiltration
    .of = of the Infiltration
    .does = Put 1 point from the supply onto each of your face-down cards in the queue, then put the Infiltration into your reserve, where it brings you 2 more points each time you eliminate a face-down card.
    .more = Only top cards receive a point; the card under the Infiltration is still covered. Eliminating your own face-down cards counts too, and nothing touches a card in reserve until the end of the game.

card-deal = Deal
    .the = the Deal
    .of = of the Deal
    .does = Put the Deal into your reserve together with the points on it and, at the start of each later round, if at least one card of your family is in the queue, gain as many points as lie on it.
    .more = These points are not collected when you reveal it; they stay on the card and join your stock at the end of the game. Nothing touches a card in reserve, but an eliminated Deal never gets there.

## Kinds of card

kind-character = Character
kind-intrigue = Intrigue

## Sets: the two boxes, and ten kinds chosen from both. .the: the name inside a sentence

set-base = Oriflamme
    .the = Oriflamme

set-alliance = Oriflamme: Alliance
    .the = Oriflamme: Alliance

set-mixed = Mixed set
    .the = the mixed set

## Families: the beast, its crest letter and colour; .of .to .from .acc are the forms a sentence needs

family-griffin = Griffin
    .letter = G
    .colour = red
    .of = of Griffin
    .to = Griffin
    .from = from Griffin
    .acc = Griffin

family-pegasus = Pegasus
    .letter = P
    .colour = blue
    .of = of Pegasus
    .to = Pegasus
    .from = from Pegasus
    .acc = Pegasus

family-wyvern = Wyvern
    .letter = W
    .colour = green
    .of = of Wyvern
    .to = Wyvern
    .from = from Wyvern
    .acc = Wyvern

family-unicorn = Unicorn
    .letter = U
    .colour = gold
    .of = of Unicorn
    .to = Unicorn
    .from = from Unicorn
    .acc = Unicorn

family-kraken = Kraken
    .letter = K
    .colour = black
    .of = of Kraken
    .to = Kraken
    .from = from Kraken
    .acc = Kraken
