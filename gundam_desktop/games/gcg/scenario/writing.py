"""Writes the position of a game as a scenario file."""

from __future__ import annotations

from typing import Any

from gundam_desktop.games.gcg.game import FILLER, Game
from gundam_desktop.games.gcg.model import constants
from gundam_desktop.games.gcg.model.state import State
from gundam_desktop.games.gcg.rules.terms import EX_RESOURCE
from gundam_desktop.games.gcg.rules.visibility import may_know

SEATS = "AB"
WIDTH = 120


class NotWritable(ValueError):
    """The game is at a point that a position cannot describe; the message is one line."""


def write(game: Game, title: str, viewer: int | None = None) -> str:
    """Return a game's position as a scenario file. `NotWritable` unless a player decides in the main phase.

    With a `viewer` it holds what that player may know (3-1-4): every other card is written as a filler, and the seed is
    not that of the game. What a position cannot hold, such as effects that last this turn, is named in a comment at
    the top.
    """
    import yaml  # not needed at the start of the client

    state = game.state
    if game.decision.kind != "main":
        raise NotWritable("only a moment of the main phase in which nothing is pending can be written as a position")
    position: dict[str, Any] = {
        "turn_player": SEATS[state.turn_player],
        "first_player": SEATS[state.first_player],
        "turn": state.turn,
        "seed": state.random if viewer is None else 0,
        **{SEATS[player]: _side(state, player, viewer) for player in (0, 1)},
    }
    own = [card for card in game.own_cards if card.number != FILLER.number]
    fields: dict[str, Any] = {"title": title, "edition": state.edition}
    if own:
        fields["cards"] = [card.model_dump(mode="json", exclude_defaults=True) | {"type": card.type} for card in own]
    fields |= {"position": position, "expect": {"winner": "none"}}
    text = yaml.safe_dump(fields, sort_keys=False, allow_unicode=True, width=WIDTH, default_flow_style=None)
    missing = _not_held(state)
    if viewer is not None:
        missing.append(f"Cards that {SEATS[viewer]} may not know are written as {FILLER.number}.")
    return "".join(f"# {line}\n" for line in missing) + text


def _not_held(state: State) -> list[str]:
    lost = (
        (state.lasting, "effects that last this turn or this battle"),
        (state.awaited, "effects that wait for an event of this turn"),
        (state.used, "abilities that were used once this turn"),
    )
    return [f"Not held by a position: {what} ({len(these)})." for these, what in lost if these]


def _side(state: State, player: int, viewer: int | None) -> dict[str, Any]:
    def number(card: int) -> str:
        seen = viewer is None or may_know(state, viewer, card)
        return state.cards[card].definition.number if seen else FILLER.number

    zone = {name: state.zone(player, number) for number, name in enumerate(constants.ZONE_NAMES[: constants.ZONES])}
    resources = [state.cards[card] for card in zone["resources"]]
    plain = [card for card in resources if card.definition.number != EX_RESOURCE]
    side: dict[str, Any] = {name: [number(card) for card in zone[name]] for name in ("hand", "trash", "removed")}
    side |= {name: _pile([number(card) for card in zone[name]]) for name in ("deck", "shields")}
    side["resource_deck"] = len(zone["resource_deck"])
    side["resources"] = {
        "active": sum(not card.rested for card in plain),
        "rested": sum(card.rested for card in plain),
        "ex": len(resources) - len(plain),
    }
    side["battle"] = [_on_field(state, card) for card in zone["battle"]]
    side["base"] = _on_field(state, zone["base"][0]) if zone["base"] else "none"
    return side


def _pile(numbers: list[str]) -> Any:
    """Return a pile as data: a count if all are fillers, else the cards from the top, then a count of fillers."""
    filler = 0
    while numbers and numbers[-1] == FILLER.number:
        numbers.pop()
        filler += 1
    if not numbers:
        return filler
    return {"top": numbers, "filler": filler} if filler else numbers


def _on_field(state: State, card: int) -> Any:
    record = state.cards[card]
    more: dict[str, Any] = {}
    if record.rested:
        more["rested"] = True
    if record.damage:
        more["damage"] = record.damage
    if record.entered == state.turn:
        more["deployed"] = "this turn"
    if record.pilot:
        more["pilot"] = state.cards[record.pilot].definition.number
    return {"card": record.definition.number, **more} if more else record.definition.number
