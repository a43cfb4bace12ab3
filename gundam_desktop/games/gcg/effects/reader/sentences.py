"""Reads sentences as steps: their grouping and the scope of conditions."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import partial
from typing import Any, NamedTuple, cast

from lark import Token, Tree

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.changes import count_of
from gundam_desktop.games.gcg.effects.reader.conditions import one_condition
from gundam_desktop.games.gcg.effects.reader.counts import destroyed_so
from gundam_desktop.games.gcg.effects.reader.events import note_event
from gundam_desktop.games.gcg.effects.reader.joining import (
    asks_too_early,
    asks_what_it_replaces,
    chosen_either_way,
    joined,
    joined_to_otherwise,
    paid,
    paired_onto,
    paired_with,
    taken_to_hand,
)
from gundam_desktop.games.gcg.effects.reader.lasting import limit_of, limited, steps_within
from gundam_desktop.games.gcg.effects.reader.players_steps import continued
from gundam_desktop.games.gcg.effects.reader.reading import Reading, reads
from gundam_desktop.games.gcg.effects.reader.reductions import REDUCES, when_reduced
from gundam_desktop.games.gcg.effects.reader.replacing import (
    DoneInstead,
    Instead,
    Otherwise,
    replaced,
    replaced_if_done,
    with_otherwise,
)
from gundam_desktop.games.gcg.effects.reader.said import Steps
from gundam_desktop.games.gcg.effects.reader.scope import asked_step, chosen_only_if_done, denies_condition, unclear
from gundam_desktop.games.gcg.effects.reader.steps import PairIt, PairWithIt, timing_of
from gundam_desktop.games.gcg.effects.reader.trees import Node, first_token, subtrees

_LINKS: dict[str, m.Link] = {"then": "then", "if_you_do": "if you do", "if_you_dont": "if you don't"}
_LEAVES = (m.Return, m.Destroy, m.Remove, m.AddToHand)
"""The steps after which a card is not on the field."""


class TakenInstead(NamedTuple):
    """The card that was to be returned to the top is added to the hand, if the condition holds."""

    condition: m.Condition


def later(reading: Reading, tree: Node, at: Any) -> Steps:
    return (m.Later(at=at, steps=steps_within(reading, tree, 0)),)


def steps_of(reading: Reading, sentences: list[Node]) -> Steps:
    """Return the steps of all sentences, each in its place."""
    steps: Steps = ()
    join_to = joined
    before: Node | None = None
    for sentence in sentences:
        if sentence.data in {"modes", "two_modes"}:
            arms = tuple(steps_of(reading, subtrees(mode)) for mode in subtrees(sentence))
            number = 2 if sentence.data == "two_modes" else 1
            if len(arms) <= number:
                raise reading.refuse("more effects than are chosen", sentence)
            return (m.Mode(arms=arms, number=number),)
        if cast(Node, sentence.children[-1]).data == "counting":
            reading.visit(cast(Node, sentence.children[-1]))
            continue
        reading.discourse.begin_sentence()
        join, statement = sentence.children[0], sentence.children[-1]
        said = reading.visit(cast(Node, statement))
        if sentence.data == "sentence_in_turn":
            said = _in_turn(reading, cast(Node, sentence.children[1]), said)
        link = _LINKS[join.data] if isinstance(join, Tree) else None
        if link in m.ASKS_IF_DONE and _denies_condition(reading, sentence, steps, said, link, before):
            said, link = Otherwise(said), None
        before = cast(Node, statement)
        if said == (m.Deploy(to="chosen", pay=True),) and (with_payment := paid(steps)):
            steps = with_payment
            continue
        if isinstance(said, TakenInstead):
            if not (steps := taken_to_hand(steps, said.condition)):
                raise reading.refuse("no card is returned to the top of the deck before it", sentence)
            continue
        if said and isinstance(said[0], PairIt):
            if not (steps := paired_with(steps, said[0].units)):
                raise reading.refuse("no card was chosen just before it", sentence)
            continue
        if said and isinstance(said[0], PairWithIt):
            if not (steps := paired_onto(steps, said[0].card)):
                raise reading.refuse("no Unit of yours was chosen just before it", sentence)
            continue
        if isinstance(said, Instead):
            steps = replaced(reading, sentence, steps, said)
            if asks_what_it_replaces(steps):
                raise reading.refuse("it replaces the step whose outcome it asks about", sentence)
            if asks_too_early(steps[-1]):
                raise reading.refuse("it replaces the choice of the cards that it asks about", sentence)
            continue
        if isinstance(said, DoneInstead):
            steps = replaced_if_done(reading, sentence, steps, said, link)
            continue
        if isinstance(said, Otherwise):
            steps, join_to = with_otherwise(reading, sentence, steps, said), joined_to_otherwise
            continue
        said = tuple(limited(reading, sentence, step) for step in said)
        if reading.discourse.looked_by_others and not reading.discourse.continues and _moves_looked(said):
            raise reading.refuse("it is not clear whose hand or deck is meant", sentence)
        if reading.discourse.doer_left and _keeps_in_play(said):
            raise reading.refuse("the card of the event is not in play any more", sentence)
        if reading.discourse.refers:
            _refuse_removed(reading, sentence, said, m.NEVER_CHOSEN)
        said = (said[0].model_copy(update={"link": link}), *said[1:])
        _note_moves(reading, said)
        reading.discourse.moved = m.moved_card(said[-1])
        reading.discourse.taken_up = isinstance(said[-1], m.Draw | m.ShieldToHand) and said[-1].amount == 1
        if steps and isinstance(steps[-1], m.When) and link in {None, "then"} and not reading.discourse.refers:
            raise reading.refuse("it is not clear if it is done now or at that event", sentence)
        if steps and isinstance(steps[-1], m.Later) and link is None and not reading.discourse.refers:
            raise reading.refuse("it is not clear if it is done now or at that end", sentence)
        if link is not None and not steps:
            raise reading.refuse("nothing stands before it", sentence)
        if link is None and reading.discourse.refers and chosen_either_way(steps):
            raise reading.refuse("it is not clear if that is meant of either choice", sentence)
        if reading.discourse.refers and any(isinstance(step, m.Repeat) for step in steps[:-1]):
            raise reading.refuse("it is not clear which of the cards is meant that were chosen one by one", sentence)
        if reading.discourse.continues:
            steps = continued(reading, sentence, steps, said)
        else:
            steps = join_to(steps, said, link, refers=reading.discourse.refers)
    return steps


def _denies_condition(
    reading: Reading, sentence: Node, steps: Steps, said: Any, link: m.Link, before: Node | None
) -> bool:
    """Return True if "If you don't" denies the condition of the sentence before; refuse what is not clear."""
    join = _words(reading, cast(Node, sentence.children[0]))
    asked = asked_step(steps, link)
    condition = _words(reading, subtrees(before)[0]) if before is not None and before.data == "if_so" else None
    if asked is None:
        raise reading.refuse("nothing stands before it", sentence)
    if denies_condition(join, asked, condition):
        return True
    if why := unclear(join, asked):
        raise reading.refuse(why, sentence)
    if link == "if you don't" and chosen_only_if_done((asked.step,), said):
        raise reading.refuse("it is about cards that are not chosen then", sentence)
    return False


def _words(reading: Reading, node: Node) -> str:
    return reading.line[node.meta.start_pos : node.meta.end_pos]


def _note_moves(reading: Reading, steps: Steps) -> None:
    """Keep whether the chosen cards have left the field, and whether they were destroyed."""
    for step in m.models_in(steps):
        reading.discourse.returned = reading.discourse.returned or isinstance(step, m.Return)
        leveled = isinstance(step, m.StatChange) and step.change in {"level", "cost"}
        if leveled or isinstance(step, m.Lose | m.Return | m.Destroy | m.Remove | m.AddToHand):
            reading.discourse.several_changed = True
        if getattr(step, "to", None) == "chosen":
            if isinstance(step, _LEAVES):
                reading.discourse.off_field = True
            elif isinstance(step, m.Deploy | m.Pair):
                reading.discourse.off_field, reading.discourse.not_deployed = False, None
            reading.discourse.destroyed = reading.discourse.destroyed or isinstance(step, m.Destroy)


def _in_turn(reading: Reading, turn: Node, said: Any) -> Steps:
    """Put a sentence under its condition on whose turn it is."""
    whose = m.TurnIs(turn="your" if turn.data == "your_turn" else "opponent's")
    if not isinstance(said, tuple) or isinstance(said, Instead | Otherwise):
        raise reading.refuse("it replaces something whosever turn it is", turn)
    if len(said) == 1 and isinstance(said[0], m.If) and not said[0].otherwise:
        condition = said[0].condition
        both = condition.both if isinstance(condition, m.Both) else (condition,)
        return (said[0].model_copy(update={"condition": m.Both(both=(whose, *both))}),)
    return (m.If(condition=whose, steps=tuple(limited(reading, turn, step) for step in said)),)


# --- kinds of statement


@reads
def may(reading: Reading, tree: Node) -> Steps:
    reading.discourse.optional = True
    steps = steps_within(reading, tree, 0)
    reading.discourse.optional = False
    if any(isinstance(step, m.Players) for step in steps[1:]):
        raise reading.refuse("it is not clear if what others do is optional, too")
    return (m.May(steps=steps),)


@reads
def if_they_have(reading: Reading, tree: Node) -> Steps:
    """Return what is done if the chosen enemy player has a number of cards in hand."""
    condition, steps = subtrees(tree)
    asked = reading.visit(condition)
    reading.discourse.opponent_asked = True
    return (m.If(condition=asked, steps=limit_of(reading, steps)),)


@reads
def may_if(reading: Reading, tree: Node) -> Steps:
    condition = reading.visit(subtrees(tree)[1])
    return (m.If(condition=condition, steps=may(reading, tree)),)


@reads
def at_end_of_turn(reading: Reading, tree: Node) -> Steps:
    return (m.Later(steps=steps_within(reading, tree, 0)),)


@reads
def if_at_end_of_battle(reading: Reading, tree: Node) -> Steps:
    condition = reading.visit_first(tree)
    return (m.If(condition=condition, steps=(m.Later(at="battle", steps=steps_within(reading, tree, 1)),)),)


@reads
def taken_instead(reading: Reading, tree: Node) -> TakenInstead:
    return TakenInstead(reading.visit_first(tree))


@reads
def if_so(reading: Reading, tree: Node) -> Steps | Otherwise:
    condition, steps = subtrees(tree)
    if [part.data for part in subtrees(condition)] == ["is_otherwise"]:
        reading.visit(subtrees(subtrees(condition)[0])[0])
        return Otherwise(limit_of(reading, steps))
    return (m.If(condition=reading.visit(condition), steps=limit_of(reading, steps)),)


@reads
def if_this_turn(reading: Reading, tree: Node) -> Steps:
    duration, event, steps = subtrees(tree)
    if duration.data != "this_turn":
        raise reading.refuse("only what happened during this turn is kept", duration)
    return (m.If(condition=one_condition(reading, event), steps=limit_of(reading, steps)),)


@reads
def when_lasting(reading: Reading, tree: Node) -> Steps:
    duration, event, steps = subtrees(tree)
    on = reading.visit(event)
    on, bounds = on if isinstance(on, tuple) else (on, None)
    if steps.data in REDUCES:
        (said,) = reading.visit(steps)
        change = when_reduced(on, bounds, said)
        if change is None:
            raise reading.refuse("only damage that is received is reduced so", event)
        return (change.model_copy(update={"lasts": reading.visit(duration)}),)
    if bounds is not None:
        raise reading.refuse("how much damage it is matters only where it is reduced", event)
    note_event(reading, on)
    return (m.When(on=on, lasts=reading.visit(duration), steps=_waiting(reading, steps, {"event doer"})),)


@reads
def when_chosen_do(reading: Reading, tree: Node) -> Steps:
    duration, event, steps = subtrees(tree)
    on, lasts = _chosen_does(reading, event), reading.visit(duration)
    return (m.When(on=on, by_chosen=True, lasts=lasts, steps=_waiting(reading, steps, {"chosen"})),)


@reads
def when_lasting_behind(reading: Reading, tree: Node) -> Steps:
    event, duration, steps = subtrees(tree)
    on, lasts = _chosen_does(reading, event), reading.visit(duration)
    return (m.When(on=on, by_chosen=True, lasts=lasts, steps=_waiting(reading, steps, {"chosen"})),)


@reads
def when_lasting_if(reading: Reading, tree: Node) -> Steps:
    event, duration, condition, steps = subtrees(tree)
    on, lasts = _chosen_does(reading, event), reading.visit(duration)
    inner = m.If(condition=reading.visit(condition), steps=_waiting(reading, steps, {"chosen"}))
    return (m.When(on=on, by_chosen=True, lasts=lasts, steps=(inner,)),)


@reads
def counting(reading: Reading, tree: Node) -> Steps:
    """Keep a number for "that number" in the sentences after."""
    number: m.Amount = reading.visit_first(tree)
    plus = any(isinstance(child, Token) for child in tree.children)
    reading.discourse.number = m.Plus(plus=1, amount=number) if plus else number
    return ()


def _waiting(reading: Reading, steps: Node, doer: Collection[m.Reference | None]) -> Steps:
    """Return the steps that wait for an event of the doer: the chosen cards, or those of the event."""
    said = limit_of(reading, steps)
    _refuse_removed(reading, steps, said, doer)
    return said


def _chosen_does(reading: Reading, event: Node) -> m.Trigger:
    """Return the trigger for an event of the chosen cards."""
    if reading.discourse.as_subject() != "chosen":
        raise reading.refuse("nothing was chosen before", event)
    on: m.Trigger = reading.visit(event)
    reading.discourse.event_unit = on.event == "deals battle damage" or (on.event == "attack" and on.what is not None)
    reading.discourse.fallen = "event card" if on.event.startswith("destroys unit") else None
    return on


@reads
def when_destroyed(reading: Reading, tree: Node) -> Steps:
    what, steps = subtrees(tree)
    said: m.Selector = reading.visit(what)
    if said != m.Selector(what=("unit",), side=said.side):
        raise reading.refuse("only Units, enemy or friendly", what)
    return (m.If(condition=m.Destroys(destroys=said.side), steps=limit_of(reading, steps)),)


@reads
def when_so_many_destroyed(reading: Reading, tree: Node) -> Steps:
    quantity, steps = subtrees(tree)
    return (m.If(condition=destroyed_so(reading, quantity, reading.visit(quantity)), steps=limit_of(reading, steps)),)


@reads("when_it_destroyed", "when_it_not_destroyed")
def when_it_destroyed(reading: Reading, tree: Node) -> Steps:
    (steps,) = subtrees(tree)
    kinds = reading.discourse.chosen_kinds
    if reading.discourse.object != "chosen" or kinds != {"unit"}:
        raise reading.refuse("only a Unit that was chosen")
    side: m.Side = "enemy" if reading.discourse.enemy_chosen else "any"
    never = tree.data == "when_it_not_destroyed"
    return (m.If(condition=m.Destroys(destroys=side, never=never), steps=limit_of(reading, steps)),)


@reads
def case(reading: Reading, tree: Node) -> Steps:
    return (m.Case(arms=tuple(reading.visit(arm) for arm in subtrees(tree))),)


@reads
def only_arm(reading: Reading, tree: Node) -> Steps:
    arm: m.Arm = reading.visit_first(tree)
    if subtrees(subtrees(tree)[0])[0].data in {"chain", "then_chain"}:
        raise reading.refuse("it is not clear if all of that has the condition: it stands before them")
    return (m.If(condition=arm.condition, steps=arm.steps),)


@reads
def then_if(reading: Reading, tree: Node) -> Steps:
    """Return an instruction, and others that follow it by "then" under a condition of their own."""
    first, condition, others = subtrees(tree)
    if re.search(r"\b(?:if|may)\b", reading.line[: tree.meta.start_pos].rpartition(".")[2].lower()):
        raise reading.refuse("it is not clear what depends on the condition before")
    steps = limit_of(reading, first)
    asked = reading.visit(condition)
    return (*steps, m.If(link="then", condition=asked, steps=limit_of(reading, others)))


@reads
def repeated(reading: Reading, tree: Node) -> Steps:
    """Return a choice of one card, and what is done to it, once for each of certain cards."""
    each, chosen = subtrees(tree)
    times, steps = count_of(reading.visit(each)), limit_of(reading, chosen)
    if reading.discourse.optional or not (isinstance(steps[0], m.Choose) and not reading.discourse.several_chosen):
        raise reading.refuse("the choice of one card for each")
    return (m.Repeat(times=times, steps=steps),)


@reads
def arm(reading: Reading, tree: Node) -> m.Arm:
    steps = steps_within(reading, tree, 0)
    return m.Arm(condition=reading.visit(subtrees(tree)[1]), steps=steps)


@reads
def activate_or_add(reading: Reading, tree: Node) -> Steps:
    """Return the choice between a card's own 【Main】 and adding it to the hand."""
    timing = timing_of(reading, first_token(tree))
    return (m.Mode(arms=((m.ActivateMain(of="this card", timing=timing),), (m.AddToHand(to="this card"),))),)


