### What the examples of Orichalque show.
### One sentence for each example of the rulebook; the scenario is the file of that name in scenarios/.

## Setting up

scene-or-1-1-sides-differ = One player takes the easy side of a board, the other the hard one.
scene-or-1-1-first-stock = Everybody begins with 1 hoplite and 1 orichalque.
scene-or-1-2-pieces-are-not-doubled = All five single forests are on the table, so no sixth can be drawn.
scene-or-1-3-five-cards-for-two = Five cards are laid out, each with a tile of its size, and each volcano with a creature.
scene-or-1-4-mine-with-its-orichalque = The mine of the forest spot is built, and the orichalque on it comes along.
scene-or-1-5-titans-and-tokens = At the start all four Titans lie in the centre, active, beside 17 victory tokens.
scene-or-1-5-no-token-left = All 17 victory tokens are taken, so even 9 orichalque make no medallion.
scene-or-1-6-right-of-the-first-of-three = The second player begins, so the first, who sits to the right, gains 1 hoplite.

## A turn

scene-or-2-1-phases-of-two = Card, tile, action, extra action, discard: a whole turn with two players.
scene-or-2-1-action-is-optional = The action is declined; nothing is gained, and the card is discarded.
scene-or-2-2-port-first = The metropolis is laid on a port and brings 1 hoplite and 1 orichalque.
scene-or-2-2-places-for-the-metropolis = One cell on a port, the other beside it: this island offers seven ways.

## The card

scene-or-3-1-free-cards = Without a hoplite, only the two cards on the left can be taken.
scene-or-3-1-one-hoplite = One hoplite pays for the third or the fourth card, but not for the fifth.
scene-or-3-2-third-card-and-sliding = The third card is taken for 1 hoplite, with its tile and its Gorgon, and the others slide to the left.

## The tile

scene-or-4-1-double-and-its-turns = All the places and turns for a tile of two cells beside the metropolis.
scene-or-4-1-covered-cells-still-touch = A tile may touch nothing but a cell under a building.
scene-or-4-2-no-place-for-a-triple = No three free cells lie together: the tile goes under its pile, and the action follows.
scene-or-4-3-port-of-two-hoplites = A tile covers a port and brings 2 hoplites.
scene-or-4-3-only-once = A building on a port that a tile has already covered brings nothing more.
scene-or-4-4-three-forests = A third forest beside two others brings the Titan of the forest from the centre.
scene-or-4-4-growing-steals = An area grows from three to four, and the Titan leaves the player who had it.
scene-or-4-5-empty-volcano-does-not-count = Two forests and an empty volcano are no area of three.
scene-or-4-5-building-keeps-the-titan = A building goes up on one of the three forests, and the Titan stays.
scene-or-4-6-theia-for-hyperion = Three forests bring Theia, and Hyperion goes back to the centre, active.
scene-or-4-6-two-from-one-tile = One tile brings two Titans: the one welcomed first goes when the second comes.

## Favours

scene-or-5-1-one-more-construction = After a building, Theia allows a medallion in the same action and turns inactive.
scene-or-5-2-hyperion-doubles = Hyperion doubles the yield of two mines from 2 to 4.
scene-or-5-2-themis-doubles = Themis doubles the recruits of two camps from 2 to 4.
scene-or-5-2-cronos-wins-a-fight = Cronos beats a Cyclops before a die is rolled, and no hoplite is spent.

## Actions

scene-or-6-1-three-mines = Three mines, the one in the metropolis included, bring 3 orichalque.
scene-or-6-1-two-camps = Two training camps, the one in the metropolis included, bring 2 hoplites.
scene-or-6-2-stop = After the Hellhound is captured, the player stops and leaves the other two creatures alone.
scene-or-6-2-first-fight-is-owed = Whoever begins a Capture must fight at least once.
scene-or-6-3-none-to-three = With five hoplites in stock, 0 to 3 of them may join the fight.
scene-or-6-3-stuck-ones-count = One hoplite is stuck on the Cyclops already, so at most two more can be added.
scene-or-6-4-cyclops-5-skull-3 = 5, skull and 3 against a Cyclops of strength 10: the skull wins.
scene-or-6-4-gorgon-7 = A sum of 7 loses against a Gorgon of strength 8.
scene-or-6-5-captured = The Gorgon goes to the stock, and all three hoplites on it to the supply.
scene-or-6-5-volcano-empty-for-its-loot = The Minotaur’s building may stand on the Minotaur’s own volcano.
scene-or-6-6-hellhound-2-1 = 2 and 1 are not enough for a Hellhound: the hoplite stays on it, and the Capture is over.
scene-or-6-7-minotaurs-building-anywhere = The Minotaur’s Forge may stand on any uncovered terrain or empty volcano.
scene-or-6-7-hydra-from-a-player = A Hydra of the lagoon takes Themis from another player and turns her active.
scene-or-6-7-hellhound = A captured Hellhound brings 1 orichalque.
scene-or-6-7-gorgon = A captured Gorgon brings 2 orichalque.
scene-or-6-7-cyclops = A captured Cyclops brings 3 orichalque.
scene-or-6-8-one-of-three = A building, a temple and a medallion are possible; after one of them the action is over.
scene-or-6-9-only-the-mountain-or-the-volcano = Not beside the Gorgon: only the Arch on the mountain, or one of three buildings on the empty volcano.
scene-or-6-10-four-terrains = A temple covers four different terrains and brings 1 point.
scene-or-6-10-one-volcano = An empty volcano stands for the missing desert.
scene-or-6-11-five-orichalque = A medallion costs 5 orichalque and brings 1 point.
scene-or-6-12-no-second-building = A cell under a building takes no second one.
scene-or-6-12-a-temple-breaks-an-area = The forest under the temple no longer counts with the two beside it, so no Titan comes.

