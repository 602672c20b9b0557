### `aurum arena`: bots against bots.

command-arena = let bots play against each other and measure how strong they are
    .more = Let bots play many games against each other, every deal again with the seats changed, and report ratings, shares of wins with 95% intervals, and times. A match that is interrupted goes on with the same command.
command-arena-bots = who plays, joined by commas: names of bots, a name with *3 for three seats of it, or module:Class for a bot of your own; more names than seats take turns, fewer fill the seats in every way
command-arena-games = how many games (default: 100)
command-arena-seconds = how long a bot may think about a decision (default: as long as it is used to)
command-arena-iterations = how many iterations a bot may think; this way a match can be repeated exactly
command-arena-limit = seconds after which a bot that has not answered is given up (default: 60)
command-arena-workers = how many processes play at once (default: one for each core)
command-arena-ray = play on the machines of this Ray cluster: its address, auto, or local; needs aurum[ray]
command-arena-out = a folder for games, tables, records and pictures; with one, the match can be interrupted

arena-progress = Playing
arena-title =
    { $game }, { $players ->
        [one] alone against the automaton
       *[other] { $players } seats
    }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    } ({ $build }). { $players ->
        [1] {""}
       *[other] The fair share of a seat is { $fair }.
    }
arena-column =
    { $column ->
        [bot] bot
        [table] table
        [games] games
        [share] wins
        [interval] 95%
        [rating] rating
        [median] ms
        [tail] ms p95
       *[failed] failures
    }
arena-memory = Memory of a process with all bots: at most { $memory } MB
arena-written = Everything is in { $path }
arena-interrupted =
    Interrupted after { $done } of { $games ->
        [one] { $games } game
       *[other] { $games } games
    }. They are kept in { $path }; the same command goes on from there.
arena-interrupted-lost = Interrupted. Nothing is kept; with --out DIR it would be.
arena-failure =
    { $bot } { $kind ->
        [raised] raised an error
        [slow] took too long and was given up
        [crashed] ended its process
        [type] gave an answer that is none
        [illegal] chose what was not among the choices
        [policy] gave a policy that does not fit the choices
        [chances] gave chances that do not fit the seats
       *[reason] gave no reason
    } { $times ->
        [one] once
       *[other] { $times } times
    }; first in game { $game }, choice { $choice }: { $what }

arena-line-up = “{ $given }” is no bot’s name. Write names joined by commas, as in regent,page*3 or mine:Cautious.
arena-tables = { $names } names fill { $tables } different tables of { $seats }. At most { $most } can be played; leave some names out.
arena-positive = { $name } must be above zero, not { $given }.
arena-limit = A bot that may think for { $seconds } seconds cannot be given up after { $limit }. Give it a longer --limit.
arena-bot-unknown = No bot of { $game } is called “{ $given }”. There are { $allowed }; a bot of your own is module:Class.
arena-bot-module = { $bot } cannot be loaded: importing { $module } fails with { $problem }
arena-bot-class = { $bot } cannot be loaded: { $module } has no class { $name }.
arena-bot-made = { $bot } cannot be made: its class, called without arguments, fails with { $problem }
arena-bot-answer = { $bot } is no bot: it has no method answer(question, budget, rng).
arena-bot-first =
    { $bot } does not pass its first question: { $kind ->
        [raised] it raised an error
        [slow] it took too long
        [crashed] its process ended
        [type] its answer is no Answer
        [illegal] it chose what is not among the choices
        [policy] its policy does not fit the choices
        [chances] its chances do not fit the seats
       *[reason] it gave no reason
    } ({ $what })
arena-worker = The process that plays game { $game } keeps ending ({ $what }).
arena-ray-missing = Ray is not installed. Install it with pip install ".[ray]" in Aurum’s folder, or leave --ray out.
arena-ray-closed = The Ray cluster at { $address } cannot be reached: { $problem }
arena-out-foreign = { $path } holds files that are no match of the arena. Choose another folder.
arena-out-differs = { $path } holds another match: { $name } is { $theirs } there and { $ours } here. Choose another folder, or give the same command.
arena-out-damaged = { $path } is damaged in line { $line }.
arena-out-taken = Another arena is playing in { $path }.

arena-picture-note =
    { $game } ({ $set }), { $players ->
        [one] alone against the automaton
       *[other] { $players } seats
    }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }
arena-picture-ratings = Ratings
arena-picture-rating = rating (OpenSkill) with 95% intervals
arena-picture-seats = Wins by seat
arena-picture-share = share of games won with 95% intervals; seats in the order of play
arena-picture-fair = fair share
arena-picture-points = Points over rounds
arena-picture-round = end of round
arena-picture-score = mean points
