"""Pictures as PNG: every letter is drawn, on a machine without typefaces, too."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest

from aurum.pictures.charts import Chart
from aurum.pictures.png import to_png
from aurum.words import LANGUAGES, translator_for


def chart(title: str) -> str:
    drawn = Chart(title, "", 40, 0, 1)
    drawn.mark(300, 100, 0)
    return drawn.finished()


def test_it_is_a_png_of_twice_the_size() -> None:
    png = to_png(chart("Ratings"))
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    assert struct.unpack(">II", png[16:24]) == (1600, 2 * (40 + 80 + 56))


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_are_drawn_in_every_language(language: str) -> None:
    """Letters that no typeface has would leave the picture as it is without them."""
    say = translator_for(language).say
    titles = ["", *(say(f"arena-picture-{name}") for name in ("ratings", "seats", "points"))]
    assert len({to_png(chart(title)) for title in titles}) == len(titles)


def test_letters_of_all_three_languages_are_different_marks() -> None:
    letters = "AZazÀéçœÉЖжЩщЁёЯ0189−…–«»×’"
    assert len({to_png(chart(letter)) for letter in letters}) == len(letters)


def test_bold_is_bold_in_both_alphabets() -> None:
    for letter in "RР":
        plain = chart(letter).replace("font-weight: 600", "font-weight: 400")
        assert to_png(plain) != to_png(chart(letter))


def test_the_typefaces_carry_their_licence() -> None:
    import aurum.pictures.png as module

    assert "SIL Open Font License" in (
        Path(module.__file__).parent / "fonts" / "AlegreyaSans-OFL.txt"
    ).read_text(encoding="utf-8")
