"""Each text in `refusals.txt` is refused for the reason beside it; together they show every refusal of the reader."""

from __future__ import annotations

import pytest

from tests.games.gcg.effects.both_ways.refusals import refusals, refused, texts


@pytest.mark.parametrize(("text", "why"), [*texts().items()])
def test_a_text_is_refused_for_its_reason(text: str, why: str) -> None:
    assert refused(text)[0] == why


def test_every_refusal_is_shown() -> None:
    shown = set().union(*(refused(text)[1] for text in texts()))
    assert {*refusals()} - shown == set()
