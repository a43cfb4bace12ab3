"""Normalizes text for the search, so that case, width, accents and kind of kana do not matter."""

from __future__ import annotations

import re
import unicodedata

_ACCENTS = re.compile("[\u0300-\u036f]")
_SAME: dict[int, int | str] = {
    **{ord(katakana): ord(katakana) - 0x60 for katakana in map(chr, range(0x30A1, 0x30F7))},
    **dict.fromkeys(map(ord, "‐‑‒–—−"), "-"),
    **dict.fromkeys(map(ord, "‘’"), "'"),
    ord("·"): "・",
}
_DOT = re.compile(r"(?<=[^\x00-\x7f])・|・(?=[^\x00-\x7f])")
_SPACE = re.compile(r"[\s・]+")


def normalize(text: str) -> str:
    """Return the form in which texts are compared; dots between Japanese names are removed, kana become hiragana.

    >>> normalize("Ｚガンダム"), normalize("アムロ・レイ"), normalize("Café")
    ('zがんだむ', 'あむろれい', 'cafe')
    """
    if text.isascii():
        return _SPACE.sub(" ", text.lower()).strip()
    plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold())
    plain = _ACCENTS.sub("", unicodedata.normalize("NFD", plain))
    plain = unicodedata.normalize("NFC", plain).translate(_SAME)
    return _SPACE.sub(" ", _DOT.sub("", plain)).strip()
