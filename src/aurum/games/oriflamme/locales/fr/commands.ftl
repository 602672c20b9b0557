### What the commands take for Oriflamme.

command-set = Oriflamme : les dix cartes : base, alliance, mixed (tirées au sort), ou dix noms séparés par des virgules (par défaut : base)
