### The lessons of Orichalque, as they are listed.

lessons-orichalque = Orichalque
    .about = An island, cards and their tiles, creatures, temples and Titans: four rounds, and on if you like.
