"""Packs from the file to the folder: examined, signed, installed, replaced, removed."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from gundam_desktop.games.gcg import packs_api
from gundam_desktop.games.gcg.card_facts import facts_of
from gundam_desktop.games.gcg.cards import catalog
from gundam_desktop.games.gcg.decks import restrictions
from tests.games.gcg.cards.pack_files import REFUSED, pack_data, put_pack, write
from tests.games.gcg.cards.player_files import HERON

ANSWER = {"id": "Q1", "cards": ["MY-001"], "question": "When?", "answer": "Now.", "date": "2026-09-11"}
BAN = {"kind": "banned", "number": "MY-001", "since": "2026-09-25"}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A pack that is not installed."""
    return write(tmp_path / "herons.pack", pack_data())


def install(path: Path) -> Path:
    """Install a pack and let the program read its cards again, as when it starts."""
    made = packs_api.install(packs_api.examine(path))
    restart()
    return made


def restart() -> None:
    """Let the program read the player's cards again."""
    catalog._known.cache_clear()


def test_a_pack_is_examined_before_it_is_installed(home: Path, file: Path) -> None:
    examined = packs_api.examine(file)
    assert [(card.number, card.verdict) for card in examined.cards] == [("MY-001", "to look at"), ("MY-003", "refused")]
    assert (examined.signer, examined.replaces, examined.shipped, examined.faults) == ("", None, (), ())
    assert not packs_api.is_played_whole(examined.cards)
    assert not (home / "cards").exists()


def test_an_installed_pack_is_in_the_own_folder(home: Path, file: Path) -> None:
    assert packs_api.installed() == ()
    restart()
    assert install(file) == home / "cards" / "Herons.pack"
    (pack,) = packs_api.installed()
    assert (pack.pack.name, pack.digest) == ("Herons", packs_api.examine(file).digest)
    assert "MY-001" in catalog.card_sets()


def test_a_new_version_replaces_the_old_one_which_is_kept(home: Path, file: Path) -> None:
    install(file)
    newer = write(file.with_name("newer.pack"), pack_data(HERON, name="HERONS", version="2"))
    examined = packs_api.examine(newer)
    assert examined.replaces is not None
    assert not examined.is_older
    assert install(newer) == home / "cards" / "Herons.pack"
    assert [pack.pack.version for pack in packs_api.installed()] == ["2"]
    assert json.loads((home / "cards" / "older" / "Herons 1.pack").read_text(encoding="utf-8")) == pack_data()
    assert packs_api.examine(file).is_older


def test_the_same_pack_once_more_changes_nothing(home: Path, file: Path) -> None:
    install(file)
    assert packs_api.examine(file).is_here
    install(file)
    assert not (home / "cards" / "older").exists()


def test_a_removed_pack_is_kept_aside(home: Path, file: Path) -> None:
    install(file)
    assert packs_api.remove("herons") == home / "cards" / "older" / "Herons 1.pack"
    restart()
    assert packs_api.installed() == ()
    assert "MY-001" not in catalog.card_sets()
    with pytest.raises(KeyError):
        packs_api.remove("herons")
    assert install(file) == home / "cards" / "Herons.pack"
    packs_api.remove("Herons")
    assert (home / "cards" / "older" / "Herons 1 (2).pack").is_file()


@pytest.mark.parametrize("name", ["../../Herons", "C:\\Herons", "CON", "Ｈｅｒｏｎｓ", "x" * 120, "..a"])
def test_a_name_leads_to_no_other_folder(home: Path, file: Path, name: str) -> None:
    restart()
    path = packs_api.install(packs_api.examine(write(file, pack_data(name=name))))
    assert path.parent == home / "cards"
    assert not path.name.startswith(".")
    assert path.stem not in ("CON", "")


def test_two_packs_whose_names_give_the_same_file(home: Path, file: Path) -> None:
    put_pack(home, file="HERONS", name="Others")
    restart()
    assert packs_api.install(packs_api.examine(file)).name == "Herons (2).pack"


@pytest.mark.parametrize("suffix", ["pack", "PACK", "Pack"])
def test_an_ending_in_capitals_is_one_of_a_pack(home: Path, file: Path, suffix: str) -> None:
    path = home / "cards" / f"mine.{suffix}"
    write(path, pack_data())
    restart()
    assert "MY-001" in catalog.card_sets()
    assert [pack.path for pack in packs_api.installed()] == [path]
    assert packs_api.install(packs_api.examine(write(file, pack_data(version="2")))) == path
    packs_api.remove("herons")
    assert packs_api.installed() == ()


