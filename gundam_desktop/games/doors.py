"""The doors of a game: everything that windows, bots, records and commands use of it. `games.find` returns them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from gundam_desktop.tabletop.account import Account
from gundam_desktop.tabletop.choice import Choice
from gundam_desktop.tabletop.event import Event
from gundam_desktop.tabletop.game import Game, Library
from gundam_desktop.tabletop.luck import Luck
from gundam_desktop.tabletop.outlook import Outlook
from gundam_desktop.tabletop.place import Place
from gundam_desktop.tabletop.remark import Remark
from gundam_desktop.tabletop.view import View

if TYPE_CHECKING:  # a command that reads no scenario must not load the code that checks them
    from gundam_desktop.rulebook.evidence import EnforcingRoutine, ShowingScenario, ShownClauses
    from gundam_desktop.rulebook.rulebook import Rulebook
    from gundam_desktop.scenarios.scenario import Scenario, ScenarioFormat


class StartGame(Protocol):
    """Starts a game of two decks. `ValueError` for a deck that may not be played or an unknown edition."""

    def __call__(
        self, decks: tuple[Any, Any], seed: int, edition: str = ..., chooser: int | None = ..., *, trial: bool = ...
    ) -> Game: ...


class PlayersOwn(Protocol):
    """The cards and the wording that a player has added to a game's own."""

    def own_faults(self) -> Sequence[str]:
        """The faults found in them, one line each."""
        ...

    def has_official_wording(self, language: str, /) -> bool:
        """True if the player has official wording in a language."""
        ...

    def show_official_wording(self, on: bool, /) -> None:
        """Choose the wording shown on cards from now on: the official one, or the program's own."""
        ...


class DeckLists(NamedTuple):
    """The numbers of a deck's cards with their counts, in the order in which they are shown."""

    deck: Sequence[tuple[str, int]]
    """Without the cards that are never exchanged."""
    sideboard: Sequence[tuple[str, int]]
    """Empty for a deck without a sideboard."""


class Sideboards(Protocol):
    """The sideboards of a game: cards that may be exchanged for those of the deck between the games of a match."""

    def fault(self, deck: Any, language: str, /) -> str:
        """Why a deck may not be played in a match with sideboards, on one line; empty if it may."""
        ...

    def lists(self, deck: Any, /) -> DeckLists:
        """The cards of a deck and of its sideboard; `ValueError` for cards that are not known."""
        ...

    def moved(self, deck: Any, number: str, into_sideboard: bool, /) -> Any:
        """The deck with one copy of a card moved into its sideboard, or out of it into the deck."""
        ...


class Evidence(Protocol):
    """Finds where a clause is enforced in the program and which tests show it."""

    def enforced(self, number: str, edition: str, /) -> Sequence[EnforcingRoutine]:
        """The routines that enforce a clause, by its number in an edition."""
        ...

    def shown_by(self, number: str, edition: str, /) -> Sequence[ShowingScenario]:
        """The scenarios that show a clause, by its number in an edition."""
        ...

    def showing(self, scenarios: Sequence[Scenario], checks: Sequence[Any], edition: str, /) -> ShownClauses:
        """Switch off every marked routine in turn and run the scenarios and checks about its clauses of an edition."""
        ...


class Simulation(Protocol):
    """One decision as a search tries it: its choices, and what comes of them in worlds that agree with a view."""

    @property
    def choices(self) -> Sequence[Choice]:
        """The choices to try: the legal ones without those that only name another copy of a card. One at least."""
        ...

    @property
    def nodes(self) -> int:
        """How many choices were carried out in worlds until now."""
        ...

    def world(self, seed: int, /) -> Any:
        """A world that agrees with the view; the same for the same seed."""
        ...

    def glance(self, world: Any, choice: Choice, /) -> float:
        """The player's chance to win after a choice, judged one choice ahead; the world is not changed."""
        ...

    def played_on(self, world: Any, choice: Choice, /) -> float:
        """The player's chance to win after a choice, when both play on for a while; the world is not changed."""
        ...

    def line(self, world: Any, choice: Choice, /) -> Sequence[tuple[int, Choice]]:
        """The seats and choices that follow a choice when both play on; the world is not changed."""
        ...


