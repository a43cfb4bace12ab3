"""Reads where cards are, and what the effect has done to them."""

from __future__ import annotations

from gundam_desktop.games.gcg.effects.reader.qualities import QualityReader
from gundam_desktop.games.gcg.effects.reader.trees import Fields, Node


class PlaceReader(QualityReader):
    """Reads places."""

    def in_your_trash(self, _: Node) -> Fields:
        return {"side": "your", "zone": "trash"}

    def in_their_trash(self, _: Node) -> Fields:
        return {"side": "enemy", "zone": "trash"}

    def in_any_trash(self, _: Node) -> Fields:
        return {"zone": "trash"}

    def in_your_hand(self, _: Node) -> Fields:
        return {"side": "your", "zone": "hand"}

    def in_your_hand_or_trash(self, _: Node) -> Fields:
        return {"side": "your", "zone": "hand or trash"}

    def in_their_hand_place(self, _: Node) -> Fields:
        return {"side": "enemy", "zone": "hand"}

    def from_their_hand(self, tree: Node) -> Fields:
        if self.discourse.among != "their hand":
            raise self.refuse(tree, "their hand was not looked at before")
        return {"side": "enemy", "zone": "hand"}

    def among_looked(self, tree: Node) -> Fields:
        match self.discourse.among:
            case "looked":
                return {"zone": "looked"}
            case "placed":
                return {"did": "placed"}
            case "their hand":
                return {"side": "enemy", "zone": "hand"}
        raise self.refuse(tree, "no cards were looked at before")

    def placed_by_you(self, _: Node) -> Fields:
        """Return the cards that the effect has placed; those of the player if others placed some, too."""
        return {"did": "placed"} if self.discourse.players is None else {"did": "placed", "side": "your"}

    def placed_by_it(self, _: Node) -> Fields:
        return {"did": "placed"}

    def rested_by_it(self, _: Node) -> Fields:
        return {"did": "rested"}

    def rested_for_cost(self, _: Node) -> Fields:
        return {"did": "rested for cost"}

    def exiled_by_it(self, _: Node) -> Fields:
        return {"did": "exiled"}

    def destroyed_by_it(self, _: Node) -> Fields:
        return {"did": "destroyed"}

    def discarded_by_it(self, _: Node) -> Fields:
        return {"did": "discarded"}

    def in_play(self, _: Node) -> Fields:
        return {}

    def returned_by_it(self, _: Node) -> Fields:
        return {"did": "returned"}
