"""OF-1.1, OF-1.4, MX-1, MX-4. What a table may choose before it begins."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from random import Random

from aurum.engine.contract import Options
from aurum.engine.errors import BadOptions
from aurum.games.oriflamme.rules.cards import (
    ALLIANCE,
    BASE,
    KINDS,
    SET_SIZE,
    Setup,
)
from aurum.games.oriflamme.rules.deck import NAMES

PLAYERS = range(2, 6)
SETS = {"base": BASE, "alliance": ALLIANCE}


def check_options(given: Mapping[str, object], rng: Random | None = None) -> Options:
    """The options complete: `players`, `set` (a name or ten) and `first` (a family or None)."""
    for name in given:
        if name not in ("players", "set", "first"):
            raise BadOptions(
                "options-unknown", {"name": str(name), "allowed": "players, set, first"}
            )
    players = given.get("players", 4)
    if not isinstance(players, int) or isinstance(players, bool) or players not in PLAYERS:
        text = isinstance(players, str)
        facts = {"given": str(players), "kind": "text" if text else "other"}
        raise BadOptions("options-players", facts, "OF-1.1")
    kinds = check_set(given.get("set", "base"), rng)
    first = given.get("first")
    families = 4 if players == 2 else players
    fits = isinstance(first, int) and not isinstance(first, bool) and 0 <= first < families
    if first is not None and not fits:
        raise BadOptions("options-first", {"given": str(first), "last": families - 1}, "OF-1.4")
    return {"players": players, "set": name_of_set(kinds), "first": first}


def check_set(given: object, rng: Random | None = None) -> tuple[int, ...]:
    """The ten kinds, ascending: of a box, drawn at random (`mixed`), or listed by name."""
    if isinstance(given, str):
        if given in SETS:
            return SETS[given]
        if given == "mixed":
            if rng is None:  # a record or a saved table must say which ten were drawn
                raise BadOptions("options-mixed", {"given": given}, "MX-1")
            return draw_set(rng)
        given = given.split(",")
    if not isinstance(given, (list, tuple)) or not all(isinstance(name, str) for name in given):
        raise BadOptions("options-set", {"given": str(given)}, "MX-1")
    known = {name.lower(): kind for kind, name in enumerate(NAMES)}
    names = [str(name).strip() for name in given]
    for name in names:
        if name.lower() not in known:
            key = "options-set" if len(names) == 1 else "options-card"
            facts = {"given": name, "allowed": ", ".join(NAMES)}
            raise BadOptions(key, facts, "MX-1")
    kinds = {known[name.lower()] for name in names}
    if len(names) != SET_SIZE or len(kinds) != SET_SIZE:
        facts_ten = {"given": len(names), "different": len(kinds)}
        raise BadOptions("options-ten", facts_ten, "MX-1")
    return tuple(sorted(kinds))


def draw_set(rng: Random) -> tuple[int, ...]:
    """MX-1. Ten of the twenty kinds. By `random()` alone, which gives the same on every Python."""
    kinds = list(range(KINDS))
    return tuple(sorted(kinds.pop(int(rng.random() * len(kinds))) for _ in range(SET_SIZE)))


def name_of_set(kinds: tuple[int, ...]) -> str | list[str]:
    """The name of a box where the ten are one, else the names of the ten."""
    for name, boxed in SETS.items():
        if boxed == kinds:
            return name
    return [NAMES[kind] for kind in kinds]


def setup_of(options: Options) -> Setup:
    """The set-up for options that have been checked."""
    players = options["players"]
    first = options["first"]
    assert isinstance(players, int)
    kinds = check_set(options["set"])
    return _setup(kinds, players, first if isinstance(first, int) else -1)


@lru_cache(maxsize=256)
def _setup(kinds: tuple[int, ...], players: int, first: int) -> Setup:
    """A set-up; the tables in it are made once and kept."""
    return Setup(kinds, players, first)


def options_of(setup: Setup) -> Options:
    """The options a set-up was made from."""
    first = setup.first if setup.first >= 0 else None
    return {"players": setup.seats, "set": name_of_set(setup.kinds), "first": first}
