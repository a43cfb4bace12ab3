"""What players do at a table, without a network."""

from __future__ import annotations

from pathlib import Path

import pytest

from gundam_desktop.games import find
from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.net import downward as down
from gundam_desktop.net import upward as up
from gundam_desktop.net.absence import ONCE
from gundam_desktop.net.emotes import PAUSE
from gundam_desktop.net.fairness import new_secret
from gundam_desktop.net.invitation import Server
from gundam_desktop.net.presence import FORGOTTEN
from gundam_desktop.net.protocol import CONCEDE, Matter, Rules
from gundam_desktop.net.seat_file import SavedSeat, SeatFiles
from gundam_desktop.net.table_file import path_of
from gundam_desktop.net.taken_seat import TakenSeat
from gundam_desktop.net.told_game import Played
from gundam_desktop.records import read_record
from tests.games.gcg.cards.pack_files import REFUSED, put_pack
from tests.games.gcg.cards.player_files import DECK, HERON, ORDER
from tests.net.table_driver import Desk, Guest, Line, begin, play, settle, two


def asked(first: Guest, second: Guest, what: Matter, yes: bool, to: int = 0) -> None:
    first.send(up.Ask(what=what, to=to))
    settle(first, second)
    second.send(up.Agree(what=what, yes=yes))
    settle(first, second)


def test_a_game_is_played_to_its_end_and_checked(tmp_path: Path) -> None:
    desk, a, b = two(tmp_path)
    begin(desk, a, b)
    play(a, b)
    assert desk.table.data.stage == "over"
    assert [guest.faults for guest in (a, b)] == [(), ()]
    (over,) = a.of(down.Over)
    assert over.decided
    assert over.result in ("0", "1", "draw")


def test_both_players_are_told_what_of_their_decks_is_not_played(home: Path, tmp_path: Path) -> None:
    put_pack(home, HERON, REFUSED)
    (tmp_path / "own.txt").write_text(DECK.replace("MY-002", "MY-003"), encoding="utf-8")
    desk = Desk(tmp_path / "server")
    guests = [Guest(desk, seat, tmp_path, seat, deck) for seat, deck in ((0, ""), (1, str(tmp_path / "own.txt")))]
    for guest in guests:
        guest.sit()
    settle(*guests)
    for guest in guests:
        assert guest.of(down.Players)[-1].unplayed == [[], ["Folded Order (MY-003): 【Main】Fold the table in half."]]


@pytest.mark.parametrize("lacks", [0, 1], ids=["the player", "the other player"])
def test_another_deck_needs_the_same_cards_in_both_programs(home: Path, tmp_path: Path, lacks: int) -> None:
    put_pack(home, HERON, ORDER)
    (tmp_path / "own.txt").write_text(DECK, encoding="utf-8")
    desk, a, b = two(tmp_path)
    module, seats = desk.game_module, desk.table.data.seats
    seat = seats[lacks]
    assert seat is not None
    del seat.sets["MY"]
    for guest in (a, b):
        guest.sit()
    own = module.write_deck(module.library.deck(str(tmp_path / "own.txt")))
    a.send(up.Deck(deck=own))
    settle(a, b)
    (refused,) = a.of(down.Refused)
    figures = {str(word): value for word, value in refused.why[0].figures}
    assert (refused.what, refused.why[0].code, figures["set"]) == ("deck", "sets", "MY")
    assert [figures["yours"], figures["theirs"]].index("-") == lacks
    begin(desk, a, b)
    play(a, b, until=4)
    a.choose(CONCEDE)
    settle(a, b)
    assert [guest.faults for guest in (a, b)] == [(), ()], "the deck that was refused does not count"


def test_a_choice_that_is_not_legal_is_refused_with_its_clause(tmp_path: Path) -> None:
    desk, a, b = two(tmp_path)
    begin(desk, a, b)
    play(a, b, until=8)
    deciding, other = (a, b) if a.decides else (b, a)
    deciding.choose("deploy 999")
    settle(a, b)
    (refused,) = deciding.of(down.Refused)
    assert (refused.what, deciding.client.open) == ("choose", None)
    other.choose("pass")
    settle(a, b)
    assert other.of(down.Refused)[0].why[0].code in ("other", "unreadable")
    play(a, b)
    assert a.faults == ()


