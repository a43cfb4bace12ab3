"""Options of the test run, its seed, and what every test gets: an offscreen platform and folders of its own."""

from __future__ import annotations

import gc
import itertools
import os
import random
import shutil
import sys
import tempfile
from collections import defaultdict
from collections.abc import Generator, Iterable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import hypothesis
import pytest

WITHOUT_SHARED = "without --shared=FOLDER"
WITHOUT_FULL = "without --full"
NOT_DRAWN = "because the seed drew others (--full runs all)"
COUNTS = "gundam_desktop_deselected"
SEED = "gundam_desktop_seed"
FULL = "gundam_desktop_full"
DESELECTED = pytest.StashKey[dict[str, int]]()
TENTH = 10
WINDOWS = 8
"""A plain run draws one in this number of the tests of a file that open a window."""

# Clauses are shown by switching off routines, which compiled ones do not allow. This is settled here, before any other
# file of the tests imports the program; a worker of pytest-xdist has it from the main process.
if "--compiled" not in sys.argv and "PYTEST_XDIST_WORKER" not in os.environ:
    os.environ["GUNDAM_DESKTOP_INTERPRETED"] = "1"


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("gundam-desktop")
    group.addoption("--shared", type=Path, metavar="FOLDER", help="the folder with the reference data")
    group.addoption("--full", action="store_true", help="every case of every test, as where files are named")
    group.addoption("--whole", action="store_true", help="--full, and whole counts of properties instead of a tenth")
    group.addoption("--seed", type=int, metavar="N", help="seed of everything random here (fresh if not given)")
    group.addoption("--shrink", action="store_true", help="look for the smallest example that fails (takes minutes)")
    group.addoption("--compiled", action="store_true", help="the compiled rules engine instead of the interpreted one")
    group.addoption("--visible", action="store_true", help="real windows instead of the offscreen platform")


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Run before Qt and hypothesis are set up: settles the platform, the seed and the reference data."""
    option = config.option
    given = getattr(config, "workerinput", {})  # by the main process, to a worker of pytest-xdist
    option.full = given.get(FULL, option.full or option.whole or config.args_source is pytest.Config.ArgsSource.ARGS)
    if option.seed is None:
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
    if option.compiled:
        _check_engine()
    if not option.visible:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    if option.shared is not None:
        option.shared = option.shared.resolve()
        if not option.shared.is_dir():
            raise pytest.UsageError(f"--shared: there is no folder {option.shared}")
    config.stash[DESELECTED] = {}


def _check_engine() -> None:
    import gundam_desktop

    if not gundam_desktop.COMPILED:
        raise pytest.UsageError(
            "--compiled: there is no build of these sources; packaging/compiled_engine.py makes one"
        )


def pytest_report_header(config: pytest.Config) -> str:
    counts = "whole" if config.option.whole else "a tenth"
    tests = "all" if config.option.full else "sampled"
    seed, shared = config.option.seed, config.option.shared
    return f"seed: {seed} (--seed={seed} repeats it); tests: {tests}; counts: {counts}; shared: {shared}"


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Keep the garbage collector away from the tests and all that they import: none of it becomes garbage."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what this run does not want, and count it by reason."""
    left_out: dict[str, list[pytest.Item]] = {}
    if config.option.shared is None:
        left_out[WITHOUT_SHARED] = [item for item in items if item.get_closest_marker("shared")]
    if not config.option.full:
        left_out[WITHOUT_FULL] = [item for item in items if item.get_closest_marker("full")]
        left_out[NOT_DRAWN] = _not_drawn(items, config.option.seed)
    gone: set[pytest.Item] = set()
    counts = {}
    for reason, found in left_out.items():
        counts[reason] = len(set(found) - gone)
        gone.update(found)
    if gone:
        config.hook.pytest_deselected(items=[item for item in items if item in gone])
        items[:] = [item for item in items if item not in gone]
    config.stash[DESELECTED] = counts
    if hasattr(config, "workeroutput"):
        config.workeroutput[COUNTS] = counts


