"""`aurum analyse`: what it prints, what it writes, and what it says to bad input."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from random import Random
from typing import Any

import pytest

import aurum
from aurum.analysis import read_analysis
from aurum.cli import main
from aurum.cli.reports.analysis import bars_of
from aurum.engine import Options, Seat, begin_record, play_out
from aurum.words import LANGUAGES, translator_for

Out = pytest.CaptureFixture[str]
NAMES = ("Mira", "Отто", "Inès", "Bo <b>", "Kim")


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AURUM_LANG", "en")
    monkeypatch.setenv("COLUMNS", "200")


def written(folder: Path, name: str = "oriflamme", **given: object) -> Path:
    """A record of a random game in a file."""
    game = aurum.game(name)
    options: Options = game.options(given, Random(3))
    seats = [Seat(NAMES[seat], "person") for seat in range(game.seats(options))]
    record = begin_record(game, options, seats)
    played = play_out(game.begin(options), Random(3))
    record.choices = [game.write(choice) for choice in played.choices]
    path = folder / f"{name}.json"
    path.write_text(record.to_json(), encoding="utf-8")
    return path


def analyse(path: Path, *more: str) -> int:
    return main(["analyse", str(path), "--iterations", "2", *more])


class Page(HTMLParser):
    """What matters of a page: its words, what it would fetch or run, and whether tags close."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.words: list[str] = []
        self.attributes: list[tuple[str, str, str]] = []
        self.open: list[str] = []
        self.counts: dict[str, int] = {}
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.counts[tag] = self.counts.get(tag, 0) + 1
        self.attributes += [(tag, name, value or "") for name, value in attrs]
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.counts[tag] = self.counts.get(tag, 0) + 1

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("oriflamme", {"players": 4}),
        ("oriflamme", {"players": 2}),
        ("orichalque", {"players": 1, "solo": "easy"}),
    ],
)
def test_it_is_told_in_words(
    name: str, options: dict[str, Any], language: str, tmp_path: Path, capsys: Out
) -> None:
    assert analyse(written(tmp_path, name, **options), "--lang", language) == 0
    printed = capsys.readouterr()
    assert printed.err == "", "no bar where nobody looks"
    say = translator_for(language).say
    for key in ("analysis-chances", "analysis-costliest", "analysis-knew", "analysis-why"):
        assert say(key) in printed.out
    assert re.search("[▁▂▃▄▅▆▇█]{8}", printed.out)
    assert re.search(r"−\d+ ", printed.out)
    for player in NAMES[: options["players"]]:
        assert player in printed.out


def test_the_bars_rise_with_the_chance() -> None:
    assert bars_of([0.0, 0.2, 0.5, 0.99, 1.0], 9) == "▁▂▅██"
    assert bars_of([0.0, 1.0, 0.0, 0.5], 2) == "█▅"


def test_json_is_the_analysis_and_can_be_shown_again(tmp_path: Path, capsys: Out) -> None:
    record = written(tmp_path)
    assert analyse(record, "--json", "--seed", "7", "--level", "knight") == 0
    printed = capsys.readouterr().out
    found = read_analysis(printed)
    assert found.params == ("knight", 2, 7)
    assert found.record.to_json() == record.read_text(encoding="utf-8")
    assert analyse(record, "--json", "--seed", "7", "--level", "knight") == 0
    assert capsys.readouterr().out == printed
    kept = tmp_path / "kept.json"
    kept.write_text(printed, encoding="utf-8")
    assert main(["analyse", str(kept), "--json"]) == 0
    assert capsys.readouterr().out == printed
    assert main(["analyse", str(kept)]) == 0
    assert "Knight" in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_stands_alone_and_says_everything_in_words_too(
    language: str, tmp_path: Path, capsys: Out
) -> None:
    page = tmp_path / "game.html"
    record = written(tmp_path, players=5)
    assert analyse(record, "--html", str(page), "--lang", language) == 0
    assert str(page) in capsys.readouterr().out
    text = page.read_text(encoding="utf-8")
    read = Page(text)
    assert not read.open, "every tag is closed"
    assert ("html", "lang", language) in read.attributes
    assert not {"script", "link", "img", "iframe"} & set(read.counts)
    assert not [one for one in read.attributes if one[1] in ("src", "href") or one[1][:2] == "on"]
    assert "url(" not in text
    assert "@import" not in text
    assert "<b>" not in text, "a name is a name"
    assert any("Bo <b>" in word for word in read.words)
    looked = len(read_analysis(_json(record, capsys)).choices)
    assert text.count("<tr>") == 1 + 5 + 1 + looked
    # A line, a pattern and a mark of its own for every seat.
    assert len(set(re.findall(r'stroke-dasharray="([^"]+)"', text))) == 5
    assert all(f'class="ink{seat}"' in text for seat in range(5))
    assert "prefers-color-scheme: dark" in text


def _json(record: Path, capsys: Out) -> str:
    assert analyse(record, "--json") == 0
    return capsys.readouterr().out


# What cannot be done


def refused(capsys: Out, *arguments: str) -> str:
    assert main(["analyse", *arguments]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    return printed.err


def test_bad_input_gets_a_sentence(tmp_path: Path, capsys: Out) -> None:
    record = written(tmp_path)
    assert "no-such" in refused(capsys, str(tmp_path / "no-such.json"))
    bad = tmp_path / "bad.json"
    bad.write_text('{"analysis": 9}', encoding="utf-8")
    assert refused(capsys, str(bad)) == (
        "This analysis is of version 9; this Aurum reads version 1.\n"
    )
    bad.write_text("no JSON", encoding="utf-8")
    assert "JSON" in refused(capsys, str(bad))
    assert "knight, baron, regent" in refused(capsys, str(record), "--level", "page")
    document = json.loads(record.read_text(encoding="utf-8"))
    bad.write_text(json.dumps(document | {"choices": []}), encoding="utf-8")
    message = refused(capsys, str(bad), "--lang", "fr")
    assert message == f"{translator_for('fr').say('analysis-empty')}\n"
    document["choices"][7] = "eliminate 9"
    bad.write_text(json.dumps(document), encoding="utf-8")
    assert "eliminate 9" in refused(capsys, str(bad), "--iterations", "1")


def test_a_page_that_cannot_be_written_is_refused_before_anybody_waits(
    tmp_path: Path, capsys: Out
) -> None:
    record = written(tmp_path)
    before = record.read_text(encoding="utf-8")
    assert "would be overwritten" in refused(capsys, str(record), "--html", str(record))
    assert record.read_text(encoding="utf-8") == before
    nowhere = tmp_path / "nowhere" / "page.html"
    assert "cannot be written" in refused(capsys, str(record), "--html", str(nowhere))
    assert "cannot be written" in refused(capsys, str(record), "--html", str(tmp_path))


def test_an_analysis_that_does_not_fit_its_record_is_refused(tmp_path: Path, capsys: Out) -> None:
    document = json.loads(_json(written(tmp_path), capsys))
    document["looked"][3]["best"] = "leave"
    bad = tmp_path / "bad.json"
    bad.write_text(json.dumps(document), encoding="utf-8")
    assert "looked 4" in refused(capsys, str(bad))
