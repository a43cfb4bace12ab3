"""Cards as the rules run them: shared, never changed, made once from card data by `effects.compiler`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple, TypeAlias

from gundam_desktop.games.gcg.model.constants import HP, CardType, Rule
from gundam_desktop.games.gcg.model.keywords import Keyword

# Effects are compiled to functions that take the state and the context first; `model.queries` has the full signatures.
# Their types are loose here, because the state refers to cards, and cards refer to these functions.
_Number: TypeAlias = "int | Callable[..., int]"
_Test: TypeAlias = "Callable[..., bool]"
_Finder: TypeAlias = "Callable[..., list[int]]"


class Operation:
    """How one kind of step is carried out (`effects.run.operations`)."""

    __slots__ = ("acts", "carry_out", "fields", "go_on", "name")

    def __init__(self, name: str, fields: type[Any], carry_out: Callable[..., Any], acts: bool) -> None:
        self.name = name
        self.fields = fields
        """The compiled fields that its routines take, a `NamedTuple`."""
        self.carry_out = carry_out
        self.acts = acts
        """False for a step that only chooses or asks, or says where the effect goes on."""
        self.go_on: Callable[..., Any] | None = None
        """For a step that asks something: the routine that carries on with the answer."""


class Instruction(NamedTuple):
    """One step of an effect, compiled."""

    operation: Operation
    fields: Any


class Need:
    """A choice that must be possible before an effect is activated (9-2-2, 9-1-8-1-1)."""

    __slots__ = ("conditions", "find", "least", "unseen")

    def __init__(self, conditions: tuple[_Test, ...], find: _Finder, least: _Number, unseen: _Finder | None) -> None:
        self.conditions = conditions
        """The need applies only while all of these hold."""
        self.find = find
        self.least = least
        self.unseen = unseen
        """All cards of the candidates' zone if it is a private one: then not all players can see the candidates."""


class Modification:
    """One modification that an effect makes: of a figure, a keyword effect or a trait gained, a rule, damage."""

    __slots__ = ("amount", "effect_of", "key", "kind", "least", "most", "next_only", "once", "to", "what")

    STAT: Final = 0
    GAIN: Final = 1
    RULE: Final = 2
    REDUCE: Final = 3
    TRAIT: Final = 4
    INSTEAD: Final = 5
    EFFECT: Final = 6
    LOSE: Final = 7
    BECOME: Final = 8
    FALLS: Final = 9
    TAKEN_OVER: Final = 10
    NEXT: Final = 11

    def __init__(
        self,
        kind: int,
        key: Any,
        amount: _Number,
        what: _Test | None,
        *,
        next_only: bool = False,
        to: bool = False,
        once: bool = False,
        least: int = 0,
        most: int | None = None,
        effect_of: _Test | None = None,
    ) -> None:
        self.kind = kind
        self.key = key
        """The figure, keyword effect, trait, rule or effect; for reduced damage the kind of damage, -1 for any; for
        damage dealt to another card instead, or taken over by it, the reference to it; for what does not happen to a
        card the `Replaced`."""
        self.amount = amount
        self.what = what
        """For a rule: the cards it is directed against; for reduced damage: the sources, None for all; for the Lv. or
        cost of the next card that is played: such cards."""
        self.next_only = next_only
        self.to = to
        """True if damage is reduced to the amount, not by it."""
        self.once = once
        self.least = least
        self.most = most
        """The damage that is reduced or not received is within these bounds; None for no bound."""
        self.effect_of = effect_of
        """For a card that is rested instead of another: the cards whose effects rest that."""

    @property
    def bounded(self) -> bool:
        """True if the change is about damage of a certain amount only."""
        return self.least > 0 or self.most is not None

    @property
    def changes_hp(self) -> bool:
        """True if HP is changed."""
        return self.kind in (Modification.STAT, Modification.BECOME) and self.key == HP

    def allows(self, points: int) -> bool:
        """True if damage of this many points is within the bounds."""
        return self.least <= points and (self.most is None or points <= self.most)


class Replaced(NamedTuple):
    """What is done instead of what would happen to a card (9-1-9-1)."""

    event: str
    """`destroyed`, or `returned to hand`."""
    goes: str
    """Where the card goes; `stays` if it stays where it is."""
    by: str
    """What would do it: `effects`, `enemy effects`, `damage`, ...; empty for anything."""
    may: bool
    """True if the card's player may also let the event happen."""
    doing: CompiledAbility | None
    """What the player does instead; None if nothing."""


