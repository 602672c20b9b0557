"""Detectors of what a lesson explains about islands in Orichalque, one situation each."""

from __future__ import annotations

from collections.abc import Callable

from aurum.engine import OVER
from aurum.engine.errors import Key
from aurum.games.orichalque.rules import frames
from aurum.games.orichalque.rules.buildings import count
from aurum.games.orichalque.rules.combat import in_hundred, odds_of_fight
from aurum.games.orichalque.rules.components import ACTIONS, PRODUCE, TERRAINS, ComponentSet, load
from aurum.games.orichalque.rules.imagine import imagine
from aurum.games.orichalque.rules.notation import write_spot
from aurum.games.orichalque.rules.turn import ENOUGH
from aurum.games.orichalque.rules.view import PlayerView, View
from aurum.lessons.lesson import Event, Facts, Observation

Detector = Callable[[Observation], Facts | None]
TITANS = ("theia", "themis", "cronos", "hyperion")
MOST = 3
"""OR-6.3. Hoplites on a creature."""


# Names


def parts(view: View) -> ComponentSet:
    """The pieces of the box that is played with."""
    return load(view.setup[0])


def creature(view: View, kind: int) -> Facts:
    """A creature, with its strength and its loot."""
    beast = parts(view).creatures[kind]
    key = f"creature-{'hydra' if beast.titan >= 0 else beast.name.lower()}"
    return {
        "creature": Key(key),
        "creature_the": Key(f"{key}.the"),
        "creature_acc": Key(f"{key}.acc"),
        "loot": Key(f"{key}.does"),
        "strength": beast.strength,
    }


def titan(number: int) -> Facts:
    """A Titan, and what it grants."""
    key = f"titan-{TITANS[number]}"
    land = f"terrain-{TERRAINS[number]}"
    return {
        "titan": Key(key),
        "titan_acc": Key(f"{key}.acc"),
        "titan_of": Key(f"{key}.of"),
        "does": Key(f"{key}.does"),
        "terrain": Key(f"{land}.one"),
    }


def building(view: View, kind: int) -> Facts:
    """A building, and what it does."""
    key = f"building-{parts(view).buildings[kind].name.lower()}"
    return {"building": Key(key), "building_the": Key(f"{key}.the"), "does": Key(f"{key}.does")}


def _number(event: Event, fact: str) -> int:
    return int(event[fact])


def spot(view: View, seat: int, cell: int) -> str:
    """The name of a cell of a player's island."""
    return write_spot(imagine(view).ground(seat).spots[cell])


def me(g: Observation) -> PlayerView:
    """The learner's side of the table."""
    side: PlayerView = g.view.players[g.seat]
    return side


def asks(g: Observation, question: int) -> bool:
    """Whether the learner is asked this."""
    return bool(g.choices) and g.view.stack[-1][0] == question


def _purse(g: Observation) -> Facts:
    side = me(g)
    return {
        "hoplites": side.hoplites,
        "orichalque": side.orichalque,
        "points": side.points,
        "beasts": len(side.creatures),
        "captured": sum(side.captured),
        "enough": ENOUGH,
        "short": max(0, ENOUGH - side.points),
    }


def _gained(g: Observation) -> Facts:
    """What came to the learner's stock with the last choice."""
    own = [e for e in g.events if e["event"] == "gained" and e["player"] == g.seat]
    hoplites = sum(_number(event, "hoplites") for event in own)
    orichalque = sum(_number(event, "orichalque") for event in own)
    return {"hoplites": hoplites, "orichalque": orichalque}


# What happened


def began(g: Observation) -> Facts | None:
    """The first round begins."""
    return _purse(g) if g.happened("round", round=1) else None


def own_event(name: str, **facts: int) -> Detector:
    """The learner did something; with what it brought."""

    def detect(g: Observation) -> Facts | None:
        found = g.happened(name, player=g.seat, **facts)
        return None if found is None else {**_gained(g), "points": me(g).points}

    return detect


