"""Who does what, and what depends on what: the effects as data against the clauses of the text.

The text that is made of an effect cannot show this: a step that was given to the wrong player, or put under the wrong
condition, can have the same words.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader import NotUnderstood, read_text
from gundam_desktop.games.gcg.effects.reader.glyphs import one_glyph, without_reminders
from tests.games.gcg.effects.both_ways.all_texts import own_texts, printed_texts

TOKENS = card_sets().tokens
ENEMY = {"an enemy player", "that enemy player", "all enemy players"}
ALL = {"all players"}
WHO: dict[str, set[str]] = {
    "its owner": ENEMY,
    "that player": ENEMY,
    "your opponent": ENEMY,
    "that enemy player": ENEMY,
    "the enemy player": ENEMY,
    "all enemy players": ENEMY,
    "each enemy player": ENEMY,
    "they": ENEMY | ALL | {"you and an enemy player"},
    "each player": ALL,
    "both players": ALL,
    "all players": ALL,
    "you and your opponent": ALL,
    "you and that player": {"you and an enemy player", "you and that enemy player"},
    "you and that enemy player": {"you and an enemy player", "you and that enemy player"},
    "you and the player who destroyed this unit": {"you and the player who destroyed this"},
    "the owner of the destroyed unit": {"the owner of the destroyed Unit"},
}
"""The players of a step by the words for them."""
DOES: dict[str, set[str]] = {
    "add": {"add to hand", "shield to hand"},
    "choose": {"choose"},
    "deal": {"damage"},
    "deploy": {"deploy", "deploy token", "deploy ex base"},
    "destroy": {"choose", "destroy"},
    "discard": {"discard", "choose"},
    "draw": {"draw"},
    "exile": {"remove", "choose"},
    "look": {"look", "look at"},
    "pair": {"pair", "choose"},
    "pay": {"pay"},
    "place": {"trash top", "place resource", "place shield", "place as shield", "place in trash", "return", "choose",
              "return looked"},
    "rest": {"rest", "choose"},
    "return": {"return", "add to hand", "choose", "return looked", "top or bottom"},
    "reveal": {"reveal", "look", "add to hand"},
    "set": {"set active", "choose"},
    "shuffle": {"return"},
}  # fmt: skip
"""The steps that a verb says."""
SUBJECT = re.compile(
    rf"(?<!when )(?<!if )\b({'|'.join(sorted(WHO, key=len, reverse=True))})\b(?: with [^.,]*?)?(?: each)?(?: may)?"
    rf" ({'|'.join(DOES)})(?:e?s)?\b(?! with this effect)(?!(?:[^.]|Lv\.)* as their attack target)",
    re.IGNORECASE,
)
OF_OPPONENT = re.compile(r"\b(?:opponent|enemy player)'s deck\b")
"""What is done with an opponent's cards is done by the opponent."""
OWN = re.compile(r".*\b(your|friendly|this|enemy)\b(?! player)", re.IGNORECASE | re.DOTALL)
"""Whose card was spoken of last."""
JOIN = re.compile(
    r"(?:^|[.:■】] *)(?:then, )?(if (?:you|they) (?:do|don't|do not|can't)|when you do|if so|otherwise|if not),"
)


def plain(text: str) -> str:
    return without_reminders(one_glyph(text))


def players_in(value: object) -> list[m.Players]:
    return [part for part in m.models_in(value) if isinstance(part, m.Players)]


def wrong_subjects(text: str, effects: tuple[m.AnyAbility, ...]) -> Iterator[str]:
    """Yield the clauses of a text whose subject the effects do not have, and the players that no clause names."""
    said = plain(text)
    steps = players_in(effects)
    named = ENEMY if OF_OPPONENT.search(said) else set()
    for clause in SUBJECT.finditer(said):
        who, verb = WHO[clause[1].lower()], clause[2].lower()
        named = named | who
        before = OWN.match(said, 0, clause.start())
        if clause[1].lower() == "its owner" and before is not None and before[1].lower() != "enemy":
            continue
        if verb in {"reveal", "discard"} and shows_hand(effects):
            continue
        if not any(step.who in who and verbs(step) & DOES[verb] for step in steps):
            yield clause[0]
    yield from (step.who for step in steps if step.who not in named)


def verbs(step: m.Players) -> set[str]:
    return {part.do for part in m.models_in(step.steps) if isinstance(part, m.Step)}  # type: ignore[attr-defined]


