"""What a seat knows, as the terminal shows it for a game without a display of its own."""

from __future__ import annotations

import pytest
from support.terminal_fixture import Table

from aurum.engine import KnownFact, Phrase, Seat
from aurum.terminal.known_facts import draw_facts
from aurum.terminal.speech import Speech
from aurum.words import translator_for

SEATS = [Seat("Ada", "person"), Seat("Ben", "person")]


def named(text: str) -> Phrase:
    return Phrase("known-value", {"value": text})


def drawn(facts: list[KnownFact], language: str = "en", reader: int = 1) -> list[str]:
    table = Table(iter(()), 60)
    speech = Speech(translator_for(language), SEATS, reader)
    table.screen.console.print(draw_facts(speech, facts, 0, 60))
    return [line.rstrip() for line in table.text.splitlines()]


@pytest.mark.parametrize(
    ("language", "ada", "ben"),
    [
        ("en", "by Ada", "by you"),
        ("fr", "par Ada", "par vous"),
        ("ru", "от игрока Ada", "от вас"),
    ],
)
def test_a_fact_says_who_has_done_it(language: str, ada: str, ben: str) -> None:
    for seat, by in enumerate((ada, ben)):
        lines = drawn([KnownFact(named("bid"), 4, main=True, by=seat)], language)
        assert any(line.endswith(f"4 ({by})") for line in lines), lines


def test_steps_are_a_line_in_their_order_and_no_column() -> None:
    lines = drawn(
        [
            KnownFact(named("bids"), named("four fives"), 0, step=2),
            KnownFact(named("bids"), named("two threes"), 1, step=1),
            KnownFact(named("dice"), 3, 0),
        ]
    )
    text = "\n".join(lines).replace("\u00a0", " ")
    assert "Ben two threes · Ada four fives" in text
    head = next(line for line in lines if "Dice" in line)
    assert "Bids" not in head
