### What Orichalque is called, and whose it is.

game-orichalque = Orichalque
