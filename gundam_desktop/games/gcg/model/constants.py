"""The numbers of zones, card types, phases, steps and the like, with names that print.

Each family is an enumeration: `Zone(3)` prints as `Zone.BATTLE`, and so do the parts of a game. In states, and
wherever the rules compare, the numbers are plain ones, bound to names of this module: then a comparison takes 26 ns.
With members of an enumeration it takes 30, and 97 through their class; compiled 9, 20 and 19.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final


class NamedNumber(IntEnum):
    """A family of numbers with names."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"

    @property
    def word(self) -> str:
        """The name in the effect language: in lower case, with spaces."""
        return self.name.lower().replace("_", " ")


class Zone(NamedNumber):
    """Zones (3-1-1), and two other places: of a card whose effect is activated (3-1-2), and outside the game."""

    DECK = 0
    RESOURCE_DECK = 1
    RESOURCES = 2
    BATTLE = 3
    BASE = 4
    SHIELDS = 5
    TRASH = 6
    REMOVED = 7
    HAND = 8
    RESOLVING = 9
    OUTSIDE = 10


class CardType(NamedNumber):
    """Card types (2-3-2)."""

    UNIT = 0
    PILOT = 1
    COMMAND = 2
    BASE = 3
    RESOURCE = 4


class Phase(NamedNumber):
    """Phases (6-1-1) and the time before the game."""

    SETUP = 0
    START = 1
    DRAW = 2
    RESOURCE = 3
    MAIN = 4
    END = 5


class BattleStep(NamedNumber):
    """Steps of an attack (7-2)."""

    ATTACK = 0
    BLOCK = 1
    ACTION = 2
    DAMAGE = 3
    BATTLE_END = 4


class Stat(NamedNumber):
    """Figures that effects change."""

    AP = 0
    HP = 1
    LEVEL = 2
    COST = 3


class DamageKind(NamedNumber):
    """Damage (4-5-2, 4-5-3)."""

    BATTLE = 0
    EFFECT = 1


class Duration(NamedNumber):
    """How long a change lasts.

    `UNTIL_START`: until the end of the next start phase of the card's owner. `UNTIL_END` plus a turn's number: until
    the end of that turn. `IN_TURN` minus a turn's number: in that turn alone. Only instructions use the others:
    `UNTIL_OWN_TURN` (until the end of the turn before the player's next one), `UNTIL_OWN_TURN_ENDS` (until the end of
    the player's next turn), `IN_THEIR_TURN` and `IN_OWN_TURN` (in the next turn of the opponent or of the player).
    """

    IN_TURN = -10
    IN_OWN_TURN = -4
    IN_THEIR_TURN = -3
    UNTIL_OWN_TURN_ENDS = -2
    UNTIL_OWN_TURN = -1
    TURN = 0
    BATTLE = 1
    UNTIL_START = 2
    UNTIL_END = 3


class Rule(NamedNumber):
    """Permissions and prohibitions that effects put on cards."""

    CANNOT_ATTACK = 0
    CANNOT_ATTACK_PLAYER = 1
    MAY_ATTACK_ACTIVE = 2
    MAY_ATTACK_WHEN_DEPLOYED = 3
    NO_BATTLE_DAMAGE_FROM = 4
    NO_DAMAGE_FROM = 5
    AP_NOT_REDUCED_BY_ENEMY = 6
    CANNOT_BE_SET_ACTIVE = 7
    CANNOT_BE_PAIRED = 8
    NO_EFFECT_DAMAGE_FROM = 9
    MUST_BE_ATTACKED = 10
    STAYS_RESTED = 11
    RESTED_INSTEAD = 12
    DEPLOYED_RESTED = 13
    NOT_DESTROYED_BY_ENEMY_EFFECTS = 14
    CANNOT_BLOCK = 15
    CANNOT_BE_BLOCKED = 16
    CANNOT_ATTACK_UNITS = 17
    CANNOT_BE_ATTACKED = 18
    NOT_RESTED_BY_ENEMY_EFFECTS = 19
    NOT_RETURNED_BY_ENEMY_EFFECTS = 20
    NOT_CHOSEN_BY_ENEMY_EFFECTS = 21
    CANNOT_PLAY = 22
    MUST_ATTACK = 23
    DAMAGE_NOT_REDUCED = 24
    TARGET_NOT_CHANGED = 25
    CANNOT_RECOVER = 26
    BURSTS_KEPT = 27
    MAY_BE_PLAYED = 28
    NOT_SET_ACTIVE_BY_EFFECTS = 29
    CANNOT_BE_PLAYED = 30
    BATTLE_DAMAGE_NOT_REDUCED = 31
    DAMAGE_TO_IT_NOT_REDUCED = 32
    NO_BREACH_DAMAGE = 33
    NO_BURSTS = 34
    NO_MAIN_EFFECTS = 35
    NO_ACTION_EFFECTS = 36
    NO_MAIN_OF_COMMANDS = 37
    NO_ACTION_OF_COMMANDS = 38
    TREATED_AS_LINKED = 39
    REPAIRS_IN_EACH_TURN = 40
    NOT_EXILED_BY_ENEMY_EFFECTS = 41
    NO_DEPLOY_EFFECTS = 42
    NO_ATTACK_EFFECTS = 43
    NO_DESTROYED_EFFECTS = 44
    ALL_BURSTS_KEPT = 45


