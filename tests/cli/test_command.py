"""What all commands share: the editions and languages on offer."""

from __future__ import annotations

from gundam_desktop.games import KEYS, find, titles
from gundam_desktop.games.gcg import library
from gundam_desktop.languages import LANGUAGES


def test_what_is_on_offer_is_what_the_game_has() -> None:
    assert {title.key: title.editions for title in titles()} == {key: find(key).editions for key in KEYS}
    assert tuple(library.LANGUAGES) == LANGUAGES
