"""Reads a line of text as an ability: its marks, its cost, its opening, its sentences."""

from __future__ import annotations

from typing import Any, Final, NamedTuple, NoReturn, cast

from lark import Tree

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.constants import read_condition, turn_of
from gundam_desktop.games.gcg.effects.reader.damage_events import EventIf, SoMuchReceived
from gundam_desktop.games.gcg.effects.reader.events import cause_fields, note_event
from gundam_desktop.games.gcg.effects.reader.joining import under
from gundam_desktop.games.gcg.effects.reader.nouns import narrowed
from gundam_desktop.games.gcg.effects.reader.productions import TIMING, TURN
from gundam_desktop.games.gcg.effects.reader.reading import Reading, means, reads, says
from gundam_desktop.games.gcg.effects.reader.reductions import REDUCES, increase_of, when_reduced
from gundam_desktop.games.gcg.effects.reader.rules import asks_for_lost, gains_what_it_lacks, settled
from gundam_desktop.games.gcg.effects.reader.said import DamageDealt, EventReduction, Given, Steps, Taken, Untimed
from gundam_desktop.games.gcg.effects.reader.sentences import steps_of
from gundam_desktop.games.gcg.effects.reader.trees import Node, first_token, subtrees

TAKES_OVER = {"taken_over", "passed_on"}
"""Statements by which another card receives damage."""
_SENTENCES = {"sentence", "sentence_in_turn", "modes", "two_modes"}


class Opening(NamedTuple):
    """The part before the first instruction: the event, the turn, the condition."""

    on: m.Trigger | None = None
    turn: Any = None
    condition: m.Condition | None = None
    bounds: m.Range | None = None
    """The amount of damage that is received."""
    asked: m.Condition | None = None
    """A condition on how the event happened, which the effect asks for."""
    dealt: DamageDealt | None = None
    """Damage that is dealt, which only a constant effect that increases it waits for."""
    would_to: m.Reference | None = None
    """The cards that would receive damage, if that is not this Unit."""
    would: m.RuleChange | None = None
    """The damage that this Unit would receive, as the rule that keeps it from it."""
    at_end_of_battle: bool = False
    """True if the effect waits for the end of the battle of the event."""


_IN_TRASH: Final[dict[object, m.Reference]] = {"this": "this unit in trash", "this base": "this card in trash"}
_ON_FIELD = (
    m.Deploy,
    m.Rest,
    m.SetActive,
    m.Destroy,
    m.Damage,
    m.Recover,
    m.Modify,
    m.GainEffect,
    m.Redirect,
    m.Battle,
)
"""Steps that are done to cards in play only."""


def _statement(sentence: Node) -> Node:
    return subtrees(sentence)[-1]


class InTrash(ValueError):
    """A step that does nothing to a card in the trash."""


@reads("increase_it", "not_received")
def no_damage_before(reading: Reading, _: Node) -> NoReturn:
    """Refuse what is said of damage, unless an ability that is about damage has read it."""
    raise reading.refuse("no damage was spoken of before")


