"""The value network: the chance to win of the player whose main phase begins, learned from the results of games.

One hidden layer, read from a data file (`benchmarks/fit_network.py` makes it).
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from gundam_desktop.games.gcg.model.state import State
from gundam_desktop.games.gcg.simulation.value_features import NAMES, features
from gundam_desktop.locate import game_resource

FILE: Final = "value_network.json"
_SURE: Final = 6.0
"""The largest logit: a state that is not decided is never taken for decided."""


class ValueNetwork:
    """The network as plain numbers."""

    def __init__(self, values: Mapping[str, Any]) -> None:
        """`ValueError` if the file was made for other features, or its layers do not fit them."""
        inputs: Sequence[str] = values["inputs"]
        if tuple(inputs) != NAMES:
            wrong = ", ".join(sorted(set(inputs) ^ set(NAMES))) or "their order"
            raise ValueError(f"value network: {wrong}: missing, unknown or misplaced; fit it again")
        self._bias: float = values["bias"]
        self._direct: list[float] = list(values["direct"])
        """From each input to the logit."""
        self._hidden: list[list[float]] = [list(row) for row in values["hidden"]]
        """For each hidden unit its bias, and then a weight for each input."""
        self._out: list[float] = list(values["out"])
        """From each hidden unit to the logit."""
        if len(self._out) != len(self._hidden) or {len(self._direct) + 1} != {len(row) for row in self._hidden}:
            raise ValueError("value network: the layers do not fit each other; fit it again")

    def chance(self, state: State, player: int) -> float:
        """The chance of a player to win, from 0 to 1, at the beginning of a main phase of either player."""
        logit = self._logit(features(state))
        chance = 1.0 / (1.0 + math.exp(-max(-_SURE, min(_SURE, logit))))
        return chance if state.turn_player == player else 1.0 - chance

    def _logit(self, inputs: list[float]) -> float:
        logit = self._bias
        seen: list[int] = []
        for place, value in enumerate(inputs):
            if value:
                logit += self._direct[place] * value
                seen.append(place)
        for row, out in zip(self._hidden, self._out, strict=True):
            total = row[0]
            for place in seen:
                total += row[place + 1] * inputs[place]
            logit += out * math.tanh(total)
        return logit


@cache
def shipped_network() -> ValueNetwork:
    """The network of the program."""
    return ValueNetwork(json.loads(game_resource("gcg", FILE).read_text(encoding="utf-8")))
