# SPDX-License-Identifier: MIT
"""The window of `animcore play`: pygame-ce (SDL2) shows it, resvg draws the scene.

session.py is the scene with its clock, history and recording, and knows nothing of windows; viewport.py draws the
scene; panel.py, inputs.py, curves.py and widgets.py are what stands beside it; theme.py has colors and text; window.py
is the loop.
"""

from __future__ import annotations

__all__: list[str] = []
