"""A scenario as data: what a file says, checked."""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple

from pydantic import BeforeValidator, Field

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.scenario.document import Document
from gundam_desktop.games.gcg.scenario.facts import Clauses, Fact
from gundam_desktop.games.gcg.scenario.notation import Written
from gundam_desktop.games.gcg.scenario.position import Model, Position, Setup, Text


class Step(NamedTuple):
    """One choice of a player, and the clauses of which one must refuse it."""

    player: int
    choice: Written
    refused: tuple[str, ...]


class Scenario(NamedTuple):
    """One scenario; a puzzle if it has `best`."""

    document: Document
    title: str
    clauses: tuple[str, ...]
    edition: str
    cards: tuple[Card, ...]
    """The scenario's own."""
    position: Position | Setup
    play: tuple[Step, ...]
    expect: tuple[Fact, ...]
    best: tuple[Written, ...]

    @property
    def file(self) -> str:
        """The file it stands in."""
        return self.document.file


class Fields(Model):
    """The fields of a scenario as they stand in a file; what is inside some of them is checked later."""

    title: Annotated[Text, Field(min_length=1)]
    clauses: Clauses = ()
    edition: Text = "1.0"
    cards: tuple[dict[str, Any], ...] = ()
    position: Annotated[dict[str, Any], BeforeValidator(lambda value: {} if value is None else value)] = Field(
        default_factory=dict
    )
    play: tuple[dict[str, Any], ...] = ()
    expect: dict[str, Any] = Field(default_factory=dict)
    best: tuple[Any, ...] = ()
