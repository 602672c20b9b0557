"""Names of bots where there is little room: in a table of a terminal, beside a picture."""

from __future__ import annotations

from collections.abc import Sequence


def labels(names: Sequence[str], room: int) -> dict[str, str]:
    """A label for each name, no longer than there is room, and no two alike.

    Of `module:Class` the class is enough if it tells the bots apart. What is still too long lacks
    its middle; if that makes two alike, they are numbered.
    """
    short = {name: name if len(name) <= room else name.rpartition(":")[2] for name in names}
    if not _distinct(short):
        short = {name: name for name in names}
    fitting = {name: _without_middle(label, room) for name, label in short.items()}
    if _distinct(fitting):
        return fitting
    return {
        name: f"{number} {_without_middle(label, room - len(str(number)) - 1)}"
        for number, (name, label) in enumerate(short.items(), 1)
    }


def _distinct(found: dict[str, str]) -> bool:
    return len(set(found.values())) == len(found)


def _without_middle(text: str, room: int) -> str:
    if len(text) <= room:
        return text
    tail = room // 2
    return f"{text[: room - 1 - tail]}…{text[-tail:]}"
