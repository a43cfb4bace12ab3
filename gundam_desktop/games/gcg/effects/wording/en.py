"""The wording in English, in the style of the cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.language.token_facts import TokenLookup
from gundam_desktop.games.gcg.effects.wording import NotWorded, en_figures, nothing_unsaid, number
from gundam_desktop.games.gcg.effects.wording import en_nouns as nouns
from gundam_desktop.games.gcg.effects.wording.ability_text import (
    attacks_only_after_deployment,
    has_mark,
    listed,
    of_players,
    refuse_more_than_a_mark,
    refuse_where_it_was,
)
from gundam_desktop.games.gcg.effects.wording.counting import counted, up_to_that_number
from gundam_desktop.games.gcg.effects.wording.en_changes import CAUSES, reduced_by, stated, subject_and_changes
from gundam_desktop.games.gcg.effects.wording.en_conditions import done_in_turn, happened
from gundam_desktop.games.gcg.effects.wording.en_costs import cost_of, play_as
from gundam_desktop.games.gcg.effects.wording.en_events import effects_of, event
from gundam_desktop.games.gcg.effects.wording.en_references import EnglishReferences
from gundam_desktop.games.gcg.effects.wording.en_steps import sentences
from gundam_desktop.games.gcg.effects.wording.mentions import fallen_to
from gundam_desktop.games.gcg.effects.wording.sentence_flow import Steps
from gundam_desktop.games.gcg.effects.wording.vocabulary import MARK_OF_EVENT, MARKS
from gundam_desktop.tabletop.face import Ability

_TIMES: dict[str, str] = {"start of turn": "at the start of", "end of turn": "at the end of"}
_WHOSE = {"your": "your", "opponent's": "your opponent's"}
_TURNS = {"your": "during your turn", "opponent's": "during your opponent's turn", None: ""}
_MODES = "choose {} of the following effects and activate {}:"

Mark = tuple[str, str]


def texts(effects: Iterable[m.AnyAbility], tokens: TokenLookup) -> list[str]:
    """Return the text of a card, one ability each, as printed but without reminders."""
    return [word(ability, tokens).line for ability in effects]


def word_link(names: Iterable[str], traits: Iterable[str]) -> str:
    """Return a link condition as printed on a card: the traits, then the names.

    >>> word_link(["Amuro Ray"], ["Newtype"])
    '(Newtype) Trait / [Amuro Ray]'
    """
    return " / ".join([*(f"({name}) Trait" for name in traits), *(f"[{name}]" for name in names)])


def word(ability: m.AnyAbility, tokens: TokenLookup) -> Ability:
    """Word one ability: its marks and its text. NotWorded if English has no words for it yet."""
    with nothing_unsaid(ability):
        return _word(ability, tokens)


def _word(ability: m.AnyAbility, tokens: TokenLookup) -> Ability:
    match ability:
        case m.KeywordAbility():
            marks = _gate(ability.gate)
            if ability.keyword.name == "support":
                marks.append(("activate main", "Activate･Main"))
            return Ability(tuple(marks), en_figures.keyword(ability.keyword))
        case m.AlsoNamed():
            return Ability((), f"This card's name is also treated as [{ability.name}].")
        case m.PilotName():
            return Ability((("pilot", "Pilot"),), f"[{ability.name}]")
        case m.Triggered():
            return _triggered(ability, tokens)
        case m.Activated():
            marks = [*_gate(ability.gate), (f"activate {ability.timing}", f"Activate･{ability.timing.title()}")]
            cost = f"{_capital(', '.join(map(cost_of, ability.cost)))}：" if ability.cost else ""
            text = _effect(ability.steps, _references(tokens))
            return Ability(tuple(marks + _once(ability.once)), cost + text)
        case m.Command():
            when = ["when playing this card"] if listed(ability.steps) is not None else []
            refs = _references(tokens)
            refs.of_main = True
            return _of_command(ability, _effect(ability.steps, refs, when))
        case m.Constant():
            return _constant(ability, tokens)
        case m.GivesEffect():
            return _gives_effect(ability, tokens)
        case m.PlayAs():
            return Ability((), play_as(ability, _references(tokens)))


def _effect(steps: Steps, refs: EnglishReferences, opening: Sequence[str] = ()) -> str:
    """Return the text of an effect: its sentences, or several texts of which one is chosen."""
    if (mode := listed(steps)) is not None:
        texts_of = [_text(sentences(arm, _references(refs.tokens))) for arm in mode.arms]
        modes = _MODES.format(mode.number, "it" if mode.number == 1 else "them")
        return _capital(", ".join([*opening, modes])) + "".join(f" ■{text}" for text in texts_of)
    said = sentences(steps, refs)
    said[0] = ", ".join([*opening, said[0]])
    return _text(said)


def _of_command(command: m.Command, text: str) -> Ability:
    return Ability(tuple((timing, timing.title()) for timing in command.timing), text, between="/")


def _references(tokens: TokenLookup) -> EnglishReferences:
    return EnglishReferences(
        tokens, effects=lambda effects: [_word(effect, tokens).line.removesuffix(".") for effect in effects]
    )


def _triggered(ability: m.Triggered, tokens: TokenLookup) -> Ability:
    refuse_where_it_was(ability)
    refs = _references(tokens)
    on = ability.on
    refs.fallen = fallen_to(on)
    if on.event in _TIMES:
        refuse_more_than_a_mark(on)
    marks = _gate(ability.gate)
    turn, while_so = _TURNS[ability.turn], ""
    if has_mark(on):
        key = MARK_OF_EVENT[on.event]
        name = MARKS[key].en
        refuse_more_than_a_mark(on)
        refs.of_destruction = on.event == "destroyed"
        name = f"{name}･{nouns.pilot(on.pilot)}" if on.pilot is not None else name
        match ability.steps:
            case (m.Development(amount=int() as amount, steps=inner),):
                name, ability = f"{name}･Development {amount}", ability.model_copy(update={"steps": inner})
        marks.append((key, name))
        if ability.condition is not None:
            while_so = f"while {refs.condition(ability.condition)}"
        opening = [turn, while_so]
    elif on.event == "end of turn" and ability.turn is None and ability.condition == m.PAIRED_THIS_TURN:
        opening = ["at the end of the turn when this Unit is paired with a Pilot"]
        refs.object = "this"
    elif on.event == "end of turn" and ability.turn is None and isinstance(ability.condition, m.ThisTurn):
        opening = [_end_of_paid_turn(ability.condition)]
    elif on.event in _TIMES and ability.turn is None and ability.condition is None:
        opening = [f"{_TIMES[on.event]} each turn"]
    elif on.event in _TIMES:
        if ability.turn is None or ability.condition is not None:
            raise NotWorded(f"{on.event} so")
        opening = [f"{_TIMES[on.event]} {_WHOSE[ability.turn]} turn"]
    else:
        _refuse_unclear(ability)
        words = f"when {event(on, refs)}"
        if ability.condition is not None:
            words += f" while {refs.condition(ability.condition)}"
        opening = [turn, words]
    return Ability(tuple(marks + _once(ability.once)), _effect(ability.steps, refs, [*filter(None, opening)]))


def _refuse_unclear(ability: m.Triggered) -> None:
    """Raise `NotWorded` if "other than this card" could be read as other than the event's card, or vice versa."""
    who, own = ability.on.who, {"your", "friendly"}
    for part in m.models_in((ability.condition, *ability.steps)):
        if isinstance(part, m.Selector) and (part.other or part.besides == "event doer"):
            sides = {"enemy"} if part.side == "enemy" else own
            of_event = who is not None and who.side in sides and {*who.what} & {*part.what}
            if bool(of_event) != (part.besides == "event doer") or (of_event and who is not None and who.other):
                raise NotWorded("other than this Unit where it could be other than that of the event")


