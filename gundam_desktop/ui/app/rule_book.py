"""The rule book in the main window: its page, the game that it follows, and where the reader left it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QStackedWidget, QWidget

from gundam_desktop.games.game_module import GameModule
from gundam_desktop.rulebook.book import RulebookError
from gundam_desktop.ui.keys import Keymap
from gundam_desktop.ui.play.play_page import PlayPage
from gundam_desktop.ui.rulebook.clause_facts import Lesson, Met
from gundam_desktop.ui.rulebook.reading import Reading
from gundam_desktop.ui.session.layouts import RuleBookLook
from gundam_desktop.ui.session.settings import Settings
from gundam_desktop.ui.style import message_box
from gundam_desktop.ui.style.documents import in_documents
from gundam_desktop.ui.style.translation import listed

if TYPE_CHECKING:
    from gundam_desktop.ui.rulebook.rule_page import RulePage


class RuleBookController(QObject):
    """Makes the page when it is first asked for, and keeps it up with game and settings."""

    page_wanted = Signal(QWidget)
    """The rule book, or the page from which the reader came, is to be shown."""
    table_wanted = Signal()
    """The reader leaves for the table."""
    scenario_wanted = Signal(str, str)
    """A scenario is to be shown on the table: its file and its title."""
    lesson_wanted = Signal(str)
    """The id of a lesson that is to be opened."""
    settings_changed = Signal()

    def __init__(
        self,
        play_page: PlayPage,
        keymap: Keymap,
        settings: Settings,
        game_module: Callable[[], GameModule],
        pages: QStackedWidget,
    ) -> None:
        """`game_module` returns that of the game on the table; `pages` are those of the window."""
        super().__init__(pages)
        self._play_page, self._keymap, self._settings, self._game_module = play_page, keymap, settings, game_module
        self._pages, self._parent = pages, pages.window()
        self._came_from: QWidget = play_page
        """The page to which leaving the book leads back."""
        self.lessons: Callable[[str, str, str], Sequence[Lesson]] = lambda _game, _edition, _number: ()
        """The lessons in which a clause is met: of a game, by its number in an edition."""
        self._shown: GameModule | None = None
        """The game whose book is open; None before the page is first shown."""
        self.page: RulePage | None = None
        """None before it is first shown."""
        play_page.rule.set_open(settings.rule_panel)
        play_page.rule.toggled.connect(self._keep_panel)
        for panel in (play_page.rule.panel, play_page.side.clause):
            panel.book_wanted.connect(self.show)

    @property
    def title(self) -> str:
        """The title of the window while the page is shown."""
        return self.tr("Rules — Gundam Desktop")

    def show(self, number: str = "", edition: str = "") -> None:
        """Show the rule book of the game on the table, at a clause of an edition if one is named, else where it was."""
        self.show_of(self._game_module(), number, edition)

    def show_of(self, game_module: GameModule, number: str = "", edition: str = "") -> None:
        """Show the rule book of a game, whatever is on the table."""
        page = self._made()
        self._shown = game_module
        if game_module.rulebook is None:
            message_box.warn(self._parent, self.tr("Rules"), self.tr("This game has no rule book."))
            return
        current = self._pages.currentWidget()
        assert current is not None
        if current is not page:
            self._came_from = current
        page.set_rulebook(game_module.rulebook, game_module.evidence)
        if number:
            page.set_reading(page.reading._replace(edition=edition or page.reading.edition, number=number))
        page.facts.refresh()
        self.page_wanted.emit(page)
        page.body.setFocus()

    def toggle(self) -> None:
        """Show the rule book, or go back to where the reader came from."""
        if self._pages.currentWidget() is self.page:
            self._leave()
        else:
            self.show()

    def _leave(self) -> None:
        if self._came_from is self._play_page:
            self.table_wanted.emit()
        else:
            self.page_wanted.emit(self._came_from)

    def look_up(self) -> None:
        """Show the rule book with the keys in its search."""
        self.show()
        if self.page is not None:
            self.page.look_up()

    def _made(self) -> RulePage:
        if self.page is None:
            from gundam_desktop.ui.rulebook.rule_page import RulePage  # the first picture does not show it

            self.page = page = RulePage(self._keymap, self._pages)
            game_module = self._game_module()
            if game_module.rulebook is not None:
                page.set_rulebook(game_module.rulebook, game_module.evidence)
            page.set_reading(Reading(**self._settings.rule_book.model_dump()))
            page.facts.met = self._met
            page.facts.lessons = self._lessons
            page.facts.lesson_wanted.connect(self.lesson_wanted)
            page.facts.scenario_wanted.connect(self._show_scenario)
            page.facts.moment_wanted.connect(self._show_moment)
            page.left.connect(self._leave)
            page.load_wanted.connect(self._ask_document)
            page.reading_changed.connect(self._keep)
        return self.page

    def _keep(self) -> None:
        if self.page is not None:
            kept = RuleBookLook(**self.page.reading._asdict())
            if kept != self._settings.rule_book:
                self._settings.rule_book = kept
                self.settings_changed.emit()

    def _keep_panel(self, on: bool) -> None:
        self._settings.rule_panel = on
        self.settings_changed.emit()

    def _lessons(self, edition: str, number: str) -> Sequence[Lesson]:
        return self.lessons((self._shown or self._game_module()).key, edition, number)

    def _met(self, edition: str, number: str) -> Sequence[Met]:
        """Where a clause of an edition applied in the game on the table; nowhere in the book of another game."""
        rulebook, session = self._game_module().rulebook, self._play_page.session
        if rulebook is None or session is None or self._shown is None or self._shown.key != self._game_module().key:
            return ()
        played = self._play_page.side.clause.edition
        return [
            met
            for each in rulebook.in_edition(edition, number, played)
            for met in self._play_page.side.clause.met(each)
        ]

    def _show_scenario(self, file: str, title: str) -> None:
        self.table_wanted.emit()
        self.scenario_wanted.emit(file, title)

    def _show_moment(self, moment: int) -> None:
        self.table_wanted.emit()
        self._play_page.side.log.list.moment_wanted.emit(moment)

    def _ask_document(self) -> None:
        path, _ = QFileDialog.getOpenFileName(
            self._parent, self.tr("Load an official document"), in_documents(), self.tr("Texts (*.txt)")
        )
        if path:
            self.load(Path(path))

    def load(self, path: Path) -> None:
        """Load a document of the player's own, and show it beside the words; say what did not match."""
        from gundam_desktop.rulebook.own_document import load

        page, rulebook = self._made(), (self._shown or self._game_module()).rulebook
        if rulebook is None:
            return
        try:
            laid = load(path, rulebook)
        except (RulebookError, OSError) as error:
            message_box.warn(self._parent, self.tr("This document cannot be read"), str(error))
            return
        page.set_reading(page.reading._replace(edition=laid.edition, language=laid.language))
        page.reload_document()
        matched = len(laid.matched)
        said = self.tr("%n clauses matched. Missing in the document: {missing}. Only there: {extra}.", "", matched)
        page.say(said.format(missing=_or_none(laid.missing), extra=_or_none(laid.extra)))


def _or_none(numbers: Sequence[str]) -> str:
    return listed(numbers) or "–"
