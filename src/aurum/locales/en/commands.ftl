### The aurum command: what it takes and what it prints.

command-aurum = { $games }, in the terminal, on a server and as a library. An unofficial fan work.
command-commands = commands
command-version = print the version and which build runs
command-lang = language of everything printed; the system’s if left out
command-game = the game
command-json = print JSON instead of sentences
command-play = play at this terminal
    .more = Play at this terminal, against bots and with others on the same screen.
command-resume = continue a saved game
command-seats = who sits where, joined by commas: you, bot, or the level of a bot (page, squire, knight, baron, regent), with a name if you like, as in you:Mira,page,regent:Otto (default: { $usual })
command-seed = a number that makes the random draws repeatable
command-save = where to save the game
command-not-for = { $option } does not belong to { $game }; it is an option of { $owner }.
command-simulate = play many random games and measure
    .more = Play many random games, measure how fast they run, and print a digest of all their records: equal digests mean equal games.
command-simulate-records = write every record into this file, one per line
command-players = how many players, as the game allows (default: 4)
command-games = how many games (default: 1000)
command-serve = start a server that friends join from their own devices
    .more = Start a server that friends join from their own devices, at home or over the internet. It needs no configuration; what it keeps is in one folder. Each option can also be set by a variable of the environment, such as AURUM_PORT for --port.
command-serve-host = the address to listen at; 127.0.0.1 is for this computer alone (default: 0.0.0.0, everybody who can reach it)
command-serve-port = the port to listen at; 0 takes any that is free (default: 8717)
command-serve-data = the folder of the server’s data (default: { $path })
command-serve-public = the address people use, if the server is behind a proxy: https://aurum.example
command-serve-log = how much to log: debug, info, warning or error (default: warning)
command-serve-qr = print the QR code even if the output is not a terminal
command-backup = copy the data of a server, also while it runs
    .more = Copy the database of a server to one file, also while people play. The copy is checked before it is kept.
command-backup-out = the file to write, which must not exist yet (default: a new one in the folder “backups” beside the database, where the server keeps the newest ten)
command-scenario = check scenarios against the rules
    .more = Run scenario files, or all those in a folder, and report what fails.
command-paths = files or folders
command-record = look at a saved game
    .more = Show where a saved game stands, check that it is sound, play it again in words, or verify that its random draws were fair.
command-action = show, check, replay or verify
command-file = the saved game
command-move = only up to this move
command-seat = whose view to show: a seat, spectator, or all for the whole position (default)

argparse-usage = usage:{" "}
argparse-options = options
argparse-positionals = arguments
argparse-help = show this help and exit
argparse-error =
    %(prog)s: %(message)s
    {""}
argparse-required = these are missing: %s
argparse-unrecognized = not understood: %s
argparse-argument = %(argument_name)s: %(message)s
argparse-choice = %(value)r is not possible here; choose one of %(choices)s
argparse-value =
    { $type ->
        [count] “{ $value }” does not fit: give a whole number, 1 or more
        [int] “{ $value }” does not fit: give a whole number
        [float] “{ $value }” does not fit: give a number
       *[other] “{ $value }” is not a fitting value
    }
argparse-expected-one = a value is missing
argparse-expected-some = at least one value is missing
argparse-one-required = one of these is needed: %s
argparse-not-with = this cannot be combined with %s

scenario-failure =
    { $part ->
        [0] ✗ { $file }: { $message }
       *[other] ✗ { $file }, part { $part }: { $message }
    }
scenario-result =
    { $failed ->
        [0] { $passed ->
            [one] { $passed } scenario passes.
           *[other] All { $passed } scenarios pass.
        }
        [one] { $failed } scenario fails, { $passed ->
            [one] { $passed } passes.
           *[other] { $passed } pass.
        }
       *[other] { $failed } scenarios fail, { $passed ->
            [one] { $passed } passes.
           *[other] { $passed } pass.
        }
    }
scenario-none = There are no scenario files (*.toml) there.

simulate-progress = Playing
simulate-result =
    { $games } games of { $game } ({ $set }{ $players } players), { $decisions } decisions in { $seconds } s
    { $decisions_per_second } decisions per second, { $clone_us } µs per clone ({ $build })
    digest { $digest }

record-header = { $game } · rules { $rules } · { $choices ->
        [one] { $choices } choice
       *[other] { $choices } choices
    }
record-seat-line = { $number }. { $name } ({ $plays })
record-sound = The record is sound: { $choices ->
        [one] { $choices } choice replays
       *[other] { $choices } choices replay
    } as written.
record-continued = It continues another game: its first { $move ->
    [one] choice is
   *[other] { $move } choices are
 } taken over from the record { $record }, whose own seed they follow from.
record-verified =
    The random draws were fair: { $draws ->
        [0] the record holds none yet, and its options follow from the seed.
        [one] { $draws } random outcome follows from the seed.
       *[other] each of the { $draws } random outcomes follows from the seed.
    }
    The seed fits its hash { $hash }. Compare it with the one that the table showed before the first choice.
plays-person = person
plays-random = plays at random
record-notation = The position in notation:

serve-open = Aurum is running: { $url }
serve-network = For others on your network: { $url }
serve-public = For everybody: { $url }
serve-scan = Or scan this with a phone:
serve-data = Everything is kept in { $path }
serve-stop = Ctrl-C stops it.
serve-closed = Aurum has stopped. Everything is saved.
serve-bad-url = “{ $given }” is not the address of a server. Write it like https://aurum.example, without anything after the name.
serve-bad-word = { $name } is “{ $given }”, which is not possible; choose one of { $allowed }.
serve-bad-number = { $name } is “{ $given }”, which is not possible; a number of at least { $low } is expected.
serve-bad-whole = { $name } is “{ $given }”, which is not possible; a whole number from { $low } to { $high } is expected.
serve-unknown-variable = The environment variable { $name } is unknown and has no effect.
serve-misnamed-variable = The environment variable { $name } is unknown and has no effect. Did you mean { $meant }?
serve-variables = All variables are listed in deploy/README.md of Aurum’s sources, under “Settings”.

backup-made = The backup is { $path }. It holds { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } and has been checked.
backup-exists = { $path } exists already. Choose another name with --out.
backup-failed = The backup { $path } could not be made: { $problem }

# `aurum games`

command-games-list = the installed games, and what each provides
games-listed = { $name } { $version } (rules { $rules }), seats { $seats }: { $brings }
games-general-search = bots by general search
games-failed = { $name } could not be loaded: { $problem }
