"""Reads who does something and whose effect does it, and past events of the turn."""

from __future__ import annotations

from functools import partial
from typing import Any, Literal, TypeAlias

from lark import Token

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.nouns import one_with, with_fields
from gundam_desktop.games.gcg.effects.reader.past_rows import DISCARDED, DONE_BY_YOU, Past, in_turn
from gundam_desktop.games.gcg.effects.reader.reading import Reading, means, reads, says
from gundam_desktop.games.gcg.effects.reader.trees import Fields, Node

Happener: TypeAlias = m.Selector | Literal["this", "this base", "this pilot"]
"""The card that does something or to which it happens: this one, or one of a selector."""
Cause: TypeAlias = m.Selector | Literal["this", "this base"]
"""The card whose effect does something."""
_YOUR_RESOURCES = m.Selector(what=("resource",), side="your")


# --- who does it


@means
def happener(reading: Reading, what: m.Selector) -> m.Selector:
    if what.zone is not None:
        raise reading.refuse("only cards in play can be named here")
    return what


@means
def pilot_of_one(reading: Reading, unit: m.Selector) -> m.Selector:
    host = with_fields(reading, reading.node, unit.model_copy(update={"side": "any"}))
    return m.Selector(what=("pilot",), side=unit.side, host=host)


@means
def one_of_yours(reading: Reading, what: m.Selector) -> m.Selector:
    what = what.model_copy(update={"side": "any"}) if what.side == "friendly" else what
    return yours(reading, what)


def yours(reading: Reading, what: m.Selector) -> m.Selector:
    """Return such cards of the player."""
    return with_fields(reading, reading.node, what, side="your")


# --- whose effect does it


@means
def effect_of_enemy(reading: Reading, what: m.Selector) -> m.Selector:
    """Return such enemy cards, in play or Commands, whose effect does something."""
    if what.side != "enemy" or what.given() - m.PRINTED or not set(what.what) <= {"unit", "base", "command card"}:
        raise reading.refuse("only the effect of an enemy Unit, Base or Command can be named here")
    return what


def is_plain(whose: m.Selector) -> bool:
    """True if only the player matters whose effect it is."""
    return whose == m.Selector(what=("card",), side=whose.side)


# --- what has happened to cards


@means
def has_happened(reading: Reading, who: Happener, past: Past, *, never: bool = False) -> m.ThisTurn:
    """Return what this card or others have done, or what has happened to them."""
    if who == "this pilot":
        raise reading.refuse("an effect cannot wait for or ask what happens to the Pilot of this Unit")
    if isinstance(who, str):
        reading.discourse.mention(who)
    return _happened(reading, past, who, never=never)


@means
def has_destroyed(reading: Reading, who: Happener, what: m.Selector) -> m.ThisTurn:
    if what != m.ENEMY_UNIT:
        raise reading.refuse("it can only be asked if enemy Units were destroyed, not which ones")
    return has_happened(reading, who, Past("destroys unit with battle damage"))


@means
def has_not_happened(reading: Reading, who: Happener, past: Past) -> m.ThisTurn:
    """Return the condition that this Unit or Base has not done it; of others it would not be clear which."""
    if who not in {"this", "this base"}:
        raise reading.refuse("only this Unit or this Base can be asked what it has not done")
    return has_happened(reading, who, past, never=True)


def _it_has(reading: Reading, past: Past, *, never: bool) -> m.ThisTurn | m.Matches:
    """Return the condition on the past of the card that the text spoke of last."""
    card = reading.discourse.as_subject()
    if card in {"this", "event doer"} and reading.discourse.enemy_player:
        raise reading.refuse("it is not clear which of the two Units in the event is meant")
    if card == "this":
        return _happened(reading, past, "this", never=never)
    if not _is_one_unit(reading, card) or (never and past.event == "deploy"):
        raise reading.refuse("only a chosen Unit can be asked what it has done")
    match past.event:
        case "attack" | "deploy":
            asked: Fields = {"has_attacked" if past.event == "attack" else "new": not never}
        case _:
            asked = {"not_in_turn" if never else "in_turn": in_turn(reading, past)}
    what = m.Selector.model_validate({"what": ("unit",), **asked})
    return m.Matches.model_validate({"card": card, "matches": what})


def _is_one_unit(reading: Reading, card: m.Reference | None) -> bool:
    """True if a pronoun means a Unit in play that was chosen, or the Unit of the event."""
    chosen = card == "chosen" and reading.discourse.chosen_kinds == {"unit"} and not reading.discourse.off_field
    return chosen or card == "event doer"