@reads
def effect(reading: Reading, tree: Node) -> m.AnyAbility:
    """Return the ability made of the marks and sentences."""
    sentences = [node for node in subtrees(tree) if node.data in _SENTENCES]
    first = subtrees(tree)[0]
    opening = Opening() if first.data in _SENTENCES else cast(Opening, reading.visit(first))
    marks = reading.marks
    if marks.commands or marks.activated:
        if opening != Opening():
            raise reading.refuse("it does not go with the mark before it", first)
        if marks.commands:
            return m.Command(timing=marks.commands, cost=reading.cost, steps=steps_of(reading, sentences))
        steps = steps_of(reading, sentences)
        return m.Activated(timing=marks.activated, gate=marks.gate, once=marks.once, cost=reading.cost, steps=steps)
    if opening.would is not None:
        function = _taken_over if _statement(sentences[0]).data in TAKES_OVER else _kept_from
        return function(reading, first, opening, opening.would, sentences)
    if _statement(sentences[0]).data == "increase_it" or opening.dealt is not None:
        return _increased(reading, first, opening, sentences)
    if marks.on and opening.on:
        raise reading.refuse("the mark before it already says when this happens", first)
    if opening.on and not marks.on and (reduction := _reduction(reading, opening, sentences)):
        return reduction
    if opening.bounds is not None:
        raise reading.refuse("an amount of damage can only be named here if the effect reduces that damage", first)
    if on := marks.on or opening.on:
        steps = steps_of(reading, sentences)
        steps = steps if opening.asked is None else _only_if(opening.asked, steps)
        steps = (m.Later(at="battle", steps=steps),) if opening.at_end_of_battle else steps
        try:
            steps = with_card_in_trash(on, steps)
        except InTrash:
            raise reading.refuse("this card is already in the trash by then") from None
        return m.Triggered(
            on=on, gate=marks.gate, turn=opening.turn, condition=opening.condition, once=marks.once, steps=steps
        )
    return _constant(reading, opening, sentences)


def _kept_from(
    reading: Reading, tree: Node, opening: Opening, would: m.RuleChange, sentences: list[Node]
) -> m.Constant:
    """Return the constant effect that keeps this Unit from damage that it would receive, or reduces it."""
    statement = _statement(sentences[0])
    if len(sentences) > 1 or reading.marks.on:
        raise reading.refuse("the effect can only reduce or prevent the damage that would be received", tree)
    if statement.data == "not_received" and opening.would_to is None:
        change: m.Change = would.model_copy(update={"once": reading.marks.once})
    elif statement.data in REDUCES and would.what in {None, m.ENEMY_CARD}:
        (less,) = reading.visit(statement)
        bounds = {"least": would.least, "most": would.most, "once": reading.marks.once}
        change = m.Reduce.model_validate({"reduce": less.by, "to": less.to, **_damage_of(would), **bounds})
    else:
        raise reading.refuse("the effect can only reduce or prevent the damage that would be received", statement)
    to = opening.would_to or "this"
    return m.Constant(gate=reading.marks.gate, turn=opening.turn, to=to, changes=(change,))


def _damage_of(would: m.RuleChange) -> dict[str, str | None]:
    """Return the kind of damage that a rule is about, and by whom it is dealt."""
    damage = would.rule.removeprefix("no ").removesuffix("damage from").strip() or "any"
    return {"damage": damage, "by": None if would.what is None else "enemy"}


def _taken_over(
    reading: Reading, tree: Node, opening: Opening, would: m.RuleChange, sentences: list[Node]
) -> m.Constant:
    """Return the constant effect by which another card receives damage instead."""
    if would.what not in {None, m.ENEMY_CARD} or would.least or would.most is not None:
        raise reading.refuse(
            "only damage from any card or any enemy card, in any amount, can be received by another card", tree
        )
    if len(sentences) > 1 or reading.marks.on:
        raise reading.refuse(
            "where another card receives the damage, there can be no mark and no second sentence", tree
        )
    (taken,) = reading.visit(_statement(sentences[0]))
    if not isinstance(opening.would_to, m.All) and taken.by != "enemy shield area":
        raise reading.refuse(
            "a different card than the one that would receive the damage must receive it", sentences[0]
        )
    change = m.TakenOver.model_validate({"taken_by": taken.by, "once": reading.marks.once, **_damage_of(would)})
    return m.Constant(gate=reading.marks.gate, turn=opening.turn, to=opening.would_to or "this", changes=(change,))


says(
    passed_on=(Taken("enemy shield area"),),
    at_end_of_attack_on_player=Opening(m.Trigger(event="attack", on_player=True), at_end_of_battle=True),
    at_end_of_block=Opening(m.Trigger(event="blocks"), at_end_of_battle=True),
    at_end_of_attack=Opening(m.Trigger(event="attack"), at_end_of_battle=True),
    end_of_pairing_turn=Opening(m.Trigger(event="end of turn"), None, m.PAIRED_THIS_TURN),
)


