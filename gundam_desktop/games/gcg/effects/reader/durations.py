"""Reads how long something lasts: a step that needs a duration is refused without one."""

from __future__ import annotations

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.looking import LookingReader
from gundam_desktop.games.gcg.effects.reader.said import (
    EventReduction,
    Given,
    SameReduction,
    SameStep,
    Steps,
    Taken,
    Untimed,
)
from gundam_desktop.games.gcg.effects.reader.trees import Node, subtrees


class DurationReader(LookingReader):
    """Refuses changes of cards without a duration."""

    def _limited(
        self, sentence: Node, step: m.AnyStep | Untimed | Given | SameStep | SameReduction | EventReduction | Taken
    ) -> m.AnyStep:
        if isinstance(step, Given):
            raise self.refuse(sentence, "it does not say how long: during this turn, during this battle")
        if isinstance(step, SameStep | SameReduction):
            raise self.refuse(sentence, "it does not say to what")
        if isinstance(step, EventReduction | Taken):
            raise self.refuse(sentence, "no damage was spoken of before")
        if not isinstance(step, Untimed):
            return step
        if step.changes == (m.RuleChange(rule="stays rested"),) and not step.turn:
            return m.Modify(to=step.to, changes=step.changes, lasts="opponent's next start phase")
        if step.changes != (m.RuleChange(rule="may attack when deployed"),) or step.turn or step.zone:
            raise self.refuse(sentence, "it does not say how long: during this turn, during this battle")
        return m.Modify(to=step.to, changes=step.changes)

    def _inner(self, tree: Node, place: int) -> Steps:
        return self._limit(subtrees(tree)[place])

    def _limit(self, tree: Node) -> Steps:
        return tuple(self._limited(tree, step) for step in self.visit(tree))
