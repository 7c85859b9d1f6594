# SPDX-License-Identifier: MIT
"""The command `animcore`: playing, checking, describing and comparing documents.

Nothing here is needed by a program that embeds the core, and no other module of the package imports it. What it needs
beyond Python comes with `pip install animcore[player]`; each command says what it misses.
"""

from __future__ import annotations

__all__: list[str] = []
