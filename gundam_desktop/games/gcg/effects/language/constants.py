"""Selectors, references, amounts and conditions that reader and wording know by name."""

from __future__ import annotations

from typing import Final

from gundam_desktop.games.gcg.effects.language.conditions import Matches
from gundam_desktop.games.gcg.effects.language.parts import All, Count, Plus, Range, Selector, StatOf

ANY_CARD: Final = Selector.constant(what=("card",))
ANY_UNIT: Final = Selector.constant(what=("unit",))
ENEMY_CARD: Final = Selector.constant(what=("card",), side="enemy")
ENEMY_UNIT: Final = Selector.constant(what=("unit",), side="enemy")
YOUR_HAND: Final = Selector.constant(what=("card",), side="your", zone="hand")
ENEMY_HAND: Final = Selector.constant(what=("card",), side="enemy", zone="hand")
YOUR_SHIELDS: Final = Selector.constant(what=("shield",), side="your")
DRAWN: Final = Selector.constant(what=("card",), side="your", did="drawn")
"""The cards that this effect has drawn."""
ENEMY_IN_BATTLE: Final = All.constant(all=Selector.constant(what=("unit",), side="enemy", battling="this"))
"""The enemy Unit that this Unit battles."""
PILOT_OF_CHOSEN: Final = All.constant(all=Selector.constant(what=("pilot",), host="chosen"))
"""The Pilot paired with the chosen Unit."""
_THEIR_LEVEL: Final = Count.constant(count=Selector.constant(what=("resource",), side="enemy"))
LEVEL_ABOVE_THEIRS: Final = Range.constant(least=Plus.constant(plus=1, amount=_THEIR_LEVEL))
"""A Lv. (number of Resources, 2-8-1) higher than the opponent's."""
LEVEL_BELOW_THEIRS: Final = Range.constant(most=Plus.constant(plus=-1, amount=_THEIR_LEVEL))
LEVEL_ABOVE_THIS: Final = Range.constant(least=Plus.constant(plus=1, amount=StatOf.constant(stat="level")))
"""A higher Lv. than that of this Unit."""
THIS_CARDS_COST: Final = StatOf.constant(stat="cost", of="this card")
"""The cost that a card has while it is played, before an effect about playing it."""
PAIRED_THIS_TURN: Final = Matches.constant(card="this pilot", matches=Selector.constant(what=("pilot",), new=True))
"""True of a Unit that was paired in this turn, for effects at the end of the turn."""
DEPLOYED_THIS_TURN: Final = Matches.constant(matches=Selector.constant(what=("unit",), new=True))
"""True of a Unit that was deployed in this turn."""
