"""How both players play on in a sampled state: one choice ahead, as if the turn passed after it.

A choice is carried out, what follows it is answered by rule up to the next main decision, and the state there is
judged as if its player ended the turn. To end the turn competes with that by the state as it is.
"""

from __future__ import annotations

from typing import Final

from gundam_desktop.games.gcg.game import carry_out
from gundam_desktop.games.gcg.model.frames import (
    ActionDecision,
    BlockDecision,
    ConfirmDecision,
    MainDecision,
    OptionDecision,
    SelectDecision,
)
from gundam_desktop.games.gcg.model.state import State
from gundam_desktop.games.gcg.simulation.judgement import evaluate_state
from gundam_desktop.games.gcg.simulation.moves import by_rule, moves
from gundam_desktop.games.gcg.simulation.weights import Weights
from gundam_desktop.tabletop import Choice

WIDTH: Final = 6
"""The most answers to try for a selection while playing on after a choice."""
_LONGEST: Final = 160
"""Answers after which a state is judged where it is."""


_TRIED: Final = (ActionDecision, BlockDecision, SelectDecision, ConfirmDecision, OptionDecision)
"""Kinds of decisions, besides the main phase, for which answers are tried; others are answered by rules."""


class Policy:
    """Plays states on. `nodes` counts the choices that were carried out."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.nodes = 0

    def carry_out(self, state: State, player: int, choice: Choice) -> None:
        """Make a legal choice; the state is changed."""
        self.nodes += 1
        carry_out(state, player, choice)

    def after(self, state: State, player: int, choice: Choice) -> State:
        """The state after a legal choice."""
        new = state.copy()
        self.carry_out(new, player, choice)
        return new

    def choice(self, state: State, player: int) -> Choice:
        """The choice that this policy makes."""
        found = moves(state, player, WIDTH, False)
        if len(found) == 1:
            return found[0]
        best, most = found[0], -1e9
        for choice in found:
            worth = self.worth(state, player, choice)
            if worth > most:
                best, most = choice, worth
        return best

    def worth(self, state: State, player: int, choice: Choice) -> float:
        """The worth of a choice to the player who makes it."""
        if choice.verb == "end":
            return evaluate_state(state, player, self.weights, True)
        return self._settled(self.after(state, player, choice), player, state.turn, True)

    def play_on(self, state: State, turn: int, made: list[tuple[int, Choice]] | None = None) -> None:
        """Play on for both players up to the main phase of a turn, or the end of the game; the state is changed."""
        for _ in range(_LONGEST):
            decision = state.decision()
            if decision is None:
                return
            if isinstance(decision, MainDecision):
                if state.turn >= turn:
                    return
                choice = self.choice(state, decision.player)
            elif isinstance(decision, _TRIED):
                choice = self.choice(state, decision.player)
            else:
                choice = by_rule(state, decision)
            if made is not None:
                made.append((decision.player, choice))
            self.carry_out(state, decision.player, choice)

    def _settled(self, state: State, player: int, turn: int, blocks: bool) -> float:
        """Return the value at the next main decision; changes the state."""
        for _ in range(_LONGEST):
            decision = state.decision()
            if decision is None or isinstance(decision, MainDecision):
                break
            if blocks and isinstance(decision, BlockDecision):
                return self._blocked(state, player, decision.player, turn)
            self.carry_out(state, decision.player, by_rule(state, decision))
        return evaluate_state(state, player, self.weights, state.turn == turn)

    def _blocked(self, state: State, player: int, blocker: int, turn: int) -> float:
        """The worth when the one who may block does what is best for them."""
        found = moves(state, blocker, WIDTH, False)
        worths = [self._settled(self.after(state, blocker, choice), player, turn, False) for choice in found]
        return max(worths) if blocker == player else min(worths)
