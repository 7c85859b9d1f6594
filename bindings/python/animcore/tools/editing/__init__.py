# SPDX-License-Identifier: MIT
"""What editors do with documents: names and renaming them, the outline, and the style in which they are written."""

from .json_tree import read_tree
from .names import Names
from .renaming import rename
from .style import formatted

__all__ = ["Names", "formatted", "read_tree", "rename"]