def _increased(reading: Reading, tree: Node, opening: Opening, sentences: list[Node]) -> m.Constant:
    """Return the constant effect by which damage is increased: "When ... deals damage to ..., increase it by 1"."""
    dealt, on, marks = opening.dealt, opening.on, reading.marks
    if on is not None and on == m.Trigger(event="deals battle damage", who=on.who, what=on.what) and on.what:
        dealt = DamageDealt(on.who, on.what, "battle")
    statement = _statement(sentences[0])
    if dealt is None or statement.data != "increase_it" or len(sentences) > 1 or marks.on or marks.once:
        raise reading.refuse(
            "an effect like this can only increase the damage that is dealt, and do nothing else", tree
        )
    to, change = increase_of(reading, tree, dealt, int(first_token(statement)))
    return m.Constant(gate=marks.gate, turn=opening.turn, condition=opening.condition, to=to, changes=(change,))


def _reduction(reading: Reading, opening: Opening, sentences: list[Node]) -> m.Constant | None:
    """Return a constant effect that is worded as an event: "when this Unit receives damage, reduce it by 1"."""
    statement, condition = _statement(sentences[0]), opening.condition
    if statement.data == "if_so" and subtrees(statement)[1].data in REDUCES and condition is None:
        condition, statement = reading.visit_first(statement), subtrees(statement)[1]
    if statement.data not in REDUCES:
        return None
    (reduce,) = reading.visit(statement)
    on, once = opening.on, reading.marks.once
    change = when_reduced(on, opening.bounds, reduce, once=once) if on is not None else None
    if change is None:
        raise reading.refuse("only damage that is received can be reduced this way", statement)
    changes = change.changes
    if len(sentences) > 1:
        changes = (changes[0].model_copy(update={"instead": _reduced_instead(reading, reduce, sentences[1:])}),)
    return m.Constant(gate=reading.marks.gate, turn=opening.turn, condition=condition, to=change.to, changes=changes)


def _reduced_instead(reading: Reading, before: EventReduction, sentences: list[Node]) -> m.ReduceIf:
    """Return another amount under a condition: "If you are Lv.10 or higher, reduce it by 4 instead"."""
    sentence, *more = sentences
    join, statement = sentence.children[0], _statement(sentence)
    parts = subtrees(statement)
    if (
        before.to
        or more
        or isinstance(join, Tree)
        or statement.data != "instead"
        or parts[1].data not in {"reduce_it", "reduced_by"}
    ):
        raise reading.refuse("only another number can follow, as in 'If ..., reduce it by 2 instead'", sentence)
    (reduce,) = reading.visit(parts[1])
    condition = reading.visit(parts[0])
    asked = {part.card for part in m.models_in(condition) if isinstance(part, m.Matches)}
    if not asked <= {"this", "this base", "this pilot"}:
        raise reading.refuse("the condition here can only be about this card", sentence)
    return m.ReduceIf(condition=condition, reduce=reduce.by)


