"""What every game keeps at every decision of games that chance plays."""

from __future__ import annotations

import json
import random
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path

import pytest

from gundam_desktop.records import GameHistory, Start, Store, read_record, rebuild, verify
from gundam_desktop.records import Player as Seated
from gundam_desktop.tabletop import Choice, Game, IllegalChoice, Refusal, View
from gundam_desktop.tabletop.selection import whole_selections
from gundam_desktop.ui.play.panels.answer_buttons import buttons_for
from tests.conftest import Times
from tests.games.contract.conftest import Player

LANGUAGES = ("en", "ja", "zh")
SENSELESS = (
    Choice("dance"),
    Choice("deploy"),
    Choice("deploy", 100_000),
    Choice("choose", cards=(1, -5)),
    Choice("move", 1, word="nowhere"),
    Choice("attack", 1, 2, number=-1),
)


def test_every_game_comes_to_its_end(player: Player, times: Times) -> None:
    for _ in range(times(30)):
        *_, over = player.whole()
        assert over.view(0).result == over.view(1).result
        assert over.view(0).result in ("0", "1", "draw")
        assert over.legal_choices(0) == over.legal_choices(1) == []


def test_what_is_listed_is_legal_and_what_is_refused_has_a_reason(player: Player, times: Times) -> None:
    rulebook, library = player.game_module.rulebook, player.game_module.library
    for game in player.moments(times(20), 0.04):
        given = set[Refusal]()
        for seat in (0, 1):
            listed = game.legal_choices(seat)
            assert len(set(listed)) == len(listed)
            assert seat == game.decision.player or not listed
            assert all(not game.explain(seat, choice) for choice in listed)
            for choice in game.pseudo_legal_choices(seat):
                refusals = game.explain(seat, choice)
                assert not (refusals and choice in listed), choice
                given.update(refusals)
        book = rulebook.book(game.view(0).edition) if rulebook is not None else None
        for refusal in given:
            assert all(library.sentence(refusal, {}, language) for language in LANGUAGES)
            assert book is None or refusal.clause in book


def test_what_is_asked_over_the_table_has_a_question_and_a_clause(player: Player, times: Times) -> None:
    library = player.game_module.library
    for game in player.moments(times(20), 0.1):
        decision = game.decision
        prompt_style = library.playmat("en").prompt_style(decision.kind)
        if decision.kind == "main":
            continue
        assert prompt_style.bar or prompt_style.quiet, decision
        assert decision.clause, decision
        number = game.view(decision.player).cards[decision.card].number if decision.card else ""
        assert all(library.question(decision, number, language) for language in LANGUAGES), decision


def test_every_legal_choice_without_a_card_has_a_button(player: Player, times: Times) -> None:
    library = player.game_module.library
    for _ in range(times(600)):
        game = player.began()
        for _ in range(4):
            decision = game.decision
            choices = game.legal_choices(decision.player)
            if not decision.groups and decision.player >= 0:
                listed = library.playmat("en").prompt_style(decision.kind).listed
                found = buttons_for(
                    decision, choices, (), whole=False, label=lambda choice: choice.verb, all_listed=listed
                )
                offered = [button.choice for button in (found.main, found.second, *found.options) if button is not None]
                assert {choice for choice in choices if not choice.card} <= {*offered}, decision
            player.step(game)


def test_choices_have_labels_and_events_are_told(player: Player, times: Times) -> None:
    library = player.game_module.library
    for game in player.moments(times(20), 0.1):
        seat, view = game.decision.player, game.view(game.decision.player)
        choices = game.legal_choices(seat)
        told = [event.as_seen_by(seat) for choice in choices[:1] for event in game.copy().apply(seat, choice)]
        for language in LANGUAGES:
            assert all(library.label(choice, view, language) for choice in choices)
            assert all("{" not in library.story(event, ("Ann", "Ben"), language) for event in told)


def test_facts_about_a_zone_name_it(player: Player) -> None:
    library = player.game_module.library
    for edition in player.game_module.rulebook.editions() if player.game_module.rulebook else ():
        for zone in library.playmat("en").zones:
            told = [text for text, _ in library.zone_facts(zone.key, edition, "en")]
            assert not [text for text in told if re.search(r"\bIt\b|\bin it\b|\bhere\b", text)], zone.key


