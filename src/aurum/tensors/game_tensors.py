"""What a game brings so that learners can play it: its choices and views as numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from aurum.engine.contract import Options
from aurum.tensors.numbering import Numbering
from aurum.tensors.pieces import Pieces

if TYPE_CHECKING:
    from aurum.tensors.universal import Universal

Parameters = dict[str, Any]


class Layout(NamedTuple):
    """What is the same in every play with the same options."""

    seats: int
    numbering: Numbering
    """All that a seat can choose."""
    chances: Numbering
    """All that chance can."""
    pieces: Pieces
    """What a seat knows."""


class Version(NamedTuple):
    """An environment under the name that studies cite: what a version means never changes."""

    name: str
    """As PettingZoo's modules are called: `game_v1`."""
    gymnasium: str
    """As Gymnasium calls it: `aurum/Game-v1`."""
    fixed: Mapping[str, object] = {}
    """Options that cannot be changed."""
    usual: Mapping[str, object] = {}
    """Options that hold unless others are given."""


@dataclass(frozen=True)
class SpielGame:
    """A game as OpenSpiel registers it."""

    long_name: str
    players: tuple[int, int]
    usual: Parameters
    """What it can be loaded with, and its defaults. No word is empty: OpenSpiel before
    2.0 cannot read that back."""
    options: Callable[[Parameters], tuple[Parameters, int]]
    """The game's options for such parameters, and how many choices a play has at the most."""
    alone: Callable[[Parameters], bool] = lambda given: False
    """Whether a seat plays alone and may lose without another seat winning."""


def _nothing(options: Mapping[str, object]) -> Options:
    return {}


@dataclass(frozen=True)
class GameTensors:
    """A game as numbers."""

    layout: Callable[[Options], Layout]
    versions: tuple[Version, ...]
    spiel: SpielGame
    redrawn: Callable[[Mapping[str, object]], Options] = field(default=_nothing)
    """Of these options, those that leave something to be drawn anew for each play."""
    universal: Universal | None = None
    """One layout for all tables, for a network that plays at each of them."""
