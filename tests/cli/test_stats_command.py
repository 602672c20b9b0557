"""`aurum stats`: records in files and folders, counted; and what is none, named and left out."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import aurum
from aurum.cli import main
from aurum.engine import Record, Seat
from aurum.words import LANGUAGES, translator_for

SOURCES = ("stats-source-oriflamme-hidden", "stats-source-orichalque-temples")


def write_records(folder: Path, game: str, n: int) -> list[Record]:
    """Records of random games between Mira and two bots: the first alone, the others in lines."""
    rules = aurum.game(game)
    options = rules.options({"players": 3})
    seats = [Seat("Mira", "person"), Seat("A", "page"), Seat("B", "page")]
    plays = aurum.playouts(rules, options, n, seed=4)
    texts = [[rules.write(choice) for choice in play.choices] for play in plays]
    records = [Record(game, rules.rules, options, seats, choices) for choices in texts]
    (folder / f"{game}-one.json").write_text(records[0].to_json(), encoding="utf-8")
    lines = "".join(record.to_line() for record in records[1:])
    (folder / f"{game}-more.jsonl").write_text(lines, encoding="utf-8")
    return records


def test_a_folder_of_records_is_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_records(tmp_path, "oriflamme", 4)
    write_records(tmp_path, "orichalque", 2)
    assert main(["stats", str(tmp_path), "--json", "--lang", "en"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found.pop("build") == aurum.BUILD
    for game, mine in (("oriflamme", 4), ("orichalque", 2)):
        played = {name: one["games"] for name, one in found[game].items()}
        assert played == {"Mira": mine, "page": 2 * mine}
    for who in found.values():
        for one in who.values():
            assert sum(one["sources"].values()) == one["score"]
            assert sum(one["places"]) == one["games"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_words(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_records(tmp_path, "oriflamme", 2)
    write_records(tmp_path, "orichalque", 2)
    assert main(["stats", str(tmp_path), "--lang", language]) == 0
    output = capsys.readouterr().out
    translator = translator_for(language)
    for key in ("stats-sources", "stats-cards", *SOURCES):
        assert translator.say(key) in output
    assert "Mira" in output


def test_what_is_no_finished_game_is_named_and_left_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (record, *_) = write_records(tmp_path, "oriflamme", 2)
    record.choices.pop()
    (tmp_path / "running.json").write_text(record.to_json(), encoding="utf-8")
    (tmp_path / "other.json").write_text('{"name": "no record"}', encoding="utf-8")
    (tmp_path / "chess.json").write_text(
        record.to_json().replace('"oriflamme"', '"chess"'), encoding="utf-8"
    )
    assert main(["stats", str(tmp_path), "--json", "--lang", "en"]) == 0
    out, err = capsys.readouterr()
    assert json.loads(out)["oriflamme"]["Mira"]["games"] == 2
    assert all(name in err for name in ("running.json", "other.json", "chess.json"))
    assert len(err.splitlines()) == 3


def test_nothing_to_count_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["stats", str(tmp_path), "--lang", "fr"]) == 1
    assert capsys.readouterr().out.strip() == translator_for("fr").say("stats-nothing")
    assert main(["stats", str(tmp_path / "nowhere.json"), "--lang", "en"]) == 1
    assert "nowhere.json" in capsys.readouterr().err


def test_the_folder_of_a_match_is_counted_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = str(tmp_path / "match")
    command = ["arena", "oriflamme", "--bots", "squire,page*2", "--players", "3", "--games", "3"]
    assert main([*command, "--workers", "1", "--out", out, "--json"]) == 0
    capsys.readouterr()
    assert main(["stats", out, "--json", "--lang", "en"]) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    played = {name: one["games"] for name, one in json.loads(printed.out)["oriflamme"].items()}
    assert played == {"squire": 3, "page": 6}
