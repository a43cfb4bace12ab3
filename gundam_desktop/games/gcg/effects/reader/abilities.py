"""A line of text becomes an ability: its marks, its cost, its opening, its sentences."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, cast

from lark import Tree

from gundam_desktop.games.gcg.effects.models import (
    Activated,
    All,
    AlsoNamed,
    AnyAbility,
    Command,
    Condition,
    Constant,
    Cost,
    DestroyCost,
    DestroyThis,
    DiscardCost,
    EventName,
    Matches,
    Pay,
    PlayAs,
    Reduce,
    RemoveCost,
    RestCost,
    RestThis,
    ReturnThis,
    Rule,
    Selector,
    ThisTurn,
    Trigger,
    Triggered,
)
from gundam_desktop.games.gcg.effects.reader.discourse import Discourse
from gundam_desktop.games.gcg.effects.reader.lasting import Unlimited
from gundam_desktop.games.gcg.effects.reader.marks import Marks
from gundam_desktop.games.gcg.effects.reader.nouns import Node, _nodes, _token
from gundam_desktop.games.gcg.effects.reader.sentences import SentenceReader
from gundam_desktop.games.gcg.effects.tokens import TokenLookup

_SENTENCES = {"sentence", "sentence_in_turn"}
_ANY_ENEMY_UNIT = Selector(what=("unit",), side="enemy")

PAIRED_THIS_TURN = Matches(card="this pilot", matches=Selector(what=("pilot",), new=True))


class Opening(NamedTuple):
    """What stands before the first instruction: when, whose turn, while what."""

    on: Trigger | None = None
    turn: Any = None
    condition: Condition | None = None


class AbilityReader(SentenceReader):
    """Reads a whole ability, given its marks."""

    def __init__(self, line: str, tokens: TokenLookup, marks: Marks, cost: tuple[Cost, ...] = ()) -> None:
        super().__init__(line, tokens)
        self._marks = marks
        self._cost = cost
        if marks.commands:
            self.of_command = True
            self.discourse = Discourse(None, None)

    def effect(self, tree: Node) -> AnyAbility:
        """The ability that these marks and sentences make together."""
        sentences = [node for node in _nodes(tree) if node.data in _SENTENCES]
        first = _nodes(tree)[0]
        opening = Opening() if first.data in _SENTENCES else cast(Opening, self.visit(first))
        marks = self._marks
        if marks.commands or marks.activated:
            if opening != Opening():
                raise self.refuse(first, "it does not go with the mark before it")
            if marks.commands:
                return Command(timing=marks.commands, steps=self.steps_of(sentences))
            steps = self.steps_of(sentences)
            return Activated(timing=marks.activated, gate=marks.gate, once=marks.once, cost=self._cost, steps=steps)
        if marks.on and opening.on:
            raise self.refuse(first, "its mark says already when")
        if opening.on and not marks.on and (reduction := self._reduction(opening, sentences)):
            return reduction
        if on := marks.on or opening.on:
            return Triggered(
                on=on, gate=marks.gate, turn=opening.turn, condition=opening.condition, once=marks.once,
                steps=self.steps_of(sentences),
            )  # fmt: skip
        return self._constant(opening, sentences)

    def _reduction(self, opening: Opening, sentences: list[Node]) -> Constant | None:
        """What is worded as an event, but goes on all the time: "when this Unit receives damage, reduce it by 1"."""
        statement = cast(Node, sentences[0].children[-1])
        if statement.data != "reduce_it":
            return None
        (reduce,) = self.visit(statement)
        kinds: dict[Any, Any] = {
            Trigger(event="receives damage", by="enemy"): "any",
            Trigger(event="receives effect damage", by="enemy"): "effect",
        }
        if opening.on not in kinds or len(sentences) > 1:
            raise self.refuse(statement, "only damage that this Unit receives from an enemy is reduced so")
        change = Reduce(reduce=reduce.by, damage=kinds[opening.on], once=self._marks.once)
        return Constant(gate=self._marks.gate, turn=opening.turn, condition=opening.condition, changes=(change,))

    def _constant(self, opening: Opening, sentences: list[Node]) -> Constant:
        join, statement = sentences[0].children[0], sentences[0].children[-1]
        alone = len(sentences) == 1 and not isinstance(join, Tree)
        if alone and opening.condition is None and cast(Node, statement).data == "if_so":
            condition, statement = _nodes(cast(Node, statement))
            opening = opening._replace(condition=self.visit(condition))
        said: tuple[Any, ...] = self.visit(cast(Node, statement)) if alone else ()
        twice = len(said) == 1 and isinstance(said[0], Unlimited) and opening.turn and said[0].turn
        if self._marks.once or len(said) != 1 or not isinstance(said[0], Unlimited) or twice:
            raise self.refuse(sentences[0], 'without a mark or a "when" it does not say when this happens')
        return Constant(
            gate=self._marks.gate, turn=opening.turn or said[0].turn, condition=opening.condition or said[0].condition,
            **_of_whom(said[0]),
        )  # fmt: skip

    def also_named(self, tree: Node) -> AlsoNamed:
        """Another name of the card itself."""
        if self._marks.gate:
            raise self.refuse(tree, "a card has its names always")
        self._always(tree)
        return AlsoNamed(name=str(_token(tree))[1:-1])

    def attacks_only_after(self, tree: Node) -> Constant:
        """A prohibition, as long as no such Unit was deployed in the turn."""
        self._always(tree)
        happened: ThisTurn = self.visit(_nodes(tree)[0])
        never = happened.model_copy(update={"never": True})
        return Constant(gate=self._marks.gate, condition=never, changes=(Rule(rule="cannot attack"),))

    def rested_instead(self, tree: Node) -> Constant:
        """A permission: this Unit in the place of the Base."""
        self._always(tree)
        return Constant(gate=self._marks.gate, changes=(Rule(rule="rested instead of base"),))

    def _always(self, tree: Node) -> None:
        """Refuse the marks of what happens at some time."""
        if self._marks.on or self._marks.commands or self._marks.activated or self._marks.once:
            raise self.refuse(tree, "this holds always")

    def was_deployed(self, tree: Node) -> ThisTurn:
        return self._past(tree, "deploy")

    def has_destroyed(self, tree: Node) -> ThisTurn:
        if self.visit(_nodes(tree)[1]) != _ANY_ENEMY_UNIT:
            raise self.refuse(tree, "which Units were destroyed is not kept")
        return self._past(tree, "destroys unit with battle damage")

    def _past(self, tree: Node, event: Literal["deploy", "destroys unit with battle damage"]) -> ThisTurn:
        who: Selector | None = self._happener(_nodes(tree)[0], event)
        try:
            return ThisTurn(this_turn=event, who=who or Selector(what=("base",)))
        except ValueError:
            raise self.refuse(tree, "of the Units of a turn only what is printed on them can be asked") from None

    def play_as(self, tree: Node) -> PlayAs:
        cost, number, figures = tree.children
        return PlayAs(by=(self.visit(cast(Node, cost)),), **_as_if(number, figures))

    def pair_as(self, tree: Node) -> PlayAs:
        unit, number, figures = tree.children
        return PlayAs(onto=self.visit(cast(Node, unit)), **_as_if(number, figures))

    # --- openings

    def when(self, tree: Node) -> Opening:
        turn, event, condition = tree.children
        whose = self._turn(turn)
        on = cast(Trigger, self.visit(cast(Node, event)))
        return Opening(on, whose, self._condition(condition))

    def if_when(self, tree: Node) -> Opening:
        condition, event = _nodes(tree)
        asked = self._condition(condition)
        return Opening(cast(Trigger, self.visit(event)), None, asked)

    def end_of_paid_turn(self, tree: Node) -> Opening:
        who = self.with_fields(tree, self.one(tree), side="your")
        return Opening(Trigger(event="end of turn"), None, ThisTurn(this_turn="pays for effect", who=who))

    def at(self, tree: Node) -> Opening:
        event: Any = _nodes(tree)[0].data.replace("_", " ")
        return Opening(Trigger(event=event), "your")

    def end_of_pairing_turn(self, _: Node) -> Opening:
        return Opening(Trigger(event="end of turn"), None, PAIRED_THIS_TURN)

    def while_so(self, tree: Node) -> Opening:
        turn, condition = tree.children
        return Opening(None, self._turn(turn), self._condition(condition))

    def during(self, tree: Node) -> Opening:
        return Opening(None, self._turn(tree.children[0]))

    def _turn(self, turn: object) -> Any:
        if not isinstance(turn, Tree):
            return None
        return "your" if turn.data == "your_turn" else "opponent's"

    def _condition(self, condition: object) -> Condition | None:
        return cast(Condition, self.visit(condition)) if isinstance(condition, Tree) else None

    # --- events

    def destroys(self, tree: Node) -> Trigger:
        what: Selector = self.visit(_nodes(tree)[1])
        return self._event(tree, "destroys unit with battle damage", None if what == _ANY_ENEMY_UNIT else what)

    def destroys_shield_area_card(self, tree: Node) -> Trigger:
        return self._event(tree, "destroys shield area card with battle damage")

    def destroys_shield_area_card_somehow(self, tree: Node) -> Trigger:
        return self._event(tree, "destroys shield area card with damage")

    def deals_damage(self, tree: Node) -> Trigger:
        trigger = self._event(tree, "deals battle damage", self.visit(_nodes(tree)[1]))
        self.discourse.enemy = "event card"
        return trigger

    def it_destroys(self, tree: Node) -> Trigger:
        what: Selector = self.visit(_nodes(tree)[0])
        return Trigger(event="destroys unit with battle damage", what=None if what == _ANY_ENEMY_UNIT else what)

    def it_deals_damage(self, tree: Node) -> Trigger:
        self.discourse.enemy, self.discourse.enemy_chosen = "event card", False
        return Trigger(event="deals battle damage", what=self.visit(_nodes(tree)[0]))

    def receives_damage(self, tree: Node) -> Trigger:
        return self._event(tree, "receives effect damage")

    def receives_enemy_damage(self, tree: Node) -> Trigger:
        return self._event(tree, "receives effect damage", by="enemy")

    def loses_ap(self, tree: Node) -> Trigger:
        return self._event(tree, "ap reduced by effect")

    def loses_ap_by_enemy(self, tree: Node) -> Trigger:
        return self._event(tree, "ap reduced by effect", by="enemy")

    def recovers_hp(self, tree: Node) -> Trigger:
        return self._event(tree, "recovers hp")

    def is_rested(self, tree: Node) -> Trigger:
        return self._event(tree, "rested by effect")

    def is_rested_by_enemy(self, tree: Node) -> Trigger:
        return self._event(tree, "rested by effect", by="enemy")

    def is_set_active(self, tree: Node) -> Trigger:
        return self._event(tree, "set active by effect")

    def links(self, tree: Node) -> Trigger:
        return self._event(tree, "linked")

    def attacks(self, tree: Node) -> Trigger:
        return self._event(tree, "attack")

    def is_deployed(self, tree: Node) -> Trigger:
        return self._event(tree, "deploy")

    def is_destroyed(self, tree: Node) -> Trigger:
        return self._event(tree, "destroyed")

    def this_or_one_is_deployed(self, tree: Node) -> Trigger:
        who = self.with_fields(tree, self.one(tree), side="your")
        self._of_doer()
        return Trigger(event="deploy", who=who, or_this=True)

    def receives_any_damage(self, tree: Node) -> Trigger:
        return self._event(tree, "receives damage", by="enemy")

    def receives_battle_damage(self, tree: Node) -> Trigger:
        trigger = self._event(tree, "receives battle damage", self.visit(_nodes(tree)[1]))
        self.discourse.doer = "event card"
        return trigger

    def is_blocked(self, tree: Node) -> Trigger:
        what: Selector = self.visit(_nodes(tree)[1])
        return self._event(tree, "blocked", None if what == _ANY_ENEMY_UNIT else what)

    def plays_command(self, tree: Node) -> Trigger:
        what: Selector = self.visit(_nodes(tree)[0])
        if what.what != ("command card",):
            raise self.refuse(tree, "Command cards are played and activated")
        self.discourse.command = "played command"
        return Trigger(event="plays command", what=what)

    def plays_command_with_ex(self, tree: Node) -> Trigger:
        return self.plays_command(tree).model_copy(update={"with_ex": True})

    def activates_command(self, _: Node) -> Trigger:
        return Trigger(event="activates command")

    def pays(self, tree: Node) -> Trigger:
        return self._pays(tree, self.with_fields(tree, self.one(tree), side="your"))

    def pays_for_one(self, tree: Node) -> Trigger:
        return self._pays(tree, self.visit(_nodes(tree)[0]))

    def _pays(self, tree: Node, who: Selector) -> Trigger:
        if str(_token(tree)) != "①":
            raise self.refuse(_token(tree), "every cost that was paid counts")
        self.discourse.paid = True
        return Trigger(event="pays for effect", who=who)

    def places_ex(self, _: Node) -> Trigger:
        return Trigger(event="places ex resource")

    def draws_with_effect(self, _: Node) -> Trigger:
        return Trigger(event="draws with effect")

    def pairs_with_one(self, tree: Node) -> Trigger:
        pilot, units = _nodes(tree)
        said: Selector = self.visit(pilot)
        if said.what != ("pilot",):
            raise self.refuse(pilot, "a Pilot is paired with a Unit")
        who = self.with_fields(units, self.noun_phrase(units), side="your")
        self._of_doer()
        return Trigger(event="paired", who=who, pilot=None if said == Selector(what=("pilot",)) else said)

    def _event(self, tree: Node, event: EventName, what: Selector | None = None, by: Any = None) -> Trigger:
        """An event, and who does it or to whom it happens: this Unit, or one of those."""
        who = self._happener(_nodes(tree)[0], event)
        if who is None:
            self.discourse.mention("this base" if _nodes(tree)[0].data == "this_one_base" else "this")
        else:
            self._of_doer()
        base = _nodes(tree)[0].data == "this_one_base"
        return Trigger(event=event, who=who, what=what, by=by, base=base)

    def _of_doer(self) -> None:
        self.discourse.introduce("event doer")
        self.discourse.doer = "event doer"

    def _happener(self, node: Node, event: EventName) -> Selector | None:
        if node.data == "this_one_rested" and event != "set active by effect":
            raise self.refuse(node, "this Unit, rested or not")
        if node.data in {"this_one", "this_one_rested", "this_one_base"}:
            return None
        if node.data == "any_such":
            return self.one(node)
        if node.data == "one_of_yours":
            what = self.one(node)
            what = what.model_copy(update={"side": "any"}) if what.side == "friendly" else what
            return self.with_fields(node, what, side="your")
        return cast(Selector, self.visit(_nodes(node)[0]))

    def uses_support(self, tree: Node) -> Trigger:
        keyword = _token(tree)
        if self.keyword_of(keyword, with_amount=False).name != "support":
            raise self.refuse(keyword, "only <Support> is used so")
        what = self.visit(_nodes(tree)[0])
        self.discourse.introduce("event card")
        return Trigger(event="uses support", what=what)

    def paired_here(self, _: Node) -> Trigger:
        return Trigger(event="pilot paired with")

    def paired_with(self, tree: Node) -> Trigger:
        what = self.with_fields(tree, self.one(tree), side="your")
        self.discourse.introduce("event card")
        return Trigger(event="pilot paired with", what=what)

    def destroyed_with_damage(self, tree: Node) -> Trigger:
        what = self.visit(_nodes(tree)[0])
        self.discourse.introduce("event card")
        return Trigger(event="unit destroyed with damage", what=what)

    # --- costs

    def costs(self, tree: Node) -> tuple[Cost, ...]:
        return tuple(self._all(tree))

    def pay(self, tree: Node) -> Pay:
        return Pay(pay=ord(str(_token(tree))) - ord("①") + 1)

    def rest_this(self, _: Node) -> RestThis:
        self.discourse.mention("this")
        return RestThis()

    def rest_this_base(self, _: Node) -> RestThis:
        return RestThis(rest="this base")

    def discard_cost(self, tree: Node) -> DiscardCost:
        what = self.one(tree) if _nodes(tree) else Selector(what=("card",))
        return DiscardCost(discard=int(_token(tree)), what=self.in_hand_of_yours(tree, what))

    def destroy_this(self, _: Node) -> DestroyThis:
        return DestroyThis(destroy_this="this")

    def destroy_this_base(self, _: Node) -> DestroyThis:
        return DestroyThis(destroy_this="this base")

    def return_this_to_hand(self, _: Node) -> ReturnThis:
        return ReturnThis(return_this="hand")

    def return_this_to_top(self, _: Node) -> ReturnThis:
        return ReturnThis(return_this="deck top")

    def return_this_to_bottom(self, _: Node) -> ReturnThis:
        return ReturnThis(return_this="deck bottom")

    def remove_cost(self, tree: Node) -> RemoveCost:
        group = self.visit(_nodes(tree)[0])
        if group.least != group.most or (group.what.side, group.what.zone) != ("your", "trash"):
            raise self.refuse(tree, "a cost is a number of cards of your trash")
        return RemoveCost(remove=group.least, what=group.what)

    def rest_cost(self, tree: Node) -> RestCost:
        group = self.visit(_nodes(tree)[0])
        if group.least != group.most or group.what.side not in {"your", "friendly"} or group.what.state is not None:
            raise self.refuse(tree, "a cost is a number of your own cards")
        return RestCost(rest=group.least, what=group.what)

    def destroy_cost(self, tree: Node) -> DestroyCost:
        group = self.visit(_nodes(tree)[0])
        if group.least != group.most or group.what.side not in {"your", "friendly"}:
            raise self.refuse(tree, "a cost is a number of your own cards")
        return DestroyCost(destroy=group.least, what=group.what)


def _of_whom(said: Unlimited) -> dict[str, Any]:
    """What a constant effect is about. Units that are deployed rested are not in play yet: the rule is this card's."""
    if said.changes == (Rule(rule="deployed rested"),) and isinstance(said.to, All):
        return {"to": "this", "changes": (Rule(rule="deployed rested", what=said.to.all),)}
    return {"to": said.to, "zone": said.zone, "changes": said.changes}


def _as_if(number: Any, figures: Any) -> dict[str, int]:
    """The Lv., the cost or both, all of one amount."""
    kinds = {"level_figure": ("level",), "cost_figure": ("cost",)}.get(figures.data, ("level", "cost"))
    return {kind: int(number) for kind in kinds}
