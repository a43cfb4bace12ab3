"""Reads a card's text ability by ability: one that is not understood leaves the others playable."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple, cast, get_args

from gundam_desktop.games.gcg.cards.card import Card, CardType
from gundam_desktop.games.gcg.cards.definitions import why_not_played
from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.language.token_facts import TokenLookup
from gundam_desktop.games.gcg.effects.reader import LONGEST_TEXT, NotUnderstood, read_text
from gundam_desktop.games.gcg.effects.reader.glyphs import one_glyph

_LINE_END: Final = re.compile(r"(?<!:)\s*\n\s*(?!\s*[■･●*-]|\s*[(（]|\s*After activating this card's )", re.IGNORECASE)
"""A line end between two abilities."""
_OF_UNITS: Final = frozenset({"paired", "linked", "attack", "blocks"})
"""What happens to Units alone."""
_BEFORE_MARK: Final = re.compile(r"(?<=[.)>\]])\s*(?=【)")
"""A place on a line where an ability may end and the next begins."""


TYPES: Final = frozenset(get_args(CardType))


class Refused(NamedTuple):
    """An ability that the card is played without."""

    text: str
    """The ability as printed."""
    why: str
    """The words that were not understood, or why the rules cannot carry it out."""


class PlayableText(NamedTuple):
    """What of a text is played, and what is not."""

    effects: tuple[m.AnyAbility, ...]
    refused: tuple[Refused, ...]


def read_playable(text: str, kind: str, tokens: TokenLookup) -> PlayableText:
    """Read the text of a card of a type. `NotUnderstood` for a text that is too long."""
    if len(text) > LONGEST_TEXT:
        raise NotUnderstood(text[LONGEST_TEXT:], LONGEST_TEXT, f"a card's text has {LONGEST_TEXT} characters at most")
    text = one_glyph(text)
    try:
        whole = read_text(text, tokens=tokens)
        if not _fault(whole, kind, text):
            return PlayableText(whole, ())
    except NotUnderstood:
        pass
    effects: tuple[m.AnyAbility, ...] = ()
    refused: list[Refused] = []
    for ability in abilities_in(text):
        try:
            read = read_text(ability, tokens=tokens)
            why = _fault(read, kind, text)
        except NotUnderstood as error:
            why = str(error.moved(text.find(ability)))
        if why:
            refused.append(Refused(ability, why))
        else:
            effects += read
    return PlayableText(effects, tuple(refused))


def abilities_in(text: str) -> Iterator[str]:
    r"""Yield the abilities of a text as printed: one a line, or several on a line of which each begins with a mark.

    >>> list(abilities_in("【Deploy】Draw 1. 【Attack】Draw 1.\n<Blocker>\n(A reminder.)"))
    ['【Deploy】Draw 1.', '【Attack】Draw 1.', '<Blocker>\n(A reminder.)']
    """
    for line in _LINE_END.split(text):
        start = 0
        for found in _BEFORE_MARK.finditer(line):
            if line.count('"', 0, found.start()) % 2 == 0:
                yield line[start : found.start()].strip()
                start = found.end()
        if line[start:].strip():
            yield line[start:].strip()


def _fault(effects: tuple[m.AnyAbility, ...], kind: str, text: str) -> str:
    """Return why a card of a type, with such a whole text, cannot be played with these effects; empty if it can."""
    if kind not in TYPES:
        return ""  # the card is refused for its type
    if kind != "command" and any(isinstance(ability, m.Command | m.PilotName) for ability in effects):
        return f"a {kind} has no effect of this kind; only a command has"
    if kind == "base" and any(map(_is_of_unit, effects)):
        return "a base is never paired and does not attack"
    if kind == "command" and "【Pilot】" not in text and any(map(_is_in_play, effects)):
        return "a command is only in play as a Pilot, and this one has no 【Pilot】 effect"
    for part in m.models_in(effects):
        match part:
            case m.Deploy(to="this card" | "this card in trash", as_unit=None) if kind in {"pilot", "command"}:
                return f"a {kind} is not deployed"
            case m.ActivateMain(of="this card", timing=timing) if not _has_mark(text, timing):
                return f"the card has no 【{timing.title()}】"
    return why_not_played(Card.model_construct(number="", name="", type=cast(CardType, kind), effects=effects))


def _has_mark(text: str, name: str) -> bool:
    return bool(re.search(rf"(?:^|[\n/.])\s*【{name}】", text, re.IGNORECASE))


def _is_of_unit(ability: m.AnyAbility) -> bool:
    """True for an ability of a Unit that is paired, attacks or blocks."""
    event = ability.on.event if isinstance(ability, m.Triggered) and ability.on.who is None else ""
    return getattr(ability, "gate", None) is not None or event in _OF_UNITS


def _is_in_play(ability: m.AnyAbility) -> bool:
    """True for an ability of a card in play."""
    match ability:
        case m.KeywordAbility() | m.Constant(to="this") | m.GivesEffect(to="this"):
            return True
        case m.Activated():
            return not ability.works_in_trash()
    return _is_of_unit(ability)
