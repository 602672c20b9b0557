"""Who has how long: the arithmetic of a clock, and what happens at a table when time is up."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
import table_client as client
from support.server_fixture import RunningServer, run_server
from support.table_driver import PERSON, TableDriver, do, hear, local, refused

from aurum.server.errors import RequestError
from aurum.server.live.hub import Hub
from aurum.server.table import decisions
from aurum.server.table.clock import NOBODY, Clock
from aurum.server.table.commands import Back, Leave
from aurum.server.table.entries import (
    Archived,
    ClockRules,
    Returned,
    Revived,
    Settings,
    Started,
    Stoodin,
)
from aurum.server.table.table import Table

BANK = ClockRules("bank", 60, 5)
DECISION = ClockRules("decision", 30)
DAY = 24 * 3600


# The clock itself


def test_no_clock_never_runs() -> None:
    clock = Clock(ClockRules(), 2)
    clock.run(0, 100)
    assert clock.deadline() is None
    assert (clock.running, clock.ticks) == (NOBODY, False)


@pytest.mark.parametrize("kind", ["decision", "days"])
def test_every_decision_has_its_time(kind: Any) -> None:
    clock = Clock(ClockRules(kind, 30), 2)
    clock.run(0, 1_000)
    assert clock.deadline() == 31_000
    assert clock.left_now(0, 21_000) == 10_000
    assert clock.left_now(1, 21_000) == 30_000, "the other waits"
    clock.chose(0, 21_000)
    clock.run(1, 21_000)
    assert clock.left_now(0, 99_000) == 30_000, "afresh"
    assert clock.deadline() == 51_000


def test_a_bank_is_spent_and_grows_with_each_choice() -> None:
    clock = Clock(BANK, 2)
    clock.run(0, 0)
    clock.chose(0, 20_000)
    assert clock.left == [45_000, 60_000]
    clock.run(0, 20_000)
    assert clock.deadline() == 65_000
    clock.stop(30_000)
    assert clock.left == [35_000, 60_000]
    assert clock.deadline() is None


def test_time_is_never_negative_nor_comes_from_a_clock_that_runs_backwards() -> None:
    clock = Clock(DECISION, 1)
    clock.run(0, 50_000)
    assert clock.left_now(0, 10_000) == 30_000
    assert clock.left_now(0, 500_000) == 0
    clock.stop(500_000)
    assert clock.left == [0]


def test_an_undo_gives_back_no_time() -> None:
    clock = Clock(BANK, 1)
    clock.run(0, 0)
    for time in range(10_000, 60_000, 10_000):  # chooses and undoes at once, again and again
        clock.chose(0, time)
        clock.run(0, time)
        clock.undone(0, 1, time)
        clock.run(0, time)
        assert clock.left == [60_000 - time]


@pytest.mark.parametrize("rules", [BANK, DECISION])
def test_whatever_is_chosen_and_undone_nobody_gains_time(rules: ClockRules) -> None:
    """A clock with undos shows what one would that knew from the start what will stand."""
    rng = random.Random(rules.kind)
    for _ in range(200):
        clock, time = Clock(rules, 1), 0
        spent: list[int] = [0]  # since each choice that stands
        clock.run(0, 0)
        for _ in range(12):
            passed = rng.randrange(0, 2_000)
            time += passed
            spent[-1] += passed
            if clock.spares and rng.random() < 0.4:
                back = rng.randint(1, len(clock.spares))
                clock.undone(0, back, time)
                spent[-back - 1 :] = [sum(spent[-back - 1 :])]
            else:
                clock.chose(0, time)
                spent.append(0)
            clock.run(0, time)
            full = rules.seconds * 1000
            if rules.kind == "bank":
                most = full - sum(spent) + rules.increment * 1000 * (len(spent) - 1)
            else:
                most = full - spent[-1]
            assert clock.left_now(0, time) == max(0, most)


def test_an_undo_costs_nobody_else_their_time() -> None:
    clock = Clock(BANK, 2)
    clock.run(0, 0)
    for time in range(10_000, 50_000, 10_000):
        clock.chose(0, time)
        clock.run(1, time)  # who then thinks about it for nine seconds
        clock.undone(0, 1, time + 9_000)
        clock.run(0, time + 9_000)
    assert clock.left[1] == 60_000
    assert clock.left[0] == 60_000 - 10_000 - 3 * 1_000 - 4 * 9_000, "every second was theirs"


@pytest.mark.parametrize("rules", [BANK, DECISION])
@pytest.mark.parametrize("asked", [NOBODY, 1])
def test_who_chooses_and_takes_back_for_ever_is_late(rules: ClockRules, asked: int) -> None:
    """After them somebody else is asked, or a bot, which has no clock."""
    clock = Clock(rules, 2)
    clock.run(0, 0)
    for time in range(0, rules.seconds * 1000, 600):
        assert clock.left_now(0, time) == rules.seconds * 1000 - time
        clock.chose(0, time)
        clock.run(asked, time)
        clock.undone(0, 1, time + 600)
        clock.run(0, time + 600)
    assert clock.deadline() == rules.seconds * 1000
    assert clock.left == [0, rules.seconds * 1000]


def test_who_takes_back_too_late_is_late() -> None:
    driver = TableDriver("oriflamme", 2, Settings(clock=DECISION)).start()
    seat = driver.table.actor
    driver.write(Stoodin(1 - seat, "random", "left"))
    driver.time += 29_000
    driver.choose(driver.choices()[0])
    driver.time += 2_000
    driver.undo(seat, driver.play.move - 1)
    assert driver.table.clock.deadline() == driver.time
    driver.write(decisions.time_is_up(driver.table, random.Random(0)))
    assert driver.table.holders[seat].late == driver.play.move


def test_who_leaves_and_comes_back_for_ever_is_late() -> None:
    """Each time the bot that fills in is interrupted before it has chosen."""
    driver = TableDriver("oriflamme", 2, Settings(clock=DECISION)).start()
    seat = driver.table.actor
    for round_ in range(1, 51):
        driver.do(seat, Leave("leave"))
        driver.time += 600
        driver.do(seat, Back("back", seat))
        assert driver.table.clock.left_now(seat, driver.time) == 30_000 - round_ * 600
    driver.do(seat, Leave("leave"))
    driver.do(seat, Back("back", seat))
    assert driver.table.clock.deadline() == driver.time, (
        "with nothing left one comes back to nothing"
    )


def test_who_is_back_in_two_seconds_has_lost_two_seconds() -> None:
    driver = TableDriver("oriflamme", 2, Settings(clock=BANK)).start()
    seat = driver.table.actor
    driver.do(seat, Leave("leave"))
    driver.time += 2_000
    driver.do(seat, Back("back", seat))
    assert driver.table.holders[seat].person_plays
    assert driver.table.clock.left_now(seat, driver.time) == 58_000


def test_who_was_away_pays_for_nobody_else_nor_while_the_table_was_put_away() -> None:
    driver = TableDriver("oriflamme", 2, Settings(clock=BANK)).start()
    one = driver.table.actor
    driver.choose(driver.choices()[0])
    other = driver.table.actor
    driver.do(other, Leave("leave"))
    driver.time += 1_000
    driver.undo(one, driver.play.move - 1)  # so that the other is asked no more
    driver.time += 9_000
    driver.choose(driver.choices()[0])
    driver.time += 500
    driver.do(other, Back("back", other))
    assert driver.table.clock.left[other] == 60_000
    driver.do(other, Leave("leave"))
    driver.write(Archived())
    driver.time += DAY * 1000
    driver.write(Revived())
    driver.time += 700
    driver.do(other, Back("back", other))
    assert driver.table.clock.left[other] == 59_300


def test_a_game_of_an_older_house_is_read_as_it_was_played() -> None:
    """A bank of a game under way must not have shrunk when a newer house opens it."""
    driver = TableDriver("oriflamme", 2, Settings(clock=BANK)).start()
    seat = driver.table.actor
    driver.choose(driver.choices()[0])
    driver.time += 9_000
    driver.undo(seat, driver.play.move - 1)
    driver.do(seat, Leave("leave"))
    driver.time += 9_000
    driver.do(seat, Back("back", seat))
    assert driver.table.clock.left[seat] == 42_000
    older = Table("older")
    for row in driver.rows:
        if isinstance(row.entry, Started):
            row = msgspec.structs.replace(
                row, entry=msgspec.structs.replace(row.entry, strict=False)
            )
        older.apply_entry(row)
    assert older.clock.left[seat] == 60_000


def test_who_leaves_and_comes_back_gains_no_time() -> None:
    driver = TableDriver("oriflamme", 2, Settings(clock=DECISION)).start()
    seat = driver.table.actor
    for _ in range(3):
        driver.time += 9_000
        driver.write(Stoodin(seat, "random", "left"), Returned(seat))
    assert driver.table.clock.left_now(seat, driver.time) == 3_000


def test_who_comes_back_after_a_bot_has_chosen_has_time_for_the_next_decision() -> None:
    driver = TableDriver("oriflamme", 2, Settings(clock=DECISION)).start()
    seat = driver.table.actor
    driver.time += 29_000
    driver.write(Stoodin(seat, "random", "left"))
    choice = driver.play.state.choices()[0]
    driver.write(decisions.bot_chooses(driver.table, seat, choice), Returned(seat))
    assert driver.table.clock.left[seat] == 30_000


@pytest.mark.parametrize(("rules", "left"), [(BANK, 10_000), (DECISION, 30_000)])
def test_who_comes_back_late_has_time_for_a_choice(rules: ClockRules, left: int) -> None:
    driver = TableDriver("oriflamme", 2, Settings(clock=rules)).start()
    seat = driver.table.actor
    driver.time += 100_000
    driver.write(decisions.time_is_up(driver.table, random.Random(1)))
    assert driver.table.clock.running == NOBODY, "a bot has all the time it needs"
    driver.write(Returned(seat))
    assert driver.table.clock.left[seat] == left
    assert driver.table.clock.running == seat


def test_only_the_clock_of_who_is_asked_runs_and_none_in_an_archived_table() -> None:
    driver = TableDriver("oriflamme", 3, Settings(clock=BANK))
    assert driver.table.clock.running == NOBODY
    driver.start()
    rng = random.Random(4)
    for turn in range(20):
        driver.time += 1_000
        driver.choose(rng.choice(driver.choices()))
        assert driver.table.clock.running == driver.table.actor
        if turn == 10:
            before = driver.table.clock.left[:]
            driver.write(Archived())
            driver.time += DAY * 1000
            assert driver.table.clock.running == NOBODY
            driver.write(Revived())
            assert driver.table.clock.left == before
    spent = sum(60_000 + 5_000 * 20 - left for left in driver.table.clock.left)
    assert spent == 20_000 + 2 * 5_000 * 20, "every second was somebody's"


# At the table


class Watch:
    """A clock that goes when the test says so."""

    def __init__(self, now: float) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


@contextmanager
def timed_house(folder: Path, watch: Watch, wall: Watch | None = None) -> Iterator[RunningServer]:
    def make(*given: Any) -> Hub:
        at = (lambda: int(wall() * 1000)) if wall is not None else None
        return Hub(*given, monotonic=watch, at=at)

    with run_server(folder, make=make) as server:
        yield server


@pytest.fixture(scope="module")
def watch() -> Watch:
    return Watch(1_000.0)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, watch: Watch) -> Iterator[RunningServer]:
    with timed_house(tmp_path_factory.mktemp("house"), watch) as opened:
        yield opened


def timed(server: RunningServer, seats: list[Any], clock: dict[str, Any]) -> client.Table:
    """A table with a clock, started; its host is asked."""
    host = server.guest("Ana")
    table_id = host.open_table("oriflamme", seats, settings={"clock": clock})
    table = client.Table(host, table_id).connect()
    table.do("start")
    while table.asked is None:
        table.listen(10)
    return table


def left(table: client.Table) -> list[int]:
    assert table.now is not None
    clocks = table.now["clocks"]
    return [int(milliseconds) for milliseconds in clocks["left"]]


def told(table: client.Table, kind: str) -> client.Message:
    """Listen until something of this kind has happened; the latest of it."""
    while True:
        for entry in reversed(table.happened):
            if entry["told"]["kind"] == kind:
                return dict(entry["told"])
        assert table.listen(10) is not None, f"nobody {kind}"


def test_a_table_without_clocks_shows_none(server: RunningServer) -> None:
    table = timed(server, [PERSON, local("Jo")], {"kind": "none"})
    assert table.now is not None
    assert table.now["clocks"] is None
    table.close()


def test_who_is_late_comes_back_only_after_the_bot_has_chosen() -> None:
    driver = TableDriver("oriflamme", 2, Settings(clock=DECISION)).start()
    seat = driver.table.actor
    driver.write(decisions.time_is_up(driver.table, random.Random(0)))
    with pytest.raises(RequestError) as refusal:
        driver.do(seat, Back("back", seat))
    assert refusal.value.key == "server-late"
    driver.write(decisions.bot_chooses(driver.table, seat, driver.play.state.choices()[0]))
    driver.do(seat, Back("back", seat))
    assert driver.table.holders[seat].person_plays


def test_when_time_is_up_a_bot_takes_the_seat_until_it_is_taken_back(
    server: RunningServer, watch: Watch
) -> None:
    table = timed(server, [PERSON, local("Jo")], {"kind": "decision", "seconds": 30})
    assert left(table) == [30_000, 30_000]
    assert table.asked is not None
    seat = table.asked["seat"]
    watch.now += 29.9
    number = table.do("say", text="soon")["number"]
    assert table.number == number, "not yet"
    watch.now += 0.2
    table.do("say", text="…")
    late = told(table, "stoodin")
    assert (late["seat"], late["why"], late["level"]) == (seat, "late", "regent")
    assert table.table["seats"][seat]["stand_in"] == "regent"
    assert table.table["seats"][seat]["guest"], "it is still theirs"
    assert told(table, "chose")["by"] == "bot"
    assert refused(table.do, "choose", seat=seat, since=0, choice="reveal") == "server-bot-plays"
    table.do("back", seat=seat)
    assert table.table["seats"][seat]["stand_in"] == ""
    assert left(table) == [30_000, 30_000]
    for _ in range(8):
        assert table.asked is not None
        table.choose(table.asked["choices"][0])
    assert {entry["told"]["seat"] for entry in table.happened[-8:]} == {0, 1}
    assert {entry["told"]["by"] for entry in table.happened[-8:]} == {"person"}
    table.close()


def test_or_a_random_choice_is_made(server: RunningServer, watch: Watch) -> None:
    clock = {"kind": "decision", "seconds": 30, "late": "random"}
    table = timed(server, [PERSON, local("Jo")], clock)
    assert table.asked is not None
    seat, choices = table.asked["seat"], table.asked["choices"]
    watch.now += 31
    table.do("say", text="…")
    made = told(table, "chose")
    assert (made["by"], made["seat"]) == ("clock", seat)
    assert table.happened[-1]["seen"][seat]["made"][0] in choices
    assert table.table["seats"][seat]["stand_in"] == ""
    assert left(table) == [30_000, 30_000]
    assert table.now is not None
    code = refused(table.do, "undo", seat=seat, since=table.now["since"], to=table.now["move"] - 1)
    assert code == "server-undo-barrier"
    table.close()


def test_a_bank_with_increment(server: RunningServer, watch: Watch) -> None:
    table = timed(server, [PERSON, local("Jo")], {"kind": "bank", "seconds": 60, "increment": 5})
    assert table.asked is not None
    assert table.now is not None
    seat = table.asked["seat"]
    assert table.now["clocks"]["running"] == seat
    watch.now += 20
    table.choose(table.asked["choices"][0])
    assert left(table)[seat] == 45_000
    assert table.now["clocks"]["running"] == table.asked["seat"]
    watch.now += 1
    again = client.Table(client.House(server.url, table.hello["token"]), table.id).connect()
    assert left(again)[again.asked["seat"]] == 59_000, "as of the moment it was sent"  # type: ignore[index]
    for one in (table, again):
        one.close()


def test_days_for_a_slow_game(server: RunningServer, watch: Watch) -> None:
    table = timed(server, [PERSON, local("Jo")], {"kind": "days", "seconds": 2 * DAY})
    assert table.asked is not None
    seat = table.asked["seat"]
    watch.now += 2 * DAY - 1
    table.choose(table.asked["choices"][0])
    assert left(table) == [2 * DAY * 1000] * 2
    watch.now += 2 * DAY + 1
    table.do("say", text="…")
    assert told(table, "stoodin")["seat"] != seat
    table.close()


def test_the_bot_that_fills_in_is_the_one_the_table_names(
    server: RunningServer, watch: Watch
) -> None:
    host = server.guest()
    settings = {"clock": {"kind": "decision", "seconds": 5}, "stand_in": "random"}
    table_id = host.open_table("orichalque", [PERSON, local("Jo")], settings=settings)
    table = client.Table(host, table_id).connect()
    table.do("start")
    watch.now += 6
    table.do("say", text="…")
    assert told(table, "stoodin")["level"] == "random"
    table.close()


def test_back_is_only_for_one_s_own_seat_that_a_bot_plays(server: RunningServer) -> None:
    host, guest = server.guest("Ana"), server.guest("Ben")
    table = host.open_table("oriflamme", [PERSON, {"kind": "open"}])
    do(guest, table, "sit", seat=1)
    assert refused(do, guest, table, "back", seat=1) == "server-not-running"
    do(host, table, "start")
    assert refused(do, guest, table, "back", seat=1) == "server-not-replaced"
    do(guest, table, "leave")
    assert refused(do, guest, table, "leave") == "server-not-seated"
    assert refused(do, host, table, "back", seat=1) == "server-not-your-seat"
    do(guest, table, "back", seat=1)


# While the server is closed


def test_clocks_stand_still_while_the_house_is_closed(tmp_path: Path) -> None:
    clock = {"kind": "decision", "seconds": 30}
    watch, wall = Watch(5_000), Watch(1_800_000_000)
    with timed_house(tmp_path, watch, wall) as server:
        table = timed(server, [PERSON, local("Jo")], clock)
        assert table.asked is not None
        seat = table.asked["seat"]
        watch.now += 10
        wall.now -= 40 * DAY  # somebody has set the wrong clock right
        table.do("say", text="back in a minute")
        table.close()
    # The machine was restarted, so its own clock begins anew; and a month has gone by.
    watch, wall = Watch(3), Watch(wall.now + 30 * DAY)
    with timed_house(tmp_path, watch, wall) as server:
        again = client.Table(client.House(server.url, table.hello["token"]), table.id).connect()
        assert left(again)[seat] == 20_000
        assert again.table["status"] == "running"
        assert not again.table["archived"]
        wall.now += DAY
        watch.now += 19
        again.do("say", text="still here")
        assert again.table["seats"][seat]["stand_in"] == ""
        watch.now += 2
        again.do("say", text="…")
        assert told(again, "stoodin")["seat"] == seat
        hear(again, again.number)
        again.close()


def test_time_goes_on_by_itself_once_the_house_is_open_again(tmp_path: Path) -> None:
    """Nobody is connected; yet the table takes up its clock, and who is late is late."""
    watch = Watch(0)
    with timed_house(tmp_path, watch) as server:
        table = timed(server, [PERSON, local("Jo")], {"kind": "decision", "seconds": 30})
        watch.now += 29.99
        table.close()
    with run_server(tmp_path) as server:  # by the real clock now
        host = client.House(server.url, table.hello["token"])
        again = client.Table(host, table.id).connect()
        assert told(again, "stoodin")["why"] == "late"
        again.close()
