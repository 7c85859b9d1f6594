# SPDX-License-Identifier: MIT
"""The generated part of each binding is what the description says now, and the description is enough to generate it."""

from __future__ import annotations

import functools
import importlib
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import generate_abi  # noqa: E402
import generate_python_raw  # noqa: E402
from bindings_model import Form, Method, Model, Passing, SlotKind  # noqa: E402

MODEL = Model.load()
METHODS = {each.function.name: each for each in MODEL.methods}


def test_generated_files_are_up_to_date() -> None:
    command: list[str | Path] = [sys.executable, ROOT / "tools" / "generate_bindings.py", "--check"]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr


def test_every_function_is_a_method_of_every_language() -> None:
    assert sorted(METHODS) == sorted(each.name for each in MODEL.functions if not each.name.endswith("_flat"))


@pytest.mark.parametrize("method", MODEL.methods, ids=lambda method: method.function.name)
def test_every_parameter_is_passed_something(method: Method) -> None:
    assert [slot.parameter for slot in method.slots] == method.function.parameters
    names = {each.name for each in method.arguments} | {each.name for each in method.results}
    for slot in method.slots:
        assert not slot.of or slot.of in names, slot
    told = [slot.of for slot in method.slots if slot.kind in (SlotKind.ARGUMENT, SlotKind.RESULT)]
    returned = [each.name for each in method.results if each.passing is Passing.RETURNED]
    assert sorted([*told, *returned]) == sorted(names)


def test_methods_with_the_same_owner_have_different_names() -> None:
    seen: set[tuple[str | None, str | None, str]] = set()
    for method in MODEL.methods:
        key = (method.owner, method.thing, "_".join(method.name))
        assert key not in seen, key
        seen.add(key)


def test_what_is_made_has_a_function_that_takes_it_back() -> None:
    for method in MODEL.methods:
        for result in method.results:
            if result.made_for is not None:
                assert result.made_for in METHODS, (method.function.name, result)


@pytest.mark.parametrize(
    ("function", "expected"),
    [
        # What the header says in words, by hand.
        ("anim_easing_create_css", ("anim_easing", True, [("text", Form.TEXT)], [("easing", Form.OBJECT)])),
        ("anim_path_trim", ("anim_path", False, [("options", Form.STRUCT)], [("result", Form.OBJECT)])),
        ("anim_stage_set_threshold", ("anim_property", False, [("threshold", Form.SCALAR)], [])),
        ("anim_stage_get_name", ("anim_stage", False, [("name", Form.SCALAR)], [("buffer", Form.TEXT)])),
        ("anim_spring_bank_get_values", ("anim_spring_bank", False, [], [("values", Form.VIEW)])),
        ("anim_scene_get_stage", ("anim_scene", False, [], [("stage", Form.BORROWED)])),
        ("anim_flicks_from_seconds", (None, True, [("seconds", Form.SCALAR)], [("flicks", Form.SCALAR)])),
        ("anim_scene_restore", ("anim_scene", False, [("bytes", Form.BYTES)], [])),
        ("anim_scene_play", ("anim_scene", False, None, [])),
    ],
)
def test_methods_by_example(
    function: str,
    expected: tuple[str | None, bool, list[tuple[str, Form]] | None, list[tuple[str, Form]]],
) -> None:
    owner, is_static, arguments, results = expected
    method = METHODS[function]
    assert (method.owner, method.is_static) == (owner, is_static)
    if arguments is not None:
        assert [(each.name, each.form) for each in method.arguments] == arguments
    assert [(each.name, each.form) for each in method.results] == results


def test_buffers_are_asked_taken_or_cut() -> None:
    passing = {
        name: each.passing for name, method in METHODS.items() for each in method.results if each.capacity is not None
    }
    assert {name for name, how in passing.items() if how is Passing.TAKEN} == {
        "anim_spring_bank_take_settled",
        "anim_stage_poll_events",
        "anim_stage_take_changed",
    }
    assert {name for name, how in passing.items() if how is Passing.CUT} == {
        "anim_scene_reload",
        "anim_scene_restore_edition",
    }
    assert passing["anim_scene_get_svg"] is Passing.ASKED


def test_an_array_may_be_used_in_part() -> None:
    """Room for all of them, and a number that says how many there are: scenes that have changed."""
    changes, changed = METHODS["anim_scene_advance_many"].results
    assert (changes.passing, changes.length_of, changes.used) == (Passing.SAME_LENGTH, "scenes", "changed")
    assert changed.form is Form.SCALAR
    assert [each.function.name for each in MODEL.methods for one in each.results if one.used] == [
        "anim_scene_advance_many"
    ]


