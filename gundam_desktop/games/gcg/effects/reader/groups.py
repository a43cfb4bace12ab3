"""Reads how many of which cards: numbers of cards, groups to choose from, and their choice."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import cast

from lark import Token

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.comparisons import refuse_of_command
from gundam_desktop.games.gcg.effects.reader.errors import NotUnderstood
from gundam_desktop.games.gcg.effects.reader.nouns import noun_phrase, of_that_player, one, one_with, with_fields
from gundam_desktop.games.gcg.effects.reader.qualities import among_looked
from gundam_desktop.games.gcg.effects.reader.reading import Reading, reads
from gundam_desktop.games.gcg.effects.reader.said import SameStep, Steps
from gundam_desktop.games.gcg.effects.reader.trees import Fields, Node, first_token, stat_in, subtrees

_LEFT = {"placed", "discarded", "exiled", "destroyed"}
"""What an effect does to cards that are not on the field then."""


def up_to(reading: Reading, tree: Node, counted_so: Callable[[Reading, Node], m.Group]) -> m.Group:
    """Return up to a number of cards, also none: "up to 2 enemy Units"."""
    return counted_so(reading, tree).model_copy(update={"least": 0})


@reads
def counted(reading: Reading, tree: Node) -> m.Group:
    """Return a number of cards: "1 to 2 enemy Units"."""
    numbers = [int(child) for child in tree.children if isinstance(child, Token)]
    if numbers[-1] < numbers[0]:
        raise reading.refuse("from more to less")
    return m.Group(what=noun_phrase(reading, subtrees(tree)[0]), least=numbers[0], most=numbers[-1])


@reads
def counted_there(reading: Reading, tree: Node) -> m.Group:
    """Return a number of cards with their place behind them: "1 Unit card in your trash"."""
    cards, place = subtrees(tree)
    group = reading.visit(cards)
    if not isinstance(group, m.Group):
        raise reading.refuse("cards of one place")
    what = with_fields(reading, tree, group.what, **reading.visit(place))
    return group.model_copy(update={"what": what})


@reads
def counted_of_theirs(reading: Reading, tree: Node) -> m.Group:
    group = counted(reading, tree)
    return group.model_copy(update={"what": with_fields(reading, tree, group.what, side="enemy")})


@reads
def counted_of_that_player(reading: Reading, tree: Node) -> m.Group:
    numbers = [int(child) for child in tree.children if isinstance(child, Token)]
    what = with_fields(reading, tree, noun_phrase(reading, subtrees(tree)[-1]), **of_that_player(reading, tree))
    return m.Group(what=what, least=numbers[0], most=numbers[-1])


@reads
def counted_unique(reading: Reading, tree: Node) -> m.Group:
    """Return cards no two of which have the same name."""
    group = _one_group(reading, tree)
    if group.most == 1 or group.in_all is not None:
        raise reading.refuse("several cards have different names")
    return group.model_copy(update={"unique": True})


@reads
def counted_in_all(reading: Reading, tree: Node) -> m.Group:
    """Return cards with a figure in all: "1 to 3 enemy Units with a total Lv. of 7 or lower"."""
    group, limit = _one_group(reading, tree), int(first_token(tree))
    if group.least not in {0, 1} or group.most == 1 or group.unique or group.in_all is not None:
        raise reading.refuse("a total is asked of a choice of several cards, from 0 or 1 up to a number")
    in_all = m.InAll.model_validate({"stat": stat_in(subtrees(tree)[1]), "most": limit})
    return group.model_copy(update={"in_all": in_all})


@reads
def cards_of_hand(reading: Reading, tree: Node) -> m.Group:
    count = int(first_token(tree))
    return m.Group(what=m.YOUR_HAND, least=count, most=count)


@reads
def counted_of_them(reading: Reading, tree: Node) -> m.Group:
    """Return a number of the cards that were looked at last: "1 of them"."""
    numbers = [int(child) for child in tree.children if isinstance(child, Token)]
    return m.Group(what=_of_them(reading, tree), least=numbers[0], most=numbers[-1])


@reads
def any_number_of_them(reading: Reading, tree: Node) -> m.Group:
    what = _of_them(reading, tree)
    return m.Group(what=what, least=0, most=m.Count(count=what))


def _of_them(reading: Reading, tree: Node) -> m.Selector:
    spoken_of = reading.discourse
    if spoken_of.object == "chosen" or spoken_of.several is not None or spoken_of.among == "their hand":
        raise reading.refuse("of the cards that were looked at, or of those that were chosen", tree)
    return m.Selector.model_validate({"what": ("card",), **among_looked(reading, tree)})


def _one_group(reading: Reading, tree: Node) -> m.Group:
    group = reading.visit_first(tree)
    if not isinstance(group, m.Group):
        raise reading.refuse("of one group of cards", tree)
    return group


@reads
def counted_or_more(reading: Reading, tree: Node) -> m.Group:
    """Return at least a number of cards: "1 or more enemy Units"."""
    what = one(reading, tree)
    return m.Group(what=what, least=int(first_token(tree)), most=m.Count(count=what))


@reads
def counted_or_more_of_yours(reading: Reading, tree: Node) -> m.Group:
    what = one_with(reading, tree, side="your")
    return m.Group(what=what, least=int(first_token(tree)), most=m.Count(count=what))


@reads
def counted_up_to(reading: Reading, tree: Node) -> m.Group:
    """Return up to a number of cards, also none: "up to 2 enemy Units"."""
    return counted(reading, tree).model_copy(update={"least": 0})


@reads
def as_many_as(reading: Reading, tree: Node) -> m.Group:
    """Return as many cards as a number says: "a number of your Resources equal to the number of ..."."""
    what, number = subtrees(tree)
    return _as_many(noun_phrase(reading, what), reading.visit(number))


@reads
def up_to_as_many(reading: Reading, tree: Node) -> m.Group:
    """Return from one to as many cards as a number says: "a number of Units up to the number of ..."."""
    what, number = subtrees(tree)
    return m.Group(what=noun_phrase(reading, what), least=1, most=reading.visit(number))


@reads
def up_to_as_many_of_yours(reading: Reading, tree: Node) -> m.Group:
    what, yours = map(partial(noun_phrase, reading), subtrees(tree))
    counted = with_fields(reading, tree, yours, side="your")
    if not m.says_where(counted):
        raise reading.refuse("it does not say where")
    return m.Group(what=what, least=1, most=m.Count(count=counted))


@reads
def as_many_cards_as(reading: Reading, tree: Node) -> m.Group:
    return _as_many(m.ANY_CARD, reading.visit_first(tree))


@reads
def as_many_as_enemies(reading: Reading, tree: Node) -> m.Group:
    what = one_with(reading, tree, zone="looked")
    return _as_many(what, m.NumberOfPlayers(players="enemy"))


@reads
def as_many_cards_as_enemies(reading: Reading, _: Node) -> m.Group:
    return _as_many(m.Selector(what=("card",), zone="looked"), m.NumberOfPlayers(players="enemy"))


@reads
def any_number(reading: Reading, tree: Node) -> m.Group:
    """Return as many cards as the player likes, also none."""
    what = one(reading, tree)
    return m.Group(what=what, least=0, most=m.Count(count=what))


@reads
def any_number_of_yours(reading: Reading, tree: Node) -> m.Group:
    what = one_with(reading, tree, side="your")
    return m.Group(what=what, least=0, most=m.Count(count=what))


@reads
def counted_of_yours(reading: Reading, tree: Node) -> m.Group:
    group = counted(reading, tree)
    return group.model_copy(update={"what": with_fields(reading, tree, group.what, side="your")})


@reads
def counted_either_of_yours(reading: Reading, tree: Node) -> m.Group:
    """Return a number of your cards of one kind or another: "1 of your Units or 1 of your Bases"."""
    numbers = {int(child) for child in tree.children if isinstance(child, Token) and child.type == "NUMBER"}
    parts = tuple(noun_phrase(reading, node) for node in subtrees(tree))
    kinds = tuple(dict.fromkeys(kind for part in parts for kind in part.what))
    if len(numbers) > 1 or len(kinds) < 2 or any(part.side != "any" or part.zone is not None for part in parts):
        raise reading.refuse("as many cards of one kind as of the other")
    either = m.Selector.model_validate({"what": kinds, "side": "your", "either": parts})
    return m.Group(what=either, least=min(numbers), most=min(numbers))


@reads
def counted_of_each_player(reading: Reading, tree: Node) -> tuple[m.Group, ...]:
    """Return as many cards of yours and of the enemy."""
    group = counted(reading, tree)
    sides: tuple[m.Side, ...] = ("your", "enemy")
    return tuple(group.model_copy(update={"what": with_fields(reading, tree, group.what, side=side)}) for side in sides)


@reads
def counted_either(reading: Reading, tree: Node) -> m.Group:
    """Return a number of cards of one description or another; the place is named after the last one."""
    numbers = {int(child) for child in tree.children if isinstance(child, Token) and child.type == "NUMBER"}
    first, second = (noun_phrase(reading, node) for node in subtrees(tree))
    sides = {first.side, second.side}
    if len(numbers) == 1 and len(sides) == 1 and sides & {"enemy", "friendly"} and {first.zone, second.zone} == {None}:
        parts = tuple(each.model_copy(update={"side": "any"}) for each in (first, second))
        kinds = tuple(dict.fromkeys((*first.what, *second.what)))
        either = m.Selector.model_validate({"what": kinds, "side": first.side, "either": parts})
        return m.Group(what=either, least=min(numbers), most=min(numbers))
    if len(numbers) > 1 or first.side != "any" or first.zone is not None:
        raise reading.refuse("as many of one as of the other")
    place = {"side": second.side, "zone": second.zone}
    plain = second.model_copy(update={"side": "any", "zone": None})
    what = m.Selector.model_validate({"what": ("card",), "either": (first, plain), **place})
    return m.Group(what=what, least=min(numbers), most=min(numbers))


@reads
def number(reading: Reading, tree: Node) -> int:
    return int(first_token(tree))


@reads("count", "each_thing")
def count_of_things(reading: Reading, tree: Node) -> m.Count:
    said = reading.visit_first(tree)
    return said if isinstance(said, m.Count) else m.Count(count=cast(m.Selector, said))


@reads
def count_at_most(reading: Reading, tree: Node) -> m.AtMost:
    """Return a count with a limit: "the number of Units in play, up to a maximum of 3"."""
    limit = int(first_token(subtrees(tree)[1]))
    return m.AtMost(at_most=limit, amount=count_of_things(reading, tree))


@reads
def unique_things(reading: Reading, tree: Node) -> m.Count:
    return m.Count(count=things(reading, tree), unique=True)


@reads
def each_so_much(reading: Reading, tree: Node) -> m.Amount:
    per = int(first_token(tree))
    return m.Per(per=per, amount=this_stat(reading, tree)) if per > 1 else this_stat(reading, tree)


@reads
def each_so_many(reading: Reading, tree: Node) -> m.Amount:
    per, count = int(first_token(tree)), count_of_things(reading, tree)
    return m.Per(per=per, amount=count) if per > 1 else count


@reads
def bound_count(reading: Reading, tree: Node) -> m.Count:
    return m.Count(count=things(reading, tree))


@reads
def bound_of_yours(reading: Reading, tree: Node) -> m.Count:
    return m.Count(count=of_yours(reading, tree))


@reads
def things(reading: Reading, tree: Node) -> m.Selector:
    nouns, place = subtrees(tree)
    return with_fields(reading, tree, noun_phrase(reading, nouns), **cast(Fields, reading.visit(place)))


@reads
def of_yours(reading: Reading, tree: Node) -> m.Selector:
    return one_with(reading, tree, side="your")


@reads
def others_of_yours(reading: Reading, tree: Node) -> m.Selector:
    return with_fields(reading, tree, of_yours(reading, tree), other=True)


@reads
def things_there(reading: Reading, tree: Node) -> m.Selector:
    """Return cards whose place their kind says, or what the effect did to them: Units, cards placed with it."""
    what = one(reading, tree)
    if not m.says_where(what):
        raise reading.refuse("it does not say where")
    return what


@reads
def damage_received(reading: Reading, tree: Node) -> m.DamageOn:
    of: m.Reference = reading.visit_first(tree)
    if of not in {"this", "chosen", "own of chosen", "enemy of chosen"}:
        raise reading.refuse("the damage of this Unit, or of one that was chosen")
    return m.DamageOn(damage_on=of)


@reads
def cost_paid(reading: Reading, tree: Node) -> m.EventAmount:
    if not reading.discourse.paid:
        raise reading.refuse("no cost was spoken of before")
    return m.EventAmount(event="cost paid")


@reads
def this_stat(reading: Reading, tree: Node) -> m.StatOf:
    refuse_of_command(reading, tree)
    stat = str(subtrees(tree)[0].children[0]).lower()
    return m.StatOf(stat=cast(m.Stat, stat))


# --- choosing


@reads
def choose(reading: Reading, tree: Node) -> Steps:
    reading.discourse.begin_choice()
    groups = cast(tuple[m.Group, ...], reading.visit_first(tree))
    same = reading.discourse.end_choice()
    (choose,) = choice_of(reading, *(placed_like(reading, tree, group, groups[-1].what) for group in groups))
    if same is not None and [(group.least, group.most) for group in groups] != [(1, 1), (1, 1)]:
        raise reading.refuse("the same figure of two cards, one of each of two descriptions")
    return (choose if same is None else choose.model_copy(update={"same": same}),)


@reads
def same_choice(reading: Reading, tree: Node) -> tuple[SameStep]:
    """Return the choice before of another number of cards: from now on these are chosen."""
    least, most = (int(str(tree.children[place])) for place in (0, -1))
    reading.discourse.introduce("chosen")
    reading.discourse.one_unit_chosen = reading.discourse.two_chosen = False
    reading.discourse.two_units_chosen = reading.discourse.chosen_kinds == {"unit"} and least == most == 2
    reading.discourse.several_chosen = True
    return (SameStep(most, "choose", least),)


@reads
def choose_chain(reading: Reading, tree: Node) -> Steps:
    return choose(reading, tree) + cast(Steps, reading.visit(subtrees(tree)[1]))


@reads
def choose_then(reading: Reading, tree: Node) -> Steps:
    chosen, (first, *others) = choose(reading, tree), cast(Steps, reading.visit(subtrees(tree)[1]))
    return (*chosen, first.model_copy(update={"link": "then"}), *others)


@reads
def groups(reading: Reading, tree: Node) -> tuple[m.Group, ...]:
    found: list[m.Group] = []
    for part in subtrees(tree):
        reading.discourse.beside = tuple(group.what for group in found)
        said = reading.visit(part)
        found += said if isinstance(said, tuple) else [said]
    reading.discourse.beside = ()
    return tuple(found)


def placed_like(reading: Reading, tree: Node, group: m.Group, last: m.Selector) -> m.Group:
    """Give all groups the place named after the last: "1 (A) card and 1 (B) card from your trash".

    Cards that are chosen instead of others are in the place of those.
    """
    if m.says_where(group.what):
        return group
    place = last if last.zone is not None else reading.discourse.replaced
    if place is None or place.zone is None or group.what.side not in {"any", place.side}:
        raise reading.refuse("it does not say where the cards are", tree)
    return group.model_copy(update={"what": group.what.model_copy(update={"side": place.side, "zone": place.zone})})


def choice_of(reading: Reading, *groups: m.Group) -> Steps:
    if len(groups) > 1 and any(group.unique or group.in_all is not None for group in groups):
        raise NotUnderstood(reading.line, 0, "names that differ, or a figure in all, of one group of cards alone")
    if len(groups) > 1 and any(isinstance(part, m.StatOf) and part.of == "chosen" for part in m.models_in(groups)):
        raise NotUnderstood(reading.line, 0, "the figure of the Unit chosen before, or of one of these")
    reading.discourse.introduce("chosen")
    reading.discourse.chosen = groups[-1].what
    reading.discourse.off_field = any(group.what.zone is not None or group.what.did in _LEFT for group in groups)
    reading.discourse.from_looked = all(group.what.zone == "looked" for group in groups)
    in_hand = all(group.what.zone == "hand" for group in groups)
    reading.discourse.not_deployed = "hand" if in_hand else "elsewhere" if reading.discourse.off_field else None
    sides = sorted(group.what.side.replace("friendly", "your") for group in groups)
    single = all(group.least == group.most == 1 and group.what.what == ("unit",) for group in groups)
    reading.discourse.one_unit_chosen = single and len(groups) == 1
    numbers = [group.most if group.least == group.most else 0 for group in groups]
    of_units = all(group.what.what == ("unit",) for group in groups)
    reading.discourse.two_units_chosen = of_units and numbers in ([2], [1, 1])
    reading.discourse.two_chosen = sides == ["enemy", "your"] and single
    reading.discourse.several_chosen = len(groups) > 1 or groups[0].most != 1
    reading.discourse.chosen_for_each = groups[-1].what.belongs == "each enemy player"
    reading.discourse.own_chosen = all(group.what.side in {"your", "friendly"} for group in groups)
    reading.discourse.enemy_chosen = len(groups) == 1 and groups[0].what.side == "enemy"
    reading.discourse.chosen_kinds = frozenset(kind for group in groups for kind in group.what.what)
    return (m.Choose(groups=groups),)


@reads
def choose_up_to_as_many(reading: Reading, tree: Node) -> Steps:
    return choice_of(reading, up_to_as_many(reading, tree))


@reads
def choose_up_to_as_many_of_yours(reading: Reading, tree: Node) -> Steps:
    return choice_of(reading, up_to_as_many_of_yours(reading, tree))


def _as_many(what: m.Selector, many: m.Amount) -> m.Group:
    return m.Group(what=what, least=many, most=many)


reads(
    counted_of_them_up_to=partial(up_to, counted_so=counted_of_them),
    counted_of_yours_up_to=partial(up_to, counted_so=counted_of_yours),
)
