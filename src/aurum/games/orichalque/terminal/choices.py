"""Choices of Orichalque as sentences that say what they lead to, and the questions they answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from aurum.games.orichalque.rules.buildings import count
from aurum.games.orichalque.rules.choices import (
    ACT,
    BLESSED,
    BOARD,
    BUILD,
    BUILDING,
    BUY,
    CARD,
    CREATURE,
    CREATURES,
    DECLINE,
    DISCARD,
    DONE,
    END,
    FIGHT,
    FIRST,
    FOUND,
    INITIATIVE,
    MEDALLION,
    PAY,
    PUT,
    RAISE,
    RELEASE,
    ROLL,
    SIDE,
    SMITE,
    SPOT,
    STOP,
    TAKE,
    TEMPLE,
    TILE,
    VERB,
    WELCOME,
)  # fmt: skip
from aurum.games.orichalque.rules.combat import creature_at, in_hundred, odds_of_fight
from aurum.games.orichalque.rules.components import (
    BOARDS,
    BUILDINGS,
    CAPTURE,
    CONSTRUCT,
    PRODUCE,
    RECRUIT,
    SIDES,
)
from aurum.games.orichalque.rules.components import (
    CREATURES as BEASTS,
)
from aurum.games.orichalque.rules.construction import constructions
from aurum.games.orichalque.rules.frames import ASK_FAVOUR, ASK_RAISE
from aurum.games.orichalque.rules.notation import write_spot
from aurum.games.orichalque.rules.table import NONE, Table
from aurum.games.orichalque.rules.turn import BLESSING, price
from aurum.games.orichalque.terminal.events import dice
from aurum.games.orichalque.terminal.words import Facts, Words


def sentence(words: Words, t: Table, choice: int) -> str:
    """What this choice does and what follows from it."""
    verb = choice // VERB * VERB
    key, facts = TELLERS[verb](words, t, choice - verb)
    return words.sentence(key, facts)


def percent(words: Words, chance: float) -> str:
    """A chance; 0 and 100 only where it is certain."""
    return words.say("desk-percent", n=in_hundred(chance))


def harvest(t: Table, player: int, action: int) -> tuple[int, int]:
    """OR-6.1. The hoplites and orichalque that Recruit or Produce would bring."""
    if action == RECRUIT:
        return 1 + count(t, player, "camp"), 0
    return 0, 1 + count(t, player, "mine")


def outlook(words: Words, t: Table, action: int, times: int = 1) -> str:
    """What an action would come to now."""
    player = t.current
    if action in (PRODUCE, RECRUIT):
        hoplites, orichalque = harvest(t, player, action)
        return words.say(
            "orchoice-brings", amount=words.goods(times * hoplites, times * orichalque)
        )
    if action == CAPTURE:
        beasts = sum(one[0] == player for one in t.creatures)
        return words.say("orchoice-beasts", n=beasts)
    ways = len(constructions(t, player, t.orichalque[player]))
    return words.say("orchoice-ways", n=ways)


Said = tuple[str, Facts]


# Set-up, cards and tiles


def _found(words: Words, t: Table, what: int) -> Said:
    port, other = divmod(what, SPOT)
    gain = port_gain(words, t, port)
    return "orchoice-found", {"port": write_spot(port), "cell": write_spot(other), "gain": gain}


def port_gain(words: Words, t: Table, spot: int) -> str:
    """What the port there shows."""
    ground = t.ground(t.current)
    assert ground.island is not None
    for port in ground.island.ports:
        if ground.spots[port.cell] == spot:
            return words.goods(port.hoplites, port.orichalque)
    return ""


def _entry(words: Words, t: Table, place: int) -> Facts:
    """A card of the display with all that lies on it."""
    entry = t.display[place]
    action = t.setup.components.cards[entry[0]].action
    tile = words.say("desk-no-tile") if entry[1] == NONE else words.tile_name(entry[1])
    beasts = ", ".join(words.beast(kind) for kind in entry[2:] if kind >= 0)
    if beasts:
        tile = words.say("orchoice-tile-beasts", tile=tile, beasts=beasts)
    return {"action": words.action(action), "tile": tile, "place": place + 1}


def _take(words: Words, t: Table, place: int) -> Said:
    cost = t.setup.components.card_costs[place]
    action = t.setup.components.cards[t.display[place][0]].action
    now = "" if action in (CAPTURE, CONSTRUCT) else outlook(words, t, action)
    now = f" · {now}" if now else ""
    return "orchoice-take", _entry(words, t, place) | {
        "cost": words.say("desk-cost", n=cost), "now": now,
    }  # fmt: skip


def _put(words: Words, t: Table, what: int) -> Said:
    return "orchoice-put", {"cell": write_spot(what // 8), "turn": f"r{what % 8}"}


def _discard(words: Words, t: Table, place: int) -> Said:
    return "orchoice-discard", _entry(words, t, place)


def _titan(words: Words, titan: int) -> Facts:
    forms: Facts = {"titan": words.titan(titan), "titanacc": words.titan(titan, ".acc")}
    return forms | {"titanof": words.titan(titan, ".of"), "does": words.titan(titan, ".does")}


def _welcome(words: Words, t: Table, titan: int) -> Said:
    return "orchoice-welcome", _titan(words, titan)


def _release(words: Words, t: Table, titan: int) -> Said:
    return "orchoice-release", _titan(words, titan)


# Actions


def action_now(t: Table) -> int:
    """The action that is about to be performed."""
    if t.stack[-1][0] == ASK_FAVOUR:
        return t.stack[-1][1]
    return t.setup.components.cards[t.held[0]].action


def _act(words: Words, t: Table, what: int) -> Said:
    action = action_now(t)
    return "orchoice-act", {"action": words.action(action), "now": outlook(words, t, action)}


def _bless(words: Words, t: Table, what: int) -> Said:
    action = action_now(t)
    named = _titan(words, BLESSING[action])
    return "orchoice-bless", named | {
        "action": words.action(action), "now": outlook(words, t, action, 2),
    }  # fmt: skip


def _decline(words: Words, t: Table, what: int) -> Said:
    return ("orchoice-decline-building" if t.stack[-1][0] == ASK_RAISE else "orchoice-decline"), {}


def beast_at(t: Table, spot: int) -> tuple[int, int]:
    """The kind of the creature there, and the hoplites stuck on it."""
    cell = t.ground(t.current).cell_at[spot]
    _, _, kind, stuck = t.creatures[creature_at(t, t.current, cell)]
    return kind, stuck


def _fight(words: Words, t: Table, what: int) -> Said:
    spot, standing = divmod(what, 4)
    kind, stuck = beast_at(t, spot)
    chance = percent(words, odds_of_fight(t, t.current, kind, standing))
    return "orchoice-fight", {
        "beast": words.beast(kind), "cell": write_spot(spot), "chance": chance,
        "dice": words.say("dice-count", n=standing + 1), "n": standing - stuck,
        "added": words.amount(0, standing - stuck),
    }  # fmt: skip


def _smite(words: Words, t: Table, spot: int) -> Said:
    kind, _ = beast_at(t, spot)
    return "orchoice-smite", _titan(words, 2) | {
        "beast": words.beast(kind), "cell": write_spot(spot), "loot": words.loot(kind),
    }  # fmt: skip


def _build(words: Words, t: Table, what: int) -> Said:
    terrain, spot = divmod(what, SPOT)
    return "orchoice-build", _house(words, t.spots[terrain]) | {"cell": write_spot(spot)}


def _house(words: Words, kind: int) -> Facts:
    does = words.building(kind, ".does")
    name: Facts = {"building": words.building(kind), "buildingacc": words.building(kind, ".acc")}
    return name | {"does": does}


def _raise(words: Words, t: Table, spot: int) -> Said:
    return "orchoice-build", _house(words, t.stack[-1][1]) | {"cell": write_spot(spot)}


def _temple(words: Words, t: Table, what: int) -> Said:
    first, second = divmod(what, SPOT)
    return "orchoice-temple", {"first": write_spot(first), "second": write_spot(second)}


def _buy(words: Words, t: Table, what: int) -> Said:
    payment, action = divmod(what, 4)
    cost = price(t, t.current, payment)
    form = ".captured" if payment == CREATURES else ".acc"
    return "orchoice-buy", {
        "action": words.action(action), "cost": words.amount(payment, cost, form),
        "now": outlook(words, t, action),
    }  # fmt: skip


def _pay(words: Words, t: Table, kind: int) -> Said:
    return "orchoice-pay", {"creature": words.creature(kind), "acc": words.creature(kind, ".acc")}


def _initiative(words: Words, t: Table, player: int) -> Said:
    return "orchoice-initiative", words.party(player)


def _side(words: Words, t: Table, side: int) -> Said:
    grid = t.setup.grounds[_board_of(t), SIDES[side]].grid
    return "orchoice-side", {"side": words.say(f"island-{SIDES[side]}"), "cells": grid.size}


def _board_of(t: Table) -> str:
    return t.setup.components.islands[t.board[t.current]].board


def _bare(key: str) -> Callable[[Words, Table, int], Said]:
    return lambda words, t, what: (key, {})


# What chance does


def _drawn(words: Words, name: str) -> Said:
    return "orchoice-drawn", {"name": name}


def _board(words: Words, t: Table, what: int) -> Said:
    return _drawn(words, f"{words.say('island')} {BOARDS[what]}")


def _card(words: Words, t: Table, what: int) -> Said:
    return _drawn(words, f"{words.action(what // 4)} {what % 4}")


def _tile(words: Words, t: Table, what: int) -> Said:
    return _drawn(words, words.tile_name(t.setup.tile_codes.index(what)))


def _creature(words: Words, t: Table, what: int) -> Said:
    return _drawn(words, words.creature(t.setup.components.creatures.index(BEASTS[what])))


def _building(words: Words, t: Table, what: int) -> Said:
    return _drawn(words, words.building(t.setup.components.buildings.index(BUILDINGS[what])))


def _roll(words: Words, t: Table, what: int) -> Said:
    return _drawn(words, dice(words, what))


TELLERS: Final[dict[int, Callable[[Words, Table, int], Said]]] = {
    BOARD: _board, FIRST: _initiative, CARD: _card, TILE: _tile, CREATURE: _creature,
    BUILDING: _building, ROLL: _roll, FOUND: _found, TAKE: _take, PUT: _put, WELCOME: _welcome,
    RELEASE: _release, ACT: _act, BLESSED: _bless, DECLINE: _decline, FIGHT: _fight,
    SMITE: _smite, STOP: _bare("orchoice-stop"), BUILD: _build, TEMPLE: _temple,
    MEDALLION: _bare("orchoice-medallion"), DONE: _bare("orchoice-done"), RAISE: _raise,
    BUY: _buy, PAY: _pay, END: _bare("orchoice-end"), DISCARD: _discard, INITIATIVE: _initiative,
    SIDE: _side,
}  # fmt: skip
"""By verb."""
