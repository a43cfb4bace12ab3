"""How the client asks for the decisions of a game, and where it may pass for a player."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import NamedTuple


class Manner(NamedTuple):
    """How the client asks for a kind of decision."""

    bar: bool = True
    """True if a bar on the table asks for it; False where the cards and the main button are enough."""
    click_answers: bool = False
    """True if a click on a card that can act is the answer; False if it only picks the card up."""
    passable: bool = False
    """True if a player can pass, and the client may pass for a player with no other choice."""
    hidden: tuple[str, ...] = ()
    """Zones with hidden cards that could be used: a pass reveals that none can. Empty if all cards are face up."""
    needs_arrow: bool = False
    """True if it only answers what an arrow on the table shows: without one the client passes for a person."""
    interrupt: str = ""
    """Key of the interrupt that ends passing where a player could do something."""


ASKED = Manner()
"""The default manner, for kinds of decisions that a game does not list."""


class Stop(NamedTuple):
    """A point of a turn at which a player can pass, so that they can say whether they want to be asked there."""

    key: str
    at: str
    """Key of the phase, or of the battle's step."""
    own: bool
    """True in the player's own turn, False in the other one's."""
    condition: str
    """Its name in the settings: `I could block`."""


class Interrupt(NamedTuple):
    """Something that can end passing until something happens."""

    key: str
    condition: str
    """Its name in the settings: `An attack on me is declared`."""
    ended: str
    """Why passing has ended, a sentence with `{name}` (who was passed for) and `{other}`."""
    usual: bool = False
    """True if it ends passing by default."""


def named_stops(points: Mapping[str, tuple[str, bool]], names: Mapping[str, str]) -> tuple[Stop, ...]:
    """Points of a turn, each its phase or step and whether it is in the player's own turn, with their names."""
    return tuple(Stop(key, at, own, names[key]) for key, (at, own) in points.items())


def named_interrupts(names: Mapping[str, Mapping[str, str]], usual: Container[str]) -> tuple[Interrupt, ...]:
    """Interrupts from their words, `condition` and `ended` by key; `usual` are the keys of the usual ones."""
    return tuple(Interrupt(key, text["condition"], text["ended"], key in usual) for key, text in names.items())
