"""Logs that people have made long: there is an end to talk, and nobody has to wait for them."""

from __future__ import annotations

from pathlib import Path

import pytest
import table_client as client
from support.server_fixture import open_house, seat_people
from support.table_driver import Slate, close

from aurum.server.errors import RequestError
from aurum.server.table.commands import AnyCommand, Back, Leave, Say, Swap
from aurum.server.table.entries import Said
from aurum.server.table.log_limits import MOST_ENTRIES, MOST_LETTERS
from aurum.server.workers.replay_executor import SHORT_LOG


def repeat(slate: Slate, seat: int, command: AnyCommand) -> None:
    while True:
        slate.do(seat, command)


def fill(slate: Slate, seat: int, command: AnyCommand) -> int:
    """Do the same until there is no room for it; the result is how often it was done."""
    before = slate.table.number
    with pytest.raises(RequestError) as refused:
        repeat(slate, seat, command)
    assert refused.value.key == "server-log-full"
    return slate.table.number - before


@pytest.mark.parametrize(("text", "most"), [("x" * 500, MOST_LETTERS // 500), ("x", MOST_ENTRIES)])
def test_there_is_an_end_to_talk_but_the_game_goes_on(text: str, most: int) -> None:
    slate = Slate("oriflamme", 3).start()
    for seat in range(3):
        assert fill(slate, seat, Say("say", text)) == most, "each has a share of their own"
    seat, move = slate.table.actor, slate.play.move
    slate.choose(slate.choices()[-1])
    assert slate.play.move > move
    slate.undo(seat, move)
    slate.do(seat, Leave("leave"))
    slate.do(seat, Back("back", seat))
    assert slate.play.move == move
    assert slate.table.played_by_person(seat)


def test_to_take_back_and_to_come_back_uses_up_no_share() -> None:
    slate = Slate("oriflamme", 3).start()
    seat, move = slate.table.actor, slate.play.move
    for _ in range(MOST_ENTRIES):
        slate.choose(slate.choices()[0])
        slate.undo(seat, move)
        slate.do(seat, Leave("leave"))
        slate.do(seat, Back("back", seat))
    slate.do(seat, Say("say", "And now?"))


def test_before_the_game_there_is_an_end_to_it_as_well() -> None:
    slate = Slate("oriflamme", 3)
    assert fill(slate, 0, Swap("swap", 0, 1)) == MOST_ENTRIES
    assert slate.start().table.status == "running"


def test_a_long_log_is_read_as_a_short_one_is(tmp_path: Path) -> None:
    said = [Said("Ann", f"{number}") for number in range(SHORT_LOG + 200)]
    with open_house(tmp_path) as house:
        ann, ben = seat_people(house, "oriflamme", 2)
        close(ann, ben)
        room = house.run(house.hub.room(ann.id))
        house.run(room.append(lambda table: said))
        again = client.Table(house.guest("Eva"), ann.id).connect()
        assert again.number == room.table.number > len(said)
        texts = [entry["told"].get("text") for entry in again.happened]
        assert [text for text in texts if text] == [one.text for one in said]
        late = client.Table(house.guest("Leo"), ann.id)
        late.number = again.number - 3
        late.connect()
        assert [entry["number"] for entry in late.happened] == [again.number - n for n in (2, 1, 0)]
        close(again, late)
    with open_house(tmp_path) as house:
        assert house.run(house.hub.room(ann.id)).table.number == again.number
