"""The current attack, and a battle begun by an effect."""

from __future__ import annotations

from typing import Any, NamedTuple

from gundam_desktop.games.gcg.model.constants import BattleStep


class Attack:
    """An attack (chapter 7). It is immutable: a change makes a new one."""

    __slots__ = ("attacker", "blocked", "declared", "declared_was", "stamp", "step", "target", "target_stamp")

    def __init__(
        self,
        attacker: int,
        stamp: int,
        target: int,
        target_stamp: int,
        step: int,
        declared: int,
        blocked: int = 0,
        declared_was: tuple[Any, ...] = (),
    ) -> None:
        self.attacker = attacker
        self.stamp = stamp
        """The attacker's stamp: a card with another stamp is another card (3-1-5)."""
        self.target = target
        """Id of the attacked Unit; 0 is the opponent."""
        self.target_stamp = target_stamp
        self.step = step
        self.declared = declared
        """The target as declared in the attack step (7-3-5-2)."""
        self.blocked = blocked
        """1 once a Blocker has become the target (7-4-2)."""
        self.declared_was = declared_was
        """The values of the declared target's `LastState` after it has left the field."""

    def values(self) -> tuple[Any, ...]:
        """Return all fields, in the order of the constructor."""
        return (
            self.attacker,
            self.stamp,
            self.target,
            self.target_stamp,
            self.step,
            self.declared,
            self.blocked,
            self.declared_was,
        )

    def at(self, step: int) -> Attack:
        """Return the attack at another of its steps."""
        return self._but(self.target, self.target_stamp, step, self.blocked, self.declared_was)

    def against(self, target: int, stamp: int, blocked: int) -> Attack:
        """Return the attack with another target; the declared target stays."""
        return self._but(target, stamp, self.step, blocked, self.declared_was)

    def after(self, declared_was: tuple[Any, ...]) -> Attack:
        """Return the attack after the declared target has left."""
        return self._but(self.target, self.target_stamp, self.step, self.blocked, declared_was)

    def _but(self, target: int, stamp: int, step: int, blocked: int, declared_was: tuple[Any, ...]) -> Attack:
        return Attack(self.attacker, self.stamp, target, stamp, step, self.declared, blocked, declared_was)

    def __repr__(self) -> str:
        return f"Attack({BattleStep(self.step)!r}, {self.values()!r})"


class Duel(NamedTuple):
    """A battle of two Units, begun by an effect that is being carried out."""

    attacker: int
    stamp: int
    target: int
    target_stamp: int
