"""What would follow from the choices of a grid, in little room."""

from __future__ import annotations

from aurum.terminal.grid_outlook import MOST_LINES, below, beside
from aurum.terminal.screen import bind, unbind


def test_the_number_in_which_sentences_differ_stands_beside_each_choice() -> None:
    told = beside({4: "right with 12%, 2 dice left", 7: "right with 5%, 2 dice left"})
    assert told == ({4: "12%", 7: "5%"}, "right with …, 2 dice left")


def test_a_number_is_kept_together_as_its_language_writes_it() -> None:
    texts = {1: bind("juste à 12,5\u00a0%"), 2: bind("juste à 100\u00a0%")}
    told = beside(texts)
    assert told is not None
    assert told == ({1: bind("12,5\u00a0%"), 2: bind("100\u00a0%")}, "juste à …")
    assert unbind(told[0][1]) == "12,5\u00a0%"


def test_sentences_that_differ_otherwise_have_nothing_to_stand_there() -> None:
    assert beside({1: "a bluff", 2: "you hold it"}) is None
    assert beside({1: "one coin for 3", 2: "two coins for 4"}) is None
    assert beside({1: "1 of 3", 2: "2 of 4"}) is None
    assert beside({1: "all hear 2", 2: "all hear 2"}) is None
    assert beside({}) is None


def test_a_few_sentences_stand_below_with_their_numbers() -> None:
    numbers = {10: 1, 20: 2, 30: 3, 40: 4, 50: 5}
    texts = {10: "a bluff", 20: "true", 30: "true", 40: "a bluff", 50: "true"}
    assert below(texts, numbers) == [("1, 4", "a bluff"), ("2–3, 5", "true")]


def test_many_sentences_do_not() -> None:
    choices = {number: number for number in range(MOST_LINES + 1)}
    assert below({choice: f"text {choice}" for choice in choices}, choices) is None
