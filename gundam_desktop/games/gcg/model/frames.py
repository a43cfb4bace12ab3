"""The frames of a game's stack, one for each thing in progress: some carry on, others are decisions of a player.

Frames are small plain classes, since every step makes some: in Python they are read faster and made twice as
fast as a `NamedTuple`, compiled ten times. They are shared by copies of a state: replaced, never changed.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, NamedTuple

from gundam_desktop.games.gcg.model.context import Context


class Candidates(NamedTuple):
    """Ids of cards from which some are to be chosen: at least `least`, at most `most`."""

    cards: tuple[int, ...]
    least: int
    most: int


class Frame:  # noqa: PLW1641 - compared by tests, never a key
    """Something in progress. A saved game has its kind, then its values."""

    __slots__ = ()
    KIND: ClassVar[int]

    def values(self) -> tuple[Any, ...]:
        """Return all fields, in the order of the constructor."""
        return ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Frame) and self.KIND == other.KIND and self.values() == other.values()

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.values()!r}"


class DecisionFrame(Frame):
    """A decision: the answer goes to the frame beneath it."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player

    def values(self) -> tuple[Any, ...]:
        return (self.player,)


class QuestionFrame(DecisionFrame):
    """A decision asked by an effect or a rule, about a card."""

    __slots__ = ("ability", "card", "clause", "purpose")

    def __init__(self, player: int, clause: str, card: int, ability: int, purpose: str) -> None:
        super().__init__(player)
        self.clause = clause
        self.card = card
        self.ability = ability
        """Index of the ability that asks; -1 for a rule."""
        self.purpose = purpose

    def values(self) -> tuple[Any, ...]:
        return (self.player, self.clause, self.card, self.ability, self.purpose)


class PreparationFrame(Frame):
    """Preparation at one of its steps (5-2-1); at the first step it also holds the seat that chooses who goes first."""

    KIND = 0
    __slots__ = ("chooser", "step")

    def __init__(self, step: int, chooser: int = -1) -> None:
        self.step = step
        self.chooser = chooser

    def values(self) -> tuple[Any, ...]:
        """Return all fields; the player who chooses only at the first step."""
        return (self.step,) if self.chooser < 0 else (self.step, self.chooser)


class TurnFrame(Frame):
    """The turn at one of its steps (6-1-1)."""

    KIND = 1
    __slots__ = ("step",)

    def __init__(self, step: int) -> None:
        self.step = step

    def values(self) -> tuple[Any, ...]:
        return (self.step,)


class AttackFrame(Frame):
    """An attack at one of its steps (7-2)."""

    KIND = 2
    __slots__ = ("step",)

    def __init__(self, step: int) -> None:
        self.step = step

    def values(self) -> tuple[Any, ...]:
        return (self.step,)


class ActionFrame(Frame):
    """An action step: the player who may act, and the number of passes in succession (8-3)."""

    KIND = 3
    __slots__ = ("passes", "player")

    def __init__(self, player: int, passes: int) -> None:
        self.player = player
        self.passes = passes

    def values(self) -> tuple[Any, ...]:
        return (self.player, self.passes)


class ResolveFrame(Frame):
    """Resolves the waiting effects (9-1-6)."""

    KIND = 4
    __slots__ = ()


class EffectFrame(Frame):
    """An effect being carried out, at one of its instructions (9-3-1)."""

    KIND = 5
    __slots__ = ("context", "place")

    def __init__(self, place: int, context: Context) -> None:
        self.place = place
        self.context = context

    def values(self) -> tuple[Any, ...]:
        return (self.place, self.context)


class CommandEndFrame(Frame):
    """A Command whose effect has been carried out (2-3-5-2)."""

    KIND = 6
    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def values(self) -> tuple[Any, ...]:
        return (self.card,)


class BurstFrame(Frame):
    """A Burst that may be activated, then its end (11-2-5)."""

    KIND = 7
    __slots__ = ("context", "step")

    def __init__(self, step: int, context: Context) -> None:
        self.step = step
        self.context = context

    def values(self) -> tuple[Any, ...]:
        return (self.step, self.context)


class DeployFrame(Frame):
    """Cards that are deployed at the same time (4-8-1)."""

    KIND = 8
    __slots__ = ("cards", "clause", "effect_of", "player", "rested", "step")

    def __init__(
        self, player: int, cards: tuple[int, ...], rested: bool, clause: str, step: int = 0, effect_of: int = 0
    ) -> None:
        self.player = player
        self.cards = cards
        self.rested = rested
        self.clause = clause
        self.step = step
        self.effect_of = effect_of
        """The card whose effect deploys them; 0 for none."""

    def values(self) -> tuple[Any, ...]:
        values = (self.player, self.cards, self.rested, self.clause, self.step)
        return (*values, self.effect_of) if self.effect_of else values


