"""What the drawn picture of a card shows, decided by its game from facts that are the same in every language."""

from __future__ import annotations

from typing import NamedTuple


class Motif(NamedTuple):
    """The subject of a card's picture and what a game knows about it; everything left out is chosen by the seed."""

    subject: str = "order"
    """What is drawn; the subjects are the keys of `SUBJECTS` in `ui/cards/art/subjects.py`."""
    seed: str = ""
    """Which machine, person or place: pictures with the same seed show the same one; empty means the card's number."""
    scene: str = ""
    """Where it is: `space`, `nebula`, `colony`, `sky`, `desert`, `sea`, `city`, `peaks` or `hangar`."""
    livery: tuple[str, ...] = ()
    """The colours of hull, second part and trim, as `#RRGGBB`."""
    gear: tuple[str, ...] = ()
    """What a machine carries: the name of a weapon, `shield`, `thrusters`."""
    rank: int = 0
    """From 0 to 9: a higher rank is drawn larger; from 6 on it is surrounded by light."""
    bulk: int = 0
    """From -2 to 3: how massive a machine is built."""
    beside: tuple[Motif, ...] = ()
    """What else is in the picture, behind the first."""
