"""The sheet of this game as data: Earth faces Earth and Space faces Space, so the far side is mirrored."""

from __future__ import annotations

from collections import Counter as Count
from functools import cache
from typing import Final

from gundam_desktop.games.gundam_war.faces import card_design
from gundam_desktop.games.gundam_war.model.cards import card_of
from gundam_desktop.games.gundam_war.prompt_styles import PROMPT_STYLES, stops
from gundam_desktop.games.gundam_war.rules.battle import power_now
from gundam_desktop.games.kit.words import game_words
from gundam_desktop.tabletop import Arrange, Box, Counter, Effect, Grip, Mark, Place, Playmat, Side, Stage, View
from gundam_desktop.tabletop.place import LOOSE, PHASES, PLATE
from gundam_desktop.tabletop.playmat import named_zones, with_labels

_PILES: Final = {"home", "discard_pile", "junkyard"}
_PUBLIC: Final = {"station", "earth", "space", "generators", "junkyard"}
_ARRANGED: Final = {"hand": Arrange.FAN, **dict.fromkeys(("station", "earth", "space", "generators"), Arrange.ROW)}
_GRIPS: Final = {"hand": Grip.DRAG, "station": Grip.DRAG, "earth": Grip.CLICK, "space": Grip.CLICK}
_BOXES: Final = (
    Box(Side.NEAR, "earth", (0, 130), (0, 372), (0.5, -3), (0, 502), card=66, beside=10),
    Box(Side.NEAR, "space", (0.5, 3), (0, 372), (1, -130), (0, 502), card=66, beside=10),
    Box(Side.NEAR, "station", (0, 300), (0, 508), (1, -130), (0, 638), card=66, beside=10),
    Box(Side.NEAR, "generators", (0, 130), (0, 508), (0, 294), (0, 638), card=48),
    Box(Side.NEAR, "junkyard", (0, 6), (0, 508), (0, 124), (0, 638), card=72),
    Box(Side.NEAR, "home", (1, -124), (0, 372), (1, -6), (0, 502), card=72),
    Box(Side.NEAR, "discard_pile", (1, -124), (0, 508), (1, -6), (0, 638), card=72),
    Box(Side.NEAR, "hand", (0, 130), (1, -240), (1, -130), (1, -66), card=108),
    Box(Side.FAR, "hand", (0, 130), (0, 0), (1, -130), (0, 50), card=62),
    Box(Side.NEAR, PLATE, (0, 6), (0, 372), (0, 124), (0, 502)),
    Box(Side.FAR, PLATE, (0, 6), (0, 192), (0, 124), (0, 322)),
    Box(Side.SHARED, PHASES, (0, 130), (0, 327), (1, -130), (0, 367)),
    Box(Side.SHARED, LOOSE, (1, -121), (1, -176), (1, -9), (1, -20), card=112),
)
_AXIS: Final = 347.0
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
    "drew": Effect(sound="draw"),
    "turn begins": Effect(sound="turn"),
    "game over": Effect(sound="win"),
}


@cache
def playmat(language: str = "en") -> Playmat:
    """The sheet: the zones of a player, the phases and the steps, with their names."""
    words = game_words("gundam_war", language)
    return Playmat(
        zones=named_zones(words["zones"], public=_PUBLIC, piles=_PILES, arranged=_ARRANGED, grips=_GRIPS),
        phases=tuple(words["phases"].items()),
        steps=tuple(words["steps"].items()),
        boxes=_BOXES,
        far="mirrored",
        axis=_AXIS,
        front=("home",),
        effects=with_labels(_EFFECTS, words["labels"]),
        dealt_from="home",
        design=card_design(language),
        prompt_styles=PROMPT_STYLES,
        anyway=words["choices"]["anyway"],
        stops=stops(language),
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
    return [_counted(len(view.zones[seat, zone]), zone, language) for zone in ("home", "hand")]


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


def _counted(count: int, zone: str, language: str) -> Counter:
    words = game_words("gundam_war", language)["plate"][zone]
    return Counter(count, words["label"], words["phrase"].format(n=count), words["short"].format(n=count))
