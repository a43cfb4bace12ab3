"""Prepares a text: one glyph for each meaning, no reminders. Every character keeps its position."""

from __future__ import annotations

import re

from gundam_desktop.games.gcg.effects.reader.errors import NotUnderstood

_SAME = str.maketrans({
    "’": "'", "‘": "'", "“": '"', "”": '"', "：": ":", "，": ",", "．": ".", "／": "/", "（": "(", "）": ")",
    "・": "･", "·": "･", "‧": "･", "•": "･", "−": "-", "–": "-", "‐": "-", "‑": "-", "－": "-", "＋": "+",
    "［": "[", "］": "]", "＜": "<", "＞": ">", "〈": "<", "〉": ">", "《": "<", "》": ">", "〔": "(", "〕": ")",
    "「": "[", "」": "]", "\u00a0": " ", "\u3000": " ", "\t": " ",
    "\r": "\n", "\v": "\n", "\f": "\n", "\x85": "\n", "\u2028": "\n", "\u2029": "\n",
})  # fmt: skip
_PARENTHESES = re.compile(r"\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)")
"""Parentheses with others in them, up to three deep."""
_CHANGES_EFFECT = re.compile(r"(?:if|then|instead|otherwise|unless|you may|you can't)\b", re.IGNORECASE)
"""The beginning of a sentence that is more than a reminder."""
_BEHIND_KEYWORD = re.compile(r"[>】]\s*\Z")
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

    The last one is a line end if another ability follows on the line. `NotUnderstood` for one that changes the effect.

    >>> without_reminders("<Blocker> (Rest this Unit.)")
    '<Blocker>                  '
    """
    return _PARENTHESES.sub(_blank, text)


def _blank(found: re.Match[str]) -> str:
    """Return spaces in place of a reminder; other parentheses as they are."""
    inside = found[0][1:-1].rstrip()
    if not inside.endswith(".") or " " not in inside:
        return found[0]
    if _CHANGES_EFFECT.match(inside) and not _BEHIND_KEYWORD.search(found.string[: found.start()]):
        raise NotUnderstood(
            found[0], found.start(), "text in parentheses is only a reminder and cannot change the effect"
        )
    ends = _ends_ability(found.string[: found.start()], found.string[found.end() :])
    return " " * (len(found[0]) - ends) + "\n" * ends


_KEYWORDS_BEFORE = re.compile(r"(?:^|[\n.)])\s*(?:【[^】\n]*】\s*)*(?:<[^<>\n]*>\s*)+\Z")


def _ends_ability(before: str, after: str) -> bool:
    """True if another ability is behind a reminder on its line: one with a mark, or any behind a printed keyword."""
    behind = after.partition("\n")[0].strip()
    return behind.startswith(("【", "<")) or (behind != "" and _KEYWORDS_BEFORE.search(before) is not None)
