"""Clauses that a scenario cannot show, each shown by a few lines: decks that may not be played, counts, preparation."""

from __future__ import annotations

from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.decks.construction import violations
from gundam_desktop.games.gcg.decks.deck import Deck, DeckError
from gundam_desktop.games.gcg.game import Game, start
from gundam_desktop.scenarios.clause_checks import ClauseChecks
from gundam_desktop.tabletop import Choice

Cards = tuple[tuple[str, int], ...]


CHECKS = ClauseChecks()


CARDS = {card.number: card for card in card_sets()}
LEGAL = library.deck("official-004")


def broken(deck: Deck, cards: dict[str, Card] = CARDS) -> list[str]:
    """The clauses that a deck breaks."""
    return [breach.clause for breach in violations(deck, cards)]


def with_cards(cards: Cards, resources: Cards = (("R-001", 10),)) -> Deck:
    """A deck of these cards."""
    return Deck(name="a deck", cards=cards, resources=resources)


def begin(chooser: int = 0, seed: int = 1) -> Game:
    """A game that asks who goes first."""
    return start((LEGAL, library.deck("official-005")), seed, "1.0", chooser)


def draws(game: Game) -> int:
    """How many cards have been drawn by the choices so far."""
    return sum(len(game.state.zone(player, 8)) for player in (0, 1))


@CHECKS.shows("5-1-1")
def a_deck_of_49_or_51_cards_and_a_resource_deck_of_9_are_refused() -> None:
    number, count = LEGAL.cards[0]
    assert broken(LEGAL) == []
    assert "5-1-1" in broken(with_cards(((number, count - 1), *LEGAL.cards[1:])))
    assert "5-1-1" in broken(with_cards((*LEGAL.cards, ("ST01-008", 1))))
    assert broken(with_cards(LEGAL.cards, (("R-001", 9),))) == ["5-1-1"]


@CHECKS.shows("5-1-1-1")
def tokens_and_resources_do_not_belong_in_a_deck() -> None:
    rest = LEGAL.cards[1:]
    assert "5-1-1-1" in broken(with_cards((("T-001", 4), *rest)))
    assert "5-1-1-1" in broken(with_cards((("R-001", 4), *rest)))


@CHECKS.shows("5-1-1-2", "5-1-1-2-1")
def three_colours_are_one_too_many_one_and_two_are_not() -> None:
    assert "5-1-1-2" in broken(with_cards((("ST02-001", 4), *LEGAL.cards[1:])))
    assert broken(LEGAL) == []
    red = tuple((c.number, 4) for c in card_sets() if c.color == "red")[:13]
    one = (*red[:12], (red[12][0], 2))
    assert broken(with_cards(one)) == []


@CHECKS.shows("5-1-1-3")
def a_fifth_copy_of_a_number_is_refused() -> None:
    cards = tuple((number, 5 if n == 0 else 1 if n == 2 else count) for n, (number, count) in enumerate(LEGAL.cards))
    assert broken(with_cards(cards)) == ["5-1-1-3"]


@CHECKS.shows("5-1-1-4")
def a_resource_deck_has_resources_only() -> None:
    assert broken(with_cards(LEGAL.cards, (("R-001", 9), ("ST01-005", 1)))) == ["5-1-1-4"]
    assert broken(with_cards(LEGAL.cards, (("R-001", 9), ("EXR-001", 1)))) == ["5-1-1-4"]


@CHECKS.shows("5-1-1-5")
def any_number_of_copies_of_a_resource_is_allowed_but_not_other_cards() -> None:
    assert broken(with_cards(LEGAL.cards, (("R-001", 10),))) == []
    assert broken(with_cards(LEGAL.cards, (("R-001", 5), ("R-002", 5)))) == []
    assert broken(with_cards(LEGAL.cards, (("R-001", 6), ("ST01-005", 4)))) == ["5-1-1-4"]


@CHECKS.shows("5-2-1-1", "5-1-1")
def a_game_does_not_begin_with_a_deck_that_breaks_the_rules() -> None:
    try:
        start((with_cards(LEGAL.cards[1:]), LEGAL), 1)
    except DeckError as error:
        assert "5-1-1" in str(error)  # noqa: PT017 - a check runs without pytest, too
    else:
        raise AssertionError("the game began")


