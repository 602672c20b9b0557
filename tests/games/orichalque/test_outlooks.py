"""What a choice is said to bring is what it brings."""

from __future__ import annotations

from itertools import product
from typing import Any

from support.brief import often
from support.orichalque_questions import asked, explained, some

from aurum.engine import OVER, Event
from aurum.engine.phrases import Explanation
from aurum.games.orichalque.rules import frames
from aurum.games.orichalque.rules.buildings import skulls
from aurum.games.orichalque.rules.choices import (
    BUY,
    FIGHT,
    FOUND,
    PAY,
    PUT,
    STOP,
    TAKE,
    VERB,
    WELCOME,
)
from aurum.games.orichalque.rules.combat import creature_at, in_hundred
from aurum.games.orichalque.rules.game import orichalque
from aurum.games.orichalque.rules.state import OrichalqueState

ENDED = "ended"


def follow(state: OrichalqueState, choice: int) -> tuple[OrichalqueState, list[Event]]:
    """What a choice does, and what happens until somebody else than its consequences asks."""
    after = state.clone()
    events: list[Event] = []
    after.events = events
    after.apply(choice)
    return after, events


def gained(events: list[Event], player: int, *rules: str) -> dict[str, int]:
    """The goods that came to a player by these rules."""
    goods = [
        event.facts[1:]
        for event in events
        if event.name == "gained" and event.facts[0] == player and event.rule in rules
    ]
    sums = {"hoplites": sum(one[0] for one in goods), "orichalque": sum(one[1] for one in goods)}
    return {name: amount for name, amount in sums.items() if amount}


def goods_of(found: Explanation) -> dict[str, Any]:
    return {name: found.facts[name] for name in ("hoplites", "orichalque") if name in found.facts}


def came_of(state: OrichalqueState, events: list[Event]) -> dict[int, int]:
    """The Titans that came or woke, each with whoever held it."""
    found: dict[int, int] = {}
    for event in events:
        if event.name == "came":
            _, titan, holder = event.facts
            if holder != state.current or not state.awake_titans >> titan & 1:
                found.setdefault(titan, holder)
    return found


def titans_of(found: Explanation) -> dict[int, int]:
    titans: Any = found.facts.get("titans", ())
    holders: Any = found.facts.get("holders", ())
    return dict(zip(titans, holders, strict=True))


def test_what_a_tile_and_the_metropolis_bring_is_what_they_bring() -> None:
    """OR-2.2, OR-4.3, OR-4.4, OR-4.6, OR-9.5."""
    seen = {"titans": 0, "releases": 0, "wins": 0, "hoplites": 0}
    for state in asked(often(4, 1)):
        if state.stack[-1][0] not in (frames.ASK_TILE, frames.ASK_METROPOLIS):
            continue
        me = state.current
        for choice in state.choices():
            found = explained(state, choice)
            after, events = follow(state, choice)
            assert goods_of(found) == gained(events, me, "OR-2.2", "OR-4.3")
            while after.actor == me and after.stack[-1][0] == frames.ASK_WELCOME:
                after.events = events
                after.apply(after.choices()[-1])
            releases = [event.name for event in events].count("went") > 0
            releases |= after.stack[-1][0] == frames.ASK_RELEASE
            won = any(event.name == ENDED for event in events)
            assert bool(found.facts.get("wins")) == won
            assert bool(found.facts.get("releases")) == releases
            came = came_of(state, events)
            if not releases and not won:
                assert titans_of(found) == came
            elif won:
                assert came.items() <= titans_of(found).items()
            else:  # one that had to go may have come back
                assert titans_of(found).keys() <= came.keys()
            for titan in titans_of(found):
                area: Any = found.facts[f"area{titan}"]
                ground = state.ground(me)
                after_land = after.land[me * 6 + titan]
                assert len(area) >= 3
                assert all(after_land >> cell & 1 for cell in area)
                assert ground.grid.connected(sum(1 << cell for cell in area))
            for name in seen:
                seen[name] += name in found.facts
    assert seen["titans"]
    assert seen["releases"]
    assert seen["hoplites"]


TWO = "boards A B; metropolis 1 a5 b5; metropolis 2 d1 c1; held produce2=FL; phase tile; "


