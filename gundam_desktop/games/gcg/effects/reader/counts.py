"""Reads conditions on numbers of cards, and on the cards to which an effect did something."""

from __future__ import annotations

from typing import Any, NamedTuple

from lark import Token

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.nouns import narrowed, one
from gundam_desktop.games.gcg.effects.reader.reading import Reading, means, reads, says
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


def count_is(reading: Reading, said: Quantity, **place: Any) -> m.CountIs:
    what = narrowed(reading, said.what, **place)
    if not m.says_where(what):
        raise reading.refuse("it does not say where these cards are")
    reading.discourse.counted = what
    return m.CountIs(count=what, least=said.least, most=said.most, unique=said.unique)


@means
def you_have(reading: Reading, said: Quantity, place: Fields | None, side: m.Side = "your") -> m.CountIs:
    """Return the number of a player's cards; their place need not be said if they can be in one alone."""
    counted = count_is(reading, said, **{"side": side, **(place or {})})
    kinds = set(counted.count.what)
    in_play = kinds <= {"unit", "base"} and counted.count.given() & _IN_PLAY
    if place is None and not (in_play or kinds <= _COUNTED_ANYWHERE):
        raise reading.refuse("it does not say where these cards are")
    return counted


@means
def they_have(reading: Reading, said: Quantity, place: Fields | None) -> m.CountIs:
    reading.discourse.opponent_asked |= (place or {}).get("zone") == "hand"
    return you_have(reading, said, place, "enemy")


@means("there_are", "also_there")
def there_are(reading: Reading, said: Quantity, place: Fields | None) -> m.CountIs:
    return count_is(reading, said, **(place or {}))


@means
def so_many_are(reading: Reading, said: Quantity, state: Fields) -> m.CountIs:
    """Return a number of Units or Bases that are rested, or active."""
    counted = count_is(reading, said)
    if not set(counted.count.what) <= {"unit", "base", "resource"} or counted.count.side == "any":
        raise reading.refuse("it does not say whose cards these are")
    return counted.model_copy(update={"count": narrowed(reading, counted.count, **state)})


@means
def than_opponent(reading: Reading, degree: str, what: m.Selector, place: Fields | None) -> m.CountIs:
    """Return the comparison of a number of your cards with that of the same cards of the enemy."""
    zone = (place or {}).get("zone")
    yours, theirs = (narrowed(reading, what, side=side, zone=zone) for side in ("your", "enemy"))
    if not m.says_where(yours):
        raise reading.refuse("it does not say where these cards are")
    number = m.Count(count=theirs)
    match degree:
        case "more":
            return m.CountIs(count=yours, least=m.Plus(plus=1, amount=number))
        case "fewer":
            return m.CountIs(count=yours, most=m.Plus(plus=-1, amount=number))
    return m.CountIs(count=yours, least=number, most=number)


@means
def than_you(reading: Reading, degree: str, what: m.Selector, place: Fields | None) -> m.CountIs:
    """Return the comparison seen from the enemy: they have more where you have fewer."""
    reading.discourse.opponent_asked = True
    return than_opponent(reading, "fewer" if degree == "more" else "more", what, place)


@means
def at_least_of_these(reading: Reading, number: Token) -> Quantity:
    if reading.discourse.counted is None:
        raise reading.refuse("nothing was counted before")
    return Quantity(reading.discourse.counted, least=int(number))


@means
def is_in_play(reading: Reading, what: m.Reference) -> m.CountIs:
    """Return the condition that such a card is in play: "your (Zeon) Base is in play"."""
    if not isinstance(what, m.All) or what.and_this or what.all.zone is not None:
        raise reading.refuse("this can only be asked of cards that are described, like 'your (Zeon) Base'")
    return m.CountIs(count=what.all, least=1)


@means
def placed_some(reading: Reading, said: Quantity) -> m.CountIs:
    if reading.discourse.players == "all players":
        return count_is(reading, said, did="placed", side="your")
    if reading.discourse.players is not None:
        raise reading.refuse("another player placed the cards, not you")
    return count_is(reading, said, did="placed")


@reads
def effect_destroyed(reading: Reading, tree: Node) -> m.CountIs:
    return destroyed_so(reading, tree, _of_these(reading, tree, m.ANY_UNIT))


