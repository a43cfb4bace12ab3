"""The import dialog: the list, ambiguous lines, problems, and the resulting deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QMimeData, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QDropEvent, QKeyEvent, QKeySequence, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLineEdit,
    QListView,
    QPlainTextEdit,
    QPushButton,
    QSizePolicy,
    QTextEdit,
    QWidget,
)

from gundam_desktop.games.gcg import decks_api
from gundam_desktop.games.gcg.decks_api import AmbiguousLine, DeckError, ReadList
from gundam_desktop.tabletop import told
from gundam_desktop.ui.decks.import_export.candidates import CandidatesStrip
from gundam_desktop.ui.decks.import_export.dropped_list import PATTERNS, deck_text_from_mime, read_file
from gundam_desktop.ui.decks.import_export.import_models import (
    LinesModel,
    card_lines,
    problem_line,
    question_line,
)
from gundam_desktop.ui.style import fonts
from gundam_desktop.ui.style.documents import in_documents
from gundam_desktop.ui.style.drops import accept_copy
from gundam_desktop.ui.style.label import Label
from gundam_desktop.ui.style.panel import Panel, thin_scroll_bar
from gundam_desktop.ui.style.scaling import resize_within_screen, scaled, set_font
from gundam_desktop.ui.style.scroll_column import ScrollColumn
from gundam_desktop.ui.style.sheet import Sheet
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.style.translation import language
from gundam_desktop.ui.style.wrapped_rows import wrap_rows

SIZE = (980, 720)
PAUSE = 150
"""Milliseconds after a change of the text until it is read again."""
LEAST_LIST = 64
"""Least height of a list, in pixels of a usual window."""
NAME_LENGTH = 80
MOST_MARKS = 500


class ImportDialog(Sheet, QDialog):
    """Shows a list beside the result of reading it; the text can be corrected."""

    imported = Signal(object, int)
    """The `Deck`, and the number of things in the list that were not understood."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._answers: dict[tuple[str, int], str] = {}
        """Answers by line text and its repetition, so that they stay when other lines are corrected."""
        self.read: ReadList = decks_api.read_list("", {})
        """The list as last read, without answers."""
        self.setWindowTitle(self.tr("Import a deck list"))
        resize_within_screen(self, *SIZE)
        self.text = ListEdit(self)
        self.text.dropped.connect(self._load_mime)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.WidgetWidth)
        self.text.setPlaceholderText(self.tr("Paste a list here: numbers or names with counts, a link or JSON"))
        self.text.setAccessibleName(self.tr("The list"))
        self.text.setTabChangesFocus(True)
        self.name = QLineEdit(self)
        self.name.setMaxLength(NAME_LENGTH)
        self.name.setAccessibleName(self.tr("Name of the deck"))
        self.summary = Label(self)
        self.summary.setWordWrap(True)
        set_font(self.summary, 16, fonts.BOLD)
        self.questions, self.question_list = self._list(self.tr("Questions"))
        self.candidates = CandidatesStrip(self)
        self.leave_out = QPushButton(self.tr("&Leave this line out"), self)
        self.problems, self.problem_list = self._list(self.tr("Not understood"))
        wrap_rows(self.problem_list)
        self.cards, self.card_list = self._list(self.tr("The deck"))
        self.file = QPushButton(self.tr("&File…"), self)
        self.why_not = Label(self)
        """Why the list cannot be imported yet."""
        self.why_not.setWordWrap(True)
        self.why_not.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.import_button = QPushButton(self.tr("&Import"), self)
        self.import_button.setDefault(True)
        self._lay_out()
        self._reading = QTimer(self)
        self._reading.setSingleShot(True)
        self._reading.setInterval(PAUSE)
        self._reading.timeout.connect(self.refresh)
        self._connect()
        self.text.setPlainText(text)
        self.refresh()

    def _list(self, name: str) -> tuple[LinesModel, QListView]:
        model, view = LinesModel(self), QListView(self)
        view.setModel(model)
        view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        view.setFrameShape(QListView.Shape.NoFrame)
        view.setStyleSheet(thin_scroll_bar())
        view.setAccessibleName(name)
        view.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        view.setMinimumHeight(scaled(LEAST_LIST))
        return model, view

    def _lay_out(self) -> None:
        self.panels = tuple(
            Panel(title, self)
            for title in (self.tr("Which card do you mean?"), self.tr("Not understood"), self.tr("The deck"))
        )
        asked, wrong, deck = self.panels
        self.question_list.setMaximumHeight(scaled(66))
        asked.box.addWidget(self.question_list)
        asked.box.addWidget(self.candidates)
        asked.box.addWidget(self.leave_out, 0, Qt.AlignmentFlag.AlignLeft)
        wrong.box.addWidget(self.problem_list)
        deck.box.addWidget(self.card_list)
        scrolled, foot = ScrollColumn(self), QHBoxLayout()
        right = scrolled.column
        scrolled.verticalScrollBar().setStyleSheet(thin_scroll_bar())
        self.foot = foot
        self.name_label = Label(self, self.tr("&Name of the deck"))
        self.name_label.setBuddy(self.name)
        name = QHBoxLayout()
        name.addWidget(self.name_label)
        name.addWidget(self.name, 1)
        right.addWidget(self.summary)
        right.addLayout(name)
        right.addWidget(asked)
        right.addWidget(wrong, 3)
        right.addWidget(deck, 3)
        close = QPushButton(self.tr("Cancel"), self)
        close.clicked.connect(self.reject)
        for button in (self.file, self.leave_out, close):
            button.setAutoDefault(False)
        foot.addWidget(self.file)
        foot.addWidget(self.why_not, 1)
        foot.addWidget(close)
        foot.addWidget(self.import_button)
        columns, column = QHBoxLayout(), self.headed_column()
        columns.addWidget(self.text, 4)
        columns.addWidget(scrolled, 5)
        column.addLayout(columns, 1)
        column.addLayout(foot)

    def _connect(self) -> None:
        self.text.textChanged.connect(self._reading.start)
        self.question_list.selectionModel().currentChanged.connect(lambda _now, _before: self._show_candidates())
        self.candidates.chosen.connect(self.answer)
        self.leave_out.clicked.connect(lambda: self.answer(""))
        for signal in (self.problem_list.clicked, self.problem_list.activated):
            signal.connect(lambda index: self._go_to(index.row()))
        self.file.clicked.connect(self._open)
        self.import_button.clicked.connect(self._import)

    @property
    def answered(self) -> ReadList:
        """The list with the answers given so far."""
        given = (self._answers.get(key) for key in self._keys())
        answers = {place: answer for place, answer in enumerate(given) if answer is not None}
        return decks_api.with_answers(self.read, answers)

    def _keys(self) -> list[tuple[str, int]]:
        seen: Counter[str] = Counter()
        keys = []
        for question in self.read.questions:
            keys.append((question.line, seen[question.line]))
            seen[question.line] += 1
        return keys

    def refresh(self) -> None:
        """Read the text again."""
        self._reading.stop()
        self.read = decks_api.read_text(self.text.toPlainText(), decks_api.all_cards())
        called = self.read.deck.name or self.read.deck.comment
        self.name.setPlaceholderText(called[:NAME_LENGTH] or self.tr("Imported deck"))
        self._show()
        self._select_unanswered()

    def answer(self, number: str) -> None:
        """Answer the selected question with a card number; an empty one leaves the line out."""
        row = self.question_list.currentIndex().row()
        if row >= 0:
            self._answers[self._keys()[row]] = number
            self._show()
            self._select_unanswered()

    def _show(self) -> None:
        answered, asked = self.answered, self.read.questions
        empty = not self.text.toPlainText().strip()
        problems = () if empty else answered.problems
        lines = () if empty else self._lines(answered)
        panels = zip(self.panels, (asked, problems, empty or lines), strict=True)
        for panel, content in panels:
            panel.setVisible(bool(content))
        answers = [self._answers.get(key) for key in self._keys()]
        self.questions.show_rows([question_line(q, answer) for q, answer in zip(asked, answers, strict=True)])
        self.problems.show_rows([problem_line(problem) for problem in problems])
        self.cards.show_rows(lines)
        self.panels[1].set_title(self.tr("Not understood: {count}").format(count=len(problems)))
        self._mark_lines(answered)
        self.summary.setText("" if empty else self._summary(answered))
        self.import_button.setEnabled(not answered.questions and self._has_cards(answered))
        first = self.tr("First choose a card for each line, or leave it out. Open: {open}")
        self.why_not.setText(first.format(open=len(answered.questions)) if answered.questions else "")

    @staticmethod
    def _has_cards(answered: ReadList) -> bool:
        return bool(answered.deck.cards or answered.deck.sideboard)

    def _lines(self, answered: ReadList) -> Sequence[str]:
        """Return what the list comes to, a line for each card."""
        return card_lines(answered.deck)

    def _summary(self, answered: ReadList) -> str:
        form = decks_api.format_name(answered.form, language())
        text = self.tr("Recognised: {form}. Cards: {count}. In the resource deck: {resources}.")
        if answered.questions:
            text = self.tr("Recognised: {form}. Cards so far: {count}. Lines that fit several cards: {open}.")
        return text.format(
            form=form, count=answered.deck.count, resources=answered.deck.resource_count, open=len(answered.questions)
        )

    def _mark_lines(self, answered: ReadList) -> None:
        """Underline ambiguous lines and problems in the text."""
        marks = []
        asked = [(question.place, theme().target) for question in answered.questions[:MOST_MARKS]]
        wrong = [(problem.place, theme().danger) for problem in answered.problems[:MOST_MARKS]]
        for place, color in asked + wrong:
            if place.kind == "line":
                mark: Any = QTextEdit.ExtraSelection()  # some versions of Qt's type hints lack its fields
                mark.cursor = self._line(place.at)
                mark.format = QTextCharFormat()
                mark.format.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
                mark.format.setUnderlineColor(QColor(color))
                marks.append(mark)
        self.text.setExtraSelections(marks)

    def _line(self, number: int) -> QTextCursor:
        cursor = QTextCursor(self.text.document().findBlockByNumber(number - 1))
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        return cursor

    def _select_unanswered(self) -> None:
        """Select the next question without an answer; if there is none, keep the selection."""
        answers = [self._answers.get(key) for key in self._keys()]
        now = max(self.question_list.currentIndex().row(), 0)
        rows = [*range(now, len(answers)), *range(now)]
        row = next((row for row in rows if answers[row] is None), now)
        self.question_list.setCurrentIndex(self.questions.index(row, 0))
        self._show_candidates()

    def _show_candidates(self) -> None:
        question = self._selected_question()
        if question is not None:
            key = self._keys()[self.question_list.currentIndex().row()]
            self.candidates.show_cards(question.numbers, self._answers.get(key, ""))

    def _selected_question(self) -> AmbiguousLine | None:
        row = self.question_list.currentIndex().row()
        return self.read.questions[row] if 0 <= row < len(self.read.questions) else None

    def _go_to(self, row: int) -> None:
        """Select the line of a problem in the text."""
        place = self.answered.problems[row].place
        if place.kind == "line":
            self.text.setTextCursor(self._line(place.at))
            self.text.setFocus()

    def _open(self) -> None:
        path, _ = QFileDialog.getOpenFileName(
            self,
            self.tr("Open a deck list"),
            in_documents(),
            self.tr("Deck lists ({patterns});;All files (*)").format(patterns=PATTERNS),
        )
        if path:
            self.open_file(Path(path))

    def open_file(self, path: Path) -> None:
        """Load the text of a file; errors are shown in the summary."""
        self._load_text(partial(read_file, path))

    def _load_mime(self, mime: QMimeData) -> None:
        self._load_text(partial(deck_text_from_mime, mime))

    def _load_text(self, text: Callable[[], str]) -> None:
        try:
            self.text.setPlainText(text())
        except DeckError as error:
            self.summary.setText(told(error, language()))
            return
        self.refresh()

    def _import(self) -> None:
        self.refresh()
        if not self.import_button.isEnabled():
            return
        self.accept()
        self._take(self.answered)

    def _take(self, answered: ReadList) -> None:
        """Do with the list what the dialog is for."""
        name = self.name.text().strip() or self.name.placeholderText()
        self.imported.emit(answered.deck.model_copy(update={"name": name}), len(answered.problems))


class ListEdit(QPlainTextEdit):
    """The text of a list. A dropped or pasted file replaces the text instead of inserting its name."""

    dropped = Signal(object)
    """The `QMimeData` with the file."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the keys of the buttons alone: those of a disabled one would write a letter."""
        buttons = self.window().findChildren(QAbstractButton)
        if QKeySequence(event.keyCombination()) in [QKeySequence.mnemonic(button.text()) for button in buttons]:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def dropEvent(self, event: QDropEvent) -> None:
        super().dropEvent(event)
        accept_copy(event)

    def insertFromMimeData(self, source: QMimeData) -> None:
        if any(url.isLocalFile() for url in source.urls()):
            self.dropped.emit(source)
        else:
            super().insertFromMimeData(source)
