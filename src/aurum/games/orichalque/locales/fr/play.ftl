### Orichalque at the terminal: its own words for what all games have.

play-word-seen-orichalque = reste left
play-help-card-orichalque = ce que fait une pièce ; quelques lettres suffisent, dans n’importe quelle langue
play-help-position-orichalque = l’île d’un joueur en grand ; ? c4 décrit une case de la vôtre
play-help-seen-orichalque = ce qui reste dans les piles et les sacs
play-curtain-private-orichalque = Rien n’est caché dans ce jeu : tout le monde peut regarder.
