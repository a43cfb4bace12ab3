#!/usr/bin/env python3
"""Sets everything up on first use, then starts Gundam Desktop, or with `--test` runs all tests and linters.

    python3 run.py [ARGUMENTS...]              the client, or one of its commands (try: --help)
    python3 run.py --test [PYTEST ARGUMENTS...]  all linters, then the tests (with --full: every case of every test)

Needs Python 3.11 to 3.13 and nothing else; other missing parts are installed or named. Everything goes into the folder
.venv beside this file, from the locked versions in requirements/. To start over, delete that folder.
"""

from __future__ import annotations

import contextlib
import ctypes
import hashlib
import importlib.util
import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
STAMP = "set-up.json"
UNFINISHED = "set-up-unfinished"
LOG = "set-up.log"
"""What the programs of a set-up printed; it stays only if one of them has failed."""
STEPS = 4
OLDEST, NEWEST = (3, 11), (3, 13)
LOCKS = {"run": "requirements/lock.txt", "test": "requirements/lock-dev.txt"}
OWN_FLAGS = ("--full", "--whole", "--shrink", "--compiled", "--visible")
FLAGS = (*OWN_FLAGS, "-x", "-v", "-vv", "-q", "-s", "-l", "--lf", "--ff", "--sw")
"""Options of the tests that stand alone, the project's own and some of pytest's."""
CHECKS = (["ruff", "check"], ["ruff", "format", "--check"], ["mypy"])


class SetUpError(Exception):
    """Set-up is not possible: the fault and its remedy, for the person who started this."""


class Library(NamedTuple):
    """A library file that Qt loads, and the package that contains it, by package manager."""

    file: str
    apt: str
    dnf: str
    pacman: str
    zypper: str


LIBRARIES = tuple(
    Library(*line.split())
    for line in """
libGL.so.1                libgl1               libglvnd-glx         libglvnd             Mesa-libGL1
libEGL.so.1               libegl1              libglvnd-egl         libglvnd             Mesa-libEGL1
libglib-2.0.so.0          libglib2.0-0         glib2                glib2                libglib-2_0-0
libgthread-2.0.so.0       libglib2.0-0         glib2                glib2                libgthread-2_0-0
libfreetype.so.6          libfreetype6         freetype             freetype2            libfreetype6
libfontconfig.so.1        libfontconfig1       fontconfig           fontconfig           fontconfig
libdbus-1.so.3            libdbus-1-3          dbus-libs            dbus                 libdbus-1-3
libxkbcommon.so.0         libxkbcommon0        libxkbcommon         libxkbcommon         libxkbcommon0
libxkbcommon-x11.so.0     libxkbcommon-x11-0   libxkbcommon-x11     libxkbcommon-x11     libxkbcommon-x11-0
libX11-xcb.so.1           libx11-xcb1          libX11-xcb           libx11               libX11-xcb1
libxcb-cursor.so.0        libxcb-cursor0       xcb-util-cursor      xcb-util-cursor      libxcb-cursor0
libxcb-icccm.so.4         libxcb-icccm4        xcb-util-wm          xcb-util-wm          libxcb-icccm4
libxcb-image.so.0         libxcb-image0        xcb-util-image       xcb-util-image       libxcb-image0
libxcb-keysyms.so.1       libxcb-keysyms1      xcb-util-keysyms     xcb-util-keysyms     libxcb-keysyms1
libxcb-render-util.so.0   libxcb-render-util0  xcb-util-renderutil  xcb-util-renderutil  libxcb-render-util0
libxcb-util.so.1          libxcb-util1         xcb-util             xcb-util             libxcb-util1
libxcb-randr.so.0         libxcb-randr0        libxcb               libxcb               libxcb-randr0
libxcb-render.so.0        libxcb-render0       libxcb               libxcb               libxcb-render0
libxcb-shape.so.0         libxcb-shape0        libxcb               libxcb               libxcb-shape0
libxcb-shm.so.0           libxcb-shm0          libxcb               libxcb               libxcb-shm0
libxcb-sync.so.1          libxcb-sync1         libxcb               libxcb               libxcb-sync1
libxcb-xfixes.so.0        libxcb-xfixes0       libxcb               libxcb               libxcb-xfixes0
libxcb-xkb.so.1           libxcb-xkb1          libxcb               libxcb               libxcb-xkb1
libwayland-cursor.so.0    libwayland-cursor0   libwayland-cursor    wayland              libwayland-cursor0
libwayland-egl.so.1       libwayland-egl1      libwayland-egl       wayland              libwayland-egl1
""".strip().splitlines()
)
INSTALL = {
    "apt": ("apt-get update", "apt-get install -y --no-install-recommends"),
    "dnf": ("dnf install -y",),
    "pacman": ("pacman -S --needed",),
    "zypper": ("zypper install -y",),
}


