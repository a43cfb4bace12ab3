"""The design of this game's cards: the kinds of their figures, the colours of their marks."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple, cast

from gundam_desktop.games.gcg.model.keywords import KEYWORD_EFFECTS
from gundam_desktop.games.gcg.words import game_words
from gundam_desktop.tabletop import CardDesign, CardView, Face, FigureKind

_CORNERS = {"level": "upper right", "cost": "upper left", "ap": "lower left", "hp": "lower right"}
_COLORS = {"ap": "red", "hp": "blue"}
_MARKS = {
    "burst": "orange",
    "main": "blue",
    "action": "blue",
    "activate": "blue",
    "activate main": "blue",
    "activate action": "blue",
    "once per turn": "crimson",
    "twice per turn": "crimson",
    "pilot": "slate",
    "unplayed": "slate",
}


class Stats(NamedTuple):
    """The figures of a card in the order used by faces and views; None for a figure that the card does not have."""

    level: int | None
    cost: int | None
    ap: int | None
    hp: int | None


def stats(card: Face | CardView) -> Stats:
    """Return the figures of a card by name: of a face as printed, of a view the current ones."""
    return Stats(*cast("tuple[int | None, ...]", card.figures))


@cache
def card_design(language: str) -> CardDesign:
    """Return the design that all cards share, with the names of their figures in a language."""
    return CardDesign(
        tuple(
            FigureKind(
                key,
                label,
                name,
                _CORNERS[key],
                _COLORS.get(key, ""),
                signed=key in ("ap", "hp"),
                damaged=key == "hp",
            )
            for key, (label, name) in ((key, game_words(language)["figures"][key]) for key in Stats._fields)
        ),
        _MARKS,
        {keyword.key: keyword.symbol for keyword in KEYWORD_EFFECTS},
        **game_words(language)["said of cards"],
    )
