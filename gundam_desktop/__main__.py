"""`python -m gundam_desktop` is `gundam-desktop`."""

import sys

from gundam_desktop.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
