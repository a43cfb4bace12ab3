"""The options of the test run, tried on a small run of its own, with workers and without."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
TESTS = """
import os
import pytest

@pytest.mark.shared
@pytest.mark.parametrize("n", range(3))
def test_reference(shared, n):
    assert shared.is_dir()

def test_alone(seed, times, rng, home):
    assert os.environ["QT_QPA_PLATFORM"] == "offscreen"
    assert os.environ["GUNDAM_DESKTOP_HOME"] == str(home) and not list(home.iterdir())
    print(f"drawn: {seed} {times(1000)} {rng.random()}")
"""
workers = pytest.mark.parametrize("workers", [(), ("-n2",)], ids=["plain", "workers"])


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A project with three tests that want the reference data, and one that does not."""
    project = tmp_path_factory.mktemp("project")
    (project / "tests").mkdir()
    (project / "tests" / "conftest.py").write_text((HERE / "conftest.py").read_text(encoding="utf-8"))
    (project / "tests" / "test_small.py").write_text(TESTS)
    (project / "pyproject.toml").write_text('[tool.pytest.ini_options]\ntestpaths = ["tests"]\nmarkers = ["shared"]\n')
    return project


@cache
def _pytest(project: Path, *options: str) -> str:
    """The output of a run with these options; each run serves all tests that want it."""
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "xdist", "-rP", *options]
    alone = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # the others take a second each time to be loaded
    result = subprocess.run(command, cwd=project, env=alone, capture_output=True, text=True, timeout=600)
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


@workers
def test_what_wants_the_reference_data_is_left_out_and_counted(project: Path, workers: tuple[str, ...]) -> None:
    output = _pytest(project, *workers)
    assert "3 tests deselected for want of --shared=FOLDER" in output
    assert re.search(r"== 1 passed, 3 deselected in ", output.splitlines()[-1])


@workers
def test_with_the_reference_data_everything_runs(project: Path, tmp_path: Path, workers: tuple[str, ...]) -> None:
    output = _pytest(project, f"--shared={tmp_path}", *workers)
    assert "deselected" not in output
    assert "4 passed" in output.splitlines()[-1]


def test_no_test_is_bound_by_the_speed_of_the_machine() -> None:
    """Work is counted by `tests/work.py`; waits have the limit of `tests/ui/conftest.py`, not one of their own."""
    clock = re.compile(r"time\.(process_time|perf_counter|thread_time)|QElapsedTimer|qtbot\.wait[A-Z]\w*\(.*timeout=")
    folder = Path(__file__).parent
    files = {path for path in folder.rglob("*.py") if "smoke" not in path.name and path.parent.name != "fuzz"}
    reading = {path.relative_to(folder) for path in files if clock.search(path.read_text("utf-8"))}
    assert reading == {Path("work.py"), Path("test_conftest.py")}


@workers
def test_a_seed_repeats_what_was_drawn(project: Path, workers: tuple[str, ...]) -> None:
    first = _pytest(project, *workers)
    seed = re.search(r"--seed=(\d+)", first)
    assert seed is not None
    drawn = re.findall(r"drawn: .*", first)
    assert drawn[0].startswith(f"drawn: {seed[1]} 100 ")
    assert re.findall(r"drawn: .*", _pytest(project, seed[0])) == drawn


def test_whole_counts_on_demand(project: Path) -> None:
    assert "drawn: 7 1000 " in _pytest(project, "--whole", "--seed=7")
