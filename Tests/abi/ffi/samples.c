/* SPDX-License-Identifier: MIT */
/* Good arguments for every function. A new function needs lines here only where its parameters' names say too little. */
#define _GNU_SOURCE
#include "call.h"
#include <fnmatch.h>
#include <stdio.h>
#include <string.h>

#define NUMBER(function, parameter, value) {function, parameter, SAMPLE_NUMBER, value, 0, NULL, 0, {0}}
#define INTEGER(function, parameter, value) {function, parameter, SAMPLE_INTEGER, 0, value, NULL, 0, {0}}
#define TEXT(function, parameter, value) {function, parameter, SAMPLE_TEXT, 0, 0, value, 0, {0}}
#define BYTES(function, parameter, value) {function, parameter, SAMPLE_BYTES, 0, 0, value, sizeof(value) - 1, {0}}
#define ONE(function, parameter, a)                                                                                    \
    {                                                                                                                  \
        function, parameter, SAMPLE_DOUBLES, 0, 0, NULL, 1, {                                                          \
            a                                                                                                          \
        }                                                                                                              \
    }
#define TWO(function, parameter, a, b)                                                                                 \
    {                                                                                                                  \
        function, parameter, SAMPLE_DOUBLES, 0, 0, NULL, 2, {                                                          \
            a, b                                                                                                       \
        }                                                                                                              \
    }
#define FOUR(function, parameter, a, b, c, d)                                                                          \
    {                                                                                                                  \
        function, parameter, SAMPLE_DOUBLES, 0, 0, NULL, 4, {                                                          \
            a, b, c, d                                                                                                 \
        }                                                                                                              \
    }

#define MANY(function, parameter, count, ...)                                                                          \
    {                                                                                                                  \
        function, parameter, SAMPLE_DOUBLES, 0, 0, NULL, count, {                                                      \
            __VA_ARGS__                                                                                                \
        }                                                                                                              \
    }

#define NOTHING(function, parameter) {function, parameter, SAMPLE_NULL, 0, 0, NULL, 0, {0}}

