"""The head of the rule book: back and forward, the search, the editions, the languages."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QToolButton, QWidget

from gundam_desktop.ui.keys import Keymap
from gundam_desktop.ui.rulebook.reading import DOCUMENT, Reading
from gundam_desktop.ui.style.ambient import Ambient
from gundam_desktop.ui.style.literal import literal
from gundam_desktop.ui.style.scaling import scaled, set_font
from gundam_desktop.ui.style.stylesheets import tool_button, tool_style
from gundam_desktop.ui.style.translation import LANGUAGES, language

LOAD = "load"
"""The entry that loads a document."""
HEIGHT, FINDER = 30, 180


class RuleBar(Ambient, QWidget):
    """Shows how the book is read, and tells what is to be changed."""

    changed = Signal(object)
    """The `Reading` that is wanted."""
    back_wanted = Signal()
    forward_wanted = Signal()
    load_wanted = Signal()
    """A document of the player's own is to be loaded."""

    def __init__(self, keymap: Keymap, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._keymap, self._reading = keymap, Reading()
        self._has_document = False
        self.back, self.forward = tool_button(self), tool_button(self)
        self.back.setText("←")
        self.forward.setText("→")
        self.back.clicked.connect(self.back_wanted)
        self.forward.clicked.connect(self.forward_wanted)
        self.finder = QLineEdit(self)
        self.finder.setClearButtonEnabled(True)
        set_font(self.finder, 13.5)
        self.compare = tool_button(self, checkable=True)
        self.compare.clicked.connect(lambda on: self.changed.emit(self._reading._replace(compare=on)))
        self.editions: dict[str, QToolButton] = {}
        self.languages = {key: tool_button(self, checkable=True) for key in LANGUAGES}
        for key, button in self.languages.items():
            button.setText(LANGUAGES[key])
            button.clicked.connect(partial(self._choose_language, key))
        self.second = QComboBox(self)
        set_font(self.second, 12.5)
        self.second.activated.connect(self._choose_second)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        for widget in (self.back, self.forward):
            self._row.addWidget(widget)
        self._row.addWidget(self.finder, 1)
        self._edition_row = QHBoxLayout()
        self._row.addLayout(self._edition_row)
        self._row.addWidget(self.compare)
        for button in self.languages.values():
            self._row.addWidget(button)
        self._row.addWidget(self.second)
        keymap.changed.connect(self.refresh_texts)
        self.refresh_texts()
        self.refresh_colors()
        self.refresh_sizes()

    def set_editions(self, editions: Sequence[str]) -> None:
        """Offer these editions."""
        for button in self.editions.values():
            button.deleteLater()
        self.editions = {edition: tool_button(self, checkable=True) for edition in editions}
        for edition, button in self.editions.items():
            button.setText(edition)
            button.clicked.connect(partial(self._choose_edition, edition))
            self._edition_row.addWidget(button)
        self.refresh_texts()
        self.refresh_sizes()

    def show_reading(self, reading: Reading, *, has_document: bool, back: bool, forward: bool) -> None:
        """Show how the book is read, and where the reader can go."""
        self._reading, self._has_document = reading, has_document
        self.back.setEnabled(back)
        self.forward.setEnabled(forward)
        for edition, button in self.editions.items():
            button.setChecked(edition == reading.edition)
        for key, button in self.languages.items():
            button.setChecked(key == (reading.language or language()))
        later = list(self.editions)[1:]
        self.compare.setEnabled(reading.edition in later)
        self.compare.setChecked(reading.compare and reading.edition in later)
        self._fill_second()

    def _fill_second(self) -> None:
        self.second.clear()
        self.second.addItem(self.tr("One language"), "")
        for key, name in LANGUAGES.items():
            if key != (self._reading.language or language()):
                self.second.addItem(f"+ {name}", key)
        if self._has_document:
            self.second.addItem(f"+ {self.tr('My document')}", DOCUMENT)
        self.second.addItem(self.tr("Load document…"), LOAD)
        self.second.setCurrentIndex(max(0, self.second.findData(self._reading.second)))

    def _choose_edition(self, edition: str) -> None:
        self.changed.emit(self._reading._replace(edition=edition))
        self._check()

    def _choose_language(self, wanted: str) -> None:
        second = "" if self._reading.second == wanted else self._reading.second
        self.changed.emit(self._reading._replace(language=wanted, second=second))
        self._check()

    def _check(self) -> None:
        """A click on what is chosen already does not take it away."""
        for chosen, buttons in ((self._reading.edition, self.editions), (self._reading.language, self.languages)):
            for key, button in buttons.items():
                button.setChecked(key == (chosen or language()))

    def _choose_second(self, row: int) -> None:
        wanted = self.second.itemData(row)
        if wanted == LOAD:
            self._fill_second()
            self.load_wanted.emit()
        else:
            self.changed.emit(self._reading._replace(second=wanted))

    def refresh_texts(self) -> None:
        self.finder.setPlaceholderText(self.tr("Number or words, in any language"))
        self.compare.setText(self.tr("What changed"))
        self._name(self.back, self.tr("Back"), "rule back")
        self._name(self.forward, self.tr("Forward"), "rule forward")
        self._name(self.finder, self.tr("Find a clause by its number or by words"), "rules")
        self._name(self.compare, self.tr("Show what this edition changed"), "rule compare")
        self._name(self.second, self.tr("Another language or your own document beside the words"), "rule second")
        for edition, button in self.editions.items():
            self._name(button, self.tr("Edition {edition}").format(edition=edition), "rule edition")
        for key, button in self.languages.items():
            self._name(button, LANGUAGES[key], "rule language")
        self._fill_second()

    def _name(self, widget: QWidget, name: str, command: str) -> None:
        key = self._keymap.shown(command)
        widget.setAccessibleName(name)
        widget.setToolTip(literal(f"{name} ({key})" if key else name))

    def refresh_colors(self) -> None:
        self.setStyleSheet(tool_style())

    def refresh_sizes(self) -> None:
        self._row.setSpacing(scaled(6))
        self._edition_row.setSpacing(scaled(6))
        self.finder.setMinimumWidth(scaled(FINDER))
        buttons: list[QWidget] = [self.back, self.forward, self.finder, self.compare, self.second]
        for widget in (*buttons, *self.editions.values(), *self.languages.values()):
            widget.setFixedHeight(scaled(HEIGHT))
