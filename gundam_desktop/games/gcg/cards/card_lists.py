"""Reads players' lists of cards with official English wording: each entry becomes a card."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Container, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from gundam_desktop.games.gcg.cards.card import TOKEN_TYPES, Card
from gundam_desktop.games.gcg.cards.consistency import mistakes_of
from gundam_desktop.games.gcg.cards.custom_card import BadCard, own_card
from gundam_desktop.games.gcg.cards.playable_text import PlayableText, Refused, read_playable
from gundam_desktop.games.gcg.cards.sets import SCHEMA, SHARED_PREFIXES, CardSet, CardSets, other_kinds
from gundam_desktop.games.gcg.effects.reader import NotUnderstood
from gundam_desktop.spelling import did_you_mean

MOST_CARDS: Final = 2000
"""The most cards in a list; reading one takes up to 20 milliseconds."""
_NEEDED = ("number", "name", "type", "text")
_WITH_COST = frozenset({"unit", "pilot", "command", "base"})
_COST = ("level", "cost")
_AS_THEY_ARE = ("number", "name", "name_ja", "name_zh", *_COST, "ap", "hp")
_KNOWN = (*_AS_THEY_ARE, "type", "color", "traits", "zone", "link", "text")
_OURS = {"environment": "zone"}
"""Name of a field in lists -> its name in card data, where the two differ."""


class ReadCard(NamedTuple):
    """An entry of a list: its card, or its faults if the card is None."""

    number: str
    """The number as given, or `card 3` for an entry without one."""
    card: Card | None
    faults: tuple[str, ...]
    """One line each: field and what would be right."""
    refused: tuple[Refused, ...] = ()
    """The abilities that the card is played without."""


def read_list(entries: Sequence[Any], sets: CardSets, without: Container[str] = ()) -> list[ReadCard]:
    """Read the entries of a list in order, except those with a number in `without`.

    Texts may name the tokens of `sets` and of the list. Of a list that is too long, one fault says what is left out.
    """
    wanted = [place for place, entry in enumerate(entries[:MOST_CARDS]) if number_of(entry) not in without]
    tokens = [place for place in wanted if _type_of(entries[place]) in TOKEN_TYPES]
    read = {place: _read(entries[place], place, sets) for place in tokens}
    made = [card.card for card in read.values() if card.card is not None]
    sets = CardSets((*sets.sets, *sets_of(made, "tokens")))
    read.update((place, _read(entries[place], place, sets)) for place in wanted if place not in read)
    found = [read[place] for place in wanted]
    if len(entries) > MOST_CARDS:
        more = f"this card and what follows it are left out; expected {MOST_CARDS} cards at most in a list"
        found.append(ReadCard(number_of(entries[MOST_CARDS]) or f"card {MOST_CARDS + 1}", None, (more,)))
    return found


def number_of(entry: Any) -> str:
    """Return the number of an entry; empty if it has none."""
    number = entry.get("number") if isinstance(entry, dict) else None
    return number.strip() if isinstance(number, str) else ""


def set_of(number: str) -> str:
    """Return the set of a card number; tokens belong to T, Resources to R.

    >>> set_of("ST01-001"), set_of("EXR-001")
    ('ST01', 'R')
    """
    prefix = number.partition("-")[0]
    return "R" if prefix in SHARED_PREFIXES - {"T"} else prefix


def sets_of(cards: Iterable[Card], name: str) -> list[CardSet]:
    """Group cards into sets by their numbers; each set gets `name`."""
    by_set: dict[str, list[Card]] = defaultdict(list)
    for card in cards:
        key = set_of(card.number)
        by_set[key].append(card.model_copy(update={"set": key}))
    return [CardSet(schema=SCHEMA, set=key, name=name, cards=tuple(found)) for key, found in by_set.items()]


def lines_of(path: Path, read: Iterable[ReadCard]) -> list[str]:
    """Return every fault of a file's cards, one line each: file, card, field, what would be right."""
    return [
        f"{path}: {card.number}: {fault}"
        for card in read
        for fault in (*card.faults, *(f"text: {each.why}; played without this ability" for each in card.refused))
    ]


