"""Divides the width of the builder among the cards, the deck and the sidebar."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSplitter, QWidget

GAP = 8
SHARES = (56, 22, 20)
"""Usual shares of the width: cards, deck, sidebar."""
LEAST_CARDS = 0.44
"""The share of the width that the cards keep beside a wide deck."""


class BuilderSplitter(QSplitter):
    """Holds the cards, the deck and the sidebar, once `hold` has given them."""

    widened = Signal(bool)
    """True if the deck now has all the width that the cards can spare."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setHandleWidth(GAP)
        self.splitterMoved.connect(self._tell)

    def hold(self, cards: QWidget, deck: QWidget, sidebar: QWidget) -> None:
        """Show these beside each other, in the usual shares of the width."""
        for place, part in enumerate((cards, deck, sidebar)):
            self.addWidget(part)
            self.setStretchFactor(place, SHARES[place])
        self.setChildrenCollapsible(False)
        self.setSizes([share * 20 for share in SHARES])

    def divide(self, widths: Sequence[int]) -> None:
        """Give each its width."""
        self.setSizes(list(widths))
        self._tell()

    def widen_deck(self) -> None:
        """Give the deck all the width that the cards can spare, or the usual shares again."""
        (cards, deck, beside), spare = self.sizes(), self._spare
        if spare > GAP:
            self.divide([cards - spare, deck + spare, beside])
        else:
            self.divide([sum(self.sizes()) * share // sum(SHARES) for share in SHARES])

    @property
    def _spare(self) -> int:
        """The width that the cards can give to the deck."""
        cards = self.widget(0)
        assert cards is not None
        least = max(cards.minimumSizeHint().width(), round(sum(self.sizes()) * LEAST_CARDS))
        return self.sizes()[0] - least

    def _tell(self) -> None:
        self.widened.emit(self._spare <= GAP)
