"""Games that break the contract: what `check_game` says of each.

They are Liar's Dice with one thing changed.
"""

from __future__ import annotations

import random
import shutil
import threading
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, Self

import pytest
from liars_dice.dice import Hand
from liars_dice.game import LiarsDiceGame
from liars_dice.rules import LiarsDiceState
from liars_dice.view import View
from support import game_package
from support.broken_dice import TABLE, Mutant, copied, found, played_with, unpickled
from support.plugins import installed

from aurum.engine import (
    BrokenPromise,
    Explanation,
    Illegal,
    KnownFact,
    Options,
    Phrase,
    check_game,
)

EXAMPLES = Path(__file__).parents[2] / "examples" / "liars_dice"


# A choice that cannot be read back


def test_a_choice_that_reads_back_as_another_is_found() -> None:
    class Mishearing(LiarsDiceGame):
        def read(self, text: str) -> int:
            return super().read(text.replace("exact", "call"))

    assert "exact" in str(found(Mishearing(), "notation"))


def test_a_choice_that_cannot_be_read_is_found() -> None:
    class Mumbling(LiarsDiceGame):
        def write(self, choice: int) -> str:
            return super().write(choice).replace("exact", "exactly")

    found(Mumbling(), "notation")


def test_a_choice_at_which_reading_fails_is_found() -> None:
    class Failing(LiarsDiceGame):
        def read(self, text: str) -> int:
            return super().read(text) if text != "exact" else int(text)

    found(Failing(), "notation")


# An event without a declaration


def test_an_event_that_is_not_declared_is_found() -> None:
    class Inventive(Mutant):
        def _bid(self, bid: int) -> None:
            super()._bid(bid)
            self._emit("raised", "LD-2.4", self.actor)

    assert "raised" in str(found(played_with(Inventive), "event"))


def test_an_event_with_other_facts_than_declared_is_found() -> None:
    class Brief(Mutant):
        def _bid(self, bid: int) -> None:
            self.bids.append(bid)
            self._emit("bid", "LD-2.3", self.actor)

    found(played_with(Brief), "event")


def test_an_event_without_a_rule_is_found() -> None:
    class Lawless(Mutant):
        def _bid(self, bid: int) -> None:
            self.bids.append(bid)
            self._emit("bid", "", self.actor, *divmod(bid, 10))

    found(played_with(Lawless), "event")


def test_an_event_whose_facts_are_no_numbers_is_found() -> None:
    class Wordy(Mutant):
        def _bid(self, bid: int) -> None:
            self.bids.append(bid)
            facts: Any = (self.actor, "many", [bid])
            self._emit("bid", "LD-2.3", *facts)

    found(played_with(Wordy), "event")


def test_an_event_by_a_rule_that_does_not_exist_is_found() -> None:
    class Misquoting(Mutant):
        def _bid(self, bid: int) -> None:
            self.bids.append(bid)
            self._emit("bid", "LD-9.9", self.actor, *divmod(bid, 10))

    assert "LD-9.9" in str(found(played_with(Misquoting), "rule"))


# A missing word


@pytest.fixture
def words() -> Iterator[None]:
    """The game is installed, so that its words are known."""
    with installed("liars_dice", packages=EXAMPLES):
        yield


def test_a_refusal_without_words_is_found(words: None) -> None:
    class Speechless(Mutant):
        def _reason(self, choice: int) -> tuple[str, str]:
            return "liars_dice-no-such-message", "LD-2.4"

    assert "liars_dice-no-such-message" in str(found(played_with(Speechless), "word"))


def test_a_refusal_that_lacks_a_fact_is_found(words: None) -> None:
    class Vague(Mutant):
        def refusal(self, choice: int) -> Illegal:
            return Illegal("illegal-over", {}, "LD-2.4")

    assert "illegal-over" in str(found(played_with(Vague), "word"))


def test_what_a_game_says_without_words_is_found(words: None) -> None:
    class Mute(LiarsDiceGame):
        def known(self, view: View) -> list[KnownFact]:
            return [KnownFact(Phrase("liars_dice-unheard-of"), 1)]

    assert "en: liars_dice-unheard-of" in str(found(Mute(), "word"))


def test_a_method_that_fails_to_explain_is_found() -> None:
    class Puzzled(LiarsDiceGame):
        def explain(self, view: View, choice: int) -> Explanation:
            raise ZeroDivisionError("no dice")

    assert "explain" in str(found(Puzzled(), "phrases"))


