"""The face of a card as data: all that a painter needs, worded by the game."""

from __future__ import annotations

from typing import NamedTuple


class Badge(NamedTuple):
    """A keyword on the card's face: its key (for the symbol), its amount (0 none) and its name."""

    key: str
    amount: int
    name: str


class Ability(NamedTuple):
    """One line of the card's text: the timing marks (as capsules) and the sentence."""

    marks: tuple[tuple[str, str], ...]
    """(key, word) each: `("deploy", "Deploy")`."""
    text: str
    between: str = ""
    """What stands between the marks: a stroke, if any one of them is enough."""

    @property
    def line(self) -> str:
        """The ability as one line, its marks in 【】.

        >>> Ability((("main", "Main"), ("action", "Action")), "Draw 1.", between="/").line
        '【Main】/【Action】Draw 1.'
        """
        return self.between.join(f"【{word}】" for _, word in self.marks) + self.text


class Face(NamedTuple):
    """What is printed on a card, in one language."""

    number: str
    name: str
    type: str
    """Lower-case and the documents' own: `unit`, `pilot`, `command`, `base`, `unit token`, ..."""
    type_name: str
    """The type as the language writes it."""
    color: str
    """`blue`, `green`, `red`, `white`, `purple` or empty."""
    level: int | None
    cost: int | None
    ap: int | None
    hp: int | None
    modifier: bool
    """Whether ap and hp are modifiers of a pilot (written with a sign)."""
    traits: tuple[str, ...]
    environment: tuple[str, ...]
    """Where it operates, as printed: `Space`, `Earth`."""
    link: str
    """The link condition as written on the card."""
    badges: tuple[Badge, ...]
    text: tuple[Ability, ...]
    set: str
    emblem: str
    """What to draw where a picture would be: `suit`, `pilot`, `command`, `base`, `resource`, `ex resource`."""
    abilities: tuple[Ability, ...] = ()
    """The text as the rules number it, one line an ability, where `text` is divided in another way; else empty."""
