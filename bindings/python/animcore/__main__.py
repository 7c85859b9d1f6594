# SPDX-License-Identifier: MIT
"""`python -m animcore` is the command `animcore`."""

from .command_line import main

raise SystemExit(main())
