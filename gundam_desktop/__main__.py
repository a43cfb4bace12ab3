"""`python -m gundam_desktop` is `gundam-desktop`."""

import multiprocessing
import sys

from gundam_desktop.cli.main import main

if __name__ == "__main__":
    multiprocessing.freeze_support()  # a frozen program starts its bots through itself
    sys.exit(main())
