"""`card pack`: card packs are made from public card data, signed, installed, listed and removed."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gundam_desktop.cli.command import (
    ANSWER_IS_NO,
    DONE,
    CommandError,
    Commands,
    add,
    add_json,
    group,
    output,
    print_json,
    warn,
)
from gundam_desktop.cli.terminal import on_one_line
from gundam_desktop.plurals import counted
from gundam_desktop.quoting import quoted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gundam_desktop.games.gcg import packs_api

MOST_NAMED = 8
"""The most card numbers that a line names."""
SHORT = 16
"""Figures of a digest that are shown."""


def add_to(commands: Commands) -> None:
    """Add the commands."""
    packs = group(commands, "pack", "make, sign, install and remove card packs", "card pack install GD06.pack")
    text = "make a pack from public card data (JSON, CSV or TSV) and judge its cards"
    make = add(packs, "make", text, "card pack make gd06.json -o GD06.pack --name GD06", run_make)
    make.add_argument("sources", metavar="SOURCE", nargs="+", type=Path, help="files with cards")
    make.add_argument("-o", "--output", metavar="FILE", type=output, required=True, help="the pack to write")
    make.add_argument("--name", metavar="NAME", help="the name of the pack (that of the file if not given)")
    make.add_argument("--version", metavar="V", default="1", help="figures and dots, such as 1.2 (1 if not given)")
    for language, spoken in (("ja", "Japanese"), ("zh", "Chinese")):
        make.add_argument(f"--names-{language}", metavar="F", type=Path, help=f"cards with their names in {spoken}")
    for name, text in (
        ("restrictions", "banned and limited cards"),
        ("errata", "a list of {number, date, before, after}"),
        ("answers", "a list of {id, cards, question, answer, date}"),
    ):
        make.add_argument(f"--{name}", metavar="F", type=Path, help=f"{text}, in JSON")
    add_json(make)
    sign = add(packs, "sign", "sign a pack", "card pack sign GD06.pack --key my.key", run_sign)
    sign.add_argument("file", metavar="FILE", type=Path)
    sign.add_argument("--key", metavar="F", type=Path, required=True, help="your key; made if there is no such file")
    add_json(sign)
    show = add(packs, "show", "show what a pack contains, card by card", "card pack show GD06.pack", run_show)
    show.add_argument("file", metavar="FILE", type=Path)
    add_json(show)
    text = "install a pack, in place of the version that is installed"
    install = add(packs, "install", text, "card pack install GD06.pack", run_install)
    install.add_argument("file", metavar="FILE", type=Path)
    install.add_argument(
        "--other-signer", action="store_true", help="even if it replaces a pack that somebody else signed"
    )
    install.add_argument("--older", action="store_true", help="even if a newer version is installed")
    add_json(install)
    listed = add(packs, "list", "list the installed packs", "card pack list", run_list, cards=True)
    add_json(listed)
    remove = add(packs, "remove", "remove an installed pack", "card pack remove GD06", run_remove)
    remove.add_argument("name", metavar="NAME")
    add_json(remove)


def run_make(arguments: argparse.Namespace) -> int:
    """Make a pack; 1 when a card in it is refused or unusable."""
    from gundam_desktop.games.gcg import packs_api

    names = {"ja": arguments.names_ja, "zh": arguments.names_zh}
    sources = packs_api.Sources(
        tuple(arguments.sources),
        {language: path for language, path in names.items() if path is not None},
        *(arguments.restrictions, arguments.errata, arguments.answers),
    )
    made = _trying(lambda: packs_api.make(arguments.name or arguments.output.stem, arguments.version, sources))
    left_out = _trying(lambda: packs_api.write_pack(arguments.output, made.data))
    skipped = made.skipped
    if arguments.json:
        print_json({**_judgement(made.cards), "skipped": skipped._asdict(), "left_out": left_out})
    else:
        _print_judgement(made.cards)
        _print_numbers("reprints left out", skipped.reprints)
        _print_numbers("left out, as they come with the program", skipped.shipped)
        if skipped.without_number:
            print(f"left out, without a number like ST01-001: {skipped.without_number}")
        if skipped.restrictions:
            print(on_one_line(f"not read of the restrictions: {', '.join(skipped.restrictions)}"))
        _warn_of(left_out)
        print(f"written: {arguments.output}")
    return DONE if packs_api.is_played_whole(made.cards) else ANSWER_IS_NO


def run_sign(arguments: argparse.Namespace) -> int:
    """Sign a pack."""
    from gundam_desktop.games.gcg import packs_api

    signer = _trying(lambda: packs_api.sign_pack(arguments.file, arguments.key))
    if arguments.json:
        print_json({"signer": signer})
    else:
        print(f"signed with {signer}")
    return DONE


def run_show(arguments: argparse.Namespace) -> int:
    """Show what a pack contains; 1 when a card in it is refused or unusable."""
    from gundam_desktop.games.gcg import packs_api

    examined = _trying(lambda: packs_api.examine(arguments.file))
    if arguments.json:
        print_json({**_facts(examined.pack, examined.digest, examined.shipped), **_judgement(examined.cards)})
    else:
        _print_facts(examined)
        _print_judgement(examined.cards)
    return DONE if packs_api.is_played_whole(examined.cards) else ANSWER_IS_NO


def run_install(arguments: argparse.Namespace) -> int:
    """Install a pack after saying what it contains."""
    from gundam_desktop.games.gcg import packs_api

    examined = _trying(lambda: packs_api.examine(arguments.file))
    if not arguments.json:
        _print_facts(examined)
        _print_counts(examined.cards)
    if examined.changes_signer and not arguments.other_signer:
        former = packs_api.signer_of(examined.replaces.pack) if examined.replaces is not None else ""
        this = f"is signed with {examined.signer}" if examined.signer else "is not signed"
        fault = f"the installed version was signed with {former}, this one {this}"
        raise CommandError(f"{arguments.file}: {fault}; if you trust it, add --other-signer")
    if examined.is_older and not arguments.older:
        raise CommandError(f"{arguments.file}: a newer version is installed; to go back to this one, add --older")
    path = _trying(lambda: packs_api.install(examined))
    if arguments.json:
        facts = _facts(examined.pack, examined.digest, examined.shipped)
        print_json(
            {**facts, "counts": packs_api.counts(examined.cards), "file": str(path), "left_out": examined.faults}
        )
    else:
        print(f"installed: {path}")
    return DONE


def run_list(arguments: argparse.Namespace) -> int:
    """List the installed packs."""
    from gundam_desktop.games.gcg import packs_api

    packs = packs_api.installed()
    if arguments.json:
        print_json({"packs": [_facts(each.pack, each.digest, each.shipped) for each in packs]})
        return DONE
    for each in packs:
        print(on_one_line(_title(each.pack, each.digest)))
        _print_numbers("  not used, as the program has them", each.shipped)
    print(f"{len(packs)} installed")
    return DONE


def run_remove(arguments: argparse.Namespace) -> int:
    """Remove a pack."""
    from gundam_desktop.games.gcg import packs_api

    try:
        aside = _trying(lambda: packs_api.remove(arguments.name))
    except KeyError:
        there = ", ".join(each.name for each in packs_api.in_folder()) or "none"
        raise CommandError(f"no pack `{quoted(arguments.name)}` is installed; installed: {there}") from None
    if arguments.json:
        print_json({"kept": str(aside)})
    else:
        print(f"removed; it is kept as {aside}")
    return DONE


def _trying(do: Callable[[], Any]) -> Any:
    """Return what a function returns, with its errors as errors of the command."""
    from gundam_desktop.games.gcg import packs_api

    try:
        return do()
    except packs_api.BadCardSet as error:
        raise CommandError(error.lines[0], tuple(error.lines[1:])) from None
    except packs_api.NoKey as error:
        raise CommandError(str(error)) from None
    except OSError as error:
        raise CommandError(f"{error.filename}: {error.strerror or error}") from None


def _facts(pack: packs_api.Pack, digest: str, shipped: Sequence[str]) -> dict[str, Any]:
    from gundam_desktop.games.gcg import packs_api

    return {
        "name": pack.name,
        "version": pack.version,
        "digest": digest,
        "signer": packs_api.signer_of(pack) or None,
        "cards": len(pack.cards),
        "errata": len(pack.errata),
        "restrictions": len(pack.restrictions),
        "answers": len(pack.answers),
        "shipped": list(shipped),
    }


def _title(pack: packs_api.Pack, digest: str) -> str:
    from gundam_desktop.games.gcg import packs_api

    signer = packs_api.signer_of(pack)
    signed = f"signed with {signer}" if signer else "not signed"
    return f"{pack.name}, version {pack.version}, digest {digest[:SHORT]}, {signed}"


def _print_facts(examined: packs_api.Examined) -> None:
    pack, replaced = examined.pack, examined.replaces
    print(on_one_line(_title(pack, examined.digest)))
    parts = (
        ("card", pack.cards),
        ("erratum", pack.errata),
        ("restriction", pack.restrictions),
        ("answer", pack.answers),
    )
    several = {"erratum": "errata"}
    print(", ".join(counted(len(found), one, several.get(one, "")) for one, found in parts))
    if replaced is not None:
        than = "the same as" if examined.is_here else "older than" if examined.is_older else "replaces"
        print(f"{than} version {replaced.pack.version}, which is installed")
    _print_numbers("not used, as the program has them", examined.shipped)
    _warn_of(examined.faults)


def _warn_of(left_out: Sequence[str]) -> None:
    for fault in left_out:
        warn(f"left out: {fault}")


def _judgement(cards: Sequence[packs_api.Judged]) -> dict[str, Any]:
    from gundam_desktop.games.gcg import packs_api

    return {"counts": packs_api.counts(cards), "judged": [card._asdict() for card in cards]}


def _print_judgement(cards: Sequence[packs_api.Judged]) -> None:
    for card in cards:
        for note in card.notes:
            print(on_one_line(f"{card.number} {card.name} ({card.verdict}): {note}"))
    _print_counts(cards)


def _print_counts(cards: Sequence[packs_api.Judged]) -> None:
    from gundam_desktop.games.gcg import packs_api

    found = packs_api.counts(cards)
    print(", ".join(f"{verdict}: {found[verdict]}" for verdict in packs_api.VERDICTS))


def _print_numbers(what: str, numbers: Sequence[str]) -> None:
    if numbers:
        rest = f" and {len(numbers) - MOST_NAMED} more" if len(numbers) > MOST_NAMED else ""
        print(on_one_line(f"{what}: {', '.join(numbers[:MOST_NAMED])}{rest}"))
