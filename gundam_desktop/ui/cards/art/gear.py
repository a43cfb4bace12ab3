"""What machines on two legs carry: packs and wings on the back, weapons, shields."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QColor

from gundam_desktop.ui.cards.art.canvas import WHITE, Canvas, Outline, Point, clear, moved
from gundam_desktop.ui.cards.art.tones import Tones
from gundam_desktop.ui.style.theme import mix


def draw_back(c: Canvas, t: Tones, kind: str) -> None:
    """Draw what is behind the shoulders."""
    _BACKS[kind](c, t)


def draw_weapon(c: Canvas, t: Tones, kind: str, left: Point, right: Point) -> None:
    """Draw a weapon in the hands, whose places are given."""
    _WEAPONS[kind](c, t, left, right)


def draw_shield(c: Canvas, t: Tones, kind: int) -> None:
    """Draw one of four shields around the origin."""
    outline = _SHIELDS[kind]
    c.form(outline, t.second)
    c.form(moved(outline, 0, -0.01, 0.72), t.hull)
    c.form([(0, -0.16), (0.09, 0.0), (0, 0.20), (-0.09, 0.0)], t.trim)


_SHIELDS: tuple[Outline, ...] = (
    [(-0.20, -0.34), (0.0, -0.44), (0.20, -0.34), (0.20, 0.26), (0, 0.52), (-0.20, 0.26)],
    [(-0.24, -0.30), (0.24, -0.30), (0.18, 0.30), (0, 0.42), (-0.18, 0.30)],
    [(-0.14, -0.50), (0.14, -0.50), (0.22, -0.10), (0.12, 0.56), (-0.12, 0.56), (-0.22, -0.10)],
    [
        (-0.22, -0.18),
        (-0.10, -0.34),
        (0.10, -0.34),
        (0.22, -0.18),
        (0.22, 0.14),
        (0.10, 0.32),
        (-0.10, 0.32),
        (-0.22, 0.14),
    ],
)


def _none(c: Canvas, t: Tones) -> None:
    c.pair([(0.06, -0.60), (0.22, -0.62), (0.24, -0.36), (0.10, -0.34)], t.dark)


def _packs(c: Canvas, t: Tones) -> None:
    c.pair([(0.10, -0.62), (0.30, -0.78), (0.38, -0.56), (0.36, -0.24), (0.16, -0.22)], t.dark)
    c.pair([(0.20, -0.70), (0.30, -0.77), (0.36, -0.56), (0.24, -0.54)], t.second)


def _sabers(c: Canvas, t: Tones) -> None:
    """Two grips over the shoulders."""
    c.pair([(0.10, -0.60), (0.26, -0.62), (0.28, -0.34), (0.12, -0.32)], t.dark)
    for side in (-1, 1):
        c.limb((side * 0.16, -0.46), (side * 0.40, -0.96), 0.032, 0.028, t.hull)
        c.limb((side * 0.33, -0.82), (side * 0.37, -0.90), 0.042, 0.042, t.trim)


def _fins(c: Canvas, t: Tones) -> None:
    c.pair([(0.12, -0.46), (0.66, -0.94), (0.50, -0.38), (0.22, -0.26)], t.second)
    c.pair([(0.34, -0.58), (0.60, -0.83), (0.50, -0.52)], t.trim)


def _binders(c: Canvas, t: Tones) -> None:
    """Large plates with engines, hanging from the shoulders."""
    c.pair([(0.24, -0.62), (0.62, -0.80), (0.92, -0.28), (0.84, 0.36), (0.64, 0.42), (0.50, -0.20)], t.second)
    c.pair([(0.48, -0.60), (0.62, -0.66), (0.82, -0.26), (0.76, 0.18), (0.66, -0.16)], t.hull)
    c.pair([(0.64, 0.36), (0.84, 0.32), (0.80, 0.50), (0.68, 0.52)], t.dark)


def _blades(c: Canvas, t: Tones, reach: float = 1.0) -> None:
    for turn in (-6, -34, -62):
        blade = [(0.06, -0.07), (0.72 * reach, -0.06), (0.90 * reach, 0.0), (0.70 * reach, 0.09), (0.06, 0.07)]
        c.pair(moved(blade, 0.10, -0.42, 1, turn), t.hull if turn == -34 else t.second)


def _wide_blades(c: Canvas, t: Tones) -> None:
    _blades(c, t, 1.22)


def _feathers(c: Canvas, t: Tones) -> None:
    for row, turn in enumerate((34, 12, -10, -32, -54)):
        feather = [(0.04, -0.07), (0.55, -0.15), (1.02 - 0.05 * row, 0.02), (0.58, 0.11), (0.06, 0.07)]
        c.pair(moved(feather, 0.10, -0.40, 1, turn), mix(t.hull, t.second, (4 - row) / 5))


def _petals(c: Canvas, t: Tones) -> None:
    """Four long leaves, as of a flower that opens."""
    for turn, tone in ((36, t.second), (-44, t.hull)):
        leaf = [(0.0, -0.06), (0.30, -0.20), (0.86, -0.16), (1.06, 0.02), (0.80, 0.14), (0.28, 0.12)]
        c.pair(moved(leaf, 0.10, -0.36, 1, turn), tone)
        c.pair(moved([(0.34, -0.07), (0.84, -0.05), (0.80, 0.04), (0.34, 0.03)], 0.10, -0.36, 1, turn), t.trim)


def _delta(c: Canvas, t: Tones) -> None:
    c.pair([(0.08, -0.52), (0.98, -0.96), (0.88, -0.40), (1.04, 0.02), (0.50, 0.04), (0.12, -0.14)], t.second)
    c.pair([(0.28, -0.50), (0.86, -0.80), (0.78, -0.44), (0.36, -0.30)], t.trim)


def _bat(c: Canvas, t: Tones) -> None:
    c.pair(
        [
            (0.06, -0.48),
            (0.56, -1.0),
            (0.70, -0.66),
            (1.02, -0.60),
            (0.84, -0.32),
            (0.94, -0.04),
            (0.56, -0.16),
            (0.40, 0.06),
            (0.10, -0.18),
        ],
        t.second,
    )
    for tip in ((0.56, -0.96), (0.98, -0.58), (0.90, -0.08)):
        for side in (-1, 1):
            c.limb((side * 0.12, -0.40), (side * tip[0], tip[1]), 0.035, 0.012, t.hull)


def _tail(c: Canvas, t: Tones) -> None:
    c.limb((0.02, 0.0), (0.44, 0.30), 0.11, 0.09, t.second)
    c.limb((0.42, 0.31), (0.84, 0.10), 0.09, 0.06, t.second)
    c.limb((0.82, 0.14), (0.96, -0.36), 0.065, 0.01, t.trim)
    c.pair([(0.10, -0.48), (0.64, -0.96), (0.54, -0.40), (0.18, -0.26)], t.hull)


def _cannons(c: Canvas, t: Tones) -> None:
    c.pair([(0.16, -0.30), (0.20, -0.98), (0.36, -0.98), (0.42, -0.30)], t.second)
    c.pair([(0.18, -1.08), (0.38, -1.08), (0.38, -0.88), (0.18, -0.88)], t.dark)


def _drums(c: Canvas, t: Tones) -> None:
    c.pair([(0.14, -0.78), (0.46, -0.84), (0.54, -0.32), (0.16, -0.26)], t.second)
    c.pair([(0.22, -0.90), (0.42, -0.92), (0.47, -0.74), (0.20, -0.72)], t.dark)


def _pods(c: Canvas, t: Tones) -> None:
    """Boxes with missiles over the shoulders."""
    c.pair([(0.18, -0.94), (0.60, -1.00), (0.64, -0.62), (0.20, -0.56)], t.second)
    for x in (0.29, 0.49):
        for y in (-0.87, -0.71):
            c.pair(
                moved([(-0.07, -0.05), (0.07, -0.06), (0.07, 0.05), (-0.07, 0.06)], x, y),
                t.trim if y < -0.8 else t.dark,
            )


def _ring(c: Canvas, t: Tones) -> None:
    c.ring(0, -0.34, 0.72, 0.72, clear(t.glow, 0.35), 0.16)
    c.ring(0, -0.34, 0.72, 0.72, mix(t.glow, WHITE, 0.6), 0.045)


def _cape(c: Canvas, t: Tones) -> None:
    c.form(
        [
            (-0.24, -0.54),
            (0.30, -0.54),
            (0.74, 0.50),
            (0.50, 0.44),
            (0.34, 0.66),
            (0.10, 0.54),
            (-0.12, 0.70),
            (-0.30, 0.52),
            (-0.48, 0.60),
        ],
        t.trim,
    )
    c.flat([(0.06, -0.40), (0.22, -0.40), (0.50, 0.44), (0.34, 0.64)], clear(t.edge, 0.35))


_BACKS: dict[str, Callable[[Canvas, Tones], None]] = {
    "none": _none,
    "packs": _packs,
    "sabers": _sabers,
    "fins": _fins,
    "binders": _binders,
    "blades": _blades,
    "blades wide": _wide_blades,
    "feathers": _feathers,
    "petals": _petals,
    "delta": _delta,
    "bat": _bat,
    "tail": _tail,
    "cannons": _cannons,
    "drums": _drums,
    "pods": _pods,
    "ring": _ring,
    "cape": _cape,
}


def _aimed(hand: Point) -> bool:
    """True if an arm is stretched out to the side."""
    return hand[0] < -0.60


def _rifle(c: Canvas, t: Tones, left: Point, _right: Point) -> None:
    turn = 0 if _aimed(left) else -52
    gun = c.placed(*left, 0.84, turn)
    gun.form([(0.02, 0.02), (0.09, 0.02), (0.12, 0.20), (0.03, 0.20)], t.dark)
    gun.form([(0.28, -0.02), (0.24, -0.10), (-0.34, -0.11), (-0.38, 0.05), (0.10, 0.08), (0.26, 0.12)], t.second)
    gun.form([(-0.32, -0.08), (-0.72, -0.06), (-0.72, 0.0), (-0.32, 0.03)], t.dark)
    gun.form([(-0.12, -0.17), (0.10, -0.17), (0.08, -0.10), (-0.10, -0.10)], t.trim)
    if turn == 0:
        gun.lamp(-0.76, -0.03, 0.06, t.glow)


def _bazooka(c: Canvas, t: Tones, left: Point, _right: Point) -> None:
    gun = c.placed(left[0], left[1] - 0.10, 1.0, 9)
    gun.form([(0.62, -0.11), (-0.62, -0.10), (-0.62, 0.08), (0.62, 0.09)], t.second)
    gun.form([(-0.60, -0.15), (-0.84, -0.17), (-0.84, 0.15), (-0.60, 0.13)], t.dark)
    gun.form([(-0.10, -0.11), (0.14, -0.11), (0.14, 0.09), (-0.10, 0.09)], t.trim)
    gun.form([(-0.30, 0.08), (-0.18, 0.08), (-0.20, 0.24), (-0.30, 0.22)], t.dark)


def _gatling(c: Canvas, t: Tones, left: Point, right: Point) -> None:
    for hand, turn in ((left, 24), (right, -24)):
        gun = c.placed(*hand, 1.0, turn)
        for x in (-0.08, 0.0, 0.08):
            gun.form([(x - 0.03, 0.12), (x + 0.03, 0.12), (x + 0.03, 0.52), (x - 0.03, 0.52)], t.dark)
        gun.form([(-0.14, -0.10), (0.14, -0.10), (0.13, 0.20), (-0.13, 0.20)], t.second)
        gun.form([(-0.12, 0.38), (0.12, 0.38), (0.12, 0.45), (-0.12, 0.45)], t.trim)


def _hilted(hand: Point) -> float:
    """The turn of a blade in the right hand: upright in a raised one, forward in a low one."""
    return 26 if hand[1] < -0.5 else 58


def _blade(c: Canvas, t: Tones, left: Point, right: Point, *, both: bool = False) -> None:
    for hand, turn in ((right, _hilted(right)), (left, -52))[: 2 if both else 1]:
        saber = c.placed(*hand, 1.0, turn)
        saber.beam((0, -0.12), (0, -0.98), 0.062, t.glow)
        saber.form([(-0.03, 0.12), (0.03, 0.12), (0.035, -0.12), (-0.035, -0.12)], t.hull)


def _twin(c: Canvas, t: Tones, left: Point, right: Point) -> None:
    _blade(c, t, left, right, both=True)


def _held(outline: Outline, edge: Outline, grip: float) -> Callable[[Canvas, Tones, Point, Point], None]:
    """A weapon of metal in the right hand: its outline, its edge, and the length of its grip below the hand."""

    def draw(c: Canvas, t: Tones, _left: Point, right: Point) -> None:
        held = c.placed(*right, 1.0, _hilted(right))
        held.form([(-0.03, grip), (0.03, grip), (0.03, -0.30), (-0.03, -0.30)], t.dark)
        held.form(outline, t.hull)
        held.form(edge, t.trim)

    return draw


def _scythe(c: Canvas, t: Tones, _left: Point, right: Point) -> None:
    held = c.placed(*right, 1.0, 14)
    held.form([(-0.028, 0.60), (0.028, 0.60), (0.028, -0.74), (-0.028, -0.74)], t.dark)
    held.beam((0.02, -0.70), (-0.36, -0.80), 0.07, t.glow)
    held.flat([(0.04, -0.78), (-0.40, -0.88), (-0.80, -0.50), (-0.40, -0.68), (0.02, -0.62)], mix(t.glow, WHITE, 0.4))


def _palm(c: Canvas, t: Tones, left: Point, _right: Point) -> None:
    """A hand that burns."""
    for turn in range(0, 360, 45):
        c.flame(left, moved([(0.46, 0)], *left, 1, turn)[0], 0.09, t.glow)
    c.lamp(*left, 0.17, t.glow)


def _claw(c: Canvas, t: Tones, left: Point, right: Point) -> None:
    for hand in (left, right):
        for turn in (-34, 0, 34):
            c.form(moved([(-0.055, 0.0), (0.055, 0.0), (0.0, 0.36)], *hand, 1.0, turn - hand[0] * -60), t.trim)


def _fingers(c: Canvas, t: Tones, left: Point, right: Point) -> None:
    for hand in (left, right):
        for turn in (-30, -10, 10, 30):
            c.beam(hand, moved([(0, 0.62)], *hand, 1, turn - 20 * hand[0])[0], 0.03, t.glow)


def _fists(c: Canvas, t: Tones, left: Point, right: Point) -> None:
    for hand in (left, right):
        c.form(moved([(-0.15, -0.12), (0.14, -0.14), (0.17, 0.10), (0.0, 0.18), (-0.14, 0.14)], *hand), t.second)
        c.flat(moved([(-0.09, 0.02), (0.12, 0.02), (0.11, 0.06), (-0.09, 0.06)], *hand), QColor(t.edge))


_WEAPONS: dict[str, Callable[[Canvas, Tones, Point, Point], None]] = {
    "rifle": _rifle,
    "bazooka": _bazooka,
    "gatling": _gatling,
    "blade": _blade,
    "twin": _twin,
    "sword": _held(
        [(-0.07, -0.10), (0.07, -0.10), (0.12, -0.86), (0.02, -1.06), (-0.06, -0.86)],
        [(-0.16, -0.08), (0.16, -0.08), (0.13, -0.16), (-0.13, -0.16)],
        0.16,
    ),
    "lance": _held(
        [(-0.15, -0.18), (0.15, -0.18), (0.03, -1.14), (-0.03, -1.14)],
        [(-0.19, -0.12), (0.19, -0.12), (0.16, -0.24), (-0.16, -0.24)],
        0.50,
    ),
    "staff": _held(
        [(-0.03, 0.50), (0.03, 0.50), (0.03, -0.86), (-0.03, -0.86)],
        [(-0.12, -0.82), (0.0, -1.10), (0.12, -0.82), (0.0, -0.74)],
        0.56,
    ),
    "axe": _held(
        [(-0.04, -0.30), (0.28, -0.16), (0.40, -0.40), (0.34, -0.66), (0.04, -0.62), (-0.10, -0.56)],
        [(0.26, -0.18), (0.40, -0.40), (0.33, -0.65), (0.28, -0.42)],
        0.30,
    ),
    "mace": _held(
        [(-0.11, -0.28), (0.11, -0.28), (0.22, -0.72), (0.0, -1.04), (-0.22, -0.72)],
        [(-0.04, -0.30), (0.04, -0.30), (0.07, -0.72), (0.0, -0.96), (-0.07, -0.72)],
        0.36,
    ),
    "scythe": _scythe,
    "palm": _palm,
    "claw": _claw,
    "fingers": _fingers,
    "fists": _fists,
}
