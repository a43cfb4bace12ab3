"""Costs: which cards can pay, whether a payment is right, and paying."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations

from gundam_desktop.games.digrayn.cards import ANY, COLORLESS, card_of
from gundam_desktop.games.digrayn.rules.figures import card, is_object
from gundam_desktop.games.digrayn.rules.zones import change_of
from gundam_desktop.games.digrayn.state import FRAGMENT, HAND, LOST, State, Unpaid
from gundam_desktop.games.kit.state import Question
from gundam_desktop.games.kit.zones import emit, move
from gundam_desktop.rulebook.enforcement import enforces
from gundam_desktop.tabletop import CandidateGroup, Choice


def cost_of(state: State, choice: Choice) -> str:
    """What a choice costs: that of its card, or of the effect of a card that is face up."""
    if choice.verb == "set":
        return ""
    printed = card(state, choice.card)
    if is_object(state, choice.card):
        return "".join(effect.cost for effect in printed.effects)
    return printed.cost


@enforces("FD-5-3")
def purse(state: State, player: int, choice: Choice) -> tuple[int, ...]:
    """The cards that can pay for a choice: fragment and hand, without the card itself and the unit it is for."""
    cards = (*state.zone(player, FRAGMENT), *state.zone(player, HAND))
    return tuple(each for each in cards if each not in (choice.card, choice.target))


@enforces("FD-5-5", "FD-5-6")
def covered(factors: Iterable[str], cost: str) -> int:
    """How many parts of a cost these factors can pay together: any one pays a colourless part, a colour its own."""
    have, parts = Counter(factors), Counter(cost)
    colored = sum(min(have[factor], count) for factor, count in parts.items() if factor != ANY)
    return colored + min(parts[ANY], sum(have.values()) - colored)


def covered_if_wild(factors: Iterable[str], cost: str) -> int:
    """How many parts these factors would pay if a colourless card paid for any colour, too."""
    known = list(factors)
    wild = known.count(COLORLESS)
    return min(len(cost), covered((each for each in known if each != COLORLESS), cost) + wild)


def factors(state: State, cards: Iterable[int]) -> list[str]:
    """The factors of some cards."""
    return [card(state, each).factor for each in cards]


def ways(state: State, player: int, choice: Choice) -> list[tuple[int, ...]]:
    """The ways to pay that differ by numbers or places, each with the first copies of its cards."""
    cost = cost_of(state, choice)
    found: dict[tuple[tuple[str, str], ...], tuple[int, ...]] = {}
    for cards in combinations(purse(state, player, choice), len(cost)):
        key = tuple(sorted((state.cards[each].number, state.cards[each].zone) for each in cards))
        if key not in found and covered((card_of(number).factor for number, _ in key), cost) == len(cost):
            found[key] = cards
    return list(found.values())


@enforces("FD-2-3", "FD-2-6", "FD-5-3")
def pay(state: State, player: int, choice: Choice) -> bool:
    """Pay for a choice; False if its player must choose the cards first."""
    cards: tuple[int, ...] = choice.cards
    if cost_of(state, choice) and not cards:
        possible = ways(state, player, choice)
        if several(possible):
            ask(state, player, choice)
            return False
        cards = possible[0]
    for each in cards:
        move(state, each, LOST, 0)
        emit(state, "paid", "FD-5-3", player, each, changes=(change_of(state, each, 0),))
    return True


@enforces("FO-9")
def several(possible: list[tuple[int, ...]]) -> bool:
    """True if a player chooses between several ways to pay."""
    return len(possible) > 1


def ask(state: State, player: int, choice: Choice) -> None:
    """Ask a player which cards pay for a choice: a group of candidates for each kind of part."""
    cards = purse(state, player, choice)
    groups = tuple(
        CandidateGroup(tuple(each for each in cards if part in (ANY, card(state, each).factor)), count, count)
        for part, count in Counter(cost_of(state, choice)).items()
    )
    state.unpaid = Unpaid(choice.verb, choice.card, choice.target, choice.word)
    state.question = Question("choose", player, "FO-9", choice.card, "pay", groups)
