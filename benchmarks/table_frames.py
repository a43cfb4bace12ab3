"""How many frames a second the table reaches with 30 cards in motion.

    python benchmarks/table_frames.py [--size 1440x900] [--seconds 4] [--ratio 1] [--lit]

Opens the client's window offscreen (or on the platform that QT_QPA_PLATFORM names) and prints frames a second, the
time one frame takes to paint (median and 95th percentile) and the share of one core. `python3 run.py bench --table`
measures the same, with more about the client.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.client import MOVING, frames


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--size", default="1440x900", help="size of the window in pixels")
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--ratio", type=float, default=1.0, help="device pixels to a pixel")
    parser.add_argument("--lit", action="store_true", help="let the cards glow that could be played")
    options = parser.parse_args()
    os.environ["QT_SCALE_FACTOR"] = str(options.ratio)
    width, height = (int(part) for part in options.size.split("x"))
    with tempfile.TemporaryDirectory() as home:  # not the player's own settings
        os.environ["GUNDAM_DESKTOP_HOME"] = home
        figures = frames(options.seconds, (width, height), lit=options.lit)
    print(
        f"{MOVING} cards, {width}x{height} at {options.ratio:g}: {figures['frames_per_second']:.0f} frames a second, "
        f"{figures['paint_ms']:.1f} ms a frame (95 %: {figures['paint_p95_ms']:.1f} ms), "
        f"{figures['core_share']:.0%} of a core"
    )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
