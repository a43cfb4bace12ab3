"""Models for the import dialog: questions, problems and cards of a list."""

from __future__ import annotations

from collections.abc import Sequence

from gundam_desktop.games.gcg import decks_api, library
from gundam_desktop.games.gcg.decks_api import AmbiguousLine, Deck, ListProblem
from gundam_desktop.ui.style.row_model import WORDS, RowModel
from gundam_desktop.ui.style.translation import counted, language, translate


class LinesModel(RowModel[str]):
    """Lines of text."""

    def show_rows(self, rows: Sequence[str]) -> None:
        """Show these lines; unchanged ones are not touched, so that views keep their scroll position."""
        if len(rows) != len(self.rows):
            super().show_rows(rows)
            return
        for at, line in enumerate(rows):
            if line != self.rows[at]:
                self.rows[at] = line
                self.dataChanged.emit(self.index(at, 0), self.index(at, 0))

    def shown(self, row: str, role: int) -> object:
        return row if role in WORDS else None


def problem_line(problem: ListProblem) -> str:
    """Return a problem in words: its position and reason."""
    place = decks_api.position_text(problem.place, language())
    why = decks_api.problem_text(problem, language())
    line = translate("ImportDialog", "{place}: {why}").format(place=place, why=why) if place else why
    return line[:1].upper() + line[1:]


def question_line(question: AmbiguousLine, answer: str | None) -> str:
    """Return a question in words with its answer: a number, empty to leave it out, None if unanswered."""
    line = question.line if len(question.line) <= 40 else question.line[:39] + "…"
    if answer is None:
        text = counted.tr("{line}   which of %n cards?", "", len(question.numbers))
    elif answer:
        text = translate("ImportDialog", "{line}   is {number}")
    else:
        text = translate("ImportDialog", "{line}   is left out")
    return text.format(line=line, number=answer)


def card_lines(deck: Deck) -> list[str]:
    """Return a line for each card of the deck."""
    beside = translate("ImportDialog", "{line}   (sideboard)")
    lines = [_card_line(*entry) for entry in (*deck.cards, *deck.resources)]
    lines += [beside.format(line=_card_line(*entry)) for entry in deck.sideboard]
    maybe = translate("ImportDialog", "{line}   (maybeboard)")
    return lines + [maybe.format(line=_card_line(*entry)) for entry in deck.maybeboard]


def _card_line(number: str, count: int) -> str:
    return f"{count} × {library.name_of(number, language())}   {number}"
