### Puzzles: positions with one clearly best choice, and why it is the best.

puzzles-title = Puzzles
puzzles-lead = Positions from games that strong bots have played. You see what the player who chooses may know. One choice is clearly the best: which?
puzzles-games = Games
puzzles-solved = { $solved } of { $all } solved
puzzles-number = Puzzle { $number }
puzzles-named = { $game }, puzzle { $number }
puzzles-row = Puzzle { $number }, difficulty { $difficulty } of 5, { $state ->
    [solved] solved
    [shown] answer looked at
   *[open] not solved yet
}
puzzles-difficulty = Difficulty { $difficulty } of 5
puzzles-players = { $players ->
    [0] against the automaton
    [2] { $duel ->
        [yes] duel
       *[no] two players
    }
   *[other] { $players } players
}
puzzles-round = round { $round }

puzzles-task = What do you choose? Make the choice on the board, or in the list below it.
puzzles-board = The position
puzzles-list = All choices
puzzles-right = Right: “{ $choice }”.
puzzles-wrong = “{ $choice }” is not the best choice.
puzzles-wrong-worth = It wins { $worth }% of the games. There is something clearly better.
puzzles-answer-is = The best choice is “{ $choice }”.
puzzles-show-answer = Show the answer
puzzles-next = Next puzzle
puzzles-back = All puzzles
puzzles-table = What each choice is worth
puzzles-choice = Choice
puzzles-worth = Wins, %
puzzles-yours = your choice
puzzles-best = the best
puzzles-more = { $count ->
    [one] and one more choice, at most { $worth }%
   *[other] and { $count } more choices, at most { $worth }% each
}
puzzles-depth = The best choices were each played to the end { $tries } times, in { $sources } independent series, whose results agree within { $spread }%. The others were tried { $few } times.
puzzles-depth-all = Every choice was played to the end { $tries } times, in { $sources } independent series, whose results agree within { $spread }%.
puzzles-found-by = Levels that find it: { $levels }.
puzzles-found-by-regent = Of the bots’ levels, only the Regent finds it.

## Why. $kind is the name of a card, $family that of a family; $other and $choice are choices in words.

puzzle-chances = Played to the end, it wins { $best }% of the games; the next best, “{ $other }”, wins { $next }%.
puzzle-then = { $first ->
    [1] Then follows “{ $choice }”.
   *[0] After that, “{ $choice }”.
}
puzzle-tempting = { $level ->
    [squire] A Squire would choose
    [page] A Page would choose
   *[nobody] It is tempting to choose
} “{ $choice }”, which wins { $worth }%.
puzzle-tempting-same = { $level ->
    [squire] That is what a Squire would choose.
   *[page] That is what a Page would choose.
}
puzzle-later = What it brings shows only as the game goes on.
puzzle-later-last = What it brings shows before this last round is over.
