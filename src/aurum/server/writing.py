"""Messages as text, put together from parts that are written once.

It knows no secrets: what it is given for a seat, `telling` has found out for that seat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from aurum.engine import Event, EventKind
from aurum.engine.state import Parts, Views
from aurum.server.messages import Happened, Now, Position, SeenFact
from aurum.server.play import Step

SHARED: Final = 8192
"""How many events that happen again and again are kept as they are told."""

_encode: Final[Callable[[object], bytes]] = msgspec.json.Encoder().encode


class Written(Parts):
    """Parts of views as they travel, and nothing else made of them."""

    def one(self, kind: Callable[..., Any], fields: dict[str, Any]) -> Any:
        """A part, which travels by its fields alone."""
        return _encode(fields).decode()

    def row(self, parts: tuple[Any, ...]) -> Any:
        """Several parts in their order."""
        return f"[{','.join(parts)}]"


WRITTEN: Final = Written()


def whole_views(views: Views) -> list[str]:
    """Views made of such parts. What all of them have alike is written once."""
    alike = _fields(views.alike)
    end = f",{alike}}}" if alike else "}"
    return [f"{{{_fields(own)}{end}" for own in views.own]


def _fields(fields: dict[str, Any]) -> str:
    """Fields as JSON, without the braces around them. A text among them is one already."""
    written = []
    plain = {}
    for name, value in fields.items():
        if isinstance(value, str):
            written.append(f'"{name}":{value}')
        else:
            plain[name] = value
    if plain:
        written.append(_encode(plain)[1:-1].decode())
    return ",".join(written)


# What was seen


def facts_of(
    kinds: Mapping[str, EventKind], steps: Sequence[Step], eyes: Iterable[int]
) -> dict[int, SeenFact]:
    """What was played, as each of these eyes saw it. What hides nothing is written once for all."""
    events: list[Event] = []
    for step in steps:
        events += step.events
    told: list[Any] = []
    hidden = False
    for event in events:
        if event.secrets:
            hidden = True
            told.append(None)
        else:
            told.append(_event(kinds[event.name], event))
    facts = {}
    for seat in eyes:
        own = told
        if hidden:
            own = told[:]
            for place, event in enumerate(events):
                if event.secrets:
                    own[place] = _event(kinds[event.name], event.seen_by(seat))
        facts[seat] = SeenFact(seat, [step.seen[seat] for step in steps], own)
    return facts


@lru_cache(SHARED)
def _event(kind: EventKind, event: Event) -> str:
    """An event as it travels to who may know all that is in it."""
    return _encode(event.told(kind)).decode()


# Whole messages


def letters(
    news: Happened,
    facts: dict[int, SeenFact],
    now: Now | None,
    found: dict[int, Position],
    audiences: Iterable[tuple[int, ...]],
) -> list[str]:
    """An entry as each audience is told it: with what their eyes saw of it, and where the game
    stands now, if it has moved."""
    public = _encode(news)[:-1].decode()
    saw = {seat: _fact(fact) for seat, fact in facts.items()}
    stands = ""
    places: dict[int, str] = {}
    if now is not None:
        stands = _encode(now)[:-2].decode()  # up to its positions
        places = {seat: _position(position) for seat, position in found.items()}
    written = []
    for eyes in audiences:
        seen = f',"seen":[{",".join([saw[seat] for seat in eyes])}]' if saw else ""
        if now is not None:
            own = ",".join([places[seat] for seat in eyes])
            written.append(f'{public}{seen},"now":{stands}{own}]}}}}')
        else:
            written.append(f"{public}{seen}}}")
    return written


def _fact(fact: SeenFact) -> str:
    events: list[Any] = fact.events
    told = ",".join([event if isinstance(event, str) else _plain(event) for event in events])
    return f'{{"seat":{fact.seat},"made":{_plain(fact.made)},"events":[{told}]}}'


def _position(position: Position) -> str:
    view: str = position.view
    choices = _plain(position.choices) if position.choices else "[]"
    return f'{{"seat":{position.seat},"view":{view},"choices":{choices},"undo":{position.undo}}}'


def _plain(value: object) -> str:
    return _encode(value).decode()
