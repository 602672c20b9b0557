### What the commands take for Orichalque.

command-solo = Orichalque: alone against the automaton, easy, normal or hard
command-play-boards = Orichalque: the board of each seat, A to D, joined by commas (default: dealt at random)
command-play-sides = Orichalque: the side of each board, easy or hard, or choose to be asked once the boards are dealt; one word for all, or one for each seat (default: easy)
command-play-initiative = Orichalque: international or russian (default: international)
command-play-components = Orichalque: the component set, by name or by file (default: aurum)