def test_a_refused_choice_changes_nothing(player: Player, times: Times, rng: random.Random) -> None:
    for game in player.moments(times(20), 0.05):
        before = game.digest()
        for seat in (0, 1):
            refused = [choice for choice in game.pseudo_legal_choices(seat) if game.explain(seat, choice)]
            for choice in (*rng.sample(refused, min(len(refused), 20)), *SENSELESS):
                with pytest.raises(IllegalChoice):
                    game.apply(seat, choice)
        assert game.digest() == before


def test_a_legal_attempt_is_carried_out(player: Player, times: Times, rng: random.Random) -> None:
    for game in player.moments(times(20), 0.1):
        seat, before = game.decision.player, game.digest()
        legal = [choice for choice in game.pseudo_legal_choices(seat) if not game.explain(seat, choice)]
        for choice in rng.sample(legal, min(len(legal), 5)):
            game.copy().apply(seat, choice)
        assert game.digest() == before


def legal_ones(game: Game, rng: random.Random) -> list[Choice]:
    """Some legal choices of the player who decides; of a decision about several cards, whole selections."""
    decision = game.decision
    listed = game.legal_choices(decision.player)
    if not listed:
        listed = [Choice("choose", cards=cards) for cards in islice(whole_selections(decision), 50)]
    return rng.sample(listed, min(len(listed), 5))


def beside(choice: Choice, view: View) -> Iterator[Choice]:
    """The choice with one of its cards replaced by each card of the same number, or of the same zone of a player."""
    for place, card in enumerate((choice.card, choice.target, *choice.cards)):
        if not card:
            continue
        named = view.cards[card]
        for other in view.cards.values():
            if other.zone != named.zone and other.number != named.number:
                continue
            if place < 2:
                yield choice._replace(**{("card", "target")[place]: other.id})
            else:
                yield choice._replace(cards=(*choice.cards[: place - 2], other.id, *choice.cards[place - 1 :]))


def test_a_choice_beside_a_legal_one_is_carried_out_exactly_if_it_is_not_refused(
    player: Player, times: Times, rng: random.Random
) -> None:
    """Each card that resembles one of a legal choice is tried in its place, above all where cards are chosen."""
    for _ in range(times(20)):
        for game in player.whole():
            seat, kind = game.decision.player, game.decision.kind
            if seat < 0 or rng.random() > (0.5 if kind == "choose" else 0.03):
                continue
            before = game.digest()
            for choice in {near for legal in legal_ones(game, rng) for near in beside(legal, game.view(seat))}:
                if game.explain(seat, choice):
                    with pytest.raises(IllegalChoice):
                        game.apply(seat, choice)
                else:
                    game.copy().apply(seat, choice)
            assert game.digest() == before


def test_a_game_is_written_loaded_and_copied(player: Player, times: Times, rng: random.Random) -> None:
    load = player.game_module.load
    for _ in range(times(20)):
        for game in player.whole():
            loaded = load(json.loads(json.dumps(game.dump())))
            assert loaded.digest() == game.digest()
            if game.decision.player < 0 or rng.random() > 0.1:
                continue
            seed, ends = rng.getrandbits(30), set[str]()
            for each in (loaded, game.copy()):
                Player(player.game_module, random.Random(seed)).step(each)
                ends.add(each.digest())
            assert len(ends) == 1


@pytest.mark.parametrize("data", [{}, {"edition": "0"}, {"cards": 5}])
def test_what_no_game_has_written_is_told_in_one_line(player: Player, data: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r".") as told:
        player.game_module.load(data)
    assert "\n" not in str(told.value)


def test_choices_are_written_and_read(player: Player, times: Times) -> None:
    for game in player.moments(times(20), 0.2):
        seat = game.decision.player
        for choice in game.legal_choices(seat):
            assert game.parse(game.format(choice, seat), seat) == choice


def test_what_a_player_cannot_know_changes_nothing_for_them(player: Player, times: Times, rng: random.Random) -> None:
    for game in player.moments(times(20), 0.05):
        for seat in (0, 1):
            view = game.view(seat)
            world = player.game_module.sample_world(view, rng.getrandbits(30), None)
            assert world.view(seat) == view
            assert world.legal_choices(seat) == game.legal_choices(seat)


