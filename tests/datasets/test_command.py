"""`aurum dataset`: what it says, in which language, and what it refuses."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from aurum.cli import main
from aurum.datasets import DataSet, read_card
from aurum.datasets.writing import parts_folder
from aurum.engine import AurumError
from aurum.words import LANGUAGES, translator_for

Out = pytest.CaptureFixture[str]


def dataset(*arguments: str, game: str = "oriflamme") -> int:
    return main(["dataset", game, *arguments, "--workers", "1"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_what_was_written(language: str, tmp_path: Path, capsys: Out) -> None:
    out = tmp_path / "set.parquet"
    command = ["--bots", "random", "--games", "2", "--out", str(out), "--lang", language]
    assert dataset(*command) == 0
    counts = read_card(out)["counts"]
    facts = {name: counts[name] for name in ("games", "choices", "decisions")}
    said = translator_for(language).say("dataset-written", {**facts, "path": str(out)})
    assert capsys.readouterr().out == f"{said}\n"
    assert dataset(*command) == 0  # it is there already
    assert capsys.readouterr().out == f"{said}\n"


def test_json_is_the_card_and_bots_that_print_do_not_disturb_it(tmp_path: Path, capfd: Out) -> None:
    out = tmp_path / "set.parquet"
    bots = "support.odd_bots:Talks,support.odd_bots:Raises"
    assert dataset("--bots", bots, "--games", "3", "--out", str(out), "--json") == 0
    assert json.loads(capfd.readouterr().out) == read_card(out)


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_interrupts_before_anything_was_played_is_not_sent_to_a_folder(
    language: str, tmp_path: Path, capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(*_: object) -> None:
        assert parts_folder(out).is_dir()
        raise KeyboardInterrupt

    out = tmp_path / "set.parquet"
    monkeypatch.setattr("aurum.datasets.writing._check_bots", interrupt)
    assert dataset("--bots", "random", "--games", "2", "--out", str(out), "--lang", language) == 130
    say = translator_for(language).say
    assert capsys.readouterr().err.strip().endswith(say("dataset-interrupted"))
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("language", LANGUAGES)
def test_failures_are_told(language: str, tmp_path: Path, capsys: Out) -> None:
    bots = "support.odd_bots:Raises"
    out = str(tmp_path / "set.parquet")
    assert dataset("--bots", bots, "--games", "1", "--out", out, "--lang", language) == 0
    failures = read_card(out)["counts"]["failures"]
    said = translator_for(language).say("dataset-failures", failures=failures)
    assert capsys.readouterr().out.endswith(f"{said}\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_bad_input_is_explained_and_leaves_nothing(
    language: str, tmp_path: Path, capsys: Out
) -> None:
    say = translator_for(language).say
    foreign = tmp_path / "foreign.parquet"
    pq.write_table(pq.read_table(_other(tmp_path)).replace_schema_metadata(None), foreign)
    text = tmp_path / "text.parquet"
    text.write_text("no table")
    other = tmp_path / "other.parquet"
    before = sorted(tmp_path.iterdir())
    missing = tmp_path / "missing"
    for name, key, facts in (
        ("set.csv", "dataset-out-name", {"path": str(tmp_path / "set.csv")}),
        ("missing/set.parquet", "dataset-out-folder", {"path": str(missing)}),
        ("foreign.parquet", "dataset-out-foreign", {"path": str(foreign)}),
        ("text.parquet", "dataset-file-damaged", {"path": str(text)}),
        (
            "other.parquet",
            "dataset-out-differs",
            {"path": str(other), "name": "games", "theirs": "1", "ours": "2"},
        ),
    ):
        out = str(tmp_path / name)
        assert dataset("--bots", "random", "--games", "2", "--out", out, "--lang", language) == 2
        assert capsys.readouterr().err == f"{say(key, facts)}\n"
    out = str(tmp_path / "set.parquet")
    for bots in ("clever", "support.odd_bots:RaisesAtOnce", "support.odd_bots:NotMade"):
        assert dataset("--bots", bots, "--out", out, "--lang", language) == 2
        assert bots in capsys.readouterr().err
    assert sorted(tmp_path.iterdir()) == before


def _other(folder: Path) -> Path:
    DataSet("oriflamme", "random", games=1).write(folder / "other.parquet", workers=0)
    return folder / "other.parquet"


@pytest.mark.parametrize("missing", ["pyarrow", "numpy"])
def test_without_the_extra_its_absence_is_explained(
    missing: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in list(sys.modules):
        if name.startswith(("aurum.datasets.", "aurum.envs.")):
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, missing, None)
    wanted = DataSet("oriflamme", "random", games=1, observations=missing == "numpy")
    with pytest.raises(AurumError, match=r'pip install "\.\[data\]"') as told:
        wanted.write(tmp_path / "set.parquet")
    assert told.value.facts["name"] == missing
