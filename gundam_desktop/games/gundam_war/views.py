"""Views: a game as one player may see it."""

from __future__ import annotations

from functools import lru_cache

from gundam_desktop.games.gundam_war.model.cards import GENERATION, NO_CHANGE, STAR, Card, card_of
from gundam_desktop.games.gundam_war.model.state import AREAS, FACE_DOWN, PLACES, CardRecord, State, Step, Zone
from gundam_desktop.games.gundam_war.rules.figures import figures
from gundam_desktop.games.gundam_war.rules.sortie import attacker, defender
from gundam_desktop.games.gundam_war.rules.zones import IN_PLAY
from gundam_desktop.rulebook.enforcement import enforces
from gundam_desktop.tabletop import Arrow, CardView, Decision, Figure, Goal, View, Waiting
from gundam_desktop.tabletop.place import Place


def decision_of(state: State) -> Decision:
    """The decision with everything that its player may choose."""
    question = state.question
    if question is None:
        return Decision("game over", -1, state.reason)
    return Decision(
        question.kind,
        question.player,
        question.clause,
        question.card,
        question.groups,
        purpose=question.purpose,
        ability=0 if question.card else -1,
    )


def view_of(state: State, player: int) -> View:
    """All that a player may know now."""
    zones: dict[Place, tuple[int, ...]] = {}
    cards: dict[int, CardView] = {}
    for seat in (0, 1):
        for zone in PLACES:
            ids = zones[seat, str(zone)] = state.zone(seat, zone)
            if not may_see(player, seat, zone):
                cards |= {card_id: _hidden(card_id, seat, zone) for card_id in ids}
            elif zone in IN_PLAY:
                for card_id in ids:
                    cards[card_id] = _in_play(state, card_id)
                    if character := state.cards[card_id].character:
                        cards[character] = _printed(character, state.cards[character].number, seat, zone, card_id)
            else:
                cards |= {card_id: _printed(card_id, state.cards[card_id].number, seat, zone, 0) for card_id in ids}
    decision = decision_of(state)
    return View(
        player=player,
        edition=state.edition,
        turn=state.turn,
        turn_player=state.turn_player,
        first_player=state.first_player,
        phase=str(state.phase),
        zones=zones,
        cards=cards,
        step=str(state.step),
        arrows=tuple(_arrows(state)),
        waiting=tuple(
            Waiting(state.cards[each].owner, each, state.cards[each].number, 0, "") for each in state.waiting
        ),
        decision=decision if decision.player == player else decision._replace(groups=()),
        result=state.result,
        reason=state.reason,
        known=redacted(state, player),
    )


@enforces("GX-2-1", "GX-2-3")
def may_see(player: int, seat: int, zone: Zone) -> bool:
    """True if a player may see the cards in a zone of a seat: face down they are nobody's to see, in a hand its own."""
    return zone not in FACE_DOWN and (zone is not Zone.HAND or seat == player)


@lru_cache(4096)
def _hidden(card_id: int, owner: int, zone: Zone) -> CardView:
    return CardView(card_id, "", owner, str(zone))


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


def redacted(state: State, player: int) -> State:
    """A copy of the state without what a player may not know: numbers of cards, and what chance will bring."""
    known = state.copy()
    known.random = 0
    for (seat, zone), ids in state.zones.items():
        if not may_see(player, seat, zone):
            blank = CardRecord("", seat, zone)
            for card_id in ids:
                known.cards[card_id] = blank
    return known