def test_a_view_is_written_and_read(player: Player, times: Times, rng: random.Random) -> None:
    """What is read is equal in every field, and a world sampled from it plays by the same rules."""
    attempts, most = 0, times(100_000, share=20, plain=10)
    while attempts < most:
        for game in player.moments(1, 0.05):
            for seat in (0, 1):
                view = game.view(seat)
                read = player.game_module.read_view(json.loads(json.dumps(view.known.dump())), seat)
                assert read == view
                world = player.game_module.sample_world(read, rng.getrandbits(30), None)
                assert world.legal_choices(seat) == game.legal_choices(seat)
                for choice in game.pseudo_legal_choices(seat) if seat == game.decision.player else ():
                    assert world.explain(seat, choice) == game.explain(seat, choice), choice
                    assert world.format(choice, seat) == game.format(choice, seat)
                    attempts += 1


@pytest.mark.parametrize("data", [{}, {"edition": "0"}, {"cards": 5}])
def test_what_is_no_view_is_told_in_one_line(player: Player, data: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r".") as told:
        player.game_module.read_view(data, 0)
    assert "\n" not in str(told.value)


@contextmanager
def begun(folder: Path, player: Player, number: int) -> Iterator[GameHistory]:
    """A game whose choices are written down as the client does it."""
    game_module, names = player.game_module, list(player.game_module.library.deck_names())
    decks = game_module.library.deck(names[number % len(names)]), game_module.library.deck(names[-1])
    pairs = zip("AB", decks, strict=True)
    one, other = (Seated(name=name, level="human", deck=game_module.write_deck(deck)) for name, deck in pairs)
    start = Start(
        game=game_module.key,
        id=f"game-{number}",
        began="",
        edition=game_module.newest,
        seed=number,
        players=(one, other),
    )
    journal = Store(folder).begin(start)
    yield GameHistory.begin(game_module.start(decks, number, game_module.newest), start, journal.write)
    journal.close()


def go_on(history: GameHistory, player: Player, most: int) -> Game:
    """Some choices by chance; the game after them."""
    for _ in range(most):
        seat = history.game.decision.player
        if seat < 0:
            break
        history.apply(seat, player.chosen(history.game))
    return history.game


def test_a_view_read_for_the_other_seat_shows_what_both_players_know(player: Player, times: Times) -> None:
    read_view = player.game_module.read_view
    for game in player.moments(times(20), 0.1):
        views = game.view(0), game.view(1)
        data = read_view(json.loads(json.dumps(views[0].known.dump())), 1).known.dump()
        for seat in (0, 1):
            watched = read_view(json.loads(json.dumps(data)), seat)
            for card, seen in watched.cards.items():
                numbers = {view.cards[card].number for view in views}
                assert {seen.number} == (numbers if len(numbers) == 1 else {""}), seen


def test_recorded_games_replay_to_their_ends(tmp_path: Path, player: Player, times: Times) -> None:
    for number in range(times(20, plain=2)):
        with begun(tmp_path, player, number) as history:
            end = go_on(history, player, 2000).digest()
        record = read_record(tmp_path / f"game-{number}.game")
        assert record.start.game == player.game_module.key
        found = verify(record)
        assert (found.ok, found.digest) == (True, end)
        again = rebuild(record).game_history
        again.go_to(again.first)
        again.go_to(again.last)
        assert again.game.digest() == end


def test_a_killed_game_goes_on_where_it_was(tmp_path: Path, player: Player, times: Times, rng: random.Random) -> None:
    for number in range(times(20)):
        left = tmp_path / "left.game"
        with begun(tmp_path, player, number) as history:
            here = go_on(history, player, rng.randrange(1, 100)).digest()
            shutil.copy(tmp_path / f"game-{number}.game", left)
        with left.open("a", encoding="utf-8") as file:
            file.write('{"half a li')  # what was being written when the program was killed
        again = rebuild(read_record(left)).game_history
        assert again.game.digest() == here
        assert go_on(again, player, 2000).decision.player < 0
