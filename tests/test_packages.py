"""What the packages are made from fits the program: files that it opens, modules of Qt, locks, the version."""

from __future__ import annotations

import configparser
import importlib
import re
import shutil
import struct
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest

from gundam_desktop import __version__
from gundam_desktop.cli.main import main
from gundam_desktop.games.gcg import decks_api
from gundam_desktop.net.invitation import SCHEME
from gundam_desktop.prepared import cached
from gundam_desktop.records.journal import SUFFIX
from gundam_desktop.ui.app.file_opening import SCENARIOS
from gundam_desktop.ui.app.link_scheme import PROGRAM
from gundam_desktop.ui.decks.import_export.export_forms import TextForm

pytestmark = pytest.mark.clone
ROOT = Path(__file__).parents[1]
PACKAGING = ROOT / "packaging"
LINUX = PACKAGING / "linux"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"
NETWORK = {"socket", "ssl", "urllib", "http", "ftplib", "smtplib", "requests", "httpx", "aiohttp", "asyncio"} | {
    "websockets",
    "zeroconf",
}
"""Modules that reach a network."""
_IMPORT = re.compile(r"^\s*(?:from|import) ([\w.]+)", re.MULTILINE)
CLUSTER = Path("bots", "cluster.py")
"""Games on machines of one's own, asked for by `--scheduler`: not in the packed program."""
SERVE = Path("cli", "serve.py")
INTERRUPTS = Path("ui", "app", "interrupts.py")
"""Its pair of sockets wakes the program itself; nothing outside can reach it."""


def imports() -> Iterator[tuple[Path, str]]:
    """Every module that the program imports, with the file that does."""
    package = ROOT / "gundam_desktop"
    for path in package.rglob("*.py"):
        for name in _IMPORT.findall(path.read_text(encoding="utf-8")):
            yield path.relative_to(package), name


def of_spec(name: str) -> list[str]:
    """The texts of a tuple in PyInstaller's plan."""
    (written,) = re.findall(rf"^{name} = \((.+)\)", (PACKAGING / "gundam_desktop.spec").read_text(), re.MULTILINE)
    return re.findall(r'"([^"]+)"', written)


class DesktopEntry(configparser.ConfigParser):
    """A desktop entry: its keys have large letters, too."""

    def optionxform(self, optionstr: str) -> str:
        return optionstr


def entry(name: str) -> configparser.SectionProxy:
    parser = DesktopEntry(interpolation=None)
    parser.read(LINUX / name, encoding="utf-8")
    return parser["Desktop Entry"]


def test_the_files_that_open_by_a_double_click_are_those_that_the_client_opens() -> None:
    kinds = ElementTree.parse(LINUX / "gundam-desktop.xml").getroot()
    globs = {glob.get("pattern", "") for glob in kinds.iter(f"{MIME}glob")}
    assert f"*{SUFFIX}" in globs
    assert any(glob.endswith(SCENARIOS) for glob in globs)
    lists = {f".{suffix}" for suffix in TextForm.suffixes}
    assert {"*.deck", "*.pack"} <= globs
    assert ".deck" in lists, "what the client registers, it writes, too"
    assert lists <= {*decks_api.SUFFIXES}
    types = [kind.get("type") for kind in kinds.iter(f"{MIME}mime-type")]
    opening = entry("gundam-desktop-open.desktop")
    assert opening["MimeType"].strip(";").split(";") == types
    assert opening["Exec"] == "gundam-desktop open %F"
    assert entry("gundam-desktop.desktop")["Exec"] == "gundam-desktop"
    joining = entry("gundam-desktop-join.desktop")
    assert joining["Exec"] == "gundam-desktop open %u"
    assert joining["MimeType"] == f"x-scheme-handler/{SCHEME};"
    plan = (PACKAGING / "gundam_desktop.spec").read_text(encoding="utf-8")
    assert f'"CFBundleURLSchemes": ["{SCHEME}"]' in plan
    (kinds_on_macos,) = re.findall(r"^    kinds = \{(.+)\}", plan, re.MULTILINE)
    assert re.findall(r'"(\w+)":', kinds_on_macos) == ["game", "yaml", "deck", "pack"]
    assert f'program("{PROGRAM.removesuffix(".exe")}", console=False)' in plan, "what Windows starts for a link"


def test_the_program_is_added_to_the_menu_from_any_folder_and_taken_out_again(tmp_path: Path) -> None:
    unpacked = tmp_path / "a 'new' $(game) & `more`|100% \\ of \"it\""
    for file in LINUX.iterdir():
        kind = file.name.partition(".")[2]
        folder = {"desktop": "share/applications", "xml": "share/mime/packages", "sh": "."}.get(kind, "share/metainfo")
        (unpacked / folder).mkdir(parents=True, exist_ok=True)
        shutil.copy(file, unpacked / folder)
    (unpacked / "share" / "icons").mkdir()
    share = tmp_path / "of the user"
    call = ["sh", str(unpacked / "add-to-menu.sh")]
    environment = {"PATH": "/usr/bin:/bin", "XDG_DATA_HOME": str(share)}
    subprocess.run(call, env=environment, check=True)
    parser = DesktopEntry(interpolation=None)
    parser.read(share / "applications" / "gundam-desktop-open.desktop", encoding="utf-8")
    written = parser["Desktop Entry"]["Exec"].replace("\\\\", "\\")  # a value writes each backslash twice
    quoted, rest = written[1:].rsplit('"', 1)
    assert re.sub(r"\\(.)", r"\1", quoted).replace("%%", "%") == str(unpacked / "gundam-desktop")
    assert (written[0], rest) == ('"', " open %F")
    subprocess.run([*call, "--remove"], env=environment, check=True)
    assert [path.name for path in share.rglob("*gundam*")] == []


