"""OR-1.1, OR-9.3. What a table may choose before it begins."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from aurum.engine.contract import Options
from aurum.engine.errors import BadOptions, Fact
from aurum.games.orichalque.rules.base_state import Setup
from aurum.games.orichalque.rules.components import BOARDS, CHOOSE, LEVELS, SIDES, load, source_of

NAMES = ("players", "solo", "boards", "sides", "initiative", "components", "digest")
INITIATIVES = ("international", "russian")
PLAYERS = range(2, 5)


def check_options(given: Mapping[str, object]) -> Options:
    """The options complete: players or solo, a board and a side for each seat, and the rules."""
    for name in given:
        if name not in NAMES:
            facts = {"name": str(name), "allowed": ", ".join(NAMES)}
            raise BadOptions("options-unknown", facts)
    solo = given.get("solo") or None
    if solo is not None and solo not in LEVELS:
        raise BadOptions(
            "options-solo", {"given": str(solo), "allowed": ", ".join(LEVELS)}, "OR-1.1"
        )
    players = given.get("players", 1 if solo else 2)
    whole = isinstance(players, int) and not isinstance(players, bool)
    if not whole or (players != 1 if solo else players not in PLAYERS):
        kind = "text" if isinstance(players, str) else "other"
        facts = {"given": str(players), "kind": kind}
        raise BadOptions("options-players-orichalque", facts, "OR-1.1")
    assert isinstance(players, int)
    initiative = given.get("initiative", INITIATIVES[0])
    if initiative not in INITIATIVES or (solo and initiative != INITIATIVES[0]):
        facts = {"given": str(initiative), "allowed": ", ".join(INITIATIVES)}
        raise BadOptions("options-initiative", facts, "OR-9.3")
    source = source_of(str(given.get("components", "aurum")))
    components = load(source)  # speaks for itself if it is bad
    if given.get("digest", components.digest) != components.digest:
        raise BadOptions("options-digest", {"given": components.name})
    return {
        "players": players,
        "solo": solo,
        "boards": _boards(given.get("boards"), players),
        "sides": _each(given.get("sides", SIDES[0]), players, (*SIDES, CHOOSE), "options-sides"),
        "initiative": initiative,
        "components": source,
        "digest": components.digest,
    }


def _each(given: object, players: int, allowed: tuple[str, ...], key: str) -> list[str]:
    """One word for each seat; a single word stands for all."""
    words = [given] * players if isinstance(given, str) else given
    if isinstance(words, (list, tuple)) and len(words) == players:
        found = [str(word) for word in words]
        if all(word in allowed for word in found):
            return found
    facts: dict[str, Fact] = {"given": str(given), "allowed": ", ".join(allowed)}
    facts["players"] = players
    raise BadOptions(key, facts, "OR-1.1")


def _boards(given: object, players: int) -> list[str] | None:
    """A board for each seat, each only once; or none, where chance deals them."""
    if given is None:
        return None
    boards = _each(given, players, BOARDS, "options-boards")
    if len(set(boards)) != players:
        facts: dict[str, Fact] = {"given": str(given), "allowed": ", ".join(BOARDS)}
        facts["players"] = players
        raise BadOptions("options-boards", facts, "OR-1.1")
    return boards


def setup_of(options: Options) -> Setup:
    """The set-up for options that have been checked."""
    players, boards, sides = options["players"], options["boards"], options["sides"]
    assert isinstance(players, int)
    assert isinstance(sides, list)
    dealt = tuple(boards) if isinstance(boards, list) else ("",) * players
    russian = options["initiative"] == "russian"
    solo = str(options["solo"] or "")
    return restore_setup(str(options["components"]), players, tuple(sides), dealt, solo, russian)


@lru_cache(maxsize=256)
def restore_setup(
    source: str,
    seats: int,
    sides: tuple[str, ...],
    boards: tuple[str, ...],
    automaton: str,
    russian: bool,
) -> Setup:
    """A set-up from plain values; the tables in it are made once and kept."""
    return Setup(load(source), source, seats, sides, boards, automaton, russian)


def options_of(setup: Setup) -> Options:
    """The options a set-up was made from."""
    return {
        "players": setup.seats,
        "solo": setup.automaton or None,
        "boards": list(setup.boards) if setup.boards[0] else None,
        "sides": list(setup.sides),
        "initiative": INITIATIVES[setup.russian],
        "components": setup.source,
        "digest": setup.components.digest,
    }
