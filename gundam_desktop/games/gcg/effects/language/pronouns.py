"""Which cards a pronoun could mean after a step: what the reader refuses, and the wording does not say."""

from __future__ import annotations

from typing import Final, Literal

from gundam_desktop.games.gcg.effects.language.model import Model
from gundam_desktop.games.gcg.effects.language.own_steps import (
    DeployExBase,
    Discard,
    Draw,
    PlaceResource,
    ShieldToHand,
    TrashTop,
)
from gundam_desktop.games.gcg.effects.language.parts import All
from gundam_desktop.games.gcg.effects.language.steps import AnyStep, Damage, May, Players

_TO_CARDS: Final = frozenset({"remove", "add to hand", "return", "deploy", "destroy", "place in trash", "pair"})
"""What is done to cards wherever they are."""
_TO_CARDS_IN_PLAY: Final = frozenset({"rest", "set active", "recover", "damage"})
"""What is done to Bases and Resources, too."""


def moved_card(step: AnyStep) -> Literal["placed", "discarded"] | None:
    """Return the card that "it" means right after a step that puts one card into the trash; None after others."""
    match step:
        case May(steps=(only,)):
            return moved_card(only)
        case TrashTop(amount=1):
            return "placed"
        case Discard(amount=1):
            return "discarded"
    return None


def card_aside(step: AnyStep) -> Literal["card", "in play", None]:
    """Return which card a step is about that "it" could mean, but that no pronoun means for certain."""
    match step:
        case May(steps=(only,)):
            return card_aside(only)
        case Draw(amount=1) | ShieldToHand(amount=1) | Players(steps=(Discard(amount=1),)):
            return "card"
        case Damage(to="enemy shield area"):
            return "card"
        case PlaceResource(amount=1) | DeployExBase():
            return "in play"
    to = getattr(step, "to", None)
    return "in play" if isinstance(to, All) and to.all.what == ("base",) and to.all.side == "your" else None


def could_be_done_to(aside: Literal["card", "in play", None], step: Model) -> bool:
    """True if a step could be done to that card, too."""
    done = {"card": _TO_CARDS, "in play": _TO_CARDS | _TO_CARDS_IN_PLAY, None: frozenset[str]()}[aside]
    return getattr(step, "do", "") in done
