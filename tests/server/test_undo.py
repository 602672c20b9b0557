"""Undo: one's own last choices, never past one that revealed something or past chance."""

from __future__ import annotations

import contextlib
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
import table_client as client
from support.server_fixture import RunningServer, run_server, seat_people
from support.table_driver import BOT, PERSON, TableDriver, local, receive_up_to, refused

import aurum
from aurum.engine import CHANCE, SPECTATOR, read_record
from aurum.engine.fairness import verify
from aurum.server.errors import RequestError
from aurum.server.table import decisions
from aurum.server.table.commands import Back
from aurum.server.table.entries import Stoodin, TableSettings
from aurum.server.table.session import GameSession
from aurum.server.table.table import Table


def everything(play: GameSession) -> str:
    """A moment of a play, whole, from every seat and with every choice."""
    state = play.state
    seats = range(play.game.seats(play.options))
    views = [state.view(seat) for seat in (*seats, SPECTATOR)]
    parts = (play.game.write_position(state), views, state.choices(), state.actor, play.draws)
    return repr((parts, play.choices))


GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("oriflamme", 2, {}),
    ("oriflamme", 4, {"set": "base"}),
    ("oriflamme", 3, {"set": "alliance"}),
    ("oriflamme", 5, {"set": "mixed"}),
    ("orichalque", 2, {}),
    ("orichalque", 3, {"initiative": "russian"}),
    ("orichalque", 1, {"solo": "normal"}),
]


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_after_any_undo_all_is_as_it_was(game: str, seats: int, options: dict[str, Any]) -> None:
    """A random game in which whatever can be taken back is, again and again, at random."""
    rng = random.Random(f"{game} {seats} {options}")
    driver = TableDriver(game, seats, **options).start()
    moments = {driver.play.move: everything(driver.play)}
    undone = 0
    while driver.table.status == "running" and driver.table.number < 250:
        assert list(moments)[-1] == driver.play.move
        owners = [seat for seat in range(seats) if driver.play.undo_to(seat) < driver.play.move]
        assert len(owners) <= 1, "only who chose last can take back"
        for seat in owners:
            if rng.random() < 0.4:
                back = [move for move in moments if move >= driver.play.undo_to(seat)]
                to = rng.choice(back[:-1])
                driver.undo(seat, to)
                assert everything(driver.play) == moments[to]
                moments = {move: moment for move, moment in moments.items() if move <= to}
                undone += 1
        if rng.random() < 0.05:
            again = Table.opened("driver", driver.rows)  # any process can open it
            assert again.session is not None
            assert everything(again.session) == everything(driver.play)
        driver.choose(rng.choice(driver.choices()))
        moments[driver.play.move] = everything(driver.play)
    assert undone > 10
    if driver.table.status == "over":
        record = driver.play.record(driver.table.record_seats())
        verify(aurum.game(game), read_record(record.to_json()))


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_the_barrier_stands_where_it_must_and_nowhere_else(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    rng = random.Random(f"barrier {game} {seats} {options}")
    driver = TableDriver(game, seats, **options).start()
    while driver.table.status == "running" and driver.table.number < 150:
        driver.choose(rng.choice(driver.choices()))
        made = list(_made(driver.play))
        last = made[-1][0]
        mine = 0
        for actor, shows in reversed(made):  # what this seat chose, one after the other
            if actor != last or actor == CHANCE or shows:
                break
            mine += 1
        for seat in range(seats):
            own = mine if seat == last and driver.table.status == "running" else 0
            assert driver.play.undo_to(seat) == driver.play.move - own


def _made(play: GameSession) -> Iterator[tuple[int, bool]]:
    """Who made each choice, and whether it showed anybody anything."""
    state = play.game.begin(play.options)
    for choice in play.choices:
        actor = state.actor
        state.events = []
        state.apply(choice)
        yield actor, any(play.game.events[event.name].shows for event in state.events)


def test_several_choices_at_once_or_only_the_last() -> None:
    rng = random.Random(3)
    driver = TableDriver("orichalque", 2).start()
    while driver.play.move - driver.play.undo_to(driver.table.actor) < 3:
        driver.choose(rng.choice(driver.choices()))
    seat, move = driver.table.actor, driver.play.move
    driver.undo(seat, move - 1)
    assert driver.play.move == move - 1
    assert driver.table.actor == seat
    driver.undo(seat, move - 3)
    assert driver.play.move == move - 3


def test_never_what_somebody_else_chose_nor_what_lies_behind() -> None:
    driver = TableDriver("oriflamme", 2).start()
    one = driver.table.actor
    driver.choose(driver.choices()[0])
    other = driver.table.actor
    assert other != one
    before = driver.play.move - 1
    for seat, to in ((other, before), (one, before - 1), (one, before + 1), (one, 0)):
        with pytest.raises(RequestError) as refusal:
            driver.undo(seat, to)
        assert refusal.value.key == "server-undo-barrier"
    driver.choose(driver.choices()[0])  # now the other has chosen after it
    with pytest.raises(RequestError):
        driver.undo(one, before)
    driver.undo(other, before + 1)
    assert driver.table.actor == other


def test_an_undo_does_not_begin_at_the_beginning(monkeypatch: pytest.MonkeyPatch) -> None:
    """Or a log with many of them would take minutes to read, in which the server stands still."""
    driver = TableDriver("orichalque", 2).start()
    while driver.play.undo_to(seat := driver.table.actor) == driver.play.move:
        move = driver.play.move
        driver.choose(driver.choices()[0])
    monkeypatch.setattr(type(driver.play.game), "begin", None)
    driver.undo(seat, move)
    assert driver.play.move == move


def test_not_where_the_table_plays_without() -> None:
    driver = TableDriver("oriflamme", 2, TableSettings(undo=False)).start()
    one = driver.table.actor
    driver.choose(driver.choices()[0])
    with pytest.raises(RequestError) as refusal:
        driver.undo(one, driver.play.move - 1)
    assert refusal.value.key == "server-no-undo"


def test_a_bot_s_choice_stands_and_a_seat_it_plays_cannot_undo() -> None:
    rng = random.Random(8)
    driver = TableDriver("orichalque", 2).start()
    while driver.play.move - driver.play.undo_to(driver.table.actor) < 2:
        driver.choose(rng.choice(driver.choices()))
    seat, move = driver.table.actor, driver.play.move
    driver.write(Stoodin(seat, "random", "left"))
    with pytest.raises(RequestError) as refusal:
        driver.undo(seat, move - 1)
    assert refusal.value.key == "server-bot-plays"
    driver.do(seat, Back("back", seat))
    driver.undo(seat, move - 1)  # the bot had not chosen yet
    driver.write(Stoodin(seat, "random", "left"))
    choice = driver.play.state.choices()[0]
    driver.write(decisions.bot_chooses(driver.table, seat, choice))
    driver.do(seat, Back("back", seat))
    assert driver.play.undo_to(seat) == driver.play.move
    with pytest.raises(RequestError):
        driver.undo(seat, driver.play.move - 1)


# At the table


def test_everybody_is_told_of_an_undo_and_nobody_of_the_card(server: RunningServer) -> None:
    people = seat_people(server, "oriflamme", 2)
    watcher = client.Table(server.guest("Eva"), people[0].id).connect()
    number = people[0].do("start")["number"]
    everybody = (*people, watcher)
    for table in everybody:
        receive_up_to(table, number)
    before = {table: table.now or {} for table in everybody}
    one = next(table for table in people if table.asked)
    other = next(table for table in people if not table.asked)
    assert one.asked is not None
    seat = one.asked["seat"]
    one.choose(one.asked["choices"][0])
    assert one.now is not None
    since, move, position = one.now["since"], one.now["move"], one.now["positions"][0]
    assert position["undo"] == move - 1
    receive_up_to(other, one.number)
    assert other.now is not None
    assert other.now["positions"][0]["undo"] == move
    assert (
        refused(other.do, "undo", seat=1 - seat, since=since, to=move - 1) == "server-undo-barrier"
    )
    assert refused(other.do, "undo", seat=seat, since=since, to=move - 1) == "server-not-your-seat"
    assert refused(one.do, "undo", seat=seat, since=since - 1, to=move - 1) == "server-stale"
    number = one.do("undo", seat=seat, since=since, to=move - 1)["number"]
    guest = one.happened[-1]["told"]["guest"]
    for table in everybody:
        receive_up_to(table, number)
        expected = {"kind": "undone", "guest": guest, "seat": seat, "move": move - 1}
        assert table.happened[-1]["told"] == expected
        assert "seen" not in table.happened[-1]
        assert table.now == {**before[table], "since": number}, "as if it had not been"
        table.close()
    # It was taken back and done again otherwise: only that is in the record.
    one.connect()
    assert one.asked is not None
    one.choose(one.asked["choices"][1])
    record = client.Server(server.url, one.hello["token"]).record(one.id)
    assert len(record["choices"]) == move
    one.close()


def test_an_undo_interrupts_whoever_was_asked_after_it(server: RunningServer) -> None:
    """Two people share a screen: each takes back only their own choices."""
    host = server.guest()
    table = client.Table(host, host.open_table("oriflamme", [PERSON, local("Jo")])).connect()
    table.do("start")
    for _ in range(2):
        assert table.asked is not None
        table.choose(table.asked["choices"][0])
    assert table.now is not None
    undo = {position["seat"]: position["undo"] for position in table.now["positions"]}
    last = table.happened[-1]["told"]["seat"]
    since, move = table.now["since"], table.now["move"]
    assert undo == {last: move - 1, 1 - last: move}
    code = refused(table.do, "undo", seat=1 - last, since=since, to=move - 2)
    assert code == "server-undo-barrier"
    table.do("undo", seat=last, since=since, to=move - 1)
    assert table.asked is not None
    assert table.asked["seat"] == last
    table.close()


def test_an_answer_to_a_position_that_was_taken_back_is_stale(server: RunningServer) -> None:
    """The same choice is listed again, for another question than the one that was answered."""
    host = server.guest()
    table = client.Table(host, host.open_table("oriflamme", [PERSON, local("Jo")])).connect()
    table.do("start")
    assert table.asked is not None
    first, choices = table.asked["seat"], table.asked["choices"]
    table.choose(choices[0])
    assert table.asked is not None
    assert table.now is not None
    then, answer = table.now, {"seat": table.asked["seat"], "choice": table.asked["choices"][0]}
    table.do("undo", seat=first, since=then["since"], to=then["move"] - 1)
    table.choose(choices[1])
    assert table.now["move"] == then["move"]
    assert table.now["actor"] == then["actor"]
    assert refused(table.do, "choose", **answer, since=then["since"]) == "server-stale"
    table.do("say", text="Chat is no reason to look again.")
    table.do("choose", **answer, since=table.now["since"])
    table.close()


def test_an_undo_survives_the_server(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("undone")
    with run_server(folder) as server:
        host = server.guest()
        table = client.Table(host, host.open_table("oriflamme", [PERSON, local("Jo")])).connect()
        table.do("start")
        assert table.asked is not None
        seat = table.asked["seat"]
        table.choose(table.asked["choices"][0])
        assert table.now is not None
        table.do("undo", seat=seat, since=table.now["since"], to=table.now["move"] - 1)
        before = json.dumps(table.now)
        table.close()
    with run_server(folder) as server:
        again = client.Table(client.Server(server.url, host.token), table.id).connect()
        assert json.dumps(again.now) == before
        again.close()


def test_a_whole_game_with_many_undos_verifies(server: RunningServer) -> None:
    host = server.guest()
    table = client.Table(host, host.open_table("oriflamme", [PERSON, BOT, local("Jo")])).connect()
    table.do("start")
    rng = random.Random(1)
    undone = 0
    while not table.over:
        if table.asked is None:
            table.listen()
            continue
        table.choose(rng.choice(table.asked["choices"]))
        assert table.now is not None
        for position in table.now["positions"]:
            if position["undo"] < table.now["move"] and rng.random() < 0.5:
                what = {"seat": position["seat"], "since": table.now["since"]}
                # The bot may choose meanwhile, and then it is too late.
                with contextlib.suppress(client.Refused):
                    table.do("undo", **what, to=position["undo"])
                    undone += 1
    assert undone
    record = read_record(json.dumps(host.record(table.id)))
    assert verify(aurum.game("oriflamme"), record) > 0
    table.close()
