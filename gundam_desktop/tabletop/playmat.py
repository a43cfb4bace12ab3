"""The playmat: which zones a game has, where on the table each is drawn and how, as data."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import NamedTuple

from gundam_desktop.tabletop.board import Board
from gundam_desktop.tabletop.event import Event
from gundam_desktop.tabletop.face import NO_DESIGN, CardDesign
from gundam_desktop.tabletop.place import SHARED, Edge, Place
from gundam_desktop.tabletop.prompt_style import ASKED, PromptStyle, Stop


class Arrange(StrEnum):
    """How the cards of a zone are arranged in its box."""

    ROW = "row"
    """Side by side from the player's left; the right end is left free for the zone's caption."""
    PLACES = "places"
    """Each in a slot of its own, as many slots as the zone's limit; a card keeps its slot when others leave."""
    FAN = "fan"
    """A fan, as cards are held in the hand."""
    SPREAD = "spread"
    """Overlapping, the top card of the pile above the others."""
    PILE = "pile"
    """All at one spot."""
    CELL = "cell"
    """A cell of the board (`Playmat.board`)."""


class Grip(StrEnum):
    """What a mouse gesture does with the cards of a zone."""

    DRAG = "drag"
    """The card itself is dragged."""
    AIM = "aim"
    """An arrow is drawn from the card to its target."""
    CLICK = "click"
    """The card is only clicked."""
    NONE = "none"


class Zone(NamedTuple):
    """One zone of a player, or one that is shared."""

    key: str
    """`battle`, `hand`: the key in a view's zones."""
    name: str
    """Its name in the language."""
    limit: int
    """The most cards it holds; 0 is no limit."""
    public: bool
    """True if everybody sees the cards in it."""
    pile: bool
    """True if its cards are on top of each other, index 0 on top."""
    arrange: Arrange = Arrange.ROW
    grip: Grip = Grip.NONE

    @property
    def is_stack(self) -> bool:
        """True if at most the top card is visible, because it hides the others."""
        return self.pile and self.arrange is Arrange.PILE

    @property
    def is_face_down(self) -> bool:
        """True for a stack of backs."""
        return self.is_stack and not self.public

    @property
    def can_be_listed(self) -> bool:
        """True for a stack that everybody may look through."""
        return self.is_stack and self.public


SIDEWAYS = 90.0
"""Degrees that a rested card is turned on paper."""
TABLE_HEIGHT = 880.0
"""The height of every table in units; its width follows the window."""


def named_zones(
    names: Mapping[str, str],
    *,
    public: Container[str],
    piles: Container[str],
    arranged: Mapping[str, Arrange],
    grips: Mapping[str, Grip],
    limits: Mapping[str, int] = MappingProxyType({}),
) -> tuple[Zone, ...]:
    """Make the zones of a playmat from their names by key. Zones that are not in `arranged` are piles."""
    return tuple(
        Zone(
            key,
            name,
            limits.get(key, 0),
            key in public,
            key in piles,
            arranged.get(key, Arrange.PILE),
            grips.get(key, Grip.NONE),
        )
        for key, name in names.items()
    )


class Side(StrEnum):
    """The side of the table on which a box is."""

    NEAR = "near"
    FAR = "far"
    SHARED = "shared"


class Box(NamedTuple):
    """The box of a zone, of a player's plate or of the bar with the phases."""

    side: Side
    """A near box also stands for its counterpart on the far side, unless a far box has the same key."""
    key: str
    left: Edge
    top: Edge
    right: Edge
    bottom: Edge
    card: float = 0.0
    """The width of a card in the box, in units."""
    beside: float = 0.0
    """For a row: extra room at both ends, in units, where a card under a rested one sticks out."""


class Stage(StrEnum):
    """Whose events are shown in a certain way: with a large card, or with a sentence."""

    NONE = ""
    OPPONENT = "opponent"
    """If the viewer's opponent did it."""
    ALWAYS = "always"
    """If either player did it."""


class Mark(StrEnum):
    """The sign that marks an event on the timeline of a replay."""

    NONE = ""
    ARROW = "arrow"
    CROSS = "cross"
    SQUARE = "square"
    STAR = "star"


class Effect(NamedTuple):
    """How an event is shown besides its changes to cards."""

    shatters: bool = False
    """True if its card breaks into pieces."""
    ring: str = ""
    """The colour of a ring of light around its card: `loss`, `gain`, `player` (the colour of the event's player)."""
    stage: Stage = Stage.NONE
    """Whether its card is shown large in the middle of the table for a moment."""
    told: Stage = Stage.NONE
    """Whether its sentence is shown at its player's plate for a moment: for events that can hardly be seen."""
    die: bool = False
    """True if `Event.amount` was rolled: it comes to the middle of the table for a moment, on a die."""
    lunges: bool = False
    """True if its card makes a start towards the goal of its arrow."""
    hits: bool = False
    """True if its points rise where the arrow of `Event.target` ends, unless a card shows them as its damage."""
    strikes: bool = False
    """True if it is a blow: the card `Event.target` leaps to the end of its arrow, and the table shakes where it hits.

    Without a card that deals it, only the place shakes that is hit: the event's card, else its player's front.
    """
    links: bool = False
    """True if its card becomes one with that under it: two rings close over it, with the `label`."""
    label: str = ""
    """A word for it in the language, for a thumbnail in the strip of what has happened; empty if it has none there."""
    ribbon: bool = False
    """True if the `label` is written on a ribbon over its card in the middle of the table."""
    mark: Mark = Mark.NONE
    sound: str = ""
    """The name of its sound, a file of `resources/sounds`; empty for none."""
    affects: bool = False
    """True if `Event.target` acts on the event's card (without one, on its player); False if the event's card acts."""