def test_links_of_the_readme_lead_into_the_repository_whose_address_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(PACKAGING))
    absolute, address = importlib.import_module("wheel_data").absolute, "https://forge.example/us/game"
    text = "![table](docs/table.png), [rules](docs/rulings.md), [below](#games), [Qt](https://qt.io)"
    assert absolute(text, address) == (
        f"![table]({address}/raw/HEAD/docs/table.png), [rules]({address}/blob/HEAD/docs/rulings.md), [below](#games),"
        " [Qt](https://qt.io)"
    )


def test_prepared_data_in_the_cache_is_made_once_and_made_again_when_it_is_not_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.syspath_prepend(str(PACKAGING))
    preparing = importlib.import_module("prepared_data")
    made: list[str] = []

    def content() -> list[int]:
        made.append("parts")
        return [1]

    monkeypatch.setattr(preparing, "PARTS", (preparing.Part("parts", lambda: "a", content),))
    file = cached("parts", "a")
    for _ in range(2):
        assert preparing.main([]) == 0
    whole = file.read_bytes()
    file.write_bytes(whole[:-1])
    assert preparing.main([]) == 0
    assert (len(made), file.read_bytes()) == (2, whole)


def test_every_module_of_qt_that_is_imported_is_packed() -> None:
    used = {name.split(".")[1] for _, name in imports() if name.startswith("PySide6.")}
    assert used == set(of_spec("MODULES"))


def test_a_network_is_used_only_to_play_over_it() -> None:
    known = set(imports())
    found = {(path, name) for path, name in known if name.split(".")[0] in NETWORK and name != "urllib.parse"}
    elsewhere = {path for path, _ in found if path.parts[0] != "net"}
    assert elsewhere <= {CLUSTER, INTERRUPTS, SERVE}, found
    assert (Path("cli", "main.py"), "argparse") in known


def test_the_version_stands_in_one_place(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"gundam-desktop {__version__}\n"
    assert f'"{__version__}"' not in (ROOT / "pyproject.toml").read_text(encoding="utf-8")


def test_the_locks_agree() -> None:
    locks = {}
    for name in ("lock.txt", "lock-dev.txt", "lock-package.txt", "lock-fuzz.txt", "lock-server.txt"):
        text = (ROOT / "requirements" / name).read_text(encoding="utf-8")
        locks[name] = dict(re.findall(r"^([\w-]+)==(\S+)", text, re.MULTILINE))
        assert text.count("--hash=sha256:") >= len(locks[name])
    for name in ("lock-dev.txt", "lock-package.txt", "lock-fuzz.txt"):
        assert locks["lock.txt"].items() <= locks[name].items(), name
    assert locks["lock-server.txt"].items() <= locks["lock.txt"].items()


def test_a_server_needs_all_but_what_windows_need() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    of_windows = ("PySide6-Essentials", "miniaudio", "segno")
    wanted = [line for line in project["dependencies"] if not line.startswith(of_windows)]
    server = (ROOT / "requirements" / "server.in").read_text(encoding="utf-8").splitlines()
    assert [line for line in server if not line.startswith("#")] == wanted


@pytest.fixture
def app_icon(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(PACKAGING))
    return importlib.import_module("app_icon")


def test_icons_hold_the_pictures_where_their_heads_say(app_icon: ModuleType) -> None:
    pictures = {16: b"small", 256: b"a large one"}
    made = app_icon.ico(pictures)
    for number, (side, picture) in enumerate(pictures.items()):
        width, _high, *_, length, at = struct.unpack_from("<BBBBHHII", made, 6 + 16 * number)
        assert (width or 256, made[at : at + length]) == (side, picture)
    made = app_icon.icns({b"ic08": b"picture"})
    assert (made[:4], struct.unpack(">I", made[4:8])[0]) == (b"icns", len(made))


def test_scripts_that_the_workflow_names_are_there() -> None:
    text = (ROOT / ".github" / "workflows" / "packages.yml").read_text(encoding="utf-8")
    named = set(re.findall(r"packaging/[\w.]+", text)) | set(re.findall(r"requirements/[\w.-]+", text))
    assert len(named) >= 4
    assert [name for name in named if not (ROOT / name).is_file()] == []


def test_known_weaknesses_of_locked_packages_are_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.syspath_prepend(str(PACKAGING))
    check = importlib.import_module("check_dependencies")
    (tmp_path / "lock.txt").write_text("alpha==1.0 \\\n    --hash=sha256:0\nbeta==2 ; sys_platform == 'win32' \\\n")
    (tmp_path / "lock-dev.txt").write_text("alpha==1.0 \\\n")
    asked: list[object] = []

    def ask(question: dict[str, list[object]]) -> dict[str, list[object]]:
        asked.extend(question["queries"])
        return {"results": [{}, {"vulns": [{"id": "X-1"}]}]}

    def fail(_question: object) -> dict[str, list[object]]:
        raise OSError("no network")

    assert check.main(ask, tmp_path) == 1
    assert capsys.readouterr().out == "beta 2: X-1\n"
    assert asked[0] == {"package": {"name": "alpha", "ecosystem": "PyPI"}, "version": "1.0"}
    assert check.main(lambda _question: {"results": [{}, {}]}, tmp_path) == 0
    assert check.main(lambda _question: {"results": []}, tmp_path) == 2
    assert check.main(fail, tmp_path) == 2
