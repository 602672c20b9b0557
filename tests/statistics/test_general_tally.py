"""A game that brings no statistics is counted by wins and points."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from support import tiny_game
from support.tiny_game.rules import game

import aurum
from aurum.cli import main
from aurum.engine import Record, Seat
from aurum.statistics import Sums, tally_of
from aurum.words import LANGUAGES, translator_for


@pytest.fixture(autouse=True)
def _tiny(tmp_path: Path) -> Iterator[None]:
    with tiny_game.installed(tmp_path):
        yield


def records(players: int, games: int) -> list[Record]:
    """Random games between Mira and bots."""
    options = game.options({"players": players})
    seats = [Seat("Mira", "person"), *[Seat("bot", "random")] * (players - 1)]
    plays = aurum.playouts(game, options, games, seed=4)
    texts = [[game.write(choice) for choice in play.choices] for play in plays]
    return [Record("tiny", game.rules, options, seats, choices) for choices in texts]


def test_a_tally_has_places_and_points() -> None:
    for record in records(6, 20):
        tally = tally_of(game, record)
        assert (tally.game, tally.players, tally.rounds) == ("tiny", 6, 3)
        best = max(seat.score for seat in tally.seats)
        for seat in tally.seats:
            assert seat.won == (seat.place == 1) == (seat.score == best)
            assert not seat.sources


def test_sums_have_as_many_places_as_games_have_seats() -> None:
    few, many = Sums(), Sums()
    for players, sums in ((2, few), (6, many)):
        for record in records(players, 30):
            tally = tally_of(game, record)
            for seat in tally.seats:
                sums.add(tally, seat)
    assert len(many.places) == 6
    assert sum(many.places) == many.games == 180
    for one, other in ((few, many), (many, few)):
        total = Sums()
        total.merge(one)
        total.merge(other)
        assert sum(total.places) == total.games == 240


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_counts_them(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = [record.to_line() for players in (2, 6) for record in records(players, 9)]
    file = tmp_path / "games.jsonl"
    file.write_text("".join(lines), encoding="utf-8")
    assert main(["stats", str(file), "--lang", language]) == 0
    printed = capsys.readouterr()
    assert not printed.err
    say = translator_for(language).say
    for key in ("game-tiny", "stats-games", "stats-wins", "bot-random"):
        assert say(key) in printed.out
    assert say("stats-sources") not in printed.out
    assert main(["stats", str(file), "--json", "--lang", language]) == 0
    found = json.loads(capsys.readouterr().out)["tiny"]
    assert {name: one["games"] for name, one in found.items()} == {"Mira": 18, "random": 54}
