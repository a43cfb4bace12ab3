"""The card colours: their frames, the tones of their pictures, their inks and their shapes.

A colour is always told by a shape, too. Of `SAFE_HUES` the six of the shipped games also differ to every eye
(`tests/ui/style/color_vision.py` measures how much).
"""

from __future__ import annotations

from typing import NamedTuple


class Hue(NamedTuple):
    """One card colour: its frame, the dark and light tones of its picture, its ink and its shape."""

    key: str
    frame: str
    deep: str
    light: str
    ink: str
    shape: str
    """The shape that stands for the colour, so that hue is never the only cue.

    `circle`, `triangle`, `diamond`, `square`, `star`, `pentagon`, `hexagon`, `cross` or `ring`.
    """


HUES = {
    hue.key: hue
    for hue in (
        Hue("blue", "#2A6AD0", "#0E2A55", "#A9D1FF", "#FFFFFF", "circle"),
        Hue("green", "#178049", "#07372A", "#9BE8C4", "#FFFFFF", "triangle"),
        Hue("red", "#B5341A", "#4A1509", "#FFC2A3", "#FFFFFF", "diamond"),
        Hue("white", "#E9E4D6", "#4D4A42", "#FFFFFF", "#1C1B18", "square"),
        Hue("purple", "#86239B", "#330B3D", "#F0BEFF", "#FFFFFF", "star"),
        Hue("yellow", "#C79A06", "#4A3800", "#FFF0A8", "#1C1B18", "pentagon"),
        Hue("black", "#2B2F36", "#0D0F12", "#B9C2CE", "#FFFFFF", "hexagon"),
        Hue("brown", "#7A4E2A", "#2E1B0C", "#E3C4A4", "#FFFFFF", "cross"),
    )
}
NO_HUE = Hue("", "#66707E", "#2A303A", "#D7DEE8", "#FFFFFF", "ring")
SAFE_HUES = HUES | {
    hue.key: hue
    for hue in (
        Hue("blue", "#15349E", "#0A1B52", "#A9C4FF", "#FFFFFF", "circle"),
        Hue("green", "#25B56C", "#0A4A2B", "#BFF5D8", "#101A14", "triangle"),
        Hue("red", "#8E1209", "#3A0703", "#F5A18F", "#FFFFFF", "diamond"),
        Hue("white", "#F1EEE6", "#4D4A42", "#FFFFFF", "#1C1B18", "square"),
        Hue("purple", "#80507A", "#35203A", "#EBC9EA", "#FFFFFF", "star"),
        Hue("yellow", "#F3BC1A", "#5A4200", "#FFF2B8", "#1C1B18", "pentagon"),
    )
}
