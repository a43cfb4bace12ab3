"""`render`: a position as a picture."""

from __future__ import annotations

# fixture
from pathlib import Path

import pytest

from gundam_desktop.cli.main import main
from tests.cli.output import one_line


@pytest.mark.parametrize(
    ("option", "why"),
    [
        (["--size", "big"], "`big` is not a size; expected something like 1440x900"),
        (["--size", "10x10"], "expected 100 to 10000 pixels"),
        (["--scale", "0"], "`0` is not a scale"),
        (["--scale", "nan"], "`nan` is not a scale"),
    ],
)
def test_wrong_sizes_of_a_picture(option: list[str], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["render", "x.yaml", "-o", "x.png", *option]) == 2
    assert why in one_line(capsys)


def test_render_draws_a_picture(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = folder / "table.png"
    call = [
        "render",
        str(folder / "good.yaml"),
        "-o",
        str(picture),
        "--size",
        "800x600",
        "--scale",
        "2",
        "--theme",
        "light",
    ]
    assert main(call) == 0
    data = picture.read_bytes()
    assert data.startswith(b"\x89PNG")
    assert (int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")) == (1600, 1200)
    assert main(["render", str(folder / "none.yaml"), "-o", str(picture)]) == 2
    assert "cannot be read" in one_line(capsys)
    assert main(["render", str(folder / "good.yaml"), "-o", str(folder / "no" / "table.png")]) == 2
    assert one_line(capsys).startswith(f"gundam-desktop render: argument -o/--output: {folder / 'no' / 'table.png'}: ")


def test_a_picture_is_a_png(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["render", "x.yaml", "-o", "x.jpg"]) == 2
    assert "`x.jpg`: the picture is a PNG; expected a name like table.png" in one_line(capsys)
