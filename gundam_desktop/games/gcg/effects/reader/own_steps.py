"""Reads steps with a number of cards that depends on others: of the hand, of Resources, of tokens, of a choice."""

from __future__ import annotations

from lark import Token

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.falls import FALLS, GOES
from gundam_desktop.games.gcg.effects.reader.redirecting import RedirectReader
from gundam_desktop.games.gcg.effects.reader.said import Steps
from gundam_desktop.games.gcg.effects.reader.trees import Node, first_token, subtrees

_HIDDEN = frozenset({"hand", "looked"})


class OwnStepReader(RedirectReader):
    """Reads how many of a player's own cards something is done to."""

    def draw_until(self, tree: Node) -> Steps:
        return (m.Draw(amount=self.lacking(tree)),)

    def discard_until(self, tree: Node) -> Steps:
        self.discourse.discards = amount = self.beyond(tree)
        return (m.Discard(amount=amount),)

    def discard_some(self, tree: Node) -> Steps:
        least, most = self._numbers(tree)
        if most <= least:
            raise self.refuse(tree, "from more to less")
        return self._discard_some(tree, least, most)

    def discard_up_to(self, tree: Node) -> Steps:
        return self._discard_some(tree, 0, self._numbers(tree)[0])

    def discard_any(self, tree: Node) -> Steps:
        return self._discard_some(tree, 0, None)

    def discard_or_more(self, tree: Node) -> Steps:
        return self._discard_some(tree, self._numbers(tree)[0], None)

    def _discard_some(self, tree: Node, least: int, most: int | None) -> Steps:
        said = self.in_hand_of_yours(tree, self.one(tree)) if subtrees(tree) else m.YOUR_HAND
        amount: m.Amount = m.Count(count=said) if most is None else most
        self.discourse.discards = amount
        return (m.Discard(amount=amount, least=least, what=None if said == m.YOUR_HAND else said),)

    def _numbers(self, tree: Node) -> list[int]:
        return [int(child) for child in tree.children if isinstance(child, Token) and child.type == "NUMBER"]

    def place_resources(self, tree: Node) -> Steps:
        return (self._resources(tree, self.visit(subtrees(tree)[0])),)

    def place_resources_for_each(self, tree: Node) -> Steps:
        amount, each = (self.visit(part) for part in subtrees(tree))
        if not isinstance(amount, int):
            raise self.refuse(tree, "a number for each")
        return (self._resources(tree, m.multiplied(each, amount)),)

    def _resources(self, tree: Node, amount: m.Amount) -> m.PlaceResource:
        words = self.line[tree.meta.start_pos : tree.meta.end_pos].lower()
        placed = words.partition(" equal to ")[0].partition(" for e")[0].split()
        return m.PlaceResource(amount=amount, ex="ex" in placed, rested="rested" in placed)

    def deploy_tokens(self, tree: Node) -> Steps:
        self.discourse.introduce("deployed")
        token, amount = (self._token_number(tree, 0),), self.visit(subtrees(tree)[0])
        return (m.DeployToken(token=token, amount=amount),)

    def deploy_rested_tokens(self, tree: Node) -> Steps:
        (deploy,) = self.deploy_tokens(tree)
        return (deploy.model_copy(update={"rested": True}),)

    def choose_up_to_as_many(self, tree: Node) -> Steps:
        return self._choose(self.up_to_as_many(tree))

    def choose_up_to_as_many_of_yours(self, tree: Node) -> Steps:
        return self._choose(self.up_to_as_many_of_yours(tree))

    # --- cards of hands that were chosen

    def discard_chosen(self, tree: Node) -> Steps:
        if self._object(tree) != "chosen" or self.discourse.not_deployed != "hand":
            raise self.refuse(tree, "only cards of a hand that were chosen")
        return (m.DiscardChosen(),)

    def place_on_shields(self, tree: Node) -> Steps:
        return self._chosen_as_shields(tree, last=False)

    def place_after_shields(self, tree: Node) -> Steps:
        return self._chosen_as_shields(tree, last=True)

    def _chosen_as_shields(self, tree: Node, *, last: bool) -> Steps:
        group = self.visit(subtrees(tree)[0])
        if not isinstance(group, m.Group) or group.what.zone not in _HIDDEN or group.what.side == "enemy":
            raise self.refuse(tree, "cards of your hand, or cards that were looked at")
        return (*self._choose(group), m.PlaceAsShield(last=last))

    def place_it_on_shields(self, tree: Node) -> Steps:
        return self._as_shield(tree, last=False)

    def place_it_after_shields(self, tree: Node) -> Steps:
        return self._as_shield(tree, last=True)

    def _as_shield(self, tree: Node, *, last: bool) -> Steps:
        to = self._object(tree)
        if to not in {"chosen", "looked"} or (to == "chosen" and not self.discourse.off_field):
            raise self.refuse(tree, "a card that was chosen or looked at")
        if to == "chosen" and self.discourse.enemy_chosen:
            raise self.refuse(tree, "enemy cards are no Shields of yours")
        return (m.PlaceAsShield(to=to, last=last),)

    def activate_effect(self, tree: Node) -> Steps:
        """Return the activation of this Unit's 【Deploy】."""
        self.this_unit(tree)
        if not self._is_deploy(first_token(tree)):
            raise self.refuse(tree, "only 【Deploy】 of this Unit")
        return (m.ActivateEffect(),)

    def activate_its(self, tree: Node) -> Steps:
        """Return the activation of the 【Main】 or 【Action】 of a card, or of the 【Deploy】 of a Unit."""
        spoken_of = self.discourse
        if self._is_deploy(first_token(tree)):
            if spoken_of.as_object() != "chosen" or not spoken_of.one_unit_chosen or spoken_of.off_field:
                raise self.refuse(tree, "only 【Deploy】 of a Unit in play that was chosen")
            return (m.ActivateEffect(of="chosen"),)
        return super().activate_its(tree)

    def _is_deploy(self, mark: Token) -> bool:
        return str(mark)[1:-1].strip().lower() == "deploy"

    def redirect_this_to_chosen(self, tree: Node) -> Steps:
        unit, cards = subtrees(tree)
        if self.visit(unit) != "this":
            raise self.refuse(tree, "only this Unit")
        return (*self._choose(self.visit(cards)), m.Redirect(attacker="this"))

    def shuffle_hand(self, _: Node) -> Steps:
        return (m.Return(to=m.All(all=m.YOUR_HAND), where="deck, shuffled"),)

    def hand_to_bottom(self, _: Node) -> Steps:
        return (m.Return(to=m.All(all=m.YOUR_HAND), where="deck bottom"),)

    # --- two cards that were chosen

    def damage_two(self, tree: Node) -> Steps:
        first, second = (self.visit(part) for part in subtrees(tree))
        if self.discourse.as_object() != "chosen" or not self.discourse.two_units_chosen:
            raise self.refuse(tree, "two Units that were chosen")
        return (m.DamageTwo(first=first, second=second),)

    def pair_both(self, tree: Node) -> Steps:
        """Return the pairing of the Pilot that was chosen with the Unit that was chosen along with it."""
        if self.discourse.as_object() != "chosen" or self.discourse.chosen_kinds != {"pilot", "unit"}:
            raise self.refuse(tree, "a Pilot and a Unit that were chosen")
        return (m.Pair(to="chosen", unit="chosen"),)

    def times_for_each(self, tree: Node) -> Steps:
        each, amount = (self.visit(part) for part in subtrees(tree))
        return (m.Damage(to="enemy shield area", amount=amount, times=self.count_of(each)),)

    def pay_some(self, tree: Node) -> Steps:
        least, most = (ord(str(child)) - ord("①") + 1 for child in tree.children if isinstance(child, Token))
        if most <= least:
            raise self.refuse(tree, "from more to less")
        self.discourse.paid = True
        return (m.PayCost(amount=most, least=least),)

    def lasting_survival(self, tree: Node) -> Steps:
        """Return that the chosen card survives for a time what would destroy it."""
        parts = {_part_of(part.data): part for part in subtrees(tree)}
        cause = parts["falls"].data
        if GOES[parts["goes"].data] != "survives" or cause.startswith("returned"):
            raise self.refuse(tree, "a card that would be destroyed remains in play")
        to = self._known(tree, self.discourse.as_subject())
        if to != "chosen" or not self.discourse.chosen_kinds <= {"unit", "base"} or self.discourse.off_field:
            raise self.refuse(tree, "only cards in play that were chosen")
        change = m.Replacement(goes="survives", by=FALLS[cause])
        return (m.Modify(to=to, changes=(change,), lasts=self.visit(parts["lasts"])),)


def _part_of(name: str) -> str:
    return "falls" if name in FALLS else "goes" if name in GOES else "lasts"
