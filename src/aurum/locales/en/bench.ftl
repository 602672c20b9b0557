### aurum bench: how fast the rules and the environments are, and what the server costs.

bench-command = measure the rules, the environments or the server on this machine
    .more = Measure how fast the rules or the environments for learners are, or what the server costs compared with the bare stack it is built on. Figures can be compared only within one run.
bench-what = rules (default), envs (the environments for learners) or server
bench-games = rules: how many games in a round (default: 200)
bench-tables = server: how many tables of four people play at once (default: 500)
bench-seconds = server: for how long they play (default: 20)
bench-not-here = The server can be measured on Linux and macOS only.
bench-no-checkout = The benchmark of the server is in the folder bench of Aurum’s sources, not in the installed package. In a checkout, run: python3 dev.py bench server
bench-no-envs = The environments need the package { $package }. In Aurum’s folder, run: pip install ".[envs]"
bench-fewer-tables = Tables: { $tables } instead of { $wished }; the system allows no more connections.
bench-doing-opening = Opening tables from the log…
bench-doing-cost = Making choices on the server and on the bare stack in turn…
bench-doing-crowd = Filling the server with players…
bench-busy = The machine was busy before the start (load { $load }). Trust the ratios more than the times.

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
bench-speed = choices per second
bench-crowd = Tables: { $tables }, connections: { $sockets }
bench-rate = choices per second, use of one core
bench-idle-table = Idle table
bench-idle-connection = Idle connection
bench-opening = Opening from the log: { $game }, choices: { $choices }
