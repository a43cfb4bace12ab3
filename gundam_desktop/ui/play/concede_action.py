"""Giving the game up: asked once, then done for the viewer of the table."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from gundam_desktop.ui.play.play_page import PlayPage
from gundam_desktop.ui.session.active_game import ActiveGame
from gundam_desktop.ui.session.played_game import PlayedGame
from gundam_desktop.ui.style import message_box
from gundam_desktop.ui.style.translation import language, listed, sentences


class ConcedeAction(QObject):
    """Asks before the viewer of the table concedes the active game."""

    def __init__(self, active: ActiveGame, play_page: PlayPage, window: QWidget) -> None:
        super().__init__(window)
        self._active, self._play_page, self._window = active, play_page, window

    def ask(self) -> None:
        """Ask, and concede after a yes; nothing without a game that goes on, or while nobody looks at the table."""
        session, page = self._active.played, self._play_page
        if session is None or session.over or page.curtain.is_down:
            return
        message_box.ask(
            self._window,
            self.tr("Concede"),
            self.tr("Concede this game?"),
            self._what_it_does(session),
            [message_box.destructive(self.tr("Concede"), partial(session.concede, page.viewer))],
            self.tr("Keep playing"),
        )

    def _what_it_does(self, session: PlayedGame) -> str:
        """Who wins then, what the player gives up, and that the game is not gone."""
        kept = self.tr("The game stays among the saved games, where you can watch it.") if session.is_kept else ""
        return sentences(self._who_wins(session), self._what_is_left(session), kept)

    def _what_is_left(self, session: PlayedGame) -> str:
        """The numbers on the plate of the player; empty in a game that counts nothing."""
        seat = self._play_page.viewer
        counters = self._play_page.texts.library.plate(session.view(seat), seat, language())
        counted = listed(counter.phrase for counter in counters)
        return self.tr("What is left: {counted}.").format(counted=counted) if counted else ""

    def _who_wins(self, session: PlayedGame) -> str:
        """One sentence; between two people at the screen it names who concedes."""
        if len(session.people) == 1:
            return self.tr("Your opponent wins it at once.")
        seat = self._play_page.viewer
        text = self.tr("{name} concedes, and {other} wins at once.")
        return text.format(name=session.names[seat], other=session.names[1 - seat])
