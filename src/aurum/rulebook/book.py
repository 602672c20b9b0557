"""What a rulebook is made of. The words are in `locales/`, the examples in `scenarios/`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Chapter:
    """Some rules under one heading, in the order in which a player learns them.

    The message of its key is the heading, `.lead` what stands before the rules, and `after` names
    the attributes with what follows them.
    """

    key: str
    rules: tuple[str, ...]
    after: tuple[str, ...] = ()


@dataclass(frozen=True)
class PieceHelp:
    """The rule that explains a card, building, creature or Titan, and the example that shows it."""

    rule: str
    scene: str


@dataclass(frozen=True)
class Section:
    """Part of a one-page aid: a heading and its lines.

    A line is a sentence of its own, or the key of a piece: then it is its name and its `.does`.
    """

    heading: str
    lines: tuple[str, ...]


@dataclass(frozen=True)
class Aid:
    """What one needs at the table, on one printed page."""

    name: str
    key: str
    sections: tuple[Section, ...]


@dataclass(frozen=True)
class Book:
    """The rulebook of a game, without its words."""

    game: str
    key: str
    """The title; `.notice`, `.goal` and `.marks` are what stands before the rules."""
    pictures: tuple[str, ...]
    """A round in one picture: a name for each step and its `.caption`."""
    chapters: tuple[Chapter, ...]
    scenes: Mapping[str, tuple[str, ...]]
    """One or two examples of each rule: the names of scenario files, without the suffix."""
    pieces: Mapping[str, PieceHelp]
    """By the key of the piece's name, such as `card-archer`."""
    questions: Mapping[str, tuple[str, ...]]
    """Questions people ask, and the rules that answer them; the first is the one to open."""
    words: Mapping[str, str]
    """The glossary, and the rule in which a word matters most."""
    aids: tuple[Aid, ...]

    @property
    def rules(self) -> tuple[str, ...]:
        """Every rule, in the order of the chapters."""
        return tuple(rule for chapter in self.chapters for rule in chapter.rules)

    @property
    def captions(self) -> tuple[str, ...]:
        """Every scenario shown, by a rule or by a piece, once."""
        shown = [stem for stems in self.scenes.values() for stem in stems]
        shown += [piece.scene for piece in self.pieces.values()]
        return tuple(dict.fromkeys(shown))


def scenes(*stems: str) -> dict[str, tuple[str, ...]]:
    """Scenarios by the rule that their names begin with."""
    found: dict[str, tuple[str, ...]] = {}
    for stem in stems:
        rule = "-".join(stem.split("-")[:2])
        found[rule] = (*found.get(rule, ()), stem)
    return found


def anchor(rule: str) -> str:
    """Where a rule stands on its page: `of-2-1` for OF-2.1."""
    return rule.lower().replace(".", "-")


def rule_key(rule: str) -> str:
    """The key of a rule's text; `.name` is its heading, `.why` and `.why2` its reasons."""
    return f"rule-{anchor(rule)}"


def scene_key(stem: str) -> str:
    """The key of the sentence that says what an example shows."""
    return f"scene-{anchor(stem)}"
