"""`render`: draws the table at the position of a scenario."""

from __future__ import annotations

import argparse
from pathlib import Path

from gundam_desktop.cli.command import DONE, CommandError, Commands, add, add_game, ended_at_once, picture, scenarios_of
from gundam_desktop.games import find
from gundam_desktop.languages import LANGUAGES

SMALLEST, LARGEST = 100, 10_000
MOST_SCALE = 8


def add_to(commands: Commands) -> None:
    """Add the command."""
    text = "draw the table at the position that a scenario file ends in"
    parser = add(commands, "render", text, "render puzzle.yaml -o table.png --size 1920x1080", run, cards=True)
    parser.add_argument("path", metavar="PATH", type=Path, help="a scenario file; the first scenario in it is drawn")
    add_game(parser)
    parser.add_argument("-o", "--output", metavar="PNG", type=picture, required=True, help="the picture to write")
    parser.add_argument("--player", choices=("A", "B"), default="A", help="the player whose view is drawn")
    parser.add_argument("--size", type=_size, default=(1440, 900), metavar="WxH", help="size (1440x900 if not given)")
    parser.add_argument("--scale", type=_scale, default=1.0, metavar="N", help="device pixels per pixel of the size")
    parser.add_argument("--theme", choices=("dark", "light"), default="dark")
    parser.add_argument("--language", choices=LANGUAGES, default="en")


def run(arguments: argparse.Namespace) -> int:
    """Draw the picture."""
    from gundam_desktop.scenarios.document import ScenarioError
    from gundam_desktop.scenarios.reading import read_file
    from gundam_desktop.scenarios.runner import PlayError, play

    with ended_at_once():
        from gundam_desktop.ui.table.render import PictureError, render

    try:
        game = play(read_file(arguments.path, scenarios_of(arguments.game))[0])
    except (ScenarioError, PlayError) as error:
        raise CommandError(str(error)) from None
    game_module = find(arguments.game)
    game = game_module.load(game.dump())  # this registers the faces of the position's own cards
    player = "AB".index(arguments.player)
    choices = game.legal_choices(player) if game.decision.player == player else []
    try:
        render(
            game.view(player),
            choices,
            arguments.output,
            arguments.size,
            arguments.scale,
            arguments.theme,
            arguments.language,
            library=game_module.library,
        )
    except PictureError as error:
        raise CommandError(str(error)) from None
    return DONE


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    if not (width.isdecimal() and height.isdecimal()):
        raise argparse.ArgumentTypeError(f"`{text}` is not a size; expected something like 1440x900")
    size = int(width[:6]), int(height[:6])
    if not all(SMALLEST <= side <= LARGEST for side in size):
        raise argparse.ArgumentTypeError(f"`{text}`: expected {SMALLEST} to {LARGEST} pixels")
    return size


def _scale(text: str) -> float:
    try:
        scale = float(text)
    except ValueError:
        scale = 0.0
    if not 0 < scale <= MOST_SCALE:
        raise argparse.ArgumentTypeError(f"`{text}` is not a scale; expected a number above 0, at most {MOST_SCALE}")
    return scale
