"""The module of a game: everything that windows, bots, records and commands use of it. `games.find` returns them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from gundam_desktop.tabletop.account import Account
from gundam_desktop.tabletop.choice import Choice
from gundam_desktop.tabletop.event import Event
from gundam_desktop.tabletop.game import Game, Library
from gundam_desktop.tabletop.luck import Luck
from gundam_desktop.tabletop.place import Place
from gundam_desktop.tabletop.play_counter import PlayFigures
from gundam_desktop.tabletop.preview import Preview
from gundam_desktop.tabletop.remark import Remark
from gundam_desktop.tabletop.view import View

if TYPE_CHECKING:  # a command that reads no scenario must not load the code that checks them
    from gundam_desktop.rulebook.evidence import EnforcingRoutine, ShowingScenario, ShownClauses
    from gundam_desktop.rulebook.rulebook import Rulebook
    from gundam_desktop.scenarios.scenario import Scenario, ScenarioFormat


class StartGame(Protocol):
    """Starts a game between two decks, seat 0 first, whose chance follows from the seed.

    `chooser` is the seat that says who goes first; None lets the seed pick it. Without an edition it is the game's own
    default. Raises `ValueError` for an unknown edition, and except in a `trial` for a deck that may not be played.
    """

    def __call__(
        self, decks: tuple[Any, Any], seed: int, edition: str = ..., chooser: int | None = ..., *, trial: bool = ...
    ) -> Game: ...


class PlayersOwn(Protocol):
    """The cards and the official wording that a player has added to a game."""

    def unplayed(self, deck: Any, language: str, /) -> Sequence[str]:
        """The abilities of a deck's cards that the program does not understand and plays the cards without.

        A line each: the card's name and number, and the ability as printed.
        """
        ...

    def packs(self, deck: Any = None, /) -> Sequence[str]:
        """The card packs that a deck has cards of, or all that are installed: name, version and digest of each."""
        ...

    def own_faults(self) -> Sequence[str]:
        """The problems found in these cards and this wording, one line each."""
        ...

    def has_official_wording(self, language: str, /) -> bool:
        """True if the player has official wording in a language."""
        ...

    def show_official_wording(self, on: bool, /) -> None:
        """Choose the wording shown on cards from now on: the official one, or the program's own."""
        ...


class DeckLists(NamedTuple):
    """The card numbers of a deck and its sideboard with their counts, in the order in which they are shown."""

    deck: Sequence[tuple[str, int]]
    """Without the cards that cannot be exchanged."""
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
    """Finds where the program enforces a clause and which tests show it."""

    def enforced(self, number: str, edition: str, /) -> Sequence[EnforcingRoutine]:
        """The routines that enforce a clause, by its number in an edition."""
        ...

    def shown_by(self, number: str, edition: str, /) -> Sequence[ShowingScenario]:
        """The scenarios that show a clause, by its number in an edition."""
        ...

    def showing(self, scenarios: Sequence[Scenario], checks: Sequence[Any], edition: str, /) -> ShownClauses:
        """Switch off each marked routine in turn and run the scenarios and checks about its clauses, in an edition."""
        ...


class Simulation(Protocol):
    """One decision for a search to try: its choices, and their outcomes in sampled worlds that agree with a view."""

    @property
    def choices(self) -> Sequence[Choice]:
        """The choices to try, at least one: legal, and without those that only name another copy of a card."""
        ...

    @property
    def nodes(self) -> int:
        """How many choices have been carried out in worlds so far."""
        ...

    def world(self, seed: int, /) -> Any:
        """A world that agrees with the view; the same for the same seed."""
        ...

    def evaluate_after(self, world: Any, choice: Choice, /) -> float:
        """The player's chance to win (0 to 1) right after a choice; the world is not changed."""
        ...

    def rollout(self, world: Any, choice: Choice, /) -> float:
        """The player's chance (0 to 1) when both play on for a while after a choice; the world is not changed."""
        ...

    def principal_variation(self, world: Any, choice: Choice, /) -> Sequence[tuple[int, Choice]]:
        """The (seat, choice) pairs that follow a choice when both sides play on; the world is not changed."""
        ...


