"""The possible actions with a card, on it, or at a zone; for the refused ones every reason with its clause.

The game lists what could be tried and judges it. Nothing here knows what is legal, nor the purpose of a card; only
where on the table each action is done.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple, TypeAlias

from gundam_desktop.tabletop import Choice, Grip, Place, Refusal, View, Zone
from gundam_desktop.ui.play.game_previews import GamePreviews
from gundam_desktop.ui.play.panels.reasons_panel import Reason, Why
from gundam_desktop.ui.play.texts import GameTexts
from gundam_desktop.ui.session.game_source import GameSource
from gundam_desktop.ui.table.table_choices import Target, holds


class GameSnapshot(NamedTuple):
    """The game as a viewer sees it now."""

    session: GameSource
    view: View
    choices: list[Choice]


Refused: TypeAlias = tuple[Choice, Sequence[Refusal]]


class ReasonBuilder:
    """Words the reasons of a snapshot."""

    def __init__(self, texts: GameTexts, preview_source: GamePreviews) -> None:
        self._texts, self._preview_source = texts, preview_source

    def of_card(self, card: int, snapshot: GameSnapshot) -> list[Reason]:
        """The possible actions with a card and on it, then the refused ones with their reasons."""
        view = snapshot.view
        own = [choice for choice in snapshot.choices if choice.card == card]
        to_it = [choice for choice in snapshot.choices if self._aimed(choice, view) == card != choice.card]
        can = [self._can(choice, view) for choice in own if choice.paying < 0]
        can += [self._can_act(choice, view) for choice in to_it if choice.paying < 0]
        cannot = self._cannot(snapshot.session.pseudo_legal_choices(view.player, card), own, snapshot, acting=False)
        tried = [
            choice for choice in self._all_pseudo_legal(snapshot) if self._aimed(choice, view) == card != choice.card
        ]
        cannot += self._cannot(tried, to_it, snapshot, acting=True)
        return _once([*self._choosing(card, snapshot), *can, *cannot])

    def of_place(self, place: Place, snapshot: GameSnapshot) -> list[Reason]:
        """The possible and refused actions in a zone or on its cards; then facts about it from the rules."""
        view = snapshot.view
        where = partial(self._places, view=view)
        here = [choice for choice in snapshot.choices if place in where(choice)]
        can = [self._can_act(choice, view) for choice in here if choice.paying < 0]
        tried = [choice for choice in self._all_pseudo_legal(snapshot) if place in where(choice)]
        chosen = [
            reason
            for card in view.zones.get(place, ())
            if card in view.decision.candidates
            for reason in self._choosing(card, snapshot)
        ]
        return _once([*chosen, *can, *self._cannot(tried, here, snapshot, acting=True), *self.facts(place, view)])

    def refusal(self, choice: Choice, refusals: Sequence[Refusal], view: View, *, acting: bool = False) -> Reason:
        """A choice, and every reason why it cannot be made."""
        text = self._texts.acting(choice, view) if acting else self._texts.label(choice, view)
        first, *others = [
            Why(self._texts.sentence(refusal, view), refusal.clause, refusal.also) for refusal in refusals
        ]
        return Reason(False, text, first.text, first.clause, first.also, tuple(others))

    def attempt_at(self, card: int, target: Target, snapshot: GameSnapshot) -> Choice | None:
        """The attempt that a drop of a card at a target means; None if it means nothing.

        What the card is there for at this moment comes first, then what it could be tried for at another; a card in
        hand has the same uses at any moment.
        """
        view, session = snapshot.view, snapshot.session
        for choice in session.pseudo_legal_choices(view.player, card):
            if holds(self._texts.library.goals(choice, view), target):
                return choice
        dragged = (zone.key for zone in self._texts.playmat().zones if zone.grip is Grip.DRAG)
        if view.cards[card].place[1] in dragged:
            return None
        for choice in session.pseudo_legal_choices(view.player, 0):
            if choice.card == card and holds(self._texts.library.goals(choice, view), target):
                return choice
        return None

    def offered(self, choice: Choice, view: View, *, acting: bool = False) -> str:
        """The label of a choice with what its usual payment uses up; with `acting` also with the card that acts."""
        label = self._texts.acting(choice, view) if acting else self._texts.label(choice, view)
        loss = self._preview_source.preview(choice, view).loss if choice.paying < 0 else ""
        return f"{label} · {loss}" if loss else label

    def _can(self, choice: Choice, view: View) -> Reason:
        return Reason(True, self.offered(choice, view), choice=choice)

    def _can_act(self, choice: Choice, view: View) -> Reason:
        return Reason(True, self.offered(choice, view, acting=True), choice=choice)

    def _cannot(
        self, tried: Sequence[Choice], legal: Sequence[Choice], snapshot: GameSnapshot, *, acting: bool
    ) -> list[Reason]:
        if snapshot.session.over:
            return []
        explain: Callable[[Choice], Sequence[Refusal]] = partial(snapshot.session.explain, snapshot.view.player)
        found = illegal_actions(tried, legal, explain)
        return [self.refusal(choice, refusals, snapshot.view, acting=acting) for choice, refusals in found]

    def _all_pseudo_legal(self, snapshot: GameSnapshot) -> Iterator[Choice]:
        """The pseudo-legal choices of the viewer's cards, card by card, those in hand first."""
        view, playmat = snapshot.view, self._texts.playmat()
        zones = sorted((zone for zone in playmat.zones if zone.grip is not Grip.NONE), key=_handiness)
        for zone in zones:
            for card in view.zones.get((view.player, zone.key), ()):
                yield from snapshot.session.pseudo_legal_choices(view.player, card)

    def _choosing(self, card: int, snapshot: GameSnapshot) -> list[Reason]:
        """A line that says if a card can be chosen, when the decision selects cards."""
        decision = snapshot.view.decision
        if decision.kind != "choose" or decision.player != snapshot.view.player or not decision.groups:
            return []
        choice = Choice("choose", cards=(card,))
        if card in decision.candidates:
            reason = self._can(choice, snapshot.view)
            return [reason if choice in snapshot.choices else reason._replace(choice=None)]
        refusals = snapshot.session.explain(snapshot.view.player, choice)
        return [self.refusal(choice, refusals, snapshot.view)] if refusals else []

    def _places(self, choice: Choice, view: View) -> set[Place]:
        """The places on the table where a choice is made: those of its cards, and those to which they go."""
        goals = self._texts.library.goals(choice, view)
        cards = (view.cards.get(card) for card in (choice.card, *(goal.card for goal in goals)))
        return {card.place for card in cards if card is not None} | {goal.place for goal in goals if goal.place}

    def _aimed(self, choice: Choice, view: View) -> int:
        """The card that a choice acts on; for a block it is the attacker."""
        return next((goal.card for goal in self._texts.library.goals(choice, view) if goal.card), 0)

    def facts(self, place: Place, view: View) -> list[Reason]:
        """What holds for a place as it is, with its clauses."""
        facts = [Reason(None, text, "", clause) for text, clause in self._texts.zone_facts(place[1], view.edition)]
        caption = self._texts.caption(place, view)
        if caption:
            facts.insert(0, Reason(None, caption))
        return facts


