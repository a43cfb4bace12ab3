"""What windows remember of their layout; part of the settings."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

Pixels: TypeAlias = Annotated[int, Field(ge=0, le=20_000)]
"""A width or height on the screen."""
Widths: TypeAlias = Annotated[tuple[Pixels, ...], Field(max_length=10)]
ShortText: TypeAlias = Annotated[str, Field(max_length=2000)]


class DeckLook(BaseModel):
    """How the deck builder shows a deck."""

    model_config = ConfigDict(frozen=True)

    view: Literal["list", "stacks", "pictures"] = "list"
    """Lines, columns of cards that cover each other, or whole cards."""
    group: Literal["type", "level", "cost", "color", "own"] = "type"
    """What the cards below one heading have in common."""
    sort: Literal["level", "cost", "number", "name"] = "level"
    """The order of the cards below a heading."""


class BuilderLook(BaseModel):
    """The layout of the deck builder."""

    widths: Widths = ()
    """Widths of the cards, the deck and the side column in pixels; empty for the default."""
    faces: Annotated[int, Field(ge=0, le=2000)] | None = None
    """Width of the card faces in pixels; None for the default."""
    table: bool = False
    """True if the cards are shown as a table."""
    deck: DeckLook = DeckLook()
    """How the deck is shown."""
    restrictions: bool = True
    """True if the restrictions of today are checked."""
    searches: Annotated[tuple[ShortText, ...], Field(max_length=200)] = ()
    """The former searches, the last one first."""
    saved_searches: Annotated[dict[ShortText, ShortText], Field(max_length=1000)] = {}
    """The queries that the player has saved, by name."""


class RuleBookLook(BaseModel):
    """Where the rule book was left, and how it is read."""

    edition: str = ""
    """Empty for the newest."""
    number: str = ""
    """The clause that was read; empty for the first."""
    language: str = ""
    """Language of the words; empty for that of the client."""
    second: str = ""
    """What stands beside them: a language, `document` for the player's own document, or empty for nothing."""
    compare: bool = False
    """True if the differences from the base edition are shown."""
    widths: Widths = ()
    """Widths of the columns in pixels; empty for the default."""
