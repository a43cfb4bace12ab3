"""What a new game begins with when nobody says otherwise."""

from __future__ import annotations

from gundam_desktop.ui.app.game_defaults import completed, default_decks
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.session.settings import GameSetup
from tests.ui import stub_game


def test_the_program_fills_in_what_is_left_to_it() -> None:
    complete = completed(GameSetup(), stub_game.services())
    assert complete.decks == ("deck-1", "deck-2")
    assert complete.opponent == "slow"
    assert all(complete.names)
    assert completed(complete, stub_game.services()) == complete


def test_a_game_may_name_good_decks_for_the_first_time() -> None:
    assert default_decks(Services().find("gcg")) == ("official-004", "official-006")
    assert default_decks(stub_game.game_module()) == ("deck-1", "deck-2")
