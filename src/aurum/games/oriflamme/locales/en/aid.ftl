### Oriflamme and Oriflamme: Alliance on a page, to lie beside the table. What a piece does is taken from other files.

aid-of-base = Oriflamme on one page
aid-of-alliance = Oriflamme: Alliance on one page
aid-of-round = A round
aid-of-place = Place: from the first player clockwise, everybody lays one card face down: at the start, at the end, or, from round 2 on, on a card of their own.
aid-of-resolve = Resolve: go through the queue once from start to end. Only top cards take part; the queue closes up as soon as a position is empty.
aid-of-face-down = Face down: keep it and put 1 point on it, or reveal it, take its points and apply its effect.
aid-of-face-up = Face up: its effect must be applied.
aid-of-after = After its effect an intrigue is discarded; a character stays. If a card lay under the one that left, it acts next.
aid-of-eliminate = Eliminate a card: gain 1 point; the points on it go to the supply. A discard pays nobody.
aid-of-next = Next round: the first-player marker moves to the left, the queue stays.
aid-of-reserve = Reserve: the card leaves the queue and works before its owner to the end of the game. Nothing can touch it there.
aid-of-characters = Characters
aid-of-intrigues = Intrigues
aid-of-end = The end
aid-of-winner = After round 6 the most points in stock win. Points on cards are worth nothing.
aid-of-winner-alliance = After round 6 add the points on a reserved Deal; the most points in stock win. Points on other cards are worth nothing.
aid-of-tie = Tie: more positions with one’s own card on top. Still a tie: the victory is shared.
