"""The clause that is at work now, beside the table; it follows the game until its reader wants to stay."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QUrl, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QWidget

from gundam_desktop.rulebook.book import Book
from gundam_desktop.rulebook.rulebook import Rulebook
from gundam_desktop.rulebook.terms import Role, Term
from gundam_desktop.ui.keys import Keymap
from gundam_desktop.ui.rulebook.clause_html import clause_link, linked, muted, small
from gundam_desktop.ui.rulebook.reader import Reader
from gundam_desktop.ui.style import fonts
from gundam_desktop.ui.style.label import Label, RichLabel
from gundam_desktop.ui.style.literal import literal
from gundam_desktop.ui.style.panel import Panel
from gundam_desktop.ui.style.scaling import scaled, set_font
from gundam_desktop.ui.style.stylesheets import tool_button, tool_style
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.style.translation import language

TERM = "term"
"""Scheme of the words that mean zones or players, by their place in the list."""
QWIDGETSIZE_MAX = 16_777_215
"""Qt's word for a width without a limit."""
RIBBON = 5
"""How many clauses the ribbon keeps."""
LONGEST_BELOW = 80
"""Most letters of a clause below the one that is shown."""
WIDTH = 232


class RulePanel(Panel):
    """Shows one clause with its place in the book; words for zones light them on the table."""

    term_pointed = Signal(object)
    """The `Term` under the mouse or with the focus; None for none."""
    book_wanted = Signal(str, str)
    """The rule book is to be opened at a clause of an edition."""
    shut = Signal()
    """The panel is to be closed."""
    _is_fixed = True
    """True if it has a width of its own."""

    def __init__(self, parent: QWidget | None = None, keymap: Keymap | None = None) -> None:
        super().__init__("", parent)
        self._keymap = keymap or Keymap(parent=self)
        self._rulebook: Rulebook | None = None
        self._edition = self._shown = self._now = ""
        self._turn_player = self._viewer = 0
        self._terms: Sequence[Term] = ()
        self.recent: list[str] = []
        """The last clauses, the newest last."""
        self.pin, self.book, self.close_button = (tool_button(self) for _ in range(3))
        self.pin.setCheckable(True)
        self.book.setText("§")
        self.close_button.setText("×")
        self.pin.clicked.connect(self._pinned)
        self.book.clicked.connect(lambda: self.book_wanted.emit(self._shown, self._edition))
        self.close_button.clicked.connect(self.shut)
        self.head = Label(self)
        set_font(self.head, 11, fonts.BOLD)
        self.mark = tool_button(self)
        self.mark.clicked.connect(self.follow)
        self.mark.hide()
        self.ribbon, self.lit = RichLabel(self), RichLabel(self)
        for label in (self.ribbon, self.lit):
            label.setWordWrap(True)
            set_font(label, 12.5)
        self.ribbon.linkActivated.connect(lambda link: self._read(QUrl(link).path()))
        self.body = Reader(self, 13.5)
        self.body.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.body.clause_wanted.connect(self._read)
        self.body.highlighted.connect(self._point)
        self.body.verticalScrollBar().actionTriggered.connect(lambda _action: self._stay())
        head = QHBoxLayout()
        head.setSpacing(4)
        head.addWidget(self.head, 1)
        for button in (self.pin, self.book, self.close_button):
            head.addWidget(button)
        self.box.addLayout(head)
        self.box.addWidget(self.mark)
        self.box.addWidget(self.ribbon)
        self.box.addWidget(self.body, 1)
        self.box.addWidget(self.lit)
        self._keymap.changed.connect(self._name)
        self.refresh_texts()
        self.refresh_colors()
        self.hide()

    # for the follower

    @property
    def following(self) -> bool:
        """True while it shows what is at work now."""
        return self.mark.isHidden() and not self.pin.isChecked()

    @property
    def number(self) -> str:
        """The clause that is shown."""
        return self._shown

    def set_rulebook(self, rulebook: Rulebook | None, edition: str, turn_player: int, viewer: int) -> None:
        """Look clauses up in an edition; words for players mean those of this moment."""
        if (rulebook, edition) != (self._rulebook, self._edition):
            self._rulebook, self._edition = rulebook, edition
            self.forget()
        self._turn_player, self._viewer = turn_player, viewer

    def set_fixed(self, on: bool) -> None:
        """Have a width of its own, or that of the column that it is in."""
        self._is_fixed = on
        self.refresh_sizes()

    def note(self, number: str) -> None:
        """Add a clause to the ribbon; the newest once more is no step."""
        if number and self.recent[-1:] != [number]:
            self.recent = [*self.recent, number][-RIBBON:]

    def show_now(self, number: str, lit: str) -> None:
        """Show the clause that is at work now, and name what it lights on the table."""
        self._now = number
        self.lit.setText(small(escape(lit)))
        self.setAccessibleDescription(lit)
        if self.following:
            self._shown = number
            self._write()
        else:
            self._name_mark()

    def forget(self) -> None:
        """Show nothing: another game, or another player at the machine."""
        self._shown = self._now = ""
        self.recent = []
        self.pin.setChecked(False)
        self.mark.hide()
        self.lit.clear()
        self._write()

    # reading

    def follow(self) -> None:
        """Show what is at work now, and follow the game again."""
        self.pin.setChecked(False)
        self.mark.hide()
        self._shown = self._now
        self._write()

    def toggle_pin(self) -> None:
        """Stay at this clause, or follow the game again."""
        self.pin.click()

    def _pinned(self, on: bool) -> None:
        if on:
            self._stay()
        else:
            self.follow()

    def _stay(self) -> None:
        """Follow the game no longer: the reader reads."""
        self.mark.show()

    def _read(self, number: str) -> None:
        self._stay()
        self._shown = number
        self._write()
        self.body.verticalScrollBar().setValue(0)

    def _point(self, link: QUrl) -> None:
        self.term_pointed.emit(self._terms[int(link.path())] if link.scheme() == TERM else None)

    # writing

    def _name_mark(self) -> None:
        at_work = self.tr("now: {number}").format(number=self._now)
        if not self.mark.text().startswith(at_work):
            self.mark.setText(f"{at_work} ↩")
            self.mark.setAccessibleName(at_work)

    def _write(self) -> None:
        self._name_mark()
        steps = [f"<b>{n}</b>" if n == self._shown else clause_link(n) for n in self.recent]
        self.ribbon.setText(small(" › ").join(steps))
        rulebook = self._rulebook
        if rulebook is None or not self._shown:
            self.body.show_html(muted(escape(self.tr("The rule at work is shown here as the game goes on."))))
            return
        book = rulebook.words(self._edition, language())
        if self._shown not in book:
            self.body.show_html(muted(escape(self._shown)))
            return
        self.body.show_html(self._page(rulebook, book))
        self.setAccessibleName(f"{self._shown} {book.clause(self._shown).text}")

    def _page(self, rulebook: Rulebook, book: Book) -> str:
        *above, clause = book.path(self._shown)
        path = " › ".join(clause_link(each.number, each.number) + " " + escape(_short(each.text)) for each in above)
        beside = [each.number for each in book.children(clause.parent)] if clause.parent else []
        around = " ".join(f"<b>{n}</b>" if n == self._shown else clause_link(n) for n in beside)
        self._terms = rulebook.terms.within(clause.text, clause.language)
        words = linked(
            clause.text,
            rulebook.links(self._edition, language()).within(clause.text),
            [(term.span, self._term(place, term, clause.text)) for place, term in enumerate(self._terms)],
        )
        below = "".join(
            f"<p>{clause_link(each.number)} {escape(_short(each.text, LONGEST_BELOW))}</p>"
            for each in book.children(self._shown)
        )
        return f"<p>{small(path)}</p><p><b>{self._shown}</b> {words}</p>{below}<p>{small(around)}</p>"

    def _term(self, place: int, term: Term, text: str) -> str:
        """A word for a zone or a player in the colour of the player whose it is."""
        own = term.seats(self._turn_player) == (self._viewer,)
        colors = {Role.EITHER: theme().text}
        color = colors.get(term.role, theme().accent_self if own else theme().accent_opponent)
        return f"<a href='{TERM}:{place}' style='color: {color}'><u>{escape(text[slice(*term.span)])}</u></a>"

    # look

    def refresh_texts(self) -> None:
        self.head.setText(self.tr("Rule at work"))
        self.pin.setText(self.tr("Pin"))
        self.ribbon.setAccessibleName(self.tr("The last clauses"))
        self.body.setAccessibleName(self.tr("Clause"))
        self._name()
        self._write()

    def _name(self) -> None:
        names: tuple[tuple[QToolButton, str, str], ...] = (
            (self.pin, self.tr("Stay at this clause"), "rule pin"),
            (self.book, self.tr("Open in the rule book"), "rule book"),
            (self.close_button, self.tr("Close"), "rule now"),
            (self.mark, self.tr("Follow the game again"), "rule follow"),
        )
        for button, name, command in names:
            key = self._keymap.shown(command)
            button.setAccessibleName(name)
            button.setToolTip(literal(f"{name} ({key})" if key else name))

    def refresh_colors(self) -> None:
        self.setStyleSheet(tool_style())
        self.head.setStyleSheet(f"color: {theme().muted}")
        self._write()

    def refresh_sizes(self) -> None:
        super().refresh_sizes()
        self.setMinimumWidth(scaled(WIDTH) if self._is_fixed else 0)
        self.setMaximumWidth(scaled(WIDTH) if self._is_fixed else QWIDGETSIZE_MAX)


def _short(text: str, most: int = 28) -> str:
    return text if len(text) <= most else f"{text[:most].rstrip()}…"
