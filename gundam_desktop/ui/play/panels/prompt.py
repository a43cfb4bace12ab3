"""The bar on the table with the question of a decision: a sentence, and the answers as buttons."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from html import escape
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QTextDocument
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from gundam_desktop.ui.keys import Group, Keymap
from gundam_desktop.ui.play.panels.answer_buttons import AnswerButton, AnswerButtons
from gundam_desktop.ui.play.panels.order_list import OrderEntry, OrderList
from gundam_desktop.ui.style import fonts
from gundam_desktop.ui.style.button import ActionButton
from gundam_desktop.ui.style.label import RichLabel
from gundam_desktop.ui.style.panel import Panel
from gundam_desktop.ui.style.scaling import scaled, set_font
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.style.translation import listed, translate
from gundam_desktop.ui.table.spatial_navigation import DIRECTIONS

IN_A_ROW = 3
"""Most answers beside the question; more are below it."""
SPACING = 10
"""Pixels between the question and its answers."""
ROW = 36
"""Least height of the bar without its edges: that of a button."""
ROOM = 52
"""Most letters of all answers beside the question together."""
WHY = 13
"""Font size of the reason for a decision."""
LONG = 30
"""Length of an answer from which the answers are placed below each other."""


class Prompt(NamedTuple):
    """The content of the bar."""

    question: str
    clause: str = ""
    answers: AnswerButtons = AnswerButtons()
    looked_at: tuple[str, ...] = ()
    """Names of cards that are revealed for this decision but cannot be chosen."""
    why: str = ""
    """The line of the card's text that calls for the decision, or the event that led to it."""
    order: tuple[OrderEntry, ...] = ()
    """Effects to be put in order."""
    whose: str = ""
    """Whose decision it is and in which step, before the question."""


