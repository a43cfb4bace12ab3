"""A card as data: its facts and its effects (chapter 2), validated on input."""

from __future__ import annotations

from datetime import date
from typing import Annotated, Literal, TypeAlias

from pydantic import AfterValidator, Field

from gundam_desktop.games.gcg.effects.language import AnyAbility, Color, Model
from gundam_desktop.games.gcg.effects.reader import LONGEST_TEXT
from gundam_desktop.quoting import is_control

CardType: TypeAlias = Literal[
    "unit", "pilot", "command", "base", "resource", "unit token", "base token", "ex base", "ex resource"
]
LONGEST_NAME = 120
"""The most characters of a name or trait; the longest printed one has about half as many."""
MOST_PARTS = 20
"""The most traits of a card, or names in a link condition; printed cards have up to three."""


def _checked_name(text: str) -> str:
    if len(text) > LONGEST_NAME or any(map(is_control, text)):
        raise ValueError(f"expected a name of at most {LONGEST_NAME} characters without control characters")
    return text


Name: TypeAlias = Annotated[str, AfterValidator(_checked_name)]
Names: TypeAlias = Annotated[tuple[Name, ...], Field(max_length=MOST_PARTS)]
Text: TypeAlias = Annotated[str, Field(max_length=LONGEST_TEXT)]
Figure: TypeAlias = Annotated[int, Field(ge=0)]


def _checked_day(text: str) -> str:
    try:
        if date.fromisoformat(text).isoformat() == text:
            return text
    except ValueError:
        pass
    raise ValueError("expected a day like 2026-09-04")


Day: TypeAlias = Annotated[str, AfterValidator(_checked_day)]
"""A day as `2026-09-04`; such texts compare like the days."""

TOKEN_TYPES = frozenset({"unit token", "base token", "ex base", "ex resource"})


class Link(Model):
    """A link condition (2-11): a Pilot of one of these names or with one of these traits."""

    names: Names = ()
    traits: Names = ()


class Erratum(Model):
    """An official correction of a card's text: from a day on, an ability is replaced by another."""

    since: Day
    before: AnyAbility
    after: AnyAbility

    def applied(self, effects: tuple[AnyAbility, ...]) -> tuple[AnyAbility, ...]:
        """Return the effects of a card with this erratum."""
        return tuple(self.after if effect == self.before else effect for effect in effects)


class Card(Model):
    """One card: its facts as printed, and its effects in the effect language."""

    number: Annotated[str, Field(pattern=r"^[A-Z]+[0-9]*-[0-9A-Za-z]+$|^[A-Z]+$"), AfterValidator(_checked_name)]
    name: Name
    name_ja: Name | None = None
    name_zh: Name | None = None
    names_formed: tuple[Literal["ja", "zh"], ...] = ()
    """Languages whose name here is not official: it was formed like the names of other cards."""
    type: CardType
    color: Color | None = None
    level: Figure = 0
    cost: Figure = 0
    ap: int | None = None
    """The modifier, for a Pilot or a Command with a pilot effect; None if the card has none."""
    hp: int | None = None
    traits: Names = ()
    environment: Annotated[tuple[Literal["space", "earth"], ...], Field(max_length=2)] = ()
    link: Link | None = None
    effects: tuple[AnyAbility, ...] = ()
    """In a card set file as printed; for a card from `CardSets`, with the errata in force (see `on`)."""
    errata: tuple[Erratum, ...] = ()
    """In the order of their days."""
    unplayed: Annotated[tuple[Text, ...], Field(max_length=MOST_PARTS)] = ()
    """Abilities as printed that were not understood: the card is played without them."""
    set: str = ""
    original: str = ""
    """For a card of another type while it is in play as a Unit: its printed number; else empty."""

    @property
    def is_token(self) -> bool:
        """True for a token (4-17)."""
        return self.type in TOKEN_TYPES

    def on(self, day: date) -> Card:
        """Return a card of a file as it is on a day: with the errata in force then."""
        effects = self.effects
        for erratum in self.errata:
            if erratum.since <= day.isoformat():
                effects = erratum.applied(effects)
        return self if effects == self.effects else self.model_copy(update={"effects": effects})

    def has_official_name(self, language: str) -> bool:
        """Return True if the name in a language is an official one: neither formed nor taken from English."""
        given = {"en": self.name, "ja": self.name_ja, "zh": self.name_zh}[language]
        return given is not None and language not in self.names_formed

    def name_in(self, language: str) -> str:
        """Return the name in a language; the English name if it has none."""
        return {"ja": self.name_ja, "zh": self.name_zh}.get(language) or self.name
