### What the commands take for Oriflamme.

command-set = Oriflamme: the ten cards: base, alliance, mixed (drawn at random), or ten names joined by commas (default: base)