@CHECKS.shows("5-2-1-2", "3-2-4", "4-13-1")
def the_deck_is_shuffled_by_the_seed_and_keeps_its_cards() -> None:
    def order(seed: int) -> list[str]:
        game = begin(seed=seed)
        return [game.state.cards[card].definition.number for card in game.state.zone(0, 0)]

    assert order(1) != order(2)
    assert sorted(order(1)) == sorted(order(2)) == sorted(LEGAL.numbers())
    assert order(1) != LEGAL.numbers()


@CHECKS.shows("5-2-1-6-1", "5-2-1-6", "5-2-1-7")
def a_redraw_puts_the_hand_under_the_deck_draws_five_then_shuffles() -> None:
    game = begin()
    game.apply(0, Choice("first"))
    before = [game.state.cards[card].definition.number for card in game.state.zone(0, 0)]
    events = [event.kind for event in game.apply(0, Choice("redraw"))]
    assert events.count("put under deck") == 5
    assert events.count("drew") == 5
    assert events.index("shuffled") > events.index("drew") > events.index("put under deck")
    hand = [game.state.cards[card].definition.number for card in game.state.zone(0, 8)]
    assert hand == before[:5]
    assert len(game.state.zone(0, 0)) == 45
    assert game.decision.player == 1
    game.apply(1, Choice("redraw"))
    assert len(game.state.zone(1, 8)) == 5


@CHECKS.shows("5-2-2", "3-6-4", "3-6-4-1")
def shields_are_the_top_six_cards_the_later_ones_on_top_seen_by_nobody() -> None:
    game = begin()
    game.apply(0, Choice("first"))
    game.apply(0, Choice("keep"))
    top = [game.state.cards[card].definition.number for card in game.state.zone(1, 0)[:6]]
    game.apply(1, Choice("keep"))
    shields = [game.state.cards[card].definition.number for card in game.state.zone(1, 5)]
    assert shields == top[::-1]
    for viewer in (0, 1):
        view = game.view(viewer)
        assert not any(view.cards[card].number for seat in (0, 1) for card in view.zones[seat, "shields"])


@CHECKS.shows("3-1-3", "3-1-1", "3-1-1-1")
def everybody_sees_how_many_cards_lie_in_every_zone() -> None:
    game = begin()
    for verb in ("first", "keep", "keep"):
        game.apply(game.decision.player, Choice(verb))
    counts = {
        (seat, name): len(game.state.zone(seat, zone))
        for seat in (0, 1)
        for zone, name in enumerate(("deck", "resource_deck", "resources", "battle", "base", "shields", "trash"))
    }
    for viewer in (0, 1):
        zones = game.view(viewer).zones
        assert {place: len(zones[place]) for place in counts} == counts
        assert len(zones) == 18


@CHECKS.shows("1-2-4", "1-2-3")
def a_concession_is_always_possible_and_final() -> None:
    for player in (0, 1):
        game = begin()
        game.apply(player, Choice("concede"))
        assert game.view(0).result == str(1 - player)
        assert game.legal_choices(0) == game.legal_choices(1) == []


@CHECKS.shows("2-8-2", "2-9-2", "2-4-2", "2-4-2-1", "2-3-2", "2-1-1", "2-2-1", "2-11-2")
def every_card_of_a_deck_has_what_its_type_has() -> None:
    pool = begin().state.pool
    for card in card_sets():
        made = pool[card.number]
        assert made.number == card.number
        assert made.name == card.name
        if card.type in ("unit", "pilot", "command", "base"):
            assert card.color in ("blue", "green", "red", "white", "purple")
            assert made.color == card.color
            assert made.level >= 1 or made.cost >= 0
        else:
            assert not made.color
            assert made.level == made.cost == 0
        assert card.type == "unit" or card.link is None
        assert made.type in range(5)
    assert pool["ST01-001"].level == 4
    assert pool["ST01-001"].cost == 3
