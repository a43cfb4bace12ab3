"""Short games that begin at a written position, recorded as the client records them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from gundam_desktop import games
from gundam_desktop.bots.levels import create
from gundam_desktop.games.gcg.scenario.format import SCENARIOS
from gundam_desktop.records import GameHistory, Player, Record, Start
from gundam_desktop.records.entries import pack, write_line
from gundam_desktop.scenarios.reading import read_text

GAME_MODULE = games.find("gcg")
WINNING = """
title: Winning
position:
  A:
    {hand: [ST02-014, ST01-005], battle: [ST02-004], resources: {active: 1, rested: 2}, deck: [ST01-005, ST01-005]}
  B: {shields: 0, battle: [ST02-008], deck: [ST01-005, ST01-005]}
expect: {}
"""
"""The Command in the hand rests the Blocker, and the attack wins."""
WIN = ("play ST02-014", "choose ST02-008", "attack ST02-004 -> player")
THREATENED = """
title: Threatened
position:
  A: {shields: 0, base: none, hand: [ST02-008], resources: {active: 2}, deck: [ST01-005, ST01-005, ST01-005]}
  B: {shields: 3, battle: [ST02-005], deck: [ST01-005, ST01-005, ST01-005]}
expect: {}
"""
"""Only the Blocker in the hand parries the attack that is to come."""


def played(text: str, choices: Sequence[str], to_end: bool = True) -> GameHistory:
    """A game from a position: written choices of whichever player decides, then bots to its end."""
    game = SCENARIOS.begin(read_text(text, "a test", SCENARIOS)[0]).game
    start = Start(
        id="test",
        began="2026-11-23T00:00:00Z",
        edition=game.view(0).edition,
        players=(Player(name="Ann", level="human"), Player(name="Ben", level="greedy")),
        state=pack(game.dump()),
    )
    history = GameHistory.begin(game, start)
    for choice in choices:
        seat = history.game.decision.player
        history.apply(seat, history.game.parse(choice, seat))
    bots = [create("gcg", "greedy:worlds=1", seat) for seat in (0, 1)]
    while to_end and (seat := history.game.decision.player) >= 0:
        view = history.game.view(seat)
        history.apply(seat, bots[seat].choose(view, history.game.legal_choices(seat), None))
    return history


def write(record: Record, path: Path) -> Path:
    """Write a record as the client does, and return its path."""
    path.write_bytes(b"".join(write_line(line) for line in record.lines()))
    return path