def test_a_choice_that_is_sent_again_is_made_once(tmp_path: Path) -> None:
    desk, a, b = two(tmp_path)
    begin(desk, a, b)
    game = desk.game
    for _ in range(20):
        deciding = a if a.decides else b
        deciding.choose()
        message = deciding.answers[0]
        settle(a, b)
        before = game.live.history.position
        deciding.send(message)
        settle(a, b)
        assert game.live.history.position == before


def test_a_free_undo_needs_no_consent_and_another_one_does(tmp_path: Path) -> None:
    desk, a, b = two(tmp_path)
    begin(desk, a, b)
    play(a, b, until=30)
    game = desk.game
    history = game.live.history
    free = next(at for at in range(history.position - 1, -1, -1) if not history.moves[at].forced)
    mover = (a, b)[history.moves[free].seat]
    other = b if mover is a else a
    mover.send(up.Ask(what="undo", to=free))
    settle(a, b)
    if other.of(down.Asks):
        other.send(up.Agree(what="undo", yes=True))
        settle(a, b)
    assert history.position == free
    for guest in (a, b):
        played = guest.played
        assert played is not None
        assert (played.position, played.steps) == (free, ())
        assert len(guest.client.told[1].steps) == free
    own = next(at for at in range(free) if history.moves[at].seat == mover.seat and not history.moves[at].forced)
    asked(mover, other, "undo", False, own)
    assert history.position == free
    asked(mover, other, "undo", True, own)
    assert history.position == own
    play(a, b)
    assert a.faults == ()


def test_numbers_of_updates_grow_also_over_an_undo_and_a_restart(tmp_path: Path) -> None:
    desk, a, b = two(tmp_path)
    begin(desk, a, b)
    play(a, b, until=12)
    game = desk.game
    own = next(at for at, move in enumerate(game.live.history.moves) if not move.forced)
    mover, other = (a, b) if game.live.history.moves[own].seat == 0 else (b, a)
    asked(mover, other, "undo", True, own)
    numbers = [played.n for played in mover.of(Played)]
    assert numbers == sorted(set(numbers))
    desk.load_again()
    a.sit()
    b.sit()
    settle(a, b)
    assert mover.played is not None
    assert mover.played.n >= numbers[-1]
    play(a, b)
    assert b.faults == ()


def test_a_draw_needs_consent_and_is_recorded(tmp_path: Path) -> None:
    desk, a, b = two(tmp_path)
    begin(desk, a, b)
    play(a, b, until=10)
    asked(a, b, "draw", True)
    assert [over.result for over in b.of(down.Over)] == ["draw"]
    assert a.faults == ()
    (path,) = desk.folder.glob("*.game")
    end = read_record(path).end
    assert end is not None
    assert end.result == "draw"


def test_a_game_is_kept_and_goes_on_when_both_are_back(tmp_path: Path) -> None:
    desk, a, b = two(tmp_path)
    begin(desk, a, b)
    play(a, b, until=10)
    asked(a, b, "keep", True)
    assert (a.line, b.line, desk.table.data.stage) == (None, None, "kept")
    desk.load_again()
    a.sit()
    settle(a)
    a_choice = desk.table.data.stage
    b.sit()
    settle(a, b)
    assert (a_choice, desk.table.data.stage) == ("kept", "playing")
    play(a, b)
    assert a.faults == ()


def test_who_is_away_too_long_can_lose_the_game_but_only_by_a_claim(tmp_path: Path) -> None:
    desk, a, b = two(tmp_path)
    begin(desk, a, b)
    play(a, b, until=6)
    b.lose()
    desk.time += ONCE - 1
    desk.table.tick()
    settle(a)
    assert a.of(down.Players)[-1].claims == ["keep"]
    a.send(up.Claim(what="win"))
    settle(a)
    assert a.of(down.Refused)
    desk.time += 1
    desk.table.tick()
    settle(a)
    assert a.of(down.Players)[-1].claims == ["win", "draw", "keep"]
    assert desk.table.data.stage == "playing"
    a.send(up.Claim(what="win"))
    settle(a)
    assert [(over.result, over.how) for over in a.of(down.Over)] == [("0", "away")]
    b.sit()
    settle(b)
    assert b.faults == ()