static const struct sample samples[] = {
    FOUR("anim_path_stroke*_flat", "dashes", 9, 4, 2, 4),
    ONE("anim_stage_animate_flat", "from", 1),
    ONE("anim_stage_animate_flat", "to", 3),
    ONE("anim_stage_animate_flat", "velocity", -2),
    NOTHING("anim_stage_spring_to_path", "velocity"),
    NOTHING("anim_stage_animate?(_path)_flat", "@(by|velocity)"),
    TEXT("anim_*_flat", "@(parameters|library)", "{}"),
    TEXT("anim_scene_@(send_data|append_item|update_item)_flat", "texts", "level"),
    TEXT("anim_expression_create_flat", "names", "widthheight"),

    ONE("anim_stage_@(spring|curve)_to", "value", 33),
    ONE("anim_stage_spring_to", "velocity", -2),
    NUMBER("anim_stage_curve_to?(_path)", "duration", 0.5),

    INTEGER("anim_status_name", "status", ANIM_ERROR_KIND),
    NUMBER("anim_flicks_from_seconds", "seconds", 1.0 / 3),
    INTEGER("anim_flicks_to_seconds", "flicks", 123456789),

    INTEGER("anim_math_evaluate", "function", ANIM_MATH_FUNCTION_ATAN2),
    TWO("anim_math_evaluate", "x", 0.5, -2),
    TWO("anim_math_evaluate", "y", -1, 3),

    NUMBER("anim_spring_*", "duration", 0.5),
    NUMBER("anim_spring_*", "bounce", 0.25),
    NUMBER("anim_spring_*", "response", 0.55),
    NUMBER("anim_spring_*", "damping_ratio", 0.825),
    NUMBER("anim_spring_*", "damping_ratio", 0.5),
    NUMBER("anim_spring_make_uikit", "initial_velocity", 2),
    NUMBER("anim_spring_make_core_animation", "mass", 1),
    NUMBER("anim_spring_make_core_animation", "stiffness", 100),
    NUMBER("anim_spring_make_core_animation", "damping", 30),
    INTEGER("anim_spring_*", "allows_overdamping", 1),
    NUMBER("anim_spring_*", "time", 0.375),
    TWO("anim_spring_*", "times", 0.125, 2),
    NUMBER("anim_spring_*", "from", 3),
    NUMBER("anim_spring_*", "to", -4),
    NUMBER("anim_spring_*", "initial_velocity", 7),
    NUMBER("anim_spring_*", "displacement", 5),
    NUMBER("anim_spring_*", "threshold", 0.001),

    NUMBER("anim_prepared_spring_*", "time", 0.375),
    NUMBER("anim_prepared_spring_*", "from", 3),
    NUMBER("anim_prepared_spring_*", "to", -4),
    NUMBER("anim_prepared_spring_*", "initial_velocity", 7),

    TEXT("anim_spring_make_named", "name", "snappy"),
    NUMBER("anim_spring_*", "extra_bounce", 0.125),
    NUMBER("anim_spring_*", "velocity_threshold", 0.01),
    NUMBER("anim_spring_*", "blend_duration", 0.25),
    TWO("anim_spring_@(animate|step)_many*", "times", 0.125, 2),
    INTEGER("anim_spring_@(animate|step)_many*", "flags", ANIM_SPRING_SHORTEST_TURN),
    TWO("anim_spring_@(animate|step)_many*", "origins", 1, 2),
    TWO("anim_spring_@(animate|step)_many*", "targets", 3, 0.5),
    TWO("anim_spring_@(animate|step)_many*", "initial_velocities", -1, 4),
    NUMBER("anim_spring_@(animate|step)_many*", "seconds", 0.125),
    TWO("anim_spring_step_many*", "values", 1, 2),
    TWO("anim_spring_step_many*", "velocities", -1, 4),

    TEXT("anim_easing_create_css", "text", "linear(0, 0.25 75%, 1)"),
    INTEGER("anim_easing_create_steps", "count", 3),
    INTEGER("anim_easing_create_steps", "position", ANIM_STEP_POSITION_JUMP_BOTH),
    FOUR("anim_easing_create_linear", "outputs", 0, 0.25, 0.5, 1),
    FOUR("anim_easing_create_linear", "inputs", 0, 0.5, 0.75, 1),
    INTEGER("anim_easing_create_penner", "penner", ANIM_PENNER_BOUNCE_IN_OUT),
    NUMBER("anim_easing_create_spring", "duration", 0.75),
    NUMBER("anim_easing_create_spring", "initial_velocity", 2),
    NUMBER("anim_easing_*", "x", 0.3),
    INTEGER("anim_easing_evaluate", "before", 1),
    TWO("anim_easing_*", "xs", 0.25, 0.5),
    TWO("anim_easing_animate_many*", "xs", 0.25, 0.5),
    TWO("anim_easing_animate_many*", "origins", 1, 2),
    TWO("anim_easing_animate_many*", "targets", 3, 5),

    FOUR("anim_keyframes_create_values", "values", 0, 3, 1, 2),
    FOUR("anim_keyframes_create_values", "times", 0, 0.25, 0.5, 1),
    MANY("anim_keyframes_create_values", "parameters", 12, 0, 0.5, 0, -0.5, 0, 0.25, 0, 0, 0, 0, 0, 1),
    TWO("anim_keyframes_create_blocks", "starts", 0, 0.5),
    TWO("anim_keyframes_create_blocks", "durations", 0.25, 0.5),
    TWO("anim_keyframes_create_blocks", "values", 3, 1),
    FOUR("anim_keyframes_create_track", "values", 3, 1, 2, 4),
    MANY("anim_keyframes_create_track", "velocities", 8, 0, 0, 1, 2, 3, 0, 0, 0),
    TWO("anim_keyframes_create_path_blocks", "starts", 0, 0.5),
    TWO("anim_keyframes_create_path_blocks", "durations", 0.25, 0.5),
    TWO("anim_keyframes_create_paths", "times", 0, 1),
    MANY("anim_keyframes_create_paths", "parameters", 6, 0, 0.5, 0, -0.5, 0, 0.25),
    ONE("anim_keyframes_create_*", "initial", 0.5),
    TWO("anim_keyframes_evaluate", "times", 0.0625, 0.125),
    ONE("anim_keyframes_evaluate", "start", 0.5),
    INTEGER("anim_keyframes_evaluate", "count", 2),
    INTEGER("anim_keyframes_evaluate_many", "value_count", 2),
    NUMBER("anim_keyframes_evaluate_many", "time", 0.125),

    NUMBER("anim_media_timing_*", "parent_time", 1.25),
    TWO("anim_media_timing_*", "parent_times", 0.5, 3),
    NUMBER("anim_web_timing_*", "local_time", 1.25),
    TWO("anim_web_timing_*", "local_times", 0.5, 3),

    NUMBER("anim_decay_get_rate", "remaining", 0.998),
    TWO("anim_decay_*", "times", 0.5, 3),
    TWO("anim_decay_animate_many", "from", 1, 5),
    TWO("anim_decay_*", "initial_velocities", 10, -50),
    NUMBER("anim_decay_*", "from", 1),
    NUMBER("anim_decay_*", "velocity", 10),
    NUMBER("anim_decay_*", "time", 0.5),
    NUMBER("anim_decay_*", "threshold", 0.01),
    NUMBER("anim_decay_*", "target", 4),
    TWO("anim_rubber_band_*", "positions", -30, 40),
    TWO("anim_rubber_band_*", "values", -30, 40),
    TWO("anim_velocity_estimator_*", "times", 0.03, 0.04),
    FOUR("anim_velocity_estimator_*", "coordinates", 12, 15, 18, 22),
    NUMBER("anim_velocity_estimator_*", "time", 0.025),

    INTEGER("anim_color_convert", "from_space", ANIM_COLOR_SPACE_DISPLAY_P3),
    INTEGER("anim_color_convert", "to_space", ANIM_COLOR_SPACE_OKLCH),
    MANY("anim_color_convert", "colors", 8, 0.5, 0.25, 1, 1, 0, 0.75, 0.125, 0.5),
    FOUR("anim_color_*", "from", 1, 0.25, 0.5, 1),
    FOUR("anim_color_*", "to", 0.125, 0.5, 0.75, 0.25),
    NUMBER("anim_@(color|transform)_*", "progress", 0.375),
    TWO("anim_@(color|transform)_*", "progresses", 0.375, 1.25),

    TEXT("anim_expression_create", "text", "width * 2 + max(height, 1)"),
    TWO("anim_expression_create", "name_lengths", 5, 6),
    TWO("anim_expression_@(evaluate|differentiate)", "variables", 3, 5),
    TWO("anim_expression_differentiate", "rates", -1, 2),
    FOUR("anim_expression_evaluate_many", "variables", 3, 5, 7, 9),
    INTEGER("anim_expression_evaluate_many", "result_count", 2),

    TEXT("anim_cubic_bezier_make_named", "name", "ease-in-out"),
    NUMBER("anim_cubic_bezier_*", "x", 0.3),
    NUMBER("anim_cubic_bezier_*", "y", 0.3),
    TWO("anim_cubic_bezier_*", "xs", 0.25, 0.5),

    TEXT("anim_path_parse", "text", "M1 2L3,4a5 5 0 0 1 10 0z"),
    TEXT("anim_path_collection_parse", "text", "M0 0H5V1M1 2L3,4a5 5 0 0 1 10 0z"),
    TWO("anim_path_collection_parse", "ends", 8, 32),
    INTEGER("anim_path_collection_get_path", "index", 1),
    INTEGER("anim_path_collection_*", "capacity", 16),
    TWO("anim_path_collection_contains", "points", 3, 4),
    NUMBER("anim_path_collection_list_lengths", "accuracy", 1e-6),
    INTEGER("anim_path_collection_contains", "fill_rule", ANIM_FILL_RULE_EVENODD),
    TEXT("anim_path_data_match", "a", "M0 0h1L2 2"),
    TEXT("anim_path_data_match", "b", "M0 0H5V1"),
    INTEGER("anim_path_data_match", "rule", ANIM_PATH_RULE_SMIL),
    INTEGER("anim_path_write", "capacity", 4096),
    NUMBER("anim_path_@(arc_to|add_arc)", "radius_*", 7),
    NUMBER("anim_path_@(arc_to|add_arc)", "@(rotation|start|angle)", 0.5),
    NUMBER("anim_path_@(arc_to|add_arc)", "accuracy", 1e-6),
    INTEGER("anim_path_arc_to", "@(large|sweep)", 1),
    NUMBER("anim_morph_get_path", "t", 0.375),
    TWO("anim_morph_evaluate", "times", 0.25, 0.75),
    INTEGER("anim_morph_evaluate", "coordinate_count", 108),
    TWO("anim_morph_create_sequence", "times", 0, 1),
    INTEGER("anim_morph_create_sequence", "count", 2),
    INTEGER("anim_morph_@(get_@(counts|verbs|aligned)|evaluate|list_pairs)", "index", 0),
    INTEGER("anim_morph_@(get_verbs|list_pairs)", "capacity", 100),
    NUMBER("anim_path_*", "radius", 7),
    NUMBER("anim_path_*", "stroke", 4),
    NUMBER("anim_path_*", "arrowness", 0.25),
    NUMBER("anim_path_stroke", "tolerance", 0.125),
    FOUR("anim_path_dash", "dashes", 9, 4, 2, 4),
    NUMBER("anim_path_dash", "offset", 3),
    TWO("anim_path_round_corners", "radii", 2, 5),
    NUMBER("anim_path_round_corners", "smoothing", 0.5),
    BYTES("anim_path_append", "verbs", "\000\001"),
    FOUR("anim_path_append", "coordinates", 1, 2, 3, 4),
    INTEGER("anim_path_copy", "verb_capacity", 100),
    INTEGER("anim_path_copy", "coordinate_capacity", 200),
    TWO("anim_path_@(get_@(values|transforms)_at|split)", "lengths", 3.5, 20),
    NUMBER("anim_path_get_@(length|location)_at", "@(length|parameter)", 0.75),
    INTEGER("anim_path_get_length_at", "verb", 5),
    INTEGER("anim_path_get_values_at", "what", ANIM_PATH_QUANTITY_TANGENTS),
    INTEGER("anim_path_get_transforms_at", "rotation", ANIM_PATH_ROTATION_AUTO),
    NUMBER("anim_path_get_transforms_at", "angle", 0.5),
    NUMBER("anim_path_get_length", "accuracy", 1e-6),
    FOUR("anim_path_find_nearest_many", "points", 3, 4, -5, 6),
    INTEGER("anim_path_find_nearest_many", "count", 2),
    INTEGER("anim_path_split", "index", 1),
    INTEGER("anim_path_list_subpaths", "capacity", 8),
    INTEGER("anim_path_@(get|reverse)_subpath", "index", 1),
    INTEGER("anim_path_@(contains|combine|simplify|offset)", "fill_rule", ANIM_FILL_RULE_EVENODD),
    INTEGER("anim_path_combine", "operation", ANIM_PATH_OPERATION_EXCLUSION),
    NUMBER("anim_path_offset", "distance", -1.5),
    INTEGER("anim_path_offset", "join", ANIM_JOIN_ROUND),
    NUMBER("anim_path_offset", "miter_limit", 4),
    NUMBER("anim_path_offset", "tolerance", 0.125),
    NUMBER("anim_path_@(flatten|get_flattened_counts|get_polylines|convert|remove_degenerate)", "tolerance", 0.25),
    INTEGER("anim_path_get_polylines", "point_capacity", 4096),
    INTEGER("anim_path_get_polylines", "end_capacity", 64),
    INTEGER("anim_path_subdivide", "parts", 3),
    NUMBER("anim_path_subdivide", "longest", 5),
    INTEGER("anim_path_convert", "conversion", ANIM_PATH_CONVERSION_QUADRATICS),
    NUMBER("anim_path_*", "*x", 30),
    NUMBER("anim_path_*", "*y", 40),

    INTEGER("anim_default_*", "struct_size", 0), /* call_prepare knows the size */

    TEXT("anim_stage_add_property", "name", "added"),
    TEXT("anim_stage_add_p@(roperty_with|ath)", "name", "added"),
    FOUR("anim_stage_add_property_with", "value", 0.25, 0.5, 0.75, 1),
    INTEGER("anim_stage_get_path", "what", ANIM_READ_PRESENTATION),
    TEXT("anim_stage_set_expression", "text", "second * 2"),
    TEXT("anim_stage_add_derived", "name", "added"),
    TEXT("anim_stage_add_derived", "text", "second * 2, second, 0.5, 1"),
    INTEGER("anim_stage_set_action", "action", ANIM_ACTION_OWN),
    INTEGER("anim_stage_set_reduced_motion", "policy", ANIM_REDUCED_MOTION_FADE),
    NUMBER("anim_animation_group_set_speed", "speed", 2),
    INTEGER("anim_animation_group_set_paused", "paused", 1),
    NUMBER("anim_animation_group_seek", "seconds", 0.75),
    NUMBER("anim_animator_set_fraction", "fraction", 0.75),
    INTEGER("anim_animator_run", "reversed", 1),
    NUMBER("anim_animator_run", "duration_factor", 0.5),
    NUMBER("anim_animator_run", "velocity", -3),
    INTEGER("anim_animator_stop", "position", ANIM_ANIMATOR_POSITION_START),
    FOUR("anim_stage_add_bank", "values", 1, 2, 3, 4),
    NUMBER("anim_stage_add_bank", "threshold", 0.01),
    TWO("anim_spring_bank_*", "indices", 1, 2),
    TWO("anim_spring_bank_*", "@(targets|values)", 7, -8),
    INTEGER("anim_spring_bank_get_velocities", "count", 4),
    TEXT("anim_stage_find_property", "name", "second"),
    INTEGER("anim_stage_add_property", "kind", ANIM_VALUE_KIND_VECTOR2),
    TWO("anim_stage_add_property", "value", 1, 2),
    TWO("anim_stage_add_scalars", "values", 5, 6),
    INTEGER("anim_stage_get_name", "name", 0),
    NUMBER("anim_stage_set_threshold", "threshold", 0.5),
    ONE("anim_stage_set_value", "value", 33),
    TWO("anim_stage_set_value_many", "values", 44, 55),
    INTEGER("anim_stage_get_value*", "what", ANIM_READ_VELOCITY),
    INTEGER("anim_stage_get_value", "count", 1),
    INTEGER("anim_stage_get_value_many", "value_count", 2),
    NUMBER("anim_*_@(advance|advance_many)", "seconds", 0.25),
    INTEGER("anim_scene_advance_many", "wanted", ANIM_SCENE_CHANGE_DISPLAY | ANIM_SCENE_CHANGE_EVENTS),
    INTEGER("anim_*_advance_flicks", "flicks", ANIM_FLICKS_PER_SECOND / 4),
    INTEGER("anim_stage_set_step_budget", "steps", 1000),
    INTEGER("anim_stage_set_paused", "paused", 1),
    NUMBER("anim_stage_set_time_scale", "scale", 2),

    {"anim_scene_load", "text", SAMPLE_DOCUMENT, 0, 0, NULL, 0, {0}},
    {"anim_document_load", "text", SAMPLE_DOCUMENT, 0, 0, NULL, 0, {0}},
    {"anim_scene_reload", "text", SAMPLE_DOCUMENT, 0, 0, NULL, 0, {0}},
    {"anim_trace_load", "text", SAMPLE_TRACE, 0, 0, NULL, 0, {0}},
    INTEGER("anim_document_get_warning?(_text)", "index", 0),
    INTEGER("anim_document_get_warning_text", "which", ANIM_WARNING_TEXT_MESSAGE),
    INTEGER("anim_scene_send_pointer", "kind", ANIM_POINTER_ACTION_DOWN),
    INTEGER("anim_scene_send_pointer", "pointer", 1),
    NUMBER("anim_scene_send_pointer", "x", 50),
    NUMBER("anim_scene_send_pointer", "y", 25),
    NUMBER("anim_scene_send_wheel", "x", 50),
    NUMBER("anim_scene_send_wheel", "y", 25),
    NUMBER("anim_scene_send_wheel", "dx", 0),
    NUMBER("anim_scene_send_wheel", "dy", 10),
    TEXT("anim_scene_send?(_data)", "name", "go"),
    INTEGER("anim_scene_get_event_*", "data", 1),
    INTEGER("anim_scene_get_event_*", "index", 0),
    INTEGER("anim_scene_get_state_info", "index", 1),
    TEXT("anim_scene_find_list", "name", "rows"),
    INTEGER("anim_scene_*_@(item?(_info|_key|_flat)|list)", "list", 0),
    TEXT("anim_scene_append_item?(_flat)", "key", "new"),
    TEXT("anim_scene_*_item?(_flat)", "key", "two"),
    INTEGER("anim_scene_@(get_item_*|get_list_info|append_item?(_flat)|move_item)", "index", 0),
    INTEGER("anim_scene_@(capture|release)_pointer", "pointer", 0),
    TEXT("anim_scene_capture_pointer", "region", "button"),
    INTEGER("anim_scene_send_key", "action", ANIM_KEY_ACTION_PRESS),
    INTEGER("anim_scene_send_key", "key", ANIM_KEY_TAB),
    INTEGER("anim_scene_send_key", "modifiers", ANIM_MODIFIER_SHIFT),
    TEXT("anim_scene_set_focus", "name", "button"),
    NUMBER("anim_scene_hit_*", "[xy]", 10),
    INTEGER("anim_scene_get_region_info", "index", 0),
    INTEGER("anim_scene_get_accessibility*", "index", 0),
    INTEGER("anim_scene_get_accessibility_text", "which", ANIM_ACCESSIBILITY_TEXT_LABEL),
    INTEGER("anim_scene_get_input_info", "index", 1),
    TEXT("anim_scene_*_number", "name", "level"),
    TEXT("anim_scene_*_boolean", "name", "flag"),
    TEXT("anim_scene_*_string", "name", "label"),
    TEXT("anim_scene_fire_trigger", "name", "fire"),
    TEXT("anim_scene_is_in_state", "name", "off"),
    NUMBER("anim_scene_set_number", "value", 0.5),
    INTEGER("anim_scene_set_boolean", "value", 1),
    TEXT("anim_scene_set_string", "text", "gr\xC3\xBC\xC3\x9F"),
    FOUR("anim_scene_get_svg", "background", 1, 1, 1, 1),
    INTEGER("anim_scene_get_display_damage", "since", 1),

    INTEGER("anim_trace_get_step_time", "index", 1),
    INTEGER("anim_scene_apply_step", "index", 0),
    INTEGER("anim_scene_play", "time", ANIM_FLICKS_PER_SECOND / 2),
    INTEGER("anim_scene_play", "next_step", 0),

    INTEGER("anim_scene_get_svg", "capacity", 65536),
    INTEGER("anim_@(stage|scene)_snapshot", "capacity", 65536),
    {"anim_scene_restore", "bytes", SAMPLE_SNAPSHOT, 0, 0, NULL, 0, {0}},
    {"anim_scene_restore_edition?(_flat)", "bytes", SAMPLE_SNAPSHOT, 0, 0, NULL, 0, {0}},
    {"anim_scene_restore_edition?(_flat)", "text", SAMPLE_DOCUMENT, 0, 0, NULL, 0, {0}},
    /* That of an empty stage at time 0. */
    BYTES("anim_stage_restore", "bytes",
          "\141\156\151\155\143\157\162\145\002\000\000\000\001\000\000\000\251\000\000\000\000\000"
          "\000\000\001\001\000\000\000\000\002\024\000\000\000\000\000\000\000\000\000\000\000\000"
          "\000\360\077\000\000\377\377\377\377\017\000\003\002\000\000\000\000\000\004\004\000\000"
          "\000\000\000\000\000\005\000\000\000\000\006\002\000\000\000\000\000\007\003\000\000\000"
          "\000\000\000\010\001\000\000\000\000\011\001\000\000\000\000\012\065\000\000\000\200\200"
          "\010\000\000\000\200\200\200\001\000\000\000\001\000\257\233\367\330\227\207\252\220\342"
          "\001\364\313\345\215\252\315\247\274\156\317\212\245\200\210\243\227\342\006\354\203\262"
          "\222\207\225\356\305\370\001\235\314\313\333\051\357\331\267"),
    INTEGER("anim_stage_find_counterpart", "identifier", 0x1234567890123456),
    INTEGER("*", "capacity", 64),
};

