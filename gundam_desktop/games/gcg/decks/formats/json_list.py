"""Deck lists in JSON: entries with a card and a count, texts, and objects of cards, in any parts of an object."""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterator, Sequence
from typing import Any, NamedTuple, TypeAlias

from gundam_desktop.games.gcg.decks.deck import DECK, MAYBEBOARD, SIDEBOARD
from gundam_desktop.games.gcg.decks.formats import text_list
from gundam_desktop.games.gcg.decks.formats.card_finder import LIKE_A_NUMBER, CardFinder, comparable
from gundam_desktop.games.gcg.decks.formats.clean_text import cleaned
from gundam_desktop.games.gcg.decks.formats.line_pieces import holds_card
from gundam_desktop.games.gcg.decks.formats.line_reader import (
    ReadLine,
    Refused,
    card_of,
    count_in,
    is_count,
    read_card,
    read_line,
    unknown_card,
    unread,
    wrong_count,
)
from gundam_desktop.games.gcg.decks.formats.list_items import (
    ListItem,
    ListPosition,
    ListProblem,
    ParsedList,
    entry_or_ambiguity,
)
from gundam_desktop.games.gcg.decks.formats.list_texts import (
    columns,
    fields,
    part_of_deck,
    part_of_flag,
    part_of_heading,
)
from gundam_desktop.quoting import quoted

JSON = "json"
_KEPT = ("name", "title", "source")
"""Fields that become part of the deck."""
_MAX_DEPTH = 8
_LIST, _ENTRY = "list", "entry"
_BESIDE = (SIDEBOARD, MAYBEBOARD)
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
    reader = _Data(finder)
    items, said = list(reader.items(data, "", 0)), reader.said
    parts = {part_of_heading(key) for key, _ in data.pairs} if isinstance(data, _Object) else set()
    return ParsedList(
        items, JSON, said.get("title", ""), said.get("source", ""), "resources" in parts, said.get("name", "")
    )


def without_surrogates(text: str) -> str:
    """Replace lone surrogates, which JSON and some clipboards let pass."""
    return text.encode("utf-8", "replace").decode("utf-8")


