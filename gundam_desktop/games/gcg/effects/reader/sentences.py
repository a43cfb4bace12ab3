"""Reads sentences as steps: their grouping, the scope of conditions, the steps that "instead" replaces."""

from __future__ import annotations

from typing import Any, NamedTuple, cast

from lark import Token, Tree

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.errors import NotUnderstood
from gundam_desktop.games.gcg.effects.reader.joining import (
    asks_too_early,
    joined,
    joined_to_otherwise,
    paid,
    paired_with,
    replaced_by,
    taken_to_hand,
)
from gundam_desktop.games.gcg.effects.reader.lasting import (
    EventReduction,
    Given,
    SameReduction,
    SameStep,
    Steps,
    Untimed,
)
from gundam_desktop.games.gcg.effects.reader.looking import LookingReader
from gundam_desktop.games.gcg.effects.reader.players import PLAYERS
from gundam_desktop.games.gcg.effects.reader.steps import PairIt
from gundam_desktop.games.gcg.effects.reader.trees import Node, first_token, subtrees

_LINKS: dict[str, m.Link] = {"then": "then", "if_you_do": "if you do", "if_you_dont": "if you don't"}
_LEAVES = (m.Return, m.Destroy, m.Remove, m.AddToHand)
"""The steps after which a card is not on the field."""
_BLOCKS = (m.If, m.May, m.Case, m.Mode)


class Instead(NamedTuple):
    """Steps in place of earlier ones, if the condition holds."""

    condition: m.Condition
    steps: tuple[Any, ...]
    """Omitted parts are those of the earlier step."""


class DoneInstead(NamedTuple):
    """Steps in place of the step before an option, if that was done: "You may discard 1. If you do, draw 2 instead"."""

    steps: tuple[Any, ...]


class TakenInstead(NamedTuple):
    """The card that was to be returned to the top is added to the hand, if the condition holds."""

    condition: m.Condition


class Otherwise(NamedTuple):
    """Steps for when the condition before does not hold."""

    steps: Steps


