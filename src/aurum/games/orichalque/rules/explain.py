"""Choices as sentences that say what they do; `outlook` adds what would follow from them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from aurum.engine.phrases import Explanation, Fact, Phrase
from aurum.games.orichalque.rules import choices as c
from aurum.games.orichalque.rules import frames, naming
from aurum.games.orichalque.rules.base_state import NONE
from aurum.games.orichalque.rules.buildings import count
from aurum.games.orichalque.rules.combat import any_creature, creature_at, in_hundred, odds_of_fight
from aurum.games.orichalque.rules.components import BOARDS, CAPTURE, CONSTRUCT, DESERT, SIDES
from aurum.games.orichalque.rules.construction import PRICE, constructions
from aurum.games.orichalque.rules.imagine import imagine
from aurum.games.orichalque.rules.notation import write_spot
from aurum.games.orichalque.rules.outlook import Facts, Moment, Outlook, brings, cells_of
from aurum.games.orichalque.rules.questions import action_asked
from aurum.games.orichalque.rules.refusal import written
from aurum.games.orichalque.rules.turn import BLESSING, price
from aurum.games.orichalque.rules.view import View


def explanation(
    sentence: Phrase, outlook: Outlook | None = None, facts: Facts | None = None
) -> Explanation:
    """An explanation."""
    return Explanation(sentence, tuple(outlook or ()), facts or {})


# Set-up, cards and tiles


def _found(m: Moment, what: int) -> Explanation:
    port, other = divmod(what, c.SPOT)
    sentence = Phrase("orchoice-found", {"port": write_spot(port), "cell": write_spot(other)})
    cell_at = m.t.ground(m.t.current).cell_at
    return explanation(sentence, *brings(*m.port_gains(1 << cell_at[port] | 1 << cell_at[other])))


def _entry(m: Moment, place: int) -> dict[str, Fact]:
    """A card of the display with all that lies on it."""
    number, kind, *beasts = m.t.display[place]
    laden = naming.laden_tile(m.t.setup, kind, tuple(beasts))
    return {"action": naming.card(m.t.setup, number), "tile": laden}


def _take(m: Moment, place: int) -> Explanation:
    parts = m.t.setup.components
    cost = parts.card_costs[place]
    facts = {**_entry(m, place), "cost": Phrase("desk-cost", {"n": cost})}
    action = parts.cards[m.t.display[place][0]].action
    outlook, gains = ([], {}) if action in (CAPTURE, CONSTRUCT) else m.action(action, 1, 0)
    gains["cost"] = cost
    return explanation(Phrase("orchoice-take", facts), outlook, gains)


PUT_KEYS: Final = ("", "orchoice-put", "orchoice-put-2", "orchoice-put-3")


def _put(m: Moment, what: int) -> Explanation:
    t = m.t
    terrains = t.setup.components.tiles[t.taken_card[1]].terrains
    place, legal = m.placement(c.PUT + what)
    grid = t.ground(t.current).grid
    cells = place.cells
    lies: dict[str, Fact] = {"land": terrains[0], "cell": grid.name(cells[0])}
    if len(cells) > 1:
        lies["land2"], lies["cell2"] = terrains[1], grid.name(cells[1])
    if len(cells) > 2:
        lies["land3"], lies["cell3"] = terrains[2], grid.name(cells[2])
    sentence = Phrase(PUT_KEYS[len(cells)], lies)
    if not legal:
        return Explanation(sentence)
    gained, facts = brings(*m.port_gains(place.mask), "orbrings-port")
    areas = m.areas(place)
    if not areas:
        return explanation(sentence, gained, facts)
    outlook: Outlook = []
    lairs = any_creature(t, t.current) or any(kind >= 0 for kind in t.taken_card[2:])
    news = m.titans_come([terrain for terrain, _ in areas], outlook, facts, lairs)
    for terrain, area in areas:
        if terrain in news:
            facts[f"area{terrain}"] = cells_of(area)
    return explanation(sentence, [*outlook, *gained], facts)


def _discard(m: Moment, place: int) -> Explanation:
    return explanation(Phrase("orchoice-discard", _entry(m, place)))


def _welcome(m: Moment, titan: int) -> Explanation:
    outlook: Outlook = []
    facts: Facts = {}
    m.titans_come([titan], outlook, facts, any_creature(m.t, m.t.current))
    outlook.append(naming.titan(titan, ".does"))
    return explanation(Phrase("orchoice-welcome", {"titan": naming.titan(titan)}), outlook, facts)


def _release(m: Moment, titan: int) -> Explanation:
    outlook = [Phrase("orchoice-released"), naming.titan(titan, ".does")]
    facts: Facts = {"points": -1}
    m.may_win(-1, -1, any_creature(m.t, m.t.current), outlook, facts)
    return explanation(Phrase("orchoice-release", {"titan": naming.titan(titan)}), outlook, facts)


# Actions


def _now(m: Moment, action: int, orichalque: int) -> tuple[Outlook, Facts]:
    """What an action would come to; if there is only one thing to construct, that is done."""
    outlook, facts = m.action(action, 1, orichalque)
    if facts.get("ways") == 1:
        [only] = constructions(m.t, m.t.current, orichalque)
        verb = only // c.VERB * c.VERB
        found = TELLERS[verb](m, only - verb)
        outlook += [found.sentence, *found.outlook]
        facts.update(found.facts)
    return outlook, facts


def _act(m: Moment, _: int) -> Explanation:
    action = action_asked(m.t)
    outlook, facts = _now(m, action, m.t.orichalque[m.t.current])
    facts["action"] = action
    return explanation(Phrase("orchoice-act", {"action": naming.action(action)}), outlook, facts)


def _bless(m: Moment, _: int) -> Explanation:
    action = action_asked(m.t)
    titan = BLESSING[action]
    outlook, facts = m.action(action, 2, 0)
    facts["action"], facts["favour"] = action, titan
    named = {"action": naming.action(action), "titanof": naming.titan(titan, ".of")}
    return explanation(Phrase("orchoice-bless", named), [*outlook, m.sleeps(titan)], facts)


def _decline(m: Moment, _: int) -> Explanation:
    building = m.t.stack[-1][0] == frames.ASK_RAISE
    return explanation(Phrase("orchoice-decline-building" if building else "orchoice-decline"))


def _lair(m: Moment, spot: int) -> tuple[int, int]:
    """The kind of the creature there, and the hoplites stuck on it; LookupError if none is."""
    t = m.t
    _, _, kind, stuck = t.creatures[creature_at(t, t.current, t.ground(t.current).cell_at[spot])]
    return kind, stuck


def _fight(m: Moment, what: int) -> Explanation:
    spot, standing = divmod(what, 4)
    kind, stuck = _lair(m, spot)
    added = max(0, standing - stuck)
    chance = in_hundred(odds_of_fight(m.t, m.t.current, kind, standing))
    sentence = Phrase(
        "orchoice-fight",
        {
            "beast": naming.beast(m.t.setup, kind), "cell": write_spot(spot),
            "dice": standing + 1, "n": added,
        },
    )  # fmt: skip
    facts: Facts = {"chance": chance, "hoplites": standing, "added": added}
    return explanation(sentence, [Phrase("orchoice-chance", {"n": chance})], facts)


def _smite(m: Moment, spot: int) -> Explanation:
    t = m.t
    kind, _ = _lair(m, spot)
    sentence = Phrase(
        "orchoice-smite",
        {
            "beast": naming.beast(t.setup, kind), "cell": write_spot(spot),
            "titanof": naming.titan(DESERT, ".of"),
        },
    )  # fmt: skip
    creature = t.setup.components.creatures[kind]
    gained = creature.orichalque + count(t, t.current, "arch")
    outlook, facts = brings(0, gained, "orchoice-loot")
    facts["favour"] = DESERT
    if creature.building and any(t.building_bag):
        outlook.append(Phrase("orchoice-loot", {"amount": Phrase("desk-loot-building")}))
    lairs = sum(1 for one in t.creatures if one[0] == t.current) > 1
    if creature.titan != NONE:
        m.titans_come([creature.titan], outlook, facts, lairs)
    else:
        m.may_win(0, 0, lairs, outlook, facts)
    return explanation(sentence, [*outlook, m.sleeps(DESERT)], facts)


def _stop(m: Moment, _: int) -> Explanation:
    return explanation(Phrase("orchoice-stop"), *brings(m.t.stack[-1][2], 0))


# Construction


def _put_up(m: Moment, kind: int, spot: int) -> Explanation:
    setup = m.t.setup
    if kind == NONE:
        raise LookupError(spot)
    named: dict[str, Fact] = {
        "building": naming.building(setup, kind), "cell": write_spot(spot),
    }  # fmt: skip
    power = setup.components.buildings[kind].power
    outlook, facts = brings(int(power == "camp"), int(power == "mine"))
    m.construct_more(outlook)
    outlook.append(naming.building(setup, kind, ".does"))
    return explanation(Phrase("orchoice-build", named), outlook, facts)


def _build(m: Moment, what: int) -> Explanation:
    terrain, spot = divmod(what, c.SPOT)
    return _put_up(m, m.t.spots[terrain], spot)


def _raise(m: Moment, spot: int) -> Explanation:
    operation, *about = m.t.stack[-1]
    return _put_up(m, about[0] if operation == frames.ASK_RAISE else NONE, spot)


def _temple(m: Moment, what: int) -> Explanation:
    first, second = divmod(what, c.SPOT)
    outlook: Outlook = []
    facts: Facts = {}
    m.point(outlook, facts)
    m.construct_more(outlook)
    named: dict[str, Fact] = {"first": write_spot(first), "second": write_spot(second)}
    return explanation(Phrase("orchoice-temple", named), outlook, facts)


def _medallion(m: Moment, _: int) -> Explanation:
    outlook: Outlook = []
    facts: Facts = {"orichalque": -PRICE}
    m.point(outlook, facts)
    m.construct_more(outlook)
    return explanation(
        Phrase("orchoice-medallion", {"cost": naming.amount(c.ORICHALQUE, PRICE, ".acc")}),
        outlook,
        facts,
    )


# Extra actions, and the end of a round


def _buy(m: Moment, what: int) -> Explanation:
    t = m.t
    payment, action = divmod(what, 4)
    cost = price(t, t.current, payment)
    left = t.orichalque[t.current] - (cost if payment == c.ORICHALQUE else 0)
    form = ".captured" if payment == c.CREATURES else ".acc"
    named = {"action": naming.action(action), "cost": naming.amount(payment, cost, form)}
    outlook, facts = _now(m, action, left)
    facts["cost"] = cost
    return explanation(Phrase("orchoice-buy", named), outlook, facts)


def _pay(m: Moment, kind: int) -> Explanation:
    return explanation(Phrase("orchoice-pay", {"creature": naming.creature(m.t.setup, kind)}))


def _initiative(m: Moment, player: int) -> Explanation:
    setup = m.t.setup
    last = naming.player(setup, (player - 1) % setup.players)
    gains = Phrase("orbrings-last", {"who": last, "amount": naming.amount(c.HOPLITES, 1, ".acc")})
    return explanation(
        Phrase("orchoice-initiative", {"who": naming.player(setup, player)}), [gains]
    )


def _side(m: Moment, side: int) -> Explanation:
    t = m.t
    board = t.setup.components.islands[t.board[t.current]].board
    cells = t.setup.grounds[board, SIDES[side]].grid.size
    named: dict[str, Fact] = {"side": Phrase(f"island-{SIDES[side]}"), "cells": cells}
    return explanation(Phrase("orchoice-side", named))


# What chance brings


def _board(_: Moment, what: int) -> Explanation:
    return explanation(Phrase("orchoice-board", {"board": BOARDS[what]}))


def _card(_: Moment, what: int) -> Explanation:
    action, size = divmod(what, 4)
    return explanation(Phrase("orchoice-card", {"action": naming.action(action), "n": size}))


def _tile(m: Moment, what: int) -> Explanation:
    return explanation(naming.tile(m.t.setup, m.t.setup.tile_number[what]))


def _creature(m: Moment, what: int) -> Explanation:
    return explanation(naming.beast(m.t.setup, what))


def _building(m: Moment, what: int) -> Explanation:
    return explanation(naming.building(m.t.setup, m.t.setup.building_codes.index(what)))


def _roll(m: Moment, what: int) -> Explanation:
    faces = m.t.setup.roll_faces[m.t.setup.roll_number[what]]
    return explanation(Phrase("orchoice-roll", {"dice": naming.dice(faces)}))


def _bare(key: str) -> Callable[[Moment, int], Explanation]:
    return lambda _, what: explanation(Phrase(key))


TELLERS: Final[dict[int, Callable[[Moment, int], Explanation]]] = {
    c.BOARD: _board, c.FIRST: _initiative, c.CARD: _card, c.TILE: _tile, c.CREATURE: _creature,
    c.BUILDING: _building, c.ROLL: _roll, c.FOUND: _found, c.TAKE: _take, c.PUT: _put,
    c.WELCOME: _welcome, c.RELEASE: _release, c.ACT: _act, c.BLESSED: _bless, c.DECLINE: _decline,
    c.FIGHT: _fight, c.SMITE: _smite, c.STOP: _stop, c.BUILD: _build, c.TEMPLE: _temple,
    c.MEDALLION: _medallion, c.DONE: _bare("orchoice-done"), c.RAISE: _raise, c.BUY: _buy,
    c.PAY: _pay, c.END: _bare("orchoice-end"), c.DISCARD: _discard, c.INITIATIVE: _initiative,
    c.SIDE: _side,
}  # fmt: skip
"""What explains a choice, by its verb."""


class LastMoment:
    """The position that was explained last: its choices are explained one after another."""

    def __init__(self) -> None:
        self._known: tuple[View, Moment] | None = None

    def of(self, view: View) -> Moment:
        """The position of a view; the same again if the view equals the last one."""
        known = self._known
        if known is None or (known[0] is not view and known[0] != view):
            known = self._known = (view, Moment(imagine(view)))
        return known[1]


last_moment: Final = LastMoment()


def explain(view: View, choice: int) -> Explanation:
    """A choice in words, also an illegal one; in notation if it is about nothing that is there."""
    verb = choice // c.VERB * c.VERB
    if verb in TELLERS:
        try:
            return TELLERS[verb](last_moment.of(view), choice - verb)
        except (LookupError, ValueError):
            pass
    return Explanation(Phrase("choice-notation", {"choice": written(choice)}))
