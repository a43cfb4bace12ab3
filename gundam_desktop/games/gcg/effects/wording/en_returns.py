"""Cards that are returned, in English: to a hand, or to the deck."""

from __future__ import annotations

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.wording.en_references import EnglishReferences


def returned(step: m.Return, refs: EnglishReferences) -> str:
    """Return the step that returns cards: "return it to its owner's hand"."""
    if step.to == m.All(all=m.YOUR_HAND) and step.where in {"deck, shuffled", "deck bottom"}:
        refs.mention_all()
        shuffled = step.where == "deck, shuffled"
        return "shuffle your hand into your deck" if shuffled else "return your hand to the bottom of your deck"
    if step.to == "this pilot" and step.where == "hand":
        return "return the card paired with this Unit to your hand"
    what = "the card paired with this Unit" if step.to == "this pilot" else refs.as_object(step.to)
    several = isinstance(step.to, m.All) and step.to != m.PILOT_OF_CHOSEN
    many = several or refs.many.get(step.to, False)
    owner = "their" if many else "its"
    of_deck = step.to == "looked" and refs.revealed
    if ((step.to == "chosen" and refs.from_hand) or of_deck) and step.where in {"deck top", "deck bottom"}:
        return f"return {what} to the {step.where.removeprefix('deck ')} of your deck"
    where = {
        "hand": "to their owners' hands" if many else "to its owner's hand",
        "deck top": f"to the top of {owner} owner's deck",
        "deck bottom": f"to the bottom of {owner} owner's deck",
        "deck, shuffled": f"to {owner} owner's deck and shuffle it",
    }[step.where]
    return f"return {what} {where}"
