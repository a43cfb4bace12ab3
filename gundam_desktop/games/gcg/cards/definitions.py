"""Makes definitions (cards as the rules run them) from card data, once, to be shared by all games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.effects import language
from gundam_desktop.games.gcg.effects.compiler.compile import compile_ability
from gundam_desktop.games.gcg.model.constants import SUPPORT_EFFECT, TRASH, TYPE_OF
from gundam_desktop.games.gcg.model.definition import (
    BUILT_IN,
    CompiledAbility,
    Definition,
    Figures,
    Instruction,
    Modification,
)
from gundam_desktop.games.gcg.model.keywords import KEYWORDS, SUPPORT
from gundam_desktop.rulebook.enforcement import enforces


@enforces(
    "2-1-1", "2-2-1", "2-3-2", "2-4-2", "2-8-2", "2-8-3", "2-9-2", "2-9-3", "4-17-2-2", "4-17-2-3", "2-11-2", "4-17-4-1"
)
def definition_of(card: Card) -> Definition:
    """Return a card as the rules run it."""
    d = Definition(card.number, card.name, TYPE_OF[card.type])
    d.color = card.color or ""
    d.token = card.is_token
    d.ex = card.type == "ex resource"
    d.level, d.cost = (0, 0) if card.is_token else (card.level, card.cost)
    d.ap, d.hp = card.ap or 0, card.hp or 0
    d.figures = card.ap is not None
    d.traits = frozenset(card.traits)
    d.data = card
    if card.link is not None:
        d.link_names, d.link_traits = frozenset(card.link.names), frozenset(card.link.traits)
    if card.type == "pilot":
        d.pilot_name = card.name
    _add_abilities(d, card.effects)
    if card.original:
        d.pilot_name = ""
    d.plain = Figures(d.ap, d.hp, d.level, d.cost, tuple(sorted(d.keywords)), ())
    return d


def why_not_played(card: Card) -> str:
    """Return why the rules cannot run a card's effects; empty if they can."""
    try:
        definition_of(card)
    except (ValueError, NotImplementedError) as error:
        return str(error)
    return ""


@enforces("2-3-5-4", "9-1-4", "4-17-5-1")
def _add_abilities(d: Definition, effects: Sequence[language.AnyAbility]) -> None:
    keywords: list[tuple[int, int]] = []
    triggers: dict[str, list[CompiledAbility]] = {}
    activated: list[CompiledAbility] = []
    constants: list[CompiledAbility] = []
    abilities: list[CompiledAbility] = []
    for index, model in enumerate(effects):
        ability = compile_ability(model, index)
        abilities.append(ability)
        if isinstance(model, language.KeywordAbility) and model.gate is None:
            keywords.append((KEYWORDS[model.keyword.name], model.keyword.amount))
            if KEYWORDS[model.keyword.name] == SUPPORT:
                activated.append(BUILT_IN[SUPPORT_EFFECT])
        elif isinstance(model, language.KeywordAbility | language.Constant | language.GivesEffect):
            constants.append(ability)
        elif isinstance(model, language.PilotName):
            d.pilot_name = model.name
        elif isinstance(model, language.AlsoNamed):
            d.also_named = (*d.also_named, model.name)
        elif isinstance(model, language.Command):
            d.command = ability
        elif isinstance(model, language.Activated):
            activated.append(ability)
        elif isinstance(model, language.PlayAs):
            if model.by:
                d.play_as = ability
            else:
                d.played_for = (*d.played_for, ability)
        elif model.on.event == "burst":
            d.burst = ability
        else:
            triggers.setdefault(model.on.event, []).append(ability)
    _share_needs(abilities, d.command)
    _number_what_waits(abilities)
    d.abilities = tuple(abilities)
    d.keywords = tuple(keywords)
    d.activated = tuple(activated)
    d.works_in_trash = any(ability.works_in == TRASH for ability in activated)
    d.constants = tuple(constants)
    changes = [change for ability in constants for change in ability.changes]
    of_hp = [change.amount for change in changes if change.changes_hp]
    d.lowers_hp = any(not isinstance(amount, int) or amount < 0 for amount in of_hp)
    for kind in {change.kind for change in changes}:
        d.constant_changes[kind] = frozenset(change.key for change in changes if change.kind == kind)
    d.constant_zones = frozenset(a.works_in for a in constants if a.works_in >= 0)
    d.triggers = {event: tuple(found) for event, found in triggers.items()}
    d.waits_for = frozenset(ability.event for ability in abilities if ability.event)
    d.asks = frozenset(_asked(effects))
    d.watches = frozenset(
        event
        for event, found in triggers.items()
        if event in language.ABOUT_OTHERS or any(a.who is not None for a in found)
    )


def _asked(effects: Sequence[language.AnyAbility]) -> Iterator[str]:
    """Yield what the effects need to have recorded. Games whose cards need no record are saved without it."""
    for part in language.models_in(tuple(effects)):
        match part:
            case language.ThisTurn():
                yield part.this_turn
            case language.Trigger(event="deployed by effect" | "draws"):
                yield part.event
            case language.Triggered(on=language.Trigger(event="destroyed", who=None)) if _speaks_of_destroyer(part):
                yield "destroyer"
            case language.AttackNumber():
                yield "attack"
            case language.Selector(has_attacked=bool()):
                yield "attack"
            case language.Selector(in_turn=str() as done) | language.Selector(not_in_turn=str() as done):
                yield done.replace(" your ", " ").replace(" enemy ", " ")
            case language.Selector(did=str() as did):
                yield f"{did} with this effect"
            case language.StatOf(of="destroyed") | language.Matches(card="destroyed"):
                yield "destroyed with this effect"
            case language.Step() if getattr(part, "to", None) == "deployed":
                yield "deployed with this effect"
            case language.Matches(card="deployed"):
                yield "deployed with this effect"


def _speaks_of_destroyer(effect: language.Triggered) -> bool:
    return '"event card"' in effect.model_dump_json()


def _number_what_waits(abilities: list[CompiledAbility]) -> None:
    """Number the effects that wait for a time or are gained after the card's abilities, and those within them."""
    for ability in abilities:
        given = _given(ability.changes)
        for waiting in (*given, *(effect for instruction in ability.code for effect in _waiting(instruction))):
            waiting.index = len(abilities)
            abilities.append(waiting)


def _waiting(instruction: Instruction) -> list[CompiledAbility]:
    """Return the effects that an instruction lets wait, or that it has cards gain."""
    match instruction.operation.name:
        case "When" | "Later":
            return [instruction.fields.ability]
        case "Modify":
            return _given(instruction.fields.changes)
    return []


def _given(changes: Sequence[Modification]) -> list[CompiledAbility]:
    """Return the effects that these changes give to cards, and those carried out in place of an event."""
    gained = [change.key for change in changes if change.kind == Modification.EFFECT]
    falls = [change.key for change in changes if change.kind == Modification.FALLS]
    return gained + [replaced.doing for replaced in falls if replaced.doing is not None]


def _share_needs(abilities: Sequence[CompiledAbility], command: CompiledAbility | None) -> None:
    """Give an effect that activates the card's 【Main】 the needs of that 【Main】 (9-2-2)."""
    for ability in abilities:
        if command is not None and any(instruction.operation.name == "ActivateMain" for instruction in ability.code):
            ability.needs = (*ability.needs, *command.needs)
