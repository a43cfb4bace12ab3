"""Reads steps with a player's own cards: of the hand, the deck, the Resources and the Shields."""

from __future__ import annotations

from functools import partial
from typing import Literal

from lark import Token

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.changes import count_of
from gundam_desktop.games.gcg.effects.reader.counts import beyond, lacking
from gundam_desktop.games.gcg.effects.reader.falls import FALLS, GOES
from gundam_desktop.games.gcg.effects.reader.groups import choice_of, choose_and, placed_like
from gundam_desktop.games.gcg.effects.reader.nouns import one, with_fields
from gundam_desktop.games.gcg.effects.reader.reading import Reading, reads, says
from gundam_desktop.games.gcg.effects.reader.references import known, this_unit
from gundam_desktop.games.gcg.effects.reader.said import Steps
from gundam_desktop.games.gcg.effects.reader.steps import timing_of
from gundam_desktop.games.gcg.effects.reader.tokens import token_number
from gundam_desktop.games.gcg.effects.reader.trees import Node, first_token, subtrees

_HIDDEN = frozenset({"hand", "looked"})


# --- deck, hand, resources, tokens


@reads
def discard(reading: Reading, tree: Node) -> Steps:
    amount, *what = reading.visit_parts(tree)
    reading.discourse.discards = amount
    return (m.Discard(amount=amount, what=in_hand_of_yours(reading, tree, what[0]) if what else None),)


@reads
def discard_at_random(reading: Reading, tree: Node) -> Steps:
    amount = reading.visit_first(tree)
    reading.discourse.discards = amount
    return (m.Discard(amount=amount, random=True),)


@reads
def discard_card(reading: Reading, _: Node) -> Steps:
    reading.discourse.discards = 1
    return (m.Discard(),)


@reads
def discard_hand(reading: Reading, _: Node) -> Steps:
    reading.discourse.discards = m.Count(count=m.YOUR_HAND)
    return (m.Discard(amount=m.Count(count=m.YOUR_HAND)),)


def in_hand_of_yours(reading: Reading, node: Node, what: m.Selector) -> m.Selector:
    """Return the selector for cards of your hand."""
    return with_fields(reading, node, what, side="your", zone="hand")


@reads
def draw_until(reading: Reading, tree: Node) -> Steps:
    return (m.Draw(amount=lacking(reading, tree)),)


@reads
def discard_until(reading: Reading, tree: Node) -> Steps:
    reading.discourse.discards = amount = beyond(reading, tree)
    return (m.Discard(amount=amount),)


@reads
def discard_some(reading: Reading, tree: Node) -> Steps:
    least, most = _numbers(tree)
    if most <= least:
        raise reading.refuse("from more to less")
    return _discard_some(reading, tree, least, most)


@reads
def discard_up_to(reading: Reading, tree: Node) -> Steps:
    return _discard_some(reading, tree, 0, _numbers(tree)[0])


@reads
def discard_or_more(reading: Reading, tree: Node) -> Steps:
    return _discard_some(reading, tree, _numbers(tree)[0], None)


def _discard_some(reading: Reading, tree: Node, least: int, most: int | None) -> Steps:
    said = in_hand_of_yours(reading, tree, one(reading, tree)) if subtrees(tree) else m.YOUR_HAND
    amount: m.Amount = m.Count(count=said) if most is None else most
    reading.discourse.discards = amount
    return (m.Discard(amount=amount, least=least, what=None if said == m.YOUR_HAND else said),)


def _numbers(tree: Node) -> list[int]:
    return [int(child) for child in tree.children if isinstance(child, Token) and child.type == "NUMBER"]


@reads
def place_resources(reading: Reading, tree: Node) -> Steps:
    return (_resources(reading, tree, reading.visit_first(tree)),)


@reads
def place_resources_for_each(reading: Reading, tree: Node) -> Steps:
    amount, each = reading.visit_parts(tree)
    if not isinstance(amount, int):
        raise reading.refuse("a number for each")
    return (_resources(reading, tree, m.multiplied(each, amount)),)


def _resources(reading: Reading, tree: Node, amount: m.Amount) -> m.PlaceResource:
    words = reading.line[tree.meta.start_pos : tree.meta.end_pos].lower()
    placed = words.partition(" equal to ")[0].partition(" for e")[0].split()
    return m.PlaceResource(amount=amount, ex="ex" in placed, rested="rested" in placed)


@reads
def deploy_tokens(reading: Reading, tree: Node) -> Steps:
    reading.discourse.introduce("deployed")
    token, amount = (token_number(reading, tree, 0),), reading.visit_first(tree)
    return (m.DeployToken(token=token, amount=amount),)


@reads
def deploy_rested_tokens(reading: Reading, tree: Node) -> Steps:
    (deploy,) = deploy_tokens(reading, tree)
    return (deploy.model_copy(update={"rested": True}),)


