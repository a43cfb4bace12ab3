"""Shows the details of the selected deck: tags, notes or how a shipped deck plays, violations."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QWidget

from gundam_desktop.games.gcg.decks_api import (
    DeckRepository,
    clause_text,
    color_names,
    legality,
    plan_of,
    remedy_text,
    violation_text,
)
from gundam_desktop.ui.decks.library.deck_rows import DeckRow, DeckRowReader
from gundam_desktop.ui.style import fonts
from gundam_desktop.ui.style.label import RichLabel
from gundam_desktop.ui.style.scaling import scaled, set_font
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.style.translation import counted, language, listed, translate


class DeckDetails(QScrollArea):
    """Shows one deck, or the number of selected decks."""

    def __init__(self, repository: DeckRepository, reading: DeckRowReader, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._repository, self._row_reader = repository, reading
        self.label = RichLabel(self)
        self.label.setWordWrap(True)
        self.label.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.label.setMargin(scaled(8))
        set_font(self.label, 13.5)
        self.setWidget(self.label)
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def show_rows(self, rows: Sequence[DeckRow]) -> None:
        """Show these decks."""
        self.label.setText(self._text_of(rows[0]) if len(rows) == 1 else self._counted(len(rows)))
        self.setAccessibleDescription(self.label.text())

    def _counted(self, count: int) -> str:
        return counted.tr("%n decks selected", "", count) if count else ""

    def _text_of(self, row: DeckRow) -> str:
        entry, muted = row.entry, theme().muted
        small = [row.counts, row.changed, entry.folder]
        parts = [
            f"<b style='font-size:large'>{escape(row.name)}</b>",
            f"<span style='color:{muted}'>{escape(' · '.join(filter(None, small)))}</span>",
            escape(color_names(row.colors, language())),
            escape(listed(f"#{tag}" for tag in entry.tags)),
            escape(plan_of(entry.name, language()) if row.kind == "shipped" else entry.notes).replace("\n", "<br>"),
            self._legality(row),
        ]
        return "".join(f"<p style='margin:0 0 {scaled(8)}px 0'>{part}</p>" for part in parts if part)

    def _legality(self, row: DeckRow) -> str:
        checks = legality(row.entry.deck, self._repository.cards, self._row_reader.today)
        broken = [check.details for check in checks if not check.ok]
        if not broken:
            text = translate("DeckLibrary", "Legal, and no restriction is broken")
            return f"<span style='color:{theme().legal}'>{fonts.CHECKED}{escape(text)}</span>"
        lines = []
        for violation in broken:
            color = theme().danger if violation.is_clause else theme().warning
            text = violation_text(violation, language())
            text = f"{text[:1].upper()}{text[1:]} ({clause_text(violation, language())})"
            remedy = f"→ {remedy_text(violation, language())}"
            lines.append(
                f"<span style='color:{color}'>×</span> {escape(text)}<br>"
                f"<span style='color:{theme().accent_self}'>{escape(remedy)}</span>"
            )
        return f"</p><p style='margin:0 0 {scaled(8)}px 0'>".join(lines)
