"""Who decides for each seat of a game: a person, whose choices come from outside, or a bot in its own process."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import Any

from gundam_desktop.bots import levels
from gundam_desktop.bots.bot_process import BotFault, BotProcess, Create
from gundam_desktop.bots.search_bot import without_opponents
from gundam_desktop.games.game_module import GameModule
from gundam_desktop.match.series import decks_known_to
from gundam_desktop.records import Start
from gundam_desktop.tabletop.turns import Decider


def deciders_of(
    start: Start,
    decks: tuple[Any, Any],
    game_module: GameModule,
    create: Create,
    limit: float,
    report: Callable[[int, BotFault], object],
) -> tuple[Decider, Decider]:
    """Return who decides for either seat; a bot has its own chance, and the decks as it may know them.

    `create` makes the bots, `limit` is how many seconds each may think, `report` is called with the seat of a bot and
    its fault.
    """

    def decider(seat: int) -> Decider:
        player = start.players[seat]
        if player.is_person:
            return Decider()
        # Never the game's own seed: a bot must not sample the true world.
        own = random.Random(f"bot {seat} of game {start.seed}").getrandbits(32)
        level = levels.against_person(player.level) if start.people else player.level
        known = decks_known_to(seat, decks, start, game_module)
        if not levels.knows_lists(level, of_person=bool(start.people)):
            known = without_opponents(known, seat)  # what a bot may not know does not reach its process
        return BotProcess(create, level, own, known, limit, partial(report, seat))

    return decider(0), decider(1)
