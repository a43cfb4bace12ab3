"""The dialog in which a deck is chosen: by its card, its colours, how it plays, or some words."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLineEdit,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from gundam_desktop.games.game_module import GameModule
from gundam_desktop.tabletop import DeckGroup
from gundam_desktop.ui.cards.deck_list import DeckDelegate, DeckListModel, deck_tiles
from gundam_desktop.ui.cards.deck_tile import DeckTile
from gundam_desktop.ui.session.background_reader import BackgroundReader
from gundam_desktop.ui.style.ambient import Ambient
from gundam_desktop.ui.style.button import ENTER, ActionButton
from gundam_desktop.ui.style.documents import in_documents
from gundam_desktop.ui.style.label import Label
from gundam_desktop.ui.style.row_model import ROW, RowFilter
from gundam_desktop.ui.style.scaling import scaled, set_font
from gundam_desktop.ui.style.stylesheets import tool_button, tool_style
from gundam_desktop.ui.style.tile_list import TileList

SIZE = (780, 620)
"""Pixels in a window of the usual size; a smaller one leaves less."""
AROUND = 24
AT_ONCE = 60
"""Decks that are there when the dialog opens; the others follow."""
GROUPS: tuple[DeckGroup, ...] = ("own", "shipped", "team")


class DeckPicker(Ambient, QDialog):
    """Shows the decks of a game in groups, with a search over all of them."""

    chosen = Signal(str)
    """The name of a deck of the list, or the path of a file."""

    def __init__(self, game_module: GameModule, current: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Choose a deck"))
        self.search = QLineEdit(self)
        self.search.setClearButtonEnabled(True)
        self.search.setPlaceholderText(self.tr("Search by name, colour or play style"))
        self.search.setAccessibleName(self.tr("Search decks"))
        self.search.installEventFilter(self)
        self._texts = {
            "own": self.tr("My decks"),
            "shipped": self.tr("Premade decks"),
            "team": self.tr("Team battles"),
        }
        names = game_module.library.deck_names()
        rest = [name for name in names[AT_ONCE:] if name != current]
        at_once = [*names[:AT_ONCE], *(name for name in names[AT_ONCE:] if name == current)]
        self._model = DeckListModel[DeckTile](lambda tile: tile, self)
        self._model.show_rows(list(deck_tiles(game_module.library, at_once)))
        self.reader = BackgroundReader(lambda: deck_tiles(game_module.library, rest), self)
        """Reads the decks that are not shown at once."""
        self.reader.found.connect(self._add)
        self.finished.connect(self.reader.stop)
        self._filter = RowFilter(self._model, self)
        self.groups: dict[DeckGroup, QToolButton] = {}
        self.list = TileList(self)
        self.note = Label(self)
        self.note.setWordWrap(True)
        self.file = ActionButton(self.tr("File…"), parent=self)
        self.file.setToolTip(self.tr("Play a deck list from a file"))
        self.file.setVisible(game_module.deckbuilding)
        self.cancel = ActionButton(self.tr("Cancel"), parent=self)
        self.take = ActionButton(self.tr("Use this deck"), main=True, parent=self)
        self._set_up_list()
        self._lay_out()
        self._connect()
        self._begin_with(current)
        self.reader.start()
        room = _main_window(parent).size() - QSize(AROUND, 2 * AROUND)
        self.resize(QSize(scaled(SIZE[0]), scaled(SIZE[1])).boundedTo(room))

    def _set_up_list(self) -> None:
        self.list.setModel(self._filter)
        self.list.setItemDelegate(DeckDelegate(self.list))
        self.list.setMouseTracking(True)
        self.list.setAccessibleName(self.tr("Decks"))
        self.list.refresh_colors()

    def _lay_out(self) -> None:
        head, foot, column = QHBoxLayout(), QHBoxLayout(), QVBoxLayout(self)
        head.addWidget(self.search, 1)
        group = QButtonGroup(self)
        for key in GROUPS:
            self.groups[key] = button = tool_button(self, checkable=True)
            group.addButton(button)
            head.addWidget(button)
        self._show_groups()
        set_font(self.note, 13)
        self.refresh_colors()
        for action in (self.file, self.cancel, self.take):
            action.set_height(38)
        foot.addWidget(self.file)
        foot.addStretch(1)
        foot.addWidget(self.cancel)
        foot.addWidget(self.take)
        column.addLayout(head)
        column.addWidget(self.note)
        column.addWidget(self.list, 1)
        column.addLayout(foot)

    def _show_groups(self) -> None:
        """Show the groups that have decks, if there are several."""
        having = [key for key in GROUPS if self._count(key, "")]
        for key, button in self.groups.items():
            button.setVisible(key in having and len(having) > 1)

    def _add(self, tiles: list[DeckTile]) -> None:
        """Add decks that have been read."""
        self._model.add_rows(tiles)
        self._show_groups()
        if self.list.currentIndex().isValid():
            self._show_counts()
        else:  # nothing was found so far
            self._search()

    def refresh_colors(self) -> None:
        self.setStyleSheet(tool_style())

    def _connect(self) -> None:
        self.search.textChanged.connect(self._search)
        for button in self.groups.values():
            button.clicked.connect(self._show)
        self.list.clicked.connect(self._take)
        self.list.activated.connect(self._take)
        self.file.clicked.connect(self._open)
        self.cancel.clicked.connect(self.reject)
        self.take.clicked.connect(lambda: self._take(self.list.currentIndex()))

    def _begin_with(self, current: str) -> None:
        """Show the group of a deck with the deck selected; without it the first group that has any."""
        at = next((row for row, tile in enumerate(self._model.rows) if tile.deck.name == current), -1)
        first = next((key for key in GROUPS if self._count(key, "")), GROUPS[0])
        self.groups[self._model.rows[at].deck.group if at >= 0 else first].setChecked(True)
        self._show()
        if at >= 0:
            self.list.setCurrentIndex(self._filter.mapFromSource(self._model.index(at, 0)))
            self.list.scrollTo(self.list.currentIndex())
        self.search.setFocus()

    def _search(self) -> None:
        """Show what is found; in another group if the one shown has nothing."""
        words = self.search.text()
        if not self._count(self._group, words):
            other = next((key for key in GROUPS if self._count(key, words)), self._group)
            self.groups[other].setChecked(True)
        self._show()

    def _show_counts(self) -> None:
        for key, button in self.groups.items():
            button.setText(f"{self._texts[key]} ({self._count(key, self.search.text())})")

    def _show(self) -> None:
        words = self.search.text()
        group = self._group
        self._filter.only(lambda tile: tile.deck.group == group and tile.has(words))
        self._show_counts()
        if self._filter.rowCount():
            self.list.setCurrentIndex(self._filter.index(0, 0))
        self.take.setEnabled(self._filter.rowCount() > 0)
        text = "" if self._group != "team" else self.tr(
            "Decks for team battles, two against two. You can play them one against one, too."
        )  # fmt: skip
        if not self._filter.rowCount():
            text = self.tr("No deck matches the search.")
        self.note.setText(text)
        self.note.setVisible(bool(text))

    def _count(self, group: DeckGroup, words: str) -> int:
        """How many decks of a group have all of the words."""
        return sum(tile.deck.group == group and tile.has(words) for tile in self._model.rows)

    @property
    def tiles(self) -> list[DeckTile]:
        """The decks that are shown."""
        return [self._filter.index(row, 0).data(ROW) for row in range(self._filter.rowCount())]

    @property
    def _group(self) -> DeckGroup:
        return next(key for key, button in self.groups.items() if button.isChecked())

    def _take(self, index: QModelIndex) -> None:
        if index.isValid() and self.isVisible():
            self._choose(index.data(ROW).deck.name)

    def _choose(self, name: str) -> None:
        self.accept()
        self.chosen.emit(name)

    def _open(self) -> None:
        from gundam_desktop.ui.decks.import_export.dropped_list import PATTERNS  # a game imports no deck builder

        kinds = self.tr("Deck lists ({patterns});;All files (*)").format(patterns=PATTERNS)
        path, _ = QFileDialog.getOpenFileName(self, self.tr("Open a deck list"), in_documents(), kinds)
        if path:
            self._choose(path)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Up and down in the search field go to the decks; Enter takes the one that is marked."""
        if watched is self.search and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
                self.list.setFocus()
                return True
            if event.key() in ENTER:
                self._take(self.list.currentIndex())
                return True
        return super().eventFilter(watched, event)


def _main_window(widget: QWidget) -> QWidget:
    """The window below all dialogs that a widget is in."""
    above = widget.window().parentWidget()
    return widget.window() if above is None else _main_window(above)
