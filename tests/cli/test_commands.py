"""The `aurum` command: what it prints, to whom, and with which exit status."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import aurum
from aurum.cli import main
from aurum.cli.parser import language_of
from aurum.words import LANGUAGES

ROOT = Path(__file__).parents[2]
ARCHER = ROOT / "src/aurum/games/oriflamme/scenarios" / "OF-5.1-archer-shoots-last.toml"

Out = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AURUM_LANG", "en")


def _simulate(out: Out, *arguments: str) -> dict[str, object]:
    assert main(["simulate", "oriflamme", "--json", "--games", "30", *arguments]) == 0
    printed = json.loads(out.readouterr().out)
    assert isinstance(printed, dict)
    return printed


@pytest.mark.parametrize("ten", ["base", "alliance", "mixed"])
def test_simulate_gives_the_same_digest_twice_and_another_for_another_seed(
    ten: str, capsys: Out
) -> None:
    first, again = (_simulate(capsys, "--set", ten, "--seed", "5") for _ in range(2))
    other = _simulate(capsys, "--set", ten, "--seed", "6")
    assert first["digest"] == again["digest"] != other["digest"]
    assert list(first) == [
        "game", "set", "players", "games", "decisions", "seconds", "decisions_per_second",
        "clone_us", "build", "digest",
    ]  # fmt: skip
    assert first["set"] == ten
    assert first["games"] == 30
    assert first["decisions"] == again["decisions"]


def test_the_digest_is_the_same_on_every_machine(capsys: Out) -> None:
    """Two machines or two builds are compared by this number; it changes only with the rules."""
    assert str(_simulate(capsys, "--players", "5", "--set", "mixed")["digest"]) == DIGEST


DIGEST = "0b7ed49738b1c4415d14833f3ab94e0aec826b727ec03c7f60a1d0b8ef548d58"


def test_simulate_says_what_is_wrong_with_its_options(capsys: Out) -> None:
    assert main(["simulate", "oriflamme", "--players", "9"]) == 2
    assert "3 to 5 families" in capsys.readouterr().err
    assert main(["simulate", "oriflamme", "--set", "Archer,Spy", "--lang", "fr"]) == 2
    assert "dix cartes différentes" in capsys.readouterr().err


def test_records_that_are_there_stay_where_the_options_are_refused(
    tmp_path: Path, capsys: Out
) -> None:
    kept = tmp_path / "keep.jsonl"
    kept.write_text("dear\n", encoding="utf-8")
    for wrong in (["--players", "99"], ["--set", "none"], ["--solo", "normal"]):
        assert main(["simulate", "oriflamme", *wrong, "--records", str(kept)]) == 2
        assert capsys.readouterr().err
        assert kept.read_text(encoding="utf-8") == "dear\n"


def test_a_bench_of_no_games_is_refused(capsys: Out) -> None:
    with pytest.raises(SystemExit) as refused:
        main(["bench", "--games", "0"])
    assert refused.value.code == 2
    assert "--games" in capsys.readouterr().err


def test_scenario_passes_fails_and_prints_json(tmp_path: Path, capsys: Out) -> None:
    assert main(["scenario", str(ARCHER)]) == 0
    assert capsys.readouterr().out == "1 scenario passes.\n"
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(ARCHER.read_text().replace("G = 4", "G = 7"))
    (tmp_path / "broken.toml").write_text("game = ")
    assert main(["scenario", str(tmp_path), str(ARCHER), "--json"]) == 1
    result = json.loads(capsys.readouterr().out)
    assert (result["passed"], result["failed"]) == (1, 2)
    assert [Path(failure["file"]).name for failure in result["failures"]] == [
        "broken.toml", "wrong.toml",
    ]  # fmt: skip
    assert "stock.G should be “7”" in result["failures"][1]["message"]
    assert main(["scenario", str(tmp_path), "--lang", "ru"]) == 1
    assert "Не сходятся 2 сценария" in capsys.readouterr().out


def test_scenario_without_files_is_no_success(tmp_path: Path, capsys: Out) -> None:
    assert main(["scenario", str(tmp_path)]) == 1
    assert main(["scenario", str(tmp_path / "none.toml"), "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["failed"] == 1


@pytest.fixture
def record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Out) -> Path:
    """A game that three bots have played to its end."""
    import io

    path = tmp_path / "game.json"
    monkeypatch.setattr("sys.stdin", io.StringIO("r\n" * 200))
    seats = "random:Anna,random:Ben,random:Cleo"
    arguments = ["play", "oriflamme", "--seats", seats, "--seed", "3", "--set", "alliance"]
    assert main([*arguments, "--save", str(path)]) == 0
    capsys.readouterr()
    return path


@pytest.mark.parametrize(
    ("language", "sound"), [("en", "sound"), ("fr", "intacte"), ("ru", "цела")]
)
def test_a_record_is_checked_shown_and_retold(
    language: str, sound: str, record: Path, capsys: Out
) -> None:
    lang = ["--lang", language]
    assert main(["record", "check", str(record), *lang]) == 0
    assert sound in capsys.readouterr().out
    assert main(["record", "show", str(record), *lang]) == 0
    shown = capsys.readouterr().out
    assert "Cleo" in shown
    assert "set alliance\nplayers 3\n" in shown
    assert main(["record", "replay", str(record), *lang]) == 0
    output = capsys.readouterr().out
    assert "OF-2.1" in output
    assert "★ " in output.splitlines()[-1]
    assert "Cleo" in output.splitlines()[-1]


def test_a_replay_from_the_viewpoint_of_a_seat_hides_what_it_may_not_know(
    record: Path, capsys: Out
) -> None:
    assert main(["record", "replay", str(record), "--move", "7", "--seat", "G"]) == 0
    output = capsys.readouterr().out
    assert "You place the" in output
    assert "Pegasus places a card" in output
    assert main(["record", "replay", str(record), "--seat", "Q"]) == 2
    assert "not a seat" in capsys.readouterr().err
    assert main(["record", "replay", str(record), "--move", "999"]) == 2
    assert "no move 999" in capsys.readouterr().err


def test_a_damaged_record_names_the_move_and_shows_the_position_up_to_there(
    record: Path, capsys: Out
) -> None:
    document = json.loads(record.read_text())
    document["choices"][9] = "eliminate 7"
    record.write_text(json.dumps(document))
    for action in ("check", "show", "replay"):
        assert main(["record", action, str(record)]) == 1
        printed = capsys.readouterr().out
        assert "Damaged at move 10, “eliminate 7”." in printed
        assert "[OF-" in printed
        assert "The position up to there:\nset alliance\n" in printed


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe", b"[]", b'{"aurum": 1}'])
def test_a_file_that_is_no_record_is_refused_with_a_sentence(
    content: bytes, tmp_path: Path, capsys: Out
) -> None:
    path = tmp_path / "no-record.json"
    path.write_bytes(content)
    for language in LANGUAGES:
        assert main(["record", "check", str(path), "--lang", language]) == 2
        assert capsys.readouterr().err.strip()
    assert main(["record", "check", str(tmp_path)]) == 2
    assert main(["record", "check", str(tmp_path / "missing.json")]) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_speaks_the_language(language: str, capsys: Out) -> None:
    for arguments in ([], ["play"], ["simulate"], ["scenario"], ["record"]):
        with pytest.raises(SystemExit) as end:
            main([*arguments, "--help", "--lang", language])
        assert end.value.code == 0
        printed = capsys.readouterr().out
        if language != "en":
            assert "show this help" not in printed
            assert "usage: " not in printed


def test_mistakes_on_the_command_line_are_explained(capsys: Out) -> None:
    for arguments, says in (
        ([], "these are missing: command"),
        (["dance"], "'dance' is not possible here"),
        (["play", "oriflamme", "--seats", "me"], "write you, bot or a level"),
        (["play", "oriflamme", "--seats", "you"], "write you, bot or a level"),
        (["simulate", "oriflamme", "--games", "x"], "“x” does not fit: give a whole number, 1 or"),
        (["simulate", "oriflamme", "--games", "0"], "“0” does not fit: give a whole number, 1 or"),
        (["simulate", "oriflamme", "--seed", "1.5"], "“1.5” does not fit: give a whole number\n"),
        (["arena", "oriflamme", "--bots", "page", "--seconds", "x"], "“x” does not fit: give a nu"),
    ):
        try:
            status = main(arguments)
        except SystemExit as end:
            status = int(str(end.code))
        assert status == 2
        assert says in capsys.readouterr().err


def test_the_version_says_which_build_runs(capsys: Out) -> None:
    with pytest.raises(SystemExit):
        main(["--version"])
    assert f"aurum 0.1.0 ({aurum.BUILD}, CPython 3." in capsys.readouterr().out


def test_the_language_is_found_before_anything_is_said() -> None:
    assert language_of(["play", "--lang", "fr"]) == "fr"
    assert language_of(["play", "--lang=ru"]) == "ru"
    assert language_of(["play", "--lang", "xx"]) == "en"
    assert language_of(["play", "--lang"]) == "en"
