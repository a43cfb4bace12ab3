"""The face of a card as data: everything a painter needs, in the game's words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from gundam_desktop.tabletop.motif import Motif

Figure: TypeAlias = int | str | None
"""A figure of a card: a number, a text such as `*` for a variable one, None if the card has none."""


class FigureKind(NamedTuple):
    """One kind of figure on the cards of a game: its names and its place on the card."""

    key: str
    """`cost`, `power`: for programs."""
    label: str
    """The label beside the figure on the card; may be empty."""
    name: str
    """The name in running text and for screen readers."""
    corner: str
    """`upper left` (in a badge of the card's colour), `upper right`, `lower left`, `lower middle` or `lower right`.

    No two kinds of a game share a corner.
    """
    color: str = ""
    """The background of a figure in a lower corner: `red`, `blue`, `green`, `yellow`; empty is grey."""
    signed: bool = False
    """True if a card that modifies others (`Face.modifier`) writes this figure with a sign."""
    damaged: bool = False
    """True if damage on a card is taken from this figure."""


@dataclass(frozen=True, eq=False)
class CardDesign:
    """The design common to all cards of a game: the kinds of their figures, and how marks and keywords are drawn."""

    figures: tuple[FigureKind, ...] = ()
    marks: Mapping[str, str] = field(default_factory=dict)
    """Key of a timing mark -> the colour of its capsule: `orange`, `blue`, `crimson`, `slate`; teal for all others."""
    symbols: Mapping[str, str] = field(default_factory=dict)
    """Key of a keyword -> its symbol: `shield`, `cross`, `arrow`, `forward`, `climb`, `bars`, `up`; else a rhombus."""
    condition_met: str = "condition met"
    """Screen-reader text for a card that meets the condition printed on it."""
    with_card: str = "with {name}"
    """Screen-reader text for a card that is on top of another one."""
    rested: str = "rested"
    active: str = "active"
    """Screen-reader texts for the two states of a card that is turned sideways or upright; empty to say nothing."""
    cannot_act_yet: str = ""
    """Screen-reader text for a card that waits because it came this turn; empty if none does."""
    environment: str = ""
    """Screen-reader text for the environments on a face, such as `for {places}`; empty if they have no effect."""


NO_DESIGN = CardDesign()


class Badge(NamedTuple):
    """A keyword on the card's face: its key (for the symbol), its amount (0 none) and its name."""

    key: str
    amount: int
    name: str


class Ability(NamedTuple):
    """One ability in the card's text: its timing marks (as capsules) and its sentence."""

    marks: tuple[tuple[str, str], ...]
    """A (key, word) pair for each mark: `("deploy", "Deploy")`."""
    text: str
    between: str = ""
    """Separator between the marks: a slash if any one of them is enough."""

    @property
    def line(self) -> str:
        """The ability as one line, its marks in 【】.

        >>> Ability((("main", "Main"), ("action", "Action")), "Draw 1.", between="/").line
        '【Main】/【Action】Draw 1.'
        """
        return self.between.join(f"【{word}】" for _, word in self.marks) + self.text


class Face(NamedTuple):
    """The printed face of a card, in one language."""

    number: str
    name: str
    type: str
    """In lower case, with the words of the documents: `unit`, `pilot`, `unit token`, ..."""
    type_name: str
    """The type's name in the language of the face."""
    color: str = ""
    """The key of its colour: `blue`, `green`, `red`, `white`, `purple`, `yellow`, `black`, `brown` or empty."""
    figures: tuple[Figure, ...] = ()
    """One for each kind of figure, in the order of `CardDesign.figures`."""
    modifier: bool = False
    """True if its figures change those of another card (and are written with a sign)."""
    traits: tuple[str, ...] = ()
    environment: tuple[str, ...] = ()
    """The environments in which it can operate, as printed: `Space`, `Earth`."""
    condition: str = ""
    """A condition that a card on the table may meet, as written on the card; cards that meet it are marked."""
    badges: tuple[Badge, ...] = ()
    text: tuple[Ability, ...] = ()
    set: str = ""
    motif: Motif = Motif()
    """What the drawn picture shows, of a card without a picture of the player's own."""
    abilities: tuple[Ability, ...] = ()
    """The text with one line for each ability that the rules count, if `text` is divided otherwise; else empty."""
    pips: tuple[str, ...] = ()
    """The colours in which its cost must be paid, one for each point."""
    range: tuple[tuple[int, int], ...] = ()
    """The hexes within its reach, as (column, row) in axial coordinates relative to its own."""
    design: CardDesign = NO_DESIGN
    unofficial: frozenset[str] = frozenset()
    """Those of its name, traits and condition that are not official in the language; a large card marks them."""
    note: str = ""
    """What a reader should also know: what that mark means on this card, official corrections. Empty if nothing."""

    def figure(self, key: str) -> Figure:
        """The printed figure of one kind, by its key; None if the card has none."""
        for kind, figure in zip(self.design.figures, self.figures, strict=False):
            if kind.key == key:
                return figure
        return None
