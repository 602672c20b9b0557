### The lessons of Orichalque, as they are listed.

lessons-orichalque = Orichalque
    .about = Une île, des cartes et leurs tuiles, des créatures, des temples et des Titans : quatre manches, et plus si vous voulez.