def main(arguments: Sequence[str]) -> int:
    """Set up what the arguments need, then run it; the exit status is its own, or 2 when set-up is not possible."""
    testing = list(arguments[:1]) == ["--test"]
    if testing and (missing := missing_path(pytest_arguments(arguments[1:]))):
        print(f"run.py: {missing}: there is no such file or folder", file=sys.stderr)
        return 2
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # a job in the background of a shell
        signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        check_python(sys.version_info[:2])
        set_up("test" if testing else "run")
    except SetUpError as error:
        print(f"run.py: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("run.py: interrupted; the next start sets up anew", file=sys.stderr)
        return 130
    if testing:
        return run_tests(arguments[1:])
    prepare_beside()
    return start([str(python_in(VENV)), "-P", "-m", "gundam_desktop", *arguments])


def run_tests(arguments: Sequence[str]) -> int:
    """Run every linter and every test, even when one has failed; the tests come last."""
    python = str(python_in(VENV))
    # Tests start some hundred programs, which compile every module again where byte code is not written.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    # What the program prepares to be faster, each process of the tests would else make for itself at first.
    cache = {"XDG_CACHE_HOME": str(ROOT / ".pytest_cache" / "d" / "prepared")}  # as in tests/conftest.py
    script = str(ROOT / "packaging" / "prepared_data.py")
    preparing = subprocess.Popen([python, script], cwd=ROOT, env={**environment, **cache}, stdin=subprocess.DEVNULL)
    commands = [*CHECKS, ["pytest", "-n", "logical", "--dist", "worksteal", *pytest_arguments(arguments)]]
    failed = []
    for command in commands:
        if command[0] == "pytest":
            preparing.wait()
        print(f"== {shlex.join(command)}", flush=True)
        if subprocess.call([python, "-m", *command], cwd=ROOT, env=environment) != 0:
            failed.append(shlex.join(command))
    if failed:
        print(f"run.py: failed: {', '.join(failed)}", file=sys.stderr)
    return 1 if failed else 0


def pytest_arguments(arguments: Sequence[str]) -> list[str]:
    """Write `--shared FOLDER` as `--shared=/path/to/FOLDER`.

    pytest takes a lone FOLDER for a folder of tests, and the tests run in the project's folder, not in the caller's.
    """
    written: list[str] = []
    for argument in arguments:
        if written and written[-1] == "--shared":
            written[-1] = f"--shared={Path(argument).resolve()}"
        elif argument.startswith("--shared="):
            written.append(f"--shared={Path(argument.removeprefix('--shared=')).resolve()}")
        else:
            written.append(argument)
    return written


def missing_path(arguments: Sequence[str]) -> str:
    """Return the first path of a call of pytest that is not there, before the linters start; else nothing.

    A word behind an option that may take one is left to pytest.
    """
    before = ""
    for argument in arguments:
        shared = argument.removeprefix("--shared=")
        if shared != argument or not (argument.startswith("-") or _may_take_a_word(before)):
            path = shared.partition("::")[0]
            if not (ROOT / path).exists():
                return path
        before = argument
    return ""


def _may_take_a_word(option: str) -> bool:
    return option.startswith("-") and "=" not in option and option not in FLAGS


def start(command: list[str]) -> int:
    """Replace this process by the command, or where that does not work well (Windows) wait for it."""
    if os.name == "posix":
        sys.stdout.flush()
        os.execv(command[0], command)
    return subprocess.call(command)


def check_python(version: tuple[int, ...]) -> None:
    if not OLDEST <= tuple(version) <= NEWEST:
        raise SetUpError(
            f"this is Python {_dotted(version)}; Gundam Desktop needs {_dotted(OLDEST)}, 3.12 or {_dotted(NEWEST)}. "
            f"Start it with one of these, for example: python{_dotted(NEWEST)} run.py"
        )


def _dotted(version: Iterable[int]) -> str:
    return ".".join(str(part) for part in version)


def set_up(purpose: str) -> None:
    """Make the virtual environment for "run" or "test" unless a stamp shows a finished one; all of it or nothing."""
    wanted, found = stamp_of(purpose), read_stamp(VENV)
    if wanted.items() <= found.items():
        return
    say("Setting up Gundam Desktop in the folder .venv. This takes about a minute, once.")
    try:
        begin(VENV, keep=all(found.get(name) == wanted[name] for name in ("python", "folder")))
        with step(1, "libraries of the system"):
            provide_system_packages()
        build(VENV, purpose)
        serves = {**wanted, **stamp_of("run")}  # an environment for tests serves for running, too
        (VENV / STAMP).write_text(json.dumps(serves), encoding="utf-8")
        (VENV / UNFINISHED).unlink()
        (ROOT / LOG).unlink(missing_ok=True)
        say("Ready.")
    except OSError as error:
        raise SetUpError(
            f"cannot write to {error.filename or ROOT} ({error.strerror}). Move the project to a folder of your own."
        ) from error
    finally:
        if (VENV / UNFINISHED).exists():
            shutil.rmtree(VENV, ignore_errors=True)


def prepare_beside() -> None:
    """Begin to prepare, beside the program, what makes the next start faster: card sets and the parser of
    card texts, and the rules engine.

    What is there already is not made again; the engine is compiled where there is a C compiler.
    """
    commands = [["prepared_data.py"]]
    compiler = shutil.which(os.environ.get("CC", "cc").split()[0])
    if compiler is not None and not os.environ.get("GUNDAM_DESKTOP_INTERPRETED"):
        commands.append(["compiled_engine.py", "--once"])
    nothing = subprocess.DEVNULL
    for script, *arguments in commands:
        command = [str(python_in(VENV)), str(ROOT / "packaging" / script), *arguments]
        subprocess.Popen(command, cwd=ROOT, stdin=nothing, stdout=nothing, stderr=nothing, start_new_session=True)


def stamp_of(purpose: str) -> dict[str, str]:
    """Return what a finished environment is made from; when any of it changes, it is set up again."""
    sources = ("pyproject.toml", LOCKS[purpose])
    digests = {name: hashlib.sha256((ROOT / name).read_bytes()).hexdigest() for name in sources}
    return {"python": sys.version, "folder": str(ROOT), **digests}


def read_stamp(venv: Path) -> dict[str, str]:
    """Read the environment's stamp: empty if there is no environment, or no finished one."""
    if (venv / UNFINISHED).exists() or not python_in(venv).exists():
        return {}
    try:
        found = json.loads((venv / STAMP).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def begin(venv: Path, *, keep: bool) -> None:
    """Mark the folder as unfinished, and clear it unless the earlier set-up can be kept and added to."""
    (ROOT / LOG).unlink(missing_ok=True)
    if venv.exists() and not keep:
        shutil.rmtree(venv)
    venv.mkdir(exist_ok=True)
    (venv / UNFINISHED).touch()


def build(venv: Path, purpose: str) -> None:
    """Make the environment and install the locked packages and, editable, the project itself."""
    with step(2, "environment"):
        if not python_in(venv).exists():
            interpreter = getattr(sys, "_base_executable", sys.executable)  # not one in the folder just cleared
            call([interpreter, "-m", "venv", str(venv)], "cannot make a virtual environment")
    pip = [str(python_in(venv)), "-m", "pip", "--disable-pip-version-check", "--no-input", "install"]
    with step(3, "packages"):
        lock = ["--require-hashes", "--requirement", str(ROOT / LOCKS[purpose])]
        call([*pip, *lock], "cannot install the locked packages; is there a network?")
    with step(4, "Gundam Desktop"):
        project = ["--no-deps", "--no-build-isolation", "--editable", str(ROOT)]
        call([*pip, *project], "cannot install the project itself")


@contextlib.contextmanager
def step(number: int, what: str) -> Iterator[None]:
    """Show a step of the set-up as a line with a bar, and how long it took."""
    began, line = time.monotonic(), f"[{'#' * number:.<{STEPS}}] {number}/{STEPS} {what}"
    if sys.stderr.isatty():
        print(line, end="\r", file=sys.stderr, flush=True)
    try:
        yield
    except BaseException:
        say(f"{line}: not done")
        raise
    say(f"{line}, {time.monotonic() - began:.0f} s")


def call(command: list[str] | str, problem: str, environment: Mapping[str, str] | None = None) -> None:
    """Run a step's command, or a line of the shell; its output goes into the log."""
    with (ROOT / LOG).open("ab") as log:
        shell, nothing = isinstance(command, str), subprocess.DEVNULL
        result = subprocess.run(command, shell=shell, stdin=nothing, stdout=log, stderr=log, cwd=ROOT, env=environment)
    if result.returncode != 0:
        text = command if isinstance(command, str) else shlex.join(command)
        raise SetUpError(
            f"{problem} (failed: {text}). Its output is in {ROOT / LOG}."
            " Nothing is left half done; start again when that is fixed."
        )


def python_in(venv: Path) -> Path:
    return venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def provide_system_packages() -> None:
    """Install missing system packages where possible (as root on Debian-based systems); elsewhere name them."""
    missing = missing_parts()
    if not missing:
        return
    manager = next((name for name in INSTALL if shutil.which("apt-get" if name == "apt" else name)), None)
    packages = packages_for(missing, manager)
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    if manager == "apt" and root:
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        call(install_command(packages, manager), f"cannot install {' '.join(packages)}", environment)
        missing = missing_parts()
        if not missing:
            return
    raise SetUpError(lacking(missing, manager, root=root))


def missing_parts(
    load: Callable[[str], object] = ctypes.CDLL,
    find: Callable[[str], object] = importlib.util.find_spec,
    platform: str = sys.platform,
) -> list[Library]:
    """Find missing parts by trying to load them: libraries of Qt on Linux, and Python's own venv everywhere."""
    missing = [] if find("venv") and find("ensurepip") else [venv_part()]
    for library in LIBRARIES if platform == "linux" else ():
        try:
            load(library.file)
        except OSError:
            missing.append(library)
    return missing


def venv_part() -> Library:
    """Python's own venv and ensurepip, which Debian packs apart."""
    version = _dotted(sys.version_info[:2])
    return Library("Python's venv", f"python{version}-venv", "python3", "python", "python3")


def packages_for(missing: Iterable[Library], manager: str | None) -> list[str]:
    return sorted({getattr(part, manager) for part in missing}) if manager else []


def install_command(packages: Iterable[str], manager: str, prefix: str = "") -> str:
    """Return the shell command that installs the packages; `prefix` is `sudo ` where that is needed."""
    *before, install = INSTALL[manager]
    return " && ".join(prefix + step for step in (*before, f"{install} {shlex.join(packages)}"))


def lacking(missing: Sequence[Library], manager: str | None, *, root: bool) -> str:
    """Return a text with the missing parts and the exact command that installs them here."""
    what = f"this system lacks: {', '.join(part.file for part in missing)}."
    if manager is None:
        return f"{what}\nInstall the packages that have these, then start again; nothing has been changed."
    command = install_command(packages_for(missing, manager), manager, "" if root else "sudo ")
    return f"{what}\nInstall it with this command, then start again; nothing has been changed.\n    {command}"


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
