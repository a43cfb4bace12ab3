"""What reads the nodes of the grammar: functions, one for each node."""

from __future__ import annotations

import pkgutil
from importlib import import_module
from inspect import getmembers, isclass

import pytest
from lark.grammar import Symbol

from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.effects import reader
from gundam_desktop.games.gcg.effects.reader import NotUnderstood, read_text
from gundam_desktop.games.gcg.effects.reader.parse_table import make_parser
from gundam_desktop.games.gcg.effects.reader.reading import FUNCTIONS, Reading, reads
from gundam_desktop.games.gcg.effects.reader.trees import Node

TOLD_APART = "modes one_mode sentence sentence_in_turn two_modes"
"""Nodes without a function: that of the node above them goes by their names, or by the words in them."""


def is_left_out(symbol: Symbol) -> bool:
    """True for the quoted words of the grammar."""
    return bool(getattr(symbol, "filter_out", False))


def nodes() -> set[str]:
    """The names of the nodes that the parser makes: those of rules, unless they only pass on what is in them."""
    found = set()
    rules = make_parser().rules
    with_words = {rule.origin.name for rule in rules if not all(map(is_left_out, rule.expansion))}
    for rule in rules:
        kept = [symbol for symbol in rule.expansion if not is_left_out(symbol)]
        kept = [symbol for symbol in kept if not symbol.name.startswith("_") or symbol.name in with_words]
        passes_on = rule.options.expand1 and len(kept) == 1 and (kept[0].is_term or not kept[0].name.startswith("_"))
        if rule.alias or not (passes_on or rule.origin.name.startswith("_")):
            found.add(str(rule.alias or rule.origin.name))
    return found


def test_each_node_has_a_function_and_each_function_a_node() -> None:
    import_module(f"{reader.__name__}.new_reading")  # with it all modules that have functions
    in_grammar = nodes()
    assert FUNCTIONS.keys() - in_grammar == set()
    assert in_grammar - FUNCTIONS.keys() == {*TOLD_APART.split()}


def test_a_node_has_one_function_only() -> None:
    def again(reading: Reading, tree: Node) -> None: ...

    before = dict(FUNCTIONS)
    with pytest.raises(ValueError, match="two functions for effect"):
        reads("effect")(again)
    with pytest.raises(ValueError, match="two functions for effect"):
        reads(effect=again)
    assert before == FUNCTIONS


def test_no_class_of_the_reader_has_an_ancestor_in_it() -> None:
    names = [module.name for module in pkgutil.iter_modules(reader.__path__, f"{reader.__name__}.")]
    modules = [import_module(name) for name in names]
    assert len(modules) > 40
    classes = {of for module in modules for _, of in getmembers(module, isclass) if of.__module__ == module.__name__}
    assert Reading in classes
    assert {
        of for of in classes if any(base.__module__.startswith(reader.__name__) for base in of.__mro__[1:])
    } == set()


def test_a_mark_with_another_card_than_a_pilot_is_refused() -> None:
    text = "【During Pair･enemy Unit that has been rested by an effect during this turn】<Blocker>"
    with pytest.raises(NotUnderstood, match="this must be a Pilot"):
        read_text(text, tokens=card_sets().tokens)


@pytest.mark.parametrize(
    "text",
    [
        "While this Unit is damaged, it doesn't receive that damage.",
        "【Attack】You may choose 1 enemy Unit. Rest it. If you do, increase that damage by 1.",
    ],
)
def test_damage_that_nothing_spoke_of_is_refused(text: str) -> None:
    with pytest.raises(NotUnderstood, match="no damage was spoken of before"):
        read_text(text, tokens=card_sets().tokens)
