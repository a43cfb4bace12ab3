"""The instructions that effects are lowered to. An instruction is a tuple: one of these, then its values."""

from __future__ import annotations

from typing import Final

CHOOSE: Final = 0  # groups of (finder, least, most), purpose, whether the opponent chooses
DAMAGE: Final = 1  # reference, amount
RECOVER: Final = 2  # reference, amount
REST: Final = 3  # reference
SET_ACTIVE: Final = 4  # reference
DESTROY: Final = 5  # reference
RETURN: Final = 6  # reference, where
ADD_TO_HAND: Final = 7  # reference, whether it is revealed
DRAW: Final = 8  # amount, whether all players
DISCARD: Final = 9  # finder, amount, purpose, whether the opponent does
DEPLOY: Final = 10  # reference, whether rested, whether its cost is paid
DEPLOY_TOKEN: Final = 11  # numbers, amount, whether rested, whether every number
PAIR: Final = 12  # reference, to the Unit
SHIELD_TO_HAND: Final = 13  # amount
PLACE_RESOURCE: Final = 14  # amount, whether EX, whether rested
LOOK: Final = 15  # amount
RETURN_LOOKED: Final = 16  # whether in random order, whether into the trash
SPLIT_LOOKED: Final = 17  # how many to the top, whether the others go to the bottom
TOP_OR_BOTTOM: Final = 18  # the other place
MODIFY: Final = 19  # reference, changes, how long
ACTIVATE_MAIN: Final = 20
MAY: Final = 21  # where to go on without, needs, what must hold to do it
MODE: Final = 22  # where each arm begins
JUMP: Final = 23  # where to
UNLESS: Final = 24  # condition, where to go without it
UNLESS_DONE: Final = 25  # where to go when the instruction before was not carried out
BREACH_DAMAGE: Final = 26
SUPPORTED: Final = 27
REMOVE: Final = 28  # reference
TRASH_TOP: Final = 29  # amount
REVEAL: Final = 30  # reference
REDIRECT: Final = 31  # reference
REST_COST: Final = 33  # reference
PAY: Final = 34  # amount
DEPLOY_EX_BASE: Final = 35
WHEN: Final = 36  # what waits, whether only for what is chosen, how long
BATTLE: Final = 32  # reference, whether this Unit is one of the two
