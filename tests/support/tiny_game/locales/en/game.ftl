### The game of the tests in English.

game-tiny = Tiny Sums
tiny-command-top = Tiny Sums: the highest card, 2, 3 or 9
tiny-options = Tiny Sums is for 2 to 6 players, and top is 2, 3 or 9.
tiny-illegal = “{ $choice }” is not possible now.
rule-ti-1 = Claim what all cards add up to, or doubt the last claim.
tiny-question = { $claims ->
    [0] Make the first claim
   *[other] Raise the claim or doubt it
}
tiny-help = All cards add up to { $most } at most.
tiny-claims = Claim
tiny-total = { $kind ->
    [0] at least { $total }
   *[1] exactly { $total }
}
tiny-claim = claim { tiny-total }
tiny-claim-outlook = the others would hold { $others }
tiny-doubt = doubt the claim
tiny-doubt-outlook = all cards are shown
tiny-sum = { $total }
tiny-least = at least
tiny-exactly = exactly
tiny-points = Points
tiny-card = Card
tiny-unknown = hidden
tiny-undealt = –
tiny-round = Round
tiny-first = Begins
tiny-standing = Claim to beat
tiny-event-dealt = { $you ->
    [you] You are dealt a { $card }.
   *[other] { $who } is dealt a card.
}
tiny-event-claimed = { $you ->
    [you] You claim { tiny-total }.
   *[other] { $who } claims { tiny-total }.
}
tiny-event-doubted = { $you ->
    [you] You doubt that: the cards add up to { $found }.
   *[other] { $who } doubts that: the cards add up to { $found }.
}
tiny-event-wrong = { $you ->
    [you] You are wrong.
   *[other] { $who } is wrong.
}
tiny-event-began = Round { $round }
