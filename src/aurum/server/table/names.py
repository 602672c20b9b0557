"""Names and chat must have something visible in them."""

from __future__ import annotations

import unicodedata
from typing import Final

from aurum.server.errors import RequestError

SEEN: Final = "LNPS"
"""Kinds of characters that leave a trace: letters, numbers, punctuation and symbols.

A mark alone does not: it belongs to the letter before it.
"""
BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0\U0001d159")
"""Letters and symbols that leave none: fillers of Hangul, braille without dots, an empty note."""


def is_visible(text: str) -> bool:
    """Whether there is anything to see in it."""
    return any(unicodedata.category(each)[0] in SEEN and each not in BLANK for each in text)


def clean_name(name: str) -> str:
    """A name as it can be shown: one line, with something to see in it."""
    clean = " ".join(name.split())
    if not is_visible(clean) or not clean.isprintable():
        raise RequestError("server-name", status=400)
    return clean
