### Replays: finished games, step by step, and how to continue from one of their moments.

## Stepping

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
replay-on-choice = One choice forward
replay-on-turn = One turn forward
replay-on-round = One round forward
replay-where = Move { $move } of { $moves }, round { $round }.
replay-viewpoint-open = Everything visible
replay-points = Points in the course of the game

## Keys

replay-key-choice = choice
replay-key-turn = turn
replay-key-round = round
replay-key-ends = beginning, end
replay-key-space = Space
replay-key-play = play, pause

## Continuing

replay-continue = Continue from here
replay-continue-more = A new table starts from this game’s position after move { $move }. Choose who plays each seat.
replay-continue-known = What is hidden stays the same. Whoever has seen this game from several seats, or with everything visible, knows it.
replay-continue-chance = Everything random is drawn anew, from a new secret number.
replay-continue-league = The game does not count in the ranking.
replay-continue-open = Share the link of the table with your friends; you start when everybody is there.
replay-continue-go = Play on
replay-continued = This table continues another game, after its move { $move }.
replay-continued-known = What is hidden is the same as in that game: whoever has seen it knows it.
replay-continued-look = See that game
