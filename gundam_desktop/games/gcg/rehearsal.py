"""Plays an attack on in a world that agrees with a player's view, to its end."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from gundam_desktop.games.gcg.game import Game, at, sample_world
from gundam_desktop.games.gcg.model.frames import (
    ActionDecision,
    BlockDecision,
    DecisionFrame,
    MainDecision,
    OrderDecision,
    QuestionFrame,
)
from gundam_desktop.games.gcg.rules.legal_choices import PASS
from gundam_desktop.tabletop import Choice, Event, View

_MOST: Final = 200
"""After this many decisions a rehearsal is stopped."""


@dataclass
class Rehearsal:
    """What an attack would do if nobody acted."""

    blocker: int
    """The Unit that is to block; 0 for none."""
    world: Game
    events: list[Event]
    fighters: tuple[int, int] = (0, 0)
    """The attacking Unit, and the one attacked as the attack was last; 0 for the player."""
    blockers: tuple[int, ...] = ()
    """Ids of the Units that could block (7-4-1)."""
    left_out: list[int] = field(default_factory=list)
    """Ids of the cards whose effects ask a player for something; such an effect is dropped at that point."""


def rehearse(view: View, choice: Choice, blocker: int = 0) -> Rehearsal:
    """Make an attack, or a choice during one, and play it to its end: nobody acts, and nobody but `blocker` blocks.

    The world knows no more than the view: unknown Shields have no Burst. `IllegalChoice` if the choice is not legal.
    """
    world = sample_world(view, 0)
    rehearsal = Rehearsal(blocker, world, world.apply(view.player, choice))
    for _ in range(_MOST):
        decision = world.state.decision()
        if decision is None or isinstance(decision, MainDecision):
            break
        _note_fighters(rehearsal)
        rehearsal.events += _answered(rehearsal, decision)
    return rehearsal


def _note_fighters(rehearsal: Rehearsal) -> None:
    battle = rehearsal.world.state.battle
    if battle is not None:
        rehearsal.fighters = battle.attacker, battle.target


def _answered(rehearsal: Rehearsal, decision: DecisionFrame) -> list[Event]:
    """Answer a decision of the attack without acting; the events until the next one."""
    world = rehearsal.world
    if isinstance(decision, QuestionFrame):
        rehearsal.left_out.append(decision.card)
        del world.state.frames[-2:]  # the question, and the effect or rule that asks it
        return at(world.state)[1]
    if isinstance(decision, BlockDecision):
        choices = world.legal_choices(decision.player)
        rehearsal.blockers = tuple(choice.card for choice in choices if choice.verb == "block")
        if rehearsal.blocker in rehearsal.blockers:
            return world.apply(decision.player, Choice("block", rehearsal.blocker))
    if isinstance(decision, BlockDecision | ActionDecision):
        return world.apply(decision.player, PASS)
    assert isinstance(decision, OrderDecision)
    return world.apply(decision.player, world.legal_choices(decision.player)[0])
