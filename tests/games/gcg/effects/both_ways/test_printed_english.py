"""The printed English: read whole, and worded again as it is printed."""

from __future__ import annotations

import json
import re
import unicodedata
from pathlib import Path
from typing import Any

import pytest
import yaml

from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.cards.custom_card import own_card
from gundam_desktop.games.gcg.cards.link_condition import read_link
from gundam_desktop.games.gcg.effects.reader import read_text
from gundam_desktop.games.gcg.effects.reader.glyphs import one_glyph, without_reminders
from gundam_desktop.games.gcg.effects.wording.en import texts, word_link
from tests.work import calls

pytestmark = pytest.mark.shared
SETS = card_sets()
WORDED_OTHERWISE = {
    "ST05-001": '"this" for this Unit',
    "ST06-001": '"this" for this Unit',
    "ST07-001": '"if you place", on other cards "if you placed"',
    "ST07-013": "the attack target of the battling enemy Unit, on other cards a battling enemy Unit's attack target",
    "GD03-120": 'a past event in the present, on other cards "has destroyed"',
    "ST09-004": 'an "is" is missing',
    "GD01-005": "this Unit's paired Pilot, on other cards the card paired with this Unit",
    "GD02-047": '"destroy this and choose" in one sentence',
    "GD02-086": '"this" for this Unit',
    "GD02-091": '"if this Unit is red", on other cards "if this is a red Unit"',
    "GD02-097": '"there is ... in play", on other cards "... is in play"',
    "GD02-100": "the order of adjectives",
    "GD03-076": '"your Unit" for one of your Units',
    "GD03-088": '"if this is a (T) Unit" of a constant effect, on other cards "while"',
    "GD03-105": '"that has no Pilot paired with it", on other cards "with no paired Pilot"',
    "GD03-129": '"one of your friendly Units"',
    "GD04-039": '"if" of a constant effect, on other cards "while"',
    "GD04-042": '"damage from ... destroys", on other cards "destroys ... with damage"',
    "GD04-051": '"if" of a constant effect, on other cards "while"',
    "GD04-057": "reduced by a number of cards, on other cards so much for each",
    "GD04-058": "this Unit's paired Pilot, on other cards the card paired with this Unit",
    "EB01-001": '"exile ... from your trash from the game", on other cards without "from the game"',
    "EB01-002": '"... are in play", on other cards "there are ... in play"',
    "EB01-013": '"an enemy player has" cards in hand, on other cards "your opponent has"',
    "ST10-001": '"the same enemy player or enemy team", without the team',
    "ST10-011": '"... are in play", on other cards "there are ... in play"',
    "GD05-021": "the condition after the event, on another card before it",
    "GD05-022": '"exile ... in your trash from the game", on other cards "exile ... from your trash"',
    "GD05-036": '"that Unit", on another card "the Unit rested with this ability"',
    "GD05-039": '"Linked Units", on other cards "Link Units"',
    "GD05-060": "two marks before one effect, on other cards two effects",
    "GD05-088": '"or" between parts of names, on other cards a stroke',
    "GD05-101": '"one of your Unit\'s effects", without "cost"',
    "GD05-108": "the order of adjectives",
    "GD05-120": '"gets" before a keyword effect, on other cards "gains"',
    "ST11-001": "what enemy Units can't choose, on other cards what can't be chosen",
    "ST11-006": "the condition before the start of the turn, on other cards behind it",
    "ST11-012": '"battle damage from an enemy Unit", on another card "enemy battle damage"',
    "ST11-014": "as ST11-001",
    "ST12-006": '"exile ... in your trash from the game", as GD05-022',
    "ST12-012": '"instead" for what is done with the chosen card, on other cards "otherwise"',
    "ST12-013": '"your own Units" of both players',
    "ST13-001": "a range of tokens, whose numbers are alternatives",
    "ST13-006": '"if you are attacking", on other cards "if this Unit is attacking"',
    "ST13-009": '"that player", on other cards "they"',
    "ST13-013": "as ST13-001",
    "ST14-003": "as ST13-009",
    "ST14-006": '"it" for this Unit',
    "ST14-011": "reduced by a number of cards, as GD04-057",
    "ST14-015": '"this turn", on other cards "during this turn"',
    "GD04-121": '"during your turn, if", on other cards "if it is your turn and"',
}
"""Cards whose wording is another than the one that equal effects have elsewhere, with the reason."""
LINKS_WRITTEN_OTHERWISE = {
    "GD03-067": "(Teiwaz) Trait / (Tekkadan) Trait",  # "Trait" only once
}
"""Link conditions that are written in another way on other cards."""


PLACES = ("cards_en.json", "gd05_eb01_st10/cards_en.json", "st11_14/en.json")
"""Where the printed texts are: those of the later sets have folders of their own."""
ERRATA = "st11_14/errata.json"
NOT_PRINTED_THERE = {f"EXBP-{number:03}" for number in (*range(12, 19), *range(28, 31))}
"""EX Bases of promotions, without text like all others."""


def printed(shared: Path) -> list[dict[str, Any]]:
    """The printed cards, with the errata in force."""
    cards = [card for place in PLACES for card in json.loads((shared / "cards" / place).read_text("utf-8"))]
    texts = {card["number"]: card["text"] or "" for card in cards}
    for erratum in json.loads((shared / "cards" / ERRATA).read_text("utf-8")):
        text = texts[erratum["number"]]
        assert erratum["before"] in text
        texts[erratum["number"]] = text.replace(erratum["before"], erratum["after"])
    return [card | {"text": texts[card["number"]]} for card in cards if card["number"] in SETS]


DEVELOPMENT = re.compile(r"You may exile the specified number of .*?activate the following effect: *\n■")


def comparable(text: str) -> str:
    """A text without what does not matter: white space, reminders, what Development means, brackets, capitals."""
    brackets = str.maketrans("[]", "<>")
    text = DEVELOPMENT.sub("", text)
    plain = unicodedata.normalize("NFKC", without_reminders(one_glyph(text))).translate(brackets)
    return re.sub(r"\s", "", plain).casefold()


def test_every_text_is_read_as_the_sets_have_it_and_worded_as_printed(shared: Path) -> None:
    cards = printed(shared)
    assert {card["number"] for card in cards} == SETS.by_number.keys() - NOT_PRINTED_THERE
    for card in cards:
        effects = read_text(card["text"], tokens=SETS.tokens)
        assert effects == SETS.card(card["number"]).effects, card["number"]
        as_printed = comparable("\n".join(texts(effects, SETS.tokens))) == comparable(card["text"])
        assert as_printed != (card["number"] in WORDED_OTHERWISE), card["number"]
    abilities = sum(len(card.effects) for card in SETS)
    assert len(WORDED_OTHERWISE) < abilities * 0.04


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
            worded = word_link(card.link.names, card.link.traits)
            assert worded == LINKS_WRITTEN_OTHERWISE.get(card.number, facts["link"])
        else:
            assert card.link is None


def test_every_own_card_of_the_scenarios(shared: Path) -> None:
    for path in sorted((shared / "scenarios").rglob("*.yaml")):
        for scenario in yaml.safe_load_all(path.read_text(encoding="utf-8")):
            for data in scenario.get("cards") or []:
                own_card(data, SETS)


@pytest.mark.full
def test_a_card_is_read_with_little_work(shared: Path) -> None:
    cards = printed(shared)
    read_text("【Deploy】Draw 1.", tokens=SETS.tokens)
    work = calls(lambda: [read_text(card["text"], tokens=SETS.tokens) for card in cards])
    assert work < 25_000 * len(cards), "about 8,000 calls a card are usual"
