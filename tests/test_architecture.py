"""Holds the arrows of docs/architecture.md against the imports of the code, and modules to a length one can read."""

from __future__ import annotations

from pathlib import Path

import pytest

import gundam_desktop
from tests.architecture import ARROWS, MOST_LINES, breaches, circles, too_long, unused_permissions, widgets_reached

PACKAGE = Path(gundam_desktop.__file__).parent


def test_imports_follow_the_arrows() -> None:
    found = breaches(PACKAGE)
    assert not found, "imports against docs/architecture.md:\n" + "\n".join(found)


def test_every_permission_is_used() -> None:
    assert unused_permissions(PACKAGE, ARROWS) == []


def test_no_modules_import_each_other_in_a_circle() -> None:
    assert circles(PACKAGE) == []


def test_the_session_reaches_no_widgets() -> None:
    assert widgets_reached(PACKAGE) == []


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
    _write(package, "games/__init__.py", "from gundam_desktop.games.game_module import GameModule")
    _write(package, "games/game_module.py", "from gundam_desktop.tabletop import view")
    _write(package, "games/gcg/game.py", "from gundam_desktop.games.gcg.rules import battle\nfrom . import rules")
    _write(package, "games/gcg/rules/battle.py", "from ..model.state import State\nfrom .turn import begin")
    _write(package, "games/gcg/rules/turn.py", "def f(): import gundam_desktop.games.gcg.model")
    _write(package, "games/gcg/model/state.py", "from gundam_desktop.tabletop.view import View")
    _write(package, "games/gcg/effects/language.py", "from pydantic import BaseModel")
    _write(package, "games/gcg/cards/card.py", "from pydantic import BaseModel\nfrom pathlib import Path")
    _write(package, "bots/greedy.py", "from gundam_desktop.games import find\nfrom gundam_desktop.tabletop import view")
    _write(package, "ui/session/game_session.py", "from PySide6 import QtCore\nfrom gundam_desktop.bots import greedy")
    _write(package, "ui/table/scene.py", "from PySide6 import QtWidgets\nfrom gundam_desktop.tabletop import view")
    _write(package, "ui/app/main_window.py", "from gundam_desktop.ui.session import game_session")
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
        ("games/__init__.py", "from .gcg import game", "games may not import gundam_desktop.games.gcg.game"),
        ("ui/table/scene.py", "from gundam_desktop.games.gcg.rules import turn", "games.gcg.rules.turn"),
        (
            "ui/table/scene.py",
            "from gundam_desktop.games import gcg",
            "may not import gundam_desktop.games.gcg",
        ),
        ("ui/table/scene.py", "from ..session import game_session", "ui.table may not import"),
        ("ui/session/game_session.py", "from ..app import main_window", "ui.session may not import"),
        ("ui/session/game_session.py", "from PySide6.QtWidgets import QWidget", "not for ui.session"),
        ("ui/session/game_session.py", "from PySide6 import QtWidgets", "not for ui.session"),
        ("ui/window.py", "import json", "ui.window belongs to no part"),
        ("cli/play.py", "from gundam_desktop.games.gcg.cards.card import Card", "cli may not import"),
        ("bots/greedy.py", "from gundam_desktop.rulebook import clauses", "bots may not import"),
        ("bots/greedy.py", "import gundam_desktop.ui.app.main_window", "bots may not import"),
        ("records/save.py", "from gundam_desktop import bots", "records may not import gundam_desktop.bots"),
        ("games/gcg/model/state.py", "from ..rules import turn", "games.gcg.model may not import"),
        ("games/gcg/rules/turn.py", "from gundam_desktop.games.gcg import game", "games.gcg.rules may not import"),
        ("games/gcg/rules/turn.py", "from ..cards.card import Card", "games.gcg.rules may not import"),
        ("games/gcg/rules/turn.py", "from ..effects import language", "games.gcg.rules may not import"),
        ("games/gcg/effects/run.py", "from ...gcg.cards import card", "games.gcg.effects may not import"),
        ("games/gcg/game.py", "import gundam_desktop.bots.greedy", "games.gcg may not import"),
        ("games/gcg/game.py", "from PySide6.QtCore import QObject", "PySide6.QtCore may be imported in ui alone"),
        (
            "bots/greedy.py",
            "import numpy as np",
            "numpy is not in every installation",
        ),
        ("ui/app/window.py", "import gundam_desktop.net.table", "a window may not import it"),
        ("bots/workers.py", "import websockets", "websockets may be imported in net alone"),
        ("bots/workers.py", "from distributed import Client", "it may be imported in bots.cluster alone"),
        (
            "cli/play.py",
            "def f():\n    from PySide6 import QtCore",
            "py:2: PySide6.QtCore may be imported in ui alone",
        ),
        ("games/gcg/rules/turn.py", "import pydantic", "pydantic is for data that comes in"),
        ("games/gcg/effects/run.py", "from pydantic import BaseModel", "not for games.gcg.effects"),
        ("games/gcg/rules/turn.py", "from os import path", "os touches files"),
        ("games/gcg/model/state.py", "from pathlib import Path", "pathlib touches files"),
        ("games/gcg/effects/run.py", "x = open('f')", "open() touches files"),
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
    _write(tree, "ui/app/main_window.py", "\n" * MOST_LINES)
    path = Path("gundam_desktop", "ui", "app", "main_window.py")
    assert too_long(tree) == [f"{path}: {MOST_LINES + 1} lines"]


def test_a_circle_of_imports_is_named(tree: Path) -> None:
    _write(tree, "games/gcg/rules/turn.py", "def f(): from gundam_desktop.games.gcg.rules import battle")
    assert circles(tree) == [["games.gcg.rules.battle", "games.gcg.rules.turn"]]


def test_a_tree_without_circles_has_none(tree: Path) -> None:
    assert circles(tree) == []


def test_a_permission_that_no_import_uses_is_named(tree: Path) -> None:
    assert unused_permissions(tree, {"bots": ("tabletop.*", "games"), "rulebook": ("locate",)}) == [
        "rulebook may import locate, and does not"
    ]


def test_widgets_behind_another_module_are_named(tree: Path) -> None:
    _write(tree, "ui/session/game_session.py", "from ..style import fonts")
    _write(tree, "ui/style/fonts.py", "from PySide6 import QtWidgets")
    assert widgets_reached(tree) == ["ui.style.fonts"]
