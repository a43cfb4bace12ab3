"""A deck as a field of a form: its tile, and on a click all the others."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gundam_desktop.games.game_module import GameModule
from gundam_desktop.tabletop import Face
from gundam_desktop.ui.app.deck_picker import DeckPicker
from gundam_desktop.ui.app.game_defaults import show_bad_deck
from gundam_desktop.ui.cards.deck_list import deck_tile
from gundam_desktop.ui.cards.deck_tile import TILE_WIDTH, DeckTile
from gundam_desktop.ui.style.painted_button import PaintedButton
from gundam_desktop.ui.style.scaling import scaled

HEIGHT = 176
"""Pixels of the tile in a window of the usual size: it is larger than those of the list."""


class DeckChooser(PaintedButton):
    """Shows the deck that is chosen; pressing it opens the list of decks."""

    changed = Signal()
    """Another deck is chosen."""

    def __init__(self, game_module: GameModule, chosen: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game_module = game_module
        self._tile: DeckTile | None = None
        self.picker: DeckPicker | None = None
        self.refresh_sizes()
        self.clicked.connect(self.open_picker)
        self.set_game(game_module, chosen)

    def set_game(self, game_module: GameModule, chosen: str) -> None:
        """Choose from the decks of a game, and begin with one of them; the first if that cannot be read."""
        self._game_module = game_module
        self._tile = None
        if chosen and self.choose(chosen, quietly=True):
            return
        for name in game_module.library.deck_names():
            if self.choose(name, quietly=True):
                return

    @property
    def chosen(self) -> str:
        """Name or path of the deck; empty if there is none."""
        return self._tile.deck.name if self._tile is not None else ""

    @property
    def face(self) -> Face | None:
        """The face of the deck's key card; None without one."""
        return self._tile.face if self._tile is not None else None

    def choose(self, name: str, *, quietly: bool = False) -> bool:
        """Choose a deck by name or path. One that cannot be read is not chosen, and a message says why."""
        try:
            self._tile = deck_tile(self._game_module.library, name)
        except (ValueError, OSError) as error:
            if not quietly:
                show_bad_deck(self, error)
            return False
        self.setAccessibleName(self._tile.deck.title)
        self.setAccessibleDescription(self._tile.spoken)
        self.setToolTip(self.tr("Choose another deck"))
        self.update()
        self.changed.emit()
        return True

    def open_picker(self) -> None:
        """Show all decks, to choose another one."""
        self.picker = picker = DeckPicker(self._game_module, self.chosen, self)
        picker.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        picker.chosen.connect(self.choose)
        picker.finished.connect(self._forget_picker)
        picker.open()

    def _forget_picker(self) -> None:
        self.picker = None

    def sizeHint(self) -> QSize:
        return QSize(scaled(TILE_WIDTH), scaled(HEIGHT))

    def refresh_sizes(self) -> None:
        self.setFixedHeight(scaled(HEIGHT))

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._tile is not None:
            self._tile.paint(
                QPainter(self),
                QRectF(self.rect()),
                self.devicePixelRatioF(),
                chosen=False,
                lit=self.underMouse() or self.isDown(),
                focus=self.hasFocus(),
            )