class PlayAsFrame(Frame):
    """A card in hand that is played another way, and the number of EX Resources that pay for it."""

    KIND = 9
    __slots__ = ("card", "paying", "player")

    def __init__(self, player: int, card: int, paying: int) -> None:
        self.player = player
        self.card = card
        self.paying = paying

    def values(self) -> tuple[Any, ...]:
        return (self.player, self.card, self.paying)


class ArrangeFrame(Frame):
    """Cards put together on top or at the bottom of their owner's deck; the owner orders them (3-1-6)."""

    KIND = 10
    __slots__ = ("ability", "card", "cards", "player", "purpose")

    def __init__(self, player: int, cards: tuple[int, ...], purpose: str, card: int, ability: int) -> None:
        self.player = player
        self.cards = cards
        self.purpose = purpose
        self.card = card
        """The card whose effect has put them there."""
        self.ability = ability

    def values(self) -> tuple[Any, ...]:
        return (self.player, self.cards, self.purpose, self.card, self.ability)


class FallFrame(Frame):
    """Cards that are destroyed at the same time, once their players have said what is done instead (9-1-9-1)."""

    KIND = 11
    __slots__ = ("cards", "clause", "declined")

    def __init__(
        self,
        cards: tuple[tuple[int, int, int, int], ...],
        clause: str,
        declined: tuple[tuple[int, int, int], ...] = (),
    ) -> None:
        self.cards = cards
        """For each: id, stamp, the kind of damage that destroys it (-1 for none), and the card dealing the damage."""
        self.clause = clause
        self.declined = declined
        """What players have declined to do instead: (card, card with the effect, index of the effect) for each."""

    def values(self) -> tuple[Any, ...]:
        return (self.cards, self.clause, self.declined)


class FirstPlayerDecision(DecisionFrame):
    """Who goes first (5-2-1-4)."""

    KIND = 20
    __slots__ = ()


class RedrawDecision(DecisionFrame):
    """Keep the hand or redraw (5-2-1-6)."""

    KIND = 21
    __slots__ = ()


class MainDecision(DecisionFrame):
    """Take an action or end the main phase (6-5-1)."""

    KIND = 22
    __slots__ = ()


class BlockDecision(DecisionFrame):
    """Block the attack or not (7-4-1)."""

    KIND = 23
    __slots__ = ()


class ActionDecision(DecisionFrame):
    """Take an action or pass (8-3)."""

    KIND = 24
    __slots__ = ("passes",)

    def __init__(self, player: int, passes: int) -> None:
        self.player = player
        self.passes = passes

    def values(self) -> tuple[Any, ...]:
        return (self.player, self.passes)


class SelectDecision(QuestionFrame):
    """Choose cards (9-3-3)."""

    KIND = 25
    __slots__ = ("groups",)

    def __init__(
        self, player: int, clause: str, card: int, ability: int, purpose: str, groups: tuple[Candidates, ...]
    ) -> None:
        super().__init__(player, clause, card, ability, purpose)
        self.groups = groups

    def values(self) -> tuple[Any, ...]:
        return (*super().values(), self.groups)


class OptionDecision(QuestionFrame):
    """Choose one of several options (9-3-3)."""

    KIND = 26
    __slots__ = ("options",)

    def __init__(
        self, player: int, clause: str, card: int, ability: int, purpose: str, options: tuple[str, ...]
    ) -> None:
        super().__init__(player, clause, card, ability, purpose)
        self.options = options

    def values(self) -> tuple[Any, ...]:
        return (*super().values(), self.options)


class ConfirmDecision(QuestionFrame):
    """Yes or no (9-1-3), with the possible answers."""

    KIND = 27
    __slots__ = ("answers",)

    def __init__(
        self, player: int, clause: str, card: int, ability: int, purpose: str, answers: tuple[str, ...]
    ) -> None:
        super().__init__(player, clause, card, ability, purpose)
        self.answers = answers

    def values(self) -> tuple[Any, ...]:
        return (*super().values(), self.answers)


class OrderDecision(DecisionFrame):
    """Choose which of one's waiting effects is resolved first (9-1-6-5)."""

    KIND = 28
    __slots__ = ()


RESOLVE: Final = ResolveFrame()
FRAMES: Final[dict[int, type[Frame]]] = {
    frame.KIND: frame
    for frame in (
        PreparationFrame,
        TurnFrame,
        AttackFrame,
        ActionFrame,
        ResolveFrame,
        EffectFrame,
        CommandEndFrame,
        BurstFrame,
        DeployFrame,
        PlayAsFrame,
        ArrangeFrame,
        FallFrame,
        FirstPlayerDecision,
        RedrawDecision,
        MainDecision,
        BlockDecision,
        ActionDecision,
        SelectDecision,
        OptionDecision,
        ConfirmDecision,
        OrderDecision,
    )
}
"""Number of a kind of frame in saved games -> its class."""
