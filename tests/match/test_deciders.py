"""What reaches the process of a bot: the deck lists that it may know, and nothing more."""

from __future__ import annotations

import pytest

from gundam_desktop.bots.bot_process import BotProcess
from gundam_desktop.match.deciders import deciders_of
from gundam_desktop.records import Player, Start
from tests.ui import stub_game

DECKS = ("deck-1", "deck-2")


@pytest.mark.parametrize(
    ("levels", "seat", "known"),
    [
        (("human", "newtype"), 1, (None, "deck-2")),
        (("ace", "human"), 0, ("deck-1", None)),
        (("human", "newtype:lists=open"), 1, DECKS),
        (("human", "program:mine"), 1, (None, "deck-2")),
        (("newtype", "ace"), 0, DECKS),
        (("newtype:lists=hidden", "ace"), 0, ("deck-1", None)),
        (("program:mine", "ace"), 0, DECKS),
    ],
)
def test_a_list_that_a_bot_may_not_know_is_not_sent(
    levels: tuple[str, str], seat: int, known: tuple[str | None, str | None]
) -> None:
    first, second = (Player(name=level, level=level) for level in levels)
    start = Start(id="test", began="", edition="1.9", players=(first, second))
    deciders = deciders_of(start, DECKS, stub_game.game_module(), stub_game.services().bots_of("gcg"), 1.0, print)
    bot = deciders[seat]
    assert isinstance(bot, BotProcess)
    assert bot.decks == known
    assert [isinstance(each, BotProcess) for each in deciders] == [level != "human" for level in levels]
