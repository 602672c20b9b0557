"""Positions as small pictures, for notebooks: what a view tells, and nothing else.

There are no words on them, only symbols, numbers and the names that notation uses, so that they
are the same in every language.
"""

from __future__ import annotations

from typing import cast

__all__ = ["picture"]


def picture(subject: object) -> str:
    """A view as an SVG picture; or a state, with nothing hidden, for whoever holds one."""
    from aurum.games.orichalque import picture as orichalque
    from aurum.games.orichalque.rules.table import Table as OrichalqueTable
    from aurum.games.orichalque.rules.view import View as OrichalqueView
    from aurum.games.oriflamme import picture as oriflamme
    from aurum.games.oriflamme.rules.eyes import look_at_all
    from aurum.games.oriflamme.rules.table import Table as OriflammeTable
    from aurum.games.oriflamme.rules.view import View as OriflammeView

    # Compiled classes share what ABC remembers of instances, so isinstance would mix the games up.
    lineage = type(subject).__mro__
    if OriflammeTable in lineage:
        subject = look_at_all(cast(OriflammeTable, subject))
    elif OrichalqueTable in lineage:
        subject = cast(OrichalqueTable, subject).view(0)  # which tells all there is
    if isinstance(subject, OriflammeView):
        return oriflamme.draw(subject)
    if isinstance(subject, OrichalqueView):
        return orichalque.draw(subject)
    raise TypeError(f"a view or a state can be drawn, not {type(subject).__name__}")