def _end_of_paid_turn(condition: m.ThisTurn) -> str:
    who = condition.who
    if condition.this_turn != "pays for effect" or condition.never or isinstance(who, str) or who.side != "your":
        raise NotWorded("the end of such a turn")
    return f"at the end of a turn where you have paid ① or more for one of your {effects_of(who)}"


def _constant(ability: m.Constant, tokens: TokenLookup) -> Ability:
    refs = _references(tokens)
    opening = [_TURNS[ability.turn]]
    if ability.zone is not None and (ability.to != "this card" or ability.zone == "hand"):
        raise NotWorded("a constant effect there")
    if attacks_only_after_deployment(ability) and isinstance(ability.condition, m.ThisTurn):
        words = f"This Unit can only attack during a turn when {happened(ability.condition)}."
        return Ability(tuple(_gate(ability.gate)), words)
    match ability:
        case m.Constant(to="this", turn=None, condition=None, changes=(m.RuleChange(once=True) as rule,)):
            return _not_received(ability, rule)
    match ability:
        case m.Constant(
            to=m.All(and_this=False, all=m.Selector() as receivers),
            changes=(m.Increase(what=m.Selector() | str()) as more,),
        ):
            return _increased(ability, receivers, more, refs)
    if ability.turn == "your" and ability.changes == (m.RuleChange(rule="stays rested"),):
        return _stays_rested_in_own(ability, refs)
    if len(ability.changes) == 1 and isinstance(ability.changes[0], m.Reduce):
        return _reduction(ability, ability.changes[0], refs)
    if (
        ability.condition is not None
        and ability.to == "this"
        and ability.changes == (m.RuleChange(rule="cannot attack"),)
    ):
        words = f"this Unit can't attack while {refs.condition(ability.condition)}"
        return Ability(tuple(_gate(ability.gate)), _text([", ".join([*filter(None, opening), words])]))
    if ability.condition == m.DEPLOYED_THIS_TURN:
        refs.subject = "this"
        opening.append("on the turn this Unit is deployed")
    elif isinstance(ability.condition, m.ThisTurn):
        opening.append(f"during a turn where {done_in_turn(ability.condition)}")
        refs.subject = "this" if ability.condition.who == "this" else refs.subject
    elif ability.condition is not None:
        opening.append(_meanwhile(ability.condition, refs))
    special = _special(ability)
    if special:
        once = any(isinstance(change, m.Replacement | m.TakenOver) and change.once for change in ability.changes)
        text = _text([", ".join([*filter(None, opening), special])])
        return Ability((*_gate(ability.gate), *_once(once)), text)
    if any(change == m.RuleChange(rule="stays rested") for change in ability.changes):
        raise NotWorded("such cards that stay rested")
    if isinstance(ability.condition, m.BattlingIs) and all(isinstance(c, m.RuleChange) for c in ability.changes):
        refs.forget()
    who, _, changes = subject_and_changes(ability.to, ability.changes, refs)
    who = "this card in your trash" if ability.zone == "trash" else who
    statement = stated(who, changes)
    if _turn_stands_behind(ability):
        return Ability(tuple(_gate(ability.gate)), _text([f"{statement} {_TURNS[ability.turn]}"]))
    return Ability(tuple(_gate(ability.gate)), _text([", ".join([*filter(None, opening), statement])]))


