# SPDX-License-Identifier: MIT
"""What is measured in Python: calls of the library, and how long its peers take for the same work.

Peers are numpy's best vectorized closed form (no temporary arrays), scipy, and pytweening where it is installed.
"""

from __future__ import annotations

import ctypes
import importlib
import importlib.util
import math
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

Result = dict[str, Any]
IN_CACHE = 1024
FRAME = 1 / 120


class Bench:
    """Measures what has the wanted word in its name."""

    def __init__(self, word: str, runs: int, seconds: float, tell: Callable[[Result], None]) -> None:
        self.word, self.runs, self.seconds, self.tell = word, runs, seconds, tell
        self.results: list[Result] = []

    def wants(self, *names: str) -> bool:
        return any(self.word in name for name in names)

    def measure(self, name: str, operations: int, body: Callable[[], object], unit: str = "ns") -> None:
        """Nanoseconds an operation; or microseconds a call, where the unit says so."""
        if not self.wants(name):
            return
        clock = time.process_time  # as in harness.cpp
        body()
        repeats, elapsed = 1, 0.0
        while elapsed < self.seconds / 4:
            repeats *= 2
            start = clock()
            for _ in range(repeats):
                body()
            elapsed = clock() - start
        repeats = max(1, round(repeats * self.seconds / elapsed))
        scale = (1e6 if unit == "µs" else 1e9) / (operations * repeats)
        runs = []
        for _ in range(self.runs):
            start = clock()
            for _ in range(repeats):
                body()
            runs.append((clock() - start) * scale)
        result = {
            "name": name,
            "unit": unit,
            "median": statistics.median(runs),
            "minimum": min(runs),
            "maximum": max(runs),
            "runs": self.runs,
        }
        self.results.append(result)
        self.tell(result)


def measure_numpy_springs(bench: Bench, count: int) -> None:
    """x = x1 + P (x0 - x1) + Q v0, with P and Q for all or for each."""
    import numpy

    one, own = f"numpy: springs, one time, {count}", f"numpy: springs, own times, {count}"
    step, matrix = f"numpy: springs, step in place, {count}", f"scipy: springs, one time, {count}"
    if not bench.wants(one, own, step, matrix):
        return
    random = numpy.random.default_rng(1)
    start, target, speed = (random.random(count) * 100 for _ in range(3))
    times = random.random(count) * 2
    out, scratch, scratch2 = (numpy.empty(count) for _ in range(3))
    alpha, omega = 5.0, math.sqrt(75.0)

    def at_one_time() -> None:
        envelope, sine = math.exp(-alpha * 0.3), math.sin(omega * 0.3) / omega
        p, q = envelope * (math.cos(omega * 0.3) + alpha * sine), envelope * sine
        numpy.subtract(start, target, out=out)
        numpy.multiply(out, p, out=out)
        numpy.multiply(speed, q, out=scratch)
        numpy.add(out, scratch, out=out)
        numpy.add(out, target, out=out)

    def at_own_times() -> None:
        numpy.multiply(times, omega, out=scratch)
        numpy.sin(scratch, out=scratch2)
        numpy.cos(scratch, out=scratch)
        numpy.subtract(start, target, out=out)
        numpy.multiply(scratch, out, out=scratch)
        numpy.multiply(out, alpha, out=out)
        numpy.add(out, speed, out=out)
        numpy.multiply(out, 1 / omega, out=out)
        numpy.multiply(out, scratch2, out=out)
        numpy.add(out, scratch, out=out)
        numpy.multiply(times, -alpha, out=scratch)
        numpy.exp(scratch, out=scratch)
        numpy.multiply(out, scratch, out=out)
        numpy.add(out, target, out=out)

    values, velocities = start.copy(), speed.copy()

    def step_in_place() -> None:
        envelope, sine = math.exp(-alpha * FRAME), math.sin(omega * FRAME) / omega
        cosine = math.cos(omega * FRAME)
        p, q = envelope * (cosine + alpha * sine), envelope * sine
        r, s = -100 * q, envelope * (cosine - alpha * sine)
        numpy.subtract(values, target, out=out)
        numpy.multiply(out, p, out=values)
        numpy.multiply(velocities, q, out=scratch)
        numpy.add(values, scratch, out=values)
        numpy.add(values, target, out=values)
        numpy.multiply(velocities, s, out=velocities)
        numpy.multiply(out, r, out=out)
        numpy.add(velocities, out, out=velocities)

    bench.measure(one, count, at_one_time)
    bench.measure(own, count, at_own_times)
    bench.measure(step, count, step_in_place)
    if importlib.util.find_spec("scipy") is not None:
        linalg = importlib.import_module("scipy.linalg")
        system = numpy.array([[0.0, 1.0], [-100.0, -10.0]])
        states = numpy.stack([start - target, speed])
        bench.measure(matrix, count, lambda: linalg.expm(system * 0.3) @ states)


def measure_peers(bench: Bench) -> None:
    if importlib.util.find_spec("numpy") is None:
        print("numpy is not installed: not measured", file=sys.stderr)
        return
    import numpy

    for count in (IN_CACHE, 1_000_000):
        measure_numpy_springs(bench, count)
    random = numpy.random.default_rng(1)
    even = numpy.arange(8) / 7
    keys, values = even * (0.5 + 0.5 * even), random.random(8) * 100
    times = random.random(IN_CACHE)
    bench.measure("numpy: interp, 8 keys, random times", IN_CACHE, lambda: numpy.interp(times, keys, values))
    if importlib.util.find_spec("scipy") is not None:
        interpolate = importlib.import_module("scipy.interpolate")
        slopes = numpy.gradient(values, keys)
        spline = interpolate.CubicHermiteSpline(keys, values, slopes)
        line = interpolate.PPoly(numpy.stack([numpy.diff(values) / numpy.diff(keys), values[:-1]]), keys)
        bench.measure("scipy: CubicHermiteSpline, 8 keys, random times", IN_CACHE, lambda: spline(times))
        bench.measure("scipy: PPoly of lines, 8 keys, random times", IN_CACHE, lambda: line(times))
    if importlib.util.find_spec("pytweening") is not None:
        ease = importlib.import_module("pytweening").easeInOutCubic
        xs = times.tolist()
        bench.measure("pytweening: easeInOutCubic", IN_CACHE, lambda: [ease(x) for x in xs])


