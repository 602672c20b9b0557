"""The table of cards: one row for each kind."""

from __future__ import annotations

from aurum.games.oriflamme.rules.cards import ALLIANCE, BASE, is_character
from aurum.games.oriflamme.rules.deck import CARDS
from aurum.games.oriflamme.rules.rulebook import RULEBOOK


def test_a_kind_is_the_number_of_its_row() -> None:
    assert [card.kind for card in CARDS] == [*BASE, *ALLIANCE]


def test_every_card_has_a_name_and_a_rule_of_its_own() -> None:
    assert len({card.name for card in CARDS}) == len(CARDS)
    assert len({card.rule for card in CARDS}) == len(CARDS)
    assert {card.rule for card in CARDS} <= set(RULEBOOK)


def test_chapters_5_and_al_1_are_the_characters() -> None:
    chapters = {card.rule.split(".")[0] for card in CARDS if is_character(card.kind)}
    assert chapters == {"OF-5", "AL-1"}
    assert {card.rule.split(".")[0] for card in CARDS if not is_character(card.kind)} == {
        "OF-6",
        "AL-2",
    }
