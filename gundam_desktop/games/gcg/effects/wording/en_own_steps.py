"""Steps about a player's own deck, hand, Shields, Resources and tokens in English."""

from __future__ import annotations

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.wording import NotWorded, circled, hand_until, number
from gundam_desktop.games.gcg.effects.wording import en_nouns as nouns
from gundam_desktop.games.gcg.effects.wording import en_quantities as quantities
from gundam_desktop.games.gcg.effects.wording.en_references import EnglishReferences
from gundam_desktop.games.gcg.effects.wording.en_tokens import deploy_token


def own(step: m.AnyStep, refs: EnglishReferences) -> str:
    """Word a step about the player's own deck, hand, Shields, Resources and tokens."""
    if isinstance(step, m.Discard):
        refs.many["discarded"] = step.amount != 1
    match step:
        case m.Discard(what=None, amount=m.Plus() as beyond, least=None) if (hand := hand_until(beyond)) is not None:
            return f"discard until you have {hand} cards in your hand"
        case m.PayCost(least=int() as least):
            return f"pay {circled(least)} to {circled(step.amount)}"
        case m.Discard(least=int()):
            return quantities.discarded_some(step)
        case m.Discard(what=None, amount=m.Count(count=drawn, unique=False)) if drawn == m.DRAWN:
            return "discard the same number of cards you drew with this effect"
        case m.Discard(what=None, amount=m.Count(count=hand, unique=False)) if hand == m.YOUR_HAND:
            return "discard your hand"
        case m.Discard(what=None, amount=m.Count() | m.AtMost() | m.NumberOfPlayers() as many):
            return f"discard a number of cards equal to {nouns.value(many)}"
        case m.Discard(what=None, random=True):
            return f"discard {number(step.amount)} at random"
        case m.Discard(what=None):
            return f"discard {number(step.amount)}"
        case m.Pair(to="this pilot", unit="chosen") if refs.object == "chosen" and not refs.many.get("chosen"):
            refs.pronouns += 1
            return "pair the card paired with this Unit with it"
        case m.Draw(amount=m.Plus() as lacking) if (hand := hand_until(lacking)) is not None:
            return f"draw until you have {hand} cards in your hand"
        case m.PlaceResource(amount=m.Times() | m.Per() as each):
            times, what = nouns.each(each)
            return f"place {times} {_resources(step, many=times > 1)} for each {what}"
        case m.PlaceResource(amount=m.Count() | m.AtMost() | m.NumberOfPlayers() as many):
            return f"place a number of {_resources(step, many=True)} equal to {nouns.value(many)}"
        case m.Draw(amount=m.Times() | m.Per() as each):
            times, what = nouns.each(each)
            return f"draw {times} for each {what}"
        case m.Draw():
            return f"draw a number of cards equal to {nouns.value(step.amount)}"
        case m.Discard(what=what) if what is not None and (what.side, what.zone) == ("your", "hand"):
            amount = number(step.amount)
            return f"discard {amount} {nouns.noun_phrase(what, plural=amount > 1, bare=True)}"
        case m.DeployToken():
            return deploy_token(step, refs)
    raise NotWorded(f"the step {step.do!r} here")


def _resources(step: m.PlaceResource, *, many: bool) -> str:
    return f"{'rested ' if step.rested else ''}{'EX ' if step.ex else ''}Resource{'s' if many else ''}"