class PromptBar(Panel):
    """The bar over the table, below the hand. It never takes the focus on its own, so the table stays usable."""

    reshaped = Signal()
    """The content has changed while it was shown, and may need another size."""
    answered = Signal(object)
    """An `Answer` was clicked."""
    left = Signal(str)
    """An arrow key goes from the answers back to the table: `up`, `down`, `left` or `right`."""
    clause_wanted = Signal(str)
    """The number of the decision's clause was clicked."""
    reordered = Signal(object)
    """Effects were reordered: their former places, in the new order."""
    pointed = Signal(int)
    """An effect was touched: the id of its card."""

    def __init__(self, parent: QWidget, keymap: Keymap | None = None) -> None:
        self._asked: Prompt | None = None
        self._body: QWidget | None = None
        self._question: RichLabel | None = None
        self._beside: QBoxLayout | None = None
        """The answers, if they are beside the question."""
        self._usual_width = 0
        self._upright = False
        self.buttons: list[ActionButton] = []
        self.order: OrderList | None = None
        """The list of effects, if they are to be put in order."""
        self._compact = False
        super().__init__(parent=parent)
        self._keymap = keymap or Keymap(parent=self)
        self.hide()

    @property
    def asked(self) -> Prompt | None:
        """The content shown now."""
        return self._asked

    def set_compact(self, compact: bool) -> None:
        """Take less room, for a low window."""
        if compact != self._compact:
            self._compact = compact
            self.refresh_sizes()
            self._build()

    def set_usual_width(self, width: int) -> None:
        """Take over the width that the bar has where nothing is in its way."""
        if width != self._usual_width:
            self._usual_width = width
            self._show_question()

    def refresh_sizes(self) -> None:
        edge = scaled(3 if self._compact else 6)
        self.box.setContentsMargins(scaled(16), edge, scaled(12), edge)
        self._show_question()

    def ask(self, asked: Prompt | None) -> bool:
        """Show a question; None hides the bar. Returns True if it is shown or reshaped, and so has to be placed."""
        before, self._asked = self._asked, asked
        if asked == before:
            return False
        if before is not None and asked is not None and _only_words_differ(before, asked):
            if self.order is not None:
                self.order.show_rows(asked.order)
            for button, answer in zip(self.buttons, _listed(asked), strict=True):
                _say(button, answer)
            return False
        self._build()
        return asked is not None

    def refresh_colors(self) -> None:
        self.accent = theme().accent_self
        self._show_question()

    def _show_question(self) -> None:
        """Show the question again, in the colours and sizes in use."""
        if self._body is not None and self._question is not None and self._asked is not None:
            self._question.setText(_question_text(self._asked, in_line=self._is_long(self._question, self._asked)))
            self._body.updateGeometry()  # its height is asked for before Qt says so itself

    def _is_long(self, label: RichLabel, asked: Prompt) -> bool:
        """True if the question needs more than one line; its reason then follows in its last line, to keep it low."""
        margins = self.box.contentsMargins()
        room = self._usual_width - margins.left() - margins.right()
        if self._beside is not None:
            room -= self._beside.sizeHint().width() + SPACING
        document = QTextDocument()
        document.setDocumentMargin(0)
        document.setDefaultFont(label.font())
        document.setHtml(_question_text(asked._replace(why="")))
        return self._usual_width > 0 and document.idealWidth() > room

    def enter(self) -> bool:
        """Take the focus to the first answer; False when there is none to take it."""
        first = next((button for button in self.buttons if button.isEnabled()), None)
        if first is not None:
            first.setFocus(Qt.FocusReason.TabFocusReason)
        return first is not None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the arrows go from answer to answer, and beyond the last back to the table."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and watched in self.buttons:
            direction = self._keymap.command_of(event, Group.TABLE)
            if direction in DIRECTIONS:
                self._walk(self.buttons.index(watched), direction)
                return True
        return super().eventFilter(watched, event)

    def _walk(self, at: int, direction: str) -> None:
        row, column = DIRECTIONS[direction]
        step = column if self._upright else row
        enabled = [place for place, button in enumerate(self.buttons) if button.isEnabled()]
        following = [place for place in enabled if (place - at) * step > 0]
        if following:
            place = min(following, key=lambda place: abs(place - at))
            self.buttons[place].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.left.emit(direction)

    def _build(self) -> None:
        if self._body is not None:
            self.box.removeWidget(self._body)
            self._body.hide()
            self._body.deleteLater()
            self._body = self._question = self._beside = None
        self.buttons = []
        self.order = None
        self.accent = theme().accent_self
        asked = self._asked
        if asked is None:
            self.hide()
            return
        listed = _listed(asked)
        long = any(len(answer.label) > LONG for answer in listed)
        beside = (
            not asked.order
            and not long
            and len(listed) <= IN_A_ROW
            and sum(len(answer.label) for answer in listed) <= ROOM
        )
        body = QWidget(self)
        whole = QHBoxLayout(body) if beside else QVBoxLayout(body)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(SPACING)
        self._question = self._question_label()
        whole.addWidget(self._question, 1)
        self._upright = long
        if asked.order:
            self.order = OrderList(asked.order, body, self._keymap)
            self.order.reordered.connect(self.reordered)
            self.order.pointed.connect(self.pointed)
            self.order.taken.connect(self._take)
            whole.addWidget(self.order)
        answers: QBoxLayout = QVBoxLayout() if long else QHBoxLayout()
        answers.setSpacing(8)
        for at, answer in enumerate(listed):
            button = self._button(answer)
            button.clicked.connect(partial(self._click, at))
            button.installEventFilter(self)
            self.buttons.append(button)
            answers.addWidget(button)
        if not beside:
            answers.addStretch(1)
        whole.addLayout(answers)
        self._body, self._beside = body, answers if beside else None
        self.box.addWidget(body)
        body.show()  # only visible widgets count for the bar's size
        self._show_question()
        self.setAccessibleName(
            " ".join(filter(None, (f"{asked.whose}{asked.question}", asked.why, looked_at(asked.looked_at))))
        )
        self.raise_()
        if self.isHidden():
            self.show()  # it is placed when it is shown
        else:
            self.reshaped.emit()

    def _question_label(self) -> RichLabel:
        question = RichLabel(self)
        question.setWordWrap(True)
        set_font(question, 14 if self._compact else 16, fonts.BOLD)
        question.open_links()
        question.linkActivated.connect(self.clause_wanted)
        question.setMinimumWidth(scaled(240))
        question.setMinimumHeight(scaled(ROW))
        question.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        return question

    def _button(self, answer: AnswerButton) -> ActionButton:
        button = ActionButton(parent=self)
        button.set_main(self._asked is not None and answer is self._asked.answers.main)
        _say(button, answer)
        return button

    def _click(self, at: int) -> None:
        if self._asked is not None:
            self.answered.emit(_listed(self._asked)[at])

    def _take(self, place: int) -> None:
        if self._asked is not None and place < len(self._asked.answers.options):
            self.answered.emit(self._asked.answers.options[place])


def looked_at(names: Sequence[str]) -> str:
    """A sentence with the revealed cards that cannot be chosen."""
    return translate("PromptBar", "Looked at: {names}").format(names=listed(names)) if names else ""


def _question_text(asked: Prompt, *, in_line: bool = False) -> str:
    """The question with its clause and the reason for it, in a line of its own or `in_line`, as rich text."""
    style = f"color: {theme().accent_self}; font-weight: 400; text-decoration: none"
    clause = f" <small><a href='{asked.clause}' style='{style}'>{escape(asked.clause)}</a></small>"
    text = escape(asked.question) + (clause if asked.clause else "")
    if asked.whose:
        text = f"<span style='color: {theme().accent_self}'>{escape(asked.whose)}</span>{text}"
    if asked.why:
        muted = f"color: {theme().muted}; font-size: {scaled(WHY)}px; font-weight: 400"
        text += f"{' ' if in_line else '<br>'}<span style='{muted}'>{escape(asked.why)}</span>"
    return text


def _only_words_differ(before: Prompt, after: Prompt) -> bool:
    same_rest = before._replace(answers=after.answers, order=after.order) == after
    same_order = sorted(before.order) == sorted(after.order)
    return same_rest and same_order and len(_listed(before)) == len(_listed(after))


def _listed(asked: Prompt) -> Sequence[AnswerButton]:
    """The answers in the order of their buttons; one without a key is given on the table, an effect in its list."""
    answers = asked.answers
    options = () if asked.order else answers.options
    return [*options, *(answer for answer in (answers.main, answers.second) if answer and answer.key)]


def _say(button: ActionButton, answer: AnswerButton) -> None:
    button.set_caption(answer.label, answer.shown)
    button.setEnabled(answer.enabled)
