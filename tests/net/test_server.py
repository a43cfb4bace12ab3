"""What one client may do to a server, and what it is told: every bound holds, and other tables go on."""

from __future__ import annotations

import json
import socket as socket_module
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from gundam_desktop.games import find
from gundam_desktop.net import downward as down
from gundam_desktop.net import limits
from gundam_desktop.net import server as server_module
from gundam_desktop.net import upward as up
from gundam_desktop.net.card_sets import cards_of
from gundam_desktop.net.fairness import new_secret
from gundam_desktop.net.limits import BURST, CONNECTIONS, TABLES, WRONG_CODES
from gundam_desktop.net.protocol import LONGEST_UP, PROTOCOL, Rules, written
from gundam_desktop.net.table_file import GameData, path_of, read_table, write_table
from tests.net.net_driver import GENEROUS, Player, ServerThread, playing, serving

MODULE = find("gundam_war")
HELLO = up.Hello(protocol=PROTOCOL, program="test")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerThread]:
    with serving(tmp_path / "server") as server:
        yield server


@contextmanager
def dialled(server: ServerThread, headers: dict[str, str] | None = None) -> Iterator[ClientConnection]:
    address = f"ws://{server.address.host}:{server.address.port}/"
    with connect(address, proxy=None, additional_headers=headers, close_timeout=1, max_size=None) as socket:
        yield socket


@contextmanager
def greeted(server: ServerThread, headers: dict[str, str] | None = None) -> Iterator[ClientConnection]:
    with dialled(server, headers) as socket:
        socket.send(written(HELLO))
        assert isinstance(hear(socket), down.Welcome)
        yield socket


def hear(socket: ClientConnection) -> down.Down:
    return down.read_down(socket.recv(GENEROUS))


def hear_bye(socket: ClientConnection) -> down.Bye:
    """The last message, behind which the connection is closed."""
    while not isinstance(message := hear(socket), down.Bye):
        continue
    with pytest.raises(ConnectionClosed):
        socket.recv(GENEROUS)
    return message


def host(**changes: Any) -> up.Host:
    deck = MODULE.write_deck(MODULE.library.deck("blue"))
    wanted: dict[str, Any] = {
        "game": "gundam_war",
        "edition": MODULE.newest,
        "cards": cards_of(MODULE),
        "deck": deck,
        "name": "Kai",
        "token": new_secret(),
    }
    return up.Host(**wanted | changes)


def join(code: str, **changes: Any) -> up.Join:
    deck = MODULE.write_deck(MODULE.library.deck("green"))
    wanted: dict[str, Any] = {"cards": cards_of(MODULE), "deck": deck, "name": "Hayato", "token": new_secret()}
    return up.Join(code=code, **wanted | changes)


def opened(socket: ClientConnection, **changes: Any) -> down.Table:
    socket.send(written(host(**changes)))
    table = hear(socket)
    assert isinstance(table, down.Table), table
    return table


WRONG = {
    "no JSON": "nonsense",
    "an array 30,000 deep": "[" * 30_000,
    "NaN": '{"t":"hello","protocol":NaN,"program":"x"}',
    "half a surrogate": '{"t":"hello","protocol":1,"program":"\\ud800"}',
    "another type": '{"t":"welcome"}',
    "a field too many": '{"t":"hello","protocol":1,"program":"x","more":1}',
    "no hello": '{"t":"leave"}',
}


@pytest.mark.parametrize("text", WRONG.values(), ids=WRONG)
def test_what_is_no_greeting_is_answered_with_a_last_message(server: ServerThread, text: str) -> None:
    with dialled(server) as socket:
        socket.send(text)
        assert hear_bye(socket).code == "not understood"


