"""One painter for every card on screen: a `Face` and its current figures go in, a picture comes out.

Nothing here words rules: all text on a card comes from its face.
"""

from gundam_desktop.ui.cards.card_status import CardStatus, current_status, printed_status
from gundam_desktop.ui.cards.measures import CARD_HEIGHT, CARD_WIDTH
from gundam_desktop.ui.cards.painter import Detail, paint_back, paint_card, picture_place
from gundam_desktop.ui.cards.pictures import own_pictures
from gundam_desktop.ui.cards.pixmaps import TILT, back_pixmap, card_pixmap, paint_two_backs, reserve_cache, veiled

__all__ = [
    "CARD_HEIGHT",
    "CARD_WIDTH",
    "TILT",
    "CardStatus",
    "Detail",
    "back_pixmap",
    "card_pixmap",
    "current_status",
    "own_pictures",
    "paint_back",
    "paint_card",
    "paint_two_backs",
    "picture_place",
    "printed_status",
    "reserve_cache",
    "veiled",
]
