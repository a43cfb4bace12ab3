"""The table of a game and the design of its cards, put together from the game's data and its words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any, Final

from gundam_desktop.games.kit.words import game_words
from gundam_desktop.tabletop import Box, CardDesign, Counter, Effect, FigureKind, Playmat, PromptStyle, Stage
from gundam_desktop.tabletop.playmat import Zone, with_labels, with_told
from gundam_desktop.tabletop.prompt_style import named_stops
from gundam_desktop.tabletop.sentence import filled

_EFFECTS: Final = {
    "goes first": Effect(told=Stage.ALWAYS),
    "drew": Effect(sound="draw"),
    "turn begins": Effect(sound="turn"),
    "game over": Effect(sound="win"),
}
"""Events of every game."""


def playmat(
    key: str,
    language: str,
    zones: tuple[Zone, ...],
    boxes: tuple[Box, ...],
    design: CardDesign,
    *,
    effects: Mapping[str, Effect],
    told: Iterable[str],
    prompt_styles: Mapping[str, PromptStyle],
    stops: Mapping[str, tuple[str, bool]],
    **more: Any,
) -> Playmat:
    """The playmat of a game, with its words in a language; `more` are further fields of it.

    `effects` are those of the game's own kinds of events, `told` are the kinds that can hardly be seen on the table;
    `stops` as in `named_stops`.
    """
    words = game_words(key, language)
    return Playmat(
        zones,
        phases=tuple(words["phases"].items()),
        steps=tuple(words.get("steps", {}).items()),
        boxes=boxes,
        design=design,
        effects=with_labels(with_told({**effects, **_EFFECTS}, told), words["labels"]),
        prompt_styles=prompt_styles,
        anyway=words["choices"]["anyway"],
        stops=named_stops(stops, words["stops"]),
        **more,
    )


def card_design(
    key: str,
    language: str,
    figures: Mapping[str, tuple[str, str]],
    marks: Mapping[str, str],
    symbols: Mapping[str, str] = MappingProxyType({}),
    *,
    signed: bool = False,
) -> CardDesign:
    """The design that the cards of a game share, with the names of their figures in a language.

    `figures` has their places and colours, by key; damage is taken from the last one. `signed`: what has a colour is
    written with its sign on a card that adds it.
    """
    words, last = game_words(key, language), list(figures)[-1]

    def kind(each: str, corner: str, color: str) -> FigureKind:
        label, name = words["figures"][each]
        return FigureKind(each, label, name, corner, color, signed and bool(color), each == last)

    kinds = tuple(kind(each, *placed) for each, placed in figures.items())
    return CardDesign(kinds, marks, dict(symbols), **words["said of cards"])


def counters(
    key: str, language: str, numbers: Mapping[str, int], pips: Mapping[str, int] = MappingProxyType({})
) -> list[Counter]:
    """The numbers on a player's plate, by the keys of their words; `pips` as in `Counter`."""
    words = game_words(key, language)["plate"]
    said = ((each, n, words[each]) for each, n in numbers.items())
    return [
        Counter(n, text["label"], filled(text["phrase"], n=n), text["short"].format(n=n), pips.get(each, 0))
        for each, n, text in said
    ]
