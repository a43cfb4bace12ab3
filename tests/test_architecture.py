"""Holds the arrows of docs/architecture.md against the imports of the code, and modules to a length one can read."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

import gundam_desktop

PACKAGE = Path(gundam_desktop.__file__).parent
MOST_LINES = 450

# What every part of the package may import of the package, besides itself. "x" is the module x alone, "x.*" is x and
# all below it. The longest name that fits a module is its part. Written here means allowed; nothing else is.
_DOORS = (
    "games",
    "games.gcg.game",
    "games.gcg.library",
    "games.gcg.decks_api",
    "games.gcg.scenario.*",
    "games.gcg.devtools",
)
_CONSUMER = ("", "locate", "spelling", "writing", "tabletop.*", "scenarios.*", "rulebook.*", *_DOORS)
_INSIDE = ("tabletop.*", "rulebook.*", "scenarios.*", "locate", "spelling", "writing")
_GCG = "games.gcg."
ARROWS: dict[str, tuple[str, ...]] = {
    "": (),
    "__main__": ("cli.*",),
    "locate": (),
    "spelling": (),
    "writing": (),
    "tabletop": ("tabletop.doors",),
    "tabletop.doors": ("tabletop.*", "rulebook.*", "scenarios.*"),
    "scenarios": ("tabletop.*", "rulebook.*", "spelling"),
    "rulebook": ("locate",),  # where its texts are found
    "games": ("tabletop.*", "locate", *_DOORS),
    "games.gcg": (*_INSIDE, "games.gcg.*"),
    "games.gcg.model": ("tabletop.*",),
    "games.gcg.rules": ("tabletop.*", "rulebook.*", _GCG + "model.*", _GCG + "effects.*"),
    "games.gcg.effects": ("spelling", "tabletop.*", "rulebook.*", _GCG + "model.*", _GCG + "rules.*"),
    "games.gcg.cards": (*_INSIDE, _GCG + "model.*", _GCG + "effects.*"),
    "games.gcg.decks": (*_INSIDE, _GCG + "rulebook", _GCG + "cards.*", _GCG + "effects.*"),
    "games.gcg.search": (*_INSIDE, _GCG + "model.keywords", _GCG + "cards.*", _GCG + "effects.*"),
    "bots": ("spelling", "tabletop.*", *_DOORS),
    "records": _CONSUMER,
    "tutorial": _CONSUMER,
    "ui": (*_CONSUMER, "bots.*", "records.*", "tutorial.*"),
    "cli": (*_CONSUMER, "bots.*", "records.*", "ui.*"),
}
PURE = ("games.gcg.model", "games.gcg.rules", "games.gcg.effects")
DATA_DOOR = "games.gcg.effects.language"  # where effects come in from a card's file
FILE_MODULES = ("os", "io", "pathlib", "shutil", "tempfile", "glob", "fileinput", "importlib.resources", "sqlite3")
FILE_METHODS = ("read_text", "read_bytes", "write_text", "write_bytes")


@dataclass(frozen=True)
class Import:
    """One name that a module imports, as the module that it comes from."""

    module: str  # of ours, without the package's own name: "games.gcg.rules.battle"; "" is the package
    line: int
    target: str


def modules_of(package: Path) -> Iterator[tuple[str, Path]]:
    for path in sorted(package.rglob("*.py")):
        parts = path.relative_to(package).with_suffix("").parts
        yield ".".join(parts[:-1] if parts[-1] == "__init__" else parts), path


def imports_of(module: str, path: Path, package: Path) -> Iterator[Import]:
    """Yield what a module imports anywhere in it, also within functions and for types alone."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
        if isinstance(node, ast.Import):
            yield from (Import(module, node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            source = _source(node, module, path, package.name)
            for alias in node.names:
                inner = f"{source}.{alias.name}"
                yield Import(module, node.lineno, inner if _is_module(inner, package) else source)


def _source(node: ast.ImportFrom, module: str, path: Path, name: str) -> str:
    if not node.level:
        return node.module or ""
    here = [name, *(module.split(".") if module else [])]
    up = node.level - (path.name == "__init__.py")
    parents = here[: len(here) - up]
    return ".".join([*parents, node.module] if node.module else parents)


def _is_module(dotted: str, package: Path) -> bool:
    path = package.parent.joinpath(*dotted.split("."))
    return dotted.startswith(package.name + ".") and (path.is_dir() or path.with_suffix(".py").is_file())


def part_of(module: str) -> str | None:
    """The part of the house that a module belongs to: the longest name in ARROWS that fits it."""
    fitting = [part for part in ARROWS if part and _within(module, part)]
    return "" if module == "" else max(fitting, key=len, default=None)


def _within(module: str, part: str) -> bool:
    return module == part or module.startswith(part + ".")


def breach_of_arrows(imported: Import, package: str) -> str | None:
    part = part_of(imported.module)
    if part is None:
        return f"{imported.module} belongs to no part that ARROWS knows"
    if not _within(imported.target, package):
        return breach_of_libraries(imported)
    target = imported.target.removeprefix(package).removeprefix(".")
    if part_of(target) == part or any(_fits(target, allowed) for allowed in ARROWS[part]):
        return None
    return f"{part or package} may not import {imported.target}"


def _fits(target: str, allowed: str) -> bool:
    return _within(target, allowed.removesuffix(".*")) if allowed.endswith(".*") else target == allowed


def breach_of_libraries(imported: Import) -> str | None:
    module, target = imported.module, imported.target
    top = target.split(".", maxsplit=1)[0]
    if top in {"PySide6", "shiboken6"} and not _within(module, "ui"):
        return f"{target} may be imported in ui alone"
    pure = any(_within(module, part) for part in PURE)
    if pure and top in {"pydantic", "pydantic_core"} and not _within(module, DATA_DOOR):
        return f"{target} is for data that comes in, not for {part_of(module)}"
    if pure and any(_within(target, banned) for banned in FILE_MODULES):
        return f"{target} touches files, which {part_of(module)} may not"
    return None


def file_access_of(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the calls that open, read or write a file."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
        if isinstance(node, ast.Call):
            called = node.func
            if isinstance(called, ast.Name) and called.id == "open":
                yield node.lineno, "open"
            elif isinstance(called, ast.Attribute) and called.attr in FILE_METHODS:
                yield node.lineno, called.attr


def breaches(package: Path) -> list[str]:
    """Name every import and every file access that the arrows forbid, by file and line."""
    found = []
    for module, path in modules_of(package):
        place = path.relative_to(package.parent).as_posix()
        for imported in imports_of(module, path, package):
            if why := breach_of_arrows(imported, package.name):
                found.append(f"{place}:{imported.line}: {why}")
        if any(_within(module, part) for part in PURE):
            found += [f"{place}:{line}: {call}() touches files" for line, call in file_access_of(path)]
    return found


def too_long(package: Path, most: int = MOST_LINES) -> list[str]:
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for _, path in modules_of(package)}
    return [f"{path.relative_to(package.parent)}: {lines} lines" for path, lines in lengths.items() if lines > most]


def test_imports_follow_the_arrows() -> None:
    found = breaches(PACKAGE)
    assert not found, "imports against docs/architecture.md:\n" + "\n".join(found)


def test_no_module_is_too_long_to_read() -> None:
    found = too_long(PACKAGE)
    assert not found, f"over {MOST_LINES} lines; divide them by what they do:\n" + "\n".join(found)


# The checker itself, on made-up trees.


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A small package whose arrows all point down."""
    package = tmp_path / "gundam_desktop"
    _write(package, "locate.py", "from pathlib import Path")
    _write(package, "tabletop/view.py", "import dataclasses")
    _write(package, "games/__init__.py", "from gundam_desktop.games.gcg import game")
    _write(package, "games/gcg/game.py", "from gundam_desktop.games.gcg.rules import battle\nfrom . import rules")
    _write(package, "games/gcg/rules/battle.py", "from ..model.state import State\nfrom .turn import begin")
    _write(package, "games/gcg/rules/turn.py", "def f(): import gundam_desktop.games.gcg.effects.language")
    _write(package, "games/gcg/model/state.py", "from gundam_desktop.tabletop.view import View")
    _write(package, "games/gcg/effects/language.py", "from pydantic import BaseModel")
    _write(package, "games/gcg/cards/card.py", "from pydantic import BaseModel\nfrom pathlib import Path")
    _write(package, "bots/greedy.py", "from gundam_desktop.games import find\nfrom gundam_desktop.tabletop import view")
    _write(package, "ui/window.py", "from PySide6 import QtWidgets\nfrom gundam_desktop.bots import greedy")
    return package


def _write(package: Path, name: str, text: str) -> None:
    path = package / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text + "\n")
    for folder in path.relative_to(package).parents:
        (package / folder / "__init__.py").touch()


def test_a_good_tree_passes(tree: Path) -> None:
    assert breaches(tree) == []


@pytest.mark.parametrize(
    ("name", "text", "why"),
    [
        ("tabletop/view.py", "from gundam_desktop import locate", "tabletop may not import gundam_desktop.locate"),
        ("tabletop/view.py", "import gundam_desktop.rulebook", "tabletop may not import gundam_desktop.rulebook"),
        ("rulebook/clauses.py", "from ..tabletop import view", "rulebook may not import gundam_desktop.tabletop.view"),
        ("ui/window.py", "from gundam_desktop.games.gcg.rules import turn", "games.gcg.rules.turn"),
        ("ui/window.py", "from gundam_desktop.games import gcg", "ui may not import gundam_desktop.games.gcg"),
        ("cli/play.py", "from gundam_desktop.games.gcg.cards.card import Card", "cli may not import"),
        ("bots/greedy.py", "from gundam_desktop.rulebook import clauses", "bots may not import"),
        (
            "bots/greedy.py",
            "import gundam_desktop.ui.app.main_window",
            "bots may not import gundam_desktop.ui.app.main_window",
        ),
        ("records/save.py", "from gundam_desktop import bots", "records may not import gundam_desktop.bots"),
        ("games/gcg/model/state.py", "from ..rules import turn", "games.gcg.model may not import"),
        ("games/gcg/rules/turn.py", "from gundam_desktop.games.gcg import game", "games.gcg.rules may not import"),
        ("games/gcg/rules/turn.py", "from ..cards.card import Card", "games.gcg.rules may not import"),
        ("games/gcg/effects/lower.py", "from ...gcg.cards import card", "games.gcg.effects may not import"),
        ("games/gcg/game.py", "import gundam_desktop.bots.greedy", "games.gcg may not import"),
        ("games/gcg/game.py", "from PySide6.QtCore import QObject", "PySide6.QtCore may be imported in ui alone"),
        ("cli/play.py", "def f():\n    from PySide6 import QtCore", "play.py:2: PySide6 may be imported in ui alone"),
        ("games/gcg/rules/turn.py", "import pydantic", "pydantic is for data that comes in"),
        ("games/gcg/effects/lower.py", "from pydantic import BaseModel", "not for games.gcg.effects"),
        ("games/gcg/rules/turn.py", "from os import path", "os touches files"),
        ("games/gcg/model/state.py", "from pathlib import Path", "pathlib touches files"),
        ("games/gcg/effects/lower.py", "x = open('f')", "open() touches files"),
        ("games/gcg/rules/turn.py", "def f(p): return p.read_text()", "turn.py:1: read_text() touches files"),
        ("helpers.py", "import json", "helpers belongs to no part"),
    ],
)
def test_a_wrong_arrow_is_named_with_file_and_line(tree: Path, name: str, text: str, why: str) -> None:
    _write(tree, name, text)
    found = breaches(tree)
    assert len(found) == 1, found
    assert found[0].startswith(f"gundam_desktop/{name}:")
    assert why in found[0]


def test_a_long_module_is_named(tree: Path) -> None:
    _write(tree, "ui/window.py", "\n" * MOST_LINES)
    assert too_long(tree) == [f"{Path('gundam_desktop', 'ui', 'window.py')}: {MOST_LINES + 1} lines"]
