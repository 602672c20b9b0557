"""Check an answer: a legal choice, a policy over the choices, chances, a reason."""

from __future__ import annotations

from collections.abc import Iterable
from math import isfinite
from typing import Any, Final

from aurum.arena.bot_loader import short

ROUNDING: Final = 0.001
"""How far from 1 a sum may be."""


def check_answer(
    answer: Any, choices: list[int], seats: int, micros: int
) -> tuple[int, int, str, str]:
    """The choice or -1, the time, what is wrong (one of `FAILURES`, or nothing) and the proof.

    A legal choice is played even where the rest of the answer makes no sense: it is the bot's own.
    """
    if not isinstance(answer, tuple) or len(answer) not in (4, 5, 6):  # worth, tries: extra
        return -1, micros, "type", seen(answer)
    choice, policy, chances, reason = answer[:4]
    if isinstance(choice, bool) or not hasattr(choice, "__index__"):
        return -1, micros, "type", seen(choice)
    try:
        chosen = int(choice.__index__())
    except Exception:
        return -1, micros, "type", seen(choice)
    if chosen not in choices:
        return -1, micros, "illegal", seen(chosen)
    shares = numbers(policy)
    if shares is None or len(shares) != len(choices) or abs(sum(shares) - 1) > ROUNDING:
        return chosen, micros, "policy", seen(policy)
    estimates = numbers(chances)
    alone = seats == 1  # against the automaton, which has the rest
    whole = estimates is not None and (alone or abs(sum(estimates) - 1) <= ROUNDING)
    if estimates is None or len(estimates) != seats or not whole or max(estimates) > 1 + ROUNDING:
        return chosen, micros, "chances", seen(chances)
    if not isinstance(getattr(reason, "key", None), str):
        return chosen, micros, "reason", seen(reason)
    return chosen, micros, "", ""


def numbers(given: Any) -> list[float] | None:
    """Numbers from zero on, as plain floats; None if they are anything else."""
    if isinstance(given, str) or not isinstance(given, Iterable):
        return None
    try:
        found = [float(one) for one in given]
    except Exception:
        return None
    return found if all(isfinite(one) and one >= 0 for one in found) else None


def seen(given: object) -> str:
    """What was answered, as a program would write it."""
    try:
        return short(repr(given))
    except Exception:
        return type(given).__name__
