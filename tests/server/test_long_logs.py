"""Long logs: chat has a limit, and reading a log delays nobody."""

from __future__ import annotations

from pathlib import Path

import pytest
import table_client as client
from support.server_fixture import run_server, seat_people
from support.table_driver import TableDriver, close

from aurum.server.errors import RequestError
from aurum.server.table.commands import AnyCommand, Back, Leave, Say, Swap
from aurum.server.table.entries import Said
from aurum.server.table.log_limits import MOST_CHARACTERS, MOST_ENTRIES
from aurum.server.workers.replay_executor import SHORT_LOG


def repeat(driver: TableDriver, seat: int, command: AnyCommand) -> None:
    while True:
        driver.do(seat, command)


def fill(driver: TableDriver, seat: int, command: AnyCommand) -> int:
    """Do the same until there is no room for it; the result is how often it was done."""
    before = driver.table.number
    with pytest.raises(RequestError) as refused:
        repeat(driver, seat, command)
    assert refused.value.key == "server-log-full"
    return driver.table.number - before


@pytest.mark.parametrize(
    ("text", "most"), [("x" * 500, MOST_CHARACTERS // 500), ("x", MOST_ENTRIES)]
)
def test_chat_has_a_limit_but_the_game_goes_on(text: str, most: int) -> None:
    driver = TableDriver("oriflamme", 3).start()
    for seat in range(3):
        assert fill(driver, seat, Say("say", text)) == most, "each has a share of their own"
    seat, move = driver.table.actor, driver.play.move
    driver.choose(driver.choices()[-1])
    assert driver.play.move > move
    driver.undo(seat, move)
    driver.do(seat, Leave("leave"))
    driver.do(seat, Back("back", seat))
    assert driver.play.move == move
    assert driver.table.played_by_person(seat)


def test_to_take_back_and_to_come_back_uses_up_no_share() -> None:
    driver = TableDriver("oriflamme", 3).start()
    seat, move = driver.table.actor, driver.play.move
    for _ in range(MOST_ENTRIES):
        driver.choose(driver.choices()[0])
        driver.undo(seat, move)
        driver.do(seat, Leave("leave"))
        driver.do(seat, Back("back", seat))
    driver.do(seat, Say("say", "And now?"))


def test_before_the_game_there_is_an_end_to_it_as_well() -> None:
    driver = TableDriver("oriflamme", 3)
    assert fill(driver, 0, Swap("swap", 0, 1)) == MOST_ENTRIES
    assert driver.start().table.status == "running"


def test_a_long_log_is_read_as_a_short_one_is(tmp_path: Path) -> None:
    messages = [Said("Ann", f"{number}") for number in range(SHORT_LOG + 200)]
    with run_server(tmp_path) as server:
        ann, ben = seat_people(server, "oriflamme", 2)
        close(ann, ben)
        room = server.run(server.hub.room(ann.id))
        server.run(room.append(lambda table: messages))
        again = client.Table(server.guest("Eva"), ann.id).connect()
        assert again.number == room.table.number > len(messages)
        texts = [entry["told"].get("text") for entry in again.happened]
        assert [text for text in texts if text] == [one.text for one in messages]
        late = client.Table(server.guest("Leo"), ann.id)
        late.number = again.number - 3
        late.connect()
        assert [entry["number"] for entry in late.happened] == [again.number - n for n in (2, 1, 0)]
        close(again, late)
    with run_server(tmp_path) as server:
        assert server.run(server.hub.room(ann.id)).table.number == again.number
