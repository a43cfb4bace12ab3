"""The faces of cards: their figures, costs, ranges and texts in a language."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from gundam_desktop.games.digrayn.cards import ANY, COLORLESS, COLORS, LEADER, UNIT, Card, Effect, card_of
from gundam_desktop.games.digrayn.field import RANGES
from gundam_desktop.games.digrayn.views import printed_figures
from gundam_desktop.games.kit import table
from gundam_desktop.games.kit.words import game_words
from gundam_desktop.tabletop import Ability, CardDesign, Face, Motif

_FIGURES: Final = {
    "cost": ("upper left", ""),
    "bp": ("upper right", ""),
    "atk": ("lower left", "red"),
    "hp": ("lower right", "blue"),
}
"""Place and colour of each figure."""
_MARKS: Final = {"main": "orange", "quick": "crimson", "skill": "slate", "install": "blue"}
_SUBJECTS: Final = {"leader": "open helmet", "add-in": "crystal", "trigger": "data"}
_STRONG, _TOUGH = 1000, 2000
"""The ATK and the HP from which a unit is drawn as a fighter, or as a heavy one."""
_MARK_OF: Final = {
    "arrival": "quick",
    "add-in": "quick",
    "battle begins": "quick",
    "main": "main",
    "install unit": "install",
    "install gate": "install",
    "skill": "skill",
}
"""When an effect works -> the key of its mark; others have none."""


@cache
def card_design(language: str) -> CardDesign:
    """The design that all cards share, with the names of their figures in a language."""
    return table.card_design("digrayn", language, _FIGURES, _MARKS)


@cache
def face(number: str, language: str) -> Face:
    """The face of a card in a language. KeyError for an unknown number."""
    card, words = card_of(number), game_words("digrayn", language)
    return Face(
        number=number,
        name=card.name[language],
        type=card.kind,
        type_name=words["types"][card.kind],
        color=COLORS[card.factor],
        figures=printed_figures(card),
        text=tuple(_ability(card, effect, words) for effect in card.effects),
        set=words["own cards"],
        motif=_motif(card),
        pips=tuple(COLORS[COLORLESS if part == ANY else part] for part in card.cost),
        range=RANGES[card.range] if card.kind in (UNIT, LEADER) else (),
        design=card_design(language),
    )


def _motif(card: Card) -> Motif:
    """What the picture of a card shows."""
    if card.use == "device":
        return Motif("station")
    if card.kind != UNIT:
        return Motif(_SUBJECTS[card.kind])
    atk, hp = card.figures
    subject = "heavy" if hp >= _TOUGH else "brawler" if atk >= _STRONG else "slim" if card.effects else "trooper"
    return Motif(subject, rank=len(card.cost))


def _ability(card: Card, effect: Effect, words: dict[str, Any]) -> Ability:
    text = words["texts"][f"{effect.when} {effect.does}"].format(n=abs(effect.amount))
    key = _MARK_OF.get(effect.when, "")
    name = words["marks"].get(effect.when) or words["marks"].get(key, "")
    name = name.format(n=card.effects.index(effect) + 1, power=effect.power, cost=words["costs"].get(effect.cost, ""))
    return Ability(((key, name),) if key else (), text)
