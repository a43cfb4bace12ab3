"""Starts the client: the application, its look, its log, and the window."""

from __future__ import annotations

import argparse
import logging
import os
import sys
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QLocale, QTimer
from PySide6.QtWidgets import QWidget

from gundam_desktop.locate import player_folder
from gundam_desktop.ui.app import logging_setup
from gundam_desktop.ui.app.file_opening import FileOpening
from gundam_desktop.ui.app.first_picture import FirstPicture
from gundam_desktop.ui.app.game_defaults import completed
from gundam_desktop.ui.app.interrupts import INTERRUPTED, Interrupts
from gundam_desktop.ui.app.link_scheme import enter_for_links
from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.app.own_faults import OwnFaults
from gundam_desktop.ui.app.restart import RESTART, start_again
from gundam_desktop.ui.app.running_client import FileListener
from gundam_desktop.ui.session import settings
from gundam_desktop.ui.session.collector import collect_from_now_on
from gundam_desktop.ui.session.game_session import HUMAN
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.session.session_factory import require_playable
from gundam_desktop.ui.session.settings import GameSetup
from gundam_desktop.ui.sound import SoundPlayer
from gundam_desktop.ui.style import message_box
from gundam_desktop.ui.style.appearance import make_application, missing_screen
from gundam_desktop.ui.style.scaling import screen_room
from gundam_desktop.ui.style.system_motion import system_reduces_motion
from gundam_desktop.ui.style.translation import system_language, translate
from gundam_desktop.writing import folder_fault

BAD_CALL = 2
logger = logging.getLogger(__name__)


def run(arguments: argparse.Namespace, opened: Callable[[MainWindow], object] | None = None) -> int:
    """Open the client and stay until it is closed: what the `play` command runs.

    Of the arguments `game`, `deck`, `against`, `opponent_deck`, `seed`, `edition`, `language` and `files` are read;
    with a deck or an opponent a game begins at once. `opened` is given the window before it is shown.
    """
    missing = missing_screen(os.environ, sys.platform)
    if missing:
        print(f"gundam-desktop play: {missing}", file=sys.stderr)
        return BAD_CALL
    services = Services()
    loaded = settings.load()
    if getattr(arguments, "game", None) is not None:
        loaded.settings.last_game = loaded.settings.last_setup(arguments.game)
    setup = setup_from(arguments, loaded.settings.last_game)
    usual = services.find(loaded.settings.last_game.game).newest
    if getattr(arguments, "edition", None) not in (None, usual):
        loaded.settings.last_game = loaded.settings.last_game.model_copy(update={"edition": arguments.edition})
    fault = wrong_setup(setup, services) if setup is not None else ""
    if fault:
        print(f"gundam-desktop play: {fault}", file=sys.stderr)
        return BAD_CALL
    application = make_application()
    wanted = system_language(QLocale.system().uiLanguages()) if loaded.is_first_start else loaded.settings.language
    language: Any = getattr(arguments, "language", None) or wanted
    loaded.settings.language = language
    log = logging_setup.open_log()
    handler = logging_setup.ExceptionHandler(log)
    handler.install()
    interrupts = Interrupts()
    try:
        window = MainWindow(services, loaded.settings, system_reduces_motion)
        handler.report_wanted.connect(window.help.show_report)
        sounds = SoundPlayer(window.settings_controller.volume)
        window.play_page.sounded.connect(sounds.play)
        if opened is not None:
            opened(window)
        if setup is not None:
            window.show_page(window.play_page)  # the game follows at once
        fit_to_screen(window)
        seen = FirstPicture(window).shown
        window.show()
        if fault := folder_fault(player_folder()):
            _tell_unusable_folder(window, fault)
        else:
            if loaded.reason:
                _tell_broken_settings(window, loaded)
            seen.connect(OwnFaults(window.game_module, window).tell)
        if setup is None:
            QTimer.singleShot(0, window.show_welcome)
        else:
            seen.connect(lambda: window.launcher.play(setup))
        seen.connect(window.decks.offer_drafts)
        opening, listener = FileOpening(window), FileListener(window)
        if sys.platform == "darwin":  # elsewhere files come on the command line; a filter costs at every event
            application.installEventFilter(opening)
        listener.wanted.connect(opening.open_all)
        if files := getattr(arguments, "files", ()):
            seen.connect(lambda: opening.open_all(files))
        seen.connect(listener.start)
        seen.connect(enter_for_links)
        seen.connect(collect_from_now_on)
        status = INTERRUPTED if interrupts.received else application.exec()
        if interrupts.received:
            window.leave()
        listener.stop()
        window.settings_controller.finish()
        window.deleteLater()
        if status == RESTART:
            start_again()
            return 0
        return status
    finally:
        interrupts.stop()
        handler.uninstall()
        logging_setup.close_log()


def fit_to_screen(window: QWidget) -> None:
    """Make a window no larger than its screen has room for: a first one, or one last used on a larger screen."""
    window.resize(window.size().boundedTo(screen_room(window)))


def setup_from(arguments: argparse.Namespace, last: GameSetup) -> GameSetup | None:
    """The game that the command line asks for; None when it asks for none."""
    given: dict[str, Any] = {
        name: getattr(arguments, name, None) for name in ("deck", "against", "opponent_deck", "seed")
    }
    if all(given[name] is None for name in ("deck", "against", "opponent_deck")):
        return None
    return last.model_copy(
        update={
            "decks": (given["deck"] or last.decks[0], given["opponent_deck"] or last.decks[1]),
            "own_level": "",
            "opponent": given["against"] or last.opponent,
            "names": (last.names[0], ""),
            "seed": given["seed"],
            "edition": getattr(arguments, "edition", None) or last.edition,
        }
    )


def wrong_setup(setup: GameSetup, services: Services) -> str:
    """One line that says what is wrong with the game asked for on the command line; empty if nothing is."""
    try:
        complete = completed(setup, services)
        require_playable(complete, services.find(complete.game))
    except (ValueError, OSError) as error:
        return "; ".join(str(error).splitlines())
    levels = (*services.levels(), *services.opponents(), HUMAN)
    if complete.opponent not in services.programs() and complete.opponent.partition(":")[0] not in levels:
        there_are = ", ".join((*services.levels(), HUMAN))
        return f"--against: there is no bot {complete.opponent}; there are {there_are}"
    return ""


def _tell_unusable_folder(window: MainWindow, reason: str) -> None:
    text = translate("MainWindow", "{folder}: {reason}. You can play, but nothing will be saved until this is fixed.")
    title = translate("MainWindow", "Nothing can be saved")
    message_box.warn(window, title, text.format(folder=player_folder(), reason=reason))


def _tell_broken_settings(window: MainWindow, loaded: settings.Loaded) -> None:
    where = (
        translate("MainWindow", "The file as it was is kept as {path}.").format(path=loaded.set_aside)
        if loaded.set_aside
        else ""
    )
    text = (
        translate("MainWindow", "Some settings could not be read; for these the defaults are in use.")
        if loaded.whole
        else translate("MainWindow", "The settings could not be read; the defaults are in use.")
    )
    message_box.warn(
        window,
        translate("MainWindow", "Settings"),
        "\n\n".join(part for part in (text, loaded.reason, where) if part),
    )
