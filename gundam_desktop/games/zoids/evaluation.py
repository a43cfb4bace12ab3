"""The value of a view for its player: the evaluation of the bots, which see only the view.

Positive is better for the viewer. HP count in hundreds. The viewer's Zoids are worth more near the enemy and where they
can strike; what the enemy could do counts less, since both come nearer by the same step.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import prod
from random import Random
from typing import Final

from gundam_desktop.games.zoids.board import PLAYED, distance
from gundam_desktop.games.zoids.cards import DECKS, KINDS, SPECIAL, ZOID, Card, force_of
from gundam_desktop.games.zoids.fights import ATTACK, odds
from gundam_desktop.games.zoids.figures import basic_range, customs, die_change, hp, movement, pilot_card, squares
from gundam_desktop.games.zoids.reach import is_paralysed, unreached
from gundam_desktop.games.zoids.state import State, Strike, Zone, base_of, card, is_on_map, on_map, other, pieces
from gundam_desktop.tabletop import Choice, View

_STANDS: Final = 4.0
"""The value of a Zoid besides its HP."""
_POWER: Final = 0.4
"""The value of 100 points of lasting power, melee and shooting together."""
_RANGE: Final = 0.3
_MOVE: Final = 0.3
"""The value of a point of movement."""
_DIE: Final = 1.2
"""The value of 1 more on the die."""
_ARMOUR: Final = 1.5
"""The value of armour that takes 100 from each hit."""
_ABLE: Final = 0.8
"""The value of a pilot's ability."""
_HAND: Final = 0.4
_NEAR: Final = 0.6
"""What each step nearer to the closest enemy is worth."""
_FAR: Final = 12
"""The steps that count for a Zoid inside the base."""
_THREAT: Final = 0.8
"""How much of the damage that a Zoid could do now counts."""
_DANGER: Final = 0.15
"""How much of the damage that an enemy could do counts; with more, Zoids that fight at close quarters stay away."""
_PARALYSED: Final = 2.0
_SIDES: Final = 6
_FOREIGN: Final = 0.1
"""What counts as the copies of a card in a deck that has none: a hand may come from a deck of the player's own."""


def evaluate_state(state: State, player: int) -> float:
    """How good a state is for a player; only what they may know counts."""
    return _side(state, player, _NEAR, _THREAT) - _side(state, other(player), 0.0, _DANGER)


def _side(state: State, seat: int, near: float, threat: float) -> float:
    base = base_of(state, seat)
    worth = _HAND * len(state.zone(seat, Zone.HAND)) + (hp(state, base) / 100 if base else 0.0)
    rival = other(seat)
    rivals = [(each, squares(state, each)) for each in (*on_map(state, rival), base_of(state, rival)) if each]
    return worth + sum(_zoid(state, zoid, rivals, near, threat) for zoid in pieces(state, seat))


Rivals = Sequence[tuple[int, tuple[str, ...]]]
"""The Zoids of the other player on the map, and the base, with their squares."""


def _zoid(state: State, zoid: int, rivals: Rivals, near: float, threat: float) -> float:
    record, printed = state.cards[zoid], card(state, zoid)
    worn = [*customs(state, zoid), pilot_card(state, zoid)]
    worth = _STANDS + hp(state, zoid) / 100 - (_PARALYSED if record.paralysed else 0.0)
    lasting = sum(sum(each.power) for each in (printed, *worn))
    basic = basic_range(state, zoid)
    worth += _POWER * lasting / 100 + _RANGE * (basic + printed.range[1]) + _MOVE * movement(state, zoid)[0]
    worth += sum(map(_worn, worn))
    if not is_on_map(state, zoid):
        return worth - near * _FAR
    away = [min(distance(record.at, square) for square in there) for _, there in rivals]
    most = max(1, basic + max(printed.range[1:]))  # no special reaches farther
    in_reach = [each for (each, _), far in zip(rivals, away, strict=True) if far <= most]
    return worth - near * min(away, default=_FAR) + threat * _best_damage(state, zoid, in_reach)


def _worn(worn: Card) -> float:
    """The value of what a custom or a pilot does besides changing power, HP, range and movement."""
    able = _ABLE if worn.ability else 0.0
    return _DIE * worn.die + _ARMOUR * (worn.armour + worn.reflects / 2) / 100 + able - worn.penalty / 100


def _best_damage(state: State, zoid: int, targets: Iterable[int]) -> float:
    """The most damage in hundreds that a Zoid can expect of an attack on one of these targets from where it stands."""
    return max((expected(state, strike) for strike in _strikes(state, zoid, targets)), default=0.0) / 100


def _strikes(state: State, zoid: int, targets: Iterable[int]) -> Iterator[Strike]:
    if is_paralysed(state, zoid):
        return
    special = card(state, zoid).special
    fights = special is not None and special.does == "fight"
    for target in targets:
        kinds = (*KINDS, SPECIAL) if fights and card(state, target).type == ZOID else KINDS
        for kind in kinds:
            if unreached(state, zoid, target, kind) is None:
                yield Strike(zoid, target, kind, ATTACK)


def expected(state: State, strike: Strike) -> float:
    """The damage that a strike does on average, at most what its target has left."""
    least, damage = odds(state, strike._replace(change=die_change(state, strike)))
    hits = min(_SIDES, max(0, _SIDES + 1 - least))
    return hits / _SIDES * min(damage, hp(state, strike.target))


def opening(view: View, _deck: object, chance: Random) -> Choice | None:
    """The choices before the first turn: go first, any map, and the Zoids that suit the deck."""
    state, player = view.known, view.player
    match view.decision.kind:
        case "first_player":
            return Choice("first")
        case "map":
            return Choice("choose", word=chance.choice(PLAYED))
        case "force":
            return _force(state, player)
    return None


def _force(state: State, player: int) -> Choice | None:
    """The force that is suggested for the deck from which the hand is most likely to come; no fortress.

    None if the Zoids that were taken so far are in no suggested force.
    """
    taken = [state.cards[each].number for each in pieces(state, player)]
    if len(taken) == 3:
        return Choice("pass")
    hand = [state.cards[each].number for each in state.zone(player, Zone.HAND)]

    def likelihood(name: str) -> float:
        copies = dict(DECKS.shipped[name].deck.cards)
        return prod(copies.get(number, _FOREIGN) for number in hand)

    fitting = [name for name in DECKS.shipped if set(taken) <= set(force_of(name))]
    if not fitting:
        return None
    force = force_of(max(fitting, key=likelihood))
    wanted = next(number for number in force if number not in taken)
    return Choice("take", next(each for each in state.zone(player, Zone.HANGAR) if state.cards[each].number == wanted))
