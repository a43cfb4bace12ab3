"""Reads keyword effects; keeps what every reader of a text has."""

from __future__ import annotations

from typing import Any

from lark import Token, Tree
from lark.visitors import Interpreter

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.discourse import Discourse
from gundam_desktop.games.gcg.effects.reader.errors import NotUnderstood
from gundam_desktop.games.gcg.effects.reader.trees import first_token
from gundam_desktop.games.gcg.model.keywords import BY_KEY, KEYWORDS
from gundam_desktop.spelling import did_you_mean


class WordReader(Interpreter[Token, Any]):
    """Reads keyword effects, and refuses words with their place in the line."""

    def __init__(self, line: str) -> None:
        super().__init__()
        self.line = line
        self.discourse = Discourse()
        self.of_command = False
        self.of_destruction = self.of_deployment = False

    def refuse(self, node: Tree[Token] | Token, why: str) -> NotUnderstood:
        """Return the error for words that fit the grammar but make no sense."""
        if isinstance(node, Token):
            start, end = node.start_pos or 0, node.end_pos
        else:
            start, end = (0, None) if node.meta.empty else (node.meta.start_pos, node.meta.end_pos)
        return NotUnderstood(self.line[start:end], start, why)

    def keyword_of(self, token: Token, *, with_amount: bool) -> m.Keyword:
        """Read `<Repair 2>`, or `<Repair>` in a text that only names it."""
        name, _, amount = str(token)[1:-1].strip().lower().rpartition(" ")
        if not amount.isdigit():
            name, amount = str(token)[1:-1].strip().lower(), "0"
        if name not in KEYWORDS:
            hint = did_you_mean(name, KEYWORDS, shown=lambda keyword: f"<{keyword.title()}>")
            raise self.refuse(token, hint or "no keyword of that name")
        if bool(int(amount)) != (with_amount and BY_KEY[name].has_amount):
            raise self.refuse(token, "its amount is missing" if amount == "0" else "no amount belongs here")
        return m.Keyword(name=name, amount=int(amount))

    def expect_keyword(self, tree: Tree[Token], name: str, does: str) -> None:
        """Refuse another keyword than the one of a name, which alone `does` what the words say."""
        keyword = first_token(tree)
        if self.keyword_of(keyword, with_amount=False).name != name:
            raise self.refuse(keyword, f"only <{name.title()}> {does}")
