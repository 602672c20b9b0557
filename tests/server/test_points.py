"""The points by round: of games at a table and of records, from what a viewpoint may know."""

from __future__ import annotations

from typing import Any

import pytest
import table_client as client
from support.fair_games import play_fairly
from support.server_fixture import RunningServer
from support.table_driver import BOT, PERSON, finished, refused

from aurum.engine import SPECTATOR, Game
from aurum.games.oriflamme.rules.game import OriflammeGame
from aurum.games.oriflamme.rules.view import View
from aurum.server.http.points import RoundPoints, points_by_round, rounds_of
from aurum.server.http.replay import OPEN, Replay
from aurum.server.http.replays import timeline


def replay_of(game: str, **options: Any) -> Replay:
    return Replay.of_text(play_fairly(game, options).to_json())


def test_a_round_has_ended_where_the_next_one_begins() -> None:
    course = [(0, [1]), (0, [1]), (1, [1]), (1, [2]), (2, [4]), (2, [5]), (2, [6])]
    assert rounds_of(course) == [
        RoundPoints(0, 2, [1]), RoundPoints(1, 4, [4]), RoundPoints(2, 6, [6]),
    ]  # fmt: skip
    assert rounds_of(course[:4]) == [RoundPoints(0, 2, [1]), RoundPoints(1, 3, [2])]


def test_without_rounds_or_points_there_are_none() -> None:
    assert rounds_of([]) == []
    assert rounds_of([(0, [1]), (0, [2])]) == []
    assert rounds_of([(0, []), (1, []), (2, [])]) == []


@pytest.mark.parametrize("players", [2, 3])
def test_oriflamme_begins_at_one_and_ends_where_the_stocks_do(players: int) -> None:
    """OF-1.3, OF-1.5, OF-7.1."""
    replay = replay_of("oriflamme", players=players)
    rounds = points_by_round(replay, SPECTATOR).rounds
    assert [one.round for one in rounds] == [0, 1, 2, 3, 4, 5, 6]
    *_, last = replay.steps()
    assert rounds[0].points == [1] * len(last.state.view(SPECTATOR).families)  # type: ignore[attr-defined]
    assert rounds[-1].points == [one.stock for one in last.state.view(SPECTATOR).families]  # type: ignore[attr-defined]
    assert rounds[-1].move == last.number
    steps = list(replay.steps())
    for one in rounds[:-1]:
        before, after = steps[one.move - 1].state, steps[one.move].state
        assert replay.game.stage(before).round == one.round < replay.game.stage(after).round


def test_the_automaton_has_its_points_too() -> None:
    """OR-9.5."""
    replay = replay_of("orichalque", players=1, solo="normal")
    rounds = points_by_round(replay, 0).rounds
    *_, last = replay.steps()
    assert rounds[-1].points == [one.points for one in last.state.view(0).players]  # type: ignore[attr-defined]
    assert all(len(one.points) == 2 for one in rounds)
    assert len(replay.record.seats) == 1


def test_a_game_that_says_no_points_has_none() -> None:
    class Silent(OriflammeGame):
        points = Game.points

    replay = replay_of("oriflamme", players=3)
    replay.game = Silent()
    assert points_by_round(replay, 0).rounds == []
    story = timeline(replay, 0)
    assert story.rounds == []
    assert {len(moment.points) for moment in story.moments} == {0}
    assert max(moment.round for moment in story.moments) > 1


def test_a_viewpoint_is_told_what_it_may_know() -> None:
    class CountedHands(OriflammeGame):
        """Its points come from cards that only their owner sees."""

        def points(self, view: View) -> list[int]:
            return [sum(family.hand or ()) for family in view.families]

    replay = replay_of("oriflamme", players=3)
    replay.game = CountedHands()
    for seat in range(3):
        for one in points_by_round(replay, seat).rounds[:-1]:
            assert [family for family, points in enumerate(one.points) if points] == [seat]
    assert all(not any(one.points) for one in points_by_round(replay, SPECTATOR).rounds)
    assert any(all(one.points) for one in points_by_round(replay, OPEN).rounds)
    moments = timeline(replay, SPECTATOR).moments
    assert all(not any(moment.points) for moment in moments)


def test_a_table_and_its_record_tell_the_same(server: RunningServer) -> None:
    table = finished(server, [PERSON, BOT, BOT])
    table.close()
    eva = server.guest("Eva")
    found = eva.ask("GET", f"/api/tables/{table.id}/points?seat=0")
    assert found["seat"] == 0
    assert found["rounds"] == eva.ask("GET", f"/api/tables/{table.id}/story?seat=0")["rounds"]
    assert found["rounds"][-1]["points"] == table.table["result"]["scores"]
    kept = eva.ask("POST", "/api/records", eva.record(table.id))
    assert eva.ask("GET", f"/api/records/{kept['id']}/points")["rounds"] == found["rounds"]
    assert refused(eva.ask, "GET", f"/api/records/{kept['id']}/points?seat=3") == "server-no-seat"


def test_while_a_game_runs_only_one_s_own_points(server: RunningServer) -> None:
    host = server.guest("Ana")
    table = client.Table(host, host.open_table("oriflamme", [PERSON, BOT, BOT])).connect()
    table.do("start")
    path = f"/api/tables/{table.id}/points"
    assert host.ask("GET", path)["rounds"][-1]["points"] == [1, 1, 1]
    assert refused(host.ask, "GET", f"{path}?seat=1") == "server-other-seat"
    table.close()
