"""The headings below which the cards of a deck stand, and their order below each."""

from __future__ import annotations

from collections.abc import Mapping

from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.decks_api import COLORS, DECK_TYPES, MAYBEBOARD, SIDEBOARD, Card, color_names
from gundam_desktop.ui.decks.card_listing import order_of
from gundam_desktop.ui.session.layouts import DeckLook
from gundam_desktop.ui.style.translation import QT_TRANSLATE_NOOP, language, translate

OTHER, RESOURCES, OWN = "other", "resource", "own"
SECTIONS = {
    "unit": QT_TRANSLATE_NOOP("DeckModel", "Units"),
    "pilot": QT_TRANSLATE_NOOP("DeckModel", "Pilots"),
    "command": QT_TRANSLATE_NOOP("DeckModel", "Commands"),
    "base": QT_TRANSLATE_NOOP("DeckModel", "Bases"),
    OTHER: QT_TRANSLATE_NOOP("DeckModel", "Not allowed in a deck"),
    RESOURCES: QT_TRANSLATE_NOOP("DeckModel", "Resource deck"),
    SIDEBOARD: QT_TRANSLATE_NOOP("DeckModel", "Sideboard"),
    MAYBEBOARD: QT_TRANSLATE_NOOP("DeckModel", "Maybeboard"),
}
FIGURES = {
    "level": QT_TRANSLATE_NOOP("DeckModel", "Lv {figure}"),
    "cost": QT_TRANSLATE_NOOP("DeckModel", "Cost {figure}"),
}


def section_of(card: Card, look: DeckLook, groups: Mapping[str, str]) -> str:
    """Return the section of a card of the deck: a type, or what the cards are grouped by and the value.

    `groups` are the player's own, by the cards' numbers.
    """
    if card.type not in DECK_TYPES:
        return OTHER
    if look.group == "own":
        return f"{OWN} {groups.get(card.number, '')}"
    return card.type if look.group == "type" else f"{look.group} {getattr(card, look.group)}"


def place_of(section: str) -> tuple[int, int, str]:
    """Return the sort key of a section: those of the deck, what it cannot have, its resources, its other parts."""
    kind, _, value = section.partition(" ")
    if kind in SECTIONS:
        return list(SECTIONS).index(kind), 0, ""
    if kind == OWN:
        return 0, 0 if value else 1, value.casefold()
    return 0, int(value) if kind in FIGURES else COLORS.index(value), ""


def title_of(section: str) -> str:
    """Return the title of a section in the current language."""
    kind, _, value = section.partition(" ")
    if kind in SECTIONS:
        return translate("DeckModel", SECTIONS[kind])
    if kind in FIGURES:
        return translate("DeckModel", FIGURES[kind]).format(figure=value)
    if kind == OWN:
        return value or translate("DeckModel", "No group")
    return color_names((value,), language())


def group_of(section: str) -> str | None:
    """Return the player's group whose section this is: empty for cards in no group, None for another section."""
    kind, _, value = section.partition(" ")
    return value if kind == OWN else None


def rank_of(card: Card, look: DeckLook) -> tuple[tuple[int | str, ...], tuple[int, int, int, str, str]]:
    """Return the sort key of a card within its section."""
    first: dict[str, tuple[int | str, ...]] = {
        "level": (card.level, card.cost),
        "cost": (card.cost, card.level),
        "number": (card.number,),
        "name": (library.name_of(card.number, language()),),
    }
    return first[look.sort], order_of(card)
