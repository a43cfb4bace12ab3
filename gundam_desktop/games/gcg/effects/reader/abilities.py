"""Reads a line of text as an ability: its marks, its cost, its opening, its sentences."""

from __future__ import annotations

from typing import Any, NamedTuple, cast

from lark import Token, Tree

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.language.token_facts import TokenLookup
from gundam_desktop.games.gcg.effects.reader.after_destruction import InTrash, with_card_in_trash
from gundam_desktop.games.gcg.effects.reader.changes import PREVENTED, stat_and_number
from gundam_desktop.games.gcg.effects.reader.damage_events import EventIf, SoMuchReceived
from gundam_desktop.games.gcg.effects.reader.discourse import Discourse
from gundam_desktop.games.gcg.effects.reader.events import cause_fields, has_enemy_player
from gundam_desktop.games.gcg.effects.reader.losing import asks_for_lost, gains_what_it_lacks, settled
from gundam_desktop.games.gcg.effects.reader.marks import Marks
from gundam_desktop.games.gcg.effects.reader.reductions import REDUCES
from gundam_desktop.games.gcg.effects.reader.said import DamageDealt, Given, Steps, Taken, Untimed
from gundam_desktop.games.gcg.effects.reader.substitutes import SubstituteReader
from gundam_desktop.games.gcg.effects.reader.trees import Node, first_token, subtrees

TAKES_OVER = {"taken_over", "passed_on"}
"""Statements by which another card receives damage."""
_SENTENCES = {"sentence", "sentence_in_turn", "modes"}
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


def _only_if(asked: m.Condition, steps: Steps) -> Steps:
    """Return the steps under a condition, which also governs what follows by "Then"."""
    then = next((place for place, step in enumerate(steps) if step.link == "then"), len(steps))
    return (m.If(condition=asked, steps=steps[:then]), *steps[then:])


def _speaks_of_others(cost: m.Cost) -> bool:
    """True for a cost that names another card than this Unit or Base: "it" could mean either."""
    return hasattr(cost, "what") or getattr(cost, "card", "this") in {"this pilot", "this card in trash"}


