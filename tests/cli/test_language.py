"""Words that were wrong in one language."""

from __future__ import annotations

from pathlib import Path

import pytest

import aurum
from aurum.cli import main
from aurum.engine import Record, Seat
from aurum.words import LANGUAGES, translator_for


def test_russian_hoplites_are_counted_by_their_number() -> None:
    translator = translator_for("ru")
    assert translator.say("lesson-try-more", n=1) == "Почему нельзя с 1 гоплитом?"
    assert translator.say("lesson-try-more", n=3) == "Почему нельзя с 3 гоплитами?"
    cost = translator.say("hoplites-count.acc", n=2)
    assert "за 2\u00a0гоплитов" in translator.say("orchoice-buy", action="Произвести", cost=cost)


def test_french_things_are_counted_and_named_as_they_should_be() -> None:
    translator = translator_for("fr")
    assert translator.say("lessons-met-long", met=1, topics=18) == "1 sujet vu sur 18"
    assert translator.say("lessons-met-long", met=2, topics=18) == "2 sujets vus sur 18"
    assert translator.say("table-label", what="En main") == "En main\u00a0:"
    assert "le Régent" in translator.say(
        "analysis-title", game="Oriflamme", bot=translator.say("bot-regent")
    )
    assert translator.say("stats-place-nth", place=1) == "1ᵉʳ"
    assert translator.say("stats-place-nth", place=2) == "2ᵉ"
    assert "de Adrien" not in translator.say(
        "web-credits-game", by="Adrien Hesling", **{"from": "H"}
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_and_levels_are_told_as_the_language_does(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rules = aurum.game("oriflamme")
    options = rules.options({"players": 3})
    (play,) = aurum.playouts(rules, options, 1, seed=4)
    seats = [Seat("Mira", "person"), Seat("A", "random"), Seat("B", "page")]
    choices = [rules.write(choice) for choice in play.choices]
    record = Record("oriflamme", rules.rules, options, seats, choices)
    (tmp_path / "one.json").write_text(record.to_json(), encoding="utf-8")
    assert main(["stats", str(tmp_path), "--lang", language]) == 0
    output = capsys.readouterr().out
    assert translator_for(language).say("bot-random") in output
    assert "random" not in output
    assert (",0" in output) == (language != "en")
