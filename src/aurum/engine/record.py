"""A play as one JSON document that replays to the same states on any machine for ever.

It holds what came up as well as what was chosen, so a replay needs no random numbers.
`docs/records.md` describes the fields.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field, replace
from hashlib import sha256
from typing import Any, Final, NamedTuple

from aurum.engine.contract import Game, Options, State
from aurum.engine.errors import AurumError, BadOptions, BadRecord, Illegal, Unreadable
from aurum.engine.events import Event

FORMAT: Final = 1
"""The version of this document's own shape; `rules` is the version of the game's."""

_FIELDS: Final[dict[str, tuple[type, ...]]] = {
    "aurum": (int,),
    "game": (str,),
    "rules": (int,),
    "options": (dict,),
    "seats": (list,),
    "choices": (list,),
}


@dataclass
class Seat:
    """Who sat there: a name and what played it, such as `person` or `random`."""

    name: str
    plays: str


@dataclass
class Fairness:
    """What chance can be checked by: `aurum.engine.fairness` says how."""

    hash: str
    """Published before the first choice."""
    seed: str
    """Published after the last; empty until then."""
    asked: Options
    """The options the table asked for, before chance completed them."""


@dataclass
class Continued:
    """Where a play began that continues another."""

    record: str
    """The `name` of the record it goes on with; empty until its own game is over."""
    move: int
    """How many choices were taken over from there; all after them are its own."""


@dataclass
class Record:
    """What was played."""

    game: str
    rules: int
    options: Options
    seats: list[Seat]
    choices: list[str] = field(default_factory=list)
    fair: Fairness | None = None
    continued: Continued | None = None

    @property
    def name(self) -> str:
        """What a record can be called anywhere: the beginning of the SHA-256 of its document."""
        return sha256(self.to_json().encode()).hexdigest()[:32]

    def to_json(self) -> str:
        """The document; the same play always gives the same bytes."""
        return json.dumps(self._document(), ensure_ascii=False, indent=1) + "\n"

    def to_line(self) -> str:
        """The same in one line, for files of many records."""
        return json.dumps(self._document(), ensure_ascii=False, separators=(",", ":")) + "\n"

    def _document(self) -> dict[str, object]:
        document: dict[str, object] = {
            "aurum": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "options": self.options,
            "seats": [{"name": seat.name, "plays": seat.plays} for seat in self.seats],
            "choices": self.choices,
        }
        if self.fair is not None:
            document["fair"] = asdict(self.fair)
        if self.continued is not None:
            document["continued"] = asdict(self.continued)
        return document


class Step(NamedTuple):
    """One choice of a replay. `state` is a copy of the state after it, without events."""

    number: int
    actor: int
    choice: int
    text: str
    state: State
    events: list[Event]


def begin_record(game: Game[Any, Any], options: Options, seats: list[Seat]) -> Record:
    """A record with nothing chosen yet."""
    return Record(game.name, game.rules, options, seats)


def read_record(text: str) -> Record:
    """A record from its document; `BadRecord` says what is missing or wrong."""
    try:
        document = json.loads(text.removeprefix("\ufeff"))
    except (ValueError, RecursionError) as problem:  # a number may also be too long to read
        if _is_several(text.removeprefix("\ufeff")):
            raise BadRecord("record-several") from None
        line = problem.lineno if isinstance(problem, json.JSONDecodeError) else 1
        column = problem.colno if isinstance(problem, json.JSONDecodeError) else 1
        raise BadRecord("record-not-json", {"line": line, "column": column}) from None
    if not isinstance(document, dict):
        raise BadRecord("record-not-object")
    for name, types in _FIELDS.items():
        if name not in document:
            raise BadRecord("record-missing", {"field": name})
        if not isinstance(document[name], types) or isinstance(document[name], bool):
            raise BadRecord("record-field", {"field": name})
    if document["aurum"] != FORMAT:
        raise BadRecord("record-format", {"given": document["aurum"], "known": FORMAT})
    seats = [_read_seat(seat, number) for number, seat in enumerate(document["seats"], 1)]
    for number, choice in enumerate(document["choices"], 1):
        if not isinstance(choice, str):
            raise BadRecord("record-choice-text", {"move": number}, move=number)
    return Record(
        document["game"],
        document["rules"],
        document["options"],
        seats,
        document["choices"],
        _read_fairness(document["fair"]) if "fair" in document else None,
        _read_continued(document) if "continued" in document else None,
    )


def _is_several(text: str) -> bool:
    """Whether one document follows another, as `aurum simulate --records` writes them."""
    try:
        first, end = json.JSONDecoder().raw_decode(text)
    except (ValueError, RecursionError):
        return False
    return isinstance(first, dict) and text[end:].lstrip().startswith("{")


def _read_seat(seat: object, number: int) -> Seat:
    if isinstance(seat, dict):
        name, plays = seat.get("name"), seat.get("plays")
        if isinstance(name, str) and isinstance(plays, str):
            return Seat(name, plays)
    raise BadRecord("record-seat", {"number": number})


def _read_fairness(fair: object) -> Fairness:
    if isinstance(fair, dict):
        found, seed, asked = fair.get("hash"), fair.get("seed"), fair.get("asked")
        if isinstance(found, str) and isinstance(seed, str) and isinstance(asked, dict):
            return Fairness(found, seed, asked)
    raise BadRecord("record-field", {"field": "fair"})


def _read_continued(document: dict[str, Any]) -> Continued:
    continued = document["continued"]
    if not isinstance(continued, dict):
        raise BadRecord("record-field", {"field": "continued"})
    record, move = continued.get("record"), continued.get("move")
    choices = len(document["choices"])
    # `type`, because True is an int.
    if not isinstance(record, str) or type(move) is not int or not 0 <= move <= choices:
        raise BadRecord("record-field", {"field": "continued"})
    return Continued(record, move)


def start_replay(game: Game[Any, Any], record: Record) -> State:
    """The state a record begins with, once the record is known to fit the game."""
    if record.game != game.name:
        raise BadRecord("record-game", {"given": record.game, "expected": game.name})
    if record.rules != game.rules:
        raise BadRecord("record-rules", {"given": record.rules, "known": game.rules})
    try:
        options = game.options(record.options)
    except BadOptions as problem:
        raise BadRecord(problem.key, problem.facts, problem.rule) from None
    if len(record.seats) != game.seats(options):
        facts = {"given": len(record.seats), "seats": game.seats(options)}
        raise BadRecord("record-seats", facts)
    state: State = game.begin(options)
    return state


def replay(game: Game[Any, Any], record: Record) -> Iterator[Step]:
    """Play a record again, step by step; a damaged one raises `BadRecord` with the move."""
    state = start_replay(game, record)
    for number, text in enumerate(record.choices, 1):
        actor = state.actor
        state.events = []
        try:
            choice = game.read(text)
            state.apply(choice)
        except (Unreadable, Illegal) as problem:
            raise _damaged(problem, number, text) from None
        yield Step(number, actor, choice, text, state.clone(), state.events)


def _damaged(problem: AurumError, number: int, text: str) -> BadRecord:
    facts = {**problem.facts, "move": number, "text": text}
    return BadRecord(problem.key, facts, problem.rule, move=number)


def seen_record(game: Game[Any, Any], record: Record, seat: int) -> Record:
    """A record as one seat saw it: `?` stands for what it may not know. It cannot be replayed."""
    state = start_replay(game, record)
    redacted = []
    for text in record.choices:
        choice = game.read(text)
        redacted.append(state.redacted(choice, seat))
        state.apply(choice)
    return replace(record, choices=redacted)
