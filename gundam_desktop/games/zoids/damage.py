"""Loss of HP by damage, costs and a player's own event cards; how Zoids are destroyed and revived; who has won."""

from __future__ import annotations

from gundam_desktop.games.kit.zones import emit, end_game, move
from gundam_desktop.games.zoids.cards import CUSTOM, PILOT, ZOID
from gundam_desktop.games.zoids.figures import hp, most_hp, reduced, under
from gundam_desktop.games.zoids.flow import ask, step, then
from gundam_desktop.games.zoids.state import (
    State,
    Strike,
    Task,
    Zone,
    base_of,
    card,
    change_of,
    is_on_map,
    is_ready,
    other,
    pieces,
)
from gundam_desktop.rulebook.enforcement import enforces
from gundam_desktop.tabletop import Change

BY_PLAYER, BY_ENEMY, BY_EXCHANGE = "ZB-22-1", "ZB-22-2", "ZB-15-2"
"""The clauses by which a Zoid is destroyed: by its own player, by the other one, or when its pilot leaves."""


def put_into_trash(state: State, card_id: int) -> tuple[Change, ...]:
    """Put a card on top of its owner's trash."""
    move(state, card_id, Zone.TRASH, 0)
    state.put(card_id, host=0, used=False)
    return (change_of(state, card_id, 0),)


def lose(state: State, piece: int, amount: int, kind: str, clause: str, by: str) -> None:
    """Take HP from a piece; a Zoid without HP is then destroyed, `by` the clause that says through whom."""
    state.put(piece, damage=state.cards[piece].damage + amount)
    change = (Change(piece, damage=state.cards[piece].damage),)
    emit(state, kind, clause, state.cards[piece].owner, piece, amount=amount, changes=change)
    if card(state, piece).type == ZOID and hp(state, piece) <= 0:
        destroy(state, piece, by)


@enforces("ZB-11-2", "ZB-11-3", "ZB-21-2")
def pay(state: State, zoid: int, amount: int, kind: str = "paid") -> None:
    """Take a cost or a penalty from a Zoid. It is no damage, so nothing reduces it."""
    lose(state, zoid, amount, kind, "ZB-21-2", BY_PLAYER)


@enforces("ZX-12")
def hit(state: State, strike: Strike, amount: int) -> None:
    """Take a hit's power from its target's HP, less what reduces it; with a barrier nothing is taken."""
    if card(state, strike.target).type != ZOID:
        base_is_hit(state, strike.target, amount)
        return
    taken = 0 if strike.barrier else reduced(state, strike.target, amount, strike)
    lose(state, strike.target, taken, "damaged", "ZB-21-1", BY_ENEMY)


@enforces("ZX-17")
def base_is_hit(state: State, base: int, amount: int) -> None:
    """Take HP from a base or a fortress."""
    lose(state, base, amount, "base hit", "ZX-17", BY_ENEMY)


def by_event(state: State, user: int, zoid: int, amount: int, *, barrier: bool) -> None:
    """Let the event card of a player take HP from a Zoid of either player."""
    if not is_on_map(state, zoid):
        return
    if is_own(state, user, zoid):
        lose(state, zoid, amount, "own loss", "ZB-22-1", BY_PLAYER)
    else:
        lose(state, zoid, 0 if barrier else reduced(state, zoid, amount), "damaged", "ZB-21-1", BY_ENEMY)


@enforces("ZB-22-1")
def is_own(state: State, user: int, zoid: int) -> bool:
    """True for a Zoid of the player who uses the event card: what it then loses is not damage."""
    return state.cards[zoid].owner == user


def destroy(state: State, zoid: int, clause: str) -> None:
    """Put a Zoid among the wrecks and its cards into the trash; where it stood is kept, for a revival."""
    move(state, zoid, Zone.WRECKS)
    state.put(zoid, damage=0, paralysed=False, anchor=0, combat=0, support=0)
    emit(state, "destroyed", clause, state.cards[zoid].owner, zoid, changes=(change_of(state, zoid),))
    trash_cards(state, zoid)


@enforces("ZB-14-1")
def trash_cards(state: State, zoid: int) -> None:
    """Put pilot and customs of a destroyed Zoid into the trash."""
    for each in (*under(state, zoid, PILOT), *under(state, zoid, CUSTOM)):
        changes = put_into_trash(state, each)
        emit(state, "lost with it", "ZB-14-1", state.cards[each].owner, each, target=zoid, changes=changes)


@step("destroyed")
@enforces("ZB-22-2")
def ask_destroyed(state: State, task: Task) -> None:
    """Ask a ready player whose Zoids were destroyed for an event: a revival, or a last blow at the Zoid that did it."""
    gone = tuple(each for each in task.cards if state.cards[each].zone is Zone.WRECKS)
    if gone and is_ready(state, task.player):
        ask(state, "destroyed", task.player, "ZB-22-2", gone[0])
        state.wrecked, state.blamed = gone, task.card


@enforces("ZO-28")
def revive(state: State, zoid: int, with_hp: int) -> None:
    """Put a destroyed Zoid back where it stood, with `with_hp` HP and no cards; it keeps its place in the order."""
    owner = state.cards[zoid].owner
    earlier = state.order[owner][: state.order[owner].index(zoid)]
    place = sum(each in earlier for each in state.zone(owner, Zone.MAP))
    move(state, zoid, Zone.MAP, place)
    state.put(zoid, damage=most_hp(state, zoid) - with_hp)
    emit(state, "revived", BY_ENEMY, owner, zoid, changes=(change_of(state, zoid),))


# --- who has won


@step("settle")
def settle(state: State, _task: Task) -> None:
    """End the game if a player has lost it."""
    without = [seat for seat in (0, 1) if has_no_zoids(state, seat)]
    if len(without) == 2:
        end_game(state, both_at_once(state), "ZO-24")
    elif without:
        end_game(state, other(without[0]), "ZX-1")
    for seat in (0, 1):
        if is_base_destroyed(state, seat):
            end_game(state, other(seat), "ZX-2")


@enforces("ZX-1")
def has_no_zoids(state: State, seat: int) -> bool:
    """True if all Zoids of a player are destroyed."""
    return not pieces(state, seat)


@enforces("ZO-24")
def both_at_once(state: State) -> int | None:
    """Who wins if both have lost their last Zoids at once: the turn player."""
    return state.turn_player


@enforces("ZX-2")
def is_base_destroyed(state: State, seat: int) -> bool:
    """True if the base or fortress of a player has no HP left."""
    base = base_of(state, seat)
    return bool(base) and hp(state, base) <= 0


def settled(state: State, *tasks: Task) -> None:
    """Carry these tasks out, then see whether a player has lost."""
    then(state, *tasks, Task("settle"))
