"""What an explanation must not say: of rounds that are none, of levels that do find it, of gains
that come later."""

from __future__ import annotations

from aurum.bots import Question, Reason
from aurum.engine import OVER
from aurum.games.orichalque.puzzles.themes import winning
from aurum.games.oriflamme.rules.cards import ROUNDS
from aurum.puzzles import Puzzle, set_names
from aurum.puzzles.explanation import MISSES, explain
from aurum.puzzles.sets import puzzle, puzzle_set


def reasons_of(one: Puzzle) -> dict[str, Reason]:
    return {reason.key: reason for reason in explain(one)}


def every() -> list[Puzzle]:
    return [one for name in set_names() for one in puzzle_set(name)]


def test_in_the_last_round_no_round_follows() -> None:
    for one in puzzle_set("oriflamme") + puzzle_set("alliance"):
        last = one.question.view.round == ROUNDS
        assert ("puzzle-later" if last else "puzzle-later-last") not in reasons_of(one)
    assert "puzzle-later-last" in reasons_of(puzzle("alliance", 6))


def test_a_level_that_finds_it_is_not_said_to_miss_it() -> None:
    named = 0
    for one in every():
        for key in ("puzzle-tempting", "puzzle-tempting-same"):
            level = str(reasons_of(one)[key].facts["level"]) if key in reasons_of(one) else "nobody"
            if level != "nobody":
                assert one.levels[level] < MISSES
                named += 1
    assert named > 5


def test_al_2_7_what_a_deal_pays_next_round_does_not_come_at_once() -> None:
    assert reasons_of(puzzle("alliance", 7))["puzzle-of-gain"].facts == {"points": 1}


def test_of_3_6_nor_does_what_another_card_brings() -> None:
    """The Heir beneath the Assassination acts next, but it is not what the choice brings."""
    assert reasons_of(puzzle("oriflamme", 14))["puzzle-of-gain"].facts == {"points": 1}


def test_or_9_5_a_line_that_wins_is_followed_to_the_end_and_said_to_win() -> None:
    one = puzzle("orichalque", 1)
    reasons = explain(one)
    line = [str(reason.facts["choice"]) for reason in reasons if reason.key == "puzzle-then"]
    assert line == ["temple c4 d5", "medallion"], "what is paid is no choice worth naming"
    assert "puzzle-or-won" in reasons_of(one)
    state = one.after(len(one.then))
    state.apply(one.rulebook.read("medallion"))
    assert state.actor == OVER
    assert one.seat in state.winners()
    assert winning(Question(one.game, one.state().view(one.seat), one.state().choices())) is None


def test_the_first_that_is_named_is_the_first() -> None:
    for one in every():
        steps = [reason.facts["first"] for reason in explain(one) if reason.key == "puzzle-then"]
        assert steps == [1, 0, 0][: len(steps)]
