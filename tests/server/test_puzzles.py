"""Puzzles at the server: listed and shown without their answers, which follow an answer."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import pytest
from support.server_fixture import RunningServer
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
from aurum.words import LANGUAGES, game_key, translator_for


def ask(server: RunningServer, path: str = "", body: Any = None, language: str = "en") -> Any:
    method = "GET" if body is None else "POST"
    sent = None if body is None else json.dumps(body)
    answered, content = ask_plainly(
        server, method, f"/api/puzzles{path}", sent, accept_language=language
    )
    return answered.status, json.loads(content)


def test_all_are_listed(server: RunningServer) -> None:
    status, body = ask(server)
    listed = msgspec.convert(body, PuzzleList)
    assert status == 200
    assert [one.shelf for one in listed.shelves] == list(set_names())
    for one in listed.shelves:
        assert [row.number for row in one.puzzles] == list(range(1, len(puzzle_set(one.shelf)) + 1))
        keys = {game_key("puzzles-kind", one.game, row.kind) for row in one.puzzles}
        assert keys
        for language in LANGUAGES:
            assert all(translator_for(language).has(key) for key in keys)


def test_one_is_shown_without_its_answer(server: RunningServer) -> None:
    status, body = ask(server, "/oriflamme/2")
    info = msgspec.convert(body, PuzzleInfo)
    one = puzzle("oriflamme", 2)
    assert status == 200
    assert (info.number, info.last, info.seat) == (2, len(puzzle_set("oriflamme")), one.seat)
    assert sorted(info.choices) == sorted(each.choice for each in one.tried)
    assert not {"best", "tried", "tempting", "then", "worth", "position", "levels"} & set(body)


@pytest.mark.parametrize("name", ["oriflamme", "alliance"])
def test_nothing_is_sent_that_the_asked_seat_may_not_know(name: str) -> None:
    """Another world that looks the same to that seat is the same message, byte by byte."""
    for number, one in enumerate(puzzle_set(name), 1):
        sent = msgspec.json.encode(show(name, number))
        other = one.rulebook.imagine(one.question.view, Random(number))
        copied = msgspec.structs.replace(one, position=one.rulebook.write_position(other))
        assert msgspec.json.encode(copied.question.view) in sent


def test_a_wrong_choice_does_not_reveal_the_answer(server: RunningServer) -> None:
    one = puzzle("orichalque", 1)
    status, body = ask(server, "/orichalque/1/answer", {"choice": one.tempting})
    result = msgspec.convert(body, PuzzleAnswered)
    assert status == 200
    assert not result.right
    assert result.solution is None
    assert result.worth == percent(one.worth(one.tempting).worth)
    assert one.best not in json.dumps(body)


def test_the_right_choice_is_explained(server: RunningServer) -> None:
    one = puzzle("alliance", 1)
    _, body = ask(server, "/alliance/1/answer", {"choice": one.best.upper()})
    result = msgspec.convert(body, PuzzleAnswered)
    assert result.right
    assert result.solution is not None
    assert result.solution.best == one.best
    assert [reason.key for reason in result.solution.reasons] == [each.key for each in explain(one)]
    assert [each.choice for each in result.solution.tried] == [each.choice for each in one.tried]
    assert len(result.solution.after) == len(one.then) + 1
    _, wanted = ask(server, "/alliance/1/answer", {})
    assert wanted["solution"] == body["solution"]
    assert not wanted["right"]


@pytest.mark.parametrize("name", set_names())
def test_every_answer_can_be_encoded(name: str) -> None:
    for number, one in enumerate(puzzle_set(name), 1):
        assert answer(name, number, one.best, "en").right
        solution = msgspec.json.decode(msgspec.json.encode(solve(one)), type=PuzzleSolution)
        assert solution.levels[-1] == "regent"
        assert solution.tried[0].worth > solution.tried[1].worth


def test_what_cannot_be_chosen_is_refused_with_its_reason(server: RunningServer) -> None:
    status, body = ask(server, "/oriflamme/1/answer", {"choice": "fly away"}, language="fr")
    assert status == 200
    assert body["refused"]["code"] == "error-unreadable"
    assert "«" in body["refused"]["says"]
    assert not body["right"]
    _, body = ask(server, "/oriflamme/1/answer", {"choice": "before 12"})
    assert body["refused"]["says"]


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
    got, problem = ask(server, path, body)
    assert got == status
    assert problem["code"]
