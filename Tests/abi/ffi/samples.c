/* Good arguments for every function. A new function needs lines here only where its parameters' names say too little. */
#include "call.h"
#include <fnmatch.h>
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

static const struct sample samples[] = {
    INTEGER("anim_status_name", "status", ANIM_ERROR_KIND),
    NUMBER("anim_flicks_from_seconds", "seconds", 1.0 / 3),
    INTEGER("anim_flicks_to_seconds", "flicks", 123456789),

    INTEGER("anim_math_evaluate", "function", ANIM_MATH_ATAN2),
    TWO("anim_math_evaluate", "x", 0.5, -2),
    TWO("anim_math_evaluate", "y", -1, 3),

    NUMBER("anim_spring_*", "duration", 0.5),
    NUMBER("anim_spring_*", "bounce", 0.25),
    NUMBER("anim_spring_*", "response", 0.55),
    NUMBER("anim_spring_*", "damping_fraction", 0.825),
    NUMBER("anim_spring_*", "damping_ratio", 0.5),
    NUMBER("anim_spring_make_uikit", "initial_velocity", 2),
    NUMBER("anim_spring_*", "time", 0.375),
    TWO("anim_spring_*", "times", 0.125, 2),
    NUMBER("anim_spring_*", "from", 3),
    NUMBER("anim_spring_*", "to", -4),
    NUMBER("anim_spring_*", "initial_velocity", 7),
    NUMBER("anim_spring_*", "displacement", 5),
    NUMBER("anim_spring_*", "threshold", 0.001),

    TEXT("anim_curve_make_named", "name", "ease-in-out"),
    NUMBER("anim_curve_*", "x", 0.3),
    NUMBER("anim_curve_*", "y", 0.3),
    TWO("anim_curve_*", "xs", 0.25, 0.5),

    NUMBER("anim_path_*", "radius", 7),
    NUMBER("anim_path_*", "stroke", 4),
    NUMBER("anim_path_*", "arrowness", 0.25),
    BYTES("anim_path_append", "verbs", "\000\001"),
    FOUR("anim_path_append", "coordinates", 1, 2, 3, 4),
    INTEGER("anim_path_copy", "verb_capacity", 100),
    INTEGER("anim_path_copy", "coordinate_capacity", 200),
    INTEGER("anim_path_svg", "capacity", 4096),
    NUMBER("anim_path_*", "*x", 30),
    NUMBER("anim_path_*", "*y", 40),

    INTEGER("anim_default_*", "struct_size", 0), /* call_prepare knows the size */

    TEXT("anim_stage_add_property", "name", "added"),
    TEXT("anim_stage_find_property", "name", "second"),
    INTEGER("anim_stage_add_property", "kind", ANIM_KIND_VECTOR2),
    TWO("anim_stage_add_property", "value", 1, 2),
    TWO("anim_stage_add_scalars", "values", 5, 6),
    INTEGER("anim_stage_name", "name", 0),
    NUMBER("anim_stage_set_threshold", "threshold", 0.5),
    ONE("anim_stage_set_value", "value", 33),
    TWO("anim_stage_set_values", "values", 44, 55),
    INTEGER("anim_stage_get_value*", "what", ANIM_READ_VELOCITY),
    INTEGER("anim_stage_get_value", "count", 1),
    INTEGER("anim_stage_get_values", "value_count", 2),
    NUMBER("anim_*_advance", "seconds", 0.25),
    INTEGER("anim_*_advance_flicks", "flicks", ANIM_FLICKS_PER_SECOND / 4),
    INTEGER("anim_stage_set_paused", "paused", 1),
    NUMBER("anim_stage_set_time_scale", "scale", 2),

    {"anim_scene_load", "text", SAMPLE_DOCUMENT, 0, 0, NULL, 0, {0}},
    {"anim_trace_load", "text", SAMPLE_TRACE, 0, 0, NULL, 0, {0}},
    INTEGER("anim_scene_pointer", "kind", ANIM_POINTER_DOWN),
    INTEGER("anim_scene_pointer", "pointer", 1),
    NUMBER("anim_scene_pointer", "x", 50),
    NUMBER("anim_scene_pointer", "y", 25),
    TEXT("anim_scene_send", "name", "go"),
    INTEGER("anim_scene_input_info", "index", 1),
    TEXT("anim_scene_*_number", "name", "level"),
    TEXT("anim_scene_*_boolean", "name", "flag"),
    TEXT("anim_scene_*_string", "name", "label"),
    TEXT("anim_scene_fire_trigger", "name", "fire"),
    TEXT("anim_scene_in_state", "name", "off"),
    NUMBER("anim_scene_set_number", "value", 0.5),
    INTEGER("anim_scene_set_boolean", "value", 1),
    TEXT("anim_scene_set_string", "text", "gr\xC3\xBC\xC3\x9F"),
    FOUR("anim_scene_svg", "background", 1, 1, 1, 1),

    INTEGER("anim_trace_step_time", "index", 1),
    INTEGER("anim_scene_apply_step", "index", 0),
    INTEGER("anim_scene_play", "time", ANIM_FLICKS_PER_SECOND / 2),
    INTEGER("anim_scene_play", "next_step", 0),

    INTEGER("anim_scene_svg", "capacity", 65536),
    INTEGER("*", "capacity", 64),
};

