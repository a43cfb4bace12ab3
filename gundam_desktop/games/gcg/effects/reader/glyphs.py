"""Prepares a text: one glyph for each meaning, no reminders. Every character keeps its position."""

from __future__ import annotations

import re

_SAME = str.maketrans({
    "’": "'", "‘": "'", "“": '"', "”": '"', "：": ":", "，": ",", "．": ".", "／": "/", "（": "(", "）": ")",
    "・": "･", "·": "･", "‧": "･", "•": "･", "−": "-", "–": "-", "‐": "-", "‑": "-", "－": "-", "＋": "+",
    "［": "[", "］": "]", "＜": "<", "＞": ">", "〈": "<", "〉": ">", "《": "<", "》": ">", "〔": "(", "〕": ")",
    "「": "[", "」": "]", "\u00a0": " ", "\u3000": " ", "\t": " ",
    "\r": "\n", "\v": "\n", "\f": "\n", "\x85": "\n", "\u2028": "\n", "\u2029": "\n",
})  # fmt: skip
_PARENTHESES = re.compile(r"[()]")
_BREAK = re.compile(r"<\s*/?\s*br\s*/?\s*>", re.IGNORECASE)
"""A line end as it is written on a web page."""


def one_glyph(text: str) -> str:
    """Return the text with one glyph for each meaning, and one for the end of a line.

    >>> one_glyph("<Blocker><br>【Attack】Draw 1.").splitlines()
    ['<Blocker>', '   【Attack】Draw 1.']
    """
    return _BREAK.sub(lambda found: "\n".ljust(len(found[0])), text.replace("\r\n", " \n").translate(_SAME))


def without_reminders(text: str) -> str:
    """Return the text with spaces in place of reminders: sentences in parentheses.

    The last one is a line end if another ability follows on the line.

    >>> without_reminders("<Blocker> (Rest this Unit.)")
    '<Blocker>                  '
    """
    parts, last = [], 0
    for start, end in _outermost(text):
        inside = text[start + 1 : end - 1].rstrip()
        if inside.endswith(".") and " " in inside:
            parts += [text[last:start], " " * (end - start)]
            if _ends_ability(text[:start], text[end:]):
                parts[-1] = parts[-1][:-1] + "\n"
            last = end
    return "".join([*parts, text[last:]])


_KEYWORDS_BEFORE = re.compile(r"(?:^|[\n.)])\s*(?:【[^】\n]*】\s*)*(?:<[^<>\n]*>\s*)+\Z")


def _ends_ability(before: str, after: str) -> bool:
    """True if another ability is behind a reminder on its line: one with a mark, or any behind a printed keyword."""
    behind = after.partition("\n")[0].strip()
    return behind.startswith(("【", "<")) or (behind != "" and _KEYWORDS_BEFORE.search(before) is not None)


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
