# SPDX-License-Identifier: MIT
"""A recording as a dotLottie archive of version 2: one Lottie animation and a manifest."""

from __future__ import annotations

import io
import json
import zipfile
from dataclasses import replace

from ..importing.report import Report
from . import lottie
from .formats import Settings, Written
from .samples import Recording

__all__ = ["write"]

# The earliest that an archive can say: the same recording gives the same bytes.
DATE = (1980, 1, 1, 0, 0, 0)


def write(recording: Recording, report: Report, settings: Settings) -> Written:
    """A dotLottie archive with the animation `animation`."""
    written = lottie.write(recording, report, settings)
    manifest = {"version": "2", "generator": "animcore", "animations": [{"id": "animation"}]}
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in (("manifest.json", json.dumps(manifest).encode()), ("a/animation.json", written.data)):
            archive.writestr(zipfile.ZipInfo(name, DATE), data, zipfile.ZIP_DEFLATED)
    return replace(written, data=file.getvalue())
