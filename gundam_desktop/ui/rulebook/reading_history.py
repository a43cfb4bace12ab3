"""The clauses that a reader has opened, one after the other, with back and forward."""

from __future__ import annotations


class ReadingHistory:
    """A list of numbers and a place in it; opening another clause forgets those that came after the place."""

    def __init__(self) -> None:
        self._numbers: list[str] = []
        self._at = -1

    @property
    def number(self) -> str:
        """The clause that is open; empty for none."""
        return self._numbers[self._at] if self._at >= 0 else ""

    @property
    def can_go_back(self) -> bool:
        """True if one was open before."""
        return self._at > 0

    @property
    def can_go_forward(self) -> bool:
        """True if the reader has gone back from one."""
        return self._at + 1 < len(self._numbers)

    def open(self, number: str) -> None:
        """Note that a clause is opened; the open one once more is no step."""
        if number != self.number:
            self._numbers = [*self._numbers[: self._at + 1], number]
            self._at += 1

    def go(self, steps: int) -> bool:
        """Go back (below 0) or forward; False where there is nothing."""
        if 0 <= self._at + steps < len(self._numbers):
            self._at += steps
            return True
        return False

    def clear(self) -> None:
        """Forget all."""
        self._numbers, self._at = [], -1
