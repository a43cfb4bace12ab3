"""`rule load FILE`: compares the player's own copy of an official document with the program's text."""

from __future__ import annotations

import argparse

from gundam_desktop.cli.command import DONE, CommandError, edition_of, print_json, rulebook_of


def run_load(arguments: argparse.Namespace) -> int:
    """Read and keep a document, and print which of its clauses have been matched and which could not be."""
    from gundam_desktop.rulebook.book import RulebookError
    from gundam_desktop.rulebook.own_document import load

    rulebook, edition = rulebook_of(arguments.game), edition_of(arguments.game, arguments.edition)
    try:
        laid = load(arguments.file, rulebook, arguments.language, edition)
    except RulebookError as error:
        raise CommandError(str(error)) from None
    except OSError as error:
        raise CommandError(f"{arguments.file}: {error.strerror or error}") from None
    if arguments.json:
        print_json(laid._asdict())
        return DONE
    print(f"edition {laid.edition} in {laid.language}: {len(laid.matched)} matched")
    _print_numbers("missing in the document", laid.missing)
    _print_numbers("only in the document", laid.extra)
    return DONE


def _print_numbers(what: str, numbers: tuple[str, ...]) -> None:
    print(f"{what}: {', '.join(numbers) or 'none'}")
