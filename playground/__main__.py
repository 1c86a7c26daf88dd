"""`python -m playground`: the same as `python bot.py playground`."""

import sys

from playground.run import main

sys.exit(main())
