"""Before the game: making a table, joining it, taking seats, and the rights of the host."""

from __future__ import annotations

from typing import Any

import pytest
import table_client as client
from support.server_fixture import RunningServer
from support.table_driver import BOT, OPEN, PERSON, do, kinds, local, look, names, refused

# Making a table


def test_a_table_is_made_as_wished(server: RunningServer) -> None:
    host = server.guest("Ana")
    seats = [local("Grandpa  Jo "), BOT, PERSON, OPEN]
    table = host.open_table("oriflamme", seats, options={"set": "alliance"})
    made = look(host, table)
    assert made["status"] == "open"
    assert made["host"] == host.me
    assert made["options"] == {"set": "alliance"}
    assert kinds(host, table) == ["local", "bot", "person", "open"]
    assert names(host, table) == ["Grandpa Jo", "random", "Ana", ""]
    assert [seat["guest"] for seat in made["seats"]] == [host.me, "", host.me, ""]


def test_a_person_sits_once_and_the_other_seats_are_for_those_who_come(
    server: RunningServer,
) -> None:
    host = server.guest()
    table = host.open_table("oriflamme", [PERSON] * 3)
    assert kinds(host, table) == ["person", "open", "open"]


def test_a_bot_of_no_level_is_the_best_there_is(server: RunningServer) -> None:
    host = server.guest()
    table = host.open_table("orichalque", [PERSON, {"kind": "bot"}])
    best = host.ask("GET", "/api/house")["games"][1]["bots"][-1]
    assert look(host, table)["seats"][1]["level"] == best


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess", "seats": [PERSON] * 2}, "options-game"),
        ({"game": "oriflamme", "seats": [PERSON]}, "options-players"),
        ({"game": "oriflamme", "seats": [PERSON] * 11}, "server-request"),
        ({"game": "oriflamme", "seats": []}, "server-request"),
        ({"game": "oriflamme", "seats": [PERSON, {"kind": "king"}]}, "server-request"),
        ({"game": "oriflamme", "seats": [PERSON, {**BOT, "level": "kind"}]}, "server-bot"),
        (
            {"game": "oriflamme", "seats": [PERSON, OPEN], "options": {"players": 3}},
            "server-players",
        ),
        (
            {"game": "oriflamme", "seats": [PERSON, OPEN], "options": {"set": "?"}},
            "options-set",
        ),
        (
            {"game": "oriflamme", "seats": [PERSON, OPEN], "settings": {"stand_in": "?"}},
            "server-bot",
        ),
        (
            {
                "game": "oriflamme",
                "seats": [PERSON, OPEN],
                "settings": {"clock": {"kind": "decision", "seconds": 4}},
            },
            "server-clock",
        ),
        (
            {
                "game": "oriflamme",
                "seats": [PERSON, OPEN],
                "settings": {"clock": {"kind": "bank", "seconds": 60, "increment": -1}},
            },
            "server-increment",
        ),
        ({"game": "oriflamme", "seats": [local("J\u202eo"), OPEN]}, "server-name"),
        ({"game": "oriflamme", "seats": [local("\u3164"), OPEN]}, "server-name"),
    ],
)
def test_a_table_that_cannot_be_is_not_made(
    server: RunningServer, wish: dict[str, Any], code: str
) -> None:
    host = server.guest()
    assert refused(host.ask, "POST", "/api/tables", wish) == code
    assert host.ask("GET", "/api/me/tables") == {"tables": []}


def test_ids_are_not_guessable(server: RunningServer) -> None:
    host = server.guest()
    made = {host.open_table("oriflamme", [PERSON, OPEN]) for _ in range(20)}
    assert len(made) == 20
    assert all(len(table) == 16 for table in made)  # 96 bits
    assert refused(look, host, "A" * 16) == "server-no-table"


# The lobby, links and passphrases


def test_private_by_its_link_or_public_in_the_lobby(server: RunningServer) -> None:
    host, stranger = server.guest(), server.guest("Ben")
    private = host.open_table("oriflamme", [PERSON, OPEN])
    public = host.open_table("oriflamme", [PERSON, OPEN], settings={"public": True})
    shown = [table["id"] for table in stranger.ask("GET", "/api/tables")["tables"]]
    assert public in shown
    assert private not in shown
    assert look(stranger, private)["id"] == private
    do(host, public, "close")
    assert public not in [table["id"] for table in stranger.ask("GET", "/api/tables")["tables"]]


