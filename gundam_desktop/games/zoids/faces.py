"""The faces of cards: their figures and texts in a language, made from what the cards do."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from gundam_desktop.games.kit import table
from gundam_desktop.games.kit.words import game_words
from gundam_desktop.games.zoids.cards import (
    BASE,
    COLORS,
    CUSTOM,
    EVENT,
    FORTRESS,
    PILOT,
    SITUATION,
    ZOID,
    Card,
    Special,
    card_of,
)
from gundam_desktop.games.zoids.views import printed_figures
from gundam_desktop.tabletop import Ability, CardDesign, Face, Motif
from gundam_desktop.tabletop.sentence import filled

_FIGURES: Final = {
    "range": ("upper left", ""),
    "movement": ("upper right", ""),
    "melee": ("lower left", "red"),
    "shot": ("lower middle", "yellow"),
    "hp": ("lower right", "green"),
}
"""Place and colour of each figure."""
_MARKS: Final = {
    "fight": "crimson",
    "anchor": "slate",
    "repair": "slate",
    "evade": "blue",
    "aim": "orange",
    "prayer": "blue",
}
_SUBJECTS: Final = {
    FORTRESS: "fortress",
    BASE: "ground base",
    PILOT: "open helmet",
    CUSTOM: "crystal",
    EVENT: "data",
    SITUATION: "order",
}


@cache
def card_design(language: str) -> CardDesign:
    """The design that all cards share, with the names of their figures in a language."""
    return table.card_design("zoids", language, _FIGURES, _MARKS)


@cache
def face(number: str, language: str) -> Face:
    """The face of a card in a language. KeyError for an unknown number."""
    card, words = card_of(number), game_words("zoids", language)
    return Face(
        number=number,
        name=card.name[language],
        type=card.type,
        type_name=words["types"][card.type],
        color=COLORS[card.type],
        figures=printed_figures(card),
        traits=(words["size"].format(size=card.size),) if card.size else (),
        environment=tuple(words["terrain"][each] for each in sorted(card.suits)) if card.type == ZOID else (),
        text=tuple(_text(card, words, language)),
        set=words["own cards"],
        motif=_motif(card),
        design=card_design(language),
    )


def _motif(card: Card) -> Motif:
    """What the picture of a card shows: a Zoid is a machine shaped like an animal, in a place that suits it."""
    if card.type != ZOID:
        return Motif(_SUBJECTS[card.type])
    subject = "fighter" if "air" in card.suits else "beast"
    return Motif(subject, rank=6 if card.size == "LL" else 3, bulk=2 if card.size == "LL" else 0)


def _text(card: Card, words: dict[str, Any], language: str) -> Iterator[Ability]:
    texts = words["texts"]
    if card.special is not None:
        mark = (card.special.does, card.special.name[language])
        yield Ability((mark,), special_text(card.special, words))
    if card.ability and card.type == PILOT:
        said = filled(texts[card.ability], cost=card.cost, n=card.amount)
        yield Ability(((card.ability, words["abilities"][card.ability]),), said)
    if said := words["sentences"].join(_sentences(card, words)):
        yield Ability((), said)


def special_text(special: Special, words: dict[str, Any]) -> str:
    """The words of a special: its cost, what it does, what is printed of range and die."""
    texts = words["texts"]
    cost = texts["cost"].format(n=special.cost) if special.cost else ""
    if special.does != "fight":
        return cost + filled(texts[special.does], n=abs(special.amount))
    parts = [texts["own power" if special.power is None else f"printed {special.kind}".strip()]]
    parts += [texts["range"]] if special.range is not None else []
    parts += [texts["special die"]] if special.die is not None else []
    parts += [texts["two targets"]] if special.targets > 1 else []
    kind = words["kinds"].get(special.kind, "")
    said = (
        words["commas"]
        .join(parts)
        .format(kind=kind, power=special.power, range=special.range, die=_signed(special.die or 0))
    )
    both = texts["counter"] if special.counter else ""
    return f"{cost}{said}{texts['stop']}{both}"


def _sentences(card: Card, words: dict[str, Any]) -> Iterator[str]:
    """What else is on a card, sentence by sentence."""
    texts = words["texts"]
    if card.type == ZOID:
        parts = [_signed(each) if each else "0" for each in card.range[1:]]
        yield filled(texts["zoid"], wr=card.wr, points=card.points, front=parts[0], side=parts[1], back=parts[2])
    elif card.type == FORTRESS:
        yield filled(texts["fortress"], power=card.power[0], range=card.range[0], points=card.points)
    elif card.type == BASE:
        yield texts["base"]
    elif card.type == EVENT:
        yield filled(texts[f"{card.kind} {card.ability}".strip()], n=card.amount)
    elif card.type == SITUATION:
        terrain = words["terrain"][min(card.suits)]
        yield texts["situation"].format(terrain=terrain, change="".join(_changes(card, words)))
    else:
        if card.wr:
            yield texts["weight"].format(n=card.wr)
        if card.suits:
            yield texts["only for"].format(terrain=words["terrain"][min(card.suits)])
        yield from (texts["gives"].format(change=change) for change in _changes(card, words))


def _changes(card: Card, words: dict[str, Any]) -> Iterator[str]:
    """What a pilot, a custom or a situation adds to figures."""
    names = words["changes"]
    melee, shot = card.power
    key = "power" if melee == shot else "melee"
    figures = {
        "hp": card.hp,
        key: melee,
        "range": card.range[0],
        "movement": card.movement[0],
        "die" if card.type == CUSTOM else "hits": card.die,
        "armour": -card.armour,
        "reflects": -card.reflects,
        "penalty": -card.penalty,
    }
    yield from (names[name].format(n=_signed(n), least=3 - n) for name, n in figures.items() if n)


def _signed(n: int) -> str:
    return f"{n:+}" if n else "0"
