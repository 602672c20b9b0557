### What Oriflamme is called, and whose it is.

game-oriflamme = Oriflamme
game-oriflamme-credit = Oriflamme and Oriflamme: Alliance are by Adrien and Axel Hesling (Studio H).
