"""Machines on two legs: one skeleton for all families and stances."""

from __future__ import annotations

import random
from collections.abc import Sequence

from gundam_desktop.ui.cards.art.armour import draw_chest, draw_shoulder
from gundam_desktop.ui.cards.art.builds import BUILDS, Build, Design, design
from gundam_desktop.ui.cards.art.canvas import Canvas, Point, moved
from gundam_desktop.ui.cards.art.gear import draw_back, draw_shield, draw_weapon
from gundam_desktop.ui.cards.art.heads import draw_head
from gundam_desktop.ui.cards.art.stances import STANCES, Stance
from gundam_desktop.ui.cards.art.tones import Tones

_HANGING = ("rifle", "bazooka", "gatling", "palm")
"""Weapons of the left hand: behind them is the body."""


def draw_machine(
    canvas: Canvas,
    family: str,
    tones: Tones,
    own: random.Random,
    stance: str,
    gear: Sequence[str] = (),
    bulk: int = 0,
) -> None:
    """Draw a machine that stands on two legs; its design comes from its `own` chance."""
    _Figure(canvas, BUILDS[family], design(family, own), tones, STANCES[stance], gear, bulk).draw()


class _Figure:
    """One machine while it is drawn, from the back to the front."""

    def __init__(
        self, canvas: Canvas, build: Build, own: Design, tones: Tones, stance: Stance, gear: Sequence[str], bulk: int
    ) -> None:
        self._build, self._own, self._tones, self._pose = build, own, tones, stance
        self._gear = gear
        self._weapon = next((name for name in gear if name not in ("shield", "thrusters")), own.weapon)
        self._bulk = 1 + 0.05 * bulk
        self._leg_tone, self._arm_tone = ((0, 0), (1, 0), (0, 1), (1, 1))[own.pattern]
        middle = canvas.placed(stance.shift, 0.18, build.zoom)
        self._canvas = middle.placed(0, 0.24 + stance.drop * 0.4, 1.0, stance.lean)
        wide = build.wide
        self._shoulders: tuple[Point, Point] = ((-wide, -0.44), (wide, -0.44))
        self._hips: tuple[Point, Point] = ((-0.13, 0.05), (0.13, 0.05))

    def draw(self) -> None:
        """Draw it."""
        c, t, pose = self._canvas, self._tones, self._pose
        elbows = [_add(s, e) for s, e in zip(self._shoulders, pose.elbows, strict=True)]
        hands = [_add(s, h) for s, h in zip(self._shoulders, pose.hands, strict=True)]
        knees = [_add(s, k) for s, k in zip(self._hips, pose.knees, strict=True)]
        feet = [_add(s, f) for s, f in zip(self._hips, pose.feet, strict=True)]
        if "thrusters" in self._gear:
            for side in (-1, 1):
                c.flame((side * 0.16, -0.24), (side * 0.52, 0.52), 0.09, t.glow)
        draw_back(c, t, self._own.back)
        for side in (1, 0):
            self._draw_leg(self._hips[side], knees[side], feet[side], side)
        if self._weapon not in _HANGING:
            draw_weapon(c, t, self._weapon, hands[0], hands[1])
        self._draw_arm(self._shoulders[1], elbows[1], hands[1])
        self._draw_torso()
        self._draw_shoulder(1)
        draw_head(c.placed(0, -0.64, self._build.head * 1.18), t, self._own.head, self._own.crest, self._own.face)
        if self._weapon in _HANGING:
            draw_weapon(c, t, self._weapon, hands[0], hands[1])
        self._draw_arm(self._shoulders[0], elbows[0], hands[0])
        self._draw_shoulder(0)
        if "shield" in self._gear:
            draw_shield(
                c.placed(hands[0][0] * 0.4 + elbows[0][0] * 0.6 - 0.08, elbows[0][1] + 0.10), t, self._own.pattern
            )

    def _draw_leg(self, hip: Point, knee: Point, foot: Point, side: int) -> None:
        c, t, w = self._canvas, self._tones, self._build.leg * self._bulk
        flare = w * self._build.flare * self._own.calf
        shin, thigh = (t.second, t.hull) if self._leg_tone else (t.hull, t.second)
        c.limb(_along(hip, knee, 0.10), _along(hip, knee, 0.96), w * 1.02, w * 0.82, thigh)
        out = -1 if side == 0 else 1
        x, y = foot
        c.form(
            [
                (x - w * 1.1, y - 0.02),
                (x + w * 1.1, y - 0.02),
                (x + w * (1.35 + 0.35 * out), y + 0.13),
                (x - w * (1.35 - 0.35 * out), y + 0.13),
            ],
            t.trim if self._own.pattern == 3 else t.second,
        )
        dx, dy = (foot[0] - knee[0]), (foot[1] - knee[1])
        c.form(
            [
                (knee[0] - w * 0.80, knee[1] - 0.02),
                (knee[0] + w * 0.80, knee[1] - 0.02),
                (knee[0] + dx * 0.42 + flare * 1.08, knee[1] + dy * 0.42),
                (x + flare * 0.92, y + 0.02),
                (x - flare * 0.92, y + 0.02),
                (knee[0] + dx * 0.42 - flare * 1.08, knee[1] + dy * 0.42),
            ],
            shin,
        )
        if c.fine:
            c.limb(_along(knee, foot, 0.56), _along(knee, foot, 0.66), flare * 0.98, flare * 0.98, t.trim)
        c.form(
            moved([(-0.9, -0.6), (0, -1.2), (0.9, -0.6), (0.7, 0.6), (0, 1.0), (-0.7, 0.6)], *knee, w * 0.86), t.trim
        )

    def _draw_arm(self, shoulder: Point, elbow: Point, hand: Point) -> None:
        c, t, w = self._canvas, self._tones, self._build.arm * self._bulk
        c.limb((shoulder[0] * 0.55, shoulder[1] - 0.02), shoulder, w * 1.1, w * 1.2, t.dark)
        c.limb(shoulder, elbow, w * 1.0, w * 0.80, t.dark)
        fist = moved([(-0.9, -0.7), (0.2, -1.0), (0.95, -0.5), (0.8, 0.7), (-0.6, 0.9)], *hand, w * 0.86)
        c.form(fist, t.dark)
        c.limb(
            _along(elbow, hand, -0.10),
            _along(elbow, hand, 0.84),
            w * 1.0,
            w * 1.22,
            t.second if self._arm_tone else t.hull,
        )
        if c.fine:
            c.limb(_along(elbow, hand, 0.56), _along(elbow, hand, 0.68), w * 1.16, w * 1.2, t.trim)

    def _draw_torso(self) -> None:
        c, t = self._canvas, self._tones
        w = self._build.leg * self._bulk
        waist, low = (0.12 if self._own.chest == "thin" else 0.18), 0.08 + 0.17 * self._own.skirt
        c.form([(-waist, -0.24), (waist, -0.24), (waist * 1.1, 0.06), (-waist * 1.1, 0.06)], t.dark)
        c.pair([(0.16, -0.02), (0.24 + w * 0.7, 0.0), (0.30 + w * 0.7, low), (0.20, low + 0.02)], t.second)
        c.pair([(0.05, 0.0), (0.20 + w * 0.3, -0.02), (0.24 + w * 0.4, low), (0.09, low + 0.05)], t.hull)
        c.form([(-0.07, -0.03), (0.07, -0.03), (0.08, 0.14), (0, 0.24), (-0.08, 0.14)], t.trim)
        draw_chest(c, t, self._own.chest, self._build.wide / 0.30)

    def _draw_shoulder(self, side: int) -> None:
        k = self._build.arm / 0.085 * self._bulk * self._own.pauldron
        c = self._canvas.placed(*self._shoulders[side], k, flip=side == 0)
        draw_shoulder(c, self._tones, self._own.shoulders[side])


def _add(one: Point, other: Point) -> Point:
    return one[0] + other[0], one[1] + other[1]


def _along(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
