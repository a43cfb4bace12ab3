"""Views: a game as one player may see it, with the pieces on the squares of the table."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from gundam_desktop.games.kit import views
from gundam_desktop.games.zoids.board import PILLAR, SHALLOWS, SQUARES, ground
from gundam_desktop.games.zoids.cards import BASE, CUSTOM, FORTRESS, KINDS, PILOT, ZOID, Card
from gundam_desktop.games.zoids.figures import basic_range, hp, movement, power, under
from gundam_desktop.games.zoids.state import IN_BASE, ON_ZOIDS, State, Zone, card, place_of, slot_of, turn_of
from gundam_desktop.rulebook.enforcement import enforces
from gundam_desktop.tabletop import CardView, Figure, View
from gundam_desktop.tabletop.board import Terrain
from gundam_desktop.tabletop.place import SHARED, Place

_MARKS = {
    "s": Terrain.SAND,
    "m": Terrain.MOUNTAIN,
    SHALLOWS: Terrain.SHALLOWS,
    "=": Terrain.WATER,
    PILLAR: Terrain.PILLAR,
    "A": Terrain.BASE,
    "B": Terrain.BASE,
}
ON_TABLE = tuple(zone for zone in Zone if zone is not Zone.MAP)
"""The zones of a player that lie on the table as they are."""


def view_of(state: State, player: int) -> View:
    """All that a player may know now."""
    return views.view_of(state, player, may_see, _shown, places=_places(state), terrain=_terrain(state.grounds))


@enforces("ZO-18")
def looks(state: State, player: int) -> bool:
    """True while a player looks at the other hand."""
    question = state.question
    return question is not None and question.purpose == "spy" and question.player == player


def may_see(state: State, player: int, card_id: int) -> bool:
    """True if a player may see a card: nobody sees a deck, only its owner a hand."""
    record = state.cards[card_id]
    if record.zone is Zone.HAND:
        return record.owner == player or looks(state, player)
    return record.zone is not Zone.DECK


_EMPTY: dict[Place, tuple[int, ...]] = {(SHARED, square): () for square in SQUARES}


def _places(state: State) -> dict[Place, tuple[int, ...]]:
    places = dict(_EMPTY)
    for seat in (0, 1):
        places[seat, IN_BASE] = ()
        for zone in ON_TABLE:
            places[seat, ON_ZOIDS if zone is Zone.UNDER else str(zone)] = state.zone(seat, zone)
        for piece in state.zone(seat, Zone.MAP):
            place = place_of(state, piece)
            places[place] = (*places[place], piece)
    return places


@lru_cache(16)
def _terrain(grounds: tuple[str, ...]) -> tuple[tuple[str, Terrain], ...]:
    if not grounds:
        return ()
    return tuple((square, _MARKS.get(ground(grounds, square), Terrain.NONE)) for square in SQUARES)


def _shown(state: State, card_id: int) -> Iterator[CardView]:
    """A card that a player sees; a Zoid with the names of its pilot and customs."""
    record = state.cards[card_id]
    seat, key = place_of(state, card_id)
    if record.zone is not Zone.MAP:
        yield _printed(card_id, record.number, record.owner, key)
        return
    there = (*under(state, card_id, PILOT), *under(state, card_id, CUSTOM))
    printed, now = printed_figures(card(state, card_id)), figures_now(state, card_id)
    changes = tuple(_change(was, is_now) for was, is_now in zip(printed, now, strict=True))[:4]
    yield CardView(
        card_id,
        record.number,
        record.owner,
        key,
        rested=record.paralysed,
        damage=record.damage,
        figures=now,
        changes=(*changes, 0) if any(changes) else (),
        keywords=tuple(card(state, each).name["en"] for each in there),
        seat=seat,
        slot=slot_of(state, card_id) if seat == SHARED else -1,
        turn=turn_of(state, card_id),
    )


@lru_cache(4096)
def _printed(card_id: int, number: str, owner: int, zone: str) -> CardView:
    """A card with its printed figures."""
    return CardView(card_id, number, owner, zone, secret=zone == Zone.HAND)


def printed_figures(printed: Card) -> tuple[Figure, ...]:
    """Range, movement, melee, shooting and HP of a piece as printed; None for none, and on all other cards."""
    if printed.type == ZOID:
        return (printed.range[0], _points(printed.movement), *printed.power, printed.hp)
    if printed.type == FORTRESS:
        return (printed.range[0], None, "-", printed.power[1], printed.hp)
    if printed.type == BASE:
        return (None, None, "-", "-", printed.hp)
    return (None,) * 5


def figures_now(state: State, piece: int) -> tuple[Figure, ...]:
    """The same figures of a piece as they are now; the power is that of an attack."""
    if card(state, piece).type != ZOID:
        return (*printed_figures(card(state, piece))[:4], hp(state, piece))
    powers = (power(state, piece, kind, attack=True) for kind in KINDS)
    return (basic_range(state, piece), _points(movement(state, piece)), *powers, hp(state, piece))


def _points(points: tuple[int, int]) -> str:
    return f"{points[0]}+{points[1]}" if points[1] else str(points[0])


def _change(was: Figure, now: Figure) -> int:
    """By how much a figure has changed; of movement the normal points count."""
    return 0 if was == now else int(str(now).partition("+")[0]) - int(str(was).partition("+")[0])
