"""A zone to test with."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from gundam_desktop.tabletop import Zone
from gundam_desktop.ui.table.models import ZoneModel

BATTLE_AREA = Zone("battle", "Battle area", 6, public=True, pile=False)


@pytest.fixture
def zone(qapp: QApplication) -> ZoneModel:
    return ZoneModel((0, "battle"), BATTLE_AREA)
