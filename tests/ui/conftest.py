"""What every test of the client's screen gets: the fonts and the style of the running program."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from gundam_desktop.ui.app.appearance import make_application


@pytest.fixture(scope="session")
def qapp() -> QApplication:
    """The application as the client makes it, in place of a plain one."""
    return make_application()
