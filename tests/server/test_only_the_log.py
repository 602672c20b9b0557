"""A table is computed from its log: whatever happens, reading the log again gives the same."""

from __future__ import annotations

import random

import pytest
from support.table_driver import TableDriver

from aurum.engine import SPECTATOR, sample_choice
from aurum.engine.errors import AurumError
from aurum.server.live.broadcast import now_for
from aurum.server.table import decisions
from aurum.server.table.commands import AnyCommand, Back, Choose, Leave, Say, Undo
from aurum.server.table.entries import Archived, ClockRules, Revived, TableSettings
from aurum.server.table.table import Table

CLOCKS = [
    ClockRules(),
    ClockRules("decision", 10),
    ClockRules("bank", 20, 3),
    ClockRules("bank", 20, 0, late="random"),
    ClockRules("days", 10, late="random"),
]


def anything(driver: TableDriver, seat: int, rng: random.Random) -> AnyCommand:
    """Something a person might do, sensible or not."""
    since, move = driver.table.since, driver.play.move
    commands: list[AnyCommand] = [
        Choose("x", driver.table.actor, since, rng.choice(driver.choices())),
        Choose("x", seat, since, rng.choice(driver.choices())),
        Undo("x", seat, since, rng.randint(driver.play.undo_to(seat), move)),
        Undo("x", seat, since, max(0, move - 1)),
        Leave("x"),
        Back("x", seat),
        Say("x", "hm"),
    ]
    return rng.choice(commands)


def something_happens(driver: TableDriver, rng: random.Random) -> None:
    """A clock runs out, a bot chooses, a person acts, or the server tidies up."""
    table = driver.table
    deadline = table.clock.deadline()
    if deadline is not None and driver.time >= deadline:
        driver.write(decisions.time_is_up(table, rng))
    elif rng.random() < 0.05:
        driver.write(Revived() if table.archived else Archived())
    elif table.bot_to_move and rng.random() < 0.5:
        driver.write(
            decisions.bot_chooses(table, table.actor, sample_choice(driver.play.state, rng))
        )
    else:
        seat = table.actor if rng.random() < 0.7 else rng.randrange(len(table.holders))
        driver.do(seat, anything(driver, seat, rng))


def everything(table: Table, time: int) -> object:
    """All that anybody could be sent of a table, and its clock, as a copy."""
    assert table.session is not None
    clock = table.clock
    viewers = (*range(len(table.holders)), SPECTATOR)
    sent = now_for(table, viewers, time), table.info(), dict(table.refs)
    own = list(clock.left), clock.running, clock.since, list(clock.spares)
    return sent, list(table.session.choices), own


@pytest.mark.parametrize("clock", CLOCKS, ids=lambda clock: f"{clock.kind} {clock.late}")
@pytest.mark.parametrize(("game", "seats"), [("oriflamme", 2), ("oriflamme", 3), ("orichalque", 2)])
def test_the_table_follows_from_the_log(game: str, seats: int, clock: ClockRules) -> None:
    refused = done = 0
    for seed in range(4):
        rng = random.Random(f"{seed} {game} {seats} {clock}")
        driver = TableDriver(game, seats, TableSettings(clock=clock)).start()
        for _ in range(100):
            if driver.table.status != "running":
                break
            driver.time += rng.randrange(4_000)
            before = everything(driver.table, driver.time)
            number = driver.table.number
            try:
                something_happens(driver, rng)
                done += driver.table.number - number
            except AurumError:
                refused += 1
                assert driver.table.number == number
                assert everything(driver.table, driver.time) == before, "a refusal changes nothing"
            if driver.table.status == "running":
                undoable = driver.play.move - driver.play.barrier
                assert len(driver.table.clock.spares) == undoable, (
                    "the clock knows what can go back"
                )
        again = Table.opened("driver", driver.rows)
        assert everything(again, driver.time) == everything(driver.table, driver.time)
    assert done > 40
    assert refused > 10
