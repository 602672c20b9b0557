"""OF-7. From round to round, and the end."""

from __future__ import annotations

from support.oriflamme_positions import after, fact, queue

from aurum.engine import SPECTATOR

LAST = "round 6; first G; at 1"


def test_of_7_1_the_highest_stock_wins_and_points_on_cards_do_not_count() -> None:
    state = after(f"{LAST}; queue G:(Spy)+9; stock G=2 P=4 W=3", "keep")
    assert fact(state, "winners") == ["P"]
    assert state.winners() == [1]
    assert (fact(state, "actor"), fact(state, "at")) == ("over", 0)
    assert fact(state, "hand_size", "P") == 7  # the last card is never played


def test_of_7_2_a_tie_goes_to_more_positions_on_top() -> None:
    queue_of = "queue P:(Spy)/Heir/Lord G:(Spy) G:(Heir)"
    state = after(f"{LAST}; {queue_of}; stock G=4 P=4 W=3", "keep", "keep", "keep")
    assert fact(state, "winners") == ["G"]


def test_of_7_2_still_tied_the_victory_is_shared() -> None:
    state = after(f"{LAST}; queue P:(Spy) G:(Spy); stock G=4 P=4 W=3", "keep", "keep")
    assert fact(state, "winners") == ["G", "P"]


def test_of_7_3_the_marker_passes_to_the_left_and_the_queue_stays() -> None:
    state = after("round 2; first P; queue G:(Spy); at 1", "keep")
    assert (fact(state, "round"), fact(state, "first"), fact(state, "actor")) == (3, "W", "W")
    assert queue(state) == "G:(Spy)+1"
    assert fact(after("round 2; first W; queue G:(Spy); at 1", "keep"), "first") == "G"


def test_mx_4_the_duel_is_won_by_the_sum_of_both_families() -> None:
    last = "players 2; round 6; at 1; queue G:(Spy)"
    assert after(f"{last}; stock G=9 P=5 W=0 U=5", "keep").winners() == [1]
    tied = after(f"{last}; stock G=9 P=5 W=1 U=5", "keep")
    assert tied.scores() == [10, 10]
    assert tied.winners() == [0]


def test_of_7_2_a_view_has_the_standings_at_the_end_and_not_before() -> None:
    queue_of = "queue P:(Spy)/Heir/Lord G:(Spy) G:(Heir)"
    state = after(f"{LAST}; {queue_of}; stock G=4 P=4 W=3", "keep", "keep")
    assert state.view(1).standings == ()
    state.apply(state.choices()[0])
    expected = [(0, 1, 4, 2), (1, 2, 4, 1), (2, 3, 3, 0)]
    for seat in (0, 1, 2, SPECTATOR):
        found = state.view(seat).standings
        assert [(one.seat, one.rank, one.stock, one.positions) for one in found] == expected


def test_of_7_2_seats_that_are_level_share_a_rank() -> None:
    state = after(f"{LAST}; queue P:(Spy) G:(Spy); stock G=4 P=4 W=3", "keep", "keep")
    assert [(one.seat, one.rank) for one in state.view(2).standings] == [(0, 1), (1, 1), (2, 3)]


def test_mx_4_the_standings_of_a_duel_add_both_families() -> None:
    last = "players 2; round 6; at 1; queue G:(Spy)"
    found = after(f"{last}; stock G=9 P=5 W=1 U=5", "keep").view(0).standings
    assert [(one.seat, one.rank, one.stock, one.positions) for one in found] == [
        (0, 1, 10, 1), (1, 2, 10, 0),
    ]  # fmt: skip
