"""The same match on a cluster, where the extra `aurum-tabletop[ray]` is installed."""

from __future__ import annotations

import pytest

from aurum.arena import BadMatch, Match, MatchReport, play

pytest.importorskip("ray", reason='an extra: pip install "aurum-tabletop[ray]"')
pytestmark = pytest.mark.filterwarnings("default")  # what Ray does is not ours to mend


def essence(report: MatchReport) -> list[object]:
    return [(r.game, r.deal, r.bots, r.scores, r.rounds, bytes(r.record)) for r in report.results]


def test_two_workers_of_a_cluster_play_what_this_process_plays() -> None:
    match = Match("orichalque", "greedy,random", players=3, games=8, iterations=10)
    assert essence(play(match, ray="local", workers=2)) == essence(play(match, workers=0))


def test_a_bot_that_hangs_there_is_given_up_there() -> None:
    match = Match("oriflamme", "support.odd_bots:Hangs,random*2", players=3, games=2, limit=2)
    report = play(match, ray="local", workers=2)
    assert [(failure.game, failure.kind) for failure in report.failures] == [
        (1, "slow"),
        (2, "slow"),
    ]


def test_a_bot_that_cannot_be_made_there_is_explained_here() -> None:
    match = Match("oriflamme", "support.odd_bots:NotMade,random", games=2)
    with pytest.raises(BadMatch, match=r"odd_bots:NotMade cannot be made"):
        play(match, ray="local", workers=2)


def test_a_cluster_that_is_not_there_is_explained() -> None:
    with pytest.raises(BadMatch, match="cannot be reached"):
        play(Match("oriflamme", "random", games=1), ray="auto")
