"""Two people at one machine: how much each may learn of the other's hand, for fewer hand-overs."""

from __future__ import annotations

from typing import Literal

from gundam_desktop.tabletop import Game, View

HotSeat = Literal["tells nothing", "stops by card", "open table"]
"""How two people share a machine.

- `tells nothing`: a player with cards in hand is asked wherever one of them might be used, whatever they are.
- `stops by card`: a player is asked only where one of their cards can be used. The other player can tell from it
  whether there is one.
- `open table`: as `stops by card`, with both hands open and without a curtain.
"""


def opened(game: Game, seat: int) -> View:
    """The view of a seat, with everything that the other player knows: both hands are open."""
    view, other = game.view(seat), game.view(1 - seat).cards
    cards = {card: seen if seen.number else other.get(card, seen) for card, seen in view.cards.items()}
    return view._replace(cards=cards, is_open=True)
