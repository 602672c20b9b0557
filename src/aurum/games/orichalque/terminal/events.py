"""What is said of each kind of event at the Orichalque table: a message and its facts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from aurum.games.orichalque.rules.components import ACTIONS, RESOURCES
from aurum.games.orichalque.rules.notation import write_spot
from aurum.games.orichalque.rules.table import NONE
from aurum.games.orichalque.terminal.words import Facts, Words

SKULL: Final = "☠"
GAINED: Final = {
    "OR-1.6": "orlog-gained-last",
    "OR-2.2": "orlog-gained-port",
    "OR-4.3": "orlog-gained-port",
    "OR-6.1": "orlog-gained-action",
    "OR-6.7": "orlog-gained-loot",
    "OR-6.9": "orlog-gained-piece",
    "OR-7.2": "orlog-gained-building",
    "OR-9.4": "orlog-gained-last",
    "OR-10.4": "orlog-gained-strip",
}
"""Where a gain comes from, by its rule."""
SPENT: Final = {
    "OR-3.1": "orlog-spent-card",
    "OR-6.11": "orlog-spent-medallion",
    "OR-10.5": "orlog-spent-fight",
}

Named = dict[str, int]
Said = tuple[str, Facts]


def dice(words: Words, code: int) -> str:
    """A roll, each die in brackets."""
    faces = words.setup.roll_faces[words.setup.roll_codes.index(code)]
    return "".join(f"[{face or SKULL}]" for face in faces)


def _dealt(words: Words, facts: Named, rule: str) -> Said:
    island = words.setup.components.islands[facts["board"]]
    side = words.say(f"island-{island.side}")
    return "orlog-dealt", {**words.party(facts["player"]), "board": island.board, "side": side}


def _drew(words: Words, facts: Named, rule: str) -> Said:
    board = words.setup.components.islands[facts["board"]].board
    return "orlog-drew", {**words.party(facts["player"]), "board": board}


def _sided(words: Words, facts: Named, rule: str) -> Said:
    island = words.setup.components.islands[facts["board"]]
    side = words.say(f"island-{island.side}")
    return "orlog-sided", {**words.party(facts["player"]), "board": island.board, "side": side}


def _shuffled(words: Words, facts: Named, rule: str) -> Said:
    return "orlog-shuffled", {}


def shown(words: Words, facts: Named, beasts: list[int]) -> str:
    """A new card with all that lies on it."""
    said: Facts = {"place": facts["place"], "action": _card(words, facts["card"])}
    if facts["tile"] == NONE:
        return words.say("orlog-shown-bare", said)
    said["tile"] = words.tile_name(facts["tile"])
    if not beasts:
        return words.say("orlog-shown", said)
    named = words.both([words.beast(kind) for kind in beasts])
    return words.say("orlog-shown-beasts", said, beasts=named)


def _card(words: Words, card: int) -> str:
    return words.action(words.setup.components.cards[card].action)


def _appeared(words: Words, facts: Named, rule: str) -> Said:
    return "orlog-appeared", {"place": facts["place"], "beast": words.beast(facts["creature"])}


def _offered(words: Words, facts: Named, rule: str) -> Said:
    terrain, building = words.land(facts["terrain"]), words.building(facts["building"])
    return "orlog-offered", {"terrain": terrain, "building": building}


def _turn(words: Words, facts: Named, rule: str) -> Said:
    return "orlog-turn", words.party(facts["player"])


def _founded(words: Words, facts: Named, rule: str) -> Said:
    cells: Facts = {"port": write_spot(facts["port"]), "cell": write_spot(facts["cell"])}
    return "orlog-founded", words.party(facts["player"]) | cells


def _took(words: Words, facts: Named, rule: str) -> Said:
    named = words.party(facts["player"]) | {"place": facts["place"] + 1}
    named["action"] = _card(words, facts["card"])
    if facts["tile"] == NONE:
        return "orlog-took-bare", named
    return "orlog-took", named | {"tile": words.tile_name(facts["tile"])}


def _tiled(words: Words, facts: Named) -> Facts:
    return words.party(facts["player"]) | {"tile": words.tile_name(facts["tile"])}


def _placed(words: Words, facts: Named, rule: str) -> Said:
    places = [facts[name] for name in ("first", "second", "third") if facts[name] != NONE]
    return "orlog-placed", _tiled(words, facts) | {"cells": ", ".join(map(write_spot, places))}


def _homeless(words: Words, facts: Named, rule: str) -> Said:
    return "orlog-homeless", _tiled(words, facts)


def _returned(words: Words, facts: Named, rule: str) -> Said:
    wild = words.setup.volcanoes[facts["tile"]]
    return ("orlog-returned-beasts" if wild else "orlog-returned"), _tiled(words, facts)


def _discarded(words: Words, facts: Named, rule: str) -> Said:
    named = words.party(facts["player"]) | {"place": facts["place"] + 1}
    return "orlog-discarded", named | {"action": _card(words, facts["card"])}


def _goods(words: Words, facts: Named) -> Facts:
    amount = words.goods(facts["hoplites"], facts["orichalque"], ".acc")
    return words.party(facts["player"]) | {"amount": amount}


def _gained(words: Words, facts: Named, rule: str) -> Said:
    return GAINED.get(rule, "orlog-gained"), _goods(words, facts)


def _spent(words: Words, facts: Named, rule: str) -> Said:
    return SPENT.get(rule, "orlog-spent"), _goods(words, facts)


def _titled(words: Words, facts: Named) -> Facts:
    titan = facts["titan"]
    forms: Facts = {"titan": words.titan(titan), "titanacc": words.titan(titan, ".acc")}
    return words.party(facts["player"]) | forms


def _came(words: Words, facts: Named, rule: str) -> Said:
    named = _titled(words, facts)
    holder = facts["holder"]
    asleep = "-asleep" if words.setup.automaton and facts["player"] == 1 else ""
    if holder == facts["player"]:
        return f"orlog-came-again{asleep}", named
    if holder == NONE:
        return f"orlog-came{asleep}", named
    if holder == words.reader:
        return "orlog-came-from-you", named
    return "orlog-came-from", named | {"holder": words.names[holder]}


def _went(words: Words, facts: Named, rule: str) -> Said:
    return "orlog-went", _titled(words, facts)


def _favoured(words: Words, facts: Named, rule: str) -> Said:
    return "orlog-favoured", _titled(words, facts)


def _acted(words: Words, facts: Named, rule: str) -> Said:
    return f"orlog-acted-{ACTIONS[facts['action']]}", words.party(facts["player"])


def _declined(words: Words, facts: Named, rule: str) -> Said:
    action = words.say(f"action-{ACTIONS[facts['action']]}.name")
    return "orlog-declined", words.party(facts["player"]) | {"action": action}


def _fighting(words: Words, facts: Named) -> Facts:
    kind = facts["creature"]
    strength = words.setup.components.creatures[kind].strength
    standing = facts.get("hoplites", 0)
    return {
        **words.party(facts["player"]),
        "cell": write_spot(facts["cell"]),
        "creatureacc": words.creature(kind, ".acc"),
        "creaturethe": words.creature(kind, ".the"),
        "strength": strength,
        "n": standing,
        "hoplites": words.amount(0, standing),
    }


def _fought(words: Words, facts: Named, rule: str) -> Said:
    dice_count = words.say("dice-count", n=facts["hoplites"] + 1)
    return "orlog-fought", _fighting(words, facts) | {"dice": dice_count}


def _rolled(words: Words, facts: Named, rule: str) -> Said:
    named = words.party(facts["player"]) | {"dice": dice(words, facts["roll"])}
    if rule != "OR-10.1":
        return "orlog-rolled", named
    faces = words.setup.roll_faces[words.setup.roll_codes.index(facts["roll"])]
    return "orlog-rolled-place", named | {"n": faces[0] or 1}


def _captured(words: Words, facts: Named, rule: str) -> Said:
    return "orlog-captured", _fighting(words, facts)


def _lost(words: Words, facts: Named, rule: str) -> Said:
    return "orlog-lost", _fighting(words, facts)


def _housed(words: Words, facts: Named) -> Facts:
    kind = facts["building"]
    forms: Facts = {"building": words.building(kind), "buildingacc": words.building(kind, ".acc")}
    return words.party(facts["player"]) | forms


def _unearthed(words: Words, facts: Named, rule: str) -> Said:
    does = words.building(facts["building"], ".does")
    return "orlog-unearthed", _housed(words, facts) | {"does": does}


def _refused(words: Words, facts: Named, rule: str) -> Said:
    return "orlog-refused", _housed(words, facts)


def _built(words: Words, facts: Named, rule: str) -> Said:
    named = _housed(words, facts)
    if facts["cell"] == NONE:
        return "orlog-built-strip", named
    return "orlog-built", named | {"cell": write_spot(facts["cell"])}


def _erected(words: Words, facts: Named, rule: str) -> Said:
    corners: Facts = {"first": write_spot(facts["first"]), "second": write_spot(facts["second"])}
    return "orlog-erected", words.party(facts["player"]) | corners


def _forged(words: Words, facts: Named, rule: str) -> Said:
    return "orlog-forged", words.party(facts["player"])


def _bought(words: Words, facts: Named, rule: str) -> Said:
    action = words.say(f"action-{ACTIONS[facts['action']]}.name")
    payment = words.say(f"desk-with-{RESOURCES[facts['payment']]}")
    return "orlog-bought", words.party(facts["player"]) | {"action": action, "payment": payment}


def _freed(words: Words, facts: Named, rule: str) -> Said:
    named: Facts = {"creatureacc": words.creature(facts["creature"], ".acc")}
    return "orlog-freed", words.party(facts["player"]) | named


TELLERS: Final[dict[str, Callable[[Words, Named, str], Said]]] = {
    "dealt": _dealt, "drew": _drew, "sided": _sided, "shuffled": _shuffled,
    "appeared": _appeared, "offered": _offered,
    "turn": _turn, "founded": _founded, "took": _took, "placed": _placed, "homeless": _homeless,
    "returned": _returned, "discarded": _discarded, "gained": _gained, "spent": _spent,
    "came": _came, "went": _went, "favoured": _favoured, "acted": _acted, "declined": _declined,
    "fought": _fought, "rolled": _rolled, "captured": _captured, "lost": _lost,
    "unearthed": _unearthed, "refused": _refused, "built": _built, "erected": _erected,
    "forged": _forged, "bought": _bought, "freed": _freed,
}  # fmt: skip
"""By the kind of event. `round` and `ended` are headings; `shown` takes its creatures along."""
