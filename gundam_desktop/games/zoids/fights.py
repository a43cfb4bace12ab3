"""Fights: attacks, specials, counter-attacks and the fire of a fortress, from the cost to the last penalty."""

from __future__ import annotations

from typing import Final

from gundam_desktop.games.kit.zones import emit
from gundam_desktop.games.zoids.cards import FIRE, SPECIAL, ZOID
from gundam_desktop.games.zoids.damage import hit, pay, settled
from gundam_desktop.games.zoids.figures import (
    customs,
    die_change,
    pilot_of,
    printed_special,
    reduced,
    squares,
    strike_power,
)
from gundam_desktop.games.zoids.flow import ask, step, then
from gundam_desktop.games.zoids.reach import can_counter, unreached
from gundam_desktop.games.zoids.state import (
    State,
    Strike,
    Task,
    Zone,
    card,
    change_of,
    is_on_map,
    is_ready,
    on_map,
    other,
)
from gundam_desktop.rulebook.enforcement import enforces
from gundam_desktop.tabletop import Choice

ATTACK, COUNTER = 3, 5
"""What a die must show at least."""


def attack(state: State, player: int, choice: Choice) -> None:
    """Carry out a plain attack, perhaps with a pilot whose Aim is declared with it."""
    zoid, target, kind = choice.card, choice.target, choice.word
    pilot = choice.cards[0] if choice.cards else 0
    emit(state, "attacks", "ZX-9", player, zoid, target=target, word=kind)
    then(state, *_strikes(zoid, (target,), kind, ATTACK, pilot), Task("fought", zoid))
    _pay_first(state, zoid, card(state, pilot).cost)


@enforces("ZO-22")
def fight_by_special(state: State, player: int, choice: Choice) -> None:
    """Carry out a special in place of an attack, on one target after the other."""
    emit(state, "uses special", "ZB-17-1", player, choice.card, target=choice.cards[0])
    then(state, *_strikes(choice.card, choice.cards, SPECIAL, ATTACK), Task("fought", choice.card))
    _pay_first(state, choice.card, printed_special(state, choice.card).cost)


@enforces("ZX-13")
def counter_attack(state: State, player: int, choice: Choice) -> None:
    """Carry out the counter-attack of the Zoid that was attacked."""
    assert state.question is not None
    zoid, target, kind = state.question.card, state.strike.card, choice.word
    emit(state, "counters", "ZX-13", player, zoid, target=target, word=kind)
    then(state, *_strikes(zoid, (target,), kind, COUNTER))
    _pay_first(state, zoid, printed_special(state, zoid).cost if kind == SPECIAL else 0)


def target_at(state: State, player: int, square: str) -> int:
    """The Zoid of the other player on a square; 0 for none."""
    return next((each for each in on_map(state, other(player)) if square in squares(state, each)), 0)


@enforces("ZO-23", "ZB-24-4")
def fire(state: State, player: int, choice: Choice) -> None:
    """Let a fortress fire at the square of a Zoid."""
    target = target_at(state, player, choice.word)
    emit(state, "fires", "ZB-24-4", player, choice.card, word=state.cards[target].at)
    then(state, *_strikes(choice.card, (target,), FIRE, ATTACK))


def _strikes(piece: int, targets: tuple[int, ...], kind: str, needed: int, pilot: int = 0) -> list[Task]:
    return [Task("strike", piece, each, word=kind, amount=needed, cards=(pilot,)) for each in targets]


def _pay_first(state: State, zoid: int, amount: int) -> None:
    if amount:
        pay(state, zoid, amount)
        settled(state, Task("declared", zoid, player=other(state.cards[zoid].owner)))


@step("declared")
@enforces("ZB-11-1")
def ask_declared(state: State, task: Task) -> None:
    """Right after an ability with an HP cost a ready player may evade it."""
    if is_on_map(state, task.card) and is_ready(state, task.player):
        ask(state, "declared", task.player, "ZB-11-1", task.card)


