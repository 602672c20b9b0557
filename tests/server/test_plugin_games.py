"""A game of another package at a server: its description, words, facts, pictures and options."""

from __future__ import annotations

import logging
import urllib.error
import urllib.request
from collections.abc import Iterator
from email.message import Message
from pathlib import Path
from typing import Any

import pytest
import table_client as client
from support.plugins import installed
from support.server_fixture import RunningServer, run_server

from aurum.server.serve import log_failed_games

PERSON, OPEN = {"kind": "person"}, {"kind": "open"}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RunningServer]:
    with installed("pebbles"), run_server(tmp_path) as opened:
        yield opened


def get(
    server: RunningServer, path: str, token: str = "", **headers: str
) -> tuple[int, Message, bytes]:
    """The status, the headers and the body of an answer."""
    given = {name.replace("_", "-"): value for name, value in headers.items()}
    if token:
        given["authorization"] = f"Bearer {token}"
    request = urllib.request.Request(f"{server.url}{path}", headers=given)
    try:
        with urllib.request.urlopen(request) as answer:
            return answer.status, answer.headers, answer.read()
    except urllib.error.HTTPError as error:
        return error.code, error.headers, error.read()


def start(server: RunningServer, **options: Any) -> tuple[list[client.Table], list[client.Server]]:
    """A table of two people, started."""
    guests = [server.guest("Ana"), server.guest("Ben")]
    table_id = guests[0].open_table("pebbles", [PERSON, OPEN], options=options)
    tables = [client.Table(guest, table_id).connect() for guest in guests]
    tables[1].do("sit", seat=1)
    tables[0].do("start")
    while tables[1].now is None:
        tables[1].listen(10)
    return tables, guests


def test_a_client_can_draw_a_form_for_a_game_it_does_not_know(server: RunningServer) -> None:
    games = server.guest().ask("GET", "/api/house")["games"]
    (found,) = [game for game in games if game["name"] == "pebbles"]
    assert found["seats"] == [2, 3, 4, 5, 6]
    assert (found["usual_seats"], found["secrets"]) == (3, True)
    assert found["options"][:3] == [
        {"name": "lives", "kind": "number", "values": [1, 2, 3], "usual": 2},
        {"name": "passing", "kind": "switch", "values": [False, True], "usual": True},
        {"name": "begins", "kind": "word", "values": ["first", "last"], "usual": "first"},
    ]
    assert "picture" in found["brings"]
    assert found["titles"] == {"en": "Pebbles", "fr": "Pebbles", "ru": "Камешки"}
    assert found["about"]["ru"].startswith("Каждый")
    assert set(found["words"]) == {"en", "ru"}
    assert {game["name"]: game["options"] for game in games}["oriflamme"] == []


def test_options_of_every_kind_are_kept(server: RunningServer) -> None:
    host = server.guest()
    options = {"lives": 3, "passing": False, "begins": "last"}
    seats = [PERSON, *[OPEN] * 5]
    table = host.open_table("pebbles", seats, options=options)
    assert host.ask("GET", f"/api/tables/{table}")["options"] == options
    with pytest.raises(client.Refused) as problem:
        host.open_table("pebbles", seats, options={"lives": 7})
    assert problem.value.code == "options-pebbles"


def test_words_are_served_by_their_digest(server: RunningServer) -> None:
    games = server.guest().ask("GET", "/api/house")["games"]
    (digests,) = [game["words"] for game in games if game["name"] == "pebbles"]
    status, headers, body = get(server, f"/api/words/pebbles/ru?v={digests['ru']}")
    assert status == 200
    assert headers["content-type"].startswith("text/plain")
    assert "immutable" in headers["cache-control"]
    assert "game-pebbles = Камешки" in body.decode()
    _, later, _ = get(server, "/api/words/pebbles/ru?v=old")
    assert later["cache-control"] == "no-cache"
    known = get(server, "/api/words/pebbles/ru", if_none_match=later["etag"])
    assert (known[0], known[2]) == (304, b"")
    for missing in ("pebbles/fr", "pebbles/de", "chess/en", "pebbles/.."):
        assert get(server, f"/api/words/{missing}")[0] == 404


