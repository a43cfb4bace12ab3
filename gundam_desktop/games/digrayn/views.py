"""Views: a game as one player may see it."""

from __future__ import annotations

from collections.abc import Iterator

from gundam_desktop.games.digrayn.cards import UNIT, Card
from gundam_desktop.games.digrayn.rules.figures import attack, card, health, is_object, left
from gundam_desktop.games.digrayn.rules.zones import is_down
from gundam_desktop.games.digrayn.state import BP, DECK, HAND, SET, State
from gundam_desktop.games.kit import views
from gundam_desktop.rulebook.enforcement import enforces
from gundam_desktop.tabletop import Arrow, CardView, Figure, Goal, View


def view_of(state: State, player: int) -> View:
    """All that a player may know now."""
    declared = state.chain[:1]
    arrows = [Arrow(each.card, Goal(each.target)) for each in declared if each.kind in ("attack", "counter")]
    return views.view_of(state, player, may_see, _shown, unseen=_unseen, arrows=() if state.result else arrows)


@enforces("FX-4-4", "FO-3")
def may_see(state: State, player: int, card_id: int) -> bool:
    """True if a player may see a card: its owner a card in hand or set, nobody one of a deck, all a BP that was up."""
    record = state.cards[card_id]
    if record.zone == BP:
        return record.known
    return record.zone != DECK and (record.owner == player or (record.zone != HAND and record.slot != SET))


@enforces("FD-2-13")
def is_sideways(state: State, card_id: int) -> bool:
    """True for a locked card, which lies sideways."""
    return state.cards[card_id].locked


def _unseen(state: State, card_id: int) -> CardView:
    record = state.cards[card_id]
    return CardView(
        card_id,
        "",
        record.owner,
        record.zone,
        rested=is_sideways(state, card_id),
        seat=record.seat,
        slot=record.slot,
        down=is_down(record),
    )


def _shown(state: State, card_id: int) -> Iterator[CardView]:
    record = state.cards[card_id]
    shown = _unseen(state, card_id)._replace(number=record.number, secret=record.zone == HAND or record.slot == SET)
    if is_object(state, card_id):
        printed = card(state, card_id)
        now = attack(state, card_id), left(state, card_id)
        changes = (0, 0, now[0] - printed.figures[0], health(state, card_id) - printed.figures[1])
        waits = record.fresh and printed.kind == UNIT
        shown = shown._replace(
            damage=record.damage,
            figures=(*printed_figures(printed)[:2], *now),
            changes=changes if any(changes) else (),
            entered_this_turn=waits,
            condition_met=printed.effect("always") is not None,
        )
    yield shown


def printed_figures(printed: Card) -> tuple[Figure, ...]:
    """The figures of a card as printed: cost, BP, ATK, HP."""
    cost, bp = (None, "/".join(map(str, printed.bp))) if any(printed.bp) else (len(printed.cost), None)
    return (cost, bp, *(printed.figures if any(printed.figures) else (None, None)))
