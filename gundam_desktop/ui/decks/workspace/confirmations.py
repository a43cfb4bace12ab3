"""What is asked before a deck is given up, written over, or gone on with; one answer always changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from gundam_desktop.games.gcg.decks_api import RecoverableDraft
from gundam_desktop.ui.style.translation import translate

_ACT = Callable[[], object]


class Option(NamedTuple):
    """One of the answers to a question."""

    text: str
    act: _ACT
    role: QMessageBox.ButtonRole = QMessageBox.ButtonRole.AcceptRole


def ask(parent: QWidget, title: str, text: str, more: str, ways: list[Option], nothing: str) -> QMessageBox:
    """Open a question and go on; the first way is the usual one, `nothing` changes nothing."""
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.Question)
    box.setWindowTitle(title)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(text)
    box.setInformativeText(more)
    for number, (label, act, role) in enumerate(ways):
        button = box.addButton(label, role)
        button.clicked.connect(lambda _checked=False, act=act: act())
        if number == 0:
            box.setDefaultButton(button)
    box.setEscapeButton(box.addButton(nothing, QMessageBox.ButtonRole.RejectRole))
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.open()
    return box


class Confirmations(QObject):
    """Asks for the deck room."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._parent = parent

    def unsaved(self, name: str, save: _ACT, give_up: _ACT) -> QMessageBox:
        """Another deck is to be taken up while this one is not saved."""
        return ask(
            self._parent,
            self.tr("Save the deck?"),
            self.tr("“{name}” has changes that are not saved.").format(name=name or unnamed()),
            "",
            [
                Option(self.tr("Save"), save),
                Option(self.tr("Give them up"), give_up, QMessageBox.ButtonRole.DestructiveRole),
            ],
            self.tr("Go on building"),
        )

    def conflict(self, name: str, gone: bool, copy: _ACT, over: _ACT) -> QMessageBox:
        """The deck was changed on the disk since it was opened."""
        why = self.tr("It was changed by another window or program since you opened it.")
        if gone:
            why = self.tr("It was moved away or removed since you opened it.")
        return ask(
            self._parent,
            self.tr("Save the deck"),
            self.tr("“{name}” is not as it was.").format(name=name),
            why + "\n" + self.tr("Whatever you choose, nothing is lost: what is there now stays as a version."),
            [Option(self.tr("Save a copy"), copy), Option(self.tr("Save mine over it"), over)],
            self.tr("Save nothing now"),
        )

    def left(self, left: RecoverableDraft, go_on: _ACT, discard: _ACT) -> QMessageBox:
        """A program ended before a deck was saved."""
        deck = left.content.deck
        return ask(
            self._parent,
            self.tr("A deck was not saved"),
            self.tr("“{name}” was not saved when the program ended: {count} cards.").format(
                name=deck.name or unnamed(), count=deck.count
            ),
            "",
            [
                Option(self.tr("Recover it"), go_on),
                Option(self.tr("Delete it"), discard, QMessageBox.ButtonRole.DestructiveRole),
            ],
            self.tr("Ask again later"),
        )

    def restricted(self, name: str, violations: str, play: _ACT) -> QMessageBox:
        """A deck may be played by the rules, but not in official play."""
        return ask(
            self._parent,
            self.tr("Play this deck"),
            self.tr("“{name}” is not allowed in official play now.").format(name=name),
            violations,
            [Option(self.tr("Play it all the same"), play)],
            self.tr("Go on building"),
        )


def unnamed() -> str:
    """What a deck without a name is called."""
    return translate("DeckController", "New deck")
