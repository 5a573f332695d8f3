"""`python -m partylab_widgets` is the command `partylab`."""

import sys

from partylab_widgets.command import main

if __name__ == "__main__":
    sys.exit(main())
