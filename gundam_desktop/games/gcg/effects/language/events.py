"""The events that make effects wait."""

from __future__ import annotations

from typing import Literal, TypeAlias

from pydantic import BaseModel

from gundam_desktop.games.gcg.effects.language.model import Model
from gundam_desktop.games.gcg.effects.language.parts import Selector

EventName: TypeAlias = Literal[
    "burst",
    "deploy",
    "attack",
    "destroyed",
    "paired",
    "linked",
    "start of turn",
    "end of turn",
    "destroys unit with battle damage",  # this Unit destroys an enemy Unit with battle damage
    "destroys shield area card with battle damage",
    "uses support",  # this Unit's Support raises a Unit (`what`)
    "pilot paired with",  # a Pilot is paired with this Unit or one of `what`
    "destroys unit with damage",  # this Unit does, with battle or effect damage
    "unit destroyed with effect damage",  # a Unit (`what`) is
    "destroyed by effect",  # by one that says so, not by its damage
    "unit destroyed with damage",  # a Unit (`what`) is destroyed with battle or effect damage
    "destroys shield area card with damage",
    "deals battle damage",  # to `what`
    "receives effect damage",
    "receives damage",  # of any kind
    "receives battle damage",  # from `what`
    "blocked",  # this Unit's attack, by `what`
    "ap reduced by effect",
    "recovers hp",
    "rested by effect",
    "set active by effect",
    "draws with effect",  # you draw with an effect
    "places ex resource",  # you place an EX Resource
    "ex resource exiled",  # one of yours pays and leaves the game
    "plays command",  # you play and activate a Command (`what`)
    "activates command",  # the same, or an effect does
    "pays for effect",  # you pay for the effect of a Unit (`who`)
]


class Trigger(Model):
    """The event that makes a triggered effect wait (9-1-6)."""

    event: EventName
    pilot: Selector | None = None
    """For `paired`: the qualification of the Pilot (11-2-9-2)."""
    who: Selector | None = None
    """Which cards do it, or to which it happens, where that is not this Unit."""
    base: bool = False
    """For what happens to this card: it is a Base, and worded so."""
    or_this: bool = False
    """This Unit does it, or it happens to it, as well."""
    what: Selector | None = None
    """For events about another card: which cards."""
    with_ex: bool = False
    """For a Command: played using an EX Resource."""
    by: Literal["enemy"] | None = None
    """For what effects do: whose effect it must be."""


for _model in list(globals().values()):
    if isinstance(_model, type) and issubclass(_model, BaseModel) and _model is not BaseModel:
        _model.model_rebuild()
del _model
