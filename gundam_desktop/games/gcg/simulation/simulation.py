"""The simulation of a decision: its choices, and their outcomes in sampled worlds that agree with the player's view."""

from __future__ import annotations

import math
import random
from typing import Final

from gundam_desktop.games.gcg.decks.deck import Deck
from gundam_desktop.games.gcg.determinization import DeckList, Worlds
from gundam_desktop.games.gcg.game import pool_with
from gundam_desktop.games.gcg.model.state import State
from gundam_desktop.games.gcg.simulation.forced_win import ForcedWin, might_win
from gundam_desktop.games.gcg.simulation.judgement import evaluate_state
from gundam_desktop.games.gcg.simulation.likely_lists import likely_list
from gundam_desktop.games.gcg.simulation.moves import moves
from gundam_desktop.games.gcg.simulation.policy import Policy
from gundam_desktop.games.gcg.simulation.value_network import shipped_network
from gundam_desktop.games.gcg.simulation.weights import LEAF, POLICY, Weights, shipped
from gundam_desktop.tabletop import Choice, View

MOST_SELECTIONS: Final = 12
PROOF_NOW: Final = 400
PROOF_LATER: Final = 150
"""The most choices to carry out in proving that the present turn, or a later one, is won."""
_LATER: Final = 0.0005
"""How much each turn of delay changes the value of a win (down) and of a loss (up)."""
_SURE: Final = 6.0
"""The judgement, in units of the scale, that counts like a game that is decided."""


class Simulation:
    """One decision of a view's player. It uses nothing but the view and the deck lists."""

    def __init__(
        self,
        view: View,
        decks: tuple[Deck | None, Deck | None] | None,
        weights: Weights | None = None,
        leaf: Weights | None = None,
    ) -> None:
        """`weights` guide how worlds are played on, `leaf` judges their final states; None means the program's own."""
        self._view = view
        known, self._unknown = view.known.state(pool_with)
        self._known = known.copy()
        self._known.quiet = True
        self._lists = (None, None) if decks is None else (_list_of(decks[0]), _list_of(decks[1]))
        self._worlds = self._settled_worlds(view.player)
        self._policy = Policy(weights or shipped(POLICY))
        self._leaf = leaf or shipped(LEAF)
        self._network = shipped_network()
        self._player = view.player
        first = self.world(0)
        self.choices: list[Choice] = moves(first, view.player, MOST_SELECTIONS, True)
        self._turn = view.turn + (2 if view.turn_player == view.player else 1)

    @property
    def nodes(self) -> int:
        """The number of choices carried out so far."""
        return self._policy.nodes

    def world(self, seed: int) -> State:
        """A state that agrees with the view."""
        return (self._worlds or Worlds(self._known, self._unknown, self._likely_lists(seed))).world(seed)

    def _settled_worlds(self, player: int) -> Worlds | None:
        """The source of worlds; None if a deck list must be guessed, that is, if only the player's own is known."""
        first, second = self._lists
        if first is not None and second is not None:
            return Worlds(self._known, self._unknown, (first, second))
        return Worlds(self._known, self._unknown, (None, None)) if self._lists[player] is None else None

    def _likely_lists(self, seed: int) -> tuple[DeckList, DeckList]:
        """The deck lists for a world: one that is not known is a likely one."""
        chance = random.Random(seed)
        first, second = self._lists
        return (
            first or likely_list(self._known, self._unknown, 0, chance),
            second or likely_list(self._known, self._unknown, 1, chance),
        )

    def evaluate_after(self, world: State, choice: Choice) -> float:
        """The chance to win after a choice as it looks one choice ahead, from 0 to 1."""
        return _chance(self._policy.worth(world, self._player, choice), self._policy.weights)

    def rollout(self, world: State, choice: Choice) -> float:
        """The chance to win after a choice when both play on to the player's next main phase, from 0 to 1.

        1 is a win in the present turn, whatever the opponent does; 0 a loss in it.
        """
        state = self._policy.after(world, self._player, choice)
        turn = state.turn
        winner = self._winner(state)
        while winner < 0 and state.result < 0 and turn < self._turn:
            turn += 1
            self._policy.play_on(state, turn)
            winner = self._winner(state)
        if winner >= 0:
            later = _LATER * (state.turn - self._view.turn)
            return 1.0 - later if winner == self._player else later
        return self._judged_chance(state)

    def _judged_chance(self, state: State) -> float:
        """The chance to win at the beginning of a main phase: the mean of two judges, since each has its own errors."""
        if state.result >= 0:
            return 0.5
        weighed = _chance(evaluate_state(state, self._player, self._leaf, False), self._leaf)
        return (weighed + self._network.chance(state, self._player)) / 2

    def principal_variation(self, world: State, choice: Choice) -> list[tuple[int, Choice]]:
        """Return the (seat, choice) pairs that follow a choice in a world, up to the player's next main phase."""
        made: list[tuple[int, Choice]] = []
        self._policy.play_on(self._policy.after(world, self._player, choice), self._turn, made)
        return made

    def _winner(self, state: State) -> int:
        """The seat that has won, or can force a win, in this turn; -1 if neither does or that was not found out."""
        if state.result >= 0:
            return state.result if state.result < 2 else -1
        player = state.turn_player
        if state.turn > self._turn or not might_win(state, player):
            return -1
        most = PROOF_NOW if state.turn == self._view.turn else PROOF_LATER
        return player if ForcedWin(self._policy, player, state.turn, most).proved(state) else -1


def _chance(worth: float, weights: Weights) -> float:
    """Return the chance to win (0 to 1) that corresponds to a judgement."""
    logit = max(-_SURE, min(_SURE, worth / weights.scale))
    return 1.0 / (1.0 + math.exp(-logit))


def _list_of(deck: Deck | None) -> DeckList | None:
    return None if deck is None else (deck.shuffle_order(), sorted(deck.resource_numbers()))
