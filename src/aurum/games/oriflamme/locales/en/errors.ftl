### What is said of Oriflamme when something cannot be done: what was wrong, and what would be right.

## Text that cannot be read

expected-spot = After the card comes where it goes: start, end, or on and a position.
expected-card = The name of a card is expected, one of: { $allowed }.
expected-other-card = Three different cards are set aside.
expected-family = The letter of a family is expected, one of: { $allowed }.
expected-set = A set is base, alliance, or the names of ten different cards joined by commas.
expected-small-set = The set of a small game of { $rounds } rounds is base, alliance, or the names of { $rounds } to ten different cards joined by commas.
expected-none-aside = In a small game no cards are set aside.
expected-no-dealing = In a small game nothing is dealt: it begins with choosing-first.
expected-one-moment = Only one clause says what is happening: placing, at, dealing, choosing-first or over.
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
expected-at = Only the clause at can go with asks.
expected-queue = There must be a card in the queue to resolve.
expected-question = The face-up card at this position cannot be asking that now.
expected-no-intrigue = An intrigue lies face up only while it asks something; { $card } does not.

## Choices that the rules do not allow now

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
asked-inform = Gain the points, or take the card back into your hand: inform or swap CARD.
asked-judge = Lay a verdict or carry one out: mark POSITION or eliminate POSITION.
asked-support = Stay and support another Diplomat, or take the points and go: support POSITION, support none or leave.

## Options

options-players = { $kind ->
    [text] players must be a number, and “{ $given }” in quotes is a text: 3 to 5 families play, or 2 players a duel.
   *[other] { $given } is not a number of players for this game: 3 to 5 families play, or 2 players a duel.
}
options-first = { $given } cannot begin: name a family by its number, 0 to { $last }, or leave it to chance.
options-set = { $given } is not a set of cards: base, alliance, mixed, or ten different names.
options-mixed = A mixed set must be drawn: give a source of randomness, or name the ten cards.
options-card = { $given } is not a card. The cards are: { $allowed }.
options-ten = A set has ten different cards; { $given } were named, { $different } of them different.
options-few = A small game has from { $rounds } to ten different cards, one for each of its { $rounds } rounds at least; { $given } were named, { $different } of them different.
options-rounds = { $given } is no number of rounds: a small game has 1 to { $last }.
