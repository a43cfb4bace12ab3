"""The check after a game: everything that could be bent is named."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from gundam_desktop.net import downward as down
from gundam_desktop.net.fairness import Told, commitment, faults_of, key_of, new_secret
from gundam_desktop.net.seat_file import Chance
from gundam_desktop.records.entries import write_line
from gundam_desktop.records.record import record_in
from gundam_desktop.tabletop.chance import keyed
from tests.net.table_driver import Desk, Guest, begin, play

Case = tuple[down.Proof, Told, down.Over]
Bend = Callable[[Case], Case]


@pytest.fixture(scope="module")
def fair(tmp_path_factory: pytest.TempPathFactory) -> Case:
    """A game that was fair, as the player of seat 1 was told it."""
    folder = tmp_path_factory.mktemp("fair")
    desk = Desk(folder / "server")
    a, b = Guest(desk, 0, folder / "a", 3), Guest(desk, 1, folder / "b", 4)
    begin(desk, a, b)
    play(a, b, most=80)
    (over,) = b.of(down.Over)
    told, saved = b.client.told[1], b.client.saved
    return over.proofs[0], Told(saved.table, 1, saved.chances[1], told.events, told.view), over


def with_chance(case: Case, **changes: Any) -> Case:
    proof, told, over = case
    return proof, told._replace(chance=told.chance.model_copy(update=changes)), over


def with_start(case: Case, **changes: Any) -> Case:
    """The record begins otherwise, and the server says what its own replay comes to."""
    proof, told, over = case
    record = record_in(proof.record.encode()).record
    record.start = record.start.model_copy(update=changes)
    text = b"".join(map(write_line, record.lines())).decode()
    return proof.model_copy(update={"record": text}), told, over


def other_nonce(case: Case) -> Case:
    return with_chance(case, nonces=(new_secret(), case[1].chance.nonces[1]))


def own_nonce_replaced(case: Case) -> Case:
    chance, other = case[1].chance, new_secret()
    hashes = (chance.hashes[0], commitment(case[1].table, 1, "B", other))
    return with_chance(case, nonces=(chance.nonces[0], other), hashes=hashes)


def other_secret(case: Case) -> Case:
    return case[0].model_copy(update={"secret": new_secret()}), case[1], case[2]


def other_shuffle(case: Case) -> Case:
    return with_start(case, seed=keyed((1 << 128) + 7))


def other_deck(case: Case) -> Case:
    return with_chance(case, deck={"name": "another deck"})


def another_event(case: Case) -> Case:
    proof, told, over = case
    assert told.events is not None
    events = list(told.events)
    at = next(at for at, event in enumerate(events) if event.number)
    events[at] = events[at]._replace(number="ST01-001" if events[at].number != "ST01-001" else "ST01-002")
    return proof, told._replace(events=events), over


def event_kept_secret(case: Case) -> Case:
    proof, told, over = case
    assert told.events is not None
    return proof, told._replace(events=told.events[:-1]), over


def another_view(case: Case) -> Case:
    proof, told, over = case
    assert told.view is not None
    return proof, told._replace(view=told.view._replace(turn=told.view.turn + 1)), over


def another_result(case: Case) -> Case:
    proof, told, over = case
    return proof, told, over.model_copy(update={"result": "1" if over.result == "0" else "0"})


def draw_that_nobody_agreed_on(case: Case) -> Case:
    return case[0], case[1], case[2].model_copy(update={"result": "draw"})


def choice_left_out(case: Case) -> Case:
    proof, told, over = case
    lines = proof.record.splitlines(keepends=True)
    return proof.model_copy(update={"record": "".join([*lines[:9], *lines[10:]])}), told, over


def damaged_record(case: Case) -> Case:
    return case[0].model_copy(update={"record": "nonsense"}), case[1], case[2]


BENT: dict[Bend, set[str]] = {
    other_nonce: {"commitment", "shuffle"},
    own_nonce_replaced: {"commitment", "shuffle"},
    other_secret: {"commitment", "shuffle"},
    other_shuffle: {"shuffle", "rules", "events", "view", "result"},
    other_deck: {"deck"},
    another_event: {"events"},
    event_kept_secret: {"events"},
    another_view: {"view"},
    another_result: {"result"},
    draw_that_nobody_agreed_on: {"result"},
    choice_left_out: {"rules", "events", "view", "result"},
    damaged_record: {"record"},
}


def test_a_fair_game_has_no_fault(fair: Case) -> None:
    assert faults_of(*fair) == ()


@pytest.mark.parametrize(("bend", "named"), BENT.items(), ids=[bend.__name__ for bend in BENT])
def test_what_was_bent_is_named(fair: Case, bend: Bend, named: set[str]) -> None:
    found = set(faults_of(*bend(fair)))
    assert found
    assert found <= named


def test_a_key_depends_on_every_part() -> None:
    table, secret, nonces = "0f" * 8, new_secret(), (new_secret(), new_secret())
    keys = {
        key_of(table, 1, secret, nonces),
        key_of("1f" * 8, 1, secret, nonces),
        key_of(table, 2, secret, nonces),
        key_of(table, 1, new_secret(), nonces),
        key_of(table, 1, secret, (new_secret(), nonces[1])),
        key_of(table, 1, secret, (nonces[0], new_secret())),
        key_of(table, 1, secret, (nonces[1], nonces[0])),
    }
    assert len(keys) == 7
    assert all(1 << 192 <= key < 1 << 193 for key in keys)


def test_who_commits_is_part_of_a_commitment() -> None:
    secret = new_secret()
    assert len({commitment("0f" * 8, 1, who, secret) for who in "SAB"}) == 3


def test_a_chance_without_the_other_nonce_is_named() -> None:
    chance = Chance(commit="", nonce=new_secret())
    told = Told("0f" * 8, 0, chance, None, None)
    proof = down.Proof(game=1, secret=new_secret(), digest="", record="")
    assert "commitment" in faults_of(proof, told)
