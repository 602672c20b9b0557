"""The terminal table keeps what was played: left, interrupted, damaged, gone on with."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from support.terminal_fixture import WINS, Table, numbers, start

import aurum
from aurum.cli.play.session import Session
from aurum.cli.play.start import DONE, INTERRUPTED, REFUSED, resume
from aurum.engine import Record
from aurum.words import LANGUAGES


def test_a_game_left_in_the_middle_goes_on_where_it_was(tmp_path: Path) -> None:
    save = tmp_path / "left.json"
    table = Table(iter(["1", "1", "2", "quit"]), 100)
    assert start(table, save) == DONE
    assert f"aurum play --resume {save}" in table.text.replace("\n", "")
    question = table.text.rsplit("╭", 1)[1].split("╯")[0]
    again = Table(iter(()), 100)
    assert resume(save, language="en", screen=again.screen) == DONE
    assert question in again.text
    rest = Table(numbers())
    assert resume(save, language="ru", screen=rest.screen) == DONE
    assert re.search(WINS["ru"], rest.text)
    done = Table(iter(()))
    assert resume(save, language="fr", screen=done.screen) == DONE
    assert re.search(WINS["fr"], done.text)


def stop() -> Iterator[str]:
    yield "1"
    raise KeyboardInterrupt


def test_ctrl_c_saves_and_says_how_to_go_on(tmp_path: Path) -> None:
    for seats in (["you", "random", "random"], ["you", "you", "you"]):
        table = Table(stop())
        save = tmp_path / f"stopped-{len(set(seats))}.json"
        assert start(table, save, seats=seats) == INTERRUPTED
        assert "--resume" in table.text
        assert resume(save, language="en", screen=Table(iter(())).screen) == DONE


def test_ctrl_c_while_bots_play_saves_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(self: Session) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Session, "watch", interrupted)
    save = tmp_path / "bots.json"
    assert start(Table(iter(())), save, seats=["random"] * 3) == INTERRUPTED
    assert json.loads(save.read_text(encoding="utf-8"))["choices"]


def test_the_record_is_written_after_every_choice_of_a_person(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    sizes: list[int] = []

    def answers() -> Iterator[str]:
        for _ in range(3):
            sizes.append(len(json.loads(save.read_text(encoding="utf-8"))["choices"]))
            yield "1"

    start(Table(answers()), save)
    assert sizes[0] < sizes[1] < sizes[2]
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def spoil_choice(record: dict[str, Any]) -> None:
    record["choices"][5] = "place Unknown"


def spoil_game(record: dict[str, Any]) -> None:
    record["game"] = "chess"


@pytest.mark.parametrize("spoil", [spoil_choice, spoil_game])
def test_a_damaged_record_is_refused_in_the_language_of_the_person(
    spoil: Callable[[dict[str, Any]], None], tmp_path: Path
) -> None:
    save = tmp_path / "game.json"
    start(Table(iter(["1", "1"])), save)
    record = json.loads(save.read_text(encoding="utf-8"))
    spoil(record)
    save.write_text(json.dumps(record), encoding="utf-8")
    for language in LANGUAGES:
        table = Table(iter(()))
        assert resume(save, language=language, screen=table.screen) == REFUSED
        assert table.text


def test_what_is_no_record_is_refused(tmp_path: Path) -> None:
    for content in (b"", b"{", b"\xff\xfe", b"[]", b'{"aurum": 1}'):
        path = tmp_path / "bad.json"
        path.write_bytes(content)
        assert resume(path, language="fr", screen=Table(iter(())).screen) == REFUSED
    assert resume(tmp_path / "none.json", language="ru", screen=Table(iter(())).screen) == REFUSED


def test_a_table_that_cannot_be_is_refused(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    assert start(Table(iter(())), save, seats=["you"]) == REFUSED
    assert start(Table(iter(())), save, set="Archer,Spy") == REFUSED
    assert start(Table(iter(())), save, seats=["you", "me", "bot"]) == REFUSED
    assert start(Table(iter(())), tmp_path / "nowhere" / "game.json") == REFUSED
    assert not save.exists()


def test_a_record_says_who_sat_where(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    start(Table(iter(())), save, seats=["you:Mira", "random", "you"])
    record = json.loads(save.read_text(encoding="utf-8"))
    assert record["seats"][0] == {"name": "Mira", "plays": "person"}
    assert record["seats"][1]["plays"] == "random"
    assert isinstance(Record(**{k: v for k, v in record.items() if k != "aurum"}), Record)


def test_the_command_works_with_a_pipe(tmp_path: Path) -> None:
    """The whole way through a process, as a script would use it, without colour."""
    command = [
        sys.executable,
        "-m",
        "aurum.cli",
        "play",
        "oriflamme",
        "--seats",
        "you,random,random",
    ]
    command += ["--seats", "you,random,random", "--seed", "3", "--lang", "ru"]
    source = str(Path(aurum.__file__).parents[1])
    environment = os.environ | {
        "PYTHONPATH": source, "COLUMNS": "60", "NO_COLOR": "1", "PYTHONIOENCODING": "utf-8",
    }  # fmt: skip
    ran = subprocess.run(
        command, input="1\n" * 60, cwd=tmp_path, env=environment, capture_output=True,
        encoding="utf-8", timeout=60, check=False,
    )  # fmt: skip
    assert ran.returncode == DONE, ran.stderr
    assert re.search(WINS["ru"], ran.stdout)
    assert "\x1b" not in ran.stdout
    assert (tmp_path / "aurum-oriflamme-3.json").exists()


def test_what_the_screen_has_shown_is_saved_before_anything_is_typed(tmp_path: Path) -> None:
    """A power cut at the first prompt must not deal other hands."""
    save = tmp_path / "game.json"
    shown: list[int] = []

    def answers() -> Iterator[str]:
        shown.append(len(json.loads(save.read_text(encoding="utf-8"))["choices"]))
        yield from ()

    assert start(Table(answers()), save) == DONE
    assert shown[0] >= 4


def test_a_file_that_exists_is_never_overwritten(tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("dear diary", encoding="utf-8")
    link = tmp_path / "link.json"
    link.symlink_to(notes)
    for path in (notes, link, tmp_path):
        table = Table(numbers())
        assert start(table, path) == REFUSED
        assert "exists already" in table.text
    assert notes.read_text(encoding="utf-8") == "dear diary"


def test_two_sessions_of_one_file_do_not_overwrite_each_other(tmp_path: Path) -> None:
    save = tmp_path / "game.json"

    def meddled() -> Iterator[str]:
        yield "1"
        save.write_text("another session's choices", encoding="utf-8")
        yield "1"
        raise EOFError

    table = Table(meddled())
    assert start(table, save) == DONE
    assert save.read_text(encoding="utf-8") == "another session's choices"
    assert len(json.loads((tmp_path / "game-2.json").read_text(encoding="utf-8"))["choices"]) > 5
    assert "game-2.json" in table.text