const char *name_without_flat(const char *name, char *buffer) {
    const char *flat = strstr(name, "_flat");
    snprintf(buffer, NAME_SIZE, "%.*s%s", flat != NULL ? (int)(flat - name) : NAME_SIZE, name,
             flat != NULL ? flat + strlen("_flat") : "");
    return buffer;
}

static const struct sample *find_sample(const char *function, const char *parameter) {
    char base[NAME_SIZE];
    for (size_t index = 0; index < sizeof samples / sizeof *samples; index += 1) {
        if (fnmatch(samples[index].function, function, FNM_EXTMATCH) == 0 &&
            fnmatch(samples[index].parameter, parameter, FNM_EXTMATCH) == 0) {
            return &samples[index];
        }
    }
    return strstr(function, "_flat") != NULL ? find_sample(name_without_flat(function, base), parameter) : NULL;
}

const struct sample *sample_for(const char *function, const char *parameter) {
    /* Patterns are slow to match, and each parameter is asked for in thousands of calls: an answer is kept under the
       names' addresses. Another one with the same remainder takes its place. */
    static struct {
        const char *function, *parameter;
        const struct sample *sample;
    } answers[4093];
    size_t index = ((uintptr_t)function * 31 + (uintptr_t)parameter) % (sizeof answers / sizeof *answers);
    if (answers[index].function != function || answers[index].parameter != parameter) {
        answers[index].sample = find_sample(function, parameter);
        answers[index].function = function;
        answers[index].parameter = parameter;
    }
    return answers[index].sample;
}

