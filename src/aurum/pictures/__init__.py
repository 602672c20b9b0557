"""Positions as small pictures, for notebooks: what a view tells, and nothing else.

There are no words on them, only symbols, numbers and the names that notation uses, so that they
are the same in every language.
"""

from __future__ import annotations

from typing import cast

__all__ = ["picture"]


def picture(subject: object) -> str:
    """A view as an SVG picture; or a state, with nothing hidden, for whoever holds one."""
    from aurum.orichalque.table import Table as OrichalqueTable
    from aurum.orichalque.view import View as OrichalqueView
    from aurum.oriflamme.eyes import look_at_all
    from aurum.oriflamme.table import Table as OriflammeTable
    from aurum.oriflamme.view import View as OriflammeView
    from aurum.pictures import orichalque, oriflamme

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
