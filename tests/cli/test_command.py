"""What all commands share: the editions and languages on offer."""

from __future__ import annotations

from gundam_desktop.cli.command import EDITIONS, LANGUAGES
from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.model import editions


def test_what_is_on_offer_is_what_the_game_has() -> None:
    assert tuple(editions.EDITIONS) == EDITIONS
    assert tuple(library.LANGUAGES) == LANGUAGES
