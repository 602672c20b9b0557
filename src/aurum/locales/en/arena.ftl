### `aurum arena`: bots against bots.

command-arena = let bots play against each other and measure how strong they are
    .more = Let bots play many games against each other, every deal again with the seats changed, and report ratings, shares of wins with 95% intervals, and times. The same command continues an interrupted match.
command-arena-bots = who plays, joined by commas: names of bots, a name with *3 for three seats of it, or module:Class for a bot of your own; more names than seats take turns, fewer fill the seats in every way
command-arena-gauntlet = test a new bot against the bots of --pool until it is clear whether it wins more than its fair share
command-arena-pool = the bots of a gauntlet, joined by commas; they fill the other seats
command-arena-h0 = a gauntlet is failed by a bot that wins no more than its fair share and this much (default: 0)
command-arena-h1 = a gauntlet is passed by a bot that wins at least its fair share and this much (default: 0.05)
command-arena-alpha = how often a bot that should fail may pass (default: 0.05)
command-arena-beta = how often a bot that should pass may fail (default: 0.05)
command-arena-games = how many games (default: 100; of a gauntlet, at most 10,000)
command-arena-seconds = how long a bot may think about a decision (default: its usual time)
command-arena-iterations = how many iterations a bot may think; this way a match can be repeated exactly
command-arena-limit = seconds after which a bot that has not answered is given up (default: 60)
command-arena-workers = how many processes play at once (default: one for each core)
command-arena-ray = play on the machines of this Ray cluster: its address, auto, or local; needs aurum-tabletop[ray]
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
       *[tail] ms p95
    }
arena-memory = Memory of a process with all bots: at most { $memory } MB
arena-verdict =
    { $decision ->
        [passed] { $bot } passes: against this pool it wins more than { $low } of its games. It won { $share }; { $games } games of { $deals } deals were enough. Of bots that win no more than { $low }, at most { $alpha } in 100 pass.
        [failed] { $bot } fails: against this pool it wins less than { $high } of its games. It won { $share }; { $games } games of { $deals } deals were enough. Of bots that win { $high } or more, at most { $beta } in 100 fail.
       *[undecided] Not decided: after { $games } games of { $deals } deals, of which { $bot } won { $share }, it is not clear whether it wins more than { $low } or less than { $high }. With --out, the same command with a higher --games continues.
    }
arena-written = Everything is in { $path }
arena-interrupted =
    Interrupted after { $done } of { $games ->
        [one] { $games } game
       *[other] { $games } games
    }. They are kept in { $path }; the same command continues from there.
arena-interrupted-lost = Interrupted. Nothing was saved; to save the games, use --out DIR.
arena-failure =
    { $bot } { $kind ->
        [raised] raised an error
        [slow] took too long and was given up
        [crashed] ended its process
        [type] gave an answer of the wrong type
        [illegal] chose what was not among the choices
        [policy] gave a policy that does not fit the choices
        [chances] gave chances that do not fit the seats
       *[reason] gave no reason
    } { $times ->
        [one] once
       *[other] { $times } times
    }; first in game { $game }, choice { $choice }: { $what }

arena-line-up = “{ $given }” is not the name of a bot. Write names joined by commas, as in regent,page*3 or mine:Cautious.
arena-tables = { $names } names fill { $tables } different tables of { $seats }. At most { $most } can be played; leave some names out.
arena-positive = { $name } must be above zero, not { $given }.
arena-limit = A bot that may think for { $seconds } seconds cannot be given up after { $limit }. Give it a longer --limit.
arena-gauntlet-only = { $option } belongs to a gauntlet: give --gauntlet BOT and --pool, without --bots.
arena-gauntlet-pool = Against whom is { $bot } to be tested? Give --pool with one or more bots, joined by commas.
arena-gauntlet-one = A gauntlet tests one bot, not “{ $given }”.
arena-gauntlet-itself = { $bot } cannot be tested against itself. Leave it out of the pool.
arena-gauntlet-solo = A gauntlet needs a table of two seats or more: alone against the automaton there is no pool to meet.
arena-gauntlet-rate = { $name } must lie between 0 and 0.5, not { $given }.
arena-gauntlet-order = h0 must be less than h1, but { $h0 } is not less than { $h1 }.
arena-gauntlet-range = The test would be between the shares { $low } and { $high }; both must lie between 0 and 1. The fair share here is { $fair }; choose h0 and h1 to fit.
arena-bot-unknown = No bot of { $game } is called “{ $given }”. There are { $allowed }; a bot of your own is module:Class.
arena-bot-module = { $bot } cannot be loaded: importing { $module } fails with { $problem }
arena-bot-class = { $bot } cannot be loaded: { $module } has no class { $name }.
arena-bot-made = { $bot } cannot be made: its class, called without arguments, fails with { $problem }
arena-bot-answer = { $bot } is not a bot: it has no method answer(question, budget, rng).
arena-bot-first =
    { $bot } does not pass its first question: { $kind ->
        [raised] it raised an error
        [slow] it took too long
        [crashed] its process ended
        [type] its answer is not an Answer
        [illegal] it chose what is not among the choices
        [policy] its policy does not fit the choices
        [chances] its chances do not fit the seats
       *[reason] it gave no reason
    } ({ $what })
arena-worker = The process that plays game { $game } keeps ending ({ $what }).
arena-ray-missing = Ray is not installed. Install it with pip install "aurum-tabletop[ray]", or leave --ray out.
arena-ray-closed = The Ray cluster at { $address } cannot be reached: { $problem }
arena-out-foreign = { $path } contains files that do not belong to a match of the arena. Choose another folder.
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
arena-picture-rating = rating with 95% intervals; 400 points more win ten times as often
arena-picture-seats = Wins by seat
arena-picture-share = share of games won with 95% intervals; seats in the order of play
arena-picture-fair = fair share
arena-picture-points = Points over rounds
arena-picture-round = end of round
arena-picture-score = mean points
