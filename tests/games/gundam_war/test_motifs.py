"""What the pictures of its cards show."""

from __future__ import annotations

from gundam_desktop.games.gundam_war.model.cards import all_cards
from gundam_desktop.games.gundam_war.motifs import motif_of


def test_units_are_shown_by_their_figures_and_keywords() -> None:
    subjects = {card.named: motif_of(card).subject for card in all_cards().values()}
    assert subjects["Orbital Harbour"] == "station"
    assert subjects["Transport"] == "ship"
    assert subjects["Bulwark"] == "heavy"
    assert len(set(subjects.values())) > 12
