"""The title of the window while a game is on its table."""

from __future__ import annotations

from gundam_desktop.ui.session.played_game import PlayedGame
from gundam_desktop.ui.style.translation import translate


def title_of(game: PlayedGame) -> str:
    """The players and the rules; the seed, which tells what is hidden, only when the game is over."""
    title = translate("MainWindow", "{first} against {second} · rules {edition} — Gundam Desktop")
    if game.seed is not None:
        title = translate("MainWindow", "{first} against {second} · rules {edition} · seed {seed} — Gundam Desktop")
    first, second = game.names
    return title.format(first=first, second=second, edition=game.edition, seed=game.seed)
