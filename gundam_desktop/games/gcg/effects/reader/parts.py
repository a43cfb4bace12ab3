"""Reads keyword effects, circled numbers, and nodes of which the only part says what they mean."""

from __future__ import annotations

from lark import Token, Tree

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.reading import Reading, reads
from gundam_desktop.games.gcg.effects.reader.trees import Node, first_token
from gundam_desktop.games.gcg.model.keywords import BY_KEY, KEYWORDS
from gundam_desktop.spelling import did_you_mean


def keyword_of(reading: Reading, token: Token, *, with_amount: bool) -> m.Keyword:
    """Read `<Repair 2>`, or `<Repair>` in a text that only names it."""
    name, _, amount = str(token)[1:-1].strip().lower().rpartition(" ")
    if not amount.isdigit():
        name, amount = str(token)[1:-1].strip().lower(), "0"
    if name not in KEYWORDS:
        hint = did_you_mean(name, KEYWORDS, shown=lambda keyword: f"<{keyword.title()}>")
        raise reading.refuse(hint or "no keyword of that name", token)
    if bool(int(amount)) != (with_amount and BY_KEY[name].has_amount):
        raise reading.refuse(
            "this keyword effect needs a number, like <Repair 2>"
            if amount == "0"
            else "this keyword effect must be written without a number here",
            token,
        )
    return m.Keyword(name=name, amount=int(amount))


def circled_number(token: Token) -> int:
    """Read a cost: "②"."""
    return ord(token) - ord("①") + 1


def expect_keyword(reading: Reading, tree: Tree[Token], name: str, does: str) -> None:
    """Refuse another keyword than the one of a name, which alone `does` what the words say."""
    keyword = first_token(tree)
    if keyword_of(reading, keyword, with_amount=False).name != name:
        raise reading.refuse(f"only <{name.title()}> {does}", keyword)


@reads("enemy_noun", "adjective", "as_many", "such_card")
def only_part(reading: Reading, tree: Node) -> object:
    """Return what the only part of a node means."""
    return reading.visit_first(tree)
