"""Reads a line of a list into cards with their counts, or says why it is not read."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from gundam_desktop.games.gcg.decks.deck import MAYBEBOARD, SIDEBOARD
from gundam_desktop.games.gcg.decks.formats.card_finder import LIKE_A_NUMBER, SEPARATORS, CardFinder, comparable
from gundam_desktop.games.gcg.decks.formats.clean_text import cleaned
from gundam_desktop.games.gcg.decks.formats.line_pieces import (
    COUNT,
    HEADING,
    LINK,
    MARK,
    NAME,
    NUMBER,
    ORDINAL,
    PRINTING,
    SET,
    WORD,
    Piece,
    holds_card,
    ways_to_read,
)
from gundam_desktop.games.gcg.decks.formats.list_texts import (
    columns,
    counts_copies,
    fields,
    part_of_flag,
    part_of_heading,
    totals,
)
from gundam_desktop.quoting import quoted

MOST_COPIES_IN_LIST = 999
"""The most copies of one card in a list."""
LONGEST_LINE = 2000
"""The most characters of a line; a longer line is not read."""


class Found(NamedTuple):
    """A card in a line: its copies, the numbers that it may have, and the text that says so."""

    copies: int
    numbers: tuple[str, ...]
    text: str
    is_counted: bool
    """False for a card without a count, which is there once."""
    is_numbered: bool
    """True if the text has the card's number."""
    has_words: bool
    """True if there are words beside the card, which might say its count."""


class Refused(NamedTuple):
    """Why a line is not read: a code of the files of words, with figures."""

    code: str
    figures: Mapping[str, str | int]


class ReadLine(NamedTuple):
    """The cards of a line, and the part of the list that a heading before them begins; empty for none."""

    cards: tuple[Found, ...]
    heading: str = ""


def read_line(line: str, finder: CardFinder) -> ReadLine | Refused:
    """Read a line of a list; `line` must be clean text.

    >>> from gundam_desktop.games.gcg.cards.catalog import card_sets
    >>> finder = CardFinder(card_sets().by_number)
    >>> [(card.copies, card.numbers) for card in read_line("2 ST01-013, 4 GM", finder).cards]
    [(2, ('ST01-013',)), (4, ('ST01-005',))]
    """
    if len(line) > LONGEST_LINE:
        return Refused("no card", {"line": quoted(line)})
    ways = [_line(line, way, finder) for way in ways_to_read(line, finder)]
    readings = list(dict.fromkeys(way for way in ways if isinstance(way, ReadLine)))
    if not readings:
        return next((way for way in ways if isinstance(way, Refused)), None) or _refused(line, (), finder)
    first, *others = readings
    for other in others:
        if [card.copies for card in other.cards] != [card.copies for card in first.cards]:
            return Refused("unclear", {"line": quoted(line)})
    together = zip(*(reading.cards for reading in readings), strict=True)
    return first._replace(cards=tuple(map(_either, together)))


def read_card(text: str, finder: CardFinder) -> tuple[str, ...] | Refused:
    """Return the numbers that one card without a count may have."""
    read = read_line(text, finder)
    if isinstance(read, Refused):
        return read
    if len(read.cards) != 1 or read.cards[0].is_counted or read.heading:
        return Refused("several", {"line": quoted(text)})
    return read.cards[0].numbers


def card_of(number: str, name: str, code: str, finder: CardFinder) -> tuple[str, ...] | Refused:
    """Return the card numbers that a number, a name and a set from table cells or fields may mean together.

    Each of them may be empty, and the number may be just the card's number within the set.
    """
    number, name, code = cleaned(number), cleaned(name), cleaned(code)
    if holds_card(code, finder):
        return Refused("several", {"line": quoted(code)})
    sets = [
        word
        for word in code.upper().replace("[", " ").replace("]", " ").replace(":", " ").split()
        if word in finder.sets
    ]
    if number.isdigit() and len(number) <= 3 and sets:
        number = f"{sets[0]}-{int(number):03}"
    if not number:
        return read_card(f"{name} [{sets[0]}]" if sets else name, finder)
    found = read_card(number, finder)
    if isinstance(found, Refused) or not name:
        return found
    named = read_card(name, finder)
    if isinstance(named, Refused):
        return Refused("several", {"line": quoted(name)}) if holds_card(name, finder) else found
    fitting = tuple(one for one in found if one in named or finder.is_part_of_name(one, comparable(name)))
    return fitting or _conflict(found[0], name, finder)


