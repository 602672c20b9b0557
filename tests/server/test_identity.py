"""Identity: a token, a cookie, a link to a second device, and muted guests."""

from __future__ import annotations

import http.client
import json
import stat
from concurrent.futures import ThreadPoolExecutor
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import msgspec
import pytest
import table_client as client
from support.server_fixture import QUICK, RunningServer, run_server
from support.table_driver import OPEN, PERSON, ask_plainly, do, look, receive_up_to, refused
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from aurum.server.errors import RequestError
from aurum.server.identity import COOKIE, KEY_FILE, Tokens, signing_key
from aurum.words import translator_for


def ask(
    server: RunningServer, method: str, path: str, body: Any = None, **headers: str
) -> tuple[http.client.HTTPResponse, Any]:
    answer, content = ask_plainly(
        server, method, path, None if body is None else json.dumps(body), **headers
    )
    return answer, json.loads(content)


def new_guest(server: RunningServer, **headers: str) -> tuple[http.client.HTTPResponse, Any]:
    return ask(server, "POST", "/api/guests", {"name": "Mira"}, **headers)


# Tokens


def test_a_token_is_signed_and_expires() -> None:
    tokens = Tokens(b"k" * 32, 1000)
    token = tokens.make("mira")
    assert tokens.read(token) == "mira"
    assert Tokens(b"x" * 32, 1000).read(token) is None, "another server's"
    assert Tokens(b"k" * 32, -1).read(token) is None, "too old"
    for place in range(len(token)):
        other = "A" if token[place] != "A" else "B"
        changed = token[:place] + other + token[place + 1 :]
        # The last letter of base64 holds bits that nobody reads.
        if place < len(token) - 1:
            assert tokens.read(changed) is None
    for nonsense in ("", ".", "..", "mira", "mira.x.y", "é" * 50, "\x00", "a" * 400):
        assert tokens.read(nonsense) is None


def test_the_key_is_made_once_and_is_nobody_else_s_to_read(tmp_path: Path) -> None:
    key = signing_key(tmp_path)
    assert len(key) == 32
    assert signing_key(tmp_path) == key
    assert stat.S_IMODE((tmp_path / KEY_FILE).stat().st_mode) == 0o600
    (tmp_path / KEY_FILE).write_bytes(b"short")
    with pytest.raises(RequestError) as refusal:
        signing_key(tmp_path)
    assert refusal.value.key == "server-key"


def test_one_is_known_again_after_a_restart(tmp_path: Path) -> None:
    with run_server(tmp_path) as server:
        mira = server.guest("Mira")
    with run_server(tmp_path) as server:
        again = client.Server(server.url, mira.token).ask("GET", "/api/me")
        assert again["me"]["guest"] == {"id": mira.me, "name": "Mira", "colour": "#c9a227"}


def test_a_bad_token_is_refused_and_a_bad_cookie_is_nobody_s(server: RunningServer) -> None:
    stranger = client.Server(server.url, "mira.aGk.aGk")
    assert refused(stranger.ask, "GET", "/api/me") == "server-token"
    assert refused(stranger.open_table, "oriflamme", [PERSON, OPEN]) == "server-token"
    table = server.guest().open_table("oriflamme", [PERSON, OPEN])
    assert refused(client.Table(stranger, table).connect) == "server-token"
    nobody = client.Server(server.url)
    assert refused(nobody.ask, "GET", "/api/me") == "server-nobody"
    answer, body = ask(server, "GET", "/api/me", cookie=f"{COOKIE}=mira.aGk.aGk")
    assert (answer.status, body["code"]) == (401, "server-nobody")
    answer, _ = ask(server, "GET", f"/api/tables/{table}", cookie=f"{COOKIE}=mira.aGk.aGk")
    assert answer.status == 200, "an old cookie does not keep anybody out"


def test_asking_who_one_is_renews_the_token(server: RunningServer) -> None:
    mira = server.guest()
    renewed = mira.ask("GET", "/api/me")
    assert renewed["me"]["guest"]["id"] == mira.me
    assert client.Server(server.url, renewed["token"]).ask("GET", "/api/me")["me"] == renewed["me"]


# Cookies


def _cookie(answer: http.client.HTTPResponse) -> Any:
    header = answer.getheader("set-cookie")
    assert header is not None
    return SimpleCookie(header)[COOKIE]


def test_the_cookie_is_for_this_server_alone(server: RunningServer) -> None:
    answer, body = new_guest(server)
    cookie = _cookie(answer)
    assert cookie.value == body["token"]
    assert cookie["httponly"]
    assert cookie["samesite"].lower() == "lax"
    assert cookie["path"] == "/"
    assert int(cookie["max-age"]) == server.hub.settings.token_age
    assert not cookie["secure"], "by plain http it would never come back"
    assert not cookie["domain"]


