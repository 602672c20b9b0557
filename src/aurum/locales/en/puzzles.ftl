### Puzzles: positions with one clearly best choice, and why it is the best.

puzzles-title = Puzzles
puzzles-lead = Positions from games that strong bots have played. You see what the one who chooses may know. One choice is clearly the best: which?
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
puzzles-kind-place = Place a card
puzzles-kind-face = Keep or reveal
puzzles-kind-eliminate = Eliminate a card
puzzles-kind-rob = Take a point from somebody
puzzles-kind-copy = Copy a character
puzzles-kind-move = Move a card
puzzles-kind-land = Where to put a card
puzzles-kind-favour = Give a point away
puzzles-kind-inform = Gain or swap
puzzles-kind-judge = Mark a card
puzzles-kind-diplomat = Stay or leave
puzzles-kind-metropolis = Place the metropolis
puzzles-kind-card = Take a card
puzzles-kind-tile = Place the tile
puzzles-kind-titan = Titans
puzzles-kind-action = Use the action
puzzles-kind-fight = Fight
puzzles-kind-construct = Construct
puzzles-kind-extra = An extra action
puzzles-kind-pay = Pay
puzzles-kind-discard = Discard a card
puzzles-kind-initiative = Initiative

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
puzzles-found-by = It is found by: { $levels }.
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
puzzle-of-gain = { $points ->
    [one] It brings you { $points } point at once.
   *[other] It brings you { $points } points at once.
}
puzzle-of-engine = { $kind } ({ $family }) would still act { $times ->
    [one] once more.
   *[other] { $times } times.
}
puzzle-of-points = { $points ->
    [one] The point on it is lost to its owner.
   *[other] The { $points } points on it are lost to its owner.
}
puzzle-of-own = It is a card of your own, but it is worth it.
puzzle-of-ambush = The risk: of the { $total } cards that it may be, one is the Ambush.
puzzle-of-no-ambush = It cannot be an Ambush: you know where that one is.
puzzle-of-leader = It hits your strongest rival: { $family }, with { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
puzzle-of-behind = If somebody must be helped, then whoever has least: { $family }, with { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
puzzle-of-trap = Face down it is a trap for whoever eliminates it; revealed it brings a single point.
puzzle-of-must = Revealed it would have to act, and that would do you more harm than good.
puzzle-of-doubles = Revealed now it brings { $now } in all; a round later { $then }.
puzzle-of-waits = Face down it gathers points ({ $points } on it then), and you have { $rounds ->
    [one] { $rounds } more round
   *[other] { $rounds } more rounds
} in which to pick the moment.
puzzle-of-last = It is the last round: points left on a hidden card are lost.
puzzle-of-last-card = It is the last round: a card counts only for what it does now.
puzzle-of-covers = On top of your card at { $position } it acts in its place, and the card beneath is out of everybody’s reach.
puzzle-of-first = At the start it acts before all others this round.
puzzle-of-end = At the end it acts last, after all others have acted.
puzzle-of-moves = The place of { $family }’s card matters more than any other.
puzzle-of-moves-own = The place of your own card matters more than any other.
puzzle-of-again = There it acts once more this round.
puzzle-of-skipped = There it is passed over this round.
puzzle-of-swap = In this place { $kind } is worth more than what lies there now.
puzzle-of-leave = { $points ->
    [one] The point on it is yours.
   *[other] The { $points } points on it are yours.
}
puzzle-of-support = It stays and goes on earning, and the other Diplomat gets points.
puzzle-of-flaw-ambush = The risk there: of the { $total } cards that it may be, one is the Ambush.
puzzle-of-flaw-leader = That spares your strongest rival: { $family }, with { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
puzzle-of-flaw-last = In the last round, a point on a hidden card is worth nothing.
puzzle-of-flaw-early = That gives up what the card could still gather in { $rounds ->
    [one] { $rounds } more round.
   *[other] { $rounds } more rounds.
}
puzzle-or-wins = It wins the game at once.
puzzle-or-won = With that the game is won.
puzzle-or-near = There is no time to lose: a rival has { $points } victory points, and { $enough } win.
puzzle-or-fight = The chance to win the fight is { $percent }%.
puzzle-or-fight-sure = The fight cannot be lost.
puzzle-or-smite = The Titan wins the fight without dice.
puzzle-or-point = It brings a victory point: then you have { $points } of { $enough }.
puzzle-or-free = The card costs nothing.
puzzle-or-cost = { $cost ->
    [one] It is worth the { $cost } hoplite it costs.
   *[other] It is worth the { $cost } hoplites it costs.
}
puzzle-or-tile-titan = Its tile can draw a Titan to your island.
puzzle-or-tile-temple = Its tile can make room for a temple.
puzzle-or-extra = One more action this turn is worth its price.
puzzle-or-extra-point = One more action this turn can bring a victory point.
puzzle-or-discard = The card that goes is one that nobody else can take.
puzzle-or-titan-comes = It draws a Titan to your island.
puzzle-or-titan-robbed = It takes a Titan from somebody else.
puzzle-or-titan-wakes = It makes your Titan active again.
puzzle-or-temple-ready = It makes room for a temple.
puzzle-or-saves = What you have is worth more later than anything you could have for it now.
puzzle-or-blessed = The Titan’s favour doubles it.
puzzle-or-building = No other construction is worth as much now.
puzzle-or-flaw-wins = That overlooks a victory.
puzzle-or-flaw-odds = The chance to win that fight is only { $percent }%.
