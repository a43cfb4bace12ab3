"""How the client asks the decisions of a game, and what it passes for a player."""

from __future__ import annotations

from typing import NamedTuple


class Manner(NamedTuple):
    """How a kind of decision is asked."""

    bar: bool = True
    """True if it is asked in a bar on the table; False where the cards and the main button are enough."""
    click_answers: bool = False
    """True if a click on a card that can act is the answer; False if it only picks the card up."""
    passable: bool = False
    """True if a player can pass, and the client may pass for a player who can do nothing else."""
    hidden: tuple[str, ...] = ()
    """Zones with hidden cards that could be used: a pass gives away that none can. Empty if all is face up."""
    interrupt: str = ""
    """Key of the interrupt that ends passing where a player could do something."""


ASKED = Manner()
"""The manner of a kind of decision for which a game names none."""


class Interrupt(NamedTuple):
    """Something that can end passing until something happens."""

    key: str
    condition: str
    """As the settings name it: `An attack on me is declared`."""
    ended: str
    """Why passing has ended, a sentence with `{name}` (who was passed for) and `{other}`."""
    usual: bool = False
    """True if it ends passing unless the player wants otherwise."""
