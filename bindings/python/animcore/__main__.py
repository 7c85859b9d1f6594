# SPDX-License-Identifier: MIT
"""`python -m animcore` is the command `animcore`."""

from .command_line import run

raise SystemExit(run())
