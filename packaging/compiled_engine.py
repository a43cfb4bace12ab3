"""Compiles the rules engine with mypyc, where a C compiler is there; without one nothing happens.

python packaging/compiled_engine.py            builds into the user's cache, unless a build of these sources is there
python packaging/compiled_engine.py --once     the same, in the background, unless it was tried before

The sources are not changed, but for one thing: a decorated function would be called through Python,
so the clauses of a routine are noted below it, in the copy that is compiled.
"""

from __future__ import annotations

import ast
import contextlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from gundam_desktop import compiled  # noqa: E402 - found by the line above, also where it is not installed

MOST = 8
"""Builds, and notes of tries, that are kept."""
FLAGS = "-fno-semantic-interposition -fvisibility=hidden"
"""For gcc and clang: nothing outside calls the functions, so the compiler may inline them (2 % of a random game)."""
_SETUP = """
from mypyc.build import mypycify
from setuptools import setup
setup(name="engine", ext_modules=mypycify(
    ["--config-file", {config!r}, "--follow-imports=silent", *{files!r}],
    group_name={group!r}, opt_level="2", debug_level="0",
), script_args=["build_ext", "--inplace", "--parallel", "{jobs}"])
"""


def build(verbose: bool = False) -> Path | None:
    """Return the folder with a build of the present sources; None where it cannot be made."""
    folder = compiled.builds() / compiled.key()
    if folder.is_dir():
        return folder
    with tempfile.TemporaryDirectory(prefix="gundam-engine-") as work, contextlib.suppress(OSError):
        if _compile(Path(work), verbose=verbose):
            return _keep(Path(work), folder)
    return None


def _compile(work: Path, *, verbose: bool) -> bool:
    """Compile a copy of the package in a folder; return whether that worked."""
    package = work / compiled.PACKAGE.name
    shutil.copytree(compiled.PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__", "_*.so", "_data"))
    files = compiled.sources(package)
    for file in files:
        text = file.read_text(encoding="utf-8")
        module = ".".join(file.relative_to(work).with_suffix("").parts)
        file.write_text(with_marks_below(text, module), encoding="utf-8")
    script = _SETUP.format(
        config=str(ROOT / "pyproject.toml"),
        files=[str(file.relative_to(work)) for file in files],
        group=compiled.GROUP,
        jobs=os.cpu_count() or 1,
    )
    output = None if verbose else subprocess.DEVNULL
    flags = f"{os.environ.get('CFLAGS', '')} {FLAGS}".strip()
    environment = {**os.environ, "CFLAGS": flags, "MYPYPATH": str(work), compiled.INTERPRETED: "1"}
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=work,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=output,
        stderr=output,
    )
    return done.returncode == 0


def _keep(work: Path, folder: Path) -> Path:
    """Move the extensions into the folder, whole or not at all, and discard the oldest builds."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    fresh = Path(tempfile.mkdtemp(dir=folder.parent, prefix=".new-"))
    suffix = f"*{EXTENSION_SUFFIXES[0]}"
    for path in (*work.glob(suffix), *(work / compiled.PACKAGE.name).rglob(suffix)):
        target = fresh / path.relative_to(work)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, target)
    with contextlib.suppress(OSError):  # another process was faster
        fresh.rename(folder)
    shutil.rmtree(fresh, ignore_errors=True)
    kept = sorted(folder.parent.glob("[0-9a-f]*"), key=lambda path: path.stat().st_mtime, reverse=True)
    for old in kept[MOST:]:
        if old.is_dir():
            shutil.rmtree(old, ignore_errors=True)
        else:
            old.unlink(missing_ok=True)
    return folder


def with_marks_below(text: str, module: str) -> str:
    r"""Return a module's text with `@enforces(...)` taken from its functions and noted at its end; lines stay.

    >>> with_marks_below("@enforces('1-2-3')\\ndef f() -> None: ...\n", "m").splitlines()[3:]
    ["_mark('m.f', '1-2-3')"]
    """
    lines, marks = text.splitlines(), []
    for function, name in _functions(ast.parse(text)):
        for decorator in function.decorator_list:
            if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "enforces":
                assert decorator.end_lineno is not None
                for line in range(decorator.lineno - 1, decorator.end_lineno):
                    lines[line] = ""
                marks.append(f"_mark({f'{module}.{name}'!r}, {', '.join(map(ast.unparse, decorator.args))})")
    if marks:
        lines += ["from gundam_desktop.rulebook.enforcement import mark as _mark", *marks]
    return "\n".join(lines) + "\n"


def _functions(tree: ast.Module) -> list[tuple[ast.FunctionDef, str]]:
    found = [(node, node.name) for node in tree.body if isinstance(node, ast.FunctionDef)]
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    return found + [
        (node, f"{owner.name}.{node.name}")
        for owner in classes
        for node in owner.body
        if isinstance(node, ast.FunctionDef)
    ]


def build_once() -> None:
    """Build in a process of its own that gives way to others, unless that was tried for these sources before."""
    builds = compiled.builds()
    tried = builds / f"{compiled.key()}.tried"
    with contextlib.suppress(OSError):
        builds.mkdir(parents=True, exist_ok=True)
        tried.touch(exist_ok=False)
        if hasattr(os, "nice"):
            os.nice(10)
        build()


def main(arguments: Sequence[str]) -> int:
    """Build as the arguments say, and print the folder of the build."""
    if "--once" in arguments:
        build_once()
        return 0
    folder = build(verbose="--verbose" in arguments)
    print(folder or "not compiled")
    return 0 if folder is not None else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
