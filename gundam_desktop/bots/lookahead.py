"""The consequences of a choice: a sampled world is played on to the next quiet moment and judged there.

A quiet moment is a main phase, or another decision that the game names (`PromptStyle.quiet`); in the player's own
turn the end phase is added, so that every world is judged when the opponent begins to act. Decisions on the way are
made for both players by what is best for them, as far as `DEPTH` decisions reach, and after that by a simple rule.
Neither player does more than a decision requires.
"""

from __future__ import annotations

from typing import Final

from gundam_desktop.bots.random_bot import narrowest_first
from gundam_desktop.games.game_module import GameModule
from gundam_desktop.tabletop import Choice, Decision, Game, View

DEPTH: Final = 2
"""How many decisions among a choice's consequences are tried out rather than made by rule."""
_WIDTH: Final = 6
"""The most answers to try for such a decision."""
_LONGEST: Final = 200
"""Number of answers after which a world is judged as it is."""

_END: Final = Choice("end")
_PASS: Final = Choice("pass")
_ANSWERS: Final = {"redraw": Choice("keep"), "first_player": Choice("first")}


class Lookahead:
    """Plays worlds on to the next quiet moment and judges them there."""

    def __init__(self, game_module: GameModule) -> None:
        self._game_module = game_module
        playmat = game_module.library.playmat("en")
        self._prompt_style = playmat.prompt_style
        self._phases = [key for key, _ in playmat.phases[:-1]]

    def ends_turn(self, view: View) -> bool:
        """True if the lookahead should play on to the end of the viewer's turn."""
        return view.turn_player == view.player and view.phase in self._phases

    def worth(self, world: Game, player: int, choice: Choice, *, to_end: bool) -> float:
        """The worth of the world to `player` after the choice. The world itself is not changed."""
        game = world.copy()
        self._game_module.tried(game, world.decision.player, choice)
        return self._settled(game, player, to_end, DEPTH)

    def _settled(self, game: Game, player: int, to_end: bool, depth: int) -> float:
        """Return the value at the next quiet moment."""
        for _ in range(_LONGEST):
            decision = game.decision
            if decision.player < 0:
                break
            if decision.kind == "main":
                if decision.player != player or not to_end:
                    break
                to_end = False
                self._game_module.tried(game, player, _END)
                continue
            if self._prompt_style(decision.kind).quiet:
                break
            answer = self._ruled(decision)
            if answer is None:
                answers = game.legal_choices(decision.player)[:_WIDTH] or [whole_selection(decision)]
                if len(answers) > 1 and depth > 0:
                    return self._best(game, player, decision.player, answers, to_end, depth - 1)
                answer = _PASS if self._prompt_style(decision.kind).passable else answers[0]
            self._game_module.tried(game, decision.player, answer)
        return self._game_module.evaluate_state(game, player)

    def _ruled(self, decision: Decision) -> Choice | None:
        """Return the rule's answer to a decision that is not tried out, else None; it uses no hidden cards."""
        return _PASS if self._prompt_style(decision.kind).hidden else _ANSWERS.get(decision.kind)

    def _best(self, game: Game, player: int, chooser: int, answers: list[Choice], to_end: bool, depth: int) -> float:
        """The worth to `player` when `chooser` takes the answer that is best for them."""
        found = []
        for answer in answers:
            branch = game.copy()
            self._game_module.tried(branch, chooser, answer)
            found.append(self._settled(branch, player, to_end, depth))
        return max(found) if chooser == player else min(found)


def whole_selection(decision: Decision) -> Choice:
    """Return a whole selection by a simple rule: each group's first cards, as few as required, but all of "up to"."""
    chosen: list[int] = []
    for group in narrowest_first(decision):
        free = [card for card in group.candidates if card not in chosen]
        chosen += free[: group.least or group.most]
    return Choice("choose", cards=tuple(chosen))
