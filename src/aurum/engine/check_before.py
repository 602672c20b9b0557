"""Whether `Game.before` takes back the last choice, where a game brings it."""

from __future__ import annotations

import pickle
from collections.abc import Sequence

from aurum.engine.check_secrets import apart
from aurum.engine.contract import State
from aurum.engine.errors import Illegal
from aurum.engine.promises import AnyGame, kept, promise

Last = dict[int, str]
"""The last choice as each seat saw it made; empty at the beginning."""


def as_seen(state: State, choice: int, everybody: Sequence[int]) -> Last:
    """A choice of this state as each of these seats sees it made."""
    return {seat: state.redacted(choice, seat) for seat in everybody}


def check_before(game: AnyGame, state: State, last: Last, everybody: Sequence[int]) -> None:
    """What `before` returns is the last choice, and a state from which it leads to this one.

    These seats see in both the same choice made. They are all seats for a state of the play, and
    for an imagined state the one that imagines it: of the others' choices it knows what it saw.
    """
    with apart(game, state), kept("exception", game, state):
        found = game.before(state)
        if found is None:
            return
        earlier, choice = found
        text = game.write(choice)
        for seat in everybody:
            was = last.get(seat, "-")
            said = earlier.redacted(choice, seat)
            promise(said == was, "before-last", game, state, seat=seat, choice=said, last=was)
        reached = earlier.clone()
        try:
            reached.apply(choice)
        except Illegal:
            promise(False, "before", game, state, choice=text)
        same = game.write_position(reached) == game.write_position(state)
        same = same and reached.actor == state.actor
        same = same and all(_view(reached, seat) == _view(state, seat) for seat in everybody)
        promise(same, "before", game, state, choice=text)
        earlier.apply(choice)


def _view(state: State, seat: int) -> bytes:
    return pickle.dumps(state.view(seat))
