"""Whole games written down: who chose what, and which clauses the events cited. Behaviour must not drift unseen.

python -m tests.recorded.recorded_games            records all games again and prints which clauses changed
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.game import Game, start
from gundam_desktop.tabletop import IllegalChoice
from tests.properties.random_games import any_choice

FOLDER = Path(__file__).parent / "games"
DECKS = ("official-004", "official-005", "official-006", "official-007")
EDITION = "1.0"


class Planned(NamedTuple):
    """A game to record."""

    name: str
    decks: tuple[str, str]
    seed: int


def planned() -> Iterator[Planned]:
    """All pairings of the shipped decks, and each against itself once more."""
    for number, pair in enumerate((*product(DECKS, DECKS), *((deck, deck) for deck in DECKS))):
        yield Planned(f"{number + 1:02}-{pair[0][-3:]}-{pair[1][-3:]}", pair, 1000 + number)


def begin(game: Planned) -> Game:
    """The game at its first decision."""
    return start((library.deck(game.decks[0]), library.deck(game.decks[1])), game.seed, EDITION)


def record(planned_game: Planned) -> dict[str, Any]:
    """Play a game by chance and write it down."""
    game, chance = begin(planned_game), random.Random(planned_game.seed)
    steps: list[list[Any]] = []
    while game.decision.player >= 0:
        player = game.decision.player
        choice = any_choice(game, chance)
        text = game.format(choice, player)
        events = game.apply(player, choice)
        steps.append(["AB"[player], text, " ".join(event.clause for event in events)])
    return {**planned_game._asdict(), "edition": EDITION, "steps": steps, "digest": game.digest()}


class Drift(NamedTuple):
    """Where a game goes another way than the record."""

    step: int
    text: str


def replay(data: dict[str, Any]) -> Drift | None:
    """Play a recorded game again; the first difference, if there is one."""
    game = begin(Planned(data["name"], tuple(data["decks"]), data["seed"]))
    for number, (seat, text, clauses) in enumerate(data["steps"], 1):
        player = "AB".index(seat)
        if game.decision.player != player:
            return Drift(number, f"{seat} decided here; now {game.decision.kind} of {game.decision.player}")
        try:
            events = game.apply(player, game.parse(text, player))
        except (ValueError, IllegalChoice) as error:
            return Drift(number, f"{seat}: {text}: {error}")
        now = [event.clause for event in events]
        if now != clauses.split():
            return Drift(number, f"{seat}: {text}: {_difference(clauses.split(), now)}")
    if game.digest() != data["digest"]:
        return Drift(len(data["steps"]), "the same clauses all the way, but another state at the end")
    return None


def _difference(before: list[str], now: list[str]) -> str:
    for place, (old, new) in enumerate(zip([*before, "nothing"], [*now, "nothing"], strict=False)):
        if old != new:
            return f"event {place + 1} cited {old}, now {new}"
    return "other events"


def load() -> list[dict[str, Any]]:
    """All records."""
    return [json.loads(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("*.json"))]


def main() -> None:
    """Record all games again; say for each old record where it differs."""
    for data in load():
        drift = replay(data)
        print(f"{data['name']}: {'as before' if drift is None else f'step {drift.step}: {drift.text}'}")
    FOLDER.mkdir(exist_ok=True)
    for game in planned():
        data = record(game)
        steps = ",\n".join(json.dumps(step, ensure_ascii=False) for step in data.pop("steps"))
        head = json.dumps(data, ensure_ascii=False)[:-1]
        (FOLDER / f"{game.name}.json").write_text(f'{head}, "steps": [\n{steps}\n]}}\n', encoding="utf-8")


if __name__ == "__main__":
    main()