def _stays_rested_in_own(ability: m.Constant, refs: EnglishReferences) -> Ability:
    """Word cards of the player that stay rested in each start phase of theirs."""
    if isinstance(ability.to, m.All) and ability.to.all.side not in {"your", "friendly"}:
        raise NotWorded("such cards that stay rested")
    opening = [] if ability.condition is None else [_meanwhile(ability.condition, refs)]
    who, plural = refs.as_subject(ability.to)
    stays = f"{who} won't be set as active during your start phase{'s' if plural else ''}"
    return Ability(tuple(_gate(ability.gate)), _text([", ".join([*opening, stays])]))


def _meanwhile(condition: m.Condition, refs: EnglishReferences) -> str:
    """Return the words for "while the condition holds"."""
    words = refs.condition(condition)
    of_all = of_players(condition) or (words.startswith("there are ") and words.endswith(" in play"))
    return f"{'if' if of_all else 'while'} {words}"


def _turn_stands_behind(ability: m.Constant) -> bool:
    """True if the turn is named after the changes: figures of this Unit, or of any Units in the opponent's turn."""
    plain = all(isinstance(change, m.StatChange) and isinstance(change.by, int) for change in ability.changes)
    of_turn = ability.turn == "opponent's" or (ability.turn == "your" and ability.to == "this")
    return plain and of_turn and ability.condition is None


def _gives_effect(ability: m.GivesEffect, tokens: TokenLookup) -> Ability:
    refs = _references(tokens)
    opening = [_TURNS[ability.turn]]
    if ability.condition is not None:
        opening.append(f"while {refs.condition(ability.condition)}")
    who, plural = refs.as_subject(ability.to)
    (text,) = refs.effects((ability.effect,))
    words = ", ".join([*filter(None, opening), f"{who} gain{'' if plural else 's'} the following effect: ■{text}"])
    return Ability(tuple(_gate(ability.gate)), _text([words]))


_RECEIVES = {
    ("any", "enemy"): "receives damage from an enemy",
    ("effect", "enemy"): "receives effect damage from an enemy",
    ("effect", None): "receives effect damage",
    ("any", None): "receives damage",
    ("battle", None): "receives battle damage",
    ("battle", "enemy"): "receives enemy battle damage",
}
_GOES = {
    "hand": "return it to its owner's hand",
    "removed": "exile it from the game",
    "deck bottom": "return it to the bottom of its owner's deck",
    "survives": "it remains in play with 1 HP",
}
_THIS = {"this": "this Unit", "this base": "this Base", "this pilot": "this Unit's paired Pilot"}
_DAMAGE = {"any": "enemy damage", "effect": "enemy effect damage", "battle": "enemy battle damage"}


