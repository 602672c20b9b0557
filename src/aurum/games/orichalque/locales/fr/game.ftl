### What Orichalque is called, and whose it is.

game-orichalque = Orichalque
game-orichalque-credit = Orichalque est de Johannes Goupy et Bruno Cathala (Catch Up Games).
