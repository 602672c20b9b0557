### What finished games of Oriflamme come to.

stats-source-start = The point you start with
stats-source-hidden = Points on cards, when revealed
stats-source-effects = Effects of cards
stats-source-eliminations = Eliminations
stats-source-traps = Traps triggered
stats-source-stolen = Taken by the Spy
stats-source-robbed = Lost to Spies
stats-source-end = Deals, at the end
stats-count-kept = Times a card was kept hidden
stats-count-eliminated = Cards eliminated
stats-count-died = Own cards lost
stats-count-lost = Points lost on them

stats-cards = Points and losses by card
stats-cards-more = For each time a card was placed: what it brought, and how often it was taken out of play.
stats-card = Card
stats-placed = Placed
stats-earned = Points each time
stats-died = Lost
stats-struck = Eliminations
stats-killers = What took cards out of play
stats-killed-by = Taken out by
stats-times = { $card } × { $times }
