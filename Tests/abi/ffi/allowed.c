/* Every success with a hostile-looking argument, and the words of the header that allow it. */
#define _GNU_SOURCE
#include "hostile.h"
#include <fnmatch.h>
#include <stddef.h>

struct allowance {
    const char *function, *parameter, *label; /* patterns of fnmatch(3); @(a|b) and !(a) as in ksh */
    const char *because;
};

#define SMALL "@(-1|0|-0|tiny)"
#define FINITE "@(-1|0|-0|tiny|the largest|the least)"
#define NOT_NEGATIVE "@(0|-0|tiny)"

static const struct allowance allowances[] = {
    {"*_destroy", "*", "null", "Destroying NULL does nothing."},
    {"*", "capacity", "0", "a capacity of 0 asks for the length alone"},
    {"*", "capacity", "SIZE_MAX*", "Text comes out into the caller's buffer; takes up to capacity: more is no error"},
    {"anim_path_copy", "*_capacity", "SIZE_MAX*", "The capacities must be at least the counts"},
    {"*", "options", "null", "options may be null for the defaults."},

    {"anim_flicks_from_seconds", "seconds", SMALL, "LIMIT beyond 2^62 flicks either way"},
    {"anim_math_evaluate", "[xy]", "\\[*", "Special values (NaN, infinities, signed zeros) are taken"},
    {"anim_math_evaluate", "function", "0", "ANIM_MATH_EXP = 0"},
    {"@(anim_math|anim_spring|anim_curve)_*", "count", "0",
     "The pointers may be null where count is 0: so it may be 0"},

    {"anim_spring_make_perceptual", "bounce", NOT_NEGATIVE, "-1 < bounce <= 1"},
    {"anim_spring_make_response", "damping_fraction", NOT_NEGATIVE, "damping fraction (>= 0)"},
    {"anim_spring_make_uikit", "initial_velocity", "@(-1|0|-0|tiny|the least)",
     "initial_velocity in distances per second"},
    {"anim_spring_*", "spring", ".damping = " NOT_NEGATIVE, "c >= 0; 0 never comes to rest"},
    {"anim_spring_evaluate*", "time", FINITE, "a negative time is taken as 0"},
    {"anim_spring_evaluate_many", "times", "\\[*\\] = " FINITE, "a negative time is taken as 0"},
    {"anim_spring_*", "@(from|to|initial_velocity|displacement)", SMALL, "no range is given: any number"},
    {"anim_spring_resting_time", "threshold", "tiny", "threshold (> 0)"},
    {"anim_spring_evaluate*", "@(value|velocity|values|velocities)", "null", "Either result pointer may be null."},

    {"anim_curve_*", "curve", ".x[12] = " NOT_NEGATIVE, "0 <= x1, x2 <= 1"},
    {"anim_curve_*", "curve", ".y[12] = " SMALL, "|y1|, |y2| <= 1e6"},
    {"anim_curve_*", "[xy]", FINITE, "Beyond [0, 1] the curve goes on along its end tangents"},
    {"anim_curve_value_many", "xs", "\\[*\\] = " FINITE, "Beyond [0, 1] the curve goes on along its end tangents"},

    {"anim_path_@(move|line|quadratic|cubic)", "*", SMALL, "Coordinates are at most 1e150 in size"},
    {"anim_path_append", "coordinates", "\\[*\\] = " SMALL, "Coordinates are at most 1e150 in size"},
    {"anim_path_add_*", "rectangle", ".[xy] = " SMALL, "Coordinates are at most 1e150 in size"},
    {"anim_path_add_@(rectangle|rounded_rectangle|ellipse)", "rectangle", ".@(width|height) = " NOT_NEGATIVE,
     "width and height >= 0"},
    {"anim_path_add_rounded_rectangle", "radius", "@(0|-0|tiny|the largest)",
     "The radius is clamped to half of the shorter side."},
    {"anim_path_add_symbol", "stroke", NOT_NEGATIVE, "stroke >= 0"},
    {"anim_path_add_symbol", "arrowness", SMALL, "Values beyond 0 and 1 extrapolate."},
    {"anim_path_transform", "transform", ".* = " FINITE,
     "Coordinates that would be beyond 1e150 in size are clamped to it."},
    {"anim_path_contains", "[xy]", FINITE, "Whether a point lies inside: any point"},
    {"anim_path_counts", "*_count", "null", "Either pointer may be null."},

    {"anim_stage_create", "options", ".@(property_capacity|event_limit) = @(0|77)", "more may be added; 0 keeps none"},
    {"anim_*", "options", ".event_mask = *", "bit (1 << kind) set: any bits"},
    {"anim_scene_load", "options", ".@(event_limit = @(0|77)|reserved = *)", "0 keeps none; reserved is not read"},
    {"anim_stage_add_property", "name", "empty text", "or empty for a property without one"},
    {"anim_stage_add_property", "name_length", "0", "or empty for a property without one"},
    {"anim_stage_@(add|set)_*", "@(value|values)", "\\[*\\] = " SMALL, "Components are at most 1e150 in size"},
    {"anim_stage_add_scalars", "count", "0", "Adds many scalar properties: also none"},
    {"anim_stage_name", "name", "0", "index for anim_stage_name"},
    {"anim_stage_set_threshold", "threshold", "tiny", "> 0"},
    {"anim_stage_get_value*", "what", "0", "ANIM_READ_MODEL = 0"},
    {"anim_stage_begin_transaction", "motion", "null", "motion may be null: everything is inherited"},
    {"anim_stage_begin_transaction", "motion", ".@(kind|given) = 0", "ANIM_MOTION_INHERIT = 0; nothing given"},
    {"anim_stage_begin_transaction", "motion", ".reserved = *", "reserved is not read"},
    {"anim_stage_begin_transaction", "motion", ".@(duration|delay) = " NOT_NEGATIVE, "seconds, >= 0"},
    /* Of the two variants, one is a spring's and one a curve's; the other's members are not read. */
    {"anim_stage_begin_transaction (spring)", "motion", ".curve.*", "read when kind is ANIM_MOTION_CURVE"},
    {"anim_stage_begin_transaction (curve)", "motion", ".spring.*", "read when kind is ANIM_MOTION_SPRING"},
    {"anim_stage_begin_transaction (spring)", "motion", ".spring.damping = " NOT_NEGATIVE, "c >= 0"},
    {"anim_stage_begin_transaction (curve)", "motion", ".curve.x[12] = " NOT_NEGATIVE, "0 <= x1, x2 <= 1"},
    {"anim_stage_begin_transaction (curve)", "motion", ".curve.y[12] = " SMALL, "|y1|, |y2| <= 1e6"},
    {"anim_*_advance", "seconds", NOT_NEGATIVE, "a time in seconds (0 to ANIM_LIMIT_ADVANCE_SECONDS"},
    {"anim_*_advance_flicks", "flicks", "0", "a time in seconds (0 to ANIM_LIMIT_ADVANCE_SECONDS"},
    {"anim_stage_set_paused", "paused", "0", "int32_t, 0 or 1"},
    {"anim_stage_set_time_scale", "scale", NOT_NEGATIVE, "0 to ANIM_LIMIT_TIME_SCALE"},
    {"anim_stage_set_event_callback", "callback", "null", "A null callback ends it."},
    {"anim_stage_set_event_callback", "context", "null", "The context is the host's"},

    {"anim_scene_pointer", "kind", "0", "ANIM_POINTER_DOWN = 0"},
    {"anim_scene_pointer", "pointer", "*", "a number of the host's choice"},
    {"anim_scene_pointer", "[xy]", FINITE, "a point of the document: any point"},
    {"anim_scene_input_info", "index", "0", "0 <= index < input_count"},
    {"anim_scene_set_number", "value", NOT_NEGATIVE, "ANIM_ERROR_ARGUMENT for a number outside its range: 0 to 1"},
    {"anim_scene_set_boolean", "value", "0", "int32_t, 0 or 1"},
    {"anim_scene_set_string", "text", "@(a NUL inside|empty text|a text of 256 bytes)",
     "A string is at most 65536 bytes."},
    {"anim_scene_set_string", "text_length", "0", "A string is at most 65536 bytes."},
    {"anim_scene_svg", "background", "@(null|\\[*\\] = " NOT_NEGATIVE ")",
     "NULL for none, or red, green, blue, opacity"},
    {"anim_trace_info", "@(step_count|end)", "null", "Either pointer may be null."},
    {"anim_trace_step_time", "index", "0", "The time of a step"},
    {"anim_scene_apply_step", "index", "0", "Applies one step's input"},
};

