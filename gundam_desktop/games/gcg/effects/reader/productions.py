"""The tables of phrases as rules of the grammar: what each blank is there, and where in a sentence a text stands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, TypeVar

from gundam_desktop.games.gcg.effects.phrases.abilities import AbilityTexts
from gundam_desktop.games.gcg.effects.phrases.conditions import CONDITIONS
from gundam_desktop.games.gcg.effects.phrases.costs import COSTS
from gundam_desktop.games.gcg.effects.phrases.descriptions import ADJECTIVES, DESCRIPTIONS, HAD, SO
from gundam_desktop.games.gcg.effects.phrases.events import EVENTS
from gundam_desktop.games.gcg.effects.phrases.instructions import InstructionTexts
from gundam_desktop.games.gcg.effects.phrases.nouns import NounTexts
from gundam_desktop.games.gcg.effects.phrases.playing import PLAYING
from gundam_desktop.games.gcg.effects.phrases.references import ReferenceTexts
from gundam_desktop.games.gcg.effects.phrases.row import Row
from gundam_desktop.games.gcg.effects.phrases.rules import RULES
from gundam_desktop.games.gcg.effects.phrases.steps import STEPS
from gundam_desktop.games.gcg.effects.phrases.vocabulary import COLORS, KINDS, STATES, read
from gundam_desktop.games.gcg.effects.reader.rows import RowRule
from gundam_desktop.games.gcg.effects.reader.said import Damage

Meaning = TypeVar("Meaning")

# --- steps, conditions, events, costs and descriptions

EVENT: Final = RowRule(
    "row_event",
    EVENTS.read(),
    {
        "who": "falling_one",
        "who first": "happener",
        "who:doer": "happener",
        "who:whose": """happener ("'s" | "'")""",
        "who:rested": "rested_or_not",
        "what": "one",
        "what:any": "falling_one",
        "what:card": "one",
        "what:one": "one",
        "who:card": "one",
        "who:one": "one",
        "who:one_own": "one",
        "pilot:one": "one",
        "who:own": "noun_phrase",
        "who:units": "noun_phrase",
        "who:yours": "noun_phrase",
        "what:yours": "noun_phrase",
        "what:own": "noun_phrase",
        "who:effects": """noun_phrase ("'" | "'s") "effects" """,
        "nth:ordinal": "ordinal",
        "what:doer": "happener",
        "what:enemy": "noun_phrase",
        "by:effect": "effect_owner",
        "by:effect first": "acting",
        "by:in_short": "effect_owner",
        "by:due_to": "due_to",
        "by:with_effect": "due_to",
        "by:player": "they",
    },
)
SIMPLE_STEP: Final = RowRule(
    "simple_step",
    STEPS.read(),
    {
        "to": "affected",
        "to first": "subject",
        "first": "amount",
        "second": "amount",
        "looked": "object",
        "rest": "remaining",
        "this": "own_unit",
        "amount": "amount",
        "amount:circled": "CIRCLED",
        "timing": "MARK",
    },
)
CONDITION: Final = RowRule(
    "row_condition",
    CONDITIONS.read(),
    {
        "this": "subject",
        "this:named": "this_itself",
        ":one": "one",
        ":bounds": '"lv." level_range',
        ":number": "number_range",
        ":ordinal": "ordinal",
        ":effect": "effect_owner",
        ":side": "acting",
    },
)
_OWN: Final = "this_card_in_play"
COST: Final = RowRule(
    "row_cost",
    COSTS.read(),
    {
        "pay:circled": "CIRCLED",
        "rest": _OWN,
        "destroy_this": _OWN,
        "damage_this": _OWN,
        "remove_this": _OWN,
        "card": "this_returned",
        "damage": "amount",
        "shields_to_hand": "NUMBER",
        "trash_top": "amount",
        "discard:of hand": "of_hand",
        "reveal:cards": "picked",
        "remove:cards": "picked",
        ":cards": "counted",
    },
)
_DESCRIBED: Final = {
    "keyword_lacks:keyword": "KEYWORD",
    ":keyword": "with_keyword",
    "name:name": "of_name",
    ":name": "NAME",
    "name_contains:quoted": "name_contains",
    ":quoted": "QUOTED",
    ":trait": "TRAIT",
    ":stat": "any_stat",
    ":bounds": "number_range",
}
DESCRIPTION_RULES: Final = (
    RowRule("row_so", SO.read(), _DESCRIBED),
    RowRule("row_adjective", ADJECTIVES.read(), _DESCRIBED),
    RowRule("row_had", HAD.read(), _DESCRIBED),
    RowRule("row_description", DESCRIPTIONS.read(), _DESCRIBED),
)
KIND: Final = RowRule("noun", read(KINDS), {})
COLOR: Final = RowRule("color", read(COLORS), {})
NON_COLOR: Final = RowRule("non_color", ((color, f"non-{words}") for color, words in read(COLORS)), {})
STATE: Final = RowRule("state", read(STATES), {})
FROM_PLACE: Final = RowRule("from_place", ((place, f"from {words}") for place, words in NounTexts.places.read()), {})

# --- rules for cards

_OF_RULES: Final = {
    "what": "noun_phrase",
    "what:one": "(one | noun_phrase)",
    "what:others": "(one | noun_phrase)",
    "what:with effects": "noun_phrase _whose_effects",
    "what:sources": "sources",
    "who:dealer": "dealer",
    "who:destroying": "destroying",
    "who:them": "them",
    "what:cards": "noun_phrase",
    "what:doers": "cards",
}
OF_PLAYERS: Final = frozenset(
    {
        "cannot play",
        "no bursts",
        *(f"no {timing} {of}" for timing in ("main", "action") for of in ("effects", "of commands")),
    }
)
"""The rules for players."""
_PLAYERS: Final = ("your opponent", "that player", "you")
_CANNOT_BE: Final = "can't be{} "
_BY_ENEMY: Final = "{} by enemy effects"
_MAY: Final = ("may attack", "can attack", "may choose", "can choose")


def _rule_with(row: Row, text: str) -> str:
    """Return the rule of the grammar in which a text of a row is a production."""
    if row.values["rule"] in OF_PLAYERS:
        return "player"
    if text.startswith(_CANNOT_BE):
        return "participle"
    if text.startswith("{what:doers}"):
        return "kept_by_others"
    if "{who" in text or text.startswith(_PLAYERS):
        return "kept_rule"
    if text.startswith("can't "):
        return "cannot"
    return "may" if text.startswith((*_MAY, "{is treated")) else "rule_alone"


def _rules_of(place: str) -> Iterator[tuple[Row, str]]:
    """Yield the texts that are productions in one of these rules of the grammar, with their rows."""
    yield from ((row, text) for row, text in RULES.read() if _rule_with(row, text) == place)


CANNOT: Final = RowRule("cannot", _rules_of("cannot"), _OF_RULES)
MAY: Final = RowRule("may_do", _rules_of("may"), _OF_RULES)
ALONE: Final = RowRule("rule_alone", _rules_of("rule_alone"), _OF_RULES)
PARTICIPLE: Final = RowRule(
    "participle",
    ((row, text.removeprefix(_CANNOT_BE).removesuffix(_BY_ENEMY)) for row, text in _rules_of("participle")),
    _OF_RULES,
)
"""What cannot be done to a card: "destroyed"."""
KEPT: Final = RowRule("kept_rule", _rules_of("kept_rule"), _OF_RULES)
"""Rules in which the card does not stand first."""
KEPT_BY_OTHERS: Final = RowRule("kept_by_others", _rules_of("kept_by_others"), _OF_RULES)
"""Rules in which other cards stand first: "enemy Units can't attack this Unit"."""
FORBIDDEN: Final = RowRule(
    "forbidden",
    (((row, whom), f"{whom} {text}") for row, text in _rules_of("player") for whom in _PLAYERS),
    _OF_RULES,
)
"""What a player cannot do."""

# --- times, what would happen to a card, and other ways to play one


def _without_comma(texts: Iterable[tuple[Meaning, str]]) -> Iterator[tuple[Meaning, str]]:
    """Yield texts of the beginning of a sentence without the comma behind them, which the grammar has."""
    yield from ((meaning, text.removesuffix(", ")) for meaning, text in texts)


DURATION: Final = RowRule("duration", InstructionTexts.lasts.read(), {})
LATER: Final = RowRule("later", _without_comma(InstructionTexts.at_end.read()), {})
TURN: Final = RowRule("turn", _without_comma(AbilityTexts.turns.read()), {})
TIMING: Final = RowRule("timing", _without_comma(AbilityTexts.times.read()), {})

FALLS: Final = RowRule(
    "falls",
    (
        ((event, cause), f"would be {happens}{by}")
        for event, happens in AbilityTexts.would.read()
        for cause, by in ((None, ""), *AbilityTexts.would_by.read())
    ),
    {},
)
"""The event and its cause: "would be destroyed by an effect"."""
PLAY_AS: Final = RowRule(
    "play_as",
    PLAYING.read(),
    {
        "by:cost": "row_cost",
        "onto:one": "one",
        "condition:if": '"if" condition ","',
        "cost:change": "CHANGE",
        "figures": "as_if",
    },
)

# --- damage


def _damage(*forms: str, by: str | None = None, next_only: bool = False) -> Iterator[tuple[Damage, str]]:
    """Yield words for damage of each kind, with what they mean."""
    for kind, words in ReferenceTexts.damage.read():
        yield from ((Damage(kind, by, next_only=next_only), form.replace("{}", words)) for form in forms)


DAMAGE: Final = (
    RowRule("plain_damage", _damage("{}"), {}),
    RowRule("enemy_damage", _damage("enemy {}", "{} from an enemy", by="enemy"), {}),
    RowRule("the_damage", (*_damage("the {}", "any {}"), *_damage("the enemy {}", by="enemy")), {}),
    RowRule("next_damage", _damage("the next {}", next_only=True), {}),
)
DAMAGE_FROM: Final = RowRule("damage_from", _damage("{} from an enemy {what}", by="enemy"), {"what": "noun_phrase"})

ROW_GRAMMAR: Final = "".join(
    rule.grammar
    for rule in (
        SIMPLE_STEP,
        CONDITION,
        EVENT,
        COST,
        *DESCRIPTION_RULES,
        KIND,
        COLOR,
        NON_COLOR,
        STATE,
        FROM_PLACE,
        *(CANNOT, MAY, ALONE, PARTICIPLE, KEPT, KEPT_BY_OTHERS, FORBIDDEN),
        *(DURATION, LATER, TURN, TIMING, FALLS, PLAY_AS, *DAMAGE, DAMAGE_FROM),
    )
)
