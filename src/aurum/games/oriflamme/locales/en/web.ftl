### The Oriflamme table in the browser: what it says besides the log and the choices.

## Who is waited for. $subject is a card with its owner.

oriflamme-wait-place = { $you ->
    [you] Your card is being placed for you.
   *[other] { $who } is placing a card.
}
oriflamme-wait-face = { $you ->
    [you] Your card at { $position } is being decided for you.
   *[other] { $who } keeps or reveals the card at { $position }.
}
oriflamme-wait-effect = { $subject } at { $position } acts. { $you ->
    [you] The choice is being made for you.
   *[other] { $who } is choosing.
}
oriflamme-chance-aside = Three cards { $of } are set aside at random.
oriflamme-chance-first = The first player is drawn at random.
oriflamme-asked = is to choose

## Help under the question

oriflamme-help-place = Choose a card from your hand, then one of the lit places. Esc puts it back.
oriflamme-help-face = Kept, it gathers a point and waits. Revealed, it acts at once.
oriflamme-help-landing = Cards after the Decree still act this round.
oriflamme-where = Where does { $the } go?
oriflamme-back = Put it back

## Choices in brief: the button says what, the line under it what follows

oriflamme-at = { $name } · { $position }
oriflamme-hidden-card = Hidden card
oriflamme-keep = Keep it hidden
oriflamme-reveal = Reveal: { $name }
oriflamme-inform = Gain from the neighbours
oriflamme-leave = Leave the queue
oriflamme-between = Between { $left } and { $right }
oriflamme-spot-start = At the start
oriflamme-spot-end = At the end
oriflamme-spot-on = On { $position }
oriflamme-spot-alone = Into the queue

## The queue. $words tells what lies there.

oriflamme-spot = Position { $position }: { $words }
oriflamme-position = Position { $position }
oriflamme-look = Look at position { $position }
oriflamme-face-down = face down
oriflamme-face-down-own = { $name }, face down, only you know
oriflamme-face-down-open = { $name }, face down
oriflamme-face-down-known = { $name }, face down, everybody knows
oriflamme-stack = stack of { $cards }
oriflamme-rests = does not act this round
oriflamme-acts = { $you ->
    [you] Your { $name } acts
   *[other] { $name } acts
}
oriflamme-may-choose = you may choose it

## Players

oriflamme-players = Players
oriflamme-away = away
oriflamme-stand-in = a bot plays
oriflamme-together = both families together: { $points }
oriflamme-winner = has won

## The hand

oriflamme-hand = Your hand
oriflamme-hand-of = Hand { $of }
oriflamme-hand-later = You place again in round { $round }
oriflamme-hand-soon = Others are placing now
oriflamme-hand-never = The last card is not placed any more

# Long names under narrow cards; the soft hyphen shows where they may break.
narrow-shapeshifter = Shape{"\u00AD"}shifter
narrow-conspiracy = Conspi{"\u00AD"}racy
narrow-decree = Royal Decree
narrow-assassination = Assassi{"\u00AD"}nation
narrow-insurrection = Insur{"\u00AD"}rection
narrow-infiltration = Infil{"\u00AD"}tration
narrow-empress = Empress
narrow-extortion = Extortion

## What has been seen

oriflamme-seen = Cards seen
oriflamme-seen-up = face up in the queue
oriflamme-seen-down = face down in the queue
oriflamme-seen-at = { $said } ({ $position })
oriflamme-maybe = { $said } (at { $places })

## The text table

oriflamme-column-position = Position
oriflamme-column-owner = Owner
oriflamme-column-card = Card
oriflamme-column-points = Points
oriflamme-column-beneath = Beneath
oriflamme-column-now = Now
oriflamme-column-family = Family
oriflamme-column-player = Player

## The end

oriflamme-growth = Points after each round
oriflamme-growth-look = Replay: the end of round { $round }
