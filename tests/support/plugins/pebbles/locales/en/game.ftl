game-pebbles = Pebbles
    .does = Everybody hides a few pebbles. Claim how many there are.
pebbles-command-lives = Pebbles: the lives of each player
pebbles-command-passing = Pebbles: whether one may pass once a round
pebbles-command-begins = Pebbles: who begins
pebbles-command-picture = Pebbles: whether it is drawn
pebbles-option-lives = Lives
pebbles-option-passing = Passing
    .more = Once a round, everybody may pass.
pebbles-option-begins = Who begins
pebbles-option-begins-first = The first seat
pebbles-option-begins-last = The last seat
pebbles-option-picture = A picture
pebbles-picture = Two bowls, and the claim between them
pebbles-colour-red = red
pebbles-colour-blue = blue
pebbles-claim = { $quantity } { $colour }
pebbles-row = { $quantity ->
    [one] one
   *[other] { $quantity }
}
pebbles-nothing = nothing
pebbles-question-first = Make the first claim
pebbles-question-raise = Raise the claim or doubt it
pebbles-help = { $you ->
    [you] You claim
   *[other] { $who } claims
} that there are { $claim }.
pebbles-group-claim = Claim at least…
pebbles-group-stop = Or stop here
pebbles-choice-claim = Claim { $quantity } { $colour }
pebbles-choice-doubt = Doubt it
pebbles-choice-pass = Pass
pebbles-outlook-right = Right: { $who } loses a life.
pebbles-outlook-wrong = Wrong: you do.
pebbles-outlook-pass = The claim stays as it is.
pebbles-event-began = Round { $round }
pebbles-event-claimed = { $you ->
    [you] You claim { $quantity } { $colour }.
   *[other] { $who } claims { $quantity } { $colour }.
}
pebbles-event-passed = { $you ->
    [you] You pass.
   *[other] { $who } passes.
}
pebbles-event-doubted = { $you ->
    [you] You doubt it.
   *[other] { $who } doubts it.
}
pebbles-event-counted = There are { $there } { $colour }.
pebbles-event-lost = { $you ->
    [you] You lose a life.
   *[other] { $who } loses a life.
}
pebbles-fact-lives = Lives
pebbles-fact-claim = The claim
pebbles-fact-hand = Your pebbles
pebbles-fact-most = Most there can be of a colour
illegal-pebbles = “{ $choice }” is not possible now.
options-pebbles = { $given } is no value for { $name }.
