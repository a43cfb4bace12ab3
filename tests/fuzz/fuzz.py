"""The fuzzer: `python -m tests.fuzz.fuzz FORMAT --seconds 600 --folder FOLDER` looks for inputs that a target fails on.

Guided by coverage (atheris): begins with the corpus and the program's own files, keeps what reaches new code in
FOLDER/FORMAT/kept. Each kind of failure is written once to FOLDER/FORMAT/findings, with its input. An input that takes
more than 2 seconds or 512 MB is one, too. Linux alone.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import resource
import shutil
import signal
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import atheris

SECONDS, MEGABYTES = 2, 512
"""The most that reading one input may take."""
LARGEST = 20_000
"""Bytes of an input."""
CORPUS = Path(__file__).parent / "corpus"
MOST_WORDS = 400
_WORD = re.compile(rb"[A-Za-z0-9_-]{3,30}")
_ROOT = Path(__file__).parents[2]


class TooSlow(BaseException):
    """An input takes too long; no handler of the program's catches it."""


class Finder:
    """Calls a target, bounded, and writes down what it fails on."""

    def __init__(self, target: Callable[[bytes, Path], None], findings: Path) -> None:
        self.target, self.findings = target, findings
        self.folder = Path(f"/dev/shm/gundam-desktop-fuzz-{os.getpid()}")
        self.kinds: set[str] = set()
        signal.signal(signal.SIGVTALRM, _stop)

    def __call__(self, data: bytes, *, bounded: bool = True) -> None:
        self.folder.mkdir()
        signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS if bounded else 0)
        try:
            self.target(data, self.folder)
        except (Exception, TooSlow) as error:  # whatever it is, it is a finding
            self._note(data, error)
        finally:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
            shutil.rmtree(self.folder)

    def _note(self, data: bytes, error: BaseException) -> None:
        frames = [frame for frame in traceback.extract_tb(error.__traceback__) if str(_ROOT) in frame.filename]
        places = [f"{Path(frame.filename).name}:{frame.lineno}" for frame in frames if "fuzz.py" not in frame.filename]
        kind = f"{type(error).__name__} {' '.join(places[-1:] if isinstance(error, TooSlow) else places[-3:])}"
        if kind in self.kinds:
            return
        self.kinds.add(kind)
        name = hashlib.sha256(kind.encode()).hexdigest()[:10]
        (self.findings / f"{name}.input").write_bytes(data)
        (self.findings / f"{name}.txt").write_text("".join(traceback.format_exception(error)), encoding="utf-8")
        print(f"FINDING {name}: {kind}: {str(error)[:200]!r}", file=sys.stderr, flush=True)


def _stop(*_: Any) -> None:
    raise TooSlow


def _words(folder: Path) -> list[str]:
    """The commonest words of some files, which are put into inputs as a whole."""
    counts = Counter(word for path in folder.iterdir() for word in set(_WORD.findall(path.read_bytes())))
    return [word.decode() for word, _ in counts.most_common(MOST_WORDS)]


def _bound_memory() -> None:
    pages = int(Path("/proc/self/statm").read_text().split()[0])
    most = pages * resource.getpagesize() + MEGABYTES * 1_000_000
    resource.setrlimit(resource.RLIMIT_AS, (most, most))


def main() -> None:
    """Fuzz one format."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("format")
    parser.add_argument("--seconds", type=int, default=600)
    parser.add_argument("--folder", type=Path, required=True, help="for what is kept and found")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    own = given.folder / given.format
    for name in ("kept", "findings"):
        (own / name).mkdir(parents=True, exist_ok=True)
    os.environ |= {"GUNDAM_DESKTOP_INTERPRETED": "1", "QT_QPA_PLATFORM": "offscreen"}
    os.environ["GUNDAM_DESKTOP_HOME"] = str(own / "home")
    with atheris.instrument_imports(include=["gundam_desktop"], enable_loader_override=False):
        from tests.fuzz.targets import TARGETS
    finder = Finder(TARGETS[given.format], own / "findings")
    began = time.monotonic()
    for path in sorted((CORPUS / given.format).iterdir()):
        finder(path.read_bytes(), bounded=False)  # what is imported and read once is no part of an input's time
    print(f"{given.format}: warm after {time.monotonic() - began:.1f} s", file=sys.stderr, flush=True)
    _bound_memory()
    options = [f"-max_total_time={given.seconds}", f"-max_len={LARGEST}", "-rss_limit_mb=0", "-timeout=30"]
    options += [f"-seed={given.seed}", f"-artifact_prefix={own / 'findings'}/", "-print_final_stats=1"]
    words = own / "words"
    words.write_text("".join(f'"{word}"\n' for word in _words(CORPUS / given.format)))
    options.append(f"-dict={words}")
    atheris.Setup([sys.argv[0], *options, str(own / "kept"), str(CORPUS / given.format)], finder)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