@reads
def mode(reading: Reading, tree: Node) -> Steps:
    return (m.Mode(arms=tuple(steps_within(reading, tree, place) for place in range(len(subtrees(tree))))),)


def _moves_looked(steps: Steps) -> bool:
    """True if something is done to the cards that were looked at, by you."""
    you = [step for step in steps if not isinstance(step, m.Players)]
    return any(getattr(part, "to", None) == "looked" for step in you for part in m.models_in(step))


def _refuse_removed(reading: Reading, node: Node, steps: Steps, doer: Collection[m.Reference | None]) -> None:
    """Refuse that "it" is returned, destroyed or exiled after an event in which one Unit destroys another."""
    removed = any(isinstance(part, _LEAVES) and part.to in doer for part in m.models_in(steps))
    if removed and reading.discourse.fallen == "event card":
        raise reading.refuse("the one that was destroyed, or the one that destroyed it", node)


def _keeps_in_play(steps: Steps) -> bool:
    """True if something is done to the card of the event that is only done to cards in play."""
    in_play = (m.Modify, m.Recover, m.Rest, m.SetActive, m.Damage, m.Destroy)
    return any(isinstance(part, in_play) and part.to == "event doer" for part in m.models_in(steps))


reads(
    at_end_of_their_next_turn=partial(later, at="opponent's next turn"),
    at_start_of_their_next_turn=partial(later, at="start of opponent's next turn"),
    at_start_of_your_next_turn=partial(later, at="start of your next turn"),
    at_end_of_your_next_turn=partial(later, at="end of your next turn"),
    at_end_of_battle=partial(later, at="battle"),
)
