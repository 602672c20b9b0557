### The words that the rulebooks use. .means: what is meant by it.

## Oriflamme and Oriflamme: Alliance

word-of-queue = Queue, row
    .means = The shared row of cards. Its order is the order in which it resolves: the start is the end that resolves first.
word-of-position = Position
    .means = One place in the queue, holding one card or a stack. Positions are counted in queue order, beginning with 1.
word-of-stack = Stack
    .means = All cards lying on each other at one position.
word-of-top = Top card
    .means = The uppermost card of a position, the only one there that is in play. Those under it are covered.
word-of-adjacent = Adjacent, neighbour
    .means = The top card of the position just before or just after. The first and the last position have one neighbour only.
word-of-face = Face up, face down
    .means = A face-down card shows its family and hides what it is; only its owner knows. A face-up card is known to all.
word-of-points = Points
    .means = Influence, the thing you want.
word-of-stock = Stock
    .means = The points you own. Everybody may see everybody’s stock at all times.
word-of-supply = Supply
    .means = The common bank that points come from and go back to.
word-of-keep = Keep
    .means = Leave your card face down when its turn comes; it receives a point.
word-of-reveal = Reveal
    .means = Turn your card face up when its turn comes; you collect its points and it acts.
word-of-eliminate = Eliminate
    .means = Remove a card from the queue by an effect that says so; this pays the player who did it.
word-of-discard = Discard
    .means = Put a card on its owner’s open discard pile. By itself this pays nobody.
word-of-character = Character
    .means = A card that stays in the queue once it is face up and acts in every round.
word-of-intrigue = Intrigue
    .means = A card that acts once and then leaves the queue. In Alliance some of them stay in play.
word-of-reserve = Reserve
    .means = In Alliance, the place before you where a card taken out of the queue works to the end of the game.
word-of-verdict = Verdict token
    .means = In Alliance, the mark that a Judge lays on a card and that any Judge may later act upon.

## Orichalque

word-or-cell = Cell
    .means = One circle of an island. The circles are packed like a honeycomb, so a cell has up to six neighbours.
word-or-terrain = Terrain
    .means = Forest, lagoon, desert or mountain. A volcano is none of the four.
word-or-tile = Tile
    .means = A piece of one, two or three cells that you add to your island.
word-or-free = Free cell
    .means = A circle of the island with nothing on it yet.
word-or-covered = Covered
    .means = Under a building or a temple.
word-or-volcano = Empty volcano
    .means = A volcano without a creature that is not covered.
word-or-port = Port
    .means = A cell of the island that pays once, when something is laid over it.
word-or-metropolis = Metropolis
    .means = The tile you start from, with one mine and one training camp.
word-or-hoplites = Hoplites and orichalque
    .means = Soldiers and metal, the two things you spend.
word-or-stock = Stock
    .means = The pieces you own: hoplites, orichalque, captured creatures. Hoplites stuck on a creature are not in it.
word-or-supply = Supply
    .means = The common bank that pieces come from and go back to.
word-or-display = Display
    .means = The face-up action cards, from left to right, with the tiles lying on them.
word-or-spot = Spot
    .means = One of the four places where buildings are on offer, one for each terrain.
word-or-titan = Titan, favour
    .means = A Titan is worth a point while you hold it. Its favour can be used once while it is active.
word-or-centre = Centre
    .means = Where the Titans are that nobody holds.
word-or-strength = Strength, loot
    .means = The strength of a creature is what the dice have to reach; its loot is what you gain for capturing it.
word-or-token = Victory token
    .means = 1 point, for a temple on one side and for a medallion on the other.
word-or-initiative = Initiative
    .means = Whoever holds it plays first in the round.
