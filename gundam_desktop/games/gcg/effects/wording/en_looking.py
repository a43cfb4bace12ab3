"""Looking at cards, and where they go, in English."""

from __future__ import annotations

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.wording import number
from gundam_desktop.games.gcg.effects.wording.en_references import EnglishReferences


def looking(step: m.AnyStep, refs: EnglishReferences) -> str:
    """Word a step about looked-at cards; empty for any other step."""
    match step:
        case m.LookAt(to=m.All(all=m.Selector(side="enemy", zone="hand") as hand)) if hand == m.ENEMY_HAND:
            return "look at your opponent's hand"
        case m.LookAt(to=m.All(all=shields)) if shields == m.YOUR_SHIELDS:
            return "look at all of your Shields"
        case m.PlaceInTrash():
            return f"place {refs.as_object(step.to)} into your trash"
        case m.LookAt():
            return f"look at {refs.as_object(step.to)}"
        case m.Look():
            return look_words(step, refs)
        case m.ReturnLooked(where="trash", order="any" | "random"):
            cards = "the remaining cards" if refs.many.get("looked") else "the remaining card"
            if refs.object == "looked" and not refs.many.get("looked") and not refs.taken and step.order == "any":
                cards = refs.as_object("looked")
            return f"place {cards} into your trash"
        case m.ReturnLooked(where="deck top", order="any"):
            cards = "the remaining cards" if refs.many.get("looked") else "any remaining card"
            return f"return {cards} to the top of your deck in any order"
        case m.ReturnLooked(where="deck bottom"):
            cards = "the remaining cards" if refs.many.get("looked") else "any remaining card"
            return f"return {cards} {'randomly ' if step.order == 'random' else ''}to the bottom of your deck"
    return ""


def look_words(step: m.Look, refs: EnglishReferences) -> str:
    """Word the step that looks at the top cards of the deck, or reveals them."""
    amount = number(step.amount)
    refs.introduce("looked", many=amount > 1)
    refs.revealed = step.reveal
    if step.reveal:
        return "reveal the top card of your deck" if amount == 1 else f"reveal the top {amount} cards of your deck"
    return "look at the top card of your deck" if amount == 1 else f"look at the top {amount} cards of your deck"
