"""Asks for the name of a card's group."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QInputDialog, QWidget

from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.decks_api import Deck
from gundam_desktop.ui.style.literal import literal
from gundam_desktop.ui.style.scaling import scaled
from gundam_desktop.ui.style.sheet import Sheet
from gundam_desktop.ui.style.translation import language

LONGEST_NAME = 40
EDGE = 12


class GroupDialog(Sheet, QInputDialog):
    """A field for the name of a group that lists those of the deck; `textValueSelected` has the answer."""

    def __init__(self, number: str, deck: Deck, parent: QWidget) -> None:
        super().__init__(parent)
        groups = dict(deck.groups)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setContentsMargins(*[scaled(EDGE)] * 4)
        self.setWindowTitle(self.tr("Group"))
        name = library.name_of(number, language())
        asked = self.tr("Group of {name} ({number}); empty for none:").format(name=name, number=number)
        self.setLabelText(literal(asked))
        self.setComboBoxItems(["", *sorted(set(groups.values()), key=str.casefold)])
        self.setComboBoxEditable(True)
        self.setTextValue(groups.get(number, ""))
        self.setOkButtonText(self.tr("Put into the group"))
        self.setCancelButtonText(self.tr("Cancel"))
        for box in self.findChildren(QComboBox):
            if (field := box.lineEdit()) is not None:
                field.setMaxLength(LONGEST_NAME)