@pytest.mark.parametrize("sent", [b"", b"\x16\x03\x01garbage", b"GET / HTTP/1.1\r\n\r\n", b"x" * 100_000])
def test_what_is_no_websocket_is_closed_without_a_word_in_the_log(
    server: ServerThread, sent: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    with socket_module.create_connection((server.address.host, server.address.port), GENEROUS) as raw:
        raw.sendall(sent)
        raw.shutdown(socket_module.SHUT_WR)
        with suppress(ConnectionError):
            while raw.recv(4096):
                continue
    with greeted(server) as socket:
        opened(socket)
    assert not caplog.records


@pytest.mark.parametrize("protocol", [PROTOCOL - 1, PROTOCOL + 1])
def test_another_protocol_is_named_with_both_sides(server: ServerThread, protocol: int) -> None:
    with dialled(server) as socket:
        socket.send(written(HELLO.model_copy(update={"protocol": protocol})))
        bye = hear_bye(socket)
    assert bye.code == "protocol"
    assert not bye.again
    assert {"theirs": PROTOCOL, "ours": protocol}.items() <= {str(word): value for word, value in bye.figures}.items()


@pytest.mark.parametrize(
    ("changes", "code", "figures"),
    [
        ({"game": "chess"}, "game", {"game": "chess"}),
        ({"edition": "0.9"}, "edition", {"edition": "0.9", "right": ", ".join(MODULE.editions)}),
        (
            {"cards": up.Cards(sets={"gundam_war": "other"})},
            "sets",
            {"set": "gundam_war", "who": "server", "yours": "other", "theirs": cards_of(MODULE).sets["gundam_war"]},
        ),
        ({"cards": up.Cards(sets={})}, "sets", {"set": "gundam_war", "who": "server", "yours": "-"}),
        ({"deck": {"name": "nothing"}}, "deck", {}),
        ({"deck": "a word"}, "deck", {}),
        ({"deck": None}, "deck", {}),
        ({"rules": Rules(best_of=3, sideboards=True)}, "rules", {}),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_reason(
    server: ServerThread, changes: dict[str, Any], code: str, figures: dict[str, str]
) -> None:
    with greeted(server) as socket:
        socket.send(written(host(**changes)))
        refused = hear(socket)
        assert isinstance(refused, down.Refused)
        (why,) = refused.why
        assert why.code == code
        assert figures.items() <= {str(word): value for word, value in why.figures}.items()
        opened(socket)


def test_who_joins_needs_the_cards_of_both_decks(server: ServerThread) -> None:
    with greeted(server) as first, greeted(server) as second:
        code = opened(first).code
        second.send(written(join(code, cards=up.Cards(sets={}))))
        refused = hear(second)
        assert isinstance(refused, down.Refused)
        assert refused.why[0].code == "sets"
        second.send(written(up.Look(code=code)))
        found = hear(second)
        assert isinstance(found, down.Found)
        assert (found.game, found.names, found.stage) == ("gundam_war", ["Kai", ""], "open")


def test_hosting_and_joining_again_with_the_same_token_is_the_same_seat(server: ServerThread) -> None:
    with greeted(server) as first, greeted(server) as again, greeted(server) as third, greeted(server) as fourth:
        message = host()
        first.send(written(message))
        table = hear(first)
        again.send(written(message))
        assert hear(again) == table
        assert hear_bye(first).code == "elsewhere"
        assert isinstance(table, down.Table)
        joining = join(table.code)
        third.send(written(joining))
        fourth.send(written(joining))
        seats = [each.seat for each in (hear(third), hear(fourth)) if isinstance(each, down.Table)]
        assert seats == [1, 1]


def test_a_full_table_and_a_wrong_token_are_refused(server: ServerThread) -> None:
    with greeted(server) as first, greeted(server) as second, greeted(server) as third:
        table = opened(first)
        second.send(written(join(table.code)))
        assert isinstance(hear(second), down.Table)
        third.send(written(join(table.code)))
        refused = hear(third)
        assert isinstance(refused, down.Refused)
        assert refused.why[0].code == "full"
        third.send(written(up.Resume(table=table.id, token=new_secret())))
        assert hear_bye(third).code == "no table"


def test_who_comes_back_needs_the_cards_of_both_decks(server: ServerThread) -> None:
    token, cards = new_secret(), cards_of(MODULE)
    with greeted(server) as socket:
        table = opened(socket, token=token)
    with greeted(server) as socket:
        socket.send(written(up.Resume(table=table.id, token=token, cards=up.Cards(sets={"gundam_war": "other"}))))
        bye = hear_bye(socket)
        assert (bye.code, bye.again) == ("sets", False)
        assert ["theirs", cards.sets["gundam_war"]] in bye.figures
    for right in (cards, None):
        with greeted(server) as socket:
            socket.send(written(up.Resume(table=table.id, token=token, cards=right)))
            assert hear(socket) == table


def test_a_table_whose_cards_the_server_has_no_longer_is_kept(server: ServerThread) -> None:
    token = new_secret()
    with greeted(server) as socket:
        table = opened(socket, token=token)
    (kept,) = server.call(lambda: list(server.server.rooms.tables.values()))
    kept.data.seats[0].deck = {"name": "a deck with cards that are gone"}
    with greeted(server) as socket:
        socket.send(written(up.Resume(table=table.id, token=token, cards=cards_of(MODULE))))
        assert hear_bye(socket).code == "fault"
    with greeted(server) as socket:
        socket.send(written(join(table.code)))
        refused = hear(socket)
        assert isinstance(refused, down.Refused)
        assert refused.why[0].code == "fault"


def test_a_table_that_cannot_be_read_is_not_said_to_be_gone(tmp_path: Path) -> None:
    token, folder = new_secret(), tmp_path / "server"
    with serving(folder) as server, greeted(server) as socket:
        table = opened(socket, token=token)
        path = path_of(folder, table.id)
        data = read_table(path).model_copy(update={"games": [GameData(number=1, secret="", journal="no-such-game")]})
    write_table(folder, data)
    with serving(folder) as server, greeted(server) as socket:
        socket.send(written(up.Resume(table=table.id, token=token)))
        assert hear_bye(socket).code == "fault"
    assert path.exists()


def test_a_connection_has_one_seat(server: ServerThread) -> None:
    tokens = [new_secret(), new_secret()]
    with greeted(server) as socket:
        first = opened(socket, token=tokens[0])
    with greeted(server) as socket:
        second = opened(socket, token=tokens[1])
        socket.send(written(up.Resume(table=second.id, token=tokens[1])))
        socket.send(written(up.Resume(table=first.id, token=tokens[0])))
        assert hear_bye(socket).code == "not understood"


def test_a_message_that_is_too_long_ends_the_connection(server: ServerThread) -> None:
    with dialled(server) as socket:
        socket.send("x" * (LONGEST_UP + 1))
        with pytest.raises(ConnectionClosed):
            socket.recv(GENEROUS)


def test_more_messages_than_the_rate_allows_end_the_connection(
    server: ServerThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "RATE", 0.0)
    with greeted(server) as socket:
        opened(socket)
        for _ in range(BURST):
            socket.send(written(up.Ready(on=True)))
        assert hear_bye(socket).code == "too fast"


def test_connections_of_an_address_are_limited(server: ServerThread) -> None:
    with ExitStack() as sockets:
        for _ in range(CONNECTIONS):
            sockets.enter_context(greeted(server))
        with dialled(server) as one_more:
            assert hear_bye(one_more).code == "too many"


def test_tables_and_wrong_codes_of_an_address_are_limited(server: ServerThread) -> None:
    tables = []
    for _ in range(TABLES):
        with greeted(server) as socket:
            tables.append(opened(socket).code)
    assert len(set(tables)) == TABLES
    with greeted(server) as socket:
        socket.send(written(host()))
        refused = hear(socket)
        assert isinstance(refused, down.Refused)
        assert refused.why[0].code == "too many"
        for _ in range(WRONG_CODES):
            socket.send(written(up.Look(code="22222222")))
            assert isinstance(hear(socket), down.Refused)
        socket.send(written(up.Look(code=tables[0])))
        assert hear_bye(socket).code == "too fast"


def test_behind_a_trusted_proxy_the_forwarded_addresses_count(tmp_path: Path) -> None:
    with serving(tmp_path / "server", trusted=("127.0.0.1",)) as server:
        for number in range(TABLES + 1):
            with greeted(server, {"X-Forwarded-For": f"198.51.100.{number}"}) as socket:
                opened(socket)


def test_a_private_server_opens_tables_only_for_its_key(tmp_path: Path) -> None:
    with serving(tmp_path / "server", key="secret") as server:
        for key, may in (("", False), ("secre", False), ("secret", True)):
            with dialled(server) as socket:
                socket.send(written(HELLO.model_copy(update={"key": key})))
                welcome = hear(socket)
                assert isinstance(welcome, down.Welcome)
                assert welcome.may_host == may
                socket.send(written(host()))
                assert isinstance(hear(socket), down.Table) == may


def test_who_says_nothing_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_module, "GREETING", 0.2)
    with serving(tmp_path / "server") as server, dialled(server) as socket:
        assert hear_bye(socket).code == "silent"


def test_a_fault_closes_its_table_and_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(tmp_path / "server") as server:
        kai = Player(server.address, tmp_path / "kai", 1, "gundam_war", name="Kai", most=30)
        hayato = Player(server.address, tmp_path / "hayato", 2, "gundam_war", name="Hayato")
        try:
            hayato.join(kai.host())
            with greeted(server) as socket:
                table = server.call(lambda: server.server.rooms.tables)
                code = opened(socket)
                monkeypatch.setattr(table[code.id], "_ready", lambda *_: 1 / 0)
                socket.send(written(up.Ready(on=True)))
                assert hear_bye(socket).code == "fault"
            assert "ZeroDivisionError" in caplog.text
            assert (tmp_path / "server" / f"{code.id}.table").exists()
            kai.client.send(up.Ready(on=True))
            hayato.client.send(up.Ready(on=True))
            assert kai.checked().faults == ()
        finally:
            kai.client.close()
            hayato.client.close()


def test_a_server_that_is_told_to_end_loses_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "server"
    first = ServerThread(folder)
    kai = Player(first.address, tmp_path / "kai", 1, "gundam_war", name="Kai", most=40)
    hayato = Player(first.address, tmp_path / "hayato", 2, "gundam_war", name="Hayato")
    with playing(kai, hayato):
        kai.wait_for(down.Began)
        first.stop()
        second = ServerThread(folder, first.address.port)
        try:
            found = [kai.checked(), hayato.checked()]
            assert [each.faults for each in found] == [(), ()]
        finally:
            second.stop()


def test_the_figures_of_a_server_are_text(server: ServerThread) -> None:
    with greeted(server) as socket:
        opened(socket)
        text = server.call(server.server.metrics_text)
    assert "gundam_clients 1" in text
    assert 'gundam_tables{stage="open"} 1' in text
    assert json.dumps("open") in text
