"""Names and titles from files and players are shown character by character, whatever is in them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QItemSelectionModel, QPoint
from PySide6.QtWidgets import QApplication, QDialog, QMenu
from pytestqt.qtbot import QtBot

import gundam_desktop
from gundam_desktop.games.gcg import decks_api, library
from gundam_desktop.records import Store
from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.app.own_faults import OwnFaults
from gundam_desktop.ui.decks.library import DeckLibraryDialog
from gundam_desktop.ui.saved_games.branch_dialog import BranchDialog
from gundam_desktop.ui.saved_games.dialog import SavedGamesDialog
from gundam_desktop.ui.session.game_session import HUMAN
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.session.settings import GameSetup, Settings
from gundam_desktop.ui.style import message_box
from gundam_desktop.ui.style.label import Label, RichLabel
from gundam_desktop.ui.table.items.card_item import CardItem
from tests.games.gcg.cards.player_files import put, put_list
from tests.ui.shown_texts import HOSTILE, PICTURE, wrongly_shown

pytestmark = pytest.mark.qt_log_ignore("^This plugin does not support grabbing the keyboard$", extend=True)
CARD = {
    "number": "MY-666", "name": f"<b>{PICTURE} Heron", "type": "UNIT", "color": "Blue", "level": 1, "cost": 1,
    "ap": 1, "hp": 1, "traits": [PICTURE], "zone": ["Space"], "link": "", "text": "<Blocker>\n【Deploy】Draw 1.",
}  # fmt: skip
SCENARIO = f"""
title: "{HOSTILE.encode("unicode_escape").decode()}"
position: {{A: {{battle: [{{card: ST01-005, as: gm}}]}}, B: {{shields: [ST01-001]}}}}
play: [{{A: attack gm -> player}}]
expect: {{A.battle: 1}}
---
title: "{PICTURE} <b>two"
position: {{A: {{battle: [ST01-005]}}}}
expect: {{A.battle: 1}}
"""
UI = Path(gundam_desktop.__file__).parent / "ui"


@pytest.fixture
def window(home: Path, qtbot: QtBot) -> Iterator[MainWindow]:
    """A window whose decks, cards and wording come from a stranger."""
    put_list(home, CARD)
    put(home, "wording", "en.json", [{"number": "ST01-005", "name": HOSTILE, "text": f"【Deploy】{HOSTILE}"}])
    deck = library.deck("official-004")
    deck = deck.with_count(next(number for number, count in deck.cards if count == 4), 0)
    for name in (HOSTILE, f"{PICTURE} two"):
        hostile = deck.with_count("MY-666", 4).with_group("MY-666", HOSTILE)
        hostile = hostile.model_validate(hostile.model_dump() | {"name": name, "comment": HOSTILE})
        decks_api.player_repository().add(hostile, tags=[HOSTILE], notes=f"{HOSTILE}\n{HOSTILE}")
    window = MainWindow(Services(), Settings(window=(1280, 720), animation=0))
    qtbot.addWidget(window)
    window.show()
    yield window
    for dialog in window.findChildren(QDialog):
        dialog.close()
    window.close()


def deck_name() -> str:
    """The name of the first deck of the stranger, as the repository has it."""
    return decks_api.player_repository().listing().entries[0].name


def begin(window: MainWindow) -> None:
    setup = GameSetup(decks=(deck_name(), deck_name()), names=(HOSTILE, PICTURE), opponent=HUMAN, seed=1)
    assert window.launcher.play(setup)
    window.play_page.curtain.lift()


def close_dialogs(window: MainWindow) -> None:
    found = [dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()]
    assert found
    for dialog in found:
        dialog.close()
    QApplication.processEvents()


def test_a_game_and_its_questions(window: MainWindow) -> None:
    begin(window)
    session = window.session
    assert session is not None
    session.choose(session.decision.player, session.legal_choices(session.decision.player)[0])
    window.play_page.curtain.fall(session.names[1])
    assert wrongly_shown() == []
    branch = BranchDialog(session.game_history.record.start.players, PICTURE, window.services, window)
    for ask in (
        window.conceding.ask,
        window.saved_games.ask_undo_to,
        window.saved_games.undo,
        branch.open,
        lambda: window.launcher.ask_new_game(deck_name()),
        lambda: window.scenario_files.ask_save(0),
        lambda: window.learning.ask_removal("x", PICTURE),
        lambda: message_box.warn(window, PICTURE, HOSTILE, HOSTILE),
    ):
        window.play_page.curtain.lift()
        ask()
        assert wrongly_shown() == []
        if window.launcher.dialog is not None:
            window.launcher.dialog.decks[0].open_picker()
            window.launcher.dialog.problem.setText(PICTURE)
            assert wrongly_shown() == []
        close_dialogs(window)
    for item in window.play_page.scene.items():
        if isinstance(item, CardItem) and item.face:
            window.play_page.point_at(item.card)
            window.play_page.scene.menu_wanted.emit(item.card, QPoint(0, 0))
            assert wrongly_shown() == []
            menu = QApplication.activePopupWidget()
            assert isinstance(menu, QMenu)
            menu.close()


def test_a_saved_game_its_result_and_its_replay(window: MainWindow, qtbot: QtBot) -> None:
    begin(window)
    session = window.session
    assert session is not None
    session.concede(0)
    window.play_page.curtain.lift()
    assert wrongly_shown() == []
    session.close()
    store = Store()
    (path,) = store.folder.glob("*.game")
    store.rename(path, HOSTILE)
    window.saved_games.show_games()
    dialog = next(dialog for dialog in window.findChildren(SavedGamesDialog) if dialog.isVisible())
    qtbot.waitUntil(lambda: not dialog.lister.is_reading)
    assert wrongly_shown() == []
    close_dialogs(window)
    assert window.saved_games.watch(path)
    assert wrongly_shown() == []


def test_scenarios(window: MainWindow, tmp_path: Path) -> None:
    file = tmp_path / "a.scenario.yaml"
    file.write_text(SCENARIO, encoding="utf-8")
    assert window.scenario_files.open(file)
    assert wrongly_shown() == []
    close_dialogs(window)
    file.write_text(SCENARIO.split("---", maxsplit=1)[0], encoding="utf-8")
    assert window.scenario_files.open(file)
    assert wrongly_shown() == []


def test_decks_in_builder_library_and_dialogs(window: MainWindow) -> None:
    decks = window.decks
    decks.show()
    for entry in decks_api.player_repository().listing().entries:
        decks.open(entry)
    assert wrongly_shown() == []
    decks.open_deck.document.add("ST01-001", 1)
    decks.save()
    decks.notice(PICTURE)
    decks.page.search_panel.setFocus()
    assert decks.page.sidebar is not None
    assert wrongly_shown() == []
    decks.import_text(f"4 ST01-001\n{HOSTILE}\n2 {PICTURE}\n4 MY-666\n")
    assert wrongly_shown() == []
    close_dialogs(window)
    decks.export()
    assert wrongly_shown() == []
    close_dialogs(window)
    decks.windows.show_statistics()
    assert decks.windows.statistics is not None
    for page in decks.windows.statistics.panel.pages:
        decks.windows.statistics.panel.open(page)
        assert wrongly_shown() == [], page
    close_dialogs(window)
    for which in ("describe", "versions", "compare"):
        decks.show_library()
        (dialog,) = [each for each in window.findChildren(DeckLibraryDialog) if each.isVisible()]
        panel = dialog.library
        for row in range(2 if which == "compare" else 1):
            kind = QItemSelectionModel.SelectionFlag.Select if row else QItemSelectionModel.SelectionFlag.ClearAndSelect
            panel.list.selectionModel().select(panel.filter.index(row, 0), kind)
        panel.list.selectionModel().setCurrentIndex(
            panel.filter.index(0, 0), QItemSelectionModel.SelectionFlag.NoUpdate
        )
        assert wrongly_shown() == []
        getattr(panel.deck_actions, which).trigger()
        assert wrongly_shown() == [], which
        close_dialogs(window)


def test_messages_about_files(window: MainWindow, home: Path) -> None:
    put_list(home, CARD, {"number": HOSTILE, "name": HOSTILE})
    OwnFaults(window.game_module, window).tell()
    assert wrongly_shown() == []


def test_what_is_wrong_is_found(qtbot: QtBot) -> None:
    rich, label = RichLabel(), Label()
    for widget in (rich, label):
        qtbot.addWidget(widget)
        widget.setText(PICTURE)
    assert wrongly_shown() == [f"gundam_desktop.ui.style.label.RichLabel: HTML {PICTURE!r}"]
    rich.setText("")
    label.setText("a\u202eb")
    label.setToolTip(f"<b>{PICTURE}")
    assert len(wrongly_shown()) == 2


# New widgets say which they are.

RICH = {
    "RichLabel", "QTextBrowser", "QTextEdit", "QTextDocument", "QGraphicsTextItem", "QStaticText", "inform",
}  # fmt: skip
"""What shows HTML: only by the modules below, whose HTML the program writes."""
AUTOMATIC = {
    "QLabel", "QMessageBox", "QInputDialog", "QErrorMessage", "QProgressDialog", "QSplashScreen", "QWhatsThis",
}  # fmt: skip
"""What takes a text for HTML when it looks like it: never made but here."""
MAKES_AUTOMATIC = {
    "style/label.py": {"QLabel"},
    "style/message_box.py": {"QMessageBox"},
    "decks/builder/group_dialog.py": {"QInputDialog"},
    "decks/builder/saved_searches.py": {"QInputDialog"},
    "decks/library/deck_actions.py": {"QInputDialog"},
    "decks/workspace/deck_saver.py": {"QInputDialog"},
    "saved_games/dialog.py": {"QInputDialog"},
}
SHOWS_RICH = {
    "app/guide_dialog.py", "app/help_dialogs.py", "app/licences.py", "app/new_game_dialog.py",
    "app/shortcuts_dialog.py",
    "decks/builder/cards_panel.py", "decks/builder/legality_panel.py", "play/panels/card_dialog.py",
    "decks/library/deck_details.py", "decks/statistics/summary_widgets.py",
    "learning/task_panel.py", "play/panels/clause_panel.py", "play/panels/coach_panel.py",
    "play/panels/look_back_bar.py", "play/panels/prompt.py", "play/panels/reasons_panel.py",
    "play/panels/reminder_list.py", "play/panels/result_panel.py", "play/panels/rule_panel.py",
    "play/panels/waiting_effects.py", "rulebook/clause_card.py", "rulebook/reader.py",
}  # fmt: skip
TIPS = {"setToolTip", "showText", "setStatusTip", "setWhatsThis"}
RICH_TIPS = {"decks/builder/legality_panel.py": 1, "play/panels/card_preview.py": 1, "play/table_reminders.py": 1}
"""Tooltips in HTML that the program writes, by module."""


def test_only_named_modules_make_widgets_that_may_show_html() -> None:
    rich, automatic = set(), {}
    for file, tree in _modules():
        made = {_name(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}
        made |= {_name(base) for node in ast.walk(tree) if isinstance(node, ast.ClassDef) for base in node.bases}
        if file not in {"style/label.py", "style/message_box.py"} and made & RICH:
            rich.add(file)
        if made & AUTOMATIC or (any(_calls_static(node) for node in ast.walk(tree))):
            automatic[file] = (made & AUTOMATIC) | {"QInputDialog" for node in ast.walk(tree) if _calls_static(node)}
    assert rich == SHOWS_RICH, "use Label, or escape all that comes from outside and name the module here"
    assert automatic == MAKES_AUTOMATIC, "use Label, message_box, or literal() for all that comes from outside"


def test_tooltips_are_literal() -> None:
    found: dict[str, int] = {}
    for file, tree in _modules():
        for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
            if _name(call.func) in TIPS and not any(map(_is_literal, call.args)):
                found[file] = found.get(file, 0) + 1
    assert found == RICH_TIPS, "give the text through literal()"


def _modules() -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(UI.rglob("*.py")):
        yield path.relative_to(UI).as_posix(), ast.parse(path.read_text(encoding="utf-8"))


def _name(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def _calls_static(node: ast.AST) -> bool:
    """True for `QInputDialog.getText` and its like."""
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and _name(node.func.value) in AUTOMATIC
        and node.func.attr.startswith(("get", "about", "critical", "information", "question", "warning"))
    )


def _is_literal(argument: ast.expr) -> bool:
    """True for a text of the program's own without anything filled in, and for what `literal` returns."""
    if isinstance(argument, ast.Constant):
        return isinstance(argument.value, str)
    return isinstance(argument, ast.Call) and (
        _name(argument.func) == "literal"
        or (
            _name(argument.func) in {"tr", "translate"}
            and all(isinstance(each, ast.Constant) for each in argument.args)
        )
    )
