"""A scenario as data, and what a game adds to scenario files: positions, written choices and facts."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cached_property
from typing import Annotated, Any, NamedTuple, Protocol

from pydantic import BeforeValidator, Field

from gundam_desktop.rulebook.rulebook import Rulebook
from gundam_desktop.scenarios.document import Document
from gundam_desktop.scenarios.fields import Model, Path, Text, clauses_type
from gundam_desktop.tabletop.choice import Choice
from gundam_desktop.tabletop.event import Event
from gundam_desktop.tabletop.game import Game


class WrittenChoice(Protocol):
    """A choice as written in a file; its cards are looked up when it is made."""

    @property
    def text(self) -> str:
        """As written."""
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


class Fact(NamedTuple):
    """One expectation: its subject as written, and the expected value."""

    subject: str
    value: Any
    path: Path


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
    expect: tuple[Fact, ...]
    best: tuple[WrittenChoice, ...]

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


class BegunScenario(ABC):
    """A game at the position of a scenario, and the names that the scenario gives its cards."""

    game: Game
    events: list[Event]
    """The events up to the first decision."""

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


class ScenarioFormat(ABC):
    """The scenario files of one game."""

    def __init__(self, rulebook: Rulebook, editions: Sequence[str]) -> None:
        self.rulebook, self.editions = rulebook, tuple(editions)

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
        """Raise `FieldError` for a label that no card of the scenario has."""

    @abstractmethod
    def begin(self, scenario: Scenario) -> BegunScenario:
        """The game at the scenario's position. Raises `ScenarioError` when the position is not valid."""

    @abstractmethod
    def write(self, game: Any, title: str, viewer: int | None = None) -> str:
        """A game's position as the text of a scenario file: all of it, or what the player at `viewer` may know.

        `ValueError` for a moment that a file cannot hold.
        """

    # common to all games

    @cached_property
    def clauses(self) -> Any:
        """The type of a field that names clauses."""
        return clauses_type(self.rulebook.example)
