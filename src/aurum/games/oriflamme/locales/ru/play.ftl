### Oriflamme at the terminal: its own words for what all games have.

play-help-position-oriflamme = что известно о карте в ряду
play-help-seen-oriflamme = что уже видели у каждой семьи