int success_is_allowed(const char *function, const char *parameter, const char *label) {
    for (size_t index = 0; index < sizeof allowances / sizeof *allowances; index += 1) {
        const struct allowance *each = &allowances[index];
        if (fnmatch(each->function, function, FNM_EXTMATCH) == 0 &&
            fnmatch(each->parameter, parameter, FNM_EXTMATCH) == 0 && fnmatch(each->label, label, FNM_EXTMATCH) == 0) {
            return 1;
        }
    }
    return 0;
}

struct hiding {
    const char *function, *parameter, *label, *other, *because;
};

static const struct hiding hidings[] = {
    {"anim_math_evaluate", "function", "0", "y", "y is read by ATAN2, POW and HYPOT only"},
    {"anim_path_append", "verb_count", "0", "coordinate_count", "coordinate_count must be what the verbs take: 0"},
    {"anim_stage_@(set|get)_values", "count", "0", "value_count", "value_count must be the sum of their components: 0"},
    {"anim_path_add_symbol", "stroke", "@(0|-0|tiny)", "arrowness", "Values beyond 0 and 1 extrapolate: by no stroke"},
    {"anim_path_add_symbol", "stroke", "@(0|-0)", "rectangle", "at least six strokes wide and high: of 0"},
};

int pair_is_allowed(const char *function, const char *parameter, const char *label, const char *other) {
    for (size_t index = 0; index < sizeof hidings / sizeof *hidings; index += 1) {
        const struct hiding *each = &hidings[index];
        if (fnmatch(each->function, function, FNM_EXTMATCH) == 0 &&
            fnmatch(each->parameter, parameter, FNM_EXTMATCH) == 0 && fnmatch(each->label, label, FNM_EXTMATCH) == 0 &&
            fnmatch(each->other, other, FNM_EXTMATCH) == 0) {
            return 1;
        }
    }
    return 0;
}

int infinity_is_documented(const char *function) {
    /* "A result of a pure function that is too large for a double is infinite." */
    return fnmatch("anim_@(spring|curve)_*", function, FNM_EXTMATCH) == 0;
}
