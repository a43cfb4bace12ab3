"""Reads sentences as steps: their grouping and the scope of conditions."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import partial
from typing import Any, Final, Literal, cast

from lark import Token, Tree

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.conditions import one_condition
from gundam_desktop.games.gcg.effects.reader.events import note_event
from gundam_desktop.games.gcg.effects.reader.joining import (
    amended,
    chosen_either_way,
    depends_unclearly,
    depends_unclearly_on_done,
    joined,
    joined_to_otherwise,
    paid,
    taken_to_hand,
    under,
)
from gundam_desktop.games.gcg.effects.reader.lasting import limit_of, limited, steps_within
from gundam_desktop.games.gcg.effects.reader.players_steps import continued
from gundam_desktop.games.gcg.effects.reader.productions import DURATION, LATER, TURN
from gundam_desktop.games.gcg.effects.reader.reading import Reading, means, reads, says
from gundam_desktop.games.gcg.effects.reader.reductions import REDUCES, when_reduced
from gundam_desktop.games.gcg.effects.reader.replacing import (
    Instead,
    Otherwise,
    replaced,
    unclear_instead,
    with_otherwise,
)
from gundam_desktop.games.gcg.effects.reader.said import Amendment, Steps
from gundam_desktop.games.gcg.effects.reader.scope import denies_condition
from gundam_desktop.games.gcg.effects.reader.steps import timing_of
from gundam_desktop.games.gcg.effects.reader.trees import Node, subtrees

_HARMS: Final = (m.Damage, *m.TAKES_AWAY)
_HELPS: Final = (m.Recover, m.SetActive, m.Modify)
_OF_TWO: Final = "it is not clear if the destroyed Unit is meant, or the one that destroyed it"


def steps_of(reading: Reading, sentences: list[Node]) -> Steps:
    """Return the steps of all sentences, each in its place."""
    steps: Steps = ()
    join_to = joined
    before: Node | None = None
    sentences_before: list[Steps] = []
    for sentence in sentences:
        if sentence.data in {"modes", "two_modes"}:
            return (_modes(reading, sentence),)
        reading.discourse.begin_sentence()
        join, statement = sentence.children[0], cast(Node, sentence.children[-1])
        said = reading.visit(statement)
        if not said:
            continue
        if sentence.data == "sentence_in_turn":
            said = _in_turn(reading, cast(Node, sentence.children[1]), said)
        link = reading.visit(join) if isinstance(join, Tree) else None
        if link in m.ASKS_IF_DONE and denies_condition(reading, sentence, steps, said, link, before):
            said, link = Otherwise(said), None
        before = statement
        if isinstance(said, Instead):
            if why := unclear_instead(said, sentences_before):
                raise reading.refuse(why, sentence)
            steps = replaced(reading, sentence, steps, said, link)
        elif isinstance(said, Otherwise):
            steps, join_to = with_otherwise(reading, sentence, steps, said), joined_to_otherwise
            sentences_before.append(said.steps)
        elif isinstance(said[0], Amendment):
            if not (steps := said[0].amended(steps)):
                raise reading.refuse(said[0].why, sentence)
        elif said == (m.Deploy(to="chosen", pay=True),) and (with_payment := amended(steps, paid)):
            steps = with_payment
        else:
            said = tuple(limited(reading, sentence, step) for step in said)
            if link == "then" and _ends_under_condition(sentences_before):
                link = None
            sentences_before.append(said)
            if why := _unclear(reading, steps, said, link):
                raise reading.refuse(why, sentence)
            if _could_be_done_by_all(steps, said, link) and not _says_you(reading, sentence):
                why = "it is not clear if all players do this, or you"
                raise reading.refuse(why, sentence)
            said = (said[0].model_copy(update={"link": link}), *said[1:])
            _note_moves(reading, said)
            if reading.discourse.continues:
                steps = continued(reading, sentence, steps, said)
            else:
                steps = join_to(steps, said, link, refers=reading.discourse.refers)
    return steps


def _modes(reading: Reading, modes: Node) -> m.Mode:
    arms = tuple(steps_of(reading, subtrees(mode)) for mode in subtrees(modes))
    number = 2 if modes.data == "two_modes" else 1
    if len(arms) <= number:
        raise reading.refuse("there must be more effects to choose from than are chosen", modes)
    return m.Mode(arms=arms, number=number)


def _unclear(reading: Reading, steps: Steps, said: Steps, link: m.Link) -> str:
    """Return why it is not clear what a sentence means behind the steps before; empty if it is."""
    spoken_of = reading.discourse
    last = steps[-1] if steps else None
    reasons = {
        "it is not clear whose hand or deck is meant":
            spoken_of.looked_by_others and not spoken_of.continues and _moves_looked(said),
        "the card of the event is no longer in play":
            spoken_of.doer_left and _keeps_in_play(said),
        _OF_TWO:
            spoken_of.refers and _removes(reading, said, m.NEVER_CHOSEN),
        "it is not clear if this card is meant, or the one mentioned last":
            spoken_of.refers and _done_to_other(spoken_of.aside, said),
        "it is not clear if the chosen enemy card is meant, or your card that is asked about":
            spoken_of.refers and _helps_enemy(reading, said),
        "it is not clear if your card is meant, or the enemy card that was chosen before":
            spoken_of.refers and _harms_own(reading, steps, said),
        "it is not clear if it is done now or at that event":
            isinstance(last, m.When) and link in {None, "then"} and not spoken_of.refers,
        "it is not clear if that depends on the condition or option before":
            spoken_of.refers
            and link in {None, "then"}
            and (depends_unclearly(steps, said, link) or depends_unclearly_on_done(steps, said, link)),
        "it is not clear if it is done now or at that end":
            isinstance(last, m.Later) and link is None and not (spoken_of.refers and _goes_on(last.steps)),
        "it is not clear what it asks about":
            link in m.ASKS_IF_DONE and _asks_unclearly(steps, said, link),
        "there is nothing before it that it could refer to":
            link is not None and not steps,
        "it is not clear if this is about both choices":
            link is None and spoken_of.refers and chosen_either_way(steps),
        "it is not clear which of the cards chosen one by one is meant":
            spoken_of.refers and any(isinstance(step, m.Repeat) for step in steps[:-1]),
    }  # fmt: skip
    return next((why for why, holds in reasons.items() if holds), "")


def _helps_enemy(reading: Reading, said: Steps) -> bool:
    """True if an enemy card that was chosen recovers or is set as active where the text asks about a card of yours."""
    asked = reading.discourse.another_asked
    if asked is None or asked.side not in {"your", "friendly"} or not reading.discourse.enemy_chosen:
        return False
    return any(isinstance(part, m.Recover | m.SetActive) and part.to == "chosen" for part in m.models_in(said))


def _ends_under_condition(sentences: list[Steps]) -> bool:
    """True if only the end of the sentence before stands under a condition: "Draw 1 and, if ..., draw 2"."""
    match sentences:
        case (*_, (_, *_, m.If(otherwise=()) as last)):
            return last.link != "then"
    return False


def _could_be_done_by_all(steps: Steps, said: Steps, link: m.Link) -> bool:
    """True for "All players draw 1. Then, discard 1."."""
    match steps:
        case (*_, m.Players(who=who)) if link in {None, "then"}:
            return who not in m.ONE_ENEMY and isinstance(said[0], m.DONE_BY_YOU)
    return False


def _says_you(reading: Reading, sentence: Node) -> bool:
    before, said = reading.line[: sentence.meta.start_pos], reading.line[sentence.meta.start_pos :]
    return bool(re.search(r"\byou\s*\Z", before, re.IGNORECASE) or re.match(r"(?:then, )?you\b", said, re.IGNORECASE))


def _harms_own(reading: Reading, steps: Steps, said: Steps) -> bool:
    """True if a card of yours that was helped before is harmed, where an enemy card was chosen before it."""
    if not reading.discourse.own_chosen or not any(_is_done_to_chosen(part, _HARMS) for part in m.models_in(said)):
        return False
    parts = [*m.models_in(steps)]
    of_enemy = any(isinstance(part, m.Group) and part.what.side == "enemy" for part in parts)
    return of_enemy and any(_is_done_to_chosen(part, _HELPS) for part in parts)


def _is_done_to_chosen(part: m.Model, kinds: tuple[type[m.Step], ...]) -> bool:
    return isinstance(part, kinds) and getattr(part, "to", None) == "chosen"


def _goes_on(later: Steps) -> bool:
    """True if the text goes on about what is done later: cards that are chosen then, or one that is set as active."""
    return m.introduces(later) or isinstance(later[-1], m.SetActive)


def _asks_unclearly(steps: Steps, said: Steps, link: m.Link) -> bool:
    """True if "If you do" could ask about one of several things: two arms, players or options, or what is repeated."""
    match steps:
        case (*_, m.If(otherwise=(_, *_)) | m.Repeat()):
            return True
        case (*_, m.Players(who=who)):
            return who not in m.ONE_ENEMY and not any(isinstance(step, m.Players) for step in said)
        case (*_, m.May(), m.May(link="if you do")):
            return link == "if you don't"
    return False


def _note_moves(reading: Reading, steps: Steps) -> None:
    """Keep which card was moved last, whether the chosen cards have left the field, and whether they were destroyed."""
    reading.discourse.moved = m.moved_card(steps[-1])
    reading.discourse.aside = m.card_aside(steps[-1])
    for step in m.models_in(steps):
        reading.discourse.returned = reading.discourse.returned or isinstance(step, m.Return)
        leveled = isinstance(step, m.StatChange) and step.change in {"level", "cost"}
        if leveled or isinstance(step, m.Lose | m.Return | m.Destroy | m.Remove | m.AddToHand):
            reading.discourse.several_changed = True
        if getattr(step, "to", None) == "chosen":
            if isinstance(step, m.TAKES_AWAY):
                reading.discourse.off_field = True
            elif isinstance(step, m.Deploy | m.Pair):
                reading.discourse.off_field, reading.discourse.not_deployed = False, None
            reading.discourse.destroyed = reading.discourse.destroyed or isinstance(step, m.Destroy)


def _done_to_other(aside: Literal["card", "in play", None], steps: Steps) -> bool:
    """True if something is done to this card, or that of the event, that could be meant of the other one."""
    return any(
        m.could_be_done_to(aside, part) and getattr(part, "to", None) in m.NEVER_CHOSEN for part in m.models_in(steps)
    )


def _in_turn(reading: Reading, turn: Node, said: Any) -> Steps:
    """Put a sentence under its condition on whose turn it is."""
    whose = m.TurnIs(turn=TURN.meaning(turn))
    if isinstance(said, Instead | Otherwise):
        raise reading.refuse("'instead' and 'otherwise' cannot be limited to a player's turn here", turn)
    return under(whose, tuple(limited(reading, turn, step) for step in said))


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
def may_if(reading: Reading, tree: Node) -> Steps:
    condition = reading.visit(subtrees(tree)[1])
    return under(condition, may(reading, tree))


@reads
def if_at_end_of_battle(reading: Reading, tree: Node) -> Steps:
    condition = reading.visit_first(tree)
    return under(condition, (m.Later(at="battle", steps=steps_within(reading, tree, 1)),))


@means
def taken_instead(_: Reading, condition: m.Condition) -> tuple[Amendment]:
    why = "no card is returned to the top of the deck before it"
    return (Amendment(partial(taken_to_hand, condition=condition), why),)


@reads
def if_so(reading: Reading, tree: Node) -> Steps:
    condition, steps = subtrees(tree)
    return under(reading.visit(condition), limit_of(reading, steps))


@reads
def happens_this_turn(reading: Reading, tree: Node) -> m.Condition:
    duration, event = subtrees(tree)
    if DURATION.meaning(duration) != "turn":
        raise reading.refuse("only what happened during this turn can be asked about", duration)
    return one_condition(reading, event)


@reads
def when_lasting(reading: Reading, tree: Node) -> Steps:
    duration, event, steps = subtrees(tree)
    on = reading.visit(event)
    on, bounds = on if isinstance(on, tuple) else (on, None)
    if steps.data in REDUCES:
        (said,) = reading.visit(steps)
        change = when_reduced(on, bounds, said)
        if change is None:
            raise reading.refuse(
                "only damage received from any card, or from enemy cards, can be reduced this way", event
            )
        return (change.model_copy(update={"lasts": reading.visit(duration)}),)
    if bounds is not None:
        raise reading.refuse("an amount of damage can only be named here if the effect reduces that damage", event)
    note_event(reading, on)
    lasts, said = reading.visit(duration), limit_of(reading, steps)
    if _removes(reading, said, {"event doer"}):
        raise reading.refuse(_OF_TWO, steps)
    return (m.When(on=on, lasts=lasts, steps=said),)


@reads
def chosen_does(reading: Reading, tree: Node) -> dict[str, Any]:
    """Return when something happens: at an event of the chosen cards, for a time."""
    event, lasts = sorted(subtrees(tree), key=lambda part: not part.data.startswith("it_"))
    if reading.discourse.as_subject() != "chosen":
        raise reading.refuse("nothing was chosen before", event)
    on: m.Trigger = reading.visit(event)
    reading.discourse.event_unit = on.event == "deals battle damage" or (on.event == "attack" and on.what is not None)
    reading.discourse.fallen = "event card" if on.event.startswith("destroys unit") else None
    return {"on": on, "by_chosen": True, "lasts": reading.visit(lasts)}


@means
def when_chosen_does(reading: Reading, when: dict[str, Any], condition: m.Condition | None, steps: Steps) -> Steps:
    if _removes(reading, steps, {"chosen"}):
        raise reading.refuse(_OF_TWO)
    return (m.When(**when, steps=under(condition, steps) if condition else steps),)


@means
def counting(reading: Reading, number: m.Amount, plus: Token | None) -> Steps:
    """Keep a number for "that number" in the sentences after."""
    reading.discourse.number = m.Plus(plus=1, amount=number) if plus else number
    return ()


@means
def destroys_one(reading: Reading, what: m.Selector) -> m.Destroys:
    if what not in (m.Selector(what=(kind,), side=what.side) for kind in ("unit", "base")):
        raise reading.refuse("only Units or Bases without a further description can be named here")
    chosen = reading.discourse.chosen_kinds if reading.discourse.object == "chosen" else {"unit"}
    if not {*what.what} & chosen:
        raise reading.refuse("this effect does nothing to cards of that kind")
    return m.Destroys.model_validate({"destroys": what.side, "what": what.what})


@means("destroys_it", "destroys_it_not")
def destroys_it(reading: Reading) -> m.Destroys:
    if reading.discourse.object != "chosen" or not reading.discourse.one_unit_chosen:
        raise reading.refuse("exactly one Unit must be chosen before this")
    side: m.Side = "enemy" if reading.discourse.enemy_chosen else "any"
    return m.Destroys(destroys=side, never=reading.node.data == "destroys_it_not")


@reads
def only_arm(reading: Reading, tree: Node) -> Steps:
    arm: m.Arm = reading.visit_first(tree)
    if subtrees(subtrees(tree)[0])[0].data in {"chain", "then_chain"}:
        raise reading.refuse("it is not clear if the condition is for all of this: put the condition first")
    return under(arm.condition, arm.steps)


@means
def and_if(reading: Reading, first: Steps, asked: m.Condition, others: Steps) -> Steps:
    """Return instructions, and others that have a condition of their own."""
    return (*first, *under(asked, tuple(limited(reading, reading.node, step) for step in others)))


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
    times, steps = reading.visit(each), limit_of(reading, chosen)
    if reading.discourse.optional or not (isinstance(steps[0], m.Choose) and not reading.discourse.several_chosen):
        raise reading.refuse("'for each' needs the choice of exactly one card, and no 'may'")
    return (m.Repeat(times=times, steps=steps),)


@reads
def arm(reading: Reading, tree: Node) -> m.Arm:
    steps = steps_within(reading, tree, 0)
    return m.Arm(condition=reading.visit(subtrees(tree)[1]), steps=steps)


@means
def activate_or_add(reading: Reading, mark: Token) -> Steps:
    """Return the choice between a card's own 【Main】 and adding it to the hand."""
    timing = timing_of(reading, mark)
    return (m.Mode(arms=((m.ActivateMain(of="this card", timing=timing),), (m.AddToHand(to="this card"),))),)


