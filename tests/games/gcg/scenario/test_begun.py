"""The game at a scenario's position: copied, and its cards found by their names."""

from __future__ import annotations

import pytest

from gundam_desktop.games.gcg.scenario.begun import Begun
from gundam_desktop.games.gcg.scenario.format import SCENARIOS
from gundam_desktop.scenarios.document import NotationError
from gundam_desktop.scenarios.reading import read_text

TEXT = """
title: An attack
position: {A: {battle: [{card: ST01-005, as: gm}], hand: [ST01-003]}, B: {shields: [{card: ST01-015, as: hidden}]}}
play: []
"""


def test_a_copy_is_played_on_without_changing_the_first() -> None:
    begun = read_and_begin()
    other = begun.copy()
    written = SCENARIOS.choice("attack gm -> player")
    other.game.apply(0, other.choice(written, 0))
    assert other.game.digest() != begun.game.digest()
    assert other.card("gm") == begun.card("gm"), "labels are found in the copy, too"
    assert begun.game.legal_choices(0)


def test_a_card_is_found_by_label_or_number_whether_it_is_visible_or_not() -> None:
    begun = read_and_begin()
    assert begun.game.view(0).cards[begun.card("gm")].number == "ST01-005"
    assert begun.card("hidden") == begun.card("B.shields.ST01-015")
    with pytest.raises(NotationError, match="zaku"):
        begun.card("zaku")


def read_and_begin() -> Begun:
    return SCENARIOS.begin(read_text(TEXT, "test.yaml", SCENARIOS)[0])
