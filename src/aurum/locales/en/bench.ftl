### aurum bench: how fast the rules are, and what the server costs.

bench-command = measure the rules or the server on this machine
    .more = Measure how fast the rules are, or what the server costs beside the bare stack it is built on. The figures of one run can be compared with each other, and with nothing else.
bench-what = rules (unless told) or server
bench-games = rules: how many games in a round (default: 200)
bench-tables = server: how many tables of four people play at once (default: 500)
bench-seconds = server: for how long they play (default: 20)
bench-not-here = The server can be measured on Linux and macOS only.
bench-no-checkout = The benchmark of the server is in the folder bench of Aurum's sources, not in the installed package. In a checkout, run: python3 dev.py bench server
bench-fewer-tables = Tables: { $tables } instead of { $wished }; the system lets us open no more connections.
bench-doing-opening = Opening tables from the log…
bench-doing-cost = Making choices, at the server and at the bare stack in turns…
bench-doing-crowd = Filling the server with players…
bench-busy = The machine was busy before we began (load { $load }). Trust the ratios more than the times.

bench-column-what = what
bench-column-aurum = Aurum
bench-column-bare = bare stack
bench-column-ratio = ratio
bench-column-asked = asked for
bench-full = many at once
bench-light = one at a time
bench-cpu = computing for a choice
bench-median = half within
bench-tail = 99 of 100 within
bench-speed = choices a second
bench-crowd = Tables: { $tables }, connections: { $sockets }
bench-rate = choices a second, use of one core
bench-idle-table = Idle table
bench-idle-connection = Idle connection
bench-opening = Opening from the log: { $game }, choices: { $choices }