class Doors(NamedTuple):
    """One game."""

    key: str
    """Its folder under `games`, and its name in records and on the command line."""
    start: StartGame
    load: Callable[[Mapping[str, Any]], Game]
    """Makes a game from the output of `Game.dump`; `ValueError` for other data."""
    library: Library
    read_deck: Callable[[Any], Any]
    """Makes a deck from the output of `write_deck`; `ValueError` names the fault, for example an unknown card."""
    write_deck: Callable[[Any], Any]
    """Writes a whole deck as JSON data: a record does not depend on the player's files."""
    evaluate: Callable[[View], float]
    """How good a view is for its player: above 0 when they are ahead."""
    sample_world: Callable[[View, int, Any], Game]
    """A game that agrees with a view: from the view, a seed and both decks, None if they are not known."""
    opening: Callable[[View], Choice | None]
    """The choice of a decision before the first turn that bots make by a rule of the game; None for others."""
    rulebook: Rulebook | None = None
    """None for a game without a rule book."""
    win_chance: Callable[[View], float | None] | None = None
    """The chance of a view's player to win (0 to 1) at the beginning of a turn; it answers None where the evaluation
    does not tell. None for a game in which that was never measured."""
    cannot_win: Callable[[Game, int], bool] | None = None
    """True only if a player surely does not win in the rest of their turn, told without a search; False where that
    does not tell. It spares the solver positions; None for a game without such a bound."""
    judge: Callable[[Game, int], float] | None = None
    """What `evaluate` says of the view of a player, without making the whole view; None for a game without that."""
    try_out: Callable[[Game, int, Choice], None] | None = None
    """Makes a choice in a sampled game that is only searched: the choice must be legal, it is not judged, and no events
    are told. None for a game without that."""
    simulation: Callable[[View, Any], Simulation] | None = None
    """Begins the search of the decision of a view, with both decks, each None if it is not known. None for a game that
    cannot be searched."""
    editions: Sequence[str] = ("1.0",)
    """The editions of the rules, the oldest first; the newest is played unless another is chosen."""
    scenarios: ScenarioFormat | None = None
    """None for a game without scenarios."""
    evidence: Callable[[], Evidence] | None = None
    """Makes the finder of evidence for clauses; it may read files."""
    own: PlayersOwn | None = None
    """None for a game to which a player cannot add cards."""
    sideboards: Sideboards | None = None
    """None for a game without sideboards."""
    account: Callable[[Sequence[Event], str], Account] | None = None
    """What the events of a game add up to, in a language; None for a game that does not count them."""
    luck: Callable[[Sequence[Event], tuple[Any, Any], str], Sequence[Luck]] | None = None
    """What chance gave both players, from all events, both decks and a language; None for a game that does not count
    it."""
    outlook: Callable[[View, Choice, str], Outlook] | None = None
    """What a choice of the view's player would do, in a language; None for a game that foresees nothing."""
    remarks: Callable[[View, tuple[Any, Any] | None, str], Sequence[Remark]] | None = None
    """What the player of a view who decides could overlook, the most important first: from the view, both decks (None
    if they are not known) and a language. None for a game that remarks on nothing."""
    reach: Callable[[View, int], Collection[Place]] | None = None
    """The places that a card of a view reaches, such as those it can attack; None for a game without reaches."""
    deckbuilding: bool = False
    """True if players use decks of their own."""
    first_decks: tuple[str, str] = ("", "")
    """Names of good decks for a first game, the player's and the opponent's; empty where any will do."""

    @property
    def newest(self) -> str:
        """The edition of the rules that is played unless another is chosen."""
        return self.editions[-1]

    def judged(self, game: Game, player: int) -> float:
        """How good a sampled game is for a player."""
        return self.evaluate(game.view(player)) if self.judge is None else self.judge(game, player)

    def tried(self, game: Game, player: int, choice: Choice) -> None:
        """Make a legal choice in a sampled game."""
        if self.try_out is None:
            game.apply(player, choice)
        else:
            self.try_out(game, player, choice)
