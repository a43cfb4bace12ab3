"""Reads what players do: all of them, the opponent, a chosen player."""

from __future__ import annotations

from lark import Tree

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.gained_effects import GainedEffectReader
from gundam_desktop.games.gcg.effects.reader.joining import joined
from gundam_desktop.games.gcg.effects.reader.players import PLAYERS
from gundam_desktop.games.gcg.effects.reader.said import Steps
from gundam_desktop.games.gcg.effects.reader.trees import Node, first_token, subtrees


class PlayersStepReader(GainedEffectReader):
    """Reads the steps of players."""

    def players_do(self, tree: Node) -> Steps:
        return self._players(tree, self._inner(tree, 0))

    def players_may(self, tree: Node) -> Steps:
        return self._players(tree, (m.May(steps=self._inner(tree, 0)),))

    def reveal_their_hand(self, tree: Node) -> Steps:
        """Return the showing of the enemy player's hand: from here on "among them" means its cards."""
        hand = m.Reveal(to=m.All(all=m.ENEMY_HAND))
        (step,) = self._players(tree, (hand,))
        if not isinstance(step, m.Players) or step.who not in m.ONE_ENEMY:
            raise self.refuse(tree, "the hand of an enemy player")
        self.discourse.among, self.discourse.continues = "their hand", False
        return (hand,)

    def players_draw_until(self, tree: Node) -> Steps:
        return self._players(tree, (m.Draw(amount=self.lacking(self._numbered(tree))),))

    def players_discard_until(self, tree: Node) -> Steps:
        return self._players(tree, (m.Discard(amount=self.beyond(self._numbered(tree))),))

    def _numbered(self, tree: Node) -> Node:
        """Return a node without the word for the players, which stands before the number."""
        return Tree(tree.data, tree.children[1:], tree.meta)

    def _players(self, tree: Node, steps: Steps) -> Steps:
        words = str(first_token(tree)).lower().removesuffix(" each")
        if words == "its owner" and self._is_own(tree):
            return steps
        of_asked = words in {"they", "that player", "that enemy player"} and self.discourse.opponent_asked
        if of_asked and self.discourse.players is None:
            words = "your opponent"
        if words in {"that player", "its owner"} and self.discourse.players is None and self._of_enemy():
            words = "that enemy player"
        who, chosen = PLAYERS.get(words), self.discourse.players == "an enemy player"
        if who == "you and that enemy player" and chosen:
            self.discourse.players = "you and an enemy player"
        elif who is not None and (who != "that enemy player" or not chosen):
            self.discourse.players = who
            known = self.discourse.enemy_player or self.discourse.enemy_chosen
            if "that enemy player" in who and not known:
                raise self.refuse(tree, "no enemy player was spoken of before")
        else:
            self.discourse.continues = True
        who = self._spoken_players(tree)
        chose = [part.groups for part in m.models_in(steps) if isinstance(part, m.Choose)]
        if chose and who in m.ONE_ENEMY and chose[-1][0].what.side in {"your", "friendly"}:
            self.discourse.enemy_chosen, self.discourse.own_chosen = True, False
        if steps == (m.DiscardChosen(),) and who in m.ONE_ENEMY:
            self.discourse.continues = False
            return steps
        match steps:
            case (m.Choose() as choose, m.Destroy(to="chosen") | m.DiscardChosen(to="chosen") as then):
                return (m.Players(who=who, steps=(choose,)), then)
        return (m.Players(who=who, steps=steps),)

    def _of_enemy(self) -> bool:
        """True if the card spoken of last is an enemy one: chosen, or of the event."""
        of_event = self.discourse.object == "event doer" and self.discourse.doer_side == "enemy"
        return self.discourse.enemy_chosen or of_event

    def _is_own(self, tree: Node) -> bool:
        """True if "its owner" is the player of this card: it is this card, or one of the player's cards."""
        meant = self.discourse.as_object()
        if meant in {"this", "this base", "this card"}:
            return True
        if meant == "chosen":
            return self.discourse.own_chosen
        if meant == "event doer" and self.discourse.doer_side == "any":
            raise self.refuse(tree, "it is not clear whose card that is")
        return meant == "event doer" and self.discourse.doer_side in {"your", "friendly"}

    def _spoken_players(self, tree: Node) -> m.PlayersName:
        if self.discourse.players is None:
            raise self.refuse(tree, "no player was spoken of before")
        return self.discourse.players

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
        return self._such_players(tree, self._inner(tree, 1))

    def such_players_may(self, tree: Node) -> Steps:
        return self._such_players(tree, (m.May(steps=self._inner(tree, 1)),))

    def _such_players(self, tree: Node, steps: Steps) -> Steps:
        condition: m.Condition = self.visit(subtrees(tree)[0])
        return (m.If(condition=condition, steps=self._players(tree, steps)),)

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
