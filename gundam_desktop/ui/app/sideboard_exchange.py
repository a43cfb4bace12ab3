"""Asks the persons of a match, one after the other, for what they exchange before the next game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from gundam_desktop.games.game_module import GameModule
from gundam_desktop.match.series import yet_to_exchange
from gundam_desktop.records import Record
from gundam_desktop.records.entries import Exchanged
from gundam_desktop.ui.keys import Keymap
from gundam_desktop.ui.play.exchange_dialog import ExchangeDialog
from gundam_desktop.ui.session.game_session import HUMAN
from gundam_desktop.ui.session.player_names import shown_name


class SideboardExchange(QObject):
    """The exchange after one game. What each player has exchanged is kept at once in the record of that game."""

    finished = Signal()
    """Everybody has exchanged: the next game can begin."""
    put_off = Signal()
    """A player wants to exchange later."""

    def __init__(
        self,
        record: Record,
        keep: Callable[[Exchanged], object],
        game_module: GameModule,
        keymap: Keymap,
        parent: QWidget,
    ) -> None:
        """`keep` adds a line to the record and to its file."""
        super().__init__(parent)
        self._record, self._keep, self._game_module = record, keep, game_module
        self._keymap, self._parent = keymap, parent
        self.dialog: ExchangeDialog | None = None

    def go_on(self) -> None:
        """Ask the next person."""
        waiting = yet_to_exchange(self._record, self._game_module)
        if not waiting:
            self.finished.emit()
            return
        seat, start = waiting[0], self._record.start
        assert start.series is not None
        assert start.series.registered is not None
        read = self._game_module.read_deck
        self.dialog = ExchangeDialog(
            self._game_module,
            read(start.players[seat].deck),
            read(start.series.registered[seat]),
            shown_name(start.players[seat]),
            self._note(seat),
            self._keymap,
            self._parent,
            curtain=all(player.level == HUMAN for player in start.players),
        )
        self.dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.dialog.exchanged.connect(partial(self._exchanged, seat))
        self.dialog.rejected.connect(self.put_off)
        self.dialog.open()

    def _note(self, seat: int) -> str:
        """What is public of the other player's sideboard: its size."""
        series, sideboards = self._record.start.series, self._game_module.sideboards
        assert sideboards is not None
        assert series is not None
        assert series.registered is not None
        other = sideboards.lists(self._game_module.read_deck(series.registered[1 - seat])).sideboard
        name, size = shown_name(self._record.start.players[1 - seat]), sum(count for _, count in other)
        if not size:
            return self.tr("Enter or a double click moves a card. {name} has no sideboard.").format(name=name)
        text = self.tr("Enter or a double click moves a card. {name} has a sideboard of %n cards.", "", size)
        return text.format(name=name)

    def _exchanged(self, seat: int, deck: Any) -> None:
        self.dialog = None
        self._keep(Exchanged(seat=seat, deck=self._game_module.write_deck(deck)))
        self.go_on()
