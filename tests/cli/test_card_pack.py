"""`card pack`: from public card data to cards that can be played, and out again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gundam_desktop.cli.main import main
from tests.cli.output import output
from tests.games.gcg.cards.pack_files import REFUSED, pack_data, put_pack, write
from tests.games.gcg.cards.player_files import HERON, ORDER
from tests.games.gcg.packs.test_card_fields import FIGURES_AS_TEXTS
from tests.games.gcg.test_packs_api import restart


def said(call: list[str | Path], capsys: pytest.CaptureFixture[str], status: int = 0) -> list[str]:
    """Run a command that ends with a status, and return what it prints, line by line."""
    assert main([str(word) for word in call]) == status
    return capsys.readouterr().out.splitlines()


def test_from_the_database_to_the_game(home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = write(tmp_path / "cards.json", {"data": [HERON, REFUSED, HERON | {"number": "MY-001_p1"}]})
    pack = tmp_path / "Herons.pack"
    lines = said(["card", "pack", "make", source, "-o", pack], capsys, 1)
    assert lines == [
        "MY-001 Grey Heron (to look at): traits: no other card has the trait 'Heron'",
        "MY-001 Grey Heron (to look at): link: no other card has the trait 'Heron'",
        "MY-001 Grey Heron (to look at): link: no Pilot has the name 'Ada Vale'",
        "MY-003 Folded Order (refused): text: not understood: 'Fold' at 6: 【Main】Fold the table in half.",
        "read: 0, to look at: 1, refused: 1, unusable: 0",
        "reprints left out: MY-001_p1",
        f"written: {pack}",
    ]
    (signed,) = said(["card", "pack", "sign", pack, "--key", tmp_path / "my.key"], capsys)
    signer = signed.removeprefix("signed with ")
    lines = said(["card", "pack", "install", pack], capsys)
    assert lines[0].startswith("Herons, version 1, digest ")
    assert lines[0].endswith(f", signed with {signer}")
    assert lines[1:] == [
        "2 cards, 0 errata, 0 restrictions, 0 answers",
        "read: 0, to look at: 1, refused: 1, unusable: 0",
        f"installed: {home / 'cards' / 'Herons.pack'}",
    ]
    restart()
    assert said(["card", "pack", "list"], capsys) == [lines[0], "1 installed"]
    assert said(["card", "show", "MY-003"], capsys)[-1] == "【Not played】【Main】Fold the table in half."
    (line,) = said(["card", "pack", "remove", "herons"], capsys)
    assert line == f"removed; it is kept as {home / 'cards' / 'older' / 'Herons 1.pack'}"
    restart()
    assert said(["card", "pack", "list"], capsys) == ["0 installed"]


def test_the_output_as_data(home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = write(tmp_path / "cards.json", [FIGURES_AS_TEXTS])
    pack = tmp_path / "Herons.pack"
    assert main(["card", "pack", "make", str(source), "-o", str(pack), "--version", "2", "--json"]) == 0
    made, _ = output(capsys)
    assert made["counts"]["to look at"] == 1
    assert made["judged"][0]["number"] == "MY-001"
    assert main(["card", "pack", "show", str(pack), "--json"]) == 0
    shown, _ = output(capsys)
    assert (shown["name"], shown["version"], shown["signer"], shown["cards"]) == ("Herons", "2", None, 1)
    assert main(["card", "pack", "install", str(pack), "--json"]) == 0
    installed, _ = output(capsys)
    assert (installed["digest"], installed["file"]) == (shown["digest"], str(home / "cards" / "Herons.pack"))
    restart()
    assert main(["card", "pack", "list", "--json"]) == 0
    assert [pack["digest"] for pack in output(capsys)[0]["packs"]] == [shown["digest"]]
    assert main(["card", "pack", "remove", "Herons", "--json"]) == 0
    assert json.loads(Path(output(capsys)[0]["kept"]).read_text(encoding="utf-8"))["version"] == "2"


def test_an_older_version_and_another_signer_are_said(
    home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    signed = put_pack(home, HERON, version="2")
    assert main(["card", "pack", "sign", str(signed), "--key", str(tmp_path / "my.key"), "--json"]) == 0
    signer = output(capsys)[0]["signer"]
    older = write(tmp_path / "older.pack", pack_data(HERON, version="1"))
    assert main(["card", "pack", "install", str(older)]) == 2
    captured = capsys.readouterr()
    assert "older than version 2, which is installed" in captured.out.splitlines()
    assert f"was signed with {signer}, this one is not signed; if you trust it, add --other-signer" in captured.err
    assert main(["card", "pack", "install", str(older), "--other-signer"]) == 2
    assert capsys.readouterr().err.endswith("a newer version is installed; to go back to this one, add --older\n")
    assert "installed: " in said(["card", "pack", "install", older, "--other-signer", "--older"], capsys)[-1]


def test_a_damaged_pack_is_listed_removed_and_replaced(
    home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = put_pack(home, HERON, name="Herons", file="Herons")
    whole = write(tmp_path / "Herons.pack", pack_data(HERON, name="Herons"))
    file.write_bytes(file.read_bytes()[:-20])
    assert main(["card", "pack", "list"]) == 0
    captured = capsys.readouterr()
    assert captured.out == "0 installed\n"
    assert captured.err.startswith(f"left out: {file}, line ")
    assert said(["card", "pack", "install", whole], capsys)[-1] == f"installed: {file}"
    file.write_bytes(b"")
    assert main(["card", "pack", "remove", "storks"]) == 2
    assert capsys.readouterr().err.endswith("is installed; installed: Herons\n")
    assert "it is kept as " in said(["card", "pack", "remove", "herons"], capsys)[0]
    assert not file.exists()


def test_what_is_left_out_of_a_pack_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ban = {"kind": "banned", "number": "MY-999", "since": "2026-09-25"}
    pack = write(tmp_path / "a.pack", pack_data(ORDER, {**ORDER, "number": "ST01-001"}, restrictions=[ban]))
    assert main(["card", "pack", "show", str(pack)]) == 0
    captured = capsys.readouterr()
    assert "not used, as the program has them: ST01-001" in captured.out.splitlines()
    assert captured.err == "left out: restriction 1: no card has the number MY-999\n"


def test_what_a_new_pack_leaves_out_is_said_when_it_is_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cards, bans = write(tmp_path / "cards.json", [ORDER]), write(tmp_path / "bans.json", [{"kind": "x"}])
    made = ["card", "pack", "make", str(cards), "-o", str(tmp_path / "a.pack"), "--restrictions", str(bans)]
    main(made)
    assert capsys.readouterr().err.startswith("left out: restriction 1: ")
    main([*made, "--json"])
    (line,) = json.loads(capsys.readouterr().out)["left_out"]
    assert line.startswith("restriction 1: ")