def is_count(written: str) -> bool:
    """True if a text is a count from 1 to the maximum."""
    figures = written.lstrip("0")
    return 1 <= len(figures) <= len(str(MOST_COPIES_IN_LIST)) and figures.isascii() and figures.isdigit()


def count_in(written: str) -> str:
    """Return the figures of a text that is a count and nothing else: `4`, `4x`, `x4`, `4.0`; empty for any other.

    >>> count_in("4x"), count_in("4.0"), count_in("4 GM")
    ('4', '4', '')
    """
    match = _ONLY_COUNT.fullmatch(written.strip())
    return match["figures"] if match else ""


def wrong_count(written: str) -> Refused:
    """Return the refusal for a text that is not a possible count."""
    return Refused("count", {"count": quoted(written, 40), "most": MOST_COPIES_IN_LIST})


def unread(heading: str, value: str, count: str, found: Sequence[str], finder: CardFinder) -> Refused | None:
    """Return the refusal for a value that is not used, beside a card and its count; None if nothing is lost with it.

    A number of copies (`Foil Qty`, `x2`), a part of the deck and another card would be lost.
    """
    if comparable(value) in _NOTHING:
        return None
    parts = part_of_flag(heading), part_of_heading(value)
    named = read_card(value, finder) if comparable(heading) not in fields()["card"] else found
    if (
        _is_other_count(heading, value, count)
        or not {SIDEBOARD, MAYBEBOARD}.isdisjoint(parts)
        or holds_card(value, finder, besides=found)
        or not (isinstance(named, Refused) or set(named) & set(found))
    ):
        return unread_figure(f"{heading} {value}".strip())
    return None


def _is_other_count(heading: str, value: str, count: str) -> bool:
    """True if a value under a heading is a number of copies, too, and not just the count again."""
    if not heading:
        return any(map(str.isdigit, value))
    if comparable(heading) in columns()["count"] | totals():
        return count_in(value) not in ("", count)
    return bool(count_in(value)) and (counts_copies(heading) or bool(value.strip("0123456789. ")))


def unread_figure(figure: str) -> Refused:
    """Return the refusal for a figure, or for what else is neither the count nor of the card."""
    return Refused("figure", {"figure": quoted(figure, 40)})


def unknown_card(what: str, finder: CardFinder) -> Refused:
    """Return the refusal for an unknown card, which suggests the most similar ones."""
    kind = "number" if LIKE_A_NUMBER.fullmatch(what) else "name"
    what = what.upper() if kind == "number" else what
    near = finder.near(what)
    figures: dict[str, str | int] = {kind: quoted(what)}
    if near:
        return Refused(f"unknown {kind} near", {**figures, "near": ", ".join(near)})
    return Refused(f"unknown {kind}", figures)


def _line(line: str, way: Sequence[Piece], finder: CardFinder) -> ReadLine | Refused:
    """Return the cards of a line that was taken apart in one way."""
    heading = next((piece.value for piece in way if piece.kind == HEADING), "")
    pieces = [piece for piece in way if piece.kind not in (HEADING, ORDINAL)]
    counts = sum(piece.kind == COUNT for piece in pieces)
    if any(piece.kind == ORDINAL for piece in way) and not counts:
        return Refused("no count", {"line": quoted(line)})
    whole = _card(line, pieces, finder) if counts <= 1 else None
    if isinstance(whole, Found):
        return ReadLine((whole,), heading)
    cards = [_card(line, part, finder) for part in _parted(pieces, counts)]
    right = [card for card in cards if isinstance(card, Found)]
    if cards and len(right) == len(cards):
        return ReadLine(tuple(right), heading)
    if whole is not None:
        return whole
    if wrong := next((card for card in cards if isinstance(card, Refused) and card.code != "no card"), None):
        return wrong
    said = [piece.kind for piece in pieces]
    if counts and max(said.count(NUMBER), said.count(NAME)) == 1:
        return unread_figure([piece.text for piece in pieces if piece.kind == COUNT][-1])
    return Refused("several", {"line": quoted(line)})


