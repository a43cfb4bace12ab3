"""The compiled engine is the same engine: found only where it was made from these sources, and used only if wanted."""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import ModuleType

import pytest

from gundam_desktop import compiled

ROOT = Path(__file__).resolve().parents[1]


def test_every_compiled_module_is_there() -> None:
    modules = {path.relative_to(compiled.PACKAGE).as_posix() for path in compiled.sources()}
    assert modules >= set(compiled.FILES)
    assert all(any(module.startswith(folder) for module in modules) for folder in compiled.FOLDERS)


def test_another_text_of_a_module_has_another_key(tmp_path: Path) -> None:
    package = tmp_path / "package"
    for path in compiled.sources():
        copy = package / path.relative_to(compiled.PACKAGE)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, copy)
    assert compiled.key(package) == compiled.key()
    with (package / compiled.FILES[0]).open("a", encoding="utf-8") as file:
        file.write("# changed\n")
    assert compiled.key(package) != compiled.key()


def test_without_a_build_the_modules_run_as_they_are_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = list(sys.meta_path)
    monkeypatch.delenv(compiled.INTERPRETED, raising=False)
    assert not compiled.use([tmp_path / "none"])
    assert sys.meta_path == before


def test_a_build_is_found_before_the_written_modules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "gundam_desktop" / "tabletop" / f"choice{EXTENSION_SUFFIXES[0]}"
    file.parent.mkdir(parents=True)
    file.touch()
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    monkeypatch.setenv(compiled.INTERPRETED, "1")
    assert not compiled.use([tmp_path])
    monkeypatch.delenv(compiled.INTERPRETED)
    assert compiled.use([tmp_path])
    found = sys.meta_path[0].find_spec("gundam_desktop.tabletop.choice", None)
    assert found is not None
    assert found.origin == str(file)
    assert sys.meta_path[0].find_spec("gundam_desktop.tabletop.event", None) is None


@pytest.fixture
def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("compiled_engine", ROOT / "packaging" / "compiled_engine.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.clone
def test_the_compiled_copy_notes_the_clauses_below_and_keeps_every_line(script: ModuleType) -> None:
    written = (
        '@enforces(\n    "1-2-3",\n)\ndef f() -> int:\n    return 1\n\n\n'
        'class C:\n    @enforces("4-5")\n    def g(self) -> None: ...\n'
    )
    copy = script.with_marks_below(written, "m").splitlines()
    assert [copy.index("def f() -> int:"), copy.index("    def g(self) -> None: ...")] == [3, 9]
    assert copy[-2:] == ["_mark('m.f', '1-2-3')", "_mark('m.C.g', '4-5')"]
    assert not any("@enforces" in line for line in copy)


@pytest.mark.clone
def test_without_a_compiler_nothing_is_built_and_nobody_is_told(
    script: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    builds = tmp_path / "builds"
    monkeypatch.setattr(compiled, "builds", lambda: builds)
    failing: subprocess.CompletedProcess[bytes] = subprocess.CompletedProcess([], 1)
    monkeypatch.setattr(script.subprocess, "run", lambda *_args, **_options: failing)
    assert script.build() is None
    assert not builds.exists()
