"""The text of a line as it is read: without what web pages, chats and spreadsheets add to it unseen."""

from __future__ import annotations

import html
import re
import unicodedata

_ENTITY = re.compile(r"&(?:#[0-9]{1,7}|#[xX][0-9A-Fa-f]{1,6}|[A-Za-z][A-Za-z0-9]{1,30});")
_TAG = re.compile(
    r"</?(?:b|br|code|dd|div|dl|dt|em|h[1-6]|i|li|ol|p|pre|span|strong|td|th|tr|u|ul)\s?/?>", re.IGNORECASE
)
"""Tags without attributes: what an attribute says would be lost."""
_FENCE = re.compile(r"(?:`{3,}|~{3,})(?:text|txt|plain|plaintext|csv|tsv|json|md|markdown|none|deck|decklist|list)?")
_RULE = re.compile(r"[-=_*~#|:+.,;\"\s\u2010-\u2015\u2500-\u257f]+")
_NUMERALS = "一二三四五六七八九十"
_COUNTED = re.compile(rf"(?<![0-9〇{_NUMERALS}百千])[{_NUMERALS}两兩両](?=[枚张張])")
"""A number from 1 to 10 before a word that counts cards; three of its signs are another 2."""
_HYPHENS = dict.fromkeys(map(ord, "\u2010\u2011\u2012\u2013\u2014\u2212"), "-")
_VARIATIONS = range(0xFE00, 0xFE10)
"""Variation selectors: characters that change how the previous one looks."""


def cleaned(text: str) -> str:
    r"""Return a text in compatibility form with single spaces, entities and tags of HTML resolved, `四枚` as `4枚`.

    >>> cleaned("４ Angelo&#39;s  Geara\u200b Zulu<br>")
    "4 Angelo's Geara Zulu"
    """
    if "&" in text:
        text = _ENTITY.sub(lambda entity: html.unescape(entity[0]), text)
    if "<" in text:
        text = _TAG.sub(" ", text)
    if not text.isascii():
        text = unicodedata.normalize("NFKC", without_invisible(text)).translate(_HYPHENS)
        text = _COUNTED.sub(lambda counted: str(_NUMERALS.find(counted[0]) + 1 or 2), text)
    return " ".join(text.split())


def without_invisible(text: str) -> str:
    """Return a text without the characters that nobody sees: marks of byte order and direction, soft hyphens."""
    if text.isascii():
        return text
    return "".join(sign for sign in text if sign.isascii() or not _is_invisible(sign))


def _is_invisible(sign: str) -> bool:
    return unicodedata.category(sign) == "Cf" or ord(sign) in _VARIATIONS


def is_fence(line: str) -> bool:
    """True for a line that begins or ends a block of code in Markdown."""
    return _FENCE.fullmatch(without_invisible(line).strip().lower()) is not None


def is_rule(line: str) -> bool:
    """True for a line that only draws a line, or has only empty cells."""
    return _RULE.fullmatch(line) is not None