def _parted(pieces: Sequence[Piece], counts: int) -> list[list[Piece]]:
    """Divide the pieces of a line among its cards; empty if it is unclear which count belongs to which card.

    Counts that are all written alike stand before their cards or, if separated by marks, behind them. Cards without
    counts are separated by marks.
    """
    if counts == 0:
        parts = _divided(pieces, [place for place, piece in enumerate(pieces) if _is_separator(piece)])
        return parts if len(parts) > 1 else []
    said = [place for place, piece in enumerate(pieces) if piece.kind not in (MARK, PRINTING)]
    counted = [place for place in said if pieces[place].kind == COUNT]
    written = {re.sub(r"[0-9]+", "0", pieces[place].text.replace(" ", "").lower()) for place in counted}
    if counts == 1 or len(written) > 1:
        return []
    if counted[0] == said[0]:
        return [] if any(_ends_remark(pieces, place) for place in counted) else _divided(pieces, counted)
    if counted[-1] != said[-1]:
        return []
    following = [next(place for place in said if place > count) for count in counted[:-1]]
    for count, card in zip(counted[:-1], following, strict=True):
        if written == {"0"} and not any(map(_is_separator, pieces[count:card])):
            return []
    return _divided(pieces, following)


def _ends_remark(pieces: Sequence[Piece], place: int) -> bool:
    """True for a count that ends brackets in which something else is before it: "(Enhanced Person Number 4)"."""
    before, behind = pieces[max(place - 1, 0)], pieces[min(place + 1, len(pieces) - 1)]
    return (
        pieces[place].in_brackets
        and unicodedata.category(before.text[0]) != "Ps"
        and (unicodedata.category(behind.text[0]) == "Pe")
    )


def _is_separator(piece: Piece) -> bool:
    return piece.kind == MARK and piece.text in SEPARATORS


def _divided(pieces: Sequence[Piece], places: Sequence[int]) -> list[list[Piece]]:
    """Divide the pieces before the given positions. Parts with nothing but marks are left out."""
    starts = [0, *(place for place in places if any(piece.kind != MARK for piece in pieces[:place]))]
    parts = [list(pieces[start:end]) for start, end in zip(starts, [*starts[1:], len(pieces)], strict=True)]
    return [part for part in parts if any(piece.kind != MARK for piece in part)]


def _card(line: str, pieces: Sequence[Piece], finder: CardFinder) -> Found | Refused:
    """Return the card of some pieces of a line, among which is at most one count."""
    counts = [piece for piece in pieces if piece.kind == COUNT]
    found: tuple[str, ...] | Refused | None = None
    if any(piece.kind == NUMBER for piece in pieces):
        found = _numbered(line, pieces, finder)
    elif not any(piece.kind == WORD for piece in pieces):
        found = _named(line, pieces, finder)
    if isinstance(found, Refused):
        return found
    if found is None:
        return _refused(line, pieces, finder)
    linked = {
        match[0].upper() for piece in pieces if piece.kind == LINK for match in LIKE_A_NUMBER.finditer(piece.text)
    }
    if not linked.intersection(finder.cards).issubset(found):
        return Refused("several", {"line": quoted(line)})
    if counts and not is_count(counts[0].value):
        return wrong_count(counts[0].value)
    is_numbered = any(piece.kind == NUMBER for piece in pieces)
    text = line[pieces[0].start : pieces[-1].end].strip("".join(SEPARATORS) + " ")
    has_words = any(piece.kind == WORD for piece in pieces)
    return Found(int(counts[0].value) if counts else 1, found, text, bool(counts), is_numbered, has_words)


def _numbered(line: str, pieces: Sequence[Piece], finder: CardFinder) -> tuple[str, ...] | Refused | None:
    """Return the card whose number is among the pieces; None if the words before it are not a name of that card.

    Its name may be beside the number, whole or in part. Words after it or in brackets may be anything but the name of
    another card, and so may words in a script in which no card names are known.
    """
    numbers = [piece for piece in pieces if piece.kind == NUMBER]
    number = numbers[0].value
    if len({piece.value for piece in numbers}) > 1 or (
        len(numbers) > 1 and not any(piece.in_brackets for piece in numbers)
    ):
        return Refused("several", {"line": quoted(line)})
    names = [piece for piece in pieces if piece.kind == NAME]
    own = [name for name in names if number in finder.named(name.value) or finder.is_part_of_name(number, name.value)]
    others = [name for name in names if name not in own]
    if others and not (all(name.in_brackets for name in others) and any(not name.in_brackets for name in own)):
        return _conflict(number, others[0].text, finder)
    before = [
        piece
        for piece in pieces
        if piece.kind in (NAME, WORD) and piece.end <= numbers[0].start and not piece.in_brackets
    ]
    if before and before[0] not in own and any(piece.kind == WORD for piece in before):
        said = comparable("".join(piece.text for piece in before))
        if part_of_heading(said) or said in totals() or (said.isascii() and not finder.is_like_name(number, said)):
            return None
    return (number,)


