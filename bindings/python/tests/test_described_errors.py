# SPDX-License-Identifier: MIT
"""What a call refuses with is among the errors that the description gives it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import animcore
import pytest


def test_what_documents_and_snapshots_are_refused_with_is_described() -> None:
    """Each by a text that is refused, and by the list of errors that the header gives the call."""
    described = json.loads((Path(__file__).resolve().parents[3] / "docs/abi/animcore-abi.json").read_text())
    errors = {function["name"]: function["errors"] for function in described["functions"]}
    wrong = '{"animcore": 2}'
    plain = '{"animcore": 1, "size": [10, 10]}'
    scene = animcore.Scene(plain)
    calls: dict[str, tuple[str, Callable[[], object]]] = {
        "anim_document_load": ("ANIM_ERROR_DOCUMENT", lambda: animcore.Document(wrong)),
        "anim_scene_load": ("ANIM_ERROR_DOCUMENT", lambda: animcore.Scene(wrong)),
        "anim_scene_reload": ("ANIM_ERROR_DOCUMENT", lambda: scene.reload(wrong)),
        "anim_scene_restore_edition": (
            "ANIM_ERROR_KIND",
            lambda: scene.restore_edition(animcore.Stage().snapshot(), animcore.Document(plain), plain),
        ),
        "anim_trace_load": ("ANIM_ERROR_DOCUMENT", lambda: animcore.Trace('{"trace": 2}')),
        "anim_scene_restore": ("ANIM_ERROR_KIND", lambda: scene.restore(animcore.Stage().snapshot())),
        "anim_stage_restore": ("ANIM_ERROR_KIND", lambda: animcore.Stage().restore(scene.snapshot())),
    }
    kinds = {"ANIM_ERROR_DOCUMENT": animcore.DocumentError, "ANIM_ERROR_KIND": animcore.KindError}
    for name, (error, call) in calls.items():
        with pytest.raises(kinds[error]):
            call()
        assert error in errors[name], name
        assert error in errors.get(f"{name}_flat", [error]), name
