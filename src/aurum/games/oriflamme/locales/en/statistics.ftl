### What finished games of Oriflamme come to.

stats-source-oriflamme-start = The point you start with
stats-source-oriflamme-hidden = Points on cards, when revealed
stats-source-oriflamme-effects = Effects of cards
stats-source-oriflamme-eliminations = Eliminations
stats-source-oriflamme-traps = Traps triggered
stats-source-oriflamme-stolen = Taken by the Spy
stats-source-oriflamme-robbed = Lost to Spies
stats-source-oriflamme-end = Deals, at the end
stats-count-oriflamme-kept = Times a card was kept hidden
stats-count-oriflamme-eliminated = Cards eliminated
stats-count-oriflamme-died = Own cards lost
stats-count-oriflamme-lost = Points lost on them

stats-cards = Points and losses by card
stats-cards-more = On average for each time a card was placed: the points it brought, and how often it was taken out of play.
stats-card = Card
stats-placed = Placed
stats-earned = Points each time
stats-died = Lost
stats-struck = Eliminations
stats-killers = What took cards out of play
stats-killed-by = Taken out by
stats-times = { $card } × { $times }
