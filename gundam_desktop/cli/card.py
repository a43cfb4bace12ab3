"""`card show`, `search`, `read`, `check`, `coverage` and `pack`: cards, their texts and their files."""

from __future__ import annotations

import argparse
import json
import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gundam_desktop.cli import card_pack
from gundam_desktop.cli.command import (
    ANSWER_IS_NO,
    DONE,
    CommandError,
    Commands,
    add,
    add_json,
    group,
    print_json,
    warn,
)
from gundam_desktop.cli.terminal import on_one_line
from gundam_desktop.languages import LANGUAGES
from gundam_desktop.plurals import counted, form
from gundam_desktop.reading import read_whole

if TYPE_CHECKING:
    from gundam_desktop.tabletop import Face

LARGEST_FILE = 50_000_000
MOST_NAMED = 8
"""The most cards that a message names."""


def add_to(commands: Commands) -> None:
    """Add the commands."""
    cards = group(commands, "card", "show, search, read and check cards", "card show ST01-001")
    show = add(cards, "show", "show a card with its text", "card show ST01-001", run_show, cards=True)
    show.add_argument("number", metavar="NUMBER", help="its number, or its name if no other card has that name")
    show.add_argument("--language", choices=LANGUAGES, default="en")
    add_json(show)
    text = "list the cards that match a query (docs/search.md)"
    example = 'card search "color:blue lv<=3 kw:blocker"'
    search = add(cards, "search", text, example, run_search, cards=True)
    search.add_argument("query", metavar="QUERY")
    search.add_argument("--language", choices=LANGUAGES, default="en")
    add_json(search)
    text = "read official English wording into effects, and print their own wording"
    read = add(cards, "read", text, 'card read "【Deploy】Draw 1."', run_read, cards=True)
    what = read.add_mutually_exclusive_group(required=True)
    what.add_argument("wording", metavar="WORDING", nargs="?", help="the text of a card, one ability per line")
    what.add_argument("--file", metavar="F", type=Path, help="a JSON list of {number, name, type, text}")
    add_json(read)
    check = add(
        cards,
        "check",
        "validate card set files and lists of cards with wording",
        "card check cardsets/ST01.json",
        run_check,
    )
    check.add_argument("files", metavar="FILE", nargs="+", type=Path)
    add_json(check)
    text = "show which cards of the sets run completely, and which only in part"
    add_json(add(cards, "coverage", text, "card coverage", run_coverage, cards=True))
    card_pack.add_to(cards)


def run_show(arguments: argparse.Namespace) -> int:
    """Show a card."""
    from gundam_desktop.games.gcg import decks_api, library

    number = _number_of(arguments.number)
    face = library.face(number, arguments.language)
    if arguments.json:
        effects = library.card(number).model_dump(mode="json", include={"effects"}).get("effects", [])
        text = [ability.line for ability in face.text]
        errata = [erratum._asdict() for erratum in library.errata(number, arguments.language)]
        print_json({**_facts(face), "text": text, "errata": errata, "effects": effects})
        return DONE
    print(f"{face.number} {face.name}")
    print(" ".join(filter(None, (_color(face, arguments.language), face.type_name, " / ".join(face.environment)))))
    print(_figures(face))
    words = decks_api.field_name
    for field, values in (("trait", face.traits), ("link", (face.condition,) if face.condition else ())):
        if values:
            print(f"{words(field, arguments.language)}: {', '.join(values)}")
    for ability in face.text:
        print(ability.line)
    if face.note:
        print(face.note)
    return DONE


def _number_of(wanted: str) -> str:
    """Return a card's number, given its number or name. The `CommandError` for an unknown one says how to find it."""
    from gundam_desktop.games.gcg import decks_api, library

    try:
        return library.card(wanted.upper()).number
    except KeyError as error:
        fault = str(error)
    index, value = decks_api.card_index(tokens=True), decks_api.written_value(wanted)
    if len(found := index.named(wanted, whole=True)) == 1:
        return found[0]
    query = f"name{'=' if found else ':'}{value}"
    if found or (found := index.named(wanted, whole=False)):
        some = ", ".join(found[:MOST_NAMED]) + (", ..." if len(found) > MOST_NAMED else "")
        have = f"{counted(len(found), 'card')} {form(len(found), 'has', 'have')}"
        fault += f"; {have} this in the name: {some} (`card search {shlex.quote(query)}` lists all)"
    elif not fault.endswith("?") and (near := index.misses(decks_api.parse_query(query))) and near[0].near:
        fault = decks_api.error_text(near[0])
    raise CommandError(fault)


def _figures(face: Face) -> str:
    kinds = zip(face.design.figures, face.figures, strict=True)
    shown = ((kind.label or kind.name, kind.key, value) for kind, value in kinds if value is not None)
    modifies = ("ap", "hp") if face.modifier else ()
    return ", ".join(f"{name} {value:+d}" if key in modifies else f"{name} {value}" for name, key, value in shown)


def _color(face: Face, language: str) -> str:
    from gundam_desktop.games.gcg import decks_api

    return decks_api.color_names((face.color,), language) if face.color else ""


# --- searching


