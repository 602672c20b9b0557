### What Orichalque is called, and whose it is.

game-orichalque = Orichalque
game-orichalque-credit = Orichalque is by Johannes Goupy and Bruno Cathala (Catch Up Games).
