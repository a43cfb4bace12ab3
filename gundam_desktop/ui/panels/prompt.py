"""The bar on the table that asks what a decision asks: a sentence, the answers, the cards it is about."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLayout, QSizePolicy, QVBoxLayout, QWidget

from gundam_desktop.ui import fonts
from gundam_desktop.ui.panels.answers import Answer, Answers
from gundam_desktop.ui.panels.button import ActionButton
from gundam_desktop.ui.panels.panel import Panel
from gundam_desktop.ui.panels.tile import CardTile, Picture, Shown
from gundam_desktop.ui.theme import Theme

TILE_WIDTH = 92
OPTIONS_IN_A_ROW = 4
LONG_OPTION = 26
"""Letters of an answer from which on answers stand below each other."""


class Asked(NamedTuple):
    """What the bar shows."""

    question: str
    clause: str = ""
    answers: Answers = Answers()
    asking: Shown | None = None
    """The card that asks."""
    candidates: tuple[Shown, ...] = ()
    """Cards to choose from that do not lie open on the table."""


class PromptBar(Panel):
    """Lies over the table's middle. It never takes the focus by itself: the table stays in use."""

    answered = Signal(object)
    """An `Answer` was clicked."""
    toggled = Signal(int)
    """A card to choose from was clicked."""
    pointed = Signal(int)
    """The mouse is on a card in the bar."""

    def __init__(self, theme: Theme, picture: Picture, parent: QWidget) -> None:
        super().__init__(theme, "", parent)
        self._picture = picture
        self._asked: Asked | None = None
        self._body: QWidget | None = None
        self.tiles: dict[int, CardTile] = {}
        self.buttons: list[ActionButton] = []
        self.box.setContentsMargins(14, 8, 10, 8)
        self.hide()

    @property
    def asked(self) -> Asked | None:
        """What is shown now."""
        return self._asked

    def ask(self, asked: Asked | None) -> None:
        """Show a question, or none."""
        if asked == self._asked and asked is not None:
            return
        rebuild = asked is None or self._asked is None or asked._replace(answers=self._asked.answers) != self._asked
        same_buttons = asked is not None and len(_listed(asked.answers)) == len(self.buttons)
        self._asked = asked
        if asked is not None and not rebuild and same_buttons:
            for button, answer in zip(self.buttons, _listed(asked.answers), strict=True):
                _say(button, answer)
            return
        self._build()

    def mark(self, selection: Sequence[int]) -> None:
        """Show which of the cards in the bar are selected."""
        for card, tile in self.tiles.items():
            tile.mark(card in selection)

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self._build()

    def _build(self) -> None:
        if self._body is not None:
            self.box.removeWidget(self._body)
            self._body.hide()
            self._body.deleteLater()
            self._body = None
        self.tiles, self.buttons = {}, []
        asked = self._asked
        self.accent = self.theme.own
        self.setVisible(asked is not None)
        if asked is None:
            return
        body = QWidget(self)
        row = QHBoxLayout(body)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        if asked.asking is not None:
            row.addWidget(self._tile(asked.asking, choosing=False), 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout()
        column.setSpacing(8)
        row.addLayout(column, 1)
        buttons = _listed(asked.answers)
        flat = not asked.candidates and asked.asking is None and len(buttons) <= 2
        first = QHBoxLayout()
        first.setSpacing(10)
        first.addWidget(self._question(asked), 1)
        column.addLayout(first)
        if asked.candidates:
            column.addLayout(self._row_of_tiles(asked.candidates))
        self._add_buttons(buttons, first if flat else column)
        self._body = body
        self.box.addWidget(body)
        self.raise_()

    def _question(self, asked: Asked) -> QLabel:
        label = QLabel(self)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setText(asked.question)
        label.setToolTip(self.tr("Rule {clause}").format(clause=asked.clause) if asked.clause else "")
        label.setWordWrap(True)
        label.setFont(fonts.font(16, fonts.BOLD))
        label.setMinimumWidth(220)
        label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        return label

    def _row_of_tiles(self, cards: Sequence[Shown]) -> QLayout:
        row = QHBoxLayout()
        row.setSpacing(6)
        for shown in cards:
            row.addWidget(self._tile(shown, choosing=True))
        row.addStretch(1)
        return row

    def _tile(self, shown: Shown, *, choosing: bool) -> CardTile:
        width = TILE_WIDTH if not choosing or len(self._asked.candidates if self._asked else ()) <= 6 else 64
        tile = CardTile(self.theme, self._picture, shown, width, parent=self)
        tile.pointed.connect(self.pointed)
        if choosing:
            tile.clicked.connect(lambda: self.toggled.emit(shown.card))
            self.tiles[shown.card] = tile
        return tile

    def _add_buttons(self, answers: Sequence[Answer], layout: QHBoxLayout | QVBoxLayout) -> None:
        holder: QHBoxLayout | QVBoxLayout = layout
        if isinstance(layout, QVBoxLayout):
            long = any(len(answer.label) > LONG_OPTION for answer in answers) or len(answers) > OPTIONS_IN_A_ROW
            holder = QVBoxLayout() if long else QHBoxLayout()
            holder.setSpacing(8)
            layout.addLayout(holder)
        for answer in answers:
            button = ActionButton(self.theme, parent=self)
            button.set_main(answer is (self._asked.answers.main if self._asked else None))
            button.clicked.connect(partial(self._click, len(self.buttons)))
            _say(button, answer)
            self.buttons.append(button)
            holder.addWidget(button)
        if isinstance(holder, QHBoxLayout) and holder is not layout:
            holder.addStretch(1)

    def _click(self, at: int) -> None:
        if self._asked is not None:
            self.answered.emit(_listed(self._asked.answers)[at])


def _listed(answers: Answers) -> list[Answer]:
    """The answers in the order of their buttons."""
    return [*answers.options, *(answer for answer in (answers.main, answers.second) if answer is not None)]


def _say(button: ActionButton, answer: Answer) -> None:
    button.say(answer.label, answer.key)
    button.setEnabled(answer.enabled)
