### Oriflamme at the terminal: its own words for what all games have.

play-help-position-oriflamme = ce qu’on sait d’une carte de la file
play-help-seen-oriflamme = ce qu’on a vu de chaque famille
