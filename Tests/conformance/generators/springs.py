# SPDX-License-Identifier: MIT
"""Writes ../motion/spring*.json: what springs must do, from 50-digit closed forms.

The closed forms are those of the textbook (roots of m r^2 + c r + k), evaluated in complex arithmetic: one formula for
every damping ratio, unlike the library's. They are themselves checked against SciPy's ODE solvers before anything is
written. Run: python3 springs.py
"""

from __future__ import annotations

import itertools
import json
import math
from pathlib import Path
from typing import Any

import mpmath as mp
import numpy as np
from scipy.integrate import solve_ivp

mp.mp.dps = 50
OUT = Path(__file__).parent.parent / "motion"
MAXIMUM_BYTES = 400_000


def write(name: str, description: str, source: str, tolerance: float, cases: list[dict[str, Any]]) -> None:
    """One case a line, so that a difference shows."""
    head = json.dumps({"description": description, "source": source, "tolerance": tolerance}, indent=2)
    lines = ",\n".join("    " + json.dumps(case) for case in cases)
    text = f'{head[:-2]},\n  "cases": [\n{lines}\n  ]\n}}\n'
    assert len(text) <= MAXIMUM_BYTES, (name, len(text))
    (OUT / name).write_text(text)
    print(name, len(cases), "cases", len(text), "bytes")


def motion(mass: float, stiffness: float, damping: float, e0: Any, v0: Any, t: float) -> tuple[Any, Any, Any]:
    """Displacement, velocity and the amplitude that errors are measured against (see the README), at t."""
    # The two roots may differ by 1e-6 of themselves only: enough digits that nothing of the 50 is lost.
    with mp.workdps(90):
        m, k, c = mp.mpf(mass), mp.mpf(stiffness), mp.mpf(damping)
        e0, v0, time = mp.mpf(e0), mp.mpf(v0), mp.mpf(t)
        alpha = c / (2 * m)
        discriminant = alpha**2 - k / m
        if discriminant == 0:
            decay = mp.exp(-alpha * time)
            x = decay * (e0 + (v0 + alpha * e0) * time)
            v = decay * (v0 - alpha * (v0 + alpha * e0) * time)
            return +x, +v, decay * (abs(e0) + abs(v0 + alpha * e0) * time)
        beta = mp.sqrt(discriminant)  # imaginary below critical damping
        slow, fast = -alpha + beta, -alpha - beta
        slow_part = (v0 - fast * e0) / (2 * beta) * mp.exp(slow * time)
        fast_part = (slow * e0 - v0) / (2 * beta) * mp.exp(fast * time)
        x = mp.re(slow_part + fast_part)
        v = mp.re(slow * slow_part + fast * fast_part)
        # The modulus of the swing, or the sum of the two exponentials; next to ζ = 1, where those are huge and
        # cancel, the critically damped bound.
        amplitude = abs(slow_part) + abs(fast_part)
        linear = mp.exp(mp.re(slow) * time) * (abs(e0) + abs(v0 - mp.re(slow) * e0) * time)
        return +x, +v, min(amplitude, linear) if linear else amplitude


def check_against_solver() -> None:
    """The closed forms against DOP853, and Radau where the spring is stiff."""
    worst = 0.0
    for ratio, (e0, v0) in itertools.product(
        (0.0, 0.1, 0.5, 0.9, 1.0, 1.1, 2.0, 5.0, 50.0), ((-1.0, 0.0), (2.0, 30.0))
    ):
        mass, stiffness = 1.5, 150.0
        damping = 2 * ratio * (mass * stiffness) ** 0.5
        times = np.linspace(0.0, 2.0, 21)
        matrix = np.array([[0.0, 1.0], [-stiffness / mass, -damping / mass]])
        stiff = ratio > 10
        answer = solve_ivp(
            lambda _, state, matrix=matrix: matrix @ state,
            (0.0, 2.0),
            [e0, v0],
            method="Radau" if stiff else "DOP853",
            t_eval=times,
            rtol=1e-10 if stiff else 1e-13,
            atol=1e-13 if stiff else 1e-15,
            max_step=0.005,  # the interpolation at t_eval is of lower order than the steps
            **({"jac": matrix} if stiff else {}),
        )
        for index, time in enumerate(times):
            x, v, _ = motion(mass, stiffness, damping, e0, v0, float(time))
            error = max(abs(float(x) - answer.y[0][index]), abs(float(v) - answer.y[1][index]) / 10)
            worst = max(worst, error)
            assert error < (1e-7 if stiff else 2e-11), (ratio, time, error)
    print(f"closed forms against SciPy: {worst:.1e}")


