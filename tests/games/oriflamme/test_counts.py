"""How many different positions can be reached from a few fixed deals: any change of a rule shows.

`python tests/oriflamme/test_counts.py` prints the table anew. A changed number must be explained by
a change of the rules.
"""

from __future__ import annotations

import pytest

from aurum.engine import OVER
from aurum.games.oriflamme.rules import oriflamme

# Few cards in hand keep the trees small: the other cards of each family are in the discard.
LATE = "round 6; first G; "
DEALS = {
    "three archers, soldiers and spies": LATE
    + "queue G:(Lord)+1 P:Soldier W:(Heir)+2/Archer; "
    + "hand G=Archer P=Spy,Heir W=Soldier; "
    + "discard G=Soldier,Spy,Heir,Conspiracy,Ambush P=Archer,Lord,Conspiracy,Ambush "
    + "W=Spy,Lord,Conspiracy,Ambush; placing G",
    "decrees and shapeshifters": LATE
    + "queue G:Lord P:(Ambush)+1 W:Soldier G:(Heir); "
    + "hand G=Decree P=Shapeshifter W=Assassination; "
    + "discard G=Archer,Soldier,Spy,Conspiracy P=Archer,Soldier,Spy,Heir,Lord "
    + "W=Archer,Spy,Heir,Lord,Ambush; aside G=Assassination,Ambush,Shapeshifter "
    + "P=Assassination,Decree,Conspiracy W=Shapeshifter,Decree,Conspiracy; placing G",
    "alliance, judges and diplomats": "set alliance; "
    + LATE
    + "queue G:Diplomat+2 P:(Extortion)+1! W:Diplomat G:(Insurrection)+1; "
    + "hand G=Judge P=Diplomat,Deserter W=Informer,Deal; "
    + "discard G=Empress,Informer,Fanatic,Extortion P=Empress,Informer,Fanatic,Judge "
    + "W=Empress,Fanatic,Judge,Extortion; placing G",
    "the last round of a duel": "players 2; "
    + LATE
    + "queue G:(Ambush) P:(Soldier) W:(Lord) U:(Spy)+1; at 1",
}

COUNTS = {
    "three archers, soldiers and spies": (2075, 4181, 1854),
    "decrees and shapeshifters": (8671, 22774, 6207),
    "alliance, judges and diplomats": (33725, 73370, 33132),
    "the last round of a duel": (15, 30, 16),
}


def reach(position: str) -> tuple[int, int, int]:
    """Different positions in which somebody chooses, choices in all, and different ends."""
    start = oriflamme.read_position(position)
    seen = {oriflamme.write_position(start)}
    open_states = [start]
    decisions = ends = choices_made = 0
    while open_states:
        state = open_states.pop()
        if state.actor == OVER:
            ends += 1
            continue
        decisions += 1
        for choice in state.choices():
            choices_made += 1
            other = state.clone()
            other.apply(choice)
            text = oriflamme.write_position(other)
            if text not in seen:
                seen.add(text)
                open_states.append(other)
    return decisions, choices_made, ends


@pytest.mark.parametrize("name", DEALS)
def test_counts_of_reachable_positions(name: str) -> None:
    assert reach(DEALS[name]) == COUNTS[name]


if __name__ == "__main__":
    for deal in DEALS:
        print(f"    {deal!r}: {reach(DEALS[deal])},")
