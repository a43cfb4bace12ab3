"""The printed English: read whole, and worded again as it is printed."""

from __future__ import annotations

import json
import re
import time
import unicodedata
from pathlib import Path
from typing import Any

import pytest
import yaml

from gundam_desktop.games.gcg.cards.links import read_link
from gundam_desktop.games.gcg.cards.own import own_card
from gundam_desktop.games.gcg.cards.sets import card_sets
from gundam_desktop.games.gcg.effects.reader import read_text
from gundam_desktop.games.gcg.effects.reader.glyphs import one_glyph, without_reminders
from gundam_desktop.games.gcg.effects.wording.en import texts, word_link

pytestmark = pytest.mark.shared
SETS = card_sets()
OURS = ("ST01", "ST02", "ST03", "ST04", "GD01", "T", "R", "EXR", "EXB")


def printed(shared: Path) -> list[dict[str, Any]]:
    cards = json.loads((shared / "cards" / "cards_en.json").read_text(encoding="utf-8"))
    return [card for card in cards if card["number"].partition("-")[0] in OURS]


def comparable(text: str) -> str:
    return re.sub(r"\s", "", unicodedata.normalize("NFKC", without_reminders(one_glyph(text))))


def test_every_text_is_read_as_the_sets_have_it_and_worded_as_printed(shared: Path) -> None:
    cards = printed(shared)
    assert len(cards) == len(SETS)
    for card in cards:
        effects = read_text(card["text"], tokens=SETS.tokens)
        assert effects == SETS.card(card["number"]).effects, card["number"]
        assert comparable("\n".join(texts(effects, SETS.tokens))) == comparable(card["text"]), card["number"]


def test_every_fact_is_as_printed(shared: Path) -> None:
    for facts in printed(shared):
        card = SETS.card(facts["number"])
        assert (card.name, card.type, card.traits) == (facts["name"], facts["type"].lower(), tuple(facts["traits"]))
        assert (card.level, card.cost) == (facts["level"] or 0, facts["cost"] or 0)
        assert (card.ap, card.hp) == (facts["ap"], facts["hp"])
        assert card.color == (facts["color"].lower() if facts["color"] else None)
        assert card.environment == tuple(place.lower() for place in facts["zone"])
        if facts["link"]:
            assert card.link == read_link(facts["link"])
            assert word_link(card.link.names, card.link.traits) == facts["link"]
        else:
            assert card.link is None


def test_every_own_card_of_the_scenarios(shared: Path) -> None:
    for path in sorted((shared / "scenarios").rglob("*.yaml")):
        for scenario in yaml.safe_load_all(path.read_text(encoding="utf-8")):
            for data in scenario.get("cards") or []:
                own_card(data, SETS)


def test_reading_is_fast(shared: Path) -> None:
    cards = printed(shared)
    read_text("【Deploy】Draw 1.", tokens=SETS.tokens)
    start = time.perf_counter()
    for card in cards:
        read_text(card["text"], tokens=SETS.tokens)
    assert time.perf_counter() - start < len(cards) / 100
