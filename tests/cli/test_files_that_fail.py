"""What is said of a file that is not there, or is not text: words, in the reader's language."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from aurum.cli import main
from aurum.words import LANGUAGES, translator_for

COMMANDS = (["record", "show"], ["stats"], ["analyse"], ["scenario"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
def test_it_is_said_in_words(
    command: list[str], language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bytes_only = tmp_path / "bytes.json"
    bytes_only.write_bytes(b"\xff\xfe\x80\x81")
    for path, key in ((tmp_path / "none.json", "file-missing"), (bytes_only, "file-no-text")):
        assert main([*command, str(path), "--lang", language]) != 0
        out, err = capsys.readouterr()
        message = " ".join((out + err).replace("\u00a0", " ").split())
        assert translator_for(language).say(key).replace("\u00a0", " ") in message
        assert "Errno" not in message
        assert "codec" not in message


def test_an_empty_line_at_a_puzzle_is_no_answer(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\n\nq\n"))
    assert main(["puzzles", "solve", "oriflamme", "1", "--lang", "en"]) == 0
    assert "ends too early" not in capsys.readouterr().out