DECK: Final = Zone.DECK.value
RESOURCE_DECK: Final = Zone.RESOURCE_DECK.value
RESOURCES: Final = Zone.RESOURCES.value
BATTLE: Final = Zone.BATTLE.value
BASE: Final = Zone.BASE.value
SHIELDS: Final = Zone.SHIELDS.value
TRASH: Final = Zone.TRASH.value
REMOVED: Final = Zone.REMOVED.value
HAND: Final = Zone.HAND.value
RESOLVING: Final = Zone.RESOLVING.value
OUTSIDE: Final = Zone.OUTSIDE.value
ZONES: Final = HAND + 1
"""The number of zones of each player."""
ZONE_NAMES: Final = tuple(zone.name.lower() for zone in Zone)
PUBLIC_ZONES: Final = frozenset({RESOURCES, BATTLE, BASE, TRASH, REMOVED, RESOLVING, OUTSIDE})

UNIT: Final = CardType.UNIT.value
PILOT: Final = CardType.PILOT.value
COMMAND: Final = CardType.COMMAND.value
BASE_CARD: Final = CardType.BASE.value
RESOURCE: Final = CardType.RESOURCE.value
TYPE_OF: Final = {
    **{card_type.word: card_type.value for card_type in CardType},
    "unit token": UNIT,
    "base token": BASE_CARD,
    "ex base": BASE_CARD,
    "ex resource": RESOURCE,
}
"""Type in card data -> card type; a token (4-17) has the type of its kind."""

SETUP: Final = Phase.SETUP.value
START: Final = Phase.START.value
DRAW: Final = Phase.DRAW.value
RESOURCE_PHASE: Final = Phase.RESOURCE.value
MAIN: Final = Phase.MAIN.value
END: Final = Phase.END.value
PHASE_NAMES: Final = tuple(phase.word for phase in Phase)

ATTACK_STEP: Final = BattleStep.ATTACK.value
BLOCK_STEP: Final = BattleStep.BLOCK.value
ACTION_STEP: Final = BattleStep.ACTION.value
DAMAGE_STEP: Final = BattleStep.DAMAGE.value
BATTLE_END_STEP: Final = BattleStep.BATTLE_END.value
STEP_NAMES: Final = tuple(step.word for step in BattleStep)

AP: Final = Stat.AP.value
HP: Final = Stat.HP.value
LEVEL: Final = Stat.LEVEL.value
COST: Final = Stat.COST.value
STATS: Final = {stat.word: stat.value for stat in Stat}

BATTLE_DAMAGE: Final = DamageKind.BATTLE.value
EFFECT_DAMAGE: Final = DamageKind.EFFECT.value
DAMAGE_NAMES: Final = tuple(kind.word for kind in DamageKind)

TURN_LONG: Final = Duration.TURN.value
BATTLE_LONG: Final = Duration.BATTLE.value
UNTIL_START: Final = Duration.UNTIL_START.value
UNTIL_END: Final = Duration.UNTIL_END.value
IN_TURN: Final = Duration.IN_TURN.value
IN_OWN_TURN: Final = Duration.IN_OWN_TURN.value
IN_THEIR_TURN: Final = Duration.IN_THEIR_TURN.value
UNTIL_OWN_TURN_ENDS: Final = Duration.UNTIL_OWN_TURN_ENDS.value
UNTIL_OWN_TURN: Final = Duration.UNTIL_OWN_TURN.value

