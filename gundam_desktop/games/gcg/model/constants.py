"""The small numbers that stand for zones, card types, phases and steps inside the rules, and their names outside."""

from __future__ import annotations

from typing import Final

# Zones (3-1-1), and the two places that are none: a card whose effect is being activated (3-1-2), outside the game.
DECK: Final = 0
RESOURCE_DECK: Final = 1
RESOURCES: Final = 2
BATTLE: Final = 3
BASE: Final = 4
SHIELDS: Final = 5
TRASH: Final = 6
REMOVED: Final = 7
HAND: Final = 8
RESOLVING: Final = 9
OUTSIDE: Final = 10
ZONES: Final = 9
ZONE_NAMES: Final = (
    "deck",
    "resource_deck",
    "resources",
    "battle",
    "base",
    "shields",
    "trash",
    "removed",
    "hand",
    "resolving",
    "outside",
)
PUBLIC_ZONES: Final = frozenset({RESOURCES, BATTLE, BASE, TRASH, REMOVED, RESOLVING, OUTSIDE})

# Card types (2-3-2), with the tokens of each kind (4-17).
UNIT: Final = 0
PILOT: Final = 1
COMMAND: Final = 2
BASE_CARD: Final = 3
RESOURCE: Final = 4
TYPE_OF: Final = {
    "unit": UNIT,
    "pilot": PILOT,
    "command": COMMAND,
    "base": BASE_CARD,
    "resource": RESOURCE,
    "unit token": UNIT,
    "ex base": BASE_CARD,
    "ex resource": RESOURCE,
}

# Phases (6-1-1) and the time before the game.
SETUP: Final = 0
START: Final = 1
DRAW: Final = 2
RESOURCE_PHASE: Final = 3
MAIN: Final = 4
END: Final = 5
PHASE_NAMES: Final = ("setup", "start", "draw", "resource", "main", "end")

# Steps of an attack (7-2).
ATTACK_STEP: Final = 0
BLOCK_STEP: Final = 1
ACTION_STEP: Final = 2
DAMAGE_STEP: Final = 3
BATTLE_END_STEP: Final = 4
STEP_NAMES: Final = ("attack", "block", "action", "damage", "battle end")

# Keyword effects (11-1); what else there is of them is in `keywords`.
REPAIR: Final = 0
BREACH: Final = 1
SUPPORT: Final = 2
BLOCKER: Final = 3
FIRST_STRIKE: Final = 4
HIGH_MANEUVER: Final = 5
SUPPRESSION: Final = 6

# The effects that Repair, Breach and Support stand for, in the place of an ability's index.
REPAIR_EFFECT: Final = -1
BREACH_EFFECT: Final = -2
SUPPORT_EFFECT: Final = -3

# Figures that effects change.
AP: Final = 0
HP: Final = 1
LEVEL: Final = 2
COST: Final = 3
STATS: Final = {"ap": AP, "hp": HP, "level": LEVEL, "cost": COST}

# Damage (4-5-2, 4-5-3).
BATTLE_DAMAGE: Final = 0
EFFECT_DAMAGE: Final = 1
DAMAGE_NAMES: Final = ("battle", "effect")

# How a game ends.
GOES_ON: Final = -1
DRAWN_GAME: Final = 2

BATTLE_LIMIT: Final = 6
RESOURCE_LIMIT: Final = 15
EX_RESOURCE_LIMIT: Final = 5
HAND_LIMIT: Final = 10
STARTING_HAND: Final = 5
STARTING_SHIELDS: Final = 6
