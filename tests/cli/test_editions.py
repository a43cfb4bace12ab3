from __future__ import annotations

from gundam_desktop.cli import play
from gundam_desktop.games.gcg.core.editions import EDITIONS


def test_the_editions_on_offer_are_those_of_the_game() -> None:
    assert tuple(EDITIONS) == play.EDITIONS
