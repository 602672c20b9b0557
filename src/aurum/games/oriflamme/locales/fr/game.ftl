### What Oriflamme is called, and whose it is.

game-oriflamme = Oriflamme
game-oriflamme-credit = Oriflamme et Oriflamme : Alliance sont d’Adrien et Axel Hesling (Studio H).