def test_the_time_stands_still_while_both_are_away(tmp_path: Path) -> None:
    desk, a, b = two(tmp_path)
    begin(desk, a, b)
    b.lose()
    a.lose()
    desk.time += ONCE + 1
    a.sit()
    settle(a)
    assert a.of(down.Players)[-1].away[1] == ONCE


def test_a_clock_runs_for_the_one_who_decides_and_lag_does_not_count(tmp_path: Path) -> None:
    desk, a, b = two(tmp_path, Rules(clock=60.0))
    begin(desk, a, b)
    deciding, other = (a, b) if a.decides else (b, a)
    assert deciding.line is not None
    deciding.line.round_trip = 2.0
    desk.time += 10
    deciding.choose()
    settle(a, b)
    assert deciding.played is not None
    assert deciding.played.clock is not None
    assert deciding.played.clock[deciding.seat] == pytest.approx(52.0)
    assert deciding.played.clock[other.seat] == 60.0


def test_who_is_out_of_time_loses_only_by_a_claim(tmp_path: Path) -> None:
    desk, a, b = two(tmp_path, Rules(clock=60.0))
    begin(desk, a, b)
    deciding, other = (a, b) if a.decides else (b, a)
    desk.time += 61
    desk.table.tick()
    settle(a, b)
    assert "win" in other.of(down.Players)[-1].claims
    other.send(up.Claim(what="win"))
    settle(a, b)
    assert [(over.result, over.how) for over in deciding.of(down.Over)] == [(str(other.seat), "time")]


def test_a_match_goes_on_until_it_is_decided_and_proves_all_its_games_at_the_end(tmp_path: Path) -> None:
    desk, a, b = two(tmp_path, Rules(best_of=3))
    begin(desk, a, b)
    for number in (1, 2):
        play(a, b, until=10)
        a.choose(CONCEDE)
        settle(a, b)
        over = b.of(down.Over)[-1]
        assert (over.game, over.result, over.wins) == (number, "1", [0, number])
        assert (over.decided, len(over.proofs)) == (number == 2, 2 * (number == 2))
        if number == 1:
            desk.load_again()
            for guest in (a, b):
                guest.sit()
                guest.send(up.Ready(on=True))
            settle(a, b)
    assert b.checked == (b.checked and b.checked._replace(faults=(), games=2))
    a.send(up.Rematch())
    b.send(up.Rematch())
    settle(a, b)
    assert a.played is not None
    assert (a.played.game, desk.table.match.wins) == (3, [0, 0])


def test_cards_are_exchanged_between_the_games_of_a_match(tmp_path: Path) -> None:
    desk = Desk(tmp_path / "server", Rules(best_of=3, sideboards=True))
    a, b = Guest(desk, 0, tmp_path / "a", 1), Guest(desk, 1, tmp_path / "b", 2)
    module = desk.game_module
    assert module.sideboards is not None
    cards, plain = card_sets().by_number, module.library.deck("official-004")
    numbers = {number for number, _ in plain.cards}
    colors = {cards[number].color for number in numbers}
    others = sorted(card.number for card in cards.values() if card.color in colors and card.type == "unit")
    sideboard = tuple((number, 1) for number in others if number not in numbers)[:10]
    deck = plain.model_copy(update={"sideboard": sideboard})
    assert module.sideboards.fault(deck, "en") == ""
    player = desk.table.data.seats[0]
    assert player is not None
    player.deck, a.deck, a.client.brought = module.write_deck(deck), deck, module.write_deck(deck)
    begin(desk, a, b)
    a.choose(CONCEDE)
    settle(a, b)
    a.send(up.Ready(on=True))
    a.send(up.Exchange(deck=module.write_deck(module.library.deck("official-006"))))
    b.send(up.Exchange(deck=module.write_deck(b.deck)))
    settle(a, b)
    assert [why.code for refused in a.of(down.Refused) for why in refused.why] == ["not allowed", "deck"]
    assert [why.code for refused in b.of(down.Refused) for why in refused.why] == ["not allowed"]
    lists = module.sideboards.lists(deck)
    changed = module.sideboards.moved(deck, lists.deck[0][0], True)
    changed = module.sideboards.moved(changed, lists.sideboard[0][0], False)
    a.client.brought = module.write_deck(changed)
    a.send(up.Exchange(deck=module.write_deck(changed)))
    a.deck = changed
    for guest in (a, b):
        guest.send(up.Ready(on=True))
    settle(a, b)
    play(a, b, until=6)
    a.choose(CONCEDE)
    settle(a, b)
    assert a.checked is not None
    assert (a.checked.faults, a.checked.games) == ((), 2)


