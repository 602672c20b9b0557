"""Names and chat must have something visible in them."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from itertools import count
from typing import Final

from aurum.server.errors import RequestError
from aurum.server.table.info import LONGEST_NAME

SEEN: Final = "LNPS"
"""Unicode categories of visible characters: letters, numbers, punctuation and symbols.

A mark alone does not count: it belongs to the letter before it.
"""
BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0\U0001d159")
"""Invisible ones of these categories: Hangul fillers, blank braille, an empty musical note."""


def is_visible(text: str) -> bool:
    """Whether a text has a visible character."""
    return any(unicodedata.category(each)[0] in SEEN and each not in BLANK for each in text)


def clean_name(name: str) -> str:
    """A name on one line, with a visible character in it; else `RequestError`."""
    clean = " ".join(name.split())
    if not is_visible(clean) or not clean.isprintable():
        raise RequestError("server-name", status=400)
    return clean


def same_name(name: str) -> str:
    """What two names have in common that people would call the same."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def another_name(name: str, taken: Iterable[str]) -> str:
    """A name for somebody beside a person of this name: `Ada 2`, or the next that is free."""
    used = {same_name(one) for one in taken}
    ends = (f" {number}" for number in count(2))
    names = (name[: LONGEST_NAME - len(end)].rstrip() + end for end in ends)
    return next(one for one in names if same_name(one) not in used)
