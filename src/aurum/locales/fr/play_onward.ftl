### `aurum play --from` : repartir d’un coup d’une partie jouée.

command-onward = repartir d’un coup d’une partie enregistrée : une nouvelle partie, avec d’autres joueurs et de nouveaux tirages
command-onward-move = avec --from : après quel coup repartir (par défaut, le dernier)
play-onward-known = Cette partie en continue une autre. Ce qui y est caché est le même, et qui a vu cette autre partie le connaît.
play-onward-move = Il n’y a pas de coup { $given } ; la partie en a { $moves }.
play-onward-over = Après le coup { $move }, la partie est finie. Indiquez-en un plus tôt avec --move.
