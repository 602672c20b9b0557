### What is said when something cannot be done: what was wrong, and what would be right.

## Text that cannot be read

error-unreadable =
    { $blank ->
        [1] The text ends too early (line { $line }, column { $column }). { $expected }
       *[0] “{ $found }” cannot be read here (line { $line }, column { $column }). { $expected }
    }

expected-end = Nothing more should follow.
expected-verb = A choice begins with one of: { $allowed }.
expected-number = A whole number from { $low } to { $high } is expected.
expected-clause = A clause begins with one of: { $allowed }.
expected-clause-once = Each clause stands only once.
expected-table = a table, such as {"{"} G = 3 {"}"}
expected-pile = a list, such as ["A"]
expected-whole = a whole number, without quotes
expected-text = a text in quotes

## Choices that the rules do not allow now

illegal-over = “{ $choice }” comes too late: the game is over.

## Options

options-game = There is no game called { $given }; there is { $allowed }.
bot-unknown = There is no bot called “{ $given }” for { $game }; there are { $allowed }.
options-unknown = There is no option { $name }; there are { $allowed }.
options-seat = { $given } is no seat here; there are { $allowed } and spectator.
options-seats = { $given } is no list of seats: write you, bot or a level ({ $levels }), joined by commas, for 2 to 5 players.

## Records

record-unreadable = { $path } cannot be read: { $problem }.
record-not-json = This is no record: the JSON breaks off at line { $line }, column { $column }.
record-several = These are several records, one on each line. Give the one you mean a file of its own.
record-not-object = This is no record: a JSON object is expected.
record-missing = The record lacks the field { $field }.
record-field = The field { $field } of the record is not of the right kind.
record-format = The record has format { $given }; this Aurum reads format { $known }.
record-choice-text = Move { $move } is not text.
record-seat = Seat { $number } must have a name and say what plays it.
record-game = The record is of { $given }, not of { $expected }.
record-rules = The record was played by version { $given } of the rules; this Aurum knows version { $known }.
record-seats = The record names { $given } seats, but its options make { $seats }.
record-damaged = Damaged at move { $move }, “{ $text }”.
record-position = The position up to there:
record-fair-none = The record does not hold what its random draws could be checked by. Games played on a server do.
record-fair-unrevealed = The seed is not published yet, only its hash: { $hash }. When the game is over, download the record again.
record-fair-seed = The seed “{ $given }” cannot be read: hexadecimal digits are expected, two for each byte.
record-fair-hash = The seed is not the one that was promised before the game: its hash is { $expected }, and the record says { $given }.
record-fair-draw = Move { $move } is “{ $text }”, but the seed gives “{ $expected }”.
record-fair-options = The options are not those that the seed gives from what the table asked for.

## Scenarios

scenario-not-toml = This is no TOML: { $problem }.
scenario-missing = The field { $field } is missing.
scenario-unknown = There is no field { $field }; there are { $allowed }.
scenario-field = The field { $field } is not of the right kind.
scenario-strings = The field { $field } must be a list of texts.
scenario-empty = Part { $part } is empty: it needs choices, expect, or both.
scenario-beginning = A scenario begins with either a position or a start, not both and not neither.
scenario-game = There is no game { $given }.
scenario-position = The beginning cannot be set up. { $problem }
scenario-choice = The choice “{ $choice }” cannot be made. { $problem }
scenario-fact = { $fact } should be “{ $expected }” but is “{ $actual }”.
scenario-fact-unreadable = What { $fact } should be cannot be read. { $problem }
scenario-no-fact = There is no fact { $fact }; there are { $allowed }.
scenario-legal = “{ $choice }” should be legal; legal are: { $legal }.
scenario-only = Exactly these should be legal: { $expected }. Legal are: { $legal }.
scenario-illegal = “{ $choice }” should be refused by { $rule } but is legal.
scenario-rule = “{ $choice }” should be refused by { $rule } but is refused by { $given }.
scenario-kind = { $fact } must be given as { $kind }.
scenario-no-rule = There is no rule { $rule }.
scenario-illegal-unreadable = “{ $choice }” should be refused by { $rule } but cannot be read. { $problem }
scenario-readable = “{ $choice }” should be unreadable but can be read.
scenario-accepted = The options { $options } should be refused but are accepted.
scenario-event = The event { $event } should happen; what happened: { $events }.
scenario-silent = The event { $event } should not happen but does.
scenario-no-event = There is no event { $event }; there are { $allowed }.

## Promises of the engine’s contract

promise-settings = The options of a new play are not those it began with.
promise-no-choices = Somebody must choose but has no choices.
promise-ascending = The choices are not in ascending order, each once.
promise-own-list = Changing the list of choices changes the state.
promise-odds = Every choice of chance needs a positive weight.
promise-notation = A choice does not read back as it was written: { $choice }.
promise-legal = A listed choice cannot be made: { $choice }.
promise-refusal = A refusal names no rule: { $choice }.
promise-illegal = A choice that is not listed was accepted: { $choice }.
promise-untouched = A refused choice has changed the state.
promise-position = The position does not read back as it was written.
promise-clone = What is done to a clone is done to the original.
promise-clone-events = A clone must begin without events.
promise-listening = The play goes another way when somebody listens to its events.
promise-event = An event is not of a kind the game declares: { $event }.
promise-view-same = Two views of the same moment differ.
promise-view-open = Two seats see different things, though the game says that it hides nothing.
promise-view-value = A view must be plain data all through.
promise-view-own = A part of a view is in another view too: each view must be made anew.
promise-imagine = What is imagined from a view does not fit the view.
promise-imagine-choices = Whoever looks from that seat has other choices in the imagined state.
promise-secret-view = A seat sees a difference that it may not know.
promise-secret-object = A seat learns what it may not know from which objects are the same.
promise-secret-event = A seat is told a difference that it may not know, after { $choice }.
promise-pieces = Pieces have appeared or vanished.
promise-over-choices = The game is over but still offers choices.
promise-winners = A game has winners only when it is over, and then among its seats, unless whoever has won has no seat.
promise-scores = Every seat needs a score.
promise-stage = A round cannot come before the one it follows.
promise-record = The record does not replay to the same end.

## The machine

error-system = The system does not let Aurum continue: { $problem }.
file-missing = there is no such file or folder
file-folder = it is a folder
file-forbidden = the system does not allow it
file-no-text = it is not text

# A game that brings less than was asked for

bot-none = { $game } brings no bots.
puzzles-none = { $game } brings no puzzles.
stats-uncounted = Games of { $game } are not counted.
analysis-no-words = { $game } does not say its choices in words.
