"""Reads instructions as steps: what is done to cards that are meant, or that are chosen for it."""

from __future__ import annotations

import re
from functools import partial
from typing import Any, NamedTuple

from lark import Token

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.groups import choice_of
from gundam_desktop.games.gcg.effects.reader.joining import PAIRED, amended, paired_onto, paired_with
from gundam_desktop.games.gcg.effects.reader.nouns import one_with, with_fields
from gundam_desktop.games.gcg.effects.reader.own_steps import in_your_trash, refuse_of_others, taken
from gundam_desktop.games.gcg.effects.reader.productions import SIMPLE_STEP
from gundam_desktop.games.gcg.effects.reader.reading import Reading, means, reads, says
from gundam_desktop.games.gcg.effects.reader.references import object_pronoun
from gundam_desktop.games.gcg.effects.reader.said import Amendment, SameStep, Steps
from gundam_desktop.games.gcg.effects.reader.tokens import deploy_token
from gundam_desktop.games.gcg.effects.reader.trees import Node, subtrees

_FIGURES = re.compile(r"\(\s*AP\s*(\d+)\s*･\s*HP\s*(\d+)\s*\)", re.IGNORECASE)
_COMMANDS = frozenset({"command card", "card"})
_MEANT = {"looked": "only the card that was looked at can be meant here", "this": "only this Unit can be meant here"}
"""The blanks that are no fields, and why other cards than theirs are refused."""


# --- several instructions


class MoreTokens(NamedTuple):
    """Further tokens of the same deployment."""

    tokens: m.DeployToken


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


@means
def then_chain(_: Reading, first: Steps, others: Steps) -> Steps:
    """Return the steps of an instruction, and those that follow it by "then"."""
    return (*first, others[0].model_copy(update={"link": "then"}), *others[1:])


def _with_more(reading: Reading, tree: Node, steps: Steps, more: m.DeployToken) -> Steps:
    last = steps[-1] if steps else None
    if not isinstance(last, m.DeployToken) or (last.amount, last.rested) != (more.amount, more.rested):
        raise reading.refuse("the tokens before it must be the same number, and all must be rested or none", tree)
    if len(last.token) > 1 and not last.every:
        raise reading.refuse("a choice between tokens cannot be joined with another token", tree)
    return (*steps[:-1], last.model_copy(update={"token": last.token + more.token, "every": True}))


# --- simple steps


@reads(*SIMPLE_STEP.productions)
def step_of_row(reading: Reading, tree: Node) -> Steps:
    """Read a simple step by its row in the table."""
    row = SIMPLE_STEP.meaning(tree)
    fields: dict[str, Any] = {}
    chosen: Steps = ()
    for blank, said in SIMPLE_STEP.values(reading, tree):
        if blank.field in {"remaining", "rest"}:
            continue  # the step is about these cards alone
        value = timing_of(reading, said) if blank.field == "timing" else said
        if isinstance(value, m.Group) and row.model is m.AddToHand:
            return taken(reading, value)
        if isinstance(value, m.Group):
            chosen, value = choice_of(reading, _of_yours(value), in_passing=True), "chosen"
        if blank.field not in _MEANT:
            fields[blank.field] = value
        elif value != blank.field:
            raise reading.refuse(_MEANT[blank.field])
    step = row.made(fields)
    _note(reading, tree, step)
    return (*chosen, step)


def _of_yours(group: m.Group) -> m.Group:
    """Return cards to which a step is done; Resources are the player's own: "exile 1 EX Resource"."""
    what = group.what
    if what.what != ("resource",) or what.side != "any":
        return group
    return group.model_copy(update={"what": what.model_copy(update={"side": "your"})})


