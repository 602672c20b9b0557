### Oriflamme on every page of the browser: in lists, in the window for a new table, and the rules at a glance.
### web-box: .does says what it is about, .for for how many and how long.

web-edition-oriflamme = Oriflamme
    .does = Lay cards face down, wait, strike at the right moment.
    .for = 2 to 5 players · 20 min
web-edition-alliance = Alliance
    .does = Ten new cards: verdicts, deals and deserters.
    .for = 2 to 5 players · 25 min
web-edition-mixed = Mixed set
web-played-oriflamme = Oriflamme
web-played-alliance = Oriflamme: Alliance
web-played-mixed = Mixed: ten random cards of both games
web-played-own = Mixed: ten cards of your choice
web-family = Family
web-round-oriflamme = Round { $round } of 6, { $players } players
web-own-cards = Choose ten cards
web-first = Who goes first
web-first-chance = At random
web-rules-cards = The cards
web-rules-oriflamme-1 = You lead a family. Of its ten cards three are set aside unseen by the others, and seven are your hand. Six rounds are played.
web-rules-oriflamme-2 = First everybody places a card face down: at the start of the queue, at its end, or from round 2 on onto a card of their own.
web-rules-oriflamme-3 = Then the queue is gone through from the start. When your face-down card comes up, you either keep it, and it gets a point, or you reveal it.
web-rules-oriflamme-4 = A revealed card gives you the points on it and acts at once. Characters stay in the queue and act again every round; most intrigues are discarded.
web-rules-oriflamme-5 = Eliminating a card brings 1 point. A card that lies under another is out of play until it is on top again.
web-rules-oriflamme-6 = After six rounds the most points win. Points on cards do not count.
