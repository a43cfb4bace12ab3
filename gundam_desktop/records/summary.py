"""What lists show of a recorded game, without its decks and choices."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from gundam_desktop.records.entries import End, Player, ShownText, Start
from gundam_desktop.records.record import Damage, Record

Count = Annotated[int, Field(ge=0)]


class GameSummary(BaseModel):
    """A recorded game in a list."""

    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)

    start: Start
    """Its first line, without decks; `state` is empty for a game that began at a position."""
    name: ShownText = ""
    away: bool = False
    end: End | None = None
    turn: int = 0
    """The current turn; 0 before the first."""
    position: Count = 0
    """The number of choices made."""
    choices: Count = 0
    """The number of choices, including undone ones."""
    damage: Damage | None = None


def summary_of(record: Record) -> GameSummary:
    """What lists show of a record."""
    start, series = record.start, record.start.series
    first, second = (
        Player(name=player.name, level=player.level, deck_name=player.deck_name) for player in start.players
    )
    without_decks = {
        "players": (first, second),
        "state": None if start.state is None else "",
        "series": series if series is None else series.model_copy(update={"registered": None}),
    }
    return GameSummary(
        start=start.model_copy(update=without_decks),
        name=record.name,
        away=record.away,
        end=record.end,
        turn=record.turn,
        position=record.position,
        choices=len(record.moves),
        damage=record.damage,
    )
