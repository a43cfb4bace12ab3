"""Reads sentences as steps: their grouping and the scope of conditions."""

from __future__ import annotations

from typing import Any, NamedTuple, cast

from lark import Token, Tree

from gundam_desktop.games.gcg.effects import language as m
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
from gundam_desktop.games.gcg.effects.reader.reductions import REDUCES
from gundam_desktop.games.gcg.effects.reader.replacing import DoneInstead, Instead, Otherwise, ReplacementReader
from gundam_desktop.games.gcg.effects.reader.said import Steps
from gundam_desktop.games.gcg.effects.reader.scope import asked_step, chosen_only_if_done, denies_condition, unclear
from gundam_desktop.games.gcg.effects.reader.steps import PairIt, PairWithIt
from gundam_desktop.games.gcg.effects.reader.trees import Node, first_token, subtrees

_LINKS: dict[str, m.Link] = {"then": "then", "if_you_do": "if you do", "if_you_dont": "if you don't"}
_LEAVES = (m.Return, m.Destroy, m.Remove, m.AddToHand)
"""The steps after which a card is not on the field."""


class TakenInstead(NamedTuple):
    """The card that was to be returned to the top is added to the hand, if the condition holds."""

    condition: m.Condition


class SentenceReader(ReplacementReader):
    """Reads the sentences of one effect."""

    def steps_of(self, sentences: list[Node]) -> Steps:
        """Return the steps of all sentences, each in its place."""
        steps: Steps = ()
        join_to = joined
        before: Node | None = None
        for sentence in sentences:
            if sentence.data in {"modes", "two_modes"}:
                arms = tuple(self.steps_of(subtrees(mode)) for mode in subtrees(sentence))
                number = 2 if sentence.data == "two_modes" else 1
                if len(arms) <= number:
                    raise self.refuse(sentence, "more effects than are chosen")
                return (m.Mode(arms=arms, number=number),)
            if cast(Node, sentence.children[-1]).data == "counting":
                self.visit(cast(Node, sentence.children[-1]))
                continue
            self.discourse.begin_sentence()
            join, statement = sentence.children[0], sentence.children[-1]
            said = self.visit(cast(Node, statement))
            if sentence.data == "sentence_in_turn":
                said = self._in_turn(cast(Node, sentence.children[1]), said)
            link = _LINKS[join.data] if isinstance(join, Tree) else None
            if link in m.ASKS_IF_DONE and self._denies_condition(sentence, steps, said, link, before):
                said, link = Otherwise(said), None
            before = cast(Node, statement)
            if said == (m.Deploy(to="chosen", pay=True),) and (with_payment := paid(steps)):
                steps = with_payment
                continue
            if isinstance(said, TakenInstead):
                if not (steps := taken_to_hand(steps, said.condition)):
                    raise self.refuse(sentence, "no card is returned to the top of the deck before it")
                continue
            if said and isinstance(said[0], PairIt):
                if not (steps := paired_with(steps, said[0].units)):
                    raise self.refuse(sentence, "no card was chosen just before it")
                continue
            if said and isinstance(said[0], PairWithIt):
                if not (steps := paired_onto(steps, said[0].card)):
                    raise self.refuse(sentence, "no Unit of yours was chosen just before it")
                continue
            if isinstance(said, Instead):
                steps = self.replaced(sentence, steps, said)
                if asks_what_it_replaces(steps):
                    raise self.refuse(sentence, "it replaces the step whose outcome it asks about")
                if asks_too_early(steps[-1]):
                    raise self.refuse(sentence, "it replaces the choice of the cards that it asks about")
                continue
            if isinstance(said, DoneInstead):
                steps = self.replaced_if_done(sentence, steps, said, link)
                continue
            if isinstance(said, Otherwise):
                steps, join_to = self.with_otherwise(sentence, steps, said), joined_to_otherwise
                continue
            said = tuple(self._limited(sentence, step) for step in said)
            if self.discourse.looked_by_others and not self.discourse.continues and _moves_looked(said):
                raise self.refuse(sentence, "it is not clear whose hand or deck is meant")
            if self.discourse.doer_left and _keeps_in_play(said):
                raise self.refuse(sentence, "the card of the event is not in play any more")
            said = (said[0].model_copy(update={"link": link}), *said[1:])
            self._note_moves(said)
            self.discourse.moved = m.moved_card(said[-1])
            if steps and isinstance(steps[-1], m.When) and link in {None, "then"} and not self.discourse.refers:
                raise self.refuse(sentence, "it is not clear if it is done now or at that event")
            if steps and isinstance(steps[-1], m.Later) and link is None and not self.discourse.refers:
                raise self.refuse(sentence, "it is not clear if it is done now or at that end")
            if link is not None and not steps:
                raise self.refuse(sentence, "nothing stands before it")
            if link is None and self.discourse.refers and chosen_either_way(steps):
                raise self.refuse(sentence, "it is not clear if that is meant of either choice")
            if self.discourse.continues:
                steps = self._continued(sentence, steps, said)
            else:
                steps = join_to(steps, said, link, refers=self.discourse.refers)
        return steps

    def _denies_condition(self, sentence: Node, steps: Steps, said: Any, link: m.Link, before: Node | None) -> bool:
        """Return True if "If you don't" denies the condition of the sentence before; refuse what is not clear."""
        join = self._words(cast(Node, sentence.children[0]))
        asked = asked_step(steps, link)
        condition = self._words(subtrees(before)[0]) if before is not None and before.data == "if_so" else None
        if asked is None:
            raise self.refuse(sentence, "nothing stands before it")
        if denies_condition(join, asked, condition):
            return True
        if why := unclear(join, asked):
            raise self.refuse(sentence, why)
        if link == "if you don't" and chosen_only_if_done((asked.step,), said):
            raise self.refuse(sentence, "it is about cards that are not chosen then")
        return False

    def _words(self, node: Node) -> str:
        return self.line[node.meta.start_pos : node.meta.end_pos]

    def _note_moves(self, steps: Steps) -> None:
        """Keep whether the chosen cards have left the field, and whether they were destroyed."""
        for step in m.models_in(steps):
            self.discourse.returned = self.discourse.returned or isinstance(step, m.Return)
            leveled = isinstance(step, m.StatChange) and step.change in {"level", "cost"}
            if leveled or isinstance(step, m.Lose | m.Return | m.Destroy | m.Remove | m.AddToHand):
                self.discourse.several_changed = True
            if getattr(step, "to", None) == "chosen":
                if isinstance(step, _LEAVES):
                    self.discourse.off_field = True
                elif isinstance(step, m.Deploy | m.Pair):
                    self.discourse.off_field, self.discourse.not_deployed = False, None
                self.discourse.destroyed = self.discourse.destroyed or isinstance(step, m.Destroy)

    def _in_turn(self, turn: Node, said: Any) -> Steps:
        """Put a sentence under its condition on whose turn it is."""
        whose = m.TurnIs(turn="your" if turn.data == "your_turn" else "opponent's")
        if not isinstance(said, tuple) or isinstance(said, Instead | Otherwise):
            raise self.refuse(turn, "it replaces something whosever turn it is")
        if len(said) == 1 and isinstance(said[0], m.If) and not said[0].otherwise:
            condition = said[0].condition
            both = condition.both if isinstance(condition, m.Both) else (condition,)
            return (said[0].model_copy(update={"condition": m.Both(both=(whose, *both))}),)
        return (m.If(condition=whose, steps=tuple(self._limited(turn, step) for step in said)),)

    # --- kinds of statement

    def may(self, tree: Node) -> Steps:
        self.discourse.optional = True
        steps = self._inner(tree, 0)
        self.discourse.optional = False
        if any(isinstance(step, m.Players) for step in steps[1:]):
            raise self.refuse(tree, "it is not clear if what others do is optional, too")
        return (m.May(steps=steps),)

    def if_they_have(self, tree: Node) -> Steps:
        """Return what is done if the chosen enemy player has a number of cards in hand."""
        condition, steps = subtrees(tree)
        asked = self.visit(condition)
        self.discourse.opponent_asked = True
        return (m.If(condition=asked, steps=self._limit(steps)),)

    def may_if(self, tree: Node) -> Steps:
        condition = self.visit(subtrees(tree)[1])
        return (m.If(condition=condition, steps=self.may(tree)),)

    def at_end_of_turn(self, tree: Node) -> Steps:
        return (m.Later(steps=self._inner(tree, 0)),)

    def at_end_of_their_next_turn(self, tree: Node) -> Steps:
        return (m.Later(at="opponent's next turn", steps=self._inner(tree, 0)),)

    def at_start_of_their_next_turn(self, tree: Node) -> Steps:
        return (m.Later(at="start of opponent's next turn", steps=self._inner(tree, 0)),)

    def at_start_of_your_next_turn(self, tree: Node) -> Steps:
        return (m.Later(at="start of your next turn", steps=self._inner(tree, 0)),)

    def at_end_of_your_next_turn(self, tree: Node) -> Steps:
        return (m.Later(at="end of your next turn", steps=self._inner(tree, 0)),)

    def at_end_of_battle(self, tree: Node) -> Steps:
        return (m.Later(at="battle", steps=self._inner(tree, 0)),)

    def if_at_end_of_battle(self, tree: Node) -> Steps:
        condition = self.visit(subtrees(tree)[0])
        return (m.If(condition=condition, steps=(m.Later(at="battle", steps=self._inner(tree, 1)),)),)

    def taken_instead(self, tree: Node) -> TakenInstead:
        return TakenInstead(self.visit(subtrees(tree)[0]))

    def if_so(self, tree: Node) -> Steps | Otherwise:
        condition, steps = subtrees(tree)
        if [part.data for part in subtrees(condition)] == ["is_otherwise"]:
            self.visit(subtrees(subtrees(condition)[0])[0])
            return Otherwise(self._limit(steps))
        return (m.If(condition=self.visit(condition), steps=self._limit(steps)),)

    def if_this_turn(self, tree: Node) -> Steps:
        duration, event, steps = subtrees(tree)
        if duration.data != "this_turn":
            raise self.refuse(duration, "only what happened during this turn is kept")
        return (m.If(condition=self.visit(event), steps=self._limit(steps)),)

    def when_lasting(self, tree: Node) -> Steps:
        duration, event, steps = subtrees(tree)
        on = self.visit(event)
        on, bounds = on if isinstance(on, tuple) else (on, None)
        if steps.data in REDUCES:
            (said,) = self.visit(steps)
            change = self.when_reduced(on, bounds, said)
            if change is None:
                raise self.refuse(event, "only damage that is received is reduced so")
            return (change.model_copy(update={"lasts": self.visit(duration)}),)
        if bounds is not None:
            raise self.refuse(event, "how much damage it is matters only where it is reduced")
        return (m.When(on=on, lasts=self.visit(duration), steps=self._limit(steps)),)

    def when_chosen_do(self, tree: Node) -> Steps:
        duration, event, steps = subtrees(tree)
        on, lasts = self._chosen_does(event), self.visit(duration)
        return (m.When(on=on, by_chosen=True, lasts=lasts, steps=self._limit(steps)),)

    def when_lasting_behind(self, tree: Node) -> Steps:
        event, duration, steps = subtrees(tree)
        on, lasts = self._chosen_does(event), self.visit(duration)
        return (m.When(on=on, by_chosen=True, lasts=lasts, steps=self._limit(steps)),)

    def when_lasting_if(self, tree: Node) -> Steps:
        event, duration, condition, steps = subtrees(tree)
        on, lasts = self._chosen_does(event), self.visit(duration)
        inner = m.If(condition=self.visit(condition), steps=self._limit(steps))
        return (m.When(on=on, by_chosen=True, lasts=lasts, steps=(inner,)),)

    def counting(self, tree: Node) -> Steps:
        """Keep a number for "that number" in the sentences after."""
        number: m.Amount = self.visit(subtrees(tree)[0])
        plus = any(isinstance(child, Token) for child in tree.children)
        self.discourse.number = m.Plus(plus=1, amount=number) if plus else number
        return ()

    def _chosen_does(self, event: Node) -> m.Trigger:
        """Return the trigger for an event of the chosen cards."""
        if self.discourse.as_subject() != "chosen":
            raise self.refuse(event, "nothing was chosen before")
        on: m.Trigger = self.visit(event)
        return on

    def when_destroyed(self, tree: Node) -> Steps:
        what, steps = subtrees(tree)
        said: m.Selector = self.visit(what)
        if said != m.Selector(what=("unit",), side=said.side):
            raise self.refuse(what, "only Units, enemy or friendly")
        return (m.If(condition=m.Destroys(destroys=said.side), steps=self._limit(steps)),)

    def when_so_many_destroyed(self, tree: Node) -> Steps:
        quantity, steps = subtrees(tree)
        return (m.If(condition=self._destroyed(quantity, self.visit(quantity)), steps=self._limit(steps)),)

    def when_it_destroyed(self, tree: Node) -> Steps:
        (steps,) = subtrees(tree)
        kinds = self.discourse.chosen_kinds
        if self.discourse.object != "chosen" or kinds != {"unit"}:
            raise self.refuse(tree, "only a Unit that was chosen")
        side: m.Side = "enemy" if self.discourse.enemy_chosen else "any"
        never = tree.data == "when_it_not_destroyed"
        return (m.If(condition=m.Destroys(destroys=side, never=never), steps=self._limit(steps)),)

    when_it_not_destroyed = when_it_destroyed

    def case(self, tree: Node) -> Steps:
        return (m.Case(arms=tuple(self.visit(arm) for arm in subtrees(tree))),)

    def only_arm(self, tree: Node) -> Steps:
        arm: m.Arm = self.visit(subtrees(tree)[0])
        if subtrees(subtrees(tree)[0])[0].data in {"chain", "then_chain"}:
            raise self.refuse(tree, "it is not clear if all of that has the condition: it stands before them")
        return (m.If(condition=arm.condition, steps=arm.steps),)

    def arm(self, tree: Node) -> m.Arm:
        steps = self._inner(tree, 0)
        return m.Arm(condition=self.visit(subtrees(tree)[1]), steps=steps)

    def activate_or_add(self, tree: Node) -> Steps:
        """Return the choice between a card's own 【Main】 and adding it to the hand."""
        timing = self._timing(first_token(tree))
        return (m.Mode(arms=((m.ActivateMain(of="this card", timing=timing),), (m.AddToHand(to="this card"),))),)

    def mode(self, tree: Node) -> Steps:
        return (m.Mode(arms=tuple(self._inner(tree, place) for place in range(len(subtrees(tree))))),)


def _moves_looked(steps: Steps) -> bool:
    """True if something is done to the cards that were looked at, by you."""
    you = [step for step in steps if not isinstance(step, m.Players)]
    return any(getattr(part, "to", None) == "looked" for step in you for part in m.models_in(step))


def _keeps_in_play(steps: Steps) -> bool:
    """True if something is done to the card of the event that is only done to cards in play."""
    in_play = (m.Modify, m.Recover, m.Rest, m.SetActive, m.Damage, m.Destroy)
    return any(isinstance(part, in_play) and part.to == "event doer" for part in m.models_in(steps))
