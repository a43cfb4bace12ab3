"""Rows of phrases: one is taken only for a model of which its text says everything."""

from __future__ import annotations

import pytest

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.phrases.descriptions import DESCRIBED, DESCRIPTIONS, HAD
from gundam_desktop.games.gcg.effects.phrases.row import Blank, Row, RowTable, parts, worded
from gundam_desktop.games.gcg.effects.phrases.steps import STEPS
from gundam_desktop.languages import LanguageKey


@pytest.mark.parametrize(
    ("step", "language", "text"),
    [
        (m.Rest(), "en", "rest {to}"),
        (m.Draw(amount=2), "ja", "自分は{amount}枚ドローする"),
        (m.PlaceResource(ex=True), "zh", "放置{amount}张EX能源"),
        (m.TrashTop(), "en", "place the top card of your deck into your trash"),
        (m.TrashTop(amount=2), "en", "place the top {amount} cards of your deck into your trash"),
        (m.Rest(link="then"), "en", "rest {to}"),
    ],
)
def test_a_step_has_the_row_that_says_all_of_it(step: m.Step, language: LanguageKey, text: str) -> None:
    row = STEPS.row_for(step, language)
    assert row is not None
    assert row.texts.of(language) == text


@pytest.mark.parametrize(
    ("step", "language"),
    [
        (m.Deploy(pay=True), "en"),  # no text says that it is paid
        (m.Deploy(), "zh"),  # code in this language
        (m.Pair(unit="chosen"), "en"),
        (m.Damage(amount=1), "ja"),
    ],
)
def test_a_step_with_something_else_has_no_row(step: m.Step, language: LanguageKey) -> None:
    assert STEPS.row_for(step, language) is None


def test_the_fields_of_a_row_count_as_read_only_if_it_is_taken() -> None:
    step = m.PlaceResource(ex=True)
    with m.fields_read() as read:
        assert not Row(m.PlaceResource, en="place {amount}").fits(step, "en")
    assert [field for _, field in read.unread(step)] == ["ex"]
    with m.fields_read() as read:
        assert Row(m.PlaceResource, ex=True, en="place {amount} EX").fits(step, "en")
    assert list(read.unread(step)) == []


def test_a_text_in_pieces() -> None:
    assert list(parts("{to} {recovers|recover} {amount:circled}!")) == [
        Blank("to"),
        " ",
        Blank(forms=("recovers", "recover")),
        " ",
        Blank("amount", "circled"),
        "!",
    ]


def test_every_row_names_fields_of_its_step() -> None:
    known = {"looked", "remaining", "rest", "this", "paired"}
    for row in STEPS.rows:
        named = {
            part.field
            for text in (*row.read, row.texts.ja, row.texts.zh)
            for part in parts(text)
            if isinstance(part, Blank) and part.field
        }
        assert named | row.values.keys() <= row.model.model_fields.keys() | known, row.texts


@pytest.mark.parametrize(
    ("table", "fields", "language", "text"),
    [
        (HAD, {"paired": False}, "en", "no paired Pilot"),
        (DESCRIPTIONS, {"name": "Ann"}, "en", "with the card name {name:name}"),
        (DESCRIPTIONS, {"attacking": True, "battling": "this"}, "en", "that {is|are} attacking this Unit"),
        (DESCRIBED, {"damaged": True}, "zh", "受到伤害"),
        (DESCRIBED, {"keyword": "any"}, "ja", "キーワード効果を持つ"),
        (DESCRIBED, {"keyword": "blocker"}, "ja", "{keyword:keyword}を持つ"),
    ],
)
def test_a_field_has_the_row_for_its_value(
    table: RowTable, fields: dict[str, object], language: LanguageKey, text: str
) -> None:
    row = table.about(next(iter(fields)), m.Selector.model_validate({"what": ["unit"], **fields}), language)
    assert row is not None
    assert row.texts.of(language) == text


def test_a_row_is_not_about_a_field_with_another_value() -> None:
    assert DESCRIPTIONS.about("new", m.Selector(what=("unit",), new=False), "en") is None


def test_a_text_takes_the_form_for_the_cards_before_it() -> None:
    assert worded("{a} {is|are} {b} {its|their}", lambda blank, first: (f"<{first}>", blank.field == "b")) == (
        "<True> is <False> their"
    )
    assert worded("that {has|have} attacked", lambda *_: ("", False), several=True) == "that have attacked"


def test_cards_of_a_cost_are_said_with_what_they_are() -> None:
    row = Row(m.DestroyCost, en="destroy {destroy:cards}")
    assert row.fits(m.DestroyCost(destroy=1, what=m.Selector(what=("unit",), side="your")), "en")
