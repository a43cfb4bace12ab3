"""A decision: which player must decide what, for which card, by which clause."""

from __future__ import annotations

from typing import NamedTuple


class CandidateGroup(NamedTuple):
    """One set of candidates of a selection, with the least and the most that must be chosen from it."""

    candidates: tuple[int, ...]
    least: int
    most: int


class Decision(NamedTuple):
    """The decision a game waits for. There is one at a time; when the game is over, `player` is -1."""

    kind: str
    """One of `vocabulary.KINDS`, or the game's own, for which its playmat has a manner."""
    player: int
    """Seat of the deciding player: 0 or 1; -1 for nobody."""
    clause: str = ""
    """The clause of the rules that calls for the decision."""
    card: int = 0
    """The card that calls for the decision; 0 when the rules themselves do."""
    groups: tuple[CandidateGroup, ...] = ()
    """For a selection of cards: the candidates, and how many of each group. Empty for other players."""
    options: tuple[str, ...] = ()
    """For a selection among named things: their words (`top`, `bottom`, a token's name, `1`)."""
    purpose: str = ""
    """What happens to the chosen cards, as a key for the sentence on screen: `rest`, `discard`, `excess`."""
    shown: tuple[int, ...] = ()
    """Cards that the deciding player has looked at, candidates or not. Empty for other players."""
    ability: int = -1
    """Which ability of the card calls for the decision, counted from 0; -1 when none does."""

    @property
    def candidates(self) -> tuple[int, ...]:
        """All candidates, group by group."""
        return tuple(card for group in self.groups for card in group.candidates)

    @property
    def least(self) -> int:
        """The fewest cards that a whole selection has."""
        return sum(group.least for group in self.groups)

    @property
    def most(self) -> int:
        """The most cards that a whole selection has."""
        return sum(group.most for group in self.groups)
