"""What one player sees, its decision and its choices, as JSON data (`docs/engine-protocol.md`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gundam_desktop.tabletop import CardView, Choice, Decision, Event, Game, Place, View
from gundam_desktop.tabletop.face import Face
from gundam_desktop.tabletop.place import SHARED, Arrow
from gundam_desktop.tabletop.value import Value

SEATS = "AB"
"""The names of the seats 0 and 1, as in scenario files."""


def seat_name(seat: int) -> str | None:
    """Return the name of a seat; None for seat -1 (nobody)."""
    return SEATS[seat] if seat in (0, 1) else None


def written_view(view: View) -> dict[str, Any]:
    """A view as JSON data. Cards are named by their ids, zones as in scenario files: `A.battle`."""
    return {
        "seat": seat_name(view.player),
        "edition": view.edition,
        "turn": view.turn,
        "turn_player": seat_name(view.turn_player),
        "first_player": seat_name(view.first_player),
        "phase": view.phase,
        "step": view.step,
        "zones": {_place(place): list(cards) for place, cards in view.zones.items()},
        "cards": {str(card): _card(seen) for card, seen in view.cards.items() if _card(seen)},
        **({"terrain": {cell: mark for cell, mark in view.terrain if mark}} if view.terrain else {}),
        "arrows": [_arrow(arrow) for arrow in view.arrows],
        "waiting": [{**effect._asdict(), "player": seat_name(effect.player)} for effect in view.waiting],
        "decision": _decision(view.decision),
    }


def written_choices(choices: Sequence[Choice], game: Game, player: int) -> list[dict[str, Any]]:
    """Choices as JSON data, each with its written form as `text`; parts that a choice does not have are left out.

    `game` is any game that agrees with the player's view: a written form depends on nothing else.
    """
    return [{"text": game.format(choice, player), **_parts(choice)} for choice in choices]


def written_events(events: Sequence[Event], player: int) -> list[dict[str, Any]]:
    """Events as JSON data, as a player may see them; changes of single cards are left out, since views have them."""
    return [_event(event.as_seen_by(player)) for event in events]


def written_face(face: Face) -> dict[str, Any]:
    """The printed face of a card as JSON data; figures by their keys."""
    figures = {kind.key: value for kind, value in zip(face.design.figures, face.figures, strict=False)}
    return {
        "name": face.name,
        "type": face.type,
        "color": face.color,
        "figures": {key: value for key, value in figures.items() if value is not None},
        "traits": list(face.traits),
        "condition": face.condition,
        "text": [ability.line for ability in face.abilities or face.text],
    }


def _parts(choice: Choice) -> dict[str, Any]:
    return {"verb": choice.verb, **_fields(choice, Choice(choice.verb))}


def _fields(value: Value, plain: Value | None = None) -> dict[str, Any]:
    """Return the fields of a value by name, without those that equal the fields of `plain`."""
    return {
        name: field
        for name, field in zip(value._fields, value.values(), strict=True)
        if plain is None or field != getattr(plain, name)
    }


def _place(place: Place) -> str:
    seat, key = place
    return key if seat == SHARED else f"{SEATS[seat]}.{key}"


def _card(seen: CardView) -> dict[str, Any]:
    """Return a card without what all cards have in common or the zones say; figures only if not as printed."""
    plain = CardView(seen.id, "", seen.owner, seen.zone, seat=seen.seat)
    more = _fields(seen, plain)
    if seen.seat not in (None, seen.owner):
        more["owner"] = SEATS[seen.owner]
    return more


def _arrow(arrow: Arrow) -> dict[str, Any]:
    goal = arrow.goal
    return {"card": arrow.card, "to": goal.card or (_place(goal.place) if goal.place is not None else None)}


def _decision(decision: Decision) -> dict[str, Any]:
    groups = [group._asdict() for group in decision.groups]
    return {**_fields(decision), "player": seat_name(decision.player), "groups": groups}


def _event(event: Event) -> dict[str, Any]:
    none = Event(event.kind, event.clause)
    parts = _fields(event, none)
    for unused in ("changes", "arrows", "seen_by"):
        parts.pop(unused, None)
    if event.player >= 0:
        parts["player"] = seat_name(event.player)
    return {**parts, "kind": event.kind, "clause": event.clause}
