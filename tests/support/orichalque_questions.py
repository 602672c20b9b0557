"""Questions of Orichalque: those of random plays, and rare ones."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from aurum.engine import OVER, SPECTATOR
from aurum.engine.chance import sample_choice
from aurum.engine.phrases import Explanation
from aurum.games.orichalque.rules.choices import VERB
from aurum.games.orichalque.rules.game import orichalque
from aurum.games.orichalque.rules.state import OrichalqueState

REST = "round 2; metropolis 1 c2 c3; tiles 1 c4=V; held produce1=-; stack end-turn discard extra:0 "
RARE = (
    "round 0; current 1; sides choose choose; stack begin-turn refill first? side?:1 side?:0",
    REST + "use-up-card action welcome?:3",
    REST + "use-up-card action release?:0; titans forest=1 lagoon=1 desert=1",
    REST + "use-up-card action?; titans mountain=1",
    REST + "favour?:0; titans mountain=1",
    REST + "use-up-card fight?:0:0; titans desert=1; creatures 1 c4=Gorgon",
    REST + "use-up-card fight?:0:0; titans desert=1; creatures 1 c4=HydraForest",
    REST + "use-up-card fight?:0:0; titans desert=1; medallions 4 0; creatures 1 c4=Hellhound",
    REST + "use-up-card fight?:0:0; titans desert=1; medallions 3 0; creatures 1 c4=HydraForest",
    REST + "use-up-card bonus?; titans forest=1; medallions 3 0; orichalque 6 1",
    REST + "use-up-card construct?; medallions 4 0; orichalque 6 1; spots Mine Mine Mine Mine",
    REST + "use-up-card action release?:0; titans forest=1 lagoon=1 desert=1; medallions 3 0; "
    "buildings 1 c4=Oratory",
)
"""Questions that a random play may never ask, and the last points of a game."""


def walk(options: dict[str, Any], seed: int) -> Iterator[OrichalqueState]:
    """The positions of a random play."""
    rng = random.Random(seed)
    state = orichalque.begin(options)
    while state.actor != OVER:
        yield state
        state.apply(sample_choice(state, rng))
    yield state


def asked(plays: int = 1) -> Iterator[OrichalqueState]:
    """The positions of some plays of every variant in which a seat chooses, and rare ones."""
    for number, options in enumerate(orichalque.variants()):
        for seed in range(plays):
            for state in walk(options, 100 * number + seed):
                if state.actor >= 0:
                    yield state
    yield from map(orichalque.read_position, RARE)


def explained(state: OrichalqueState, choice: int) -> Explanation:
    return orichalque.explain(state.view(state.actor if state.actor >= 0 else SPECTATOR), choice)


def some(choices: list[int]) -> list[int]:
    """A tile may have hundreds of places with sentences of one form: some of each verb."""
    verbs: dict[int, list[int]] = {}
    for choice in choices:
        verbs.setdefault(choice // VERB, []).append(choice)
    return [one for found in verbs.values() for one in found[:: len(found) // 12 + 1]]