def _constant(reading: Reading, opening: Opening, sentences: list[Node]) -> m.Constant | m.GivesEffect:
    if (counting := _statement(sentences[0])).data == "counting" and len(sentences) > 1:
        reading.visit(counting)
        sentences = sentences[1:]
    join, statement = sentences[0].children[0], sentences[0].children[-1]
    alone = len(sentences) == 1 and not isinstance(join, Tree)
    if alone and opening.condition is None and cast(Node, statement).data == "if_so":
        condition, statement = subtrees(cast(Node, statement))
        opening = opening._replace(condition=reading.visit(condition))
    behind = alone and opening.condition is None and cast(Node, statement).data == "only_arm"
    if behind:
        statement, condition = subtrees(subtrees(cast(Node, statement))[0])
    said: tuple[Any, ...] = reading.visit(cast(Node, statement)) if alone else ()
    if behind:
        opening = opening._replace(condition=reading.visit(condition))
    if len(said) == 1 and isinstance(said[0], Given) and not reading.marks.once:
        try:
            return m.GivesEffect(gate=reading.marks.gate, turn=opening.turn, condition=opening.condition,
                                 to=said[0].to, effect=said[0].effect)  # fmt: skip
        except ValueError:
            raise reading.refuse("only cards in play can gain an effect like this", sentences[0]) from None
    twice = len(said) == 1 and isinstance(said[0], Untimed) and opening.turn and said[0].turn
    if reading.marks.once or len(said) != 1 or not isinstance(said[0], Untimed) or twice:
        raise reading.refuse('without a mark or a "when" it does not say when this happens', sentences[0])
    of_whom, meanwhile = settled(said[0], opening.condition or said[0].condition)
    turn = opening.turn or said[0].turn
    if gains_what_it_lacks(of_whom, meanwhile):
        raise reading.refuse("gaining that keyword effect would make its own condition false", sentences[0])
    if asks_for_lost(of_whom):
        raise reading.refuse("a card that loses that keyword effect would no longer fit the description", sentences[0])
    return m.Constant(gate=reading.marks.gate, turn=turn, condition=meanwhile, **_of_whom(of_whom))


# --- openings


@reads
def when(reading: Reading, tree: Node) -> Opening:
    turn, event, condition = tree.children
    whose = turn_of(turn)
    on = reading.visit(cast(Node, event))
    asked = on.condition if isinstance(on, EventIf) else None
    on = on.trigger if isinstance(on, EventIf) else on
    if isinstance(on, SoMuchReceived):
        return Opening(on.trigger, whose, read_condition(reading, condition), on.bounds)
    if isinstance(on, m.DestroyedWith | m.DeployedFrom):
        happens = m.Trigger(event="destroyed" if isinstance(on, m.DestroyedWith) else "deploy")
        return Opening(happens, whose, read_condition(reading, condition), asked=on)
    if isinstance(on, DamageDealt):
        return Opening(None, whose, read_condition(reading, condition), dealt=on)
    note_event(reading, on)
    reading.discourse.opponent_asked = on.by == "enemy" and on.who is None
    return Opening(on, whose, read_condition(reading, condition), asked=asked)


@reads
def when_discarded(reading: Reading, tree: Node) -> Opening:
    """Return the event that an effect discards this card."""
    reading.discourse.subject = reading.discourse.object = None
    reading.of_command = True  # like a Command it has no Unit that "this Unit" could be
    return Opening(m.Trigger(event="discarded by effect").model_copy(update=cause_fields(reading.visit_first(tree))))


@means
def when_in_turn(reading: Reading, on: object, turn: str) -> Opening:
    if not isinstance(on, m.Trigger):
        raise reading.refuse("whose turn it is must stand first here: 'during your turn, when ...'")
    note_event(reading, on)
    return Opening(on, turn)


@means
def if_when(reading: Reading, asked: m.Condition, on: Any) -> Opening:
    if isinstance(on, SoMuchReceived):
        return Opening(on.trigger, None, asked, on.bounds)
    if not isinstance(on, m.Trigger):
        raise reading.refuse("this event cannot have an 'if' or 'while' condition before it")
    note_event(reading, on)
    return Opening(on, None, asked)


@means
def on_turn_deployed(reading: Reading) -> Opening:
    reading.discourse.mention("this")
    reading.discourse.deployed = True
    return Opening(condition=m.DEPLOYED_THIS_TURN)


@means
def end_of_paid_turn(reading: Reading, who: m.Selector) -> Opening:
    paid = m.ThisTurn(this_turn="pays for effect", who=narrowed(reading, who, side="your"))
    return Opening(m.Trigger(event="end of turn"), None, paid)


