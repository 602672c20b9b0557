"""Choices and positions as text, both ways, exact."""

from __future__ import annotations

import pytest

from aurum.engine import OVER, Unreadable
from aurum.games.oriflamme.rules import oriflamme
from aurum.games.oriflamme.rules.cards import TRIPLES, VERB


def test_every_choice_there_is_reads_back_as_it_is_written() -> None:
    """All the numbers that can be written at all, a few thousand."""
    written = 0
    for choice in range(16 * VERB):
        try:
            text = oriflamme.write(choice)
            number = oriflamme.read(text)
        except (IndexError, KeyError, Unreadable):
            continue  # no choice of this game
        if number == choice:
            written += 1
        else:  # not a choice either: nothing is said of what to keep, say
            assert oriflamme.write(number) == text
            assert text in ("keep", "reveal", "inform", "leave")
    assert written > len(TRIPLES) + 20 * 40


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("  PLACE   archer  START ", "place Archer start"),
        ("after 4", "before 5"),
        ("aside Spy Archer Lord", "aside Archer Spy Lord"),
        ("rob p", "rob P"),
        ("Mark None", "mark none"),
    ],
)
def test_capitals_spaces_and_order_do_not_matter(text: str, canonical: str) -> None:
    assert oriflamme.write(oriflamme.read(text)) == canonical


@pytest.mark.parametrize(
    ("text", "column", "says"),
    [
        ("", 1, "begins with one of: place"),
        ("plce Archer", 1, "begins with one of: place"),
        ("place Archr end", 7, "name of a card"),
        ("place Archer middle", 14, "start, end, or on"),
        ("place Archer on", 16, "whole number from 1"),
        ("place Archer on 0", 17, "whole number from 1"),
        ("place Archer on 99", 17, "whole number from 1"),
        ("place Archer end end", 18, "Nothing more"),
        ("eliminate two", 11, "whole number from 1"),
        ("eliminate -1", 11, "whole number from 1"),
        ("eliminate ٣", 11, "whole number from 1"),
        ("eliminate 99999999999999999999", 11, "whole number from 1"),
        ("rob X", 5, "letter of a family"),
        ("aside Archer Archer Spy", 14, "different"),
        ("aside Archer Spy", 17, "name of a card"),
        ("keep it", 6, "Nothing more"),
        ("place ? end", 7, "name of a card"),
    ],
)
def test_unreadable_choices_point_at_the_place(text: str, column: int, says: str) -> None:
    with pytest.raises(Unreadable) as problem:
        oriflamme.read(text)
    assert problem.value.facts["column"] == column
    assert says in str(problem.value)


POSITIONS = [
    "set base\nplayers 3\nstock G=1 P=1 W=1\ndealing G\n",
    "set alliance\nplayers 3\nstock G=1 P=1 W=1\n"
    "hand G=Empress,Informer,Judge,Fanatic,Diplomat,Deserter,Insurrection\n"
    "aside G=Extortion,Infiltration,Deal\ndealing P\n",
    "set base\nplayers 3\nbegins W\nround 2\nfirst W\n"
    "queue G:(Lord)+1@1 P:Spy/(Heir)@1\nstock G=4 P=0 W=2\n"
    "hand G=Archer,Soldier,Spy,Heir,Shapeshifter,Conspiracy "
    "P=Archer,Soldier,Lord,Shapeshifter,Conspiracy "
    "W=Archer,Soldier,Spy,Heir,Lord,Shapeshifter,Conspiracy\n"
    "aside G=Ambush,Decree,Assassination P=Ambush,Decree,Assassination "
    "W=Ambush,Decree,Assassination\nplacing W\n",
]


@pytest.mark.parametrize("text", POSITIONS)
def test_whole_positions_read_back_as_they_are_written(text: str) -> None:
    assert oriflamme.write_position(oriflamme.read_position(text)) == text


@pytest.mark.parametrize(
    "question",
    [
        "queue P:(Ambush) G:Shapeshifter W:Soldier; at 2; asks Soldier",
        "queue P:(Ambush)/Heir G:Decree W:Soldier; at 2; asks Decree",
        "queue P:(Ambush)/Heir G:Decree W:Soldier; at 2; asks landing 1",
        "set alliance; queue P:(Deal)! G:Judge W:(Deal); at 2; asks Judge",
        "set alliance; queue P:(Deal)~ G:Informer W:(Deal); hand G=Deal; at 2; asks Informer",
        "set alliance; round 3; queue G:(Deal) P:(Judge); returned G=Informer?1.1; at 1",
        "round 6; queue G:Heir; stock G=3; over",
        "choosing-first",
        "players 2; round 4; queue G:(Spy); first U; placing P",
    ],
)
def test_the_middle_of_an_effect_reads_back_too(question: str) -> None:
    state = oriflamme.read_position(question)
    text = oriflamme.write_position(state)
    again = oriflamme.read_position(text)
    assert oriflamme.write_position(again) == text
    assert again.choices() == state.choices()
    assert again.actor == state.actor


