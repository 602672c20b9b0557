### What is said when something cannot be done: what was wrong, and what would be right.

## Text that cannot be read

error-unreadable =
    { $blank ->
        [1] The text ends too early (line { $line }, column { $column }). { $expected }
       *[0] “{ $found }” cannot be read here (line { $line }, column { $column }). { $expected }
    }

expected-end = Nothing more should follow.
expected-verb = A choice begins with one of: { $allowed }.
expected-spot = After the card comes where it goes: start, end, or on and a position.
expected-card = The name of a card is expected, one of: { $allowed }.
expected-other-card = Three different cards are set aside.
expected-family = The letter of a family is expected, one of: { $allowed }.
expected-number = A whole number from { $low } to { $high } is expected.
expected-clause = A clause begins with one of: { $allowed }.
expected-clause-once = Each clause stands only once.
expected-set = A set is base, alliance, or the names of ten different cards joined by commas.
expected-one-moment = Only one clause says what is going on: placing, at, dealing, choosing-first or over.
expected-stack = A position is a family’s letter, a colon and its cards from the top down, such as G:(Ambush)+1/Heir.
expected-verdicts = There are only five verdict tokens.
expected-queue-card = A card of the queue is Name when face up, (Name) when face down, then its marks.
expected-known-insurrection = Only an Insurrection can lie face down and be known: [Insurrection].
expected-bare = No points can lie on this card: only face-down cards, Diplomats and a reserved Deal hold any.
expected-mark = A mark is +3 for points, ! for a verdict, ~ for a card that does not act this round, @2 for the round it was placed in.
expected-hidden = Only a hidden card, in parentheses, can be marked as not acting or say when it was placed.
expected-table-card = This card is not at the table, which plays with: { $allowed }.
expected-card-once = Each family has one card of a kind, and this one lies somewhere else already.
expected-list = A family and what belongs to it are expected, such as G=3 or G=Archer,Lord.
expected-undealt = The families not dealt yet can have no cards anywhere.
expected-three-aside = Three cards of { $family } must be set aside, but the others leave { $left }: name at most seven elsewhere and exactly three in aside.
expected-returned = An Informer or Shapeshifter is expected that is in the hand or among the hidden cards listed after it, such as G=Informer?2.1.
expected-no-rest = A card can be marked as not acting (~) only while the queue resolves.
expected-hand = Who places a card must hold one.
expected-empty-hand = The hand of { $family } cannot be empty: cards that are named nowhere go there. Name them elsewhere.
expected-one-family = All the cards of a stack are of one family, whose letter stands once, before the top card: P:(Spy)/Heir.
expected-table = a table, such as {"{"} G = 3 {"}"}
expected-pile = a list, such as ["Spy"]
expected-whole = a whole number, without quotes
expected-text = a text in quotes
expected-at = Only the clause at can go with asks.
expected-queue = There must be a card in the queue to resolve.
expected-question = The face-up card at this position cannot be asking that now.
expected-no-intrigue = An intrigue lies face up only while it asks something; { $card } does not.

## Choices that the rules do not allow now

illegal-over = “{ $choice }” comes too late: the game is over.
illegal-verb = “{ $choice }” does not answer the question. { $asked }
illegal-insurrection-bare = An Insurrection without a point on it cannot be revealed; keep it.
illegal-no-verdict = “{ $choice }” needs a card that bears a verdict token.
illegal-not-in-hand = “{ $choice }” is not possible: { $card } is not in the hand.
illegal-not-at-table = “{ $choice }” is not possible: nobody plays with that card at this table.
illegal-empty-queue = The queue is empty, so there is only one way to place a card: name it, without a spot.
illegal-say-spot = “{ $choice }” does not say where: start, end, or on one of your own cards.
illegal-no-position = “{ $choice }” is not possible: the last position is { $last }.
illegal-cover-other = “{ $choice }” would cover a card of { $family }; a card may cover only its own family.
illegal-cover-round-one = “{ $choice }” is too early: covering begins in round 2.
illegal-landing = “{ $choice }” would put the card back where it was; it must move.
illegal-no-gap = “{ $choice }” is not possible: after the last card is before { $last }.
illegal-rob-self = “{ $choice }” is not possible: the Spy takes from another family.
illegal-rob-poor = “{ $choice }” is not possible: that family’s stock is empty.
illegal-rob-far = “{ $choice }” is not possible: that family has no card next to the acting one.
illegal-has-target = “{ $choice }” is not possible: choose a card that can be chosen.
illegal-marked-already = “{ $choice }” is not possible: the card bears a verdict token already.
illegal-no-token = “{ $choice }” is not possible: all five verdict tokens lie on cards.
illegal-not-end = “{ $choice }” is out of reach: only the first and the last card can be shot.
illegal-not-adjacent = “{ $choice }” is out of reach: only a card next to the acting one can be chosen.
illegal-not-copyable = “{ $choice }” is not possible: only a face-up character next to it, no Shapeshifter, can be copied.
illegal-move-decree = “{ $choice }” is not possible: the Royal Decree cannot move itself.
illegal-not-favoured = “{ $choice }” is not possible: the point goes onto a face-down card of another family.
illegal-not-diplomat = “{ $choice }” is not possible: the points go onto another face-up Diplomat.

asked-aside = Three cards are set aside: aside CARD CARD CARD.
asked-first = Who is first is drawn: first FAMILY.
asked-place = A card is to be placed: place CARD start, place CARD end or place CARD on POSITION.
asked-face = Keep the card face down or reveal it: keep or reveal.
asked-before = Say before which position the card lands: before POSITION.
asked-eliminate = Say which card to eliminate: eliminate POSITION.
asked-rob = Say from whom to take a point: rob FAMILY.
asked-copy = Say which neighbour to copy: copy POSITION.
asked-move = Say which card to move: move POSITION.
asked-favour = Say which face-down card gets the point: favour POSITION.
asked-inform = Gain the points or go back to the hand: inform or swap CARD.
asked-judge = Lay a verdict or carry one out: mark POSITION or eliminate POSITION.
asked-support = Stay and support another Diplomat, or take the points and go: support POSITION, support none or leave.

## Options

options-game = There is no game called { $given }; there is { $allowed }.
bot-unknown = There is no bot called “{ $given }” for { $game }; there are { $allowed }.
options-unknown = There is no option { $name }; there are { $allowed }.
options-players = { $kind ->
    [text] players must be a number, and “{ $given }” in quotes is a text: 3 to 5 families play, or 2 players a duel.
   *[other] { $given } is no number of players for this game: 3 to 5 families play, or 2 players a duel.
}
options-first = { $given } cannot begin: name a family by its number, 0 to { $last }, or leave it to chance.
options-set = { $given } is no set of cards: base, alliance, mixed, or ten different names.
options-mixed = A mixed set must be drawn: give a source of randomness, or name the ten cards.
options-card = { $given } is no card. There are { $allowed }.
options-ten = A set has ten different cards; { $given } were named, { $different } of them different.
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
