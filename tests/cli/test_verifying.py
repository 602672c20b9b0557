"""`aurum record verify`: what it says of chance, in whose language, and with which exit status."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from support.fair_games import play_fairly

from aurum.cli import main
from aurum.engine import Record
from aurum.engine.record import Continued

Out = pytest.CaptureFixture[str]
HASH = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


@pytest.fixture
def record() -> Record:
    """A fair game of three."""
    return play_fairly("oriflamme", {"players": 3})


def _verify(record: Record, folder: Path, out: Out, language: str = "en") -> tuple[int, str]:
    path = folder / "game.json"
    path.write_text(record.to_json(), encoding="utf-8")
    status = main(["record", "verify", str(path), "--lang", language])
    return status, out.readouterr().out


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "each of the 4 random outcomes follows from the seed"),
        ("fr", "chacun des 4 tirages découle de la graine"),
        ("ru", "все 4 случайных исхода следуют из зерна"),
    ],
)
def test_a_fair_game_is_said_to_be_fair(
    language: str, says: str, record: Record, tmp_path: Path, capsys: Out
) -> None:
    status, output = _verify(record, tmp_path, capsys, language)
    assert status == 0
    assert says in output
    assert HASH in output


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "Move 4 is “first G”, but the seed gives “first P”."),
        ("fr", "Le coup 4 est « first G », mais la graine donne « first P »."),
        ("ru", "Ход 4 — «first G», а по зерну выходит «first P»."),
    ],
)
def test_a_bent_draw_is_named_with_what_it_should_be(
    language: str, says: str, record: Record, tmp_path: Path, capsys: Out
) -> None:
    assert record.choices[3] == "first P"
    bent = replace(record, choices=[*record.choices[:3], "first G"])
    status, output = _verify(bent, tmp_path, capsys, language)
    assert status == 1
    assert output.replace("\u00a0", " ").strip() == says


def test_what_cannot_be_verified_says_why(record: Record, tmp_path: Path, capsys: Out) -> None:
    assert record.fair is not None
    for fair, says in (
        (None, "Records of games played on a server do"),
        (replace(record.fair, seed=""), f"only its hash: {HASH}"),
        (replace(record.fair, seed="00" * 32), "not the one that was promised before the game"),
        (replace(record.fair, seed="zz"), "hexadecimal"),
        (replace(record.fair, asked={"players": 3, "set": "alliance"}), "The options are not"),
        (replace(record.fair, asked={"players": 9}), "not a number of players for this game"),
    ):
        status, output = _verify(replace(record, fair=fair), tmp_path, capsys)
        assert status == 1
        assert says in output


def test_a_game_still_going_on_is_not_called_damaged(
    record: Record, tmp_path: Path, capsys: Out
) -> None:
    """A seat's own record has question marks in it, and no seed yet."""
    from aurum.engine.record import seen_record
    from aurum.games.oriflamme.rules import oriflamme

    assert record.fair is not None
    seen = seen_record(oriflamme, record, 1)
    seen.fair = replace(record.fair, seed="")
    status, output = _verify(seen, tmp_path, capsys)
    assert status == 1
    assert "not published yet" in output
    assert "Damaged" not in output


def test_a_damaged_record_is_explained_as_by_check(
    record: Record, tmp_path: Path, capsys: Out
) -> None:
    damaged = replace(record, choices=[*record.choices[:9], "eliminate 7"])
    status, output = _verify(damaged, tmp_path, capsys)
    assert status == 1
    assert "Damaged at move 10, “eliminate 7”." in output
    assert "The position up to there:\n" in output


def test_what_is_no_record_of_ours_is_bad_input(
    record: Record, tmp_path: Path, capsys: Out
) -> None:
    assert _verify(replace(record, rules=99), tmp_path, capsys) == (2, "")
    assert _verify(replace(record, game="chess"), tmp_path, capsys) == (2, "")


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "its first 4 choices are taken over from the record 0123"),
        ("fr", "ses 4 premiers choix viennent de l’enregistrement 0123"),
        ("ru", "Ходов, взятых из записи 0123: 4"),
    ],
)
def test_what_a_game_goes_on_with_is_said(
    language: str, says: str, record: Record, tmp_path: Path, capsys: Out
) -> None:
    taken = replace(record, continued=Continued("0123", 4))
    status, output = _verify(taken, tmp_path, capsys, language)
    assert status == 0
    assert says in output
