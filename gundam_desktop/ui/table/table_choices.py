"""The legal choices as a table needs them: what a card can do, and where it can be put for that.

Which choices there are the game has said; here stands only where on the screen each is played.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from gundam_desktop.tabletop import Choice, Face, View

ZoneKey = tuple[int, str]

ATTACKED_ZONES = ("shields", "base", "plate")
"""Where an attack on a player is dropped."""


class Target(NamedTuple):
    """What lies under the mouse: a card in a zone, or a zone (or a seat's plate) alone."""

    zone: ZoneKey | None
    card: int = 0


class Destinations(NamedTuple):
    """What can be done with one card."""

    cards: dict[int, Choice]
    """Cards it can be put on or aimed at, each with the choice that this is."""
    zones: dict[ZoneKey, Choice]
    """Zones it can be put into or aimed at."""
    alone: tuple[Choice, ...]
    """What it does without a target."""

    def choice_at(self, target: Target) -> Choice | None:
        """The choice that a drop there is; a card of a zone stands for its zone, too."""
        if target.card in self.cards:
            return self.cards[target.card]
        return self.zones.get(target.zone) if target.zone is not None else None

    @property
    def single(self) -> Choice | None:
        """The one thing that can be done, when it needs no target card to be named."""
        found = {*self.zones.values(), *self.alone}
        return next(iter(found)) if len(found) == 1 and not self.cards else None

    @property
    def empty(self) -> bool:
        """Whether nothing can be done."""
        return not (self.cards or self.zones or self.alone)


class TableChoices:
    """The legal choices of a view's player, found by the card that acts."""

    def __init__(self, view: View, choices: Sequence[Choice], face: Callable[[str], Face]) -> None:
        self._view = view
        self._face = face
        self._by_card: dict[int, list[Choice]] = {}
        for choice in choices:
            if choice.card and choice.verb != "choose":
                self._by_card.setdefault(choice.card, []).append(choice)
        self.all = tuple(choices)

    def legal(self, choice: Choice) -> bool:
        """Whether a choice is legal, whatever it is paid with."""
        return any(other._replace(paying=-1) == choice for other in self._by_card.get(choice.card, ()))

    @property
    def cards(self) -> frozenset[int]:
        """The cards that a choice begins with."""
        return frozenset(self._by_card)

    def of(self, card: int) -> tuple[Choice, ...]:
        """All choices that begin with this card."""
        return tuple(self._by_card.get(card, ()))

    def reach(self, card: int) -> Destinations:
        """Where this card can be put. Of choices that differ in the means of payment alone, the plain one counts."""
        reach: tuple[dict[int, Choice], dict[ZoneKey, Choice], list[Choice]] = ({}, {}, [])
        for choice in _plainest(self._by_card.get(card, ())):
            self._enter(choice, *reach)
        return Destinations(reach[0], reach[1], tuple(reach[2]))

    def _enter(
        self, choice: Choice, cards: dict[int, Choice], zones: dict[ZoneKey, Choice], alone: list[Choice]
    ) -> None:
        own, other = self._view.player, 1 - self._view.player
        match choice.verb:
            case "attack" if not choice.target:
                zones.update({(other, zone): choice for zone in ATTACKED_ZONES})
            case "deploy":
                zones[own, self.zone_of_deployment(choice.card)] = choice
            case "play":
                zones[own, "battle"] = choice
                zones[other, "battle"] = choice
            case "block":
                if self._view.arrows:
                    cards[self._view.arrows[0].card] = choice
                alone.append(choice)
            case _ if choice.target:
                cards[choice.target] = choice
            case _:
                alone.append(choice)

    def zone_of_deployment(self, card: int) -> str:
        """Into which zone a card is dragged to deploy it."""
        seen = self._view.cards.get(card)
        kind = self._face(seen.number).emblem if seen is not None and seen.number else ""
        return "base" if kind == "stronghold" else "battle"


def _plainest(choices: Sequence[Choice]) -> list[Choice]:
    """Of choices that are equal but for the payment, the one that leaves it to the rule, else the least."""
    best: dict[Choice, Choice] = {}
    for choice in choices:
        key = choice._replace(paying=-1)
        if key not in best or choice.paying < best[key].paying:
            best[key] = choice
    return list(best.values())


def meant(view: View, card: int, target: Target, face: Callable[[str], Face]) -> Choice | None:
    """The choice that a player means who puts a card there, legal or not; None when it means nothing."""
    seen = view.cards.get(card)
    if seen is None or target.zone is None or not seen.number or seen.owner != view.player:
        return None
    printed = face(seen.number)
    seat, zone = target.zone
    if seen.zone == "hand":
        return _meant_from_hand(view, card, printed, target)
    if seen.zone == "battle" and seat != view.player:
        if view.decision.kind == "block":
            return Choice("block", card)
        if zone == "battle" and target.card:
            return Choice("attack", card, target.card)
        if zone in ATTACKED_ZONES:
            return Choice("attack", card, word="player")
    return None


def _meant_from_hand(view: View, card: int, printed: Face, target: Target) -> Choice | None:
    seat, zone = target.zone if target.zone is not None else (-1, "")
    own = seat == view.player
    if printed.emblem in ("machine", "stronghold"):
        place = "base" if printed.emblem == "stronghold" else "battle"
        return Choice("deploy", card) if own and zone == place else None
    if zone != "battle":
        return None
    if printed.modifier and own and target.card:
        return Choice("pair", card, target.card)
    if printed.emblem == "signal":
        return Choice("play", card)
    return None
