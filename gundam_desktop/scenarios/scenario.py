"""A scenario as data, and what a game adds to scenario files: positions, written choices and facts."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path as FilePath
from typing import Annotated, Any, Final, NamedTuple, Protocol, Self

from pydantic import BeforeValidator, Field

from gundam_desktop.rulebook.rulebook import Rulebook
from gundam_desktop.scenarios.document import Document, FieldError
from gundam_desktop.scenarios.fields import Model, Path, Seat, Text, clauses_type
from gundam_desktop.tabletop.choice import Choice
from gundam_desktop.tabletop.event import Event
from gundam_desktop.tabletop.game import Game


class WrittenChoice(Protocol):
    """A choice as written in a file; its cards are looked up when it is made."""

    @property
    def text(self) -> str:
        """The text as written."""
        ...

    @property
    def verb(self) -> str:
        """The verb of the choice."""
        ...


class Step(NamedTuple):
    """One choice of a player, and the clauses of which one must refuse it."""

    player: int
    choice: WrittenChoice
    refused: tuple[str, ...]
    path: Path
    """Its field in the file."""


class Fact(NamedTuple):
    """One expectation: its subject as written, and the expected value."""

    subject: str
    value: Any
    path: Path


WIN: Final = "win"
SURVIVE: Final = "survive"
GOALS: Final = (WIN, SURVIVE)
"""The goals of puzzles that have a name; others are facts."""


class Task(NamedTuple):
    """What a puzzle asks of its player, and how hard it is."""

    goal: str
    """One of `GOALS`; empty if the goal is facts."""
    facts: tuple[Fact, ...]
    """The facts to be reached; empty for a goal with a name."""
    turns: int
    """How many turns after this one there are to reach it: 0 or 1."""
    worlds: tuple[Any, ...]
    """The worlds that are possible for the player, in the game's format; empty if nothing is hidden from them."""
    level: int | None
    """From 1 (easy) to 5 (hard); None if not given."""
    themes: tuple[str, ...]
    """Keys of the puzzle's themes."""
    traps: tuple[tuple[WrittenChoice, str], ...]
    """First choices that look right and are wrong, with the keys of the texts that say why."""


class Scenario(NamedTuple):
    """One scenario; a puzzle if it has `best`."""

    format: ScenarioFormat
    document: Document
    title: str
    clauses: tuple[str, ...]
    edition: str
    setting: Any
    """The position and the scenario's own cards, as read by the game's format."""
    play: tuple[Step, ...]
    """The choices made; in a puzzle those that lead to it."""
    expect: tuple[Fact, ...]
    best: tuple[WrittenChoice, ...]
    seat: int | None = None
    """The seat of the player whose puzzle it is; None for the turn player."""
    task: Task | None = None
    """None unless it is a puzzle with a goal."""

    @property
    def file(self) -> str:
        """The file it is in."""
        return self.document.file


class Fields(Model):
    """The fields of a scenario in its file; the contents of some are checked later."""

    title: Annotated[Text, Field(min_length=1)]
    clauses: Any = Field(default_factory=list)
    edition: Text = ""
    cards: tuple[dict[str, Any], ...] = ()
    position: Annotated[dict[str, Any], BeforeValidator(lambda value: {} if value is None else value)] = Field(
        default_factory=dict
    )
    play: tuple[dict[str, Any], ...] = ()
    expect: dict[str, Any] = Field(default_factory=dict)
    best: tuple[Any, ...] = ()
    before: tuple[dict[str, Any], ...] = ()
    seat: Seat | None = None
    goal: Any = None
    turns: Annotated[int, Field(strict=True, ge=0, le=1)] = 0
    worlds: tuple[Any, ...] = ()
    level: Annotated[int, Field(strict=True, ge=1, le=5)] | None = None
    themes: tuple[Text, ...] = ()
    traps: dict[str, Text] = Field(default_factory=dict)


class DeckMismatch(NamedTuple):
    """An expectation that a deck does not meet."""

    subject: str
    clause: str = ""
    """The clause that is broken; empty if none is."""


