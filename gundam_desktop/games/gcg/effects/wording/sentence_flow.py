"""Joins steps into sentences; the part that is the same in every language."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import ClassVar, NamedTuple, TypeAlias

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.phrases import NotWorded, refuse_if
from gundam_desktop.games.gcg.effects.wording import are_many
from gundam_desktop.games.gcg.effects.wording.counting import counted_for
from gundam_desktop.games.gcg.effects.wording.references import ReferencesOf
from gundam_desktop.games.gcg.effects.wording.step_words import StepWords

Steps: TypeAlias = tuple[m.AnyStep, ...]
TakingStep: TypeAlias = m.Deploy | m.Pair | m.AddToHand | m.PlaceInTrash | m.Return
"""Steps that take chosen cards, all worded on the same pattern."""


def pairs_itself(steps: Steps) -> m.Group | None:
    """Return the Units that this card may be paired with, if the steps do only that; None for others."""
    match steps:
        case (
            m.May(
                steps=(
                    m.Choose(groups=(m.Group(least=1, most=1) as group,), link=None),
                    m.Pair(to="this card in trash", unit="chosen", link=None),
                )
            ),
        ):
            return group
    return None


class MergedSteps(NamedTuple):
    """Steps that are worded together."""

    words: str
    taken: int
    """The number of these steps."""
    ends: bool = False
    more: tuple[str, ...] = ()
    """Further sentences after `words`."""


class SentencePart(NamedTuple):
    """The words of one instruction, or of a condition with its instructions."""

    sentences: tuple[str, ...]
    link: m.Link = None
    refers: bool = False
    """True if it contains a pronoun, so that a reader takes it as a continuation of the previous sentence."""
    ends: bool = False
    """It must end its sentence: no "and" can follow."""
    opens: bool = False
    """True if a following sentence with a pronoun would be read as part of it."""
    of_others: bool = False
    """True if other players do it."""
    continues: bool = False
    """True if it must stand in the sentence before: as one of its own it would not be under the "if you do" there."""


class _ConditionPart(SentencePart):
    """A condition: "if you do" after it would refer to the steps under it."""


class SentenceFlow(StepWords[ReferencesOf]):
    """Joins the steps of one effect to sentences; each language defines how they are joined."""

    closing: ClassVar[tuple[str, ...]] = ()
    """Beginnings of instructions that must be the last in their sentence."""

    def __init__(self, refs: ReferencesOf) -> None:
        super().__init__(refs)
        self._before = ""
        """The most recent sentence."""

    # --- the words of a language

    @abstractmethod
    def take(self, group: m.Group, step: TakingStep) -> str:
        """Return a choice and the step for the chosen card in one: "deploy 1 card from your hand"."""

    @abstractmethod
    def split(self, look: m.Look, split: m.SplitLooked) -> str:
        """Return looking at cards and returning some to the top in one."""

    @abstractmethod
    def modify_more(self, modify: m.Modify, condition: m.Matches, more: m.Modify) -> str:
        """Return a change and a further one under a condition on the same card."""

    @abstractmethod
    def later(self, at: str) -> str:
        """Return "at the end of this turn, ", the words before the steps."""

    @abstractmethod
    def when(self, step: m.When) -> str:
        """Return "during this turn, when it happens, ", the words before the steps."""

    def merged(self, _steps: Steps) -> MergedSteps | None:
        """Word the first steps together if the language has a special form for them; None if not."""
        return None

    @abstractmethod
    def players(self, step: m.Players, said: list[str]) -> list[str]:
        """Return the sentences `said` to one player as sentences about the players of a step."""

    @abstractmethod
    def condition(self, condition: m.Condition) -> str:
        """Return a condition, without "if"."""

    @abstractmethod
    def under(self, condition: str, words: str) -> str:
        """Return instructions under a condition."""

    @abstractmethod
    def allowed(self, words: str) -> str:
        """Return an instruction as an option."""

    @abstractmethod
    def together(self, words: Sequence[str]) -> str:
        """Return instructions as one clause."""

    @abstractmethod
    def case(self, step: m.Case) -> str:
        """Return the arms of a case as one sentence."""

    @abstractmethod
    def instead(self, words: str) -> str:
        """Return an instruction that replaces another one."""

    # --- the sentences

    def sentences(self, steps: Steps) -> list[str]:
        """Return the sentences of an effect, without capitals and full stops."""
        said: list[str] = []
        match steps:
            case (m.Choose(link=None) as choose, *others):
                choose, counted = counted_for(choose)
                steps = (choose, *others)
                said += [self._refs.counting(*counted)] if counted is not None else []
        before = optional = None
        for part in self._parts(steps):
            optional = before if part.link == "if you do" and optional is None else optional
            if isinstance(before, _ConditionPart) and before.opens and part.link in m.ASKS_IF_DONE:
                raise NotWorded('"if you do" after a condition that is over')
            refuse_if(before is None and part.link is not None, f"{part.link!r} with nothing before it")
            if part.continues and before is not None:
                said[-1] = self._continued(said[-1], before, part)
            else:
                said += (
                    self._join(part, (part.link == "if you don't" and optional) or before) + part.sentences[0],
                    *part.sentences[1:],
                )
            before = part
        refuse_if(any("■" in sentence for sentence in said[:-1]), "a sentence after an effect that is gained")
        self._before = said[-1]
        return said

    def _continued(self, said: str, before: SentencePart, part: SentencePart) -> str:
        """Return a sentence with a part more, which would not be under its "if you do" as a sentence of its own."""
        refuse_if(before.ends or len(part.sentences) > 1, "these steps in one sentence")
        return self.together([said, *part.sentences])

    def _join(self, part: SentencePart, before: SentencePart | None) -> str:
        """Return the words that join a part to the one before."""
        after_others = before is not None and before.of_others
        return (self.say.joins_after_others if after_others else self.say.joins).get(part.link or "", "")

    def clause(self, steps: Steps) -> str:
        """Return steps as one clause."""
        parts = self._parts(steps)
        if any(part.link or part.opens or len(part.sentences) > 1 for part in parts) or any(p.ends for p in parts[:-1]):
            raise NotWorded("these steps in one sentence")
        return self.together([part.sentences[0] for part in parts])

    def _parts(self, steps: Steps) -> list[SentencePart]:
        parts: list[SentencePart] = []
        place = 0
        while place < len(steps):
            link, before = steps[place].link, self._refs.pronouns
            after_open = bool(parts) and parts[-1].opens
            if (after_open and link not in m.ASKS_IF_DONE) or link == "in any case":
                self._refs.forget()
            part, taken = self._part(steps[place:])
            asked = m.governed(steps[:place])
            refuse_if(link == "in any case" and not asked, "a sentence of its own with nothing to stand apart from")
            if link is None and asked:
                said = steps[place : place + taken]
                refers = self._refs.pronouns > before and not m.is_about_earlier_or_this(said, asked)
                part = part._replace(continues=not refers and not m.is_about_what_was_done(said))
                if part.continues and isinstance(steps[place], m.Case | m.Mode):
                    raise NotWorded("one of several instructions behind another one")
            if any(step.link is not None for step in steps[place + 1 : place + taken]):
                raise NotWorded("a join inside of an instruction")
            if place and _is_done_by_you_alone(steps[place - 1], steps[place]):
                part = part._replace(sentences=(self.say.you_do.format(part.sentences[0]), *part.sentences[1:]))
            if isinstance(part, _ConditionPart) and not m.introduces(steps[:place]):
                part = part._replace(refers=False)
            self._refs.moved = m.moved_card(steps[place + taken - 1])
            self._refs.aside = m.card_aside(steps[place + taken - 1])
            self._refs.left = self._refs.left or any(map(_takes_chosen_away, steps[place : place + taken]))
            parts.append(part)
            place += taken
        return parts

    def _part(self, steps: Steps) -> tuple[SentencePart, int]:
        """Word the first steps together; return the words and the number of the steps."""
        first, link, before = steps[0], steps[0].link, self._refs.pronouns
        merged = self._merged(steps)
        if merged is not None:
            return SentencePart(
                (merged.words, *merged.more), link, self._refs.pronouns > before, merged.ends
            ), merged.taken
        match first:
            case m.If(otherwise=()):
                return _ConditionPart(
                    tuple(self._under(first)), link, self._refs.pronouns > before, ends=True, opens=True
                ), 1
            case m.If():
                return self._with_otherwise(first), 1
            case m.May():
                return SentencePart(
                    tuple(self._block(first.steps, self.allowed, may=True)), link, ends=True, opens=True
                ), 1
            case m.Case():
                refuse_if(len(first.arms) < 2, "a case of one arm")
                if any(isinstance(step, m.Choose) for arm in first.arms for step in arm.steps):
                    raise NotWorded("a choice in one of several cases")
                return SentencePart((self.case(first),), link, ends=True), 1
            case m.When():
                return self._waiting(first), 1
            case m.Later():
                said = self._opened(self.later(first.at), first.steps, later=True)
                return _ConditionPart(tuple(said), link, refers=self._refs.pronouns > before, ends=True, opens=True), 1
            case m.Players():
                return SentencePart(tuple(self._of_players(first)), link, ends=True, of_others=True), 1
            case m.Mode(number=1):
                return SentencePart(
                    (self.say.either.format(self.say.or_.join(map(self.clause, first.arms))),), link, ends=True
                ), 1
        words = self.instruction(first)
        return SentencePart((words,), link, self._refs.pronouns > before, words.startswith(self.closing)), 1

    def _of_players(self, step: m.Players) -> list[str]:
        """Word what players do; a condition in it is on a card that each of them has looked at or chosen."""
        conditions = [part.condition for part in m.models_in(step.steps) if isinstance(part, m.If)]
        if any(not isinstance(asked, m.Matches) or asked.card not in {"looked", "chosen"} for asked in conditions):
            raise NotWorded("such a condition for each of several players")
        refuse_if(any(isinstance(part, m.Players) for part in m.models_in(step.steps)), "players among players")
        said = self.players(step, self.sentences(step.steps))
        if any(isinstance(part, m.Choose) for part in m.models_in(step.steps)):
            groups = [part.groups for part in m.models_in(step.steps) if isinstance(part, m.Choose)]
            many = step.who.startswith(("all", "you and")) or are_many(groups[-1])
            self._refs.introduce("chosen", many=many)
        self._refs.placed_by_all = any(isinstance(part, m.TrashTop) for part in m.models_in(step.steps))
        return said

    def _waiting(self, step: m.When) -> SentencePart:
        """Word an effect that waits for an event for a time."""
        said = self._opened(self.when(step), step.steps)
        return _ConditionPart(tuple(said), step.link, refers=step.by_chosen, ends=True, opens=True)

    def _opened(self, opening: str, steps: Steps, *, later: bool = False) -> list[str]:
        """Return the sentences of steps behind an opening, with their condition in the same sentence."""
        match steps:
            case (m.If(otherwise=(), link=None) as asked,):
                under = self.condition(asked.condition)
                return self._block(asked.steps, lambda words: opening + self.under(under, words), later=later)
        return self._block(steps, lambda words: opening + words, later=later)

    def _merged(self, steps: Steps) -> MergedSteps | None:
        match steps:
            case (
                m.Choose(groups=(group,)),
                m.Deploy(to="chosen", rested=False, pay=False) | m.Pair(to="chosen") as step,
                *_,
            ) if group.what.zone in {"hand", "looked"}:
                return self._taken(group, step)
            case (m.Choose(groups=(group,)), m.AddToHand(to="chosen") as step, *_) if (
                step.reveal or group.what.zone == "looked" or group.what.did is not None
            ):
                return self._taken(group, step)
            case (
                m.Choose(groups=(group,)),
                m.PlaceInTrash(to="chosen") | m.Return(to="chosen", where="deck top" | "deck bottom") as step,
                *_,
            ) if group.what == m.Selector(what=("card",), zone="looked"):
                return self._taken(group, step)
            case (m.Look() as look, m.SplitLooked() as split, *_):
                return MergedSteps(self.split(look, split), 2, ends=True)
            case (
                m.Modify() as modify,
                m.If(link=None, condition=m.Matches() as condition, steps=(m.Modify() as more,), otherwise=()),
                *_,
            ) if condition.card == modify.to == more.to and modify.lasts == more.lasts and more.link is None:
                return MergedSteps(self.modify_more(modify, condition, more), 2, ends=True)
        return self.merged(steps)

    def _taken(self, group: m.Group, step: TakingStep) -> MergedSteps:
        refuse_if(isinstance(step, m.Pair) and step.unit != "this", "pairing with another Unit so")
        return MergedSteps(self.take(group, step), 2)

    def _under(self, step: m.If) -> list[str]:
        condition = self.condition(step.condition)
        return self._block(step.steps, lambda words: self.under(condition, words))

    def _block(
        self, steps: Steps, opened: Callable[[str], str], *, may: bool = False, later: bool = False
    ) -> list[str]:
        """Return the sentences of the steps under one condition or option, or `later` at the end of a turn."""
        parts = self._parts(steps)
        if parts[0].link is not None or (may and any(part.opens for part in parts)):
            raise NotWorded("these steps under one condition")
        refuse_if(isinstance(steps[0], m.If | m.Mode | m.Case), "a condition under a condition")
        said = [[sentence] for sentence in parts[0].sentences]
        for before, part in pairwise(parts):
            if part.link == "if you don't" and not (may or later):
                raise NotWorded('"if you don\'t" under a condition, which it could deny')
            refuse_if(part.link in m.ASKS_IF_DONE and may, '"if you do" about a part of what one may do')
            # "Then, ..." could be what is done behind the option
            in_option = may and part.link == "then" and not m.introduces(steps)
            if (part.refers and not in_option) or part.link in m.ASKS_IF_DONE or (later and part.link == "then"):
                said += ([self._join(part, before) + part.sentences[0]], *([more] for more in part.sentences[1:]))
            elif part.link in {None, "then"} and not before.ends and not part.opens and len(part.sentences) == 1:
                said[-1].append(f"{self.say.then if part.link else ''}{part.sentences[0]}")
            else:
                raise NotWorded("these steps under one condition")
        first, *others = map(self.together, said)
        return [opened(first), *others]

    def _instead(self, step: m.If) -> SentencePart:
        """Return the other steps, then those that replace them if the condition holds."""
        said = self.sentences(step.otherwise)
        words = self.under(self.condition(step.condition), self.instead(self.clause(step.steps)))
        return SentencePart((*said, words), step.link, ends=True)

    def _with_otherwise(self, step: m.If) -> SentencePart:
        """Return "Rest it. If ..., destroy it instead" if only one step differs; else "Otherwise, ..."."""
        match step:
            case m.If(steps=(m.May(link=None) as may, again), otherwise=(other,)) if again.link == "if you don't":
                refuse_if(again.model_copy(update={"link": None}) != other, "an option in place of another step")
                said = self.sentences(step.otherwise)
                condition = self.condition(step.condition)
                words = self.under(condition, self.instead(self.allowed(self.clause(may.steps))))
                return SentencePart((*said, words), step.link, ends=True)
            case m.If(
                condition=m.CountIs(count=these),
                otherwise=(m.If(condition=m.CountIs(count=those), steps=before, otherwise=()),),
            ) if these == those and step.steps[0].do not in {part.do for part in before}:
                return self._instead(step)
            case m.If(steps=(again,), otherwise=(m.If(steps=(before,), otherwise=(_, *_)),)) if again.do == before.do:
                return self._instead(step)
        rest = step.otherwise[1:]
        first = step.otherwise[0]
        replaced = first
        if isinstance(first, m.If) and not first.otherwise:
            replaced, rest = first.steps[0], (*first.steps[1:], *rest)
        count = len(step.steps) - len(rest)
        kind = step.steps[0].do
        tail = step.otherwise[1:]
        asks_first = any(isinstance(part, m.Choose) for part in m.models_in(step.otherwise)) and any(
            "chosen" in vars(part).values() or isinstance(part, m.NumberChosen) for part in m.models_in(step.condition)
        )
        refuse_if(asks_first, "a condition on chosen cards before another choice")
        new, old = (vars(one).get("changes", ()) for one in (step.steps[0], replaced))
        alone = not rest or (replaced == first and m.exchanges_number(step.steps[0], replaced))
        to = getattr(step.steps[0], "to", None)
        of_others = isinstance(replaced, m.Modify) and replaced.to != to and not isinstance(to, m.All)
        whole = count == 1 if kind == "choose" else count > 0 and alone and not m.leaves_some(new, old)
        alike = step.steps[count:] == rest and replaced.do == kind and not of_others
        if whole and alike and all(s.do != kind for s in tail):
            said = self.sentences(step.otherwise)
            condition = self.condition(step.condition)
            words = self.under(condition, self.instead(self.clause(_in_place_of(replaced, step.steps[:count]))))
            return SentencePart((*said, words), step.link, ends=True)
        taken = self._refs.taken
        under = self._under(step)
        self._refs.taken = taken
        of_players = isinstance(step.otherwise[0], m.Players) and len(step.otherwise) == 1
        otherwise, *more = self.sentences(step.otherwise) if of_players else [self.clause(step.otherwise)]
        return _ConditionPart((*under, self.say.otherwise.format(otherwise), *more), step.link, ends=True, opens=True)


def _in_place_of(replaced: m.AnyStep, steps: Steps) -> Steps:
    """Return the steps done instead of another; the player who was chosen for that one does them, too."""
    match replaced, steps:
        case m.Players(who="an enemy player"), (m.Players() as step,) if (replaced.who, replaced.hand) == (
            step.who,
            step.hand,
        ):
            return (step.model_copy(update={"who": "that enemy player", "hand": None}),)
    return steps


def _is_done_by_you_alone(before: m.AnyStep, step: m.AnyStep) -> bool:
    of_all = isinstance(before, m.Players) and before.who not in m.ONE_ENEMY
    return of_all and isinstance(step, m.DONE_BY_YOU) and step.link in {None, "then"}


def _takes_chosen_away(step: m.AnyStep) -> bool:
    """True if the chosen card is not in play after a step."""
    return isinstance(step, m.TAKES_AWAY) and step.to == "chosen"
