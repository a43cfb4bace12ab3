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
"""The largest logit, so that an undecided state never counts as decided."""


class ValueNetwork:
    """The network's weights, with the function that they define."""

    def __init__(self, values: Mapping[str, Any]) -> None:
        """A feature that the file does not have weighs nothing: a keyword effect may be newer than the network.

        `ValueError` if the file has other features, or its layers do not fit them.
        """
        inputs: Sequence[str] = values["inputs"]
        if list(inputs) != [name for name in NAMES if name in inputs]:
            wrong = ", ".join(sorted(set(inputs) - set(NAMES))) or "their order"
            raise ValueError(f"value network ({FILE}): {wrong}: unknown or misplaced; fit it again")
        direct: list[float] = list(values["direct"])
        hidden: list[list[float]] = [list(row) for row in values["hidden"]]
        out: list[float] = list(values["out"])
        if len(out) != len(hidden) or {len(inputs) + 1} != {len(row) for row in (*hidden, [0.0, *direct])}:
            raise ValueError(f"value network ({FILE}): the layers do not fit each other; fit it again")
        self._bias: float = values["bias"]
        self._direct: list[float] = _of_all_features(inputs, direct)
        """The weight of each feature in the logit, without the hidden layer."""
        self._hidden: list[list[float]] = [[row[0], *_of_all_features(inputs, row[1:])] for row in hidden]
        """For each hidden unit its bias, and then a weight for each feature."""
        self._out: list[float] = out
        """From each hidden unit to the logit."""

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


def _of_all_features(inputs: Sequence[str], weights: Sequence[float]) -> list[float]:
    """A weight for every feature in the order of `NAMES`, from those of some."""
    known = dict(zip(inputs, weights, strict=True))
    return [known.get(name, 0.0) for name in NAMES]


@cache
def shipped_network() -> ValueNetwork:
    """The network of the program."""
    return ValueNetwork(json.loads(game_resource("gcg", FILE).read_text(encoding="utf-8")))