def _reduction(ability: m.Constant, reduce: m.Reduce, refs: EnglishReferences) -> Ability:
    received = _RECEIVES.get((reduce.damage, reduce.by))
    who = {"this": "this Unit", "this base": "this Base"}.get(ability.to if isinstance(ability.to, str) else "")
    if isinstance(ability.to, m.All) and not ability.to.and_this:
        who = nouns.one_of_yours(ability.to.all)
        received = f"receives {_DAMAGE[reduce.damage]}" if reduce.by == "enemy" else received
    if reduce.least or reduce.most is not None:
        bounds = en_figures.figures(m.Range(least=reduce.least or None, most=reduce.most))
        received = f"receives {bounds} {_DAMAGE[reduce.damage]}" if reduce.by == "enemy" else None
    if reduce.what is not None:
        received = f"{_RECEIVES[reduce.damage, None]} from {nouns.one(reduce.what)}" if reduce.by == "enemy" else None
        if reduce.least or reduce.most is not None or reduce.what.side != "enemy":
            received = None
    if reduce.next_only or received is None or who is None:
        raise NotWorded("damage that is reduced so")
    opening = [_TURNS[ability.turn]]
    if ability.condition is not None:
        opening.append(f"if {refs.condition(ability.condition)}")
    opening.append(f"when {who} {received}")
    said = [", ".join([*filter(None, opening), f"reduce it {reduced_by(reduce)}"])]
    if reduce.instead is not None:
        asked = refs.condition(reduce.instead.condition, whether=True)
        said.append(f"if {asked}, reduce it by {number(reduce.instead.reduce)} instead")
    return Ability((*_gate(ability.gate), *_once(reduce.once)), _text(said))


def _increased(ability: m.Constant, receivers: m.Selector, more: m.Increase, refs: EnglishReferences) -> Ability:
    """Word an increase of damage."""
    who = nouns.one_of_yours(more.what) if isinstance(more.what, m.Selector) else "this Unit"
    damage = "damage" if more.damage == "any" else f"{more.damage} damage"
    opening = f"when {who} deals {damage} to {nouns.one(receivers)}"
    if ability.condition is not None:
        opening += f" while {refs.condition(ability.condition)}"
    words = ", ".join([*filter(None, [_TURNS[ability.turn]]), opening])
    said = f"{words}, increase that damage by {number(more.increase)}"
    return Ability(tuple(_gate(ability.gate)), _text([said]))


def _not_received(ability: m.Constant, rule: m.RuleChange) -> Ability:
    """Word damage that this Unit does not receive once in a turn."""
    damage = rule.rule.removeprefix("no ").removesuffix(" from")
    match rule.what:
        case None:
            pass
        case m.Selector(what=("card",)) as what if what == m.ENEMY_CARD:
            damage = f"enemy {damage}"
        case m.Selector(side="enemy") as what:
            damage = f"{damage} from {nouns.one(what)}"
        case _:
            raise NotWorded("damage from such cards")
    if rule.least or rule.most is not None:
        if " from " in damage:
            raise NotWorded("damage of such an amount from such cards")
        damage = f"{en_figures.figures(m.Range(least=rule.least or None, most=rule.most))} {damage}"
    words = f"when this Unit would receive {damage}, it doesn't receive that damage"
    return Ability((*_gate(ability.gate), *_once(True)), _text([words]))