def test_one_s_own_tables_are_listed(server: RunningServer) -> None:
    host, guest = server.guest(), server.guest("Ben")
    table = host.open_table("oriflamme", [OPEN, OPEN])
    assert [mine["id"] for mine in host.ask("GET", "/api/me/tables")["tables"]] == [table]
    do(guest, table, "sit", seat=1)
    assert [mine["id"] for mine in guest.ask("GET", "/api/me/tables")["tables"]] == [table]
    do(guest, table, "leave")
    assert guest.ask("GET", "/api/me/tables")["tables"] == []


def test_a_passphrase_is_asked_once_of_those_who_have_no_seat(server: RunningServer) -> None:
    host, guest = server.guest(), server.guest("Ben")
    table = host.open_table("oriflamme", [PERSON, OPEN], passphrase="sésame")
    assert look(host, table)["locked"]
    assert refused(look, guest, table) == "server-passphrase"
    assert refused(do, guest, table, "sit", seat=1) == "server-passphrase"
    assert refused(guest.record, table) == "server-passphrase"
    enter = f"/api/tables/{table}/enter"
    assert refused(guest.ask, "POST", enter, {"passphrase": "x"}) == "server-passphrase-wrong"
    assert guest.ask("POST", enter, {"passphrase": "sésame"})["id"] == table
    do(guest, table, "sit", seat=1)
    assert names(guest, table) == ["Mira", "Ben"]


def test_a_passphrase_in_a_hello(server: RunningServer) -> None:
    host, guest = server.guest(), server.guest("Ben")
    table = host.open_table("oriflamme", [PERSON, OPEN], passphrase="sesame")
    assert refused(client.Table(guest, table).connect) == "server-passphrase"
    assert refused(client.Table(guest, table, "opensesame").connect) == "server-passphrase-wrong"
    client.Table(guest, table, "sesame").connect().close()
    again = client.Table(guest, table).connect()
    again.do("sit", seat=1)
    again.close()
    nobody = client.Server(server.url)
    assert refused(client.Table(nobody, table, "sesame").connect) == "server-nobody"


def test_passphrases_are_kept_only_as_argon2_hashes(server: RunningServer) -> None:
    host = server.guest()
    table = host.open_table("oriflamme", [PERSON, OPEN], passphrase="open barley please")
    room = server.run(server.hub.room(table))
    assert room.table.passphrase.startswith("$argon2id$")
    for file in server.hub.settings.data.glob("aurum.db*"):
        assert b"barley" not in file.read_bytes()


# Sitting down, moving, leaving


def test_sit_where_a_seat_is_open(server: RunningServer) -> None:
    host, guest = server.guest("Ana"), server.guest("Ben")
    table = host.open_table("oriflamme", [PERSON, BOT, OPEN, OPEN])
    assert refused(do, guest, table, "sit", seat=0) == "server-seat-taken"
    assert refused(do, guest, table, "sit", seat=1) == "server-seat-taken"
    assert refused(do, guest, table, "sit", seat=4) == "server-no-seat"
    do(guest, table, "sit", seat=2)
    assert names(guest, table) == ["Ana", "random", "Ben", ""]
    do(guest, table, "sit", seat=3)
    assert names(guest, table) == ["Ana", "random", "", "Ben"], "who moves leaves a seat open"
    assert refused(do, guest, table, "sit", seat=3) == "server-seat-taken"


def test_a_host_sits_beside_the_places_on_their_screen(server: RunningServer) -> None:
    host = server.guest("Ana")
    table = host.open_table("oriflamme", [local("Jo"), OPEN, OPEN])
    do(host, table, "sit", seat=2)
    assert names(host, table) == ["Jo", "", "Ana"]
    do(host, table, "sit", seat=1)
    assert names(host, table) == ["Jo", "Ana", ""]


@pytest.mark.parametrize("blank", ["", "  "])
def test_who_shares_a_screen_without_a_name_is_called_after_the_host(
    server: RunningServer, blank: str
) -> None:
    host = server.guest("Ana")
    seats = [local(blank), PERSON, local(blank), local("ana  3")]
    table = host.open_table("oriflamme", seats)
    assert names(host, table) == ["Ana 2", "Ana", "Ana 4", "ana 3"]
    do(host, table, "assign", seat=0, wish=local("Jo"))
    do(host, table, "assign", seat=2, wish=local(blank))
    assert names(host, table) == ["Jo", "Ana", "Ana 2", "ana 3"]
    do(host, table, "assign", seat=2, wish=local(blank))
    assert names(host, table) == ["Jo", "Ana", "Ana 2", "ana 3"]


def test_the_name_of_a_host_may_be_as_long_as_there_is_room(server: RunningServer) -> None:
    host = server.guest("Ana of the Twenty Letter")
    table = host.open_table("oriflamme", [PERSON, local("")])
    assert names(host, table)[1] == "Ana of the Twenty Lett 2"


