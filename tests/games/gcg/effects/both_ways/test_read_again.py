"""What is read is worded in English such that the words are read as the same, for every text that the tests have.

Texts that speak of several cards are made of two of them: when one thing happens, and what is done then.
"""

from __future__ import annotations

import random
import re
from functools import cache
from itertools import product

import pytest

from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.phrases import NotWorded
from gundam_desktop.games.gcg.effects.reader import NotUnderstood, read_text
from gundam_desktop.games.gcg.effects.wording.en import texts
from tests.conftest import Times
from tests.games.gcg.effects.both_ways.all_texts import own_texts
from tests.games.gcg.effects.both_ways.test_judged import BLOCKS, REFUSED
from tests.games.gcg.effects.both_ways.test_traps import READ

TOKENS = card_sets().tokens
_WHEN = re.compile(r"(When [^,.]+, )(.+)")
_MARKED = re.compile(r"【(?:Attack|Deploy|Main)】([^【]+)")


@cache
def known_texts() -> list[str]:
    judged = {text for text, effects, *_ in BLOCKS if not effects.startswith(REFUSED)}
    return sorted({*own_texts(), *judged, *(text for text, _ in READ)})


def worded(text: str) -> tuple[tuple[m.AnyAbility, ...], str]:
    """Return what a text means, and that in words; NotUnderstood or NotWorded if there is nothing of the kind."""
    effects = read_text(text, tokens=TOKENS)
    return effects, "\n".join(texts(effects, TOKENS))


@pytest.mark.full
def test_every_text_is_worded_such_that_it_means_the_same() -> None:
    read = 0
    for text in known_texts():
        try:
            effects, words = worded(text)
        except (NotUnderstood, NotWorded):
            continue
        read += 1
        assert read_text(words, tokens=TOKENS) == effects, text
    assert read > 2000


def test_an_event_and_what_is_done_then(rng: random.Random, times: Times) -> None:
    """The words may be refused, where no text could be clear; they are never read as something else."""
    parts = [found for text in known_texts() if (found := _WHEN.fullmatch(text))]
    marked = [found[1] for text in known_texts() if (found := _MARKED.fullmatch(text))]
    whens = {part[1] for part in parts}
    dones = {*(part[2] for part in parts), *(done[0].lower() + done[1:] for done in marked)}
    for when, done in rng.sample(sorted(product(whens, dones)), times(3000, plain=150)):
        try:
            effects, words = worded(when + done)
            again = read_text(words, tokens=TOKENS)
        except (NotUnderstood, NotWorded):
            continue
        assert again == effects, when + done
