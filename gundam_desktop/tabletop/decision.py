"""A decision: which player must decide what, for which card, by which clause."""

from __future__ import annotations

from typing import Any, ClassVar, NamedTuple

from gundam_desktop.tabletop.value import Value


class CandidateGroup(NamedTuple):
    """One set of candidates of a selection, with the least and the most that must be chosen from it."""

    candidates: tuple[int, ...]
    least: int
    most: int


class Decision(Value):
    """The decision a game waits for. There is one at a time; when the game is over, `player` is -1."""

    _fields: ClassVar[tuple[str, ...]] = (
        "kind",
        "player",
        "clause",
        "card",
        "groups",
        "options",
        "purpose",
        "shown",
        "ability",
    )
    __slots__ = _fields

    def __init__(
        self,
        kind: str,
        player: int,
        clause: str = "",
        card: int = 0,
        groups: tuple[CandidateGroup, ...] = (),
        options: tuple[str, ...] = (),
        purpose: str = "",
        shown: tuple[int, ...] = (),
        ability: int = -1,
    ) -> None:
        self.kind = kind
        """One of `vocabulary.KINDS`, or a kind of the game's own that its playmat lists in `prompt_styles`."""
        self.player = player
        """Seat of the deciding player: 0 or 1; -1 for nobody."""
        self.clause = clause
        """The clause of the rules that calls for the decision."""
        self.card = card
        """The card that calls for the decision; 0 when the rules themselves do."""
        self.groups = groups
        """For a selection of cards: groups of candidates, and how many to choose from each. Empty for other players."""
        self.options = options
        """For a selection among named things: their words (`top`, `bottom`, a token's name, `1`)."""
        self.purpose = purpose
        """What happens to the chosen cards, as a key for the sentence on screen: `rest`, `discard`, `excess`."""
        self.shown = shown
        """Ids of cards that the deciding player has looked at, candidates or not. Empty for other players."""
        self.ability = ability
        """Which ability of the card calls for the decision, counted from 0; -1 when none does."""

    def values(self) -> tuple[Any, ...]:
        """Return all fields."""
        return (
            self.kind,
            self.player,
            self.clause,
            self.card,
            self.groups,
            self.options,
            self.purpose,
            self.shown,
            self.ability,
        )

    @property
    def candidates(self) -> tuple[int, ...]:
        """All candidates, group by group, each once."""
        return tuple(dict.fromkeys(card for group in self.groups for card in group.candidates))

    @property
    def least(self) -> int:
        """The fewest cards that a whole selection can have."""
        return sum(group.least for group in self.groups)

    @property
    def most(self) -> int:
        """The most cards that a whole selection can have."""
        return sum(group.most for group in self.groups)
