"""The events that make effects wait."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from pydantic import Field, model_validator

from gundam_desktop.games.gcg.effects.language.conditions import PRINTED
from gundam_desktop.games.gcg.effects.language.model import Model
from gundam_desktop.games.gcg.effects.language.parts import Selector

EventName: TypeAlias = Literal[
    "burst",
    "deploy",
    "deployed by effect",
    "attack",  # against a target that matches `what`, if given
    "attacked",  # this Unit is the declared target of a Unit that matches `what`, if given
    "target changed",  # the target of this Unit's attack, by a block or an effect
    "destroyed",
    "paired",
    "linked",
    "start of turn",
    "end of turn",
    "destroys unit with battle damage",  # this Unit destroys an enemy Unit with battle damage
    "destroys shield area card with battle damage",
    "destroys card with damage",  # the same with battle or effect damage
    "destroys card with battle damage",  # this Unit destroys an enemy Unit, Base or Shield with battle damage
    "uses support",  # this Unit's Support raises a Unit (`what`)
    "pilot paired with",  # a Pilot is paired with this Unit or one of `what`
    "destroys unit with damage",  # by this Unit, with battle or effect damage
    "unit destroyed with effect damage",  # a Unit (`what`) is destroyed with it
    "discarded by effect",
    "destroyed by effect",  # by an effect that destroys, not by its damage
    "effect destroys unit",  # an effect that destroys it, or the damage of one
    "effect damage destroys unit",  # the damage of an effect does
    "unit destroyed with damage",  # a Unit (`what`) is destroyed with battle or effect damage
    "unit destroyed with battle damage",
    "destroys shield area card with damage",
    "deals battle damage",  # this Unit does, to `what`
    "deals breach damage",  # this Unit's Breach deals damage to the shield area
    "receives effect damage",
    "receives damage",  # of any kind
    "receives battle damage",  # from `what`
    "blocked",  # this Unit's attack, by `what`
    "blocks",  # this Unit blocks the attack of `what`
    "ap reduced by effect",
    "ap increased by effect",
    "ap increased by support",  # by the Support of any Unit
    "chosen by effect",
    "exiled from trash",
    "recovers hp",
    "rested",  # for any reason
    "rested by effect",
    "set active by effect",
    "returned to hand",  # for any reason
    "returned to hand by effect",
    "draws",  # you draw a card
    "draws with effect",  # you draw with an effect
    "places from deck",  # you place cards (`what`) from your deck into your trash
    "places from deck with own effect",  # the same with an effect of yours
    "places ex resource",  # you place an EX Resource
    "ex resource exiled",  # one of yours leaves the game as payment
    "plays command",  # you play and activate a Command (`what`)
    "activates command",  # by playing it, or by an effect
    "pays for effect",  # you pay for the effect of a Unit (`who`)
    "activates burst",
    "uses effect",  # its player activates an 【Activate･Main】 or 【Activate･Action】 effect of the card
    "uses main effect",  # an 【Activate･Main】 effect
    "uses action effect",  # an 【Activate･Action】 effect
]


ABOUT_OTHERS: Final = frozenset(
    {
        "pilot paired with",
        "unit destroyed with damage",
        "unit destroyed with battle damage",
        "unit destroyed with effect damage",
        "start of turn",
        "end of turn",
        "draws",
        "draws with effect",
        "places from deck",
        "places from deck with own effect",
        "places ex resource",
        "ex resource exiled",
        "plays command",
        "activates command",
        "activates burst",
    }
)
"""Events that happen to other cards or to no card, although no `who` says so."""


_HAPPENS_TO: Final[dict[str, tuple[str, ...]]] = {
    "destroyed": ("unit", "base", "shield"),
    **dict.fromkeys(("returned to hand", "returned to hand by effect"), ("unit", "base", "pilot")),
    "discarded by effect": ("card", "unit card", "pilot card", "command card", "base card"),
    "exiled from trash": ("card", "unit card", "pilot card", "command card", "base card"),
}
"""Event -> the kinds of cards that do it or to which it happens, if these are not Units and Bases."""
_OTHERS: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(("attack", "attacked", "blocks", "blocked", "receives battle damage"), ("unit",)),
    **dict.fromkeys(("destroys unit with battle damage", "destroys unit with damage"), ("unit",)),
    **dict.fromkeys(("unit destroyed with damage", "unit destroyed with battle damage"), ("unit",)),
    "unit destroyed with effect damage": ("unit",),
    "deals battle damage": ("unit", "base", "shield"),
    "destroys shield area card with battle damage": ("base", "shield"),
    "destroys shield area card with damage": ("base", "shield"),
    **dict.fromkeys(
        ("places from deck", "places from deck with own effect"),
        ("card", "unit card", "pilot card", "command card", "base card"),
    ),
    "plays command": ("command card",),
    "activates command": ("command card",),
    "activates burst": ("card", "unit card", "pilot card", "command card", "base card"),
}
"""Event -> the kinds of its other card, if these are not Units and Bases."""


class Trigger(Model):
    """The event that makes a triggered effect wait (9-1-6)."""

    event: EventName
    pilot: Selector | None = None
    """For `paired`: the qualification of the Pilot (11-2-9-2)."""
    who: Selector | None = None
    """The cards that do the event or to which it happens; None for this card."""
    on_player: bool = False
    """For an attack: True if it must be on the enemy player."""
    base: bool = False
    """For events of this card: True if it is a Base, and its text says so."""
    or_this: bool = False
    """True if the event also counts for this Unit itself."""
    what: Selector | None = None
    """For events with another card: the selector of that card."""
    nth: int = Field(default=0, ge=0)
    """For cards deployed, drawn or activated as a Command: only the card with this number among such cards of the turn,
    counted from 1; 0 for any."""
    with_ex: bool = False
    """For a Command: True if it must have been played using an EX Resource."""
    by: Literal["enemy", "you", "a player"] | None = None
    """For events caused by effects: whose effect it must be. For what a player does: who it must be, else you."""
    effect_of: Selector | Literal["this", "this base"] | None = None
    """For events caused by effects of yours: the card whose effect it must be."""

    @model_validator(mode="after")
    def _happens_to_such_cards(self) -> Trigger:
        kinds = set(_HAPPENS_TO.get(self.event, ("unit", "base")))
        others = set(_OTHERS.get(self.event, ("unit", "base")))
        if self.who is not None and not set(self.who.what) <= kinds:
            raise ValueError(_wrong_kinds("who", self.event, self.who, kinds))
        if self.what is not None and not set(self.what.what) <= others:
            raise ValueError(_wrong_kinds("what", self.event, self.what, others))
        numbered = self.who if self.event == "deploy" else self.what
        of_turn = self.event in {"deploy", "draws", "activates command"}
        if self.nth and (not of_turn or self.or_this or (numbered is not None and numbered.given() - PRINTED)):
            raise ValueError(
                "`nth` counts cards that are deployed, drawn or activated, described by what is printed on them"
            )
        if self.nth and (self.event == "deploy") != (self.who is not None):
            raise ValueError("`nth` counts the cards of `who` for `deploy`, else those of `what` without `who`")
        return self


def _wrong_kinds(field: str, event: str, given: Selector, right: set[str]) -> str:
    return f"`{field}` of `{event}`: expected {', '.join(sorted(right))} (got {', '.join(given.what)})"


class Gate(Model):
    """【During Pair】 or 【During Link】, with the qualification of the Pilot if there is one (11-2-10, 11-2-11)."""

    during: Literal["pair", "link"]
    pilot: Selector | None = None
    """A selector of kind `pilot`; None for any Pilot."""


LEAVES: frozenset[EventName] = frozenset(
    {
        "destroyed",
        "destroyed by effect",
        "effect destroys unit",
        "effect damage destroys unit",
        "returned to hand",
        "returned to hand by effect",
    }
)
"""What takes a card from the field."""