def _of_these(reading: Reading, tree: Node, what: m.Selector) -> Quantity:
    """Return a number of cards; "2 or more" alone are some of those that the words around it are about."""
    (quantity,) = subtrees(tree)
    if quantity.data == "at_least_of_these":
        return Quantity(what, least=int(first_token(quantity)))
    said: Quantity = reading.visit(quantity)
    return said


@means
def effect_returned(reading: Reading, said: Quantity) -> m.CountIs:
    if said.what.zone is not None or said.unique or said.least is None or said.most is not None:
        raise reading.refuse("only a number 'or more' of cards returned by this effect can be asked about here")
    _returned_before(reading)
    return m.CountIs(count=narrowed(reading, said.what, did="returned"), least=said.least)


@means
def you_destroyed_it(reading: Reading) -> m.Destroys:
    kinds = reading.discourse.chosen_kinds
    if reading.discourse.as_subject() != "chosen" or kinds != {"unit"} or not reading.discourse.one_unit_chosen:
        raise reading.refuse("only a Unit that was chosen before can be asked about here")
    return m.Destroys(destroys="enemy" if reading.discourse.enemy_chosen else "any")


def _returned_before(reading: Reading) -> None:
    if not reading.discourse.returned:
        raise reading.refuse("no cards were returned before")


def destroyed_so(reading: Reading, tree: Node, said: Quantity) -> m.CountIs:
    if said.what.what != ("unit",) or said.what.zone is not None or said.unique:
        raise reading.refuse("only Units that this effect destroys can be counted here", tree)
    if said.most:
        raise reading.refuse("only a number 'or more', or none at all, can be asked about here", tree)
    return m.CountIs(count=narrowed(reading, said.what, did="destroyed"), least=said.least, most=said.most)


@reads
def you_chose(reading: Reading, tree: Node) -> m.NumberChosen:
    said, spoken_of = _of_these(reading, tree, m.ANY_CARD), reading.discourse
    asked, known = set(said.what.what), spoken_of.chosen_kinds
    of_side = said.what.side == "any" or (said.what.side == "enemy") == spoken_of.enemy_chosen
    if said.what.given() - {"what", "side"} or asked not in ({"card"}, known) or not of_side or not known:
        raise reading.refuse("this does not fit the cards that were chosen before")
    spoken_of.refers = True
    spoken_of.several_chosen = spoken_of.several_chosen and said.most != 1
    return m.NumberChosen(number_chosen=m.Range(least=said.least, most=said.most))


@means
def ap_fell_to_0(reading: Reading) -> m.CountIs:
    spoken_of = reading.discourse
    if spoken_of.object != "chosen" or not spoken_of.one_unit_chosen or spoken_of.off_field:
        raise reading.refuse("exactly one Unit that is still in play must be chosen before this")
    spoken_of.as_object()
    return m.CountIs(count=m.Selector(what=("unit",), did="ap reduced", ap=m.Range(most=0)), least=1)


@means
def as_many_as_returned(reading: Reading) -> m.Count:
    _returned_before(reading)
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
        raise reading.refuse("only cards in general can be counted here, not certain ones", tree)


says(more="more", fewer="fewer", number_of_enemies=m.NumberOfPlayers(players="enemy"))
means(
    at_least=lambda _, number, what: Quantity(what, least=int(number)),
    at_least_of_yours=lambda reading, number, what: Quantity(narrowed(reading, what, side="your"), int(number)),
    at_least_unique=lambda _, number, what: Quantity(what, least=int(number), unique=True),
    between=lambda _, least, most, what: Quantity(what, least=int(least), most=int(most)),
    at_most=lambda _, number, what: Quantity(what, most=int(number)),
    exactly=lambda _, number, what: Quantity(what, least=int(number), most=int(number)),
    none=lambda _, what: Quantity(what, most=0),
    some=lambda _, what: Quantity(what, least=1),
    as_many_as_opponent=lambda reading, what, place: than_opponent(reading, "as many", what, place),
    you_have_in_trash=lambda reading, said: count_is(reading, said, side="your", zone="trash"),
    was_placed=lambda reading, said: count_is(reading, said, did="placed"),
    effect_rested=lambda reading, said: count_is(reading, said, did="rested"),
    as_many_plus=lambda _, amount, number: m.Plus(plus=int(number), amount=amount),
)
