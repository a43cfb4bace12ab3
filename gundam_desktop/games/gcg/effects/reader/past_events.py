"""Reads who does something and whose effect does it, and past events of the turn."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Literal, TypeAlias, cast, get_args

from lark import Token

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.comparisons import refuse_of_command
from gundam_desktop.games.gcg.effects.reader.nouns import noun_phrase, one, one_with, with_fields
from gundam_desktop.games.gcg.effects.reader.past_phrases import past_event
from gundam_desktop.games.gcg.effects.reader.reading import Reading, reads, says
from gundam_desktop.games.gcg.effects.reader.trees import Node, first_token, subtrees

Cause: TypeAlias = m.Selector | Literal["this", "this base"]
"""The card whose effect does something."""
_NOT = ("has not", "hasn't", "was not", "wasn't", "did not", "didn't")


def never_happened(reading: Reading, tree: Node, happened: Callable[[Reading, Node], m.ThisTurn]) -> m.ThisTurn:
    return _never(happened(reading, tree))


says(
    your_effect=m.Selector(what=("card",), side="your"),
    their_effect=m.ENEMY_CARD,
    any_effect=m.ANY_CARD,
    effect_of_base="this base",
)


@reads
def effect_of_enemy(reading: Reading, tree: Node) -> m.Selector:
    """Return such enemy cards, in play or Commands, whose effect does something."""
    what: m.Selector = reading.visit_first(tree)
    if what.side != "enemy" or what.given() - m.PRINTED or not set(what.what) <= {"unit", "base", "command card"}:
        raise reading.refuse("the effect of an enemy Unit, Base or Command")
    return what


@reads
def this_effect(reading: Reading, tree: Node) -> Cause:
    if reading.of_command:
        raise reading.refuse("a Command has no Unit that this could be")
    return "this"


# --- who does it


def happener_of(reading: Reading, node: Node, event: m.EventName) -> m.Selector | None:
    if node.data == "this_one_rested" and event != "set active by effect":
        raise reading.refuse("this Unit, rested or not", node)
    if node.data in {"this_one", "this_one_rested", "this_one_base"}:
        return None
    if node.data == "pilot_of_this":
        raise reading.refuse("it is not told what happens to the Pilot of this Unit", node)
    if node.data == "any_such":
        return one(reading, node)
    if node.data == "one_in_battle":
        return m.Selector(what=("unit",), side="enemy", battling="this")
    if node.data == "pilot_of_one":
        unit = cast(m.Selector, reading.visit_first(node))
        host = with_fields(reading, node, unit.model_copy(update={"side": "any"}))
        return m.Selector(what=("pilot",), side=unit.side, host=host)
    if node.data == "base_of_yours":
        return m.Selector(what=("base",), side="your")
    if node.data == "one_of_yours":
        what = one(reading, node)
        what = what.model_copy(update={"side": "any"}) if what.side == "friendly" else what
        return with_fields(reading, node, what, side="your")
    what = cast(m.Selector, reading.visit_first(node))
    if what.zone is not None:
        raise reading.refuse("cards in play", node)
    return what


@reads
def you_have_deployed(reading: Reading, tree: Node) -> m.ThisTurn:
    who = with_fields(reading, tree, reading.visit_first(tree), side="your")
    return _happened(reading, tree, "deploy", who, least=_least(tree))


def _least(tree: Node) -> int:
    """Return the least number of such cards that words ask for; 1 without one."""
    numbers = [int(child) for child in tree.children if isinstance(child, Token) and child.type == "NUMBER"]
    return numbers[0] if numbers else 1


@reads
def has_destroyed(reading: Reading, tree: Node) -> m.ThisTurn:
    if reading.visit(subtrees(tree)[1]) != m.ENEMY_UNIT:
        raise reading.refuse("which Units were destroyed is not kept")
    return _past(reading, tree, "destroys unit with battle damage")


def _changed_by_effect(reading: Reading, tree: Node, event: str) -> m.ThisTurn:
    happener, effect = subtrees(tree)
    who = happener_of(reading, happener, cast(m.EventName, event))
    if who is None:
        refuse_of_command(reading, tree)
        reading.discourse.mention("this")
    effect_of = reading.visit(effect)
    if not isinstance(effect_of, m.Selector):
        raise reading.refuse("an effect of a player", effect)
    return _happened(reading, tree, event, who or "this", effect_of=effect_of)


@reads
def has_happened(reading: Reading, tree: Node) -> m.ThisTurn:
    return _past(reading, tree, past_event(subtrees(tree)[1]))


@reads
def has_not_happened(reading: Reading, tree: Node) -> m.ThisTurn:
    """Return the condition that this Unit or Base has not done it; of others it would not be clear which."""
    if subtrees(tree)[0].data not in {"this_one", "this_one_base"}:
        raise reading.refuse("this Unit, or none of such cards")
    return _never(has_happened(reading, tree))


@reads
def it_has_happened(reading: Reading, tree: Node) -> m.ThisTurn | m.Matches:
    """Return the condition on the past of the card that the text spoke of last."""
    (done,) = subtrees(tree)
    event = past_event(done)
    never = reading.line[done.meta.start_pos : done.meta.end_pos].lower().startswith(_NOT)
    card = reading.discourse.as_subject()
    if card in {"this", "event doer"} and reading.discourse.enemy_player:
        raise reading.refuse("it could be either Unit of the event")
    if card == "this":
        refuse_of_command(reading, tree)
        return _happened(reading, tree, event, "this", never=never)
    field = {"attack": "has_attacked", "deploy": "new"}.get(event)
    asked: dict[str, object] = {} if field is None else {field: not never}
    if event in get_args(m.InTurnName):
        asked = {"not_in_turn" if never else "in_turn": event}
    if not asked or (never and field == "new") or not _is_one_unit(reading, card):
        raise reading.refuse("whether a Unit that was chosen has attacked or was deployed")
    what = m.Selector.model_validate({"what": ("unit",), **asked})
    return m.Matches.model_validate({"card": card, "matches": what})


def _is_one_unit(reading: Reading, card: m.Reference | None) -> bool:
    """True if a pronoun means a Unit in play that was chosen, or the Unit of the event."""
    chosen = card == "chosen" and reading.discourse.chosen_kinds == {"unit"} and not reading.discourse.off_field
    return chosen or card == "event doer"


@reads("none_happened", "none_of_yours_happened")
def none_happened(reading: Reading, tree: Node) -> m.ThisTurn:
    who, done = subtrees(tree)
    what = noun_phrase(reading, who)
    if tree.data == "none_of_yours_happened":
        what = with_fields(reading, tree, what, side="your")
    return _happened(reading, tree, past_event(done), what, never=True)


@reads
def you_have_paired(reading: Reading, tree: Node) -> m.ThisTurn:
    units = noun_phrase(reading, subtrees(tree)[0]) if subtrees(tree) else m.ANY_UNIT
    return _happened(reading, tree, "paired", with_fields(reading, tree, units, side="your"))


@reads
def you_have_drawn_several(reading: Reading, tree: Node) -> m.ThisTurn:
    return m.ThisTurn(this_turn="draws", who=m.Selector(what=("card",), side="your"), least=_least(tree))


@reads
def you_have_drawn(reading: Reading, _: Node) -> m.ThisTurn:
    return m.ThisTurn(this_turn="drawn by effect", who=m.Selector(what=("card",), side="your"))


@reads
def you_have_placed_ex(reading: Reading, _: Node) -> m.ThisTurn:
    return m.ThisTurn(this_turn="ex resource placed", who=m.Selector(what=("resource",), side="your"))


@reads
def you_have_set_active(reading: Reading, _: Node) -> m.ThisTurn:
    return m.ThisTurn(this_turn="resource set active by effect", who=m.Selector(what=("resource",), side="your"))


@reads
def you_have_used_ex(reading: Reading, _: Node) -> m.ThisTurn:
    return m.ThisTurn(this_turn="ex resource used", who=m.Selector(what=("resource",), side="your"))


@reads
def you_have_activated(reading: Reading, tree: Node) -> m.ThisTurn:
    """Return that you have activated the effect of such a Command."""
    what: m.Selector = reading.visit_first(tree)
    marks = [str(child).lower() for child in tree.children if isinstance(child, Token) and child.type == "MARK"]
    if marks not in ([], ["【main】", "【action】"]):
        raise reading.refuse("the 【Main】/【Action】 of Commands is activated")
    who = with_fields(reading, tree, what, side="your")
    try:
        return m.ThisTurn(this_turn="activates command", who=who, least=_least(tree))
    except ValueError:
        raise reading.refuse("only Commands that were activated are kept") from None


@reads
def you_have_not_deployed(reading: Reading, tree: Node) -> m.ThisTurn:
    (cards,) = subtrees(tree)
    what = reading.visit(cards)
    return _happened(reading, tree, "deploy", with_fields(reading, tree, what, side="your"), never=True)


@reads
def you_have_played(reading: Reading, tree: Node) -> m.ThisTurn:
    what: m.Selector = reading.visit_first(tree)
    try:
        return m.ThisTurn(this_turn="plays command", who=with_fields(reading, tree, what, side="your"))
    except ValueError:
        raise reading.refuse("only Commands that were played are kept") from None


def _past_discard(reading: Reading, tree: Node, side: m.Side) -> m.ThisTurn:
    who, effect_of = m.Selector(what=("card",), side=side), reading.visit_first(tree)
    return _happened(reading, tree, "discarded by effect", who, effect_of=effect_of)


@reads
def happened_in(reading: Reading, tree: Node) -> m.ThisTurn | m.Matches:
    happened, lasts = subtrees(tree)
    _in_this_turn(reading, lasts)
    return cast("m.ThisTurn | m.Matches", reading.visit(happened))


@reads
def happened_now(reading: Reading, tree: Node) -> m.ThisTurn:
    """Return a past event without its turn: only that this card, just deployed, was deployed by an effect."""
    happened = reading.visit_first(tree)
    if happened != m.ThisTurn(this_turn="deployed by effect", who="this"):
        raise reading.refuse("it does not say since when")
    return _just_deployed(reading, tree)


@reads
def deployed_by(reading: Reading, tree: Node) -> m.ThisTurn:
    """Return the condition that an effect has deployed this Unit."""
    if reading.visit_first(tree) != m.ANY_CARD:
        raise reading.refuse("whose effect it was is not kept")
    refuse_of_command(reading, tree)
    reading.discourse.mention("this")
    return _just_deployed(reading, tree)


def _just_deployed(reading: Reading, tree: Node) -> m.ThisTurn:
    """Return that this Unit was deployed by an effect, for an effect of its deployment: it was in this turn."""
    if not reading.of_deployment:
        raise reading.refuse("it does not say in which turn", tree)
    return m.ThisTurn(this_turn="deployed by effect", who="this")


@reads("several_happened", "several_of_yours_happened")
def several_happened(reading: Reading, tree: Node) -> m.ThisTurn:
    """Return the condition that at least a number of such cards did it, or that it happened to them."""
    cards, done = subtrees(tree)
    who = noun_phrase(reading, cards)
    if tree.data == "several_of_yours_happened":
        who = with_fields(reading, tree, who, side="your")
    return _happened(reading, tree, past_event(done), who, least=int(first_token(tree)))


def _in_this_turn(reading: Reading, lasts: Node) -> None:
    if reading.visit(lasts) != "turn":
        raise reading.refuse("only what happened during this turn is kept", lasts)


def _by_past_effect(reading: Reading, tree: Node, event: str) -> m.ThisTurn:
    who = happener_of(reading, subtrees(tree)[0], cast(m.EventName, event))
    if who is None:
        raise reading.refuse("its effects are gone with it", tree)
    return _happened(reading, tree, event, who, effect_of=reading.visit(subtrees(tree)[1]))


def _past(reading: Reading, tree: Node, event: str) -> m.ThisTurn:
    happener = subtrees(tree)[0]
    who = happener_of(reading, happener, cast(m.EventName, event))
    if who is not None:
        return _happened(reading, tree, event, who)
    if happener.data == "this_one_base":
        reading.discourse.mention("this base")
        return _happened(reading, tree, event, "this base")
    refuse_of_command(reading, tree)
    reading.discourse.mention("this")
    return _happened(reading, tree, event, "this")


def _happened(reading: Reading, tree: Node, event: str, who: m.Selector | str, **fields: Any) -> m.ThisTurn:
    """Return the condition that such cards, or this one, did it in this turn, or that it happened to them."""
    if event == "destroyed" and isinstance(who, m.Selector) and who.what == ("shield",):
        event = "shield destroyed"
    if event == "ex resource exiled" and not (isinstance(who, m.Selector) and who.ex):
        raise reading.refuse("EX Resources that are exiled", tree)
    try:
        return m.ThisTurn.model_validate({"this_turn": event, "who": who, **fields})
    except ValueError:
        raise reading.refuse("of the cards of a turn only what is printed on them can be asked", tree) from None


def is_plain(whose: m.Selector) -> bool:
    """True if only the player matters whose effect it is."""
    return whose == m.Selector(what=("card",), side=whose.side)


def _never(happened: m.ThisTurn) -> m.ThisTurn:
    return happened.model_copy(update={"never": True})


reads(
    effect_of_yours=partial(one_with, side="your"),
    was_deployed=partial(_past, event="deploy"),
    has_destroyed_shield_area_card=partial(_past, event="destroys shield area card with battle damage"),
    was_destroyed_by=partial(_by_past_effect, event="destroyed by effect"),
    was_returned_by=partial(_by_past_effect, event="returned to hand by effect"),
    was_rested_by=partial(_changed_by_effect, event="rested by effect"),
    was_set_active_by=partial(_changed_by_effect, event="set active by effect"),
    ap_has_been_reduced=partial(_changed_by_effect, event="ap reduced by effect"),
    ap_has_been_increased=partial(_changed_by_effect, event="ap increased by effect"),
    you_have_not_drawn=partial(never_happened, happened=you_have_drawn),
    you_have_not_placed_ex=partial(never_happened, happened=you_have_placed_ex),
    you_have_not_set_active=partial(never_happened, happened=you_have_set_active),
    you_have_not_used_ex=partial(never_happened, happened=you_have_used_ex),
    you_have_not_activated=partial(never_happened, happened=you_have_activated),
    you_have_not_played=partial(never_happened, happened=you_have_played),
    discarded_by_them=partial(_past_discard, side="enemy"),
    discarded_by_you=partial(_past_discard, side="your"),
)
