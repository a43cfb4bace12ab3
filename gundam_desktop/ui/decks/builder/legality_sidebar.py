"""The sidebar of the builder: card preview, owned copies, legality, charts, and the buttons to play."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from gundam_desktop.games.gcg.decks_api import Card
from gundam_desktop.ui.decks.builder.legality_panel import LegalityPanel
from gundam_desktop.ui.decks.collection.collected import CollectionState
from gundam_desktop.ui.decks.collection.owned_row import OwnedRow
from gundam_desktop.ui.keys import Keymap
from gundam_desktop.ui.play.panels.card_preview import RATIO
from gundam_desktop.ui.play.panels.card_preview_panel import CardPreviewPanel
from gundam_desktop.ui.style.ambient import Ambient
from gundam_desktop.ui.style.button import ActionButton
from gundam_desktop.ui.style.panel import PADDING, thin_scroll_bar
from gundam_desktop.ui.style.scaling import scaled

CARD_SHARE = 0.41
"""Share of the column's height for the card preview."""
NARROWEST, WIDEST = 236, 420
LOW = 740
"""Height below which the legality is brief, so that the first chart is seen whole."""
LOWEST = 560
"""Height below which the card is scrolled with the rest, which would have no room below it."""
GAP = 8


class LegalitySidebar(Ambient, QWidget):
    """The right column; `extras` holds further panels below the legality."""

    def __init__(self, cards: Mapping[str, Card], collection: CollectionState, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._keys = {"deck alone": "", "deck play": ""}
        self.preview = CardPreviewPanel(self)
        self.owned = OwnedRow(collection, self)
        self.legality = LegalityPanel(cards, self)
        self.extras = QVBoxLayout()
        self.extras.setSpacing(GAP)
        self.playtest = ActionButton(parent=self)
        self.play = ActionButton(main=True, parent=self)
        inner = QWidget(self)
        self._inside = inside = QVBoxLayout(inner)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(GAP)
        inside.addWidget(self.legality)
        inside.addLayout(self.extras)
        inside.addStretch(1)
        self._area = QScrollArea(self)
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setWidget(inner)
        for widget in (self._area.viewport(), inner):
            widget.setAutoFillBackground(False)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        column.addWidget(self._area, 1)
        column.addWidget(self.playtest)
        column.addWidget(self.play)
        self._fit()
        self.refresh_colors()
        self.refresh_texts()

    def refresh_texts(self) -> None:
        self.playtest.set_caption(self.tr("Playtest alone"), self._keys["deck alone"])
        self.play.set_caption(self.tr("Play this deck"), self._keys["deck play"])

    def show_keys(self, keymap: Keymap) -> None:
        """Show the keys of commands on the buttons."""
        self._keys = {command: keymap.shown(command) for command in self._keys}
        self.refresh_texts()

    def refresh_colors(self) -> None:
        self._area.verticalScrollBar().setStyleSheet(thin_scroll_bar())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def refresh_sizes(self) -> None:
        self._fit()

    def _fit(self) -> None:
        """Make the card as large as the column allows, and let it be scrolled in a low one."""
        self.setMinimumWidth(scaled(NARROWEST))
        self.setMaximumWidth(scaled(WIDEST))
        self.legality.set_brief(self.height() < scaled(LOW))
        holder = self._inside if self.height() < scaled(LOWEST) else self._column
        if holder.indexOf(self.preview) < 0:
            holder.insertWidget(0, self.preview)
            holder.insertWidget(1, self.owned)
        edges = 2 * scaled(PADDING) + (
            self._area.verticalScrollBar().sizeHint().width() if holder is self._inside else 0
        )
        self.preview.fit(int((self.height() * CARD_SHARE - edges) / RATIO), self.width() - edges)
