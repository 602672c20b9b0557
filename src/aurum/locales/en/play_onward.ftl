### `aurum play --from`: continuing from a move of another game.

command-onward = continue from a move of a saved game, as a new game with other seats and new random draws
command-onward-move = with --from: after which move to continue (default: the last)
play-onward-known = This game continues another. What is hidden in it is the same, and whoever has seen that game knows it.
play-onward-move = There is no move { $given }; the game has { $moves ->
    [one] one
   *[other] { $moves }
}.
play-onward-over = After move { $move } the game is over. Name an earlier one with --move.
