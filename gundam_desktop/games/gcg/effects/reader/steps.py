"""Reads instructions as steps."""

from __future__ import annotations

import re
from functools import partial
from typing import Any, Literal, NamedTuple, cast

from lark import Token

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.groups import choice_of, choose_and
from gundam_desktop.games.gcg.effects.reader.joining import PAIRED
from gundam_desktop.games.gcg.effects.reader.nouns import noun_phrase, one, one_with, with_fields
from gundam_desktop.games.gcg.effects.reader.reading import Reading, reads, says
from gundam_desktop.games.gcg.effects.reader.references import known, this_unit
from gundam_desktop.games.gcg.effects.reader.said import SameStep, Steps, Untimed
from gundam_desktop.games.gcg.effects.reader.simple_steps import READ_AS, blanks, step_of
from gundam_desktop.games.gcg.effects.reader.tokens import deploy_token
from gundam_desktop.games.gcg.effects.reader.trees import Node, first_token, subtrees
from gundam_desktop.games.gcg.effects.wording.step_texts import Blank

_FIGURES = re.compile(r"\(\s*AP\s*(\d+)\s*･\s*HP\s*(\d+)\s*\)", re.IGNORECASE)
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


@reads("chain", "instruction")
def chain(reading: Reading, tree: Node) -> Steps:
    """Return the steps of several instructions joined by "and"."""
    steps: Steps = ()
    for part in subtrees(tree):
        said = reading.visit(part)
        if isinstance(said, MoreTokens):
            steps = _with_more(reading, part, steps, said.tokens)
        else:
            steps += said
    return steps


@reads
def then_chain(reading: Reading, tree: Node) -> Steps:
    """Return the steps of an instruction, and those that follow it by "then"."""
    first, others = (cast(Steps, reading.visit(part)) for part in subtrees(tree))
    return (*first, others[0].model_copy(update={"link": "then"}), *others[1:])


def _with_more(reading: Reading, tree: Node, steps: Steps, more: m.DeployToken) -> Steps:
    last = steps[-1] if steps else None
    if not isinstance(last, m.DeployToken) or (last.amount, last.rested) != (more.amount, more.rested):
        raise reading.refuse("as many tokens, and rested alike, must stand before it", tree)
    if len(last.token) > 1 and not last.every:
        raise reading.refuse("one of several tokens and another one", tree)
    return (*steps[:-1], last.model_copy(update={"token": last.token + more.token, "every": True}))


@reads
def more_tokens(reading: Reading, tree: Node) -> MoreTokens:
    return MoreTokens(cast(m.DeployToken, deploy_token(reading, tree)[0]))


@reads(*READ_AS)
def step_of_table(reading: Reading, tree: Node) -> Steps:
    """Read a simple step by its row in the table."""
    row, text = READ_AS[tree.data]
    fields = {}
    for blank, said in zip(blanks(text), tree.children, strict=True):
        value = _blank(reading, blank, said)
        if blank.field not in _MEANT:
            fields[blank.field] = value
        elif value != blank.field:
            raise reading.refuse(_MEANT[blank.field])
    if row.step is m.ArrangeShields and reading.discourse.several != m.All(all=m.YOUR_SHIELDS):
        raise reading.refuse("no Shields were looked at before")
    if row.step is m.TrashTop:
        reading.discourse.among = "placed"
        reading.discourse.placed = fields.get("amount", 1) if isinstance(fields.get("amount", 1), int) else None
    return (step_of(row, fields),)


def _blank(reading: Reading, blank: Blank, said: Node | Token) -> Any:
    """Return the value of a blank of a row."""
    if not isinstance(said, Token):
        return reading.visit(said)
    return timing_of(reading, said) if blank.field == "timing" else ord(said) - ord("①") + 1


@reads
def look_at_chosen(reading: Reading, tree: Node) -> Steps:
    group = reading.visit_first(tree)
    if group.what.what != ("shield",):
        raise reading.refuse("only Shields are looked at so")
    return (*choice_of(reading, group), m.LookAt())


@reads
def look_at_hand(reading: Reading, _: Node) -> Steps:
    reading.discourse.among = "their hand"
    return (m.LookAt(to=m.All(all=m.ENEMY_HAND)),)


@reads
def destroy_subject(reading: Reading, tree: Node) -> Steps:
    return (m.Destroy(to=reading.visit_first(tree)),)


