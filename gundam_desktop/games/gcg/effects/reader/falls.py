"""The words for what would destroy a card or return it, and for where it goes instead."""

from __future__ import annotations

from typing import Any, Final

GOES: Final[dict[str, Any]] = {
    "to_the_hand": "hand",
    "to_the_removed": "removed",
    "to_the_bottom": "deck bottom",
    "survives": "survives",
}
FALLS: Final[dict[str, Any]] = {
    "anyhow": None,
    "effects": "effects",
    "enemy_effects_fell": "enemy effects",
    "damage_fell": "damage",
    "battle_damage_fell": "battle damage",
    "effect_damage_fell": "effect damage",
    "returned_by_enemy": "enemy effects",
    "returned_by_effect": "effects",
    "rested_by_enemy": "enemy effects",
    "rested_by_effect": "effects",
}