def test_the_last_point_is_told_before_the_tile_lies() -> None:
    """OR-9.5. Also if two Titans come and the second would be one too many."""
    position = TWO + "tiles 1 b4=F c4=F c5=L c6=L; medallions 4 0"
    state = orichalque.read_position(position)
    explanations = [explained(state, choice) for choice in state.choices()]
    assert any(found.facts.get("wins") for found in explanations)
    for choice, found in zip(state.choices(), explanations, strict=True):
        after, events = follow(state, choice)
        while after.actor != OVER and after.stack[-1][0] == frames.ASK_WELCOME:
            after.events = events
            after.apply(after.choices()[0])
        assert bool(found.facts.get("wins")) == (after.actor == OVER)


def test_what_all_other_choices_bring_is_what_they_bring() -> None:
    """Goods, points, Titans and victory, by carrying out the choice."""
    rules = ("OR-6.1", "OR-6.7", "OR-6.9", "OR-7.2")
    others = (PUT, FOUND, TAKE, FIGHT, BUY, PAY)
    wins = 0
    for state in asked(often(3, 1)):
        me = state.current
        for choice in some(state.choices()):
            if choice // VERB * VERB in others:
                continue
            found = explained(state, choice)
            after, events = follow(state, choice)
            won = any(event.name == ENDED for event in events)
            wins += won
            assert bool(found.facts.get("wins")) == won
            if choice // VERB * VERB == WELCOME:
                first = [event for event in events if event.name == "came"][:1]
                assert titans_of(found) == came_of(state, first)
            goods = goods_of(found)
            spent: Any = found.facts.get("orichalque", 0)
            if spent < 0:
                assert after.orichalque[me] == state.orichalque[me] + spent
            else:
                brought = gained(events, me, *rules)
                saved = gained(events, me, "OR-7.2").get("hoplites", 0)
                if saved and choice != STOP:  # the Hospital pays because the Capture ends
                    brought["hoplites"] -= saved
                assert goods == {name: number for name, number in brought.items() if number}
            if (points := found.facts.get("points")) is not None:
                assert after.points(me) == state.points(me) + points  # type: ignore[operator]
    assert wins > 2


def test_what_a_card_or_an_extra_action_costs_and_brings() -> None:
    """OR-3.1, OR-8.1."""
    bought = 0
    for state in asked():
        me = state.current
        for choice in state.choices():
            verb = choice // VERB * VERB
            if verb not in (TAKE, BUY):
                continue
            found = explained(state, choice)
            after, events = follow(state, choice)
            if verb == TAKE:
                paid = sum(event.facts[1] for event in events if event.name == "spent")
                assert found.facts["cost"] == paid
                continue
            bought += 1
            while after.actor == me and after.stack[-1][0] in (frames.ASK_PAY, frames.ASK_FAVOUR):
                after.events = events
                after.apply(after.choices()[0])
            creatures = sum(event.name == "freed" for event in events)
            spent = sum(
                sum(event.facts[1:])
                for event in events
                if event.name == "spent" and event.rule == "OR-8.1"
            )
            assert found.facts["cost"] == creatures + spent
            if goods_of(found).get("orichalque", 0) >= 0:  # else all there is is a medallion
                assert goods_of(found) == gained(events, me, "OR-6.1", "OR-6.9")
            if "creatures" in found.facts:
                mine = [one for one in after.creatures if one[0] == me]
                assert found.facts["creatures"] == len(mine)
            if "ways" in found.facts and after.stack[-1][0] == frames.ASK_CONSTRUCT:
                assert found.facts["ways"] == len(after.choices())
    assert bought > 20


def test_the_chance_of_a_fight_is_that_of_all_rolls() -> None:
    """OR-6.4. Against every roll of the dice, one by one."""
    fights = 0
    for state in asked():
        if state.stack[-1][0] != frames.ASK_FIGHT:
            continue
        parts = state.setup.components
        as_skulls = {0} | skulls(state, state.current)
        for choice in state.choices():
            if choice // VERB * VERB != FIGHT:
                continue
            fights += 1
            found = explained(state, choice)
            spot, standing = divmod(choice - FIGHT, 4)
            cell = state.ground(state.current).cell_at[spot]
            _, _, kind, stuck = state.creatures[creature_at(state, state.current, cell)]
            rolls = list(product(parts.dice, repeat=standing + 1))
            won = [
                roll
                for roll in rolls
                if sum(face for face in roll if face not in as_skulls)
                >= parts.creatures[kind].strength
                or as_skulls & set(roll)
            ]
            assert found.facts["chance"] == in_hundred(len(won) / len(rolls))
            assert found.facts["hoplites"] == standing
            assert found.facts["added"] == standing - stuck
    assert fights > 20
