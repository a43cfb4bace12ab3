"""The preview of attacks, blocks and payments: the rules carry them out in a world that knows no more than the view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from gundam_desktop.games.gcg.card_design import stats
from gundam_desktop.games.gcg.game import sample_world
from gundam_desktop.games.gcg.library import name_of
from gundam_desktop.games.gcg.model.constants import OUTSIDE, ZONE_NAMES
from gundam_desktop.games.gcg.rehearsal import Rehearsal, rehearse
from gundam_desktop.games.gcg.rules.legal_choices import PASS
from gundam_desktop.games.gcg.twins import twin_mark
from gundam_desktop.games.gcg.words import game_words
from gundam_desktop.tabletop import Choice, Event, Fate, Goal, IllegalChoice, Preview, PreviewMark, View
from gundam_desktop.tabletop.place import PLATE
from gundam_desktop.tabletop.preview import NOTHING
from gundam_desktop.tabletop.sentence import filled

_OF_AN_ATTACK = {"attack", "block"}
_PAID_FOR = {"deploy", "pair", "play", "activate"}


def preview(view: View, choice: Choice, language: str = "en") -> Preview:
    """What an attack, a block or none would do if nobody acted after it, or what a card or an effect is paid with."""
    if view.decision.player != view.player:
        return NOTHING
    try:
        if choice.verb in _OF_AN_ATTACK:
            return _Battle(view, rehearse(view, choice), language).preview()
        if choice == PASS and view.decision.kind == "block":
            return _unblocked(_Battle(view, rehearse(view, choice), language).preview(), language)
        if choice.verb in _PAID_FOR:
            return _payment(view, sample_world(view, 0).apply(view.player, choice), language)
    except IllegalChoice:
        pass
    return NOTHING


def _unblocked(found: Preview, language: str) -> Preview:
    """The preview of an attack that nobody blocks, worded as such."""
    words = game_words(language)["preview"]["unblocked"]
    first = tuple(filled(words, line=line) for line in found.lines[:1])
    return found._replace(lines=(*first, *found.lines[1:]), spoken=filled(words, line=found.spoken))


def _payment(view: View, events: Sequence[Event], language: str) -> Preview:
    """The Resources that pay for a choice: this is the first that happens, or the second after an activation."""
    paid = next((event for event in events[:2] if event.kind == "paid" and event.player == view.player), None)
    if paid is None:
        return NOTHING
    gone = [change.card for change in paid.changes if change.zone == ZONE_NAMES[OUTSIDE]]
    rested = [change.card for change in paid.changes if change.rested == 1]
    words = game_words(language)["preview"]
    loss = filled(words["used up"], n=len(gone)) if gone else ""
    pays = filled(words["pays"], n=len(rested)) if rested else ""
    return Preview(
        marks=(
            *(PreviewMark(Goal(card), Fate.PAYS) for card in rested),
            *(PreviewMark(Goal(card), Fate.USED_UP) for card in gone),
        ),
        lines=(loss,) if loss else (),
        spoken=" ".join(filter(None, (pays, loss))),
        loss=loss,
    )


class _Battle:
    """What an attack has done, read from the events of its rehearsal."""

    def __init__(self, view: View, rehearsal: Rehearsal, language: str) -> None:
        self._view, self._rehearsal, self._language = view, rehearsal, language
        self._words: dict[str, Any] = game_words(language)["preview"]
        events = rehearsal.events
        self._damage = Counter[int]()
        for event in events:
            if event.kind == "damaged" and event.card:
                self._damage[event.card] += event.amount
        self._destroyed = [event.card for event in events if event.kind == "destroyed"]
        self._shields = Counter(event.player for event in events if event.kind == "shield destroyed")
        self._hits = [event for event in events if event.kind == "player damaged"]
        self._breach = any(event.kind == "activated" and event.word == "breach" for event in events)

    def preview(self) -> Preview:
        """The marks at cards and places, and the outcome in words."""
        lines = tuple(self._lines())
        return Preview(tuple(self._preview_marks()), lines, " ".join((*self._figures(), *lines)))

    def _concerned(self) -> list[int]:
        """The cards in play that battle each other, receive damage or are destroyed, each once."""
        fighters = self._rehearsal.fighters if self._rehearsal.fighters[1] else ()
        cards = (*fighters, *self._damage, *self._destroyed)
        return [card for card in dict.fromkeys(cards) if card and self._is_in_play(card)]

    def _is_in_play(self, card: int) -> bool:
        return card in self._view.cards and self._view.cards[card].zone in ("battle", "base")

    def _preview_marks(self) -> Iterator[PreviewMark]:
        for card in self._concerned():
            fate = Fate.LOST if card in self._destroyed else Fate.DAMAGED
            yield PreviewMark(Goal(card), fate, self._damage[card])
        for seat, count in self._shields.items():
            yield PreviewMark(Goal(place=(seat, "shields")), Fate.LOST, count)
        for hit in self._hits:
            yield PreviewMark(Goal(place=(hit.player, PLATE)), Fate.LOST, hit.amount)
        for card in self._rehearsal.blockers:
            yield PreviewMark(Goal(card), Fate.MAY_ACT)

    def _figures(self) -> Iterator[str]:
        """The damage of each Unit, in sentences."""
        for card in self._concerned():
            if self._view.cards[card].zone == "battle":
                key = "hit and destroyed" if card in self._destroyed else "hit"
                yield self._said(key, card=self._name(card), amount=self._damage[card])

    def _lines(self) -> Iterator[str]:
        yield from self._units()
        prefix = self._words["breach"] if self._breach else "{line}"
        for line in self._shield_areas():
            yield filled(prefix, line=line)
        result = self._rehearsal.world.state.result
        if result >= 0:
            yield self._words["won" if result == self._view.player else "lost" if result < 2 else "drawn"]
        elif not self._rehearsal.fighters[1] and not (self._damage or self._shields):
            yield self._words["no damage"]
        if self._rehearsal.blockers:
            yield self._said("blockers", cards=self._names(self._rehearsal.blockers))
        left_out = [card for card in dict.fromkeys(self._rehearsal.left_out) if card in self._view.cards]
        if left_out:
            yield self._said("left out", cards=self._names(left_out))

    def _units(self) -> Iterator[str]:
        """Which Units are destroyed; for a battle of Units also that none is."""
        units = [card for card in self._destroyed if self._is_in_play(card) and self._view.cards[card].zone == "battle"]
        fighters = self._rehearsal.fighters
        if fighters[1] and set(units) == set(fighters):
            yield self._words["both destroyed"]
        elif units:
            yield self._said("destroyed", cards=self._names(units), n=len(units))
        elif fighters[1]:
            yield self._words["none destroyed"]

    def _shield_areas(self) -> Iterator[str]:
        """What Bases and Shields receive."""
        for card, amount in self._damage.items():
            seen = self._view.cards.get(card)
            if seen is None or seen.zone != "base":
                continue
            if card in self._destroyed:
                yield self._words["base destroyed"]
            else:
                yield self._said("base hit", amount=amount, left=(stats(seen).hp or 0) - amount)
        for count in self._shields.values():
            yield self._said("shields destroyed", n=count)

    def _said(self, key: str, **values: str | int) -> str:
        return filled(self._words[key], **values)

    def _names(self, cards: Sequence[int]) -> str:
        between: str = game_words(self._language)["twins"]["and"]
        return between.join(map(self._name, cards))

    def _name(self, card: int) -> str:
        seen = self._view.cards[card]
        return name_of(seen.number, self._language) + twin_mark(seen, self._view, self._language)
