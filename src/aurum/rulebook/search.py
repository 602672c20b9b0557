"""Finding a rule by words: in three languages, whatever the ending, with a slip of the finger.

How it works, so that it can be written the same way elsewhere:

1. Text becomes words: small letters, accents and the dots of ё taken off, split at everything that
   is neither a letter nor a digit. Words of one letter are left out, unless they are digits.
2. Every rule has its words, each with the weight of the weightiest place it stands in: the name of
   the rule and of the pieces it explains 5, the title of a chapter, for the first rule in it, and
   a word of the glossary 4, a question 3, the text 2, a reason or the caption of an example 1.
3. Of what was typed, the words of `rulebook-little` are left out if anything else remains.
4. A word that was typed fits a word of the book as well as `fits` says, between 0 and 1.
5. It is worth more the fewer rules it fits anywhere: log(1 + rules / rules it fits).
6. A rule scores, over all words typed, worth times the best (fit times weight) in that rule; the
   sum counts by the share of typed words that the rule has. Best first; what scores less than a
   quarter of the best is left out, and equal ones stand in the order of the books.
7. Whoever types the number of a rule is shown that rule, before all others.
"""

from __future__ import annotations

import math
import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from typing import Final

from aurum.rulebook import books
from aurum.rulebook.book import Book, rule_key, scene_key
from aurum.words import Voice, voice

_NAME, _WORD, _QUESTION, _TEXT, _ASIDE = 5.0, 4.0, 3.0, 2.0, 1.0
_LEAST: Final = 0.25


def words_of(text: str) -> list[str]:
    """The words of a text as they are compared."""
    letters = unicodedata.normalize("NFKD", text.lower().replace("œ", "oe"))
    plain = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return [word for word in re.findall(r"[^\W_]+", plain) if len(word) > 1 or word.isdigit()]


def fits(typed: str, word: str) -> float:
    """How well what was typed fits a word of the book: 1 the same, 0 not at all.

    Another ending fits when enough of the beginning is the same; an unfinished word when it is the
    beginning; a slip when one letter is missing, too many, another, or two have changed places.
    """
    if typed == word:
        return 1.0
    if typed.isdigit() or word.isdigit():
        return 0.0
    short, long = sorted((len(typed), len(word)))
    best = _kin(typed, word)
    if len(typed) >= 3 and word.startswith(typed):
        best = max(best, 0.7)
    if short >= 4 and _slip(typed, word):
        best = max(best, 0.75 if short >= 5 else 0.5)
    elif short >= 5 and long - short <= 3 and _slip(typed[:short], word[:short]):
        best = max(best, 0.4)
    return best


def _kin(one: str, other: str) -> float:
    """How much two words have in common if they differ only in their endings, else 0."""
    short, long = sorted((len(one), len(other)))
    same = 0
    while same < short and one[same] == other[same]:
        same += 1
    long_beginning = same >= 5 and same * 20 >= long * 11
    short_ending = same == short and long - short <= 2
    other_ending = same >= 3 and same >= short - 1 and long - same <= 3
    kin = long_beginning or short_ending or other_ending
    return 0.4 + 0.5 * same / long if kin else 0.0


def _slip(one: str, other: str) -> bool:
    """Whether one change makes a word the other."""
    if len(one) > len(other):
        one, other = other, one
    if len(other) - len(one) > 1:
        return False
    first = 0
    while first < len(one) and one[first] == other[first]:
        first += 1
    if len(one) < len(other):
        return one[first:] == other[first + 1 :]
    swapped = one[first + 1 : first + 2] + one[first : first + 1] + one[first + 2 :]
    return one[first + 1 :] == other[first + 1 :] or swapped == other[first:]


def _texts(book: Book, said: Voice) -> Iterator[tuple[str, float, str]]:
    """Everything that speaks of a rule: the rule, how much that weighs, the text."""
    for chapter in book.chapters:
        if chapter.rules:
            yield chapter.rules[0], _WORD, said.say(chapter.key)
    for rule in book.rules:
        key = rule_key(rule)
        yield rule, _NAME, said.say(f"{key}.name")
        yield rule, _TEXT, said.say(key)
        for reason in said.attributes(key):
            if reason.startswith("why"):
                yield rule, _ASIDE, said.say(f"{key}.{reason}")
        for stem in book.scenes[rule]:
            yield rule, _ASIDE, said.say(scene_key(stem))
    for key, piece in book.pieces.items():
        yield piece.rule, _NAME, said.say(key)
    for key, rule in book.words.items():
        yield rule, _WORD, said.say(key)
        yield rule, _ASIDE, said.say(f"{key}.means")
    for key, rules in book.questions.items():
        yield rules[0], _QUESTION, said.say(key)
        yield rules[0], _ASIDE, said.say(f"{key}.answer")


@cache
def _number() -> re.Pattern[str]:
    """The number of a rule as people type it, by what the numbers of all books begin with."""
    prefixes = {rule.partition("-")[0].lower() for book in books() for rule in book.rules}
    return re.compile(rf"\b({'|'.join(sorted(prefixes))})[-\s]?(\d+(?:[.-]\d+)?)\b")


@cache
def _index(language: str) -> dict[str, dict[str, float]]:
    """The words of every rule, with their weights."""
    said = voice(language)
    index: dict[str, dict[str, float]] = {rule: {} for book in books() for rule in book.rules}
    for book in books():
        for rule, weight, text in _texts(book, said):
            for word in words_of(text):
                index[rule][word] = max(weight, index[rule].get(word, 0.0))
    return index


def search(language: str, words: str, game: str | None = None, limit: int = 10) -> list[str]:
    """The numbers of the rules that speak of these words, best first; of one game if named."""
    index = _index(language)
    rules = [rule for book in books() if game in (None, book.game) for rule in book.rules]
    said = words.lower()
    named = [f"{box}-{number.replace('-', '.')}".upper() for box, number in _number().findall(said)]
    first = [rule for rule in dict.fromkeys(named) if rule in rules]
    typed = list(dict.fromkeys(words_of(_number().sub(" ", said))))
    little = set(words_of(voice(language).say("rulebook-little")))
    typed = [word for word in typed if word not in little] or typed
    vocabulary = {word for rule in rules for word in index[rule]}
    scores = dict.fromkeys(rules, 0.0)
    shares = dict.fromkeys(rules, 0)
    for word in typed:
        close = {other: fit for other in vocabulary if (fit := fits(word, other)) > 0}
        found = {rule: best for rule in rules if (best := _best(close, index[rule])) > 0}
        for rule, best in found.items():
            scores[rule] += math.log(1 + len(rules) / len(found)) * best
            shares[rule] += 1
    for rule in rules:
        scores[rule] *= shares[rule]
    least = max(_LEAST * max(scores.values(), default=0.0), 1e-9)
    ranked = sorted((rule for rule in rules if scores[rule] >= least), key=lambda r: -scores[r])
    return (first + [rule for rule in ranked if rule not in first])[:limit]


def _best(close: dict[str, float], words: dict[str, float]) -> float:
    """The best that a rule offers for a word that was typed, of the words close to it."""
    return max((fit * words.get(word, 0.0) for word, fit in close.items()), default=0.0)
