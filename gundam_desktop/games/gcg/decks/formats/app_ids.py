"""Card ids of the publisher's app, as its links use them: three characters a card; some are known.

In the first four starter sets every card has two ids: its own and, one higher, that of its other picture. In the
booster set only some cards have a second one, so a token between two known ids may mean one of several cards.
"""

from __future__ import annotations

import re
from itertools import pairwise

_DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz+/"
_TOKEN = re.compile(r"^[0-9A-Za-z+/]{3}$")
_STARTERS = {"ST01": 93343, "ST02": 93378, "ST03": 93412, "ST04": 93446}
"""Set -> the id of its first card."""
_STARTER_CARDS = 16
_BOOSTER = "GD01"
_BOOSTER_IDS = {
    8: 94963, 18: 94973, 20: 94975, 44: 95004, 50: 95014, 66: 95032, 86: 95057, 93: 95066, 100: 95075, 111: 95088,
    118: 95097,
}  # fmt: skip
"""Known ids, by the card's number within the set."""


def numbers(token: str) -> tuple[str, ...]:
    """Return the numbers of the cards that a token may mean; empty if unknown.

    >>> numbers("MqG"), numbers("NCT"), numbers("PyI")
    (('ST04-006',), ('GD01-044', 'GD01-045'), ())
    """
    if not _TOKEN.match(token):
        return ()
    identity = sum(_DIGITS.index(digit) * 64 ** (2 - place) for place, digit in enumerate(token))
    for name, first in _STARTERS.items():
        if 0 <= identity - first < 2 * _STARTER_CARDS:
            return (f"{name}-{(identity - first) // 2 + 1:03}",)
    return tuple(f"{_BOOSTER}-{place:03}" for place in _booster_places(identity))


def _booster_places(identity: int) -> list[int]:
    known = {own: place for place, own in _BOOSTER_IDS.items()}
    if identity in known:
        return [known[identity]]
    for (low, first), (high, last) in pairwise(_BOOSTER_IDS.items()):
        if first < identity < last:
            furthest = low + identity - first
            second_ids = (last - first) - (high - low)
            return list(range(max(low, furthest - second_ids), min(high - 1, furthest) + 1))
    return []
