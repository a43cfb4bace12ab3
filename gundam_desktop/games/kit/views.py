"""Views: a game as one player may see it, and worlds that agree with it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, TypeVar

from gundam_desktop.games.kit.state import UNKNOWN, State
from gundam_desktop.tabletop import Arrow, CardView, Decision, View, Waiting
from gundam_desktop.tabletop.board import Terrain
from gundam_desktop.tabletop.game import require_seat
from gundam_desktop.tabletop.place import Place

S = TypeVar("S", bound=State[Any, Any])


def decision_of(state: State[Any, Any]) -> Decision:
    """The decision that a state waits for, with everything that its player may choose."""
    question = state.question
    if question is None:
        return Decision("game over", -1, state.reason)
    return Decision(
        question.kind,
        question.player,
        question.clause,
        question.card,
        question.groups,
        purpose=question.purpose,
        ability=0 if question.card else -1,
    )


def view_of(
    state: S,
    player: int,
    may_see: Callable[[S, int, int], bool],
    shown: Callable[[S, int], Iterable[CardView]],
    *,
    unseen: Callable[[S, int], CardView] | None = None,
    step: str = "",
    arrows: Sequence[Arrow] = (),
    waiting: Iterable[int] = (),
    places: Mapping[Place, tuple[int, ...]] | None = None,
    terrain: tuple[tuple[str, Terrain], ...] = (),
) -> View:
    """All that a player may know now. ValueError for an invalid seat.

    `may_see` (state, player, card) says whose face a player sees; `shown` gives a card that they see, with those
    under it, `unseen` one whose face they do not see (by default only where it is); `waiting` are the cards whose
    effects wait to be resolved; `places` are those of the table with their cards, if they are not the zones of the
    state; `terrain` as in `View`.
    """
    require_seat(player)
    zones: dict[Place, tuple[int, ...]] = {}
    cards: dict[int, CardView] = {}
    hidden: list[int] = []
    for (seat, zone), ids in (state.zones if places is None else places).items():
        key = str(zone)
        zones[seat, key] = ids
        for card in ids:
            if may_see(state, player, card):
                for each in shown(state, card):
                    cards[each.id] = each
            else:
                hidden.append(card)
                cards[card] = (
                    _hidden(card, state.cards[card].owner, key, seat) if unseen is None else unseen(state, card)
                )
    decision = decision_of(state)
    return View(
        player=player,
        edition=state.edition,
        turn=state.turn,
        turn_player=state.turn_player,
        first_player=state.first_player,
        phase=str(state.phase),
        zones=zones,
        cards=cards,
        step=step,
        arrows=tuple(arrows),
        waiting=tuple(Waiting(state.cards[each].owner, each, state.cards[each].number, 0, "") for each in waiting),
        decision=decision if decision.player == player else decision._replace(groups=()),
        result=state.result,
        reason=state.reason,
        known=_redacted(state, player, hidden),
        terrain=terrain,
    )


@lru_cache(4096)
def _hidden(card: int, owner: int, zone: str, seat: int) -> CardView:
    return CardView(card, "", owner, zone, seat=None if seat == owner else seat)


def _redacted(state: S, player: int, hidden: Iterable[int]) -> S:
    """Return a copy of the state without what `player` may not know.

    That is the numbers of hidden cards, what chance will bring, and what the other player may choose from.
    """
    known = state.copy()
    known.hide_chance()
    if known.question is not None and known.question.player != player:
        known.question = known.question._replace(groups=())
    for card in hidden:
        known.cards[card] = _blank(state.cards[card])
    return known


@lru_cache(4096)
def _blank(record: Any) -> Any:
    return record._replace(number=UNKNOWN)


def sampled(known: S, seed: int, decks: Sequence[Sequence[str] | None], blank: str) -> S:
    """A whole state that agrees with what a player knows: unknown cards are dealt from the rest of the deck lists.

    `decks` are the numbers of both decks; cards of a player whose list is None become `blank` ones.
    """
    state = known.copy()
    chance = random.Random(seed)
    state.random = chance.getrandbits(64)
    for owner, numbers in enumerate(decks):
        unknown = [i for i, record in enumerate(state.cards) if i and record.owner == owner and not record.number]
        seen = Counter(record.number for record in state.cards if record.owner == owner and record.number)
        rest = sorted((Counter(numbers) - seen).elements()) if numbers else []
        dealt = rest + [blank] * (len(unknown) - len(rest))
        chance.shuffle(dealt)
        for card, number in zip(unknown, dealt, strict=False):  # lists of other decks may have more cards
            state.put(card, number=number)
    return state
