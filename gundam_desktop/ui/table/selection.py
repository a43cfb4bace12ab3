"""The cards chosen so far for a decision with a selection of cards."""

from __future__ import annotations

from gundam_desktop.tabletop import Decision
from gundam_desktop.tabletop.selection import is_whole


class Selection:
    """Cards chosen one by one, as the groups of the decision allow."""

    def __init__(self, decision: Decision) -> None:
        self.decision = decision
        self._chosen: list[int] = []

    @property
    def cards(self) -> tuple[int, ...]:
        """The ids, in the order in which they were chosen."""
        return tuple(self._chosen)

    @property
    def is_single(self) -> bool:
        """True if one card completes the selection."""
        return self.decision.most == 1

    def toggle(self, card: int) -> tuple[int, ...]:
        """Choose a card, or remove it again; cards that cannot be chosen with it are removed, the oldest first.

        Returns the cards that were tried, `card` first, if they are not too many and yet do not fit; else nothing.
        """
        if card in self._chosen:
            self._chosen.remove(card)
            return ()
        if card not in self.decision.candidates:
            return ()
        tried = (card, *self._chosen)
        self._chosen.append(card)
        while not self._fits(self._chosen):
            places = range(len(self._chosen) - 1)
            del self._chosen[next((at for at in places if self._fits(self._chosen[:at] + self._chosen[at + 1 :])), 0)]
        return tried if len(self._chosen) < len(tried) == self.decision.most else ()

    def is_complete(self) -> bool:
        """True if it can be confirmed: every group has its least number."""
        return is_whole(self._chosen, self.decision.groups)

    def _fits(self, cards: list[int]) -> bool:
        """True if each card can count for a group and no group has too many."""
        return is_whole(cards, [(group.candidates, 0, group.most) for group in self.decision.groups])
