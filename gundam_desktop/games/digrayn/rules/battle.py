"""The battle phase: moves, attacks and counter-attacks."""

from __future__ import annotations

from gundam_desktop.games.digrayn.rules.chase import AFTER, declare, is_gone
from gundam_desktop.games.digrayn.rules.figures import at, fights, left, reach
from gundam_desktop.games.digrayn.rules.figures import attack as atk
from gundam_desktop.games.digrayn.rules.main_phase import resume
from gundam_desktop.games.digrayn.rules.zones import hurt, put_on
from gundam_desktop.games.digrayn.state import INSTALL, OBJECT, Declared, State
from gundam_desktop.games.kit.zones import emit
from gundam_desktop.rulebook.enforcement import enforces
from gundam_desktop.tabletop import Arrow, Change, Choice, Goal


@enforces("FX-6-2")
def move(state: State, player: int, choice: Choice) -> None:
    """Move a unit or leader to an adjacent gate."""
    installed = at(state, state.cards[choice.card].zone, INSTALL)
    changes = [put_on(state, choice.card, choice.word, OBJECT)]
    state.put(choice.card, moved=True)
    if installed:
        changes.extend(take_along(state, installed, choice.word))
    emit(state, "moved", "FX-6-2", player, choice.card, word=choice.word, changes=tuple(changes))
    declare(state, Declared("moved", player, choice.card, choice.word))


@enforces("FX-4-6")
def take_along(state: State, installed: int, gate: str) -> list[Change]:
    """An install moves with its object."""
    return [put_on(state, installed, gate, INSTALL)]


@enforces("FX-6-3")
def attack(state: State, player: int, choice: Choice) -> None:
    """Declare an attack on a gate."""
    state.put(choice.card, attacked=True)
    _declare(state, "attack", "FX-6-3", player, choice.card, choice.word)


def _declare(state: State, kind: str, clause: str, player: int, card_id: int, gate: str) -> None:
    target = at(state, gate)
    emit(state, kind, clause, player, card_id, target=target, word=gate)
    state.events[-1] = state.events[-1]._replace(arrows=(Arrow(card_id, Goal(target)),))
    declare(state, Declared(kind, player, card_id, state.cards[card_id].zone, gate, target))


@enforces("FX-6-4")
def hit_now(state: State, declared: Declared) -> int:
    """The enemy object that is now on the attacked gate; 0 for none."""
    there = at(state, declared.goal)
    return there if there and state.cards[there].owner != declared.player else 0


def _strike(state: State, declared: Declared) -> None:
    """An attack or a counter-attack takes effect."""
    target = hit_now(state, declared)
    if is_gone(state, declared):
        emit(state, "void", "FX-5-6", declared.player, declared.card)
    elif not target:
        emit(state, "hit nothing", "FX-6-4", declared.player, declared.card, word=declared.goal)
    else:
        hurt(state, atk(state, declared.card), (target,))
        if not state.result and declared.kind == "attack" and strikes_back(state, target, declared):
            counter(state, target, declared)
            return
    if not state.result:
        resume(state)


@enforces("FX-6-6")
def strikes_back(state: State, target: int, declared: Declared) -> bool:
    """True if what was attacked survives and has the attacker in its range."""
    return fights(state, target) and left(state, target) > 0 and declared.gate in reach(state, target)


@enforces("FO-4", "FX-6-6")
def counter(state: State, target: int, declared: Declared) -> None:
    """What was attacked strikes back by itself."""
    _declare(state, "counter", "FX-6-6", 1 - declared.player, target, declared.gate)


AFTER.update({"attack": _strike, "counter": _strike})