def _special(ability: m.Constant) -> str:
    """Return the words for a constant effect that is not a change of the card; empty for others."""
    match ability:
        case m.Constant(condition=None, changes=(m.Replacement() as replacement,)):
            who = _THIS.get(str(ability.to), "")
            if isinstance(ability.to, m.All):
                who = nouns.one_of_yours(ability.to.all)
            return f"when {who} would be {_replaced(replacement)} instead"
        case m.Constant(condition=None, changes=(m.TakenOver() as taken,)):
            return _taken_over(ability.to, taken)
        case m.Constant(to="this", changes=(m.StatChange(by=m.Count(unique=True) | m.DamageOn() as amount) as change,)):
            return f"increase this Unit's {change.change.upper()} by an amount equal to {nouns.own_value(amount)}"
        case m.Constant(
            to="this" | "this base" as this,
            condition=None,
            changes=(m.RuleChange(rule="rested instead", what=m.Selector() as what, effect_of=m.Selector() as whose),),
        ):
            return _rested_instead(this, what, whose)
        case m.Constant(
            to=m.All(all=m.Selector(side="enemy", zone=None) as units), changes=(m.RuleChange(rule="stays rested"),)
        ):
            those = nouns.noun_phrase(units, plural=True, bare=True)
            return f"each enemy player's {those} won't be set as active during the start phase of their turn"
        case m.Constant(to="this", changes=(m.RuleChange(rule="deployed rested", what=m.Selector() as what),)):
            return _deployed_rested(what)
        case m.Constant(to="this card", zone=None, changes=(m.RuleChange(rule="cannot be played"),)):
            return "you can't play this card"
        case m.Constant(to="this card", zone="trash", changes=(m.RuleChange(rule="may be played"),)):
            return "you may play this card from your trash"
        case m.Constant(
            to="this card", zone=None, changes=(m.StatChange(change="cost", by=m.Times(times=-1) as by),)
        ) if not isinstance(by.amount, m.Per):
            return f"reduce the cost of this card in your hand by an amount equal to {nouns.value(by.amount)}"
        case m.Constant(changes=(m.RuleChange(rule="must be attacked", what=attackers),)):
            if ability.to == "this":
                drawing = "this rested Unit"
            elif isinstance(ability.to, m.All) and ability.to.all.side == "your" and ability.to.all.state is None:
                drawing = nouns.one_of_yours(ability.to.all.model_copy(update={"state": "rested"}))
            else:
                raise NotWorded("who must be attacked")
            who = nouns.noun_phrase(attackers or m.ENEMY_UNIT, plural=True)
            return f"{who} choose {drawing} as their attack target if possible when attacking"
    return ""


def _replaced(replacement: m.Replacement) -> str:
    """Word what would happen to a card, and what is done, or may be done, instead."""
    happens = "returned to its owner's hand" if replacement.event == "returned to hand" else replacement.event
    if replacement.goes != "stays" or replacement.doing is None:
        done = _GOES[replacement.goes]
    else:
        cost = cost_of(replacement.doing)
        done = f"pay {cost}" if isinstance(replacement.doing, m.Pay) else cost
    return f"{happens}{CAUSES[replacement.by]}, {'you may ' if replacement.may else ''}{done}"


def _taken_over(to: m.Reference | m.PlayerTarget, taken: m.TakenOver) -> str:
    """Word damage that another card receives instead."""
    who = nouns.one_of_yours(to.all) if isinstance(to, m.All) else _THIS.get(str(to), "")
    if not who or (isinstance(to, m.All) and to.and_this):
        raise NotWorded("damage of such cards")
    damage = "damage" if taken.damage == "any" else f"{taken.damage} damage"
    would = f"when {who} would receive {'enemy ' if taken.by else ''}{damage}"
    if taken.taken_by == "enemy shield area":
        return f"{would}, deal that damage to the first card in your opponent's shield area instead"
    return f"{would}, {_THIS[taken.taken_by]} receives that damage instead"


def _rested_instead(this: str, what: m.Selector, whose: m.Selector) -> str:
    """Word the permission to rest this card instead of another that an effect would rest."""
    card = "this Base" if this == "this base" else "this Unit"
    rests = "rest your Base" if what == m.Selector(what=("base",), side="your") else f"would rest {nouns.one(what)}"
    match whose.side:
        case "your":
            effect = f"one of your {effects_of(whose)}"
        case "friendly":
            effect = f"{nouns.one(whose)}'s effect"
        case _:
            raise NotWorded("the effects of such cards")
    return f"when you {rests} with {effect}, you may rest {card} instead"


def _deployed_rested(units: m.Selector) -> str:
    """Word that Units are deployed rested; a Lv. up to which they are may be counted first."""
    level = counted(units.level)
    if level is None:
        return f"all {nouns.noun_phrase(units, plural=True).replace(',', '')} are deployed rested"
    those = nouns.noun_phrase(up_to_that_number(units, ("level",)), plural=True)
    return f"{nouns.counting(*level)}. All {those} are deployed rested"


def _gate(gate: m.Gate | None) -> list[Mark]:
    if gate is None:
        return []
    name = f"During {gate.during.title()}"
    return [(name.lower(), f"{name}･{nouns.pilot(gate.pilot)}" if gate.pilot is not None else name)]


def _once(once: bool) -> list[Mark]:
    return [("once per turn", "Once per Turn")] if once else []


def _text(said: list[str]) -> str:
    return " ".join(f"{_capital(sentence)}{'' if sentence.endswith('Lv.') else '.'}" for sentence in said)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
