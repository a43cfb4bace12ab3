"""The sheet of this game as data: Earth faces Earth and Space faces Space, so the far side is mirrored."""

from __future__ import annotations

from collections import Counter as Count
from functools import cache
from typing import Final

from gundam_desktop.games.gundam_war.faces import card_design
from gundam_desktop.games.gundam_war.model.cards import card_of
from gundam_desktop.games.gundam_war.rules.battle import power_now
from gundam_desktop.games.kit import table
from gundam_desktop.games.kit.words import game_words
from gundam_desktop.tabletop import (
    Arrange,
    Box,
    Counter,
    Effect,
    Grip,
    Mark,
    Place,
    Playmat,
    PromptStyle,
    Side,
    Stage,
    View,
)
from gundam_desktop.tabletop.place import LOOSE, PHASES, PLATE
from gundam_desktop.tabletop.playmat import named_zones

_PILES: Final = {"home", "discard_pile", "junkyard"}
_PUBLIC: Final = {"station", "earth", "space", "generators", "junkyard"}
_ARRANGED: Final = {"hand": Arrange.FAN, **dict.fromkeys(("station", "earth", "space", "generators"), Arrange.ROW)}
_GRIPS: Final = {"hand": Grip.DRAG, "station": Grip.DRAG, "earth": Grip.CLICK, "space": Grip.CLICK}
_BOXES: Final = (
    Box(Side.NEAR, "earth", (0, 116), (0, 376), (0.5, -3), (0, 514), card=73, beside=4),
    Box(Side.NEAR, "space", (0.5, 3), (0, 376), (1, -116), (0, 514), card=73, beside=4),
    Box(Side.NEAR, "station", (0, 276), (0, 520), (1, -116), (0, 640), card=61, beside=4),
    Box(Side.NEAR, "generators", (0, 116), (0, 520), (0, 270), (0, 640), card=54),
    Box(Side.NEAR, "junkyard", (0, 6), (0, 520), (0, 110), (0, 640), card=70),
    Box(Side.NEAR, "home", (1, -110), (0, 376), (1, -6), (0, 514), card=84),
    Box(Side.NEAR, "discard_pile", (1, -110), (0, 520), (1, -6), (0, 640), card=70),
    Box(Side.NEAR, "hand", (0, 116), (1, -240), (1, -116), (1, -66), card=108),
    Box(Side.FAR, "hand", (0, 116), (0, 0), (1, -116), (0, 70), card=46),
    Box(Side.NEAR, PLATE, (0, 6), (0, 376), (0, 110), (0, 514)),
    Box(Side.FAR, PLATE, (0, 6), (0, 198), (0, 110), (0, 336)),
    Box(Side.SHARED, PHASES, (0, 116), (0, 338), (1, -116), (0, 374)),
    Box(Side.SHARED, LOOSE, (1, -110), (1, -176), (1, -6), (1, -20), card=104),
)
_EFFECTS: Final = {
    "destroyed": Effect(shatters=True, ring="loss", mark=Mark.CROSS, affects=True),
    "home damaged": Effect(strikes=True, mark=Mark.SQUARE, sound="shield", affects=True),
    "deployed": Effect(stage=Stage.OPPONENT, sound="deploy"),
    "generated": Effect(sound="deploy"),
    "put under": Effect(stage=Stage.OPPONENT, sound="pair"),
    "showed": Effect(stage=Stage.OPPONENT),
    "used": Effect(stage=Stage.OPPONENT, ring="player"),
    "activated": Effect(ring="player"),
    "sortie failed": Effect(ring="loss", affects=True),
    "attack declared": Effect(mark=Mark.ARROW, sound="attack"),
    "damaged": Effect(hits=True, strikes=True, sound="hit", affects=True),
    "modified": Effect(ring="gain", affects=True),
    "rolled": Effect(affects=True),
    "rerolled": Effect(affects=True),
}
_TOLD: Final = (
    *("kept", "redrew", "generated", "activated", "attack declared", "defence declared", "sortie failed", "struck"),
    *("recovered", "put away excess"),
)
"""Kinds of events that can hardly be seen on the table."""
_PROMPT_STYLES: Final = {
    "main": PromptStyle(bar=False),
    "attack": PromptStyle(passable=True, interrupt="sortie"),
    "defence": PromptStyle(passable=True, needs_arrow=True, interrupt="sortie"),
    "formation": PromptStyle(),
    "command": PromptStyle(passable=True, hidden=("hand",), interrupt="act"),
    "order": PromptStyle(click_answers=True),
}
_STOPS: Final = {
    "attack": ("attack", True),
    "defence": ("defence", False),
    "attacking": ("damage", True),
    "attacked": ("damage", False),
}
"""Key -> the step, and True if the stop is in the player's own turn."""


@cache
def playmat(language: str = "en") -> Playmat:
    """The sheet: the zones of a player, the phases and the steps, with their names."""
    names = game_words("gundam_war", language)["zones"]
    return table.playmat(
        "gundam_war",
        language,
        named_zones(names, public=_PUBLIC, piles=_PILES, arranged=_ARRANGED, grips=_GRIPS),
        _BOXES,
        card_design(language),
        effects=_EFFECTS,
        told=_TOLD,
        prompt_styles=_PROMPT_STYLES,
        stops=_STOPS,
        far="mirrored",
        axis=356.0,
        rested_lean=14.0,
        front=("home",),
        dealt_from="home",
    )


def caption(place: Place, view: View, language: str) -> Counter | None:
    """Return the counter beside a place: a squad's present battle damage, or the national power; None for others."""
    seat, zone = place
    if zone == "generators":
        return _power(view, seat, language)
    if zone not in ("earth", "space") or not view.zones[place]:
        return None
    points = power_now(view.known, view.zones[place])
    words = game_words("gundam_war", language)["captions"]["power"]
    return Counter(points, words["label"], words["phrase"].format(n=points))


def plate(view: View, seat: int, language: str) -> list[Counter]:
    """The number of cards in a player's home and hand."""
    return table.counters("gundam_war", language, {zone: len(view.zones[seat, zone]) for zone in ("home", "hand")})


def _power(view: View, seat: int, language: str) -> Counter:
    words = game_words("gundam_war", language)["captions"]["national power"]
    cards = view.zones[seat, "generators"]
    colors = Count(card_of(view.cards[card].number).color for card in cards)
    said = [
        words["of"].format(color=game_words("gundam_war", language)["colors"][color], n=n)
        for color, n in colors.items()
    ]
    short = [f"{words['marks'][color]}{n}" for color, n in colors.items()]
    listed = words["between"].join(said) or words["none"]
    return Counter(len(cards), " ".join(short), words["phrase"].format(n=len(cards), colors=listed))
