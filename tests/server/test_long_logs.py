"""Logs that people have made long: there is an end to it, and nobody else has to wait for them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
import table_client as client
from at_the_counter import Slate, close
from at_the_house import open_house, seat_people

from aurum.server import decisions
from aurum.server.commands import Back, Leave, Say, Swap
from aurum.server.entries import Said
from aurum.server.looking import SHORT
from aurum.server.refusals import Refused


def to_and_fro(slate: Slate) -> None:
    """Choose something and take it back, as often as one may."""
    seat = slate.table.actor
    move = slate.play.move
    while True:
        slate.choose(slate.choices()[0])
        slate.undo(seat, move)


def talk(slate: Slate) -> None:
    while True:
        slate.do(0, Say("say", "x" * 500))


def come_and_go(slate: Slate) -> None:
    while True:
        slate.do(1, Leave("leave"))
        slate.do(1, Back("back", 1))


@pytest.mark.parametrize("fill", [to_and_fro, talk, come_and_go])
def test_a_log_has_an_end_but_the_game_goes_on(fill: Callable[[Slate], None]) -> None:
    slate = Slate("oriflamme", 3).start()
    with pytest.raises(Refused) as refused:
        fill(slate)
    assert refused.value.key == "server-log-full"
    assert slate.table.number <= decisions.MOST_ENTRIES + slate.play.move + 1
    move = slate.play.move
    if slate.table.minded[slate.table.actor]:
        slate.choose(slate.choices()[-1])
        assert slate.play.move > move
    slate.do(0, Leave("leave"))
    assert slate.table.chairs[0].stand_in


def change_places(slate: Slate) -> None:
    while True:
        slate.do(0, Swap("swap", 0, 1))


def test_before_the_game_there_is_an_end_to_it_as_well() -> None:
    slate = Slate("oriflamme", 3)
    with pytest.raises(Refused) as refused:
        change_places(slate)
    assert refused.value.key == "server-log-full"
    assert slate.start().table.status == "running"


def test_a_long_log_is_read_as_a_short_one_is(tmp_path: Path) -> None:
    said = [Said("Ann", f"{number}") for number in range(SHORT + 200)]
    with open_house(tmp_path) as house:
        ann, ben = seat_people(house, "oriflamme", 2)
        close(ann, ben)
        room = house.run(house.house.room(ann.id))
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
        assert house.run(house.house.room(ann.id)).table.number == again.number