/* Functions with a struct of which a member says what is read: each kind is a variant. */
static const struct {
    const char *function; /* a pattern */
    const char *names[6];
} variants[] = {
    {"anim_@(stage_begin_transaction|stage_set_action|animator_run)", {"spring", "curve", "easing"}},
    {"anim_stage_animate", {"curve", "spring", "easing", "keyframes", "decay"}},
    {"anim_stage_add_group", {"clock", "media", "animator"}},
    {"anim_keyframes_create_@(values|blocks)", {"discrete", "linear", "paced", "cubic", "cubic paced"}},
    {"anim_stage_add_property_with", {"color", "vector"}},
};

const char *call_variant_name(const struct abi_function *function, int variant) {
    char base[NAME_SIZE];
    for (size_t index = 0; index < sizeof variants / sizeof *variants; index += 1) {
        if (fnmatch(variants[index].function, name_without_flat(function->name, base), FNM_EXTMATCH) == 0) {
            return variant < 6 ? variants[index].names[variant] : NULL;
        }
    }
    return variant == 0 ? "" : NULL;
}

int call_variant_count(const struct abi_function *function) {
    int count = 0;
    while (call_variant_name(function, count) != NULL) {
        count += 1;
    }
    return count;
}

static void sample_motion(int variant, const struct fixture *fixture, anim_motion *motion) {
    const int32_t kinds[] = {ANIM_MOTION_KIND_SPRING, ANIM_MOTION_KIND_CURVE, ANIM_MOTION_KIND_EASING};
    require(anim_default_motion(motion, sizeof *motion), "anim_motion");
    motion->kind = kinds[variant];
    motion->duration = 0.5;
    motion->delay = 0.125;
    motion->easing = fixture->easing;
    if (variant == 2) {
        motion->disables_actions = 0;
        motion->interruption = ANIM_INTERRUPTION_ADD;
        motion->stagger = 0.0625;
        motion->repeat_count = 2.5;
        motion->autoreverses = 1;
    }
}

