"""Reads how many of which cards: numbers of cards, groups to choose from, and their choice."""

from __future__ import annotations

from functools import partial
from typing import Final, TypeAlias, cast

from lark import Token

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.errors import NotUnderstood
from gundam_desktop.games.gcg.effects.reader.nouns import narrowed
from gundam_desktop.games.gcg.effects.reader.qualities import among_looked
from gundam_desktop.games.gcg.effects.reader.reading import Reading, means, reads, says
from gundam_desktop.games.gcg.effects.reader.said import SameStep, Steps
from gundam_desktop.games.gcg.effects.reader.trees import Fields, Node, subtrees

Many: TypeAlias = Token | tuple[int, int | None]
"""How many cards: a number, or from one number on to another, or to as many as there are."""
_LEFT = {"placed", "discarded", "exiled", "destroyed"}
"""What an effect does to cards that are not on the field then."""
_LOOKED_AT: Final = m.Selector(what=("card",), zone="looked")
_ENEMIES: Final = m.NumberOfPlayers(players="enemy")


def bounds_of(many: Many) -> tuple[int, int | None]:
    return (int(many), int(many)) if isinstance(many, Token) else many


@means
def counted(reading: Reading, many: Many, whose: Fields | None, what: m.Selector) -> m.Group:
    """Return a number of cards: "1 to 2 enemy Units"; from any number on as many as there are."""
    least, most = bounds_of(many)
    what = narrowed(reading, what, **(whose or {}))
    return m.Group(what=what, least=least, most=m.Count(count=what) if most is None else most)


@means
def so_many_to(reading: Reading, least: Token, most: Token) -> tuple[int, int]:
    if int(most) < int(least):
        raise reading.refuse("the first number must be smaller than the second")
    return int(least), int(most)


@means
def counted_there(reading: Reading, group: m.Group, place: Fields) -> m.Group:
    """Return a number of cards with their place behind them: "1 Unit card in your trash"."""
    return group.model_copy(update={"what": narrowed(reading, group.what, **place)})


@means
def counted_unique(reading: Reading, group: m.Group) -> m.Group:
    """Return cards no two of which have the same name."""
    if group.most == 1 or group.in_all is not None:
        raise reading.refuse("different names can only be asked of several cards, and not along with a total")
    return group.model_copy(update={"unique": True})


@means
def counted_in_all(reading: Reading, group: m.Group, stat: m.Stat, limit: Token) -> m.Group:
    """Return cards with a figure in all: "1 to 3 enemy Units with a total Lv. of 7 or lower"."""
    if group.least not in {0, 1} or group.most == 1 or group.unique or group.in_all is not None:
        raise reading.refuse("a total needs a choice of several cards that starts at 0 or 1, like '1 to 3 enemy Units'")
    return group.model_copy(update={"in_all": m.InAll(stat=stat, most=int(limit))})


@means
def cards_of_hand(_: Reading, number: Token) -> m.Group:
    return m.Group(what=m.YOUR_HAND, least=int(number), most=int(number))


@reads
def of_them(reading: Reading, tree: Node) -> Fields:
    """Return the description of the cards that were looked at last: "1 of them"."""
    spoken_of = reading.discourse
    if spoken_of.object == "chosen" or spoken_of.several is not None or spoken_of.among == "their hand":
        raise reading.refuse("it is not clear whether 'them' means the cards that were looked at, or others")
    return among_looked(reading, tree)


@reads
def any_number_of_them(reading: Reading, tree: Node) -> m.Group:
    return counted(reading, (0, None), of_them(reading, tree), m.ANY_CARD)


@means
def as_many_as(_: Reading, what: m.Selector, number: m.Amount) -> m.Group:
    """Return as many cards as a number says: "a number of your Resources equal to the number of ..."."""
    return m.Group(what=what, least=number, most=number)


@means
def counted_of_each_player(reading: Reading, number: Token, what: m.Selector) -> tuple[m.Group, ...]:
    """Return as many cards of yours and of the enemy."""
    return tuple(counted(reading, number, {"side": side}, what) for side in ("your", "enemy"))


@means
def counted_either(
    reading: Reading, number: Token, whose: Fields | None, first: m.Selector,
    _or: Token, other_number: Token, whose_other: Fields | None, second: m.Selector,
) -> m.Group:  # fmt: skip
    """Return a number of cards of one description or another.

    The place is named after the last one. Those of one side can be of two kinds: "1 of your Units or 1 of your Bases".
    """
    same = int(number) == int(other_number) and whose == whose_other
    kinds = tuple(dict.fromkeys((*first.what, *second.what)))
    parts, plain = (first, second), {first.zone, second.zone} == {None}
    place: Fields = {"side": second.side, "zone": second.zone}
    if same and whose is not None:
        if whose != {"side": "your"} or len(kinds) < 2 or not plain or {first.side, second.side} != {"any"}:
            raise reading.refuse("here only two different kinds of your own cards in play can be chosen from")
        place = whose
    elif same and plain and first.side == second.side and second.side in {"enemy", "friendly"}:
        parts = (first.model_copy(update={"side": "any"}), second.model_copy(update={"side": "any"}))
    elif same and first.side == "any" and first.zone is None:
        kinds, parts = ("card",), (first, second.model_copy(update={"side": "any", "zone": None}))
    else:
        raise reading.refuse("both must be the same number of cards, of the same player and in the same place")
    what = m.Selector.model_validate({"what": kinds, "either": parts, **place})
    return m.Group(what=what, least=int(number), most=int(number))


