"""Games over a network in the window: pages and dialogs, the table that the player is at, the server beside it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from gundam_desktop.games import keys as game_keys
from gundam_desktop.net.client import Client, Heard
from gundam_desktop.net.downward import Over
from gundam_desktop.net.invitation import NotAnInvitation, Server, read_address
from gundam_desktop.net.seat_file import SavedSeat, SeatFiles
from gundam_desktop.net.taken_seat import Checked
from gundam_desktop.net.upward import Exchange, Ready, Rematch
from gundam_desktop.records import Damaged, Store
from gundam_desktop.tabletop import told
from gundam_desktop.ui.keys import Keymap
from gundam_desktop.ui.online.deck_field import MakeDeckField
from gundam_desktop.ui.online.home import Home, ways_to
from gundam_desktop.ui.online.host_dialog import HostDialog, Hosting
from gundam_desktop.ui.online.join_dialog import JoinDialog
from gundam_desktop.ui.online.near import Near
from gundam_desktop.ui.online.online_page import OnlinePage
from gundam_desktop.ui.online.table_bar import TableBar
from gundam_desktop.ui.online.waiting_room import WaitingRoom
from gundam_desktop.ui.play.exchange_dialog import ExchangeDialog
from gundam_desktop.ui.play.play_page import PlayPage
from gundam_desktop.ui.session.active_game import ActiveGame
from gundam_desktop.ui.session.network_game import NetworkGame
from gundam_desktop.ui.session.network_table import NetworkTable
from gundam_desktop.ui.session.online_choices import KnownServer, OnlineChoices
from gundam_desktop.ui.session.pace import Pace
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.session.settings import Settings
from gundam_desktop.ui.style import message_box
from gundam_desktop.ui.style.translation import language
from gundam_desktop.ui.table.items.player_plate_item import Presence

logger = logging.getLogger(__name__)


class Online(QObject):
    """The player's way into a game over a network and out of it again. There is one table at a time."""

    page_wanted = Signal(object)
    """A page is to be shown."""
    game_wanted = Signal(object)
    """A `NetworkGame` is to be shown."""
    start_wanted = Signal()
    """The start page is to be shown."""
    table_left = Signal()
    """The game on the table is left: nothing is to be shown there."""
    settings_changed = Signal()
    game_kept = Signal(object)
    """A game that is over is among the saved ones now, at this path."""

    def __init__(
        self,
        active: ActiveGame,
        play_page: PlayPage,
        services: Services,
        settings: Settings,
        keymap: Keymap,
        pace: Callable[[], Pace],
        make_deck_field: MakeDeckField,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._active, self._play_page, self._services, self._settings = active, play_page, services, settings
        self._keymap, self._pace, self._make_deck_field, self._parent = keymap, pace, make_deck_field, parent
        self.files = SeatFiles()
        self.table: NetworkTable | None = None
        """The table that the player is at; None without one."""
        self.page = OnlinePage(services, parent)
        self.page.hide()  # until it is wanted: a window that is shown again shows all that nobody has hidden
        self.room: WaitingRoom | None = None
        self.bar: TableBar | None = None
        self.dialog: HostDialog | JoinDialog | None = None
        self.exchange: ExchangeDialog | None = None
        self.home = Home(self)
        self.near = Near(self.page, services, self)
        self.page.host_wanted.connect(self.ask_host)
        self.page.join_wanted.connect(self.ask_join)
        self.page.back_wanted.connect(self.start_wanted)
        self.page.seat_wanted.connect(self.come_back)
        self.page.unwanted.connect(self._forget_seat)
        self.page.near_wanted.connect(lambda invitation: self.ask_join(invitation.link))
        play_page.rematch_wanted.connect(self.go_on)
        active.changed.connect(self._game_changed)

    def show(self) -> None:
        """Show the game of the table, its waiting room, or the ways to a table."""
        if self.table is not None and self.table.game is not None and self._active.played is self.table.game:
            self.page_wanted.emit(self._play_page)
        elif self.room is not None:
            self.page_wanted.emit(self.room)
        else:
            self.page.show_seats(self.files.all())
            self.page_wanted.emit(self.page)

    # host

    def ask_host(self) -> None:
        """Ask for everything that a table needs."""
        if self.dialog is not None:
            return
        last, choices = self._settings.last_game, self._settings.online
        dialog = HostDialog(
            self._services, self._settings.last_setup, last, choices, self._make_deck_field, self._parent
        )
        dialog.chosen.connect(self.host)
        self._open(dialog)

    def host(self, wanted: Hosting) -> None:
        """Open a table."""
        choices = self._settings.online.model_copy(
            update={"hosts_at": wanted.server.address if wanted.server else "", "rules": wanted.rules.model_dump()}
        )
        self._remember(choices.with_server(wanted.server) if wanted.server else choices)
        game_module = self._services.find(wanted.game)
        try:
            deck = game_module.library.deck(wanted.deck)
        except (ValueError, OSError) as error:
            message_box.warn(self._parent, self.tr("This deck cannot be played"), told(error, language()))
            return

        def open_table(server: Server, key: str) -> None:
            table = self._connect(server, key)
            table.brought = deck
            title = game_module.library.deck_title(wanted.deck, language())
            table.client.host(wanted.game, wanted.edition, deck, title, wanted.name, wanted.rules)
            room = self._sit(table)
            room.use_decks_of(game_module, wanted.deck)

        if wanted.server is not None:
            open_table(_server_of(wanted.server), wanted.server.key)
        else:
            self.home.start(wanted.name, open_table, self._cannot_host)

    def _cannot_host(self, why: str) -> None:
        message_box.warn(self._parent, self.tr("The server on this computer does not start"), why)

    # join

    def ask_join(self, text: str = "") -> None:
        """Open the dialog to join a table, with an invitation if there is one. Nothing is dialled by that."""
        if isinstance(self.dialog, HostDialog):
            self.dialog.reject()
        if self.dialog is None:
            dialog = JoinDialog(
                self._services,
                self._settings.last_setup,
                self._settings.online,
                self._settings.last_game.names[0],
                self.files.all,
                self._connect,
                self._make_deck_field,
                self._parent,
            )
            dialog.joined.connect(self._joined)
            dialog.back_wanted.connect(self.come_back)
            dialog.trusted.connect(lambda server: self._remember(self._settings.online.with_server(server)))
            self._open(dialog)
        if isinstance(self.dialog, JoinDialog) and text:
            self.dialog.take(text)

    def _joined(self, table: NetworkTable) -> None:
        room = self._sit(table)
        if table.found is not None and table.brought is not None:
            chosen = self._settings.last_setup(table.found.game).decks[0]
            room.use_decks_of(self._services.find(table.found.game), chosen)

    def _open(self, dialog: HostDialog | JoinDialog) -> None:
        self.dialog = dialog
        dialog.finished.connect(self._dialog_closed)
        dialog.open()

    def _dialog_closed(self) -> None:
        if self.dialog is not None:
            self.dialog.deleteLater()
            self.dialog = None

    # the table

    def come_back(self, saved: SavedSeat) -> None:
        """Come back to a seat that was saved."""
        if saved.game and saved.game not in game_keys():
            return
        table = self._connect(saved.server)
        table.deck = table.brought = self._saved_deck(saved)
        table.client.resume(saved)
        self._sit(table)

    def _saved_deck(self, saved: SavedSeat) -> Any:
        """The own deck of the last game at a table; None if it is not known any more."""
        known = [chance.deck for _, chance in sorted(saved.chances.items()) if chance.deck is not None]
        try:
            return self._services.find(saved.game).read_deck(known[-1]) if known and saved.game else None
        except ValueError:  # its cards are not here any more, which the server will say
            return None

    def _forget_seat(self, saved: SavedSeat) -> None:
        self.files.forget(saved.table)
        self.page.show_seats(self.files.all())

    def _connect(self, server: Server, key: str = "") -> NetworkTable:
        """Make a table of a server; its client connects with its first request."""
        find = self._services.find

        def connect(heard: Callable[[Heard], object]) -> Client:
            return Client(server, find, heard, key=key, files=self.files)

        return NetworkTable(connect, find, self._pace, self)

    def _sit(self, table: NetworkTable) -> WaitingRoom:
        """Be at a table from now on, in its waiting room at first."""
        self._drop()
        self.table = table
        table.began.connect(self._show_game)
        table.told.connect(self._hear)
        table.changed.connect(self._revive)
        self.room = room = WaitingRoom(table, self._make_deck_field, self._parent)
        room.left.connect(self.ask_leave)
        room.show_ways(ways_to(table.client.server))
        self.page_wanted.emit(room)
        return room

    def _revive(self) -> None:
        """Start the server on this computer again if the table has lost it."""
        if self.table is not None and self.table.link.state == "lost":
            self.home.revive(self._settings.last_game.names[0] or self.tr("Player"), self.table.client.server)

    def _show_game(self, game: NetworkGame) -> None:
        if self.exchange is not None:
            self.exchange.reject()
        self.game_wanted.emit(game)
        assert self.table is not None
        self.bar = TableBar(self.table, self._settings.online.muted, self._play_page)
        self.bar.left.connect(self.ask_leave)
        self.bar.link_wanted.connect(self._copy_link)
        self.bar.noted.connect(self._play_page.note)
        self.bar.muted_changed.connect(self._mute)
        self.bar.presences_changed.connect(self._show_presences)
        self._play_page.table_changed.connect(self.bar.tell_presences)
        self._play_page.set_footer(self.bar)
        self.bar.tell_presences()

    def _copy_link(self) -> None:
        """Copy the link for a player who lost the way back, because the address of this computer is another one."""
        if self.room is not None and self.table is not None:
            self.room.show_ways(ways_to(self.table.client.server))
            self.room.copy.click()
            self._play_page.note(self.room.state.text())

    def _show_presences(self, presences: tuple[Presence, Presence]) -> None:
        self._play_page.scene.set_presences(presences)

    def _mute(self, on: bool) -> None:
        self._remember(self._settings.online.model_copy(update={"muted": on}))

    def _hear(self, message: object) -> None:
        table = self.table
        if isinstance(message, Checked):
            self._keep_records(message)
        if isinstance(message, Over | Checked) and table is not None and table.game is not None:
            game = table.game
            below = "\n".join(text for text in (game.score, game.verdict) if text)
            self._play_page.frame.result.show_below(game.next_game_label(), below)

    def _keep_records(self, checked: Checked) -> None:
        """Put the games among the saved ones."""
        for record in checked.records:
            try:
                self.game_kept.emit(Store().take(record.encode()))
            except (Damaged, OSError) as error:
                logger.warning("a record of a server was not kept: %s", error)
                self._play_page.note(self.tr("The game could not be saved: {reason}").format(reason=error))

    def go_on(self) -> None:
        """Ask for the next game of the match or a rematch; a watcher leaves."""
        table, game = self.table, self.table.game if self.table is not None else None
        if table is None or game is None or self._active.played is not game:
            return
        if table.seat < 0:
            self.leave()
        elif game.is_decided:
            table.client.send(Rematch())
        elif table.table is not None and table.table.rules.sideboards:
            self._ask_exchange(table, game)
        else:
            table.client.send(Ready(on=True))

    def _ask_exchange(self, table: NetworkTable, game: NetworkGame) -> None:
        """Let the player exchange cards before the next game."""
        module, note = self._services.find(game.game_key), self.tr("Enter or a double click moves a card.")
        if self.exchange is not None or table.deck is None or module.sideboards is None:
            table.client.send(Ready(on=True))
            return
        first = self._first_deck(table)
        name = game.names[table.seat]
        self.exchange = dialog = ExchangeDialog(
            module, table.deck, first, name, note, self._keymap, self._parent, curtain=False
        )
        dialog.exchanged.connect(partial(self._exchanged, table, game.game_key))
        dialog.finished.connect(self._exchange_closed)
        dialog.open()

    def _first_deck(self, table: NetworkTable) -> Any:
        """The deck with which the match began."""
        if table.registered is None:
            table.registered = table.deck
        return table.registered

    def _exchanged(self, table: NetworkTable, game: str, deck: Any) -> None:
        table.brought = deck
        table.client.send(Exchange(deck=self._services.find(game).write_deck(deck)))
        table.client.send(Ready(on=True))

    def _exchange_closed(self) -> None:
        if self.exchange is not None:
            self.exchange.deleteLater()
            self.exchange = None

    # the way out

    def ask_leave(self) -> None:
        """Leave the table; a game that goes on is conceded by that, so the player is asked first."""
        table = self.table
        if table is None or not table.is_playing or (table.players is not None and table.players.stage == "kept"):
            self.leave()
            return
        message_box.ask(
            self._parent,
            self.tr("Leave the table"),
            self.tr("Leave this table? You concede the game."),
            self.tr(
                "To continue later, ask to keep the game. If you only close the window, your seat stays for a while."
            ),
            [message_box.destructive(self.tr("Concede and leave"), self.leave)],
            self.tr("Stay"),
        )

    def leave(self) -> None:
        """Leave the table for good."""
        table, game = self.table, self.table.game if self.table is not None else None
        if table is not None:
            kept = table.players is not None and table.players.stage == "kept"
            (table.close if kept or table.link.code == "kept" else table.leave)()
        on_table = game is not None and self._active.played is game
        self._forget_table()
        if on_table:
            self.table_left.emit()
        self.show()

    def close(self) -> None:
        """Close the connection, as the window closes: the seat stays. A server on this computer ends with its games."""
        self._drop()
        self.near.close()
        self.home.close()

    def _drop(self) -> None:
        """Leave the table, but keep the seat."""
        if self.table is not None:
            self.table.close()
        self._forget_table()

    def _forget_table(self) -> None:
        table, room, self.table, self.room, self.bar = self.table, self.room, None, None, None
        if table is not None:
            table.began.disconnect(self._show_game)
            table.told.disconnect(self._hear)
            table.changed.disconnect(self._revive)
            table.deleteLater()
        if room is not None:
            room.hide()
            room.deleteLater()

    def _game_changed(self) -> None:
        """Leave the table, keeping the seat, when something else is shown where its game was."""
        game, shown = self.table.game if self.table is not None else None, self._active
        if game is not None and shown.is_shown and shown.played is not game:
            plays = self.table is not None and self.table.is_playing
            self._drop()
            if plays:
                text = self.tr("You are away from your table now. “Play online” leads back to it.")
                QTimer.singleShot(0, self, partial(self._play_page.note, text))  # into the log of what is shown now

    def _remember(self, choices: OnlineChoices) -> None:
        self._settings.online = choices
        self.settings_changed.emit()


def _server_of(known: KnownServer) -> Server:
    """How a server of one's own is reached."""
    try:
        return read_address(known.address)._replace(fingerprint=known.fingerprint)
    except NotAnInvitation:  # the dialog has read it before
        return Server(known.address)