class CompiledAbility:
    """One ability of a card, compiled."""

    __slots__ = (
        "by",
        "changes",
        "code",
        "condition",
        "discard",
        "effect_of",
        "event",
        "finds",
        "gate",
        "gate_pilot",
        "index",
        "keeps_fallen",
        "kind",
        "level",
        "needs",
        "on_player",
        "once",
        "pay",
        "pilot",
        "price",
        "requires",
        "rest_this",
        "timing",
        "turn",
        "values",
        "what",
        "who",
        "with_ex",
        "works_in",
    )

    def __init__(self, index: int, kind: str) -> None:
        self.index = index
        self.kind = kind
        """`keyword`, `pilot`, `triggered`, `activated`, `command`, `constant`, or `substitute`."""
        self.event = ""
        self.timing: frozenset[str] = frozenset()
        self.gate = ""
        """`pair` or `link`: active only while this Unit is paired or linked."""
        self.gate_pilot: _Test | None = None
        self.turn = ""
        """`your` or `opponent's`: active only in that turn."""
        self.condition: _Test | None = None
        self.once = False
        self.pilot: _Test | None = None
        self.what: _Test | None = None
        self.who: _Test | None = None
        """The cards that do the event, if that is not this Unit."""
        self.keeps_fallen = False
        """True if it refers to figures of the Unit that its event destroys, as that Unit last was on the field."""
        self.on_player = False
        """For an attack: only on the enemy player."""
        self.with_ex = False
        """For a Command: only when it was played using an EX Resource."""
        self.by = ""
        """`enemy`, `you`: only when an effect of that player does it."""
        self.effect_of: _Test | None = None
        """The cards whose effect must cause the event."""
        self.pay: _Number = 0
        self.level: _Number | None = None
        """For another way to play: the Lv. that the card then has, if it differs."""
        self.price: _Number | None = None
        """For another way to play: the cost that the card then has, if it differs."""
        self.rest_this = False
        """True if the cost is to rest this card, or a card that is rested instead of it."""
        self.discard: tuple[_Finder, _Number] | None = None
        self.code: tuple[Instruction, ...] = ()
        self.needs: tuple[Need, ...] = ()
        self.requires: _Test | None = None
        """The condition of the whole text; while it fails the effect is not activated (9-3-1-1)."""
        self.changes: tuple[Modification, ...] = ()
        self.finds: _Finder | None = None
        """For a constant: the cards that it changes; None for this card alone."""
        self.works_in = -1
        """For an activated effect, or a constant one on this card off the field: the zone where it works; else -1."""
        self.values = False
        """True if the constant depends on figures that other constants change (they must settle)."""


class Figures:  # noqa: PLW1641 - compared while constants settle, never a key
    """The current figures of a card, with its keyword effects and the rules on it."""

    __slots__ = ("ap", "cost", "hp", "keywords", "level", "rules")

    def __init__(
        self,
        ap: int,
        hp: int,
        level: int,
        cost: int,
        keywords: tuple[tuple[int, int], ...],
        rules: tuple[tuple[int, _Test | None, Any], ...],
    ) -> None:
        self.ap = ap
        """Never below 0 (1-3-6)."""
        self.hp = hp
        """With every modification; damage is not subtracted."""
        self.level = level
        self.cost = cost
        self.keywords = keywords
        """(keyword effect, amount) each, in the order of `model.keywords`."""
        self.rules = rules
        """(rule, the cards it is directed against, context of its effect) each."""

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Figures)
            and (self.ap, self.hp, self.level, self.cost) == (other.ap, other.hp, other.level, other.cost)
            and self.keywords == other.keywords
            and self.rules == other.rules
        )

    def __repr__(self) -> str:
        keywords = [(Keyword(keyword), amount) for keyword, amount in self.keywords]
        rules = [Rule(rule) for rule, _, _ in self.rules]
        return f"Figures(AP {self.ap}, HP {self.hp}, Lv. {self.level}, cost {self.cost}, {keywords!r}, {rules!r})"

    def has(self, keyword: int) -> bool:
        """True if the card has the keyword effect."""
        for own, _ in self.keywords:  # noqa: SIM110 - a generator takes three times as long
            if own == keyword:
                return True
        return False

    def amount(self, keyword: int) -> int:
        """The amount of a keyword effect; 0 without it."""
        return next((n for k, n in self.keywords if k == keyword), 0)

    def rule(self, rule: int) -> bool:
        """True if the rule applies to the card."""
        for own, _, _ in self.rules:  # noqa: SIM110 - likewise
            if own == rule:
                return True
        return False


