"""What a learner is told, at positions written for it."""

from __future__ import annotations

import pytest

import aurum
from aurum import lessons
from aurum.lessons import LessonProgress, all_lessons
from aurum.words import LANGUAGES, translator_for

OF = aurum.game("oriflamme")
SPREAD = "round 6; queue G:(Ambush)+1@5 G:(Archer)+5@1 P:Soldier; stock G=3; at 1"


def progress_at(position: str, *choices: str, lesson: int = 0) -> LessonProgress:
    """What is said at a position, after these choices."""
    state = OF.read_position(position)
    read = [OF.read(choice) for choice in choices]
    return lessons.progress_of(all_lessons()[lesson], OF, state, read)


def words(progress: LessonProgress, language: str = "en") -> str:
    """The last thing said."""
    note = progress.explanations[-1]
    return translator_for(language).say(note.topic.key, note.facts)


def test_of_6_3_an_ambush_that_is_kept_in_the_last_round_may_still_pay() -> None:
    progress = progress_at(SPREAD)
    assert progress.explanations[-1].topic.key == "lesson-of-last-face"
    assert progress.explanations[-1].rule == "OF-6.3"
    assert "you gain 4 points" in words(progress)
    assert "Revealed, it brings 1 point, and what lies on it goes to the supply." in words(progress)
    assert "nothing of it reaches your stock" not in words(progress)


def test_al_2_4_so_may_an_extortion() -> None:
    progress = progress_at("set alliance; round 6; queue G:(Extortion)@5 P:Judge; at 1", lesson=1)
    assert progress.explanations[-1].topic.key == "lesson-al-last-face"
    assert progress.explanations[-1].rule == "AL-2.4"
    assert "2 points for each card" in words(progress)
    assert words(progress).endswith("Revealed, it brings 1 point.")


def test_of_7_1_it_is_said_of_every_card_that_is_lost_by_being_kept() -> None:
    progress = progress_at(SPREAD, "keep")
    assert progress.explanations[-1].topic.key == "lesson-of-again-last"
    assert "nothing of it reaches your stock" in words(progress)
    assert "the 5 points on it are yours" in words(progress)


def test_al_2_1_what_cannot_be_revealed_is_not_offered() -> None:
    bare = "set alliance; round 6; queue G:(Insurrection)@6 G:(Empress)@6 P:Judge; at 1"
    progress = progress_at(bare, lesson=1)
    assert progress.explanations[-1].topic.key == "lesson-al-bare"
    progress = progress_at(bare, "keep", lesson=1)
    assert progress.explanations[-1].topic.key == "lesson-al-last-face"


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_it_in_every_language(language: str) -> None:
    for choices in ((), ("keep",)):
        assert words(progress_at(SPREAD, *choices), language)


def test_of_4_2_only_the_cards_of_others_are_counted_as_seen() -> None:
    """The panel “Seen so far” lists the other families alone."""
    mine = "round 3; queue G:Heir P:Lord W:(Spy); discard G=Archer W=Soldier; stock G=2; placing G"
    assert progress_at(mine).explanations[-1].facts["shown"] == 2
    none = "round 3; queue G:Heir P:(Lord) W:(Spy); stock G=2; placing G"
    assert "No card of the others has been shown" in words(progress_at(none))


def test_an_answered_question_is_not_asked_any_longer() -> None:
    """Nothing belongs to now but what has happened since."""
    progress = progress_at("round 3; queue G:(Lord)+1@2 P:(Heir)@2 W:(Spy)@2; stock G=3; at 1")
    assert [note.topic.key for note in progress.explanations[progress.now :]] == ["lesson-of-face"]
    progress = progress_at(
        "round 3; queue G:(Lord)+1@2 P:(Heir)@2 W:(Spy)@2; stock G=3; at 1", "keep"
    )
    assert [note.topic.key for note in progress.explanations[progress.now :]] == ["lesson-of-kept"]
    again = "round 3; queue G:(Lord)+1@2 G:(Archer)@1 P:(Heir)@2 W:(Spy)@2; stock G=3; at 1"
    progress = progress_at(again, "keep", "keep")
    assert progress.explanations[-1].topic.key == "lesson-of-again-face"
    assert progress.explanations[progress.now :] == []
