"""What a message quotes of a file or a call: on one line, without control characters, never endless."""

from __future__ import annotations

import unicodedata
from typing import Final

LONGEST: Final = 60
"""Characters of a quotation, unless a message says otherwise."""
_JOINERS: Final = "\u200c\u200d"
"""Characters of emoji and of some scripts that only join or part their neighbours."""
_CONTROLS: Final = ("Cc", "Cf", "Cs", "Zl", "Zp")
"""Kinds of characters that move, hide or turn what stands beside them, or that cannot be written."""


def is_control(sign: str) -> bool:
    """True for a character that no message may hold as it is."""
    return not sign.isprintable() and sign not in _JOINERS and unicodedata.category(sign) in _CONTROLS


def quoted(text: object, longest: int = LONGEST) -> str:
    r"""Return a text as a message may quote it: control characters escaped, cut to at most `longest` characters.

    >>> quoted("a\x1b[31m\n"), quoted("a long name", 7)
    ('a\\x1b[31m\\n', 'a long…')
    """
    whole = "".join(ascii(sign)[1:-1] if is_control(sign) else sign for sign in str(text)[: longest + 1])
    return whole if len(whole) <= longest else whole[: longest - 1] + "…"


def shown(text: str, longest: int, *, lines: bool = False) -> str:
    r"""Return a text of a file as the screen may show it: without control characters, of at most `longest` characters.

    Line feeds stay if it may have several `lines`.

    >>> shown("a\x1b[31m name", 6), shown("two\nlines\u202e", 20, lines=True)
    ('a[31m ', 'two\nlines')
    """
    return "".join(sign for sign in text[: 2 * longest] if not is_control(sign) or (lines and sign == "\n"))[:longest]
