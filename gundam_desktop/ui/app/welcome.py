"""What the welcome offers now, and what its choices do."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from time import time

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from gundam_desktop.games import DEFAULT, title_of
from gundam_desktop.records import GameListing, RecordedGame, Store
from gundam_desktop.ui.app.deck_picker import DeckPicker
from gundam_desktop.ui.app.game_defaults import completed
from gundam_desktop.ui.app.game_launcher import DECKS_GAME, GameLauncher
from gundam_desktop.ui.app.welcome_page import WelcomePage
from gundam_desktop.ui.cards.deck_list import tile_or_name
from gundam_desktop.ui.cards.deck_tile import DeckTile
from gundam_desktop.ui.play.texts import turn_name
from gundam_desktop.ui.saved_games import SavedGamesController
from gundam_desktop.ui.saved_games.left_games import archive, left_games, whose_turn
from gundam_desktop.ui.saved_games.model import title, warn_of_cut, when
from gundam_desktop.ui.session.active_game import ActiveGame
from gundam_desktop.ui.session.background_reader import BackgroundReader
from gundam_desktop.ui.session.game_session import HUMAN
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.session.settings import GameSetup, Settings
from gundam_desktop.ui.style.translation import language

FAN = 3
"""Decks whose cards are shown where decks are built."""


class Welcome(QObject):
    """Fills the page of the welcome and follows what is chosen on it."""

    table_wanted = Signal()
    """Back to the game on the table."""

    def __init__(
        self,
        active: ActiveGame,
        launcher: GameLauncher,
        saved_games: SavedGamesController,
        services: Services,
        settings: Settings,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._active, self._launcher, self._saved_games = active, launcher, saved_games
        self._services, self._settings, self._parent = services, settings, parent
        self._found: list[RecordedGame] = []
        self._left: list[RecordedGame] = []
        self._unwanted = 0.0
        """Games that were last played before this time are not wanted, though not all of them are listed yet."""
        self.lister = BackgroundReader(lambda: Store().scan(), self)
        """Looks for games that are left."""
        self.lister.found.connect(self._look_for_left)
        self.lister.finished.connect(self._show_all_left)
        self.fan = BackgroundReader(self._fan_tiles, self)
        """Looks for decks to show where decks are built."""
        self.picker: DeckPicker | None = None
        self.page = page = WelcomePage(parent)
        self.fan.finished.connect(page.show_fan)
        page.play_wanted.connect(self._play_now)
        page.continue_wanted.connect(self._go_on)
        page.archive_wanted.connect(self._archive)
        page.friend_wanted.connect(lambda: launcher.ask_new_game(opponent=HUMAN))
        page.form_wanted.connect(launcher.ask_new_game)
        page.deck_wanted.connect(self._choose_deck)

    def refresh(self) -> None:
        """Show what can be gone on with, and the game that one click begins."""
        self._show_game()
        self._show_left()

    def setup(self) -> GameSetup:
        """A single game with the decks of the last one, against a bot; chance has said who goes first."""
        last = self._settings.last_game
        plain = GameSetup(
            game=last.game,
            decks=last.decks,
            names=(last.names[0], ""),
            opponent="" if last.opponent == HUMAN else last.opponent,
            starter=secrets.choice(("first seat", "second seat")),
        )
        return completed(plain, self._services)

    def _show_game(self) -> None:
        setup = self.setup()
        game_module = self._services.find(setup.game)
        own, other = (tile_or_name(game_module.library, name) for name in setup.decks)
        named = title_of(setup.game, language()) if setup.game != DEFAULT else ""
        self.page.show_game(own, other, setup.names[1], named)
        self.fan.start()

    def _fan_tiles(self) -> Iterator[DeckTile]:
        """Yield decks to show where decks are built, not those of the game that one click begins."""
        built, shown = self._services.find(DECKS_GAME), self.setup().decks

        def tiles() -> Iterator[DeckTile]:
            names = [name for name in built.library.deck_names() if name not in shown]
            yield from (tile_or_name(built.library, name) for name in names[-FAN:])

        return tiles()

    def _show_left(self) -> None:
        self.lister.stop()
        session = self._active.played
        if session is not None and not session.over:
            first, second = session.names
            named = self.tr("Back to the table: {first} against {second}").format(first=first, second=second)
            self.page.offer_to_go_on(named, turn_name(session.turn))
            return
        self._left, self._found = [], []
        self.page.offer_to_go_on("", "")
        self.page.keep_room(self._settings.game_left)
        self.lister.start()

    def _look_for_left(self, found: list[RecordedGame | str]) -> None:
        """Offer the first game that is left as soon as it is found."""
        if not self._left:
            self._found += GameListing.of(found).entries
            self._offer(self._wanted(left_games(self._found)))

    def _show_all_left(self, found: list[RecordedGame | str]) -> None:
        """Offer the games that are left once all are listed; put away those that were not wanted before that."""
        left = left_games(GameListing.of(found).entries)
        wanted = self._wanted(left)
        self._archive_all([entry for entry in left if entry not in wanted])
        self._unwanted = 0.0
        self._offer(wanted)
        self._settings.game_left = bool(wanted)
        self.page.keep_room(self._settings.game_left)

    def _wanted(self, left: list[RecordedGame]) -> list[RecordedGame]:
        return [entry for entry in left if entry.changed > self._unwanted]

    def _offer(self, left: list[RecordedGame]) -> None:
        former, self._left = self._left[:1], left
        if left[:1] == former:
            return
        if not left:
            self.page.offer_to_go_on("", "")
            return
        entry = left[0]
        named = self.tr("Continue: {title}").format(title=title(entry))
        self.page.offer_to_go_on(named, f"{whose_turn(entry)} · {when(entry)}", entry.picture, kept=True)

    def _play_now(self) -> None:
        self._launcher.ask_rematch(lambda: self._launcher.play(self.setup()))

    def _go_on(self) -> None:
        session = self._active.played
        if session is not None and not session.over:
            self.table_wanted.emit()
        elif not self._saved_games.resume(self._left[0].path):
            self.refresh()

    def _archive(self) -> None:
        """Offer no game that is left now; those that have not been listed yet follow when they are."""
        reading, left = self.lister.is_reading, self._left
        self._unwanted = time() if reading else 0.0
        if reading:
            self._offer([])
        self._archive_all(left)
        if not reading:
            self.refresh()
        self.page.take_keys()

    def _archive_all(self, left: list[RecordedGame]) -> None:
        for cut in archive(left):
            warn_of_cut(self._parent, cut)

    def _choose_deck(self, seat: int) -> None:
        setup = self.setup()
        self.picker = picker = DeckPicker(self._services.find(setup.game), setup.decks[seat], self.page)
        picker.chosen.connect(lambda name: self._take_deck(seat, name))
        picker.finished.connect(self._forget_picker)
        picker.open()

    def _take_deck(self, seat: int, name: str) -> None:
        """Remember another deck for the next game."""
        decks = list(self.setup().decks)
        decks[seat] = name
        self._launcher.remember(self._settings.last_game.model_copy(update={"decks": tuple(decks)}))
        self._show_game()

    def _forget_picker(self) -> None:
        if self.picker is not None:
            self.picker.deleteLater()
            self.picker = None
