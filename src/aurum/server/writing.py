"""Messages as text, put together from parts that are written once.

It knows no secrets: what it is given for a seat, `telling` has found out for that seat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from aurum.engine import SPECTATOR, Event, EventKind, Game
from aurum.engine.state import Parts, Views
from aurum.server.messages import Happened, Now
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
    plain = views.alike.copy()
    alike = ""
    for name, value in views.alike.items():
        if isinstance(value, str):  # a part, which is written already
            del plain[name]
            alike = f'{alike},"{name}":{value}'
    if plain:
        alike = f"{alike},{_plain(plain)[1:-1]}"
    return [f"{{{_own(fields)}{alike}}}" for fields in views.own]


def _own(fields: dict[str, Any]) -> str:
    """The few fields that are one seat's alone."""
    written = ""
    for name, value in fields.items():
        text = value if isinstance(value, str) else _plain(value)
        written = f'{written},"{name}":{text}' if written else f'"{name}":{text}'
    return written


def position(seat: int, view: str, choices: str, undo: int) -> str:
    """A `Position`, of a view and choices that are written already."""
    return f'{{"seat":{seat},"view":{view},"choices":{choices},"undo":{undo}}}'


def all_choices(game: Game[Any, Any], choices: Iterable[int]) -> str:
    """Choices in their order."""
    return f"[{','.join([_choice(game, choice) for choice in choices])}]"


@lru_cache(SHARED)
def _choice(game: Game[Any, Any], choice: int) -> str:
    return _plain(game.write(choice))


# What was seen


def facts_of(
    kinds: Mapping[str, EventKind], steps: Sequence[Step], eyes: Iterable[int]
) -> dict[int, str]:
    """What was played, as each of these eyes saw it: a `SeenFact` for each. What hides nothing is
    written once for all."""
    events: list[Event] = []
    for step in steps:
        events += step.events
    told: list[str] = []
    knowing: list[int] = []
    for event in events:
        # Who is not the one to know of it sees of it what a spectator does.
        if event.secrets:
            knowing.append(event.audience)
            event = event.seen_by(SPECTATOR)
        told.append(_event(kinds[event.name], event))
    public = ",".join(told)
    facts = {}
    made: list[str] = []
    shown_made = "[]"
    for seat in eyes:
        own = public
        if seat in knowing:
            own = ",".join([_event(kinds[one.name], one.seen_by(seat)) for one in events])
        saw = [step.seen[seat] for step in steps]
        if saw != made:  # most see the same
            made, shown_made = saw, _plain(saw)
        facts[seat] = f'{{"seat":{seat},"made":{shown_made},"events":[{own}]}}'
    return facts


@lru_cache(SHARED)
def _event(kind: EventKind, event: Event) -> str:
    """An event as it travels to who may know all that is in it."""
    return _encode(event.told(kind)).decode()


# Whole messages


def letters(
    news: Happened,
    facts: dict[int, str],
    now: Now | None,
    places: dict[int, str],
    audiences: Iterable[tuple[int, ...]],
) -> list[str]:
    """An entry as each audience is told it: with what their eyes saw of it, and where the game
    stands now, if it has moved."""
    public = _encode(news)[:-1].decode()
    stands = "" if now is None else _encode(now)[:-2].decode()  # up to its positions
    written = []
    for eyes in audiences:
        seen = f',"seen":[{",".join([facts[seat] for seat in eyes])}]' if facts else ""
        if now is None:
            written.append(f"{public}{seen}}}")
        else:
            own = ",".join([places[seat] for seat in eyes])
            written.append(f'{public}{seen},"now":{stands}{own}]}}}}')
    return written


def _plain(value: object) -> str:
    return _encode(value).decode()
