"""What the frozen program needs on Linux besides its folder: entries for the desktop, libraries, a Debian package."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
NAME = "gundam-desktop"
FILES = ROOT / "packaging" / "linux"
PACKAGES = "debian-packages.txt"
"""The file in the program's folder that names the Debian packages that it needs."""
ALSO = ("fontconfig-config", "xkb-data")
"""Packages whose files are read, though no library asks for them."""
_NEEDED = re.compile(r"\(NEEDED\).*\[(.+)\]")


def add_share(folder: Path, icons: Path) -> None:
    """Put the entries for the desktop, and the list of Debian packages, into the program's folder."""
    _desktop_files(folder / "share", icons)
    shutil.copy(FILES / "add-to-menu.sh", folder)
    (folder / PACKAGES).write_text("\n".join(system_packages(folder)) + "\n", encoding="utf-8")


def _desktop_files(share: Path, icons: Path) -> None:
    applications, mime, about = share / "applications", share / "mime" / "packages", share / "metainfo"
    for made in (applications, mime, about):
        made.mkdir(parents=True, exist_ok=True)
    for entry in FILES.glob("*.desktop"):
        shutil.copy(entry, applications)
    shutil.copy(FILES / f"{NAME}.xml", mime)
    shutil.copy(FILES / f"{NAME}.metainfo.xml", about)
    for icon in icons.glob(f"{NAME}-*.png"):
        side = icon.stem.rpartition("-")[2]
        target = share / "icons" / "hicolor" / f"{side}x{side}" / "apps" / f"{NAME}.png"
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(icon, target)


def missing_libraries(folder: Path) -> set[str]:
    """Return the names of the libraries that the program asks for and that are not in its folder."""
    files = [path for path in folder.rglob("*") if path.is_file() and _is_elf(path)]
    asked = {name for file in files for name in needed(file)}
    return asked - {path.name for path in folder.rglob("*")}


def needed(file: Path) -> Iterator[str]:
    """Yield the names of the libraries that a program or a library asks for."""
    told = subprocess.run(["readelf", "--dynamic", str(file)], capture_output=True, text=True, check=True)
    yield from _NEEDED.findall(told.stdout)


def system_packages(folder: Path) -> list[str]:
    """Return the names of the Debian packages with the libraries that the program asks for. Needs dpkg; else none."""
    if shutil.which("dpkg-query") is None:
        return []
    found = {package for name in missing_libraries(folder) for package in _packages_with(name)}
    return sorted({*found, *ALSO})


def _packages_with(library: str) -> Iterator[str]:
    told = subprocess.run(["dpkg-query", "--search", f"*/{library}"], capture_output=True, text=True)
    owners = [line.partition(":")[0] for line in told.stdout.splitlines() if f"/{library}" in line]
    if not owners and not library.startswith("ld-linux"):
        raise SystemExit(f"linux_package.py: no Debian package that is installed here has {library}")
    yield from owners[:1]


def _is_elf(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def debian_package(folder: Path, icons: Path, version: str, output: Path) -> Path:
    """Make a .deb of the program's folder."""
    root = output / "debian"
    shutil.rmtree(root, ignore_errors=True)
    library = root / "usr" / "lib" / NAME
    shutil.copytree(folder, library, symlinks=True, ignore=shutil.ignore_patterns("share", "add-to-menu.sh"))
    _desktop_files(root / "usr" / "share", icons)
    (root / "usr" / "bin").mkdir(parents=True)
    (root / "usr" / "bin" / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
    documents = root / "usr" / "share" / "doc" / NAME
    documents.mkdir(parents=True)
    shutil.copy(ROOT / "LICENSE", documents / "copyright")
    packages = (folder / PACKAGES).read_text(encoding="utf-8").split()
    kilobytes = sum(path.stat().st_size for path in root.rglob("*") if path.is_file() and not path.is_symlink()) // 1000
    fields = {
        "Package": NAME,
        "Version": version,
        "Architecture": _machine(),
        "Maintainer": "Gundam Desktop contributors <nobody@localhost>",
        "Installed-Size": str(kilobytes),
        "Depends": ", ".join(packages),
        "Recommends": "libasound2",
        "Section": "games",
        "Priority": "optional",
        "Description": "client for the GUNDAM CARD GAME (unofficial)\n Play, learn, build decks, read the rules.",
    }
    control = root / "DEBIAN" / "control"
    control.parent.mkdir()
    control.write_text("".join(f"{name}: {value}\n" for name, value in fields.items()), encoding="utf-8")
    made = output / f"{NAME}_{version}_{_machine()}.deb"
    subprocess.run(
        ["dpkg-deb", "--root-owner-group", "-Zxz", "-z6", "--build", str(root), str(made)],
        check=True,
        stdout=subprocess.DEVNULL,
    )
    shutil.rmtree(root)
    return made


def _machine() -> str:
    return subprocess.run(["dpkg", "--print-architecture"], capture_output=True, text=True, check=True).stdout.strip()