## Buildings

scene-or-7-1-oratory-keeps-both-titans = With an Oratory the second Titan comes and the first stays.
scene-or-7-1-camps-recruit = Two Training Camps and the metropolis bring 3 hoplites.
scene-or-7-1-mines-produce = Two Mines and the metropolis bring 3 orichalque.
scene-or-7-2-arch-adds-one = With an Arch, a Hellhound brings 2 orichalque instead of 1.
scene-or-7-2-hospital-saves-one = Of three hoplites in a fight that was won, the Hospital saves one.
scene-or-7-3-siege-engine-3 = With the Siege Engine (3), a 3 wins like a skull.
scene-or-7-3-siege-engine-1 = With the Siege Engine (1), a 1 wins like a skull.
scene-or-7-3-siege-engine-2 = With the Siege Engine (2), a 2 wins like a skull.
scene-or-7-3-statue-of-hoplites = With the Statue of Hoplites, a single hoplite buys an extra action.
scene-or-7-3-statue-of-orichalque = With the Statue of Orichalque, a single orichalque buys an extra action.
scene-or-7-3-statue-of-creatures = With the Statue of Creatures, a single captured creature buys any extra action.
scene-or-7-4-architect-two-identical = With the Architect, a temple stands on two forests, a lagoon and a desert.
scene-or-7-4-forge-second-extra-action = With the Forge two extra actions are bought, but not three.
scene-or-7-4-crystal-builds-beside-a-creature = With the Protection Crystal you may build beside a Gorgon, though not on its volcano.

## Extra actions

scene-or-8-1-hoplites-for-construct = 2 hoplites buy a Construct, and its medallion costs 5 orichalque besides.
scene-or-8-1-same-action-again = Produce in phase 3, and Produce once more as the extra action.
scene-or-8-2-no-creature-no-capture = With no creature on the island, Capture cannot be bought.
scene-or-8-2-medallion-after-paying-6 = With 6 orichalque, paying 2 would leave too little for a medallion, so Construct can’t be bought with them.

## End of turn, round and game

scene-or-9-1-two-players-discard = With two players, one card of the display is discarded and its tile goes under the pile.
scene-or-9-1-card-is-discarded-when-declined = The card goes to the discard pile even though its action was declined.
scene-or-9-2-display-is-refilled-on-the-right = New cards fill the display up to five, with tiles and creatures.
scene-or-9-2-discard-is-shuffled = The pile of cards is empty, so the discard pile is shuffled and becomes the new one.
scene-or-9-3-most-hoplites-takes-it = 3 hoplites against 1: the initiative changes hands.
scene-or-9-3-tie-with-the-holder = The holder is tied with one other player and must hand the initiative over.
scene-or-9-4-right-neighbour-plays-last = The player to the right of the holder, who plays last, gains 1 hoplite.
scene-or-9-5-titan-in-phase-2 = A Titan comes with the tile, the fifth point is there, and the game is won before the action.
scene-or-9-5-not-with-a-creature = 5 points don’t win while a Gorgon is on the island; once it is captured, they do.

## Solo

scene-or-10-1-card-by-the-die = The die shows 3, and the automaton takes the third card from the left.
scene-or-10-1-too-few-cards = The die shows 5, but there are three cards, so the automaton takes the rightmost.
scene-or-10-2-lowest-free-sector = The tile goes to the lowest sector with a free slot of its size.
scene-or-10-2-brown-arrow = The tile covers a brown arrow, and the automaton produces.
scene-or-10-3-titan-arrives-inactive = Three lagoons bring the automaton a Titan, inactive, beside the one it has.
scene-or-10-3-without-limit = The automaton holds all four Titans without an Oratory.
scene-or-10-4-medallion-first = With 5 orichalque it makes a medallion, though a temple would be possible.
scene-or-10-4-eighth-building = Its eighth building is a medallion as well.
scene-or-10-5-a-loss-is-fought-again = A lost roll costs 1 hoplite, and the creature is fought again.
scene-or-10-5-only-a-skull-wins = Four fives do not win: for the automaton only a skull does.
scene-or-10-6-hoplites-before-orichalque = The automaton pays with hoplites before it touches its orichalque.
scene-or-10-6-useless-payment-is-passed-over = Paying orichalque would leave too little for the medallion, so it pays with creatures.
scene-or-10-7-tie-passes-to-the-player = A tie passes the initiative from the automaton to you.
scene-or-10-7-automaton-wins = The automaton makes its fifth point and wins.