static void sample_animation(int variant, const struct fixture *fixture, anim_animation_options *options) {
    static const double from = 1, to = 3, by = 0.5, velocity = -2;
    const int32_t kinds[] = {ANIM_MOTION_KIND_CURVE, ANIM_MOTION_KIND_SPRING, ANIM_MOTION_KIND_EASING,
                             ANIM_MOTION_KIND_KEYFRAMES, ANIM_MOTION_KIND_DECAY};
    enum { FROM = 1, TO = 2, BY = 4, VELOCITY = 8, DURATION = 16 };
    const int members[] = {DURATION | FROM | TO, TO | VELOCITY, FROM | BY, DURATION, VELOCITY};
    const int set = members[variant];
    require(anim_default_animation_options(options, sizeof *options), "anim_animation_options");
    options->kind = kinds[variant];
    options->interruption = variant == 1 ? ANIM_INTERRUPTION_REPLACE : ANIM_INTERRUPTION_KEEP;
    options->count = 1;
    options->from = set & FROM ? &from : NULL;
    options->to = set & TO ? &to : NULL;
    options->by = set & BY ? &by : NULL;
    options->velocity = set & VELOCITY ? &velocity : NULL;
    options->duration = set & DURATION ? 0.5 : ANIM_INHERIT;
    options->delay = 0.125;
    options->easing = fixture->easing;
    options->keyframes = fixture->keyframes;
}

