### The rulebook of Orichalque, in our own words.
###
### A rule's message is its text, .name its heading, .why the reason of its first [R], .why2 of the second.
### In the text, [R] marks a ruling, [D] our own component data, ** ** a word to stress, and a rule is named by its number.

book-orichalque = How to play Orichalque
    .notice = An unofficial fan work. Orichalque is a game by Bruno Cathala and Johannes Goupy, published by Catch Up Games. Aurum is not affiliated with any of them. These are the rules in our own words; if you like the game, buy the box.
    .goal = Atlantis is sinking, and each player prepares an island for those who must leave it. Turn after turn you take one card with a piece of land on it, enlarge your island, and use the action of the card: dig, recruit, fight what lives on the volcanoes, or build. Titans, temples and medallions are worth a point each. **The first player with 5 points and an island free of creatures wins, on the spot.**
    .marks = Each rule has a number. [R] marks a ruling of this project, where the printed rulebooks are silent or disagree, with the reason behind it. [D] marks component data that the rulebooks do not print; the chapter on component data says what we play with. Where this page and the printed rulebooks differ and there is no [R], trust the rulebooks. There are three of them, English, French and Russian, and the solo game is in the French one only.

## A round in one picture

picture-or-card = 1. Choose a card
    .caption = Take one of the cards on display. The two on the left are free, the others cost hoplites. Its tile, with any creature on it, comes along.
picture-or-tile = 2. Place the tile
    .caption = Add the tile to your island, next to what lies there. A port pays; three cells of one terrain together call a Titan.
picture-or-action = 3. Perform the action
    .caption = Produce orichalque, recruit hoplites, capture creatures, or construct. You may also decline.
picture-or-extra = 4. Buy an extra action
    .caption = If you wish, pay 2 hoplites, 2 orichalque or 2 captured creatures and perform one more action.
picture-or-discard = 5. Discard a card
    .caption = Only with two players and in the solo game: remove one card from the display.
picture-or-round = End of the round
    .caption = Cards and buildings are filled up. Whoever has the most hoplites takes the initiative, and the player to their right gains 1 hoplite.

## Chapters

chapter-or-setup = Setting up
    .lead = An island for each, a row of cards for all.
chapter-or-turn = A turn
    .lead = You finish your turn before the next player begins theirs.
chapter-or-card = Phase 1: choose a card
    .lead = The card decides which land you receive and what you may do with your turn.
chapter-or-tile = Phase 2: place the tile
    .lead = Where the tile goes decides what you can build later, and which Titan takes notice of you.
chapter-or-favours = The Titans’ favours
    .lead = Each Titan helps with one action. You use its favour once, while you perform the matching action in phase 3 or in phase 4. After that the Titan turns inactive, and it stays with you.
chapter-or-actions = Phase 3: the action of the card
    .lead = Four actions: Produce, Recruit, Capture, Construct. None of them is compulsory.
chapter-or-buildings = The 26 buildings
    .lead = A building works from the moment it stands, to the end of the game.
chapter-or-extra = Phase 4: an extra action
    .lead = What you have gathered buys you a second action in the same turn.
chapter-or-end = Phase 5, the end of the round, and the end of the game
    .lead = The table is made ready for the next round, unless somebody has just won.
chapter-or-solo = The solo game
    .lead = You play as in a game for two, against an automaton with a board of its own. You have the first turn. The automaton begins with 1 hoplite and 1 orichalque, the extra hoplite of the one who is not first, and the Titan that its board shows, inactive. Its metropolis counts as one mine and one training camp.
chapter-or-data = Component data
    .lead = What the rulebooks print, or the printed player aid shows, is taken as it is: how many of each piece there are, the strengths and the loot of the creatures, the buildings with their effects and numbers, the two cells of the metropolis, three ports on each island that pay 2 hoplites, 2 orichalque, or 1 of each, the terrain of each building spot, and prices on display that start with 0, 0, 1.
    .ours = The rest is in no source available to us, so we made it ourselves: the outlines of the eight islands, with their ports; which terrains the 65 tiles show, and how many volcanoes; the shape of a tile of three (we play a trefoil: three cells, each touching the other two); which card combines which action with which size (we play each combination once: 4 × 3 = 12); how many there are of each creature (we play four of each, and one Hydra per Titan); the boards of the automaton.
    .yours = All of this is data, one validated file per set of components, with the source of every value noted next to it. Whoever owns the box can copy the real boards into a set of their own and play with that, without touching the code.

## Setting up

rule-or-1-1 = Two to four people play, or one against the automaton (OR-10). Each player is dealt a random island board and chooses which side to use, the easy or the hard one; players need not choose alike. You begin with 1 hoplite and 1 orichalque.
    .name = Players, islands, first pieces

