"""The page of the rule book: its contents, its text, a second clause beside it, and facts on the clause being read."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QColor,
    QGuiApplication,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QShortcut,
)
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from gundam_desktop.games.game_module import Evidence
from gundam_desktop.rulebook.book import RulebookError
from gundam_desktop.rulebook.rulebook import Rulebook
from gundam_desktop.ui.keys import Keymap
from gundam_desktop.ui.rulebook.beside_panel import BesidePanel
from gundam_desktop.ui.rulebook.clause_card import ClauseCard
from gundam_desktop.ui.rulebook.clause_html import hit_line, muted
from gundam_desktop.ui.rulebook.contents import Contents
from gundam_desktop.ui.rulebook.facts_panel import FactsPanel
from gundam_desktop.ui.rulebook.open_book import OpenBook, after, fitted, kept_document
from gundam_desktop.ui.rulebook.reader import Reader
from gundam_desktop.ui.rulebook.reading import DOCUMENT, Reading
from gundam_desktop.ui.rulebook.reading_history import ReadingHistory
from gundam_desktop.ui.rulebook.rule_bar import RuleBar
from gundam_desktop.ui.style.ambient import Ambient
from gundam_desktop.ui.style.label import Label
from gundam_desktop.ui.style.panel import Panel
from gundam_desktop.ui.style.scaling import scaled, set_font
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.style.translation import LANGUAGES, language

WIDTHS = (220, 640, 360, 230)
"""Default widths of the contents, the text, the second clause and the facts."""
EDGE = 10


class RulePage(Ambient, QWidget):
    """Shows one rule book; it knows no window and no game on the table."""

    reading_changed = Signal()
    """The `reading` is another one, and worth keeping."""
    left = Signal()
    """The reader leaves the page."""
    load_wanted = Signal()
    """A document of the player's own is to be loaded."""

    def __init__(self, keymap: Keymap, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rulebook: Rulebook | None = None
        self._open: OpenBook | None = None
        self._reading = Reading()
        self._history = ReadingHistory()
        self._page: object = None
        """The page shown last: its section, and how it was read; None if a list of search results was shown."""
        self._has_document = False
        self.bar = RuleBar(keymap, self)
        self.notice = Label(self)
        self.notice.setWordWrap(True)
        set_font(self.notice, 13)
        self.notice.hide()
        self.contents, self.body = Contents(self), Reader(self)
        self.beside, self.facts = BesidePanel(self), FactsPanel(self)
        self._panels = [Panel("", self), Panel("", self)]
        for panel, shown in zip(self._panels, (self.contents, self.body), strict=True):
            panel.box.addWidget(shown)
        self.columns = QSplitter(Qt.Orientation.Horizontal, self)
        self.columns.setChildrenCollapsible(False)
        for column in (*self._panels, self.beside, self.facts):
            self.columns.addWidget(column)
        self.columns.setStretchFactor(1, 1)
        self.columns.splitterMoved.connect(self._keep_widths)
        self.card = ClauseCard(self)
        self.setFocusProxy(self.body)
        self._box = QVBoxLayout(self)
        for part in (self.bar, self.notice):
            self._box.addWidget(part)
        self._box.addWidget(self.columns, 1)
        self._connect()
        for command, slot in self._slots().items():
            shortcut = QShortcut(self)
            keymap.bind(shortcut, command)
            shortcut.activated.connect(slot)
        self.refresh_texts()
        self.refresh_sizes()

    def _connect(self) -> None:
        self.bar.back_wanted.connect(lambda: self.go(-1))
        self.bar.forward_wanted.connect(lambda: self.go(1))
        self.bar.changed.connect(self.set_reading)
        self.bar.load_wanted.connect(self.load_wanted)
        self.bar.finder.textEdited.connect(self._search)
        self.bar.finder.returnPressed.connect(self._open_first)
        down = QShortcut(Qt.Key.Key_Down, self.bar.finder, context=Qt.ShortcutContext.WidgetShortcut)
        down.activated.connect(self.body.setFocus)
        self.contents.wanted.connect(self.open)
        for reader in (self.body, self.beside.body, self.facts.body):
            reader.pointed.connect(self._point)
            reader.copy_wanted.connect(self.copy)
            reader.beside_wanted.connect(self.open_beside)
        for signal in (self.body.clause_wanted, self.body.picked, self.facts.body.clause_wanted):
            signal.connect(self.open)
        for signal in (self.beside.body.clause_wanted, self.beside.body.picked):
            signal.connect(self.open_beside)
        self.body.edition_wanted.connect(self._open_in)
        self.beside.closed.connect(self.body.setFocus)

    def _slots(self) -> dict[str, Callable[[], object]]:
        return {
            "cancel": self.cancel,
            "rule back": lambda: self.go(-1),
            "rule forward": lambda: self.go(1),
            "rule page before": lambda: self._turn(-1),
            "rule next page": lambda: self._turn(1),
            "rule clause before": lambda: self._step(-1),
            "rule next clause": lambda: self._step(1),
            "rule edition": self._next_edition,
            "rule compare": self._toggle_compare,
            "rule language": self._next_language,
            "rule second": self._next_second,
            "rule beside": lambda: self.open_beside(self.body.focused_link() or self.number),
            "rule copy": self.copy,
        }

    # for the window

    @property
    def reading(self) -> Reading:
        """What is read, and how."""
        return self._reading

    @property
    def number(self) -> str:
        """The clause that is read."""
        return self._reading.number

    def set_rulebook(self, rulebook: Rulebook, evidence: Callable[[], Evidence] | None) -> None:
        """Show the rules of a game; the place in those of another game is forgotten."""
        self.facts.set_evidence(evidence)
        if rulebook is not self._rulebook:
            self._rulebook = rulebook
            self._history.clear()
            self.bar.set_editions(rulebook.editions())
            self.set_reading(self._reading._replace(edition="", number=""))

    def set_reading(self, reading: Reading) -> None:
        """Show another place, or the same in another way; what the book does not have is left out."""
        if self._rulebook is None:
            self._reading = reading
            return
        before, self._reading = self._reading, fitted(self._rulebook, reading, self._reading)
        if self._reading.edition != before.edition:
            self._history.clear()
        if reading.widths:
            self.columns.setSizes([scaled(width) for width in reading.widths])
        self._history.open(self.number)
        self._show_all()

    def open(self, number: str) -> None:
        """Read a clause; of a section its first one."""
        if self._open is None or number not in self._open.book:
            return
        self.say("")
        self.bar.finder.clear()
        self._history.open(number)
        self._show_number(number)

    def open_beside(self, number: str) -> None:
        """Show a clause beside the one being read."""
        if self._open is not None and number in self._open.book:
            if self.beside.isHidden():
                self.beside.show()
                self.columns.setSizes([scaled(width) for width in self._reading.widths or WIDTHS])
            self.beside.show_page(number, self._open.page(number, alone=True))

    def go(self, steps: int) -> None:
        """Go back (below 0) or forward to what was read."""
        if self._history.go(steps):
            self.say("")
            self.bar.finder.clear()
            self._show_number(self._history.number)

    def copy(self) -> None:
        """Put number and text of the clause that is read on the clipboard."""
        if self._open is not None:
            clause = self._open.book.clause(self.number)
            QGuiApplication.clipboard().setText(f"{clause.number} {clause.text}")
            self.say(self.tr("Copied: {number}").format(number=clause.number))

    def look_up(self) -> None:
        """Let the reader look for something."""
        self.bar.finder.setFocus()
        self.bar.finder.selectAll()

    def cancel(self) -> None:
        """Close what was opened last: the search, the second clause or the page."""
        if self.bar.finder.text():
            self.bar.finder.clear()
            self._show_words()
            self.body.setFocus()
        elif not self.beside.isHidden():
            self.beside.close_panel()
        else:
            self.left.emit()

    def say(self, words: str) -> None:
        """Show a message above the words; an empty one takes it away."""
        self.notice.setText(words)
        self.notice.setVisible(bool(words))
        if words:
            QAccessible.updateAccessibility(QAccessibleEvent(self.notice, QAccessible.Event.Alert))

    def reload_document(self) -> None:
        """Show the player's own document beside the words; it has just been loaded."""
        self.set_reading(self._reading._replace(second=DOCUMENT))

    # showing

    def _show_all(self) -> None:
        """Show contents, words and facts."""
        assert self._rulebook is not None
        self.say("")
        try:
            document = kept_document(self._rulebook, self._reading)
        except RulebookError as error:
            document = {}
            self.say(str(error))
        self._has_document = bool(document)
        self._open = OpenBook(self._rulebook, self._reading, document)
        self.contents.show_book(self._open.book, self._open.changes)
        self.beside.close_panel()
        self._show_number(self.number)

    def _show_number(self, number: str) -> None:
        assert self._open is not None
        self._reading = self._reading._replace(number=number)
        self._show_words()
        self.contents.show_place(number)
        clause = self._open.book.clause(number)
        self.facts.show_clause((number, self._reading.edition) if clause.kind == "clause" else None)
        self.bar.show_reading(
            self._reading,
            has_document=self._has_document,
            back=self._history.can_go_back,
            forward=self._history.can_go_forward,
        )
        self.reading_changed.emit()

    def _show_words(self) -> None:
        if self._open is None:
            return
        self.card.hide()
        bar, section = self.body.verticalScrollBar(), self._open.section(self.number)
        before, page = bar.value(), (section, self._open.key)
        self.body.show_html(self._open.page(self.number))
        self.body.setAccessibleDescription(self.tr("Clause {number}").format(number=self.number))
        if page == self._page:
            bar.setValue(before)
        elif self.number == section:
            bar.setValue(0)
        else:
            self.body.scrollToAnchor(self.number)
        self._page = page

    # searching

    def _search(self, wanted: str) -> None:
        if self._open is None or not wanted.strip():
            self._show_words()
            return
        hits = self._open.find(wanted)
        nothing = muted(escape(self.tr("Nothing found.")))
        self._page = None
        self.body.show_html("".join(map(hit_line, hits)) or nothing)

    def _open_first(self) -> None:
        hits = self._open.find(self.bar.finder.text()) if self._open is not None else ()
        if hits:
            self.open(hits[0].clause.number)
            self.body.setFocus()

    def _point(self, number: str, at: QPoint) -> None:
        if self._open is None or number not in self._open.book:
            self.card.hide()
            return
        *above, clause = self._open.book.path(number)
        path = " › ".join(f"{each.number} {each.text}" for each in above if each.kind != "clause")
        self.card.show_clause(number, clause.text, path, at)

    # by keys

    def _turn(self, steps: int) -> None:
        """Go to the page before or after."""
        if self._open is not None:
            self.open(self._open.turned(self.number, steps))

    def _step(self, steps: int) -> None:
        """Go to the entry before or after."""
        if self._open is not None:
            self.open(self._open.stepped(self.number, steps))
            self.body.scrollToAnchor(self.number)

    def _open_in(self, edition: str, number: str) -> None:
        """Read an entry of this edition in another one."""
        self.open(number)
        self.set_reading(self._reading._replace(edition=edition))

    def _next_edition(self) -> None:
        if self._rulebook is not None:
            self.set_reading(self._reading._replace(edition=after(self._rulebook.editions(), self._reading.edition)))

    def _toggle_compare(self) -> None:
        self.set_reading(self._reading._replace(compare=not self._reading.compare))

    def _next_language(self) -> None:
        self.set_reading(self._reading._replace(language=after(tuple(LANGUAGES), self._reading.language or language())))

    def _next_second(self) -> None:
        others = [each for each in LANGUAGES if each != (self._reading.language or language())]
        offered = ("", *others, *([DOCUMENT] if self._has_document else ()))
        self.set_reading(self._reading._replace(second=after(offered, self._reading.second)))

    def _keep_widths(self) -> None:
        unit = scaled(100)
        sizes = [round(100 * size / unit) for size in self.columns.sizes()]
        if self.beside.isHidden():
            sizes[2] = WIDTHS[2]
        self._reading = self._reading._replace(widths=tuple(sizes))
        self.reading_changed.emit()

    # look

    def refresh_texts(self) -> None:
        self.body.setAccessibleName(self.tr("Rules"))
        if self._rulebook is not None:
            self._show_all()

    def refresh_colors(self) -> None:
        if self._rulebook is not None:
            self._show_all()

    def refresh_sizes(self) -> None:
        self._box.setContentsMargins(*[scaled(EDGE)] * 4)
        self._box.setSpacing(scaled(8))
        self.columns.setHandleWidth(scaled(8))
        self.columns.setSizes([scaled(width) for width in self._reading.widths or WIDTHS])

    def mousePressEvent(self, event: QMouseEvent) -> None:
        steps = {Qt.MouseButton.BackButton: -1, Qt.MouseButton.ForwardButton: 1}.get(event.button(), 0)
        if steps:
            self.go(steps)
        else:
            super().mousePressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), QColor(theme().background))