def beast_came(g: Observation) -> Facts | None:
    """A creature has come to the learner's island with a tile."""
    if g.happened("placed", player=g.seat) is None:
        return None
    before = {cell for cell, _, _ in g.before.players[g.seat].creatures}
    for cell, kind, _ in me(g).creatures:
        if cell not in before:
            return {**creature(g.view, kind), "cell": spot(g.view, g.seat, cell)}
    return None


def port(g: Observation) -> Facts | None:
    """The learner's tile has covered a port."""
    for event in g.events:
        if event["event"] == "gained" and event["player"] == g.seat and event["rule"] == "OR-4.3":
            return _gained(g)
    return None


def titan_came(how: str) -> Detector:
    """A Titan has come: to the learner (`own`), from the learner (`lost`), to another (`other`)."""

    def detect(g: Observation) -> Facts | None:
        for event in g.events:
            if event["event"] != "came":
                continue
            to, of = _number(event, "player"), _number(event, "holder")
            if to == of:  # it was there, and has woken up
                continue
            what = "own" if to == g.seat else "lost" if of == g.seat else "other"
            if what == how:
                points = g.view.players[to].points
                hydra = int(event["rule"] != "OR-4.4")
                return {**titan(_number(event, "titan")), "points": points, "hydra": hydra}
        return None

    return detect


def captured(g: Observation) -> Facts | None:
    """The learner has won a fight."""
    event = g.happened("captured", player=g.seat)
    if event is None:
        return None
    left, hospital = len(me(g).creatures), count(imagine(g.view), g.seat, "hospital")
    return {**creature(g.view, _number(event, "creature")), "beasts": left, "hospital": hospital}


def fight_lost(g: Observation) -> Facts | None:
    """The learner has lost one."""
    event = g.happened("lost", player=g.seat)
    if event is None:
        return None
    return {**creature(g.view, _number(event, "creature")), "hoplites": _number(event, "hoplites")}


def built(g: Observation) -> Facts | None:
    """The learner has put up a building."""
    event = g.happened("built", player=g.seat)
    if event is None:
        return None
    return building(g.view, _number(event, "building"))


def favoured(g: Observation) -> Facts | None:
    """A Titan has granted the learner its favour."""
    event = g.happened("favoured", player=g.seat)
    return None if event is None else titan(_number(event, "titan"))


def rival_took(g: Observation) -> Facts | None:
    """Another player has taken a card, and what slid left costs less now; most often it does not.

    Of two that became cheaper the one further left is named, which is the cheaper.
    """
    event = g.happened("took")
    if event is None or event["player"] == g.seat:
        return None
    gap, cards, costs = _number(event, "place"), g.before.display, parts(g.view).card_costs
    for place in range(gap, len(cards) - 1):
        if costs[place] < costs[place + 1]:
            action = Key(f"action-{ACTIONS[parts(g.view).cards[cards[place + 1][0]].action]}")
            facts: Facts = {"place": gap + 1, "action": action, "was": costs[place + 1]}
            return {**facts, "from": place + 2, "to": place + 1, "cost": costs[place]}
    return None


def rival_scored(g: Observation) -> Facts | None:
    """Another player has a point more, by a temple or a medallion."""
    for event in g.events:
        if event["event"] in ("erected", "forged") and event["player"] != g.seat:
            temple = int(event["event"] == "erected")
            points = g.view.players[_number(event, "player")].points
            return {"temple": temple, "points": points}
    return None


def next_round(g: Observation) -> Facts | None:
    """A later round begins."""
    event = g.happened("round")
    if event is None or _number(event, "round") < 2:
        return None
    first = event["player"] == g.seat
    # Whoever does not begin has gained one since they were counted (OR-9.4).
    own = me(g).hoplites - (not first)
    rival = g.view.players[1 - g.seat].hoplites - first
    return {
        "round": _number(event, "round"),
        "first": "you" if first else "other",
        "hoplites": own,
        "rival": rival,
        "tie": int(own == rival),
    }


