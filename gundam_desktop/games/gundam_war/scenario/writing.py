"""Writes the position of a game as a scenario file."""

from __future__ import annotations

from collections import Counter
from typing import Any

import yaml

from gundam_desktop.games.gundam_war.game import Game
from gundam_desktop.games.gundam_war.model.cards import BLANK, card_of
from gundam_desktop.games.gundam_war.model.state import State, Zone
from gundam_desktop.games.gundam_war.views import redacted
from gundam_desktop.scenarios.fields import SEATS

WIDTH = 120


def write(game: Game, title: str, viewer: int | None = None) -> str:
    """A game's position as a scenario file. `ValueError` unless a player decides in the deployment phase.

    With a `viewer` it holds what that player may know: every other card is written as a Generation card.
    """
    if game.decision.kind != "main":
        raise ValueError("only a moment of the deployment phase can be written as a position")
    state = game.state if viewer is None else redacted(game.state, viewer)
    position: dict[str, Any] = {
        "turn_player": SEATS[state.turn_player],
        "first_player": SEATS[state.first_player],
        "turn": state.turn,
        "seed": state.random % 1000,
        **{SEATS[seat]: _side(state, seat) for seat in (0, 1)},
    }
    fields = {"title": title, "edition": state.edition, "position": position, "expect": {"winner": "none"}}
    text: str = yaml.safe_dump(fields, sort_keys=False, allow_unicode=True, width=WIDTH, default_flow_style=None)
    lines = (
        [f"Not held by a position: what was deployed this turn ({', '.join(state.deployed)})."]
        if state.deployed
        else []
    )
    if viewer is not None:
        lines.append(f"Cards that {SEATS[viewer]} may not know are written as {BLANK}.")
    return "".join(f"# {line}\n" for line in lines) + text


def _side(state: State, seat: int) -> dict[str, Any]:
    def numbers(zone: Zone) -> list[str]:
        return [state.cards[card].number or BLANK for card in state.zone(seat, zone)]

    colors = Counter(card_of(number).color for number in numbers(Zone.GENERATORS))
    return {
        "home": numbers(Zone.HOME),
        "discard_pile": numbers(Zone.DISCARD_PILE),
        "junkyard": numbers(Zone.JUNKYARD),
        "generators": dict(colors),
        "station": [_unit(state, card) for card in state.zone(seat, Zone.STATION)],
        "hand": numbers(Zone.HAND),
    }


def _unit(state: State, card: int) -> Any:
    record = state.cards[card]
    more: dict[str, Any] = {}
    if record.rolled:
        more["rolled"] = True
    if record.damage:
        more["damage"] = record.damage
    if record.character:
        more["character"] = state.cards[record.character].number
    return {"card": record.number, **more} if more else record.number
