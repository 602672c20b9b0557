"""What distinguishes the levels of the general search."""

from __future__ import annotations


class SearchParams:
    """The parameters of a search."""

    def __init__(
        self,
        exploration: float,
        widening: float,
        horizon: int,
        margin: float,
        guided: float,
        plans: bool,
        worlds: float,
        patience: float,
        care: int,
        thought: int = 0,
        thinking: float = 0.0,
        doubt: float = 0.0,
    ) -> None:
        self.exploration = exploration
        """The weight of the exploration term in UCB."""
        self.widening = widening
        """How fast choices are added to a node: this times the root of its visits."""
        self.horizon = horizon
        """After how many choices a playout is cut and estimated."""
        self.margin = margin
        """How much of the reward is the distance in points."""
        self.guided = guided
        """How often a playout prefers the better of two choices, by how they fared elsewhere."""
        self.plans = plans
        """Whether opponents learn; without, they choose at random."""
        self.worlds = worlds
        """How many worlds the thinker keeps: this times the root of its iterations."""
        self.patience = patience
        """How much of the reward is left to what comes later, each time that points change. The end
        of a long game says little about one choice, and the points soon after it say more."""
        self.care = care
        """How many playouts for each choice give a first idea of it before the search."""
        self.thought = thought
        """With how many playouts an opponent thinks for itself where it has learnt less."""
        self.thinking = thinking
        """How many playouts opponents may spend so, for each of the thinker's."""
        self.doubt = doubt
        """A world is the likelier the better it explains what the others have chosen: a choice of
        which its seat could expect so much less, in standard deviations of the rewards, is believed
        a third as often. 0 where all worlds are as likely."""

    def __reduce__(self) -> tuple[object, ...]:
        arguments = (
            self.exploration,
            self.widening,
            self.horizon,
            self.margin,
            self.guided,
            self.plans,
            self.worlds,
            self.patience,
            self.care,
            self.thought,
            self.thinking,
            self.doubt,
        )
        return SearchParams, arguments
