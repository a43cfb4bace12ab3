"""The verbs of a game: a row for each says how it is written, when it is legal, what could be tried, what it does."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from gundam_desktop.games.kit.state import State
from gundam_desktop.tabletop import Choice, Refusal

S = TypeVar("S", bound=State[Any, Any])
Verdict: TypeAlias = Refusal | None
Check: TypeAlias = Callable[[S, int, Choice], Verdict]
CONCEDE = "concede"
"""The verb that is legal at any time; it answers no kind of decision, so it is never listed."""


class Part(NamedTuple):
    """One part of a written choice, behind the verb, in the order in which the parts are written."""

    field: str
    """The field of `Choice` that it fills: `card`, `target`, `cards` (several names with commas), `word`, `number`."""
    joint: str = ""
    """The word before it: `on`, `to`, `->`."""
    zones: tuple[str, ...] = ()
    """For names of cards: the zones in which they are looked for first; empty for the candidates of the decision."""
    seats: str = "own"
    """Whose zones: `own`, `other` or `both`."""
    words: tuple[str, ...] = ()
    """For a word: the allowed words, each of one or more words of text. Several parts may fill `word`, each with
    other ones."""
    optional: bool = False
    meant: Callable[[Any, Mapping[str, Any]], Iterable[int]] | None = None
    """For names of cards, in place of `zones`: the cards that are looked for first, from the `notation.Board` and the
    parts before this one, by field."""
    written: bool = True
    """False for a card that is never written, because the choice can mean only the first of these."""
    zones_by_card: Callable[[str], tuple[str, tuple[str, ...]]] | None = None
    """For names of cards that depend on the choice's own card: its number -> `seats` and `zones` in place of these."""


class Verb(NamedTuple, Generic[S]):
    """One verb. Each check is written once and used both to list choices and to explain refusals."""

    name: str
    times: tuple[str, ...]
    """The kinds of decisions that it answers."""
    clause: str
    """The clause that allows it."""
    do: Callable[[S, int, Choice], None]
    """Carries a legal choice of a player out."""
    form: tuple[Part, ...] = ()
    example: str = ""
    """The written form, for messages: `set CARD on UNIT`; empty for a verb without parts, which is its name."""
    needs: tuple[Check[S], ...] = ()
    """Checks in order; the first that fails is the last refusal given, because later checks would make no sense."""
    checks: tuple[Check[S], ...] = ()
    """Further checks; all that fail are given as refusals."""
    tries: Callable[[S, int, int], Iterable[Choice]] | None = None
    """What a player could try with a card of theirs: state, seat, card. None for a verb that is tried without a card
    (alone, or with each of its words), or that only selects candidates."""
    lists: Callable[[S, int, int], Iterable[Choice]] | None = None
    """Those of `tries` that could be legal, where the others are many; None for all of them."""


def wrong_time(state: State[Any, Any], row: Verb[Any]) -> Verdict:
    """A refusal if a verb does not answer the decision that the game waits for."""
    return (
        None if state.question is not None and state.question.kind in row.times else Refusal("wrong time", row.clause)
    )


