"""The rulebook in the browser: the order of the rules, and the scenario that shows each best."""

from __future__ import annotations

from typing import Final

from aurum.rulebook.book import Book, Chapter, scenes

BOOK: Final = Book(
    game="liars_dice",
    key="book-liars_dice",
    pictures=(),
    chapters=(
        Chapter("chapter-ld-setup", ("LD-1.1", "LD-1.2", "LD-1.3")),
        Chapter("chapter-ld-round", ("LD-2.1", "LD-2.2", "LD-2.3", "LD-2.4", "LD-2.5")),
        Chapter("chapter-ld-challenge", ("LD-3.1", "LD-3.2", "LD-3.3", "LD-3.4")),
        Chapter("chapter-ld-wild", ("LD-4.1", "LD-4.2")),
        Chapter("chapter-ld-exact", ("LD-5.1", "LD-5.2")),
    ),
    scenes=scenes(
        "LD-1.1-two-to-six",
        "LD-1.2-as-many-dice-as-agreed",
        "LD-1.3-chance-chooses-who-begins",
        "LD-2.1-nobody-sees-the-dice-of-others",
        "LD-2.2-clockwise-past-who-is-out",
        "LD-2.3-no-more-dice-than-there-are",
        "LD-2.4-more-dice-or-a-higher-face",
        "LD-2.5-the-highest-bid-must-be-challenged",
        "LD-3.1-the-bid-was-too-high",
        "LD-3.1-just-as-many-is-enough",
        "LD-3.2-who-lost-a-die-begins",
        "LD-3.3-who-is-out-rolls-and-bids-no-more",
        "LD-3.4-the-last-one-with-dice-wins",
        "LD-4.1-ones-count-as-any-face",
        "LD-4.2-half-as-many-ones",
        "LD-5.1-exactly-as-many",
        "LD-5.2-who-said-exact-begins",
    ),
    pieces={},
    questions={},
    words={},
    aids=(),
)