# --- cards of hands that were chosen


@reads
def discard_chosen(reading: Reading, tree: Node) -> Steps:
    if reading.visit_first(tree) != "chosen" or reading.discourse.not_deployed != "hand":
        raise reading.refuse("only cards of a hand that were chosen")
    return (m.DiscardChosen(),)


def _chosen_as_shields(reading: Reading, tree: Node, *, last: bool) -> Steps:
    group = reading.visit_first(tree)
    if not isinstance(group, m.Group) or group.what.zone not in _HIDDEN or group.what.side == "enemy":
        raise reading.refuse("cards of your hand, or cards that were looked at", tree)
    return (*choice_of(reading, group), m.PlaceAsShield(last=last))


def _as_shield(reading: Reading, tree: Node, *, last: bool) -> Steps:
    to = reading.visit_first(tree)
    if to not in {"chosen", "looked"} or (to == "chosen" and not reading.discourse.off_field):
        raise reading.refuse("a card that was chosen or looked at", tree)
    if to == "chosen" and reading.discourse.enemy_chosen:
        raise reading.refuse("enemy cards are no Shields of yours", tree)
    return (m.PlaceAsShield(to=to, last=last),)


@reads
def activate_effect(reading: Reading, tree: Node) -> Steps:
    """Return the activation of this Unit's 【Deploy】."""
    this_unit(reading, tree)
    if not _is_deploy(first_token(tree)):
        raise reading.refuse("only 【Deploy】 of this Unit")
    return (m.ActivateEffect(),)


@reads
def activate_its(reading: Reading, tree: Node) -> Steps:
    """Return the activation of the 【Main】 or 【Action】 of a card, or of the 【Deploy】 of a Unit."""
    spoken_of = reading.discourse
    if _is_deploy(first_token(tree)):
        if spoken_of.as_object() != "chosen" or not spoken_of.one_unit_chosen or spoken_of.off_field:
            raise reading.refuse("only 【Deploy】 of a Unit in play that was chosen")
        return (m.ActivateEffect(of="chosen"),)
    of = "discarded" if spoken_of.moved == "discarded" else spoken_of.as_object()
    if of not in {"chosen", "discarded"}:
        raise reading.refuse("no card with such an effect was spoken of before")
    return (m.ActivateMain(of=of, timing=timing_of(reading, first_token(tree))),)


def _is_deploy(mark: Token) -> bool:
    return str(mark)[1:-1].strip().lower() == "deploy"


@reads
def redirect_this_to_chosen(reading: Reading, tree: Node) -> Steps:
    unit, cards = subtrees(tree)
    if reading.visit(unit) != "this":
        raise reading.refuse("only this Unit")
    return (*choice_of(reading, reading.visit(cards)), m.Redirect(attacker="this"))


says(
    shuffle_hand=(m.Return(to=m.All(all=m.YOUR_HAND), where="deck, shuffled"),),
    hand_to_bottom=(m.Return(to=m.All(all=m.YOUR_HAND), where="deck bottom"),),
    return_looked=(m.ReturnLooked(order="any"),),
    remaining_top_or_bottom=(m.TopOrBottom(),),
    trash_looked=(m.ReturnLooked(order="any", where="trash"),),
    return_looked_randomly=(m.ReturnLooked(order="random"),),
)


# --- two cards that were chosen


@reads
def damage_two(reading: Reading, tree: Node) -> Steps:
    first, second = reading.visit_parts(tree)
    if reading.discourse.as_object() != "chosen" or not reading.discourse.two_units_chosen:
        raise reading.refuse("two Units that were chosen")
    return (m.DamageTwo(first=first, second=second),)


@reads
def pair_both(reading: Reading, tree: Node) -> Steps:
    """Return the pairing of the Pilot that was chosen with the Unit that was chosen along with it."""
    if reading.discourse.as_object() != "chosen" or reading.discourse.chosen_kinds != {"pilot", "unit"}:
        raise reading.refuse("a Pilot and a Unit that were chosen")
    return (m.Pair(to="chosen", unit="chosen"),)


@reads
def times_for_each(reading: Reading, tree: Node) -> Steps:
    each, amount = reading.visit_parts(tree)
    return (m.Damage(to="enemy shield area", amount=amount, times=count_of(each)),)


@reads
def pay_some(reading: Reading, tree: Node) -> Steps:
    least, most = (ord(str(child)) - ord("①") + 1 for child in tree.children if isinstance(child, Token))
    if most <= least:
        raise reading.refuse("from more to less")
    reading.discourse.paid = True
    return (m.PayCost(amount=most, least=least),)


