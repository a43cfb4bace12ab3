"""`gundam-desktop`, also called `python -m gundam_desktop`."""

import gc
import os
import sys

RARELY = 100_000
"""Objects made until the garbage collector runs. A command makes many while it is loaded, and they all stay."""


def main() -> int:
    """Carry out the command of this call; an interrupt ends it quietly even while the program is still being loaded."""
    gc.set_threshold(RARELY)
    os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")  # there are none, and looking for them takes time
    try:
        from gundam_desktop.cli.main import main as carry_out

        return carry_out()
    except KeyboardInterrupt:
        return 130
    finally:
        gc.freeze()  # at its end Python would look for garbage in all that is loaded


if __name__ == "__main__":
    if getattr(sys, "frozen", False):  # a frozen program starts its bots through itself
        import multiprocessing

        multiprocessing.freeze_support()
    sys.exit(main())
