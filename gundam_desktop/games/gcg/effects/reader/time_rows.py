"""Times, what would happen to a card, and ways to play one: productions made from the rows that word them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, TypeVar

from gundam_desktop.games.gcg.effects.phrases.abilities import AbilityTexts
from gundam_desktop.games.gcg.effects.phrases.instructions import InstructionTexts
from gundam_desktop.games.gcg.effects.phrases.playing import PLAYING
from gundam_desktop.games.gcg.effects.reader.rows import RowRule

Meaning = TypeVar("Meaning")


def _without_comma(texts: Iterable[tuple[Meaning, str]]) -> Iterator[tuple[Meaning, str]]:
    """Yield texts of the beginning of a sentence without the comma behind them, which the grammar has."""
    yield from ((meaning, text.removesuffix(", ")) for meaning, text in texts)


DURATION: Final = RowRule("duration", InstructionTexts.lasts.read(), {})
LATER: Final = RowRule("later", _without_comma(InstructionTexts.at_end.read()), {})
TURN: Final = RowRule("turn", _without_comma(AbilityTexts.turns.read()), {})
TIMING: Final = RowRule("timing", _without_comma(AbilityTexts.times.read()), {})

FALLS: Final = RowRule(
    "falls",
    (
        ((event, cause), f"would be {happens}{by}")
        for event, happens in AbilityTexts.would.read()
        for cause, by in ((None, ""), *AbilityTexts.would_by.read())
    ),
    {},
)
"""The event and its cause: "would be destroyed by an effect"."""
PLAY_AS: Final = RowRule(
    "play_as",
    PLAYING.read(),
    {
        "by:cost": "cost",
        "onto:one": "one",
        "condition:if": '"if" condition ","',
        "cost:change": "CHANGE",
        "figures": "as_if",
    },
)
TIME_GRAMMAR: Final = "".join(rows.grammar for rows in (DURATION, LATER, TURN, TIMING, FALLS, PLAY_AS))