@reads
def lasting_survival(reading: Reading, tree: Node) -> Steps:
    """Return that the chosen card survives for a time what would destroy it."""
    parts = {_part_of(part.data): part for part in subtrees(tree)}
    cause = parts["falls"].data
    if GOES[parts["goes"].data] != "survives" or cause.startswith("returned"):
        raise reading.refuse("a card that would be destroyed remains in play")
    to = known(reading, tree, reading.discourse.as_subject())
    if to != "chosen" or not reading.discourse.chosen_kinds <= {"unit", "base"} or reading.discourse.off_field:
        raise reading.refuse("only cards in play that were chosen")
    change = m.Replacement(goes="survives", by=FALLS[cause])
    return (m.Modify(to=to, changes=(change,), lasts=reading.visit(parts["lasts"])),)


@reads
def look(reading: Reading, tree: Node) -> Steps:
    amounts = reading.visit_parts(tree)
    reading.discourse.introduce("looked")
    reading.discourse.among = "looked"
    reading.discourse.looked = amounts[0] if amounts else 1
    return (m.Look(amount=amounts[0] if amounts else 1),)


@reads
def reveal_top(reading: Reading, tree: Node) -> Steps:
    (looked,) = look(reading, tree)
    reading.discourse.revealed = True
    return (looked.model_copy(update={"reveal": True}),)


@reads
def look_and_split(reading: Reading, tree: Node) -> Steps:
    look, *amounts = reading.visit_parts(tree)
    return (*look, m.SplitLooked(top=amounts[0], bottom=amounts[1] if len(amounts) > 1 else 0))


@reads
def split_rest(reading: Reading, tree: Node) -> Steps:
    top, looked = int(first_token(tree)), reading.discourse.looked
    if reading.discourse.object != "looked" or not isinstance(looked, int) or looked <= top:
        raise reading.refuse("no more cards than these were looked at before")
    return (m.SplitLooked(top=top, bottom=looked - top),)


@reads
def look_at_shields(reading: Reading, _: Node) -> Steps:
    shields = m.All(all=m.YOUR_SHIELDS)
    reading.discourse.mention_all(shields)
    return (m.LookAt(to=shields),)


@reads
def place_in_trash(reading: Reading, tree: Node) -> Steps:
    group = reading.visit_first(tree)
    if not isinstance(group, m.Group) or group.what.zone != "looked":
        raise reading.refuse("only cards that were looked at")
    return (*choice_of(reading, group), m.PlaceInTrash())


@reads
def reveal_both(reading: Reading, tree: Node) -> Steps:
    """Return an option to take one card of each of two descriptions; one alone may be taken, too (1-3-2)."""
    groups = tuple(reading.visit(part) for part in subtrees(tree))
    if not all(isinstance(group, m.Group) for group in groups):
        raise reading.refuse("cards of two descriptions")
    placed = [placed_like(reading, tree, group, groups[-1].what) for group in groups]
    if any(group.what.zone != "looked" for group in placed):
        raise reading.refuse("only cards that were looked at")
    if not reading.discourse.optional and any(group.least for group in placed):
        raise reading.refuse("it is not clear what is done if only one of them is there")
    chosen = choice_of(reading, *(group.model_copy(update={"least": 0}) for group in placed))
    return (*chosen, m.AddToHand(to="chosen", reveal=True))


def _reveal_and_return(reading: Reading, tree: Node, where: Literal["deck top", "deck bottom"]) -> Steps:
    cards, them = subtrees(tree)
    choose = choice_of(reading, reading.visit(cards))
    if reading.visit(them) != "chosen":
        raise reading.refuse("the cards that are revealed", them)
    return (*choose, m.Reveal(), m.Return(where=where))


@reads
def reveal_it(reading: Reading, tree: Node) -> Steps:
    return (m.AddToHand(to=reading.visit_first(tree), reveal=True),)


@reads
def return_looked_to_top(reading: Reading, tree: Node) -> Steps:
    if reading.discourse.looked == 0:
        raise reading.refuse("no cards were looked at before")
    return (m.ReturnLooked(order="any", where="deck top"),)


@reads
def trash_looked_one(reading: Reading, tree: Node) -> Steps:
    to = reading.visit_first(tree)
    if to == "chosen" and reading.discourse.from_looked:
        return (m.PlaceInTrash(),)
    if to != "looked":
        raise reading.refuse("only a card that was looked at")
    return (m.ReturnLooked(order="any", where="trash"),)


def _part_of(name: str) -> str:
    return "falls" if name in FALLS else "goes" if name in GOES else "lasts"


reads(
    discard_any=partial(_discard_some, least=0, most=None),
    place_on_shields=partial(_chosen_as_shields, last=False),
    place_after_shields=partial(_chosen_as_shields, last=True),
    place_it_on_shields=partial(_as_shield, last=False),
    place_it_after_shields=partial(_as_shield, last=True),
    reveal=partial(choose_and, step=m.AddToHand(to="chosen", reveal=True)),
    reveal_to_top=partial(_reveal_and_return, where="deck top"),
    reveal_to_bottom=partial(_reveal_and_return, where="deck bottom"),
)
