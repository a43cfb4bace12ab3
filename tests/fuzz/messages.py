"""What the program may say of a file: one line, no control character, no endless quotation."""

from __future__ import annotations

import unicodedata

LONGEST = 1000
"""Characters of a message that quotes a file."""
_CONTROLS = ("Cc", "Cs", "Zl", "Zp")


def is_message(text: str) -> None:
    """Fail unless a text can be shown to people as it is."""
    assert text.strip(), "an empty message"
    assert len(text) <= LONGEST, f"a message of {len(text)} characters: {text[:60]!r}..."
    controls = {letter for letter in text if unicodedata.category(letter) in _CONTROLS}
    assert not controls, f"control characters in {text!r}"