@reads
def reveal_and_deploy(reading: Reading, tree: Node) -> Steps:
    return (*choice_of(reading, reading.visit_first(tree)), m.Reveal(), m.Deploy(to="chosen"))


@reads
def add_from_trash(reading: Reading, tree: Node) -> Steps:
    group = reading.visit_first(tree)
    what = with_fields(reading, tree, group.what, side="your", zone="trash")
    return (*choice_of(reading, group.model_copy(update={"what": what})), m.AddToHand(to="chosen"))


@reads
def add_looked(reading: Reading, tree: Node) -> Steps:
    if reading.discourse.object != "looked":
        raise reading.refuse("no cards were looked at before")
    count = int(first_token(tree))
    looked = m.Selector(what=("card",), zone="looked")
    return (*choice_of(reading, m.Group(what=looked, least=count, most=count)), m.AddToHand(to="chosen"))


@reads
def same_tokens(reading: Reading, tree: Node) -> tuple[SameStep]:
    return (SameStep(int(first_token(tree)), "deploy token"),)


@reads
def and_if(reading: Reading, tree: Node) -> Steps:
    """Return instructions, and others that have a condition of their own."""
    first, condition, others = subtrees(tree)
    steps = cast(Steps, reading.visit(first))
    asked = reading.visit(condition)
    said: Any = reading.visit(others)
    last = steps[-1] if steps else None
    if isinstance(last, m.Modify) and isinstance(said[0], Untimed) and not said[0].turn and not said[0].zone:
        said = (m.Modify(to=said[0].to, changes=said[0].changes, lasts=last.lasts), *said[1:])
    return (*steps, m.If(condition=asked, steps=said))


@reads
def destroy_first(reading: Reading, tree: Node) -> Steps:
    return (m.Destroy(to=m.FirstOfShieldArea(first=int(first_token(tree)))),)


says(
    destroy_first_one=(m.Destroy(to="enemy shield area"),),
)


@reads
def deploy_as_unit(reading: Reading, tree: Node) -> Steps:
    token = first_token(tree)
    figures = _FIGURES.fullmatch(str(token))
    if figures is None:
        raise reading.refuse("a Unit so has AP and HP: (AP1･HP1)", token)
    unit = m.UnitFigures(ap=int(figures[1]), hp=int(figures[2]))
    return (m.Deploy(to=reading.visit_first(tree), as_unit=unit),)


@reads
def pair_this_after(reading: Reading, tree: Node) -> Steps:
    if not reading.of_command:
        raise reading.refuse("only a Command is activated")
    units = with_fields(reading, tree, noun_phrase(reading, subtrees(tree)[0]), side="your")
    return (m.May(steps=(*choice_of(reading, m.Group(what=units)), m.Pair(to="this card in trash", unit="chosen"))),)


@reads
def battle(reading: Reading, tree: Node) -> Steps:
    this_unit(reading, tree)
    return (m.Battle(to=reading.visit_first(tree)),)


@reads
def battle_of_two(reading: Reading, tree: Node) -> Steps:
    return (m.Battle(to=known(reading, tree, reading.discourse.as_object()), this_unit=False),)


@reads
def pair_that(reading: Reading, tree: Node) -> Steps:
    if reading.discourse.command is None:
        raise reading.refuse("no card was spoken of before")
    units = with_fields(reading, tree, noun_phrase(reading, subtrees(tree)[0]), side="your")
    return (*choice_of(reading, m.Group(what=units)), m.Pair(to="played command", unit="chosen"))


@reads
def pair_it_with(reading: Reading, tree: Node) -> tuple[PairIt]:
    if known(reading, tree, reading.discourse.as_object()) != "chosen" or not reading.discourse.off_field:
        raise reading.refuse("a card that was chosen")
    return (PairIt(with_fields(reading, tree, noun_phrase(reading, subtrees(tree)[0]), side="your")),)


@reads
def pair_one_with_it(reading: Reading, tree: Node) -> tuple[PairWithIt]:
    card: m.Group = reading.visit_first(tree)
    if card.least != 1 or card.most != 1 or not set(card.what.what) <= PAIRED:
        raise reading.refuse("one Pilot card is paired with one Unit")
    choice_of(reading, card, m.Group(what=m.Selector(what=("unit",), side="your")))
    return (PairWithIt(card),)


