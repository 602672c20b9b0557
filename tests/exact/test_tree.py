"""The tree of a game: what a seat knows, and perfect recall."""

from __future__ import annotations

from collections import Counter

import pytest
from support.kuhn_poker import kuhn

import aurum
from aurum import exact
from aurum.exact.tree import Tree

ORIFLAMME: dict[str, object] = {"set": "Soldier,Heir,Ambush", "rounds": 2, "first": 0}


@pytest.fixture(scope="module")
def tree() -> Tree:
    return exact.unfold(aurum.game("oriflamme"), ORIFLAMME)


def test_every_path_is_counted(tree: Tree) -> None:
    told: list[int] = []
    again = exact.unfold(aurum.game("oriflamme"), ORIFLAMME, watch=told.append)
    assert again.positions == tree.positions == 28265
    assert told == [20000]
    assert tree.ends.chance.sum() > 1  # of each policy without chance, some end
    assert exact.unfold(kuhn, {}).positions == 1 + 3 + 6 * (1 + 4 + 2 + 2 + 10)


def test_whoever_begins_is_drawn_where_the_table_does_not_say() -> None:
    game = aurum.game("oriflamme")
    drawn = exact.unfold(game, {**ORIFLAMME, "first": None})
    assert len(drawn.sets[0]) == len(drawn.sets[1])
    value = exact.game_value(drawn, *exact.uniform(drawn))
    assert value == pytest.approx(0.5)


def test_a_seat_remembers_more_than_its_view_shows(tree: Tree) -> None:
    """So the same view can belong to several information sets, each on a path of its own."""
    for sets, plex in zip(tree.sets, tree.seats, strict=True):
        views = Counter(one.view for one in sets)
        assert max(views.values()) > 1
        assert len(plex.parents) == len(sets)
        assert (plex.parents < plex.starts).all()


def test_what_a_seat_cannot_know_does_not_part_its_information_sets(tree: Tree) -> None:
    """The second to place knows where the first card lies, but not which of three it is."""
    first = [one for one in tree.sets[1] if one.view.round == 1 and len(one.choices) == 6]
    assert len(first) == 1
    assert first[0].view.queue[0][0].kind is None


def test_sequences_begin_where_the_last_information_set_ends(tree: Tree) -> None:
    for sets, plex in zip(tree.sets, tree.seats, strict=True):
        ends = [int(start) + len(one.choices) for start, one in zip(plex.starts, sets, strict=True)]
        assert [1, *ends[:-1]] == plex.starts.tolist()
        assert ends[-1] == plex.size
        assert sum(level.sets.stop - level.sets.start for level in plex.levels) == len(sets)
