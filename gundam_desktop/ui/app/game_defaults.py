"""What a new game begins with when nobody says otherwise: decks, bot, names, edition."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from gundam_desktop.games.game_module import GameModule
from gundam_desktop.tabletop import told
from gundam_desktop.ui.session.game_session import HUMAN
from gundam_desktop.ui.session.level_names import level_name
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.session.session_factory import own_level
from gundam_desktop.ui.session.settings import GameSetup
from gundam_desktop.ui.style import message_box
from gundam_desktop.ui.style.translation import language, translate


def default_decks(game_module: GameModule) -> tuple[str, str]:
    """The decks that are preselected: those that a game names for a first game, else its first two."""
    if all(game_module.first_decks):
        return game_module.first_decks
    names = list(game_module.library.deck_names())
    usual = (names[0], names[min(1, len(names) - 1)])
    return (game_module.first_decks[0] or usual[0], game_module.first_decks[1] or usual[1])


def default_level(services: Services) -> str:
    """The bot that is preselected: the weakest but one."""
    levels = services.levels()
    return levels[min(1, len(levels) - 1)]


def default_names(opponent: str, own: str = "") -> tuple[str, str]:
    """The default names of the players; `own` is the level of a bot that plays below, empty for a person."""
    if opponent in (HUMAN, own):
        return translate("NewGameDialog", "Player 1"), translate("NewGameDialog", "Player 2")
    bot = translate("NewGameDialog", "Bot ({level})")
    below = bot.format(level=level_name(own)) if own else translate("NewGameDialog", "Player")
    return below, bot.format(level=level_name(opponent))


def completed(setup: GameSetup, services: Services) -> GameSetup:
    """The setup with everything filled in that it leaves to the program, but for the seed."""
    game_module = services.find(setup.game)
    decks = default_decks(game_module)
    opponent = setup.opponent or default_level(services)
    names = default_names(opponent, own_level(setup))
    return setup.model_copy(
        update={
            "decks": (setup.decks[0] or decks[0], setup.decks[1] or decks[1]),
            "opponent": opponent,
            "names": (setup.names[0] or names[0], setup.names[1] or names[1]),
            "edition": setup.edition or game_module.newest,
        }
    )


def show_bad_deck(parent: QWidget | None, error: Exception) -> None:
    """Say that a deck cannot be played: which one, where, and why."""
    message_box.warn(parent, translate("NewGameDialog", "This deck cannot be played"), told(error, language()))
