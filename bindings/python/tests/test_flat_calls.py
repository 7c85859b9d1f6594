# SPDX-License-Identifier: MIT
"""Functions ..._flat, for languages that pass no pointer to a pointer: the same as the functions that they are named
after, with arrays and texts as parameters."""

from __future__ import annotations

import ctypes
from ctypes import POINTER, byref, c_double, c_int32, c_size_t, c_uint8, c_uint64, sizeof
from typing import Any

import pytest
from animcore import Path, Stage, _raw

ARGUMENT, LIMIT = _raw.ANIM_ERROR_ARGUMENT, _raw.ANIM_ERROR_LIMIT
PATH = Path("M0 0L100 0L100 50")
OTHER = Path("M0 0L80 10L90 70")


def default(kind: Any) -> Any:
    value = kind()
    fill = getattr(_raw, kind.__name__.replace("anim_", "anim_default_"))
    assert fill(value, sizeof(value)) == 0
    return value


def message() -> str:
    return str(_raw.anim_last_error_message().decode())


def svg(path: Path) -> str:
    return path.svg()


# Strokes


def style(width: float = 4.0) -> Any:
    value = default(_raw.anim_stroke_style)
    value.width = width
    return value


def test_strokes() -> None:
    dashes = (c_double * 3)(10, 5, 2)
    whole = style()
    whole.dashes, whole.dash_count = dashes, 3
    for flat, with_array in ((style(), whole), (None, style(1.0))):
        count = 3 if flat is not None else 0
        expected, made = Path(), Path()
        assert _raw.anim_path_stroke(PATH._pointer, with_array, 0.1, expected._pointer) == 0
        assert _raw.anim_path_stroke_flat(PATH._pointer, flat, dashes, count, 0.1, made._pointer) == 0
        assert svg(made) == svg(expected)
        points = (_raw.anim_point * 64)(*(_raw.anim_point(1.7 * index, 0.5) for index in range(64)))
        one, many = (c_uint8 * 64)(), (c_uint8 * 64)()
        assert _raw.anim_path_stroke_contains_many(PATH._pointer, points, 64, with_array, one) == 0
        assert _raw.anim_path_stroke_contains_many_flat(PATH._pointer, points, 64, flat, dashes, count, many) == 0
        assert bytes(one) == bytes(many)
        assert flat is None or 0 < sum(one) < 62, "dashes show"
        for index, point in enumerate(points):
            inside = c_int32()
            call = _raw.anim_path_stroke_contains_flat
            assert call(PATH._pointer, point.x, point.y, flat, dashes, count, inside) == 0
            assert inside.value == one[index]


def test_a_style_has_no_dashes_of_its_own() -> None:
    dashes = (c_double * 2)(10, 5)
    made = Path("M1 2L3 4")
    whole = style()
    whole.dashes, whole.dash_count = dashes, 2
    assert _raw.anim_path_stroke_flat(PATH._pointer, whole, dashes, 2, 0.1, made._pointer) == ARGUMENT
    assert "dashes" in message()
    whole.dashes = None
    assert _raw.anim_path_stroke_flat(PATH._pointer, whole, dashes, 2, 0.1, made._pointer) == ARGUMENT
    assert _raw.anim_path_stroke_flat(PATH._pointer, style(), None, 2, 0.1, made._pointer) == ARGUMENT
    assert _raw.anim_path_stroke_flat(PATH._pointer, style(), dashes, 2**40, 0.1, made._pointer) == LIMIT
    assert _raw.anim_path_stroke_flat(PATH._pointer, style(), (c_double * 1)(-1), 1, 0.1, made._pointer) != 0
    assert svg(made) == "M1 2L3 4"


# Morphs


def morph_at(morph: Any) -> str:
    path = Path()
    assert _raw.anim_morph_get_path(morph, 0.375, path._pointer) == 0
    assert _raw.anim_morph_destroy(morph) == 0
    return svg(path)


