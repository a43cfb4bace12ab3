"""How the client asks for the decisions of a game, and where it may pass for a player."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import NamedTuple


class PromptStyle(NamedTuple):
    """How the client asks for one kind of decision."""

    bar: bool = True
    """True if a bar on the table asks for it; False where the cards and the main button are enough."""
    click_answers: bool = False
    """True if a click on a card that can act is the answer; False if it only picks the card up."""
    passable: bool = False
    """True if a player can pass, and the client may pass for a player with no other choice."""
    hidden: tuple[str, ...] = ()
    """Zones with hidden, possibly usable cards: a pass reveals that none is usable. Empty if all cards are face up.

    Of a shared zone those cards count that only their player may know (`CardView.secret`)."""
    needs_arrow: bool = False
    """True if the decision only answers an arrow on the table; without an arrow the client passes for a person."""
    interrupt: str = ""
    """Key of the interrupt that ends passing when the player has a choice besides the pass."""
    listed: bool = False
    """True if every answer has a button in the bar, also those that can be given on the table."""
    quiet: bool = False
    """True if the player plans here as in a main phase: a bot that looks ahead judges the game at such a decision."""


ASKED = PromptStyle()
"""The default style, for kinds of decisions that a game does not list."""


class Stop(NamedTuple):
    """A point of a turn at which a player can pass, and can choose in the settings to be asked."""

    key: str
    at: str
    """Key of the phase or of the battle step."""
    own: bool
    """True for the player's own turn, False for the opponent's."""
    condition: str
    """The stop's name in the settings: `I could block`."""


class Interrupt(NamedTuple):
    """Something that can end passing, where the client passes for a player until something happens."""

    key: str
    condition: str
    """The interrupt's name in the settings: `An attack on me is declared`."""
    ended: str
    """Why passing has ended, a sentence with `{name}` (who was passed for) and `{other}`."""
    usual: bool = False
    """True if it ends passing by default."""


def named_stops(points: Mapping[str, tuple[str, bool]], names: Mapping[str, str]) -> tuple[Stop, ...]:
    """Make stops from points, key -> (phase or step, whether in the player's own turn), and their names by key."""
    return tuple(Stop(key, at, own, names[key]) for key, (at, own) in points.items())


def named_interrupts(names: Mapping[str, Mapping[str, str]], usual: Container[str]) -> tuple[Interrupt, ...]:
    """Make interrupts from their texts (`condition`, `ended`) by key; `usual` has the keys of those on by default."""
    return tuple(Interrupt(key, text["condition"], text["ended"], key in usual) for key, text in names.items())
