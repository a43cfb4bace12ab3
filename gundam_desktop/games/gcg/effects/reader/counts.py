"""Reads conditions on numbers of cards, and on the cards to which an effect did something."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple, cast

from lark import Token

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.nouns import one, one_with, with_fields
from gundam_desktop.games.gcg.effects.reader.reading import Reading, reads, says
from gundam_desktop.games.gcg.effects.reader.trees import Fields, Node, first_token, subtrees

_IN_PLAY = frozenset({"state", "linked", "damaged", "attacking", "in_battle", "token"})
"""What can be said of cards in play alone: "your opponent has no active Units"."""
_COUNTED_ANYWHERE = {"resource", "shield"}
"""Kinds of cards that a player has in one place only: that place is not said."""


class Quantity(NamedTuple):
    """A number of cards whose place has not been read yet."""

    what: m.Selector
    least: int | None = None
    most: int | None = None
    unique: bool = False


@reads
def you_have_any(reading: Reading, tree: Node) -> m.CountIs:
    return _anywhere(reading, tree, count_is(reading, tree, side="your"))


def _anywhere(reading: Reading, tree: Node, counted: m.CountIs) -> m.CountIs:
    """Return the condition if the cards can be in one place alone, so that it need not be said."""
    in_play = set(counted.count.what) <= {"unit", "base"} and counted.count.given() & _IN_PLAY
    if not (in_play or set(counted.count.what) <= _COUNTED_ANYWHERE):
        raise reading.refuse("it does not say where", tree)
    return counted


@reads
def in_their_hand(reading: Reading, tree: Node) -> m.CountIs:
    reading.discourse.opponent_asked = True
    return count_is(reading, tree, side="enemy", zone="hand")


@reads
def they_have_any(reading: Reading, tree: Node) -> m.CountIs:
    return _anywhere(reading, tree, count_is(reading, tree, side="enemy"))


@reads
def there_are(reading: Reading, tree: Node) -> m.CountIs:
    return count_is(reading, tree, **cast(Fields, reading.visit(subtrees(tree)[1])))


def count_is(reading: Reading, tree: Node, **place: Any) -> m.CountIs:
    said = cast(Quantity, reading.visit_first(tree))
    what = with_fields(reading, tree, said.what, **place)
    reading.discourse.counted = what
    return m.CountIs(count=what, least=said.least, most=said.most, unique=said.unique)


@reads
def so_many_are(reading: Reading, tree: Node) -> m.CountIs:
    """Return a number of Units or Bases that are rested, or active."""
    state = str(subtrees(tree)[1].children[0]).lower()
    counted = count_is(reading, tree)
    if not set(counted.count.what) <= {"unit", "base", "resource"} or counted.count.side == "any":
        raise reading.refuse("it does not say whose")
    what = with_fields(reading, tree, counted.count, state=state)
    return counted.model_copy(update={"count": what})


@reads
def than_opponent(reading: Reading, tree: Node) -> m.CountIs:
    """Return the comparison of a number of your cards with that of the same cards of the enemy."""
    (said,) = subtrees(tree)
    return _compared(reading, tree, said, fewer=said.data.startswith("fewer"))


@reads
def than_you(reading: Reading, tree: Node) -> m.CountIs:
    """Return the comparison seen from the enemy: they have more where you have fewer."""
    reading.discourse.opponent_asked = True
    (said,) = subtrees(tree)
    return _compared(reading, tree, said, fewer=said.data.startswith("more"))


def _compared(reading: Reading, tree: Node, said: Node, *, fewer: bool) -> m.CountIs:
    zone = next((zone for zone in ("hand", "trash") if said.data.endswith(f"in_{zone}")), None)
    yours, theirs = (one_with(reading, said, side=side, zone=zone) for side in ("your", "enemy"))
    if not m.says_where(yours):
        raise reading.refuse("it does not say where", tree)
    number = m.Count(count=theirs)
    if fewer:
        return m.CountIs(count=yours, most=m.Plus(plus=-1, amount=number))
    return m.CountIs(count=yours, least=m.Plus(plus=1, amount=number))


@reads
def as_many_as_opponent(reading: Reading, tree: Node) -> m.CountIs:
    """Return the comparison for as many cards as the enemy has."""
    return _as_many(reading, tree, one(reading, tree), None)


@reads
def as_many_in_hand(reading: Reading, tree: Node) -> m.CountIs:
    return _as_many(reading, tree, one(reading, tree), "hand")


def _as_many(reading: Reading, tree: Node, what: m.Selector, zone: str | None) -> m.CountIs:
    yours, theirs = (with_fields(reading, tree, what, side=side, zone=zone) for side in ("your", "enemy"))
    if not m.says_where(yours):
        raise reading.refuse("it does not say where", tree)
    number = m.Count(count=theirs)
    return m.CountIs(count=yours, least=number, most=number)


@reads
def at_least(reading: Reading, tree: Node) -> Quantity:
    return Quantity(one(reading, tree), least=int(first_token(tree)))


@reads
def at_least_of_yours(reading: Reading, tree: Node) -> Quantity:
    return Quantity(one_with(reading, tree, side="your"), least=int(first_token(tree)))


@reads
def at_least_unique(reading: Reading, tree: Node) -> Quantity:
    return Quantity(one(reading, tree), least=int(first_token(tree)), unique=True)


@reads
def at_least_of_these(reading: Reading, tree: Node) -> Quantity:
    if reading.discourse.counted is None:
        raise reading.refuse("nothing was counted before")
    return Quantity(reading.discourse.counted, least=int(first_token(tree)))


@reads
def between(reading: Reading, tree: Node) -> Quantity:
    least, most = (int(child) for child in tree.children if isinstance(child, Token))
    return Quantity(one(reading, tree), least=least, most=most)


@reads
def at_most(reading: Reading, tree: Node) -> Quantity:
    return Quantity(one(reading, tree), most=int(first_token(tree)))


@reads
def exactly(reading: Reading, tree: Node) -> Quantity:
    return Quantity(one(reading, tree), least=int(first_token(tree)), most=int(first_token(tree)))


@reads
def none(reading: Reading, tree: Node) -> Quantity:
    return Quantity(one(reading, tree), most=0)


@reads
def some(reading: Reading, tree: Node) -> Quantity:
    return Quantity(cast(m.Selector, reading.visit_first(tree)), least=1)


@reads
def there_are_any(reading: Reading, tree: Node) -> m.CountIs:
    counted = count_is(reading, tree)
    if not m.says_where(counted.count):
        raise reading.refuse("it does not say where")
    return counted


@reads
def is_in_play(reading: Reading, tree: Node) -> m.CountIs:
    """Return the condition that such a card is in play: "your (Zeon) Base is in play"."""
    what = reading.visit_first(tree)
    if not isinstance(what, m.All) or what.and_this or what.all.zone is not None:
        raise reading.refuse("it does not say which card")
    return m.CountIs(count=what.all, least=1)


@reads
def placed_some(reading: Reading, tree: Node) -> m.CountIs:
    if reading.discourse.players == "all players":
        return count_is(reading, tree, did="placed", side="your")
    if reading.discourse.players is not None:
        raise reading.refuse("others placed cards, not you")
    return count_is(reading, tree, did="placed")


says(
    number_of_enemies=m.NumberOfPlayers(players="enemy"),
)


@reads
def all_placed_are(reading: Reading, tree: Node) -> m.CountIs:
    """Return the condition that all cards placed last fit a description; the text has given their number."""
    number = reading.discourse.placed
    if reading.discourse.among != "placed" or number is None or reading.discourse.players is not None:
        raise reading.refuse("no number of cards was placed into the trash before")
    return m.CountIs(count=one_with(reading, tree, did="placed"), least=number)


@reads
def effect_destroyed(reading: Reading, tree: Node) -> m.CountIs:
    (quantity,) = subtrees(tree)
    if quantity.data == "at_least_of_these":
        said = Quantity(m.ANY_UNIT, least=int(first_token(quantity)))
    else:
        said = reading.visit(quantity)
    return destroyed_so(reading, tree, said)


@reads
def effect_returned(reading: Reading, tree: Node) -> m.CountIs:
    said: Quantity = reading.visit_first(tree)
    if said.what.zone is not None or said.unique or said.least is None or said.most is not None:
        raise reading.refuse("a number or more of cards that this effect returns")
    _returned_before(reading, tree)
    return m.CountIs(count=with_fields(reading, tree, said.what, did="returned"), least=said.least)


@reads
def you_destroyed_it(reading: Reading, tree: Node) -> m.Destroys:
    kinds = reading.discourse.chosen_kinds
    if reading.discourse.as_subject() != "chosen" or kinds != {"unit"} or not reading.discourse.one_unit_chosen:
        raise reading.refuse("only a Unit that was chosen")
    return m.Destroys(destroys="enemy" if reading.discourse.enemy_chosen else "any")


def _returned_before(reading: Reading, tree: Node) -> None:
    if not reading.discourse.returned:
        raise reading.refuse("no cards were returned before", tree)


@reads
def effect_destroyed_yours(reading: Reading, tree: Node) -> m.CountIs:
    return destroyed_so(reading, tree, Quantity(one_with(reading, tree, side="your"), least=1))


def destroyed_so(reading: Reading, tree: Node, said: Quantity) -> m.CountIs:
    if said.what.what != ("unit",) or said.what.zone is not None or said.unique:
        raise reading.refuse("Units that this effect destroys", tree)
    if said.most or (said.least is not None and said.most is not None):
        raise reading.refuse("a number or more of them, or none", tree)
    what = with_fields(reading, tree, said.what, did="destroyed")
    return m.CountIs(count=what, least=said.least, most=said.most)


@reads
def one_done_is_so(reading: Reading, tree: Node) -> m.CountIs:
    """Return the condition that a card to which the effect did something fits a description."""
    done, said = subtrees(tree)
    fields: Fields = reading.visit(done)
    what = reading.visit(said)
    if isinstance(what, dict):
        what = m.Selector.model_validate({"what": ("card",) if fields["did"] == "discarded" else ("unit",), **what})
    if fields["did"] == "discarded":
        if reading.discourse.discards != 1 or reading.discourse.players is not None:
            raise reading.refuse("no single card was discarded before", done)
        reading.discourse.introduce("discarded")
        fields = {**fields, "side": "your"}
    elif what.what != ("unit",) or not reading.discourse.one_unit_chosen:
        raise reading.refuse("one Unit that was chosen", done)
    return m.CountIs(count=with_fields(reading, tree, what, **fields), least=1)


@reads
def you_chose(reading: Reading, tree: Node) -> m.NumberChosen:
    (quantity,) = subtrees(tree)
    spoken_of = reading.discourse
    if quantity.data != "at_least_of_these":
        said: Quantity = reading.visit(quantity)
    else:
        said = Quantity(m.ANY_CARD, least=int(first_token(quantity)))
    asked, known = set(said.what.what), spoken_of.chosen_kinds
    of_side = said.what.side == "any" or (said.what.side == "enemy") == spoken_of.enemy_chosen
    if said.what.given() - {"what", "side"} or asked not in ({"card"}, known) or not of_side or not known:
        raise reading.refuse("the cards that were chosen")
    spoken_of.refers = True
    spoken_of.several_chosen = spoken_of.several_chosen and said.most != 1
    return m.NumberChosen(number_chosen=m.Range(least=said.least, most=said.most))


@reads
def ap_fell_to_0(reading: Reading, tree: Node) -> m.CountIs:
    spoken_of = reading.discourse
    if spoken_of.object != "chosen" or not spoken_of.one_unit_chosen or spoken_of.off_field:
        raise reading.refuse("one Unit in play that was chosen")
    spoken_of.as_object()
    return m.CountIs(count=m.Selector(what=("unit",), did="ap reduced", ap=m.Range(most=0)), least=1)


@reads
def as_many_plus(reading: Reading, tree: Node) -> m.Plus:
    return m.Plus(plus=int(first_token(tree)), amount=reading.visit_first(tree))


@reads
def as_many_as_returned(reading: Reading, tree: Node) -> m.Count:
    _returned_before(reading, tree)
    return m.Count(count=m.Selector(what=("card",), did="returned"))


def lacking(reading: Reading, tree: Node) -> m.Plus:
    """Return how many cards a hand lacks to a number."""
    _any_card(reading, tree)
    return m.Plus(plus=int(first_token(tree)), amount=m.Times(times=-1, amount=m.Count(count=m.YOUR_HAND)))


def beyond(reading: Reading, tree: Node) -> m.Plus:
    """Return how many cards a hand has beyond a number."""
    _any_card(reading, tree)
    return m.Plus(plus=-int(first_token(tree)), amount=m.Count(count=m.YOUR_HAND))


def _any_card(reading: Reading, tree: Node) -> None:
    if one(reading, tree) != m.ANY_CARD:
        raise reading.refuse("cards of any description", tree)


reads(
    you_have=partial(count_is, side="your"),
    in_hand=partial(count_is, side="your", zone="hand"),
    you_have_in_trash=partial(count_is, side="your", zone="trash"),
    they_have=partial(count_is, side="enemy"),
    in_their_trash_are=partial(count_is, side="enemy", zone="trash"),
    as_many_cards_in_hand=partial(_as_many, what=m.ANY_CARD, zone="hand"),
    was_placed=partial(count_is, did="placed"),
    effect_rested=partial(count_is, did="rested"),
)