def test_nobody_at_one_screen_has_the_name_of_another(server: RunningServer) -> None:
    host, guest = server.guest("Ana"), server.guest("Ana")
    wish = {"game": "oriflamme", "options": {}}
    for seats in ([PERSON, local("ana")], [local("Jo"), local(" JO"), OPEN]):
        assert refused(host.ask, "POST", "/api/tables", {**wish, "seats": seats}) == (
            "server-name-twice"
        )
    table = host.open_table("oriflamme", [PERSON, local("Jo"), OPEN, OPEN])
    assert refused(do, host, table, "assign", seat=1, wish=local("Ana")) == "server-name-twice"
    assert refused(do, host, table, "assign", seat=2, wish=local("jo")) == "server-name-twice"
    do(guest, table, "sit", seat=2)  # on another device
    do(host, table, "assign", seat=3, wish=PERSON)
    do(host, table, "assign", seat=0, wish=local("Kim"))
    assert names(host, table) == ["Kim", "Jo", "Ana", "Ana"]
    alone = host.open_table("oriflamme", [local("Ana"), OPEN])
    assert refused(do, host, alone, "sit", seat=1) == "server-name-twice"
    assert refused(do, host, alone, "assign", seat=1, wish=PERSON) == "server-name-twice"


def test_leave_before_the_game(server: RunningServer) -> None:
    host, guest = server.guest("Ana"), server.guest("Ben")
    table = host.open_table("oriflamme", [PERSON, OPEN])
    assert refused(do, guest, table, "leave") == "server-not-seated"
    do(guest, table, "sit", seat=1)
    do(guest, table, "leave")
    assert names(host, table) == ["Ana", ""]


def test_when_the_host_leaves_somebody_else_is(server: RunningServer) -> None:
    host, guest = server.guest("Ana"), server.guest("Ben")
    table = host.open_table("oriflamme", [local("Jo"), PERSON, BOT, OPEN])
    do(guest, table, "sit", seat=3)
    do(host, table, "leave")
    assert look(guest, table)["host"] == guest.me
    assert names(guest, table) == ["", "", "random", "Ben"], "the screen went with the host"
    assert refused(do, host, table, "start") == "server-not-host"
    do(guest, table, "assign", seat=0, wish=local("Kim"))
    do(guest, table, "assign", seat=1, wish=BOT)
    do(guest, table, "start")
    assert look(guest, table)["status"] == "running"


def test_a_table_closes_with_the_last_who_leaves(server: RunningServer) -> None:
    host, guest = server.guest("Ana"), server.guest("Ben")
    table = host.open_table("oriflamme", [OPEN, BOT])
    do(guest, table, "sit", seat=0)
    do(host, table, "leave")  # a host need not sit
    assert look(guest, table)["host"] == guest.me
    do(guest, table, "leave")
    assert look(guest, table)["status"] == "closed"


# What the host may do


@pytest.mark.parametrize(
    ("kind", "what"),
    [
        ("assign", {"seat": 0, "wish": BOT}),
        ("swap", {"seat": 0, "other": 1}),
        ("change", {"game": "oriflamme", "options": {}, "settings": {}, "seats": 2}),
        ("start", {}),
        ("close", {}),
        ("replace", {"seat": 0}),
    ],
)
def test_only_the_host_decides(server: RunningServer, kind: str, what: dict[str, Any]) -> None:
    host, guest = server.guest(), server.guest("Ben")
    table = host.open_table("oriflamme", [PERSON, OPEN])
    do(guest, table, "sit", seat=1)
    before = look(host, table)
    assert refused(do, guest, table, kind, **what) == "server-not-host"
    assert look(host, table) == before


def test_the_host_assigns_seats(server: RunningServer) -> None:
    host, guest = server.guest("Ana"), server.guest("Ben")
    table = host.open_table("oriflamme", [PERSON, OPEN, OPEN, OPEN])
    do(guest, table, "sit", seat=1)
    do(host, table, "assign", seat=2, wish=BOT)
    do(host, table, "assign", seat=3, wish=local("Jo"))
    assert names(host, table) == ["Ana", "Ben", "random", "Jo"]
    do(host, table, "assign", seat=1, wish=OPEN)  # Ben has left
    do(host, table, "assign", seat=2, wish=PERSON)  # a person sits once
    assert names(host, table) == ["", "", "Ana", "Jo"]
    assert refused(do, host, table, "assign", seat=4, wish=BOT) == "server-no-seat"
    unknown = {"kind": "bot", "level": "wizard"}
    assert refused(do, host, table, "assign", seat=0, wish=unknown) == "server-bot"


