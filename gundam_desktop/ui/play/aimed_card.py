"""The card on which a player has dropped another one: it answers the question that the dropped card then asks."""

from __future__ import annotations

from collections.abc import Sequence

from gundam_desktop.tabletop import Choice, View


class AimedCard:
    """Remembers the card from the drop to the next decision."""

    def __init__(self) -> None:
        self._asking = self._aimed = 0

    def aim(self, asking: int, aimed: int) -> None:
        """Remember that the card `asking` was dropped on the card `aimed`."""
        self._asking, self._aimed = asking, aimed

    def forget(self) -> None:
        """Remember nothing."""
        self._asking = self._aimed = 0

    def answer(self, view: View, choices: Sequence[Choice]) -> Choice | None:
        """The choice of the card, if the decision asks for one card and that can be it. It is forgotten then."""
        decision, aimed = view.decision, self.among(view)
        if not aimed or decision.most != 1:
            return None
        self.forget()
        return next((choice for choice in choices if choice.verb == "choose" and choice.cards == (aimed,)), None)

    def among(self, view: View) -> int:
        """The card, if a decision asks for it; 0 if not, then it is forgotten."""
        decision = view.decision
        asked = decision.player == view.player and decision.card == self._asking
        if not asked or self._aimed not in decision.candidates:
            self.forget()
        return self._aimed
