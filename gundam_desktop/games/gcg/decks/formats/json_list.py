"""Deck lists in JSON: entries with a card and a count, texts, and objects of cards, in any parts of an object."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, TypeAlias

from gundam_desktop.games.gcg.decks.deck import DECK, MAYBEBOARD, SIDEBOARD, Part
from gundam_desktop.games.gcg.decks.formats import text_list
from gundam_desktop.games.gcg.decks.formats.card_finder import LIKE_A_NUMBER, CardFinder, comparable
from gundam_desktop.games.gcg.decks.formats.clean_text import cleaned
from gundam_desktop.games.gcg.decks.formats.line_pieces import holds_card
from gundam_desktop.games.gcg.decks.formats.line_reader import (
    Refused,
    card_of,
    count_in,
    is_count,
    read_card,
    unknown_card,
    wrong_count,
)
from gundam_desktop.games.gcg.decks.formats.list_items import (
    ListItem,
    ListPosition,
    ListProblem,
    ParsedList,
    entry_or_ambiguity,
)
from gundam_desktop.games.gcg.decks.formats.list_texts import headers, part_of_heading
from gundam_desktop.quoting import quoted

JSON = "json"
_NUMBERS = frozenset(
    "cardid cardnumber cardno cardcode number id no num code productid productcode productnumber sku collectornumber"
    " cardkey key slug".split()
)
"""Fields in which an entry has its card's number."""
_NAMES = frozenset("name cardname title nickname card".split())
_SETS = frozenset("set setcode setid expansion edition series".split())
_COUNTS = frozenset("count quantity qty amount copies cardcount numberofcopies n".split())
_FIGURES = frozenset(
    "level lv cost ap hp power index order position sort sortorder price marketprice rarity year version"
    " image imageurl picture color colour type traits link zone effect text description url faction".split()
)
"""Fields of an entry that tell of the card, not of the deck."""
_DESCRIBING = frozenset(
    "name deckname title source format version id deckid uuid author creator owner user userid username date created"
    " createdat createdon updated updatedat modified modifiedat url link image cover thumbnail description notes note"
    " comment comments tags tag color colors colours count total size cardcount totalcards totalcount decksize likes"
    " views public private ispublic archetype event tournament player rank placement place wins losses draws language"
    " lang game gameid type legal valid price currency schema".split()
)
"""Keys of a list that tell of the deck and name no card; what they hold is looked at all the same."""
_KEPT = ("name", "title", "source")
"""Texts that the deck keeps."""
_MAX_DEPTH = 8
_COUNT_IN_BRACKETS = re.compile(r"^\s*\[[0-9]+\][^\S\n]*[^\s,]")


class _Object(NamedTuple):
    """An object of JSON with all its pairs: a key may be there twice."""

    pairs: tuple[tuple[str, Any], ...]


_Said: TypeAlias = tuple[str, ...] | Refused


def is_json(text: str) -> bool:
    """True if a text looks like JSON; `[3] Name` is a line of text, and `[Units]` a heading."""
    start = text.lstrip()
    return bool(re.match(r"\{\s*[\"}]|\[\s*(?:[\[{\"\]0-9tfn-]|$)", start)) and not _COUNT_IN_BRACKETS.match(text)


def parse_json(text: str, finder: CardFinder) -> ParsedList:
    """Parse a JSON list; an object's `name`, `title` and `source` are those of the deck."""
    try:
        data = json.loads(text, object_pairs_hook=lambda pairs: _Object(tuple(pairs)))
    except json.JSONDecodeError as error:
        place = ListPosition("line", error.lineno)
        broken = text.splitlines()[error.lineno - 1 : error.lineno]
        return ParsedList([ListProblem(place, "".join(broken).strip(), "json", {"column": error.colno})], JSON)
    except RecursionError:
        return ParsedList([ListProblem(ListPosition("list"), "", "json depth", {})], JSON)
    except ValueError:
        return ParsedList([ListProblem(ListPosition("list"), "", "json figure", {})], JSON)
    items = list(_Data(finder).items(data, "", 0))
    if not isinstance(data, _Object):
        return ParsedList(items, JSON)
    said: dict[str, str] = {}
    for key, value in data.pairs:
        if key in _KEPT and isinstance(value, str):
            said.setdefault(key, without_surrogates(value))
    parts = {part_of_heading(key) for key, _ in data.pairs}
    return ParsedList(
        items, JSON, said.get("title", ""), said.get("source", ""), "resources" in parts, said.get("name", "")
    )


