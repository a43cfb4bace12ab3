"""Views: a game as one player may see it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from gundam_desktop.games.gundam_war.model.cards import GENERATION, NO_CHANGE, STAR, Card, card_of
from gundam_desktop.games.gundam_war.model.state import AREAS, FACE_DOWN, State, Step, Zone
from gundam_desktop.games.gundam_war.rules.figures import figures
from gundam_desktop.games.gundam_war.rules.sortie import attacker, defender
from gundam_desktop.games.gundam_war.rules.zones import IN_PLAY
from gundam_desktop.games.kit import views
from gundam_desktop.rulebook.enforcement import enforces
from gundam_desktop.tabletop import Arrow, CardView, Figure, Goal, View


def view_of(state: State, player: int) -> View:
    """All that a player may know now."""
    step, arrows = str(state.step), tuple(_arrows(state))
    return views.view_of(state, player, may_see, _shown, step=step, arrows=arrows, waiting=state.waiting)


@enforces("GX-2-1", "GX-2-3")
def may_see(state: State, player: int, card_id: int) -> bool:
    """True if a player may see a card: nobody sees a card that is face down, only its owner a card in hand."""
    record = state.cards[card_id]
    return record.zone not in FACE_DOWN and (record.zone is not Zone.HAND or record.owner == player)


def _shown(state: State, card_id: int) -> Iterator[CardView]:
    """A card that a player sees, with the character under it."""
    record = state.cards[card_id]
    if record.zone not in IN_PLAY:
        yield _printed(card_id, record.number, record.owner, record.zone, 0)
        return
    yield _in_play(state, card_id)
    if under := record.character:
        yield _printed(under, state.cards[under].number, record.owner, record.zone, card_id)


@lru_cache(4096)
def _printed(card_id: int, number: str, owner: int, zone: Zone, unit: int) -> CardView:
    """A card with its printed figures; `unit` is the one that a character is under."""
    return CardView(card_id, number, owner, str(zone), under=unit, secret=zone is Zone.HAND)


def _in_play(state: State, card_id: int) -> CardView:
    """A unit with its figures as they are now."""
    record = state.cards[card_id]
    card = card_of(record.number)
    was, now = card.figures or NO_CHANGE, figures(state, card_id)
    melee = 0 if STAR in (now[0], was[0]) else int(now[0]) - int(was[0])
    changes = (0, 0, melee, now[1] - was[1], now[2] - was[2])
    shown: tuple[Figure, ...] = (*costs(card), now[0], now[1], now[2] - record.damage)
    return CardView(
        card_id,
        record.number,
        record.owner,
        str(record.zone),
        rested=record.rolled,
        damage=record.damage,
        figures=shown,
        changes=changes if any(changes) else (),
        over=record.character,
    )


def costs(card: Card) -> tuple[Figure, Figure]:
    """The total power and the resources that a card costs, as printed; None for none."""
    return (None, None) if card.type == GENERATION else (card.cost.total, card.cost.resource or None)


def _arrows(state: State) -> list[Arrow]:
    """From the head of each attacking squad to what it faces, once the attack is declared."""
    if state.result or state.step not in (Step.DEFENCE, Step.DAMAGE):
        return []
    found = []
    for area in AREAS:
        squad, facing = state.zone(attacker(state), area), state.zone(defender(state), area)
        if squad:
            found.append(Arrow(squad[0], Goal(facing[0]) if facing else Goal(place=(defender(state), str(Zone.HOME)))))
    return found
