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
    ROUNDS,
    SET_SIZE,
    Setup,
    families_of,
)
from aurum.games.oriflamme.rules.deck import NAMES

PLAYERS = range(2, 6)
OPTIONS = ("players", "set", "first")
SMALL_OPTIONS = (*OPTIONS, "rounds")
SETS = {"base": BASE, "alliance": ALLIANCE}


def check_options(given: Mapping[str, object], rng: Random | None = None) -> Options:
    """The options complete: `players`, `set` (a name or ten) and `first` (a family or None).

    `rounds` makes a small game, for programs that solve games: each seat plays one family, nothing
    is set aside, and the set may be of fewer than ten cards, one for each round at least.
    """
    for name in given:
        if name not in SMALL_OPTIONS:
            facts_unknown = {"name": str(name), "allowed": ", ".join(SMALL_OPTIONS)}
            raise BadOptions("options-unknown", facts_unknown)
    rounds = check_rounds(given.get("rounds"))
    players = given.get("players", 2 if rounds else 4)
    if not isinstance(players, int) or isinstance(players, bool) or players not in PLAYERS:
        text = isinstance(players, str)
        facts = {"given": str(players), "kind": "text" if text else "other"}
        raise BadOptions("options-players", facts, "OF-1.1")
    kinds = check_set(given.get("set", "base"), rng, rounds)
    first = given.get("first")
    families = players if rounds else families_of(players)
    fits = isinstance(first, int) and not isinstance(first, bool) and 0 <= first < families
    if first is not None and not fits:
        raise BadOptions("options-first", {"given": str(first), "last": families - 1}, "OF-1.4")
    options: Options = {"players": players, "set": name_of_set(kinds), "first": first}
    return options | {"rounds": rounds} if rounds else options


def check_rounds(given: object) -> int:
    """The rounds of a small game; 0 for the usual one. Commands give text."""
    if given is None:
        return 0
    if isinstance(given, str) and given.isdecimal():
        given = int(given)
    if not isinstance(given, int) or isinstance(given, bool) or not 1 <= given <= ROUNDS:
        raise BadOptions("options-rounds", {"given": str(given), "last": ROUNDS})
    return given


def check_set(given: object, rng: Random | None = None, small_rounds: int = 0) -> tuple[int, ...]:
    """The ten kinds, ascending: of a box, drawn at random (`mixed`), or listed by name. In a small
    game fewer may be listed, one for each round at least."""
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
    if small_rounds and len(names) == len(kinds) and small_rounds <= len(kinds) <= SET_SIZE:
        return tuple(sorted(kinds))
    if small_rounds:
        facts_few = {"given": len(names), "different": len(kinds), "rounds": small_rounds}
        raise BadOptions("options-few", facts_few)
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
    rounds = check_rounds(options.get("rounds"))
    kinds = check_set(options["set"], None, rounds)
    return _setup(kinds, players, first if isinstance(first, int) else -1, rounds)


@lru_cache(maxsize=256)
def _setup(kinds: tuple[int, ...], players: int, first: int, small_rounds: int) -> Setup:
    """A set-up; the tables in it are made once and kept."""
    return Setup(kinds, players, first, small_rounds)


def families_at(options: Mapping[str, object]) -> int:
    """How many families play with these options, whose set may be still to be drawn."""
    players = options["players"]
    assert isinstance(players, int)
    return players if "rounds" in options else families_of(players)


def options_of(setup: Setup) -> Options:
    """The options a set-up was made from."""
    first = setup.first if setup.first >= 0 else None
    options: Options = {
        "players": setup.seats, "set": name_of_set(setup.kinds), "first": first
    }  # fmt: skip
    return options | {"rounds": setup.rounds} if setup.small else options
