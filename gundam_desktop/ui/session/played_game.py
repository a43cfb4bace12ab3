"""A game that somebody plays at this window, here or on a server: what clocks, menus and pages need of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QObject

from gundam_desktop.match.clock import Clock
from gundam_desktop.match.series import SeriesScore
from gundam_desktop.match.stops import PlayerStops
from gundam_desktop.records import GameHistory, Player
from gundam_desktop.ui.session.game_source import GameSource
from gundam_desktop.ui.session.match_series import score_text
from gundam_desktop.ui.session.pace import Pace


class PlayedGame(GameSource):  # a class of Qt cannot be an ABC
    """The common base of a session and a game over a network."""

    def __init__(
        self,
        game_key: str,
        edition: str,
        players: Sequence[Player],
        step: Callable[[], object],
        parent: QObject | None = None,
    ) -> None:
        """`game_key` is the key of what is played (`gcg`), `edition` that of its rules; the rest as in `GameSource`."""
        super().__init__(players, step, parent)
        self.game_key, self.edition = game_key, edition

    @property
    def seed(self) -> int | None:
        """The seed of everything random; None while it would tell what is hidden."""
        return None

    @property
    def place(self) -> tuple[str, int]:
        """A name that no other game has, and the number of choices made in this one."""
        raise NotImplementedError

    @property
    def is_advised(self) -> bool:
        """True if the player may use advice; at a table of a server its rules decide."""
        return True

    def known_decks(self, seat: int) -> tuple[Any, Any] | None:
        """Both decks as a player may know them; None in a game that began at a position."""
        raise NotImplementedError

    @property
    def turn(self) -> int:
        """The number of the turn."""
        return self.game.turn

    @property
    def ended_history(self) -> GameHistory | None:
        """All positions of a game that is over; None while it goes on, and where they are not known."""
        return None

    @property
    def is_kept(self) -> bool:
        """True if the game stays among the saved games, as one of a server does for both players."""
        return True

    @property
    def clock(self) -> Clock | None:
        """The time that each player has left; None without clocks."""
        return None

    @property
    def timed(self) -> tuple[int, ...]:
        """Seats of the players whose time is shown."""
        return self.humans

    @property
    def series_score(self) -> SeriesScore | None:
        """The score of the match that this game belongs to; None for a single game."""
        return None

    @property
    def score(self) -> str:
        """The score of the match as text; empty for a single game."""
        standing = self.series_score
        return score_text(standing, self.names, self.people) if standing is not None else ""

    @property
    def stops(self) -> PlayerStops:
        """Where the persons want to be asked."""
        raise NotImplementedError

    def ask_undo(self) -> bool:
        """Ask the server to take the player's last decision back; False if there is none, or no server."""
        return False

    def begin(self, opening: str = "") -> None:
        """Go on to the first decision. If `opening` is given, the choice with that verb is made first."""
        raise NotImplementedError

    def pass_until_something(self, seat: int) -> None:
        """Pass for a person until something happens, beginning with the current decision."""
        raise NotImplementedError

    def stop_passing(self, seat: int) -> None:
        """Stop passing for a person."""
        raise NotImplementedError

    def set_pace(self, pace: Pace) -> None:
        """Use changed settings from the next decision on."""
        raise NotImplementedError
