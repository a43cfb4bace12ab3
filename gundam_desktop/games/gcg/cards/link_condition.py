"""Reads link conditions as printed: `[Amuro Ray]`, `(Zeon) Trait`."""

from __future__ import annotations

import re

from pydantic import ValidationError

from gundam_desktop.games.gcg.cards.card import LONGEST_NAME, MOST_PARTS, Link
from gundam_desktop.games.gcg.effects.reader.errors import NotUnderstood
from gundam_desktop.games.gcg.effects.reader.glyphs import one_glyph

_PART = re.compile(r"\s*(?:\[(?P<name>[^\[\]]+)\]|\((?P<trait>[^()]+)\)(?:\s*Trait\b)?)\s*(?:/|\Z)")


def read_link(text: str) -> Link:
    """Read a link condition.

    >>> read_link("[Amuro Ray] / (Newtype) Trait")
    Link(names=('Amuro Ray',), traits=('Newtype',))
    """
    names: list[str] = []
    traits: list[str] = []
    line, place = one_glyph(text).rstrip(), 0
    while place < len(line) or not place:
        part = _PART.match(line, place)
        if part is None:
            raise NotUnderstood(text[place:].strip(), place, "a link condition is written [Name] or (Trait) Trait")
        if part["name"]:
            names.append(part["name"].strip())
        else:
            traits.append(part["trait"].strip())
        place = part.end()
    try:
        return Link(names=tuple(names), traits=tuple(traits))
    except ValidationError:
        why = f"expected {MOST_PARTS} names and traits at most, each of at most {LONGEST_NAME} characters"
        raise NotUnderstood(text, 0, why) from None