# Made up: an enum, a struct with defaults and an array, an object with a callback, a thing inside a stage with another.
MADE_UP = """
typedef int32_t anim_weighing_mode;
enum {
    ANIM_WEIGHING_MODE_PLAIN = 0, /* as they are */
    ANIM_WEIGHING_MODE_TWICE = 1 /* twice as much */
};

typedef struct anim_weighing_options {
    uint32_t struct_size;
    anim_weighing_mode mode; /* how */
    ANIM_COUNT(extra_count) ANIM_POINTER(const double, extras); /* numbers that are added */
    uint64_t extra_count;
} anim_weighing_options;

/* Fills options with the defaults. */
ANIM_API anim_status anim_default_weighing_options(ANIM_OUT anim_weighing_options *options, uint32_t struct_size);

/* Gives the weight of the number at an index. */
typedef double (*anim_weighing_callback)(ANIM_NULLABLE void *context, double x, int32_t index);

/* What weighs. */
typedef struct anim_weighing anim_weighing;

/* Makes one. */
ANIM_API anim_status anim_weighing_create_callback(
    ANIM_KEPT("it is destroyed") anim_weighing_callback callback,
    ANIM_NULLABLE ANIM_KEPT("it is destroyed") void *context,
    ANIM_NULLABLE ANIM_KEPT("it is destroyed") anim_context_release_callback release,
    ANIM_OUT ANIM_MADE(anim_weighing_destroy) anim_weighing **weighing);

/* Releases it. */
ANIM_API anim_status anim_weighing_destroy(ANIM_TAKEN ANIM_NULLABLE anim_weighing *weighing);

/* Weighs numbers. */
ANIM_API anim_status anim_weighing_evaluate_all(anim_weighing *weighing, ANIM_COUNT(count) const double *values,
                                                ANIM_NULLABLE ANIM_COUNT(count) const double *factors, size_t count,
                                                ANIM_NULLABLE const anim_weighing_options *options,
                                                ANIM_OUT ANIM_COUNT(count) double *results);

typedef uint64_t anim_gauge; /* a gauge of a stage */

/* Receives what a gauge shows. */
typedef void (*anim_gauge_callback)(ANIM_NULLABLE void *context, anim_gauge gauge,
                                    ANIM_COUNT(count) const double *values, size_t count);

/* Adds a gauge. */
ANIM_API anim_status anim_stage_add_gauge(anim_stage *stage, ANIM_OUT ANIM_MADE(anim_stage_remove_gauge)
                                          anim_gauge *gauge);

/* Calls the host with what a gauge shows. */
ANIM_API anim_status anim_stage_read_gauge(anim_stage *stage, anim_gauge gauge,
                                           ANIM_KEPT("it is removed") anim_gauge_callback callback,
                                           ANIM_NULLABLE ANIM_KEPT("it is removed") void *context,
                                           ANIM_NULLABLE ANIM_KEPT("it is removed")
                                               anim_context_release_callback release);

/* Removes a gauge. */
ANIM_API anim_status anim_stage_remove_gauge(anim_stage *stage, anim_gauge gauge);

"""

# How each language spells them.
SPELLED = {
    "cpp": ["struct anim_weighing_callback_of", "class weighing :", "span<const double> factors", "class gauge"],
    "csharp": [
        "Twice = 1,",
        "EvaluateAll(double[] values, double[] factors = null, WeighingOptions options = null)",
        "CreateCallback(Func<double, int, double> callback)",
        "public void Read(Action<Gauge, double[]> callback)",
    ],
    "go": [
        "type WeighingCallback func(x float64, index int32) float64",
        "double animcore_go_weighing(void *context, double x, int32_t index)\n{",
        "type GaugeCallback func(gauge Gauge, values []float64)",
        "func (object *Weighing) EvaluateAll(values []float64, factors []float64, options *WeighingOptions)",
    ],
    "java": [
        "TWICE(1)",
        "double call(double x, int index);",
        "void call(Gauge gauge, double[] values);",
        "evaluateAll(double[] values, double[] factors, WeighingOptions options)",
    ],
    "javascript": [
        "Twice = 1,",
        "static callback(callback: ((x: number, index: number) => number)): Weighing;",
        "read(callback: ((gauge: Gauge, values: Float64Array) => void)",
        "options?: WeighingOptionsInit | null): Float64Array;",
    ],
    "lua": ["A.Weighing = ", "A.Gauge = ", "double (*anim_weighing_callback)"],
    "ruby": [
        "twice: 1",
        "def self.callback(callback = nil, &block)",
        "class Gauge < StageObject",
        "def evaluate_all(values,",
    ],
    "rust": [
        "pub extras: &'a [f64],",
        "extras: &[],",
        "pub fn callback<F: Fn(f64, i32) -> f64 + Send + Sync + 'static>(callback: F)",
        "factors: Option<&[f64]>, options: Option<&WeighingOptions<'_>>",
    ],
    "zig": [
        "fn anim_weighing_callback(comptime Context: type",
        "function(given, x, index), std.math.nan(f64));",
        "pub const Gauge = struct {",
        "factors: ?[]const f64, options: ?WeighingOptions",
    ],
}