CANNOT_ATTACK: Final = Rule.CANNOT_ATTACK.value
CANNOT_ATTACK_PLAYER: Final = Rule.CANNOT_ATTACK_PLAYER.value
MAY_ATTACK_ACTIVE: Final = Rule.MAY_ATTACK_ACTIVE.value
MAY_ATTACK_WHEN_DEPLOYED: Final = Rule.MAY_ATTACK_WHEN_DEPLOYED.value
NO_BATTLE_DAMAGE_FROM: Final = Rule.NO_BATTLE_DAMAGE_FROM.value
NO_DAMAGE_FROM: Final = Rule.NO_DAMAGE_FROM.value
AP_NOT_REDUCED_BY_ENEMY: Final = Rule.AP_NOT_REDUCED_BY_ENEMY.value
CANNOT_BE_SET_ACTIVE: Final = Rule.CANNOT_BE_SET_ACTIVE.value
CANNOT_BE_PAIRED: Final = Rule.CANNOT_BE_PAIRED.value
NO_EFFECT_DAMAGE_FROM: Final = Rule.NO_EFFECT_DAMAGE_FROM.value
MUST_BE_ATTACKED: Final = Rule.MUST_BE_ATTACKED.value
STAYS_RESTED: Final = Rule.STAYS_RESTED.value
RESTED_INSTEAD: Final = Rule.RESTED_INSTEAD.value
DEPLOYED_RESTED: Final = Rule.DEPLOYED_RESTED.value
NOT_DESTROYED_BY_ENEMY_EFFECTS: Final = Rule.NOT_DESTROYED_BY_ENEMY_EFFECTS.value
CANNOT_BLOCK: Final = Rule.CANNOT_BLOCK.value
CANNOT_BE_BLOCKED: Final = Rule.CANNOT_BE_BLOCKED.value
CANNOT_ATTACK_UNITS: Final = Rule.CANNOT_ATTACK_UNITS.value
CANNOT_BE_ATTACKED: Final = Rule.CANNOT_BE_ATTACKED.value
NOT_RESTED_BY_ENEMY_EFFECTS: Final = Rule.NOT_RESTED_BY_ENEMY_EFFECTS.value
NOT_RETURNED_BY_ENEMY_EFFECTS: Final = Rule.NOT_RETURNED_BY_ENEMY_EFFECTS.value
NOT_CHOSEN_BY_ENEMY_EFFECTS: Final = Rule.NOT_CHOSEN_BY_ENEMY_EFFECTS.value
CANNOT_PLAY: Final = Rule.CANNOT_PLAY.value
MUST_ATTACK: Final = Rule.MUST_ATTACK.value
DAMAGE_NOT_REDUCED: Final = Rule.DAMAGE_NOT_REDUCED.value
TARGET_NOT_CHANGED: Final = Rule.TARGET_NOT_CHANGED.value
CANNOT_RECOVER: Final = Rule.CANNOT_RECOVER.value
BURSTS_KEPT: Final = Rule.BURSTS_KEPT.value
ALL_BURSTS_KEPT: Final = Rule.ALL_BURSTS_KEPT.value
MAY_BE_PLAYED: Final = Rule.MAY_BE_PLAYED.value
NOT_SET_ACTIVE_BY_EFFECTS: Final = Rule.NOT_SET_ACTIVE_BY_EFFECTS.value
CANNOT_BE_PLAYED: Final = Rule.CANNOT_BE_PLAYED.value
BATTLE_DAMAGE_NOT_REDUCED: Final = Rule.BATTLE_DAMAGE_NOT_REDUCED.value
DAMAGE_TO_IT_NOT_REDUCED: Final = Rule.DAMAGE_TO_IT_NOT_REDUCED.value
NO_BREACH_DAMAGE: Final = Rule.NO_BREACH_DAMAGE.value
NO_BURSTS: Final = Rule.NO_BURSTS.value
NO_MAIN_EFFECTS: Final = Rule.NO_MAIN_EFFECTS.value
NO_ACTION_EFFECTS: Final = Rule.NO_ACTION_EFFECTS.value
NO_MAIN_OF_COMMANDS: Final = Rule.NO_MAIN_OF_COMMANDS.value
NO_ACTION_OF_COMMANDS: Final = Rule.NO_ACTION_OF_COMMANDS.value
TREATED_AS_LINKED: Final = Rule.TREATED_AS_LINKED.value
REPAIRS_IN_EACH_TURN: Final = Rule.REPAIRS_IN_EACH_TURN.value
NOT_EXILED_BY_ENEMY_EFFECTS: Final = Rule.NOT_EXILED_BY_ENEMY_EFFECTS.value
NO_DEPLOY_EFFECTS: Final = Rule.NO_DEPLOY_EFFECTS.value
NO_ATTACK_EFFECTS: Final = Rule.NO_ATTACK_EFFECTS.value
NO_DESTROYED_EFFECTS: Final = Rule.NO_DESTROYED_EFFECTS.value
RULES: Final = {rule.word: rule.value for rule in Rule}

SHIELD_AREA: Final = -1
"""Stands for the shield area of player 0 in place of a card id; -2 stands for that of player 1."""
PLAYER: Final = -3
"""Stands for player 0 in place of a card id; -4 stands for player 1."""

# The built-in effects of Repair, Breach and Support, and the cost of resting this card, used as an ability's index.
REPAIR_EFFECT: Final = -1
BREACH_EFFECT: Final = -2
SUPPORT_EFFECT: Final = -3
REST_COST: Final = -4

# The results of a finished game.
GOES_ON: Final = -1
DRAWN_GAME: Final = 2

BATTLE_LIMIT: Final = 6
RESOURCE_LIMIT: Final = 15
EX_RESOURCE_LIMIT: Final = 5
HAND_LIMIT: Final = 10
STARTING_HAND: Final = 5
STARTING_SHIELDS: Final = 6