def spring_cases() -> list[dict[str, Any]]:
    cases = []
    ratios = (0, 0.001, 0.1, 0.5, 0.86, 0.99, 1 - 1e-6, 1 - 1e-12, 1, 1 + 1e-12, 1 + 1e-6, 1.1, 2, 10, 50)
    bodies = ((1.0, 100.0), (2.5, 7.3), (1e-300, 1e-298), (1e200, 4e203))
    times = (0.0, 1e-9, 0.01, 0.1, 0.37, 1.0, 10.0, 100.0, 1000.0)
    states = ((1.0, 0.0, 0.0), (-3.0, 0.0, 41.0))
    for (mass, stiffness), ratio, time, (start, end, velocity) in itertools.product(bodies, ratios, times, states):
        damping = float(2 * mp.mpf(ratio) * mp.sqrt(mp.mpf(mass) * mp.mpf(stiffness)))
        x, v, amplitude = motion(mass, stiffness, damping, start - end, velocity, time)
        if amplitude < mp.mpf("1e-280"):
            continue
        cases.append(
            {
                "mass": mass,
                "stiffness": stiffness,
                "damping": damping,
                "from": start,
                "to": end,
                "velocity": velocity,
                "time": time,
                "value": float(x + end),
                "value_scale": float(amplitude + abs(end)),
                "velocity_result": float(v),
                "velocity_scale": float(max(abs(v), amplitude * mp.sqrt(mp.mpf(stiffness) / mp.mpf(mass)))),
            }
        )
    # From and to other than zero, as a control uses it.
    for ratio, time in itertools.product((0.3, 1.0, 1.7), (0.05, 0.2, 0.6)):
        damping = float(2 * mp.mpf(ratio) * 12)
        x, v, amplitude = motion(1.0, 144.0, damping, 24.0 - 32.5, -100.0, time)
        cases.append(
            {
                "mass": 1.0,
                "stiffness": 144.0,
                "damping": damping,
                "from": 24.0,
                "to": 32.5,
                "velocity": -100.0,
                "time": time,
                "value": float(x + mp.mpf(32.5)),
                "value_scale": float(amplitude + 32.5),
                "velocity_result": float(v),
                "velocity_scale": float(amplitude * 12),
            }
        )
    return cases


def settling_cases() -> list[dict[str, Any]]:
    cases = []
    for damping, velocity, stiffness in itertools.product(
        (0.1, 1.0, 10.0, 19.0), (0.0, -3.0, 4.0, 5.0, 100.0), (100.0, 250.0)
    ):
        m, k, c, v = mp.mpf(1), mp.mpf(stiffness), mp.mpf(damping), mp.mpf(velocity)
        decay = c / (2 * m)
        swing = mp.sqrt(k / m - decay**2)
        settled = mp.log(1000 * (1 + abs(decay - v) / swing)) / decay
        cases.append(
            {
                "mass": 1.0,
                "stiffness": stiffness,
                "damping": damping,
                "velocity": velocity,
                "duration": float(settled),
                "allows_overdamping": 0,
            }
        )
    for damping, velocity, stiffness in (
        (20.0, 0.0, 100.0),
        (20.0, 30.0, 100.0),
        (20.0, -7.0, 100.0),
        (2.0, 0.0, 1.0),
        (2.0, 5.0, 1.0),
        (30.0, 0.0, 100.0),
        (40.0, 0.0, 100.0),
        (40.0, 60.0, 100.0),
        (500.0, 0.0, 100.0),
        (200.0, 0.0, 10000.0),
        (0.5, 1.0, 0.0625),
    ):
        critical = 2 * math.sqrt(stiffness)  # exact for these
        for allows_overdamping in (0, 1) if damping > critical else (0,):
            played = damping if allows_overdamping else min(damping, critical)
            time = 0.0
            while True:
                time += 0.1  # in floating point, as the rule is
                x, _, _ = motion(1.0, stiffness, played, -1, velocity, time)
                if abs(x) < mp.mpf("0.001"):
                    break
            case = {"mass": 1.0, "stiffness": stiffness, "damping": damping, "velocity": velocity, "duration": time}
            cases.append({**case, "allows_overdamping": allows_overdamping})
    return cases


