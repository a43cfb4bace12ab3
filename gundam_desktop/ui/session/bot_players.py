"""The bots of one game: each with its own chance, its own limit, and the decks as it may know them."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal

from gundam_desktop.bots import levels
from gundam_desktop.bots.search_bot import without_opponents
from gundam_desktop.match.series import decks_known_to
from gundam_desktop.records import Start
from gundam_desktop.tabletop import Game
from gundam_desktop.ui.session.bot_client import BotClient
from gundam_desktop.ui.session.player_names import shown_name
from gundam_desktop.ui.session.services import Services


class BotSeat(NamedTuple):
    """A seat at which a bot plays."""

    level: str
    name: str


class BotPlayers(QObject):
    """Asks the bots of a game for their choices."""

    answered = Signal(object)
    """The choice of the bot that was asked."""
    notice = Signal(str)
    """A fault of a bot, as a sentence for the player."""

    def __init__(
        self,
        seats: Mapping[int, BotSeat],
        start: Start,
        decks: tuple[Any, Any],
        services: Services,
        limit: float,
        parent: QObject | None = None,
    ) -> None:
        """`limit` is how many seconds a bot may think."""
        super().__init__(parent)
        against_person = len(seats) < len(start.players)
        self._clients: dict[int, BotClient] = {}
        self._decks: dict[int, tuple[Any, Any]] = {}
        for seat, bot in seats.items():
            # Never the game's own seed: a bot must not sample the true world.
            own = random.Random(f"bot {seat} of game {start.seed}").getrandbits(32)
            level = levels.against_person(bot.level) if against_person else bot.level
            client = BotClient(services.bots_of(start.game), level, shown_name(bot), own, limit, self)
            client.answered.connect(self.answered)
            client.notice.connect(self.notice)
            self._clients[seat] = client
            known = decks_known_to(seat, decks, start, services.find(start.game))
            # What a bot may not know does not reach its process.
            self._decks[seat] = (
                known if levels.knows_lists(level, of_person=against_person) else without_opponents(known, seat)
            )

    def at(self, seat: int) -> bool:
        """True if a bot plays at a seat."""
        return seat in self._clients

    def decks_known_at(self, seat: int) -> tuple[Any, Any]:
        """Both decks as the bot of a seat may know them."""
        return self._decks[seat]

    def process_of(self, seat: int) -> int | None:
        """The id of the bot's process of a seat; None if none runs."""
        return self._clients[seat].pid if seat in self._clients else None

    def start(self) -> None:
        """Start their processes ahead of the first request."""
        for client in self._clients.values():
            client.start()

    def ask(self, game: Game) -> None:
        """Ask the bot that decides in a game for its choice; a person is not asked."""
        seat = game.decision.player
        if seat in self._clients:
            self._clients[seat].ask(game.view(seat), game.choices(seat), self._decks[seat])

    def reject(self, seat: int, why: str) -> None:
        """Report that the last answer of a bot was not a legal choice; it is asked again."""
        self._clients[seat].reject(why)

    def cancel(self) -> None:
        """Drop the current request."""
        for client in self._clients.values():
            client.cancel()

    def stop(self) -> None:
        """End the bots and their processes."""
        for client in self._clients.values():
            client.stop()
