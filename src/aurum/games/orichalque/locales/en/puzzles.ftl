### Puzzles of Orichalque: what is asked, and why one choice is the best. $kind is the name of a card, $family that
### of a family; $other and $choice are choices in words.

puzzles-kind-orichalque-metropolis = Place the metropolis
puzzles-kind-orichalque-card = Take a card
puzzles-kind-orichalque-tile = Place the tile
puzzles-kind-orichalque-titan = Titans
puzzles-kind-orichalque-action = Use the action
puzzles-kind-orichalque-fight = Fight
puzzles-kind-orichalque-construct = Construct
puzzles-kind-orichalque-extra = An extra action
puzzles-kind-orichalque-pay = Pay
puzzles-kind-orichalque-discard = Discard a card
puzzles-kind-orichalque-initiative = Initiative

## Why. $kind is the name of a card, $family that of a family; $other and $choice are choices in words.

puzzle-or-wins = It wins the game at once.
puzzle-or-won = With that the game is won.
puzzle-or-near = There is no time to lose: a rival has { $points } victory points, and { $enough } win.
puzzle-or-fight = The chance to win the fight is { $percent }%.
puzzle-or-fight-sure = The fight cannot be lost.
puzzle-or-smite = The Titan wins the fight without dice.
puzzle-or-point = It brings a victory point: then you have { $points } of { $enough }.
puzzle-or-free = The card costs nothing.
puzzle-or-cost = { $cost ->
    [one] It is worth the { $cost } hoplite it costs.
   *[other] It is worth the { $cost } hoplites it costs.
}
puzzle-or-tile-titan = Its tile can draw a Titan to your island.
puzzle-or-tile-temple = Its tile can make room for a temple.
puzzle-or-extra = One more action this turn is worth its price.
puzzle-or-extra-point = One more action this turn can bring a victory point.
puzzle-or-discard = The card that goes is one that nobody else can take.
puzzle-or-titan-comes = It draws a Titan to your island.
puzzle-or-titan-robbed = It takes a Titan from somebody else.
puzzle-or-titan-wakes = It makes your Titan active again.
puzzle-or-temple-ready = It makes room for a temple.
puzzle-or-saves = What you have is worth more later than anything you could have for it now.
puzzle-or-blessed = The Titan’s favour doubles what it brings.
puzzle-or-building = No other construction is worth as much now.
puzzle-or-flaw-wins = That overlooks a victory.
puzzle-or-flaw-odds = The chance to win that fight is only { $percent }%.
