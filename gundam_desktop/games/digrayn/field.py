"""The field: thirteen hexagonal gates, which of them are adjacent, and the ranges of cards."""

from __future__ import annotations

from functools import cache
from typing import Final

from gundam_desktop.rulebook.enforcement import enforces

ROWS: Final = ("a1 a2 a3", "b1 b2", "c1 c2 c3", "d1 d2", "e1 e2 e3")
"""The gates from the near row of player A on, from their left."""
GATES: Final = tuple(" ".join(ROWS).split())
CENTER: Final = ("c1", "c2", "c3")
OWN: Final = (("a1", "a2", "a3", "b1", "b2"), ("d1", "d2", "e1", "e2", "e3"))
"""The own gates of each seat."""
HOMES: Final = ("a2", "e2")
"""Where the leader of each seat begins."""
RANGES: Final = {
    "F2": ((0, -1), (1, -1)),
    "L": ((0, -1), (1, -1), (1, -2)),
    "W": ((0, -1), (1, -1), (-1, 0), (1, 0)),
    "A": ((0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1)),
    "X": ((0, -2), (1, -2), (2, -2)),
    "": (),
}
"""Key -> the hexagons in range as axial (column, row) from the card's own; forward is -row."""
_FIRST: Final = (-2, -1, -1, 0, 0)
"""The axial column of the first gate of each row."""
_AT: Final = {
    gate: (first + column, 2 - row)
    for row, (gates, first) in enumerate(zip(ROWS, _FIRST, strict=True))
    for column, gate in enumerate(gates.split())
}
_GATE_AT: Final = {at: gate for gate, at in _AT.items()}


@enforces("FO-15")
def in_range(gate: str, pattern: str, seat: int) -> tuple[str, ...]:
    """The gates that a card of a seat on a gate reaches; for seat 1 the pattern is turned round."""
    return _around(gate, pattern, -1 if seat else 1)


@enforces("FO-1")
def adjacent(gate: str) -> tuple[str, ...]:
    """The gates beside a gate."""
    return _around(gate, "A", 1)


@cache
def _around(gate: str, pattern: str, sense: int) -> tuple[str, ...]:
    column, row = _AT[gate]
    places = ((column + sense * right, row + sense * down) for right, down in RANGES[pattern])
    return tuple(_GATE_AT[at] for at in places if at in _GATE_AT)
