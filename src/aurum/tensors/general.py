"""Tensors of a game that brings none: from its rules, from what views are made of, and a sample.

Which choices and values occur at a table is found out by random plays from a fixed seed, so it is
the same on every machine. What a game declares in `Bounds` need not be found out. What the sample
has not met is dealt with openly: spare numbers for choices, and a count of what did not fit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from aurum.engine import CHANCE, OVER, SPECTATOR, BadOptions, Game, Options, sample_choice
from aurum.games import Plugin
from aurum.tensors.encoder import Marks, ViewEncoder
from aurum.tensors.game_tensors import GameTensors, Layout, Parameters, SpielGame, Version
from aurum.tensors.numbering import Numbering, SpareNumbering
from aurum.tensors.pieces import MOST, Piece, Pieces, starts_of
from aurum.tensors.value_shape import ValueBounds, ValueShape, record_of

SPARE: Final = 32
"""How many choices of one position may be such as the sample has not met."""
MAX_LENGTH: Final = 10_000
"""After so many choices a play of OpenSpiel ends, unless a limit is given."""
PLAYS: Final = 200
QUIET: Final = 20
"""The sample ends after this many plays, or after so many in a row that brought nothing new…"""
CHOICES: Final = 10_000
"""…or after so many choices."""
BEYOND: Final = "beyond"

Choices = Callable[[Options], Iterable[int]]


@dataclass(frozen=True)
class Bounds:
    """What a game declares about itself. All of it is optional."""

    choices: Choices | None = None
    """All choices that a seat can ever make at a table: each has a number of its own then."""
    chances: Choices | None = None
    """All that chance can choose."""
    lengths: Mapping[str, int] = field(default_factory=dict)
    """How many items a tuple of the view has at most, by its path: `bids`, or `hands.*` for the
    tuples in a tuple."""
    numbers: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    """Between which two a number is, by its path."""
    longest: int = MAX_LENGTH
    """How many choices a play has at the most, those of chance included."""


def tensors_of(plugin: Plugin) -> GameTensors:
    """The tensors that a game brings, or else the general ones."""
    return plugin.tensors() or general_tensors(plugin)


def general_tensors(plugin: Plugin, bounds: Bounds | None = None, version: int = 0) -> GameTensors:
    """Tensors from the rules alone; a game may declare more in its own `tensors()`.

    Version 0 promises nothing from one release to the next.
    """
    known = bounds or Bounds()
    title = "".join(word.capitalize() for word in plugin.name.split("_"))
    return GameTensors(
        layout=lambda options: _layout(plugin.rules(), options, known),
        versions=(Version(f"{plugin.name}_v{version}", f"aurum/{title}-v{version}"),),
        spiel=_spiel_game(plugin, title, known),
    )


# The layout of a table


class Sample:
    """What random plays with some options have met."""

    def __init__(self, game: Game[Any, Any], options: Options) -> None:
        self.game = game
        self.options = options
        self.seats = game.seats(options)
        self.choices: set[int] = set()
        self.chances: set[int] = set()
        self.fields: dict[str, ValueShape] = {}
        self._made = 0

    def take(self) -> Sample:
        """Play until nothing new comes, or long enough."""
        quiet = 0
        for number in range(PLAYS):
            quiet = 0 if self._play(Random(f"tensors {number}")) else quiet + 1
            if quiet == QUIET or self._made > CHOICES:
                break
        return self

    def _play(self, rng: Random) -> bool:
        """One play; whether it brought anything new. Each choice is watched from another seat."""
        state = self.game.begin(self.options)
        viewers = (*range(self.seats), SPECTATOR)
        new = False
        step = 0
        while state.actor != OVER and step < CHOICES:
            known = self.chances if state.actor == CHANCE else self.choices
            before = len(known)
            known.update(state.legal())
            new = self._observe(state.view(viewers[step % len(viewers)])) or new
            new = new or len(known) > before
            state.apply_unchecked(sample_choice(state, rng))
            step += 1
        self._made += step
        for seat in viewers:
            new = self._observe(state.view(seat)) or new
        return new

    def _observe(self, view: object) -> bool:
        found = [
            self.fields.setdefault(name, ValueShape()).observe(value)
            for name, value in _fields(view).items()
        ]
        return any(found)


def _fields(view: object) -> dict[str, object]:
    """The fields of a view except its seat."""
    found = record_of(view)
    if found is None:
        raise TypeError(f"a view is a dataclass or a NamedTuple, not {type(view).__name__}")
    return {name: value for name, value in found.items() if name != "seat"}


def _layout(game: Game[Any, Any], options: Options, bounds: Bounds) -> Layout:
    sample = Sample(game, options).take()
    return Layout(
        sample.seats,
        _numbering(sample.choices, bounds.choices, options, sample.seats),
        _numbering(sample.chances, bounds.chances, options, 1),
        GeneralPieces(sample, bounds),
    )


def _numbering(met: set[int], declared: Choices | None, options: Options, seats: int) -> Numbering:
    if declared is None:
        return SpareNumbering(met, seats, SPARE)
    return Numbering(declared(options), seats)


class GeneralPieces(Pieces):
    """A piece for each field of a view, and one that counts what did not fit."""

    def __init__(self, sample: Sample, bounds: Bounds) -> None:
        names = [str(seat) for seat in range(sample.seats)]
        pieces = [Piece("seat", (sample.seats,), 1, tuple(names))]
        for name, shape in sample.fields.items():
            shape.settle(name, ValueBounds(bounds.lengths, bounds.numbers))
            if shape.columns:
                low, high = shape.range()
                pieces.append(Piece(name, (len(shape.columns),), high, tuple(shape.columns), low))
        pieces.append(Piece(BEYOND, (1,), MOST))
        super().__init__(pieces, GeneralEncoder(sample.fields, starts_of(pieces)))


class GeneralEncoder(ViewEncoder):
    """Marks all values of a view, whatever they are made of."""

    def __init__(self, fields: dict[str, ValueShape], start: dict[str, int]) -> None:
        self.fields = fields
        self.start = start

    def mark_view(self, view: Any, marks: Marks) -> None:
        if view.seat >= 0:
            marks.one(view.seat)
        beyond = 0
        for name, value in _fields(view).items():
            shape = self.fields.get(name)
            # A field that always was an empty tuple has no columns; what it holds now is beyond.
            beyond += 1 if shape is None else shape.mark(value, self.start.get(name, 0), marks)
        marks.put(self.start[BEYOND], min(beyond, MOST))


# OpenSpiel


def _spiel_game(plugin: Plugin, title: str, bounds: Bounds) -> SpielGame:
    usual = _usual_options(plugin)
    words = {name: word for name, value in usual.items() if (word := _word(value)) is not None}
    seats = plugin.seats()

    def options(given: Parameters) -> tuple[Parameters, int]:
        longest = given["max_length"]
        if longest < 1:
            raise ValueError(f"max_length is a number from 1 on, not {longest}")
        return {name: _value(given[name], usual[name], words[name]) for name in words}, longest

    def alone(given: Parameters) -> bool:
        return plugin.rules().seats(plugin.rules().options(options(given)[0], Random(0))) == 1

    return SpielGame(
        long_name=title,
        players=(min(seats), max(seats)),
        usual={**words, "max_length": bounds.longest},
        options=options,
        alone=alone,
    )


def _usual_options(plugin: Plugin) -> Options:
    """The defaults."""
    game = plugin.rules()
    try:
        return game.options({"players": len(plugin.usual_seats.split(","))}, Random(0))
    except BadOptions:
        return game.variants()[0]


def _word(value: object) -> int | float | str | bool | None:
    """An option as a parameter of OpenSpiel; None for one that cannot be a parameter."""
    if isinstance(value, (bool, int, float)):
        return value
    if value is None or value == "":
        return "none"  # OpenSpiel before 2.0 cannot read an empty word back
    if isinstance(value, str):
        return value
    if isinstance(value, (list, tuple)) and all(isinstance(part, str) for part in value):
        return "+".join(value) or "none"
    return None


def _value(given: object, usual: object, word: object) -> object:
    """A parameter as the option that it stands for; several words are joined by plus signs."""
    if given == word:
        return usual
    return given.split("+") if isinstance(given, str) and "+" in given else given