def measure_calls(bench: Bench, library: ctypes.CDLL) -> None:
    """Calls by ctypes, without the package."""
    to_seconds = library.anim_flicks_to_seconds
    to_seconds.argtypes, to_seconds.restype = [ctypes.c_int64], ctypes.c_double
    bench.measure("ctypes, anim_flicks_to_seconds", 1, lambda: to_seconds(705600000), "µs")

    stage = ctypes.c_void_p()
    library.anim_stage_create(None, ctypes.byref(stage))
    add, get, advance = library.anim_stage_add_property, library.anim_stage_get_value, library.anim_stage_advance_flicks
    add.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t, ctypes.c_int32, ctypes.c_void_p, ctypes.c_size_t]
    add.argtypes += [ctypes.c_void_p]
    get.argtypes = [ctypes.c_void_p, ctypes.c_uint64, ctypes.c_int32, ctypes.c_void_p, ctypes.c_size_t]
    advance.argtypes = [ctypes.c_void_p, ctypes.c_int64]
    value, identifier = ctypes.c_double(), ctypes.c_uint64()
    if add(stage, b"", 0, 0, ctypes.byref(value), 1, ctypes.byref(identifier)) != 0:
        sys.exit("the ctypes benchmark could not add a property")
    address, number = ctypes.addressof(value), identifier.value
    bench.measure("ctypes, anim_stage_get_value", 1, lambda: get(stage, number, 1, address, 1), "µs")
    bench.measure("ctypes, anim_stage_advance_flicks", 1, lambda: advance(stage, 5880000), "µs")
    library.anim_stage_destroy.argtypes = [ctypes.c_void_p]
    library.anim_stage_destroy(stage)

    if importlib.util.find_spec("numpy") is None:
        return
    import numpy

    evaluate = library.anim_spring_animate_many
    size, pointer = ctypes.c_size_t, ctypes.c_void_p
    evaluate.argtypes = [pointer, pointer, size, pointer, pointer, pointer, size, ctypes.c_int32, pointer, pointer]
    spring = (ctypes.c_double * 3)(1, 100, 10)
    for count in (1, IN_CACHE, 1_000_000):
        arrays = [numpy.random.default_rng(1).random(count) for _ in range(4)]
        times = numpy.array([0.3])
        given = [array.ctypes.data for array in (times, *arrays)]
        spring_address = ctypes.addressof(spring)

        def call(given: list[int] = given, count: int = count, spring_address: int = spring_address) -> None:
            if evaluate(spring_address, given[0], 1, given[1], given[2], given[3], count, 0, given[4], None) != 0:
                sys.exit("the ctypes benchmark could not evaluate springs")

        bench.measure(f"ctypes, anim_spring_animate_many of {count} in numpy arrays", 1, call, "µs")


def measure_package(bench: Bench, package: Path) -> None:
    """Calls of the Python package with numpy arrays."""
    if importlib.util.find_spec("numpy") is None:
        return
    import numpy

    sys.path.insert(0, str(package))
    try:
        animcore = importlib.import_module("animcore")
    except (ImportError, OSError, SyntaxError) as error:
        print(f"the Python package cannot be loaded, and is not measured: {error}", file=sys.stderr)
        return
    try:
        easing = importlib.import_module("animcore.easing").Easing("ease-in-out")
        keyframes = importlib.import_module("animcore.keyframes").Keyframes([0, 3, 1, 4, 1, 5, 9, 2], duration=1.0)
        times = numpy.random.default_rng(1).random(IN_CACHE)
        bench.measure("Python, Easing of a number", 1, lambda: easing(0.3), "µs")
        bench.measure("Python, Easing of an array of 1024", 1, lambda: easing(times), "µs")
        bench.measure("Python, Keyframes.value at a time", 1, lambda: keyframes.value(0.3), "µs")
        bench.measure("Python, Keyframes.value at an array of 1024", 1, lambda: keyframes.value(times), "µs")
        spring = animcore.Spring()
        bench.measure("Python, Spring.value at a time", 1, lambda: spring.value(0.3), "µs")
        bench.measure("Python, Spring.value at an array of 1024", 1, lambda: spring.value(times), "µs")
        stage = animcore.Stage()
        group = stage.add_scalars(numpy.zeros(IN_CACHE))
        out = numpy.empty(IN_CACHE)
        bench.measure("Python, Stage.read of 1024 into an array", 1, lambda: stage.read(group, out=out), "µs")
        number, tint = stage.add(None, 0.0), stage.add(None, "#ff2d55")
        bench.measure("Python, Property.presentation, a number", 1, lambda: number.presentation, "µs")
        bench.measure("Python, Property.presentation, a color", 1, lambda: tint.presentation, "µs")

        def transaction() -> None:
            with stage.animate(spring):
                number.value = 1.0

        bench.measure("Python, a transaction with one value", 1, transaction, "µs")
    finally:
        sys.path.remove(str(package))
