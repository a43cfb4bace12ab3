"""Clauses as rich text: links to clauses, marked words, and the words that an edition has changed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from gundam_desktop.rulebook.changes import Piece, Side
from gundam_desktop.rulebook.links import Citation
from gundam_desktop.rulebook.search import Hit, Span
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.style.translation import listed

CLAUSE = "clause"
"""Scheme of a link to another clause."""


def link_style() -> str:
    """The style sheet of a document with clauses."""
    return f"a {{color: {theme().accent_self}; text-decoration: none}} p {{margin: 0 0 5px 0; color: {theme().text}}}"


def clause_link(number: str, text: str = "") -> str:
    """A link to a clause; its text is the number if no other is given."""
    return f"<a href='{CLAUSE}:{number}'>{escape(text or number)}</a>"


def clause_links(numbers: Iterable[str]) -> str:
    """Links to clauses, one after the other."""
    return listed(clause_link(number) for number in numbers)


def linked(text: str, citations: Sequence[Citation], others: Iterable[tuple[Span, str]] = ()) -> str:
    """A text in which the numbers of other clauses are links; `others` are more parts, each with its rich text."""
    parts = [*((span, clause_link(number)) for span, number in citations), *others]
    shown, at = [], 0
    for (start, end), html in sorted(parts):
        shown += [_lines(text[at:start]), html]
        at = end
    return "".join([*shown, _lines(text[at:])])


def hit_line(hit: Hit) -> str:
    """An entry that was found: its number as a link, its text, and in it marked what was looked for."""
    return f"<p>{clause_link(hit.clause.number)} {marked(hit.clause.text, hit.marks)}</p>"


def marked(text: str, spans: Sequence[Span]) -> str:
    """A text with some parts marked by colour and line, for eyes that see no colours."""
    shown, at = [], 0
    for start, end in spans:
        mark = f"<u style='color: {theme().target}'><b>{escape(text[start:end])}</b></u>"
        shown += [escape(text[at:start]), mark]
        at = end
    return "".join([*shown, escape(text[at:])])


def compared(pieces: Iterable[Piece]) -> str:
    """A text in two editions: what only the later one says is underlined, what only the base says struck through."""
    styles = {Side.BASE: ("s", theme().danger), Side.LATER: ("u", theme().legal)}
    shown = []
    for side, text in pieces:
        if side in styles:
            tag, color = styles[side]
            shown.append(f"<{tag} style='color: {color}'>{escape(text)}</{tag}>")
        else:
            shown.append(escape(text))
    return "".join(shown)


def muted(html: str) -> str:
    """A paragraph in the colour of what is beside the point."""
    return f"<p style='color: {theme().muted}'>{html}</p>"


def small(html: str) -> str:
    """Small words in the colour of what is beside the point."""
    return f"<small style='color: {theme().muted}'>{html}</small>"


def heading(text: str) -> str:
    """The heading of a part of a page."""
    return f"<p style='margin-top: 8px; color: {theme().muted}'><b>{escape(text)}</b></p>"


def _lines(text: str) -> str:
    return escape(text).replace("\n", "<br>")
