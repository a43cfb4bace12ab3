"""Reads instructions as steps."""

from __future__ import annotations

import re
from typing import Any, NamedTuple, cast

from lark import Token

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.amount_steps import AmountStepReader
from gundam_desktop.games.gcg.effects.reader.errors import NotUnderstood
from gundam_desktop.games.gcg.effects.reader.joining import PAIRED
from gundam_desktop.games.gcg.effects.reader.said import SameStep, Steps, Untimed
from gundam_desktop.games.gcg.effects.reader.simple_steps import READ_AS, blanks, step_of
from gundam_desktop.games.gcg.effects.reader.trees import Node, first_token, subtrees
from gundam_desktop.games.gcg.effects.wording.step_texts import Blank

_FIGURES = re.compile(r"\(\s*AP\s*(\d+)\s*･\s*HP\s*(\d+)\s*\)", re.IGNORECASE)


_LEFT = {"placed", "discarded", "exiled", "destroyed"}
"""What an effect does to cards that are not on the field then."""
_MEANT = {"looked": "only the card that was looked at", "this": "only this Unit"}
"""The blanks that are no fields, and why other cards than theirs are refused."""


class MoreTokens(NamedTuple):
    """Further tokens of the same deployment."""

    tokens: m.DeployToken


class PairIt(NamedTuple):
    """The chosen card is paired with one of these Units."""

    units: m.Selector


class PairWithIt(NamedTuple):
    """This card is paired with the chosen Unit."""

    card: m.Group