def largest_root(left: Any, highest: Any) -> Any:
    """The largest u below `highest` with left(u) = 0.001, found by walking down from above in steps of 0.1 %.

    The equation has a zero of the modulus where left = 0, between two roots: the walk sees the first crossing.
    """
    u = mp.mpf(highest)
    target = mp.mpf("0.001")
    assert left(u) < target
    while left(u) < target:
        previous = u
        u *= mp.mpf("0.999")
        if u < mp.mpf("1e-9"):
            raise ValueError("no root")
    low, high = u, previous
    for _ in range(200):
        middle = (low + high) / 2
        if left(middle) < target:
            high = middle
        else:
            low = middle
    return (low + high) / 2


def uikit_cases() -> list[dict[str, Any]]:
    cases = []
    velocities = (0.0, 1.0, -1.0, 2.5, 7.0, -20.0, 50.0, 400.0, -1000.0)
    for duration, ratio, velocity in itertools.product(
        (0.15, 0.8, 3.0), (0.05, 0.3, 0.5, 0.7, 0.86, 0.99, 1.0), velocities
    ):
        mp.mp.dps = 30
        d, z, v = mp.mpf(duration), mp.mpf(ratio), mp.mpf(velocity)
        root = mp.sqrt(1 - z * z)

        def left(u: Any, d: Any = d, z: Any = z, v: Any = v, root: Any = root) -> Any:
            if z == 1:
                return abs(1 + u - v * d) * mp.exp(-u)
            return abs(z * u - v * d) / (u * root) * mp.exp(-z * u)

        omega = largest_root(left, (200 + 10 * abs(v) * d) / z) / d
        mp.mp.dps = 50
        cases.append(
            {
                "duration": duration,
                "damping_ratio": ratio,
                "velocity": velocity,
                "mass": 1.0,
                "stiffness": float(omega**2),
                "damping": float(2 * z * omega),
            }
        )
    return cases


def parameter_cases() -> list[dict[str, Any]]:
    cases = []
    for duration, bounce in itertools.product((0.15, 0.5, 1.0, 4.0), (-0.75, -0.2, 0.0, 0.15, 0.3, 0.9, 1.0)):
        omega = 2 * mp.pi / mp.mpf(duration)
        ratio = 1 - mp.mpf(bounce) if bounce >= 0 else 1 / (1 + mp.mpf(bounce))
        cases.append(
            {
                "kind": "perceptual",
                "duration": duration,
                "bounce": bounce,
                "mass": 1.0,
                "stiffness": float(omega**2),
                "damping": float(2 * ratio * omega),
            }
        )
    for response, fraction in itertools.product((0.15, 0.3, 0.55, 2.0), (0.0, 0.5, 0.825, 0.86, 1.0, 1.5)):
        omega = 2 * mp.pi / mp.mpf(response)
        cases.append(
            {
                "kind": "response",
                "response": response,
                "damping_ratio": fraction,
                "mass": 1.0,
                "stiffness": float(omega**2),
                "damping": float(2 * mp.mpf(fraction) * omega),
            }
        )
    return cases


def main() -> None:
    check_against_solver()
    write(
        "springs.json",
        "Position and velocity of a damped spring. value: |error| <= tolerance * value_scale; "
        "velocity_result: |error| <= tolerance * velocity_scale.",
        "Closed forms by complex characteristic roots, 90 digits (mpmath), checked against SciPy's DOP853 and Radau.",
        1e-12,
        spring_cases(),
    )
    write(
        "spring_settling.json",
        "Core Animation's settlingDuration, velocity in distances per second; relative tolerance.",
        "The formula for a damping ratio below 1, 50 digits; for 1 and above, stepping by 0.1 in doubles with the "
        "position in 90 digits, of the critical spring unless overdamping is allowed.",
        1e-14,
        settling_cases(),
    )
    write(
        "spring_uikit.json",
        "The spring of UIKit's usingSpringWithDamping; relative tolerance.",
        "The largest root of the equation in DESIGN.md, section 6, by walking down from above and halving, 30 digits.",
        1e-12,
        uikit_cases(),
    )
    write(
        "spring_parameters.json",
        "Springs by perceptual duration and bounce, and by response and damping ratio; relative tolerance.",
        "The formulas in DESIGN.md, section 6, 50 digits.",
        1e-15,
        parameter_cases(),
    )


if __name__ == "__main__":
    main()