class _Data:
    """Walks through the data; each value is read as cards, used for the deck's data, or reported as a problem."""

    def __init__(self, finder: CardFinder) -> None:
        self._finder = finder
        self.said: dict[str, str] = {}
        """Name, title and source of the deck: those of the whole, else the first ones of a list within it."""

    def items(self, data: Any, key: str, depth: int) -> Iterator[ListItem]:
        """Yield the items of a list or an object that is the value of a key."""
        place = ListPosition("entry", 1, key)
        if depth > _MAX_DEPTH:
            yield ListProblem(ListPosition("list"), "", "json depth", {})
        elif isinstance(data, list):
            read = [
                (_name_of(entry, index), self._kind_in_list(entry, key), [*self._in_list(entry, at, depth)])
                for index, entry in enumerate(data, start=1)
                for at in [place._replace(at=index)]
            ]
            yield from _of_one_deck(read, place)
        elif isinstance(data, _Object):
            if self._is_entry(data) and (depth or _is_numbered(data)):
                yield from self._entry(data, place)
            else:
                self._note_head(data, depth)
                read = [
                    (name, self._kind(name, value), [*self._pair(name, value, at, depth)])
                    for index, (name, value) in enumerate(data.pairs, start=1)
                    for at in [place._replace(at=index)]
                ]
                yield from _of_one_deck(read, place)
        else:
            yield from self._in_list(data, place, depth)

    def _note_head(self, data: _Object, depth: int) -> None:
        """Note name, title and source of an object that is a list."""
        if depth == 0 or any(isinstance(value, list | _Object) for _, value in data.pairs):
            for key, value in data.pairs:
                if comparable(key) in _KEPT and isinstance(value, str):
                    self.said.setdefault(comparable(key), without_surrogates(value))

    def _kind(self, key: str, value: Any) -> str:
        """Return what the value of a key is: cards of the main deck, another list or entry; empty for anything else."""
        if part_of_heading(key) == DECK or self._card_of_key(key) is not None:
            return DECK
        if part_of_heading(key) or not isinstance(value, list | _Object | str):
            return ""
        return _ENTRY if isinstance(value, _Object) and self._is_entry(value) else _LIST

    def _kind_in_list(self, entry: Any, key: str) -> str:
        """Return what an entry of the list below a key is: a list of its own, or empty for anything else."""
        if isinstance(entry, _Object):
            return _LIST if self._holds_lists(entry) else ""
        return _LIST if isinstance(entry, list) and comparable(key) == "decks" else ""

    def _holds_lists(self, data: _Object) -> bool:
        """True for an object within a list that is not an entry."""
        is_list = any(isinstance(value, list | _Object) for _, value in data.pairs)
        return is_list and not self._is_entry(data) and not self._has_card_as_key(data)

    def _has_card_as_key(self, data: _Object) -> bool:
        return not self._is_entry(data) and any(self._card_of_key(key) is not None for key, _ in data.pairs)

    def _in_list(self, entry: Any, place: ListPosition, depth: int) -> Iterator[ListItem]:
        if isinstance(entry, _Object):
            if self._holds_lists(entry) or self._has_card_as_key(entry):
                yield from self.items(entry, place.part, depth + 1)
            else:
                yield from self._entry(entry, place)
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
        part, card = part_of_heading(key), self._card_of_key(key)
        if card is not None and isinstance(value, _Object):
            yield from self._entry(_Object((("number", key), *value.pairs)), place)
        elif card is not None:
            yield self._item(place, {key: value}, card, _count(value))
        elif self._holds_card(key):
            yield ListProblem(place, _shown({key: value}), "several", {"line": quoted(clean)})
        elif word in fields()["list"]:
            if not (word in self.said and value == self.said[word]) and self._holds_card(value):
                yield ListProblem(place, _shown({key: value}), *_no_entry({key: value}))
        elif isinstance(value, list | _Object):
            yield from self.items(value, without_surrogates(key), depth + 1)
        elif isinstance(value, str) and (part or self._is_list(value)):
            yield from self._text(value, ListPosition("entry", 1, key))
        elif isinstance(value, str) and not _count(value):
            if self._holds_card(value) or isinstance(self._line(value), ReadLine):
                yield ListProblem(place, _shown({key: value}), *_no_entry({key: value}))
        elif value is not None and not isinstance(value, bool):
            yield ListProblem(place, _shown({key: value}), *unknown_card(clean, self._finder))

    def _card_of_key(self, key: str) -> _Said | None:
        """Return the card that a key names, or why there is none with its number; None for any other key."""
        clean = cleaned(without_surrogates(key))
        if part_of_heading(key) or comparable(key) in fields()["list"]:
            return None
        card = read_card(clean, self._finder)
        return None if isinstance(card, Refused) and not LIKE_A_NUMBER.fullmatch(clean) else card

    def _is_list(self, text: str) -> bool:
        """True for a text of counted cards under a key that says nothing."""
        lines = [self._line(line) for line in text.splitlines() if line.strip()]
        return any(isinstance(line, ReadLine) and line.cards[0].is_counted for line in lines)

    def _line(self, text: str) -> ReadLine | Refused:
        return read_line(cleaned(without_surrogates(text)), self._finder)

    def _text(self, text: str, place: ListPosition) -> Iterator[ListItem]:
        """Yield the items of a text: a line of a list, or a whole one."""
        lines = text_list.parse_text(
            without_surrogates(text), self._finder, part_of_deck(part_of_heading(place.part))
        ).items
        several = len(text.splitlines()) > 1
        for item in lines:
            at = item.place.at if several and item.place.kind == "line" else place.at
            yield item._replace(place=place._replace(at=at))
        if not lines:
            yield ListProblem(place, _shown(text), *_no_entry(text))

    def _is_entry(self, data: _Object) -> bool:
        """True for an object that names a card, and not a whole list with a name or an id."""
        keys = {comparable(key) for key, value in data.pairs if not isinstance(value, list | _Object)}
        inner = {comparable(key) for key, value in data.pairs if isinstance(value, list | _Object)}
        is_list = "decks" in inner or any(map(part_of_heading, inner - {"card"}))
        is_counted = bool(keys & fields()["count"]) and any(isinstance(value, _Object) for _, value in data.pairs)
        return bool(keys & (fields()["number"] | fields()["name"]) or "card" in inner or is_counted) and not is_list

    def _entry(self, data: _Object, place: ListPosition) -> Iterator[ListItem]:
        """Yield the items of an object that describes a card; copies in another part of the deck make a second item."""
        inner = [value for key, value in data.pairs if comparable(key) == "card" and isinstance(value, _Object)]
        described = _Object(tuple(pair for each in (data, *inner) for pair in each.pairs))
        numbers, names, sets = (_texts(described, fields()[kind]) for kind in ("number", "name", "set"))
        counts = _values(described, fields()["count"])
        count = _one_count(counts) if counts else "1"
        found = self._card(numbers, *(texts[0][1] if texts else "" for texts in (names, sets)))
        asked = frozenset(word for kind in ("number", "name", "set", "count") for word in fields()[kind])
        told = [(key, value) for key, value in described.pairs if value not in inner]
        others = [(key, value) for key, value in told if comparable(key) not in asked]
        beside = [
            (key, value)
            for key, value in others
            if (isinstance(value, bool) and part_of_flag(key) in _BESIDE)
            or (_count(value) and part_of_heading(key) in _BESIDE)
        ]
        parts = _texts(data, columns()["part"])
        said = [part_of_flag(key) for key, value in beside if value is True]
        said += [part_of_heading(text) for _, text in parts]
        place = place._replace(part=next(filter(None, said), place.part))
        besides = () if isinstance(found, Refused) else found
        figures = [value for key, value in others if comparable(key) not in fields()["card"]]
        figures += [
            value
            for key, value in told
            if comparable(key) in fields()["number"] - fields()["id"]
            and not any(number.endswith(f"-{_count(value).lstrip('0').zfill(3)}") for number in besides)
        ]
        wrong = [text for key, text in parts if not part_of_heading(text) and comparable(key) not in fields()["card"]]
        if any(self._holds_card(each, besides) for pair in others for each in pair):
            found = Refused("several", {"line": quoted(_shown(data))})
        elif not numbers and not names:
            found = _no_entry(data)
        elif not counts and any(map(_count, figures)):
            found = Refused("no count", {"line": quoted(_shown(data))})
        elif any(wrong):
            found = Refused("no part", {"part": quoted(next(filter(None, wrong)))})
        elif not isinstance(found, Refused):
            unused = (
                frozenset(comparable(key) for key, value in others if (key, value) not in beside) - columns()["part"]
            )
            lost = (unread(key, text, count, found, self._finder) for key, text in _texts(described, unused))
            found = next(filter(None, lost), found)
        yield self._item(place, data, found, count)
        for key, value in beside:
            if (copies := _count(value)) not in ("", "0"):
                yield self._item(place._replace(part=part_of_heading(key)), data, found, copies)

    def _card(self, numbers: Sequence[tuple[str, str]], name: str, code: str) -> _Said:
        """Return the card that the fields of an entry name.

        An id may be anything, and any field a figure; the other fields for numbers must have the card's number.
        """
        all_read = [(key, number, card_of(number, name, code, self._finder)) for key, number in numbers if number]
        like = [
            read
            for key, number, read in all_read
            if not isinstance(read, Refused)
            or LIKE_A_NUMBER.search(number)
            or self._holds_card(number)
            or not (comparable(key) in fields()["id"] or number.isdigit())
        ]
        if len(set(map(str, like))) > 1:
            several = Refused("several", {"line": quoted(" ".join(number for _, number, _ in all_read))})
            return next((read for read in like if isinstance(read, Refused)), several)
        if like:
            return like[0]
        return card_of("", name, code, self._finder)

    def _item(self, place: ListPosition, data: Any, found: _Said, count: str) -> ListItem:
        line = _shown(data)
        if isinstance(found, Refused):
            return ListProblem(place, line, *found)
        if not is_count(count):
            return ListProblem(place, line, *(wrong_count(count) if count else _no_entry(data)))
        return entry_or_ambiguity(place, line, int(count), found, part_of_deck(part_of_heading(place.part)))

    def _holds_card(self, value: Any, besides: Collection[str] = ()) -> bool:
        """True if data that would be skipped contains a card."""
        if isinstance(value, str):
            lines = without_surrogates(value).splitlines()
            return any(holds_card(cleaned(line), self._finder, besides) for line in lines)
        if isinstance(value, _Object):
            return any(
                self._holds_card(key, besides)
                or self._holds_card(each, besides)
                or (_count(each) and isinstance(self._line(key), ReadLine))
                for key, each in value.pairs
            )
        return isinstance(value, list) and any(self._holds_card(each, besides) for each in value)


