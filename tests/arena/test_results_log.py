"""The folder of a match: written as games end, gone on with, refused where it is another's."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

import aurum
from aurum.arena import BadMatch, Match
from aurum.arena.results_log import GAMES, MATCH, ResultsLog
from aurum.engine import read_record
from aurum.engine.fairness import verify


def match(**more: object) -> Match:
    given: dict[str, object] = {"games": 6, "players": 3, **more}
    bots = str(given.pop("bots", "random"))
    return Match("oriflamme", bots, **given)  # type: ignore[arg-type]


@pytest.fixture
def out(tmp_path: Path) -> Path:
    """A folder in which six games have been played."""
    folder = tmp_path / "out"
    match().play(folder, workers=0)
    return folder


def numbers(out: Path) -> list[int]:
    return [json.loads(line)["game"] for line in (out / GAMES).read_text().splitlines()]


def test_without_a_folder_nothing_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    match().play(workers=0)
    assert list(tmp_path.iterdir()) == []


def test_what_is_there_is_not_played_again(out: Path) -> None:
    before = (out / GAMES).read_bytes()
    report = match().play(out, workers=0)
    assert (out / GAMES).read_bytes() == before
    assert len(report.results) == 6


def test_a_match_can_be_made_longer_but_not_shorter(out: Path) -> None:
    before = (out / GAMES).read_bytes()
    longer = match(games=9).play(out, workers=0)
    assert (out / GAMES).read_bytes().startswith(before)
    assert numbers(out) == list(range(1, 10))
    straight = match(games=9).play(workers=0)
    assert [r.scores for r in longer.results] == [r.scores for r in straight.results]
    with pytest.raises(BadMatch, match="games is 9 there and 6 here"):
        match().play(out, workers=0)


@pytest.mark.parametrize("torn", [b'{"game":4,"de', b"\x00\x00\x00", b"{}"])
def test_a_torn_last_line_is_repaired(out: Path, torn: bytes) -> None:
    lines = (out / GAMES).read_bytes().splitlines(keepends=True)
    (out / GAMES).write_bytes(b"".join(lines[:3]) + torn)
    report = match().play(out, workers=0)
    assert numbers(out) == [1, 2, 3, 4, 5, 6]
    assert len(report.results) == 6


def test_a_last_line_that_lacks_only_its_end_is_played_again(out: Path) -> None:
    text = (out / GAMES).read_bytes()
    (out / GAMES).write_bytes(text.rstrip(b"\n"))
    match().play(out, workers=0)
    assert numbers(out) == [1, 2, 3, 4, 5, 6]


def test_damage_elsewhere_is_reported(out: Path) -> None:
    lines = (out / GAMES).read_bytes().splitlines(keepends=True)
    (out / GAMES).write_bytes(b"".join([lines[0], b"{broken}\n", *lines[2:]]))
    with pytest.raises(BadMatch, match="damaged in line 2"):
        match().play(out, workers=0)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"seed": 9}, "seed is 0 there and 9 here"),
        ({"players": 4}, r"options \(players\) is \[3\] there and \[4\] here"),
        ({"set": "alliance"}, r"options \(set\) is \[\"base\"\] there and \[\"alliance\"\] here"),
        ({"bots": "random*2"}, "bots is "),
        ({"iterations": 5}, "iterations is null there and 5 here"),
    ],
)
def test_the_folder_of_another_match_is_refused(
    out: Path, change: dict[str, object], said: str
) -> None:
    before = {path.name: path.read_bytes() for path in out.iterdir()}
    with pytest.raises(BadMatch, match=said):
        match(**change).play(out, workers=0)
    assert {path.name: path.read_bytes() for path in out.iterdir()} == before


def test_a_bot_whose_code_has_changed_is_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = tmp_path / "changing_bot.py"
    mine.write_text("from support.odd_bots import Sound as Bot\n")
    monkeypatch.chdir(tmp_path)
    match(bots="changing_bot:Bot").play("out", workers=0)
    mine.write_text("from support.odd_bots import Lies as Bot\n")
    with pytest.raises(BadMatch, match=r"code \(changing_bot:Bot\)"):
        match(bots="changing_bot:Bot").play("out", workers=0)


def test_a_folder_of_something_else_is_refused(tmp_path: Path) -> None:
    (tmp_path / GAMES).write_text("chess\n")
    with pytest.raises(BadMatch, match="not belong to a match of the arena"):
        match().play(tmp_path, workers=0)
    for theirs in ("chess\n", '{"chess": 1}\n'):
        (tmp_path / MATCH).write_text(theirs)
        for games in ("chess\n", ""):
            (tmp_path / GAMES).write_text(games)
            with pytest.raises(BadMatch, match="not belong to a match of the arena"):
                match().play(tmp_path, workers=0)
        assert (tmp_path / MATCH).read_text() == theirs


def test_a_match_that_never_began_does_not_keep_its_folder(tmp_path: Path) -> None:
    with pytest.raises(BadMatch, match="No bot of oriflamme is called “radnom”"):
        match(bots="radnom").play(tmp_path, workers=0)
    assert len(match().play(tmp_path, workers=0).results) == 6


def test_two_arenas_do_not_share_a_folder(out: Path) -> None:
    with ResultsLog(out, match()), pytest.raises(BadMatch, match="Another arena is playing"):
        match().play(out, workers=0)


def test_everything_is_written(tmp_path: Path) -> None:
    report = Match("orichalque", "greedy,random", players=2, games=6).play(tmp_path, workers=0)
    written = {path.name for path in report.write(tmp_path)}
    assert written == {
        "report.json", "games.csv", "records.jsonl", "ratings.svg", "seats.svg", "points.svg",
        "ratings.png", "seats.png", "points.png",
    }  # fmt: skip
    assert {path.name for path in tmp_path.iterdir()} == written | {MATCH, GAMES}
    told = json.loads((tmp_path / "report.json").read_text())
    assert told == json.loads(json.dumps(report.as_dict()))
    rows = list(csv.DictReader((tmp_path / "games.csv").read_text().splitlines()))
    assert len(rows) == 6 * 2
    for bot in report.bots:
        own = [float(row["won"]) for row in rows if row["bot"] == bot.name]
        assert sum(own) / len(own) == pytest.approx(bot.win_share)
    lines = (tmp_path / "records.jsonl").read_text().splitlines()
    assert len(lines) == 6
    assert all(verify(aurum.game("orichalque"), read_record(line)) for line in lines)


def test_pictures_are_sound_and_name_every_bot(tmp_path: Path) -> None:
    bots = "random,greedy,support.odd_bots:Sound"
    report = Match("orichalque", bots, players=3, games=6).play(workers=0)
    for path in report.write(tmp_path):
        if path.suffix == ".svg":
            drawn = ElementTree.parse(path).getroot()
            texts = " ".join(drawn.itertext())
            assert all(name in texts for name in ("random", "greedy", "Sound"))
            assert "nan" not in path.read_text().lower()
            assert "prefers-color-scheme: dark" in texts
