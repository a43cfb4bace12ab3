"""The commands of the deck builder, by their ids in the keymap."""

from __future__ import annotations

from collections.abc import Callable

from gundam_desktop.ui.decks.workspace.deck_controller import DeckController


def commands_of(decks: DeckController) -> dict[str, Callable[[], object]]:
    """Command id -> what carries the command out."""
    return {
        "decks": decks.toggle,
        "deck library": decks.show_library,
        "deck new": decks.new,
        "deck save": decks.save,
        "deck save as": decks.save_as,
        "deck describe": decks.describe,
        "deck undo": decks.undo,
        "deck redo": decks.redo,
        "deck part": decks.switch_part,
        "deck move": decks.move_current,
        "deck import": decks.import_list,
        "deck paste": decks.paste,
        "deck export": decks.export,
        "deck copy": decks.copy,
        "deck search": decks.search,
        "deck table": decks.switch_view,
        "deck view": decks.show_next_deck_view,
        "deck width": decks.widen_deck,
        "deck study": decks.show_statistics,
        "deck collection": decks.show_collection,
        "deck own more": decks.own_more,
        "deck own fewer": decks.own_fewer,
        "deck play": decks.play,
        "deck alone": decks.playtest_alone,
    }