class StepReader(AmountStepReader):
    """Reads instructions."""

    def chain(self, tree: Node) -> Steps:
        """Return the steps of several instructions joined by "and"."""
        steps: Steps = ()
        for part in subtrees(tree):
            said = self.visit(part)
            if isinstance(said, MoreTokens):
                steps = self._with_more(part, steps, said.tokens)
            else:
                steps += said
        return steps

    def then_chain(self, tree: Node) -> Steps:
        """Return the steps of an instruction, and those that follow it by "then"."""
        first, others = (cast(Steps, self.visit(part)) for part in subtrees(tree))
        return (*first, others[0].model_copy(update={"link": "then"}), *others[1:])

    def _with_more(self, tree: Node, steps: Steps, more: m.DeployToken) -> Steps:
        last = steps[-1] if steps else None
        if not isinstance(last, m.DeployToken) or (last.amount, last.rested) != (more.amount, more.rested):
            raise self.refuse(tree, "as many tokens, and rested alike, must stand before it")
        if len(last.token) > 1 and not last.every:
            raise self.refuse(tree, "one of several tokens and another one")
        return (*steps[:-1], last.model_copy(update={"token": last.token + more.token, "every": True}))

    def more_tokens(self, tree: Node) -> MoreTokens:
        return MoreTokens(cast(m.DeployToken, self.deploy_token(tree)[0]))

    instruction = simple_step = chain

    def __default__(self, tree: Node) -> Any:
        """Read a simple step by its row in the table; lark calls this for productions without a method."""
        if tree.data not in READ_AS:
            return self.visit_children(tree)
        row, text = READ_AS[tree.data]
        fields = {}
        for blank, said in zip(blanks(text), tree.children, strict=True):
            value = self._blank(blank, said)
            if blank.field not in _MEANT:
                fields[blank.field] = value
            elif value != blank.field:
                raise self.refuse(tree, _MEANT[blank.field])
        if row.step is m.ArrangeShields and self.discourse.several != m.All(all=m.YOUR_SHIELDS):
            raise self.refuse(tree, "no Shields were looked at before")
        if row.step is m.TrashTop:
            self.discourse.among = "placed"
            self.discourse.placed = fields.get("amount", 1) if isinstance(fields.get("amount", 1), int) else None
        return (step_of(row, fields),)

    def _blank(self, blank: Blank, said: Node | Token) -> Any:
        """Return the value of a blank of a row."""
        if not isinstance(said, Token):
            return self.visit(said)
        return self._timing(said) if blank.field == "timing" else ord(said) - ord("①") + 1

    # --- choosing

    def choose(self, tree: Node) -> Steps:
        self.discourse.begin_choice()
        groups = cast(tuple[m.Group, ...], self.visit(subtrees(tree)[0]))
        same = self.discourse.end_choice()
        (choose,) = self._choose(*(self._placed(tree, group, groups[-1].what) for group in groups))
        if same is not None and [(group.least, group.most) for group in groups] != [(1, 1), (1, 1)]:
            raise self.refuse(tree, "the same figure of two cards, one of each of two descriptions")
        return (choose if same is None else choose.model_copy(update={"same": same}),)

    def choose_chain(self, tree: Node) -> Steps:
        return self.choose(tree) + cast(Steps, self.visit(subtrees(tree)[1]))

    def groups(self, tree: Node) -> tuple[m.Group, ...]:
        found: list[m.Group] = []
        for part in subtrees(tree):
            said = self.visit(part)
            found += said if isinstance(said, tuple) else [said]
        return tuple(found)

    def _placed(self, tree: Node, group: m.Group, last: m.Selector) -> m.Group:
        """Give all groups the place named after the last: "1 (A) card and 1 (B) card from your trash".

        Cards that are chosen instead of others are in the place of those.
        """
        if m.says_where(group.what):
            return group
        place = last if last.zone is not None else self.discourse.replaced
        if place is None or place.zone is None or group.what.side not in {"any", place.side}:
            raise self.refuse(tree, "it does not say where the cards are")
        return group.model_copy(update={"what": group.what.model_copy(update={"side": place.side, "zone": place.zone})})

    def look_at_chosen(self, tree: Node) -> Steps:
        group = self.visit(subtrees(tree)[0])
        if group.what.what != ("shield",):
            raise self.refuse(tree, "only Shields are looked at so")
        return (*self._choose(group), m.LookAt())

    def look_at_hand(self, _: Node) -> Steps:
        self.discourse.among = "their hand"
        return (m.LookAt(to=m.All(all=m.ENEMY_HAND)),)

    def _choose(self, *groups: m.Group) -> Steps:
        if len(groups) > 1 and any(group.unique or group.in_all is not None for group in groups):
            raise NotUnderstood(self.line, 0, "names that differ, or a figure in all, of one group of cards alone")
        if len(groups) > 1 and any(isinstance(part, m.StatOf) and part.of == "chosen" for part in m.models_in(groups)):
            raise NotUnderstood(self.line, 0, "the figure of the Unit chosen before, or of one of these")
        self.discourse.introduce("chosen")
        self.discourse.chosen = groups[-1].what
        self.discourse.off_field = any(group.what.zone is not None or group.what.did in _LEFT for group in groups)
        self.discourse.from_looked = all(group.what.zone == "looked" for group in groups)
        in_hand = all(group.what.zone == "hand" for group in groups)
        self.discourse.not_deployed = "hand" if in_hand else "elsewhere" if self.discourse.off_field else None
        sides = sorted(group.what.side.replace("friendly", "your") for group in groups)
        single = all(group.least == group.most == 1 and group.what.what == ("unit",) for group in groups)
        self.discourse.one_unit_chosen = single and len(groups) == 1
        numbers = [group.most if group.least == group.most else 0 for group in groups]
        of_units = all(group.what.what == ("unit",) for group in groups)
        self.discourse.two_units_chosen = of_units and numbers in ([2], [1, 1])
        self.discourse.two_chosen = sides == ["enemy", "your"] and single
        self.discourse.several_chosen = len(groups) > 1 or groups[0].most != 1
        self.discourse.own_chosen = all(group.what.side in {"your", "friendly"} for group in groups)
        self.discourse.enemy_chosen = len(groups) == 1 and groups[0].what.side == "enemy"
        self.discourse.chosen_kinds = frozenset(kind for group in groups for kind in group.what.what)
        return (m.Choose(groups=groups),)

    # --- steps done to cards

    def damage(self, tree: Node) -> Steps:
        amount, to = self._all(tree)
        return (m.Damage(to=to, amount=amount),)

    def damage_chosen(self, tree: Node) -> Steps:
        amount, cards = subtrees(tree)
        return (*self._choose(self.visit(cards)), m.Damage(amount=self.visit(amount)))

    def damage_one(self, tree: Node) -> Steps:
        amount, cards = subtrees(tree)
        return (*self._choose(m.Group(what=self.visit(cards))), m.Damage(amount=self.visit(amount)))

    def destroy_subject(self, tree: Node) -> Steps:
        return (m.Destroy(to=self._object(tree)),)

    def destroy_chosen(self, tree: Node) -> Steps:
        return (*self._choose(self.visit(subtrees(tree)[0])), m.Destroy())

    def rest_chosen(self, tree: Node) -> Steps:
        return (*self._choose(self.visit(subtrees(tree)[0])), m.Rest())

    def set_chosen_active(self, tree: Node) -> Steps:
        return (*self._choose(self.visit(subtrees(tree)[0])), m.SetActive())

    def reveal_and_deploy(self, tree: Node) -> Steps:
        return (*self._choose(self.visit(subtrees(tree)[0])), m.Reveal(), m.Deploy(to="chosen"))

    def add_from_trash(self, tree: Node) -> Steps:
        group = self.visit(subtrees(tree)[0])
        what = self.with_fields(tree, group.what, side="your", zone="trash")
        return (*self._choose(group.model_copy(update={"what": what})), m.AddToHand(to="chosen"))

    def add_looked(self, tree: Node) -> Steps:
        if self.discourse.object != "looked":
            raise self.refuse(tree, "no cards were looked at before")
        count = int(first_token(tree))
        looked = m.Selector(what=("card",), zone="looked")
        return (*self._choose(m.Group(what=looked, least=count, most=count)), m.AddToHand(to="chosen"))

    def return_chosen_to_hand(self, tree: Node) -> Steps:
        return (*self._choose(self.visit(subtrees(tree)[0])), m.Return())

    def return_chosen_to_bottom(self, tree: Node) -> Steps:
        return (*self._choose(self.visit(subtrees(tree)[0])), m.Return(where="deck bottom"))

    def return_chosen_to_top(self, tree: Node) -> Steps:
        return (*self._choose(self.visit(subtrees(tree)[0])), m.Return(where="deck top"))

    def same_tokens(self, tree: Node) -> tuple[SameStep]:
        return (SameStep(int(first_token(tree)), "deploy token"),)

    def and_if(self, tree: Node) -> Steps:
        """Return instructions, and others that have a condition of their own."""
        first, condition, others = subtrees(tree)
        steps = cast(Steps, self.visit(first))
        asked = self.visit(condition)
        said: Any = self.visit(others)
        last = steps[-1] if steps else None
        if isinstance(last, m.Modify) and isinstance(said[0], Untimed) and not said[0].turn and not said[0].zone:
            said = (m.Modify(to=said[0].to, changes=said[0].changes, lasts=last.lasts), *said[1:])
        return (*steps, m.If(condition=asked, steps=said))

    def damage_equal_chosen(self, tree: Node) -> Steps:
        amount, cards = subtrees(tree)
        many = self.visit(amount)
        if getattr(many, "of", None) == "chosen":
            raise self.refuse(tree, "it is another card by then that was chosen")
        return (*self._choose(self.visit(cards)), m.Damage(amount=many))

    def destroy_first(self, tree: Node) -> Steps:
        return (m.Destroy(to=m.FirstOfShieldArea(first=int(first_token(tree)))),)

    def destroy_first_one(self, _: Node) -> Steps:
        return (m.Destroy(to="enemy shield area"),)

    def deploy_as_unit(self, tree: Node) -> Steps:
        token = first_token(tree)
        figures = _FIGURES.fullmatch(str(token))
        if figures is None:
            raise self.refuse(token, "a Unit so has AP and HP: (AP1･HP1)")
        unit = m.UnitFigures(ap=int(figures[1]), hp=int(figures[2]))
        return (m.Deploy(to=self._object(tree), as_unit=unit),)

    def pair_this_after(self, tree: Node) -> Steps:
        if not self.of_command:
            raise self.refuse(tree, "only a Command is activated")
        units = self.with_fields(tree, self.noun_phrase(subtrees(tree)[0]), side="your")
        return (m.May(steps=(*self._choose(m.Group(what=units)), m.Pair(to="this card in trash", unit="chosen"))),)

    def remove_chosen(self, tree: Node) -> Steps:
        return (*self._choose(self.visit(subtrees(tree)[0])), m.Remove(to="chosen"))

    def battle(self, tree: Node) -> Steps:
        self.this_unit(tree)
        return (m.Battle(to=self._object(tree)),)

    def battle_of_two(self, tree: Node) -> Steps:
        return (m.Battle(to=self._known(tree, self.discourse.as_object()), this_unit=False),)

    def pair_that(self, tree: Node) -> Steps:
        if self.discourse.command is None:
            raise self.refuse(tree, "no card was spoken of before")
        units = self.with_fields(tree, self.noun_phrase(subtrees(tree)[0]), side="your")
        return (*self._choose(m.Group(what=units)), m.Pair(to="played command", unit="chosen"))

    def pair_it_with(self, tree: Node) -> tuple[PairIt]:
        if self._known(tree, self.discourse.as_object()) != "chosen" or not self.discourse.off_field:
            raise self.refuse(tree, "a card that was chosen")
        return (PairIt(self.with_fields(tree, self.noun_phrase(subtrees(tree)[0]), side="your")),)

    def pair_one_with_it(self, tree: Node) -> tuple[PairWithIt]:
        card: m.Group = self.visit(subtrees(tree)[0])
        if card.least != 1 or card.most != 1 or not set(card.what.what) <= PAIRED:
            raise self.refuse(tree, "one Pilot card is paired with one Unit")
        self._choose(card, m.Group(what=m.Selector(what=("unit",), side="your")))
        return (PairWithIt(card),)

    def may_pair_with_it(self, tree: Node) -> tuple[PairWithIt]:
        ((card,),) = self.pair_one_with_it(tree)
        return (PairWithIt(card.model_copy(update={"least": 0})),)

    def their_top_to_trash(self, tree: Node) -> Steps:
        amount = self._amount(tree) if subtrees(tree) else 1
        return (m.Players(who="an enemy player", steps=(m.TrashTop(amount=amount),)),)

    def remove_all_of_theirs(self, tree: Node) -> Steps:
        return (m.Remove(to=m.All(all=self.with_fields(tree, self.one(tree), side="enemy", zone="trash"))),)

    def remove_all_of_yours(self, tree: Node) -> Steps:
        return (m.Remove(to=m.All(all=self.with_fields(tree, self.one(tree), side="your", zone="trash"))),)

    def remove_all(self, tree: Node) -> Steps:
        return (m.Remove(to=m.All(all=self.one(tree))),)

    def pay_and_deploy(self, tree: Node) -> Steps:
        return (m.Deploy(to=self._known(tree, self.discourse.as_object()), pay=True),)

    def reveal_only(self, tree: Node) -> Steps:
        group = self.visit(subtrees(tree)[0])
        if group.what.zone != "hand":
            raise self.refuse(tree, "only cards of your hand are revealed so")
        return (*self._choose(group), m.Reveal(to="chosen"))

    def return_to_hand(self, tree: Node) -> Steps:
        steps = (m.Return(to=self._object(tree)),)
        yours = self.line[: tree.meta.end_pos].lower().endswith(" your hand")
        return self._to_your_place(tree, steps) if yours else steps

    def return_to_top(self, tree: Node) -> Steps:
        return (m.Return(to=self._object(tree), where="deck top"),)

    def return_to_bottom(self, tree: Node) -> Steps:
        return (m.Return(to=self._object(tree), where="deck bottom"),)

    def return_to_your_top(self, tree: Node) -> Steps:
        return self._to_your_place(tree, self.return_to_top(tree))

    def return_to_your_bottom(self, tree: Node) -> Steps:
        return self._to_your_place(tree, self.return_to_bottom(tree))

    def _to_your_place(self, tree: Node, steps: Steps) -> Steps:
        """Refuse cards of the enemy that were chosen: they never come to one's own hand or deck."""
        if self.discourse.enemy_chosen and getattr(steps[0], "to", None) == "chosen":
            raise self.refuse(tree, "enemy cards go to their owner's hand or deck")
        return steps

    def return_and_shuffle(self, tree: Node) -> Steps:
        return (m.Return(to=self._object(tree), where="deck, shuffled"),)

    def return_and_shuffle_yours(self, tree: Node) -> Steps:
        return self._to_your_place(tree, self.return_and_shuffle(tree))

    def shuffle_trash(self, _: Node) -> Steps:
        trash = m.Selector(what=("card",), side="your", zone="trash")
        return (m.Return(to=m.All(all=trash), where="deck, shuffled"),)

    def deploy_chosen(self, tree: Node) -> Steps:
        return (*self._choose(self.visit(subtrees(tree)[0])), m.Deploy(to="chosen"))

    def deploy_chosen_rested(self, tree: Node) -> Steps:
        return (*self._choose(self.visit(subtrees(tree)[0])), m.Deploy(to="chosen", rested=True))

    def add_chosen(self, tree: Node) -> Steps:
        group = self.visit(subtrees(tree)[0])
        if isinstance(group, m.Group) and group.what.what == ("shield",):
            if group.what not in (m.Selector(what=("shield",)), m.YOUR_SHIELDS):
                raise self.refuse(tree, "Shields of yours, from the top")
            if group.least != group.most:
                raise self.refuse(tree, "a number of Shields")
            return (m.ShieldToHand(amount=group.least),)
        return (*self._choose(group), m.AddToHand(to="chosen"))

    def remove_chosen_placed(self, tree: Node) -> Steps:
        group = self.visit(subtrees(tree)[0])
        what = self.with_fields(tree, group.what, side="your", zone="trash")
        return (*self._choose(group.model_copy(update={"what": what})), m.Remove(to="chosen"))

    def pair_chosen_with(self, tree: Node) -> Steps:
        card, units = subtrees(tree)
        group: m.Group = self.visit(card)
        whose = self.with_fields(units, self.noun_phrase(units), side="your")
        if group.least != 1 or group.most != 1 or not set(group.what.what) <= PAIRED:
            raise self.refuse(card, "one Pilot card is paired with one Unit")
        return (*self._choose(group, m.Group(what=whose)), m.Pair(to="chosen", unit="chosen"))

    def pair_with_chosen(self, tree: Node) -> Steps:
        """Return the pairing of a Pilot with the Unit that was chosen."""
        spoken_of = self.discourse
        if spoken_of.object != "chosen" or spoken_of.chosen_kinds != {"unit"} or spoken_of.off_field:
            raise self.refuse(tree, "no Unit was chosen before")
        pilot = self._object(tree)
        if pilot != "this pilot":
            raise self.refuse(tree, "the Pilot of this Unit")
        spoken_of.refers = True
        return (m.Pair(to=pilot, unit="chosen"),)

    def pair_last_pilot(self, tree: Node) -> Steps:
        """Return the pairing of the Pilot that this Unit had when it was destroyed."""
        if self.of_command or not self.of_destruction:
            raise self.refuse(tree, "only after this Unit was destroyed")
        units = self.with_fields(tree, self.noun_phrase(subtrees(tree)[0]), side="your")
        return (*self._choose(m.Group(what=units)), m.Pair(to="this pilot", unit="chosen"))

    def pair_chosen(self, tree: Node) -> Steps:
        return (*self._choose(self.visit(subtrees(tree)[0])), m.Pair(to="chosen"))

    def pair_this_card(self, tree: Node) -> Steps:
        if self.of_command or not self.of_destruction:
            raise self.refuse(tree, "it says so of a card that goes to the trash just then")
        units = self.with_fields(tree, self.noun_phrase(subtrees(tree)[0]), side="your")
        return (*self._choose(m.Group(what=units)), m.Pair(to="this card in trash", unit="chosen"))

    def activate_that_of(self, tree: Node) -> Steps:
        group: m.Group = self.visit(subtrees(tree)[0])
        what = self.with_fields(tree, group.what, side="your", zone="trash")
        if what.what != ("command card",) or group.most != 1:
            raise self.refuse(tree, "one Command card has such an effect")
        choose = self._choose(group.model_copy(update={"what": what}))
        return (*choose, m.ActivateMain(of="chosen", timing=self._timing(first_token(tree))))

    def activate_its(self, tree: Node) -> Steps:
        of = "discarded" if self.discourse.moved == "discarded" else self.discourse.as_object()
        if of not in {"chosen", "discarded"}:
            raise self.refuse(tree, "no card with such an effect was spoken of before")
        return (m.ActivateMain(of=of, timing=self._timing(first_token(tree))),)

    def _timing(self, mark: Token) -> Any:
        timing = mark[1:-1].strip().lower()
        if timing not in {"main", "action"}:
            raise self.refuse(mark, "only the effect of 【Main】 or 【Action】 can be activated")
        return timing

    # --- deck, hand, resources, tokens

    def discard(self, tree: Node) -> Steps:
        amount, *what = self._all(tree)
        self.discourse.discards = amount
        return (m.Discard(amount=amount, what=self.in_hand_of_yours(tree, what[0]) if what else None),)

    def discard_at_random(self, tree: Node) -> Steps:
        amount = self._amount(tree)
        self.discourse.discards = amount
        return (m.Discard(amount=amount, random=True),)

    def discard_card(self, _: Node) -> Steps:
        self.discourse.discards = 1
        return (m.Discard(),)

    def discard_hand(self, _: Node) -> Steps:
        self.discourse.discards = m.Count(count=m.YOUR_HAND)
        return (m.Discard(amount=m.Count(count=m.YOUR_HAND)),)

    def in_hand_of_yours(self, node: Node, what: m.Selector) -> m.Selector:
        """Return the selector for cards of your hand."""
        return self.with_fields(node, what, side="your", zone="hand")
