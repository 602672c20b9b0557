"""A search in uncompiled rules is slow, and weak for its time: a process says so once."""

from __future__ import annotations

import logging
from collections.abc import Callable
from multiprocessing import parent_process

from aurum.building import BUILD
from aurum.engine import errors

_log = logging.getLogger("aurum.bots")
_said = False


def _in_english(key: str) -> str:
    return errors.formatter(key, {})


say: Callable[[str], str] = _in_english
"""Puts the message into words; the command line sets it to those of the user."""


def warn_if_uncompiled() -> None:
    """Log it, if it is so and this process has not yet; a worker leaves it to who started it."""
    global _said
    if BUILD == "pure" and not _said and parent_process() is None:
        _said = True
        _log.warning("%s", say("bots-uncompiled"))
