"""What the table shows: the common base of a session, a replay and a task."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QObject, Signal

from gundam_desktop.match.event_history import Past
from gundam_desktop.match.hot_seat import opened
from gundam_desktop.records import Player
from gundam_desktop.tabletop import Choice, Decision, Event, Game, Refusal, View
from gundam_desktop.tabletop.place import CardPlace
from gundam_desktop.ui.session.player_names import shown_names
from gundam_desktop.ui.session.presentation_gate import PresentationGate


class GameSource(QObject):  # a class of Qt cannot be an ABC
    """A game to show: its views, its events, and the choices of its players. By default nobody can choose anything."""

    moved = Signal()
    """Something has happened, or another player must decide."""
    jumped = Signal()
    """The game is at another position; there is nothing to animate."""
    refused = Signal(int, object, object)
    """A person's choice was not legal: seat, choice, refusals. Nothing has changed."""
    notice = Signal(str)
    """A sentence about the program itself (a bot that was restarted)."""

    def __init__(self, players: Sequence[Player], step: Callable[[], object], parent: QObject | None = None) -> None:
        """`step` makes the next automatic step, whenever `_gate` lets it."""
        super().__init__(parent)
        self._players = players
        self._gate = PresentationGate(step, self)

    # the game

    @property
    def game(self) -> Game:
        """The game at the position that is shown. To be copied, not changed."""
        raise NotImplementedError

    @property
    def past(self) -> Past:
        """What has happened so far."""
        raise NotImplementedError

    @property
    def decision(self) -> Decision:
        """The decision the game waits for."""
        return self.game.decision

    @property
    def over(self) -> bool:
        """True if the game has been played to its end, and its result is to be shown."""
        return False

    def view(self, seat: int) -> View:
        """The game as this seat may see it; without anything to choose if nothing can be chosen here."""
        return self._view_of(self.game, seat)

    def _view_of(self, game: Game, seat: int) -> View:
        view = opened(game, seat) if self.is_open else game.view(seat)
        if self.can_choose:
            return view
        return view._replace(decision=view.decision._replace(groups=(), options=(), shown=()))

    def history(self, seat: int) -> list[Event]:
        """All events so far, as this seat may know them."""
        raise NotImplementedError

    def take_events(self, seat: int) -> list[Event]:
        """The events since the last call for the seat, as it may know them."""
        raise NotImplementedError

    # its players

    @property
    def names(self) -> tuple[str, str]:
        """The players' names by seat."""
        return shown_names(self._players)

    @property
    def humans(self) -> tuple[int, ...]:
        """Seats of the persons who decide at this window."""
        return ()

    @property
    def people(self) -> tuple[int, ...]:
        """Seats of the persons who play, or have played: the one who plays alone is told of as "you"."""
        return tuple(seat for seat, player in enumerate(self._players) if player.is_person)

    @property
    def levels(self) -> tuple[str, str]:
        """The level of each bot, or its program, by seat; empty for a person."""
        first, second = ("" if player.is_person else player.level for player in self._players)
        return first, second

    def next_viewer(self, viewer: int) -> int:
        """The seat whose view is shown next after `viewer`."""
        raise NotImplementedError

    @property
    def is_open(self) -> bool:
        """True if both hands are open: nothing need be hidden from either player."""
        return False

    def waiting(self) -> str:
        """What the main button says while nobody can choose at this window."""
        raise NotImplementedError

    @property
    def score(self) -> str:
        """The score of the match as text; empty for a single game."""
        return ""

    @property
    def ending(self) -> str:
        """Why the game has ended, if not by its rules; empty otherwise."""
        return ""

    @property
    def verdict(self) -> str:
        """What a check of the whole game has shown; empty without one."""
        return ""

    def next_game_label(self) -> str:
        """The label of the button after the end."""
        return ""

    # their choices

    @property
    def can_choose(self) -> bool:
        """True if choices can be made here now."""
        return False

    def legal_choices(self, seat: int) -> list[Choice]:
        """The legal choices of this seat now."""
        return self.game.legal_choices(seat) if self.can_choose else []

    def pseudo_legal_choices(self, seat: int, card: int) -> list[Choice]:
        """Every choice that this seat could try with the card, legal or not."""
        return self.game.pseudo_legal_choices(seat, card) if self.can_choose else []

    def explain(self, seat: int, choice: Choice) -> list[Refusal]:
        """Why the choice is not legal; empty when it is."""
        return self.game.explain(seat, choice) if self.can_choose else []

    def choose(self, seat: int, choice: Choice) -> bool:  # noqa: ARG002 - nothing can be chosen
        """Make a choice. Returns False, and emits `refused`, if it is not legal."""
        return False

    def concede(self, seat: int) -> None:
        """Give the game up for a seat; nothing where nobody can."""

    @property
    def can_pass_on(self) -> bool:
        """True if a player can have passes made for them until something happens."""
        return False

    def passes(self, seat: int) -> bool:  # noqa: ARG002 - nobody can pass
        """True while passes are made for a player until something happens."""
        return False

    # the table

    @property
    def slots(self) -> Mapping[CardPlace, int]:
        """The slots that cards have or had on the screen."""
        raise NotImplementedError

    def keep_slots(self, slots: Mapping[CardPlace, int]) -> None:
        """Keep the slots that cards have on the screen; nothing for a game that is over, or goes on elsewhere."""

    def begin_showing(self) -> None:
        """Note that the table has begun to show events: the next automatic step waits for `shown`."""
        self._gate.begin_showing()

    def shown(self) -> None:
        """Note that the table has shown all events."""
        self._gate.shown()

    def close(self) -> None:
        """Make no more steps."""
        self._gate.cancel()
