from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[1]
pytestmark = pytest.mark.clone


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The set-up script, believing that it stands in an empty folder with the project's few set-up files."""
    spec = importlib.util.spec_from_file_location("run", ROOT / "run.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    project = tmp_path / "project"
    for name in ("pyproject.toml", *module.LOCKS.values()):
        (project / name).parent.mkdir(parents=True, exist_ok=True)
        (project / name).write_text(name)
    monkeypatch.setattr(module, "ROOT", project)
    monkeypatch.setattr(module, "VENV", project / ".venv")
    monkeypatch.setattr(module, "provide_system_packages", lambda: None)
    return module


def _build(run: ModuleType, built: list[str]) -> Any:
    def build(venv: Path, purpose: str) -> None:
        built.append(purpose)
        run.python_in(venv).parent.mkdir(parents=True, exist_ok=True)
        run.python_in(venv).touch()

    return build


@pytest.fixture
def built(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What has been built, in order; nothing is really installed."""
    built: list[str] = []
    monkeypatch.setattr(run, "build", _build(run, built))
    return built


def test_the_second_start_sets_nothing_up(run: ModuleType, built: list[str]) -> None:
    run.set_up("run")
    run.set_up("run")
    assert built == ["run"]


def test_what_is_set_up_for_tests_serves_the_client_too(run: ModuleType, built: list[str]) -> None:
    run.set_up("run")
    run.set_up("test")
    run.set_up("run")
    assert built == ["run", "test"]


@pytest.mark.parametrize("changed", ["pyproject.toml", "requirements/lock.txt"])
def test_a_changed_lock_is_set_up_again(run: ModuleType, built: list[str], changed: str) -> None:
    run.set_up("run")
    (run.ROOT / changed).write_text("changed")
    run.set_up("run")
    assert built == ["run", "run"]


@pytest.mark.parametrize(("changed", "kept"), [("requirements/lock.txt", True), ("python", False), ("folder", False)])
def test_an_environment_is_added_to_while_its_python_and_place_are_the_same(
    run: ModuleType, built: list[str], changed: str, kept: bool
) -> None:
    run.set_up("run")
    (run.VENV / "installed before").touch()
    stamp = run.VENV / run.STAMP
    stamp.write_text(json.dumps(json.loads(stamp.read_text()) | {changed: "other"}))
    run.set_up("run")
    assert (run.VENV / "installed before").exists() == kept


def test_an_environment_that_others_made_is_made_again(run: ModuleType, built: list[str]) -> None:
    run.python_in(run.VENV).parent.mkdir(parents=True)
    run.python_in(run.VENV).touch()
    (run.VENV / "foreign").touch()
    run.set_up("run")
    assert not (run.VENV / "foreign").exists()


@pytest.mark.parametrize("stamp", ["", "[]", "{"])
def test_an_unreadable_stamp_counts_as_none(run: ModuleType, built: list[str], stamp: str) -> None:
    run.set_up("run")
    (run.VENV / run.STAMP).write_text(stamp)
    run.set_up("run")
    assert built == ["run", "run"]


def test_a_vanished_interpreter_is_set_up_again(run: ModuleType, built: list[str]) -> None:
    run.set_up("run")
    run.python_in(run.VENV).unlink()
    run.set_up("run")
    assert built == ["run", "run"]


def test_an_interrupted_set_up_is_begun_again(run: ModuleType, built: list[str]) -> None:
    run.begin(run.VENV, keep=False)
    (run.VENV / "half").touch()
    run.set_up("run")
    assert not (run.VENV / "half").exists()
    assert not (run.VENV / run.UNFINISHED).exists()
    assert json.loads((run.VENV / run.STAMP).read_text())["folder"] == str(run.ROOT)


@pytest.mark.parametrize("error", [KeyboardInterrupt, "SetUpError"])
def test_what_fails_half_way_leaves_nothing_behind(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, error: Any
) -> None:
    kind = getattr(run, error) if isinstance(error, str) else error

    def fail(venv: Path, purpose: str) -> None:
        raise kind

    monkeypatch.setattr(run, "build", fail)
    with pytest.raises(kind):
        run.set_up("run")
    assert not run.VENV.exists()


def test_each_step_is_a_line_and_a_failure_names_the_log(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run, "python_in", lambda _venv: Path(sys.executable))
    monkeypatch.setitem(run.LOCKS, "run", "pyproject.toml")
    assert run.main([]) == 2
    said, log = capsys.readouterr().err.splitlines(), run.ROOT / run.LOG
    assert [line.rpartition(",")[0] for line in said[1:3]] == [
        "[#...] 1/4 libraries of the system",
        "[##..] 2/4 environment",
    ]
    assert said[3] == "[###.] 3/4 packages: not done"
    assert f"Its output is in {log}." in said[4]
    assert log.read_text()
    assert not run.VENV.exists()


def test_a_folder_that_cannot_be_written_is_named(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(venv: Path, *, keep: bool) -> None:
        raise PermissionError(13, "Permission denied", str(venv))

    monkeypatch.setattr(run, "begin", refuse)
    assert run.main([]) == 2
    error = capsys.readouterr().err
    assert f"cannot write to {run.VENV} (Permission denied)" in error


def test_an_interruption_is_no_traceback(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt(purpose: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(run, "set_up", interrupt)
    assert run.main(["--test"]) == 130
    assert "interrupted" in capsys.readouterr().err


@pytest.mark.parametrize("version", [(3, 11), (3, 12), (3, 13)])
def test_supported_pythons_pass(run: ModuleType, version: tuple[int, int]) -> None:
    run.check_python(version)


@pytest.mark.parametrize(("version", "name"), [((3, 9), "3.9"), ((3, 14), "3.14")])
def test_other_pythons_are_named(run: ModuleType, version: tuple[int, int], name: str) -> None:
    with pytest.raises(run.SetUpError, match=f"this is Python {name}; Gundam Desktop needs 3.11, 3.12 or 3.13"):
        run.check_python(version)


def _loader(*absent: str) -> Any:
    def load(file: str) -> None:
        if file in absent:
            raise OSError(file)

    return load


def test_missing_libraries_are_found_by_loading_them(run: ModuleType) -> None:
    missing = run.missing_parts(_loader("libEGL.so.1", "libxcb-cursor.so.0"), bool, "linux")
    assert [part.apt for part in missing] == ["libegl1", "libxcb-cursor0"]


def test_nothing_is_missing_where_all_loads(run: ModuleType) -> None:
    assert run.missing_parts(_loader(), bool, "linux") == []


def test_only_linux_needs_libraries_of_the_system(run: ModuleType) -> None:
    assert run.missing_parts(_loader("libEGL.so.1"), bool, "darwin") == []


def test_a_python_without_ensurepip_lacks_debians_venv_package(run: ModuleType) -> None:
    missing = run.missing_parts(_loader(), lambda name: name != "ensurepip", "linux")
    assert run.packages_for(missing, "apt") == [f"python3.{sys.version_info.minor}-venv"]


@pytest.mark.parametrize(
    ("manager", "root", "command"),
    [
        ("apt", False, "sudo apt-get update && sudo apt-get install -y --no-install-recommends libegl1 libglib2.0-0"),
        ("apt", True, "apt-get update && apt-get install -y --no-install-recommends libegl1 libglib2.0-0"),
        ("dnf", False, "sudo dnf install -y glib2 libglvnd-egl"),
        ("pacman", False, "sudo pacman -S --needed glib2 libglvnd"),
        ("zypper", False, "sudo zypper install -y Mesa-libEGL1 libglib-2_0-0"),
    ],
)
def test_the_message_has_the_exact_command(run: ModuleType, manager: str, root: bool, command: str) -> None:
    missing = [part for part in run.LIBRARIES if part.file in {"libEGL.so.1", "libglib-2.0.so.0"}]
    first, *_, last = run.lacking(missing, manager, root=root).splitlines()
    assert first == "this system lacks: libEGL.so.1, libglib-2.0.so.0."
    assert last.strip() == command


def test_an_unknown_system_is_told_the_files(run: ModuleType) -> None:
    message = run.lacking([run.LIBRARIES[0]], None, root=False)
    assert "libGL.so.1" in message
    assert "Install the packages that have these" in message


@pytest.mark.parametrize("arguments", [["--shared", "{}"], ["--shared={}"]])
def test_the_shared_folder_may_stand_apart_and_is_made_absolute(
    run: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    given = [argument.format("reference") for argument in arguments]
    assert run.pytest_arguments([*given, "-x"]) == [f"--shared={tmp_path / 'reference'}", "-x"]


@pytest.mark.parametrize(
    ("arguments", "missing"),
    [
        (["MISSING"], "MISSING"),
        (["--whole", "tests/nowhere.py::test_it", "-x"], "tests/nowhere.py"),
        (["tests", "-x", "gone"], "gone"),
        (["--seed=3", "gone"], "gone"),
        (["--shared=/no/such/folder"], "/no/such/folder"),
        (["--shared", "/no/such/folder", "tests"], "/no/such/folder"),
    ],
)
def test_a_missing_path_is_named_before_anything_runs(
    run: ModuleType, built: list[str], capsys: pytest.CaptureFixture[str], arguments: list[str], missing: str
) -> None:
    (run.ROOT / "tests").mkdir()
    assert run.main(["--test", *arguments]) == 2
    assert capsys.readouterr().err == f"run.py: {missing}: there is no such file or folder\n"
    assert built == []


def test_a_word_behind_an_option_is_left_to_pytest(run: ModuleType) -> None:
    (run.ROOT / "tests").mkdir()
    for arguments in (["-k", "battle", "tests"], ["tests", "--maxfail", "2"], ["-n", "2"], ["--seed", "3"], []):
        assert run.missing_path(arguments) == ""


def test_all_checks_run_though_one_fails(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ran: list[str] = []

    class Preparing:
        """What runs beside the linters."""

        def __init__(self, command: list[str], **_options: object) -> None:
            ran.append(Path(command[1]).name)

        def wait(self) -> None:
            ran.append("prepared")

    def call(command: list[str], **_options: object) -> int:
        ran.append(command[2])
        return int(command[2] == "ruff")

    monkeypatch.setattr(run.subprocess, "call", call)
    monkeypatch.setattr(run.subprocess, "Popen", Preparing)
    assert run.run_tests([]) == 1
    assert ran == ["prepared_data.py", "ruff", "ruff", "mypy", "prepared", "pytest"]
    assert "failed: ruff" in capsys.readouterr().err


@pytest.mark.parametrize(("interpreted", "compiler", "begun"), [("", "/usr/bin/cc", 1), ("", None, 0), ("1", "cc", 0)])
def test_the_engine_is_compiled_beside_the_program_where_there_is_a_compiler(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, interpreted: str, compiler: str | None, begun: int
) -> None:
    started: list[list[str]] = []
    monkeypatch.setenv("GUNDAM_DESKTOP_INTERPRETED", interpreted)
    monkeypatch.setattr(run.shutil, "which", lambda _name: compiler)
    monkeypatch.setattr(run.subprocess, "Popen", lambda command, **_options: started.append(command))
    run.prepare_beside()
    assert [Path(command[1]).name for command in started] == ["prepared_data.py", "compiled_engine.py"][: begun + 1]