class Verbs(Generic[S]):
    """All verbs of a game."""

    def __init__(
        self,
        rows: Iterable[Verb[S]],
        clause: str,
        cards: Callable[[S, int], Iterable[int]],
        time: Callable[[S, Verb[S]], Verdict] = wrong_time,
        *,
        by_verb: bool = False,
    ) -> None:
        """`clause` says that players decide in turn; `cards` are those with which a player could try something.

        `time` judges whether a verb answers the decision: a game that marks this check with clauses gives its own.
        With `by_verb` a player who does not decide is refused by the clause of the verb.
        """
        self.rows = {row.name: row for row in rows}
        self._clause, self._cards, self._time, self._by_verb = clause, cards, time, by_verb

    def pseudo_legal_choices(self, state: S, player: int, card: int = 0) -> list[Choice]:
        """Every well-formed choice that a player could try, legal or not; with `card`, only those of this card."""
        if card:
            return self._of_cards(state, player, (card,), self.rows.values())
        cards = self._cards(state, player)
        return [*self._alone(state, player), *self._of_cards(state, player, cards, self.rows.values())]

    def legal_choices(self, state: S, player: int) -> list[Choice]:
        """The pseudo-legal choices without a refusal; a selection of several cards is not listed."""
        question = state.question
        if question is None or question.player != player:
            return []
        now = [row for row in self.rows.values() if question.kind in row.times]
        tried = (
            *self._alone(state, player),
            *self._of_cards(state, player, self._cards(state, player), now, legal=True),
        )
        return [choice for choice in tried if next(self._refusals(state, player, choice), None) is None]

    def explain(self, state: S, player: int, choice: Choice) -> list[Refusal]:
        """Every reason why a choice is not legal; empty exactly when it is."""
        if state.result:
            return [Refusal("game over", state.reason)]
        if not choice.is_well_typed():
            return [Refusal("no choice", self._clause)]
        if choice.verb == CONCEDE:
            return []
        if not self._is_well_formed(state, choice):
            return [Refusal("no choice", self._clause)]
        return list(self._refusals(state, player, choice))

    def carry_out(self, state: S, player: int, choice: Choice) -> None:
        """Carry out a legal choice."""
        self.rows[choice.verb].do(state, player, choice)

    def _alone(self, state: S, player: int) -> Iterator[Choice]:
        """What could be tried without a card: verbs alone, words, and candidates where this player is to select one."""
        question = state.question
        if question is None:
            return
        for row in self.rows.values():
            if question.kind not in row.times:
                continue
            if not row.form:
                yield Choice(row.name)
            elif row.tries is not None or question.player != player:
                continue  # another player's candidates could tell what is hidden
            elif row.form[0].field == "cards" and len(question.groups) == 1 and question.groups[0].most == 1:
                yield from (Choice(row.name, cards=(each,)) for each in question.groups[0].candidates)
            elif not question.groups:
                yield from (Choice(row.name, word=word) for part in row.form for word in part.words)

    def _of_cards(
        self, state: S, player: int, cards: Iterable[int], rows: Collection[Verb[S]], *, legal: bool = False
    ) -> list[Choice]:
        """The pseudo-legal choices with these cards, with `legal` those that may be legal; with a number last."""
        own = [card for card in cards if state.cards[card].owner == player]
        found = [
            choice
            for card in own
            for row in rows
            if (tries := row.lists if legal and row.lists is not None else row.tries) is not None
            for choice in tries(state, player, card)
        ]
        return sorted(found, key=lambda choice: choice.number > 0)

    def _is_well_formed(self, state: S, choice: Choice) -> bool:
        """True if a choice has the parts that its verb needs and no others, and its cards are cards of the game."""
        row = self.rows.get(choice.verb)
        ids = (choice.card, choice.target, *choice.cards)
        if row is None or choice.paying >= 0 or not all(0 <= each < len(state.cards) for each in ids):
            return False
        for field in ("card", "target", "word", "number", "cards"):
            value, parts = getattr(choice, field), [part for part in row.form if part.field == field]
            if not value:
                if field != "cards" and not all(part.optional for part in parts):
                    return False
            elif not any(not part.words or value in part.words for part in parts):
                return False
        return choice.number >= 0

    def _refusals(self, state: S, player: int, choice: Choice) -> Iterator[Refusal]:
        row, question = self.rows[choice.verb], state.question
        if question is None or question.player != player:
            yield Refusal("not your decision", row.clause if self._by_verb else self._clause)
        if (late := self._time(state, row)) is not None:
            yield late
        for check in row.needs:
            if (refusal := check(state, player, choice)) is not None:
                yield refusal
                return
        for check in row.checks:
            if (refusal := check(state, player, choice)) is not None:
                yield refusal
