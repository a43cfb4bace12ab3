"""The review of a finished game: which decisions of a player cost most, judged by what the player could know.

Proofs come first (a win that was given away, a loss that was allowed). Then come the decisions that look worst one
choice ahead: bots play games on from the same worlds after both choices, first a quick bot, and what that finds costly
again a strong bot, whose result counts. Bad luck is not a mistake: each world agrees with what the player saw, and
nothing else is used.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import groupby
from typing import Final, NamedTuple

from gundam_desktop.coach.decisions import Decks, PastDecision, decisions_of, read_decks
from gundam_desktop.coach.forced import Proof, Thrown, thrown_away
from gundam_desktop.coach.playouts import QUICK_LEVEL, Mean, Playouts, mean_of
from gundam_desktop.games.game_module import GameModule
from gundam_desktop.records import Record, game_module_of, rebuild
from gundam_desktop.tabletop import Choice

JUDGE: Final = "ace:nodes=600"
"""The bot whose result counts, by default."""
MOST_SHOWN: Final = 3
COSTLY: Final = 5.0
"""Decisions that cost fewer points of the chance to win than this are not shown."""
PLAYED_OUT: Final = 8
"""How many decisions are played out, those that look worst."""
WORLDS: Final = 100
_JUDGED: Final = 20
"""The number of worlds that the judge plays on."""
_BATCH: Final = 10
_FATAL_TURNS: Final = 2
"""How many turns are searched for an allowed loss: the last one, and the one of the opponent before it."""


class Verdict(NamedTuple):
    """What a decision cost."""

    position: int
    """The number of choices made before it."""
    played: str
    """The choice played, in its written form."""
    better: str
    """The better choice, in its written form."""
    cost: float
    """How many points of the chance to win (0 to 100) it cost."""
    margin: float
    """Half the width of the 95 % interval of the cost, in points; 0 for a proof."""
    proof: Proof = ""
    worlds: int = 0
    held: int = 0
    """In how many of the worlds a proof holds."""

    @property
    def is_costly(self) -> bool:
        """True if it is proved, or the whole interval of the cost is above `COSTLY`."""
        return bool(self.proof) or self.cost - self.margin > COSTLY


class Review:
    """A review, divided into steps that can be carried out one by one, also in another process.

    Each call carries out one step (0 to `steps` - 1) and returns its results. First come proofs, a step for each turn,
    beginning with the last one, where most games are lost; then the decisions that are played out, a step for each.
    """

    def __init__(self, record: Record, seat: int, judge: str = JUDGE, worlds: int = WORLDS) -> None:
        """`Damaged` for a record that cannot be replayed, `ValueError` for a judge that is no level of a bot."""
        self._record, self._seat, self._judge_level, self._worlds = record, seat, judge, worlds
        self._proofs = 1 + max((move.turn for move in record.moves[: record.position]), default=0)
        self.steps = self._proofs + PLAYED_OUT

    def __call__(self, step: int) -> list[Verdict]:
        if step < self._proofs:
            return self._proved(step)
        suspects = self._suspects[step - self._proofs :]
        return [self._played_out(*suspects[0])] if suspects else []

    @cached_property
    def _game_module(self) -> GameModule:
        return game_module_of(self._record.start)

    @cached_property
    def _decks(self) -> Decks:
        first, second = self._record.start.players
        return read_decks(self._game_module, (first.deck, second.deck))

    @cached_property
    def _decisions(self) -> list[PastDecision]:
        history = rebuild(self._record).game_history
        return list(decisions_of(history, self._game_module, self._seat, self._decks))

    @cached_property
    def _turns(self) -> list[list[PastDecision]]:
        """The decisions by turn, the last turn first."""
        turns = [list(group) for _, group in groupby(self._decisions, key=lambda decision: decision.view.turn)]
        return turns[::-1]

    @cached_property
    def _playouts(self) -> Playouts:
        return Playouts(self._game_module, QUICK_LEVEL, self._decks)

    @cached_property
    def _judge(self) -> Playouts:
        return Playouts(self._game_module, self._judge_level, self._decks)

    @cached_property
    def _suspects(self) -> list[tuple[PastDecision, Choice]]:
        """The decisions that look worst one choice ahead, the worst first, each with the choice that looks best."""
        screened = [(decision, *decision.screened()) for decision in self._decisions]
        wrong = [entry for entry in screened if entry[1] != entry[0].played and entry[2] > 0]
        wrong.sort(key=lambda entry: -entry[2])
        return [(decision, better) for decision, better, _ in wrong[:PLAYED_OUT]]

    def _played_out(self, decision: PastDecision, better: Choice) -> Verdict:
        """Compare two choices; if the one played seems costly, compare them again with the judge."""
        judged_again = self._judge_level != QUICK_LEVEL
        quick = self._compared(decision, better, self._playouts, self._worlds, until_costly=judged_again)
        if not quick.is_costly or not judged_again:
            return quick
        return self._compared(decision, better, self._judge, min(self._worlds, _JUDGED))

    def _compared(
        self, decision: PastDecision, better: Choice, playouts: Playouts, most: int, *, until_costly: bool = False
    ) -> Verdict:
        """Compare two choices in the same worlds, until it is clear that the one played is not costly.

        With `until_costly`, also until it is clear that it is. `most` worlds at most.
        """
        costs: list[float] = []
        for seed, world in enumerate(decision.worlds(most)):
            chances = [playouts.play(world, choice, seed).chance for choice in (better, decision.played)]
            costs.append(100 * (chances[0] - chances[1]))
            if len(costs) % _BATCH == 0 and len(costs) >= min(2 * _BATCH, most // 2):
                cost = mean_of(costs)
                if cost.value + cost.margin < COSTLY or (until_costly and cost.value - cost.margin > COSTLY):
                    break
        return self._verdict(decision, better, mean_of(costs))

    def _proved(self, number: int) -> list[Verdict]:
        """Return proved verdicts for a turn: the win that was given away, the loss that was allowed.

        `number` counts turns back from the last one, which is 0. The greatest number stands for all remaining turns,
        because records of earlier versions do not say in which turn a choice was made.
        """
        found = []
        end = number + 1 if number < self._proofs - 1 else len(self._turns)
        for place, turn in enumerate(self._turns[number:end], number):
            if self._lost and place < _FATAL_TURNS:
                found.append(self._first_thrown(turn, "allowed loss"))
            if turn[0].view.turn_player == self._seat:
                found.append(self._first_thrown(turn, "missed win"))
        return [verdict for verdict in found if verdict is not None]

    @property
    def _lost(self) -> bool:
        end = self._record.end
        return end is not None and end.result == str(1 - self._seat)

    def _first_thrown(self, turn: Sequence[PastDecision], proof: Proof) -> Verdict | None:
        """The first decision of a turn that threw away what another choice would have forced."""
        for decision in turn:
            thrown = thrown_away(decision, proof)
            if thrown is not None:
                return self._after_proof(decision, thrown, proof)
        return None

    def _after_proof(self, decision: PastDecision, thrown: Thrown, proof: Proof) -> Verdict:
        """Return a proved verdict; the value of the other choice is estimated by playing out a few worlds."""
        other = decision.played if proof == "missed win" else thrown.better
        worlds = decision.worlds(_BATCH)
        chance = mean_of([self._playouts.play(world, other, seed).chance for seed, world in enumerate(worlds)])
        lost = thrown.held / thrown.worlds - chance.value if proof == "missed win" else chance.value
        verdict = self._verdict(decision, thrown.better, Mean(max(0.0, 100 * lost), 0.0, thrown.worlds))
        return verdict._replace(proof=proof, held=thrown.held)

    def _verdict(self, decision: PastDecision, better: Choice, cost: Mean) -> Verdict:
        game, seat = decision.game, self._seat
        texts = (game.format(decision.played, seat), game.format(better, seat))
        return Verdict(decision.position, *texts, cost.value, cost.margin, worlds=cost.number)


class ReviewWork:
    """The reviews of several players of one game, as numbered pieces of work; the quick proofs of all come first."""

    def __init__(self, record: Record, seats: Sequence[int], judge: str = JUDGE, worlds: int = WORLDS) -> None:
        self._reviews = {seat: Review(record, seat, judge, worlds) for seat in seats}

    def __len__(self) -> int:
        return sum(review.steps for review in self._reviews.values())

    def __call__(self, number: int) -> list[tuple[int, Verdict]]:
        """Carry out one piece of work; return its verdicts, each with the seat of its player."""
        step, place = divmod(number, len(self._reviews))
        seat, review = list(self._reviews.items())[place]
        return [(seat, verdict) for verdict in review(step)]


def most_costly(verdicts: Sequence[Verdict]) -> list[Verdict]:
    """The decisions to be shown, the costliest first: at most three, and none that may have cost next to nothing."""
    best: dict[int, Verdict] = {}
    for verdict in sorted(verdicts, key=lambda each: (bool(each.proof), each.cost)):
        best[verdict.position] = verdict
    costly = (each for each in best.values() if each.is_costly)
    return sorted(costly, key=lambda each: (not each.proof, -each.cost))[:MOST_SHOWN]
