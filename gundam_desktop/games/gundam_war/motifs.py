"""What the drawn pictures of cards show: decided by figures, keywords, areas and effects."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from typing import Final

from gundam_desktop.games.gundam_war.model.cards import (
    BASE,
    CHARACTER,
    DESERT,
    GENERATION,
    HIGH_MOBILITY,
    SHIP,
    UNIT,
    Card,
)
from gundam_desktop.tabletop import Motif

_DEEDS: Final = {"damage": "beam", "modify": "ignite", "roll": "order", "reroll": "data", "recover": "mending"}
_DRESSES: Final = ("open helmet", "short hair", "long hair", "cap", "helmet", "mask")
_SCENES: Final[Mapping[tuple[str, ...], tuple[str, ...]]] = {
    ("space",): ("space", "nebula"),
    ("earth",): ("peaks", "sky", "city"),
}


def motif_of(card: Card) -> Motif:
    """Return what the picture of a card shows."""
    if card.type == GENERATION:
        return Motif("crystal", scene="nebula")
    if card.type == CHARACTER:
        return Motif(_pick(card.named, _DRESSES), seed=card.named)
    if card.type != UNIT:
        return Motif(_DEEDS[card.effects[0].does] if card.effects else "order")
    scenes = ("desert",) if DESERT in card.keywords else _SCENES.get(card.areas, ("space", "sky", "hangar"))
    _, _, defence = card.figures or (0, 0, 0)
    return Motif(
        _subject(card),
        seed=card.named,
        scene=_pick(card.number, scenes),
        rank=card.cost.total + 1,
        bulk=max(-2, min(3, defence - 3)),
    )


def _subject(card: Card) -> str:
    melee, ranged, defence = card.figures or (0, 0, 0)
    if SHIP in card.keywords:
        return "ship"
    if BASE in card.keywords:
        return "ground base" if card.areas == ("earth",) else "station"
    if HIGH_MOBILITY in card.keywords:
        return "winged" if defence > 1 else "fighter"
    if DESERT in card.keywords:
        return "beast"
    if defence >= 5:
        return "giant" if card.cost.total >= 6 else "heavy"
    if isinstance(melee, int) and melee >= 4:
        return "brawler"
    if ranged >= 2:
        return "torso tank"
    return "slim" if card.cost.total >= 3 else _pick(card.named, ("trooper", "one-eye", "frame"))


def _pick(seed: str, results: tuple[str, ...]) -> str:
    """One of some results, always the same one for a seed."""
    return results[int.from_bytes(blake2b(seed.encode(), digest_size=4).digest(), "big") % len(results)]