@functools.cache
def made_up() -> generate_abi.Json:
    headers = generate_abi.read_headers()
    end = "#ifdef __cplusplus\n}"
    headers["animcore/stage.h"] = headers["animcore/stage.h"].replace(end, MADE_UP + end)
    return generate_abi.describe(headers)


@pytest.mark.parametrize("language", SPELLED)
def test_what_the_header_gets_reaches_every_language(language: str) -> None:
    files = importlib.import_module(f"bindings_{language}").files(Model(made_up()))
    text = "\n".join(files.values())
    # The C++ classes stand on the header itself.
    names = ["evaluate_all", "anim_weighing_create_callback", "anim_stage_add_gauge", "anim_stage_read_gauge"]
    assert [each for each in [*names, *SPELLED[language]] if each not in text] == []


def test_what_the_header_gets_reaches_the_raw_layer_of_python() -> None:
    text = generate_python_raw.module_text(made_up())
    assert "anim_weighing_callback = CFUNCTYPE(c_double, c_void_p, c_double, c_int32)" in text
    assert "ANIM_WEIGHING_MODE_TWICE = 1" in text
    assert '("extras", POINTER(c_double)),' in text
    assert "anim_stage_read_gauge = bind(" in text


def test_callbacks_that_people_write() -> None:
    """What the header says in words, by hand: neither releases of contexts nor allocators."""
    given = {each.name: [one.name for one in each.given] for each in MODEL.callbacks if each.is_function}
    assert given == {
        "anim_easing_callback": ["x"],
        "anim_event_callback": ["event"],
        "anim_property_callback": ["property", "value"],
    }


READMES = ["cpp", "csharp", "go", "java", "javascript", "lua", "python", "ruby", "rust/animcore", "zig"]
SECTIONS = [
    "Installing",
    "A tour",
    "Lists",
    "Errors",
    "Callbacks",
    "Numbers in bulk",
    "Ownership and threads",
    "Where the library is found",
    "Tests",
]


@pytest.mark.parametrize("package", READMES)
def test_readmes_have_the_same_sections_in_the_same_order(package: str) -> None:
    text = (ROOT / "bindings" / package / "README.md").read_text(encoding="utf-8")
    # Outside of blocks of code.
    prose = "".join(text.split("```")[::2])
    found = re.findall(r"^## (.*)$", prose, re.M)
    assert [each for each in found if each in SECTIONS] == SECTIONS
    assert text.index("```") < text.index("## Installing"), "it begins with lines that run"


# What stands in blocks of code, each of which the test of the package runs. There is no compiler of Kotlin to run that
# by; shell and a manifest of Rust's are what the test itself does, and a page needs a server.
BLOCKS = {
    "cpp": {"cpp", "cmake"},
    "java": {"java", "kotlin"},
    "javascript": {"js", "html"},
    "rust/animcore": {"rust", "compile_fail", "toml", "sh"},
}


@pytest.mark.parametrize("package", READMES)
def test_all_blocks_of_readmes_are_of_a_language_that_is_run(package: str) -> None:
    text = (ROOT / "bindings" / package / "README.md").read_text(encoding="utf-8")
    languages = re.findall(r"^```(\S*).*\n(?:.*\n)*?```$", text, re.M)
    assert len(languages) * 2 == text.count("```")
    assert set(languages) <= BLOCKS.get(package, {package})


def test_every_package_has_a_readme() -> None:
    languages = {each.name for each in (ROOT / "bindings").iterdir() if each.is_dir()}
    assert languages - {"c"} == {each.split("/")[0] for each in READMES}
