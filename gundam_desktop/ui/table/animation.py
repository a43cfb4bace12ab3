"""All animation on the table: one timer, which runs only while something moves."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QElapsedTimer, QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtWidgets import QGraphicsObject

from gundam_desktop.ui.style.motion import is_motion_reduced
from gundam_desktop.ui.table import z_values
from gundam_desktop.ui.table.layout import Pose

GLIDE = 240.0
"""Milliseconds that a card takes to move to its place."""
_FRAME = 16
_LONGEST_STEP = 50.0

Step = Callable[[float], None]
"""Shows an animation at a share of its time, from 0 to 1."""


class _Animation:
    __slots__ = ("done", "duration", "elapsed", "glitter", "step")

    def __init__(
        self, duration: float, step: Step, done: Callable[[], None] | None, delay: float, glitter: bool
    ) -> None:
        self.glitter = glitter
        self.duration = duration
        self.step = step
        self.done = done
        self.elapsed = -delay


class Animator(QObject):
    """Runs animations, one for each key. At speed 0 everything happens at once."""

    idle = Signal()
    """All animations have ended, except for decoration (`glitter`)."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.speed = 1.0
        self._animations: dict[object, _Animation] = {}
        self._restless = False
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(_FRAME)
        self._timer.timeout.connect(self._tick)
        self._since = QElapsedTimer()

    @property
    def running(self) -> bool:
        """True while an animation other than decoration runs."""
        return any(not animation.glitter for animation in self._animations.values())

    def is_moving(self, key: object) -> bool:
        """True while the animation of a key runs."""
        return key in self._animations

    def run(
        self,
        key: object,
        duration: float,
        step: Step,
        done: Callable[[], None] | None = None,
        delay: float = 0.0,
        glitter: bool = False,
        fades: bool = False,
    ) -> None:
        """Start an animation, replacing the one that runs for the key; `done` is called at its end.

        With `glitter` it is decoration: it goes on while the player acts. One that only `fades` runs with reduced
        motion, too; any other is at its end at once then.
        """
        self.stop(key)
        if self.speed <= 0 or (is_motion_reduced() and not fades):
            step(1.0)
            if done is not None:
                done()
            return
        self._animations[key] = _Animation(duration, step, done, delay, glitter)
        self._restless |= not glitter
        if not self._timer.isActive():
            self._since.start()
            self._timer.start()

    def stop(self, key: object) -> None:
        """Stop the animation of a key at its current state; its `done` is not called."""
        self._animations.pop(key, None)

    def finish(self) -> None:
        """Complete every animation now."""
        while self._animations:
            for key, animation in list(self._animations.items()):
                if self._animations.pop(key, None) is animation:
                    self._end(animation)
        self._rest()

    def _tick(self) -> None:
        passed = min(_LONGEST_STEP, float(self._since.restart())) * self.speed
        for key, animation in list(self._animations.items()):
            if self._animations.get(key) is not animation:
                continue
            animation.elapsed += passed
            if animation.elapsed >= animation.duration:
                del self._animations[key]
                self._end(animation)
            elif animation.elapsed >= 0:
                animation.step(animation.elapsed / animation.duration)
        self._rest()

    def _rest(self) -> None:
        if not self._animations:
            self._timer.stop()
        if self._restless and not self.running:
            self._restless = False
            self.idle.emit()

    @staticmethod
    def _end(animation: _Animation) -> None:
        animation.step(1.0)
        if animation.done is not None:
            animation.done()


def eased(share: float) -> float:
    """The eased share of a movement: fast at first, slow at the end."""
    return 1 - (1 - share) ** 3


Curve = QEasingCurve.Type


def part(at: float, begin: float, end: float, curve: Curve = Curve.OutCubic) -> float:
    """How far a part of an animation has come at a time, which lasts from `begin` to `end`: 0 before, 1 after.

    >>> part(150, 100, 200, Curve.Linear)
    0.5
    """
    share = min(1.0, max(0.0, (at - begin) / (end - begin)))
    return QEasingCurve(curve).valueForProgress(share)


def place_item(item: QGraphicsObject, pose: Pose) -> None:
    """Give an item a pose at once."""
    item.setPos(pose.x, pose.y)
    item.setScale(pose.scale)
    item.setRotation(pose.rotation)
    item.setZValue(pose.z)


def animate_to(
    animator: Animator,
    item: QGraphicsObject,
    pose: Pose,
    done: Callable[[], None] | None = None,
    delay: float = 0.0,
    duration: float = GLIDE,
    below: bool = False,
) -> None:
    """Move an item to a pose and turn it the shorter way, above everything at rest; with `below` at its height."""
    start, scale, turn = QPointF(item.pos()), item.scale(), item.rotation()
    way, around = pose.point - start, math.remainder(pose.rotation - turn, 360)
    item.setZValue(pose.z if below else z_values.moving(pose.z))

    def step(share: float) -> None:
        part = eased(share)
        item.setPos(start + way * part)
        item.setScale(scale + (pose.scale - scale) * part)
        item.setRotation(turn + around * part)

    def arrived() -> None:
        place_item(item, pose)
        if done is not None:
            done()

    animator.run(item, duration, step, arrived, delay)
