"""Import and export of decks: lists, a picture of a deck, cards to print."""

from gundam_desktop.ui.decks.import_export.deck_image import deck_image, save_image
from gundam_desktop.ui.decks.import_export.dropped_list import deck_text_from_mime, may_be_deck, read_file
from gundam_desktop.ui.decks.import_export.export_dialog import ExportDialog
from gundam_desktop.ui.decks.import_export.import_dialog import ImportDialog
from gundam_desktop.ui.decks.import_export.proxies import write_proxies

__all__ = [
    "ExportDialog",
    "ImportDialog",
    "deck_image",
    "deck_text_from_mime",
    "may_be_deck",
    "read_file",
    "save_image",
    "write_proxies",
]
