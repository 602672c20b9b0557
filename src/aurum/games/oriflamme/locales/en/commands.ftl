### What the commands take for Oriflamme.

command-set = Oriflamme: the ten cards: base, alliance, mixed (drawn at random), or ten names joined by commas (default: base)
command-rounds = Oriflamme: a small game of so many rounds (1 to 6), in which a set may have fewer cards and nothing is set aside; for programs
