"""Reads what Units must do or cannot do for a time, and AP that becomes a number."""

from __future__ import annotations

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.lasting import LastingReader
from gundam_desktop.games.gcg.effects.reader.said import Steps, Untimed
from gundam_desktop.games.gcg.effects.reader.trees import Node, subtrees


class CompelledReader(LastingReader):
    """Reads when Units must or cannot attack, and AP that becomes a number."""

    def attacks_this_turn(self, tree: Node) -> Steps:
        return (m.Modify(to=self.visit(subtrees(tree)[0]), changes=self.must_attack(tree)),)

    def attacks_next_turn(self, tree: Node) -> Steps:
        return self._in_their_next_turn(tree, self.must_attack(tree))

    def not_attacking_next_turn(self, tree: Node) -> Steps:
        return self._in_their_next_turn(tree, self.cannot_attack(tree))

    def _in_their_next_turn(self, tree: Node, changes: tuple[m.Change, ...]) -> Steps:
        """Return what enemy Units must or cannot do in their next turn; in this one they do not attack."""
        to = self.visit(subtrees(tree)[0])
        enemies = to == "chosen" and self.discourse.enemy_chosen
        if not enemies and not (isinstance(to, m.All) and to.all.side == "enemy"):
            raise self.refuse(tree, "enemy Units")
        return (m.Modify(to=to, changes=changes, lasts="opponent's next turn"),)

    def not_when_deployed(self, tree: Node) -> tuple[Untimed]:
        """Return that Units, Link Units included, cannot attack on the turn they are deployed."""
        to = self.visit(subtrees(tree)[0])
        if not isinstance(to, m.All) or to.and_this:
            raise self.refuse(tree, "all of such Units")
        new = m.All(all=self.with_fields(tree, to.all, new=True))
        return (Untimed(new, (m.RuleChange(rule="cannot attack"),)),)

    def becomes(self, tree: Node) -> Steps:
        whose, new, lasts = subtrees(tree)
        return self._becomes(whose, new, lasts)

    def becomes_first(self, tree: Node) -> Steps:
        lasts, whose, new = subtrees(tree)
        return self._becomes(whose, new, lasts)

    def _becomes(self, whose: Node, new: Node, lasts: Node) -> Steps:
        to = self._in_play(whose, self.visit(whose))
        if to == "this base":
            raise self.refuse(whose, "a Base has no AP: another card")
        return (m.Modify(to=to, changes=(m.Become(become="ap", to=self.visit(new)),), lasts=self.visit(lasts)),)

    def ap_of(self, tree: Node) -> m.StatOf:
        of = self.visit(subtrees(tree)[0])
        if isinstance(of, m.All) and of != m.ENEMY_IN_BATTLE:
            raise self.refuse(tree, "the AP of one card")
        return m.StatOf(stat="ap", of=of)