def _moves_looked(steps: Steps) -> bool:
    """True if something is done to the cards that were looked at, by you."""
    you = [step for step in steps if not isinstance(step, m.Players)]
    return any(getattr(part, "to", None) == "looked" for step in you for part in m.models_in(step))


def _removes(reading: Reading, steps: Steps, doer: Collection[m.Reference | None]) -> bool:
    """True if the doer of an event in which one Unit destroys another is returned, destroyed or exiled."""
    removed = any(isinstance(part, m.TAKES_AWAY) and part.to in doer for part in m.models_in(steps))
    return removed and reading.discourse.fallen == "event card"


def _keeps_in_play(steps: Steps) -> bool:
    """True if something is done to the card of the event that is only done to cards in play."""
    in_play = (m.Modify, m.Recover, m.Rest, m.SetActive, m.Damage, m.Destroy)
    return any(isinstance(part, in_play) and part.to == "event doer" for part in m.models_in(steps))


means(
    done_later=lambda _, steps, at: (m.Later(at=at, steps=steps),),
    at_that_time=lambda _, at, condition, steps: (
        m.Later(at=at, steps=under(condition, steps) if condition else steps),
    ),
    under_condition=lambda _, condition, steps: under(condition, steps),
    mode=lambda _, *arms: (m.Mode(arms=arms),),
    case=lambda _, *arms: (m.Case(arms=arms),),
)
reads(steps=partial(steps_within, place=0))
says(
    then="then",
    if_you_do="if you do",
    if_you_dont="if you don't",
    **LATER.meanings(),
)
