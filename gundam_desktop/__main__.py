"""`gundam-desktop`, also called `python -m gundam_desktop`."""

import multiprocessing
import sys


def main() -> int:
    """Carry out the command of this call; an interrupt ends it quietly even while the program is still being loaded."""
    try:
        from gundam_desktop.cli.main import main as carry_out

        return carry_out()
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    multiprocessing.freeze_support()  # a frozen program starts its bots through itself
    sys.exit(main())
