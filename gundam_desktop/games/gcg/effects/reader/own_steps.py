"""Reads steps with a player's own cards: of the hand, the deck, the Resources and the Shields."""

from __future__ import annotations

from typing import Any, NamedTuple

from lark import Token

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.counts import beyond, lacking
from gundam_desktop.games.gcg.effects.reader.groups import Many, bounds_of, choice_of, placed_like
from gundam_desktop.games.gcg.effects.reader.nouns import with_fields
from gundam_desktop.games.gcg.effects.reader.parts import circled_number
from gundam_desktop.games.gcg.effects.reader.reading import Reading, means, reads, says
from gundam_desktop.games.gcg.effects.reader.references import known
from gundam_desktop.games.gcg.effects.reader.said import Steps
from gundam_desktop.games.gcg.effects.reader.trees import Node, subtrees

_SHIELDS = frozenset({"first shield", "last shield"})
"""The places of cards that become Shields: before the others, or behind them."""
_NOT_SHOWN = "only cards of a hand, or cards that were looked at, can be revealed like this"
NOT_YOURS = "cards that could be another player's can only go to their owner's hand or deck"

# --- cards that are discarded


@means
def discard(reading: Reading, amount: m.Amount, what: m.Selector | None = None) -> Steps:
    reading.discourse.discards = amount
    return (m.Discard(amount=amount, what=in_hand_of_yours(reading, reading.node, what) if what else None),)


@means
def discard_at_random(reading: Reading, amount: int) -> Steps:
    reading.discourse.discards = amount
    return (m.Discard(amount=amount, random=True),)


def in_hand_of_yours(reading: Reading, node: Node, what: m.Selector) -> m.Selector:
    """Return the selector for cards of your hand."""
    return with_fields(reading, node, what, side="your", zone="hand")


@means
def discard_some(reading: Reading, many: Many, what: m.Selector | None) -> Steps:
    """Return the discarding of a number of cards that the player likes."""
    least, most = bounds_of(many)
    if least == most or (most is None and what is None):
        raise reading.refuse("the first number must be smaller than the second, or it must say which cards")
    said = in_hand_of_yours(reading, reading.node, what) if what else m.YOUR_HAND
    reading.discourse.discards = amount = m.Count(count=said) if most is None else most
    return (m.Discard(amount=amount, least=least, what=None if said == m.YOUR_HAND else said),)


@reads
def discard_until(reading: Reading, tree: Node) -> Steps:
    reading.discourse.discards = amount = beyond(reading, tree)
    return (m.Discard(amount=amount),)


@means
def discard_chosen(reading: Reading, cards: m.Reference) -> Steps:
    if cards != "chosen" or reading.discourse.not_deployed != "hand":
        raise reading.refuse("only cards chosen from a hand can be discarded")
    return (m.DiscardChosen(),)


# --- cards that are put somewhere


class Place(NamedTuple):
    """Where cards are put."""

    where: Any
    yours: bool = False
    """True for your own hand, deck or trash; False for that of the owner of the cards."""


says(
    to_hand=Place("hand"),
    to_your_hand=Place("hand", yours=True),
    on_top=Place("deck top"),
    on_your_top=Place("deck top", yours=True),
    at_bottom=Place("deck bottom"),
    at_your_bottom=Place("deck bottom", yours=True),
    shuffled=Place("deck, shuffled"),
    shuffled_yours=Place("deck, shuffled", yours=True),
    into_your_trash=Place("trash", yours=True),
    on_shields=Place("first shield"),
    after_shields=Place("last shield"),
    remaining=None,
)


@means
def put_chosen(reading: Reading, group: m.Group, place: Place) -> Steps:
    """Return that cards are chosen, and put somewhere."""
    if place == Place("hand", yours=True):
        return taken(reading, group)
    if place.yours:
        _refuse_of_others(reading, of_others=not m.is_yours(group.what))
    if "resource" in group.what.what and group.what.side == "any":
        raise reading.refuse("it does not say whose Resources they are")
    if place.where == "trash" and group.what.zone != "looked":
        raise reading.refuse("only cards that were looked at can be placed there")
    if place.where in _SHIELDS and (group.what.zone not in {"hand", "looked"} or group.what.side == "enemy"):
        raise reading.refuse("only cards of your hand, or cards that were looked at, can become Shields")
    return (*choice_of(reading, group), _put("chosen", place.where))