@step("strike")
def strike(state: State, task: Task) -> None:
    """Throw the die for one target, unless the Zoid that strikes or its target is gone or has evaded."""
    if is_gone(state, task.card) or not is_on_map(state, task.target):
        return
    owner = state.cards[task.card].owner
    if unreached(state, task.card, task.target, task.word) is not None:
        emit(state, "evaded", "ZB-11-1", state.cards[task.target].owner, task.target, target=task.card)
        return
    thrown = Strike(task.card, task.target, task.word, task.amount, task.cards[0], state.throw())
    state.strike = thrown._replace(change=die_change(state, thrown))
    clause = "ZB-24-4" if task.word == FIRE else "ZX-13" if thrown.counters else "ZX-11"
    rolled, least = thrown.rolled, str(needed(state.strike))
    emit(state, "rolled", clause, owner, task.card, target=task.target, amount=rolled, word=least)
    again = () if thrown.counters or task.word == FIRE else (Task("counter", task.target, task.card),)
    then(state, Task("roll"), Task("hit"), *again)


@enforces("ZO-29")
def is_gone(state: State, piece: int) -> bool:
    """True for a piece that is destroyed, also by its own cost: it does nothing more."""
    return not is_on_map(state, piece)


def needed(thrown: Strike) -> int:
    """The least number on the die with which it hits, without what is used after the roll."""
    return thrown.needed - thrown.change


def strike_of(state: State, choice: Choice) -> Strike | None:
    """The strike with which a choice begins, before its roll; None for a choice that is no fight."""
    match choice.verb:
        case "attack":
            pilot = choice.cards[0] if choice.cards else 0
            strike = Strike(choice.card, choice.target, choice.word, ATTACK, pilot)
        case "special" if choice.cards:
            strike = Strike(choice.card, choice.cards[0], SPECIAL, ATTACK)
        case "counter" if state.question is not None and state.question.card:
            strike = Strike(state.question.card, state.strike.card, choice.word, COUNTER)
        case _:
            return None
    return strike._replace(change=die_change(state, strike))


def odds(state: State, strike: Strike) -> tuple[int, int]:
    """The least number on the die with which a strike hits, and the damage that a hit does."""
    amount = strike_power(state, strike)
    zoid = card(state, strike.target).type == ZOID
    return needed(strike), reduced(state, strike.target, amount, strike) if zoid else amount


@enforces("ZX-11", "ZX-13")
def hits(thrown: Strike) -> bool:
    """True if a roll hits as it is now."""
    return thrown.rolled + thrown.change >= thrown.needed


# --- after the roll


@step("roll")
def ask_roll(state: State, task: Task) -> None:
    """After a hit ask the player of the target, after a miss the one who rolled, each once a roll.

    `task.player` is the one who has just used an ability, and may still use an event.
    """
    thrown = state.strike
    if is_gone(state, thrown.target):
        return
    again = task.player >= 0
    seat = task.player if again else asked_now(state)
    if seat in thrown.asked:
        return
    if is_ready(state, seat) or (not again and abilities(state, seat)):
        ask(state, "roll", seat, "ZO-21", thrown.target, "hit" if hits(thrown) else "miss")
    elif again:
        leave_roll(state, seat)


@enforces("ZO-21")
def asked_now(state: State) -> int:
    """The seat to ask as the roll stands: that of the target after a hit, else the one that rolled."""
    return state.cards[state.strike.target if hits(state.strike) else state.strike.card].owner


def abilities(state: State, seat: int) -> tuple[int, ...]:
    """The cards whose abilities a player can use now, because their Zoid is hit: the Zoid itself, its pilot."""
    thrown = state.strike
    target = state.cards[thrown.target]
    if not hits(thrown) or target.owner != seat or card(state, thrown.target).type != ZOID:
        return ()
    special, pilot = card(state, thrown.target).special, pilot_of(state, thrown.target)
    evades = special is not None and special.does == "evade"
    prays = card(state, pilot).ability == "prayer" and not state.cards[pilot].used
    return (*((thrown.target,) if evades else ()), *((pilot,) if prays else ()))


