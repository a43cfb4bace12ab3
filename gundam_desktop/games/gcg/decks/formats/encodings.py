"""The encoding of a deck list: UTF-8, UTF-16, or the older ones that spreadsheets and consoles write."""

from __future__ import annotations

import codecs
import re
import unicodedata
from collections.abc import Iterator

from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.decks.formats.list_items import ListProblem
from gundam_desktop.games.gcg.decks.formats.list_reader import read_list

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

    An older encoding is taken if the names of cards and the headings are known in it, and in no other; if only comments
    have letters beyond ASCII, by what these are. Such lists are too short for what guesses encodings by frequency.
    """
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            return _in(encoding, data)
    if b"\0" in data and (wide := _without_mark(data)) is not None:
        return wide
    if (text := _in("utf-8", data)) is not None:
        return text
    texts = {encoding: text for encoding in _OLDER if (text := _in(encoding, data)) is not None and _is_text(text)}
    known = {encoding: _known(text) for encoding, text in texts.items()}
    best = [encoding for encoding, score in known.items() if score == max(known.values()) >= 0]
    if len(best) > 1:
        best = list(_by_letters({encoding: texts[encoding] for encoding in best}))
    return texts[best[0]] if len(best) == 1 else None


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


def _known(text: str) -> int:
    """Return how many lines with letters beyond ASCII name a card, less those that are not understood."""
    items = [item for item in read_list(text, card_sets().by_number).items if not item.line.isascii()]
    return sum(-1 if isinstance(item, ListProblem) else 1 for item in items)


def _by_letters(texts: dict[str, str]) -> Iterator[str]:
    """Yield the encoding that the letters speak for: kana in a row, or Western letters each among ASCII."""
    if _KANA.search(texts.get("cp932", "")):
        yield "cp932"
    elif "cp1252" in texts and not _IN_A_ROW.search(texts["cp1252"]):
        yield "cp1252"