def test_the_host_swaps_seats(server: RunningServer) -> None:
    host = server.guest("Ana")
    table = host.open_table("oriflamme", [PERSON, BOT, OPEN])
    do(host, table, "swap", seat=0, other=2)
    assert names(host, table) == ["", "random", "Ana"]
    assert refused(do, host, table, "swap", seat=1, other=1) == "server-swap-same"
    assert refused(do, host, table, "swap", seat=1, other=3) == "server-no-seat"


def change(guest: client.Server, table: str, game: str, seats: int, **options: Any) -> Any:
    what = {"game": game, "options": options, "settings": {}, "seats": seats}
    return do(guest, table, "change", **what)


def test_the_host_changes_the_game(server: RunningServer) -> None:
    host, guest = server.guest("Ana"), server.guest("Ben")
    table = host.open_table("oriflamme", [PERSON, BOT, OPEN, local("Jo"), OPEN])
    do(guest, table, "sit", seat=2)
    change(host, table, "orichalque", 4)
    changed = look(host, table)
    assert changed["game"] == "orichalque"
    assert names(host, table) == ["Ana", "regent", "Ben", "Jo"], "its bots are others"
    change(host, table, "oriflamme", 3, set="alliance")
    assert names(host, table) == ["Ana", "Ben", "Jo"], "people stay before bots"
    assert refused(change, host, table, "oriflamme", 2) == "server-too-few-seats"
    change(host, table, "oriflamme", 5)
    assert names(host, table) == ["Ana", "Ben", "Jo", "", ""]
    before = look(host, table)
    assert refused(change, host, table, "chess", 3) == "options-game"
    assert refused(change, host, table, "orichalque", 5) == "options-players-orichalque"
    assert refused(change, host, table, "oriflamme", 3, set="?") == "options-set"
    assert look(host, table) == before


def test_fewer_seats_cost_open_ones_first_and_bots_from_the_back(server: RunningServer) -> None:
    host = server.guest("Ana")
    table = host.open_table("orichalque", [BOT, OPEN, {**BOT, "level": "greedy"}, PERSON])
    change(host, table, "orichalque", 3)
    assert names(host, table) == ["random", "greedy", "Ana"]
    change(host, table, "orichalque", 2)
    assert names(host, table) == ["random", "Ana"]
    change(host, table, "orichalque", 1, solo="easy")
    assert names(host, table) == ["Ana"]


def test_a_table_can_become_private(server: RunningServer) -> None:
    host = server.guest()
    table = host.open_table("oriflamme", [PERSON, OPEN], settings={"public": True})
    change(host, table, "oriflamme", 2)
    assert table not in [shown["id"] for shown in host.ask("GET", "/api/tables")["tables"]]


def test_nothing_starts_with_an_open_seat(server: RunningServer) -> None:
    host = server.guest()
    table = host.open_table("oriflamme", [PERSON, OPEN])
    assert refused(do, host, table, "start") == "server-seat-open"
    do(host, table, "assign", seat=1, wish=local("Jo"))
    do(host, table, "start")
    assert refused(do, host, table, "start") == "server-begun"


@pytest.mark.parametrize(
    ("kind", "what"),
    [
        ("sit", {"seat": 1}),
        ("assign", {"seat": 1, "wish": BOT}),
        ("swap", {"seat": 0, "other": 1}),
        ("change", {"game": "oriflamme", "options": {}, "settings": {}, "seats": 2}),
        ("start", {}),
        ("close", {}),
    ],
)
def test_seats_stay_once_the_game_has_begun_or_the_table_is_closed(
    server: RunningServer, kind: str, what: dict[str, Any]
) -> None:
    host = server.guest()
    begun = host.open_table("oriflamme", [PERSON, local("Jo")])
    do(host, begun, "start")
    closed = host.open_table("oriflamme", [PERSON, OPEN])
    do(host, closed, "close")
    for table in (begun, closed):
        before = look(host, table)
        code = refused(do, host, table, kind, **what)
        assert code == ("server-begun" if table == begun else "server-closed")
        assert look(host, table) == before


def test_only_somebody_who_is_away_is_replaced(server: RunningServer) -> None:
    host, guest = server.guest("Ana"), server.guest("Ben")
    table = host.open_table("oriflamme", [PERSON, OPEN, BOT])
    do(guest, table, "sit", seat=1)
    assert refused(do, host, table, "replace", seat=1) == "server-not-running"
    do(host, table, "start")
    for seat in range(3):  # the guest, one who left a minute ago, a bot
        assert refused(do, host, table, "replace", seat=seat) == "server-not-absent"
