"""The rulebook at the server: its order, every scene played by the rules, and other choices."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from support.server_fixture import RunningServer
from support.table_driver import ask_plainly

import aurum
from aurum.engine import SPECTATOR, run_scenario
from aurum.games.orichalque.rulebook import ORICHALQUE
from aurum.games.oriflamme.rulebook import ORIFLAMME
from aurum.games.oriflamme.rules.view import View
from aurum.rulebook import Book, books, scenes
from aurum.server.http.rulebook import SceneInfo, Tried, TryChoice, play_scene, try_choices

ARCHER = "OF-5.1-only-the-two-ends"
SCENES = [(book, stem) for book in books() for stem in book.captions]
whole = pytest.mark.parametrize(("book", "stem"), SCENES, ids=[stem for _, stem in SCENES])


def ask(
    server: RunningServer, path: str, body: Any = None, language: str = "en"
) -> tuple[int, Any]:
    method = "GET" if body is None else "POST"
    sent = None if body is None else json.dumps(body)
    headers = {"accept-language": language, "content-type": "application/json"}
    answer, content = ask_plainly(server, method, f"/api/rules/{path}", sent, **headers)
    return answer.status, json.loads(content)


@pytest.mark.parametrize("book", books(), ids=lambda book: book.game)
def test_the_order_of_a_book_is_told(server: RunningServer, book: Book) -> None:
    status, body = ask(server, book.game)
    received = msgspec.convert(body, Book)
    assert status == 200
    assert received == book


def test_a_scene_is_told(server: RunningServer) -> None:
    status, body = ask(server, f"oriflamme/scenes/{ARCHER}")
    info = msgspec.convert(body, SceneInfo)
    assert status == 200
    assert (info.scene, info.game, info.seats, info.seat) == (ARCHER, "oriflamme", 3, SPECTATOR)
    assert [(step.by, step.made) for step in info.steps] == [(-2, ""), (0, "reveal")]
    assert info.steps[1].choices == ["eliminate 1", "eliminate 5"]
    assert "eliminate 3" in info.steps[1].refused
    assert [event["event"] for event in info.steps[1].events] == ["revealed"]


@whole
def test_every_scene_plays_to_its_end_and_holds(book: Book, stem: str) -> None:
    game = aurum.game(book.game)
    scenario = scenes.scene(book.game, stem)
    assert run_scenario(scenario, game) == []
    info = play_scene(book, stem, SPECTATOR)
    made = [text for part in scenario.parts for text in part.choices]
    assert [game.read(step.made) for step in info.steps[1:]] == [game.read(text) for text in made]
    for step, after in zip(info.steps, info.steps[1:], strict=False):
        assert after.made in step.choices
        assert after.by == step.actor
    assert len(msgspec.json.encode(info)) < 100_000
    for seat in range(info.seats):
        assert play_scene(book, stem, seat).steps[0].view.seat == seat


@whole
def test_what_a_scene_calls_refused_is_refused_by_that_rule(book: Book, stem: str) -> None:
    wanted = [part.expect.get("illegal", {}) for part in scenes.scene(book.game, stem).parts]
    info = play_scene(book, stem, SPECTATOR)
    found: dict[str, str] = {}
    for number, step in enumerate(info.steps):
        for text in step.refused:
            tried = try_choices(book, stem, TryChoice(number, [text]), "en")
            assert tried.steps == []
            assert tried.refused is not None
            assert tried.refused.says
            found[text] = tried.refused.rule
    assert found == {text: rule for part in wanted for text, rule in part.items()}


def test_a_scene_hides_nothing_from_its_reader() -> None:
    for stem in ORIFLAMME.captions:
        for step in play_scene(ORIFLAMME, stem, SPECTATOR).steps:
            view: View = step.view
            assert all(card.kind is not None for stack in view.queue for card in stack), stem
            assert all(family.hand is not None for family in view.families), stem


def test_a_seat_sees_what_it_would_see(server: RunningServer) -> None:
    _, body = ask(server, f"oriflamme/scenes/{ARCHER}?seat=1")
    backs = [card for stack in body["steps"][0]["view"]["queue"] for card in stack]
    assert {card["kind"] is None for card in backs if card["family"] == 0} == {True}
    assert {card["kind"] is None for card in backs if card["family"] == 1} <= {False}


# Another choice


def attempt(server: RunningServer, *choices: str, step: int = 1, language: str = "en") -> Tried:
    body = {"step": step, "choices": list(choices)}
    status, found = ask(server, f"oriflamme/scenes/{ARCHER}/try", body, language)
    assert status == 200, found
    return msgspec.convert(found, Tried)


def test_another_choice_leads_elsewhere(server: RunningServer) -> None:
    tried = attempt(server, "eliminate 1", "keep")
    assert tried.refused is None
    assert [step.made for step in tried.steps] == ["eliminate 1", "keep"]
    assert len(tried.steps[0].view["queue"]) == 4


def test_nothing_of_it_is_kept(server: RunningServer) -> None:
    before = ask(server, f"oriflamme/scenes/{ARCHER}")
    assert attempt(server, "eliminate 1") == attempt(server, "eliminate 1")
    assert ask(server, f"oriflamme/scenes/{ARCHER}") == before


@pytest.mark.parametrize(("language", "word"), [("en", "card"), ("fr", "carte"), ("ru", "карт")])
def test_a_refusal_has_its_rule_and_a_sentence(
    server: RunningServer, language: str, word: str
) -> None:
    tried = attempt(server, "eliminate 3", language=language)
    assert tried.steps == []
    assert tried.refused is not None
    assert (tried.refused.code, tried.refused.rule) == ("illegal-not-end", "OF-5.1")
    assert word in tried.refused.says


def test_what_could_be_made_before_a_refusal_is_told(server: RunningServer) -> None:
    tried = attempt(server, "reveal", "eliminate 3", step=0)
    assert [step.made for step in tried.steps] == ["reveal"]
    assert tried.refused is not None


def test_what_is_no_choice_at_all_says_where(server: RunningServer) -> None:
    tried = attempt(server, "elliminate 3")
    assert tried.refused is not None
    assert tried.refused.code == "error-unreadable"


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("chess", 404),
        ("oriflamme/scenes/OF-9.9-nothing", 404),
        ("oriflamme/scenes/..%2Forichalque%2FOR-6.2-stop", 404),
        (f"orichalque/scenes/{ARCHER}", 404),
        (f"oriflamme/scenes/{ARCHER}?seat=3", 404),
        (f"oriflamme/scenes/{ARCHER}?seat=10", 400),
        (f"oriflamme/scenes/{'x' * 200}", 400),
    ],
)
def test_what_is_not_there_is_not_told(server: RunningServer, path: str, status: int) -> None:
    found, problem = ask(server, path)
    assert (found, problem["type"]) == (status, "error")


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"step": 2, "choices": ["keep"]}, 404),
        ({"step": -1, "choices": ["keep"]}, 400),
        ({"step": 0, "choices": []}, 400),
        ({"step": 0, "choices": ["keep"] * 31}, 400),
        ({"step": 0, "choices": ["k" * 201]}, 400),
        ({"step": 0, "choices": ["keep"], "seat": 3}, 404),
        ({"step": 0, "choices": ["keep"], "more": 1}, 400),
    ],
)
def test_a_wish_has_its_bounds(server: RunningServer, body: Any, status: int) -> None:
    found, problem = ask(server, f"oriflamme/scenes/{ARCHER}/try", body)
    assert (found, problem["type"]) == (status, "error")


def test_the_scenarios_come_with_a_checkout() -> None:
    for book in (ORIFLAMME, ORICHALQUE):
        for stem in book.captions:
            assert (scenes.scenarios_folder(book.game) / f"{stem}.toml").is_file()