static void sample_group(int variant, const struct fixture *fixture, anim_animation_group_options *options) {
    require(anim_default_animation_group_options(options, sizeof *options), "anim_animation_group_options");
    options->kind = variant;
    options->parent = variant == ANIM_ANIMATION_GROUP_KIND_MEDIA ? fixture->identifiers[IDENTIFIER_GROUP].good : 0;
    options->duration = 2;
    options->timing.duration = 1;
    options->timing.repeat_count = 2;
}

static void sample_keyframe(int kind, anim_keyframe *key) {
    const anim_keyframe keyframe = {
        kind,
        kind == ANIM_KEYFRAME_KIND_CUBIC ? ANIM_KEYFRAME_HAS_START_VELOCITY | ANIM_KEYFRAME_HAS_END_VELOCITY : 0,
        0.25,
        {0.25, 0.5, 0.75, 1.25},
        {1, 120, 9}};
    *key = keyframe;
}

static void sample_event_field(anim_event_field *field) {
    /* As many bytes as the longest length that is tried and could be believed. */
    static const char name[80] = "level";
    const anim_event_field sample = {.name = name, .name_length = 5, .number = 2};
    *field = sample;
}

static void sample_property(int variant, anim_property_options *options) {
    require(anim_default_property_options(options, sizeof *options), "anim_property_options");
    options->kind = variant == 0 ? ANIM_VALUE_KIND_COLOR : ANIM_VALUE_KIND_VECTOR;
    options->component_count = 4;
    options->space = variant == 0 ? ANIM_COLOR_SPACE_OKLCH : 0;
    options->fades = 1;
}

