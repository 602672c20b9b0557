"""Puzzles at the counter: listed and shown without their answers, which come to who answers."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from support.server_fixture import RunningServer, run_server
from support.table_driver import ask_plainly

from aurum.puzzles import explain, puzzle, puzzle_set, set_names
from aurum.puzzles.explanation import percent
from aurum.server.http.puzzles import (
    PuzzleAnswered,
    PuzzleInfo,
    PuzzleList,
    PuzzleSolution,
    answer,
    show,
    solve,
)
from aurum.words import LANGUAGES, translator_for


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with run_server(tmp_path_factory.mktemp("house")) as opened:
        yield opened


def ask(server: RunningServer, path: str = "", body: Any = None, language: str = "en") -> Any:
    method = "GET" if body is None else "POST"
    sent = None if body is None else json.dumps(body)
    answered, said = ask_plainly(
        server, method, f"/api/puzzles{path}", sent, accept_language=language
    )
    return answered.status, json.loads(said)


def test_all_are_listed(server: RunningServer) -> None:
    status, said = ask(server)
    told = msgspec.convert(said, PuzzleList)
    assert status == 200
    assert [one.shelf for one in told.shelves] == list(set_names())
    for one in told.shelves:
        assert [row.number for row in one.puzzles] == list(range(1, len(puzzle_set(one.shelf)) + 1))
        assert {f"puzzles-kind-{row.kind}" for row in one.puzzles}
        for language in LANGUAGES:
            assert all(
                translator_for(language).has(f"puzzles-kind-{row.kind}") for row in one.puzzles
            )


def test_one_is_shown_without_its_answer(server: RunningServer) -> None:
    status, said = ask(server, "/oriflamme/2")
    told = msgspec.convert(said, PuzzleInfo)
    one = puzzle("oriflamme", 2)
    assert status == 200
    assert (told.number, told.last, told.seat) == (2, len(puzzle_set("oriflamme")), one.seat)
    assert sorted(told.choices) == sorted(each.choice for each in one.tried)
    assert not {"best", "tried", "tempting", "then", "worth", "position", "levels"} & set(said)


@pytest.mark.parametrize("name", ["oriflamme", "alliance"])
def test_nothing_is_sent_that_the_asked_seat_may_not_know(name: str) -> None:
    """Another world that looks the same to that seat is the same message, byte by byte."""
    for number, one in enumerate(puzzle_set(name), 1):
        sent = msgspec.json.encode(show(name, number))
        other = one.rulebook.imagine(one.question.view, Random(number))
        twin = msgspec.structs.replace(one, position=one.rulebook.write_position(other))
        assert msgspec.json.encode(twin.question.view) in sent


def test_a_wrong_choice_is_not_told_the_answer(server: RunningServer) -> None:
    one = puzzle("orichalque", 1)
    status, said = ask(server, "/orichalque/1/answer", {"choice": one.tempting})
    told = msgspec.convert(said, PuzzleAnswered)
    assert status == 200
    assert not told.right
    assert told.solution is None
    assert told.worth == percent(one.worth(one.tempting).worth)
    assert one.best not in json.dumps(said)


def test_the_right_choice_is_explained(server: RunningServer) -> None:
    one = puzzle("alliance", 1)
    _, said = ask(server, "/alliance/1/answer", {"choice": one.best.upper()})
    told = msgspec.convert(said, PuzzleAnswered)
    assert told.right
    assert told.solution is not None
    assert told.solution.best == one.best
    assert [reason.key for reason in told.solution.reasons] == [each.key for each in explain(one)]
    assert [each.choice for each in told.solution.tried] == [each.choice for each in one.tried]
    assert len(told.solution.after) == len(one.then) + 1
    _, wanted = ask(server, "/alliance/1/answer", {})
    assert wanted["solution"] == said["solution"]
    assert not wanted["right"]


@pytest.mark.parametrize("name", set_names())
def test_every_answer_can_be_told(name: str) -> None:
    for number, one in enumerate(puzzle_set(name), 1):
        assert answer(name, number, one.best, "en").right
        told = msgspec.json.decode(msgspec.json.encode(solve(one)), type=PuzzleSolution)
        assert told.levels[-1] == "regent"
        assert told.tried[0].worth > told.tried[1].worth


def test_what_cannot_be_chosen_is_refused_with_its_reason(server: RunningServer) -> None:
    status, said = ask(server, "/oriflamme/1/answer", {"choice": "fly away"}, language="fr")
    assert status == 200
    assert said["refused"]["code"] == "error-unreadable"
    assert "«" in said["refused"]["says"]
    assert not said["right"]
    _, said = ask(server, "/oriflamme/1/answer", {"choice": "before 12"})
    assert said["refused"]["says"]


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/chess/1", None, 404),
        ("/oriflamme/9999", None, 404),
        ("/oriflamme/0", None, 400),
        ("/oriflamme/one", None, 404),
        ("/oriflamme/1/answer", {"choice": 7}, 400),
        ("/oriflamme/1/answer", {"choose": "keep"}, 400),
        ("/oriflamme/1/answer", {"choice": "x" * 201}, 400),
        ("/alliance/9999/answer", {"choice": "keep"}, 404),
    ],
)
def test_what_there_is_not_is_refused(
    server: RunningServer, path: str, body: dict[str, object] | None, status: int
) -> None:
    got, said = ask(server, path, body)
    assert got == status
    assert said["code"]
