"""Prepares a text: one glyph for each meaning, no reminders. Every character keeps its position."""

from __future__ import annotations

import re

_SAME = str.maketrans({
    "’": "'", "‘": "'", "“": '"', "”": '"', "：": ":", "，": ",", "．": ".", "／": "/", "（": "(", "）": ")",
    "・": "･", "·": "･", "‧": "･", "•": "･", "−": "-", "–": "-", "‐": "-", "‑": "-", "－": "-", "＋": "+",
    "［": "[", "］": "]", "＜": "<", "＞": ">", "〈": "<", "〉": ">", "《": "<", "》": ">", "〔": "(", "〕": ")",
    "「": "[", "」": "]", "\u00a0": " ", "\u3000": " ", "\t": " ", "\r": " ",
})  # fmt: skip
_PARENTHESES = re.compile(r"[()]")


def one_glyph(text: str) -> str:
    """Return the text with one glyph for each meaning."""
    return text.translate(_SAME)


def without_reminders(text: str) -> str:
    """Return the text with spaces in place of reminders: sentences in parentheses.

    >>> without_reminders("<Blocker> (Rest this Unit.)")
    '<Blocker>                  '
    """
    parts, last = [], 0
    for start, end in _outermost(text):
        inside = text[start + 1 : end - 1].rstrip()
        if inside.endswith(".") and " " in inside:
            parts += [text[last:start], " " * (end - start)]
            last = end
    return "".join([*parts, text[last:]])


def _outermost(text: str) -> list[tuple[int, int]]:
    found, depth, start = [], 0, 0
    for match in _PARENTHESES.finditer(text):
        if match[0] == "(":
            if not depth:
                start = match.start()
            depth += 1
        elif depth:
            depth -= 1
            if not depth:
                found.append((start, match.end()))
    return found