def a_pipe(path: Path) -> None:
    os.mkfifo(path)


def a_link_to_nothing(path: Path) -> None:
    path.symlink_to("nothing")


def a_link_to_itself(path: Path) -> None:
    path.symlink_to(path.name)


def a_device(path: Path) -> None:
    path.symlink_to("/dev/zero")


def a_large_file(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(21_000_000)


@pytest.mark.skipif(os.name == "nt", reason="Windows has neither pipes nor devices in folders")
@pytest.mark.parametrize(
    "make", [Path.mkdir, Path.touch, a_pipe, a_link_to_nothing, a_link_to_itself, a_device, a_large_file]
)
@pytest.mark.parametrize("replaced", [False, True])
def test_whatever_is_no_pack_gives_way(home: Path, file: Path, make: Callable[[Path], object], replaced: bool) -> None:
    path = home / "cards" / "Herons.pack"
    path.parent.mkdir(parents=True)
    make(path)
    assert [type(each) for each in packs_api.in_folder()] == [packs_api.Damaged]
    if replaced:
        assert install(file) == path
        assert [pack.name for pack in packs_api.installed()] == ["Herons"]
    else:
        packs_api.remove("herons")
        assert not os.path.lexists(path)
    assert os.path.lexists(home / "cards" / "older" / "Herons.pack")


def test_what_is_replaced_is_what_is_there_at_that_time(home: Path, file: Path) -> None:
    """Another program may have installed or removed the pack while the question was open."""
    first = packs_api.examine(file)
    install(write(file.with_name("newer.pack"), pack_data(version="2")))
    second = packs_api.examine(file)
    packs_api.install(first)
    assert (home / "cards" / "older" / "Herons 2.pack").is_file()
    packs_api.remove("herons")
    packs_api.install(second)
    assert [pack.pack.version for pack in packs_api.installed()] == ["1"]


def test_a_signed_pack_says_by_whom(file: Path, tmp_path: Path) -> None:
    signer = packs_api.sign_pack(file, tmp_path / "a.key")
    assert packs_api.examine(file).signer == signer
    assert packs_api.sign_pack(file, tmp_path / "a.key") == signer
    assert packs_api.examine(file).digest == packs_api.examine(write(tmp_path / "b.pack", pack_data())).digest


def test_a_pack_that_was_changed_after_it_was_signed_is_refused(file: Path, tmp_path: Path) -> None:
    packs_api.sign_pack(file, tmp_path / "a.key")
    data = json.loads(file.read_text(encoding="utf-8"))
    data["cards"][0]["cost"] = 0
    with pytest.raises(packs_api.BadCardSet, match="it is not valid"):
        packs_api.examine(write(file, data))
    packs_api.sign_pack(file, tmp_path / "a.key")
    assert packs_api.examine(file).signer


def test_an_installed_pack_that_was_changed_is_not_used(home: Path, file: Path, tmp_path: Path) -> None:
    packs_api.sign_pack(file, tmp_path / "a.key")
    path = install(file)
    data = json.loads(path.read_text(encoding="utf-8"))
    data["cards"][0]["cost"] = 0
    write(path, data)
    restart()
    assert packs_api.installed() == ()
    assert [each.path for each in packs_api.in_folder()] == [path]
    assert any("it is not valid" in fault for fault in catalog.card_sets().faults)


def test_another_signer_is_noticed(home: Path, file: Path, tmp_path: Path) -> None:
    packs_api.sign_pack(file, tmp_path / "a.key")
    install(file)
    newer = write(file.with_name("newer.pack"), pack_data(version="2"))
    assert packs_api.examine(newer).changes_signer
    packs_api.sign_pack(newer, tmp_path / "b.key")
    assert packs_api.examine(newer).changes_signer
    packs_api.sign_pack(newer, tmp_path / "a.key")
    assert not packs_api.examine(newer).changes_signer


def test_what_the_program_has_is_not_judged(file: Path) -> None:
    examined = packs_api.examine(write(file, pack_data(HERON, {**HERON, "number": "ST01-001"})))
    assert [card.number for card in examined.cards] == ["MY-001"]
    assert examined.shipped == ("ST01-001",)


def test_restrictions_and_answers_of_an_installed_pack(home: Path) -> None:
    put_pack(home, HERON, restrictions=[BAN], answers=[ANSWER])
    restart()
    card = catalog.card_sets().card("MY-001")
    assert [restriction.kind for restriction in restrictions.applying(card)] == ["banned"]
    facts = {each.title: each.lines for each in facts_of("MY-001", "en", lambda number: number)}
    assert facts["Answers in card packs"] == ("Q1 (2026-09-11): When? – Now.",)
    assert "Official play, since 2026-09-25: banned." in facts["Legality"]


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"kind": "burnt"}, "restriction 1: "),
        ({"since": "soon"}, "restriction 1: since: "),
        ({"number": "MY-999"}, "restriction 1: no card has the number MY-999"),
        ({"more": 1}, "restriction 1: more: "),
        ({"kind": "limit", "most": 10**9}, "restriction 1: most: "),
        ({"exempt": "x" * 1000}, "restriction 1: exempt: is too long; expected 120 characters at most"),
        ({"since": 5}, "restriction 1: since: expected a day like 2026-09-04 (got 5)"),
        ({"number": 5}, "restriction 1: number: expected a text (got 5)"),
        ({"kind": "limit", "most": "x"}, 'restriction 1: most: expected a whole number (got "x")'),
    ],
)
def test_a_restriction_that_is_not_valid_is_left_out_and_said(
    home: Path, file: Path, change: dict[str, object], why: str
) -> None:
    (fault,) = packs_api.examine(write(file, pack_data(restrictions=[{**BAN, **change}]))).faults
    assert fault.startswith(why)
    put_pack(home, HERON, restrictions=[{**BAN, **change}, BAN])
    restart()
    (said,) = restrictions.pack_faults()
    assert said.endswith(fault)
    assert [each.kind for each in restrictions.applying(catalog.card_sets().card("MY-001"))] == ["banned"]