class BegunScenario(ABC):
    """A game at the position of a scenario, and the names that the scenario gives its cards."""

    game: Game
    events: list[Event]
    """The events up to the first decision."""

    @abstractmethod
    def copy(self) -> Self:
        """Return this with a copy of the game, so that playing on does not change this one."""

    @abstractmethod
    def card(self, name: str) -> int:
        """Return the id of the card with a name, with all cards visible. Raises `NotationError`."""

    @abstractmethod
    def choice(self, written: WrittenChoice, player: int) -> Choice:
        """The choice that a player writes, looked up among the cards they see. Raises `NotationError`."""

    @abstractmethod
    def format(self, choice: Choice, player: int) -> str:
        """The written form of a choice, with the scenario's names for cards."""

    @abstractmethod
    def mismatch(self, fact: Fact, events: Sequence[Event]) -> str:
        """The actual value, if a fact does not hold after these events; empty if it does.

        Raises `FieldError` for a name that could mean several cards.
        """

    @abstractmethod
    def at(self, game: Any) -> Self:
        """Return the same names for another game, which was played on from this one or from a copy of it."""

    @abstractmethod
    def joined(self, other: BegunScenario) -> Self:
        """Return this with the names of another one added, for games of either: of a scenario and of its worlds."""


class ScenarioFormat(ABC):
    """The scenario files of one game."""

    def __init__(self, rulebook: Rulebook, editions: Sequence[str], folder: str) -> None:
        """`folder` holds the scenarios that show its clauses: a path from the program's data folder."""
        self.rulebook, self.editions, self.folder = rulebook, tuple(editions), folder

    passes_for: frozenset[str] = frozenset()
    """Kinds of decisions in which a scenario passes for a player who can only pass."""

    # what a game provides

    @abstractmethod
    def setting(self, fields: Fields) -> Any:
        """The fields `cards` and `position`, checked. Raises `FieldError`."""

    @abstractmethod
    def choice(self, text: str) -> WrittenChoice:
        """A choice from its text in a file. Raises `NotationError`."""

    @abstractmethod
    def fact(self, subject: str, value: Any, path: Path) -> Any:
        """The expected value of a subject, checked; not for `legal` and `illegal`. Raises `FieldError`."""

    @abstractmethod
    def check_names(self, scenario: Scenario) -> None:
        """Raise `FieldError` for a label that no card of the scenario has, and for a world that cannot be."""

    @abstractmethod
    def world(self, value: Any, path: Path) -> Any:
        """Return one validated entry of `worlds`: hidden cards of a puzzle. Raises `FieldError`."""

    @abstractmethod
    def in_world(self, scenario: Scenario, world: Any) -> Scenario:
        """Return a puzzle whose position has the hidden cards of one of its worlds."""

    @abstractmethod
    def begin(self, scenario: Scenario) -> BegunScenario:
        """The game at the scenario's position. Raises `ScenarioError` when the position is not valid."""

    @abstractmethod
    def write(self, game: Any, title: str, viewer: int | None = None) -> str:
        """Return a game's position as a scenario file: all of it, or what the player at seat `viewer` may know.

        `ValueError` if the game is at a point that a file cannot describe.
        """

    # for games whose players have decks of their own

    def deck_fact(self, subject: str, value: Any, path: Path) -> Any:  # noqa: ARG002 - for games with such decks
        """The expected value of a subject of a deck, checked. Raises `FieldError`."""
        raise FieldError(path, "this game has no decks of the players' own")

    def find_deck(self, name: str, folder: FilePath) -> Any:
        """A deck by its name, or its file in a folder. `ValueError` says in one line why there is none."""
        raise ValueError(f"{folder}: this game has no deck {name} of the players' own")

    def deck_mismatches(self, goal: tuple[Fact, ...], deck: Any) -> list[DeckMismatch]:
        """The facts that do not hold of a deck; a game without players' own decks is never asked."""
        raise NotImplementedError

    def exchanged(self, first: Any, second: Any) -> int:
        """Return how many cards must be exchanged to turn one deck into the other; called like `deck_mismatches`."""
        raise NotImplementedError

    # common to all games

    @cached_property
    def clauses(self) -> Any:
        """The type of a field that names clauses."""
        return clauses_type(self.rulebook.example)
