"""Statistics of finished games: a tally of each, and sums of many.

>>> import aurum
>>> from aurum.engine import Record, Seat
>>> from aurum.statistics import Sums, tally_of
>>> game = aurum.game(aurum.games.names()[0])
>>> options = game.options({"players": 3})
>>> (play,) = aurum.playouts(game, options, 1, seed=3)
>>> seats = [Seat(name, "random") for name in "ABC"]
>>> record = Record(game.name, game.rules, options, seats, [game.write(c) for c in play.choices])
>>> tally = tally_of(game, record)
>>> [sum(seat.sources.values()) == seat.score for seat in tally.seats]
[True, True, True]
>>> sums = Sums()
>>> sums.add(tally, tally.seats[0])
>>> sums.games
1
"""

from __future__ import annotations

from aurum.statistics.counter import count, tally_of
from aurum.statistics.sums import Sums
from aurum.statistics.tally import GameTally, SeatTally

__all__ = ["GameTally", "SeatTally", "Sums", "count", "tally_of"]
