"""A moment with every card open, for those who read about a play rather than sit at it.

It is put together from what each seat knows of its own cards, so there is still one way out of a
state: the view.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from aurum.games.oriflamme.rules.view import View


def open_view(watched: View, seats: Sequence[View]) -> View:
    """What a spectator sees, and beneath each back what its owner knows to be there."""
    owners = [seats[family % watched.seats] for family in range(len(watched.families))]
    families = tuple(owner.families[family] for family, owner in enumerate(owners))
    queue = tuple(
        tuple(owners[card.family].queue[at][depth] for depth, card in enumerate(stack))
        for at, stack in enumerate(watched.queue)
    )
    return replace(watched, families=families, queue=queue)
