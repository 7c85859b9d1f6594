# SPDX-License-Identifier: MIT
"""What exists comes in: files of other formats become documents.

    from animcore.tools.importing import import_file

    imported = import_file("chart.scxml")
    print(imported.report)
    scene = Scene(imported.text)

A file's format is found by its contents. The report says what was taken, approximated and left out, each with its
place. A hostile or broken file raises Refused with one sentence. XML and CSS need `pip install animcore[import]`.
"""

from __future__ import annotations

from .framework import Imported, import_data, import_file
from .report import Entry, Refused, Report

__all__ = ["Entry", "Imported", "Refused", "Report", "import_data", "import_file"]
