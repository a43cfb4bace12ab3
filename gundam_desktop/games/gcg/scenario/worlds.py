"""The worlds of a puzzle: the Shields that the opponent of its player may have (3-1-4)."""

from __future__ import annotations

from typing import Any, cast

from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.game import FILLER
from gundam_desktop.games.gcg.scenario.position import CardEntry, Pile, Position, Side
from gundam_desktop.scenarios.document import FieldError, checked
from gundam_desktop.scenarios.fields import SEATS, Path, Text
from gundam_desktop.scenarios.scenario import Scenario
from gundam_desktop.spelling import did_you_mean


def read_world(value: Any, path: Path) -> tuple[str, ...]:
    """Return the numbers of a world's Shields, topmost first. Raises `FieldError`."""
    return cast(tuple[str, ...], checked(tuple[Text, ...], value, path))


def in_world(scenario: Scenario, world: tuple[str, ...]) -> Scenario:
    """Return a puzzle with the Shields of a world in its position."""
    position, seat = _position_and_seat(scenario)
    shields = Pile(top=tuple(CardEntry(card=number) for number in world))
    side = getattr(position, seat).model_copy(update={"shields": shields})
    setting = scenario.setting._replace(position=position.model_copy(update={seat: side}))
    return scenario._replace(setting=setting)


def check_worlds(scenario: Scenario) -> None:
    """Raise `FieldError` unless each world has known cards, as many as there are Shields, and one is the position's."""
    worlds = scenario.task.worlds if scenario.task else ()
    if not worlds:
        return
    position, seat = _position_and_seat(scenario)
    side: Side = getattr(position, seat)
    shields = (*(entry.card for entry in side.shields.top), *[FILLER.number] * side.shields.filler)
    known = {card.number: card for card in (FILLER, *scenario.setting.cards)}
    sets = card_sets().by_number
    for index, world in enumerate(worlds):
        if len(world) != len(shields):
            count = f"the position has {len(shields)} for {seat}, this world {len(world)}"
            raise FieldError(("worlds", index), f"expected as many Shields as in the position: {count}")
        for place, number in enumerate(world):
            card = known.get(number) or sets.get(number)
            if card is None:
                hint = did_you_mean(number, [*known, *sets], most=3)
                why = f"no card has the number {number}" + (f"; {hint}" if hint else "")
                raise FieldError(("worlds", index, place), why)
    if shields not in worlds:
        raise FieldError(("worlds",), f"the position's own Shields ({', '.join(shields)}) must be one of the worlds")


def _position_and_seat(scenario: Scenario) -> tuple[Position, str]:
    """Return the position, and the seat of the opponent of the puzzle's player."""
    position = scenario.setting.position
    if not isinstance(position, Position):
        raise FieldError(("worlds",), "a game that is about to begin has no Shields yet")
    player = SEATS.index(position.turn_player) if scenario.seat is None else scenario.seat
    return position, SEATS[1 - player]