def test_what_is_left_out_is_filled_in() -> None:
    state = oriflamme.read_position("queue G:(Archer) P:(Spy); hand G=Decree; at 1")
    facts = oriflamme.facts(state)
    assert facts["stock"] == {"G": 1, "P": 1, "W": 1}
    assert facts["aside"]["G"] == ["Conspiracy", "Ambush", "Assassination"]  # type: ignore[index]
    assert facts["aside"]["W"] == ["Ambush", "Decree", "Assassination"]  # type: ignore[index]
    assert facts["hand_size"] == {"G": 6, "P": 6, "W": 7}


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("queu G:Heir", "A clause begins with one of"),
        ("round 2; round 3; queue G:Heir", "only once"),
        ("set foo; queue G:Heir", "ten different cards"),
        ("set mixed; queue G:Heir", "ten different cards"),
        ("players 6; queue G:Heir", "from 2 to 5"),
        ("round 7; queue G:Heir", "from 1 to 6"),
        ("queue U:Heir", "one of: G, P, W"),
        ("queue Heir", "a family’s letter, a colon"),
        ("queue G:", "a family’s letter, a colon"),
        ("queue G:(Heir", "Name when face up"),
        ("queue G:Heir//Spy", "Name when face up"),
        ("queue G:Judge", "not at the table"),
        ("queue G:Heir G:(Heir)", "lies somewhere else already"),
        ("queue G:[Heir]", "Only an Insurrection"),
        ("queue G:Heir+2", "No points can lie"),
        ("queue G:(Heir)*2", "A mark is"),
        ("queue G:Heir@1", "Only a hidden card"),
        ("queue G:Heir~", "Only a hidden card"),
        ("round 2; queue G:(Heir)@3", "from 1 to 2"),
        ("queue G:(Heir)! G:(Spy)! P:(Spy)! P:(Heir)! W:(Spy)! W:(Heir)!; at 1", "five verdict"),
        ("queue G:(Heir)~; placing P", "only while the queue resolves"),
        ("queue G:Heir; stock G", "such as G=3"),
        ("queue G:Heir; stock G=1,2", "such as G=3"),
        ("queue G:Heir; stock G=many", "whole number"),
        ("queue G:Heir; stock G=-1", "whole number"),
        ("queue G:Heir; hand G=Heir", "lies somewhere else already"),
        ("queue G:Heir; reserve G=Spy+2", "No points can lie"),
        ("queue G:Heir; aside G=Spy,Lord,Archer,Ambush", "Three cards of G must be set aside"),
        ("queue G:Heir G:Spy G:Lord G:Archer; hand G=Soldier,Ambush,Decree,Shapeshifter", "three"),
        ("queue G:Heir; at 2", "from 1 to 1"),
        ("at 1", "must be a card in the queue"),
        ("", "must be a card in the queue"),
        ("queue P:(Spy)/P:Heir", "of one family, whose letter stands once"),
        ("queue G:Heir; hand G=-", "cannot be empty"),
        ("queue G:Heir; at 1; placing G", "Only one clause"),
        ("queue G:Heir; placing G; asks Heir", "Only the clause at"),
        ("queue G:Heir P:(Spy); at 1; asks Heir", "cannot be asking"),
        ("queue G:(Archer) P:(Spy); at 1; asks Archer", "cannot be asking"),
        ("queue G:Archer P:(Spy) W:(Spy); at 1; asks Soldier", "cannot be asking"),
        ("queue G:Archer P:(Spy) W:(Spy); at 1; asks landing 2", "cannot be asking"),
        ("queue G:Ambush P:(Spy); at 1", "intrigue lies face up only"),
        ("queue P:Spy G:Ambush; at 1", "intrigue lies face up only"),
        ("dealing P; hand P=Spy", "can have no cards"),
        ("queue G:Heir; returned G=Spy", "An Informer or Shapeshifter"),
        ("queue G:Heir; returned G=Informer", "An Informer or Shapeshifter"),
        ("set alliance; queue G:(Informer); returned G=Informer", "An Informer or Shapeshifter"),
        ("set alliance; queue G:(Deal); returned G=Informer?9.1", "An Informer or Shapeshifter"),
        ("set alliance; queue P:(Deal); returned G=Informer?1.1", "An Informer or Shapeshifter"),
        ("queue G:Heir; begins K", "one of: G, P, W"),
        ("queue G:(Heir); at 1 2", "Nothing more"),
    ],
)
def test_unreadable_positions_say_what_was_expected(text: str, says: str) -> None:
    with pytest.raises(Unreadable) as problem:
        oriflamme.read_position(text)
    assert says in str(problem.value)
    assert problem.value.pointer()


def test_a_position_may_be_the_end() -> None:
    state = oriflamme.read_position("round 6; queue G:Heir; stock P=9; over")
    assert state.actor == OVER
    assert state.choices() == []
    assert state.winners() == [1]