class AbilityReader(SubstituteReader):
    """Reads a whole ability, given its marks."""

    def __init__(self, line: str, tokens: TokenLookup, marks: Marks, cost: tuple[m.Cost, ...] = ()) -> None:
        super().__init__(line, tokens, marks)
        self._cost = cost
        if any(_speaks_of_others(part) for part in cost):
            self.discourse.subject = self.discourse.object = None
        self.discourse.destroyed = any(isinstance(part, m.DestroyCost) and part.destroy == 1 for part in cost)
        self.discourse.discards = next(
            (part.most or part.discard for part in cost if isinstance(part, m.DiscardCost)), 0
        )
        self.of_destruction = marks.on is not None and marks.on.event == "destroyed"
        self.of_deployment = marks.on is not None and marks.on.event == "deploy"
        if marks.commands:
            self.of_command = True
            self.discourse = Discourse(None, None)
        if marks.on is not None and marks.on.event == "burst":
            self.discourse = Discourse("this card", "this card")

    def effect(self, tree: Node) -> m.AnyAbility:
        """Return the ability made of the marks and sentences."""
        sentences = [node for node in subtrees(tree) if node.data in _SENTENCES]
        first = subtrees(tree)[0]
        opening = Opening() if first.data in _SENTENCES else cast(Opening, self.visit(first))
        marks = self._marks
        if marks.commands or marks.activated:
            if opening != Opening():
                raise self.refuse(first, "it does not go with the mark before it")
            if marks.commands:
                return m.Command(timing=marks.commands, steps=self.steps_of(sentences))
            steps = self.steps_of(sentences)
            return m.Activated(timing=marks.activated, gate=marks.gate, once=marks.once, cost=self._cost, steps=steps)
        if opening.would is not None and cast(Node, sentences[0].children[-1]).data in TAKES_OVER:
            return self._taken_over(first, opening, sentences)
        if opening.would is not None:
            return self._kept_from(first, opening, opening.would, sentences)
        if cast(Node, sentences[0].children[-1]).data == "increase_it" or opening.dealt is not None:
            return self._increased(first, opening, sentences)
        if marks.on and opening.on:
            raise self.refuse(first, "its mark says already when")
        if opening.on and not marks.on and (reduction := self._reduction(opening, sentences)):
            return reduction
        if opening.bounds is not None:
            raise self.refuse(first, "how much damage it is matters only where it is reduced")
        if on := marks.on or opening.on:
            self._refuse_never(first, on)
            steps = self.steps_of(sentences)
            steps = steps if opening.asked is None else _only_if(opening.asked, steps)
            steps = (m.Later(at="battle", steps=steps),) if opening.at_end_of_battle else steps
            try:
                steps = with_card_in_trash(on, steps)
            except InTrash:
                raise self.refuse(tree, "this card is in the trash by then") from None
            return m.Triggered(
                on=on, gate=marks.gate, turn=opening.turn, condition=opening.condition, once=marks.once, steps=steps
            )
        return self._constant(opening, sentences)

    def _kept_from(self, tree: Node, opening: Opening, would: m.RuleChange, sentences: list[Node]) -> m.Constant:
        """Return the constant effect that keeps this Unit from damage that it would receive, or reduces it."""
        statement = cast(Node, sentences[0].children[-1])
        if len(sentences) > 1 or self._marks.on:
            raise self.refuse(tree, "only damage that is reduced or not received")
        if statement.data == "not_received" and opening.would_to is None:
            change: m.Change = would.model_copy(update={"once": self._marks.once})
        elif statement.data in REDUCES and would.what in {None, m.ENEMY_CARD}:
            damage = would.rule.removeprefix("no ").removesuffix("damage from").strip() or "any"
            by = None if would.what is None else "enemy"
            (less,) = self.visit(statement)
            bounds = {"least": would.least, "most": would.most}
            change = m.Reduce.model_validate(
                {"reduce": less.by, "to": less.to, "damage": damage, "by": by, "once": self._marks.once, **bounds}
            )
        else:
            raise self.refuse(statement, "only damage that is reduced or not received")
        to = opening.would_to or "this"
        return m.Constant(gate=self._marks.gate, turn=opening.turn, to=to, changes=(change,))

    def _taken_over(self, tree: Node, opening: Opening, sentences: list[Node]) -> m.Constant:
        """Return the constant effect by which another card receives damage instead."""
        would, marks = opening.would, self._marks
        if would is None or would.what not in {None, m.ENEMY_CARD} or would.least or would.most is not None:
            raise self.refuse(tree, "damage, or damage from any enemy")
        if len(sentences) > 1 or marks.on:
            raise self.refuse(tree, "only damage that another card receives instead")
        (taken,) = self.visit(cast(Node, sentences[0].children[-1]))
        if not isinstance(opening.would_to, m.All) and taken.by != "enemy shield area":
            raise self.refuse(sentences[0], "another card than the one that would receive it")
        damage = would.rule.removeprefix("no ").removesuffix("damage from").strip() or "any"
        by = None if would.what is None else "enemy"
        change = m.TakenOver.model_validate({"taken_by": taken.by, "damage": damage, "by": by, "once": marks.once})
        return m.Constant(gate=marks.gate, turn=opening.turn, to=opening.would_to or "this", changes=(change,))

    def taken_over(self, tree: Node) -> tuple[Taken]:
        by = self.visit(subtrees(tree)[0])
        if by not in {"this", "this base"}:
            raise self.refuse(tree, "this Unit, or this Base")
        return (Taken(by),)

    def passed_on(self, _: Node) -> tuple[Taken]:
        return (Taken("enemy shield area"),)

    def _increased(self, tree: Node, opening: Opening, sentences: list[Node]) -> m.Constant:
        """Return the constant effect by which damage is increased: "When ... deals damage to ..., increase it by 1"."""
        dealt, on, marks = opening.dealt, opening.on, self._marks
        if on is not None and on == m.Trigger(event="deals battle damage", who=on.who, what=on.what) and on.what:
            dealt = DamageDealt(on.who, on.what, "battle")
        statement = cast(Node, sentences[0].children[-1])
        if dealt is None or statement.data != "increase_it" or len(sentences) > 1 or marks.on or marks.once:
            raise self.refuse(tree, "damage that is dealt is increased, and nothing else")
        to, change = self.increase_of(tree, dealt, int(first_token(statement)))
        return m.Constant(gate=marks.gate, turn=opening.turn, condition=opening.condition, to=to, changes=(change,))

    def _refuse_never(self, tree: Node, on: m.Trigger) -> None:
        """Refuse an event that never happens to such cards."""
        try:
            m.Trigger.model_validate(on.model_dump())
        except ValueError:
            raise self.refuse(tree, "this never happens to such cards") from None

    def _reduction(self, opening: Opening, sentences: list[Node]) -> m.Constant | None:
        """Return a constant effect that is worded as an event: "when this Unit receives damage, reduce it by 1"."""
        statement, condition = cast(Node, sentences[0].children[-1]), opening.condition
        if statement.data == "if_so" and subtrees(statement)[1].data in REDUCES and condition is None:
            condition, statement = self.visit(subtrees(statement)[0]), subtrees(statement)[1]
        if statement.data not in REDUCES:
            return None
        (reduce,) = self.visit(statement)
        on, once = opening.on, self._marks.once
        change = self.when_reduced(on, opening.bounds, reduce, once=once) if on is not None else None
        if change is None or len(sentences) > (1 if reduce.to else 2):
            raise self.refuse(statement, "only damage that is received is reduced so")
        changes = change.changes
        if len(sentences) == 2:
            changes = (changes[0].model_copy(update={"instead": self._reduced_instead(sentences[1])}),)
        return m.Constant(gate=self._marks.gate, turn=opening.turn, condition=condition, to=change.to, changes=changes)

    def _reduced_instead(self, sentence: Node) -> m.ReduceIf:
        """Return another amount under a condition: "If you are Lv.10 or higher, reduce it by 4 instead"."""
        join, statement = sentence.children[0], cast(Node, sentence.children[-1])
        parts = subtrees(statement)
        if isinstance(join, Tree) or statement.data != "instead" or parts[1].data not in {"reduce_it", "reduced_by"}:
            raise self.refuse(sentence, "only damage that is received is reduced so")
        (reduce,) = self.visit(parts[1])
        condition = self.visit(parts[0])
        asked = {part.card for part in m.models_in(condition) if isinstance(part, m.Matches)}
        if not asked <= {"this", "this base", "this pilot"}:
            raise self.refuse(sentence, "only about this card")
        return m.ReduceIf(condition=condition, reduce=reduce.by)

    def _constant(self, opening: Opening, sentences: list[Node]) -> m.Constant | m.GivesEffect:
        if (counting := cast(Node, sentences[0].children[-1])).data == "counting" and len(sentences) > 1:
            self.visit(counting)
            sentences = sentences[1:]
        join, statement = sentences[0].children[0], sentences[0].children[-1]
        alone = len(sentences) == 1 and not isinstance(join, Tree)
        if alone and opening.condition is None and cast(Node, statement).data == "if_so":
            condition, statement = subtrees(cast(Node, statement))
            opening = opening._replace(condition=self.visit(condition))
        behind = alone and opening.condition is None and cast(Node, statement).data == "only_arm"
        if behind:
            statement, condition = subtrees(subtrees(cast(Node, statement))[0])
        said: tuple[Any, ...] = self.visit(cast(Node, statement)) if alone else ()
        if behind:
            opening = opening._replace(condition=self.visit(condition))
        if len(said) == 1 and isinstance(said[0], Given) and not self._marks.once:
            try:
                return m.GivesEffect(gate=self._marks.gate, turn=opening.turn, condition=opening.condition,
                                     to=said[0].to, effect=said[0].effect)  # fmt: skip
            except ValueError:
                raise self.refuse(sentences[0], "only cards in play gain an effect that waits for an event") from None
        twice = len(said) == 1 and isinstance(said[0], Untimed) and opening.turn and said[0].turn
        if self._marks.once or len(said) != 1 or not isinstance(said[0], Untimed) or twice:
            raise self.refuse(sentences[0], 'without a mark or a "when" it does not say when this happens')
        of_whom, meanwhile = settled(said[0], opening.condition or said[0].condition)
        turn = opening.turn or said[0].turn
        if gains_what_it_lacks(of_whom, meanwhile):
            raise self.refuse(sentences[0], "with that keyword effect the condition would not hold any more")
        if asks_for_lost(of_whom):
            raise self.refuse(sentences[0], "a card that loses the keyword effect would not be meant any more")
        return m.Constant(gate=self._marks.gate, turn=turn, condition=meanwhile, **_of_whom(of_whom))

    def also_named(self, tree: Node) -> m.AlsoNamed:
        """Another name of the card itself."""
        if self._marks.gate:
            raise self.refuse(tree, "a card has its names always")
        self._always(tree)
        return m.AlsoNamed(name=str(first_token(tree))[1:-1])

    def attacks_only_after(self, tree: Node) -> m.Constant:
        """Return the prohibition to attack while no such Unit was deployed in the turn."""
        self._always(tree)
        happened: m.ThisTurn = self.visit(subtrees(tree)[0])
        never = happened.model_copy(update={"never": True})
        return m.Constant(gate=self._marks.gate, condition=never, changes=(m.RuleChange(rule="cannot attack"),))

    def play_as(self, tree: Node) -> m.PlayAs:
        cost, figures = self._all(tree)
        return m.PlayAs(by=(cost,), **figures)

    def play_cheaper_by(self, tree: Node) -> m.PlayAs:
        stat, by = stat_and_number(change := first_token(tree))
        if stat != "cost":
            raise self.refuse(change, "only its cost matters while it is played")
        cost = m.Plus(plus=by, amount=m.THIS_CARDS_COST)
        return m.PlayAs(by=(self.visit(subtrees(tree)[0]),), cost=cost)

    def play_as_if(self, tree: Node) -> m.PlayAs:
        condition, figures = self._all(tree)
        return m.PlayAs(condition=condition, **figures)

    def pair_as(self, tree: Node) -> m.PlayAs:
        unit, figures = self._all(tree)
        return m.PlayAs(onto=unit, **figures)

    def pair_cheaper(self, tree: Node) -> m.PlayAs:
        stat, by = stat_and_number(change := first_token(tree))
        if stat != "cost":
            raise self.refuse(change, "only its cost matters while it is played")
        return m.PlayAs(onto=self.visit(subtrees(tree)[0]), cost=m.Plus(plus=by, amount=m.THIS_CARDS_COST))

    def play_cheaper(self, tree: Node) -> m.PlayAs:
        change = first_token(tree)
        stat, by = stat_and_number(change)
        if stat != "cost":
            raise self.refuse(change, "only its cost matters while it is played")
        return m.PlayAs(condition=self._condition(subtrees(tree)[0]), cost=m.Plus(plus=by, amount=m.THIS_CARDS_COST))

    def as_if(self, tree: Node) -> dict[str, int]:
        """Return the Lv., the cost or both, with one amount."""
        amount, figures = int(first_token(tree)), subtrees(tree)[0].data
        kinds = {"level_figure": ("level",), "cost_figure": ("cost",)}.get(figures, ("level", "cost"))
        return dict.fromkeys(kinds, amount)

    def as_if_both(self, tree: Node) -> dict[str, int]:
        level, cost = (int(cast(Token, number)) for number in tree.children)
        return {"level": level, "cost": cost}

    # --- openings

    def when(self, tree: Node) -> Opening:
        turn, event, condition = tree.children
        whose = self._turn(turn)
        on = self.visit(cast(Node, event))
        asked = on.condition if isinstance(on, EventIf) else None
        on = on.trigger if isinstance(on, EventIf) else on
        if isinstance(on, SoMuchReceived):
            return Opening(on.trigger, whose, self._condition(condition), on.bounds)
        if isinstance(on, m.DestroyedWith | m.DeployedFrom):
            happens = m.Trigger(event="destroyed" if isinstance(on, m.DestroyedWith) else "deploy")
            return Opening(happens, whose, self._condition(condition), asked=on)
        if isinstance(on, DamageDealt):
            return Opening(None, whose, self._condition(condition), dealt=on)
        self.discourse.enemy_player = has_enemy_player(on)
        self.discourse.waited_for = on.who
        named = self.discourse.enemy is not None or (on.what is not None and "unit" in on.what.what)
        self.discourse.event_unit = named and "destroy" not in on.event
        self.discourse.opponent_asked = on.by == "enemy" and on.who is None
        return Opening(on, whose, self._condition(condition), asked=asked)

    def when_discarded(self, tree: Node) -> Opening:
        """Return the event that an effect discards this card."""
        self.discourse.subject = self.discourse.object = None
        self.of_command = True  # like a Command it has no Unit that "this Unit" could be
        trigger = m.Trigger(event="discarded by effect")
        return Opening(trigger.model_copy(update=cause_fields(self.visit(subtrees(tree)[0]))))

    def at_end_of_attack_on_player(self, _: Node) -> Opening:
        return Opening(m.Trigger(event="attack", on_player=True), at_end_of_battle=True)

    def at_end_of_block(self, _: Node) -> Opening:
        return Opening(m.Trigger(event="blocks"), at_end_of_battle=True)

    def at_end_of_attack(self, _: Node) -> Opening:
        return Opening(m.Trigger(event="attack"), at_end_of_battle=True)

    def when_in_turn(self, tree: Node) -> Opening:
        event, turn = subtrees(tree)
        on = self.visit(event)
        if not isinstance(on, m.Trigger):
            raise self.refuse(event, "whose turn it is stands before it")
        self.discourse.enemy_player = has_enemy_player(on)
        self.discourse.waited_for = on.who
        return Opening(on, self._turn(turn))

    def if_when(self, tree: Node) -> Opening:
        condition, event = subtrees(tree)
        asked = self._condition(condition)
        on = self.visit(event)
        if isinstance(on, SoMuchReceived):
            return Opening(on.trigger, None, asked, on.bounds)
        if isinstance(on, m.DestroyedWith | m.DeployedFrom | DamageDealt | EventIf):
            raise self.refuse(event, "a condition before such an event")
        self.discourse.waited_for = on.who
        return Opening(on, None, asked)

    def on_turn_deployed(self, _: Node) -> Opening:
        self.discourse.mention("this")
        self.discourse.deployed = True
        return Opening(condition=m.DEPLOYED_THIS_TURN)

    def end_of_paid_turn(self, tree: Node) -> Opening:
        who = self.with_fields(tree, self.one(tree), side="your")
        return Opening(m.Trigger(event="end of turn"), None, m.ThisTurn(this_turn="pays for effect", who=who))

    def at_so(self, tree: Node) -> Opening:
        """Return an effect of the start or end of a turn with a condition before its time."""
        asked, timing = subtrees(tree)
        condition = self._condition(asked)
        return self.at(Tree("at", [timing], tree.meta))._replace(asked=condition)

    def when_would_receive(self, tree: Node) -> Opening:
        """Return damage that this Unit would receive, which a constant effect keeps it from."""
        self.discourse.mention("this")
        (damage,) = subtrees(tree)
        rule, what = PREVENTED[damage.data]
        what = self.with_fields(damage, self.one(damage), side="enemy") if subtrees(damage) else what
        return Opening(would=m.RuleChange(rule=rule, what=what))

    def when_others_would_receive(self, tree: Node) -> Opening:
        """Return damage that other cards, or this Base, would receive."""
        turn, happener, damage = tree.children
        who = self.happener_of(cast(Node, happener), "receives damage")
        would = self.when_would_receive(Tree("when_would_receive", [damage], tree.meta)).would
        self.discourse.several = None
        base = cast(Node, happener).data == "this_one_base"
        to: m.Reference = m.All(all=who) if who is not None else "this base" if base else "this"
        return Opening(turn=self._turn(turn), would=would, would_to=to)

    def when_would_receive_so_much(self, tree: Node) -> Opening:
        """Return damage of a certain amount that this Unit would receive."""
        bounds, damage = subtrees(tree)
        would = self.when_would_receive(Tree("when_would_receive", [damage], tree.meta)).would
        amount: m.Range = self.visit(bounds)
        if would is None or would.what not in {None, m.ENEMY_CARD}:
            raise self.refuse(tree, "damage of such an amount from any card, or from any enemy card")
        return Opening(would=would.model_copy(update={"least": amount.least or 0, "most": amount.most}))

    def at(self, tree: Node) -> Opening:
        timing = subtrees(tree)[0].data
        if timing.endswith("_any_turn"):
            every: Any = timing.replace("any_", "").replace("_", " ")
            return Opening(m.Trigger(event=every))
        whose = "opponent's" if timing.endswith("_their_turn") else "your"
        self.discourse.opponent_asked = whose == "opponent's"
        event: Any = timing.replace("their_", "").replace("_", " ")
        return Opening(m.Trigger(event=event), whose)

    def end_of_pairing_turn(self, _: Node) -> Opening:
        return Opening(m.Trigger(event="end of turn"), None, m.PAIRED_THIS_TURN)

    def while_so(self, tree: Node) -> Opening:
        turn, condition = tree.children
        return Opening(None, self._turn(turn), self._condition(condition))

    def during(self, tree: Node) -> Opening:
        return Opening(None, self._turn(tree.children[0]))

    def _condition(self, condition: object) -> m.Condition | None:
        return cast(m.Condition, self.visit(condition)) if isinstance(condition, Tree) else None


def _of_whom(said: Untimed) -> dict[str, Any]:
    """Return the cards, the zone and the changes of a constant effect; "deployed rested" is a rule for this card."""
    if said.changes == (m.RuleChange(rule="deployed rested"),) and isinstance(said.to, m.All):
        return {"to": "this", "changes": (m.RuleChange(rule="deployed rested", what=said.to.all),)}
    return {"to": said.to, "zone": said.zone, "changes": said.changes}