class SentenceReader(LookingReader):
    """Reads the sentences of one effect."""

    def steps_of(self, sentences: list[Node]) -> Steps:
        """Return the steps of all sentences, each in its place."""
        steps: Steps = ()
        join_to = joined
        for sentence in sentences:
            if sentence.data == "modes":
                return (m.Mode(arms=tuple(self.steps_of(subtrees(mode)) for mode in subtrees(sentence))),)
            if cast(Node, sentence.children[-1]).data == "counting":
                self.visit(cast(Node, sentence.children[-1]))
                continue
            self.discourse.begin_sentence()
            join, statement = sentence.children[0], sentence.children[-1]
            said = self.visit(cast(Node, statement))
            if sentence.data == "sentence_in_turn":
                said = self._in_turn(cast(Node, sentence.children[1]), said)
            link = _LINKS[join.data] if isinstance(join, Tree) else None
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
            if isinstance(said, Instead):
                steps = self._replaced(sentence, steps, said)
                if asks_too_early(steps[-1]):
                    raise self.refuse(sentence, "it replaces the choice of the cards that it asks about")
                continue
            if isinstance(said, DoneInstead):
                steps = self._replaced_if_done(sentence, steps, said, link)
                continue
            if isinstance(said, Otherwise):
                steps, join_to = self._with_otherwise(sentence, steps, said), joined_to_otherwise
                continue
            said = tuple(self._limited(sentence, step) for step in said)
            said = (said[0].model_copy(update={"link": link}), *said[1:])
            self._note_moves(said)
            self.discourse.moved = m.moved_card(said[-1])
            if steps and isinstance(steps[-1], m.Later) and link is None and not self.discourse.refers:
                raise self.refuse(sentence, "it is not clear if it is done now or at that end")
            if link is not None and not steps:
                raise self.refuse(sentence, "nothing stands before it")
            if self.discourse.continues:
                steps = self._continued(sentence, steps, said)
            else:
                steps = join_to(steps, said, link, refers=self.discourse.refers)
        return steps

    def _note_moves(self, steps: Steps) -> None:
        """Keep whether the chosen cards have left the field, and whether they were destroyed."""
        for step in m.models_in(steps):
            leveled = isinstance(step, m.StatChange) and step.change in {"level", "cost"}
            if leveled or isinstance(step, m.Lose | m.Return | m.Destroy | m.Remove | m.AddToHand):
                self.discourse.several_changed = True
            if getattr(step, "to", None) == "chosen":
                if isinstance(step, _LEAVES):
                    self.discourse.off_field = True
                elif isinstance(step, m.Deploy | m.Pair):
                    self.discourse.off_field = False
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

    def _limited(
        self, sentence: Node, step: m.AnyStep | Untimed | Given | SameStep | SameReduction | EventReduction
    ) -> m.AnyStep:
        if isinstance(step, Given):
            raise self.refuse(sentence, "it does not say how long: during this turn, during this battle")
        if isinstance(step, SameStep | SameReduction):
            raise self.refuse(sentence, "it does not say to what")
        if isinstance(step, EventReduction):
            raise self.refuse(sentence, "no damage was spoken of before")
        if not isinstance(step, Untimed):
            return step
        if step.changes == (m.RuleChange(rule="stays rested"),):
            return m.Modify(to=step.to, changes=step.changes, lasts="opponent's next start phase")
        if step.changes != (m.RuleChange(rule="may attack when deployed"),) or step.turn or step.zone:
            raise self.refuse(sentence, "it does not say how long: during this turn, during this battle")
        return m.Modify(to=step.to, changes=step.changes)

    def _completed(self, sentence: Node, said: tuple[Any, ...], replaced: m.AnyStep) -> Steps:
        """Return a replacement with the duration and the cards of the replaced step, unless it has its own."""
        first = said[0]
        if isinstance(first, SameStep) and first.do == replaced.do:
            said = (replaced.model_copy(update={"amount": first.amount, "link": None}), *said[1:])
        elif isinstance(first, SameReduction) and isinstance(replaced, m.Modify):
            reduce = replaced.changes[0]
            if not isinstance(reduce, m.Reduce):
                raise self.refuse(sentence, "no damage is reduced before it")
            changes = (reduce.model_copy(update={"reduce": first.by}),)
            said = (replaced.model_copy(update={"changes": changes, "link": None}), *said[1:])
        elif isinstance(first, Untimed) and isinstance(replaced, m.Modify) and not first.turn and not first.zone:
            said = (m.Modify(to=first.to, changes=first.changes, lasts=replaced.lasts), *said[1:])
        return tuple(self._limited(sentence, step) for step in said)

    def _with_otherwise(self, sentence: Node, steps: Steps, otherwise: Otherwise) -> Steps:
        last = steps[-1] if steps else None
        if not isinstance(last, m.If) or last.otherwise:
            raise self.refuse(sentence, "there is no condition before it")
        return (*steps[:-1], last.model_copy(update={"otherwise": otherwise.steps}))

    # --- what players do

    def players_do(self, tree: Node) -> Steps:
        return self._players(tree, self._inner(tree, 0))

    def players_may(self, tree: Node) -> Steps:
        return self._players(tree, (m.May(steps=self._inner(tree, 0)),))

    def _players(self, tree: Node, steps: Steps) -> Steps:
        words = str(first_token(tree)).lower().removesuffix(" each")
        if words == "they" and self.discourse.players is None and self.discourse.opponent_asked:
            words = "your opponent"
        if words in {"that player", "its owner"} and self.discourse.players is None and self.discourse.enemy_chosen:
            words = "that enemy player"
        who, chosen = PLAYERS.get(words), self.discourse.players == "an enemy player"
        if who == "you and that enemy player" and chosen:
            self.discourse.players = "you and an enemy player"
        elif who is not None and (who != "that enemy player" or not chosen):
            self.discourse.players = who
            known = self.discourse.enemy_player or self.discourse.enemy_chosen
            if "that enemy player" in who and not known:
                raise self.refuse(tree, "no enemy player was spoken of before")
        else:
            self.discourse.continues = True
        who = self._spoken_players(tree)
        match steps:
            case (m.Choose() as choose, m.Destroy(to="chosen") as then):
                return (m.Players(who=who, steps=(choose,)), then)
        return (m.Players(who=who, steps=steps),)

    def _spoken_players(self, tree: Node) -> m.PlayersName:
        if self.discourse.players is None:
            raise self.refuse(tree, "no player was spoken of before")
        return self.discourse.players

    def player_with_most_does(self, tree: Node) -> Steps:
        self.discourse.players = "an enemy player"
        (step,) = self.visit(subtrees(tree)[0])
        self.discourse.continues = False
        if step.who != "an enemy player":
            raise self.refuse(tree, "what the chosen player does is wanted here")
        return (step.model_copy(update={"hand": "most"}),)

    def chosen_player_does(self, tree: Node) -> Steps:
        self.discourse.players = "an enemy player"
        *hand, does = subtrees(tree)
        (step,) = self.visit(does)
        self.discourse.continues = False
        if step.who not in {"an enemy player", "you and an enemy player"}:
            raise self.refuse(does, "what the chosen player does is wanted here")
        if not hand:
            return (step,)
        if step.who != "an enemy player":
            raise self.refuse(tree, "how many cards you have yourself is not asked")
        held = self.in_their_hand(tree)
        if held.count != m.Selector(what=("card",), side="enemy", zone="hand"):
            raise self.refuse(tree, "what cards they are is not known")
        return (step.model_copy(update={"hand": m.Range(least=held.least, most=held.most)}),)

    def _continued(self, sentence: Node, steps: Steps, said: Steps) -> Steps:
        """Put what players do further behind what they did last, with its condition on the card they looked at."""
        last = steps[-1] if steps else None
        if isinstance(last, m.If) and not last.otherwise:
            return (*steps[:-1], last.model_copy(update={"steps": self._continued(sentence, last.steps, said)}))
        if not isinstance(last, m.Players):
            raise self.refuse(sentence, "no player did something before")
        match said:
            case (m.Players(steps=more, link=link),):
                inner: Steps = (more[0].model_copy(update={"link": link}), *more[1:])
            case (
                m.If(
                    condition=m.Matches(card="looked" | "chosen"), steps=(m.Players(steps=more),), otherwise=()
                ) as asked,
            ):
                inner = (asked.model_copy(update={"steps": more}),)
            case _:
                return steps + said
        further = joined(last.steps, inner, inner[0].link, refers=self.discourse.refers)
        return (*steps[:-1], last.model_copy(update={"steps": further}))

    # --- kinds of statement

    def may(self, tree: Node) -> Steps:
        return (m.May(steps=self._inner(tree, 0)),)

    def at_end_of_turn(self, tree: Node) -> Steps:
        return (m.Later(steps=self._inner(tree, 0)),)

    def at_end_of_battle(self, tree: Node) -> Steps:
        return (m.Later(at="battle", steps=self._inner(tree, 0)),)

    def taken_instead(self, tree: Node) -> TakenInstead:
        return TakenInstead(self.visit(subtrees(tree)[0]))

    def if_so(self, tree: Node) -> Steps:
        condition, steps = subtrees(tree)
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
        if steps.data == "reduce_it":
            (said,) = self.visit(steps)
            change = self.when_reduced(on, bounds, said.by)
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

    def granted_first(self, tree: Node) -> Steps:
        duration, subject = subtrees(tree)
        return self._granted(tree, subject, duration)

    def granted(self, tree: Node) -> Steps:
        subject, duration = subtrees(tree)
        return self._granted(tree, subject, duration)

    def _granted(self, tree: Node, subject: Node, duration: Node) -> Steps:
        """Return an effect that cards gain for a time."""
        to = self.visit(subject)
        effect = self._gained_effect(tree)
        parts = {name: getattr(effect, name) for name in ("on", "gate", "turn", "condition", "steps")}
        return (m.GainEffect(to=to, lasts=self.visit(duration), **parts),)

    def granted_always(self, tree: Node) -> tuple[Given]:
        return (Given(self.visit(subtrees(tree)[0]), self._gained_effect(tree)),)

    def _gained_effect(self, tree: Node) -> m.Triggered:
        """Return the effect between the marks of a text."""
        written = first_token(tree)
        try:
            (effect,) = self.effects_of(str(written)[1:-1])
        except NotUnderstood as error:
            raise error.moved((written.start_pos or 0) + 1) from None
        if not isinstance(effect, m.Triggered) or effect.once:
            raise self.refuse(written, "only an effect that waits for an event is gained so")
        return effect

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

    def when_it_destroyed(self, tree: Node) -> Steps:
        (steps,) = subtrees(tree)
        kinds = self.discourse.chosen_kinds
        if self.discourse.object != "chosen" or kinds != {"unit"}:
            raise self.refuse(tree, "only a Unit that was chosen")
        side: m.Side = "enemy" if self.discourse.enemy_chosen else "any"
        return (m.If(condition=m.Destroys(destroys=side), steps=self._limit(steps)),)

    def instead(self, tree: Node) -> Instead:
        condition, steps = subtrees(tree)
        return Instead(self.visit(condition), self.visit(steps))

    def done_instead(self, tree: Node) -> DoneInstead:
        return DoneInstead(self.visit(subtrees(tree)[0]))

    def otherwise(self, tree: Node) -> Otherwise:
        return Otherwise(self._inner(tree, 0))

    def case(self, tree: Node) -> Steps:
        return (m.Case(arms=tuple(self.visit(arm) for arm in subtrees(tree))),)

    def only_arm(self, tree: Node) -> Steps:
        arm: m.Arm = self.visit(subtrees(tree)[0])
        return (m.If(condition=arm.condition, steps=arm.steps),)

    def arm(self, tree: Node) -> m.Arm:
        steps = self._inner(tree, 0)
        return m.Arm(condition=self.visit(subtrees(tree)[1]), steps=steps)

    def mode(self, tree: Node) -> Steps:
        return (m.Mode(arms=tuple(self._inner(tree, place) for place in range(len(subtrees(tree))))),)

    def _inner(self, tree: Node, place: int) -> Steps:
        return self._limit(subtrees(tree)[place])

    def _limit(self, tree: Node) -> Steps:
        return tuple(self._limited(tree, step) for step in self.visit(tree))

    # --- instead

    def _replaced_if_done(self, sentence: Node, steps: Steps, instead: DoneInstead, link: m.Link) -> Steps:
        """Put the step before an option behind it, for when it was not done; `instead` is for when it was."""
        if link != "if you do" or len(steps) < 2 or not isinstance(steps[-1], m.May) or isinstance(steps[-2], _BLOCKS):
            raise self.refuse(sentence, "nothing before it that this could replace")
        *before, replaced, option = steps
        first, *others = self._completed(sentence, instead.steps, replaced)
        done = (first.model_copy(update={"link": "if you do"}), *others)
        return (*before, option.model_copy(update={"link": replaced.link}), *done,
                replaced.model_copy(update={"link": "if you don't"}))  # fmt: skip

    def _replaced(self, sentence: Node, steps: Steps, instead: Instead) -> Steps:
        first = instead.steps[0]
        if isinstance(first, m.May) and len(instead.steps) == 1 and steps and not isinstance(steps[-1], _BLOCKS):
            otherwise = steps[-1].model_copy(update={"link": None})
            unless = otherwise.model_copy(update={"link": "if you don't"})
            option = m.If(
                link=steps[-1].link, condition=instead.condition, steps=(first, unless), otherwise=(otherwise,)
            )
            return (*steps[:-1], option)
        kind = "modify" if isinstance(first, Untimed) else first.do
        for place in range(len(steps) - 1, -1, -1):
            step = steps[place]
            rest: Steps | None = None
            if step.do == kind:
                rest = steps[place + 1 :]
            elif isinstance(step, m.If) and not step.otherwise and step.steps[0].do == kind:
                rest = (*step.steps[1:], *steps[place + 1 :])
            if rest is None:
                continue
            replaced = step.steps[0] if step.do != kind and isinstance(step, m.If) else step
            new = self._completed(sentence, instead.steps, replaced)
            if replaced is steps[-1]:
                return replaced_by(steps, instead.condition, new)
            before = (step.model_copy(update={"link": None}), *steps[place + 1 :])
            whole = m.If(link=step.link, condition=instead.condition, steps=(*new, *rest), otherwise=before)
            return (*steps[:place], whole)
        if steps and not isinstance(steps[-1], _BLOCKS):
            return replaced_by(steps, instead.condition, self._completed(sentence, instead.steps, steps[-1]))
        raise self.refuse(sentence, "nothing before it that this could replace")