class GameModule(NamedTuple):
    """Everything that the rest of the program uses of one game."""

    key: str
    """Its folder under `games`, and its name in records and on the command line."""
    start: StartGame
    load: Callable[[Mapping[str, Any]], Game]
    """Makes a game from the output of `Game.dump`; `ValueError` for other data."""
    library: Library
    read_deck: Callable[[Any], Any]
    """Makes a deck from the output of `write_deck`; the `ValueError` for other data names the problem."""
    write_deck: Callable[[Any], Any]
    """Writes a whole deck as JSON data, so that a record does not depend on the player's files."""
    evaluate: Callable[[View], float]
    """Rates a view for its player: above 0 if they are ahead. The unit is the game's own; only comparisons count."""
    sample_world: Callable[[View, int, Any], Game]
    """A game that agrees with a view: from the view, a seed and both decks, None if they are not known."""
    opening: Callable[[View, Any, Random], Choice | None]
    """The choice that bots make in a decision before the first turn by a rule of the game, or by chance; None for other
    decisions. It gets the view, and its player's deck or None."""
    read_view: Callable[[Mapping[str, Any], int], View]
    """Makes the view of a seat from the output of its `view.known.dump()`; `ValueError` for other data."""
    rulebook: Rulebook | None = None
    """None for a game without a rule book."""
    win_chance: Callable[[View], float | None] | None = None
    """Estimates the chance of a view's player to win (0 to 1) at the beginning of a turn; returns None for views that
    it cannot estimate. None for a game in which that was never measured."""
    cannot_win: Callable[[Game, int], bool] | None = None
    """True only if it is certain, without a search, that a player cannot win in the rest of their turn; False says
    nothing. The solver skips such positions. None for a game without such a bound."""
    judge: Callable[[Game, int], float] | None = None
    """What `evaluate` says of the view of a player, without building the view; None for a game that cannot."""
    try_out: Callable[[Game, int, Choice], None] | None = None
    """Makes a choice in a sampled game that is only searched. The choice must be legal, which is not checked, and no
    events are returned. None for a game without this shortcut."""
    simulation: Callable[[View, Any], Simulation] | None = None
    """Prepares a search of a view's decision, with both decks (each None if not known). None for a game that
    cannot be searched."""
    editions: Sequence[str] = ("1.0",)
    """The editions of the rules, the oldest first; the newest is played unless another is chosen."""
    scenarios: ScenarioFormat | None = None
    """How scenarios of this game are read and run; None for a game without scenarios."""
    evidence: Callable[[], Evidence] | None = None
    """Creates the finder of evidence for clauses, which may read files; None for a game without one."""
    own: PlayersOwn | None = None
    """The player's own cards and wording; None for a game to which a player cannot add any."""
    sideboards: Sideboards | None = None
    """None for a game without sideboards."""
    account: Callable[[Sequence[Event], str], Account] | None = None
    """Adds up the events of a game, with words in a language; None for a game that does not count them."""
    luck: Callable[[Sequence[Event], tuple[Any, Any], str], Sequence[Luck]] | None = None
    """Compares what chance gave both players with what was to be expected, from all events, both decks and a language.
    None for a game that does not count it."""
    preview: Callable[[View, Choice, str], Preview] | None = None
    """What a choice of the view's player would do, in a language; None for a game without such previews."""
    remarks: Callable[[View, tuple[Any, Any] | None, str], Sequence[Remark]] | None = None
    """Lists what the deciding player of a view could overlook, the most important first, from the view, both decks
    (None if they are not known) and a language. None for a game without remarks."""
    reach: Callable[[View, int], Collection[Place]] | None = None
    """The places that a card of a view reaches, such as those it can attack; None for a game without reaches."""
    card_digests: Callable[[Any], Mapping[str, str]] | None = None
    """Returns a digest of each card set that a deck uses, by the set's key; for None, of all sets. Two programs with
    equal digests have the same cards. None for a game that has no digests."""
    play_figures: PlayFigures | None = None
    """What is counted in games between bots; None for a game that counts nothing of its own."""
    deckbuilding: bool = False
    """True if players build decks of their own."""
    first_decks: tuple[str, str] = ("", "")
    """Names of good decks for a first game, the player's and the opponent's; empty where any deck will do."""

    @property
    def newest(self) -> str:
        """The edition of the rules that is played unless another is chosen."""
        return self.editions[-1]

    def evaluate_state(self, game: Game, player: int) -> float:
        """Rate a sampled game for a player, by `judge` if the game has it."""
        return self.evaluate(game.view(player)) if self.judge is None else self.judge(game, player)

    def tried(self, game: Game, player: int, choice: Choice) -> None:
        """Make a legal choice in a sampled game, by `try_out` if the game has it."""
        if self.try_out is None:
            game.apply(player, choice)
        else:
            self.try_out(game, player, choice)