rule-or-1-2 = The 65 terrain tiles are shuffled face down into three piles by size: 25 of one cell, 23 of two, 17 of three. The 20 creatures go into one bag, the 26 buildings into another.
    .name = Tiles, creatures, buildings

rule-or-1-3 = Shuffle the 12 action cards and lay out 5 of them face up from left to right, or 6 with four players. On each goes a face-up tile of the size the card asks for, and on each volcano of that tile a creature drawn from the bag.
    .name = The cards on display

rule-or-1-4 = The four building spots belong to forest, lagoon, desert and mountain. Each receives a building from the bag. A mine arrives with 1 orichalque lying on it, a training camp with 1 hoplite.
    .name = The four building spots

rule-or-1-5 = The four Titans lie in the centre, active. There are 17 temples, 17 victory tokens and 4 dice. Once the victory tokens are used up, no more can be gained. [R] Hoplites and orichalque never run out. [R]
    .name = Titans, temples, tokens, dice
    .why = The rulebooks give their number and no substitute.
    .why2 = Nothing in the rulebooks makes the number of pieces a limit.

rule-or-1-6 = The first player is drawn at random and holds the initiative. The player to the right of the first player gains 1 hoplite.
    .name = Who starts

## A turn

rule-or-2-1 = In a round each player has one turn, clockwise from the holder of the initiative. A turn has these phases: 1, choose a card; 2, place its tile; 3, perform its action, if you wish; 4, buy an extra action, if you wish; 5, with two players or alone, discard a card.
    .name = The five phases

rule-or-2-2 = In your first turn, before you choose a card, you place your metropolis. [R] It takes up two cells [D] and has one mine and one training camp. One of its cells covers a port, the other a free cell next to that port, and you gain what the port shows. The metropolis is not terrain, and nothing can be built on it.
    .name = The metropolis
    .why = The editions put the moment differently, and this is the earliest of them.

## The card

rule-or-3-1 = The two leftmost cards of the display cost nothing, the others 1 or 2 hoplites; from left to right: 0, 0, 1, 1, 2, 2. [D] If you can’t pay for a card, you can’t take it.
    .name = What a card costs

rule-or-3-2 = The tile on the card comes with it, and so do the creatures on the tile. The cards to the right of the gap slide to the left, which makes them cheaper for whoever is next.
    .name = Taking a card

## The tile

rule-or-4-1 = If the tile can be placed, it must be. All of it has to lie on the island and on free cells, and it has to touch a tile or the metropolis; for touching, covered cells are still tiles. Turn it any way you like, but don’t flip it over. [R] Creatures stay on their volcanoes.
    .name = Where a tile may go
    .why = A tile has one face with terrain.

rule-or-4-2 = If there is no place for it, the tile goes to the bottom of its pile [R] and its creatures go back into the bag [R]. You carry on with phase 3.
    .name = A tile without a place
    .why = So say the English and French rulebooks; the Russian one returns it to the supply.
    .why2 = As when a card is discarded, OR-9.1.

rule-or-4-3 = If the tile covers a port, you gain what the port shows. Each port pays once in the game.
    .name = Ports

rule-or-4-4 = Look at each terrain on the tile in turn: if a cell you have just placed belongs to a connected area of at least 3 uncovered cells of that terrain, the Titan of that terrain comes to you, from the centre or from whichever player holds it, and it comes active. If you hold it already, it turns active.
    .name = How a Titan comes

rule-or-4-5 = A volcano never counts for a Titan, whether a creature is on it or not. A Titan you hold is not lost by covering the terrain that brought it.
    .name = What does not count, and what is not lost

rule-or-4-6 = Every Titan you hold is worth 1 victory point, active or inactive. You can hold one, plus one more for each Oratory you have. If a Titan takes you over that limit, you return one that you held before, of your choice, to the centre, active. If a single tile brings two Titans, you decide in which order they come, always, and when the second arrives the first is one you held before. [R] While a player is over the limit, nobody wins. [R]
    .name = How many Titans
    .why = They arrive one after the other, and the rulebooks set no order.
    .why2 = The Titan to be returned is no longer worth a point.

## Favours

rule-or-5-1 = The Titan of the forest (in the Russian edition Rhea): one more construction within the same Construct action.
    .name = Theia

rule-or-5-2 = **Themis**, of the lagoon (in the Russian edition Tethys): your Recruit brings twice as many hoplites. **Cronos**, of the desert: you win one fight before rolling, without adding hoplites to it. [R] **Hyperion**, of the mountain: your Produce brings twice as much orichalque.
    .name = Themis, Cronos, Hyperion
    .why = The fight is won anyway, so they would be wasted.

