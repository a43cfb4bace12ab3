"""Unit tokens of which there is no card."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from pydantic import BeforeValidator, Field

from gundam_desktop.games.gcg.effects.language.changes import Change
from gundam_desktop.games.gcg.effects.language.model import Model, as_tuple
from gundam_desktop.games.gcg.effects.language.parts import Keyword


class Token(Model):
    """A Unit token by the facts that a text gives."""

    name: str
    traits: tuple[str, ...] = ()
    ap: int = Field(ge=0)
    hp: int = Field(ge=1)
    keywords: tuple[Keyword, ...] = ()
    base: bool = False
    """True for a Base token."""
    changes: tuple[Change, ...] = ()
    """The changes of its constant effect."""


Tokens: TypeAlias = Annotated[tuple[str | Token, ...], BeforeValidator(as_tuple), Field(min_length=1)]
