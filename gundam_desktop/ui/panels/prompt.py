"""The bar on the table that asks what a decision asks: a sentence, and the answers as buttons."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from html import escape
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from gundam_desktop.ui import fonts
from gundam_desktop.ui.growth import grown, letter
from gundam_desktop.ui.panels.answers import Answer, Answers
from gundam_desktop.ui.panels.button import ActionButton
from gundam_desktop.ui.panels.panel import Panel
from gundam_desktop.ui.theme import Theme

IN_A_ROW = 3
"""Most answers beside the question; more stand below it."""
ROW = 36
"""Height of the bar without its edges, at least: that of a button."""
ROOM = 52
"""Letters that all answers beside the question may have together."""
LONG = 30
"""Letters of an answer from which on answers stand below each other."""


class Asked(NamedTuple):
    """What the bar shows."""

    question: str
    clause: str = ""
    answers: Answers = Answers()
    looked_at: tuple[str, ...] = ()
    """Names of cards that lie open for this decision without being an answer to it."""


class PromptBar(Panel):
    """Lies over the table, above the hand. It never takes the focus by itself: the table stays in use."""

    reshaped = Signal()
    """It shows something else and may need another size."""
    answered = Signal(object)
    """An `Answer` was clicked."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        self._asked: Asked | None = None
        self._body: QWidget | None = None
        self.buttons: list[ActionButton] = []
        self._compact = False
        super().__init__(theme, "", parent)
        self.hide()

    @property
    def asked(self) -> Asked | None:
        """What is shown now."""
        return self._asked

    def set_compact(self, compact: bool) -> None:
        """Take less room, for a low window."""
        if compact != self._compact:
            self._compact = compact
            self.grow()
            self._build()

    def grow(self) -> None:
        edge = grown(3 if self._compact else 6)
        self.box.setContentsMargins(grown(16), edge, grown(12), edge)

    def ask(self, asked: Asked | None) -> None:
        """Show a question, or none."""
        before, self._asked = self._asked, asked
        if asked == before:
            return
        if before is not None and asked is not None and _only_words_differ(before, asked):
            for button, answer in zip(self.buttons, _listed(asked.answers), strict=True):
                _say(button, answer)
            return
        self._build()

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self._build()

    def _build(self) -> None:
        if self._body is not None:
            self.box.removeWidget(self._body)
            self._body.hide()
            self._body.deleteLater()
            self._body = None
        self.buttons = []
        self.accent = self.theme.own
        asked = self._asked
        self.setVisible(asked is not None)
        if asked is None:
            return
        listed = _listed(asked.answers)
        long = any(len(answer.label) > LONG for answer in listed)
        beside = not long and len(listed) <= IN_A_ROW and sum(len(answer.label) for answer in listed) <= ROOM
        body = QWidget(self)
        whole = QHBoxLayout(body) if beside else QVBoxLayout(body)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(10)
        whole.addWidget(self._words(asked), 1)
        answers: QBoxLayout = QVBoxLayout() if long else QHBoxLayout()
        answers.setSpacing(8)
        for at, answer in enumerate(listed):
            button = self._button(answer)
            button.clicked.connect(partial(self._click, at))
            self.buttons.append(button)
            answers.addWidget(button)
        if not beside:
            answers.addStretch(1)
        whole.addLayout(answers)
        self._body = body
        self.box.addWidget(body)
        body.show()  # only what is shown counts for the bar's size
        looked_at = self.tr("Looked at: {names}").format(names=", ".join(asked.looked_at)) if asked.looked_at else ""
        self.setAccessibleName(f"{asked.question} {looked_at}".strip())
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))
        self.raise_()
        self.reshaped.emit()

    def _words(self, asked: Asked) -> QLabel:
        clause = f" <small style='color: {self.theme.muted}; font-weight: 400'>{escape(asked.clause)}</small>"
        text = escape(asked.question) + (clause if asked.clause else "")
        question = QLabel(text, self)
        question.setTextFormat(Qt.TextFormat.RichText)
        question.setWordWrap(True)
        letter(question, 14 if self._compact else 16, fonts.BOLD)
        question.setMinimumWidth(grown(240))
        question.setMinimumHeight(grown(ROW))
        question.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        return question

    def _button(self, answer: Answer) -> ActionButton:
        button = ActionButton(self.theme, parent=self)
        button.set_main(self._asked is not None and answer is self._asked.answers.main)
        _say(button, answer)
        return button

    def _click(self, at: int) -> None:
        if self._asked is not None:
            self.answered.emit(_listed(self._asked.answers)[at])


def _only_words_differ(before: Asked, after: Asked) -> bool:
    same_rest = before._replace(answers=after.answers) == after
    return same_rest and len(_listed(before.answers)) == len(_listed(after.answers))


def _listed(answers: Answers) -> Sequence[Answer]:
    """The answers in the order of their buttons; one without a key is given on the table."""
    return [*answers.options, *(answer for answer in (answers.main, answers.second) if answer and answer.key)]


def _say(button: ActionButton, answer: Answer) -> None:
    button.say(answer.label, answer.key)
    button.setEnabled(answer.enabled)
