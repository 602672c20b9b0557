### Orichalque at the terminal: its own words for what all games have.

play-word-seen-orichalque = left
play-help-card-orichalque = what a piece does; a few letters are enough, in any language
play-help-position-orichalque = the island of a player, drawn large; ? c4 tells about a cell of yours
play-help-seen-orichalque = what is left in the piles and bags
play-curtain-private-orichalque = Nothing is hidden in this game: anybody may look.
