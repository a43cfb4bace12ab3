"""Tries a wheel as `pipx` installs it: in an environment of its own, away from the sources.

    python packaging/try_wheel.py FOLDER      the folder with the wheel

Its command runs, its selftest says ok, and where it is a wheel of this platform the compiled engine is used.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

HIDDEN = ("PYTHONPATH", "GUNDAM_DESKTOP_HOME", "GUNDAM_DESKTOP_INTERPRETED")


def main(folder: Path) -> int:
    """Install the wheel of a folder and try it; the exit status."""
    (wheel,) = folder.resolve().glob("*.whl")
    with tempfile.TemporaryDirectory(prefix="gundam-desktop-wheel-", ignore_cleanup_errors=True) as work:
        venv.create(work, with_pip=True)
        programs = Path(work, "Scripts" if os.name == "nt" else "bin")
        environment = {name: value for name, value in os.environ.items() if name not in HIDDEN}
        environment["XDG_CACHE_HOME"] = str(Path(work, "cache"))  # no engine that was built for a clone

        def run(program: str, *arguments: str) -> str:
            command = [str(programs / program), *arguments]
            return subprocess.run(command, cwd=work, env=environment, check=True, capture_output=True, text=True).stdout

        run("python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", str(wheel))
        print(run("gundam-desktop", "--version"), end="")
        print(checks := run("gundam-desktop", "selftest"), end="")
    wanted = "interpreted" if wheel.stem.endswith("-any") else "compiled"
    if f"runs {wanted}" not in checks:
        print(f"try_wheel.py: {wheel.name}: the rules engine does not run {wanted}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(Path(sys.argv[1])))
    except subprocess.CalledProcessError as error:
        print(error.stdout, error.stderr, sep="\n", file=sys.stderr)
        sys.exit(1)
