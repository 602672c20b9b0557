### What is said at the table of Orichalque when something cannot be done.

expected-board = A board is A, B, C or D.
expected-board-once = Each board is there once, so two seats cannot have the same.
expected-creature = A creature is expected, one of: { $allowed }.
expected-building = A building is expected, one of: { $allowed }.
expected-side = A side is easy or hard.
expected-titan = A Titan is named by its terrain: { $allowed }.
expected-turn = How the tile is turned is r0 to r5.
expected-with = The word with is expected here.
expected-terrain = A terrain is expected, one of: { $allowed }.
expected-action = An action is expected, one of: { $allowed }.
expected-resource = What it is paid with is expected, one of: { $allowed }.
expected-cell = A cell is a row letter and a column, such as b3.
expected-action-card = A card is an action and a size, such as capture3.
expected-tile = A tile is written with one to three letters of: { $allowed }.
expected-dice = One to four dice are expected, numbers or skull.
expected-one-of = One of these is expected: { $allowed }.
expected-components = This set of components cannot be used. { $problem }
expected-island-cell = This island has no such cell.
expected-metropolis = A metropolis lies on two neighbouring cells.
expected-tile-place = A tile is its cells, in its own order and shape, and its terrains, on free cells: b3,b4,c4=FVD.
expected-set-tile = The set has no such tile.
expected-volcano = A creature sits on a volcano, one on each.
expected-building-ground = A building lies on an uncovered terrain or an empty volcano.
expected-set-building = The set has no such building.
expected-rhombus = A temple is named by the two far corners of its four uncovered cells, such as b2-d2.
expected-card-left = All the cards of this action and size are in other places already.
expected-entry = A card on display is written with its tile and creatures: capture3=FVD(Gorgon).
expected-beasts = Each volcano of the tile has a creature in the parentheses, or - for none.
expected-pieces = The position uses more of this than the component set has: { $piece }.
expected-frame = That cannot be happening in this position; give a phase instead: card, tile, action, extra, discard or end.
expected-held = In this phase a card is in hand: say held and the card.
expected-display = To choose a card, as the default phase card does, there must be one on display.
expected-cards = There must be at least { $count } cards on display, one for each who chooses this round, and with two players one to discard in between.
illegal-answer = “{ $choice }” does not answer the question. Possible now: { $legal }
illegal-founding = “{ $choice }” is not possible: the metropolis covers a port and a free cell next to it.
illegal-founding-same = “{ $choice }” is written “{ $same }” here: the metropolis lies just the same.
illegal-putting = “{ $choice }” is not possible: a tile lies on free cells of the island and touches what lies there.
illegal-taking = “{ $choice }” is not possible: there is no card there, or too few hoplites to pay for it.
illegal-discarding = “{ $choice }” is not possible: there is no card there.
illegal-fight = “{ $choice }” is not possible: fight a creature on your island with up to three hoplites on it, those stuck there included.
illegal-smite = “{ $choice }” is not possible: it needs the active Titan of the desert and a creature on your island.
illegal-stop = “{ $choice }” is too early: a Capture has at least one fight.
illegal-favour = “{ $choice }” is not possible: no active Titan doubles this action.
illegal-build = “{ $choice }” is not possible: a building goes onto an uncovered cell of its spot’s terrain or an empty volcano, not next to a creature.
illegal-temple = “{ $choice }” is not possible: a temple needs a rhombus of four uncovered cells, all different, none next to a creature.
illegal-medallion = “{ $choice }” is not possible: a medallion costs 5 orichalque, and a victory token must be left.
illegal-raise = “{ $choice }” is not possible: the building goes onto an uncovered terrain or an empty volcano, not next to a creature.
illegal-buy = “{ $choice }” is not possible: it cannot be paid for, that payment does not buy this action, or the action could do nothing.
options-solo = { $given } is not an automaton: { $allowed }.
options-players-orichalque = { $kind ->
    [text] players must be a number, and “{ $given }” in quotes is a text: 2 to 4 play, or one against the automaton.
   *[other] { $given } is not a number of players for this game: 2 to 4 play, or one against the automaton.
}
options-initiative = { $given } is not a rule of initiative here: { $allowed }; alone, only international.
options-sides = { $given } is not a choice of sides: one of { $allowed } for each of { $players } seats.
options-boards = { $given } is not a choice of boards: a different one of { $allowed } for each of { $players } seats.
options-digest = The set { $given } is not the one this was played with: its pieces differ.
expected-entry-size = The card takes a tile of size { $size }.
illegal-putting-same = “{ $choice }” is written “{ $same }” here: the tile lies just the same.
expected-tile-placed = In phase action the tile has been placed: write the card with - for its tile, or phase tile.
