"""A section of the rules as rich text: clauses with number, words, links, a second language and what has changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from html import escape

from gundam_desktop.rulebook.book import Book, Clause
from gundam_desktop.rulebook.changes import Change, Kind
from gundam_desktop.rulebook.rulebook import Rulebook
from gundam_desktop.ui.rulebook.clause_html import clause_link, clause_links, compared, linked, small
from gundam_desktop.ui.rulebook.reading import Reading
from gundam_desktop.ui.style.scaling import scaled
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.style.translation import listed, translate

PICK, EDITION = "pick", "edition"
"""Schemes of the links that make a clause the one that is read, and of those to its place in another edition."""
NUMBER_WIDTH = 92
NOT_THERE = "–"
"""Stands where the other language or the document has no words."""


def section_of(book: Book, number: str) -> Clause:
    """The entry that is shown as a page for a number: its section, or the chapter itself."""
    return book.path(number)[:2][-1]


def pages(book: Book) -> list[str]:
    """The numbers of all pages in their order: each chapter, followed by its sections."""
    return [clause.number for clause in book if clause.number.count("-") < 2]


class SectionWriter:
    """Writes pages of one book as a reader has set it."""

    def __init__(
        self, rulebook: Rulebook, reading: Reading, beside: Mapping[str, str] | None, changes: Mapping[str, Change]
    ) -> None:
        """`beside` has the words beside ours by number, None for none; `changes` is empty unless they are shown."""
        self._rulebook, self._reading, self._beside, self._changes = rulebook, reading, beside, changes
        self._book = rulebook.words(reading.edition, reading.language)
        self._links = rulebook.links(reading.edition, reading.language)

    def page(self, number: str) -> str:
        """The page on which a number is; the clause itself is set off."""
        section = section_of(self._book, number)
        below = self._below(section)
        rows = "".join(self._row(clause, current=clause.number == number) for clause in below)
        table = f"<table width='100%' cellspacing='0' cellpadding='{scaled(6)}'>{rows}</table>" if rows else ""
        return f"{self._head(section)}{table}{self._around(section.number)}"

    def _below(self, section: Clause) -> list[Clause]:
        """What stands on a page: all clauses of a section, the titles of a chapter, a clause of its own."""
        if section.kind == "chapter":
            return self._book.children(section.number)
        below = [clause for clause in self._book if clause.number.startswith(f"{section.number}-")]
        return below or [section]

    def _head(self, section: Clause) -> str:
        above = self._book.path(section.number)[:-1]
        path = "".join(f"{clause_link(clause.number, f'{clause.number} {clause.text}')} › " for clause in above)
        title = escape(section.text) if section.kind != "clause" else ""
        tag = self._tag(section.number)
        return (
            f"<p>{small(path)}</p>"
            f"<h2 style='color: {theme().text}; margin: 2px 0 8px 0'>{escape(section.number)} {title} {tag}</h2>"
            + (f"<p style='color: {theme().muted}'>{escape(self._beside_of(section.number))}</p>" if title else "")
        )

    def _beside_of(self, number: str) -> str:
        return self._beside.get(number, "") if self._beside is not None else ""

    def _row(self, clause: Clause, *, current: bool) -> str:
        ground = f" bgcolor='{theme().zone}'" if current else ""
        number = f"<a name='{clause.number}' href='{PICK}:{clause.number}'>{'▸ ' * current}{clause.number}</a>"
        half = " width='43%'" if self._beside is not None else ""
        cells = [
            f"<td width='{scaled(NUMBER_WIDTH)}'><b>{number}</b></td>",
            f"<td{half}>{self._words(clause)}{self._notes(clause)}</td>",
        ]
        if self._beside is not None:
            words = self._beside.get(clause.number)
            shown = linked(words, self._links.within(words)) if words else NOT_THERE
            cells.append(f"<td{half} style='color: {theme().muted}'>{shown}</td>")
        return f"<tr{ground}>{''.join(cells)}</tr>"

    def _words(self, clause: Clause) -> str:
        change = self._changes.get(clause.number)
        if clause.kind != "clause":
            return f"<b>{clause_link(clause.number, clause.text)}</b> {self._tag(clause.number)}"
        text = compared(change.pieces) if change is not None and change.pieces else self._linked(clause.text)
        return f"{self._tag(clause.number)} {text}"

    def _linked(self, text: str) -> str:
        return linked(text, self._links.within(text))

    def _tag(self, number: str) -> str:
        """What the edition did to an entry, as a sign with a word; nothing for one that is as it was."""
        change = self._changes.get(number)
        if change is None or change.kind in (Kind.SAME, Kind.MOVED):
            return ""
        sign, word, color = {
            Kind.CHANGED: ("±", translate("RulePage", "Changed"), theme().warning),
            Kind.NEW: ("+", translate("RulePage", "New"), theme().legal),
        }[change.kind]
        return f"<span style='color: {color}'><b>{sign} {escape(word)}</b></span>"

    def _notes(self, clause: Clause) -> str:
        """The lines below the words of a clause."""
        notes = [self._dropped(clause.number), self._editions(clause.number), self._referred(clause.number)]
        shown = " · ".join(note for note in notes if note)
        return f"<br>{small(shown)}" if shown else ""

    def _referred(self, number: str) -> str:
        back = self._links.back(number)
        text = escape(translate("RulePage", "Referred to by {numbers}"))
        return text.format(numbers=clause_links(back)) if back else ""

    def _editions(self, number: str) -> str:
        """Its numbers in the other editions, where these differ."""
        edition, shown = self._reading.edition, []
        for other in self._rulebook.editions():
            numbers = self._rulebook.in_edition(edition, number, other) if other != edition else ()
            if numbers and numbers != (number,):
                text = translate("RulePage", "{numbers} in edition {edition}")
                words = escape(text.format(numbers=listed(numbers), edition=other))
                shown.append(f"<a href='{EDITION}:{other}/{number}'>{words}</a>")
        return " · ".join(shown)

    def _dropped(self, number: str) -> str:
        change = self._changes.get(number)
        text = escape(translate("RulePage", "Dropped, {number} of edition {edition}: {words}"))
        return " · ".join(
            f"<span style='color: {theme().danger}'><b>−</b> "
            + text.format(number=gone.number, edition=self._rulebook.base, words=f"<s>{escape(gone.text)}</s>")
            + "</span>"
            for gone in (change.dropped if change is not None else ())
        )

    def _around(self, number: str) -> str:
        """Links to the pages before and after."""
        order = pages(self._book)
        at = order.index(number)
        arrows: list[tuple[int, Callable[[str], str]]] = [
            (at - 1, lambda text: f"← {text}"),
            (at + 1, lambda text: f"{text} →"),
        ]
        links = [self._arrow(order[place], shown) for place, shown in arrows if 0 <= place < len(order)]
        return f"<p style='margin-top: 12px'>{' &nbsp; '.join(links)}</p>"

    def _arrow(self, number: str, shown: Callable[[str], str]) -> str:
        clause = self._book.clause(number)
        return clause_link(number, shown(f"{number} {clause.text if clause.kind != 'clause' else ''}".strip()))
