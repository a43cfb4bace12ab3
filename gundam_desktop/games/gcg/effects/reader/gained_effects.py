"""Reads effects that cards gain, for a time or as long as a constant effect is active."""

from __future__ import annotations

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.durations import DurationReader
from gundam_desktop.games.gcg.effects.reader.errors import NotUnderstood
from gundam_desktop.games.gcg.effects.reader.said import Given, Steps
from gundam_desktop.games.gcg.effects.reader.trees import Node, first_token, subtrees


class GainedEffectReader(DurationReader):
    """Reads effects that cards gain."""

    def granted_first(self, tree: Node) -> Steps:
        duration, subject = subtrees(tree)
        return self._granted(tree, subject, duration)

    def granted(self, tree: Node) -> Steps:
        subject, duration = subtrees(tree)
        return self._granted(tree, subject, duration)

    def _granted(self, tree: Node, subject: Node, duration: Node) -> Steps:
        """Return an effect that cards gain for a time."""
        to = self.visit(subject)
        effect = self._gained_effect(tree)
        parts = {name: getattr(effect, name) for name in ("on", "gate", "turn", "condition", "steps")}
        return (m.GainEffect(to=to, lasts=self.visit(duration), **parts),)

    def granted_always(self, tree: Node) -> tuple[Given]:
        return (Given(self.visit(subtrees(tree)[0]), self._gained_effect(tree)),)

    def _gained_effect(self, tree: Node) -> m.Triggered:
        """Return the effect between the marks of a text."""
        written = first_token(tree)
        try:
            (effect,) = self.effects_of(str(written)[1:-1])
        except NotUnderstood as error:
            raise error.moved((written.start_pos or 0) + 1) from None
        if not isinstance(effect, m.Triggered) or effect.once:
            raise self.refuse(written, "only an effect that waits for an event is gained so")
        return effect
