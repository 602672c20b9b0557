"""The log of Oriflamme on a terminal: the lines that the rules make of events, in colour."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from aurum.engine import TABLE, Event, LogSentence
from aurum.games.oriflamme.rules import oriflamme
from aurum.games.oriflamme.rules.view import View
from aurum.games.oriflamme.terminal.words import Words
from aurum.terminal.display import LogLine
from aurum.terminal.screen import GOLD

ON_CARD = "●"
"""Marks points that lie on a card and not in the stock."""


def log_lines(words: Words, events: Sequence[Event], view: View) -> list[LogLine]:
    """All lines so far."""
    return [_line(words, line) for line in oriflamme.log(events, view)]


def _line(words: Words, line: LogSentence) -> LogLine:
    text = words.full(line.sentence)
    if line.heading:
        title = Text(text, style=f"bold {GOLD}")
        return LogLine(line.event, title, line.rule, heading=True)
    mark = Text() if line.seat == TABLE else words.crest(line.seat)
    return LogLine(line.event, words.paint(text), line.rule, mark, _gain(line))


def _gain(line: LogSentence) -> Text:
    gain = str(line.gain)
    return Text(gain, style=GOLD if gain.startswith(ON_CARD) else f"bold {GOLD}")
