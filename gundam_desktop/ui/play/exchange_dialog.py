"""The exchange of cards between two games of a match: one player's deck and sideboard, seen by that player alone."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from gundam_desktop.games.game_module import GameModule, Sideboards
from gundam_desktop.ui.keys import Keymap
from gundam_desktop.ui.play.curtain import Curtain
from gundam_desktop.ui.play.panels.card_preview_panel import CardPreviewPanel
from gundam_desktop.ui.play.panels.exchange_list import ExchangeModel, ExchangeView, list_names
from gundam_desktop.ui.style import fonts
from gundam_desktop.ui.style.ambient import Ambient
from gundam_desktop.ui.style.button import ENTER, ActionButton
from gundam_desktop.ui.style.label import Label
from gundam_desktop.ui.style.panel import PADDING, Panel
from gundam_desktop.ui.style.scaling import scaled, set_font
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.style.translation import language

WIDTH, HEIGHT, EDGE = 1080, 660, 24
PREVIEW = 272
GAP = 8


class ExchangeDialog(Ambient, QDialog):
    """Lets a player move cards between deck and sideboard until both have as many cards as before.

    Behind a curtain for two people at one machine: the lists are filled only when it is lifted.
    """

    exchanged = Signal(object)
    """The deck for the next game."""

    def __init__(
        self,
        game_module: GameModule,
        deck: Any,
        registered: Any,
        player: str,
        note: str,
        keymap: Keymap,
        parent: QWidget,
        *,
        curtain: bool,
    ) -> None:
        """`deck` is the one of the last game, `registered` that of the match's first; `note` is public."""
        super().__init__(parent)
        assert game_module.sideboards is not None
        self._sideboards: Sideboards = game_module.sideboards
        self._library = game_module.library
        self._deck, self._registered = deck, registered
        before = self._sideboards.lists(registered)
        self._before = (dict(before.deck), dict(before.sideboard))
        self.sizes = (sum(self._before[0].values()), sum(self._before[1].values()))
        """The cards that deck and sideboard must have."""
        self._player, self._note = player, note
        self.content = QWidget(self)
        self.head, self.told = Label(self.content), Label(self.content)
        self.panels = (Panel(" ", self.content), Panel(" ", self.content))
        self.views = (self._view(0, Qt.Key.Key_Right), self._view(1, Qt.Key.Key_Left))
        self.movers = (ActionButton(parent=self.content), ActionButton(parent=self.content))
        self.preview = CardPreviewPanel(self.content)
        self.as_before = ActionButton(parent=self.content)
        self.later = ActionButton(parent=self.content)
        self.ready = ActionButton(main=True, parent=self.content)
        self.missing = Label(self.content)
        self.curtain = Curtain(self, keymap)
        self._lay_out()
        self._connect()
        self.refresh_texts()
        self.refresh_colors()
        self.resize(
            min(scaled(WIDTH), parent.width() - EDGE),
            min(scaled(HEIGHT), parent.height() - EDGE),
        )
        if curtain:
            self.content.hide()
            self.curtain.fall(player)
        else:
            self._begin()

    @property
    def deck(self) -> Any:
        """The deck as it has been exchanged so far."""
        return self._deck

    @property
    def is_whole(self) -> bool:
        """True if deck and sideboard have as many cards as they must."""
        return tuple(view.rows.count for view in self.views) == self.sizes

    def _view(self, which: int, towards: Qt.Key) -> ExchangeView:
        rows = ExchangeModel(lambda number: self._library.face(number, language()), self)
        return ExchangeView(rows, towards, self.panels[which])

    def _lay_out(self) -> None:
        set_font(self.head, 20, fonts.BOLD)
        set_font(self.told, 13.5)
        set_font(self.missing, 13.5, fonts.BOLD)
        for label in (self.head, self.told, self.missing):
            label.setWordWrap(True)
        lists = QHBoxLayout()
        lists.setSpacing(GAP)
        for panel, view, mover in zip(self.panels, self.views, self.movers, strict=True):
            panel.box.addWidget(view, 1)
            panel.box.addWidget(mover)
            lists.addWidget(panel, 1)
        side = QVBoxLayout()
        side.addWidget(self.preview)
        side.addStretch(1)
        lists.addLayout(side)
        foot = QHBoxLayout()
        foot.setSpacing(GAP)
        foot.addWidget(self.as_before)
        foot.addWidget(self.missing, 1)
        foot.addWidget(self.later)
        foot.addWidget(self.ready)
        column = QVBoxLayout(self.content)
        column.setSpacing(GAP)
        column.addWidget(self.head)
        column.addWidget(self.told)
        column.addLayout(lists, 1)
        column.addLayout(foot)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.content)
        (deck, sideboard), (first, second) = self.views, self.movers
        for field, following in pairwise((deck, first, sideboard, second, self.as_before, self.later, self.ready)):
            self.setTabOrder(field, following)

    def _connect(self) -> None:
        for which, (view, mover) in enumerate(zip(self.views, self.movers, strict=True)):
            other = self.views[1 - which]
            view.moved.connect(lambda number, which=which: self.move_card(number, which == 0))
            view.taken.connect(lambda number, which=which: self.move_card(number, which == 1))
            view.pointed.connect(self._show_large)
            view.left.connect(other.setFocus)
            mover.clicked.connect(lambda _on=False, which=which: self.move_card(self.views[which].current, which == 0))
        self.as_before.clicked.connect(self.restore)
        self.later.clicked.connect(self.reject)
        self.ready.clicked.connect(self.finish)
        self.curtain.lifted.connect(self._begin)

    def _begin(self) -> None:
        """Show the lists to their player."""
        self.content.show()
        self._show_lists()
        self.views[1].setCurrentIndex(self.views[1].rows.index(0))
        self.views[1].setFocus()
        self._show_large(self.views[1].current)

    # exchanging

    def move_card(self, number: str, into_sideboard: bool) -> None:
        """Move a copy of a card into the sideboard, or out of it."""
        if number:
            self._deck = self._sideboards.moved(self._deck, number, into_sideboard)
            self._show_lists()

    def restore(self) -> None:
        """Take the deck and the sideboard as they were when the match began."""
        self._deck = self._registered
        self._show_lists()

    def finish(self) -> None:
        """End the exchange, if deck and sideboard have as many cards as before."""
        if self.content.isVisible() and self.is_whole:
            self.accept()
            self.exchanged.emit(self._deck)

    def _show_lists(self) -> None:
        lists = self._sideboards.lists(self._deck)
        for view, cards, before in zip(self.views, lists, self._before, strict=True):
            view.show_cards(cards, before)
        self._show_counts()

    def _show_counts(self) -> None:
        counts = tuple(view.rows.count for view in self.views)
        for panel, name, count, size in zip(self.panels, list_names(), counts, self.sizes, strict=True):
            panel.set_title(f"{name} — {count} / {size}")
            panel.accent = theme().warning if count > size else None
            panel.update()
        more = counts[0] - self.sizes[0]
        text = self.tr("Still to move into the sideboard: {count}") if more > 0 else ""
        if more < 0:
            text = self.tr("Still to move into the deck: {count}")
        self.missing.setText(text.format(count=abs(more)))
        self.ready.setEnabled(not more)
        self.as_before.setEnabled(self._sideboards.lists(self._deck) != self._sideboards.lists(self._registered))
        for mover, view in zip(self.movers, self.views, strict=True):
            mover.setEnabled(bool(view.current))

    def _show_large(self, number: str) -> None:
        self.preview.zoom.show_card(self._library.face(number, language()) if number else None)

    # appearance

    def refresh_texts(self) -> None:
        self.setWindowTitle(self.tr("Sideboard"))
        self.head.setText(self.tr("{name}: exchange cards for the next game").format(name=self._player))
        self.told.setText(self._note)
        deck, sideboard = list_names()
        self.views[0].setAccessibleName(deck)
        self.views[1].setAccessibleName(sideboard)
        self.movers[0].set_caption(self.tr("Into the sideboard →"))
        self.movers[1].set_caption(self.tr("← Into the deck"))
        self.as_before.set_caption(self.tr("Reset to the start of the match"))
        self.later.set_caption(self.tr("Later"))
        self.ready.set_caption(self.tr("Done"), "Ctrl+↵")

    def refresh_colors(self) -> None:
        self.told.setStyleSheet(f"color: {theme().muted}")
        self.missing.setStyleSheet(f"color: {theme().warning}")
        self.head.setStyleSheet(f"color: {theme().text}")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if control and event.key() in ENTER:
            self.finish()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.curtain.resize(self.size())
        self.preview.fit(scaled(PREVIEW), scaled(PREVIEW))
        self.preview.setFixedWidth(scaled(PREVIEW) + 2 * scaled(PADDING))

    def paintEvent(self, _event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), QColor(theme().background))
