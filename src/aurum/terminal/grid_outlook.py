"""What would follow from the choices of a grid, in little room: beside its numbers or below it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from aurum.terminal.screen import bind, unbind

MOST_LINES: Final = 4
"""A grid has at most so many lines below it."""
NUMBER: Final = re.compile(r"\d+(?:[.,]\d+)*(?:\s?%)?")
GAP: Final = "…"
"""Stands in a sentence for the number that each cell has."""


def beside(outlooks: Mapping[int, str]) -> tuple[dict[int, str], str] | None:
    """The number in which the sentences of these choices differ, and the sentence without it.

    None if they differ in more than that, or not at all.
    """
    plain = {choice: unbind(text) for choice, text in outlooks.items()}
    parts = {choice: NUMBER.split(text) for choice, text in plain.items()}
    if len({tuple(words) for words in parts.values()}) != 1:
        return None
    found = {choice: NUMBER.findall(text) for choice, text in plain.items()}
    places = list(zip(*found.values(), strict=True))
    differing = [place for place, numbers in enumerate(places) if len(set(numbers)) > 1]
    if len(differing) != 1:
        return None
    [place] = differing
    words, numbers = next((parts[choice], found[choice]) for choice in outlooks)
    kept = [GAP if number == place else text for number, text in enumerate(numbers)]
    sentence = "".join(part for pair in zip(words, [*kept, ""], strict=True) for part in pair)
    return {choice: bind(found[choice][place]) for choice in outlooks}, bind(sentence)


def below(outlooks: Mapping[int, str], numbers: Mapping[int, int]) -> list[tuple[str, str]] | None:
    """Each sentence once, with the numbers of its choices; None if there are too many."""
    lines: dict[str, list[int]] = {}
    for choice, text in outlooks.items():
        lines.setdefault(text, []).append(numbers[choice])
    if len(lines) > MOST_LINES:
        return None
    return [(_ranges(sorted(those)), text) for text, those in lines.items()]


def _ranges(numbers: Sequence[int]) -> str:
    """Numbers in ascending order, shortened: 1–3, 7."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(_run(run) for run in runs)


def _run(run: Iterable[int]) -> str:
    first, *_, last = [*run, *run]
    return str(first) if first == last else f"{first}–{last}"
