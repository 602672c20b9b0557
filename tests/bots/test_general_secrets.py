"""In the general search, nobody acts on what is hidden from them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from support.brief import often
from support.kuhn_poker import BET, KuhnView, kuhn

import aurum
from aurum.bots import general
from aurum.bots.search import Search
from aurum.engine import Game, State

POSITION = "round 3; first G; queue G:(Spy) W:(Heir)+1 P:Soldier G:({})+2; at 1"
"""The Soldier acts after the asker's Spy. Whether to strike the last card depends on what it is."""
HIDDEN = ("Heir", "Lord", "Conspiracy", "Ambush")
STRIKE = "eliminate 4"


def searched(game: Game[Any, Any], state: State, iterations: int, seed: int = 1) -> Search:
    """What the Regent's search has found after so many iterations."""
    search = search_with(game, state, game.secretive, seed)
    search.run(iterations, 1e9)
    return search


def search_with(game: Game[Any, Any], state: State, secretive: bool, seed: int) -> Search:
    params = general.level("regent").params  # type: ignore[attr-defined]
    view = state.view(state.actor)
    return Search(game.imagine, game.points, game.write, secretive, view, params, Random(seed))


def learnt(search: Search) -> list[tuple[object, list[int], list[float]]]:
    """All that others have learnt, in the order in which they did."""
    return [(key, node.visits, node.total) for key, node in search.shared.nodes.items()]


def strikes(search: Search) -> float:
    """How often the imagined Soldier strikes the last card."""
    oriflamme = aurum.game("oriflamme")
    strike = oriflamme.read(STRIKE)
    asked = [node for node in search.shared.nodes.values() if node.seat == 1]
    asked = [node for node in asked if strike in node.choices]
    struck = sum(node.visits[node.choices.index(strike)] for node in asked)
    return struck / sum(node.seen for node in asked)


def test_an_imagined_opponent_learns_the_same_whatever_the_thinker_hides() -> None:
    oriflamme = aurum.game("oriflamme")
    found = [
        searched(oriflamme, oriflamme.read_position(POSITION.format(hidden)), often(600, 150))
        for hidden in HIDDEN
    ]
    assert strikes(found[0]) > 0.2
    for other in found[1:]:
        assert learnt(other) == learnt(found[0])


def test_what_the_others_choose_in_the_thinkers_worlds_does_not_depend_on_it_either() -> None:
    """They follow what they have learnt and learn nothing there."""
    oriflamme = aurum.game("oriflamme")
    search = searched(oriflamme, oriflamme.read_position(POSITION.format("Ambush")), 50)
    before = repr(learnt(search))
    for _ in range(50):
        search.play(search.worlds[0].clone(), search.own_rng, search.me)
    assert repr(learnt(search)) == before


def test_the_test_finds_an_opponent_who_peeks() -> None:
    """Where all learn in the thinker's own worlds, the Soldier finds out what the card is."""
    oriflamme = aurum.game("oriflamme")
    share = {}
    for hidden in ("Lord", "Ambush"):
        state = oriflamme.read_position(POSITION.format(hidden))
        search = search_with(oriflamme, state, False, 1)
        for _ in range(often(1200, 600)):
            world = oriflamme.imagine(search.view, search.own_rng)
            search.play(world, search.own_rng, search.me)
            search.iterations += 1
        share[hidden] = strikes(search)
    assert share["Lord"] - share["Ambush"] > 0.15


@pytest.mark.parametrize("made", ["-", "p"])
def test_in_a_tiny_game_too(made: str) -> None:
    """A queen that faces a bet is as likely to call, whichever card the thinker holds."""
    calls = {}
    for mine in "JK":
        cards = f"{mine}Q" if made == "-" else f"Q{mine}"
        state = kuhn.read_position(f"{cards} {made} -1")
        other = 1 - state.actor
        seen = [0, 0]
        for seed in range(24):
            search = searched(kuhn, state, often(500, 300), seed)
            facing = "b" if made == "-" else "pb"
            view = KuhnView(other, 2, (None, 1) if other else (1, None), facing, -1)
            node = search.shared.nodes[view]
            seen[0] += node.seen
            seen[1] += node.visits[BET]
        calls[mine] = seen[1] / seen[0]
    assert abs(calls["J"] - calls["K"]) < 0.1


def test_a_bot_is_given_its_view_and_asks_for_nothing_else() -> None:
    """All it knows of a play comes through `imagine`, and that is given the asker's own view, or
    what others may know in a world that was imagined before."""
    oriflamme = aurum.game("oriflamme")
    real = oriflamme.read_position(POSITION.format("Ambush"))
    asker = real.view(real.actor)
    drawn: list[State] = []

    def imagine(view: Any, rng: Random) -> State:
        others = view.seat != asker.seat and any(view == one.view(view.seat) for one in drawn)
        assert others or view == asker
        drawn.append(oriflamme.imagine(view, rng))
        return drawn[-1]

    params = general.level("regent").params  # type: ignore[attr-defined]
    search = Search(imagine, oriflamme.points, oriflamme.write, True, asker, params, Random(1))
    search.run(40, 1e9)
    assert len(drawn) > 40