@pytest.mark.parametrize("entry", [5, None, [], "banned"])
def test_a_restriction_that_is_no_mapping_is_said_in_plain_words(file: Path, entry: object) -> None:
    (fault,) = packs_api.examine(write(file, pack_data(restrictions=[entry]))).faults
    assert fault.startswith("restriction 1: expected a mapping of fields (got ")


def test_made_signed_and_examined(tmp_path: Path) -> None:
    cards = write(tmp_path / "cards.json", [HERON, REFUSED])
    made = packs_api.make("Herons", "2026-11-29", packs_api.Sources((cards,), {}))
    packs_api.write_pack(tmp_path / "made.pack", made.data)
    packs_api.sign_pack(tmp_path / "made.pack", tmp_path / "a.key")
    examined = packs_api.examine(tmp_path / "made.pack")
    assert packs_api.counts(examined.cards) == packs_api.counts(made.cards)
    with pytest.raises(packs_api.BadCardSet, match="version"):
        packs_api.write_pack(tmp_path / "other.pack", {**made.data, "version": "new"})
    assert not (tmp_path / "other.pack").exists()


@pytest.mark.parametrize(
    "entry",
    [
        5,
        None,
        [],
        {},
        {"number": {}},
        {"number": "MY-001\x1b", "name": ["x"], "type": "unit", "text": {}},
        {**HERON, "name": {"a": 1}},
        {**HERON, "number": "x" * 100_000},
        {**HERON, "traits": ["x" * 100_000]},
        {**HERON, "traits": [["Heron"]] * 1000},
        {**HERON, "ap": 10**400},
        {**HERON, "text": "【Deploy】Draw 1. " * 10_000},
        {**HERON, "link": "[" * 10_000},
        {**HERON, "unplayed": ["x"], "effects": [], "errata": []},
    ],
    ids=range(14),
)
def test_whatever_a_pack_holds_is_judged_in_short_lines(home: Path, file: Path, entry: object) -> None:
    examined = packs_api.examine(write(file, pack_data(entry)))
    (card,) = examined.cards
    assert len(card.number) < 100
    assert len(card.name) < 200
    assert all(len(note) < 1000 and note.isprintable() for note in card.notes)
    packs_api.install(examined)
    restart()
    assert ("MY-001" in catalog.card_sets()) == (card.verdict != "unusable")
