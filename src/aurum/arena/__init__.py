"""Matches of bots: how strong each is, with confidence intervals.

>>> from aurum import games
>>> from aurum.arena import Match
>>> match = Match(games.names()[0], "squire,random*2", players=3, games=12, seed=3)
>>> report = match.play(workers=0)
>>> report["squire"].games, report["squire"].win_share > 0.3
(12, True)

`aurum arena` is the same from the command line; `docs/arena.md` says how to read it.
"""

from __future__ import annotations

from aurum.arena.errors import BadMatch
from aurum.arena.gauntlet import Gauntlet, Verdict
from aurum.arena.match import Match
from aurum.arena.match_runner import play
from aurum.arena.report import BotReport, MatchReport
from aurum.arena.results import Failure, Result

__all__ = [
    "BadMatch",
    "BotReport",
    "Failure",
    "Gauntlet",
    "Match",
    "MatchReport",
    "Result",
    "Verdict",
    "play",
]
