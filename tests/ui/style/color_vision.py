"""How colours look to eyes that lack one kind of cones, and how far apart two colours are to every eye.

The matrices are those of Machado, Oliveira and Fernandes (2009) for eyes that lack a kind of cones altogether, applied
to linear light. Distances are Euclidean in CIELAB: 2.3 is just noticed, black and white are 100 apart.
"""

from __future__ import annotations

import math

from PySide6.QtGui import QColor

Triple = tuple[float, float, float]
EYES: dict[str, tuple[Triple, Triple, Triple]] = {
    "all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}
_TO_XYZ: tuple[Triple, Triple, Triple] = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.072175),
    (0.0193339, 0.119192, 0.9503041),
)
_WHITE: Triple = (0.95047, 1.0, 1.08883)


def distance(one: str, other: str, eye: str) -> float:
    """How far apart two colours are to an eye."""
    return math.dist(_lab(one, eye), _lab(other, eye))


def _lab(color: str, eye: str) -> Triple:
    given = QColor(color)
    light = (_linear(given.redF()), _linear(given.greenF()), _linear(given.blueF()))
    seen = [min(1.0, max(0.0, part)) for part in _times(EYES[eye], light)]
    x, y, z = (
        _root(part / white) for part, white in zip(_times(_TO_XYZ, (seen[0], seen[1], seen[2])), _WHITE, strict=True)
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _times(matrix: tuple[Triple, Triple, Triple], vector: Triple) -> list[float]:
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def _linear(share: float) -> float:
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def _root(share: float) -> float:
    return math.cbrt(share) if share > 0.008856 else 7.787 * share + 16 / 116
