"""Checks that a card's facts and effects fit together, beyond the schema of its data."""

from __future__ import annotations

from collections.abc import Iterator

from gundam_desktop.games.gcg.cards.card import TOKEN_TYPES, Card
from gundam_desktop.games.gcg.effects.language import Command, PilotName
from gundam_desktop.games.gcg.effects.language.parts import LARGEST_FIGURE

WITHOUT_FIGURES = {"resource", "ex resource"}
_WITH_COLOR = {"unit", "pilot", "command", "base"}
_WITH_HP = {"unit", "unit token", "base", "base token", "ex base"}


def mistakes_of(card: Card) -> Iterator[tuple[str, str]]:
    """Yield (field, what would be right) for each field that contradicts others."""
    yield from _empty(card)
    yield from _figures(card)
    is_command = card.type == "command"
    pilot = any(isinstance(ability, PilotName) for ability in card.effects)
    figures = card.type not in WITHOUT_FIGURES and (pilot or not is_command)
    for field in ("ap", "hp"):
        if figures and getattr(card, field) is None:
            yield field, "is missing"
        if not figures and getattr(card, field) is not None:
            yield field, f"a {card.type} has none" + (" without a 【Pilot】 effect" if is_command else "")
    if card.type in _WITH_COLOR and card.color is None:
        yield "color", "is missing"
    if card.type in TOKEN_TYPES and (card.level or card.cost):
        yield "level", "a token has neither Lv. nor cost"
    if card.link is not None and card.type != "unit":
        yield "link", f"a {card.type} has no link condition"
    abilities = {f"effects[{place}]": ability for place, ability in enumerate(card.effects)}
    abilities |= {f"errata[{place}].after": erratum.after for place, erratum in enumerate(card.errata)}
    for field, ability in abilities.items():
        if isinstance(ability, Command | PilotName) and not is_command:
            yield field, f"a {card.type} has no effect of this kind; only a command has"
    yield from _errata(card)


def _errata(card: Card) -> Iterator[tuple[str, str]]:
    """Yield errata that change nothing or are out of order."""
    effects, since = card.effects, ""
    for place, erratum in enumerate(card.errata):
        if erratum.before not in effects:
            yield f"errata[{place}].before", "is not an effect that the card has until then"
        if erratum.after == erratum.before:
            yield f"errata[{place}].after", "is the same as before; an erratum must change something"
        if erratum.since < since:
            yield f"errata[{place}].since", f"expected {since} or later: errata stand in the order of their days"
        effects, since = erratum.applied(effects), erratum.since


def _empty(card: Card) -> Iterator[tuple[str, str]]:
    for field in ("name", "name_ja", "name_zh"):
        value = getattr(card, field)
        if value is not None and not value.strip():
            yield field, "is empty"
    for language in card.names_formed:
        if not getattr(card, f"name_{language}"):
            yield "names_formed", f"there is no name_{language}"
    for place, trait in enumerate(card.traits):
        if not trait.strip():
            yield f"traits[{place}]", "is empty"


def _figures(card: Card) -> Iterator[tuple[str, str]]:
    """Yield figures out of range; a Pilot's or Command's are modifiers, which may be negative."""
    modifiers = card.type in {"pilot", "command"}
    for field in ("level", "cost", "ap", "hp"):
        value = getattr(card, field)
        if value is None:
            continue
        least = 1 if field == "hp" and card.type in _WITH_HP else 0
        if modifiers and field in {"ap", "hp"}:
            least = -LARGEST_FIGURE
        if not least <= value <= LARGEST_FIGURE:
            figure = value if abs(value) < 10**12 else "too long a figure"
            yield field, f"expected {least} to {LARGEST_FIGURE} (got {figure})"
