"""Games in other processes: the same results, and a bot that hangs or falls stops nobody."""

from __future__ import annotations

import os
import signal
import sys
from multiprocessing import active_children

import pytest

from aurum.arena import BadMatch, Match, MatchReport
from aurum.arena.match_runner import play
from aurum.arena.worker import Worker

BOTS = "support.odd_bots"


def essence(report: MatchReport) -> list[object]:
    return [(r.game, r.deal, r.bots, r.scores, r.rounds, bytes(r.record)) for r in report.results]


def test_two_processes_play_what_one_plays_and_what_this_one_plays() -> None:
    match = Match("orichalque", "greedy,random", players=3, games=8, iterations=10)
    here, one, two = (essence(match.play(workers=workers)) for workers in (0, 1, 2))
    assert here == one == two


@pytest.mark.skipif(os.name != "posix", reason="signals of Unix")
def test_ctrl_c_does_not_reach_a_process_that_is_starting(
    capfd: pytest.CaptureFixture[str],
) -> None:
    worker = Worker(Match("oriflamme", "random", players=3, games=1))
    before = set(active_children())
    worker._start()
    try:
        [starting] = set(active_children()) - before
        assert starting.pid is not None
        os.kill(starting.pid, signal.SIGINT)
        worker.check()  # and it answers
    finally:
        worker.close()
    assert capfd.readouterr() == ("", "")


def test_a_bot_that_hangs_is_given_up_and_the_match_goes_on() -> None:
    match = Match("oriflamme", "support.odd_bots:Hangs,random*2", players=3, games=2, limit=2)
    report = match.play(workers=1)
    assert [result.game for result in report.results] == [1, 2]
    assert [(f.game, f.bot, f.kind) for f in report.failures] == [
        (1, "support.odd_bots:Hangs", "slow"),
        (2, "support.odd_bots:Hangs", "slow"),
    ]
    assert report["random"].failures == 0
    assert report["support.odd_bots:Hangs"].decisions > 2  # what it answered before still counts
    for result in report.results:
        assert len(result.rounds) == 6
        hung = result.bots.index("support.odd_bots:Hangs")
        assert max(result.micros[hung]) >= 2_000_000  # and so does what it took


def test_a_bot_that_ends_its_process_is_named_and_the_match_goes_on() -> None:
    match = Match(
        "oriflamme", "support.odd_bots:Falls,support.odd_bots:Raises,random", players=3, games=3
    )
    report = match.play(workers=1)
    assert len(report.results) == 3
    falls = [failure for failure in report.failures if failure.bot == "support.odd_bots:Falls"]
    assert [(f.game, f.kind, f.what) for f in falls] == [
        (number, "crashed", "exit status 3") for number in (1, 2, 3)
    ]
    raised = [failure for failure in report.failures if failure.bot == "support.odd_bots:Raises"]
    assert raised
    keys = [(failure.game, failure.choice) for failure in report.failures]
    assert keys == sorted(set(keys))  # what failed before the fall is told once
    assert not [failure for failure in report.failures if failure.bot == "random"]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("support.odd_bots:HangsAtOnce", "first question: it took too long"),
        ("support.odd_bots:RaisesAtOnce", "first question: it raised an error"),
        ("support.odd_bots:NotMade", "cannot be made"),
        ("clever", "No bot of oriflamme is called"),
    ],
)
def test_a_bot_is_checked_in_a_process_of_its_own(name: str, said: str) -> None:
    with pytest.raises(BadMatch, match=said):
        Match("oriflamme", [name, "random"], games=4, limit=2).play(workers=1)


def test_without_ray_its_absence_is_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadMatch, match=r'pip install "aurum-tabletop\[ray\]"'):
        play(Match("oriflamme", "random", games=1), ray="auto")