def _put(to: m.Reference, where: Any) -> m.AnyStep:
    if where in _SHIELDS:
        return m.PlaceAsShield(to=to, last=where == "last shield")
    return m.PlaceInTrash() if where == "trash" else m.Return(to=to, where=where)


@means
def put_it(reading: Reading, to: m.Reference, place: Place) -> Steps:
    """Return that cards that were spoken of are put somewhere."""
    spoken_of = reading.discourse
    of_enemy = to == "chosen" and spoken_of.enemy_chosen
    if place.where == "trash" and to == "looked":
        return (m.ReturnLooked(order="any", where="trash"),)
    if place.where == "trash" and not (to == "chosen" and spoken_of.from_looked):
        raise reading.refuse("only cards that were looked at can be placed there")
    if place.where in _SHIELDS and not (to == "looked" or (to == "chosen" and spoken_of.off_field)):
        raise reading.refuse("only a card that was looked at, or a chosen one that is not in play, can become a Shield")
    if place.where in _SHIELDS and of_enemy:
        raise reading.refuse("enemy cards cannot become your Shields")
    if place.yours:
        refuse_of_others(reading, to)
    return (_put(to, place.where),)


def refuse_of_others(reading: Reading, to: m.Reference) -> None:
    """Refuse cards for your own hand or deck that could be another player's."""
    spoken_of = reading.discourse
    match to:
        case m.All(all=m.Selector(host="chosen")) | "chosen":
            of_others = spoken_of.of_others_chosen
        case m.All(all=what):
            of_others = not m.is_yours(what)
        case "event doer":
            of_others = spoken_of.doer_side not in {"your", "friendly"}
        case "discarded" | "placed":
            of_others = spoken_of.players is not None
        case _:
            of_others = to in {"event card", "enemy of chosen"}
    _refuse_of_others(reading, of_others=of_others)


def _refuse_of_others(reading: Reading, *, of_others: bool) -> None:
    if of_others and " their " not in reading.words():  # "their hand": said of what other players do
        raise reading.refuse(NOT_YOURS)


def taken(reading: Reading, group: m.Group) -> Steps:
    """Return that cards are chosen, and added to your hand."""
    if group.what.what == ("shield",):
        raise reading.refuse("for Shields, write 'add 1 of your Shields to your hand'")
    _refuse_of_others(reading, of_others=not m.is_yours(group.what))
    return (*choice_of(reading, group), m.AddToHand(to="chosen"))


def in_your_trash(reading: Reading, group: m.Group) -> m.Group:
    what = with_fields(reading, reading.node, group.what, side="your", zone="trash")
    return group.model_copy(update={"what": what})


@means
def add_from_trash(reading: Reading, group: m.Group) -> Steps:
    return (*choice_of(reading, in_your_trash(reading, group)), m.AddToHand(to="chosen"))


@means
def add_looked(reading: Reading, number: Token) -> Steps:
    if reading.discourse.object != "looked":
        raise reading.refuse("no cards were looked at before")
    looked = m.Selector(what=("card",), zone="looked")
    return (*choice_of(reading, m.Group(what=looked, least=int(number), most=int(number))), m.AddToHand(to="chosen"))


# --- Resources, costs and cards in play


@means
def place_resources(_: Reading, rested: Token | None, kind: str, amount: m.Amount) -> Steps:
    return (m.PlaceResource(amount=amount, ex=kind == "ex", rested=rested is not None),)


@means
def pay_some(reading: Reading, *circled: Token) -> Steps:
    least, most = map(circled_number, circled)
    if most <= least:
        raise reading.refuse("the first number must be smaller than the second")
    reading.discourse.paid = True
    return (m.PayCost(amount=most, least=least),)