def without_surrogates(text: str) -> str:
    """Replace lone surrogates, which JSON and some clipboards let pass."""
    return text.encode("utf-8", "replace").decode("utf-8")


class _Data:
    """Walks through the data; each value is understood, tells of the deck, or is a problem."""

    def __init__(self, finder: CardFinder) -> None:
        self._finder = finder

    def items(self, data: Any, key: str, depth: int) -> Iterator[ListItem]:
        """Yield the items of a list or an object that stands under a key."""
        place = ListPosition("entry", 1, key)
        if depth > _MAX_DEPTH:
            yield ListProblem(ListPosition("list"), "", "json depth", {})
        elif isinstance(data, list):
            for index, entry in enumerate(data, start=1):
                yield from self._in_list(entry, place._replace(at=index), depth)
        elif isinstance(data, _Object):
            if depth and self._is_entry(data):
                yield from self._entry(data, place)
            else:
                for index, (name, value) in enumerate(data.pairs, start=1):
                    yield from self._pair(name, value, place._replace(at=index), depth)
        else:
            yield from self._in_list(data, place, depth)

    def _in_list(self, entry: Any, place: ListPosition, depth: int) -> Iterator[ListItem]:
        if isinstance(entry, _Object):
            if self._is_entry(entry) or not any(isinstance(value, list | _Object) for _, value in entry.pairs):
                yield from self._entry(entry, place)
            else:
                yield from self.items(entry, place.part, depth + 1)
        elif isinstance(entry, list) and len(entry) == 2 and sum(_count(value) != "" for value in entry) == 1:
            card, count = sorted(entry, key=lambda value: _count(value) != "")
            found = read_card(cleaned(card), self._finder) if isinstance(card, str) else _no_entry(entry)
            yield self._item(place, entry, found, _count(count))
        elif isinstance(entry, list) and depth:
            yield from self.items(entry, place.part, depth + 1)
        elif isinstance(entry, str):
            yield from self._text(entry, place)
        else:
            yield ListProblem(place, _shown(entry), *_no_entry(entry))

    def _pair(self, key: str, value: Any, place: ListPosition, depth: int) -> Iterator[ListItem]:
        """Yield the items of a key: a card with its copies, a part of the deck, or what tells of the deck."""
        word, clean = comparable(key), cleaned(without_surrogates(key))
        part = part_of_heading(key)
        card = Refused("", {}) if part or word in _DESCRIBING else read_card(clean, self._finder)
        is_card = not isinstance(card, Refused) or bool(LIKE_A_NUMBER.fullmatch(clean))
        if is_card and isinstance(value, _Object) and (counts := _fields(value, _COUNTS)):
            yield self._item(place, {key: counts}, card, _one_count(counts))
        elif is_card:
            yield self._item(place, {key: value}, card, _count(value))
        elif word in _DESCRIBING:
            if not (word in _KEPT and isinstance(value, str)) and self._holds_card(value):
                yield ListProblem(place, _shown({key: value}), *_no_entry({key: value}))
        elif isinstance(value, list | _Object):
            yield from self.items(value, without_surrogates(key), depth + 1)
        elif part and isinstance(value, str):
            yield from self._text(value, ListPosition("entry", 1, key))
        elif value is None or isinstance(value, bool):
            return
        elif _count(value) or not isinstance(value, str):
            yield ListProblem(place, _shown({key: value}), *unknown_card(clean, self._finder))
        elif self._holds_card(value):
            yield from self._text(value, ListPosition("entry", 1, key))

    def _text(self, text: str, place: ListPosition) -> Iterator[ListItem]:
        """Yield the items of a text: a line of a list, or a whole one."""
        lines = text_list.parse_text(without_surrogates(text), self._finder, _part(place.part)).items
        several = len(text.splitlines()) > 1
        for item in lines:
            at = item.place.at if several and item.place.kind == "line" else place.at
            yield item._replace(place=place._replace(at=at))
        if not lines:
            yield ListProblem(place, _shown(text), *_no_entry(text))

    def _is_entry(self, data: _Object) -> bool:
        """True for an object that names a card, and not a whole list with a name or an id."""
        keys = {comparable(key) for key, _ in data.pairs}
        nested = any(
            isinstance(value, list | _Object) and (part_of_heading(key) or comparable(key) == "decks")
            for key, value in data.pairs
            if not (comparable(key) == "card" and isinstance(value, _Object))
        )
        return bool(keys & (_NUMBERS | _NAMES)) and not nested

    def _entry(self, data: _Object, place: ListPosition) -> Iterator[ListItem]:
        inner = [value for key, value in data.pairs if comparable(key) == "card" and isinstance(value, _Object)]
        described = _Object(tuple(pair for each in (data, *inner) for pair in each.pairs))
        numbers, names, sets = (_texts(_fields(described, keys)) for keys in (_NUMBERS, _NAMES, _SETS))
        counts = _fields(data, _COUNTS)
        known = _NUMBERS | _NAMES | _SETS | _COUNTS | _FIGURES | _DESCRIBING
        others = [(key, value) for key, value in data.pairs if comparable(key) not in known]
        if any(self._holds_card(each) for pair in others for each in pair):
            yield ListProblem(place, _shown(data), *Refused("several", {"line": quoted(_shown(data))}))
        elif not numbers and not names:
            yield ListProblem(place, _shown(data), *_no_entry(data))
        elif not counts and any(_count(value) for _, value in others):
            yield ListProblem(place, _shown(data), "no count", {"line": quoted(_shown(data))})
        else:
            found = self._card(numbers, names, sets[0] if sets else "")
            yield self._item(place, data, found, _one_count(counts) if counts else "1")

    def _card(self, numbers: Sequence[str], names: Sequence[str], code: str) -> _Said:
        """Return the card that the fields of an entry name; an id that is no number of a card tells nothing."""
        first: _Said | None = None
        for number in sorted(numbers, key=lambda text: LIKE_A_NUMBER.search(text) is None):
            found = card_of(number, names[0] if names else "", code, self._finder)
            if not isinstance(found, Refused) or found.code == "conflict":
                return found
            first = first or found
        if names and not any(LIKE_A_NUMBER.search(number) for number in numbers):
            return card_of("", names[0], code, self._finder)
        return first or Refused("no card", {"line": ""})

    def _item(self, place: ListPosition, data: Any, found: _Said, count: str) -> ListItem:
        line = _shown(data)
        if isinstance(found, Refused):
            return ListProblem(place, line, *found)
        if not is_count(count):
            return ListProblem(place, line, *(wrong_count(count) if count else _no_entry(data)))
        return entry_or_ambiguity(place, line, int(count), found, _part(place.part))

    def _holds_card(self, value: Any) -> bool:
        if isinstance(value, str):
            return any(holds_card(cleaned(line), self._finder) for line in without_surrogates(value).splitlines())
        if isinstance(value, _Object):
            return any(self._holds_card(each) for pair in value.pairs for each in pair)
        return isinstance(value, list) and any(map(self._holds_card, value))


