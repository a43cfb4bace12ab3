"""What has happened in a turn as rules of the grammar, made from the texts of `phrases.past`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from typing import Any, Final, NamedTuple, get_args

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.phrases.past import PastTexts
from gundam_desktop.games.gcg.effects.phrases.texts import Rows
from gundam_desktop.games.gcg.effects.reader.reading import Reading, reads
from gundam_desktop.games.gcg.effects.reader.rows import RowRule
from gundam_desktop.games.gcg.effects.reader.trees import Node


class Past(NamedTuple):
    """A past event, and the card whose effect caused it if the text says so."""

    event: str
    effect_of: Any = None


_IN_PLAY: Final = {done.replace("your ", "").replace("enemy ", "") for done in get_args(m.InTurnName)}
"""The events that are kept of cards in play."""
_OF_TURN: Final = frozenset(get_args(m.HappenedName))
_OF_EFFECT: Final = {"effect": "effect_owner"}
_WHOSE: Final[dict[object, str]] = {
    m.Selector.constant(what=("card",), side=side): word
    for side, word in (("any", ""), ("your", "your "), ("enemy", "enemy "))
}
"""How the effects of a side are named in what has happened to a card in play."""
_BEEN: Final = "been "
_HAVE: Final = re.compile("(have|has) ")
_HOW_DESTROYED: Final = ("destroyed by ", "unit destroyed with ")
"""Events with which "was" asks how this card was just destroyed."""


def _forms(has: str, was: str = "", *, that: str = "", whose: str = "'s") -> Iterator[tuple[str, str]]:
    """Yield the texts behind "has" or another form of it, and behind "was" those of what happens to a card.

    `that`, `whose`: what stands before these, and before the AP of a card.
    """
    for event, text in PastTexts.has.read():
        if event in (_IN_PLAY if that else _OF_TURN):
            who = f"{whose} AP" if event.startswith("ap ") else that
            yield event, f"{who} {has} {text}".strip()
            if was and text.startswith(_BEEN) and not event.startswith(_HOW_DESTROYED):
                yield event, f"{who} {was} {text.removeprefix(_BEEN)}".strip()


def _simple(that: str = "") -> Iterator[tuple[str, str]]:
    """Yield the texts of what a card does in the past tense: "attacked"."""
    for event, text in PastTexts.has.read():
        if event in (_IN_PLAY if that else _OF_TURN) and not text.startswith(_BEEN):
            yield event, f"{that} {text}".strip()


def _of_players(rows: Rows[str]) -> Iterator[tuple[tuple[str, bool], str]]:
    """Yield what players have done without naming a card, and what not."""
    for done, text in rows.read():
        if "{card}" not in text and "{least}" not in text:
            yield (done, False), text
            if (denied := _HAVE.sub(r"\1n't ", text, count=1)) != text:
                yield (done, True), denied


_RULES: Final = (
    RowRule("has_done", _forms("has", "was"), _OF_EFFECT),
    RowRule("have_done", _forms("have", "were"), _OF_EFFECT),
    RowRule("did", _simple(), {}),
    RowRule("has_not_done", (*_forms("hasn't", "wasn't"), ("attack", "didn't attack")), _OF_EFFECT),
    RowRule(
        "that_has_done",
        (
            *_forms("has", "was", that="that", whose="whose"),
            *_simple("that"),
            ("deployed by effect", "deployed by an effect"),
            ("deployed from trash", "deployed from your trash"),
            ("deployed from hand", "deployed from your hand"),
        ),
        _OF_EFFECT,
    ),
    RowRule("that_has_not_done", _forms("hasn't", "wasn't", that="that", whose="whose"), _OF_EFFECT),
)
DISCARDED: Final = RowRule("discarded_in_turn", _of_players(PastTexts.discarded), _OF_EFFECT)
"""The meaning is the player who discarded, and whether they did not."""
DONE_BY_YOU: Final = RowRule("done_by_you", _of_players(PastTexts.by_you), {})
"""The meaning is the event, and whether it did not happen."""
PAST_GRAMMAR: Final = "".join(rule.grammar for rule in (*_RULES, DISCARDED, DONE_BY_YOU))


def _past(rule: RowRule[str], reading: Reading, tree: Node) -> Past:
    return Past(rule.meaning(tree), *(value for _, value in rule.values(reading, tree)))


reads(**{name: partial(_past, rule) for rule in _RULES for name in rule.productions})


def in_turn(reading: Reading, past: Past) -> str:
    """Return the name of a past event of a card in play, which says whose effect caused it."""
    if past.event not in _IN_PLAY:
        raise reading.refuse("this cannot be asked about cards in play")
    if past.effect_of is None:
        return past.event
    if past.effect_of not in _WHOSE:
        raise reading.refuse("only your effects, enemy effects or any effects can be named here")
    return past.event.replace("effect", f"{_WHOSE[past.effect_of]}effect")