@reads
def may_pair_with_it(reading: Reading, tree: Node) -> tuple[PairWithIt]:
    ((card,),) = pair_one_with_it(reading, tree)
    return (PairWithIt(card.model_copy(update={"least": 0})),)


@reads
def their_top_to_trash(reading: Reading, tree: Node) -> Steps:
    amount = reading.visit_first(tree) if subtrees(tree) else 1
    return (m.Players(who="an enemy player", steps=(m.TrashTop(amount=amount),)),)


@reads
def remove_all_of_theirs(reading: Reading, tree: Node) -> Steps:
    return (m.Remove(to=m.All(all=one_with(reading, tree, side="enemy", zone="trash"))),)


@reads
def remove_all_of_yours(reading: Reading, tree: Node) -> Steps:
    return (m.Remove(to=m.All(all=one_with(reading, tree, side="your", zone="trash"))),)


@reads
def remove_all(reading: Reading, tree: Node) -> Steps:
    return (m.Remove(to=m.All(all=one(reading, tree))),)


@reads
def pay_and_deploy(reading: Reading, tree: Node) -> Steps:
    return (m.Deploy(to=known(reading, tree, reading.discourse.as_object()), pay=True),)


@reads
def reveal_only(reading: Reading, tree: Node) -> Steps:
    group = reading.visit_first(tree)
    if group.what.zone != "hand":
        raise reading.refuse("only cards of your hand are revealed so")
    return (*choice_of(reading, group), m.Reveal(to="chosen"))


@reads
def return_to_hand(reading: Reading, tree: Node) -> Steps:
    steps = (m.Return(to=reading.visit_first(tree)),)
    yours = reading.line[: tree.meta.end_pos].lower().endswith(" your hand")
    return _to_your_place(reading, tree, steps) if yours else steps


def _return_to(
    reading: Reading, tree: Node, where: Literal["deck top", "deck bottom", "deck, shuffled"], *, yours: bool = False
) -> Steps:
    steps = (m.Return(to=reading.visit_first(tree), where=where),)
    return _to_your_place(reading, tree, steps) if yours else steps


def _to_your_place(reading: Reading, tree: Node, steps: Steps) -> Steps:
    """Refuse cards of the enemy that were chosen: they never come to one's own hand or deck."""
    if reading.discourse.enemy_chosen and getattr(steps[0], "to", None) == "chosen":
        raise reading.refuse("enemy cards go to their owner's hand or deck", tree)
    return steps


@reads
def shuffle_trash(reading: Reading, _: Node) -> Steps:
    trash = m.Selector(what=("card",), side="your", zone="trash")
    return (m.Return(to=m.All(all=trash), where="deck, shuffled"),)


@reads
def add_chosen(reading: Reading, tree: Node) -> Steps:
    group = reading.visit_first(tree)
    if isinstance(group, m.Group) and group.what.what == ("shield",):
        if group.what not in (m.Selector(what=("shield",)), m.YOUR_SHIELDS):
            raise reading.refuse("Shields of yours, from the top")
        if group.least != group.most:
            raise reading.refuse("a number of Shields")
        return (m.ShieldToHand(amount=group.least),)
    return (*choice_of(reading, group), m.AddToHand(to="chosen"))


@reads
def remove_chosen_placed(reading: Reading, tree: Node) -> Steps:
    group = reading.visit_first(tree)
    what = with_fields(reading, tree, group.what, side="your", zone="trash")
    return (*choice_of(reading, group.model_copy(update={"what": what})), m.Remove(to="chosen"))


@reads
def pair_chosen_with(reading: Reading, tree: Node) -> Steps:
    card, units = subtrees(tree)
    group: m.Group = reading.visit(card)
    whose = with_fields(reading, units, noun_phrase(reading, units), side="your")
    if group.least != 1 or group.most != 1 or not set(group.what.what) <= PAIRED:
        raise reading.refuse("one Pilot card is paired with one Unit", card)
    return (*choice_of(reading, group, m.Group(what=whose)), m.Pair(to="chosen", unit="chosen"))