def test_a_position_tells_its_facts_to_each_seat(server: RunningServer) -> None:
    (ana, ben), _ = start(server)
    assert ana.now is not None
    assert ben.now is not None
    own = [table.now["positions"][0]["known"] for table in (ana, ben) if table.now]
    lives = {"name": ["pebbles-fact-lives", {}], "value": 2, "seat": 1}
    for known in own:
        assert lives in known
        (private,) = [fact for fact in known if fact.get("private")]
        assert private["name"] == ["pebbles-fact-hand", {}]
    ana.choose("claim 1 blue")
    main = [fact for fact in ana.now["positions"][0]["known"] if fact.get("main")]
    colour = ["pebbles-colour-blue", {}]
    claim = ["pebbles-claim", {"quantity": 1, "colour": colour}]
    assert main == [{"name": ["pebbles-fact-claim", {}], "value": claim, "main": True, "by": 0}]


def test_moments_have_the_facts_of_their_viewpoint(server: RunningServer) -> None:
    (ana, _), (host, _) = start(server)
    ana.choose("claim 1 blue")
    assert ana.now is not None
    move = ana.now["move"]
    seen = host.ask("GET", f"/api/tables/{ana.id}/moments/{move}?seat=0")["known"]
    public = host.ask("GET", f"/api/tables/{ana.id}/moments/{move}")["known"]
    assert any(fact.get("private") for fact in seen)
    assert not any(fact.get("private") for fact in public)


def test_a_picture_is_given_to_those_who_may_look(server: RunningServer) -> None:
    (ana, _), (host, other) = start(server, picture=True)
    ana.choose("claim 1 blue")
    assert ana.now is not None
    path, move = f"/api/tables/{ana.id}/picture", ana.now["move"]
    status, headers, wide = get(server, f"{path}?seat=0&move={move}", host.token)
    assert status == 200
    assert headers["content-type"] == "image/svg+xml"
    assert "sandbox" in headers["content-security-policy"]
    assert "default-src 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cache-control"] == "no-store"
    assert b'viewBox="0 0 898 288"' in wide
    assert b"1 \xc3\x97" in wide
    narrow = get(server, f"{path}?seat=0&move={move}&shape=narrow", host.token)[2]
    assert b'viewBox="0 0 350 246"' in narrow
    before = get(server, f"{path}?seat=0&move={move - 1}", host.token)[2]
    assert b"1 \xc3\x97" not in before
    assert get(server, f"{path}?move={move}")[0] == 200
    for token, seat, expected in ((other.token, 0, 403), ("", 0, 403), (host.token, -4, 403)):
        assert get(server, f"{path}?seat={seat}&move={move}", token)[0] == expected
    assert get(server, f"{path}?move={move + 1}")[0] == 404
    assert get(server, f"{path}?move={move}&shape=round")[0] == 400


def test_a_position_that_is_not_drawn_has_no_picture(server: RunningServer) -> None:
    (ana, _), _ = start(server)
    status, _, body = get(server, f"/api/tables/{ana.id}/picture?move=2")
    assert (status, body) == (204, b"")


def test_a_first_position_is_drawn_for_lists_of_games(server: RunningServer) -> None:
    path = "/api/games/pebbles/picture"
    status, headers, body = get(server, path)
    # Its usual table is not drawn, and a game with a picture of its own is.
    assert (status, body) == (204, b"")
    status, headers, wide = get(server, "/api/games/oriflamme/picture")
    assert (status, headers["content-type"]) == (200, "image/svg+xml")
    assert "sandbox" in headers["content-security-policy"]
    assert get(server, "/api/games/oriflamme/picture")[2] == wide, "the same every time"
    assert get(server, f"{path}?shape=round")[0] == 400
    assert get(server, "/api/games/chess/picture")[0] == 404


def test_records_are_drawn_from_every_seat(server: RunningServer) -> None:
    (ana, ben), (host, _) = start(server, picture=True, lives=1)
    ana.choose("claim 4 blue")
    while ben.asked is None:
        ben.listen(10)
    ben.choose("doubt")
    assert ben.table["status"] == "over"
    kept = host.ask("POST", "/api/records", host.record(ana.id))["id"]
    for seat in (-4, -3, 0, 1):
        status, _, body = get(server, f"/api/records/{kept}/picture?move=3&seat={seat}")
        assert status == 200
        assert b"4 \xc3\x97" in body
    status, _, _ = get(server, f"/api/tables/{ana.id}/picture?move=3&seat=-4")
    assert status == 200


def test_games_that_cannot_be_loaded_are_named_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "shattered.py").write_text("raise RuntimeError('no dice')")
    with installed("shattered", packages=tmp_path), caplog.at_level(logging.ERROR):
        log_failed_games()
    (record,) = caplog.records
    assert record.game == "shattered"  # type: ignore[attr-defined]
    assert "no dice" in record.problem  # type: ignore[attr-defined]
