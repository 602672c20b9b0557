"""Whether everything that a game says has words, in each language that it has.

The words are above the engine. `aurum` sets `load_checker` when it is imported.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Protocol

from aurum.engine.contract import CHANCE, OVER, State
from aurum.engine.errors import AurumError
from aurum.engine.events import Event
from aurum.engine.phrases import Fact, Phrase, Player
from aurum.engine.promises import AnyGame, kept, promise

MOST_CHOICES = 12
"""Of so many choices in a position is asked how they explain themselves."""


class PhraseChecker(Protocol):
    """Tells whether the phrases of a game have words."""

    def has_words(self, game: str) -> bool:
        """Whether the words of this game are known: it must be installed, with its words."""

    def missing(self, game: str) -> str:
        """The messages that one language of the game has and another lacks; empty if none."""

    def problem(self, phrase: Phrase, reader: int) -> str:
        """Why some language has no words for this, read at this seat; empty if all have."""


load_checker: Callable[[], PhraseChecker] | None = None


class WordCheck:
    """The words of one game. What has been said once in a form is not said in it again."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.checker: PhraseChecker | None = None
        self.said: set[object] = set()
        checker = load_checker() if load_checker is not None else None
        if checker is not None and checker.has_words(game.name):
            self.checker = checker
            missing = checker.missing(game.name)
            promise(not missing, "word", game, problem=missing)

    def check_position(self, state: State, seats: Sequence[int], rng: Random) -> None:
        """What is asked, offered and known in a position."""
        for seat in seats:
            with kept("phrases", self.game, state, method="known"):
                known = list(self.game.known(state.view(seat)))
            for fact in known:
                self._say(fact.name, seat, state)
                self._say(Phrase("", {"value": fact.value}), seat, state)
                self._say(fact.unit, seat, state)
        if state.actor in (CHANCE, OVER):
            return
        view, seat = state.view(state.actor), state.actor
        with kept("phrases", self.game, state, method="question"):
            question, helped = self.game.question(view), self.game.help(view)
        self._say(question, seat, state)
        self._say(helped, seat, state)
        choices = state.choices()
        for choice in rng.sample(choices, min(MOST_CHOICES, len(choices))):
            with kept("phrases", self.game, state, method="explain"):
                explained = self.game.explain(view, choice)
            said = (explained.sentence, *explained.outlook, explained.group)
            for phrase in (*said, *(explained.cell or ())):
                self._say(phrase, seat, state)

    def check_log(self, events: Sequence[Event], state: State, seats: Sequence[int]) -> None:
        """What the log says of these events to each seat."""
        for seat in seats:
            seen = [event.seen_by(seat) for event in events]
            with kept("phrases", self.game, state, method="log"):
                lines = self.game.log(seen, state.view(seat))
            for line in lines:
                self._say(line.sentence, seat, state)
                self._say(line.gain if isinstance(line.gain, Phrase) else None, seat, state)

    def check_error(self, problem: AurumError, state: State | None = None) -> None:
        """What is said when something is refused."""
        self._say(Phrase(problem.key, problem.facts), -1, state)

    def _say(self, phrase: Phrase | None, seat: int, state: State | None) -> None:
        if self.checker is None or phrase is None:
            return
        form = _form(phrase, seat)
        if form in self.said:
            return
        self.said.add(form)
        problem = self.checker.problem(phrase, seat)
        promise(not problem, "word", self.game, state, problem=problem)


def _form(fact: Fact, seat: int) -> object:
    """What a message and its facts have in common with others that have the same words."""
    if isinstance(fact, Phrase):
        facts: Mapping[str, Fact] = fact.facts
        return (fact.key, *((name, _form(value, seat)) for name, value in facts.items()))
    if isinstance(fact, Player):
        return ("player", fact.key, fact.seat == seat)
    if isinstance(fact, tuple):
        return tuple({_form(part, seat) for part in fact})
    return "" if isinstance(fact, str) else None
