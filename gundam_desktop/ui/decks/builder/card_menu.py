"""The menu of a card in the builder: what the mouse and the keys do, and searches for cards that go with it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QWidget

from gundam_desktop.games.gcg import decks_api, library
from gundam_desktop.games.gcg.decks_api import SIDEBOARD, Card, Part
from gundam_desktop.ui.style.stylesheets import menu_style
from gundam_desktop.ui.style.translation import language


class CardMenu(QMenu):
    """What can be done with a card in a part of the deck."""

    added = Signal(str, bool, str)
    """A card's number, True to exceed the limit of copies, and the part of the deck."""
    removed = Signal(str, str)
    moved = Signal(str, str, int)
    """A card's number, the part of the deck that it leaves, and the copies to move."""
    search_wanted = Signal(str)
    """A query."""

    def __init__(self, card: Card, part: Part, copies: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.setStyleSheet(menu_style())
        number = card.number
        beside = part == SIDEBOARD
        add = self.tr("&Add one to the sideboard") if beside else self.tr("&Add one to the deck")
        take = self.tr("&Take one out of the sideboard") if beside else self.tr("&Take one out of the deck")
        move = self.tr("&Move one to the deck") if beside else self.tr("&Move one to the sideboard")
        self._act(f"{add}\t+", lambda: self.added.emit(number, False, part))
        self._act(f"{take}\t−", lambda: self.removed.emit(number, part), copies > 0)
        self._act(move, lambda: self.moved.emit(number, part, 1), copies > 0 and card.type != "resource")
        self.addSeparator()
        links = decks_api.links_query(number, language())
        shown = self.tr("Show the &Pilots that it links with")
        if card.type != "unit":
            shown = self.tr("Show the &Units that it links with")
        self._act(shown, lambda: self.search_wanted.emit(links), bool(links))
        name = decks_api.with_term("", "name", "=", library.name_of(number, language()), True, language())
        self._act(self.tr("Show all cards of this &name"), lambda: self.search_wanted.emit(name))

    def _act(self, text: str, act: Callable[[], object], enabled: bool = True) -> None:
        action = self.addAction(text)
        action.triggered.connect(lambda _checked=False: act())
        action.setEnabled(enabled)
