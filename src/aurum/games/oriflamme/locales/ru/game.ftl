### What Oriflamme is called, and whose it is.

game-oriflamme = Орифламма
