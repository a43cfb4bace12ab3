"""The menu of a card in the builder: what mouse and keys do, searches for cards that go with it, all about it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QWidget

from gundam_desktop.games.gcg import decks_api, library
from gundam_desktop.games.gcg.decks_api import DECK, MAYBEBOARD, OWNED, SIDEBOARD, WANTED, Card, Part
from gundam_desktop.ui.style.stylesheets import menu_style
from gundam_desktop.ui.style.translation import language


class CardMenu(QMenu):
    """What can be done with a card in a part of the deck."""

    added = Signal(str, bool, str)
    """A card's number, True to exceed the limit of copies, and the part of the deck."""
    removed = Signal(str, str)
    moved = Signal(str, str, str, int)
    """A card's number, the parts of the deck that it leaves and goes to, and the copies to move."""
    search_wanted = Signal(str)
    """A query."""
    group_wanted = Signal(str)
    """A card's number."""
    large_wanted = Signal(str)
    """A card's number."""
    collected = Signal(str, int)
    """A shelf of the collection, and the copies to add to it."""

    def __init__(self, card: Card, part: Part, copies: int, owned: int, parent: QWidget) -> None:
        """`copies` are those in this part of the deck, `owned` those that the player owns."""
        super().__init__(parent)
        self.setStyleSheet(menu_style())
        number = card.number
        add = {
            DECK: self.tr("&Add one to the deck"),
            SIDEBOARD: self.tr("&Add one to the sideboard"),
            MAYBEBOARD: self.tr("&Add one to the maybeboard"),
        }
        take = {
            DECK: self.tr("Remo&ve one from the deck"),
            SIDEBOARD: self.tr("Remo&ve one from the sideboard"),
            MAYBEBOARD: self.tr("Remo&ve one from the maybeboard"),
        }
        self._act(f"{add[part]}\t+", lambda: self.added.emit(number, False, part))
        self._act(f"{take[part]}\t−", lambda: self.removed.emit(number, part), copies > 0)
        if not copies and card.type != "resource":
            beside: dict[Part, str] = {
                SIDEBOARD: self.tr("Add one to the si&deboard"),
                MAYBEBOARD: self.tr("Add one to the mayb&eboard"),
            }
            for other, text in beside.items():
                if other != part:
                    self._act(text, partial(self.added.emit, number, False, other))
        self._add_moves(number, part, copies > 0 and card.type != "resource")
        grouped = part == DECK and copies > 0 and card.type != "resource"
        self._act(self.tr("&Group…"), lambda: self.group_wanted.emit(number), grouped)
        self.addSeparator()
        self._act(self.tr("&Own one more"), lambda: self.collected.emit(OWNED, 1))
        self._act(self.tr("Own one &fewer"), lambda: self.collected.emit(OWNED, -1), owned > 0)
        self._act(self.tr("Add one to the &wish list"), lambda: self.collected.emit(WANTED, 1))
        self.addSeparator()
        links = decks_api.links_query(number, language())
        shown = self.tr("Show &Pilots that link with it")
        if card.type != "unit":
            shown = self.tr("Show &Units that link with it")
        self._act(shown, lambda: self.search_wanted.emit(links), bool(links))
        name = decks_api.with_term("", "name", "=", library.name_of(number, language()), True, language())
        self._act(self.tr("Show all cards of this &name"), lambda: self.search_wanted.emit(name))
        self._act(self.tr("Show &large, with its rulings…"), lambda: self.large_wanted.emit(number))

    def _add_moves(self, number: str, origin: Part, enabled: bool) -> None:
        move = {
            DECK: self.tr("&Move one to the deck"),
            SIDEBOARD: self.tr("Move one to the &sideboard"),
            MAYBEBOARD: self.tr("Move one to the maybe&board"),
        }
        for target, text in move.items():
            if target != origin:
                self._act(text, partial(self.moved.emit, number, origin, target, 1), enabled)

    def _act(self, text: str, act: Callable[[], object], enabled: bool = True) -> None:
        action = self.addAction(text)
        action.triggered.connect(lambda _checked=False: act())
        action.setEnabled(enabled)
