"""The bot that makes only forced choices, with as few cards as the rules allow."""

from __future__ import annotations

from typing import Any

from gundam_desktop.bots.random_bot import narrowest_first
from gundam_desktop.tabletop import Choice, View

_NOTHING = ("pass", "end", "no", "keep")


class IdleBot:
    """Passes, ends, declines; chooses as few cards as it must."""

    def __init__(self, seed: int) -> None:
        """`seed` is ignored: nothing is left to chance."""

    def choose(self, view: View, choices: list[Choice], decks: Any) -> Choice:  # noqa: ARG002 - it needs no decks
        """The choice that does the least."""
        if choices:
            return next((choice for verb in _NOTHING for choice in choices if choice.verb == verb), choices[0])
        chosen: list[int] = []
        for group in narrowest_first(view.decision):
            chosen += [card for card in group.candidates if card not in chosen][: group.least]
        return Choice("choose", cards=tuple(chosen))
