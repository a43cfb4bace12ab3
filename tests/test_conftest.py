"""The options of the test run, tried on a small run of its own, with workers and without."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from tests.conftest import Times

HERE = Path(__file__).resolve().parent
TESTS = """
import os
import pytest

@pytest.mark.shared
@pytest.mark.parametrize("n", range(3))
def test_reference(shared, n):
    assert shared.is_dir()

@pytest.mark.full
def test_long():
    pass

@pytest.mark.sampled(10)
@pytest.mark.parametrize("n", range(50))
def test_sampled(n):
    print(f"case: {n}")

@pytest.mark.sampled
@pytest.mark.parametrize("language", ["en", "ja", "zh"])
@pytest.mark.parametrize("size", [1, 2])
@pytest.mark.parametrize("window", ["table", "builder", "rules", "decks"])
def test_matrix(window, size, language):
    print(f"values: {window} {size} {language}")

@pytest.mark.window
@pytest.mark.parametrize("n", range(40))
def test_window(n):
    print(f"window: {n}")

def test_alone(seed, times, rng, home):
    assert os.environ["QT_QPA_PLATFORM"] == "offscreen"
    assert os.environ["GUNDAM_DESKTOP_INTERPRETED"] == "1"
    assert os.environ["GUNDAM_DESKTOP_HOME"] == str(home) and not list(home.iterdir())
    print(f"drawn: {seed} {times(1000)} {rng.random()}")
"""
PART = """
import os

assert os.environ["GUNDAM_DESKTOP_INTERPRETED"] == "1"
"""
"""A folder's own conftest.py, which imports the program: by then it must be settled how that runs."""
LANGUAGES = ("en", "ja", "zh")
ALL = 50 + len(LANGUAGES) * 2 * 4 + 40 + 2
"""The tests of the project but for those of the reference data and the long one."""
workers = pytest.mark.parametrize("workers", [(), ("-n2",)], ids=["plain", "workers"])


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A project with three tests that want the reference data, one that is long, two that are sampled, and one more."""
    project = tmp_path_factory.mktemp("project")
    (project / "tests").mkdir()
    (project / "tests" / "conftest.py").write_text((HERE / "conftest.py").read_text(encoding="utf-8"))
    (project / "tests" / "test_small.py").write_text(TESTS)
    (project / "tests" / "part").mkdir()
    (project / "tests" / "part" / "conftest.py").write_text(PART)
    (project / "tests" / "part" / "test_part.py").write_text("def test_part(): pass\n")
    (project / "pyproject.toml").write_text(
        '[tool.pytest.ini_options]\ntestpaths = ["tests"]\nmarkers = ["shared", "full", "sampled", "window"]\n'
    )
    return project


@cache
def _pytest(project: Path, *options: str) -> str:
    """The output of a run with these options; each run serves all tests that want it."""
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "xdist", "-rP", *options]
    settled = ("GUNDAM_DESKTOP_INTERPRETED", "PYTEST_XDIST")  # by the run that this test belongs to
    alone = {name: value for name, value in os.environ.items() if not name.startswith(settled)}
    alone["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # the others take a second each time to be loaded
    result = subprocess.run(command, cwd=project, env=alone, capture_output=True, text=True, timeout=600)
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


def _cases(output: str) -> list[str]:
    """The cases of the sampled list that were run."""
    return sorted(re.findall(r"^case: (\d+)", output, re.MULTILINE))


def _values(output: str) -> list[list[str]]:
    """The values of each case of the matrix that was run."""
    return [case.split() for case in re.findall(r"^values: (.*)", output, re.MULTILINE)]


@workers
def test_what_is_left_out_is_counted_by_its_reason(project: Path, workers: tuple[str, ...]) -> None:
    output = _pytest(project, *workers)
    run = len(_cases(output)) + len(_values(output)) + 5 + 2
    assert len(re.findall(r"^window: ", output, re.MULTILINE)) == 5
    assert "3 tests deselected without --shared=FOLDER" in output
    assert "1 test deselected without --full" in output
    assert f"{ALL - run} tests deselected because the seed drew others" in output
    assert re.search(rf"== {run} passed, {3 + 1 + ALL - run} deselected in ", output.splitlines()[-1])


@workers
def test_everything_runs_on_demand(project: Path, tmp_path: Path, workers: tuple[str, ...]) -> None:
    output = _pytest(project, f"--shared={tmp_path}", "--full", *workers)
    assert "deselected" not in output
    assert f"{3 + 1 + ALL} passed" in output.splitlines()[-1]


@workers
def test_of_many_cases_some_are_drawn_in_which_each_value_occurs(project: Path, workers: tuple[str, ...]) -> None:
    output = _pytest(project, *workers)
    assert len(_cases(output)) == 10
    values = _values(output)
    assert {value for case in values for value in case} == {*LANGUAGES, "1", "2", "table", "builder", "rules", "decks"}
    assert len(values) < 24 // 2


def test_another_seed_draws_other_cases(project: Path) -> None:
    assert _cases(_pytest(project)) != _cases(_pytest(project, "-n2"))


@workers
def test_what_is_named_runs_whole(project: Path, workers: tuple[str, ...]) -> None:
    assert f"{1 + ALL} passed" in _pytest(project, "tests/test_small.py", "tests/part", *workers)


def test_the_engine_is_interpreted_also_where_only_a_folder_is_tested(project: Path) -> None:
    assert "1 passed" in _pytest(project, "tests/part")


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


@pytest.mark.parametrize("whole", [True, False])
@pytest.mark.parametrize("full", [True, False])
def test_a_count_of_which_no_whole_try_is_left_is_refused_in_every_run(whole: bool, full: bool) -> None:
    times = Times(whole=whole, full=full)
    assert times(30, share=10, plain=3) == (30 if whole else 3 if full else 1)
    with pytest.raises(ValueError, match="less than one try is left in a plain run; expected 30 or more"):
        times(29, share=10, plain=3)


def test_whole_counts_on_demand(project: Path) -> None:
    output = _pytest(project, "--whole", "--seed=7")
    assert "drawn: 7 1000 " in output
    assert f"{1 + ALL} passed" in output