def with_labels(effects: Mapping[str, Effect], labels: Mapping[str, str]) -> dict[str, Effect]:
    """Add the words of a language to what is shown of events: to `effects` by kind, the `labels` by kind."""
    kinds = dict.fromkeys((*effects, *labels))
    return {kind: effects.get(kind, Effect())._replace(label=labels.get(kind, "")) for kind in kinds}


def with_told(effects: Mapping[str, Effect], kinds: Iterable[str]) -> dict[str, Effect]:
    """Add to `effects` that the sentence of these kinds of events is shown when the opponent causes them."""
    return {**effects, **{kind: effects.get(kind, Effect())._replace(told=Stage.OPPONENT) for kind in kinds}}


class Counter(NamedTuple):
    """A number that is shown on a player's plate or beside the cards of a zone."""

    value: int
    label: str
    """The label after the number where both are drawn apart: `cards in hand`."""
    phrase: str = ""
    """Number and label in a sentence, for a screen reader: `5 cards in hand`."""
    short: str = ""
    """Number and label where there is little room: `5 in hand`."""
    pips: int = 0
    """Draw at least this many marks, as many of them filled as `value` says; 0 draws no marks."""


class Playmat(NamedTuple):
    """A game's zones and their boxes, and the names of a turn's phases and of a battle's steps, in order."""

    zones: tuple[Zone, ...]
    phases: tuple[tuple[str, str], ...]
    """A (key, name) pair for each phase."""
    steps: tuple[tuple[str, str], ...]
    boxes: tuple[Box, ...] = ()
    board: Board | None = None
    """The cells that both players share, besides the boxes."""
    far: str = "turned"
    """The far side is the near one `turned` by 180 degrees around the middle of `axis`, or `mirrored` in it."""
    axis: float = TABLE_HEIGHT / 2
    """Distance of the line between the two sides from the table's upper edge, in units."""
    rested_lean: float = SIDEWAYS
    """Degrees that a rested card of a zone is turned; one in a cell of the board is always turned by 90."""
    effects: Mapping[str, Effect] = MappingProxyType({})
    """Kind of event, or its kind and word (`activated main`) -> how it is shown; see `effect`."""
    front: tuple[str, ...] = ()
    """Where an arrow at a player ends: at the first of these zones that holds a card, else at the plate."""
    dealt_from: str = ""
    """The zone from which a hand is dealt."""
    design: CardDesign = NO_DESIGN
    """The design common to all cards: the kinds of their figures, how marks and keywords are drawn."""
    prompt_styles: Mapping[str, PromptStyle] = MappingProxyType({})
    """Kind of decision -> how the client asks for it; kinds that are not listed have the style `ASKED`."""
    anyway: str = ""
    """The main button in a main phase that the player ends though something can be done; empty: the client's words."""
    stops: tuple[Stop, ...] = ()
    """The points of a turn at which a player can pass."""

    @property
    def can_pass(self) -> bool:
        """True if there are decisions in which a player can pass."""
        return any(prompt_style.passable for prompt_style in self.prompt_styles.values())

    def effect(self, event: Event) -> Effect:
        """How an event is shown: by its kind and word, else by its kind."""
        return self.effects.get(f"{event.kind} {event.word}") or self.effects.get(event.kind, Effect())

    def prompt_style(self, kind: str) -> PromptStyle:
        """How the client asks for a kind of decision."""
        return self.prompt_styles.get(kind, ASKED)

    def stop_at(self, at: str, *, own: bool) -> str:
        """The key of the stop at a phase or a battle's step; empty where a player can never pass."""
        return next((stop.key for stop in self.stops if (stop.at, stop.own) == (at, own)), "")

    @property
    def hand(self) -> str:
        """The key of the zone that is held as a hand; empty in a game without one."""
        return next((zone.key for zone in self.zones if zone.arrange is Arrange.FAN), "")

    def places(self) -> Iterator[tuple[Place, Zone]]:
        """Yield every place of the table with its zone: shared zones once, the others for each player."""
        shared = {box.key for box in self.boxes if box.side is Side.SHARED}
        shared |= {cell.key for cell in self.board.cells} if self.board is not None else set()
        for seat in (0, 1):
            yield from (((seat, zone.key), zone) for zone in self.zones if zone.key not in shared)
        yield from (((SHARED, zone.key), zone) for zone in self.zones if zone.key in shared)
