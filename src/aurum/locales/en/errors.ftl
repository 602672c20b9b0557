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

illegal-number = Action { $number } stands for no choice in this position.
illegal-over = “{ $choice }” comes too late: the game is over.

## Options

options-game = There is no game called { $given }. The games are: { $allowed }.
bot-unknown = There is no bot called “{ $given }” for { $game }; there are { $allowed }.
bot-needs-numpy = “{ $given }” plays by a network, which needs NumPy: install the extra “networks”.
bot-bad-network = The network of “{ $given }” cannot be read. { $why }
bot-not-asked =
    { $why ->
        [chance] A bot cannot be asked here: in { $game }, chance chooses next, and no seat. Let chance choose first, with state.apply(aurum.sample_choice(state, rng)).
        [over] A bot cannot be asked here: the game of { $game } is over.
       *[seat] Seat { $seat } cannot be asked here: seat { $actor } must choose. A question has the view of the seat that chooses, state.view(state.actor).
    }
options-unknown = There is no option { $name }; there are { $allowed }.
options-seat = { $given } is not a seat here; there are { $allowed } and spectator.
options-seats = { $given } is not a list of seats: write you, bot or a level ({ $levels }), joined by commas, for { $least } to { $most } players.

## Records

record-unreadable = { $path } cannot be read: { $problem }.
record-not-json = This is not a record: the JSON breaks off at line { $line }, column { $column }.
record-several = These are several records, one on each line. Give the one you mean a file of its own.
record-not-object = This is not a record: a JSON object is expected.
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
record-fair-none = This record does not allow its random draws to be checked. Records of games played on a server do.
record-fair-unrevealed = The seed is not published yet, only its hash: { $hash }. When the game is over, download the record again.
record-fair-seed = The seed “{ $given }” cannot be read: hexadecimal digits are expected, two for each byte.
record-fair-hash = The seed is not the one that was promised before the game: its hash is { $expected }, and the record says { $given }.
record-fair-draw = Move { $move } is “{ $text }”, but the seed gives “{ $expected }”.
record-fair-options = The options are not those that the seed gives from what the table asked for.

## Scenarios

scenario-not-toml = This is not TOML: { $problem }.
scenario-missing = The field { $field } is missing.
scenario-unknown = There is no field { $field }; there are { $allowed }.
scenario-field = The field { $field } is not of the right kind.
scenario-strings = The field { $field } must be a list of texts.
scenario-empty = Part { $part } is empty: it needs choices, expect, or both.
scenario-beginning = A scenario begins with either a position or a start, but not with both.
scenario-position = The beginning cannot be set up. { $problem }
scenario-choice = The choice “{ $choice }” cannot be made. { $problem }
scenario-fact = { $fact } should be “{ $expected }” but is “{ $actual }”.
scenario-fact-unreadable = What { $fact } should be cannot be read. { $problem }
scenario-no-fact = There is no fact { $fact }; there are { $allowed }.
scenario-legal = “{ $choice }” should be legal; the legal choices are: { $legal }.
scenario-only = Exactly these should be legal: { $expected }. The legal choices are: { $legal }.
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

promise-settings = The options of a new game are not those it began with.
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
promise-listening = The game takes a different course when somebody listens to its events.
promise-event = An event is not of a kind the game declares: { $event }.
promise-view-same = Two views of the same moment differ.
promise-view-open = Two seats see different things, though the game says that it hides nothing.
promise-view-value = A view must contain plain data only.
promise-view-own = A part of a view is in another view too: each view must be made anew.
promise-imagine = What is imagined from the view of { promise-reader } does not fit the view: { $difference }.
promise-imagine-same = What is imagined from the view of { promise-reader } is not drawn with the given rng only: the same rng gives two different states.
promise-imagine-choices = In the state imagined from the view of { promise-reader } this seat has other choices.
promise-before = The choice that before returns does not lead from the state that it returns to this one: { $choice }.
promise-before-last = before does not return the last choice as { promise-reader } saw it: { $choice } instead of { $last }.
promise-secret-view = The view of { promise-reader } shows a difference that it may not show: { $difference }.
promise-secret-object = Which objects are the same tells { promise-reader } what it may not know.
promise-secret-event = After { $choice }, the events tell { promise-reader } a difference that they may not tell: { $difference }.
promise-pieces = Pieces have appeared or vanished.
promise-over-choices = The game is over but still offers choices.
promise-winners = A game has winners only when it is over, and then among its seats, unless whoever has won has no seat.
promise-scores = Every seat needs a score.
promise-stage = A round cannot come before the one it follows.
promise-record = The record does not replay to the same end.
promise-secret-choice = A choice of somebody else is told to { promise-reader } with what is not seen of it: { $difference }.
promise-secret-facts = The facts tell { promise-reader } a difference that they may not tell: { $difference }.
promise-rule = An event or a refusal names { $rule }, which is not among the rules of the rulebook.
promise-unreadable = A position cannot be read back as it was written: { $problem }
promise-pickle = A state cannot be pickled and read back: { $problem }
promise-pickle-same = A pickled state reads back as another one.
promise-clone-same = A clone is not the same state.
promise-word = A message cannot be said: { $problem }.
promise-phrases = The method { $method } fails: { $problem }
promise-exception = The game fails: { $problem }
promise-variants = The game has no variants: there is nothing to play.
promise-setup-variant = A variant is not accepted as it is: { $options } gives { $problem }.
promise-setup-unknown = An option that the game does not have is accepted: { $options }.
promise-setup-fail = Options are not checked; they must be accepted or refused by BadOptions: { $options } gives { $problem }.
promise-setup-begin = Options are accepted with which no game can begin: { $options } gives { $problem }.
promise-reader = { $seat ->
    [-3] a spectator
   *[other] seat { $seat }
}
promise-shown-position = In this position:
promise-shown-other = And in this one, which this seat must not be able to distinguish from it:

## The machine

error-system = The system does not let Aurum continue: { $problem }.
file-missing = there is no such file or folder
file-folder = it is a folder
file-forbidden = the system does not allow it
file-no-text = it is not text

# A game that brings less than was asked for

puzzles-none = { $game } has no puzzles.
analysis-no-words = { $game } does not describe its choices in words.
