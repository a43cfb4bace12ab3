"""A second try at a decision: whether another choice is as good as the best known one, and what would follow it.

If the verdict was proved, the try is proved as well; otherwise both choices are played on from the same worlds.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from gundam_desktop.bots.levels import create
from gundam_desktop.coach.decisions import PastDecision
from gundam_desktop.coach.forced import aim_of, kept_by, refuting_line
from gundam_desktop.coach.playouts import QUICK_LEVEL, Mean, Playouts, mean_of
from gundam_desktop.coach.review import Verdict
from gundam_desktop.coach.reviewed import ReviewedDecision
from gundam_desktop.games import find
from gundam_desktop.tabletop import Choice, Event, Game
from gundam_desktop.tutorial.solver_moves import Made

WORLDS: Final = 20
AS_GOOD: Final = 2.0
"""By how many points of the chance to win a choice may be worse than the best one and still count as good."""
_MOST_CLAUSES: Final = 4


class Answer(NamedTuple):
    """The result of a try."""

    found: bool
    """True if it is as good as the best choice known, or nearly."""
    behind: float
    """By how many points of the chance to win it is behind the best choice."""
    margin: float
    """Half the width of the 95 % interval, in points."""
    worlds: int
    held: int
    """In how many worlds it keeps what the better choice was proved to keep; 0 where nothing was proved."""
    state: Mapping[str, Any]
    """The dump of the world in which the line is played."""
    line: tuple[Made, ...]
    """The (seat, choice) pairs of the try and what follows it there."""
    clauses: tuple[str, ...]
    """The last clauses that the events of that line cite."""


class SecondTry:
    """The work of judging one try, for another process: a call carries it out."""

    def __init__(self, decision: ReviewedDecision, tried: Choice, level: str = QUICK_LEVEL) -> None:
        """`ValueError` for an unknown level."""
        self._decision, self._tried, self._level = decision, tried, level
        create(decision.game, level, 0)

    def __call__(self, _number: int) -> Answer:
        verdict, past = self._decision.verdict, self._decision.past()
        worlds, better = past.worlds(WORLDS), self._decision.better(past.game)
        playouts = Playouts(find(self._decision.game), self._level, past.decks)
        tried = [playouts.play(world, self._tried, seed) for seed, world in enumerate(worlds)]
        if verdict.proof == "missed win":
            best = [verdict.held / verdict.worlds] * WORLDS
        else:
            best = [playouts.play(world, better, seed).chance for seed, world in enumerate(worlds)]
        costs = [100 * (good - played.chance) for good, played in zip(best, tried, strict=True)]
        behind = mean_of(costs)
        usual = min(range(WORLDS), key=lambda number: abs(costs[number] - behind.value))
        answer = self._answer(behind.value <= AS_GOOD, behind, worlds[usual], tried[usual].made)
        return self._with_proof(answer, past, verdict) if verdict.proof else answer

    def _with_proof(self, answer: Answer, past: PastDecision, verdict: Verdict) -> Answer:
        """Return the answer for a proved verdict: only a choice that keeps as much by force counts as good."""
        kept = kept_by(past, self._tried, verdict.proof)
        found = kept.held >= verdict.held
        if not found and kept.lost:
            line = refuting_line(kept.lost[0], self._tried, aim_of(past.view, verdict.proof))
            answer = self._answer(found, Mean(answer.behind, answer.margin, answer.worlds), kept.lost[0], line)
        return answer._replace(found=found, held=kept.held)

    def _answer(self, found: bool, behind: Mean, world: Game, made: Sequence[Made]) -> Answer:
        line, clauses = self._shown(world, made)
        return Answer(found, behind.value, behind.margin, behind.number, 0, world.dump(), line, clauses)

    def _shown(self, world: Game, made: Sequence[Made]) -> tuple[tuple[Made, ...], tuple[str, ...]]:
        """The part of a line that is shown, to the end of the opponent's next turn, and the last clauses in it."""
        game, events = world.copy(), list[Event]()
        shown = []
        for seat, choice in made:
            if game.turn > world.turn + 1:
                break
            events += game.apply(seat, choice)
            shown.append((seat, choice))
        told = find(self._decision.game).library.worth_telling(events)
        clauses = dict.fromkeys(event.clause for event in reversed(told) if event.clause)
        return tuple(shown), tuple(reversed([*clauses][:_MOST_CLAUSES]))