def _named(line: str, pieces: Sequence[Piece], finder: CardFinder) -> tuple[str, ...] | Refused | None:
    """Return the cards that all names among the pieces may mean, of the set that is named; None without a name."""
    names = [piece for piece in pieces if piece.kind == NAME]
    if not names:
        return None
    found = finder.named(names[0].value)
    for name in names[1:]:
        found = tuple(number for number in found if number in finder.named(name.value))
    if not found or len({name.value for name in names}) < len(names):
        return Refused("several", {"line": quoted(line)})
    for piece in pieces:
        if piece.kind == SET:
            found = tuple(number for number in found if number.startswith(f"{piece.value}-"))
            if not found:
                return Refused("not in set", {"name": quoted(names[0].text), "set": piece.value})
    return found


def _conflict(number: str, name: str, finder: CardFinder) -> Refused:
    name += ")" * (name.count("(") > name.count(")"))
    return Refused("conflict", {"number": number, "name": quoted(finder.cards[number].name), "other": quoted(name)})


def _either(cards: Sequence[Found]) -> Found:
    """Return the card of several readings that have the same count: it may be any of theirs."""
    numbers = dict.fromkeys(number for card in cards for number in card.numbers)
    return cards[0]._replace(numbers=tuple(numbers), is_numbered=any(card.is_numbered for card in cards))


def _refused(line: str, pieces: Sequence[Piece], finder: CardFinder) -> Refused:
    """Return the reason why a line, or some of its pieces, does not name a card."""
    text = line[pieces[0].start : pieces[-1].end] if pieces else line
    counted = next((form for form in _COUNTED if form.match(text)), None) if len(text) <= _LONGEST_ADVISED else None
    what = counted.sub(r"\g<what>", text).strip() if counted else text
    unknown = (number[0] for number in LIKE_A_NUMBER.finditer(what) if number[0].upper() not in finder.cards)
    if number := next((number for number in unknown if what.startswith(number) or _WITH_SET.match(number)), ""):
        return unknown_card(number, finder)
    is_card = bool(counted) and bool(finder.named(comparable(what)))
    if not pieces and (is_card or holds_card(line, finder)):
        chunks = (chunk for chunk in line.split() if re.search(r"\d", chunk) and not ways_to_read(chunk, finder))
        figure = next(chunks, "")
        return unread_figure(figure) if figure else Refused("several", {"line": quoted(line)})
    if any(piece.kind == LINK for piece in pieces):
        return Refused("no deck in link", {"line": quoted(line)})
    if is_card:
        return Refused("unclear", {"line": quoted(line)})
    return unknown_card(what, finder) if counted else Refused("no card", {"line": quoted(line)})


_WITH_SET = re.compile(r"[A-Za-z]+[0-9OoIiLl]{2,3}-[0-9OoIiLl]{2,}")
_NOTHING = ("", "0", "false", "no")
"""What says in a cell, in comparable form, that there is nothing."""
_ONLY_COUNT = re.compile(r"[xX×*]?\s?(?P<figures>[0-9]+)(?:\.0+)?\s?[xX×*枚张張]?")
_LONGEST_ADVISED = 200
"""The most characters of a line for which a similar card is suggested."""
_COUNTED = (
    re.compile(r"^\W*[xX×*]?\s?[0-9]+\s?[xX×*枚张張:)\]]?\s+(?:of\s)?(?P<what>.+)$"),
    re.compile(r"^[\[(]?[0-9]+\s?[xX×*枚张張:)\]]\s?(?P<what>.+)$"),
    re.compile(r"^(?P<what>.*?\S)[\s:(xX×*]+[0-9]+\s?[枚张張]?\)?$"),
)
"""Lines with a count before or after a name, from which the text of a refusal is chosen."""
