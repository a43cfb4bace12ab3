"""Starts games: a new one from the dialog, a rematch, the next game of a match, a deck played out alone."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from gundam_desktop.games import DEFAULT
from gundam_desktop.games.game_module import GameModule
from gundam_desktop.match.beginning import Begun, branch, first_chooser, next_of_match, rematch
from gundam_desktop.match.series import next_game, yet_to_exchange
from gundam_desktop.records import Record, Store
from gundam_desktop.records.entries import Damaged, Exchanged
from gundam_desktop.ui.app.game_defaults import completed, default_names, show_bad_deck
from gundam_desktop.ui.app.new_game_dialog import NewGameDialog
from gundam_desktop.ui.app.sideboard_exchange import SideboardExchange
from gundam_desktop.ui.keys import Keymap
from gundam_desktop.ui.play.clause_dialog import ClauseDialog
from gundam_desktop.ui.saved_games.model import warn_of_cut
from gundam_desktop.ui.session.active_game import ActiveGame
from gundam_desktop.ui.session.game_session import GameSession
from gundam_desktop.ui.session.pace import Pace
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.session.session_factory import new_session, open_session, trial_session
from gundam_desktop.ui.session.settings import GameSetup, Settings
from gundam_desktop.ui.style import message_box
from gundam_desktop.ui.style.translation import language

logger = logging.getLogger(__name__)

MOST_UNPLAYED = 12
"""Lines about abilities that a question has."""
DECKS_GAME = DEFAULT
"""The game that the deck builder builds decks for."""


class GameLauncher(QObject):
    """Makes sessions from set-ups and from recorded games. A message says why one cannot be started."""

    started = Signal(object, str)
    """A `GameSession` that is to be shown, and the verb of the choice with which it begins (empty: none)."""
    chosen = Signal()
    """The settings remember another set-up: it was started from the dialog, or its decks were chosen."""
    book_wanted = Signal(object, str, str)
    """The rule book of a game (its `GameModule`) is to be opened at a clause of an edition."""

    def __init__(
        self,
        active: ActiveGame,
        services: Services,
        settings: Settings,
        pace: Callable[[], Pace],
        keymap: Keymap,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._active, self._services, self._settings = active, services, settings
        self._pace, self._keymap, self._parent = pace, keymap, parent
        self.exchange: SideboardExchange | None = None
        """The exchange of cards that goes on before the next game of a match."""
        self.dialog: NewGameDialog | None = None
        self.clauses: ClauseDialog | None = None
        """The window with our own rules of a game, over the dialog."""

    @property
    def can_repeat(self) -> bool:
        """True if there is a game that can be played once more: one that is played, over or not."""
        return self._active.session is not None

    def play(self, setup: GameSetup) -> bool:
        """Start a game; False, and a message, if a deck is not as it should be.

        If cards in it are played without some of their abilities, that is said first, and the player decides.
        """
        complete = completed(setup, self._services)
        if not (unplayed := self._unplayed(complete)):
            return self._play(complete)
        message_box.ask(
            self._parent,
            self.tr("New game"),
            self.tr("Some abilities are not played"),
            "\n".join(
                (
                    self.tr("The program does not understand these; their cards are played without them:"),
                    *unplayed[:MOST_UNPLAYED],
                    *["…"] * (len(unplayed) > MOST_UNPLAYED),
                )
            ),
            [message_box.Option(self.tr("Play"), partial(self._play, complete))],
        )
        return True

    def _unplayed(self, setup: GameSetup) -> list[str]:
        """The abilities of cards in both decks that are not played; none for decks that cannot be read."""
        game_module = self._services.find(setup.game)
        if game_module.own is None:
            return []
        try:
            decks = [game_module.library.deck(name) for name in setup.decks]
        except (ValueError, OSError):
            return []
        return list(dict.fromkeys(line for deck in decks for line in game_module.own.unplayed(deck, language())))

    def _play(self, complete: GameSetup) -> bool:
        opening = "first" if complete.starter != "chance" else ""
        return self._start(lambda: new_session(complete, self._services, self._pace(), self._parent), opening)

    def play_next(self, record: Record, keep: Callable[[Exchanged], object]) -> bool:
        """Begin the next game of a match, after an exchange of cards if there are sideboards.

        `keep` adds what was exchanged to the record and its file. False, and a message, if the game cannot begin.
        """
        game_module = self._services.find(record.start.game)
        try:
            waiting = yet_to_exchange(record, game_module)
        except ValueError as error:
            show_bad_deck(self._parent, error)
            return False
        if not waiting:
            return self._start_next(record)
        if self.exchange is None:
            self.exchange = exchange = SideboardExchange(record, keep, game_module, self._keymap, self._parent)
            exchange.finished.connect(partial(self._exchanged, record))
            exchange.put_off.connect(self._put_off)
            exchange.go_on()
        return True

    def play_next_recorded(self, record: Record, path: Path) -> bool:
        """Begin the next game of a match after a recorded game that is not shown now."""

        def keep(line: Exchanged) -> None:
            record.add(line)
            try:
                warn_of_cut(self._parent, Store().keep_exchange(path, line))
            except (Damaged, OSError) as error:  # only a program that ends before the next game would miss it
                logger.warning("the exchange after %s is not recorded: %s", path.name, error)

        return self.play_next(record, keep)

    def _start_next(self, record: Record) -> bool:
        return self._begin(lambda: next_of_match(record, self._services.find))

    def _exchanged(self, record: Record) -> None:
        self._end_exchange()
        self._start_next(record)

    def _put_off(self) -> None:
        self._end_exchange()

    def _end_exchange(self) -> None:
        if self.exchange is not None:
            self.exchange.deleteLater()
            self.exchange = None

    def playtest_alone(self, deck: Any, title: str) -> bool:
        """Start a playtest of a deck; False, and a message, if it cannot be."""
        names = (self._settings.last_game.names[0] or default_names("")[0], self.tr("Nobody"))
        return self._start(
            lambda: trial_session(DECKS_GAME, deck, title, names, self._services, self._pace(), self._parent)
        )

    def _begin(self, begin: Callable[[], Begun], opening: str = "") -> bool:
        return self._start(lambda: open_session(begin(), self._services, self._pace(), self._parent), opening)

    def _start(self, make: Callable[[], GameSession], opening: str = "") -> bool:
        try:
            session = make()
        except (ValueError, OSError) as error:
            show_bad_deck(self._parent, error)
            return False
        self.started.emit(session, opening)
        return True

    def rematch(self) -> None:
        """Play the next game of the match; if there is none, the same set-up with a new seed."""
        session = self._active.session
        if session is not None and session.start.trial:
            self.playtest_alone(session.decks[0], session.start.players[0].deck_name)
        elif session is not None and next_game(session.game_history.record) is not None:
            self.play_next(session.game_history.record, session.keep)
        elif session is not None:
            self._repeat(session)

    def rematch_swapped(self) -> None:
        """Play again, each player with the other's deck."""
        if self._active.session is not None:
            self._repeat(self._active.session, swapped=True)

    def _repeat(self, session: GameSession, *, swapped: bool = False) -> None:
        """Play a game like this one; a game that began at a position begins there again."""
        record = session.game_history.record
        if record.start.state is not None:
            history, players = session.game_history, record.start.players
            self._begin(lambda: branch(history, 0, players))
            return
        opening = "first" if first_chooser(record) is not None else ""
        self._begin(lambda: rematch(record, self._services.find, swapped=swapped), opening)

    def ask_rematch(self, begin: Callable[[], object]) -> None:
        """Begin a rematch; a game that is not over is left only after a question."""
        session = self._active.session
        if session is None or session.over or not session.game_history.moves:
            begin()
            return
        message_box.ask(
            self._parent,
            self.tr("Rematch"),
            self.tr("This game is not over. Start a new one?"),
            self.tr("You can continue it later from Saved games."),
            [message_box.destructive(self.tr("Start a new game"), begin)],
            self.tr("Keep playing"),
        )

    def ask_new_game(self, deck: str = "", opponent: str = "") -> None:
        """Open the dialog for a new game, with a deck and an opponent if they are given."""
        if self.dialog is not None:
            return
        last = self._settings.last_game
        if deck:
            last = self._settings.last_setup(DECKS_GAME)
            last = last.model_copy(update={"decks": (deck, last.decks[1])})
        if opponent and opponent != last.opponent:
            last = last.model_copy(update={"opponent": opponent, "names": (last.names[0], "")})
        self.dialog = NewGameDialog(self._services, last, self._settings.last_setup, self._parent)
        self.dialog.hot_seat.show_level(self._settings.hot_seat)
        self.dialog.accepted.connect(self._keep_hot_seat)
        self.dialog.chosen.connect(self._play_chosen)
        self.dialog.own_rules_wanted.connect(self._show_clauses)
        self.dialog.finished.connect(self._dialog_closed)
        self.dialog.open()

    def _show_clauses(self, game_module: GameModule, number: str) -> None:
        """Show a clause of a game over the dialog, which stays as it is."""
        self.clauses = ClauseDialog(game_module, self._keymap, self.dialog, traced=False)
        self.clauses.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.clauses.book_wanted.connect(partial(self._open_book, game_module))
        self.clauses.show_clause(number)

    def _open_book(self, game_module: GameModule, number: str, edition: str) -> None:
        if self.dialog is not None:
            self.dialog.reject()
        self.book_wanted.emit(game_module, number, edition)

    def _keep_hot_seat(self) -> None:
        if self.dialog is not None:
            self._settings.hot_seat = self.dialog.hot_seat.level

    def _play_chosen(self, setup: GameSetup) -> None:
        if self.play(setup):
            self.remember(setup)

    def remember(self, setup: GameSetup) -> None:
        """Begin with this set-up the next time."""
        self._settings.remember_game(setup)
        self.chosen.emit()

    def _dialog_closed(self) -> None:
        if self.dialog is not None:
            self.dialog.deleteLater()
            self.dialog = None
