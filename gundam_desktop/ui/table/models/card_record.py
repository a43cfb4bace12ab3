"""A card on the table as data."""

from __future__ import annotations

from typing import NamedTuple

from gundam_desktop.tabletop import Arrange, CardView, Face, Zone
from gundam_desktop.ui.cards import current_status
from gundam_desktop.ui.style.translation import listed, translate


class CardRecord(NamedTuple):
    """A card of a view and its possible actions; replaced, never changed."""

    card: CardView
    playable: bool = False
    """True if a legal choice begins with this card."""
    candidate: bool = False
    """True if it can be chosen for the current decision."""
    beneath: CardRecord | None = None
    """The card under it."""
    zone: Zone | None = None
    """The zone that it is in; None for a loose card."""
    facing: int | None = None
    """Where it faces on a board with facings, as the viewer sees it: 0 is up, 90 right; None elsewhere."""

    @property
    def known(self) -> bool:
        """True if the player may know which card it is."""
        return bool(self.card.number)

    @property
    def in_hand(self) -> bool:
        """True if it is held in a hand."""
        return self.zone is not None and self.zone.arrange is Arrange.FAN

    @property
    def can_rest(self) -> bool:
        """True if it is in a zone where cards are rested and set active."""
        return self.zone is not None and self.zone.public and not self.zone.is_stack


def describe(record: CardRecord, face: Face | None, beneath: Face | None = None, *, known: str = "") -> str:
    """The name of a card for a screen reader, with the face of the card under it; `face` is None for a back.

    `known` is the name of a card that its player knows although it is face down.
    """
    card = record.card
    if face is None:
        back = translate("CardRecord", "{name}, face down") if known else translate("CardRecord", "Face-down card")
        playable = [translate("CardRecord", "can act")] if record.playable else []
        return listed([back.format(name=known), *_state_of_back(record), *playable])
    facts = [translate("CardRecord", "{name}, {type}").format(name=face.name, type=face.type_name)]
    for kind, figure in zip(face.design.figures, current_status(card, face).figures, strict=True):
        if figure is not None:
            facts.append(f"{kind.name} {figure}")
    if face.environment and face.design.environment:
        facts.append(face.design.environment.format(places=" / ".join(face.environment)))
    facts += [_keyword(written, face) for written in _keywords(card, face)]
    if card.damage:
        facts.append(translate("CardRecord", "{points} damage").format(points=card.damage))
    if beneath is not None:
        facts.append(face.design.with_card.format(name=beneath.name))
    if card.condition_met:
        facts.append(face.design.condition_met)
    if record.can_rest and not card.under and (state := face.design.rested if card.rested else face.design.active):
        facts.append(state)
    if record.facing is not None:
        facts.append(_facing(record.facing))
    if card.cannot_act_yet and face.design.cannot_act_yet:
        facts.append(face.design.cannot_act_yet)
    if record.playable:
        facts.append(translate("CardRecord", "can be played") if record.in_hand else translate("CardRecord", "can act"))
    if record.candidate:
        facts.append(translate("CardRecord", "can be chosen"))
    return listed(facts)


def describe_text(record: CardRecord, face: Face | None) -> str:
    """The description of a card for a screen reader: its text; for a back only if it can be chosen."""
    if face is not None:
        return " ".join(ability.line for ability in face.text)
    return translate("CardRecord", "can be chosen") if record.candidate else ""


def _state_of_back(record: CardRecord) -> list[str]:
    """How a card lies that is face down for everybody: all see that."""
    if not (record.card.down and record.can_rest):
        return []
    return [translate("CardRecord", "sideways") if record.card.rested else translate("CardRecord", "upright")]


def _facing(turn: int) -> str:
    """Where a piece faces, in words."""
    words = (
        translate("CardRecord", "facing up"),
        translate("CardRecord", "facing upper right"),
        translate("CardRecord", "facing right"),
        translate("CardRecord", "facing lower right"),
        translate("CardRecord", "facing down"),
        translate("CardRecord", "facing lower left"),
        translate("CardRecord", "facing left"),
        translate("CardRecord", "facing upper left"),
    )
    return words[round(turn / 45) % 8]


def _keywords(card: CardView, face: Face) -> tuple[str, ...]:
    """The keywords of a card as they are written: those that it has now, else the printed ones."""
    if card.keywords is not None:
        return card.keywords
    return tuple(f"{badge.key} {badge.amount}" if badge.amount else badge.key for badge in face.badges)


def _keyword(written: str, face: Face) -> str:
    """A keyword as the face names it, else as it is written."""
    name, _, amount = written.rpartition(" ")
    wanted = (name.lower(), int(amount)) if amount.isdigit() else (written.lower(), 0)
    named = next((badge.name for badge in face.badges if (badge.key, badge.amount) == wanted), "").strip("<>《》")
    if named and wanted[1] and not named.endswith(amount):
        return f"{named} {amount}"
    return named or written