def test_a_watcher_follows_to_the_end_and_knows_what_both_know(tmp_path: Path) -> None:
    desk, a, b = two(tmp_path)
    begin(desk, a, b)
    play(a, b, until=20)
    line = Line()
    watcher = TakenSeat(
        find, SeatFiles(tmp_path / "w"), SavedSeat(server=Server("127.0.0.1"), token=new_secret(), name="W")
    )
    desk.table.watch(line)
    play(a, b, most=60)
    game = desk.game
    told = [heard for text in line.waiting for heard in watcher.take(down.read_down(text))[0]]
    seen = [played.view for played in told if isinstance(played, Played)]
    assert seen[-1].result == game.result
    assert [over.proofs for over in told if isinstance(over, down.Over)] == [[]]
    events = [event.as_seen_by(0).as_seen_by(1) for event in game.live.history.events(0, 10_000)]
    assert [event._replace(seen_by=3) for event in events] == watcher.told[1].events
    desk.table.lose(line)
    assert not desk.table.watchers


def test_who_leaves_loses_and_the_table_ends_without_both(tmp_path: Path) -> None:
    desk, a, b = two(tmp_path)
    begin(desk, a, b)
    play(a, b, until=4)
    a.send(up.Leave())
    settle(a, b)
    assert [(over.result, over.how, over.decided) for over in b.of(down.Over)] == [("1", "left", True)]
    assert path_of(desk.folder, desk.table.data.id).exists()
    b.send(up.Leave())
    assert desk.table.closed
    assert not list(desk.folder.glob("*.table"))


def test_a_table_that_everybody_has_left_ends_and_a_game_is_kept(tmp_path: Path) -> None:
    desk, a, b = two(tmp_path)
    a.sit()
    a.lose()
    desk.time += FORGOTTEN + 1
    desk.table.tick()
    assert desk.table.closed
    assert not list(desk.folder.glob("*.table"))
    desk, a, b = two(tmp_path / "begun")
    begin(desk, a, b)
    a.lose()
    b.lose()
    desk.time += 100 * FORGOTTEN
    desk.table.tick()
    assert desk.table.closed
    desk.load_again()
    assert desk.table.data.stage == "kept"


def test_emotes_are_counted_and_words_need_both(tmp_path: Path) -> None:
    desk, a, b = two(tmp_path, Rules(chat=True))
    begin(desk, a, b)
    a.send(up.Emote(key="hello"))
    a.send(up.Emote(key="hello"))
    desk.time += PAUSE
    a.send(up.Emote(key="nice"))
    a.send(up.Say(text="early"))
    a.send(up.Talk(on=True))
    b.send(up.Talk(on=True))
    a.send(up.Say(text="so\u202e it is"))
    settle(a, b)
    assert [(emote.by, emote.key) for emote in b.of(down.Emoted)] == [(0, "hello"), (0, "nice")]
    assert [said.text for said in b.of(down.Said)] == ["so it is"]
    assert [refused.what for refused in a.of(down.Refused)] == ["emote", "say"]


def test_a_choice_that_is_refused_gives_no_time_back(tmp_path: Path) -> None:
    desk, a, b = two(tmp_path, Rules(clock=60.0))
    begin(desk, a, b)
    deciding = a if a.decides else b
    assert deciding.line is not None
    deciding.line.round_trip = 5.0
    for _ in range(20):
        desk.time += 1
        deciding.choose("nonsense")
        settle(a, b)
    assert desk.game.live.clock is not None
    assert desk.game.live.clock.read()[deciding.seat] == pytest.approx(40.0)


def test_a_connection_that_has_left_does_nothing_more(tmp_path: Path) -> None:
    desk, a, b = two(tmp_path)
    a.sit()
    b.sit()
    line = b.line
    assert line is not None
    b.send(up.Leave())
    desk.table.handle(1, up.Ready(on=True), line)
    assert (desk.table.data.seats[1], desk.table.data.stage) == (None, "open")