def _once(reasons: Sequence[Reason]) -> list[Reason]:
    """The lines with those in the same words told once, with their number: cards of one number say the same."""
    counts = Counter(reason._replace(choice=None) for reason in reasons)
    firsts = {reason._replace(choice=None): reason for reason in reversed(reasons)}
    return [
        firsts[words]._replace(text=f"{words.text} × {count}") if count > 1 else firsts[words]
        for words, count in counts.items()
    ]


def _handiness(zone: Zone) -> int:
    return list(Grip).index(zone.grip)


def illegal_actions(
    pseudo_legal_choices: Sequence[Choice], choices: Sequence[Choice], explain: Callable[[Choice], Sequence[Refusal]]
) -> list[Refused]:
    """The pseudo-legal choices that are not legal: for each action of a card the one with the fewest refusals.

    An action is a verb or one of the card's abilities, with any target and any payment. What can
    be done with one target or payment is not refused.
    """
    possible = {_thing(choice) for choice in choices}
    found: dict[tuple[int, str, int], Refused] = {}
    for choice in pseudo_legal_choices:
        thing = _thing(choice)
        if thing in possible or choice.paying >= 0:
            continue
        refusals = explain(choice)
        if not refusals:
            possible.add(thing)
        elif thing not in found or len(refusals) < len(found[thing][1]):
            found[thing] = (choice, refusals)
    return [found[thing] for thing in found if thing not in possible]


def _thing(choice: Choice) -> tuple[int, str, int]:
    return choice.card, choice.verb, choice.number
