#!/usr/bin/env python3
"""Builds the program for people without Python, from a clean clone: a folder, an archive, and on Debian a package.

    python3 packaging/build.py                     into dist/, with an environment of its own in build/package
    python3 packaging/build.py --wheel FILE.whl    of a wheel that is there already, and its compiled engine
    python3 packaging/build.py --python FILE       in an environment that has requirements/lock-package.txt
    python3 packaging/build.py --quick             packs the archive less well, but soon, and makes no .deb

Prints the size of all that it has made. Needs Python 3.11 to 3.13; for the compiled engine a C compiler.
"""

from __future__ import annotations

import argparse
import importlib
import os
import platform
import shutil
import subprocess
import sys
import tarfile
import venv
import zipfile
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

ROOT = Path(__file__).resolve().parents[1]
LOCK = ROOT / "requirements" / "lock-package.txt"
NAME = "gundam-desktop"
WORK = ROOT / "build" / "package"


def main(arguments: Sequence[str]) -> int:
    """Build all, and say what it has come to; the exit status."""
    parser = argparse.ArgumentParser(description="Builds the program for people without Python.")
    parser.add_argument("--output", type=Path, default=ROOT / "dist", help="the folder for what is made (dist)")
    parser.add_argument("--wheel", type=Path, help="a wheel of the project; without it one is built")
    parser.add_argument("--python", type=Path, help="the Python of an environment that has lock-package.txt")
    parser.add_argument("--quick", action="store_true", help="pack the archive less well, and make no .deb")
    given = parser.parse_args(arguments)
    output = given.output.resolve()
    output.mkdir(parents=True, exist_ok=True)
    python = given.python.absolute() if given.python else environment(WORK / "environment")
    stage = unpacked(given.wheel.resolve() if given.wheel else wheel(python, WORK / "wheel"), WORK / "stage")
    icons = WORK / "icons"
    run(python, ROOT / "packaging" / "app_icon.py", icons)
    folder = frozen(python, stage, icons, output)
    made = [folder]
    if sys.platform == "linux":
        linux = importlib.import_module("linux_package")  # it is beside this file
        linux.add_share(folder, icons)
        file = output / f"{NAME}-{version(stage)}-linux-{platform.machine()}.tar.xz"
        made += [archive(folder, file, preset=1 if given.quick else 6)]
        if shutil.which("dpkg-deb") and not given.quick:
            made += [linux.debian_package(folder, icons, version(stage), output)]
    else:
        system = {"win32": "windows", "darwin": "macos"}.get(sys.platform, sys.platform)
        app = output / "Gundam Desktop.app"
        made += [zipped(app if app.is_dir() else folder, output / f"{NAME}-{version(stage)}-{system}")]
    for path in made:
        print(f"{size(path) / 1e6:8.1f} MB  {path}")
    return 0


def environment(folder: Path) -> Path:
    """Return the Python of an environment with the locked packages, which is made if need be."""
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    stamp = folder / "lock-package.txt"
    if not stamp.is_file() or stamp.read_bytes() != LOCK.read_bytes():
        venv.create(folder, clear=True, with_pip=True)
        run(python, "-m", "pip", "install", "--quiet", "--require-hashes", "--requirement", LOCK)
        shutil.copy(LOCK, stamp)
    return python


def wheel(python: Path, folder: Path) -> Path:
    """Build the wheel, with the compiled engine where there is a C compiler."""
    for stale in (folder, *ROOT.glob("build/lib*"), *ROOT.glob("build/bdist*")):  # modules that are gone would stay
        shutil.rmtree(stale, ignore_errors=True)
    run(python, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", folder, ROOT)
    (made,) = folder.glob("*.whl")
    return made


def unpacked(file: Path, folder: Path) -> Path:
    """Unpack the wheel into a folder: the program with its data, as it is frozen."""
    shutil.rmtree(folder, ignore_errors=True)
    with zipfile.ZipFile(file) as opened:
        opened.extractall(folder)
    return folder


def version(stage: Path) -> str:
    """Return the version of the unpacked wheel."""
    (metadata,) = stage.glob("*.dist-info")
    return metadata.name.removesuffix(".dist-info").partition("-")[2]


def frozen(python: Path, stage: Path, icons: Path, output: Path) -> Path:
    """Freeze the program with PyInstaller; return its folder."""
    folder = output / NAME
    shutil.rmtree(folder, ignore_errors=True)
    spec = ROOT / "packaging" / "gundam_desktop.spec"
    folders = ("--distpath", output, "--workpath", WORK / "pyinstaller")
    options = ("--noconfirm", "--log-level", "ERROR", *folders, spec, "--", "--stage", stage, "--icons", icons)
    run(python, "-m", "PyInstaller", *options)
    shutil.copy(ROOT / "LICENSE", folder)
    run(python, ROOT / "packaging" / "licence_texts.py", folder / "licences")
    return folder


def archive(folder: Path, file: Path, preset: Literal[1, 6]) -> Path:
    """Pack the folder, with nobody's name in the archive."""

    def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = ""
        return entry

    with tarfile.open(file, "w:xz", preset=preset) as packed:
        packed.add(folder, folder.name, filter=plain)
    return file


def zipped(folder: Path, file: Path) -> Path:
    """Pack the folder as people of Windows and macOS expect it."""
    return Path(shutil.make_archive(str(file), "zip", folder.parent, folder.name))


def size(path: Path) -> int:
    """Return the bytes of a file, or of all files in a folder."""
    files = [path] if path.is_file() else path.rglob("*")
    return sum(file.stat().st_size for file in files if file.is_file() and not file.is_symlink())


def run(*command: str | Path) -> None:
    """Run a command in the project's folder; an error ends the build."""
    subprocess.run([str(part) for part in command], cwd=ROOT, check=True)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except subprocess.CalledProcessError as error:
        print(f"build.py: failed: {' '.join(error.cmd)}", file=sys.stderr)
        sys.exit(1)
