"""How decisions are asked, and what ends passing."""

from __future__ import annotations

import pytest

from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.prompt_styles import PROMPT_STYLES
from gundam_desktop.tabletop import Event


@pytest.mark.parametrize(
    ("event", "mine", "theirs"),
    [
        (Event("attacked", "", 0, 5), None, "attack on player"),
        (Event("attacked", "", 0, 5, target=6), None, "attack on unit"),
        (Event("activated burst", "", 0, 5), "effect", None),
        (Event("activated", "", 0, 5), "effect", "command"),
        (Event("played", "", 0, 5), None, "command"),
        (Event("deployed", "", 0, 5), None, "deploy"),
        (Event("paired", "", 0, 5), None, "pair"),
        (Event("damaged", "", 0, 5), "damage", None),
        (Event("player damaged", "", 0), "damage", None),
        (Event("turn begins", "", 0), "turn", "turn"),
        (Event("drew", "", 0), None, None),
    ],
)
def test_what_happens_is_one_of_the_conditions(event: Event, mine: str | None, theirs: str | None) -> None:
    assert library.interrupts_of(event, 0) == ((mine,) if mine else ())
    assert library.interrupts_of(event, 1) == ((theirs,) if theirs else ())


@pytest.mark.parametrize("language", library.LANGUAGES)
def test_each_condition_has_its_words(language: str) -> None:
    known = library.interrupts(language)
    assert len({interrupt.condition for interrupt in known}) == len(known)
    assert all(interrupt.ended.format(name="Ann", other="Ben") for interrupt in known)


def test_what_can_be_done_in_a_decision_is_one_of_the_conditions() -> None:
    keys = {interrupt.key for interrupt in library.interrupts()}
    assert {prompt_style.interrupt for prompt_style in PROMPT_STYLES.values() if prompt_style.passable} <= keys