def test_morphs() -> None:
    start = Path("M0 0H10V10H0ZM20 0H30V10H20Z")
    end = Path("M0 50H10V60H0ZM20 50H30V60H20Z")
    crossed = (_raw.anim_morph_pair * 2)(_raw.anim_morph_pair(0, 1), _raw.anim_morph_pair(1, 0))
    points = (_raw.anim_morph_pair * 1)(_raw.anim_morph_pair(1, 7))
    whole, flat = default(_raw.anim_morph_options), default(_raw.anim_morph_options)
    for options in (whole, flat):
        options.pairing = _raw.ANIM_MORPH_PAIRING_GIVEN
        options.starts = _raw.ANIM_MORPH_STARTS_GIVEN
    whole.pairs, whole.pair_count, whole.points, whole.point_count = crossed, 2, points, 1
    one, other = POINTER(_raw.anim_morph)(), POINTER(_raw.anim_morph)()
    assert _raw.anim_morph_create(start._pointer, end._pointer, whole, one) == 0
    assert _raw.anim_morph_create_flat(start._pointer, end._pointer, flat, crossed, 2, points, 1, other) == 0
    crossing = morph_at(one)
    assert morph_at(other) == crossing
    assert _raw.anim_morph_create(start._pointer, end._pointer, None, one) == 0
    assert morph_at(one) != crossing, "the pairs count"

    paths = (POINTER(_raw.anim_path) * 2)(start._pointer, end._pointer)
    times = (c_double * 2)(0, 1)
    assert _raw.anim_morph_create_sequence(paths, 2, times, 2, whole, one) == 0
    sequence = _raw.anim_morph_create_sequence_flat
    assert sequence(paths, 2, times, 2, flat, crossed, 2, points, 1, other) == 0
    assert morph_at(one) == morph_at(other)
    # Without options, pairs are refused: nothing asks for them.
    assert sequence(paths, 2, times, 2, None, crossed, 2, None, 0, other) == ARGUMENT
    assert _raw.anim_morph_create_flat(start._pointer, end._pointer, whole, crossed, 2, points, 1, other) == ARGUMENT


# Animations


def test_animations() -> None:
    stages = Stage(), Stage()
    start, end, speed = (c_double * 2)(1, 2), (c_double * 2)(5, -5), (c_double * 2)(30, -7)
    for stage in stages:
        point = stage.add("point", (0.0, 0.0))
        options = default(_raw.anim_animation_options)
        options.kind = _raw.ANIM_MOTION_KIND_SPRING
        options.sets_model = 1
        animation = c_uint64()
        handle = stage._handle.stage
        if stage is stages[0]:
            setattr(options, "from", start)
            options.to, options.velocity, options.count = end, speed, 2
            assert _raw.anim_stage_animate(handle, point._identifier, options, animation) == 0
        else:
            call = _raw.anim_stage_animate_flat
            assert call(handle, point._identifier, options, start, end, None, speed, 2, animation) == 0
            before = stage.state_hash()
            assert call(handle, point._identifier, options, start, end, None, speed, 1, None) == ARGUMENT
            assert call(handle, point._identifier, options, start, end, None, speed, 0, None) == ARGUMENT
            assert call(handle, point._identifier, options, start, end, None, speed, 2**63, None) == LIMIT
            assert call(handle, point._identifier, None, start, end, None, speed, 2, None) == ARGUMENT
            options.to = end
            assert call(handle, point._identifier, options, start, None, None, speed, 2, None) == ARGUMENT
            assert "to" in message()
            options.to, options.count = None, 2
            assert call(handle, point._identifier, options, start, end, None, speed, 2, None) == ARGUMENT
            assert stage.state_hash() == before
        assert animation.value != 0
        assert point.value == (5.0, -5.0)
        stage.advance(0.125)
    assert stages[0]["point"].presentation == stages[1]["point"].presentation != (1.0, 2.0)


def test_animations_of_paths() -> None:
    stages = Stage(), Stage()
    for stage in stages:
        path = stage.add("path", PATH)
        options = default(_raw.anim_animation_options)
        handle = stage._handle.stage
        if stage is stages[0]:
            call = _raw.anim_stage_animate_path
            assert call(handle, path._identifier, options, PATH._pointer, OTHER._pointer, None) == 0
        else:
            flat = _raw.anim_stage_animate_path_flat
            assert flat(handle, path._identifier, options, None, None, 0, PATH._pointer, OTHER._pointer, None) == 0
        stage.advance(0.125)
    assert stages[0].state_hash() == stages[1].state_hash()
    assert svg(stages[0]["path"].presentation) not in (svg(PATH), svg(OTHER))


# Documents and scenes

