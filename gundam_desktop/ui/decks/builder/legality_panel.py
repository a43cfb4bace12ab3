"""Shows the legality of the deck: each rule, its clause, and how to fix a violation."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from html import escape

from PySide6.QtCore import QDate, Signal
from PySide6.QtGui import QColor, QResizeEvent, QTextDocumentFragment
from PySide6.QtWidgets import QCheckBox, QDateEdit, QHBoxLayout, QSizePolicy, QWidget

from gundam_desktop.games.gcg import decks_api, library
from gundam_desktop.games.gcg.decks_api import Card, Deck, RuleCheck
from gundam_desktop.ui.style import fonts
from gundam_desktop.ui.style.label import RichLabel
from gundam_desktop.ui.style.literal import literal
from gundam_desktop.ui.style.panel import Panel
from gundam_desktop.ui.style.scaling import set_font
from gundam_desktop.ui.style.theme import hue, theme
from gundam_desktop.ui.style.translation import language

SILENT = ("type", "resource type", "sideboard type")
"""Rules that are shown only if violated."""
SHAPES = {"circle": "●", "triangle": "▲", "diamond": "◆", "square": "■", "star": "★"}
"""The shapes of colours as characters."""
OUTLINES = {"circle": "○", "triangle": "△", "diamond": "◇", "square": "□", "star": "☆"}
PALE = 0.75
"""Lightness above which a colour is hard to see on a light panel."""


class LegalityPanel(Panel):
    """Checks a deck and, unless that is turned off, the restrictions in force on a day."""

    clause_wanted = Signal(str)
    """The number of a clause that was clicked."""
    breaches_found = Signal(object)
    """The rules that cards break, in words, by their numbers."""

    def __init__(self, cards: Mapping[str, Card], parent: QWidget | None = None) -> None:
        super().__init__(" ", parent)
        self._cards = cards
        self._deck: Deck | None = None
        self._brief = False
        self._label = RichLabel(self)
        self._label.setWordWrap(True)
        set_font(self._label, 13.5)
        self._label.open_links()
        self._label.linkActivated.connect(self.clause_wanted)
        self.restricted = QCheckBox(self)
        self.restricted.setChecked(True)
        set_font(self.restricted, 13)
        self.day = QDateEdit(QDate.currentDate(), self)
        self.day.setDisplayFormat("yyyy-MM-dd")
        set_font(self.day, 13)
        self.restricted.toggled.connect(self.day.setEnabled)
        self.restricted.toggled.connect(lambda _on: self._check())
        self.day.dateChanged.connect(lambda _day: self._check())
        row = QHBoxLayout()
        row.addWidget(self.restricted, 1)
        row.addWidget(self.day)
        self.box.addWidget(self._label)
        self.box.addLayout(row)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.refresh_texts()

    @property
    def chosen_day(self) -> date | None:
        """The day whose restrictions are checked; None if they are not."""
        chosen = self.day.date()
        return date(chosen.year(), chosen.month(), chosen.day()) if self.restricted.isChecked() else None

    @property
    def text(self) -> str:
        """All rules with what is wrong, as a screen reader says them."""
        return self._label.accessibleName()

    def show_deck(self, deck: Deck) -> None:
        """Check this deck."""
        self._deck = deck
        self._check()

    def set_brief(self, brief: bool) -> None:
        """Count the rules that are kept instead of listing them, so that the charts below have room."""
        if brief != self._brief:
            self._brief = brief
            self._check()

    def refresh_texts(self) -> None:
        self.set_title(self.tr("Legality"))
        self.restricted.setText(self.tr("Restrictions of"))
        newest = self.tr("The latest have been in force since {day}").format(day=decks_api.latest_restrictions())
        for widget in (self.restricted, self.day):
            widget.setToolTip(literal(newest))
        self.restricted.setAccessibleName(self.tr("Check the restrictions of official play, too"))
        self.day.setAccessibleName(self.tr("The day whose restrictions are checked"))
        self._check()

    def refresh_colors(self) -> None:
        self._check()

    def _check(self) -> None:
        if self._deck is None:
            return
        checks = decks_api.legality(self._deck, self._cards, self.chosen_day)
        told = [check for check in checks if not (check.ok and check.code in SILENT)]
        kept = [check for check in told if check.ok] if self._brief else []
        lines = [self._line(check) for check in told if check not in kept]
        if kept:
            everything = self.tr("all rules are kept") if not lines else self.tr("other rules kept: {count}")
            lines.append(_marked(everything.format(count=len(kept)), ok=True))
        unplayed = [self._unplayed_line(line) for line in library.unplayed(self._deck, language())]
        self._label.show_linked_text("<br>".join([*lines, *unplayed]))
        whole = "<br>".join([*map(self._line, told), *unplayed])
        self._label.setAccessibleName(QTextDocumentFragment.fromHtml(whole).toPlainText())
        self._label.setToolTip("<br>".join(map(self._line, kept)))
        self._make_room()
        found: dict[str, list[str]] = {}
        for violation in filter(None, (check.violation for check in checks)):
            for card in violation.cards:
                found.setdefault(card.number, []).append(decks_api.violation_text(violation, language()))
        self.breaches_found.emit({number: "\n".join(texts) for number, texts in found.items()})

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """Fix the height: in a scroll area a label of wrapped lines gets a little less than it needs."""
        self._label.setMinimumHeight(0)
        self._label.setMinimumHeight(self._label.heightForWidth(self._label.width()))

    def _unplayed_line(self, line: str) -> str:
        """A line about an ability that the program does not understand."""
        text = self.tr("Not played: {ability}").format(ability=line)
        return f"<span style='color:{theme().muted}'>– {escape(text)}</span>"

    def _line(self, check: RuleCheck) -> str:
        colors, details = theme(), check.details
        text = escape(decks_api.check_text(check, language()))
        if check.code == "colors":
            for own, _count in details.colors:
                name = escape(decks_api.color_names((own,), language()))
                text = text.replace(name, f"{_color_mark(own)} {name}")
        line = _marked(text, ok=check.ok)
        if check.ok:
            return line
        if remedy := decks_api.remedy_text(details, language()):
            line += f" <span style='color:{colors.muted}'>– {escape(remedy)}</span>"
        clause = escape(decks_api.clause_text(details, language()))
        if not details.is_clause:
            return f"{line} <span style='color:{colors.muted}'>({clause})</span>"
        return f"{line} <a href='{clause}' style='color:{colors.accent_self}; text-decoration:none'>{clause}</a>"


def _marked(text: str, *, ok: bool) -> str:
    """A line that begins with the mark for a rule that is kept (`ok`) or violated."""
    mark, color = (fonts.CHECKED, theme().legal) if ok else ("× ", theme().danger)
    return f"<span style='color:{color}'>{mark}</span>{text}"


def _color_mark(color: str) -> str:
    """Return the shape of a colour, in this colour; for one too pale to be seen, an outline."""
    own = hue(color)
    pale = not theme().dark and QColor(own.frame).lightnessF() > PALE
    return OUTLINES[own.shape] if pale else f"<span style='color:{own.frame}'>{SHAPES[own.shape]}</span>"
