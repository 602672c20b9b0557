"""The arithmetic of a clock, by itself and at a table without a server."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from support.table_driver import TableDriver

from aurum.server.errors import RequestError
from aurum.server.table import decisions
from aurum.server.table.clock import NOBODY, Clock
from aurum.server.table.commands import Back, Leave
from aurum.server.table.entries import (
    Archived,
    ClockRules,
    Returned,
    Revived,
    Started,
    Stoodin,
    TableSettings,
)
from aurum.server.table.table import Table

BANK = ClockRules("bank", 60, 5)
DECISION = ClockRules("decision", 30)
DAY = 24 * 3600


# The clock by itself


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
def test_no_sequence_of_choices_and_undos_gains_time(rules: ClockRules) -> None:
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


def test_an_undo_costs_the_others_no_time() -> None:
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
def test_endless_choosing_and_undoing_is_late(rules: ClockRules, asked: int) -> None:
    """After them another player must choose, or a bot, which has no clock."""
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


# At a table without a server


def test_an_undo_after_the_time_is_late() -> None:
    driver = TableDriver("oriflamme", 2, TableSettings(clock=DECISION)).start()
    seat = driver.table.actor
    driver.write(Stoodin(1 - seat, "random", "left"))
    driver.time += 29_000
    driver.choose(driver.choices()[0])
    driver.time += 2_000
    driver.undo(seat, driver.play.move - 1)
    assert driver.table.clock.deadline() == driver.time
    driver.write(decisions.time_is_up(driver.table, random.Random(0)))
    assert driver.table.holders[seat].late == driver.play.move


def test_endless_leaving_and_returning_is_late() -> None:
    """Each time the bot that fills in is interrupted before it has chosen."""
    driver = TableDriver("oriflamme", 2, TableSettings(clock=DECISION)).start()
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
    driver = TableDriver("oriflamme", 2, TableSettings(clock=BANK)).start()
    seat = driver.table.actor
    driver.do(seat, Leave("leave"))
    driver.time += 2_000
    driver.do(seat, Back("back", seat))
    assert driver.table.holders[seat].person_plays
    assert driver.table.clock.left_now(seat, driver.time) == 58_000


def test_who_was_away_pays_for_nobody_else_nor_while_the_table_was_archived() -> None:
    driver = TableDriver("oriflamme", 2, TableSettings(clock=BANK)).start()
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


def test_a_game_of_an_older_server_is_read_as_it_was_played() -> None:
    """A bank of a game under way must not have shrunk when a newer server opens it."""
    driver = TableDriver("oriflamme", 2, TableSettings(clock=BANK)).start()
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
    driver = TableDriver("oriflamme", 2, TableSettings(clock=DECISION)).start()
    seat = driver.table.actor
    for _ in range(3):
        driver.time += 9_000
        driver.write(Stoodin(seat, "random", "left"), Returned(seat))
    assert driver.table.clock.left_now(seat, driver.time) == 3_000


def test_who_comes_back_after_a_bot_has_chosen_has_time_for_the_next_decision() -> None:
    driver = TableDriver("oriflamme", 2, TableSettings(clock=DECISION)).start()
    seat = driver.table.actor
    driver.time += 29_000
    driver.write(Stoodin(seat, "random", "left"))
    choice = driver.play.state.choices()[0]
    driver.write(decisions.bot_chooses(driver.table, seat, choice), Returned(seat))
    assert driver.table.clock.left[seat] == 30_000


@pytest.mark.parametrize(("rules", "left"), [(BANK, 10_000), (DECISION, 30_000)])
def test_who_comes_back_late_has_time_for_a_choice(rules: ClockRules, left: int) -> None:
    driver = TableDriver("oriflamme", 2, TableSettings(clock=rules)).start()
    seat = driver.table.actor
    driver.time += 100_000
    driver.write(decisions.time_is_up(driver.table, random.Random(1)))
    assert driver.table.clock.running == NOBODY, "a bot has all the time it needs"
    driver.write(Returned(seat))
    assert driver.table.clock.left[seat] == left
    assert driver.table.clock.running == seat


def test_only_the_clock_of_who_is_asked_runs_and_none_in_an_archived_table() -> None:
    driver = TableDriver("oriflamme", 3, TableSettings(clock=BANK))
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


def test_who_is_late_comes_back_only_after_the_bot_has_chosen() -> None:
    driver = TableDriver("oriflamme", 2, TableSettings(clock=DECISION)).start()
    seat = driver.table.actor
    driver.write(decisions.time_is_up(driver.table, random.Random(0)))
    with pytest.raises(RequestError) as refusal:
        driver.do(seat, Back("back", seat))
    assert refusal.value.key == "server-late"
    driver.write(decisions.bot_chooses(driver.table, seat, driver.play.state.choices()[0]))
    driver.do(seat, Back("back", seat))
    assert driver.table.holders[seat].person_plays