/* Structs that their default functions fill. */
static int sample_default(const char *name, void *memory) {
#define DEFAULT(type)                                                                                                  \
    if (strcmp(name, "anim_" #type) == 0) {                                                                            \
        require(anim_default_##type(memory, sizeof(anim_##type)), name);                                               \
        return 1;                                                                                                      \
    }
    DEFAULT(stage_options)
    DEFAULT(scene_options)
    DEFAULT(document_options)
    DEFAULT(keyframe_options)
    DEFAULT(media_timing)
    DEFAULT(web_timing)
    DEFAULT(decay)
    DEFAULT(path_trim_options)
    DEFAULT(stroke_style)
    DEFAULT(morph_options)
    DEFAULT(path_parsing)
    DEFAULT(path_format)
#undef DEFAULT
    /* What comes out: the caller sets its size alone. */
#define SIZED(type)                                                                                                    \
    if (strcmp(name, "anim_" #type) == 0) {                                                                            \
        ((anim_##type *)memory)->struct_size = sizeof(anim_##type);                                                    \
        return 1;                                                                                                      \
    }
    SIZED(keyframes_info)
    SIZED(property_info)
    SIZED(stage_info)
    SIZED(scene_info)
    SIZED(input_info)
    SIZED(machine_state_info)
    SIZED(list_info)
    SIZED(item_info)
    SIZED(region_info)
    SIZED(accessibility_element)
    SIZED(display)
    SIZED(document_warning)
    SIZED(trace_info)
#undef SIZED
    return 0;
}

/* Structs of which a few members are set after that. */
static int sample_changed(const char *name, int variant, void *memory) {
    if (!sample_default(name, memory)) {
        return 0;
    }
    if (strcmp(name, "anim_keyframe_options") == 0) {
        anim_keyframe_options *options = memory;
        options->mode = variant;
        options->has_ease = 1;
        options->duration = 2;
    } else if (strcmp(name, "anim_media_timing") == 0) {
        anim_media_timing *timing = memory;
        timing->duration = 1;
        timing->repeat_count = 2.5;
        timing->autoreverses = 1;
    } else if (strcmp(name, "anim_web_timing") == 0) {
        anim_web_timing *timing = memory;
        timing->duration = 1;
        timing->iterations = 2.5;
        timing->direction = ANIM_DIRECTION_ALTERNATE;
        timing->fill = ANIM_FILL_MODE_BOTH;
    } else if (strcmp(name, "anim_decay") == 0) {
        anim_decay *decay = memory;
        decay->minimum = -100;
        decay->maximum = 3;
    } else if (strcmp(name, "anim_path_trim_options") == 0) {
        anim_path_trim_options *trim = memory;
        trim->flags = ANIM_PATH_TRIM_SUBPATHS;
        trim->start = 0.25;
        trim->end = 0.75;
        trim->offset = 0.5;
    } else if (strcmp(name, "anim_stroke_style") == 0) {
        /* More than any number of dashes that is tried. */
        static const double dashes[128] = {9, 4, 2, 4};
        anim_stroke_style *style = memory;
        style->cap = ANIM_CAP_ROUND;
        style->join = ANIM_JOIN_MITER_CLIP;
        style->width = 6;
        style->dashes = dashes;
        style->dash_count = 4;
    }
    return 1;
}

int sample_struct(const char *name, int variant, const struct fixture *fixture, void *memory) {
    const anim_spring spring = {1, 120, 9};
    anim_prepared_spring prepared;
    require(anim_spring_prepare(&spring, &prepared), "anim_prepared_spring");
    const anim_cubic_bezier curve = {0.25, 0.5, 0.75, 1.25};
    const anim_rectangle rectangle = {10, 20, 120, 100};
    const anim_point point = {30, 40};
    const anim_morph_pair pair = {0, 0};
    const anim_transform transform = {1, 0.5, -0.25, 2, 3, 4};
    const anim_transform_parts parts = {1, 2, 0.5, 2, 3, 0.25, 0};
    const anim_rubber_band band = {-10, 20, 100, 0.55};
    const anim_color_interpolation interpolation = {ANIM_COLOR_SPACE_OKLCH, ANIM_HUE_INTERPOLATION_LONGER, 1};
    const struct {
        const char *name;
        const void *bytes;
        size_t size;
    } plain[] = {
        {"anim_spring", &spring, sizeof spring},
        {"anim_prepared_spring", &prepared, sizeof prepared},
        {"anim_cubic_bezier", &curve, sizeof curve},
        {"anim_rectangle", &rectangle, sizeof rectangle},
        {"anim_point", &point, sizeof point},
        {"anim_morph_pair", &pair, sizeof pair},
        {"anim_transform", &transform, sizeof transform},
        {"anim_transform_parts", &parts, sizeof parts},
        {"anim_rubber_band", &band, sizeof band},
        {"anim_color_interpolation", &interpolation, sizeof interpolation},
    };
    for (size_t index = 0; index < sizeof plain / sizeof *plain; index += 1) {
        if (strcmp(plain[index].name, name) == 0) {
            memcpy(memory, plain[index].bytes, plain[index].size);
            return 1;
        }
    }
    if (strcmp(name, "anim_motion") == 0) {
        sample_motion(variant, fixture, memory);
    } else if (strcmp(name, "anim_animation_options") == 0) {
        sample_animation(variant, fixture, memory);
    } else if (strcmp(name, "anim_animation_group_options") == 0) {
        sample_group(variant, fixture, memory);
    } else if (strcmp(name, "anim_keyframe") == 0) {
        sample_keyframe(variant, memory);
    } else if (strcmp(name, "anim_event_field") == 0) {
        sample_event_field(memory);
    } else if (strcmp(name, "anim_property_options") == 0) {
        sample_property(variant, memory);
    } else {
        return sample_changed(name, variant, memory);
    }
    return 1;
}
