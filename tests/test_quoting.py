"""What a message quotes."""

from __future__ import annotations

import pytest

from gundam_desktop.quoting import LONGEST, is_control, quoted


@pytest.mark.parametrize("sign", ["\0", "\n", "\x1b", "\x9b", "\u200f", "\u2028", "\u2029", "\ud800", "\U000e0001"])
def test_control_characters_are_escaped(sign: str) -> None:
    assert is_control(sign)
    assert quoted(f"a{sign}b").isprintable()
    quoted(sign).encode()


def test_words_stay_as_they_are() -> None:
    for text in ("Gundam", "ガンダム\u3000高达", "a  b", "“Ξ”", "/home/a  b/c.txt", ""):
        assert quoted(text) == text


def test_a_quotation_is_cut() -> None:
    assert len(quoted("x" * 10**6)) == LONGEST
    assert quoted("x" * LONGEST) == "x" * LONGEST
    assert len(quoted("\0" * 10**6, 20)) == 20
    assert quoted(10**30, 5) == "1000…"
