"""A zone to test with."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from gundam_desktop.tabletop import Zone
from gundam_desktop.ui.table.models import ZoneModel
from tests.ui.cards.invented_cards import FACES


@pytest.fixture
def zone(qapp: QApplication) -> ZoneModel:
    return ZoneModel(0, Zone("battle", "Battle area", 6, True, False), lambda number: FACES[number])
