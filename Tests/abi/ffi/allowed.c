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
#define NOT_NEGATIVE_OR_INFINITE "@(0|-0|tiny|the largest|infinity)"
#define ANY "@(NaN|infinity|-infinity|-1|0|-0|the largest|the least|tiny|77)"
#define MOTION "anim_@(stage_begin_transaction|stage_set_action|animator_run)"
#define ANY_ELEMENT "\\[*\\] = "

static const struct allowance allowances[] = {
    {"*_destroy", "*", "null", "Destroying NULL does nothing."},
    {"*", "capacity", "0", "a capacity of 0 asks for the length alone"},
    {"*", "capacity", "SIZE_MAX*", "Text comes out into the caller's buffer; takes up to capacity: more is no error"},
    {"anim_path_copy", "*_capacity", "SIZE_MAX*", "The capacities must be at least the counts"},
    {"anim_@(stage_create|scene_load|scene_reload|keyframes_create_*|stage_add_group)", "options", "null",
     "options may be null for the defaults."},

    {"anim_morph_create*", "options", "null", "options may be null for the defaults."},
    {"anim_morph_create*", "options", ".@(structure|motion|pairing|starts|fill_rule|effort) = @(0|1|2)", "constants"},
    {"anim_morph_create*", "options", ".@(smoothness|tolerance) = " NOT_NEGATIVE, "from 0 on"},
    {"anim_morph_create*", "options", ".@(pairs|pair_count|points|point_count|reserved)*",
     "pairs and points are read where pairing and starts say so"},
    {"anim_morph_create_sequence", "time_count", "0", "none (time_count 0) for evenly"},
    {"anim_morph_at", "t", FINITE, "Beyond 0 and 1 the motion goes on"},
    {"anim_morph_evaluate", "times", "?(" ANY_ELEMENT ")" FINITE, "any times"},
    {"anim_morph_counts", "*_count", "null", "Either pointer may be null."},
    {"anim_morph_@(verbs|pairs)", "capacity", "SIZE_MAX*", "at least their count"},

    {"anim_stage_counterpart", "identifier", "@(-1|77|the largest|the least)",
     "Whether there is such a thing shows where it is used."},

    {"anim_stage_restore", "bytes", "\\[@(49|50|51|52)\\] = 255", "that is what the event mask has there"},
    {"anim_scene_restore", "bytes", ANY_ELEMENT "*", "a byte that is so in the snapshot; any other ends its checksum"},
    {"anim_stage_restore", "bytes", "\\[71\\] = 5", "that is the number of the section which begins there"},
    {"anim_flicks_from_seconds", "seconds", SMALL, "LIMIT beyond 2^62 flicks either way"},
    {"anim_math_evaluate", "[xy]", "\\[*", "Special values (NaN, infinities, signed zeros) are taken"},
    {"anim_math_evaluate", "function", "0", "ANIM_MATH_EXP = 0"},
    {"anim_@(math|spring|springs|curve|decay|rubber_band|velocity_estimator|media_timing|web_timing)_*", "count", "0",
     "The pointers may be null where count is 0: so it may be 0"},
    {"anim_@(colour|transform|easing_value)_*", "count", "0", "The pointers may be null where count is 0"},

    {"anim_spring_make_perceptual", "bounce", NOT_NEGATIVE, "-1 < bounce <= 1"},
    {"anim_spring_make_response", "damping_fraction", NOT_NEGATIVE, "damping fraction (>= 0)"},
    {"anim_spring_make_uikit", "initial_velocity", "@(-1|0|-0|tiny|the least)",
     "initial_velocity in distances per second"},
    {"anim_spring_make_named", "duration", "@(0|-0)", "0 for the name's own"},
    {"anim_spring_make_named", "extra_bounce", SMALL, "the sum of the bounces must be above -1 and at most 1"},
    {"anim_spring_describe", "@(duration|bounce|damping_ratio)", "null", "Each pointer may be null."},
    {"anim_spring_settling_time", "*threshold", "@(tiny|the largest|infinity)",
     "Both thresholds must be above 0; infinity asks nothing."},
    {"anim_spring_blend_*", "@(old|new)_spring", ".damping = " NOT_NEGATIVE, "c >= 0"},
    {"anim_spring_blend_*", "blend_duration", "@(0|-0|tiny|the largest)", "blend_duration seconds (>= 0)"},
    {"anim_spring_blend_*", "time", FINITE, "a negative time is taken as 0"},
    {"anim_spring_blend_*", "times", ANY_ELEMENT FINITE, "The same at many times"},
    {"anim_spring_blend_*", "@(value|velocity|values|velocities)", "null", "Either result pointer may be null."},
    {"anim_spring_blend_resting_time", "threshold", "tiny", "anim_spring_resting_time() for such a change"},
    {"anim_springs_*", "spring", ".damping = " NOT_NEGATIVE, "c >= 0"},
    {"anim_springs_*", "times", ANY_ELEMENT FINITE, "a negative one is taken as 0"},
    {"anim_springs_*", "@(origins|targets|initial_velocities|values|velocities)", ANY_ELEMENT FINITE,
     "ANIM_ERROR_ARGUMENT when a number is not finite"},
    {"anim_springs_evaluate*", "@(initial_velocities|values|velocities)", "null",
     "initial_velocities null: all start at rest. values or velocities null: not wanted."},
    {"anim_springs_*", "flags", "0", "flags is 0 or ANIM_SPRINGS_ANGLE."},
    {"anim_springs_step*", "seconds", "@(0|-0|tiny|the largest)", "seconds (>= 0)"},
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

    {"anim_@(easing|keyframes)_create_*", "@(curve|curves|options)", "?(.ease).x[12] = " NOT_NEGATIVE,
     "0 <= x1, x2 <= 1"},
    {"anim_@(easing|keyframes)_create_*", "@(curve|curves|options)", "?(.ease).y[12] = " SMALL, "|y1|, |y2| <= 1e6"},
    {"anim_easing_create_steps", "count", "@(77|the largest)", "count >= 1; ANIM_LIMIT_EASING_STEPS = 2147483647"},
    {"anim_easing_create_steps", "position", "0", "ANIM_STEP_JUMP_END = 0"},
    {"anim_easing_create_linear", "outputs", ANY_ELEMENT SMALL, "ANIM_ERROR_LIMIT for numbers above 1e6 in size."},
    {"anim_easing_create_linear", "inputs", "@(null|" ANY_ELEMENT "@(NaN|-1|0|-0|tiny))",
     "inputs are not a number where one is not given, or null where none is"},
    {"anim_easing_create_penner", "penner", "0", "ANIM_PENNER_QUAD = 0, ANIM_PENNER_IN = 0"},
    {"anim_easing_create_spring", "spring", ".damping = " NOT_NEGATIVE, "c >= 0"},
    {"anim_easing_create_spring", "duration", "tiny", "0 < duration <= 1e9"},
    {"anim_easing_create_spring", "initial_velocity", SMALL, "at most 1e150 in size"},
    {"anim_easing_create_callback", "context", "null", "The context must outlive all that uses the easing."},
    {"anim_easing_@(value|slope)", "x", FINITE, "the outermost go on; the steps go on"},
    {"anim_easing_value", "before", "0", "before is CSS's before flag (0 or 1)"},
    {"anim_easing_value_many", "xs", ANY_ELEMENT FINITE, "The same bits at many x"},
    {"anim_curves_evaluate*", "@(xs|origins|targets|values)", ANY_ELEMENT FINITE, "Every number must be finite"},

    {"anim_keyframes_create_*", "options", ".@(mode|is_eased) = 0", "ANIM_KEYFRAMES_DISCRETE = 0; is_eased 0"},
    {"anim_keyframes_create_*", "options", ".angles = *", "bit i: any bits"},
    {"anim_keyframes_create_@(values|blocks)", "options", ".duration = " NOT_NEGATIVE, "seconds, 0 to 1e9"},
    {"anim_keyframes_create_track", "options", ".duration = " ANY, "not read for tracks"},
    {"anim_keyframes_create_*", "@(values|initial)", ANY_ELEMENT SMALL, "each at most 1e150 in size"},
    {"anim_keyframes_create_values", "times", ANY_ELEMENT NOT_NEGATIVE, "from 0 to 1, none below the one before"},
    {"anim_keyframes_create_values (*paced)", "times", ANY_ELEMENT ANY, "The paced modes ignore times."},
    {"anim_keyframes_create_values", "parameters", ANY_ELEMENT SMALL, "each at most 1e6 in size"},
    {"anim_keyframes_create_values", "@(time|curve|parameter)_count", "0", "time_count 0 is evenly; 0: none; or 0"},
    {"anim_keyframes_create_blocks", "@(starts|durations)", ANY_ELEMENT NOT_NEGATIVE, "both from 0 to 1"},
    {"anim_keyframes_create_*", "initial_count", "0", "initial_count 0: what the caller gives when it evaluates"},
    {"anim_keyframes_create_track", "keys", "*.@(kind|flags) = 0", "ANIM_KEYFRAME_LINEAR = 0; no flags"},
    {"anim_keyframes_create_track", "keys", "\\[?\\].duration = " NOT_NEGATIVE, "seconds, 0 to 1e9"},
    {"anim_keyframes_create_track", "keys", "\\[3\\].duration = *", "Not read for MOVE"},
    {"anim_keyframes_create_track", "keys", "\\[0\\].curve.x[12] = " NOT_NEGATIVE, "0 <= x1, x2 <= 1"},
    {"anim_keyframes_create_track", "keys", "\\[0\\].curve.y[12] = " SMALL, "|y1|, |y2| <= 1e6"},
    {"anim_keyframes_create_track", "keys", "\\[[123]\\].curve.*", "of LINEAR"},
    {"anim_keyframes_create_track", "keys", "\\[2\\].spring.damping = " NOT_NEGATIVE, "c >= 0"},
    {"anim_keyframes_create_track", "keys", "\\[[013]\\].spring.*", "of SPRING"},
    {"anim_keyframes_create_track", "velocities", "\\[[23]\\] = " SMALL, "each at most 1e150 in size"},
    {"anim_keyframes_create_track", "velocities", "\\[[014567]\\] = *", "of which those are read that its flags name"},
    {"anim_keyframes_evaluate*", "@(time|times)", "?(" ANY_ELEMENT ")" FINITE,
     "Before 0 the motion stands at its first value, from its duration on at its last"},
    {"anim_keyframes_evaluate", "start", ANY_ELEMENT SMALL, "where the motion begins"},
    {"anim_keyframes_evaluate", "@(values|velocities)", "null", "either may be null"},

    {"anim_@(media|web)_timing_*", "timing", ".@(fill_mode|fill|autoreverses|direction) = 0", "0 is one of them"},
    {"anim_@(media|web)_timing_*", "timing", ".reserved = *", "reserved is not read"},
    {"anim_@(media|web)_timing_*", "timing", ".@(begin_time|time_offset|speed|delay|end_delay|playback_rate) = " FINITE,
     "no range is given: any number"},
    {"anim_@(media|web)_timing_*", "timing",
     ".@(duration|repeat_count|repeat_duration|iterations) = " NOT_NEGATIVE_OR_INFINITE, ">= 0 or infinite"},
    {"anim_web_timing_*", "timing", ".iteration_start = @(0|-0|tiny|the largest)", ">= 0"},
    {"anim_@(media|web)_timing_evaluate*", "*time*", "?(" ANY_ELEMENT ")" FINITE, "a time: any number"},
    {"anim_@(media|web)_timing_interval", "*@(duration|time)", "null", "Either result pointer may be null."},

    {"anim_decay_rate", "remaining", "tiny", "0 < remaining < 1"},
    {"anim_decay_*", "decay", ".reserved = *", "reserved is not read"},
    {"anim_@(decay|rubber_band)_*", "@(decay|band)", ".minimum = @(-infinity|" FINITE ")", "may be -infinity"},
    {"anim_@(decay|rubber_band)_*", "@(decay|band)", ".maximum = @(infinity|" FINITE ")",
     ">= minimum; may be infinity"},
    {"anim_decay_*", "decay", ".spring.damping = " NOT_NEGATIVE, "c >= 0"},
    {"anim_decay_*", "@(time|times)", "?(" ANY_ELEMENT ")" FINITE, "a negative time is taken as 0"},
    {"anim_decay_*", "@(from|velocity|target|initial_velocities)", "?(" ANY_ELEMENT ")" SMALL, "any place"},
    {"anim_decay_predict", "threshold", "tiny", "threshold (> 0)"},
    {"anim_decay_@(evaluate*|predict)", "@(values|velocities|end|takeover|resting_time)", "null", "may be null"},
    {"anim_rubber_band_*", "band", ".@(dimension|coefficient) = tiny", "above 0"},
    {"anim_rubber_band_*", "@(positions|values)", ANY_ELEMENT SMALL, "what is dragged to each position: any"},
    {"anim_velocity_estimator_add", "times", ANY_ELEMENT FINITE, "one of an earlier time is ignored"},
    {"anim_velocity_estimator_add", "coordinates", ANY_ELEMENT SMALL, "Coordinates are at most 1e150 in size."},
    {"anim_velocity_estimator_estimate", "time", FINITE, "a time (seconds, of the samples' clock)"},

    {"anim_colour_convert", "@(from|to)_space", "0", "ANIM_COLOUR_SRGB = 0"},
    {"anim_colour_interpolate*", "interpolation", ".@(space|hue|is_premultiplied) = 0", "All zeros is straight sRGB."},
    {"anim_colour_*", "@(colours|from|to)", ANY_ELEMENT SMALL, "Numbers are at most 1e150 in size"},
    {"anim_transform_*", "@(transform|parts|from|to)", ".* = " SMALL, "at most 1e150 in size"},
    {"anim_@(colour|transform)_*", "@(progress|progresses)", "?(" ANY_ELEMENT ")" SMALL,
     "A progress beyond 0 and 1 extrapolates."},

    {"anim_expression_@(evaluate*|derivative)", "@(variables|rates)", ANY_ELEMENT ANY,
     "Variables may be infinite or NaN"},
    {"anim_expression_derivative", "@(value|rate)", "null", "Either result pointer may be null."},

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
    {"anim_stage_add_p@(roperty_with|ath)", "@(name|name_length)", "@(empty text|0)",
     "or empty for a property without one"},
    {"anim_stage_add_property_with", "options", ".@(component_count|angle|colour_space|hue|premultiplied|fades) = 0",
     "0 takes the kind's own, AS_GIVEN, SRGB, SHORTER, 0"},
    {"anim_stage_add_property_with", "options", ".fades = -1", "-1: as its kind"},
    {"anim_stage_add_property_with", "options", ".threshold = tiny", "> 0"},
    {"anim_stage_get_path", "what", "0", "ANIM_READ_MODEL = 0"},
    {"anim_stage_set_reduced_motion", "policy", "0", "ANIM_REDUCED_MOTION_NONE = 0"},
    {"anim_stage_set_action", "action", "0", "ANIM_ACTION_FOLLOW = 0"},
    {"anim_stage_set_expression", "@(text|text_length)", "@(empty text|0)",
     "A null or empty text makes it an ordinary property again"},
    {"anim_stage_observe", "callback", "null", "a null callback ends it"},
    {"anim_stage_observe", "context", "null", "The context is the host's"},

    {"anim_stage_animate", "animation", "null", "animation may be null"},
    {"anim_stage_animate", "options", ".@(given|additive|cumulative|sets_model) = 0", "0"},
    {"anim_stage_animate (!(curve|easing))", "options", ".from = *", "given has no FROM"},
    {"anim_stage_animate (!(curve|spring))", "options", ".to = *", "given has no TO"},
    {"anim_stage_animate (!(easing))", "options", ".by = *", "given has no BY"},
    {"anim_stage_animate (!(spring|decay))", "options", ".velocity = *", "given has no VELOCITY"},
    {"anim_stage_animate (keyframes)", "options", ".count = *", "components of what is not given"},
    {"anim_stage_animate (!(curve|keyframes))", "options", ".duration = *", "given has no DURATION"},
    {"anim_@(stage_animate|stage_add_group)", "options", ".@(duration|delay) = " NOT_NEGATIVE, ">= 0"},
    {"anim_@(stage_animate|stage_add_group)", "options", "*.reserved = *", "reserved is not read"},
    {"anim_@(stage_animate|stage_add_group)", "options", ".timing.@(fill_mode|autoreverses) = 0", "0"},
    {"anim_@(stage_animate|stage_add_group)", "options", ".timing.@(begin_time|time_offset|speed) = " FINITE,
     "as anim_media_timing_evaluate takes them"},
    {"anim_@(stage_animate|stage_add_group)", "options",
     ".timing.@(duration|repeat_count|repeat_duration) = " NOT_NEGATIVE_OR_INFINITE, ">= 0 or infinite"},
    {"anim_stage_animate", "options", ".curve.x[12] = " NOT_NEGATIVE, "0 <= x1, x2 <= 1"},
    {"anim_stage_animate", "options", ".curve.y[12] = " SMALL, "|y1|, |y2| <= 1e6"},
    {"anim_stage_animate (!(curve))", "options", ".curve.*", "the kind is another"},
    {"anim_stage_animate", "options", "*.spring.damping = " NOT_NEGATIVE, "c >= 0"},
    {"anim_stage_animate (!(spring))", "options", ".spring.*", "the kind is another"},
    {"anim_stage_animate (!(easing))", "options", ".easing = *", "the kind is another"},
    {"anim_stage_animate (!(keyframes))", "options", ".keyframes = *", "the kind is another"},
    {"anim_stage_animate (!(decay))", "options", ".decay.*", "the kind is another"},
    {"anim_stage_animate", "options", ".decay.minimum = @(-infinity|" FINITE ")", "may be -infinity"},
    {"anim_stage_animate", "options", ".decay.maximum = @(infinity|" FINITE ")", "may be infinity"},
    {"anim_@(stage_animate|stage_add_group)", "options", ".@(group|parent) = identifier of another sort of group",
     "by whose clock it goes: any group"},
    {"anim_@(stage_animate|stage_add_group)", "options", ".@(group|parent|after) = identifier 0", "0: the stage's"},
    {"anim_stage_animate", "options", ".after = stale identifier", "they start when it is complete: it is"},
    {"anim_stage_add_group", "options", ".kind = 0", "ANIM_GROUP_CLOCK = 0"},
    {"anim_stage_add_group (!(media))", "options", ".timing.*", "of MEDIA"},
    {"anim_stage_add_group (!(animator))", "options", ".duration = *", "of an ANIMATOR"},
    {"anim_@(stage_remove_group|group_time)", "group", "identifier of another sort of group", "of any group"},
    {"anim_group_set_speed", "speed", NOT_NEGATIVE, "0 to ANIM_LIMIT_TIME_SCALE"},
    {"anim_group_set_paused", "paused", "0", "int32_t, 0 or 1"},
    {"anim_group_seek", "seconds", NOT_NEGATIVE, "seconds, 0 to 1e9"},
    {"anim_animator_set_fraction", "fraction", NOT_NEGATIVE, "0 to 1"},
    {"anim_animator_run", "reversed", "0", "int32_t, 0 or 1"},
    {"anim_animator_run", "motion", "null", "null or ANIM_MOTION_INHERIT evenly"},
    {"anim_animator_run", "motion", ".@(group|after) = *", "motion says how the fraction gets there, and no more"},
    {"anim_animator_run", "duration_factor", NOT_NEGATIVE, ">= 0"},
    {"anim_animator_run", "velocity", "@(NaN|" SMALL ")", "where that is not NaN (per second)"},
    {"anim_animator_stop", "position", "0", "ANIM_POSITION_END = 0"},
    {"anim_stage_add_bank", "spring", ".damping = " NOT_NEGATIVE, "c >= 0"},
    {"anim_stage_add_bank", "threshold", "tiny", "as in anim_stage_set_threshold: > 0"},
    {"anim_bank_@(retarget|set)", "indices", "@(null|\\[*\\] = 0)", "each below the count; null for the first ones"},
    {"anim_bank_@(retarget|set)", "@(targets|values)", ANY_ELEMENT SMALL, "as values: at most 1e150 in size"},
    {"anim_bank_@(retarget|set)", "count", "0", "null for the first count ones: none"},
    {"anim_bank_counts", "@(moving|settled)", "null", "Either pointer may be null."},

    {"anim_scene_@(load|reload)", "options", ".@(parameters|library) = *",
     "a JSON object. Null for none: of 0 bytes none is read"},
    {"anim_scene_@(load|reload)", "options", ".@(parameters|library)_length = 0", "of no bytes: none are given"},
    {"anim_scene_@(load|reload)", "options", ".seed = *", "any seed"},
    {"anim_*", "options", ".event_mask = *", "bit (1 << kind) set: any bits"},
    {"anim_scene_@(load|reload)", "options", ".@(event_limit = @(0|77)|reserved = *)",
     "0 keeps none; reserved is not read"},
    {"anim_stage_add_property", "name", "empty text", "or empty for a property without one"},
    {"anim_stage_add_property", "name_length", "0", "or empty for a property without one"},
    {"anim_stage_@(add|set)_*", "@(value|values)", "\\[*\\] = " SMALL, "Components are at most 1e150 in size"},
    {"anim_stage_add_scalars", "count", "0", "Adds many scalar properties: also none"},
    {"anim_stage_name", "name", "0", "index for anim_stage_name"},
    {"anim_stage_set_threshold", "threshold", "tiny", "> 0"},
    {"anim_stage_get_value*", "what", "0", "ANIM_READ_MODEL = 0"},
    {"anim_stage_begin_transaction", "motion", "null", "motion may be null: everything is inherited"},
    {MOTION, "motion", ".@(kind|given|arrangement) = 0", "ANIM_MOTION_INHERIT = 0; nothing given; NONE"},
    {MOTION, "motion", ".reserved = *", "reserved is not read"},
    {MOTION, "motion", ".@(duration|delay|stagger) = " NOT_NEGATIVE, "seconds, >= 0"},
    {MOTION, "motion", ".curve.x[12] = " NOT_NEGATIVE, "0 <= x1, x2 <= 1"},
    {MOTION, "motion", ".curve.y[12] = " SMALL, "|y1|, |y2| <= 1e6"},
    {MOTION, "motion", ".spring.damping = " NOT_NEGATIVE, "c >= 0"},
    {MOTION, "motion", ".repeat_count = @(tiny|the largest|infinity)", "> 0, fractional or infinite"},
    {MOTION, "motion", ".@(autoreverses|disables_actions) = 0", "0"},
    {MOTION, "motion", ".@(group|after) = identifier 0", "0 inherits; 0 for at once"},
    {MOTION, "motion", ".group = identifier of another sort of group", "any group"},
    {MOTION, "motion", ".after = stale identifier", "they start when it is complete: it is"},
    /* One variant is a spring's, one a curve's and one an easing's; the others' members are not read. The easing's is
       the one that gives the rest. */
    {MOTION " (!(curve))", "motion", ".curve.*", "read when kind is ANIM_MOTION_CURVE"},
    {MOTION " (!(spring))", "motion", ".spring.*", "read when kind is ANIM_MOTION_SPRING"},
    {MOTION " (!(easing))", "motion", ".easing = *", "read when kind is ANIM_MOTION_EASING"},
    {MOTION " (!(easing))", "motion", ".@(stagger|repeat_count|autoreverses|interruption|disables_actions) = *",
     "given says what is given"},
    {"anim_scenes_advance", "count", "0",
     "The pointers may be null where count is 0: of none there is nothing to tell"},
    {"anim_scenes_advance", "wanted", "0", "wanted is what to tell: 0, ANIM_SCENE_DISPLAY, ANIM_SCENE_EVENTS or both"},
    {"anim_scenes_advance", "@(changes|changed)", "@(null|the pointer*|a misaligned pointer)",
     "where wanted is 0, both may be null: they are not looked at"},
    {"anim_*_advance", "seconds", NOT_NEGATIVE, "a time in seconds (0 to ANIM_LIMIT_ADVANCE_SECONDS"},
    {"anim_*_advance_flicks", "flicks", "0", "a time in seconds (0 to ANIM_LIMIT_ADVANCE_SECONDS"},
    {"anim_stage_set_paused", "paused", "0", "int32_t, 0 or 1"},
    {"anim_stage_set_time_scale", "scale", NOT_NEGATIVE, "0 to ANIM_LIMIT_TIME_SCALE"},
    {"anim_stage_set_event_callback", "callback", "null", "A null callback ends it."},
    {"anim_stage_set_event_callback", "context", "null", "The context is the host's"},

    {"anim_scene_pointer", "kind", "0", "ANIM_POINTER_DOWN = 0"},
    {"anim_scene_pointer", "pointer", "*", "a number of the host's choice"},
    {"anim_scene_pointer", "[xy]", FINITE, "a point of the document: any point"},
    {"anim_scene_@(capture|release)_pointer", "pointer", "0", "a pointer that is down"},
    {"anim_scene_key", "@(action|key)", "@(0|1|2)", "ANIM_KEY_ACTION_DOWN = 0, ANIM_KEY_TAB = 0"},
    {"anim_scene_key", "modifiers", "@(0|1)", "flags"},
    {"anim_scene_key", "used", "null", "*used (which may be null)"},
    {"anim_scene_set_focus", "@(name_length|name)", "@(0|empty text)", "none for a length of 0"},
    {"anim_scene_hit_*", "[xy]", FINITE, "a point of the document: any point"},
    {"anim_scene_@(region_info|accessibility|accessibility_text)", "index", "0", "0 <= index < count"},
    {"anim_scene_accessibility_info", "@(count|revision)", "null", "Either pointer may be null."},
    {"anim_scene_accessibility_text", "which", "@(0|1|2)", "ANIM_ACCESSIBILITY_LABEL = 0"},
    {"anim_trace_seed", "@(seed|has_seed)", "null", "either pointer may be null"},
    {"anim_scene_input_info", "index", "0", "0 <= index < input_count"},
    {"anim_scene_state_info", "index", "0", "0 <= index < count"},
    {"anim_scene_event_@(value|text)", "index", "0", "Field number index of the data"},
    {"anim_scene_send_data", "field_count", "0", "As anim_scene_send"},
    {"anim_scene_send_data", "fields", "*.@(text|text_length|reserved) = *", "read for a text; not read"},
    {"anim_scene_send_data", "fields", "*.kind = 0", "ANIM_FIELD_NUMBER = 0"},
    {"anim_scene_send_data", "fields", "*.number = " SMALL, "a number, at most 1e150 in size"},
    {"anim_scene_set_number", "value", NOT_NEGATIVE, "ANIM_ERROR_ARGUMENT for a number outside its range: 0 to 1"},
    {"anim_scene_set_boolean", "value", "0", "int32_t, 0 or 1"},
    {"anim_scene_set_string", "text", "@(a NUL inside|empty text|a text of 256 bytes)",
     "A string is at most 65536 bytes."},
    {"anim_scene_set_string", "text_length", "0", "A string is at most 65536 bytes."},
    {"anim_scene_svg", "background", "@(null|\\[*\\] = " NOT_NEGATIVE ")",
     "NULL for none, or red, green, blue, opacity"},
    {"anim_scene_display_damage", "since", "0",
     "all of the canvas where that is more than 63 revisions ago, and for 0"},
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
    {"anim_springs_evaluate*", "count", "0", "time_count", "time_count is count: 0"},
    {"anim_curves_evaluate*", "count", "0", "x_count", "x_count is count: 0"},
    {"anim_keyframes_create_blocks", "count", "0", "value_count", "the number of all their numbers: 0"},
    {"anim_keyframes_create_track", "keys", "\\[1\\].flags = 0", "velocities*", "those are read that its flags name"},
    {"anim_expression_evaluate_many", "variable_count", "0", "result_count", "the product: 0"},
    {"anim_keyframes_evaluate", "time_count", "0", "count", "time_count times the components: 0"},
    {"anim_keyframes_evaluate_all", "keyframes_count", "0", "value_count", "the sum of their component counts: 0"},
    {"anim_stage_set_action", "action", "0", "motion", "motion is read for ANIM_ACTION_OWN"},
    {"anim_path_append", "verb_count", "0", "coordinate_count", "coordinate_count must be what the verbs take: 0"},
    {"anim_scenes_advance", "wanted", "0", "change*", "where wanted is 0, both may be null: neither is written"},
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
    return fnmatch("anim_@(spring|springs|curve|curves|easing|media_timing|web_timing|decay|rubber_band)_*", function,
                   FNM_EXTMATCH) == 0;
}

int special_numbers_are_documented(const char *function) {
    /* "Special values (NaN, infinities, signed zeros) are taken"; "Variables may be infinite or NaN". */
    return fnmatch("anim_@(math_evaluate|expression_*)", function, FNM_EXTMATCH) == 0;
}
