"""`aurum arena`: what it takes, what it prints, in which language."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from aurum.arena.results import FAILURES
from aurum.cli import main
from aurum.words import LANGUAGES, translator_for

Out = pytest.CaptureFixture[str]


def arena(*arguments: str) -> int:
    return main(["arena", *arguments, "--workers", "1"])


def test_json_has_a_row_for_each_bot(capfd: Out) -> None:
    """The bots speak in another process; what they print must not get between the results."""
    bots = "random,support.odd_bots:Talks"
    assert arena("oriflamme", "--bots", bots, "--set", "alliance", "--games", "7", "--json") == 0
    told = json.loads(capfd.readouterr().out)
    assert {row["name"] for row in told["bots"]} == {"random", "support.odd_bots:Talks"}
    for row in told["bots"]:
        keys = {"name", "games", "win_share", "ci", "rating", "ms_median", "ms_p95"}
        assert keys <= set(row)
        assert 0 <= row["ci"][0] <= row["win_share"] <= row["ci"][1] <= 1
    assert (told["game"], told["games"], told["players"], told["seed"]) == ("oriflamme", 7, 4, 0)
    assert told["options"]["set"] == "alliance"
    assert told["failures"] == []
    assert told["build"] in ("mypyc", "pure")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_speaks_every_language(language: str, tmp_path: Path, capsys: Out) -> None:
    command = ["orichalque", "--bots", "greedy,random", "--players", "3", "--games", "5"]
    command += ["--out", str(tmp_path), "--lang", language]
    assert arena(*command) == 0
    printed = capsys.readouterr().out
    say = translator_for(language).say
    assert say("arena-column", column="rating") in printed
    assert "greedy × 2, random" in printed
    assert say("arena-written", path=str(tmp_path)) in printed
    assert say("arena-picture-points") in (tmp_path / "points.svg").read_text()


@pytest.mark.parametrize("language", LANGUAGES)
def test_failures_are_told_in_every_language(language: str, capsys: Out) -> None:
    bots = "support.odd_bots:Raises,random"
    assert arena("oriflamme", "--bots", bots, "--games", "3", "--lang", language) == 0
    last = capsys.readouterr().out.splitlines()[-1]
    assert last.startswith("support.odd_bots:Raises")
    assert last.endswith("ValueError: too much to choose from")
    facts = {"bot": "x", "times": 2, "game": 1, "choice": 3, "what": "y"}
    said = {
        translator_for(language).say("arena-failure", {**facts, "kind": kind}) for kind in FAILURES
    }
    assert len(said) == len(FAILURES)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["oriflamme", "--bots", "clever"], "No bot of oriflamme is called “clever”"),
        (["oriflamme", "--bots", "random*0"], "not the name of a bot"),
        (["oriflamme", "--bots", "random", "--players", "9"], "3 to 5 families"),
        (["oriflamme", "--bots", "random", "--sides", "hard"], "does not belong to oriflamme"),
        (["orichalque", "--bots", "random", "--solo", "hard", "--players", "3"], "players"),
        (["oriflamme", "--bots", "random", "--seconds", "0"], "seconds must be above zero"),
        (["oriflamme", "--bots", "random", "--seconds", "90"], "cannot be given up after 60"),
    ],
)
def test_mistakes_are_explained(arguments: list[str], said: str, capsys: Out) -> None:
    assert arena(*arguments) == 2
    assert said in capsys.readouterr().err