def _note(reading: Reading, tree: Node, step: m.AnyStep) -> None:
    """Note the cards that a simple step is about, or refuse it."""
    spoken_of = reading.discourse
    match step:
        case m.ArrangeShields() if spoken_of.several != m.All(all=m.YOUR_SHIELDS):
            raise reading.refuse("no Shields were looked at before")
        case m.ReturnLooked(where="deck top") if spoken_of.looked == 0:
            raise reading.refuse("no cards were looked at before")
        case m.DamageTwo() if spoken_of.as_object() != "chosen" or not spoken_of.two_units_chosen:
            raise reading.refuse("exactly two Units must be chosen before this")
        case m.ActivateEffect():
            reading.discourse.mention("this")
        case m.AddToHand():
            refuse_of_others(reading, step.to)
        case m.LookAt(to=m.All(all=cards)) if cards == m.ENEMY_HAND:
            spoken_of.among = "their hand"
        case m.LookAt(to=m.All() as shields):
            spoken_of.mention_all(shields)
        case m.TrashTop():
            spoken_of.among = "placed"


def timing_of(reading: Reading, mark: Token) -> Any:
    timing = mark[1:-1].strip().lower()
    if timing not in {"main", "action"}:
        raise reading.refuse("only the effect of 【Main】 or 【Action】 can be activated", mark)
    return timing


@reads
def remove_all_of_theirs(reading: Reading, tree: Node) -> Steps:
    return (m.Remove(to=m.All(all=one_with(reading, tree, side="enemy", zone="trash"))),)


@means
def their_top_to_trash(_: Reading, amount: m.Amount = 1) -> Steps:
    return (m.Players(who="an enemy player", steps=(m.TrashTop(amount=amount),)),)


@means
def deploy_as_unit(reading: Reading, to: m.Reference, token: Token) -> Steps:
    figures = _FIGURES.fullmatch(str(token))
    if figures is None:
        raise reading.refuse("a card deployed as a Unit needs AP and HP, like (AP1･HP1)", token)
    return (m.Deploy(to=to, as_unit=m.UnitFigures(ap=int(figures[1]), hp=int(figures[2]))),)


# --- damage, HP and AP


@means
def damage(reading: Reading, amount: m.Amount, to: Any) -> Steps:
    """Return damage to cards that are meant, or that are chosen for it."""
    of_another = isinstance(to, m.Group) or (to == "chosen" and reading.discourse.chosen_before)
    if getattr(amount, "of", None) == "chosen" and of_another:
        raise reading.refuse("it is not clear which chosen card the amount of damage is taken from")
    if not isinstance(to, m.Group):
        return (m.Damage(to=to, amount=amount),)
    return (*choice_of(reading, to), m.Damage(amount=amount))


@means
def damage_by_own_ap(reading: Reading, by: m.Reference, to: Any) -> Steps:
    if by != "this":
        raise reading.refuse("only this Unit can deal damage equal to its AP with its own effect")
    return damage(reading, m.StatOf(stat="ap", of="this"), to)


def _one_with_ap(reading: Reading, card: m.Reference) -> Any:
    if not isinstance(card, str):
        raise reading.refuse("only the AP of one Unit can be used here")
    return card


@reads
def it_and_this(reading: Reading, tree: Node) -> m.Reference:
    if reading.discourse.as_object() != "chosen":
        raise reading.refuse("only chosen cards can be joined with 'and this Unit'")
    reading.discourse.mention("this")
    return "chosen and this"


@means
def done_for_each(_: Reading, steps: tuple[Any], each: m.Amount) -> Steps:
    """Return a step with its amount for each of certain cards."""
    (step,) = steps
    return (step.model_copy(update={"amount": m.multiplied(each, step.amount)}),)


@means
def recover(_: Reading, to: m.Reference, amount: m.Amount) -> Steps:
    return (m.Recover(to=to, amount=amount),)


@means
def recover_all(reading: Reading, to: m.Reference) -> Steps:
    if isinstance(to, m.All):
        raise reading.refuse("only one card, or the chosen cards, can recover all HP")
    return (m.Recover(to=to, amount=m.DamageOn(damage_on=to)),)


@means
def recover_and(_: Reading, to: m.Reference, amount: m.Amount, changes: tuple[m.Change, ...], lasts: Any) -> Steps:
    return (m.Recover(to=to, amount=amount), m.Modify(to=to, changes=changes, lasts=lasts))


