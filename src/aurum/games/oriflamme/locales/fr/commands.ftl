### What the commands take for Oriflamme.

command-set = Oriflamme : les dix cartes : base, alliance, mixed (tirées au sort), ou dix noms séparés par des virgules (par défaut : base)
command-rounds = Oriflamme : une petite partie en autant de manches (1 à 6), où un jeu peut compter moins de cartes et rien n’est mis de côté ; pour les programmes
