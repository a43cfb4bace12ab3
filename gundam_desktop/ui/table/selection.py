"""The cards chosen so far for a decision with a selection of cards."""

from __future__ import annotations

from gundam_desktop.tabletop import CandidateGroup, Decision


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

    def toggle(self, card: int) -> None:
        """Choose a card, or remove it again; with too many cards the oldest is removed."""
        if card in self._chosen:
            self._chosen.remove(card)
            return
        if card not in self.decision.candidates:
            return
        self._chosen.append(card)
        while not _fits(self._chosen, self.decision.groups):
            oldest = next(
                (
                    i
                    for i in range(len(self._chosen) - 1)
                    if _fits(self._chosen[:i] + self._chosen[i + 1 :], self.decision.groups)
                ),
                0,
            )
            del self._chosen[oldest]

    def is_complete(self) -> bool:
        """True if it can be confirmed: every group has its least number."""
        return _complete(tuple(self._chosen), self.decision.groups)


def _fits(cards: list[int], groups: tuple[CandidateGroup, ...]) -> bool:
    """True if each card can count for a group and no group has too many."""
    room = [group.most for group in groups]
    return _assign(tuple(cards), groups, room, [0] * len(groups))


def _complete(cards: tuple[int, ...], groups: tuple[CandidateGroup, ...]) -> bool:
    return _assign(cards, groups, [group.most for group in groups], [group.least for group in groups])


def _assign(cards: tuple[int, ...], groups: tuple[CandidateGroup, ...], room: list[int], needed: list[int]) -> bool:
    if not cards:
        return all(need <= 0 for need in needed)
    first, rest = cards[0], cards[1:]
    for index, group in enumerate(groups):
        if room[index] and first in group.candidates:
            room[index] -= 1
            needed[index] -= 1
            if _assign(rest, groups, room, needed):
                return True
            room[index] += 1
            needed[index] += 1
    return False
