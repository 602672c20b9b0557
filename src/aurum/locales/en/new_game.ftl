### `aurum new-game`

command-new-game = write the skeleton of a game of your own
    .more = Write the skeleton of a game as a Python package: a small game that is complete and passes its tests, to be changed into another. docs/write-a-game.md explains every file.
command-new-game-name = the name of the game and of its package: lower-case letters, digits and _
command-new-game-folder = the folder to write, which must not exist yet (default: one with the name of the game)
new-game-written = The game “{ $name }” is written. Install it, test it, play it:
new-game-name = “{ $given }” cannot be the name of a game: use lower-case letters, digits and _, with a letter first.
new-game-keyword = “{ $given }” is a word of the Python language. Choose another name.
new-game-exists = There is a game called { $given } already. Choose another name.
new-game-module = There is a Python module called { $given } already. Choose another name.
new-game-folder = { $path } exists already. Choose another folder with --folder.
