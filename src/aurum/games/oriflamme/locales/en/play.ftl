### Oriflamme at the terminal: its own words for what all games have.

play-help-position-oriflamme = what is known of a card in the queue
play-help-seen-oriflamme = what has been seen of each family
