"""Sentences of lessons as rich text: names of cards, links to clauses, keywords with their reminders, keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from html import escape

from PySide6.QtGui import QTextDocumentFragment

from gundam_desktop.rulebook.rulebook import Rulebook
from gundam_desktop.tabletop import Library
from gundam_desktop.tutorial.lesson_texts import Part, parts_of
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.style.translation import language

CARD, CLAUSE, KEYWORD = "card:", "clause:", "keyword:"
"""How the targets of links begin."""


class SentenceWriter:
    """Writes sentences for one lesson in the language in use."""

    def __init__(
        self,
        library: Library,
        rulebook: Rulebook | None,
        edition: str,
        names: Mapping[str, str],
        key_of: Callable[[str], str],
    ) -> None:
        """`names` are the numbers of cards by label; `key_of` returns the key that an action has now."""
        self._library, self._rulebook, self._edition = library, rulebook, edition
        self._names, self._key_of = names, key_of

    def html(self, sentence: str) -> str:
        """A sentence with its placeholders as rich text."""
        writers = {"text": _text, "card": self._card, "clause": self._clause, "keyword": self._keyword}
        return "".join(writers.get(part.kind, self._key)(part) for part in parts_of(sentence))

    def card_name(self, label: str) -> str:
        """The name of a card by its label or its number; the label itself if there is no such card."""
        number = self._names.get(label, label)
        try:
            return self._library.face(number, language()).name
        except (KeyError, ValueError):
            return label

    def clause(self, number: str) -> str:
        """A link to a clause, by its number in the edition that is played; empty without a number."""
        return _link(CLAUSE + number, number) if number else ""

    def reminder(self, keyword: str) -> tuple[str, str]:
        """A keyword as it is printed, and what it means; by its English name with or without an amount."""
        said = self._library.keyword_reminder(keyword, self._edition, language())
        return (said.term, said.text) if said is not None else (keyword, "")

    def word(self, number: str, part: str, key: str) -> str:
        """A keyword or mark on a card with what it means and its clause, by part and key of its reminder."""
        shown = self._library.reminders(number, self._edition, language())
        reminder = next(each for each in shown if (each.part, each.key) == (part, key))
        return f"<b>{escape(reminder.term)}</b> {escape(reminder.text)} ({self.clause(reminder.clause)})"

    def _card(self, part: Part) -> str:
        return _link(CARD + part.value, self.card_name(part.value), plain=True)

    def _clause(self, part: Part) -> str:
        edition, _, number = part.value.rpartition(":")
        if not edition and self._rulebook is not None:
            number = self._rulebook.number_in(self._edition, number)
        return self.clause(number)

    def _keyword(self, part: Part) -> str:
        return f"<b>{_link(KEYWORD + part.value, self.reminder(part.value)[0], plain=True)}</b>"

    def _key(self, part: Part) -> str:
        return f"<b>{escape(self._key_of(part.value) or part.value)}</b>"


def plain(html: str) -> str:
    """Rich text without its marks, for screen readers."""
    return QTextDocumentFragment.fromHtml(html).toPlainText()


def _text(part: Part) -> str:
    return escape(part.value)


def _link(target: str, words: str, *, plain: bool = False) -> str:
    color, line = (theme().text, "none") if plain else (theme().accent_self, "underline")
    return f'<a href="{escape(target)}" style="color: {color}; text-decoration: {line}">{escape(words)}</a>'
