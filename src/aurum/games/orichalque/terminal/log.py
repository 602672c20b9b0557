"""Events of Orichalque as lines of the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from aurum.engine import Event
from aurum.games.orichalque.rules.game import EVENTS
from aurum.games.orichalque.terminal.events import TELLERS, Named, shown
from aurum.games.orichalque.terminal.words import Words
from aurum.terminal.display import LogLine
from aurum.terminal.screen import GOLD

UNSETTLED: Final = 4
"""So many last events may still become one line with what follows them."""
TIDINGS: Final = ("dealt", "drew", "sided", "shuffled", "shown", "appeared", "offered")
"""What happens to the table rather than to a player."""

Told = dict[tuple[int, int], LogLine | None]
"""By reader and number of the event, lines that will not change any more."""


def log_lines(words: Words, events: Sequence[Event], told: Told) -> list[LogLine]:
    """The whole story so far."""
    lines = []
    for number in range(len(events)):
        key = (words.reader, number)
        if key in told:
            line = told[key]
        else:
            line = _line(words, events, number)
            if number < len(events) - UNSETTLED:
                told[key] = line
        if line is not None:
            lines.append(line)
    return lines


def _line(words: Words, events: Sequence[Event], number: int) -> LogLine | None:
    event = events[number]
    facts = _named(event)
    if event.name == "round":
        said = words.say("orlog-round", words.party(facts["player"]), round=facts["round"])
        return LogLine(number, Text(said, style=f"bold {GOLD}"), event.rule, heading=True)
    if event.name == "ended":
        return LogLine(number, Text(words.say("orlog-ended"), style=f"bold {GOLD}"), heading=True)
    if event.name == "appeared" and _on_shown(events, number):
        return None
    if event.name == "shown":
        said = shown(words, facts, [_named(one)["creature"] for one in _beasts(events, number)])
    else:
        said = words.sentence(*TELLERS[event.name](words, facts, event.rule))
    gain = Text(style=f"bold {GOLD}")
    if event.name in ("gained", "spent"):
        sign = 1 if event.name == "gained" else -1
        gain.append(words.short(sign * facts["hoplites"], sign * facts["orichalque"]))
    elif event.name in ("erected", "forged"):
        gain.append("●+1")
    mark = Text()
    if "player" in facts and event.name not in TIDINGS:
        mark = words.mark(facts["player"])
    text = Text(said, style="bold" if event.name == "turn" else "")
    return LogLine(number, text, event.rule, mark, gain)


def _named(event: Event) -> Named:
    return dict(zip(EVENTS[event.name].facts, event.facts, strict=False))


def _on_shown(events: Sequence[Event], number: int) -> bool:
    """Whether a creature appears on a card that has just been told."""
    before = number - 1
    while before >= 0 and events[before].name == "appeared":
        before -= 1
    return before >= 0 and events[before].name == "shown"


def _beasts(events: Sequence[Event], number: int) -> list[Event]:
    """The creatures that come with a card."""
    after = number + 1
    while after < len(events) and events[after].name == "appeared":
        after += 1
    return list(events[number + 1 : after])
