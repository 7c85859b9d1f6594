# SPDX-License-Identifier: MIT
"""Documents that keep a scene busy."""

from __future__ import annotations

import json


def ticking(count: int) -> str:
    """A machine of regions that all tick every millisecond."""
    entry = [{"set": {"x": "x + 1"}}]
    regions = {
        f"r{index}": {"states": {f"s{index}": {"entry": entry, "after": [{"delay": 0.001, "target": f"s{index}"}]}}}
        for index in range(count)
    }
    return json.dumps(
        {
            "animcore": 1,
            "size": [1, 1],
            "properties": {"x": {"kind": "scalar", "value": 0}},
            "machine": {"states": {"all": {"type": "parallel", "states": regions}}},
        }
    )
