"""The rulebook of Oriflamme and Oriflamme: Alliance: its order, its examples, its questions."""

from __future__ import annotations

from typing import Final

from aurum.games.oriflamme.rules.cards import ALLIANCE, BASE, is_character
from aurum.games.oriflamme.rules.deck import CARDS, NAMES
from aurum.rulebook.book import Aid, Book, Chapter, PieceHelp, Section, scenes

_CHAPTERS: Final = (
    Chapter("chapter-of-setup", ("OF-1.1", "OF-1.2", "OF-1.3", "OF-1.4", "OF-1.5")),
    Chapter("chapter-of-placement", ("OF-2.1", "OF-2.2", "OF-2.3", "OF-2.4", "OF-2.5")),
    Chapter(
        "chapter-of-resolution",
        ("OF-3.1", "OF-3.2", "OF-3.3", "OF-3.4", "OF-3.5", "OF-3.6", "OF-3.7", "OF-3.8"),
    ),
    Chapter("chapter-of-elimination", ("OF-4.1", "OF-4.2", "OF-4.3", "OF-4.4", "OF-4.5")),
    Chapter(
        "chapter-of-characters",
        ("OF-5.1", "OF-5.2", "OF-5.3", "OF-5.4", "OF-5.5", "OF-5.6", "OF-5.7"),
    ),
    Chapter(
        "chapter-of-intrigues",
        ("OF-6.1", "OF-6.2", "OF-6.3", "OF-6.4", "OF-6.5", "OF-6.6"),
    ),
    Chapter("chapter-of-end", ("OF-7.3", "OF-7.1", "OF-7.2")),
    Chapter("chapter-al-cards", ("AL-0",)),
    Chapter(
        "chapter-al-characters",
        (
            "AL-1.1", "AL-1.2", "AL-1.3", "AL-1.4", "AL-1.5",
            "AL-1.6", "AL-1.7", "AL-1.8", "AL-1.9", "AL-1.10",
        ),
    ),
    Chapter(
        "chapter-al-intrigues",
        ("AL-2.1", "AL-2.2", "AL-2.3", "AL-2.4", "AL-2.5", "AL-2.6", "AL-2.7", "AL-2.8"),
    ),
    Chapter("chapter-mx-mixed", ("MX-1", "MX-2", "MX-3")),
    Chapter("chapter-mx-duel", ("MX-4",)),
)  # fmt: skip

_SCENES: Final = scenes(
    "OF-1.1-three-families",
    "OF-1.2-three-aside-seven-in-hand",
    "OF-1.2-own-cards-any-time",
    "OF-1.3-one-point-each",
    "OF-1.4-chance-chooses",
    "OF-1.4-same-direction-every-round",
    "OF-1.5-seventh-card-stays",
    "OF-2.1-the-three-places",
    "OF-2.2-never-between",
    "OF-2.2-empty-again-later",
    "OF-2.3-over-face-up-or-down",
    "OF-2.3-not-in-round-one",
    "OF-2.4-covered-is-not-adjacent",
    "OF-2.4-covered-card-gains-nothing",
    "OF-2.5-one-card-each",
    "OF-3.1-queue-order",
    "OF-3.2-keep",
    "OF-3.2-forced-keep-looks-free",
    "OF-3.3-points-then-effect",
    "OF-3.3-in-the-round-it-was-placed",
    "OF-3.4-must-act",
    "OF-3.4-nothing-fits",
    "OF-3.5-neighbours-after-closing-up",
    "OF-3.6-example-stack",
    "OF-3.6-archer-uncovers-by-shooting-itself",
    "OF-3.7-uncovered-later",
    "OF-3.7-uncovered-earlier",
    "OF-3.8-acts-again",
    "OF-3.8-misses-its-turn",
    "OF-4.1-the-attacker-is-paid",
    "OF-4.1-own-card-pays",
    "OF-4.2-points-go-to-the-supply",
    "OF-4.2-only-the-top-falls",
    "OF-4.3-ambush-discard-pays-nobody",
    "OF-4.4-all-four-intrigues-leave",
    "OF-4.4-no-effect-and-still-gone",
    "OF-4.5-characters-stay",
    "OF-5.1-only-the-two-ends",
    "OF-5.1-alone-must-shoot-itself",
    "OF-5.2-either-neighbour",
    "OF-5.2-soldier-must-strike-own",
    "OF-5.3-stock-not-card",
    "OF-5.3-two-neighbours-choose",
    "OF-5.4-only-heir",
    "OF-5.4-neither-gains",
    "OF-5.5-two-own-neighbours",
    "OF-5.6-copies-a-soldier",
    "OF-5.6-example-heir",
    "OF-5.7-ambush-takes-the-shapeshifter",
    "OF-6.1-example-conspiracy",
    "OF-6.2-revealed-ambush",
    "OF-6.3-example-ambush-1",
    "OF-6.3-assassination-too",
    "OF-6.4-example-ambush-2",
    "OF-6.5-where-to",
    "OF-6.5-top-of-a-stack-alone",
    "OF-6.6-any-card",
    "OF-6.6-itself-by-choice",
    "OF-7.1-stock-decides",
    "OF-7.2-more-positions",
    "OF-7.2-shared",
    "OF-7.3-marker-passes-left",
    "AL-0-set-up",
    "AL-1.1-empress-favours",
    "AL-1.1-empress-only-gains",
    "AL-1.2-informer-counts-both-neighbours",
    "AL-1.3-informer-swaps",
    "AL-1.3-swap-in-round-six",
    "AL-1.4-judge-marks",
    "AL-1.4-every-card-marked",
    "AL-1.5-judge-eliminates",
    "AL-1.5-needs-a-verdict-on-top",
    "AL-1.6-verdict-travels",
    "AL-1.6-eliminated-card-returns-its-verdict",
    "AL-1.7-fanatic-alone",
    "AL-1.7-fanatic-with-company",
    "AL-1.8-diplomat-supports",
    "AL-1.8-diplomat-leaves",
    "AL-1.9-points-lost-when-eliminated",
    "AL-1.10-deserter-stays",
    "AL-1.10-deserter-leaves",
    "AL-2.1-insurrection",
    "AL-2.1-needs-a-point",
    "AL-2.2-neighbours-are-fixed",
    "AL-2.3-extortion-revealed",
    "AL-2.4-extortion-eliminated",
    "AL-2.5-reserve-is-no-place-in-the-queue",
    "AL-2.5-eliminated-deal-is-not-reserved",
    "AL-2.6-infiltration",
    "AL-2.6-bonus-for-own-face-down-card",
    "AL-2.7-deal-is-reserved-with-its-points",
    "AL-2.7-deal-pays-in-later-rounds",
    "AL-2.8-deal-at-the-end",
    "MX-1-ten-chosen-cards",
    "MX-2-copies-a-deserter-and-goes",
    "MX-2-supports-the-copied-diplomat",
    "MX-3-ambush-first",
    "MX-4-sum-wins",
    "MX-4-spy-robs-the-partner",
)

