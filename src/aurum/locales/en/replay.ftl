### Looking back: games gone by, step by step, and how to go on from one of their moments.

## Through time

replay-play = Play
replay-pause = Pause
replay-more = More
replay-speed = Speed
replay-times = { $speed }×
replay-by = Step by
replay-by-choice = by choice
replay-by-turn = by turn
replay-by-round = by round
replay-back-choice = One choice back
replay-back-turn = One turn back
replay-back-round = One round back
replay-on-choice = One choice on
replay-on-turn = One turn on
replay-on-round = One round on
replay-where = Move { $move } of { $moves }, round { $round }.
replay-eyes-open = Everything open
replay-points = Points in the course of the game

## Keys

replay-key-choice = choice
replay-key-turn = turn
replay-key-round = round
replay-key-ends = beginning, end
replay-key-space = Space
replay-key-play = play, pause

## On from here

replay-continue = Continue from here
replay-continue-more = A new table begins as this game stood after move { $move }. Say who sits where.
replay-continue-known = The hidden cards are the same. Whoever has looked at this game from several seats, or with everything open, knows them.
replay-continue-chance = Chance is new, from a new secret seed.
replay-continue-league = The game does not count in the league.
replay-continue-open = Share the link of the table with your friends; you start when everybody is there.
replay-continue-go = Play on
replay-continued = This table goes on with another game, after its move { $move }.
replay-continued-known = The hidden cards are those of that game: whoever has looked at it knows them.
replay-continued-look = See that game