@means
def at(reading: Reading, timing: tuple[Any, str], asked: m.Condition | None = None) -> Opening:
    """Return an effect of the start or end of a turn, perhaps with a condition before its time."""
    event, whose = timing
    if whose == "each":
        return Opening(m.Trigger(event=event), asked=asked)
    reading.discourse.opponent_asked = whose == "opponent's"
    return Opening(m.Trigger(event=event), whose, asked=asked)


@reads
def when_would_receive(reading: Reading, tree: Node) -> Opening:
    """Return damage that this Unit would receive, which a constant effect keeps it from."""
    reading.discourse.mention("this")
    return Opening(would=reading.visit_first(tree).prevented())


@reads
def when_others_would_receive(reading: Reading, tree: Node) -> Opening:
    """Return damage that other cards, or this Base, would receive."""
    *turn, happener, damage = subtrees(tree)
    who = reading.visit(happener)
    reading.discourse.mention("this")
    would = reading.visit(damage).prevented()
    reading.discourse.several = None
    would_to = m.All(all=who) if isinstance(who, m.Selector) else who
    return Opening(turn=turn_of(*turn), would=would, would_to=would_to)


@reads
def when_would_receive_so_much(reading: Reading, tree: Node) -> Opening:
    """Return damage of a certain amount that this Unit would receive."""
    bounds, damage = subtrees(tree)
    reading.discourse.mention("this")
    would: m.RuleChange = reading.visit(damage).prevented()
    if would.what not in {None, m.ENEMY_CARD}:
        raise reading.refuse("damage of a certain amount can only be from any card or from any enemy card")
    amount: m.Range = reading.visit(bounds)
    return Opening(would=would.model_copy(update={"least": amount.least or 0, "most": amount.most}))


says(**TURN.meanings(), **TIMING.meanings())
means(
    at_so=lambda reading, asked, timing: at(reading, timing, asked),
    while_so=lambda _, turn, condition: Opening(None, turn, condition),
    during=lambda _, turn: Opening(None, turn),
    taken_over=lambda _, by: (Taken(by),),
)


def _only_if(asked: m.Condition, steps: Steps) -> Steps:
    """Return the steps under a condition, which also governs what follows by "Then"; all of them if that ends there."""
    links = [step.link for step in steps]
    then = links.index("then") if "then" in links and "in any case" not in links else len(steps)
    return (*under(asked, steps[:then]), *steps[then:])


def _of_whom(said: Untimed) -> dict[str, Any]:
    """Return the cards, the zone and the changes of a constant effect; "deployed rested" is a rule for this card."""
    if said.changes == (m.RuleChange(rule="deployed rested"),) and isinstance(said.to, m.All):
        return {"to": "this", "changes": (m.RuleChange(rule="deployed rested", what=said.to.all),)}
    return {"to": said.to, "zone": said.zone, "changes": said.changes}


def with_card_in_trash(on: m.Trigger, steps: Steps) -> Steps:
    """Return steps in which this Unit or Base is the one in the trash, if its own destruction is the event.

    It can be exiled, returned or added to the hand. `InTrash` for a step that is done to cards in play only.
    """
    if on.event != "destroyed" or on.who is not None:
        return steps
    moved: Steps = m.exchanged(steps, _from_trash)
    return moved


def _from_trash(part: m.Model) -> m.Model | None:
    to = _IN_TRASH.get(getattr(part, "to", None))
    match part:
        case m.Return(where="hand") if to is not None:
            return m.AddToHand(to=to, link=part.link)
        case m.Pair(unit="this"):
            raise InTrash
        case m.Return() | m.Remove() if to is not None:
            return part.model_copy(update={"to": to})
        case _ if to is not None and isinstance(part, _ON_FIELD):
            raise InTrash
        case m.GainEffect():
            return None  # the effect that other cards gain is about them
    return part