def _is_numbered(data: _Object) -> bool:
    """True for an object with the number of a card."""
    return any(LIKE_A_NUMBER.search(text) for _, text in _texts(data, fields()["number"]))


def _values(data: _Object, keys: frozenset[str]) -> list[Any]:
    return [value for key, value in data.pairs if comparable(key) in keys]


def _texts(data: _Object, keys: frozenset[str]) -> list[tuple[str, str]]:
    """Return the keys among some, each with its value as clean text if that is a text or a figure."""
    return [
        (key, cleaned(without_surrogates(str(value))))
        for key, value in data.pairs
        if comparable(key) in keys and isinstance(value, str | int) and not isinstance(value, bool)
    ]


def _count(value: Any) -> str:
    """Return the digits of a count, even of an impossible one; empty if the value is not a count."""
    if isinstance(value, bool) or not isinstance(value, int | float | str):
        return ""
    if isinstance(value, str):
        return count_in(cleaned(value))
    return str(int(value)) if isinstance(value, float) and value.is_integer() else str(value)


def _one_count(values: Sequence[Any]) -> str:
    """Return the count that all fields agree on."""
    counts = {_count(value) for value in values}
    return counts.pop() if len(counts) == 1 else ""


def _shown(data: Any) -> str:
    return without_surrogates(json.dumps(_plain(data), ensure_ascii=False))


