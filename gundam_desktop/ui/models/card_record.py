"""What the table knows of one card now."""

from __future__ import annotations

from typing import NamedTuple

from gundam_desktop.tabletop import CardView, Face
from gundam_desktop.ui.translation import translate


class CardRecord(NamedTuple):
    """A card of a view and what can be done with it; replaced, never changed."""

    card: CardView
    playable: bool = False
    """Whether a legal choice begins with this card."""
    candidate: bool = False
    """Whether the decision that waits can choose it."""
    pilot: str = ""
    """Number of the card that lies under it."""

    @property
    def known(self) -> bool:
        """Whether the player may know which card it is."""
        return bool(self.card.number)


def describe(record: CardRecord, face: Face | None, pilot: Face | None = None) -> str:
    """What a screen reader says for a card; `face` is None for one that lies face down."""
    card = record.card
    if face is None:
        facts = [translate("Card", "Face-down card")]
    else:
        facts = [translate("Card", "{name}, {type}").format(name=face.name, type=face.type_name)]
        if card.level is not None and card.cost is not None:
            facts.append(translate("Card", "level {level}, cost {cost}").format(level=card.level, cost=card.cost))
        if card.ap is not None:
            facts.append(translate("Card", "AP {figure}").format(figure=card.ap))
        if card.hp is not None:
            facts.append(translate("Card", "HP {figure}").format(figure=card.hp))
        facts += card.keywords
    if card.damage:
        facts.append(translate("Card", "{points} damage").format(points=card.damage))
    if pilot is not None:
        facts.append(translate("Card", "paired with {name}").format(name=pilot.name))
    if card.linked:
        facts.append(translate("Card", "linked"))
    if card.zone in ("battle", "base", "resources") and not card.host:
        facts.append(translate("Card", "rested") if card.rested else translate("Card", "active"))
    if record.playable:
        facts.append(translate("Card", "can act"))
    if record.candidate:
        facts.append(translate("Card", "can be chosen"))
    return translate("Card", ", ").join(facts)
