### `aurum components balance`: how a component set plays.

command-components-balance = play many games with a set and report how it plays
command-components-balance-set = the name of a set, or a component file (.toml) (default: aurum)
command-components-balance-games = how many games among players, and as many against the automata (default: 300)
command-components-balance-players = how many players, 2 to 4 (default: 2, 3 and 4 in turn)

balance-progress = Playing
balance-title =
    { $set }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    } with { $players } players, and as many against the automata, all by bots of the level Squire
balance-rounds = Rounds per game: { $mean } (eight of ten games: { $low } to { $high })
balance-filled = Cells filled at the end: { $easy } of easy sides, { $hard } of hard sides
balance-homeless = Tiles without a place: { $share } (95%: { $low } to { $high })
balance-points =
    { $who ->
        [winners] Points of winners
       *[all] Points of all players
    }: Titans { $titans }, temples { $temples }, medallions { $medallions }
balance-column =
    { $column ->
        [what] who
        [share] wins
        [interval] 95%
        [fair] fair
       *[games] games
    }
balance-seat = seat { $seat } of { $players }
balance-board = board { $board }
balance-side =
    { $side ->
        [easy] easy side
       *[hard] hard side
    }
balance-solo =
    { $level ->
        [easy] against the easy automaton
        [normal] against the normal automaton
       *[hard] against the hard automaton
    }