def _plain(data: Any) -> Any:
    if isinstance(data, _Object):
        return {key: _plain(value) for key, value in data.pairs}
    if isinstance(data, dict):
        return {key: _plain(value) for key, value in data.items()}
    return [_plain(each) for each in data] if isinstance(data, list) else data


def _no_entry(data: Any) -> Refused:
    return Refused("entry", {"line": quoted(_shown(data))})


def _name_of(entry: Any, index: int) -> str:
    """Return the name of a list within a list, else its place."""
    names = _texts(entry, frozenset(_KEPT)) if isinstance(entry, _Object) else []
    return names[0][1] if names else str(index)


def _of_one_deck(read: Sequence[tuple[str, str, list[ListItem]]], place: ListPosition) -> Iterator[ListItem]:
    """Yield the items of values, each with its name and kind; other lists beside the deck or each other are refused."""
    others = [
        index
        for index, (_, kind, items) in enumerate(read, start=1)
        if kind in (_LIST, _ENTRY) and not all(isinstance(item, ListProblem) for item in items)
    ]
    names = [read[index - 1][0] for index in others]
    has_deck = any(kind == DECK for _, kind, _ in read)
    if not has_deck and (len(others) == 1 or _LIST not in [read[index - 1][1] for index in others]):
        others = []
    for index, (name, _, items) in enumerate(read, start=1):
        if index not in others:
            yield from items
        elif has_deck:
            yield ListProblem(place._replace(at=index), name, "no part", {"part": quoted(name)})
        elif index == others[0]:
            yield ListProblem(place._replace(at=index), name, "several decks", {"names": quoted(", ".join(names))})