@means
def survival(reading: Reading, falls: tuple[str, Any], lasts: m.Duration, goes: str) -> Steps:
    """Return that the chosen card survives for a time what would destroy it: "it remains in play with 1 HP instead"."""
    event, cause = falls
    if goes != "survives" or event != "destroyed":
        raise reading.refuse("here a card that would be destroyed can only remain in play")
    to = known(reading, reading.node, reading.discourse.as_subject())
    if to != "chosen" or not reading.discourse.chosen_kinds <= {"unit", "base"} or reading.discourse.off_field:
        raise reading.refuse("only a chosen Unit or Base that is in play can be meant here")
    change = m.Replacement(goes="survives", by=cause)
    return (m.Modify(to=to, changes=(change,), lasts=lasts),)


# --- cards that are looked at, or shown


@means
def look(reading: Reading, amount: m.Amount = 1) -> tuple[m.Look]:
    reading.discourse.introduce("looked")
    reading.discourse.among = "looked"
    reading.discourse.looked = amount
    return (m.Look(amount=amount),)


@means
def reveal_top(reading: Reading, amount: m.Amount = 1) -> Steps:
    (looked,) = look(reading, amount)
    reading.discourse.revealed = True
    return (looked.model_copy(update={"reveal": True}),)


@means
def split_looked(reading: Reading, top: m.Amount, bottom: m.Amount = 0) -> Steps:
    if reading.discourse.object != "looked":
        raise reading.refuse("no cards were looked at before")
    return (m.SplitLooked(top=top, bottom=bottom),)


@means
def look_at_chosen(reading: Reading, group: m.Group) -> Steps:
    if group.what.what != ("shield",):
        raise reading.refuse("only Shields can be looked at this way")
    return (*choice_of(reading, group), m.LookAt())


@means
def reveal_only(reading: Reading, group: m.Group) -> Steps:
    if group.what.zone != "hand":
        raise reading.refuse("only cards in your hand can be revealed this way")
    return (*choice_of(reading, group), m.Reveal(to="chosen"))


@means
def reveal_both(reading: Reading, *groups: m.Group) -> Steps:
    """Return an option to take one card of each of two descriptions; one alone may be taken, too (1-3-2)."""
    placed = [placed_like(reading, reading.node, group, groups[-1].what) for group in groups]
    if any(group.what.zone != "looked" for group in placed):
        raise reading.refuse("only cards that were looked at can be revealed like this")
    if not reading.discourse.optional and any(group.least for group in placed):
        raise reading.refuse("it is not clear what is done if only one of them is there")
    chosen = choice_of(reading, *(group.model_copy(update={"least": 0}) for group in placed))
    return (*chosen, m.AddToHand(to="chosen", reveal=True))


@means
def reveal_and_add(reading: Reading, what: m.Group | m.Reference) -> Steps:
    if isinstance(what, m.Group):
        return (*_shown(reading, what), m.AddToHand(to="chosen", reveal=True))
    if what in {"this", "this base", "chosen"} and not reading.discourse.off_field:
        raise reading.refuse(_NOT_SHOWN)
    refuse_of_others(reading, what)
    return (m.AddToHand(to=what, reveal=True),)


def _shown(reading: Reading, group: m.Group) -> Steps:
    """Return the choice of cards of yours that are revealed."""
    if group.what.zone is None:
        raise reading.refuse(_NOT_SHOWN)
    _refuse_of_others(reading, of_others=not m.is_yours(group.what))
    return choice_of(reading, group)


@reads
def reveal_and_return(reading: Reading, tree: Node) -> Steps:
    cards, them, place = subtrees(tree)
    shown = _shown(reading, reading.visit(cards))
    if reading.visit(them) != "chosen":
        raise reading.refuse("only the cards that are revealed can be returned here", them)
    return (*shown, m.Reveal(), m.Return(where=reading.visit(place).where))


means(
    place_some_resources=lambda reading, amount, rested, kind: place_resources(reading, rested, kind, amount),
    survival_then=lambda reading, lasts, falls, goes: survival(reading, falls, lasts, goes),
    discard_hand=lambda reading: discard(reading, m.Count(count=m.YOUR_HAND)),
    reveal_and_deploy=lambda reading, group: (*_shown(reading, group), m.Reveal(), m.Deploy(to="chosen")),
)
reads(draw_until=lambda reading, tree: (m.Draw(amount=lacking(reading, tree)),))
says(
    one_card=1,
    plain_resources="plain",
    ex_resources="ex",
)