# What is asked


def over(g: Observation) -> Facts | None:
    """The game is over."""
    if g.view.actor != OVER:
        return None
    best = max(side.points for seat, side in enumerate(g.view.players) if seat != g.seat)
    outcome = "won" if g.seat in g.view.winners else "lost"
    return {**_purse(g), "outcome": outcome, "best": best}


def question(asked: int) -> Detector:
    """The learner is asked this; with what lies in the stock."""

    def detect(g: Observation) -> Facts | None:
        return {**_purse(g), "n": len(g.choices)} if asks(g, asked) else None

    return detect


def enough(rounds: int) -> Detector:
    """So many rounds have been played, and a card is to be chosen."""

    def detect(g: Observation) -> Facts | None:
        over = asks(g, frames.ASK_CARD) and g.view.round > rounds
        return {**_purse(g), "rounds": rounds} if over else None

    return detect


def choose_card(g: Observation) -> Facts | None:
    """A card is to be chosen."""
    if not asks(g, frames.ASK_CARD):
        return None
    return {**_purse(g), "n": len(g.view.display), "can": len(g.choices)}


def act(action: int) -> Detector:
    """The card's action may be performed."""

    def detect(g: Observation) -> Facts | None:
        if not asks(g, frames.ASK_ACTION):
            return None
        if parts(g.view).cards[g.view.held[0]].action != action:
            return None
        power = "mine" if action == PRODUCE else "camp"
        return {**_purse(g), "n": 1 + count(imagine(g.view), g.seat, power)}

    return detect


def again_act(g: Observation) -> Facts | None:
    """Once more an action may be performed."""
    if not asks(g, frames.ASK_ACTION):
        return None
    key = f"action-{ACTIONS[parts(g.view).cards[g.view.held[0]].action]}"
    return {**_purse(g), "action": Key(key), "does": Key(f"{key}.does")}


def fight(g: Observation) -> Facts | None:
    """A creature may be fought; with the exact chances."""
    if not asks(g, frames.ASK_FIGHT):
        return None
    beasts = me(g).creatures
    if not beasts:
        return None
    state = imagine(g.view)
    cell, kind, stuck = min(beasts, key=lambda beast: parts(g.view).creatures[beast[1]].strength)
    most = min(MOST, stuck + me(g).hoplites)
    chances: Facts = {
        f"odds{n}": in_hundred(odds_of_fight(state, g.seat, kind, n)) for n in range(MOST + 1)
    }
    return {
        **creature(g.view, kind),
        **chances,
        "most": most,
        "stuck": stuck,
        "cell": spot(g.view, g.seat, cell),
    }


def construct(g: Observation) -> Facts | None:
    """Something may be constructed."""
    if not asks(g, frames.ASK_CONSTRUCT):
        return None
    verbs = {choice.split()[0] for choice in g.choices}
    return {**_purse(g), **{verb: int(verb in verbs) for verb in ("build", "temple")}}


def raise_it(g: Observation) -> Facts | None:
    """A Minotaur's building may be put up."""
    return building(g.view, g.view.stack[-1][1]) if asks(g, frames.ASK_RAISE) else None


def welcome(g: Observation) -> Facts | None:
    """Two Titans come, or one too many is there."""
    asked = asks(g, frames.ASK_WELCOME) or asks(g, frames.ASK_RELEASE)
    return {"n": len(g.choices)} if asked else None


def extra(g: Observation) -> Facts | None:
    """An extra action may be bought."""
    if not asks(g, frames.ASK_EXTRA):
        return None
    return {**_purse(g), "can": len(g.choices) - 1}


def anything(g: Observation) -> Facts | None:
    """The learner is asked something."""
    return _purse(g) if g.choices else None