def _read(entry: Any, place: int, sets: CardSets) -> ReadCard:
    shown = number_of(entry) or f"card {place + 1}"
    if not isinstance(entry, dict):
        return ReadCard(shown, None, ("expected a mapping of fields, like {number, name, type, text}",))
    try:
        facts = _facts(entry)
        playable = _playable(facts.pop("text"), facts["type"], sets)
        unplayed = tuple(" ".join(refused.text.split()) for refused in playable.refused)
        card = own_card({**facts, "effects": playable.effects, "unplayed": unplayed}, sets)
    except BadCard as error:
        field = _named(error.field)
        return ReadCard(shown, None, (f"{field}: {error.why}" if field else error.why,))
    faults = []
    for field, mistake in _mistakes(card, facts):
        hint = _hint(field, entry) if field not in entry else ""
        faults.append(f"{_named(field)}: {mistake}{hint}")
    return ReadCard(shown, None if faults else card, tuple(faults), playable.refused)


def _playable(text: Any, kind: str, sets: CardSets) -> PlayableText:
    if not isinstance(text, str):
        raise BadCard("", "text", f"{text!r} is no text")
    try:
        return read_playable(text, kind, sets.tokens)
    except NotUnderstood as error:
        raise BadCard("", "text", str(error)) from None


def _mistakes(card: Card, facts: dict[str, Any]) -> Iterator[tuple[str, str]]:
    if "-" not in card.number:
        yield "number", "expected the set and a number in it, like MY-001"
    yield from other_kinds(card, {name: facts[name] for name in _AS_THEY_ARE if name in facts})
    yield from mistakes_of(card)


def _facts(entry: dict[str, Any]) -> dict[str, Any]:
    """Return an entry as the data of a card. Raises `BadCard`."""
    for field in _NEEDED:
        if field not in entry:
            raise BadCard("", field, "is missing" + _hint(field, entry))
    if not isinstance(entry["type"], str):
        raise BadCard("", "type", "expected a text, like UNIT")
    kind = _type_of(entry)
    facts: dict[str, Any] = {name: entry[name] for name in _AS_THEY_ARE if name in entry}
    facts["type"] = kind
    facts["text"] = "" if entry["text"] is None else entry["text"]
    for field in _COST:
        if facts.get(field) is None:
            if kind in _WITH_COST:
                raise BadCard("", field, "is missing" + _hint(field, entry))
            facts.pop(field, None)
    for field in ("ap", "hp"):
        facts.setdefault(field, None)
    for field, name in (("color", "color"), ("zone", "environment"), ("traits", "traits"), ("link", "link")):
        if entry.get(field) not in (None, "", []):
            facts[name] = entry[field]
    if "color" in facts:
        facts["color"] = _lower(facts["color"])
    if isinstance(facts.get("environment"), list):
        facts["environment"] = [_lower(place) for place in facts["environment"]]
    if "link" in facts and not isinstance(facts["link"], str):
        raise BadCard("", "link", "expected a text, like [Amuro Ray] or (Zeon) Trait")
    return facts


def _type_of(entry: Any) -> str:
    kind = entry.get("type") if isinstance(entry, dict) else None
    return kind.strip().lower() if isinstance(kind, str) else ""


def _lower(value: Any) -> Any:
    return value.lower() if isinstance(value, str) else value


def _hint(field: str, entry: dict[str, Any]) -> str:
    others = [str(name) for name in entry if name not in _KNOWN]
    hint = did_you_mean(field, others, shown=repr)
    return f"; {hint}" if hint else ""


def _named(field: str) -> str:
    head = field.partition("[")[0]
    return _OURS.get(head, head) + field[len(head) :]
