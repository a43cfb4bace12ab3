"""Remarks on a decision of the GUNDAM CARD GAME: what its player could overlook, from their view alone.

Battles are rehearsed by the rules in a world that knows no more than the view; chances are counted from the cards of a
deck that the player has not seen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from typing import Any, Final

from gundam_desktop.games.gcg.card_design import stats
from gundam_desktop.games.gcg.decks.distribution import has_burst
from gundam_desktop.games.gcg.game import sample_world
from gundam_desktop.games.gcg.library import card, face, name_of
from gundam_desktop.games.gcg.rehearsal import Rehearsal, rehearse
from gundam_desktop.games.gcg.rulebook import RULEBOOK
from gundam_desktop.games.gcg.twins import twin_mark
from gundam_desktop.games.gcg.words import word_file
from gundam_desktop.tabletop import Choice, Remark, View
from gundam_desktop.tabletop.sentence import filled

MOST_OF_A_KIND: Final = 3
_CLAUSES: Final = {
    "link": "2-11-3",
    "blocked": "7-4-1",
    "rested": "7-3-1",
    "dies": "7-6-3-2",
    "kept": "11-2-4-2",
    "left over": "2-9-1",
    "burst": "7-6-2-4-1",
}
"""Kind of a remark -> the clause behind it, by its number in 1.0."""
_PAID_FOR: Final = ("deploy", "pair", "play")
_ASKED_ONCE: Final = ("may", "burst")
"""Purposes of questions about an effect that happens now or never."""
Decks = tuple[Any, Any] | None
"""Both decks, each None if the player does not know it; None if they know neither."""


@cache
def _words(language: str) -> dict[str, Any]:
    return word_file(f"remarks.{language}")


def remarks(view: View, decks: Decks, language: str = "en") -> tuple[Remark, ...]:
    """What the player of a view who decides could overlook, the most important kinds first; at most three of each."""
    if view.decision.player != view.player:
        return ()
    decided = _Decided(view, decks, language)
    found: list[Remark] = []
    for kind in decided.kinds():
        different = {remark.fact: remark for remark in kind()}  # copies of one card give the same remark
        found += islice(different.values(), MOST_OF_A_KIND)
    return tuple(found)


class _Decided:
    """One decision, and the remarks that can be made about it."""

    def __init__(self, view: View, decks: Decks, language: str) -> None:
        self._view, self._decks, self._language = view, decks, language
        self._choices = sample_world(view, 0).legal_choices(view.player)

    def kinds(self) -> tuple[Callable[[], Iterator[Remark]], ...]:
        """The kinds of remarks on this decision, the most important first."""
        match self._view.decision.kind:
            case "main":
                return self.links, self.blocked, self.battles, self.resources, self.bursts
            case "block":
                return (self.own_bursts,)
            case "confirm" if self._view.decision.purpose in _ASKED_ONCE:
                return (self.declined,)
            case _:
                return ()

    def links(self) -> Iterator[Remark]:
        """A Pilot or Command in hand that would make a Unit a Link Unit (2-11-3)."""
        for choice in self._choices:
            unit = self._view.cards.get(choice.target)
            if choice.verb != "pair" or unit is None or unit.condition_met:
                continue
            world = sample_world(self._view, 0)
            world.apply(self._view.player, choice)
            after = world.view(self._view.player).cards.get(unit.id)
            if after is not None and after.condition_met:
                key = "attacks" if unit.entered_this_turn and not unit.rested else "fact"
                yield self._remark("link", (choice.card, unit.id), key, pilot=choice.card, unit=unit.id)

    def blocked(self) -> Iterator[Remark]:
        """A Unit that an active <Blocker> would destroy if it attacked the player (7-4-1)."""
        for attack in self._attacks(at_player=True):
            for blocker in rehearse(self._view, attack).blockers:
                lost = _destroyed(rehearse(self._view, attack, blocker))
                if attack.card in lost:
                    key = "both" if blocker in lost else "fact"
                    yield self._remark(
                        "blocked", (attack.card, blocker), key, unit=attack.card, blocker=blocker, target=blocker
                    )

    def battles(self) -> Iterator[Remark]:
        """What an attack on a rested Unit would do: it is destroyed (7-3-1), or the attacker alone (7-6-3-2)."""
        for attack in self._attacks(at_player=False):
            lost = _destroyed(rehearse(self._view, attack))
            names = {"unit": attack.card, "target": attack.target}
            if attack.target in lost:
                key = "both" if attack.card in lost else "fact"
                yield self._remark("rested", (attack.card, attack.target), key, **names)
            elif attack.card in lost:
                yield self._remark("dies", (attack.card, attack.target), "fact", **names)

    def resources(self) -> Iterator[Remark]:
        """Yield Resources left over without a use in the opponent's turn, or needed for a card there (11-2-4-2)."""
        view = self._view
        active = sum(not view.cards[each].rested for each in view.zones[view.player, "resources"])
        costs = {choice.card: self._cost(choice.card) for choice in self._choices if choice.verb in _PAID_FOR}
        later = [each for each in view.zones[view.player, "hand"] if _is_for_their_turn(view.cards[each].number)]
        for each in later:
            cost = self._cost(each)
            others = [price for other, price in costs.items() if other != each]
            if cost <= active and any(active - price < cost for price in others):
                yield self._remark("kept", (each,), "fact", card=each, cost=str(cost), active=str(active))
        if active and not later and any(price <= active for price in costs.values() if price):
            yield self._remark("left over", tuple(costs), "fact", active=str(active))

    def bursts(self) -> Iterator[Remark]:
        """The chance of a Burst behind the opponent's next Shield, if it can be attacked."""
        attacks = list(self._attacks(at_player=True))
        if attacks:
            yield from self._burst_chance(1 - self._view.player, "fact")

    def own_bursts(self) -> Iterator[Remark]:
        """The chance of a Burst behind the player's own next Shield, when they are attacked."""
        if any(not arrow.goal.card for arrow in self._view.arrows):
            yield from self._burst_chance(self._view.player, "own")

    def declined(self) -> Iterator[Remark]:
        """An effect that happens now or not at all."""
        decision = self._view.decision
        cards = (decision.card,) if decision.card else ()
        yield self._made("declined", cards, "fact", decision.clause)

    def _burst_chance(self, owner: int, key: str) -> Iterator[Remark]:
        view = self._view
        if self._decks is None or not view.zones[owner, "shields"] or view.zones[owner, "base"]:
            return
        seen = Counter(each.number for each in view.cards.values() if each.owner == owner and each.number)
        unseen = Counter(self._decks[owner].numbers()) - seen
        count, bursts = unseen.total(), sum(n for number, n in unseen.items() if has_burst(card(number)))
        if count and bursts:
            chance = str(round(100 * bursts / count))
            yield self._remark("burst", (), key, unseen=str(count), bursts=str(bursts), chance=chance)

    def _attacks(self, *, at_player: bool) -> Iterator[Choice]:
        """The attacks on the player, or on Units."""
        for choice in self._choices:
            if choice.verb == "attack" and (not choice.target) is at_player:
                yield choice

    def _cost(self, each: int) -> int:
        return stats(face(self._view.cards[each].number)).cost or 0

    def _remark(self, kind: str, cards: tuple[int, ...], key: str, **values: int | str) -> Remark:
        clause = RULEBOOK.number_in(self._view.edition, _CLAUSES[kind])
        return self._made(kind, cards, key, clause, **values)

    def _made(self, kind: str, cards: tuple[int, ...], key: str, clause: str, **values: int | str) -> Remark:
        """Return a remark with its texts; among `values`, a card number is replaced by the card's name."""
        words = _words(self._language)[kind]
        named = {name: self._name(value) if isinstance(value, int) else value for name, value in values.items()}
        return Remark(kind, filled(words[key], **named), words["question"], clause, cards)

    def _name(self, each: int) -> str:
        seen = self._view.cards[each]
        return name_of(seen.number, self._language) + twin_mark(seen, self._view, self._language)


def _destroyed(rehearsal: Rehearsal) -> set[int]:
    return {event.card for event in rehearsal.events if event.kind == "destroyed"}


def _is_for_their_turn(number: str) -> bool:
    """True if a card can be used from the hand in the opponent's turn (11-2-4-2)."""
    return bool(number) and "action" in {mark for ability in face(number).text for mark, _ in ability.marks}