@reads
def pair_with_chosen(reading: Reading, tree: Node) -> Steps:
    """Return the pairing of a Pilot with the Unit that was chosen."""
    spoken_of = reading.discourse
    if spoken_of.object != "chosen" or spoken_of.chosen_kinds != {"unit"} or spoken_of.off_field:
        raise reading.refuse("no Unit was chosen before")
    pilot = reading.visit_first(tree)
    if pilot != "this pilot":
        raise reading.refuse("the Pilot of this Unit")
    spoken_of.refers = True
    return (m.Pair(to=pilot, unit="chosen"),)


@reads
def pair_last_pilot(reading: Reading, tree: Node) -> Steps:
    """Return the pairing of the Pilot that this Unit had when it was destroyed."""
    if reading.of_command or not reading.of_destruction:
        raise reading.refuse("only after this Unit was destroyed")
    units = with_fields(reading, tree, noun_phrase(reading, subtrees(tree)[0]), side="your")
    return (*choice_of(reading, m.Group(what=units)), m.Pair(to="this pilot", unit="chosen"))


@reads
def pair_this_card(reading: Reading, tree: Node) -> Steps:
    if reading.of_command or not reading.of_destruction:
        raise reading.refuse("it says so of a card that goes to the trash just then")
    units = with_fields(reading, tree, noun_phrase(reading, subtrees(tree)[0]), side="your")
    return (*choice_of(reading, m.Group(what=units)), m.Pair(to="this card in trash", unit="chosen"))


@reads
def activate_that_of(reading: Reading, tree: Node) -> Steps:
    group: m.Group = reading.visit_first(tree)
    what = with_fields(reading, tree, group.what, side="your", zone="trash")
    if what.what != ("command card",) or group.most != 1:
        raise reading.refuse("one Command card has such an effect")
    choose = choice_of(reading, group.model_copy(update={"what": what}))
    return (*choose, m.ActivateMain(of="chosen", timing=timing_of(reading, first_token(tree))))


def timing_of(reading: Reading, mark: Token) -> Any:
    timing = mark[1:-1].strip().lower()
    if timing not in {"main", "action"}:
        raise reading.refuse("only the effect of 【Main】 or 【Action】 can be activated", mark)
    return timing


@reads
def redirect_to_one(reading: Reading, tree: Node) -> Steps:
    return (*choice_of(reading, m.Group(what=reading.visit_first(tree))), m.Redirect())


@reads
def redirect_to_yours(reading: Reading, tree: Node) -> Steps:
    what = with_fields(reading, tree, noun_phrase(reading, subtrees(tree)[0]), side="your")
    return (*choice_of(reading, m.Group(what=what)), m.Redirect())


@reads
def redirect_its(reading: Reading, tree: Node) -> Steps:
    """Return the change of the attack target of the enemy Unit whose attack the effect waits for."""
    to = reading.visit_first(tree)
    if not _enemy_attacks(reading) or to not in {"this", "this base"}:
        raise reading.refuse("an enemy Unit that attacks, and this Unit as its target")
    return (m.Redirect(to=to),)


def _enemy_attacks(reading: Reading) -> bool:
    waits = reading.discourse.waited_for
    return reading.discourse.attacker is not None and waits is not None and waits.side == "enemy"


reads(
    destroy_chosen=partial(choose_and, step=m.Destroy()),
    rest_chosen=partial(choose_and, step=m.Rest()),
    set_chosen_active=partial(choose_and, step=m.SetActive()),
    return_chosen_to_hand=partial(choose_and, step=m.Return()),
    return_chosen_to_bottom=partial(choose_and, step=m.Return(where="deck bottom")),
    return_chosen_to_top=partial(choose_and, step=m.Return(where="deck top")),
    remove_chosen=partial(choose_and, step=m.Remove(to="chosen")),
    return_to_top=partial(_return_to, where="deck top"),
    return_to_bottom=partial(_return_to, where="deck bottom"),
    return_and_shuffle=partial(_return_to, where="deck, shuffled"),
    return_to_your_top=partial(_return_to, where="deck top", yours=True),
    return_to_your_bottom=partial(_return_to, where="deck bottom", yours=True),
    return_and_shuffle_yours=partial(_return_to, where="deck, shuffled", yours=True),
    deploy_chosen=partial(choose_and, step=m.Deploy(to="chosen")),
    deploy_chosen_rested=partial(choose_and, step=m.Deploy(to="chosen", rested=True)),
    pair_chosen=partial(choose_and, step=m.Pair(to="chosen")),
    redirect_to_chosen=partial(choose_and, step=m.Redirect()),
)
