### `aurum puzzles`: its help, and what it says.

command-puzzles = positions with one clearly best choice
    .more = List, show and solve puzzles, look for more in games of strong bots, and check their answers.
command-puzzles-list = list puzzles, without their answers
command-puzzles-show = draw a puzzle
command-puzzles-solve = solve puzzles one after another
command-puzzles-make = look for puzzles in games of strong bots
command-puzzles-check = check every answer again with many more games
command-puzzles-set = { $sets }, or a file of puzzles (.json)
command-puzzles-number = the number of the puzzle
command-puzzles-first = the number of the first one (default: 1)
command-puzzles-answer = show the answer too
command-puzzles-players = how many play (default: all that the game allows, in turn)
command-puzzles-count = how many to find (default: 10)
command-puzzles-workers = how many processes look (default: 1); what is found does not depend on it
command-puzzles-records = look through these games instead of new ones: a record, one record in each line, or the games of an arena
command-puzzles-out = where to keep them; those already there stay, and the search continues after them
command-puzzles-tries = how often to play each leading choice through (default: as often as for one source when it was found)
command-puzzles-source = the source of chance, a number (default: 99)

puzzles-listed = { $name }: { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
puzzles-prompt = Your choice (a number or notation; ? for the answer, q to leave)
puzzles-go-on = Enter for the next one, q to leave ›
puzzles-looking = { $games ->
    [one] { $games } game looked through
   *[other] { $games } games looked through
}
puzzles-checking = Checking
puzzles-made = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
} from { $games ->
    [one] { $games } game
   *[other] { $games } games
}, kept in { $path }.
puzzles-interrupted = Interrupted. What was found is kept in { $path }; the same command continues from there.
puzzles-check-close = { $name } { $number }: the best choice is only { $gap }% ahead.
puzzles-check-worse = { $name } { $number }: another choice is { $gap }% better.
puzzles-checked = { $count ->
    [one] { $count } puzzle checked
   *[other] { $count } puzzles checked
}, { $failed ->
    [0] all answers are confirmed.
    [one] { $failed } answer is not confirmed.
   *[other] { $failed } answers are not confirmed.
}
puzzles-no-set = There are no puzzles called “{ $given }”. Choose one of: { $allowed }, or name a file (.json).
puzzles-no-number = There is no puzzle { $given }; the last one is { $last }.
puzzles-unreadable = “{ $path }” cannot be read as puzzles: { $problem }.
puzzles-format = These puzzles have format { $given }; this Aurum knows format { $known }.
puzzles-unsound = Puzzle { $number } of “{ $path }” is not valid: { $problem }
puzzles-choices = its choices are not those of its position.
