"""The editions of the rules. 1.0 is the base; the changes of later editions are named here and nowhere else."""

from __future__ import annotations

from typing import Final, NamedTuple


class Edition(NamedTuple):
    """The points of the rules on which editions differ."""

    name: str
    date: str
    link_by_part_of_name: bool = False
    """True if a link condition accepts Pilots' names that contain its name (1.1), False if only equal ones (2-11-1)."""
    same_tokens: int = 0
    """Maximum of token cards of one number that a player may have in play (1.5); 0 for no limit."""
    destroyed_resource_returns: bool = True
    """A destroyed Resource returns to the resource deck (4-10-4, dropped in 1.1); later it goes to the trash."""


EDITIONS: Final = {  # the oldest first
    "1.0": Edition("1.0", "2024-11-29"),
    "1.9": Edition("1.9", "2026-09-11", link_by_part_of_name=True, same_tokens=6, destroyed_resource_returns=False),
}
NEWEST: Final = next(reversed(EDITIONS))
"""The edition played by default."""
