"""`serve` as a process: beside a window, and without what only windows need."""

from __future__ import annotations

import asyncio
import gc
import subprocess
import sys
from pathlib import Path

import pytest

from gundam_desktop.cli.main import main
from gundam_desktop.net.home_server import CannotServe, HomeServer
from gundam_desktop.net.server import Setting
from gundam_desktop.net.service import NEVER, InUse, Started, Wanted, run_service
from tests.net.net_driver import GENEROUS, LOOPBACK, Player, playing

WITHOUT = "import sys; sys.modules.update(dict.fromkeys(({names}))); "
SERVES = """
import asyncio, os, signal
from gundam_desktop.cli.main import main
from gundam_desktop.net import service
started = service.run_service
async def run(wanted, tell, window=None):
    def both(how):
        tell(how)
        asyncio.get_running_loop().call_later(0, os.kill, os.getpid(), signal.SIGTERM)
    await started(wanted, both, window)
service.run_service = run
assert main(["serve", "--listen", "127.0.0.1:0", "--folder", sys.argv[1], {more}]) == 0
unwanted = ("zeroconf", "PySide6", "shiboken6")
print([name for name, module in sys.modules.items() if module and name.split(".")[0] in unwanted])
"""


def test_a_window_starts_a_server_and_it_ends_when_nobody_plays(tmp_path: Path) -> None:
    home = HomeServer.start("Kai", tmp_path / "server", 0)
    kai = Player(home.server, tmp_path / "kai", 1, "gundam_war", name="Kai", most=10, key=home.key)
    hayato = Player(home.server, tmp_path / "hayato", 2, "gundam_war", name="Hayato", most=10)
    with playing(kai, hayato):
        home.close()
        assert [each.checked().faults for each in (kai, hayato)] == [(), ()]
        assert home.runs
    assert home.wait(GENEROUS)


def test_a_server_that_cannot_start_says_why(tmp_path: Path) -> None:
    (tmp_path / "server").write_text("a file")
    with pytest.raises(CannotServe, match="server"):
        HomeServer.start("Kai", tmp_path / "server", 0)


def test_one_server_at_a_time_uses_a_folder(tmp_path: Path) -> None:
    wanted = Wanted(Setting(tmp_path, "first"), LOOPBACK, 0, plain=True)

    async def two() -> None:
        begun = asyncio.Event()
        first = asyncio.create_task(run_service(wanted, lambda _started: begun.set(), asyncio.Event()))
        await begun.wait()
        assert gc.get_threshold()[2] == NEVER, "a full collection would stop all tables"
        with pytest.raises(InUse):
            await run_service(wanted, lambda _started: None)
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)

    before = gc.get_threshold()
    asyncio.run(two())
    assert gc.get_threshold() == before


def test_a_server_ends_with_its_window_when_nobody_is_connected(tmp_path: Path) -> None:
    wanted = Wanted(Setting(tmp_path, "first"), LOOPBACK, 0, plain=True, public=True)
    started: list[Started] = []

    async def serve() -> None:
        window = asyncio.Event()
        window.set()
        await run_service(wanted, started.append, window)

    asyncio.run(serve())
    assert [(each.fingerprint, each.key) for each in started] == [("", "")]


@pytest.mark.parametrize("more", ["'--plain'", "'--public'"])
def test_a_server_needs_nothing_of_the_windows(tmp_path: Path, more: str) -> None:
    names = ", ".join(map(repr, ("PySide6", "shiboken6", "miniaudio", "segno")))
    code = WITHOUT.format(names=names) + SERVES.replace("{more}", more)
    done = subprocess.run([sys.executable, "-c", code, str(tmp_path / "s")], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == "[]"


def test_the_start_of_the_client_imports_nothing_of_it() -> None:
    code = "import sys, gundam_desktop.cli.main; import gundam_desktop.ui.app.main_window; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    assert "gundam_desktop.ui.app.main_window" in loaded
    assert not {name for name in loaded if name.startswith(("gundam_desktop.net", "websockets", "zeroconf", "ssl"))}


def test_a_wrong_folder_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    assert main(["serve", "--folder", str(tmp_path / "file"), "--listen", ":0"]) == 2
    assert "the server cannot start" in capsys.readouterr().err