def shows_hand(effects: tuple[m.AnyAbility, ...]) -> bool:
    """Whether the hand of the enemy player is shown: nobody else could show it."""
    return any(isinstance(part, m.Reveal | m.DiscardChosen) for part in m.models_in(effects))


def blocks(value: object, *, governed: bool = False) -> Iterator[tuple[tuple[m.AnyStep, ...], bool]]:
    """Yield each row of steps, and True for one under a condition."""
    if isinstance(value, tuple):
        if value and all(isinstance(part, m.Step) for part in value):
            yield value, governed
        for part in value:
            yield from blocks(part, governed=False)
    elif isinstance(value, m.If):
        yield from blocks(value.steps, governed=True)
        yield from blocks(value.otherwise)
    elif isinstance(value, m.Model):
        yield from blocks(tuple(vars(value).values()))


def is_option(step: m.AnyStep) -> bool:
    return isinstance(step, m.May) or (isinstance(step, m.Players) and is_option(step.steps[-1]))


def wrong_scopes(text: str, effects: tuple[m.AnyAbility, ...]) -> Iterator[str]:
    """Yield what is wrong with the steps that depend on whether others are done, or on what a condition denies."""
    said = plain(text)
    joins = [join[1].lower().replace("do not", "don't") for join in JOIN.finditer(said.lower())]
    denials = [join for join in joins if join in {"otherwise", "if not", "if you don't", "if they don't"}]
    denied = sum(bool(part.otherwise) for part in m.models_in(effects) if isinstance(part, m.If))
    undone = 0
    for steps, governed in blocks(effects):
        for before, step in pairwise(steps):
            if step.link == "if you don't":
                undone += 1
                if governed and "instead" not in said and not any("can't" in join for join in joins):
                    yield "what is done under a condition is denied, or the condition"
            after_others = isinstance(before, m.Players)
            if step.link == "if you do" and after_others and not any(join.startswith("if they do") for join in joins):
                yield '"if you do" after what others do'
    if denials and denied + undone < len(denials):
        yield "something is denied and has no place"
    if "instead" not in said and undone + denied > len([*denials, *(join for join in joins if "can't" in join)]):
        yield "something is denied that the text does not deny"
    done = sum(step.link == "if you do" for steps, _ in blocks(effects) for step in steps)
    if done > sum("do" in join.split()[-1:] or join == "if so" for join in joins):
        yield "something depends on what is done, and the text does not say so"


def faults(texts: set[str]) -> Iterator[tuple[str, str]]:
    for text in sorted(texts):
        try:
            effects = read_text(text, tokens=TOKENS)
        except NotUnderstood:
            continue
        yield from ((text, fault) for fault in (*wrong_subjects(text, effects), *wrong_scopes(text, effects)))


def test_the_check_finds_a_subject_that_was_dropped() -> None:
    text = "【Attack】Choose 1 enemy Unit. Its owner may deploy 1 Unit card from their hand."
    yours = read_text("【Attack】Choose 1 enemy Unit. You may deploy 1 Unit card from your hand.", tokens=TOKENS)
    assert list(wrong_subjects(text, yours)) == ["Its owner may deploy"]
    assert list(wrong_subjects(text, read_text(text, tokens=TOKENS))) == []
    assert list(wrong_subjects("【Attack】Draw 1.", read_text("【Attack】Your opponent draws 1.", tokens=TOKENS)))


def test_the_check_finds_a_denial_under_the_condition_that_it_denies() -> None:
    text = "【Deploy】If you have a Base in play, draw 1. If you don't, discard 1."
    (right,) = read_text(text, tokens=TOKENS)
    assert isinstance(right, m.Triggered)
    (asked,) = right.steps
    assert isinstance(asked, m.If)
    under = asked.model_copy(update={"steps": (m.Draw(), m.Discard(link="if you don't")), "otherwise": ()})
    assert list(wrong_scopes(text, (right,))) == []
    assert list(wrong_scopes(text, (right.model_copy(update={"steps": (under,)}),)))
    without = asked.model_copy(update={"otherwise": ()})
    assert list(wrong_scopes(text, (right.model_copy(update={"steps": (without,)}),)))


def test_every_clause_of_our_own_texts_has_its_subject_and_its_scope() -> None:
    texts = own_texts()
    assert len(texts) > 1500
    assert list(faults(texts)) == []


@pytest.mark.shared
def test_every_clause_of_the_printed_texts_has_its_subject_and_its_scope(shared: Path) -> None:
    texts = set(printed_texts(shared).values())
    assert len(texts) > 700
    assert list(faults(texts)) == []
