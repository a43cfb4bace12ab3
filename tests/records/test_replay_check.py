"""A recorded game is played again and compared."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from gundam_desktop.games import KEYS, find
from gundam_desktop.match.beginning import Terms, new_game
from gundam_desktop.records import Damaged, Record, Store, first_game, read_record, rebuild, verify
from gundam_desktop.records.entries import PERSON, Player, pack
from tests.conftest import Times
from tests.games.gcg.cards.pack_files import put_pack
from tests.games.gcg.cards.player_files import DECK, HERON, ORDER
from tests.properties.random_games import any_choice
from tests.records.played_games import a_start, lines_in, record_of, recorded
from tests.records.strangers import changed, changed_line, sealed, texts_of


def test_a_whole_game_reads_and_replays_as_it_was_played(store: Store, rng: random.Random) -> None:
    path = recorded(store, rng)
    record = read_record(path)
    assert record.end is not None
    verdict = verify(record)
    assert (verdict.ok, verdict.digest, verdict.decisions) == (True, record.end.digest, len(record.moves))
    assert path.stat().st_size < 3_000 + 350 * len(record.moves)  # the decks, and a line for each choice


def test_a_record_of_an_unknown_game_is_refused_in_one_line() -> None:
    start = a_start().model_copy(update={"game": "chess"})
    for opened in (verify, rebuild):
        with pytest.raises(Damaged, match=r"^there is no game 'chess'; there are: gcg, "):
            opened(Record(start))


def test_a_record_with_wrong_content_is_refused_or_goes_on(store: Store, rng: random.Random, times: Times) -> None:
    texts = texts_of(recorded(store, rng, 12).read_bytes())
    for _ in range(times(300)):
        at = rng.randrange(len(texts))
        strange = b"".join(map(sealed, [*texts[:at], changed_line(texts[at], rng), *texts[at + 1 :]]))
        refused = ""
        try:
            rebuilt = rebuild(record_of(lines_in(strange)))
            rebuilt.game_history.game.view(0)
            refused = rebuilt.why
        except Damaged as error:
            refused = str(error)
        assert len(refused.splitlines()) <= 1


@pytest.mark.parametrize("key", KEYS)
def test_a_state_with_wrong_content_is_refused_or_goes_on(key: str, rng: random.Random, times: Times) -> None:
    game_module = find(key)
    first, second = (game_module.library.deck(name) for name in (*game_module.library.deck_names(),)[:2])
    game = game_module.start((first, second), 5, game_module.newest)
    for _ in range(40):
        game.apply(game.decision.player, any_choice(game, rng))
    state = game.dump()
    for _ in range(times(500)):
        start = a_start().model_copy(update={"game": key, "state": pack(changed(state, rng))})
        refused = ""
        try:
            read = first_game(start)
            for seat in (0, 1):
                read.view(seat)
        except Damaged as error:
            refused = str(error)
        assert len(refused.splitlines()) <= 1


def test_a_game_names_the_packs_that_it_needs(home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put_pack(home, HERON, ORDER, version="7")
    (tmp_path / "own.txt").write_text(DECK, encoding="utf-8")
    module = find("gcg")
    decks = module.library.deck(str(tmp_path / "own.txt")), module.library.deck("official-004")
    players = [Player(name="A", level=PERSON, deck=module.write_deck(deck)) for deck in decks]
    start = new_game(module, (players[0], players[1]), decks, Terms(module.newest)).history.record.start
    (needed,) = start.packs
    assert needed.startswith("Herons, version 7, digest ")
    assert first_game(start).turn == 0
    monkeypatch.setenv("GUNDAM_DESKTOP_HOME", str(tmp_path / "another"))
    with pytest.raises(Damaged, match="played with a card pack that is not installed: Herons, version 7, digest "):
        first_game(start)


def test_a_game_that_goes_otherwise_names_the_pack_that_it_was_played_with(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rng: random.Random
) -> None:
    put_pack(home, HERON, ORDER, version="7")
    (tmp_path / "own.txt").write_text(DECK, encoding="utf-8")
    module = find("gcg")
    deck = module.library.deck(str(tmp_path / "own.txt"))
    player = Player(name="A", level=PERSON, deck=module.write_deck(deck))
    history = new_game(module, (player, player), (deck, deck), Terms(module.newest)).history
    for _ in range(5):
        history.apply(history.game.decision.player, any_choice(history.game, rng))
    moves = history.record.moves
    moves[2] = moves[2].model_copy(update={"digest": "other"})  # as if a card did something else then
    assert verify(history.record).why.endswith("comes to another state than recorded")
    monkeypatch.setenv("GUNDAM_DESKTOP_HOME", str(tmp_path / "another"))
    put_pack(tmp_path / "another", HERON, ORDER, version="8")
    for why in (verify(history.record).why, rebuild(history.record).why):
        assert "comes to another state" in why
        assert "played with a card pack that is not installed: Herons, version 7, digest " in why