def _not_drawn(items: Iterable[pytest.Item], seed: int) -> list[pytest.Item]:
    """All cases of sampled tests, and all tests of a file with windows, but for those that the seed draws."""
    groups: defaultdict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        if item.get_closest_marker("sampled"):
            groups[item.nodeid.partition("[")[0]].append(item)
        elif item.get_closest_marker("window"):
            groups[item.nodeid.partition("::")[0]].append(item)
    left_out = []
    for name, found in groups.items():
        mark = found[0].get_closest_marker("sampled")
        count = mark.args if mark is not None else (-(-len(found) // WINDOWS),)
        drawn = _draw(found, random.Random(f"{seed} {name}"), *count)  # the same in every worker
        left_out += [item for item in found if item not in drawn]
    return left_out


def _draw(cases: list[pytest.Item], rng: random.Random, count: int | None = None) -> list[pytest.Item]:
    """Draw `count` of these cases; without a count, a few that show each value of each parameter."""
    shuffled = rng.sample(cases, len(cases))
    if count is not None or len(cases) == 1:
        return shuffled[:count]
    values = {case: {*map(repr, case.callspec.params.items())} for case in cases}  # type: ignore[attr-defined]
    unseen = set().union(*values.values())
    drawn = []
    while unseen:
        drawn.append(max(shuffled, key=lambda case: len(values[case] & unseen)))
        unseen -= values[drawn[-1]]
    return drawn


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: Any) -> None:
    """Hand on to a worker of pytest-xdist what is settled once."""
    node.workerinput[SEED] = node.config.option.seed
    node.workerinput[FULL] = node.config.option.full


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any, error: object) -> None:
    """Take over what a worker has counted: every worker collects, and counts, the same."""
    node.config.stash[DESELECTED] = getattr(node, "workeroutput", {}).get(COUNTS, {})


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    from gundam_desktop.plurals import counted  # not before it is settled which engine the program runs

    counts = config.stash[DESELECTED]
    for reason, count in counts.items():
        if count:
            terminalreporter.write_line(f"{counted(count, 'test')} deselected {reason}", yellow=True)
    if any(counts.values()) and not terminalreporter.stats.get("deselected"):  # with pytest-xdist only workers know
        terminalreporter.stats["deselected"] = [SimpleNamespace()] * sum(counts.values())
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
    """How often a property is tried: `times(1000)` is 100 and with `--whole` 1000.

    A property that costs much is tried less often: `times(1000, share=40)` is 25 without `--whole`, and
    `times(1000, plain=5)` is 20 without `--full`. A count of which less than one whole try would be left is refused.
    """
    return Times(whole=bool(pytestconfig.option.whole), full=bool(pytestconfig.option.full))


class Times:
    def __init__(self, *, whole: bool, full: bool) -> None:
        self.whole, self.full = whole, full

    def __call__(self, count: int, share: int = TENTH, plain: int = 1) -> int:
        if count < share * plain:
            raise ValueError(
                f"times({count}): less than one try is left in a plain run; expected {share * plain} or more"
            )
        return count if self.whole else count // (share if self.full else share * plain)


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


@pytest.fixture(scope="session")
def homes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Folders that are not there yet: `tmp_path` looks through all earlier ones for each test."""
    folder = tmp_path_factory.mktemp("homes")
    return (folder / str(number) for number in itertools.count())


@pytest.fixture(autouse=True)
def home(homes: Iterator[Path], monkeypatch: pytest.MonkeyPatch, prepared: Path | None) -> Path:
    """Empty folders for settings, decks and games: no test sees the player's own, nor another test's.

    What the program has prepared to be faster is shared by all tests.
    """
    folder = next(homes)
    folder.mkdir()
    monkeypatch.setenv("GUNDAM_DESKTOP_HOME", str(folder))
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
        monkeypatch.setenv(name, str(folder / name.lower()))
    if prepared is not None:
        monkeypatch.setenv("XDG_CACHE_HOME", str(prepared))
    return folder
