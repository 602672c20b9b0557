"""Records replay to the same states; a damaged one says where and why."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import aurum
from aurum.engine import (
    CHANCE,
    BadRecord,
    Game,
    Record,
    Seat,
    begin_record,
    play_out,
    read_record,
    replay,
)
from aurum.engine.record import seen_record
from aurum.games.oriflamme.rules import oriflamme

SEATS = [Seat("Mira", "person"), Seat("Anna", "person"), Seat("Otto", "random")]


def _played(seed: int = 1, ten: str = "alliance") -> tuple[Record, str]:
    options = oriflamme.options({"players": 3, "set": ten})
    state = oriflamme.begin(options)
    playout = play_out(state, Random(seed))
    record = begin_record(oriflamme, options, SEATS)
    record.choices = [oriflamme.write(choice) for choice in playout.choices]
    return record, oriflamme.write_position(state)


def test_a_record_replays_to_the_same_end_through_its_text() -> None:
    record, end = _played()
    again = read_record(record.to_json())
    assert again == record
    steps = [(step.number, step.text) for step in replay(oriflamme, again)]
    assert [text for _, text in steps] == record.choices
    last = list(replay(oriflamme, again))[-1]
    assert oriflamme.write_position(last.state) == end  # type: ignore[arg-type]


def test_every_step_keeps_its_own_moment() -> None:
    record, end = _played()
    game: Game[Any, Any] = aurum.game("oriflamme")
    write = game.write_position
    at_the_time = [write(step.state) for step in replay(oriflamme, record)]
    assert [write(step.state) for step in list(replay(oriflamme, record))] == at_the_time
    assert len(set(at_the_time)) == len(record.choices)
    assert at_the_time[-1] == end


def test_several_records_in_one_file_are_no_broken_one() -> None:
    record, _ = _played()
    with pytest.raises(BadRecord) as caught:
        read_record(f"{record.to_line()}\n{record.to_line()}\n")
    assert caught.value.key == "record-several"
    with pytest.raises(BadRecord) as caught:
        read_record(record.to_json() + "]")
    assert caught.value.key == "record-not-json"


def test_a_step_tells_who_chose_and_what_happened() -> None:
    record, _ = _played()
    steps = [
        (step.actor, [event.name for event in step.events]) for step in replay(oriflamme, record)
    ]
    assert [actor for actor, _ in steps[:4]] == [CHANCE] * 4
    assert steps[0][1] == ["dealt"]
    assert steps[3][1] == ["began"]
    assert steps[4][1] == ["placed"]
    assert steps[-1][1][-1] == "ended"


def _document(**changes: Any) -> str:
    record, _ = _played()
    document = json.loads(record.to_json())
    for name, value in changes.items():
        if value is None:
            del document[name]
        else:
            document[name] = value
    return json.dumps(document)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("{", "line 1, column 2"),
        ("[]", "JSON object"),
        ("[" * 100_000, "not a record"),
        (f'{{"aurum": {"9" * 5000}}}', "not a record"),
        (_document(game=None), "lacks the field game"),
        (_document(rules="1"), "field rules"),
        (_document(rules=True), "field rules"),
        (_document(choices={}), "field choices"),
        (_document(choices=["first G", 3]), "Move 2 is not text"),
        (_document(seats=[1, 2, 3]), "Seat 1"),
        (_document(seats=[{"name": "a", "plays": 1}] * 3), "Seat 1"),
        (_document(aurum=9), "format 9"),
        (_document(continued=3), "field continued"),
        (_document(continued={"record": "", "move": True}), "field continued"),
        (_document(continued={"record": "", "move": 9999}), "field continued"),
    ],
)
def test_a_document_that_is_no_record_says_why(text: str, says: str) -> None:
    with pytest.raises(BadRecord, match=says):
        read_record(text)


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"game": "chess"}, "of chess, not of oriflamme"),
        ({"rules": 99}, "version 99"),
        ({"options": {"players": 9}}, "number of players"),
        ({"options": {"players": 3, "set": "mixed"}}, "source of randomness"),
        ({"seats": [{"name": "a", "plays": "person"}]}, "names 1 seats"),
    ],
)
def test_a_record_that_does_not_fit_the_game_says_why(changes: dict[str, Any], says: str) -> None:
    record = read_record(_document(**changes))
    with pytest.raises(BadRecord, match=says):
        list(replay(oriflamme, record))


@pytest.mark.parametrize(
    ("move", "text", "key"),
    [
        (1, "aside Archer Archer Lord", "error-unreadable"),
        (6, "eliminate 1", "illegal-verb"),
        (9, "", "error-unreadable"),
    ],
)
def test_a_damaged_record_names_the_move(move: int, text: str, key: str) -> None:
    record, _ = _played()
    record.choices[move - 1] = text
    made: list[int] = []
    with pytest.raises(BadRecord) as damage:
        made.extend(step.number for step in replay(oriflamme, record))
    assert made == list(range(1, move))
    assert damage.value.move == move
    assert damage.value.key == key
    if key.startswith("illegal"):
        assert damage.value.rule


def test_a_record_as_one_seat_saw_it_hides_what_the_others_placed() -> None:
    record, _ = _played()
    seen = seen_record(oriflamme, record, 1)
    assert seen.choices[0] == "aside ? ? ?"
    assert seen.choices[1] == record.choices[1]
    placed = [text for text in seen.choices if text.startswith("place")]
    assert sum("?" in text for text in placed) == 12
    assert sum("?" not in text for text in placed) == 6
    assert len(seen.choices) == len(record.choices)
