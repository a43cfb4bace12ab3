"""What "If you do", "If you don't" and a condition with a "Then" govern, and which steps are about earlier cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from gundam_desktop.games.gcg.effects.language.changes import RuleChange
from gundam_desktop.games.gcg.effects.language.model import Model, models_in
from gundam_desktop.games.gcg.effects.language.own_steps import (
    ASKS_IF_DONE,
    Discard,
    Look,
    ReturnLooked,
    SplitLooked,
    TopOrBottom,
    TrashTop,
)
from gundam_desktop.games.gcg.effects.language.steps import (
    AnyStep,
    Choose,
    Deploy,
    DeployToken,
    If,
    Modify,
    Pair,
    Return,
    SetActive,
)

PUTS_BACK: Final = (TopOrBottom, ReturnLooked, SplitLooked)
"""The steps for cards that were looked at."""
_INTRODUCES: Final = (Choose, Look, DeployToken, Discard, TrashTop)
_IN_PLAY: Final = (Choose, Deploy, DeployToken, Pair)
_BEFORE: Final = ("chosen", "own of chosen", "enemy of chosen", "deployed", "event doer", "event card")
"""The cards that are spoken of since the sentences before, or the event."""
_DONE_TO: Final = ("placed", "discarded", "destroyed", "deployed", "looked", "own of chosen", "enemy of chosen")
"""The cards that are named by what was done with them."""

_NUMBER: Final = ("amount", "link")
"""The fields in which two steps may differ that do the same in different numbers."""


def governed(steps: tuple[AnyStep, ...]) -> tuple[AnyStep, ...]:
    """Return the last steps that stand under an "If you do" or the like, from its first one on; none if it is over."""
    for place in range(len(steps) - 1, -1, -1):
        step, before = steps[place], steps[place - 1] if place else None
        if step.link == "in any case":
            break
        if step.link in ASKS_IF_DONE or (step.link == "then" and isinstance(before, If) and not before.otherwise):
            return steps[place:]
    return ()


def own_sentence(steps: tuple[AnyStep, ...]) -> int:
    """Return the place of the last sentence of its own behind "If you do" and the like, 0 if there is none."""
    return next((place for place in range(len(steps) - 1, 0, -1) if steps[place].link == "in any case"), 0)


def is_about(said: Any, *cards: str) -> bool:
    """True if steps or conditions have something to do with such cards: chosen ones, those that were looked at."""
    return any(value in cards for part in models_in(said) for value in vars(part).values() if isinstance(value, str))


def is_about_what_was_done(said: Iterable[AnyStep]) -> bool:
    """True if steps are about cards by what was done with them before: "the discarded card", "among them"."""
    for step in said:
        if isinstance(step, PUTS_BACK) or is_about(step, *_DONE_TO) or any(map(_asks_what_was_done, models_in(step))):
            return True
        if isinstance(step, _INTRODUCES):
            return False
    return False


def is_about_earlier(said: tuple[AnyStep, ...], block: tuple[AnyStep, ...]) -> bool:
    """True if steps are about cards that are not chosen or deployed in the block of steps before them, but earlier."""
    return not introduces(block) and is_about(said, *_BEFORE)


def is_about_earlier_or_this(said: tuple[AnyStep, ...], block: tuple[AnyStep, ...]) -> bool:
    """True if steps are about such cards, or about this Unit if the block is not: they may not belong to the block."""
    of_this = is_about(said, "this") and not (is_about(block, "this") or introduces(block))
    return (of_this or is_about_earlier(said, block)) and not _binds_what_is_active(said, block)


def _binds_what_is_active(said: tuple[AnyStep, ...], block: tuple[AnyStep, ...]) -> bool:
    """True if a card is forbidden something that was set as active just before: "It can't attack during this turn"."""
    match block[-1], said:
        case SetActive(to=card), (Modify(to=to, changes=changes),):
            return card == to and all(isinstance(c, RuleChange) and c.rule.startswith("cannot") for c in changes)
    return False


def introduces(steps: tuple[AnyStep, ...]) -> bool:
    """True if cards in play are chosen or deployed in these steps."""
    return any(isinstance(part, _IN_PLAY) for part in models_in(steps))


def puts_back(step: AnyStep) -> bool:
    """True if a step puts back cards that were looked at."""
    return isinstance(step, PUTS_BACK) or (isinstance(step, Return) and step.to == "looked")


def _asks_what_was_done(part: Model) -> bool:
    return vars(part).get("did") is not None


def exchanges_number(new: Model, old: Model) -> bool:
    """True if a step is another one with another number: "draw 2 instead" of "draw 1"."""
    one, other = ({name: given for name, given in vars(step).items() if name not in _NUMBER} for step in (new, old))
    return one == other
