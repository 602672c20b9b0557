"""The limits: messages, requests, guests, chat, tables, connections, bytes."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
import table_client as client
from support.fair_games import play_fairly
from support.raw_socket import Ended, RawSocket
from support.server_fixture import QUICK, InlineBotPool, RunningServer, run_server
from support.table_driver import BOT, OPEN, PERSON, ask_plainly, do, finished, refused
from websockets.exceptions import ConnectionClosed, InvalidStatus

import aurum
from aurum.bots import Question
from aurum.engine import Seat, begin_record, play_out
from aurum.server.cluster.limits import GUESTS_PER_ADDRESS, Bucket, Limits, Rate
from aurum.server.errors import RequestError
from aurum.server.http.addresses import client_address, counted_address
from aurum.server.workers.bot_pool import ProcessBotPool


def settled(**limits: Any) -> Any:
    return msgspec.structs.replace(QUICK, **limits)


def at_a_table(server: RunningServer) -> client.Table:
    host = server.guest("Ana")
    return client.Table(host, host.open_table("oriflamme", [PERSON, OPEN])).connect()


# Buckets


def test_a_bucket_gives_a_burst_and_then_a_steady_rate() -> None:
    bucket = Bucket(Rate(2, 5), 100.0)
    assert [bucket.take(100.0) for _ in range(7)] == [True] * 5 + [False] * 2
    assert [bucket.take(100.5) for _ in range(2)] == [True, False]
    assert [bucket.take(1_000.0) for _ in range(6)] == [True] * 5 + [False], "never more than full"
    taken = sum(bucket.take(1_000.0 + tick / 100) for tick in range(1, 1_001))
    assert taken == 20, "two a second for ten seconds"


def test_each_address_has_its_own_and_none_is_remembered_for_ever() -> None:
    now = [0.0]
    limits = Limits(Rate(1, 2), lambda: now[0])
    for _ in range(2):
        limits.check("one")
    with pytest.raises(RequestError):
        limits.check("one")
    limits.check("other")
    for number in range(5_000):
        now[0] += 1
        limits.check(f"address {number}")
    assert len(limits._buckets) <= 1_001


# On a socket


def test_messages_are_limited_and_the_connection_stays(tmp_path: Path) -> None:
    with run_server(tmp_path, settled(messages_per_second=0.001, messages_burst=4)) as server:
        table = at_a_table(server)  # the hello was the first
        for _ in range(3):
            assert refused(table.do, "back", seat=0) == "server-not-running"
        for _ in range(3):
            assert refused(table.do, "back", seat=0) == "server-too-fast"
        other = client.Table(client.Server(server.url), table.id).connect()  # has a pace of its own
        for one in (table, other):
            one.close()


def test_chat_is_limited_on_every_connection(tmp_path: Path) -> None:
    with run_server(tmp_path, settled(chats_per_minute=0.001, chats_burst=4)) as server:
        table = at_a_table(server)
        host = client.Server(server.url, table.hello["token"])
        for number in range(2):
            table.do("say", text=f"{number}")
        table.close()
        table.connect()  # coming back is no way to say more
        for number in range(2):
            table.do("say", text=f"{number}")
        assert refused(table.do, "say", text="more") == "server-too-fast"
        assert refused(do, host, table.id, "say", text="more") == "server-too-fast"
        assert refused(table.do, "back", seat=0) == "server-not-running", "other things one may do"
        table.close()


def test_a_message_has_a_length(tmp_path: Path) -> None:
    with run_server(tmp_path, settled(message_bytes=1_000)) as server:
        table = at_a_table(server)
        assert table._socket is not None
        for length in (2_000, 15_000):
            table._socket.send("x" * length)
            while (answer := json.loads(table._socket.recv(10)))["type"] != "error":
                pass
            assert answer["code"] == "server-too-long"
        table.do("say", text="still here")
        table._socket.send("x" * 20_000)  # more than anybody would read
        with pytest.raises(ConnectionClosed) as closed:
            _read_on(table)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
        table.close()
        table.connect().close()


def _read_on(table: client.Table) -> None:
    while table._socket is not None:
        table._socket.recv(10)


def test_an_address_has_so_many_connections(tmp_path: Path) -> None:
    with run_server(tmp_path, settled(sockets_per_address=3)) as server:
        host = server.guest()
        table = host.open_table("oriflamme", [PERSON, OPEN])
        tables = [client.Table(host, table).connect() for _ in range(3)]
        with pytest.raises(InvalidStatus):
            client.Table(host, table).connect(patience=-1)
        tables.pop().close()
        tables.append(client.Table(host, table).connect())  # one has gone, one may come
        for one in tables:
            one.close()


# By request


def test_requests_are_limited(tmp_path: Path) -> None:
    with run_server(tmp_path, settled(requests_per_second=0.001, requests_burst=5)) as server:
        nobody = client.Server(server.url)
        for _ in range(5):
            nobody.ask("GET", "/api/tables")
        assert refused(nobody.ask, "GET", "/api/tables") == "server-too-fast"
        assert refused(nobody.become, "Mira") == "server-too-fast"
        assert nobody.ask("GET", "/healthz")["status"] == "ok", "health is never limited"


def test_opening_a_socket_is_a_request_too(tmp_path: Path) -> None:
    with run_server(tmp_path, settled(requests_per_second=0.001, requests_burst=5)) as server:
        host = server.guest()
        table = host.open_table("oriflamme", [PERSON, OPEN])
        for _ in range(3):
            client.Table(host, table).connect().close()
        with pytest.raises(InvalidStatus):
            client.Table(host, table).connect(patience=-1)
        assert refused(host.ask, "GET", "/api/tables") == "server-too-fast"


NEIGHBOURS = [
    ("192.0.2.1", "192.0.2.1", True),
    ("192.0.2.1", "192.0.2.2", False),
    ("192.0.2.1", "::ffff:192.0.2.1", True),
    ("192.0.2.1", "::ffff:192.0.2.2", False),
    ("2001:db8:0:1::1", "2001:db8:0:1:ffff:ffff:ffff:ffff", True),
    ("2001:db8:0:1::1", "2001:0DB8:0000:0001::0001", True),
    ("2001:db8:0:1::1", "2001:db8:0:2::1", False),
    ("fe80::1%eth0", "fe80::2", True),
    ("_hidden", "_hidden", True),
    ("_hidden", "unknown", False),
]


@pytest.mark.parametrize(("one", "other", "same"), NEIGHBOURS)
def test_a_household_is_one_address(one: str, other: str, same: bool) -> None:
    assert (counted_address(one) == counted_address(other)) is same


def test_an_ipv6_network_has_one_limit(tmp_path: Path) -> None:
    with run_server(tmp_path, settled(requests_per_second=0.001, requests_burst=3)) as server:

        def ask(address: str) -> int:
            answer, _ = ask_plainly(server, "GET", "/api/tables", x_forwarded_for=address)
            return answer.status

        assert [ask(f"2001:db8:0:1::{last}") for last in "1234"] == [200, 200, 200, 429]
        assert ask("2001:db8:0:2::1") == 200
        with pytest.raises(Ended):
            RawSocket(server.url, "/api/lobby/socket", "X-Forwarded-For: 2001:db8:0:1::5")


def test_an_ipv4_client_has_an_ipv4_address_on_every_connection() -> None:
    assert client_address(("::ffff:127.0.0.1", 1)) == ("127.0.0.1", 1)
    assert client_address(("2001:db8::1", 1)) == ("2001:db8::1", 1)
    assert client_address(("127.0.0.1", 1)) == ("127.0.0.1", 1)
    assert client_address(None) is None  # a pipe has no address


def test_so_many_new_guests_and_no_more(tmp_path: Path) -> None:
    with run_server(tmp_path, settled(guests_per_minute=0.001, guests_burst=3)) as server:
        for _ in range(3):
            server.guest()
        assert refused(server.guest) == "server-too-fast"
        nobody = client.Server(server.url)
        assert refused(nobody.ask, "POST", "/api/link", {"code": "x"}) == "server-too-fast"


def test_a_passphrase_is_not_to_be_guessed(tmp_path: Path) -> None:
    with run_server(tmp_path) as server:
        table = server.guest().open_table("oriflamme", [PERSON, OPEN], passphrase="sesame")
        guest = server.guest("Ben")
        enter = f"/api/tables/{table}/enter"
        codes = {
            refused(guest.ask, "POST", enter, {"passphrase": f"guess {number}"})
            for number in range(12)
        }
        assert codes == {"server-passphrase-wrong", "server-too-fast"}
        assert refused(guest.ask, "POST", enter, {"passphrase": "sesame"}) == "server-too-fast"
        assert refused(client.Table(guest, table, "guess").connect, patience=0) == "server-too-fast"


def test_a_guest_has_so_many_tables(tmp_path: Path) -> None:
    with run_server(tmp_path, settled(tables_per_guest=3)) as server:
        host, guest = server.guest(), server.guest("Ben")
        tables = [host.open_table("oriflamme", [PERSON, OPEN]) for _ in range(3)]
        code = refused(host.open_table, "oriflamme", [PERSON, OPEN])
        assert code == "server-too-many-tables"
        guest.open_table("oriflamme", [PERSON, OPEN])
        do(host, tables[0], "close")
        host.open_table("oriflamme", [PERSON, OPEN])


def test_a_rematch_is_one_more_table_of_whoever_asks(tmp_path: Path) -> None:
    with run_server(tmp_path, settled(tables_per_guest=1)) as server:
        over = finished(server, [PERSON, BOT])
        host = client.Server(server.url, over.hello["token"])
        waiting = host.open_table("oriflamme", [PERSON, OPEN])
        assert refused(do, host, over.id, "rematch") == "server-too-many-tables"
        do(host, waiting, "close")
        once = do(host, over.id, "rematch")["table"]
        assert do(host, over.id, "rematch")["table"] == once, "it is there, and no more than one"
        assert refused(host.open_table, "oriflamme", [PERSON, OPEN]) == "server-too-many-tables"
        over.close()


def test_tables_that_are_opened_at_once_are_counted_too(tmp_path: Path) -> None:
    with run_server(tmp_path, settled(tables_per_guest=3)) as server:
        host = server.guest()
        opened = at_once(8, lambda _: host.open_table("oriflamme", [PERSON, OPEN]))
        assert sum(len(each) == 16 for each in opened) == 3
        assert opened.count("server-too-many-tables") == 5


def at_once(number: int, do_it: Callable[[int], Any]) -> list[Any]:
    """What comes of doing something so many times at once: the answer, or the code."""

    def one(place: int) -> Any:
        try:
            return do_it(place)
        except client.Refused as refusal:
            return refusal.code

    with ThreadPoolExecutor(number) as pool:
        return list(pool.map(one, range(number)))


# What bots do for people


class Patient(InlineBotPool):
    """Bots that never finish an analysis."""

    async def analyse(self, one: Any, terms: Any) -> Any:
        await asyncio.Event().wait()


def whole_record(seed: int) -> Any:
    game = aurum.game("oriflamme")
    record = begin_record(game, game.options({"players": 3}), [Seat("", "random")] * 3)
    played = play_out(game.begin(record.options), Random(seed))
    record.choices = [game.write(choice) for choice in played.choices]
    return json.loads(record.to_json())


def test_analyses_that_are_asked_for_at_once_are_counted_too(tmp_path: Path) -> None:
    strict = settled(analyses_per_guest=2, analyses_per_address=3, analyses_burst=100)
    with run_server(tmp_path, strict, Patient()) as server:
        ana, ben = server.guest("Ana"), server.guest("Ben")
        kept = [ana.ask("POST", "/api/records", whole_record(seed))["id"] for seed in range(8)]

        def ask(guest: client.Server, place: int) -> Any:
            return guest.ask("POST", f"/api/records/{kept[place]}/analysis")["state"]

        answers = at_once(6, lambda place: ask(ana, place))
        assert sorted(answers) == ["analysis-too-many"] * 4 + ["working"] * 2
        assert [ask(ben, 6), refused(ask, ben, 7)] == ["working", "analysis-too-many"]


def test_guests_of_one_address_share_what_bots_do_for_them(tmp_path: Path) -> None:
    with run_server(tmp_path, settled(hints_burst=1, hints_per_minute=1)) as server:
        codes = []
        for _ in range(GUESTS_PER_ADDRESS + 1):
            guest = server.guest()
            table = guest.open_table("oriflamme", [PERSON, OPEN])
            wish = {"seat": 0, "since": 1}
            codes.append(refused(guest.ask, "POST", f"/api/tables/{table}/hint", wish))
    assert codes == ["server-not-running"] * GUESTS_PER_ADDRESS + ["server-too-fast"]


def test_a_bot_waits_for_one_hint_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    line: list[str] = []

    async def ask(bot_pool: ProcessBotPool, work: Callable[..., Any], *given: Any) -> Any:
        line.append(work.__name__)
        await asyncio.sleep(0.01)
        line.append("done")

    async def main() -> None:
        bot_pool = ProcessBotPool(1)
        question = Question("oriflamme", None, [])
        hints = [asyncio.create_task(bot_pool.advise(question, 1)) for _ in range(5)]
        await asyncio.sleep(0)
        await bot_pool.choose("regent", question, 1)
        for hint in hints:
            hint.cancel()

    monkeypatch.setattr(ProcessBotPool, "_ask", ask)
    asyncio.run(main())
    assert line[:2] == ["_advise", "_choose"]


def test_games_gone_by_are_looked_at_at_a_slower_pace(tmp_path: Path) -> None:
    with run_server(tmp_path, settled(replays_per_second=0.001, replays_burst=6)) as server:
        record = play_fairly("oriflamme", {"players": 2})
        guest, nobody = server.guest(), client.Server(server.url)
        guest.ask("POST", "/api/records", json.loads(record.to_json()))
        path = f"/api/records/{record.name}"
        looks = ("", "/story", "/moments?move=1", "/moments/1", "/story")
        for look in looks:
            nobody.ask("GET", f"{path}{look}")
        for look in looks:
            assert refused(nobody.ask, "GET", f"{path}{look}") == "server-too-fast"
        table = guest.open_table("oriflamme", [PERSON, OPEN])
        for look in ("record", "story", "points", "moments?move=1", "moments/1"):
            code = refused(guest.ask, "GET", f"/api/tables/{table}/{look}")
            assert code == "server-too-fast"
        for source in (path, f"/api/tables/{table}"):
            wish = {"move": 1, "seats": [PERSON, OPEN]}
            assert refused(guest.ask, "POST", f"{source}/continue", wish) == "server-too-fast"
        assert guest.ask("GET", "/api/tables") == {"tables": []}, "other things one may do"


def test_a_guest_uploads_so_many_records_and_an_address_some_more(tmp_path: Path) -> None:
    with run_server(tmp_path, settled(uploads_per_hour=0.001, uploads_burst=2)) as server:
        record = play_fairly("oriflamme", {"players": 2})
        document = json.loads(record.to_json())
        for _ in range(GUESTS_PER_ADDRESS):
            guest = server.guest()
            for _ in range(2):
                guest.ask("POST", "/api/records", document)
            assert refused(guest.ask, "POST", "/api/records", document) == "server-too-fast"
        assert refused(server.guest().ask, "POST", "/api/records", document) == "server-too-fast"
        assert guest.ask("GET", f"/api/records/{record.name}") == document


def test_a_request_has_a_length(tmp_path: Path) -> None:
    with run_server(tmp_path) as server:
        answer, body = ask_plainly(server, "POST", "/api/guests", content_length="600000")
        assert (answer.status, json.loads(body)["code"]) == (413, "server-body")
        wish = {"game": "oriflamme", "seats": [PERSON, OPEN], "passphrase": "x" * 81}
        assert refused(server.guest().ask, "POST", "/api/tables", wish) == "server-request"


def test_the_server_says_what_its_limits_are(tmp_path: Path) -> None:
    with run_server(tmp_path, settled(tables_per_guest=7)) as server:
        limits = client.Server(server.url).ask("GET", "/api/house")["limits"]
        assert limits["tables_per_guest"] == 7