_FIELDS: Final = (
    "abilities",
    "activated",
    "also_named",
    "ap",
    "asks",
    "burst",
    "color",
    "command",
    "constant_changes",
    "constant_zones",
    "constants",
    "cost",
    "data",
    "ex",
    "figures",
    "hp",
    "keywords",
    "level",
    "link_names",
    "link_traits",
    "lowers_hp",
    "name",
    "number",
    "original",
    "pilot_name",
    "plain",
    "play_as",
    "played_for",
    "token",
    "traits",
    "triggers",
    "type",
    "waits_for",
    "watches",
    "with_pilot",
    "works_in_trash",
)


class Definition:
    """A card as the rules run it."""

    __slots__ = _FIELDS

    def __init__(self, number: str, name: str, card_type: int) -> None:
        self.number = number
        self.name = name
        self.type = card_type
        self.color = ""
        self.level = 0
        self.cost = 0
        self.ap = 0
        self.hp = 0
        self.figures = False
        """True if AP and HP are printed on it."""
        self.traits: frozenset[str] = frozenset()
        self.token = False
        self.ex = False
        self.link_names: frozenset[str] = frozenset()
        self.link_traits: frozenset[str] = frozenset()
        self.pilot_name = ""
        """Its name as a Pilot (2-3-5-4-1); empty if it cannot be paired."""
        self.also_named: tuple[str, ...] = ()
        """Other names that the card counts as having."""
        self.abilities: tuple[CompiledAbility, ...] = ()
        self.triggers: dict[str, tuple[CompiledAbility, ...]] = {}
        """Event -> triggered effects about the card itself."""
        self.watches: frozenset[str] = frozenset()
        """Events of other cards that make one of its effects wait."""
        self.waits_for: frozenset[str] = frozenset()
        """All events for which its effects wait, or effects that it gives."""
        self.asks: frozenset[str] = frozenset()
        """The past events of a turn that its effects refer to, and other records that are kept only on demand."""
        self.activated: tuple[CompiledAbility, ...] = ()
        """Activated effects in printed order, Support included."""
        self.command: CompiledAbility | None = None
        self.burst: CompiledAbility | None = None
        self.play_as: CompiledAbility | None = None
        """Another way to play it from hand; None without one."""
        self.played_for: tuple[CompiledAbility, ...] = ()
        """Another Lv. or cost under a condition, or when it is paired with certain Units."""
        self.constants: tuple[CompiledAbility, ...] = ()
        self.constant_changes: dict[int, frozenset[Any]] = {}
        """Kind of change -> the keys of what its constant effects change (`Modification.key`)."""
        self.lowers_hp = False
        """True if a constant effect of it may lower HP."""
        self.constant_zones: frozenset[int] = frozenset()
        """The zones off the field in which it has constant effects."""
        self.works_in_trash = False
        """True if it has an activated effect that works in the trash."""
        self.keywords: tuple[tuple[int, int], ...] = ()
        """Keyword effects printed on it."""
        self.plain = Figures(0, 0, 0, 0, (), ())
        """Its figures as printed."""
        self.with_pilot: dict[Definition, Figures] = {}
        """Pilot -> its figures with that Pilot when nothing else changes them; filled as needed."""
        self.original: Definition | None = None
        """For a card of another type while it is in play as a Unit: the card as printed; else None."""
        self.data: Any = None
        """The card data it was made from, for wording and saving."""

    def copy(self) -> Definition:
        """Return another definition of the same card."""
        new = Definition(self.number, self.name, self.type)
        for field in _FIELDS:
            setattr(new, field, getattr(self, field))
        return new

    @property
    def printed(self) -> Definition:
        """The card as printed."""
        return self.original or self

    def __repr__(self) -> str:
        return f"Definition({self.number}, {self.name!r}, {CardType(self.type)!r})"


def as_unit(number: str, ap: int, hp: int) -> str:
    """Return the number of a card of another type while it is a Unit with these figures."""
    return f"{number}AP{ap}HP{hp}"


BUILT_IN: Final[dict[int, CompiledAbility]] = {}
"""Number (below 0) -> built-in ability of a keyword effect (`effects.run.keyword_effects`)."""


def ability_of(pool: Mapping[str, Definition], number: str, ability: int) -> CompiledAbility:
    """Return an ability by the card's number and its index, or a built-in one."""
    return pool[number].abilities[ability] if ability >= 0 else BUILT_IN[ability]
