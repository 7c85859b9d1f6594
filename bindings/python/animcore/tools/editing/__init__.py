# SPDX-License-Identifier: MIT
"""What editors do with documents: names and renaming them, the outline, and the style in which they are written."""

from __future__ import annotations

__all__: list[str] = []
