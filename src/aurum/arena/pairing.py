"""The bots of a match: names as people write them, and the pairings they can form.

regent,page*3      four seats, three of them the same bot
mine:Cautious      a bot of your own, from the module `mine`
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, combinations_with_replacement, permutations
from math import comb
from typing import Final

from aurum.arena.errors import BadMatch

MOST_TABLES: Final = 1000
"""Of more tables than this no match would play each often enough to say anything."""

Pairing = tuple[str, ...]


def read_names(given: str | Sequence[str]) -> list[str]:
    """The names, each as often as it was asked for."""
    found: list[str] = []
    for word in given.split(",") if isinstance(given, str) else given:
        name, star, times = (part.strip() for part in word.partition("*"))
        number = times if star else "1"
        if not name or not number.isascii() or not number.isdigit() or not 1 <= int(number) <= 99:
            raise BadMatch("arena-line-up", {"given": word.strip()})
        found += [name] * int(number)
    return found


def pairings(entrants: Sequence[str], seats: int) -> list[Pairing]:
    """Every table that the entrants can fill; which bots sit at it, not where.

    With more names than seats, each choice of as many as there are seats. With fewer, all of them,
    and the empty seats filled from the same names in every way: of two bots at four seats, one
    against three, two against two, and three against one.
    """
    names = list(dict.fromkeys(entrants))
    spare = seats - len(entrants)
    many = comb(len(entrants), seats) if spare < 0 else comb(len(names) + spare - 1, spare)
    if many > MOST_TABLES:
        facts = {"names": len(entrants), "seats": seats, "tables": many, "most": MOST_TABLES}
        raise BadMatch("arena-tables", facts)
    filled: Iterator[Pairing]
    if spare < 0:
        filled = combinations(entrants, seats)
    else:
        filled = ((*entrants, *more) for more in combinations_with_replacement(names, spare))
    return list(dict.fromkeys(tuple(sorted(table, key=names.index)) for table in filled))


def balanced(found: list[Pairing]) -> list[Pairing]:
    """The same tables in an order in which every bot has had its share at any time."""
    names = sorted({name for table in found for name in table})
    sat = dict.fromkeys(names, 0)
    fair = {name: sum(table.count(name) for table in found) / len(found) for name in names}
    left, ordered = list(found), list[Pairing]()
    while left:
        number = len(ordered) + 1

        def behind(table: Pairing, number: int = number) -> float:
            """How far the bots would then be from their shares."""
            return sum((sat[name] + table.count(name) - fair[name] * number) ** 2 for name in names)

        best = min(left, key=behind)
        left.remove(best)
        ordered.append(best)
        for name in best:
            sat[name] += 1
    return ordered


def orders(table: Pairing) -> list[Pairing]:
    """Every way to sit down round the table, two that differ only in where it begins being one."""
    return list(
        dict.fromkeys(min(rotations((table[0], *rest))) for rest in permutations(table[1:]))
    )


def rotations(order: Pairing) -> list[Pairing]:
    """The same people in the same order, everybody moved on by a seat, until it comes round."""
    turned = (order[start:] + order[:start] for start in range(len(order)))
    return list(dict.fromkeys(turned))
