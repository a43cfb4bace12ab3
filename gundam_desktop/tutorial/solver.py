"""The solver: proves by exhaustive search whether a player reaches a goal whatever the other one does.

All choices of both players are searched. Where the player cannot know which of several games is the true one, one
choice is made in all that look the same to them: by what they see, and by the events that they were shown.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Hashable, Iterator, Sequence
from functools import partial
from typing import Final, NamedTuple, TypeAlias

from gundam_desktop.tabletop import Choice, Game, IllegalChoice
from gundam_desktop.tutorial.goal import Aim
from gundam_desktop.tutorial.solver_moves import TooManySelections, Trace, after, all_choices, seen, step

MOST_POSITIONS: Final = 200_000
"""The default limit of positions, after which a search gives up: about two minutes."""
_LONGEST: Final = 500
"""The forced choices in a row after which a line counts as endless."""
_FIRST_TRIAL: Final = 64
"""The positions spent on each first choice before the others get their turn; doubled each round."""

Belief: TypeAlias = tuple[Game, ...]
"""Games that all look the same to the player, who does not know which one is true. Never empty."""


class Outcome(NamedTuple):
    """What comes of a position when both players do their best."""

    reached: bool | None
    """Whether the goal is reached; None if that was not decided."""
    length: int = 0
    """The number of decisions until the outcome is settled, on the line that was searched."""


class Solution(NamedTuple):
    """The answer to a puzzle."""

    choices: tuple[tuple[Choice, bool | None], ...]
    """Every first choice, and whether it keeps the goal within reach; None if that was not decided.

    Empty for a decision with more selections than can be searched.
    """
    positions: int
    """How many positions were searched."""

    @property
    def reached(self) -> bool | None:
        """True if the goal can be forced, False if not, None if that was not decided."""
        answers = {answer for _, answer in self.choices}
        return True if True in answers else None if None in answers or not answers else False

    @property
    def best(self) -> tuple[Choice, ...]:
        """The first choices that keep the goal within reach."""
        return tuple(choice for choice, answer in self.choices if answer)

    @property
    def wrong(self) -> tuple[Choice, ...]:
        """The first choices that lose it."""
        return tuple(choice for choice, answer in self.choices if answer is False)


class Replies(NamedTuple):
    """What can have come of a choice when the player decides again."""

    groups: list[list[Trace]]
    """The games in which the goal is open, grouped by what the player can tell apart."""
    lost: Trace | None = None
    """A game in which the goal can no longer be reached, else None; if there is one, other games are not listed."""


class NotDecided(Exception):
    """The search was interrupted, or its bound was reached."""


_UNDECIDED: Final = Outcome(None)


class Solver:
    """Solves positions for one aim. Its results are kept for further questions."""

    def __init__(
        self,
        aim: Aim,
        most_positions: int = MOST_POSITIONS,
        interrupted: Callable[[], bool] = lambda: False,
        unused: Container[int] = (),
    ) -> None:
        """`most_positions` limits each question. `interrupted` is called at every position.

        What is open when a search ends in this way is answered with None. The other player does not use the cards in
        `unused`, so a success against them counts only if they have nothing better.
        """
        self.aim = aim
        self._unused = unused
        self.positions = 0
        self._most = most_positions
        self._pause = most_positions
        """The number of positions at which the present search stops."""
        self._interrupted = interrupted
        self._found: dict[Hashable, Outcome] = {}
        self._settled_by: tuple[Counter[Choice], Counter[Choice]] = Counter(), Counter()
        """How many positions each choice has settled: of the other player, and of the player of the aim."""
        self._open: set[Hashable] = set()
        """The positions on the way to the present one: a line that comes back to one of them makes no progress."""

    # --- questions

    def solve(self, belief: Belief) -> Solution:
        """Judge every choice of the player of the aim, who must decide."""
        start, trial, last = self.positions, _FIRST_TRIAL, self.positions + self._most
        try:
            answers: dict[Choice, bool | None] = dict.fromkeys(all_choices(belief[0]))
        except TooManySelections:
            return Solution((), 0)
        if any(self._judged(game) is False for game in belief):
            return Solution(tuple((choice, False) for choice in answers), 0)
        while None in answers.values() and self.positions < last and not self._interrupted():
            before = self.positions
            for choice in [choice for choice, answer in answers.items() if answer is None]:
                answers[choice] = self._tried(
                    partial(self._chosen, belief, choice), min(trial, last - self.positions)
                ).reached
            if self.positions == before:  # nothing is left to search
                break
            trial *= 2
        return Solution(tuple(answers.items()), self.positions - start)

    def forced(self, belief: Belief) -> bool | None:
        """Whether the goal is reached from any moment, whatever the other player does; None if not decided."""
        return self.outcome(belief).reached

    def outcome(self, belief: Belief) -> Outcome:
        """What comes of games that look the same to the player, at any moment."""
        return self._tried(partial(self._outcome, belief), self._most)

    def outcome_of(self, belief: Belief, choice: Choice) -> Outcome:
        """What comes of a choice of the player in games that look the same."""
        return self._tried(partial(self._chosen, belief, choice), self._most)

    def replies(self, belief: Sequence[Trace], choice: Choice | None = None) -> Replies:
        """What can come of games until the player decides again; with `choice`, they make it first.

        Raises `NotDecided` and `TooManySelections`.
        """
        self._pause = self.positions + self._most
        return self._replies(belief, choice)

    # --- search

    def _replies(self, belief: Sequence[Trace], choice: Choice | None = None) -> Replies:
        groups: dict[Hashable, dict[str, Trace]] = {}
        seat = self.aim.seat
        for trace in belief:
            try:
                moved = trace if choice is None else step(trace, choice, seat)
            except IllegalChoice:  # it is legal only in others of these games
                return Replies([], trace)
            for end in self._ends(moved):
                reached = self.aim.judge(end.game)
                if reached is False:
                    return Replies([], end)
                if reached is None:
                    key = (end.shown, seen(end.game.view(seat)))
                    groups.setdefault(key, {}).setdefault(end.game.digest(), end)
        return Replies([list(group.values()) for group in groups.values()])

    def _tried(self, question: Callable[[], Outcome], trial: int) -> Outcome:
        """The answer to a question that may search `trial` further positions."""
        self._pause = self.positions + trial
        self._open.clear()
        try:
            return question()
        except (NotDecided, TooManySelections):
            return _UNDECIDED

    def _spend(self) -> None:
        """Count a position. Raises `NotDecided` if the limit is reached or the search was interrupted."""
        if self.positions >= self._pause or self._interrupted():
            raise NotDecided
        self.positions += 1

    def _outcome(self, belief: Belief) -> Outcome:
        judged = [self._judged(game) for game in belief]
        if False in judged:
            return Outcome(False)
        belief = tuple(game for game, reached in zip(belief, judged, strict=True) if reached is None)
        if not belief:
            return Outcome(True)
        if len(belief) == 1:
            return self._known(belief[0])
        if belief[0].decision.player != self.aim.seat:
            return self._all(self._replies([Trace(game) for game in belief]))
        key = frozenset(game.digest() for game in belief)
        return self._once(key, True, partial(self._chosen, belief), all_choices(belief[0]))

    def _judged(self, game: Game) -> bool | None:
        """Whether the goal is reached or out of reach, also by what the game foresees; None while it is open."""
        reached = self.aim.judge(game)
        return self.aim.foresee(game) if reached is None else reached

    def _known(self, game: Game) -> Outcome:
        """Return the outcome of a single game, in which everything is known."""
        steps = 0
        while (judged := self.aim.judge(game)) is None:
            if steps > _LONGEST:
                return _UNDECIDED
            choices = self._choices(game)
            if len(choices) > 1:
                if (foreseen := self.aim.foresee(game)) is not None:
                    return Outcome(foreseen, steps)
                mine = game.decision.player == self.aim.seat
                found = self._once(game.digest(), mine, partial(self._made, game), choices)
                return found._replace(length=found.length + steps)
            game = after(game, choices[0])
            steps += 1
        return Outcome(judged, steps)

    def _choices(self, game: Game) -> Sequence[Choice]:
        """Return the deciding player's choices that are searched."""
        choices = all_choices(game)
        if game.decision.player == self.aim.seat:
            return choices
        return [choice for choice in choices if choice.card not in self._unused] or choices

    def _made(self, game: Game, choice: Choice) -> Outcome:
        return self._known(after(game, choice))

    def _chosen(self, belief: Belief, choice: Choice) -> Outcome:
        """The outcome of a choice of the player."""
        if len(belief) == 1:
            return self._made(belief[0], choice)
        return self._all(self._replies([Trace(game) for game in belief], choice))

    def _all(self, replies: Replies) -> Outcome:
        """The outcome if the goal must be reached in every group of games that can come."""
        if replies.lost:
            return Outcome(False)
        beliefs = (tuple(trace.game for trace in group) for group in replies.groups)
        return _settled((partial(self._outcome, belief) for belief in beliefs), mine=False)

    def _once(self, key: Hashable, mine: bool, made: Callable[[Choice], Outcome], choices: Sequence[Choice]) -> Outcome:
        """Search a position that was not searched before; `mine` is True if the player with the aim decides there.

        Choices that have settled other positions are tried first.
        """
        if key in self._found:
            return self._found[key]
        if key in self._open:
            return _UNDECIDED
        self._spend()
        self._open.add(key)
        found = _settled(self._in_order(choices, mine, made), mine)
        self._open.discard(key)
        found = found._replace(length=found.length + 1)
        if found.reached is not None:
            self._found[key] = found
        return found

    def _in_order(
        self, choices: Sequence[Choice], mine: bool, made: Callable[[Choice], Outcome]
    ) -> Iterator[Callable[[], Outcome]]:
        """A question for the outcome of each choice; those that have settled the most positions so far come first."""
        settled = self._settled_by[mine]

        def outcome(choice: Choice) -> Outcome:
            found = made(choice)
            settled[choice] += found.reached is mine
            return found

        return (partial(outcome, choice) for choice in sorted(choices, key=lambda choice: -settled[choice]))

    def _ends(self, trace: Trace) -> Iterator[Trace]:
        """What can come of a game until the player decides, or the goal is settled."""
        if self.aim.judge(trace.game) is not None or trace.game.decision.player == self.aim.seat:
            yield trace
            return
        self._spend()
        for choice in self._choices(trace.game):
            yield from self._ends(step(trace, choice, self.aim.seat))


def _settled(answers: Iterator[Callable[[], Outcome]], mine: bool) -> Outcome:
    """Return the outcome of several possible ones; `mine` is True if the player with the aim chooses among them.

    The first outcome that is good for the choosing player settles it; without one, that player takes the longest line.
    """
    longest, open_one = Outcome(not mine), False
    for answer in answers:
        try:
            found = answer()
        except TooManySelections:
            found = _UNDECIDED
        if found.reached is mine:
            return found
        open_one |= found.reached is None
        longest = max(longest, found, key=lambda each: each.length)
    return _UNDECIDED if open_one else longest
