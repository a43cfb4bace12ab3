"""Nothing of the network is imported before the player wants it, and a link waits for them."""

from __future__ import annotations

import subprocess
import sys

START = """
import sys
from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.session.settings import Settings
from gundam_desktop.ui.style.appearance import make_application
application = make_application()
window = MainWindow(Services(), Settings())
window.show_welcome()
assert not window.online.has_seats
window.close()
loaded = [name for name in sys.modules if name.startswith(("gundam_desktop.net", "gundam_desktop.ui.online"))]
loaded += [name for name in ("websockets", "zeroconf", "cryptography", "asyncio", "ssl") if name in sys.modules]
print(loaded)
"""


def test_a_start_imports_no_network() -> None:
    done = subprocess.run([sys.executable, "-P", "-c", START], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
