"""Instructions become steps."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any, NamedTuple, TypeAlias, cast

from lark import Token

from gundam_desktop.games.gcg.effects.models import (
    ActivateMain,
    AddToHand,
    Amount,
    AnyStep,
    Change,
    Choose,
    Count,
    Damage,
    Deploy,
    DeployToken,
    Destroy,
    Discard,
    Draw,
    Gain,
    Group,
    If,
    Keyword,
    Look,
    Modify,
    Pair,
    PlaceResource,
    Recover,
    Reference,
    Remove,
    Rest,
    Return,
    ReturnLooked,
    Rule,
    Selector,
    SetActive,
    ShieldToHand,
    SplitLooked,
    Stat,
    StatChange,
    Times,
    TopOrBottom,
)
from gundam_desktop.games.gcg.effects.reader.conditions import ConditionReader
from gundam_desktop.games.gcg.effects.reader.errors import NotUnderstood
from gundam_desktop.games.gcg.effects.reader.nouns import Node, _nodes, _token
from gundam_desktop.games.gcg.effects.reader.token_names import token_facts
from gundam_desktop.games.gcg.effects.tokens import TokenLookup

Lasts: TypeAlias = Any


class Unlimited(NamedTuple):
    """A modification without a duration: what a constant effect does."""

    to: Reference
    changes: tuple[Change, ...]


Steps: TypeAlias = tuple[AnyStep, ...]


class StepReader(ConditionReader):
    """Reads instructions."""

    def __init__(self, line: str, tokens: TokenLookup) -> None:
        super().__init__(line)
        self.tokens = tokens

    def chain(self, tree: Node) -> Steps:
        """Several instructions with "and" between them."""
        return tuple(step for part in _nodes(tree) for step in cast(Steps, self.visit(part)))

    instruction = chain

    # --- choosing

    def choose(self, tree: Node) -> Steps:
        groups = cast(tuple[Group, ...], self.visit(_nodes(tree)[0]))
        return self._choose(*groups)

    def choose_chain(self, tree: Node) -> Steps:
        return self.choose(tree) + cast(Steps, self.visit(_nodes(tree)[1]))

    def groups(self, tree: Node) -> tuple[Group, ...]:
        found: list[Group] = []
        for part in _nodes(tree):
            said = self.visit(part)
            found += said if isinstance(said, tuple) else [said]
        return tuple(found)

    def _choose(self, *groups: Group) -> Steps:
        self.discourse.introduce("chosen")
        return (Choose(groups=groups),)

    # --- what is done to cards

    def damage(self, tree: Node) -> Steps:
        amount, to = self._all(tree)
        return (Damage(to=to, amount=amount),)

    def recover(self, tree: Node) -> Steps:
        to, amount = self._all(tree)
        return (Recover(to=to, amount=amount),)

    def rest(self, tree: Node) -> Steps:
        return (Rest(to=self._object(tree)),)

    def set_active(self, tree: Node) -> Steps:
        return (SetActive(to=self._object(tree)),)

    def remove(self, tree: Node) -> Steps:
        return (Remove(to=self._object(tree)),)

    def destroy(self, tree: Node) -> Steps:
        return (Destroy(to=self._object(tree)),)

    def return_to_hand(self, tree: Node) -> Steps:
        return (Return(to=self._object(tree)),)

    def return_to_top(self, tree: Node) -> Steps:
        return (Return(to=self._object(tree), where="deck top"),)

    def return_to_bottom(self, tree: Node) -> Steps:
        return (Return(to=self._object(tree), where="deck bottom"),)

    def return_and_shuffle(self, tree: Node) -> Steps:
        return (Return(to=self._object(tree), where="deck, shuffled"),)

    def add_to_hand(self, tree: Node) -> Steps:
        return (AddToHand(to=self._object(tree)),)

    def deploy(self, tree: Node) -> Steps:
        return (Deploy(to=self._object(tree)),)

    def deploy_rested(self, tree: Node) -> Steps:
        return (Deploy(to=self._object(tree), rested=True),)

    def deploy_chosen(self, tree: Node) -> Steps:
        return (*self._choose(self.visit(_nodes(tree)[0])), Deploy(to="chosen"))

    def add_chosen(self, tree: Node) -> Steps:
        return (*self._choose(self.visit(_nodes(tree)[0])), AddToHand(to="chosen"))

    def pair_chosen(self, tree: Node) -> Steps:
        return (*self._choose(self.visit(_nodes(tree)[0])), Pair(to="chosen"))

    def pair(self, tree: Node) -> Steps:
        return (Pair(to=self._object(tree)),)

    def activate(self, tree: Node) -> Steps:
        mark = _token(tree)
        if mark[1:-1].strip().lower() != "main":
            raise self.refuse(mark, "only the effect of 【Main】 can be activated")
        return (ActivateMain(),)

    # --- deck, hand, resources, tokens

    def draw(self, tree: Node) -> Steps:
        return (Draw(amount=self._amount(tree)),)

    def discard(self, tree: Node) -> Steps:
        amount, *what = self._all(tree)
        return (Discard(amount=amount, what=self.in_hand_of_yours(tree, what[0]) if what else None),)

    def in_hand_of_yours(self, node: Node, what: Selector) -> Selector:
        """Return the selector for cards of your hand."""
        return self.with_fields(node, what, side="your", zone="hand")

    def shield_to_hand(self, tree: Node) -> Steps:
        return (ShieldToHand(amount=self._amount(tree)),)

    def place(self, tree: Node) -> Steps:
        amount, kind = _nodes(tree)
        rested, ex = kind.data in {"rested_resource", "rested_ex_resource"}, "ex" in kind.data.split("_")
        return (PlaceResource(amount=self.visit(amount), ex=ex, rested=rested),)

    def deploy_token(self, tree: Node) -> Steps:
        tokens = _nodes(tree)
        said = {(int(_token(token)), token.data == "rested_token") for token in tokens}
        if len(said) > 1:
            raise self.refuse(tree, "the same number of each, and all rested or none")
        amount, rested = said.pop()
        return (DeployToken(token=tuple(map(self._token, tokens)), amount=amount, rested=rested),)

    def _token(self, tree: Node) -> str:
        token = cast(Token, tree.children[1])
        try:
            facts = token_facts(str(token), self.keyword_of)
        except NotUnderstood as error:
            raise error.moved(token.start_pos or 0) from None
        number = self.tokens.number(facts)
        if number is None:
            close = get_close_matches(facts.name, self.tokens.names(), 1)
            raise self.refuse(token, "no token card has these facts" + (f"; near it: [{close[0]}]" if close else ""))
        return number

    # --- cards that are looked at

    def look(self, tree: Node) -> Steps:
        amounts = self._all(tree)
        self.discourse.introduce("looked")
        return (Look(amount=amounts[0] if amounts else 1),)

    def look_and_split(self, tree: Node) -> Steps:
        look, *amounts = self._all(tree)
        return (*look, SplitLooked(top=amounts[0], bottom=amounts[1] if len(amounts) > 1 else 0))

    def reveal(self, tree: Node) -> Steps:
        return (*self._choose(self.visit(_nodes(tree)[0])), AddToHand(to="chosen", reveal=True))

    def reveal_it(self, tree: Node) -> Steps:
        return (AddToHand(to=self._object(tree), reveal=True),)

    def return_looked(self, _: Node) -> Steps:
        return (ReturnLooked(order="any"),)

    def return_looked_randomly(self, _: Node) -> Steps:
        return (ReturnLooked(order="random"),)

    def top_or_bottom(self, tree: Node) -> Steps:
        if self._object(tree) != "looked":
            raise self.refuse(tree, "only the card that was looked at")
        return (TopOrBottom(),)

    # --- modifications

    def lasting(self, tree: Node) -> Steps:
        to, changes, lasts = self._all(tree)
        return (Modify(to=to, changes=changes, lasts=lasts),)

    def lasting_first(self, tree: Node) -> Steps:
        lasts, to, changes = self._all(tree)
        return (Modify(to=to, changes=changes, lasts=lasts),)

    def lasting_first_and_if(self, tree: Node) -> Steps:
        lasts, to, changes, condition, other, more = self._all(tree)
        inner = Modify(to=other, changes=more, lasts=lasts)
        return (Modify(to=to, changes=changes, lasts=lasts), If(condition=condition, steps=(inner,)))

    def unlimited(self, tree: Node) -> tuple[Unlimited]:
        return (Unlimited(*self._all(tree)),)

    def this_turn(self, _: Node) -> Lasts:
        return "turn"

    def this_battle(self, _: Node) -> Lasts:
        return "battle"

    def shield_area(self, _: Node) -> Any:
        return "your shield area"

    def changes(self, tree: Node) -> tuple[Change, ...]:
        """What it gets or gains, one change or several."""
        found: list[Change] = []
        for said in self._all(tree):
            found += said if isinstance(said, tuple) else [Gain(gain=said) if isinstance(said, Keyword) else said]
        return tuple(found)

    keywords = changes

    def stat_change(self, tree: Node) -> StatChange:
        stat, by = _change(_token(tree))
        return StatChange(change=stat, by=by)

    def change_for_each(self, tree: Node) -> tuple[Change, ...]:
        stat, times = _change(_token(tree))
        each = Count(count=self.visit(_nodes(tree)[0]))
        by: Amount = each if times == 1 else Times(times=times, amount=each)
        return (StatChange(change=stat, by=by),)

    def cannot_attack(self, _: Node) -> tuple[Change, ...]:
        return (Rule(rule="cannot attack"),)

    def cannot_attack_player(self, _: Node) -> tuple[Change, ...]:
        return (Rule(rule="cannot attack player"),)

    def may_attack_active(self, tree: Node) -> tuple[Change, ...]:
        target: Selector = self.visit(_nodes(tree)[0])
        if target.what != ("unit",) or target.side != "enemy" or target.state != "active":
            raise self.refuse(tree, "only for active enemy Units")
        return (Rule(rule="may attack active", what=target),)

    def may_attack_when_deployed(self, _: Node) -> tuple[Change, ...]:
        return (Rule(rule="may attack when deployed"),)

    def no_battle_damage(self, tree: Node) -> tuple[Change, ...]:
        return (Rule(rule="no battle damage from", what=self.visit(_nodes(tree)[0])),)

    def no_damage(self, tree: Node) -> tuple[Change, ...]:
        return (Rule(rule="no damage from", what=self.visit(_nodes(tree)[0])),)

    def ap_not_reduced(self, _: Node) -> tuple[Change, ...]:
        return (Rule(rule="ap not reduced by enemy"),)

    def cannot_be(self, tree: Node) -> tuple[Change, ...]:
        return tuple(self._all(tree))

    def set_as_active(self, _: Node) -> Rule:
        return Rule(rule="cannot be set active")

    def paired_with_a_pilot(self, _: Node) -> Rule:
        return Rule(rule="cannot be paired")

    # --- parts

    def _all(self, tree: Node) -> list[Any]:
        return [self.visit(part) for part in _nodes(tree)]

    def _object(self, tree: Node) -> Any:
        return self.visit(_nodes(tree)[0])

    def _amount(self, tree: Node) -> Amount:
        return cast(Amount, self.visit(_nodes(tree)[0]))


def _change(token: str) -> tuple[Stat, int]:
    sign = "-" if "-" in token else "+"
    stat, _, by = token.replace(" ", "").lower().partition(sign)
    return cast(Stat, stat), int(sign + by)
