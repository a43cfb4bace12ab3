"""A line of the deck's list: what gives way to a name without room."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetricsF
from pytestqt.qtbot import QtBot

from gundam_desktop.games.gcg import decks_api, library
from gundam_desktop.games.gcg.decks_api import Card, Deck
from gundam_desktop.ui.decks.builder.cards_model import FACE, OWNED
from gundam_desktop.ui.decks.builder.deck_line_delegate import LEAST_NAME
from gundam_desktop.ui.decks.builder.deck_model import SHARED, DeckModel
from gundam_desktop.ui.decks.builder.deck_view import DeckView
from gundam_desktop.ui.style import fonts
from gundam_desktop.ui.style.appearance import install_language
from gundam_desktop.ui.style.scaling import scaled_font


@pytest.mark.parametrize("language", ["en", "ja", "zh"])
def test_figures_give_way_to_a_name_and_the_number_is_the_last(
    qtbot: QtBot, cards: dict[str, Card], language: str
) -> None:
    """For every card, in lines of all widths: a name that is cut off has its room, or no figure is beside it."""
    install_language(language)
    model = DeckModel(cards)
    view = DeckView(model)
    qtbot.addWidget(view)
    numbers = [number for number, card in cards.items() if card.type != "resource"]
    model.show_deck(Deck(name="", cards=tuple((number, 1) for number in numbers)))
    model.show_owned(decks_api.CollectedCards(owned={numbers[0]: 1}).owned)
    metrics = QFontMetricsF(scaled_font(11.5, fonts.MEDIUM))
    dropped = set()
    for row, line in enumerate(model.lines):
        if not line.number:
            continue
        index = model.index(row)
        name = metrics.horizontalAdvance(index.data())
        leveled = library.stats(index.data(FACE)).level is not None
        most = ["number"] * bool(index.data(SHARED))
        most += ["owned"] * (index.data(OWNED) is not None) + ["level"] * leveled
        for room in (60, 120, 160, 200, 260, 400):
            shown = view.line_delegate.fitting_figures(index, room)
            assert list(shown) == most[: len(shown)]
            assert not shown or room - sum(shown.values()) >= min(name, LEAST_NAME)
            dropped.add(len(most) - len(shown))
        assert list(shown) == most, "with room for all"
    assert dropped == {0, 1, 2, 3}