@means
def lasting_and_recover(
    reading: Reading, to: m.Reference, changes: tuple[m.Change, ...], lasts: Any, amount: m.Amount
) -> Steps:
    return tuple(reversed(recover_and(reading, to, amount, changes, lasts)))


@means
def double_ap(reading: Reading, to: m.Reference, lasts: Any) -> Steps:
    double = m.StatChange(change="ap", by=m.StatOf(stat="ap", of=_one_with_ap(reading, to)))
    return (m.Modify(to=to, changes=(double,), lasts=lasts),)


# --- Pilots that are paired


def yours(reading: Reading, what: m.Selector) -> m.Group:
    """Return one of such cards of yours."""
    return m.Group(what=with_fields(reading, reading.node, what, side="your"))


@means
def pair_with_yours(reading: Reading, card: m.Group | m.Reference, units: m.Selector) -> Steps:
    if not isinstance(card, m.Group):
        return (*choice_of(reading, yours(reading, units)), m.Pair(to=card, unit="chosen"))
    _refuse_several(reading, card)
    return (*choice_of(reading, card, yours(reading, units)), m.Pair(to="chosen", unit="chosen"))


def _refuse_several(reading: Reading, card: m.Group) -> None:
    if card.least != 1 or card.most != 1 or not set(card.what.what) <= PAIRED:
        raise reading.refuse("exactly one Pilot card can be paired with one Unit")


@means("last_pilot", "this_from_trash")
def in_trash_with_this(reading: Reading) -> m.Reference:
    """Return a card that is in the trash because this Unit was destroyed: itself, or the Pilot that it had."""
    if reading.of_command or not reading.of_destruction:
        raise reading.refuse("this only works after this Unit was destroyed")
    return "this pilot" if reading.node.data == "last_pilot" else "this card in trash"


@means
def that_from_trash(reading: Reading) -> m.Reference:
    if reading.discourse.command is None:
        raise reading.refuse("no card was spoken of before")
    return "played command"


@means
def pair_this_after(reading: Reading, _mark: Token, units: m.Selector) -> Steps:
    if not reading.of_command:
        raise reading.refuse("only a Command can be activated like this")
    return (m.May(steps=(*choice_of(reading, yours(reading, units)), m.Pair(to="this card in trash", unit="chosen"))),)


@means
def pair_it_with(reading: Reading, units: m.Selector) -> tuple[Amendment]:
    if reading.discourse.as_object() != "chosen" or not reading.discourse.off_field:
        raise reading.refuse("only a chosen card that is not in play can be paired here")
    change = partial(paired_with, units=yours(reading, units).what)
    return (Amendment(partial(amended, change=change), "no card was chosen just before it"),)


@means
def pair_one_with_it(reading: Reading, card: m.Group, *, least: int = 1) -> tuple[Amendment]:
    """Return the pairing of a card with the Unit that was chosen."""
    _refuse_several(reading, card)
    choice_of(reading, card, m.Group(what=m.Selector(what=("unit",), side="your")))
    change = partial(paired_onto, card=card.model_copy(update={"least": least}))
    return (Amendment(partial(amended, change=change), "no Unit of yours was chosen just before it"),)


@means
def pair_with_chosen(reading: Reading, pilot: m.Reference) -> Steps:
    """Return the pairing of a Pilot with the Unit that was chosen."""
    spoken_of = reading.discourse
    if spoken_of.object != "chosen" or not (spoken_of.one_unit_chosen and spoken_of.own_chosen) or spoken_of.off_field:
        raise reading.refuse("exactly one of your Units must be chosen before this")
    if pilot != "this pilot":
        raise reading.refuse("only the Pilot of this Unit can be paired here")
    spoken_of.refers = True
    return (m.Pair(to=pilot, unit="chosen"),)


@means
def pair_both(reading: Reading) -> Steps:
    """Return the pairing of the Pilot that was chosen with the Unit that was chosen along with it."""
    if reading.discourse.as_object() != "chosen" or reading.discourse.chosen_kinds != {"pilot", "unit"}:
        raise reading.refuse("a Pilot and a Unit must be chosen together before this")
    return (m.Pair(to="chosen", unit="chosen"),)