DOCUMENT = b"""{"animcore": 1, "size": [10, 10], "parameters": {"w": {"type": "number", "value": 3}},
 "inputs": {"level": {"type": "number", "value": 0}},
 "nodes": [{"kind": "rectangle", "frame": [0, 0, "w", 5], "fill": "#000"}]}"""


def picture(scene: Any) -> bytes:
    length = c_size_t()
    assert _raw.anim_scene_get_svg(scene, None, None, 0, length) == 0
    buffer = ctypes.create_string_buffer(length.value + 1)
    assert _raw.anim_scene_get_svg(scene, None, buffer, length.value + 1, length) == 0
    return buffer.value


@pytest.mark.parametrize("kind", ["scene", "document"])
def test_parameters_of_documents(kind: str) -> None:
    parameters = b'{"w": 7}'
    pictures = []
    for is_flat in (False, True):
        options = default(getattr(_raw, f"anim_{kind}_options"))
        result = POINTER(getattr(_raw, f"anim_{kind}"))()
        if is_flat:
            load = getattr(_raw, f"anim_{kind}_load_flat")
            assert load(DOCUMENT, len(DOCUMENT), options, parameters, len(parameters), b"{}", 2, result) == 0
        else:
            load = getattr(_raw, f"anim_{kind}_load")
            options.parameters, options.parameters_length = parameters, len(parameters)
            options.library, options.library_length = b"{}", 2
            assert load(DOCUMENT, len(DOCUMENT), options, result) == 0
        scene = POINTER(_raw.anim_scene)()
        if kind == "document":
            assert _raw.anim_scene_create(result, None, scene) == 0
            assert _raw.anim_document_destroy(result) == 0
        else:
            scene = result
        pictures.append(picture(scene))
        assert _raw.anim_scene_destroy(scene) == 0
    assert pictures[0] == pictures[1]
    assert b"7" in pictures[0]
    result = POINTER(getattr(_raw, f"anim_{kind}"))()
    load = getattr(_raw, f"anim_{kind}_load_flat")
    assert load(DOCUMENT, len(DOCUMENT), None, b"[", 1, None, 0, result) == _raw.ANIM_ERROR_SYNTAX
    assert load(DOCUMENT, len(DOCUMENT), None, parameters, 2**26 + 1, None, 0, result) == LIMIT
    assert load(DOCUMENT, len(DOCUMENT), None, None, 1, None, 0, result) == ARGUMENT
    options = default(getattr(_raw, f"anim_{kind}_options"))
    options.parameters, options.parameters_length = parameters, len(parameters)
    assert load(DOCUMENT, len(DOCUMENT), options, parameters, len(parameters), None, 0, result) == ARGUMENT
    assert "parameters" in message()
    assert not result


def test_reloading() -> None:
    scene = POINTER(_raw.anim_scene)()
    assert _raw.anim_scene_load(DOCUMENT, len(DOCUMENT), None, scene) == 0
    length = c_size_t()
    parameters = b'{"w": 9}'
    reload = _raw.anim_scene_reload_flat
    status = reload(scene, DOCUMENT, len(DOCUMENT), None, parameters, len(parameters), None, 0, None, 0, length)
    assert status == 0
    assert b"9" in picture(scene)
    assert _raw.anim_scene_destroy(scene) == 0


def test_restoring_an_edition() -> None:
    scene, document = POINTER(_raw.anim_scene)(), POINTER(_raw.anim_document)()
    assert _raw.anim_scene_load(DOCUMENT, len(DOCUMENT), None, scene) == 0
    assert _raw.anim_document_load(DOCUMENT, len(DOCUMENT), None, document) == 0
    snapshot, length = (c_uint8 * 65_536)(), c_size_t()
    assert _raw.anim_scene_snapshot(scene, snapshot, len(snapshot), length) == 0
    parameters = b'{"w": 9}'
    status = _raw.anim_scene_restore_edition_flat(
        *(scene, snapshot, length.value, document, DOCUMENT, len(DOCUMENT), None),
        *(parameters, len(parameters), None, 0, None, 0, length),
    )
    assert status == 0, message()
    assert b"9" in picture(scene)
    assert _raw.anim_scene_destroy(scene) == 0
    assert _raw.anim_document_destroy(document) == 0


