"""Reads what players do: all of them, the opponent, a chosen player."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lark import Tree

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.gained_effects import GainedEffectReader
from gundam_desktop.games.gcg.effects.reader.joining import joined
from gundam_desktop.games.gcg.effects.reader.players import PLAYERS
from gundam_desktop.games.gcg.effects.reader.said import Steps
from gundam_desktop.games.gcg.effects.reader.trees import Node, first_token, subtrees

_SEVERAL: Final = frozenset({"all players", "you and an enemy player", "you and that enemy player"})
"""Players of whom "that player" is none in particular."""


class PlayersStepReader(GainedEffectReader):
    """Reads the steps of players."""

    def players_do(self, tree: Node) -> Steps:
        return self._players(tree, lambda: self._inner(tree, 0))

    def players_may(self, tree: Node) -> Steps:
        return self._players(tree, lambda: (m.May(steps=self._inner(tree, 0)),))

    def reveal_their_hand(self, tree: Node) -> Steps:
        """Return the showing of the enemy player's hand: from here on "among them" means its cards."""
        hand = m.Reveal(to=m.All(all=m.ENEMY_HAND))
        (step,) = self._players(tree, lambda: (hand,))
        if not isinstance(step, m.Players) or step.who not in m.ONE_ENEMY:
            raise self.refuse(tree, "the hand of an enemy player")
        self.discourse.among, self.discourse.continues = "their hand", False
        return (hand,)

    def players_draw_until(self, tree: Node) -> Steps:
        return self._players(tree, lambda: (m.Draw(amount=self.lacking(self._numbered(tree))),))

    def players_discard_until(self, tree: Node) -> Steps:
        return self._players(tree, lambda: (m.Discard(amount=self.beyond(self._numbered(tree))),))

    def _numbered(self, tree: Node) -> Node:
        """Return a node without the word for the players, which stands before the number."""
        return Tree(tree.data, tree.children[1:], tree.meta)

    def _players(self, tree: Node, said: Callable[[], Steps]) -> Steps:
        """Return the steps `said` to one player as steps of the players at the start of a sentence."""
        who = self._who(tree)
        if who is None:
            return said()
        self.discourse.players = who
        steps = said()
        chose = [part.groups for part in m.models_in(steps) if isinstance(part, m.Choose)]
        others = "you" not in who and who != "all players"
        if others and any(isinstance(part, m.Selector) and part.other for part in m.models_in(steps)):
            raise self.refuse(tree, "it is not clear which card 'other' refers to")
        self.discourse.looked_by_others = others and any(isinstance(part, m.Look) for part in m.models_in(steps))
        if chose and chose[-1][0].what.side in {"your", "friendly"}:
            self.discourse.enemy_chosen, self.discourse.own_chosen = who in m.ONE_ENEMY, False
        if steps == (m.DiscardChosen(),) and who in m.ONE_ENEMY:
            self.discourse.continues = False
            return steps
        match steps:
            case (m.Choose() as choose, m.Destroy(to="chosen") | m.DiscardChosen(to="chosen") as then):
                return (m.Players(who=who, steps=(choose,)), then)
        return (m.Players(who=who, steps=steps),)

    def _who(self, tree: Node) -> m.PlayersName | None:
        """Return who does what a sentence says, before its steps speak of other cards; None for you."""
        spoken_of = self.discourse
        words = str(first_token(tree)).lower().removesuffix(" each")
        if words == "its owner":
            return self._owner(tree)
        if words in {"they", "that player"} and spoken_of.players is None:
            if not spoken_of.opponent_asked and not (words == "that player" and self._is_of_enemy()):
                raise self.refuse(tree, "no player was spoken of before")
            return "an enemy player" if spoken_of.opponent_asked else "that enemy player"
        if words in {"they", "that player"} or (words.endswith("that player") and spoken_of.players is not None):
            if words == "that player" and spoken_of.players in _SEVERAL:
                raise self.refuse(tree, "several players were spoken of before")
            spoken_of.continues = not words.startswith("you")
        if words in {"they", "that player"}:
            return spoken_of.players
        who = PLAYERS[words]
        if "that enemy player" in who:
            if spoken_of.players == "an enemy player":
                spoken_of.continues = who == "that enemy player"
                return "an enemy player" if who == "that enemy player" else "you and an enemy player"
            if who == "that enemy player" and spoken_of.players is None and spoken_of.opponent_asked:
                return "an enemy player"
            if not (spoken_of.enemy_player or spoken_of.enemy_chosen):
                raise self.refuse(tree, "no enemy player was spoken of before")
        if who == "the owner of the destroyed Unit" and not spoken_of.destroyed:
            raise self.refuse(tree, "no Unit was destroyed before")
        if who == "you and the player who destroyed this" and not self.of_destruction:
            raise self.refuse(tree, "only of this Unit when it is destroyed")
        return who

    def _owner(self, tree: Node) -> m.PlayersName | None:
        """Return the player whose card was spoken of last; None for you."""
        subject, meant = self.discourse.subject, self.discourse.as_object()
        of_two = meant in {"this", "this base"} and self.discourse.enemy_player
        if self.discourse.several is not None or subject != meant or of_two:
            raise self.refuse(tree, "it is not clear whose card that is")
        if meant in {"this", "this base", "this card"} or (meant == "chosen" and self.discourse.own_chosen):
            return None
        if meant == "event doer" and self.discourse.doer_side in {"your", "friendly"}:
            return None
        if not self._is_of_enemy():
            raise self.refuse(tree, "it is not clear whose card that is")
        return "that enemy player"

    def _is_of_enemy(self) -> bool:
        """True if the card spoken of last is an enemy one: chosen, or of the event."""
        of_event = self.discourse.object == "event doer" and self.discourse.doer_side == "enemy"
        return of_event or (self.discourse.object == "chosen" and self.discourse.enemy_chosen)

    def player_with_most_does(self, tree: Node) -> Steps:
        self.discourse.players = "an enemy player"
        (step,) = self.visit(subtrees(tree)[0])
        self.discourse.continues = False
        if step.who != "an enemy player":
            raise self.refuse(tree, "what the chosen player does is wanted here")
        return (step.model_copy(update={"hand": "most"}),)

    def chosen_player_does(self, tree: Node) -> Steps:
        self.discourse.players = "an enemy player"
        *asked, does = subtrees(tree)
        step, *then = self.visit(does)
        self.discourse.continues = False
        if isinstance(step, m.Reveal) and not asked:
            return (step,)
        if then and (asked or not isinstance(step, m.Players) or then != [m.DiscardChosen()]):
            raise self.refuse(does, "what the chosen player does is wanted here")
        if not isinstance(step, m.Players) or step.who not in {"an enemy player", "you and an enemy player"}:
            raise self.refuse(does, "what the chosen player does is wanted here")
        if not asked:
            return (step, *then)
        (held,) = asked
        condition = self.visit(held)
        if held.data != "in_their_hand":
            return (m.If(condition=condition, steps=(step,)),)
        if step.who != "an enemy player":
            raise self.refuse(tree, "how many cards you have yourself is not asked")
        if condition.count != m.ENEMY_HAND:
            raise self.refuse(tree, "what cards they are is not known")
        return (step.model_copy(update={"hand": m.Range(least=condition.least, most=condition.most)}),)

    def such_players_do(self, tree: Node) -> Steps:
        """Return what all enemy players with such cards do: in a game of two that is a condition."""
        return self._such_players(tree, lambda: self._inner(tree, 1))

    def such_players_may(self, tree: Node) -> Steps:
        return self._such_players(tree, lambda: (m.May(steps=self._inner(tree, 1)),))

    def _such_players(self, tree: Node, said: Callable[[], Steps]) -> Steps:
        condition: m.Condition = self.visit(subtrees(tree)[0])
        return (m.If(condition=condition, steps=self._players(tree, said)),)

    def chosen_player(self, tree: Node) -> Steps:
        """Return what is done if an enemy player can be chosen: in a game of two that is always the same one."""
        self.discourse.players = "an enemy player"
        *asked, _ = subtrees(tree)
        steps = self._inner(tree, len(asked))
        return (m.If(condition=self.visit(asked[0]), steps=steps),) if asked else steps

    def _continued(self, sentence: Node, steps: Steps, said: Steps) -> Steps:
        """Put what players do further behind what they did last, with its condition on the card they looked at."""
        last = steps[-1] if steps else None
        if isinstance(last, m.If) and not last.otherwise:
            return (*steps[:-1], last.model_copy(update={"steps": self._continued(sentence, last.steps, said)}))
        if not isinstance(last, m.Players):
            raise self.refuse(sentence, "no player did something before")
        match said:
            case (m.Players(steps=more, link=link),):
                inner: Steps = (more[0].model_copy(update={"link": link}), *more[1:])
            case (
                m.If(
                    condition=m.Matches(card="looked" | "chosen"), steps=(m.Players(steps=more),), otherwise=()
                ) as asked,
            ):
                inner = (asked.model_copy(update={"steps": more}),)
            case _:
                return steps + said
        further = joined(last.steps, inner, inner[0].link, refers=self.discourse.refers)
        return (*steps[:-1], last.model_copy(update={"steps": further}))