# --- battles, and effects that are activated


@reads
def battle(reading: Reading, tree: Node) -> Steps:
    reading.discourse.mention("this")
    to = reading.visit_first(tree)
    if to != "chosen" or not (reading.discourse.one_unit_chosen and reading.discourse.enemy_chosen):
        raise reading.refuse("exactly one enemy Unit must be chosen before this")
    return (m.Battle(to=to),)


@means
def battle_of_two(reading: Reading) -> Steps:
    chosen = reading.discourse.as_object() == "chosen"
    if not chosen or not (reading.discourse.two_chosen or reading.discourse.chosen_for_each):
        raise reading.refuse("one friendly Unit and one enemy Unit must be chosen before this")
    return (m.Battle(to="chosen", this_unit=False),)


@means
def redirect_its(reading: Reading, to: m.Reference) -> Steps:
    """Return the change of the attack target of the enemy Unit whose attack the effect waits for."""
    waits = reading.discourse.waited_for
    enemy_attacks = reading.discourse.attacker is not None and waits is not None and waits.side == "enemy"
    if not enemy_attacks or to not in {"this", "this base"}:
        raise reading.refuse("an enemy Unit must attack, and the new target must be this Unit or this Base")
    return (m.Redirect(to=to),)


@means
def activate_its(reading: Reading, mark: Token) -> Steps:
    """Return the activation of the 【Main】 or 【Action】 of a card, or of the 【Deploy】 of a Unit."""
    spoken_of = reading.discourse
    if _is_deploy(mark):
        if spoken_of.as_object() != "chosen" or not spoken_of.one_unit_chosen or spoken_of.off_field:
            raise reading.refuse("【Deploy】 can only be activated for one chosen Unit in play")
        return (m.ActivateEffect(of="chosen"),)
    of = "discarded" if spoken_of.moved == "discarded" else spoken_of.as_object()
    is_one = of == "chosen" and spoken_of.chosen_kinds <= _COMMANDS and not spoken_of.several_chosen
    if of != "discarded" and not is_one:
        raise reading.refuse("only one Command card with such an effect can be meant here")
    return (m.ActivateMain(of=of, timing=timing_of(reading, mark)),)


def _is_deploy(mark: Token) -> bool:
    return str(mark)[1:-1].strip().lower() == "deploy"


@means
def activate_that_of(reading: Reading, mark: Token, group: m.Group) -> Steps:
    group = in_your_trash(reading, group)
    if group.what.what != ("command card",) or group.most != 1:
        raise reading.refuse("only one Command card with such an effect can be meant here")
    return (*choice_of(reading, group), m.ActivateMain(of="chosen", timing=timing_of(reading, mark)))


means(
    more_tokens=lambda reading, said: MoreTokens(*deploy_token(reading, said)),
    one_of_these=lambda _, what: m.Group(what=what),
    one_of_yours_chosen=yours,
    may_pair_with_it=partial(pair_one_with_it, least=0),
    redirect=lambda reading, group: (*choice_of(reading, group), m.Redirect()),
    destroyed_so=lambda _, to: (m.Destroy(to=to),),
    pay_and_deploy=lambda reading: (m.Deploy(to=object_pronoun(reading, reading.node), pay=True),),
    first_cards=lambda _, number: m.FirstOfShieldArea(first=int(number)),
    damage_equal=lambda _, to, amount: (m.Damage(to=to, amount=amount),),
    times_for_each=lambda _, each, amount, to: (m.Damage(to=to, amount=amount, times=each),),
    for_each_so_much=lambda reading, each, steps: done_for_each(reading, steps, each),
    may_recover=lambda reading, to, amount: (m.May(steps=recover(reading, to, amount)),),
    draw=lambda _, amount: (m.Draw(amount=amount),),
    same_damage=lambda _, amount: (SameStep(amount, "damage"),),
    same_tokens=lambda _, number: (SameStep(int(number), "deploy token"),),
)
says(first_card="enemy shield area")
