# SPDX-License-Identifier: MIT
"""What a scene shows goes out: as Lottie, as SVG with SMIL, as CSS, as animated pictures and videos.

    from animcore.tools.exporting import export_file

    exported = export_file(scene, "tap.json", trace)
    print(exported.report)

The scene is played and sampled; the samples become key frames within a tolerance, and the report says what was taken,
approximated and left out. What cannot be exported raises Refused with one sentence.
"""

from __future__ import annotations

from ..importing.report import Entry, Refused, Report
from .formats import FORMATS
from .framework import Exported, export_data, export_file

__all__ = ["FORMATS", "Entry", "Exported", "Refused", "Report", "export_data", "export_file"]
