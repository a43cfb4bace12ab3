"""A task on the table: what a lesson, a puzzle and a decision of a reviewed game have in common.

A task shows a position on the table, lights cards and places, writes below the table what it also reads aloud, and has
buttons with keys. A subclass says what is asked, what comes of a try, and which buttons there are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from html import escape
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from gundam_desktop.games.game_module import GameModule
from gundam_desktop.tabletop import Choice, Game
from gundam_desktop.tabletop.place import Place
from gundam_desktop.ui.keys import Keymap
from gundam_desktop.ui.learning.sentences import plain
from gundam_desktop.ui.learning.task_panel import HEIGHT, TaskPanel, Tool
from gundam_desktop.ui.play.play_page import PlayPage
from gundam_desktop.ui.session.task_source import Made, TaskSource

NEXT, BACK, SHOW_ME, STOP, LEAVE = "next", "back", "show me", "stop", "leave"
"""Keys of the main button."""

Said = Callable[[], tuple[str, str]]
"""Returns what is said about the last try, as rich text in the language in use, and its kind (`task_panel.SIGNS`)."""


def nothing() -> tuple[str, str]:
    """Nothing is said about the last try."""
    return "", ""


class TaskTable(NamedTuple):
    """What a task is played on."""

    page: PlayPage
    keymap: Keymap
    names: tuple[str, str]
    """The players' names by seat."""
    pause: float
    """Seconds between two choices that are shown."""
    game_module: GameModule
    """The module of the task's game."""


class TaskPlay(QObject):
    """One task on the table with the panel below it, until its player leaves it."""

    left = Signal()
    """The player leaves the task."""
    next_wanted = Signal()
    """The task that follows is to be opened."""
    free_game_wanted = Signal()
    """The game is to be played on freely."""

    again: Callable[[], TaskPlay]
    """Opens the task again, as it is now, after free play. Set when it is opened."""

    def __init__(self, table: TaskTable, game: Game, seat: int, panel_height: int = HEIGHT) -> None:
        """`seat` is the player's. The panel's height is in pixels."""
        super().__init__()
        self.page, self.game_module = table.page, table.game_module
        self._know_cards(game)
        self.source = TaskSource(game, seat, table.names, table.pause)
        self.panel = TaskPanel(table.keymap, height=panel_height)
        self.said: Said = nothing
        self.acts: dict[str, Callable[[], object]] = {
            **dict.fromkeys((NEXT, "skip"), self.next_wanted.emit),
            LEAVE: self.left.emit,
            "free": self.free_game_wanted.emit,
        }
        """What each button and key does, by its key."""
        self._lit: tuple[tuple[int, ...], tuple[Place, ...]] = ((), ())
        self.source.tried.connect(self.choose)
        self.source.finished.connect(self.settle)
        self.panel.chosen.connect(self.use)
        self.panel.recolored.connect(self.refresh_texts)
        self.panel.clause_wanted.connect(self.page.show_clause)
        self.connections = [
            self.page.unanswered.connect(self._press),
            self.page.table_changed.connect(self._light_again),
            self.page.table_changed.connect(self.refresh_texts),
        ]
        """The connections to the page, which outlives the task; `leave` ends them."""

    # what a subclass says (a class of Qt cannot be an ABC)

    def asked(self) -> tuple[str, str]:
        """A heading and what is asked, as rich text."""
        raise NotImplementedError

    def may_choose(self) -> bool:
        """True if the player can choose on the table now."""
        raise NotImplementedError

    def choose(self, choice: Choice) -> None:
        """Judge a legal choice that the player has made; the table does not show it yet."""
        raise NotImplementedError

    def main_button(self) -> tuple[str, str]:
        """The key and the caption of the main button; empty to show none."""
        raise NotImplementedError

    def tools(self) -> dict[str, Tool]:
        """The small buttons, by key."""
        raise NotImplementedError

    def answers(self) -> list[tuple[str, str]]:
        """The key and the text of each answer that can be given now."""
        return []

    # its course

    def begin(self) -> None:
        """Show the task as far as it is played, once the table shows its source."""
        self.show_task()
        self.settle()

    def settle(self, said: Said | None = None) -> None:
        """Let the player do what can be done now; `said` replaces what is said about the last try."""
        self.said = said or self.said
        self.offer()  # first: the panel then has its height, and the table its size, when the table asks
        self.source.let_choose(self.may_choose())
        self.speak()

    def leave(self) -> None:
        """Let go of the page; another game is shown on it."""
        self.light()
        self.source.close()
        for connection in self.connections:
            QObject.disconnect(connection)

    def refresh_texts(self) -> None:
        """Write everything in the language in use; nothing else changes."""
        self.show_task(aloud=False)
        self.offer()
        self.panel.say(*self.said())

    def use(self, key: str) -> None:
        """Do what a button of the panel or a key of tasks says; nothing for one that the task does not have."""
        if key in self.acts:
            self.acts[key]()

    # the table

    def show(self, game: Game) -> None:
        """Show a position, if the table does not show it already."""
        if self.source.playing or self.source.game.digest() != game.digest():
            self._know_cards(game)
            self.source.show_game(game)

    def play(self, made: Iterable[Made]) -> None:
        """Show choices one after the other; then `settle`."""
        self.light()
        self.source.play(made)
        self.offer()

    def light(self, cards: Iterable[int] = (), places: Iterable[Place] = ()) -> None:
        """Light these cards and places, and no others."""
        self._lit = tuple(cards), tuple(places)
        self._light_again()

    def named(self, choice: Choice) -> str:
        """What a choice is called, as rich text."""
        return escape(self.page.texts.acting(choice, self.source.view(self.page.viewer)))

    # the panel

    def show_task(self, *, aloud: bool = True) -> None:
        """Show what is asked."""
        head, task = self.asked()
        self.panel.show_task(head, task)
        if aloud:
            self.page.announcer.answer(plain(f"{head}. {task}"))

    def speak(self) -> None:
        """Show and read aloud what is said about the last try."""
        html, kind = self.said()
        self.panel.say(html, kind)
        if html:
            self.page.announcer.answer(plain(html))

    def offer(self) -> None:
        """Show the buttons for what can be done now."""
        self.panel.ask(self.answers())
        self.panel.set_main(*self.main_button())
        self.panel.offer(self.tools())

    def fail(self, why: str) -> None:
        """Say that a try could not be judged, and why."""
        self.settle(lambda: (self.tr("This could not be worked out: {why}").format(why=escape(why)), "wrong"))

    def stopped(self) -> None:
        """Say that judging a try was given up."""
        self.settle(lambda: (self.tr("Stopped. Nothing was played."), ""))

    # inside

    def _know_cards(self, game: Game) -> None:
        """Let the texts of the table know the cards that a position has invented."""
        self.game_module.load(game.dump())

    def _light_again(self) -> None:
        self.page.scene.spotlights.show(*self._lit)

    def _press(self, key: str) -> None:
        if self.source.playing:
            self.page.scene.finish()
        else:
            self.panel.press(key)