def test_a_message_that_one_language_lacks_is_found(tmp_path: Path) -> None:
    shutil.copytree(EXAMPLES, tmp_path, dirs_exist_ok=True)
    path = tmp_path / "liars_dice" / "locales" / "fr" / "game.ftl"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("\nliars_dice-illegal-exact =", "\nodd ="), encoding="utf-8")
    game_package.register(tmp_path)
    script = "from aurum.engine import check_game; from liars_dice.game import game; "
    done = game_package.run(tmp_path, "-c", script + "check_game(game, plays=1)")
    assert "fr: liars_dice-illegal-exact" in done.stderr


# A state that cannot be pickled


def test_a_state_that_cannot_be_pickled_is_found() -> None:
    class Locked(Mutant):
        def __reduce__(self) -> tuple[object, ...]:
            return Locked, (self.setup, threading.Lock())

    assert "Locked" in str(found(played_with(Locked), "pickle"))


def test_a_pickled_state_that_lacks_something_is_found() -> None:
    class Forgetful(Mutant):
        def __reduce__(self) -> tuple[object, ...]:
            copy = copied(LiarsDiceState, self)
            copy.bids = []
            return unpickled, (Mutant.kinds.index(type(self)), copy)

    found(played_with(Forgetful), "pickle-same")


# Options that cannot be checked


def test_options_that_take_anything_are_found() -> None:
    class Obliging(LiarsDiceGame):
        def options(self, given: Mapping[str, object], rng: Random | None = None) -> Options:
            return {**TABLE, **given}

    found(Obliging(), "setup-unknown")


def test_options_that_fail_are_found() -> None:
    class Literal(LiarsDiceGame):
        def options(self, given: Mapping[str, object], rng: Random | None = None) -> Options:
            players = int(str(given.get("players", 3)))  # "three" is a ValueError
            return {**super().options({**given, "players": players})}

    assert "ValueError" in str(found(Literal(), "setup-fail"))


def test_a_variant_that_the_game_refuses_is_found() -> None:
    found(LiarsDiceGame(), "setup-variant", table={"players": 9})


def test_settings_that_are_not_the_options_are_found() -> None:
    class Mistaken(LiarsDiceGame):
        def settings(self, state: LiarsDiceState) -> Options:
            return {**super().settings(state), "dice": 5}

    found(Mistaken(), "settings")


def test_a_game_without_variants_is_found() -> None:
    class Shy(LiarsDiceGame):
        def variants(self) -> list[Options]:
            return []

    with pytest.raises(BrokenPromise):
        check_game(Shy())


# What else can be wrong


def test_hidden_chance_is_found() -> None:
    class Lucky(Mutant):
        def _roll(self, hand: Hand) -> None:
            super()._roll(tuple(sorted(random.choices(range(1, 7), k=len(hand)))))

    found(played_with(Lucky), "listening", "clone", "legal")


def test_a_clone_that_shares_is_found() -> None:
    class Sharing(Mutant):
        def clone(self) -> Self:
            copy = super().clone()
            copy.bids = self.bids
            return copy

    found(played_with(Sharing), "clone", "listening", "legal", "position")


@pytest.mark.parametrize("name", ["bids", "counts", "hands"])
def test_a_clone_that_shares_is_not_taken_for_a_secret_that_is_told(name: str) -> None:
    class Sharing(Mutant):
        def clone(self) -> Self:
            copy = super().clone()
            setattr(copy, name, getattr(self, name))
            return copy

    for seed in range(8):
        with pytest.raises(BrokenPromise) as broken:
            check_game(played_with(Sharing), variants=[TABLE], seed=seed)
        assert broken.value.key == "promise-clone"


def test_a_view_that_lends_a_part_of_the_state_is_found() -> None:
    class Lending(Mutant):
        def view(self, seat: int) -> View:
            honest = super().view(seat)
            hands = tuple(
                hand if hand is None else own
                for hand, own in zip(honest.hands, self.hands, strict=True)
            )
            return replace(honest, hands=hands)

    found(played_with(Lending), "view-own", "secret-object")


def test_imagining_dice_that_cannot_be_is_found() -> None:
    class Dreaming(LiarsDiceGame):
        def imagine(self, view: View, rng: Random) -> LiarsDiceState:
            dream = super().imagine(view, rng)
            dream.bids = []
            return dream

    found(Dreaming(), "imagine")


def test_imagining_with_other_chance_than_the_given_one_is_found() -> None:
    class Wandering(LiarsDiceGame):
        def imagine(self, view: View, rng: Random) -> LiarsDiceState:
            return super().imagine(view, Random(random.random()))

    found(Wandering(), "imagine-same")


def test_the_game_itself_breaks_no_promise() -> None:
    class Same(Mutant):
        pass

    assert check_game(played_with(Same), variants=[TABLE], plays=4).plays == 4
