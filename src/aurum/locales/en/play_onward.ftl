### `aurum play --from`: on from a move of a game gone by.

command-onward = go on from a move of a record, as a game of its own with other seats and new chance
command-onward-move = with --from: after which move to go on (default: the last)
play-onward-known = This game goes on with another. Its hidden cards are the same, and whoever has looked at that game knows them.
play-onward-move = There is no move { $given }; the record has { $moves ->
    [one] one
   *[other] { $moves }
}.
play-onward-over = After move { $move } the game is over. Name an earlier one with --move.