def test_behind_tls_the_cookie_never_travels_without(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(QUICK, public_url="https://aurum.example")
    with run_server(tmp_path, settings) as server:
        answer, _ = new_guest(server)
        assert _cookie(answer)["secure"]
        answer, _ = new_guest(server, origin="https://aurum.example")
        assert answer.status == 201
        link = server.guest().ask("POST", "/api/me/link")
        assert link["url"] == f"https://aurum.example/link#{link['code']}"


def test_a_proxy_may_say_that_somebody_comes_by_tls(server: RunningServer) -> None:
    headers = {"x_forwarded_proto": "https"}
    answer, body = new_guest(server, **headers)
    assert _cookie(answer)["secure"]
    token = {"authorization": f"Bearer {body['token']}"}
    for method in ("GET", "DELETE"):
        answer, _ = ask(server, method, "/api/me", **headers, **token)
        assert _cookie(answer)["secure"]
        answer, _ = ask(server, method, "/api/me", **token)
        assert not _cookie(answer)["secure"]


def test_who_is_no_proxy_is_not_believed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.1")
    with run_server(tmp_path) as server:
        answer, _ = new_guest(server, x_forwarded_proto="https")
        assert not _cookie(answer)["secure"]


def test_the_cookie_is_enough_for_requests_and_sockets(server: RunningServer) -> None:
    _, body = new_guest(server)
    cookie = f"{COOKIE}={body['token']}"
    wish = {"game": "oriflamme", "seats": [PERSON, OPEN]}
    answer, table = ask(server, "POST", "/api/tables", wish, cookie=cookie)
    assert answer.status == 201
    url = f"{server.url.replace('http', 'ws')}/api/tables/{table['id']}/socket"
    with connect(url, additional_headers={"Cookie": cookie}, proxy=None) as socket:
        socket.send('{"type": "hello"}')
        assert json.loads(socket.recv(10))["you"] == body["me"]["guest"]["id"]


def test_a_device_can_forget(server: RunningServer) -> None:
    answer, _ = ask(server, "DELETE", "/api/me")
    cookie = _cookie(answer)
    assert (cookie.value, cookie["max-age"]) == ("", "0")


# A name and a colour


def test_a_name_can_be_seen(server: RunningServer) -> None:
    nobody = client.Server(server.url)
    for name in ("", " ", "\n", "a" * 25, "a\u202eb", "\u200b", "\x00"):
        code = refused(nobody.ask, "POST", "/api/guests", {"name": name})
        assert code in ("server-name", "server-request")
    for name in ("\u3164", "\u2800", "\u115f\u1160", "\uffa0", "\u0301", "\u034f \u3164\ufe0f"):
        assert refused(nobody.ask, "POST", "/api/guests", {"name": name}) == "server-name"
    for name in ("é" * 24, "О́льга", "李", "<script>", "김\u3164", "7", "🦊", "❤\ufe0f"):
        made = nobody.ask("POST", "/api/guests", {"name": name})
        assert made["me"]["guest"]["name"] == name
    code = refused(nobody.ask, "POST", "/api/guests", {"name": "Mira", "colour": "red"})
    assert code == "server-request"


def test_what_one_is_called_can_change(server: RunningServer) -> None:
    mira = server.guest()
    mira.ask("PATCH", "/api/me", {"name": "  Mira   the Bold ", "language": "ru"})
    me = mira.ask("GET", "/api/me")["me"]
    assert (me["guest"]["name"], me["language"]) == ("Mira the Bold", "ru")
    assert me["guest"]["colour"] == "#c9a227"
    assert refused(mira.ask, "PATCH", "/api/me", {"name": " "}) == "server-name"


def test_a_guest_is_refused_in_their_own_language(server: RunningServer) -> None:
    mira = server.guest()
    mira.ask("PATCH", "/api/me", {"language": "ru"})
    known = {"accept_language": "fr", "authorization": f"Bearer {mira.token}"}
    nowhere = "/api/tables/AAAAAAAAAAAAAAAA"
    _, body = ask(server, "GET", nowhere, **known)
    assert body["says"] == translator_for("ru").say("server-no-table")
    _, body = ask(server, "GET", "/api/nowhere", **known)
    assert body["says"] == translator_for("fr").say("server-not-found"), (
        "nobody looks who asks for it"
    )
    _, body = ask(server, "GET", nowhere, accept_language="fr")
    assert body["says"] == translator_for("fr").say("server-no-table")


# A second device


def test_a_second_device_is_the_same_person(server: RunningServer) -> None:
    mira = server.guest("Mira")
    link = mira.ask("POST", "/api/me/link")
    phone = client.Server(server.url)
    welcomed = phone.ask("POST", "/api/link", {"code": link["code"]})
    assert welcomed["me"]["guest"]["id"] == mira.me
    phone.token = welcomed["token"]
    table = phone.open_table("oriflamme", [PERSON, OPEN])
    assert look(mira, table)["host"] == mira.me
    do(mira, table, "sit", seat=1)
    assert [mine["id"] for mine in phone.ask("GET", "/api/me/tables")["tables"]] == [table]
    assert refused(phone.ask, "POST", "/api/link", {"code": link["code"]}) == "server-link"
    assert refused(phone.ask, "POST", "/api/link", {"code": "guess"}) == "server-link"
    for file in server.hub.settings.data.glob("aurum.db*"):
        assert link["code"].encode() not in file.read_bytes()


def test_a_link_does_not_wait_for_ever(tmp_path: Path) -> None:
    with run_server(tmp_path, msgspec.structs.replace(QUICK, link_age=-1)) as server:
        link = server.guest().ask("POST", "/api/me/link")
        nobody = client.Server(server.url)
        assert refused(nobody.ask, "POST", "/api/link", {"code": link["code"]}) == "server-link"


# Muting


def test_who_is_muted_is_not_read_now_or_later(server: RunningServer) -> None:
    ana, ben, eva = (server.guest(name) for name in ("Ana", "Ben", "Eva"))
    table_id = ana.open_table("oriflamme", [PERSON, OPEN])
    tables = [client.Table(guest, table_id).connect() for guest in (ana, ben, eva)]
    assert ben.ask("PUT", f"/api/me/mutes/{ana.me}")["muted"] == [ana.me]
    tables[0].do("say", text="secret plans")
    tables[2].do("say", text="I agree")
    for table in tables:
        receive_up_to(table, 3)
    logs = [[entry["told"] for entry in table.happened[1:]] for table in tables]
    assert logs[0] == logs[2]
    assert [line["text"] for line in logs[0]] == ["secret plans", "I agree"]
    assert logs[1][0] == {"kind": "said", "guest": ana.me, "muted": True}
    assert logs[1][1] == logs[0][1]
    again = client.Table(ben, table_id).connect()
    assert [entry["told"] for entry in again.happened[1:]] == logs[1]
    assert ben.ask("DELETE", f"/api/me/mutes/{ana.me}")["muted"] == []
    tables[0].do("say", text="peace")
    receive_up_to(again, 4)
    assert again.happened[-1]["told"]["text"] == "peace"
    for table in (*tables, again):
        table.close()


def test_what_is_changed_at_the_same_time_is_changed_all(server: RunningServer) -> None:
    """Two devices of one person, or one that is in a hurry."""
    ana = server.guest("Ana")
    others = [server.guest(f"G{number}").me for number in range(12)]
    wishes: list[tuple[Any, ...]] = [("PUT", f"/api/me/mutes/{other}") for other in others]
    wishes[4:4] = [
        ("PATCH", "/api/me", {"name": "Anna"}),
        ("PATCH", "/api/me", {"colour": "#123456"}),
        ("PATCH", "/api/me", {"language": "ru"}),
        ("DELETE", f"/api/me/mutes/{server.guest().me}"),
    ]
    with ThreadPoolExecutor(len(wishes)) as hands:
        list(hands.map(lambda wish: client.Server(server.url, ana.token).ask(*wish), wishes))
    me = ana.ask("GET", "/api/me")["me"]
    assert set(me["muted"]) == set(others)
    changed = me["guest"]["name"], me["guest"]["colour"], me["language"]
    assert changed == ("Anna", "#123456", "ru")


# Origins


@pytest.mark.parametrize(
    "origin",
    ["https://evil.example", "null", "", "http://[", "http://127.0.0.1:1", "evil", "file://"],
)
def test_other_sites_do_nothing_in_one_s_name(server: RunningServer, origin: str) -> None:
    answer, body = new_guest(server, origin=origin)
    assert (answer.status, body["code"]) == (403, "server-origin")
    assert answer.getheader("set-cookie") is None
    answer, _ = ask(server, "DELETE", "/api/me", origin=origin)
    assert answer.status == 403
    table = server.guest().open_table("oriflamme", [PERSON, OPEN])
    for path in (f"/api/tables/{table}/socket", "/api/lobby/socket"):
        url = server.url.replace("http", "ws") + path
        with (
            pytest.raises(InvalidStatus),
            connect(url, additional_headers={"Origin": origin}, proxy=None),
        ):
            pass


def test_one_s_own_pages_and_programs_may(server: RunningServer) -> None:
    assert new_guest(server, origin=server.url)[0].status == 201
    assert new_guest(server)[0].status == 201
    answer, _ = ask(server, "GET", "/api/tables", origin="https://evil.example")
    assert answer.status == 200, "looking changes nothing"
    assert answer.getheader("access-control-allow-origin") is None, "but its pages cannot read it"
    mira = server.guest()
    table = client.Table(mira, mira.open_table("oriflamme", [PERSON, OPEN]))
    with connect(table.address, additional_headers={"Origin": server.url}, proxy=None) as socket:
        socket.send(json.dumps(table.hello))
        assert json.loads(socket.recv(10))["type"] == "welcome"