@means
def count(_: Reading, number: m.Count, limit: int | None = None) -> m.Count | m.AtMost:
    """Return a count, perhaps with a limit: "the number of Units in play, up to a maximum of 3"."""
    return number if limit is None else m.AtMost(at_most=limit, amount=number)


@means("things")
def counted_things(reading: Reading, what: m.Selector, place: Fields, *, unique: bool = False) -> m.Count:
    """Return the number of such cards, or of their names."""
    return m.Count(count=narrowed(reading, what, **place), unique=unique)


@means
def things_of_yours(reading: Reading, what: m.Selector, **fields: object) -> m.Count:
    return m.Count(count=narrowed(reading, what, side="your", **fields))


@means
def each_so_much(_: Reading, number: Token, stat: m.Stat) -> m.Amount:
    return _per(int(number), m.StatOf(stat=stat))


def _per(per: int, amount: m.Amount) -> m.Amount:
    return m.Per(per=per, amount=amount) if per > 1 else amount


@means
def things_there(reading: Reading, what: m.Selector) -> m.Count:
    """Return the number of cards whose place their kind says, or what the effect did to them: cards placed with it."""
    if not m.says_where(what):
        raise reading.refuse("it does not say where these cards are")
    return m.Count(count=what)


@means
def damage_received(reading: Reading, of: m.Reference) -> m.DamageOn:
    if of not in {"this", "chosen", "own of chosen", "enemy of chosen"}:
        raise reading.refuse("only the damage on this Unit or on a chosen card can be counted")
    return m.DamageOn(damage_on=of)


@means
def cost_paid(reading: Reading) -> m.EventAmount:
    if not reading.discourse.paid:
        raise reading.refuse("no cost was spoken of before")
    return m.EventAmount(event="cost paid")


# --- choosing


@reads
def choose(reading: Reading, tree: Node) -> Steps:
    reading.discourse.begin_choice()
    groups = cast(tuple[m.Group, ...], reading.visit_first(tree))
    same = reading.discourse.end_choice()
    (choose,) = choice_of(reading, *(placed_like(reading, tree, group, groups[-1].what) for group in groups))
    if same is not None and [(group.least, group.most) for group in groups] != [(1, 1), (1, 1)]:
        raise reading.refuse("only one card of each of two kinds can have the same Lv., cost, AP or HP")
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


def choice_of(reading: Reading, *groups: m.Group, in_passing: bool = False) -> Steps:
    """Return a choice; `in_passing`: along with what is done to the cards."""
    if len(groups) > 1 and any(group.unique or group.in_all is not None for group in groups):
        raise NotUnderstood(reading.line, 0, "different names or a total can only be asked of one group of cards")
    if len(groups) > 1 and any(isinstance(part, m.StatOf) and part.of == "chosen" for part in m.models_in(groups)):
        raise NotUnderstood(reading.line, 0, "it is not clear if the Unit chosen before is meant, or one of these")
    if in_passing:
        reading.discourse.introduce_beside("chosen")
    else:
        reading.discourse.introduce("chosen")
    reading.discourse.chosen_in_passing = in_passing
    reading.discourse.chosen_before = reading.discourse.chosen is not None
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
    reading.discourse.of_others_chosen = not all(m.is_yours(group.what) for group in groups)
    reading.discourse.enemy_chosen = len(groups) == 1 and groups[0].what.side == "enemy"
    reading.discourse.chosen_kinds = frozenset(kind for group in groups for kind in group.what.what)
    return (m.Choose(groups=groups),)


says(any_number=(0, None))
means(
    number=lambda _, number: int(number),
    limit=lambda _, number: int(number),
    so_many_or_more=lambda _, number: (int(number), None),
    up_to_so_many=lambda _, number: (0, int(number)),
    any_number_of_yours=lambda reading, what: counted(reading, (0, None), {"side": "your"}, what),
    up_to_as_many=lambda _, what, number: m.Group(what=what, least=1, most=number),
    your_number=lambda reading, what: things_there(reading, narrowed(reading, what, side="your")),
    as_many_cards_as=lambda reading, number: as_many_as(reading, m.ANY_CARD, number),
    as_many_as_enemies=lambda reading, what: as_many_as(reading, narrowed(reading, what, zone="looked"), _ENEMIES),
    as_many_cards_as_enemies=lambda reading: as_many_as(reading, _LOOKED_AT, _ENEMIES),
    counted_of_them=lambda reading, many, them: counted(reading, many, them, m.ANY_CARD),
    each_so_many=lambda _, number, things: _per(int(number), things),
    unique_things=partial(counted_things, unique=True),
    others_of_yours=partial(things_of_yours, other=True),
)
