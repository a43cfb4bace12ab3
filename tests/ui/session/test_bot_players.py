"""What reaches the process of a bot: the deck lists that it may know, and nothing more."""

from __future__ import annotations

import pytest

from gundam_desktop.records import Player, Start
from gundam_desktop.ui.session.bot_client import BotClient
from gundam_desktop.ui.session.bot_players import BotPlayers, BotSeat
from tests.ui import stub_game

DECKS = ("deck-1", "deck-2")


@pytest.mark.usefixtures("qapp")
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
    levels: tuple[str, str], seat: int, known: tuple[str | None, str | None], monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[object] = []
    monkeypatch.setattr(BotClient, "ask", lambda _self, *request: sent.append(request[2]))
    first, second = (Player(name=level, level=level) for level in levels)
    start = Start(id="test", began="", edition="1.9", players=(first, second))
    seats = {at: BotSeat(level, level) for at, level in enumerate(levels) if level != "human"}
    bots = BotPlayers(seats, start, DECKS, stub_game.services(), 1.0)
    bots.ask(stub_game.StubGame([stub_game.main_phase(seat)]))
    assert sent == [known]
