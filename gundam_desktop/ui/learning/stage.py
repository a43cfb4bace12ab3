"""A task on the table: what is shown there, lit, said below it and read aloud, for lessons and puzzles alike."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from PySide6.QtCore import QObject

from gundam_desktop.tabletop import Choice, Game, Refusal
from gundam_desktop.tabletop.place import Place
from gundam_desktop.ui.keys import Keymap
from gundam_desktop.ui.learning.sentences import plain
from gundam_desktop.ui.learning.task_panel import HEIGHT, TaskPanel
from gundam_desktop.ui.play.play_page import PlayPage
from gundam_desktop.ui.session.task_source import Made, TaskSource


class TaskTable(NamedTuple):
    """What a task is played on."""

    page: PlayPage
    keymap: Keymap
    names: tuple[str, str]
    """The players' names by seat."""
    pause: float
    """Seconds between two choices that are shown."""
    load: Callable[[Mapping[str, Any]], Game]
    """Makes a game from its dump; the texts of the table then know the cards that a position has invented."""


class Stage(QObject):
    """The table of one lesson or puzzle, with the panel below it."""

    def __init__(self, table: TaskTable, game: Game, seat: int, panel_height: int = HEIGHT) -> None:
        super().__init__()
        self.page = page = table.page
        self._load = table.load
        table.load(game.dump())
        self.source = TaskSource(game, seat, table.names, table.pause)
        self.panel = TaskPanel(table.keymap, height=panel_height)
        self._then: Callable[[], None] = lambda: None
        self._lit: tuple[tuple[int, ...], tuple[Place, ...]] = ((), ())
        self.source.finished.connect(self._finished)
        self.panel.clause_wanted.connect(page.show_clause)
        self._connections = (
            page.unanswered.connect(self._pressed),
            page.table_changed.connect(self._light_again),
        )

    def leave(self) -> None:
        """Let go of the page; another game is shown on it."""
        self.light()
        self.source.close()
        for connection in self._connections:
            QObject.disconnect(connection)

    def show(self, game: Game) -> None:
        """Show a position, if the table does not show it already."""
        self._then = lambda: None
        if self.source.playing or self.source.game.digest() != game.digest():
            self._load(game.dump())
            self.source.show_game(game)

    def play(self, made: Iterable[Made], then: Callable[[], None]) -> None:
        """Show choices one after the other, then do something."""
        self.light()
        self._then = then
        self.source.play(made)

    def light(self, cards: Iterable[int] = (), places: Iterable[Place] = ()) -> None:
        """Light these cards and places, and no others."""
        self._lit = tuple(cards), tuple(places)
        self._light_again()

    def say(self, html: str, kind: str = "") -> None:
        """Show and read aloud what is said to a try."""
        self.panel.say(html, kind)
        self.page.announcer.answer(plain(html))

    def set_task(self, head: str, task: str, *, aloud: bool = True) -> None:
        """Show and read aloud what is asked."""
        self.panel.show_task(head, task)
        if aloud:
            self.page.announcer.answer(plain(f"{head}. {task}"))

    def label(self, choice: Choice) -> str:
        """What a choice is called."""
        return self.page.texts.acting(choice, self.source.view(self.page.viewer))

    def reason(self, refusal: Refusal) -> str:
        """Why something is refused, in a sentence."""
        return self.page.texts.sentence(refusal, self.source.view(self.page.viewer))

    def _finished(self) -> None:
        then, self._then = self._then, lambda: None
        then()

    def _light_again(self) -> None:
        self.page.scene.spotlights.show(*self._lit)

    def _pressed(self, key: str) -> None:
        if self.source.playing:
            self.page.scene.finish()
        else:
            self.panel.press(key)
