"""Views: a game as one player may see it, made by the rules of `rules.visibility`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from typing import Any, Final, TypeAlias

from gundam_desktop.games.gcg.cards.card import Card as CardData
from gundam_desktop.games.gcg.decks.deck import Deck
from gundam_desktop.games.gcg.determinization import BLANK, DeckList, Worlds
from gundam_desktop.games.gcg.model import constants
from gundam_desktop.games.gcg.model.constants import BASE, BATTLE, DECK, HAND, OUTSIDE, RESOLVING, RESOURCES, ZONES
from gundam_desktop.games.gcg.model.definition import Definition, ability_of
from gundam_desktop.games.gcg.model.events import attack_arrows
from gundam_desktop.games.gcg.model.frames import (
    RESOLVE,
    ActionDecision,
    ArrangeFrame,
    BlockDecision,
    ConfirmDecision,
    EffectFrame,
    FirstPlayerDecision,
    Frame,
    MainDecision,
    OptionDecision,
    OrderDecision,
    QuestionFrame,
    RedrawDecision,
    SelectDecision,
)
from gundam_desktop.games.gcg.model.keywords import ADDING, KEYWORD_NAMES
from gundam_desktop.games.gcg.model.lasting import WaitingEffect
from gundam_desktop.games.gcg.model.state import Pool, State
from gundam_desktop.games.gcg.rulebook import RULEBOOK
from gundam_desktop.games.gcg.rules.figures import figures, is_linked, level_and_cost
from gundam_desktop.games.gcg.rules.triggers import BURST_RANK
from gundam_desktop.games.gcg.rules.visibility import BOTH, may_know
from gundam_desktop.games.gcg.serialization import dump, load
from gundam_desktop.rulebook.enforcement import enforces
from gundam_desktop.tabletop import CandidateGroup, CardView, Decision, View, Waiting

_WITH_FIGURES: Final = frozenset({BATTLE, BASE, HAND})

_PLACES: Final = tuple((seat, name) for seat in (0, 1) for name in constants.ZONE_NAMES[:ZONES])
"""The places of a view, in the order of `State.zones`."""
_NOT_TOLD: Final = Decision("", -1)

PoolWith: TypeAlias = Callable[[Iterable[CardData]], Pool]

_KINDS: Final[dict[int, tuple[str, str]]] = {
    FirstPlayerDecision.KIND: ("first_player", "5-2-1-4"),
    RedrawDecision.KIND: ("redraw", "5-2-1-6"),
    MainDecision.KIND: ("main", "6-5-1"),
    BlockDecision.KIND: ("block", "7-4-1"),
    ActionDecision.KIND: ("action", "8-3"),
    OrderDecision.KIND: ("order", "9-1-6-5"),
}


@cache
def _plain_decision(kind: int, player: int, edition: str) -> Decision:
    """Return a decision whose frame holds nothing but the player."""
    name, clause = _KINDS[kind]
    return Decision(name, player, RULEBOOK.number_in(edition, clause))


def decision_of(state: State) -> Decision:
    """Return the decision with everything that its player may choose."""
    frame = state.decision()
    if frame is None:
        return Decision("game over", -1, RULEBOOK.number_in(state.edition, state.reason))
    if not isinstance(frame, QuestionFrame):
        return _plain_decision(frame.KIND, frame.player, state.edition)
    groups: tuple[CandidateGroup, ...] = ()
    if isinstance(frame, SelectDecision):
        groups = tuple(CandidateGroup(*group) for group in frame.groups)
    options = frame.options if isinstance(frame, OptionDecision) else ()
    return Decision(
        "confirm" if isinstance(frame, ConfirmDecision) else "choose",
        frame.player,
        RULEBOOK.number_in(state.edition, frame.clause),
        frame.card,
        groups,
        options,
        frame.purpose,
        _looked(state),
        frame.ability,
    )


def _looked(state: State) -> tuple[int, ...]:
    """Return the cards of a deck that its player orders, or may look at by the effect that asks."""
    beneath = state.frames[-2] if len(state.frames) > 1 else RESOLVE
    if isinstance(beneath, ArrangeFrame):
        return beneath.cards
    if not isinstance(beneath, EffectFrame):
        return ()
    return tuple(card for card in beneath.context.looked if state.cards[card].zone == DECK)


def for_player(decision: Decision, player: int) -> Decision:
    """Return the decision as `player` may see it: candidates and options only if it is theirs."""
    return decision if decision.player == player else decision._replace(groups=(), options=(), shown=())


@enforces("3-1-3", "3-1-1-1")
def view_of(state: State, player: int) -> View:
    """Return all that `player` may know now."""
    known = Known(redact(state, player), player)
    decision = decision_of(state)
    return _view(state, player, _all_cards(state, player, decision.card), for_player(decision, player), known)


def brief_view_of(state: State, player: int) -> View:
    """Return the part of a view that the evaluation needs: the cards on the field, the number of cards elsewhere."""
    cards: dict[int, CardView] = {}
    for seat in (0, 1):
        for zone in (BATTLE, BASE, RESOURCES):
            for card in state.zones[seat * ZONES + zone]:
                cards[card] = card_view(state, player, card)
    return _view(state, player, cards, _NOT_TOLD, None)


def _all_cards(state: State, player: int, asked: int) -> dict[int, CardView]:
    """Return every card in a zone, the cards under them and those that are being played, as `player` may see them.

    `asked`: the card that a decision is about, which may be a token that is not in play yet; 0 for none.
    """
    cards: dict[int, CardView] = {}
    records = state.cards
    for ids in state.zones:
        for card in ids:
            cards[card] = card_view(state, player, card)
            pilot = records[card].pilot
            if pilot:
                cards[pilot] = card_view(state, player, pilot)
    for card, record in enumerate(records):
        if record.zone == RESOLVING or (record.zone == OUTSIDE and card == asked != 0):
            cards[card] = card_view(state, player, card)
    return cards


def _view(state: State, player: int, cards: dict[int, CardView], decision: Decision, known: Known | None) -> View:
    return View(
        player=player,
        edition=state.edition,
        turn=state.turn,
        turn_player=state.turn_player,
        first_player=state.first_player,
        phase=constants.PHASE_NAMES[state.phase],
        zones=dict(zip(_PLACES, state.zones, strict=True)),
        cards=cards,
        step=constants.STEP_NAMES[state.battle.step] if state.battle is not None else "",
        arrows=attack_arrows(state) if state.result < 0 else (),
        waiting=tuple(_waiting(state, effect) for effect in state.waiting),
        decision=decision,
        result="" if state.result < 0 else "draw" if state.result == constants.DRAWN_GAME else str(state.result),
        reason=RULEBOOK.number_in(state.edition, state.reason),
        known=known,
    )


@enforces("3-1-4", "3-8-3", "4-14-1")
def card_view(state: State, player: int, card: int) -> CardView:
    """Return one card as `player` may see it."""
    record = state.cards[card]
    if not may_know(state, player, card):
        return _hidden(card, record.owner, record.zone, record.rested)
    secret = record.zone == HAND or record.known != BOTH
    if record.zone not in _WITH_FIGURES or record.host:
        return _printed(card, record.definition, record.owner, record.zone, record.rested, record.host, secret)
    definition = record.definition
    now = figures(state, card)
    level, cost = level_and_cost(state, card) if record.zone == HAND else (now.level, now.cost)
    pilot = state.cards[record.pilot].definition if record.pilot else None
    return CardView(
        card,
        definition.number,
        record.owner,
        constants.ZONE_NAMES[record.zone],
        record.rested,
        record.damage,
        (level, cost, now.ap, now.hp - record.damage) if definition.figures else (level, cost, None, None),
        (
            definition.level - level,
            definition.cost - cost,
            now.ap - definition.ap - (pilot.ap if pilot else 0),
            now.hp - definition.hp - (pilot.hp if pilot else 0),
        ),
        keyword_names(now.keywords),
        record.pilot,
        0,
        is_linked(state, card),
        record.zone == BATTLE and record.entered == state.turn,
        secret=secret,
    )


@lru_cache(4096)
def _hidden(card: int, owner: int, zone: int, rested: bool) -> CardView:
    """Return a card that the player may not know; cached, since views have many of them and share them."""
    return CardView(card, "", owner, constants.ZONE_NAMES[zone], rested)


@lru_cache(4096)
def _printed(
    card: int, definition: Definition, owner: int, zone: int, rested: bool, host: int, secret: bool
) -> CardView:
    """Return a card that shows only its printed values."""
    return CardView(card, definition.number, owner, constants.ZONE_NAMES[zone], rested, under=host, secret=secret)


def keyword_names(keywords: tuple[tuple[int, int], ...]) -> tuple[str, ...]:
    """Return keyword effects as written: `Repair 2`, `Blocker`."""
    names = KEYWORD_NAMES
    return tuple(f"{names[k]} {amount}" if k in ADDING else names[k] for k, amount in keywords)


def _waiting(state: State, effect: WaitingEffect) -> Waiting:
    context = effect.context
    mark = "burst" if effect.rank == BURST_RANK else ability_of(state.pool, context.number, context.ability).event
    return Waiting(context.player, context.card, context.number, context.ability, mark)


class Known:  # noqa: PLW1641 - it may be large, nobody looks it up
    """The state as one player knows it: unknown cards are blank, and so are the seed and the other's candidates.

    Full states are sampled from it. It is sent between processes as plain data.
    """

    __slots__ = ("_dump", "_known", "_worlds", "player")

    def __init__(
        self, known: tuple[State, tuple[int, ...]] | None, player: int, data: dict[str, Any] | None = None
    ) -> None:
        self.player = player
        self._known = known
        self._dump = data
        self._worlds: tuple[object, Worlds] | None = None

    def dump(self) -> dict[str, Any]:
        """Return the redacted state as JSON data; an unknown card has an empty number."""
        if self._dump is None:
            assert self._known is not None
            state, unknown = self._known
            self._dump = dump(state)
            for card in unknown:
                self._dump["cards"][card][0] = ""
        return self._dump

    def state(self, pool_with: PoolWith | None) -> tuple[State, tuple[int, ...]]:
        """Return the redacted state with blank cards for unknown ones, and the ids of those. To be copied, not changed.

        `pool_with(own)` returns the pool for data from another process.
        """
        if self._known is None:
            assert self._dump is not None
            assert pool_with is not None
            self._known = _loaded(self._dump, pool_with, self.player)
        return self._known

    def worlds(self, pool_with: PoolWith, decks: tuple[Deck | None, Deck | None] | None) -> Worlds:
        """Return the worlds that agree with this knowledge and both decks; cached for another call with these decks.

        A deck is None if it is not known.
        """
        if self._worlds is None or self._worlds[0] is not decks:
            first, second = decks or (None, None)
            self._worlds = decks, Worlds(*self.state(pool_with), (_list_of(first), _list_of(second)))
        return self._worlds[1]

    def __reduce__(self) -> tuple[Any, ...]:
        return (Known, (None, self.player, self.dump()))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Known) and self.player == other.player and self.dump() == other.dump()


def _list_of(deck: Deck | None) -> DeckList | None:
    return None if deck is None else (deck.shuffle_order(), sorted(deck.resource_numbers()))


def redact(state: State, player: int) -> tuple[State, tuple[int, ...]]:
    """Return a copy in which cards that `player` may not know are blank, and the ids of those."""
    new = state.copy()
    new.random = 0
    new.frames = [_redacted(frame, player) for frame in new.frames]
    blank = state.pool[BLANK]
    unknown = tuple(
        card for card, record in enumerate(state.cards) if not record.known >> player & 1 and record.zone != OUTSIDE
    )
    for card in unknown:
        new.cards[card] = state.cards[card].hidden(blank)
    new.asked = new.awaitable = None
    new.sources = tuple(card for card in new.sources if may_know(state, player, card))
    new.lasting = tuple(e for e in new.lasting if e.card < 0 or may_know(state, player, e.card))
    new.touch()
    return new, unknown


def _loaded(data: dict[str, Any], pool_with: PoolWith, player: int) -> tuple[State, tuple[int, ...]]:
    unknown = tuple(card for card, fields in enumerate(data["cards"]) if not fields[0])
    blank = {**data, "cards": [[fields[0] or BLANK, *fields[1:]] for fields in data["cards"]]}
    state = load(blank, pool_with)
    for card in unknown:
        record = state.cards[card]
        if record.known >> player & 1:  # what a watcher knows is less than what the player does
            state.replace(card, record.but(known=record.known & ~(1 << player)))
    return state, unknown


def _redacted(frame: Frame, player: int) -> Frame:
    if not isinstance(frame, QuestionFrame) or frame.player == player:
        return frame
    asked = (frame.player, frame.clause, frame.card, frame.ability, frame.purpose)
    if isinstance(frame, SelectDecision):
        return SelectDecision(*asked, ())
    return ConfirmDecision(*asked, ("yes", "no")) if isinstance(frame, ConfirmDecision) else OptionDecision(*asked, ())