## Actions

rule-or-6-1 = **Produce**: gain 1 orichalque per mine you have, the one in the metropolis included. **Recruit**: gain 1 hoplite per training camp you have, the one in the metropolis included.
    .name = Produce and Recruit

rule-or-6-2 = Fight the creatures on your island one after another, in whatever order you like. After the first fight you may stop whenever you wish. [R]
    .name = Capture
    .why = The rulebooks let you continue if you want, and an action without any fight would be no action.

rule-or-6-3 = For a fight, pick a creature and add hoplites from your stock so that 0 to 3 of them stand on it; those stuck there from before are part of that number. Roll 1 die, plus 1 die per hoplite on it.
    .name = A fight

rule-or-6-4 = You win if the sum of the dice is at least the strength of the creature, or if any die shows a skull. The faces of a die are 1, 2, 3, 4, 5 and the skull. [D] A skull adds nothing to the sum. [R]
    .name = When a fight is won
    .why = It has no number, and it wins by itself.

rule-or-6-5 = If you win, the creature leaves the island for your stock, all hoplites on it go to the supply, and you gain its loot. Its volcano is empty from then on, and already for that loot. [R] You may then fight again.
    .name = After a victory
    .why = The creature has been beaten, and its loot may be a building that needs a place.

rule-or-6-6 = If you lose, the hoplites stay on the creature, and the Capture action is over.
    .name = After a defeat

rule-or-6-7 = **Hellhound** (strength 4): 1 orichalque. **Minotaur** (6): draw a building from the bag; put it on any uncovered terrain or empty volcano that is not next to a creature (a mine or a training camp brings its piece with it), or decline it and put it back into the bag. **Gorgon** (8): 2 orichalque. **Cyclops** (10): 3 orichalque. **Hydra** (12): take the Titan it shows, wherever that Titan is, active; the limit of OR-4.6 applies.
    .name = The loot

rule-or-6-8 = Do one of these three: put up a building, raise a temple or forge a medallion.
    .name = Construct

rule-or-6-9 = Take a building from a spot and put it on an uncovered cell of the terrain of that spot; on an empty volcano you can put one from any spot. It may never be next to a creature. The piece lying on a mine or a training camp is yours.
    .name = Building

rule-or-6-10 = A temple takes a rhombus of four adjacent uncovered cells, of all four different terrains; an empty volcano stands for any of them. None of the four cells may be next to a creature. Take a victory token: 1 point.
    .name = Temple

rule-or-6-11 = Spend 5 orichalque and take a victory token: 1 point.
    .name = Medallion

rule-or-6-12 = A covered cell is no longer terrain: nothing further can be built there, and neither a Titan nor a temple counts it.
    .name = Covered cells

## Buildings

rule-or-7-1 = **Training Camp** (6 of them) and **Mine** (6): see OR-6.1. **Oratory** (2): with each of them you can hold one more Titan.
    .name = Training Camp, Mine, Oratory

rule-or-7-2 = **Arch** (2): each of them brings 1 orichalque more for every creature you capture. **Hospital** (1): for every creature you capture, one hoplite of that fight is set aside, and all those set aside return to your stock when the Capture action ends. An Arch or a Hospital that is itself the loot of a creature does not count for that creature yet. [R] A fight won with no hoplite on the creature saves none. [R]
    .name = Arch, Hospital
    .why = It was not there when the fight was won.
    .why2 = There is nobody to save.

rule-or-7-3 = **Siege Engine** (3): one value of the die counts as a skull for you, a different value for each of the three: 1, 2 and 3 [D] (the 3 is known). **Statue** (3): an extra action costs you 1 less if you pay with what the Statue shows: hoplites, orichalque or captured creatures, one Statue for each [D] (the first is known).
    .name = Siege Engine, Statue

rule-or-7-4 = **Protection Crystal** (1): you may build next to creatures; the Crystal itself may not be built there. **Architect** (1): two of the four terrains under your temple may be the same. **Forge** (1): you can buy a second extra action, at its own price. A Statue makes that one cheaper too. [R] If your first extra action builds the Forge, you can buy the second at once. [R]
    .name = Protection Crystal, Architect, Forge
    .why = It is an extra action like the first.
    .why2 = A building works as soon as it stands.

## Extra actions

rule-or-8-1 = You may buy one extra action per turn, or two with the Forge, and you pay before you act. For 2 hoplites: Capture, Construct or Produce. For 2 orichalque: Capture, Construct or Recruit. For 2 captured creatures: any of the four; you choose which creatures, and they go back into the bag. It may be the same action as in phase 3, and you may buy one even if you declined phase 3.
    .name = Buying an extra action

