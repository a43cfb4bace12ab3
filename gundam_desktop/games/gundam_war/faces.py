"""The faces of cards: their figures, keywords and texts in a language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from gundam_desktop.games.gundam_war.model.cards import CHARACTER, Effect, card_of
from gundam_desktop.games.gundam_war.motifs import motif_of
from gundam_desktop.games.gundam_war.views import costs
from gundam_desktop.games.kit import table
from gundam_desktop.games.kit.words import game_words
from gundam_desktop.tabletop import Ability, Badge, CardDesign, Face, Figure

_FIGURES: Final = {
    "total": ("upper left", ""),
    "resource": ("upper right", ""),
    "melee": ("lower left", "red"),
    "ranged": ("lower middle", "yellow"),
    "defence": ("lower right", "blue"),
}
"""Place and colour of each figure."""
_MARKS: Final = {"sortie": "orange", "end of turn": "slate", "command": "blue"}
_SYMBOLS: Final = {"base": "shield", "ship": "bars", "high mobility": "forward", "desert": "cross"}


@cache
def card_design(language: str) -> CardDesign:
    """The design that all cards share, with the names of their figures in a language."""
    return table.card_design("gundam_war", language, _FIGURES, _MARKS, _SYMBOLS, signed=True)


@cache
def face(number: str, language: str) -> Face:
    """The face of a card in a language. KeyError for an unknown number."""
    card, words = card_of(number), game_words("gundam_war", language)
    figures: tuple[Figure, ...] = (*costs(card), *(card.figures or (None, None, None)))
    return Face(
        number=number,
        name=card.name[language],
        type=card.type,
        type_name=words["types"][card.type],
        color=card.color,
        figures=figures,
        modifier=card.type == CHARACTER,
        environment=tuple(words["environment"][area] for area in card.areas),
        badges=tuple(Badge(keyword, 0, words["keywords"][keyword]) for keyword in sorted(card.keywords)),
        text=tuple(_ability(effect, words) for effect in card.effects),
        set=words["own cards"],
        motif=motif_of(card),
        pips=(card.color,) * card.cost.designated,
        design=card_design(language),
    )


def _ability(effect: Effect, words: dict[str, Any]) -> Ability:
    text = words["texts"][f"{effect.when} {effect.does}"]
    said = text.format(n=effect.amount, figures=changes_text(effect.change, words))
    return Ability(((effect.when, words["marks"][effect.when]),), said)


def changes_text(change: tuple[int, ...], words: Mapping[str, Any]) -> str:
    """Return what is added to figures as text: `melee +1`."""
    said = (text.format(n=f"{points:+}") for text, points in zip(words["changes"], change, strict=True) if points)
    joined: str = words["and"].join(said)
    return joined
