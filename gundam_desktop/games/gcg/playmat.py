"""The play sheet of this game as data: its zones, their boxes, and the numbers beside them."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from gundam_desktop.games.gcg.card_design import card_design
from gundam_desktop.games.gcg.prompt_styles import PROMPT_STYLES, stops
from gundam_desktop.games.gcg.words import game_words
from gundam_desktop.tabletop import Arrange, Box, Counter, Effect, Grip, Mark, Place, Playmat, Side, Stage, View
from gundam_desktop.tabletop.place import LOOSE, PHASES, PLATE
from gundam_desktop.tabletop.playmat import named_zones, with_labels, with_told
from gundam_desktop.tabletop.sentence import filled

_LIMITS: Final = {"battle": 6, "base": 1, "resources": 15, "hand": 10}
_PUBLIC: Final = {"resources", "battle", "base", "trash", "removed"}
_PILES: Final = {"deck", "resource_deck", "shields", "trash", "removed"}
_ARRANGED: Final = {
    "battle": Arrange.PLACES,
    "resources": Arrange.ROW,
    "shields": Arrange.SPREAD,
    "hand": Arrange.FAN,
}
_GRIPS: Final = {"hand": Grip.DRAG, "battle": Grip.AIM, "base": Grip.CLICK}
_BOXES: Final = (
    Box(Side.NEAR, "battle", (0, 116), (0, 376), (1, -116), (0, 588), card=118),
    Box(Side.NEAR, "base", (0, 6), (0, 376), (0, 110), (0, 512), card=78),
    Box(Side.NEAR, "shields", (0, 6), (0, 518), (0, 110), (0, 640), card=60),
    Box(Side.NEAR, "deck", (1, -110), (0, 376), (1, -6), (0, 504), card=74),
    Box(Side.NEAR, "trash", (1, -110), (0, 510), (1, -6), (0, 640), card=74),
    Box(Side.NEAR, "resource_deck", (0, 116), (0, 592), (0, 230), (0, 640), card=29),
    Box(Side.NEAR, "resources", (0, 236), (0, 592), (1, -226), (0, 640), card=29),
    Box(Side.NEAR, "removed", (1, -220), (0, 592), (1, -116), (0, 640), card=29),
    Box(Side.NEAR, "hand", (0, 116), (1, -240), (1, -116), (1, -66), card=108),
    Box(Side.FAR, "hand", (0, 206), (0, 0), (1, -206), (0, 70), card=46),
    Box(Side.NEAR, PLATE, (0, 6), (0, 646), (0, 110), (0, 790)),
    Box(Side.FAR, PLATE, (1, -200), (0, 3), (1, -6), (0, 68)),
    Box(Side.SHARED, PHASES, (0, 116), (0, 338), (1, -116), (0, 374)),
    Box(Side.SHARED, LOOSE, (1, -110), (1, -176), (1, -6), (1, -20), card=104),  # beside the hand, below the trash
)
"""The zones of the official play sheet, then the other zones on the table."""
_AXIS: Final = 356.0
_LEAN: Final = 14.0
_EFFECTS: Final = {
    "destroyed": Effect(shatters=True, ring="loss", mark=Mark.CROSS),
    "shield destroyed": Effect(shatters=True, ring="loss", stage=Stage.ALWAYS, mark=Mark.SQUARE, sound="shield"),
    "deployed": Effect(stage=Stage.OPPONENT, sound="deploy"),
    "played": Effect(stage=Stage.OPPONENT, sound="deploy"),
    "paired": Effect(stage=Stage.OPPONENT, sound="pair"),
    "revealed": Effect(stage=Stage.OPPONENT),
    "linked": Effect(links=True),
    "activated": Effect(ring="player"),
    "activated main": Effect(ring="player", stage=Stage.OPPONENT),
    "activated action": Effect(ring="player", stage=Stage.OPPONENT),
    "activated burst": Effect(stage=Stage.ALWAYS, ribbon=True, mark=Mark.STAR, sound="burst"),
    "attacked": Effect(lunges=True, mark=Mark.ARROW, sound="attack"),
    "damaged": Effect(hits=True, strikes=True, sound="hit"),
    "player damaged": Effect(hits=True, strikes=True, sound="hit"),
    "blocked": Effect(ring="player"),
    "goes first": Effect(told=Stage.ALWAYS),
    "drew": Effect(sound="draw"),
    "turn begins": Effect(sound="turn"),
    "game over": Effect(sound="win"),
}
_TOLD: Final = (
    *("keep", "redraw", "placed resource", "activated", "passed block", "redirected", "declined burst", "declined"),
    *("looked", "put on deck", "put under deck", "arranged shields", "discarded", "took shield"),
)
"""Kinds of events that can hardly be seen on the table."""
_HAPPEN: Final = (
    *(
        "damaged",
        "player damaged",
        "reduced",
        "increased",
        "recovered",
        "destroyed",
        "shield destroyed",
        "rested",
        "set active",
    ),
    *(
        "trashed",
        "discarded",
        "removed",
        "returned to hand",
        "returned to deck",
        "put on deck",
        "put under deck",
        "arranged shields",
    ),
    *(
        "modified",
        "gained",
        "gained effect",
        "gained trait",
        "lost keyword",
        "lost keywords",
        "ruled",
        "forbidden",
        "protected",
        "exposed",
    ),
)
"""Kinds of events that happen to their card; in all others the card acts."""
_ALL_EFFECTS: Final = _EFFECTS | {kind: _EFFECTS.get(kind, Effect())._replace(affects=True) for kind in _HAPPEN}
_ALL_SHIELDS: Final = 6


@cache
def playmat(language: str = "en") -> Playmat:
    """Return the play sheet: the zones of a player, the phases and the steps, with their names."""
    words = game_words(language)
    return Playmat(
        zones=named_zones(
            words["zones"], limits=_LIMITS, public=_PUBLIC, piles=_PILES, arranged=_ARRANGED, grips=_GRIPS
        ),
        phases=tuple(words["phases"].items()),
        steps=tuple(words["steps"].items()),
        boxes=_BOXES,
        axis=_AXIS,
        rested_lean=_LEAN,
        effects=with_labels(with_told(_ALL_EFFECTS, _TOLD), words["labels"]),
        front=("base", "shields"),
        dealt_from="deck",
        design=card_design(language),
        prompt_styles=PROMPT_STYLES,
        stops=stops(language),
    )


def caption(place: Place, view: View, language: str = "en") -> Counter | None:
    """Return the number of active Resources; None for other zones."""
    if place[1] != "resources":
        return None
    cards = [view.cards[card] for card in view.zones[place]]
    active = sum(not card.rested for card in cards)
    words = game_words(language)["captions"]["resources"]
    return Counter(active, words["label"].format(all=len(cards)), words["phrase"].format(active=active, all=len(cards)))


def plate(view: View, seat: int, language: str = "en") -> list[Counter]:
    """Return the numbers of a player's Shields and cards in hand."""
    counted = ("shields", _ALL_SHIELDS), ("hand", 0)
    return [_counter(len(view.zones[seat, zone]), zone, pips, language) for zone, pips in counted]


def _counter(count: int, zone: str, pips: int, language: str) -> Counter:
    words: dict[str, Any] = game_words(language)["plate"][zone]
    label, phrase, short = (filled(words[form], n=count) for form in ("label", "phrase", "short"))
    return Counter(count, label, phrase, short, pips)