rule-or-8-2 = An action that could do nothing at all can’t be bought, nor performed: no creature to fight, say, or nothing left to construct after paying. [R]
    .name = No action without effect
    .why = It spares players a payment for nothing.

## End of turn, round and game

rule-or-9-1 = Your card goes to the discard pile after phase 3, whether you performed its action or not. With two players, and in the solo game, you then discard one of the cards on display when phase 4 is over: its tile goes under its pile, its creatures into the bag.
    .name = The used card, and the discard

rule-or-9-2 = At the end of a round new cards are added on the right until there are 5 again, or 6 with four players, each with its tile and creatures. When the pile of cards is empty, the discard pile is shuffled to form a new one. Empty building spots are refilled. If a bag or a pile is empty, the volcano, the spot or the card stays without its piece, and a card without a tile means skipping phase 2. [R]
    .name = Filling up
    .why = The rulebooks do not mention it, and the game can continue.

rule-or-9-3 = At the end of a round the initiative is settled. By the international rules, which are the default, it goes to the player with the most hoplites in stock, or stays there; if there is a tie, the present holder chooses among the tied players, but never themselves. By the rules of the Russian edition, an option of the table, the present holder is left out of the comparison and settles a tie among the others; with two players it just changes hands.
    .name = The initiative

rule-or-9-4 = After that, the player to the right of the holder gains 1 hoplite. With two players, that is the other one.
    .name = The hoplite of the last player

rule-or-9-5 = The game ends at once when a player has at least 5 victory points, from Titans, temples and medallions together, and no creature on the island. That player wins. There are no ties.
    .name = Victory

## Solo

rule-or-10-1 = Roll a die, where a skull is a 1. The automaton takes the card that many places from the left, or the rightmost if there are not so many. It never pays. What it discards in phase 5 is chosen in the same way.
    .name = The automaton’s card

rule-or-10-2 = The board has six numbered sectors, each with one slot for every size of tile. The tile goes to the lowest sector whose slot of that size is free. It is turned so that, of its terrains, the one that comes first in the priority of the board lies leftmost; where that leaves a choice, the cells are compared one by one from the left, and volcanoes rank last. If the tile covers a brown arrow of the central cell, the automaton performs a Produce, one per arrow. [R] If no slot of that size is left, OR-4.2 applies. [R]
    .name = The automaton’s tile
    .why = The rulebook mentions one arrow and one bonus for it.
    .why2 = The rulebook does not mention this case, and that is the rule for a tile without a place.

rule-or-10-3 = An area of 3 brings the Titan. The automaton has no limit, its Titans are always inactive, and it uses no favours.
    .name = The automaton’s Titans

rule-or-10-4 = **Produce** and **Recruit** are as in OR-6.1, with its own mines and camps. **Construct** is the first of these that is possible: a medallion, for 5 orichalque; a temple, in the leftmost place; a building. The building is chosen by the priority of terrains on the board and goes to the leftmost free slot of the strip, face up if it is a mine or a camp, otherwise face down, and the effect of that slot happens at once. From the 8th on, every building is a medallion as well. The automaton takes the piece lying on a mine or a camp. [R] Of equally good places for a temple, it takes the one whose leftmost, then topmost cell comes first. [R]
    .name = The automaton’s actions
    .why = Every player does.
    .why2 = The rulebook says leftmost and no more; for creatures it adds topmost.

rule-or-10-5 = It fights the leftmost creature first, the topmost among equals, always with four dice, and only a skull wins. A lost roll costs it 1 hoplite and the creature is fought again, until it has no hoplite or no creature left. Without a hoplite it does not fight, so it can lose as many rolls as it has hoplites. [R] The building of a Minotaur goes onto the strip, and the Titan of a Hydra arrives inactive. [R]
    .name = The automaton’s fights
    .why = By the rulebook the fighting ends when the hoplites are gone.
    .why2 = That is how it receives any building and any Titan.

rule-or-10-6 = It buys one if it can pay, trying the prices in the order of its board: hoplites, orichalque, creatures. [D] If it has a creature on its island it fights; otherwise it makes a medallion, a temple or a building, in this order. A price that would leave it with nothing to do is passed over for the next, and it pays with its weakest creatures. [R]
    .name = The automaton’s extra action
    .why = The rulebook says neither, and OR-8.2 applies to it as to everybody.

rule-or-10-7 = Initiative follows OR-9.3, except that a tie passes it to the other side. Victory follows OR-9.5, for you and for the automaton.
    .name = Initiative and victory