@means
def several_happened(reading: Reading, number: Token, who: m.Selector, past: Past) -> m.ThisTurn:
    """Return the condition that at least a number of such cards did it, or that it happened to them."""
    return _happened(reading, past, who, least=int(number))


@means
def none_happened(reading: Reading, who: m.Selector, past: Past) -> m.ThisTurn:
    return _happened(reading, past, who, never=True)


# --- what you have done


def _done(reading: Reading, *said: Any, event: str, never: bool = False) -> m.ThisTurn:
    """Return what you have done with such a card, or with a number of them."""
    *number, what = (part for part in said if part is not None)
    return _happened(reading, Past(event), yours(reading, what), least=int(number[0]) if number else 1, never=never)


@reads(*DONE_BY_YOU.productions)
def done_by_you(reading: Reading, tree: Node) -> m.ThisTurn:
    """Return what you have done in this turn, or have not, by its row in the table."""
    event, never = DONE_BY_YOU.meaning(tree)
    who = m.Selector(what=("card",), side="your") if event == "drawn by effect" else _YOUR_RESOURCES
    return _happened(reading, Past(event), who, never=never)


@reads(*DISCARDED.productions)
def discarded_in_turn(reading: Reading, tree: Node) -> m.ThisTurn:
    """Return the condition that a player has discarded because of an effect, or has not."""
    side, never = DISCARDED.meaning(tree)
    who = m.Selector.model_validate({"what": ("card",), "side": side})
    ((_, cause),) = DISCARDED.values(reading, tree)
    return _happened(reading, Past("discarded by effect", cause), who, never=never)


@means
def main_or_action(reading: Reading, *marks: Token) -> None:
    if [mark.lower() for mark in marks] != ["【main】", "【action】"]:
        raise reading.refuse("only the 【Main】/【Action】 of a Command can be activated here")


@means
def you_have_paired(reading: Reading, units: m.Selector = m.ANY_UNIT) -> m.ThisTurn:
    return _done(reading, units, event="paired")


# --- in this turn


@means
def happened_in(reading: Reading, happened: m.ThisTurn | m.Matches, lasts: m.Duration) -> m.ThisTurn | m.Matches:
    if lasts != "turn":
        raise reading.refuse("only what happened during this turn can be asked about")
    return happened


@means
def happened_now(reading: Reading, happened: m.ThisTurn) -> m.ThisTurn:
    """Return a past event without its turn: only that this card, just deployed, was deployed by an effect."""
    if happened != m.ThisTurn(this_turn="deployed by effect", who="this"):
        raise reading.refuse("it does not say when this happened, such as 'this turn'")
    if not reading.of_deployment:
        raise reading.refuse("it does not say in which turn")
    return happened


def _happened(reading: Reading, past: Past, who: m.Selector | str, **fields: Any) -> m.ThisTurn:
    """Return the condition that such cards, or this one, did it in this turn, or that it happened to them."""
    event = past.event
    if event == "destroyed" and isinstance(who, m.Selector) and who.what == ("shield",):
        event = "shield destroyed"
    if event == "ex resource exiled" and not (isinstance(who, m.Selector) and who.ex):
        raise reading.refuse("of exiled Resources, only EX Resources can be asked about")
    try:
        return m.ThisTurn.model_validate({"this_turn": event, "who": who, "effect_of": past.effect_of, **fields})
    except ValueError:
        raise reading.refuse(
            "only what is printed on a card can be asked about something earlier in the turn"
        ) from None


_DONE_WITH = {"deployed": "deploy", "activated_command": "activates command", "played_command": "plays command"}
says(
    this_one_base="this base",
    base_of_yours=m.Selector(what=("base",), side="your"),
    your_effect=m.Selector(what=("card",), side="your"),
    their_effect=m.ENEMY_CARD,
    any_effect=m.ANY_CARD,
    effect_of_base="this base",
)
means(
    **{name: partial(_done, event=event) for name, event in _DONE_WITH.items()},
    **{f"not_{name}": partial(_done, event=event, never=True) for name, event in _DONE_WITH.items()},
    any_such=lambda _, what: what,
    deployed_by=lambda reading: happened_now(reading, has_happened(reading, "this", Past("deployed by effect"))),
    was_deployed=lambda reading, who: has_happened(reading, who, Past("deploy")),
    it_has_happened=partial(_it_has, never=False),
    it_has_not_happened=partial(_it_has, never=True),
    you_have_drawn_several=lambda reading, number: _done(reading, number, m.ANY_CARD, event="draws"),
)
says(
    this_one="this",
    pilot_of_this="this pilot",
    this_effect="this",
    one_in_battle=m.Selector(what=("unit",), side="enemy", battling="this"),
)
reads(effect_of_yours=partial(one_with, side="your"))