def leave_roll(state: State, seat: int) -> None:
    """Note that a player has acted after a roll; if the outcome has changed, the other one is asked."""
    state.strike = state.strike._replace(asked=(*state.strike.asked, seat))
    then(state, Task("roll"))


@enforces("ZB-10-1")
def use_ability(state: State, player: int, choice: Choice) -> None:
    """Use Afterimage or a prayer; then the player may still use an event."""
    card_id, thrown = choice.card, state.strike._replace(ability=True)
    special = card(state, card_id).special
    emit(state, "uses ability", "ZB-10-1", player, card_id)
    if special is None:
        state.strike = thrown._replace(prayer=card(state, card_id).amount)
        state.put(card_id, used=True)
    else:
        state.strike = thrown
        pay(state, card_id, special.cost)
        if not is_gone(state, card_id):
            state.strike = thrown._replace(change=thrown.change + special.amount)
    then(state, Task("settle"), Task("roll", player=player))


@step("hit")
def carry_out_hit(state: State, _task: Task) -> None:
    """Do the damage of a hit; ask for events of the player whose Zoid it destroys."""
    thrown = state.strike
    if is_gone(state, thrown.target):
        return
    if not hits(thrown):
        emit(state, "roll missed", "ZX-11", state.cards[thrown.card].owner, thrown.card, target=thrown.target)
        return
    owner = state.cards[thrown.target].owner
    hit(state, thrown, strike_power(state, thrown))
    gone = state.cards[thrown.target].zone is Zone.WRECKS and owner not in thrown.acted
    blamed = thrown.card if thrown.kind != FIRE else 0
    settled(state, *((Task("destroyed", blamed, player=owner, cards=(thrown.target,)),) if gone else ()))


@step("counter")
def ask_counter(state: State, task: Task) -> None:
    """Ask the player of a target for a counter-attack, if both Zoids stand and one is possible."""
    both = is_on_map(state, task.card) and is_on_map(state, task.target)
    if both and card(state, task.card).type == ZOID and can_counter(state, task.card, task.target):
        ask(state, "counter", state.cards[task.card].owner, "ZX-13", task.card)


@step("fought")
def end_fight(state: State, task: Task) -> None:
    """After a fight Support Fire is spent, then a penalty is paid."""
    spend_support(state, task.card)
    penalty = sum(each.penalty for each in customs(state, task.card))
    if penalty and is_on_map(state, task.card):
        pay(state, task.card, penalty, "penalty")
        settled(state)


@enforces("ZO-30")
def spend_support(state: State, zoid: int) -> None:
    """Support Fire ends after one fight."""
    state.put(zoid, support=0)


# --- in place of a move


@enforces("ZB-25-1")
def anchor(state: State, player: int, choice: Choice) -> None:
    """Add to the range in place of moving."""
    zoid, amount = choice.card, printed_special(state, choice.card).amount
    state.put(zoid, anchor=state.cards[zoid].anchor + amount)
    emit(state, "anchored", "ZB-25-1", player, zoid, amount=amount)


@enforces("ZB-25-2")
def repair(state: State, player: int, choice: Choice) -> None:
    """Regain HP in place of moving and fighting."""
    zoid, damage = choice.card, state.cards[choice.card].damage
    regained = min(printed_special(state, zoid).amount, damage)
    state.put(zoid, damage=damage - regained)
    state.repaired = True
    emit(state, "repaired", "ZB-25-2", player, zoid, amount=regained, changes=(change_of(state, zoid),))


SPECIALS: Final = {"fight": fight_by_special, "anchor": anchor, "repair": repair}
"""What a special does -> how it is carried out."""