MACHINE = b"""{"animcore": 1, "size": [10, 10], "machine": {"initial": "a", "states": {
  "a": {"on": {"go": [{"guard": "event.name == 'bob' && event.sum == 3", "target": "b"}, {"target": "c"}]}},
  "b": {}, "c": {}}}}"""


def state_after(texts: bytes, sizes: list[tuple[int, int, float, int]]) -> tuple[int, bytes]:
    """What anim_scene_send_data_flat gives for fields of so many bytes of name, kind, number and bytes of text, and the
    state after it."""
    scene = POINTER(_raw.anim_scene)()
    assert _raw.anim_scene_load(MACHINE, len(MACHINE), None, scene) == 0, message()
    fields = (_raw.anim_event_field * len(sizes))()
    for field, (name, kind, number, text) in zip(fields, sizes, strict=True):
        field.name_length, field.kind, field.number, field.text_length = name, kind, number, text
    status = _raw.anim_scene_send_data_flat(scene, b"go", 2, fields, len(sizes), texts, len(texts))
    buffer, length = ctypes.create_string_buffer(64), c_size_t()
    assert _raw.anim_scene_get_atomic_states(scene, buffer, 64, length) == 0
    assert _raw.anim_scene_destroy(scene) == 0
    return status, buffer.value


def test_data_of_events() -> None:
    text, number = _raw.ANIM_FIELD_KIND_TEXT, _raw.ANIM_FIELD_KIND_NUMBER
    fields = [(4, text, 0.0, 3), (3, number, 3.0, 99)]  # The text length of a number is not read.
    assert state_after(b"namebobsum", fields) == (0, b"b")
    assert state_after(b"nameboosum", fields) == (0, b"c")
    assert state_after(b"namebobsu", fields) == (ARGUMENT, b"a")
    assert state_after(b"namebobsum!", fields) == (ARGUMENT, b"a")
    assert "texts" in message()
    assert state_after(b"", []) == (0, b"c")
    assert state_after(b"name", [(2**32 - 1, text, 0.0, 0)]) == (ARGUMENT, b"a")
    scene = POINTER(_raw.anim_scene)()
    assert _raw.anim_scene_load(MACHINE, len(MACHINE), None, scene) == 0
    field = _raw.anim_event_field(name=b"name", name_length=4, kind=number, number=1.0)
    assert _raw.anim_scene_send_data_flat(scene, b"go", 2, byref(field), 1, b"name", 4) == ARGUMENT
    assert "fields" in message()
    assert _raw.anim_scene_send_data_flat(scene, b"go", 2, byref(field), 2**40, b"name", 4) == LIMIT
    assert _raw.anim_scene_destroy(scene) == 0


# Expressions


def value_of(names: bytes, lengths: list[int]) -> tuple[int, float | None]:
    expression = POINTER(_raw.anim_expression)()
    text = b"width - hei"
    sizes = (c_size_t * len(lengths))(*lengths)
    create = _raw.anim_expression_create_flat
    status = create(text, len(text), names, len(names), sizes, len(lengths), expression)
    if status:
        assert not expression
        return status, None
    result = c_double()
    variables = (c_double * len(lengths))(*(10.0**-index for index in range(len(lengths))))
    assert _raw.anim_expression_evaluate(expression, variables, len(lengths), result) == 0
    assert _raw.anim_expression_destroy(expression) == 0
    return status, result.value


def test_names_of_expressions() -> None:
    assert value_of(b"widthhei", [5, 3]) == (0, 1.0 - 0.1)
    assert value_of(b"heiwidth", [3, 5]) == (0, 0.1 - 1.0)
    assert value_of(b"widthheig", [5, 4]) == (_raw.ANIM_ERROR_NOT_FOUND, None)
    assert value_of(b"widthhei", [5, 2]) == (ARGUMENT, None)
    assert value_of(b"widthhei", [5, 4]) == (ARGUMENT, None)
    assert value_of(b"widthhei", [2**64 - 1, 3]) == (ARGUMENT, None)
    assert "names" in message()
    expression = POINTER(_raw.anim_expression)()
    create = _raw.anim_expression_create_flat
    assert create(b"1", 1, None, 0, None, 0, expression) == 0
    assert _raw.anim_expression_destroy(expression) == 0
    assert create(b"1", 1, None, 0, None, 2**40, expression) == LIMIT