_CARDS: Final = tuple(f"card-{name.lower()}" for name in NAMES)

_PIECES: Final = {
    f"card-{card.name.lower()}": PieceHelp(card.rule, _SCENES[card.rule][0]) for card in CARDS
}

_QUESTIONS: Final = {
    "question-of-at-once": ("OF-3.3",),
    "question-of-look": ("OF-1.2",),
    "question-of-own-card": ("OF-3.4", "OF-5.2"),
    "question-of-lost-points": ("OF-4.2", "OF-4.1"),
    "question-of-under": ("OF-2.4",),
    "question-of-uncovered": ("OF-3.6", "OF-3.7"),
    "question-of-archer": ("OF-5.1",),
    "question-of-spy": ("OF-5.3",),
    "question-of-two-heirs": ("OF-5.6", "OF-5.4"),
    "question-of-ambush": ("OF-6.3",),
    "question-of-conspiracy": ("OF-6.1",),
    "question-of-decree": ("OF-3.8", "OF-6.5"),
    "question-of-onto": ("OF-6.5",),
    "question-of-left-over": ("OF-7.1", "AL-2.8"),
    "question-of-seventh": ("OF-1.5", "AL-1.3"),
    "question-of-insurrection": ("AL-2.1",),
    "question-of-swapped": ("AL-1.3",),
    "question-of-verdict": ("AL-1.5",),
    "question-of-extortion": ("AL-2.4", "AL-2.5"),
    "question-of-mix": ("MX-1",),
    "question-of-two": ("MX-4",),
}

_WORDS: Final = {
    "word-of-queue": "OF-3.1",
    "word-of-position": "OF-2.1",
    "word-of-stack": "OF-2.3",
    "word-of-top": "OF-2.4",
    "word-of-adjacent": "OF-3.5",
    "word-of-face": "OF-3.2",
    "word-of-points": "OF-7.1",
    "word-of-stock": "OF-1.3",
    "word-of-supply": "OF-1.3",
    "word-of-keep": "OF-3.2",
    "word-of-reveal": "OF-3.3",
    "word-of-eliminate": "OF-4.2",
    "word-of-discard": "OF-4.3",
    "word-of-character": "OF-4.5",
    "word-of-intrigue": "OF-4.4",
    "word-of-reserve": "AL-2.5",
    "word-of-verdict": "AL-1.6",
}

_ROUND: Final = (
    "aid-of-place",
    "aid-of-resolve",
    "aid-of-face-down",
    "aid-of-face-up",
    "aid-of-after",
    "aid-of-eliminate",
    "aid-of-next",
)


def _aid(name: str, key: str, kinds: tuple[int, ...], end: str, *more: str) -> Aid:
    """The page for ten kinds of card."""
    characters = tuple(_CARDS[kind] for kind in kinds if is_character(kind))
    intrigues = tuple(_CARDS[kind] for kind in kinds if not is_character(kind))
    return Aid(
        name,
        key,
        (
            Section("aid-of-round", _ROUND + more),
            Section("aid-of-characters", characters),
            Section("aid-of-intrigues", intrigues),
            Section("aid-of-end", (end, "aid-of-tie")),
        ),
    )


ORIFLAMME: Final = Book(
    game="oriflamme",
    key="book-oriflamme",
    pictures=(
        "picture-of-place",
        "picture-of-resolve",
        "picture-of-keep",
        "picture-of-reveal",
        "picture-of-act",
        "picture-of-next",
    ),
    chapters=_CHAPTERS,
    scenes=_SCENES,
    pieces=_PIECES,
    questions=_QUESTIONS,
    words=_WORDS,
    aids=(
        _aid("oriflamme", "aid-of-base", BASE, "aid-of-winner"),
        _aid("alliance", "aid-of-alliance", ALLIANCE, "aid-of-winner-alliance", "aid-of-reserve"),
    ),
)
