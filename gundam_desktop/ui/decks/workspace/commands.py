"""The commands of the deck builder, by their ids in the keymap."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from gundam_desktop.ui.decks.workspace.deck_controller import DeckController

ON_PAGE: Final[Mapping[str, Callable[[DeckController], object]]] = {
    "deck undo": lambda decks: decks.page.undo(),
    "deck redo": lambda decks: decks.page.redo(),
    "deck part": lambda decks: decks.page.switch_part(),
    "deck move": lambda decks: decks.page.move_current(),
    "deck paste": lambda decks: decks.page.paste(),
    "deck search": lambda decks: decks.page.search_panel.setFocus(),
    "deck table": lambda decks: decks.page.cards.switch(),
    "deck view": lambda decks: decks.page.deck.show_next_view(),
    "deck width": lambda decks: decks.page.splitter.widen_deck(),
    "deck study": lambda decks: decks.windows.show_statistics(),
    "deck collection": lambda decks: decks.windows.show_collection(),
    "deck own more": lambda decks: decks.page.own(1),
    "deck own fewer": lambda decks: decks.page.own(-1),
}
"""Command id -> what the page of the builder does, or a window beside it; the page is made when it is first needed."""


def commands_of(decks: DeckController) -> dict[str, Callable[[], object]]:
    """Command id -> what carries the command out."""
    return {
        "decks": decks.toggle,
        "deck library": decks.show_library,
        "deck new": decks.new,
        "deck save": decks.save,
        "deck save as": decks.save_as,
        "deck describe": decks.describe,
        "deck import": decks.import_list,
        "deck export": decks.export,
        "deck copy": decks.copy,
        "deck play": decks.play,
        "deck alone": decks.playtest_alone,
        **{command: partial(act, decks) for command, act in ON_PAGE.items()},
    }