def run_search(arguments: argparse.Namespace) -> int:
    """List the cards that match a query; 1 when there are none."""
    from gundam_desktop.games.gcg import decks_api, library

    query = decks_api.parse_query(arguments.query)
    if query.errors:
        fault = query.errors[0]
        sentence = decks_api.error_text(fault, arguments.language)
        raise CommandError(f"query, character {fault.start + 1}: {sentence}")
    index = decks_api.card_index(tokens=True)
    counters: decks_api.Counters = {}
    if any(placed.field in decks_api.SHELVES for placed in query.terms):
        try:
            counters = decks_api.counters_of(decks_api.player_collection().read())
        except decks_api.DeckError as error:
            raise CommandError(str(error)) from None
    numbers = sorted(index.find(query, counters), key=decks_api.sort_key(index, "number"))
    faces = [library.face(number, arguments.language) for number in numbers]
    for miss in index.misses(query):
        warn(decks_api.error_text(miss, arguments.language))
    if arguments.json:
        print_json({"count": len(faces), "cards": [_facts(face) for face in faces]})
        return DONE if faces else ANSWER_IS_NO
    for face in faces:
        shown = (face.number, face.name, _color(face, arguments.language), face.type_name, _figures(face))
        print(" | ".join(filter(None, shown)))
    print(f"{len(faces)} found")
    return DONE if faces else ANSWER_IS_NO


def _facts(face: Face) -> dict[str, Any]:
    from gundam_desktop.games.gcg import library

    return {
        "number": face.number,
        "name": face.name,
        "type": face.type,
        "color": face.color or None,
        **library.stats(face)._asdict(),
        "environment": list(face.environment),
        "traits": list(face.traits),
        "link": face.condition or None,
    }


# --- reading


def run_read(arguments: argparse.Namespace) -> int:
    """Read wording into effects; 1 when part of it is not understood."""
    from gundam_desktop.games.gcg import devtools

    if arguments.file:
        entries = _entries(arguments.file)
    else:
        if not arguments.wording.strip():
            raise CommandError("there is no text; expected the wording of a card")
        entries = [{"number": "", "text": arguments.wording.replace("\\n", "\n")}]
    results = [devtools.read(entry["number"], entry["text"]) for entry in entries]
    good = sum(result["ok"] for result in results)
    if arguments.json:
        print_json({"read": good, "failed": len(results) - good, "results": results})
    else:
        for result in results:
            _print_read(result)
        if arguments.file:
            print(f"{good} read, {len(results) - good} failed")
    return DONE if good == len(results) else ANSWER_IS_NO


def _print_read(result: dict[str, Any]) -> None:
    name = f"{result['number']}: " if result["number"] else ""
    if not result["ok"]:
        print(on_one_line(f"FAILED {name}{result['why']}{': ' if result['at'] else ''}{result['at']}"))
        return
    for line in result["text"]:
        print(f"{name}{line}")
    if not name:
        print(json.dumps(result["effects"], ensure_ascii=False, indent=2))


def _entries(path: Path) -> list[dict[str, Any]]:
    right = "expected a JSON list of {number, name, type, text}"
    try:
        if path.is_dir():
            raise CommandError(f"{path}: this is a folder; {right}")
        data = json.loads(read_whole(path, LARGEST_FILE).decode("utf-8-sig"))
    except OSError as error:
        raise CommandError(f"{path}: cannot be read ({error.strerror})") from None
    except UnicodeDecodeError as error:
        raise CommandError(f"{path}: not a text file in UTF-8 (byte {error.start})") from None
    except json.JSONDecodeError as error:
        raise CommandError(f"{path}, line {error.lineno}: not valid JSON ({error.msg}); {right}") from None
    except RecursionError:
        raise CommandError(f"{path}: not valid JSON (nested too deeply); {right}") from None
    except ValueError:
        raise CommandError(f"{path}: not valid JSON (a figure is too long); {right}") from None
    if not isinstance(data, list):
        raise CommandError(f"{path}: {right}")
    for place, entry in enumerate(data, start=1):
        if not isinstance(entry, dict) or not isinstance(entry.get("number"), str):
            raise CommandError(f"{path}, entry {place}: {right}")
        if not isinstance(entry.get("text"), str | None):
            raise CommandError(f"{path}, entry {place}: text must be a text; {right}")
    return [{**entry, "text": entry.get("text") or ""} for entry in data]


# --- files and sets


def run_check(arguments: argparse.Namespace) -> int:
    """Validate card set files; 1 when one is not valid."""
    from gundam_desktop.games.gcg import devtools

    try:
        count, errors = devtools.check_files(arguments.files)
    except devtools.UnreadableSet as error:
        raise CommandError(str(error)) from None
    if arguments.json:
        print_json({"cards": count, "errors": errors})
    else:
        for line in errors:
            print(on_one_line(line))
        print(f"valid cards: {count}, errors: {len(errors)}")
    return ANSWER_IS_NO if errors else DONE


def run_coverage(arguments: argparse.Namespace) -> int:
    """Print how many cards of each set run whole; 1 when one runs in part."""
    from gundam_desktop.games.gcg import devtools

    sets = devtools.coverage()
    if arguments.json:
        print_json({"sets": sets})
    else:
        for name, row in sets.items():
            in_part = f" ({', '.join(row['partial_cards'])})" if row["partial"] else ""
            print(f"{name}: {counted(row['cards'], 'card')}, {row['whole']} whole, {row['partial']} in part{in_part}")
        for language, name in (("ja", "Japanese"), ("zh", "Chinese")):
            unknown = sum(row["english_names"][language] for row in sets.values())
            formed = sum(row["formed_names"][language] for row in sets.values())
            print(f"cards whose {name} name was formed like those of other cards, not official: {formed}")
            print(f"cards whose {name} name is not known, so that it is shown in English: {unknown}")
    return ANSWER_IS_NO if any(row["partial"] for row in sets.values()) else DONE
