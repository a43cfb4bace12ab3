"""A clause of the rules beside the table: its text, where it was met in this game, what shows it, its neighbours."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QPalette, QShortcut
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QLineEdit, QTextBrowser, QToolButton, QWidget

from gundam_desktop.rulebook.book import RulebookError
from gundam_desktop.rulebook.evidence import ShowingScenario
from gundam_desktop.rulebook.rulebook import Page, PageLine, Rulebook
from gundam_desktop.rulebook.search import Hit
from gundam_desktop.ui.keys import Keymap
from gundam_desktop.ui.rulebook.clause_evidence_job import ClauseEvidenceJob, ClauseOf
from gundam_desktop.ui.rulebook.clause_facts import MOMENT, SCENARIO, Met, met_html, scenarios_html
from gundam_desktop.ui.rulebook.clause_html import CLAUSE, clause_link, hit_line, link_style, muted, small
from gundam_desktop.ui.rulebook.reading_history import ReadingHistory
from gundam_desktop.ui.style.literal import literal
from gundam_desktop.ui.style.panel import Panel, thin_scroll_bar
from gundam_desktop.ui.style.scaling import set_font
from gundam_desktop.ui.style.translation import language, listed

MOST_FOUND = 40
"""Most clauses that a search lists."""
LONGEST_TITLE = 40
MOST_MET = 5
"""Most lines of the log that a clause shows."""


class ClausePanel(Panel):
    """Opens at a clause and stays until it is closed; it has a history with back and forward."""

    scenario_wanted = Signal(str, str)
    """A scenario is to be shown on the table: its file within the clone, and its title."""
    moment_wanted = Signal(int)
    """A moment of the game is to be shown (`LogRow.moment`)."""
    book_wanted = Signal(str, str)
    """The rule book is to be opened at a clause of an edition; an empty one where it was left."""
    closed = Signal()

    def __init__(self, parent: QWidget | None = None, keymap: Keymap | None = None) -> None:
        super().__init__(" ", parent)
        self._keymap = keymap or Keymap(parent=self)
        self._rulebook: Rulebook | None = None
        self._edition = ""
        self._history = ReadingHistory()
        self._clause: ClauseOf | None = None
        self._scenarios: Sequence[ShowingScenario] = ()
        self.met: Callable[[str], Sequence[Met]] = lambda _number: ()
        """The times that a clause has applied; none without a game."""
        self.tracing = ClauseEvidenceJob(self)
        self.tracing.found.connect(self._hear)
        self._back = self._tool("←", self.back)
        self._forward = self._tool("→", self.forward)
        self._book = self._tool("§", lambda: self.book_wanted.emit(self.number, self._edition))
        self._close = self._tool("×", self.close_clause)
        self.finder = QLineEdit(self)
        set_font(self.finder, 13)
        self.finder.setClearButtonEnabled(True)
        self.finder.textEdited.connect(self._search)
        self.finder.returnPressed.connect(self._open_first)
        self.body = QTextBrowser(self)
        self.body.setOpenLinks(False)
        self.body.setFrameShape(QFrame.Shape.NoFrame)
        set_font(self.body, 13.5)
        self.body.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.body.viewport().setAutoFillBackground(False)
        self.body.anchorClicked.connect(self._follow)
        head = QHBoxLayout()
        head.setSpacing(4)
        head.addWidget(self._back)
        head.addWidget(self._forward)
        head.addWidget(self.finder, 1)
        head.addWidget(self._book)
        head.addWidget(self._close)
        self.box.addLayout(head)
        self.box.addWidget(self.body, 1)
        self.setMinimumHeight(150)
        for command, slot in (("rule back", self.back), ("rule forward", self.forward)):
            shortcut = QShortcut(self)
            self._keymap.bind(shortcut, command)
            shortcut.activated.connect(slot)
        self._keymap.changed.connect(self._name)
        self._name()
        self.refresh_colors()
        self.hide()

    # its content

    @property
    def number(self) -> str:
        """The clause that is shown, in the edition of the game; empty when none is."""
        return self._history.number

    @property
    def text(self) -> str:
        """The text without formatting."""
        return self.body.toPlainText()

    @property
    def has_keys(self) -> bool:
        """True if it has the keyboard focus."""
        focus = QApplication.focusWidget()
        return focus is not None and self.isAncestorOf(focus)

    @property
    def edition(self) -> str:
        """The edition whose numbers it shows."""
        return self._edition

    def set_rulebook(self, rulebook: Rulebook | None) -> None:
        """Look clauses up in the rule book of a game, in its base edition until `set_edition` sets another."""
        if rulebook is not self._rulebook:
            self._rulebook = rulebook
            self._forget(rulebook.base if rulebook is not None else "")
            self._show_now()

    def set_edition(self, edition: str) -> None:
        """Use the numbers of an edition from now on; the history of another edition is dropped."""
        if edition != self._edition:
            self._forget(edition)
            self.close_clause()

    def _forget(self, edition: str) -> None:
        self._edition = edition
        self._history.clear()

    def refresh_colors(self) -> None:
        self.body.verticalScrollBar().setStyleSheet(thin_scroll_bar())
        colors = self.body.palette()
        colors.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
        self.body.setPalette(colors)
        self._show_now()

    # navigation

    def open(self, number: str) -> None:
        """Show a clause by its number in the game's edition; empty to look for one."""
        if number:
            self._history.open(number)
        self.finder.clear()
        self.show()
        self._show_now()
        self.setAccessibleName(self.text)
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def close_clause(self) -> None:
        """Close the panel."""
        if not self.isHidden():
            self.hide()
            self.closed.emit()

    def back(self) -> None:
        """Go back in the history."""
        self._go(-1)

    def forward(self) -> None:
        """Go forward in the history."""
        self._go(1)

    def _go(self, steps: int) -> None:
        if self._history.go(steps):
            self.finder.clear()
            self._show_now()

    def _follow(self, link: QUrl) -> None:
        if link.scheme() == CLAUSE:
            self.open(link.path())
        elif link.scheme() == SCENARIO:
            scenario = self._scenarios[int(link.path())]
            self.scenario_wanted.emit(scenario.file, scenario.title)
        elif link.scheme() == MOMENT:
            self.moment_wanted.emit(int(link.path()))

    # looking up

    def _search(self, wanted: str) -> None:
        if not wanted.strip():
            self._show_now()
            return
        found = self._found(wanted)
        shown = "".join(hit_line(hit) for hit in found)
        self._show(shown or muted(escape(self.tr("Nothing found."))))

    def _found(self, wanted: str) -> list[Hit]:
        rulebook = self._rulebook
        return rulebook.find(self._edition, wanted, language(), MOST_FOUND) if rulebook is not None else []

    def _language_note(self, shown: str) -> str:
        """A remark where the words are not in the language in use."""
        if shown == language():
            return ""
        return muted(escape(self.tr("In English: this clause has not been translated yet.")))

    def _open_first(self) -> None:
        found = self._found(self.finder.text())
        if found:
            self.open(found[0].clause.number)
            self.body.setFocus()

    # writing the page

    def _show_now(self) -> None:
        self._back.setEnabled(self._history.can_go_back)
        self._forward.setEnabled(self._history.can_go_forward)
        self._clause = None
        if self._rulebook is None:
            self._show(muted(escape(self.tr("This game has no rule book."))))
            return
        if not self.number:
            hint = self.tr("Type a number such as {example}, or words, to find a clause.")
            self._show(muted(escape(hint.format(example=self._rulebook.example))))
            return
        try:
            page = self._rulebook.page(self._edition, self.number, language())
        except RulebookError as error:
            self._show(escape(str(error)))
            return
        self._clause = (page.number, self._edition) if page.kind == "clause" else None
        self._show(self._said(page, self._rulebook.base) + self._met_in_game() + self._shown_by())

    def _hear(self, clause: ClauseOf) -> None:
        if clause == self._clause and not self.finder.text():
            bar = self.body.verticalScrollBar()
            before = bar.value()
            self._show_now()
            bar.setValue(before)

    def _show(self, html: str) -> None:
        self.body.document().setDefaultStyleSheet(link_style())
        self.body.setHtml(html)

    def _said(self, page: Page, base: str) -> str:
        above = " › ".join(clause_link(line.number, f"{line.number} {_short(line.text)}") for line in page.above)
        head = f"<b>{escape(page.number)}</b>"
        if page.base and self._edition != base:
            was = self.tr("{number} in edition {edition}").format(number=listed(page.base), edition=base)
            head += f" {small(escape(was))}"
        parts = [muted(above)] if above else []
        parts.append(f"<p>{head}</p><p>{escape(page.text)}</p>")
        parts.append(self._language_note(page.language))
        gone = self.tr("{number} of edition {edition} is not in this edition.")
        parts += [muted(escape(gone.format(number=number, edition=base))) for number in page.dropped]
        parts += [self._line(line) for line in page.below]
        before = [clause_link(page.before, f"← {page.before}")] if page.before else []
        after = [clause_link(page.after, f"{page.after} →")] if page.after else []
        parts.append(f"<p>{' &nbsp; '.join(before + after)}</p>")
        return "".join(parts)

    def _met_in_game(self) -> str:
        """The last times that the clause applied."""
        return met_html(self.met(self.number) if self._clause is not None else (), MOST_MET)

    def _shown_by(self) -> str:
        if self.tracing.evidence is None or self._clause is None:
            return ""
        self._scenarios = self.tracing.of(self._clause) or ()
        return scenarios_html(self._scenarios)

    @staticmethod
    def _line(line: PageLine) -> str:
        return f"<p>{clause_link(line.number)} {escape(line.text)}</p>"

    # its parts

    def _tool(self, text: str, slot: Callable[[], None]) -> QToolButton:
        button = QToolButton(self)
        button.setText(text)
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setFixedSize(28, 28)
        button.clicked.connect(slot)
        return button

    def _name(self) -> None:
        self.set_title(self.tr("Rule"))
        self.finder.setPlaceholderText(self.tr("Number or words"))
        self.finder.setAccessibleName(self.tr("Find a clause by its number or by words"))
        self.body.setAccessibleName(self.tr("Clause"))
        names = (
            (self.tr("Back"), "rule back"),
            (self.tr("Forward"), "rule forward"),
            (self.tr("Open in the rule book"), "rule book"),
            (self.tr("Close"), "cancel"),
        )
        buttons = (self._back, self._forward, self._book, self._close)
        for button, (name, command) in zip(buttons, names, strict=True):
            button.setAccessibleName(name)
            key = self._keymap.shown(command)
            button.setToolTip(literal(f"{name} ({key})" if key else name))

    def refresh_texts(self) -> None:
        self._name()
        self._show_now()


def _short(text: str) -> str:
    """A title whole; a clause above another one by its beginning."""
    return text if len(text) <= LONGEST_TITLE else text[:LONGEST_TITLE].rsplit(" ", 1)[0] + "…"
