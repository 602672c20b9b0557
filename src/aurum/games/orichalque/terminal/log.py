"""The log of Orichalque: the lines of the rules, with marks and colours."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from aurum.engine import Event
from aurum.engine.phrases import TABLE, LogSentence, Phrase
from aurum.games.orichalque.rules.log import log_sentences
from aurum.games.orichalque.terminal.words import Words, capital
from aurum.terminal.display import LogLine
from aurum.terminal.screen import GOLD


def log_lines(words: Words, events: Sequence[Event]) -> list[LogLine]:
    """All lines so far."""
    lines = log_sentences(words.setup, events, every_turn=True)
    return [_line(words, line, events[line.event].name) for line in lines]


def _line(words: Words, line: LogSentence, event: str) -> LogLine:
    style = f"bold {GOLD}" if line.heading else "bold" if event == "turn" else ""
    gain = Text(style=f"bold {GOLD}")
    if isinstance(line.gain, Phrase):
        gain.append(words.phrase(Phrase(f"{line.gain.key}.short", line.gain.facts)))
    return LogLine(
        line.event,
        Text(capital(words.phrase(line.sentence)), style=style),
        line.rule,
        Text() if line.seat == TABLE else words.mark(line.seat),
        gain,
        line.heading,
    )
