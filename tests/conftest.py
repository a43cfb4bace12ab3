"""Options of the test run, its seed, and what every test gets: an offscreen platform and folders of its own."""

from __future__ import annotations

import os
import random
import shutil
import tempfile
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import hypothesis
import pytest

WITHOUT_SHARED = "deselected for want of --shared=FOLDER"
COUNT = "deselected_for_want_of_shared"
SEED = "gundam_desktop_seed"
DESELECTED = pytest.StashKey[int]()
TENTH = 10


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("gundam-desktop")
    group.addoption("--shared", type=Path, metavar="FOLDER", help="the folder with the reference data")
    group.addoption("--whole", action="store_true", help="whole counts of properties instead of a tenth")
    group.addoption("--seed", type=int, metavar="N", help="seed of everything random here (fresh if not given)")
    group.addoption("--shrink", action="store_true", help="look for the smallest example that fails (takes minutes)")
    group.addoption("--compiled", action="store_true", help="the compiled rules engine instead of the interpreted one")
    group.addoption("--visible", action="store_true", help="real windows instead of the offscreen platform")


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Run before Qt and hypothesis are set up: settles the platform, the seed and the reference data."""
    option = config.option
    if option.seed is None:
        given = getattr(config, "workerinput", {})  # by the main process, to a worker of pytest-xdist
        option.seed = given.get(SEED, random.SystemRandom().randrange(2**32))
    if getattr(option, "hypothesis_seed", None) is None:
        option.hypothesis_seed = str(option.seed)
    phases = [hypothesis.Phase.explicit, hypothesis.Phase.generate]
    if option.shrink:
        phases.append(hypothesis.Phase.shrink)
    hypothesis.settings.register_profile("gundam-desktop", database=None, deadline=None, phases=phases)
    hypothesis.settings.load_profile("gundam-desktop")
    os.environ.setdefault("HYPOTHESIS_STORAGE_DIRECTORY", str(Path(tempfile.gettempdir(), "gundam-desktop-hypothesis")))
    # Outside the tests, which have folders of their own, nothing of the player's own is seen either.
    outside = tempfile.TemporaryDirectory(prefix="gundam-desktop-outside-tests-", ignore_cleanup_errors=True)
    config.add_cleanup(outside.cleanup)
    os.environ["GUNDAM_DESKTOP_HOME"] = outside.name
    _settle_engine(compiled=option.compiled)
    if not option.visible:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    if option.shared is not None:
        option.shared = option.shared.resolve()
        if not option.shared.is_dir():
            raise pytest.UsageError(f"--shared: there is no folder {option.shared}")
    config.stash[DESELECTED] = 0


def _settle_engine(*, compiled: bool) -> None:
    """Run the rules as they are written, or compiled: clauses are shown by switching off routines that are written."""
    if not compiled:
        os.environ["GUNDAM_DESKTOP_INTERPRETED"] = "1"
        return
    import gundam_desktop

    if not gundam_desktop.COMPILED:
        raise pytest.UsageError(
            "--compiled: there is no build of these sources; packaging/compiled_engine.py makes one"
        )


def pytest_report_header(config: pytest.Config) -> str:
    counts = "whole" if config.option.whole else "a tenth"
    seed, shared = config.option.seed, config.option.shared
    return f"seed: {seed} (--seed={seed} repeats it); counts: {counts}; shared: {shared}"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.option.shared is not None:
        return
    wanting = [item for item in items if item.get_closest_marker("shared")]
    if wanting:
        items[:] = [item for item in items if not item.get_closest_marker("shared")]
        config.hook.pytest_deselected(items=wanting)
    config.stash[DESELECTED] = len(wanting)
    if hasattr(config, "workeroutput"):
        config.workeroutput[COUNT] = len(wanting)


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: Any) -> None:
    """Hand the seed to a worker of pytest-xdist."""
    node.workerinput[SEED] = node.config.option.seed


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any, error: object) -> None:
    """Take over what a worker has counted: every worker collects, and counts, the same."""
    node.config.stash[DESELECTED] = getattr(node, "workeroutput", {}).get(COUNT, 0)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    count = config.stash[DESELECTED]
    if count:
        terminalreporter.write_line(f"{count} tests {WITHOUT_SHARED}", yellow=True)
        if not terminalreporter.stats.get("deselected"):  # with pytest-xdist only the workers know
            terminalreporter.stats["deselected"] = [SimpleNamespace()] * count
    if terminalreporter.stats.get("failed") or terminalreporter.stats.get("error"):
        terminalreporter.write_line(f"seed: {config.option.seed}", yellow=True)


@pytest.fixture(scope="session")
def shared(pytestconfig: pytest.Config) -> Path:
    """The folder with the reference data; for tests marked `shared`."""
    folder = pytestconfig.option.shared
    if folder is None:
        pytest.fail("a test that uses the reference data must be marked with pytest.mark.shared")
    return Path(folder)


@pytest.fixture(scope="session")
def seed(pytestconfig: pytest.Config) -> int:
    """The seed of this run."""
    return int(pytestconfig.option.seed)


@pytest.fixture
def rng(seed: int, request: pytest.FixtureRequest) -> random.Random:
    """A generator of the test's own: the same for the same seed, whatever else runs."""
    return random.Random(f"{seed} {request.node.nodeid}")


@pytest.fixture(scope="session")
def times(pytestconfig: pytest.Config) -> Times:
    """How often a property is tried: `times(1000)` is 100 in a plain run and 1000 with `--whole`.

    A property that costs much is tried less often in a plain run: `times(1000, share=40)` is 25.
    """
    return Times(whole=bool(pytestconfig.option.whole))


class Times:
    def __init__(self, *, whole: bool) -> None:
        self.whole = whole

    def __call__(self, count: int, share: int = TENTH) -> int:
        return count if self.whole else max(1, count // share)


@pytest.hookimpl(tryfirst=True)
def pytest_sessionstart(session: pytest.Session) -> None:
    """Remove indexes of folders that are gone, before any worker begins."""
    if session.config.pluginmanager.hasplugin("cacheprovider") and not hasattr(session.config, "workerinput"):
        folder = session.config.cache.mkdir("prepared") / "gundam-desktop"
        for index in ("saved-games", "saved-decks"):
            shutil.rmtree(folder / index, ignore_errors=True)


@pytest.fixture(scope="session")
def prepared(pytestconfig: pytest.Config) -> Path | None:
    """The folder for what the program has prepared to be faster, kept for the next run; None if nothing is kept."""
    if not pytestconfig.pluginmanager.hasplugin("cacheprovider"):
        return None
    assert pytestconfig.cache is not None
    return pytestconfig.cache.mkdir("prepared")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, prepared: Path | None) -> Path:
    """Empty folders for settings, decks and games: no test sees the player's own, nor another test's.

    What the program has prepared to be faster is shared by all tests.
    """
    folder = tmp_path / "home"
    folder.mkdir()
    monkeypatch.setenv("GUNDAM_DESKTOP_HOME", str(folder))
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
        monkeypatch.setenv(name, str(folder / name.lower()))
    if prepared is not None:
        monkeypatch.setenv("XDG_CACHE_HOME", str(prepared))
    return folder