def _part(key: str) -> Part:
    heading = part_of_heading(key)
    return SIDEBOARD if heading == SIDEBOARD else MAYBEBOARD if heading == MAYBEBOARD else DECK


def _fields(data: _Object, keys: frozenset[str]) -> list[Any]:
    return [value for key, value in data.pairs if comparable(key) in keys]


def _texts(values: Sequence[Any]) -> list[str]:
    return [
        without_surrogates(str(value))
        for value in values
        if isinstance(value, str | int) and not isinstance(value, bool)
    ]


def _count(value: Any) -> str:
    """Return the figures of a count, also of one that is not possible; empty for what is no count."""
    if isinstance(value, bool) or not isinstance(value, int | float | str):
        return ""
    if isinstance(value, str):
        return count_in(cleaned(value))
    return str(int(value)) if value == value and abs(value) < 10**15 and value == int(value) else str(value)


def _one_count(values: Sequence[Any]) -> str:
    """Return the count that all fields agree on."""
    counts = {_count(value) for value in values}
    return counts.pop() if len(counts) == 1 else ""


def _shown(data: Any) -> str:
    return without_surrogates(json.dumps(_plain(data), ensure_ascii=False))


def _plain(data: Any) -> Any:
    if isinstance(data, _Object):
        return {key: _plain(value) for key, value in data.pairs}
    return [_plain(each) for each in data] if isinstance(data, list) else data


def _no_entry(data: Any) -> Refused:
    return Refused("entry", {"line": quoted(_shown(data))})