const struct sample *sample_for(const char *function, const char *parameter) {
    for (size_t index = 0; index < sizeof samples / sizeof *samples; index += 1) {
        if (fnmatch(samples[index].function, function, 0) == 0 &&
            fnmatch(samples[index].parameter, parameter, 0) == 0) {
            return &samples[index];
        }
    }
    return NULL;
}

int call_variant_count(const struct abi_function *function) {
    return strcmp(function->name, "anim_stage_begin_transaction") == 0 ? 2 : 1;
}

int sample_struct(const char *name, int variant, void *memory) {
    const anim_spring spring = {1, 120, 9};
    const anim_curve curve = {0.25, 0.5, 0.75, 1.25};
    const anim_rectangle rectangle = {10, 20, 120, 100};
    const anim_transform transform = {1, 0.5, -0.25, 2, 3, 4};
    if (strcmp(name, "anim_spring") == 0) {
        memcpy(memory, &spring, sizeof spring);
    } else if (strcmp(name, "anim_curve") == 0) {
        memcpy(memory, &curve, sizeof curve);
    } else if (strcmp(name, "anim_rectangle") == 0) {
        memcpy(memory, &rectangle, sizeof rectangle);
    } else if (strcmp(name, "anim_transform") == 0) {
        memcpy(memory, &transform, sizeof transform);
    } else if (strcmp(name, "anim_motion") == 0) {
        anim_motion motion;
        require(anim_default_motion(&motion, sizeof motion), name);
        motion.kind = variant == 0 ? ANIM_MOTION_SPRING : ANIM_MOTION_CURVE;
        motion.given = ANIM_GIVEN_DURATION | ANIM_GIVEN_DELAY;
        motion.duration = 0.5;
        motion.delay = 0.125;
        memcpy(memory, &motion, sizeof motion);
    } else if (strcmp(name, "anim_stage_options") == 0) {
        require(anim_default_stage_options(memory, sizeof(anim_stage_options)), name);
    } else if (strcmp(name, "anim_scene_options") == 0) {
        require(anim_default_scene_options(memory, sizeof(anim_scene_options)), name);
    } else if (strcmp(name, "anim_stage_info") == 0) {
        require(anim_default_stage_info(memory, sizeof(anim_stage_info)), name);
    } else if (strcmp(name, "anim_scene_info") == 0) {
        require(anim_default_scene_info(memory, sizeof(anim_scene_info)), name);
    } else if (strcmp(name, "anim_property_info") == 0) {
        require(anim_default_property_info(memory, sizeof(anim_property_info)), name);
    } else if (strcmp(name, "anim_input_info") == 0) {
        require(anim_default_input_info(memory, sizeof(anim_input_info)), name);
    } else {
        return 0;
    }
    return 1;
}
