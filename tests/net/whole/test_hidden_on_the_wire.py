"""Every byte that is sent to a player or a watcher is the same if cards that they may not know are exchanged."""

from __future__ import annotations

import itertools
import random
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from gundam_desktop.games import find
from gundam_desktop.games.gcg.game import Game as Gcg
from gundam_desktop.net import held_game
from gundam_desktop.net.downward import Refused
from gundam_desktop.net.held_game import WATCHER, HeldGame, NotPossible
from gundam_desktop.net.protocol import Passing, written
from gundam_desktop.net.table_file import GameData
from gundam_desktop.net.wire import written_event
from gundam_desktop.records import GameHistory, Start
from gundam_desktop.records import Player as Seated
from gundam_desktop.tabletop import Choice, Event, Game
from tests.conftest import Times
from tests.games.contract.conftest import Player
from tests.net.table_driver import AtOnce
from tests.properties import random_games
from tests.properties.test_hidden import exchanged

KEYS = ("gcg", "gundam_war", "digrayn", "zoids")
SHARE = 0.15
"""How many of the positions of a game are tried."""


class Twins(NamedTuple):
    """A game, and one with two cards exchanged that a player cannot tell apart."""

    seat: int
    game: Game
    twin: Game
    cards: tuple[int, ...]


class Wire:
    """A game as the server holds it, and what it would send."""

    def __init__(self, key: str, game: Game, passing: Passing = "secret") -> None:
        seated = (Seated(name="A", level="human"), Seated(name="B", level="human"))
        start = Start(game=key, id="a", began="now", edition=game.view(0).edition, players=seated)
        data = GameData(number=1, secret="0f" * 32)
        history = GameHistory.begin(game.copy(), start)
        self.events: list[Event] = []
        """What the last step has brought."""
        self.after = game
        """The game after the last step."""
        self.held = HeldGame(data, history, find(key), passing, None, None, AtOnce())

    def whole(self, place: int) -> str:
        """What a player gets who comes back."""
        return written(self.held.whole(place, 0))

    def refusal(self, seat: int, text: str) -> str:
        """What a player gets for a choice that is not legal; empty for one that is."""
        try:
            self.held.choose(seat, self.held.n, text)
        except NotPossible as fault:
            return written(Refused(what="choose", why=fault.why))
        return ""

    def step(self, choice: Choice, places: list[int]) -> list[str]:
        """What all get after a choice, and after it was undone."""
        decider = self.held.live.decision.player
        text = self.held.live.game.format(choice, decider)  # which names a card of the hand by its number
        for place in places:
            self.held.whole(place, 0)
        self.held.told()
        position = self.held.live.history.position
        self.held.choose(decider, self.held.n, text)
        self.events = self.held.live.history.events(position, self.held.live.history.position)
        self.after = self.held.live.game.copy()
        sent = [written(self.held.update(place)) for place in places]
        self.held.told()
        self.held.undo(position, lambda: None)
        return sent + [written(self.held.update(place)) for place in places]


def twins(key: str, rng: random.Random, count: int) -> Iterator[Twins]:
    """Yield `count` twins from random games."""
    while True:
        for game in (
            random_games.walk(random_games.any_decks(rng), rng) if key == "gcg" else Player(find(key), rng).whole()
        ):
            if game.decision.player < 0 or rng.random() > SHARE:
                continue
            for seat in (0, 1):
                twin = exchanged(game, seat, rng) if isinstance(game, Gcg) else exchanged_on_the_kit(game, seat, rng)
                if twin is None:
                    continue
                pairs = zip(game.dump()["cards"], twin.dump()["cards"], strict=True)
                yield Twins(seat, game, twin, tuple(at for at, (one, other) in enumerate(pairs) if one != other))
                count -= 1
                if count <= 0:
                    return


def exchanged_on_the_kit(game: Any, seat: int, rng: random.Random) -> Game | None:
    """The game with two cards exchanged that are in one zone and that the player does not know."""
    pools: defaultdict[tuple[Any, ...], list[int]] = defaultdict(list)
    for card, seen in game.view(seat).cards.items():
        if not seen.number:
            pools[seen.owner, seen.seat, seen.zone].append(card)
    pairs = [
        (one, other)
        for pool in pools.values()
        for one, other in itertools.pairwise(pool)
        if game.state.cards[one].number != game.state.cards[other].number
    ]
    if not pairs:
        return None
    twin = game.copy()
    one, other = rng.choice(pairs)
    first, second = twin.state.cards[one].number, twin.state.cards[other].number
    twin.state.put(one, number=second)
    twin.state.put(other, number=first)
    return twin  # type: ignore[no-any-return]


def compare(key: str, found: Twins, rng: random.Random) -> Counter[str]:
    """Compare all that would be sent; returns how much was compared, and how often it differed."""
    counts = Counter[str](twins=1)
    game, twin, seat = found.game, found.twin, found.seat
    other_sees = any(game.view(1 - seat).cards[card].number for card in found.cards if card in game.view(seat).cards)
    places = [seat] if other_sees else [seat, WATCHER]
    one, two = Wire(key, game), Wire(key, twin)
    for place in places:
        counts.update(differences=one.whole(place) != two.whole(place))
    wrong = [choice for choice in game.pseudo_legal_choices(seat) if game.explain(seat, choice)]
    text = game.format(rng.choice(wrong), seat) if wrong else "nonsense"
    refusals = Wire(key, game).refusal(seat, text), Wire(key, twin).refusal(seat, text)
    counts.update(refusals=bool(refusals[0]), differences=refusals[0] != refusals[1])
    decider = game.decision.player
    choices = [choice for choice in game.legal_choices(decider) if choice in twin.legal_choices(decider)]
    if choices:
        choice = rng.choice(choices)
        sent = [wire.step(choice, places) for wire in (one, two)]
        if all(_shows_nothing_new(wire, found) for wire in (one, two)):
            counts.update(steps=1, differences=sent[0] != sent[1])
    return counts


def _shows_nothing_new(wire: Wire, found: Twins) -> bool:
    """True if a step shows the player no card that they did not know before: that may be one of the exchanged."""
    before = found.game.view(found.seat).cards
    told = [event.as_seen_by(found.seat) for event in wire.events]
    shown = {event.card for event in told if event.number} | {event.target for event in told if event.target_number}
    shown |= {change.card for event in told for change in event.changes if change.number}
    shown |= {card for card, each in wire.after.view(found.seat).cards.items() if each.number}  # looked at
    return not any(card not in before or not before[card].number for card in shown)


@pytest.mark.parametrize("key", KEYS)
def test_exchanged_cards_change_no_byte(key: str, rng: random.Random, times: Times) -> None:
    found = twins(key, rng, times(5000, share=40, plain=2))
    counts = sum((compare(key, each, rng) for each in found), Counter[str]())
    assert counts["differences"] == 0, counts
    assert counts["steps"]
    assert counts["refusals"]


def test_an_encoder_that_forgets_to_redact_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    key = "gundam_war"

    def told_everything(event: Event, _seat: int) -> list[Any]:
        return written_event(event._replace(seen_by=3), 0)

    monkeypatch.setattr(held_game, "written_event", told_everything)
    counts = Counter[str]()
    for found in twins(key, random.Random(3), 400):
        counts += compare(key, found, random.Random(3))
        if counts["differences"]:
            return
    raise AssertionError(counts)
