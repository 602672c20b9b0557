"""Which games a match consists of: fair to every bot, to every seat, at every moment."""

from __future__ import annotations

from collections import Counter, defaultdict
from itertools import islice

import pytest

from aurum.arena import BadMatch
from aurum.arena.pairing import balanced, orders, pairings, read_names, rotations
from aurum.arena.schedule import Fixture, fixtures


def games(line_up: str, seats: int, number: int) -> list[Fixture]:
    return list(islice(fixtures(read_names(line_up), seats), number))


def test_a_line_up_is_read() -> None:
    assert read_names("regent, page*3") == ["regent", "page", "page", "page"]
    assert read_names(["mine:Cautious", "page"]) == ["mine:Cautious", "page"]
    for bad in ("", "page,", "page*0", "page*", "page*x", "*3", "page*-1", "page*٣"):
        with pytest.raises(BadMatch, match="not the name of a bot"):
            read_names(bad)


def test_as_many_names_as_seats_are_one_table() -> None:
    assert pairings(["a", "b", "b", "b"], 4) == [("a", "b", "b", "b")]


def test_fewer_names_fill_the_seats_in_every_way() -> None:
    two = pairings(["a", "b"], 4)
    assert two == [("a", "a", "a", "b"), ("a", "a", "b", "b"), ("a", "b", "b", "b")]
    assert pairings(["a", "b", "c"], 4) == [
        ("a", "a", "b", "c"),
        ("a", "b", "b", "c"),
        ("a", "b", "c", "c"),
    ]
    assert pairings(["a"], 3) == [("a", "a", "a")]


def test_more_names_take_turns_at_every_table_they_can_fill() -> None:
    assert len(pairings(list("abcdef"), 4)) == 15
    assert pairings(["a", "b", "b", "b"], 2) == [("a", "b"), ("b", "b")]
    with pytest.raises(BadMatch, match="1,820 different tables"):
        pairings([f"bot{number}" for number in range(16)], 4)


def test_at_any_time_every_bot_of_a_pool_has_played_about_as_often() -> None:
    sat: Counter[str] = Counter()
    for number, table in enumerate(balanced(pairings(list("abcdef"), 4)), 1):
        sat.update(table)
        assert max(sat[name] for name in "abcdef") - min(sat[name] for name in "abcdef") <= 2
        assert sum(sat.values()) == 4 * number
    assert set(sat.values()) == {10}


def test_round_a_table_every_order_is_found_once() -> None:
    assert len(orders(("a", "b", "c", "d"))) == 6
    assert sorted(orders(("a", "a", "b", "b"))) == [("a", "a", "b", "b"), ("a", "b", "a", "b")]
    assert rotations(("a", "b", "a", "b")) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]


@pytest.mark.parametrize(
    ("line_up", "seats"), [("a,b*3", 4), ("a,b", 4), ("a,b,c,d", 4), ("a,b,c,d,e", 3), ("a,b", 2)]
)
def test_every_deal_is_replayed_until_each_bot_has_sat_in_each_seat(
    line_up: str, seats: int
) -> None:
    played: dict[int, list[Fixture]] = defaultdict(list)
    for fixture in games(line_up, seats, 240):
        played[fixture.deal].append(fixture)
    whole = list(played.values())[:-1]  # the last may be cut short
    assert len(whole) > 20
    for fixtures_of_deal in whole:
        seatings = [fixture.bots for fixture in fixtures_of_deal]
        assert len(set(seatings)) == len(seatings)
        for name in set(seatings[0]):
            sat = [sum(bots[seat] == name for bots in seatings) for seat in range(seats)]
            assert len(set(sat)) == 1


def test_games_are_numbered_and_do_not_depend_on_how_many_there_are() -> None:
    assert [fixture.game for fixture in games("a,b", 4, 9)] == list(range(1, 10))
    assert games("a,b,c,d,e,f", 4, 30) == games("a,b,c,d,e,f", 4, 300)[:30]


def test_alone_every_bot_plays_the_same_deals() -> None:
    assert [(f.deal, f.bots) for f in games("a,b", 1, 4)] == [
        (1, ("a",)),
        (1, ("b",)),
        (2, ("a",)),
        (2, ("b",)),
    ]
