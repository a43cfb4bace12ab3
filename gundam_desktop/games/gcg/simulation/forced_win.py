"""Whether a player can force a win in this turn of a state: proved by trying everything, up to a limit.

Hidden cards are taken as they are in the state, which was sampled, so the proof holds for this state alone.
"""

from __future__ import annotations

from typing import Final

from gundam_desktop.games.gcg.model.constants import BASE, BATTLE, HAND, PILOT, RESOURCES, SHIELDS, UNIT, ZONES
from gundam_desktop.games.gcg.model.frames import MainDecision
from gundam_desktop.games.gcg.model.keywords import SUPPRESSION
from gundam_desktop.games.gcg.model.state import State
from gundam_desktop.games.gcg.rules.figures import figures
from gundam_desktop.games.gcg.simulation.moves import moves
from gundam_desktop.games.gcg.simulation.policy import Policy
from gundam_desktop.tabletop import Choice

WIDTH: Final = 12
"""The most selections to try for one decision."""
_FURTHER: Final = 1
"""How many attacks, or removals of Shields, to allow beyond those in sight, because card effects may give more."""


def might_win(state: State, player: int) -> bool:
    """False if a player has far too few attackers to win in their turn: then a proof is not worth trying."""
    cards, first, other = state.cards, player * ZONES, (1 - player) * ZONES
    if state.turn_player != player:
        return False
    level = len(state.zones[first + RESOURCES])
    pilots = units = 0
    for card in state.zones[first + HAND]:
        definition = cards[card].definition
        if definition.type == PILOT or definition.pilot_name:
            pilots += definition.level <= level
        elif definition.type == UNIT:
            units += definition.level <= level
    attacks = waiting = 0
    for card in state.zones[first + BATTLE]:
        record = cards[card]
        if not record.rested:
            if record.entered == state.turn and not record.pilot:
                waiting += 1
            else:
                attacks += 2 if figures(state, card).has(SUPPRESSION) else 1
    attacks += min(pilots, waiting + units)
    return attacks + _FURTHER > len(state.zones[other + SHIELDS]) + len(state.zones[other + BASE])


class ForcedWin:
    """Searches for a win of one player in the present turn of one state."""

    def __init__(self, policy: Policy, player: int, turn: int, most: int) -> None:
        """`most` is how many choices may be carried out in the search."""
        self._policy, self._player, self._turn = policy, player, turn
        self._last = policy.nodes + most
        self._known: dict[object, bool] = {}

    def proved(self, state: State) -> bool:
        """True if the win is proved; False if there is none, or it was not found within the bound."""
        decision = state.decision()
        if decision is None:
            return state.result == self._player
        if state.turn != self._turn or self._policy.nodes >= self._last:
            return False
        mine = decision.player == self._player
        if not isinstance(decision, MainDecision):
            return self._tried(state, decision.player, mine)
        if not mine or not might_win(state, self._player):
            return False
        key = _key(state)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._tried(state, decision.player, mine)
        return found

    def _tried(self, state: State, decider: int, mine: bool) -> bool:
        found = moves(state, decider, WIDTH, mine)
        if mine:
            found.sort(key=_order)
        for choice in found:
            if choice.verb != "end" and self.proved(self._policy.after(state, decider, choice)) == mine:
                return mine
        return not mine


def _order(choice: Choice) -> int:
    """Attacks on the player first, then whatever makes way for them, other attacks last."""
    if choice.verb == "attack":
        return 2 if choice.target else 0
    return 1


def _key(state: State) -> object:
    """A key of a state at a main decision: what can still differ within a turn."""
    lying: list[object] = []
    for seat in (0, 1):
        for zone in (BATTLE, BASE, RESOURCES):
            for card in state.zones[seat * ZONES + zone]:
                record = state.cards[card]
                lying.append((record.rested, record.damage, record.pilot, record.stamp))
    return (tuple(state.zones), tuple(lying), state.lasting, state.used, state.happened)
