"""The encoding of a deck list: UTF-8, UTF-16, or the older ones that spreadsheets and consoles write."""

from __future__ import annotations

import codecs
import re
import unicodedata
from collections.abc import Iterator

from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.decks.formats.list_items import ListProblem
from gundam_desktop.games.gcg.decks.formats.list_reader import ReadList, read_list

_MARKS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
"""Byte order marks, each before the shorter ones that it begins with."""
_OLDER = ("cp932", "gb18030", "cp1252")
"""The encodings of Japanese, Chinese and Western systems."""
_KANA = re.compile(r"[\u3041-\u3096\u30a1-\u30fa]{2}")
_IN_A_ROW = re.compile(r"[^\x00-\x7f‘’“”–—…•™]{2}")
"""Two adjacent letters outside ASCII, which are rare in Western text."""
_NO_TEXT = ("Cc", "Cn", "Co", "Cs")


def decoded(data: bytes) -> str | None:
    """Return the text of a deck list, None if its encoding is not certain.

    An older encoding is taken if the names of cards and the headings are known in it, and in no other; if the cards are
    the same in several, by the letters. Such lists are too short for what guesses encodings by frequency.
    """
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            return _in(encoding, data)
    if b"\0" in data and (wide := _without_mark(data)) is not None:
        return wide
    if (text := _in("utf-8", data)) is not None:
        return text
    texts = {encoding: text for encoding in _OLDER if (text := _in(encoding, data)) is not None and _is_text(text)}
    read = {encoding: read_list(text, card_sets().by_number) for encoding, text in texts.items()}
    known = {encoding: _known(texts[encoding], found) for encoding, found in read.items()}
    best = [encoding for encoding, score in known.items() if score == max(known.values()) >= 0]
    if len(best) > 1:
        first, *others = (read[encoding].deck for encoding in best)
        is_same = all(other.everything == first.everything for other in others)
        best = list(_by_letters({encoding: texts[encoding] for encoding in best})) if is_same else []
    if len(best) != 1 or (best == ["cp1252"] and _IN_A_ROW.search(texts["cp1252"])):
        return None
    return texts[best[0]]


def _in(encoding: str, data: bytes) -> str | None:
    try:
        return data.decode(encoding)
    except UnicodeDecodeError:
        return None


def _without_mark(data: bytes) -> str | None:
    """Decode UTF-16 without a byte order mark (ASCII characters have a zero byte on one side); None for other data."""
    if data[::2].count(0) and data[1::2].count(0):
        return None
    text = _in("utf-16-le" if data[1::2].count(0) else "utf-16-be", data)
    return text if text is not None and _is_text(text) else None


def _is_text(text: str) -> bool:
    return all(sign in "\t\n\r" or unicodedata.category(sign) not in _NO_TEXT for sign in text)


def _known(text: str, read: ReadList) -> int:
    """Return how many lines with letters beyond ASCII name a card, less those that are not understood."""
    lines = text.splitlines()
    said = [(lines[item.place.at - 1] if item.place.kind == "line" else item.line, item) for item in read.items]
    return sum(-1 if isinstance(item, ListProblem) else 1 for line, item in said if not line.isascii())


def _by_letters(texts: dict[str, str]) -> Iterator[str]:
    """Yield the encoding that the letters speak for: kana in a row, or Western letters."""
    if _KANA.search(texts.get("cp932", "")):
        yield "cp932"
    elif "cp1252" in texts:
        yield "cp1252"
