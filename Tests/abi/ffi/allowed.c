/* SPDX-License-Identifier: MIT */
/* Every success with a hostile-looking argument, and the words of the header that allow it. */
#define _GNU_SOURCE
#include "call.h"
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
    {"*", "capacity", "0", "a capacity of 0 asks for the length alone"},
    {"*", "capacity", "SIZE_MAX*", "Text comes out into the caller's buffer; takes up to capacity: more is no error"},
    {"anim_path_copy", "*_capacity", "SIZE_MAX*", "The capacities must be at least the counts"},

    {"anim_morph_create*", "options", ".@(structure|motion|pairing|starts|fill_rule|paint|effort) = @(0|1|2)",
     "constants"},
    {"anim_morph_create*", "options", ".@(smoothness|tolerance) = " NOT_NEGATIVE, "from 0 on"},
    {"anim_morph_create*", "options", ".@(pairs|pair_count|points|point_count)*",
     "pairs and points are read where pairing and starts say so"},
    {"anim_morph_create_sequence", "time_count", "0", "none (time_count 0) for evenly"},
    {"anim_morph_@(get_@(counts|verbs|aligned)|evaluate|list_pairs)", "index", "0", "the paths index and index + 1"},
    {"anim_morph_evaluate", "@(count|coordinate_count)", "0", "count times the coordinates of one row"},
    {"anim_morph_create_sequence", "times", "\\[0\\] = @(0|-0)", "numbers that increase from 0 to 1"},
    {"anim_morph_get_path", "t", FINITE, "Beyond 0 and 1 the motion goes on"},
    {"anim_morph_evaluate", "times", "?(" ANY_ELEMENT ")" FINITE, "any times"},
    {"anim_morph_@(get_verbs|list_pairs)", "capacity", "SIZE_MAX*", "at least their count"},

    {"anim_stage_find_counterpart", "identifier", "@(-1|77|the largest|the least)",
     "Whether there is such a thing shows where it is used."},

    {"anim_stage_restore", "bytes", "\\[@(49|50|51|52)\\] = 255", "that is what the event mask has there"},
    {"anim_scene_restore?(_edition?(_flat))", "bytes", ANY_ELEMENT "*",
     "a byte that is so in the snapshot; any other ends its checksum"},
    {"anim_stage_restore", "bytes", "\\[71\\] = 5", "that is the number of the section which begins there"},
    {"anim_flicks_from_seconds", "seconds", SMALL, "LIMIT beyond 2^62 flicks either way"},
    {"anim_math_evaluate", "[xy]", "\\[*", "Special values (NaN, infinities, signed zeros) are taken"},
    {"anim_math_evaluate", "function", "0", "ANIM_MATH_FUNCTION_EXP = 0"},
    {"anim_@(math|spring|cubic_bezier|decay|rubber_band|velocity_estimator|media_timing|web_timing)_*", "count", "0",
     "The pointers may be null where count is 0: so it may be 0"},
    {"anim_@(color|transform|easing_evaluate)_*", "count", "0", "The pointers may be null where count is 0"},

    {"anim_spring_make_perceptual", "bounce", NOT_NEGATIVE, "-1 < bounce <= 1"},
    {"anim_spring_make_response", "damping_ratio", NOT_NEGATIVE, "damping ratio (>= 0)"},
    {"anim_spring_make_uikit", "initial_velocity", "@(-1|0|-0|tiny|the least)",
     "initial_velocity in distances per second"},
    {"anim_spring_make_core_animation", "damping", NOT_NEGATIVE, "c >= 0"},
    {"anim_prepared_spring_evaluate", "prepared", ".decay_low = 0", "as anim_spring_prepare fills it for this spring"},
    {"anim_spring_@(make_core_animation|get_settling_duration)", "allows_overdamping", "0",
     "allows_overdamping (0 or 1)"},
    {"anim_spring_make_named", "duration", "@(0|-0)", "0 for the name's own"},
    {"anim_spring_make_named", "extra_bounce", SMALL, "the sum of the bounces must be above -1 and at most 1"},
    {"anim_spring_get_settling_time", "*threshold", "@(tiny|the largest|infinity)",
     "Both thresholds must be above 0; infinity asks nothing."},
    {"anim_spring_blend_*", "@(old|new)_spring", ".damping = " NOT_NEGATIVE, "c >= 0"},
    {"anim_spring_blend_*", "blend_duration", "@(0|-0|tiny|the largest)", "blend_duration seconds (>= 0)"},
    {"anim_spring_blend_*", "time", FINITE, "a negative time is taken as 0"},
    {"anim_spring_blend_*", "times", ANY_ELEMENT FINITE, "The same at many times"},
    {"anim_spring_blend_get_resting_time", "threshold", "tiny", "anim_spring_get_resting_time() for such a change"},
    {"anim_spring_@(animate|step)_many*", "spring", ".damping = " NOT_NEGATIVE, "c >= 0"},
    {"anim_spring_@(animate|step)_many*", "times", ANY_ELEMENT FINITE, "a negative one is taken as 0"},
    {"anim_spring_@(animate|step)_many*", "@(origins|targets|initial_velocities|values|velocities)", ANY_ELEMENT FINITE,
     "ANIM_ERROR_ARGUMENT when a number is not finite"},
    {"anim_spring_@(animate|step)_many*", "flags", "0", "flags is 0 or ANIM_SPRING_SHORTEST_TURN."},
    {"anim_spring_step_many*", "seconds", "@(0|-0|tiny|the largest)", "seconds (>= 0)"},
    {"anim_spring_*", "spring", ".damping = " NOT_NEGATIVE, "c >= 0; 0 never comes to rest"},
    {"anim_@(spring|prepared_spring)_evaluate*", "time", FINITE, "a negative time is taken as 0"},
    {"anim_spring_evaluate_many", "times", "\\[*\\] = " FINITE, "a negative time is taken as 0"},
    {"anim_@(spring|prepared_spring)_*", "@(from|to|initial_velocity|displacement)", SMALL,
     "no range is given: any number"},
    {"anim_spring_get_resting_time", "threshold", "tiny", "threshold (> 0)"},

    {"anim_cubic_bezier_*", "curve", ".x[12] = " NOT_NEGATIVE, "0 <= x1, x2 <= 1"},
    {"anim_cubic_bezier_*", "curve", ".y[12] = " SMALL, "|y1|, |y2| <= 1e6"},
    {"anim_cubic_bezier_*", "[xy]", FINITE, "Beyond [0, 1] the curve goes on along its end tangents"},
    {"anim_cubic_bezier_evaluate_many", "xs", "\\[*\\] = " FINITE,
     "Beyond [0, 1] the curve goes on along its end tangents"},

    {"anim_@(easing|keyframes)_create_*", "@(curve|curves|options)", "?(.ease).x[12] = " NOT_NEGATIVE,
     "0 <= x1, x2 <= 1"},
    {"anim_@(easing|keyframes)_create_*", "@(curve|curves|options)", "?(.ease).y[12] = " SMALL, "|y1|, |y2| <= 1e6"},
    {"anim_easing_create_steps", "count", "@(77|the largest)", "count >= 1; ANIM_LIMIT_EASING_STEPS = 2147483647"},
    {"anim_easing_create_steps", "position", "0", "ANIM_STEP_POSITION_JUMP_END = 0"},
    {"anim_easing_create_linear", "outputs", ANY_ELEMENT SMALL, "ANIM_ERROR_LIMIT for numbers above 1e6 in size."},
    {"anim_easing_create_linear", "inputs", "@(null|" ANY_ELEMENT "@(NaN|-1|0|-0|tiny))",
     "inputs are not a number where one is not given, or null where none is"},
    {"anim_easing_create_penner", "penner", "0", "ANIM_PENNER_QUAD_IN = 0"},
    {"anim_easing_create_spring", "spring", ".damping = " NOT_NEGATIVE, "c >= 0"},
    {"anim_easing_create_spring", "duration", "tiny", "0 < duration <= 1e9"},
    {"anim_easing_create_spring", "initial_velocity", SMALL, "at most 1e150 in size"},
    {"anim_easing_@(evaluate|get_slope)", "x", FINITE, "the outermost go on; the steps go on"},
    {"anim_easing_evaluate", "before", "0", "before is CSS's before flag (0 or 1)"},
    {"anim_easing_evaluate_many", "xs", ANY_ELEMENT FINITE, "The same bits at many x"},
    {"anim_easing_animate_many*", "@(xs|origins|targets|values)", ANY_ELEMENT FINITE, "Every number must be finite"},

    {"anim_keyframes_create_*", "options", ".@(mode|has_ease) = 0", "ANIM_KEYFRAME_MODE_DISCRETE = 0; has_ease 0"},
    {"anim_keyframes_create_*", "options", ".shortest_turns = *", "bit i: any bits"},
    {"anim_keyframes_create_@(values|blocks)", "options", ".duration = " NOT_NEGATIVE, "seconds, 0 to 1e9"},
    {"anim_keyframes_create_track", "options", ".duration = " ANY, "not read for tracks"},
    {"anim_keyframes_create_*", "@(values|initial)", ANY_ELEMENT SMALL, "each at most 1e150 in size"},
    {"anim_keyframes_create_values", "times", ANY_ELEMENT NOT_NEGATIVE, "from 0 to 1, none below the one before"},
    {"anim_keyframes_create_values (*paced)", "times", ANY_ELEMENT ANY, "The paced modes ignore times."},
    {"anim_keyframes_create_values", "parameters", ANY_ELEMENT SMALL, "each at most 1e6 in size"},
    {"anim_keyframes_create_values", "@(time|curve|parameter)_count", "0", "time_count 0 is evenly; 0: none; or 0"},
    {"anim_keyframes_create_blocks", "@(starts|durations)", ANY_ELEMENT NOT_NEGATIVE, "both from 0 to 1"},
    {"anim_keyframes_create_*", "initial_count", "0", "initial_count 0: what the caller gives when it evaluates"},
    {"anim_keyframes_create_track", "keys", "*.@(kind|flags) = 0", "ANIM_KEYFRAME_KIND_LINEAR = 0; no flags"},
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

    {"anim_@(media|web)_timing_*", "timing", ".@(fill_mode|fill|autoreverses|direction) = 0", "0 is one of them"},
    {"anim_@(media|web)_timing_*", "timing", ".reserved = *", "reserved is not read"},
    {"anim_@(media|web)_timing_*", "timing", ".@(begin_time|time_offset|speed|delay|end_delay|playback_rate) = " FINITE,
     "no range is given: any number"},
    {"anim_@(media|web)_timing_*", "timing",
     ".@(duration|repeat_count|repeat_duration|iterations) = " NOT_NEGATIVE_OR_INFINITE, ">= 0 or infinite"},
    {"anim_web_timing_*", "timing", ".iteration_start = @(0|-0|tiny|the largest)", ">= 0"},
    {"anim_@(media|web)_timing_evaluate*", "*time*", "?(" ANY_ELEMENT ")" FINITE, "a time: any number"},

    {"anim_decay_get_rate", "remaining", "tiny", "0 < remaining < 1"},
    {"anim_decay_*", "decay", ".reserved = *", "reserved is not read"},
    {"anim_@(decay|rubber_band)_*", "@(decay|band)", ".minimum = @(-infinity|" FINITE ")", "may be -infinity"},
    {"anim_@(decay|rubber_band)_*", "@(decay|band)", ".maximum = @(infinity|" FINITE ")",
     ">= minimum; may be infinity"},
    {"anim_decay_*", "decay", ".spring.damping = " NOT_NEGATIVE, "c >= 0"},
    {"anim_decay_*", "@(time|times)", "?(" ANY_ELEMENT ")" FINITE, "a negative time is taken as 0"},
    {"anim_decay_*", "@(from|velocity|target|initial_velocities)", "?(" ANY_ELEMENT ")" SMALL, "any place"},
    {"anim_decay_predict", "threshold", "tiny", "threshold (> 0)"},
    {"anim_rubber_band_*", "band", ".@(dimension|coefficient) = tiny", "above 0"},
    {"anim_rubber_band_*", "@(positions|values)", ANY_ELEMENT SMALL, "what is dragged to each position: any"},
    {"anim_velocity_estimator_add", "times", ANY_ELEMENT FINITE, "one of an earlier time is ignored"},
    {"anim_velocity_estimator_add", "coordinates", ANY_ELEMENT SMALL, "Coordinates are at most 1e150 in size."},
    {"anim_velocity_estimator_estimate", "time", FINITE, "a time (seconds, of the samples' clock)"},

    {"anim_color_convert", "@(from|to)_space", "0", "ANIM_COLOR_SPACE_SRGB = 0"},
    {"anim_color_interpolate*", "interpolation", ".@(space|hue|premultiplied) = 0", "All zeros is straight sRGB."},
    {"anim_color_*", "@(colors|from|to)", ANY_ELEMENT SMALL, "Numbers are at most 1e150 in size"},
    {"anim_transform_*", "@(transform|parts|from|to)", ".* = " SMALL, "at most 1e150 in size"},
    {"anim_@(color|transform)_*", "@(progress|progresses)", "?(" ANY_ELEMENT ")" SMALL,
     "A progress beyond 0 and 1 extrapolates."},

    {"anim_expression_@(evaluate*|differentiate)", "@(variables|rates)", ANY_ELEMENT ANY,
     "Variables may be infinite or NaN"},

    {"anim_path_@(move|line|quadratic|cubic)_to", "*", SMALL, "Coordinates are at most 1e150 in size"},
    {"anim_path_append", "coordinates", "\\[*\\] = " SMALL, "Coordinates are at most 1e150 in size"},
    {"anim_path_add_*", "rectangle", ".[xy] = " SMALL, "Coordinates are at most 1e150 in size"},
    {"anim_path_add_@(rectangle|ellipse)", "rectangle", ".@(width|height) = " NOT_NEGATIVE, "width and height >= 0"},
    {"anim_path_add_rectangle", "radius", "@(0|-0|tiny|the largest)",
     "The radius is clamped to half of the shorter side."},
    {"anim_path_add_symbol", "stroke", NOT_NEGATIVE, "stroke >= 0"},
    {"anim_path_add_symbol", "arrowness", SMALL, "Values beyond 0 and 1 extrapolate."},
    {"anim_path_transform", "transform", ".* = " FINITE,
     "Coordinates that would be beyond 1e150 in size are clamped to it."},
    {"anim_path_contains", "[xy]", FINITE, "Whether a point lies inside by a rule: any point"},
    {"anim_path_@(get_winding|contains)", "[xy]", FINITE, "How often the outline runs around a point: any point"},
    {"anim_path_get_winding_many", "points", "*.[xy] = " FINITE, "The same at many points"},
    {"anim_path_get_winding_many", "count", "0", "The pointers may be null where count is 0."},
    {"anim_path_@(contains|combine|simplify|offset)", "fill_rule", "0", "ANIM_FILL_RULE_NONZERO = 0"},
    {"anim_path_combine", "operation", "0", "ANIM_PATH_OPERATION_UNION = 0"},
    {"anim_path_offset", "distance", SMALL, "larger by a distance, or smaller by a negative one, up to 5e149"},
    {"anim_path_offset", "join", "0", "ANIM_JOIN_MITER = 0"},
    {"anim_path_offset", "miter_limit", "the largest", "as in anim_stroke_style: at least 1"},
    {"anim_path_offset", "tolerance", "@(0|-0|tiny|the largest)", "0 is a thousandth of twice the distance"},
    {"anim_path_@(flatten|get_flattened_counts|get_polylines|convert)", "tolerance", "@(tiny|the largest)",
     "a tolerance (in points, above 0; less than 2^-46 of a curve's size counts as that)"},
    {"anim_path_get_polylines", "*_capacity", "SIZE_MAX*", "one that is too small is ANIM_ERROR_CAPACITY"},
    {"anim_path_@(get|reverse)_subpath", "index", "0", "One subpath"},
    {"anim_path_extend", "transform", "@(null|.* = " FINITE ")", "The transform may be null; clamped"},
    {"anim_path_subdivide", "parts", "77", "in so many parts (at least 1)"},
    {"anim_path_subdivide", "longest", "@(the largest|infinity)", "where longest is not infinite"},
    {"anim_path_convert", "conversion", "0", "ANIM_PATH_CONVERSION_CUBICS = 0"},
    {"anim_path_remove_degenerate", "tolerance", "@(0|-0|tiny|the largest)", "within the tolerance (>= 0)"},
    {"anim_path_get_length", "accuracy", "@(0|-0|tiny|the largest)", "by how much it may be wrong; 0 stands for 1e-10"},
    {"anim_path_@(get_@(location|values|transforms)_at|split)", "length*", "?(" ANY_ELEMENT ")" FINITE,
     "those below 0 and beyond the end are clamped to them"},
    {"anim_path_get_length_at", "parameter", FINITE, "0...1, clamped"},
    {"anim_path_get_length_at", "verb", "0", "the verb at an index"},
    {"anim_path_get_transforms_at", "angle", FINITE, "any angle"},
    {"anim_path_get_transforms_at", "rotation", "0", "ANIM_PATH_ROTATION_FIXED = 0"},
    {"anim_path_get_values_at", "what", "0", "ANIM_PATH_QUANTITY_POINTS = 0"},
    {"anim_path_find_nearest*", "@(x|y|points)", "?(" ANY_ELEMENT ")" SMALL, "Coordinates are at most 1e150 in size"},
    {"anim_path_trim", "options", ".@(start|end|offset) = " FINITE, "clamped to the path; offset moves both along"},
    {"anim_path_trim", "options", ".flags = 0", "ANIM_PATH_TRIM_... added up"},
    {"anim_path_@(get_@(values|transforms)_at|find_nearest_many|split)", "count", "0",
     "no length or point: nothing is done"},
    {"anim_path_split", "index", "0", "the piece of that index"},
    {"anim_path_parse", "@(text|text_length)", "@(empty text|0)", "An empty text is an empty path"},
    {"anim_path_parse", "options", ".lenient = 0", "0: data with an error are refused"},
    {"anim_path_collection_parse", "@(text|text_length|count)", "@(empty text|0)",
     "count paths: none of an empty text"},
    {"anim_path_collection_parse", "options", ".lenient = 0", "0: data with an error are refused"},
    {"anim_path_collection_parse", "ends", "\\[0\\] = 0", "ends must not fall: a text may be empty"},
    {"anim_path_collection_get_path", "index", "0", "the path at an index"},
    {"anim_path_collection_list_lengths", "accuracy", "@(0|-0|tiny|the largest)",
     "accuracy as by anim_path_get_length()"},
    {"anim_path_collection_contains", "fill_rule", "0", "ANIM_FILL_RULE_NONZERO = 0"},
    {"anim_path_collection_contains", "points", "*.[xy] = " FINITE, "Whether points lie inside: any points"},
    {"anim_path_collection_contains", "point_count", "0", "as many numbers as there are points"},
    {"anim_path_write", "format", ".@(minified|coordinates|digits) = @(0|-1)",
     "0 or 1; ABSOLUTE = 0; decimals 0 to 15, -1"},
    {"anim_path_@(arc_to|add_arc)", "@(x|y|center_x|center_y)", SMALL, "Coordinates are at most 1e150 in size"},
    {"anim_path_arc_to", "radius_*", SMALL, "a radius of 0 makes a line, negative radii count as positive"},
    {"anim_path_add_arc", "radius_*", NOT_NEGATIVE, "Radii >= 0."},
    {"anim_path_@(arc_to|add_arc)", "@(rotation|start|angle)", FINITE, "any angles: more than a whole turn is one"},
    {"anim_path_arc_to", "@(large|sweep)", "0", "0 or 1"},
    {"anim_path_data_match", "@(a|b)*", "@(empty text|0)", "an empty text is path data"},
    {"anim_path_data_match", "rule", "0", "ANIM_PATH_RULE_CSS = 0"},
    {"anim_path_stroke*", "style", ".width = " NOT_NEGATIVE, "width: 0 (which draws nothing) to 1e150"},
    {"anim_path_stroke*", "style", ".dash_offset = " FINITE, "dash_offset may be negative"},
    {"anim_path_stroke*", "style", ".miter_limit = the largest", "miter_limit: at least 1"},
    {"anim_path_stroke*", "style", ".@(cap|join) = 0", "ANIM_CAP_BUTT = 0, ANIM_JOIN_MITER = 0"},
    {"anim_path_stroke*", "style", ".simplified = 0", "1: the outline comes without crossings and overlaps"},
    {"anim_path_stroke*", "style", ".reserved = *", "reserved is not read"},
    {"anim_path_stroke*", "style", ".struct_size = 55", "A struct that begins with struct_size may grow at its end"},
    {"anim_path_stroke*", "style", ".dash_count = @(0|77)", "none is solid; the sample has 128"},
    {"anim_path_stroke", "tolerance", "@(0|-0|tiny|the largest)", "A tolerance of 0 is a thousandth of the width"},
    {"anim_path_dash", "count", "0", "none, or all 0, is solid"},
    {"anim_path_dash", "dashes", ANY_ELEMENT NOT_NEGATIVE, "lengths as in anim_stroke_style: each 0 to 1e150"},
    {"anim_path_dash", "offset", FINITE, "offset as in anim_stroke_style: may be negative"},
    {"anim_path_round_corners", "count", "0", "a count of 0 changes nothing"},
    {"anim_path_round_corners", "radii", ANY_ELEMENT NOT_NEGATIVE, "radii: 0 to 1e150"},
    {"anim_path_round_corners", "smoothing", NOT_NEGATIVE, "smoothing is 0 for arcs. Up to 1"},
    {"anim_path_stroke_contains", "[xy]", FINITE, "Whether a point lies in the path's stroke: any point"},
    {"anim_path_stroke_contains_many", "points", ".[xy] = " FINITE, "The same for many points"},
    {"anim_path_stroke_contains_many", "count", "0", "points and inside may be null where count is 0"},

    {"anim_stage_create", "options", ".@(property_capacity|event_limit) = @(0|77)", "more may be added; 0 keeps none"},
    {"anim_stage_add_p@(roperty_with|ath)", "@(name|name_length)", "@(empty text|0)",
     "or empty for a property without one"},
    {"anim_stage_add_property_with", "options", ".@(component_count|turn|space|hue|premultiplied|fades) = 0",
     "0 takes the kind's own, AS_GIVEN, SRGB, SHORTER, 0"},
    {"anim_stage_add_property_with", "options", ".fades = -1", "-1: as its kind"},
    {"anim_stage_add_property_with", "options", ".threshold = tiny", "> 0"},
    {"anim_stage_get_path", "what", "0", "ANIM_READ_MODEL = 0"},
    {"anim_stage_set_reduced_motion", "policy", "0", "ANIM_REDUCED_MOTION_NONE = 0"},
    {"anim_stage_set_action", "action", "0", "ANIM_ACTION_FOLLOW = 0"},
    {"anim_stage_set_expression", "@(text|text_length)", "@(empty text|0)",
     "A null or empty text makes it an ordinary property again"},

    {"anim_stage_animate", "options", ".@(additive|cumulative|sets_model) = 0", "0"},
    {"anim_stage_animate", "options", ".@(from|to|by|velocity) = null", "what is null is the presentation value"},
    {"anim_stage_animate (keyframes)", "options", ".count = *", "components of what is null"},
    {"anim_stage_animate_path", "options", ".@(additive|cumulative|sets_model) = 0", "0"},
    {"anim_stage_animate_path", "options", ".@(from|to|by|velocity) = null", "what is null is the presentation value"},
    {"anim_stage_animate_path", "options", ".count = *", "components of what is null"},
    {"anim_stage_animate_path", "options", ".@(spring|decay).*", "the kind is another"},
    {"anim_stage_animate_path", "options", ".@(easing|keyframes) = *", "the kind is another"},
    {"anim_keyframes_create_paths", "options", ".component_count = *", "component_count of the options is not read"},
    {"anim_keyframes_create_paths", "options", ".duration = " NOT_NEGATIVE, "seconds, 0 to 1e9"},
    {"anim_keyframes_create_paths", "times", ANY_ELEMENT NOT_NEGATIVE, "from 0 to 1, none below the one before"},
    {"anim_keyframes_create_paths", "parameters", ANY_ELEMENT SMALL, "each at most 1e6 in size"},
    {"anim_keyframes_create_paths", "@(time|curve|parameter)_count", "0", "time_count 0 is evenly; 0: none; or 0"},
    {"anim_keyframes_get_path", "time", FINITE, "a time in seconds, any"},
    {"anim_@(stage_animate?(_path)|stage_add_group)", "options", ".@(duration|delay) = " NOT_NEGATIVE, ">= 0"},
    {"anim_@(stage_animate?(_path)|stage_add_group)", "options", "*.reserved = *", "reserved is not read"},
    {"anim_@(stage_animate?(_path)|stage_add_group)", "options", ".timing.@(fill_mode|autoreverses) = 0", "0"},
    {"anim_@(stage_animate?(_path)|stage_add_group)", "options", ".timing.@(begin_time|time_offset|speed) = " FINITE,
     "as anim_media_timing_evaluate takes them"},
    {"anim_@(stage_animate?(_path)|stage_add_group)", "options",
     ".timing.@(duration|repeat_count|repeat_duration) = " NOT_NEGATIVE_OR_INFINITE, ">= 0 or infinite"},
    {"anim_stage_animate?(_path)", "options", ".curve.x[12] = " NOT_NEGATIVE, "0 <= x1, x2 <= 1"},
    {"anim_stage_animate?(_path)", "options", ".curve.y[12] = " SMALL, "|y1|, |y2| <= 1e6"},
    {"anim_stage_animate (!(curve))", "options", ".curve.*", "the kind is another"},
    {"anim_stage_animate", "options", "*.spring.damping = " NOT_NEGATIVE, "c >= 0"},
    {"anim_stage_animate (!(spring))", "options", ".spring.*", "the kind is another"},
    {"anim_stage_animate (!(easing))", "options", ".easing = *", "the kind is another"},
    {"anim_stage_animate (!(keyframes))", "options", ".keyframes = *", "the kind is another"},
    {"anim_stage_animate (!(decay))", "options", ".decay.*", "the kind is another"},
    {"anim_stage_animate", "options", ".decay.minimum = @(-infinity|" FINITE ")", "may be -infinity"},
    {"anim_stage_animate", "options", ".decay.maximum = @(infinity|" FINITE ")", "may be infinity"},
    {"anim_@(stage_animate?(_path)|stage_add_group)", "options",
     ".@(group|parent) = identifier of another sort of group", "by whose clock it goes: any group"},
    {"anim_@(stage_animate?(_path)|stage_add_group)", "options", ".@(group|parent|after) = identifier 0",
     "0: the stage's"},
    {"anim_stage_animate?(_path)", "options", ".after = stale identifier", "they start when it is complete: it is"},
    {"anim_stage_add_group", "options", ".kind = 0", "ANIM_ANIMATION_GROUP_KIND_CLOCK = 0"},
    {"anim_stage_add_group (!(media))", "options", ".timing.*", "of MEDIA"},
    {"anim_stage_add_group (!(animator))", "options", ".duration = *", "of an ANIMATOR"},
    {"anim_@(stage_remove_group|animation_group_get_time)", "group", "identifier of another sort of group",
     "of any group"},
    {"anim_animation_group_set_speed", "speed", NOT_NEGATIVE, "0 to ANIM_LIMIT_TIME_SCALE"},
    {"anim_animation_group_set_paused", "paused", "0", "int32_t, 0 or 1"},
    {"anim_animation_group_seek", "seconds", NOT_NEGATIVE, "seconds, 0 to 1e9"},
    {"anim_animator_set_fraction", "fraction", NOT_NEGATIVE, "0 to 1"},
    {"anim_animator_run", "reversed", "0", "int32_t, 0 or 1"},
    {"anim_animator_run", "motion", ".@(group|after) = *", "motion says how the fraction gets there, and no more"},
    {"anim_animator_run", "duration_factor", NOT_NEGATIVE, ">= 0"},
    {"anim_animator_run", "velocity", "@(NaN|" SMALL ")", "where that is not NaN (per second)"},
    {"anim_animator_stop", "position", "0", "ANIM_ANIMATOR_POSITION_END = 0"},
    {"anim_stage_add_bank", "spring", ".damping = " NOT_NEGATIVE, "c >= 0"},
    {"anim_stage_add_bank", "threshold", "tiny", "as in anim_stage_set_threshold: > 0"},
    {"anim_spring_bank_@(retarget|set_values)", "indices", "@(null|\\[*\\] = 0)",
     "each below the count; null for the first ones"},
    {"anim_spring_bank_@(retarget|set_values)", "@(targets|values)", ANY_ELEMENT SMALL,
     "as values: at most 1e150 in size"},
    {"anim_spring_bank_@(retarget|set_values)", "count", "0", "null for the first count ones: none"},

    {"anim_@(scene_@(load|create|reload|restore_edition)|document_load)", "options", ".@(parameters|library) = *",
     "a JSON object. Null for none: of 0 bytes none is read"},
    {"anim_@(scene_@(load|create|reload|restore_edition)|document_load)", "options",
     ".@(parameters|library)_length = 0", "of no bytes: none are given"},
    {"anim_scene_@(load|create|reload|restore_edition)", "options", ".seed = *", "any seed"},
    {"anim_@(scene_@(load|create|reload|restore_edition)|document_load)", "options", ".memory_limit = 0",
     "0 is the default"},
    {"anim_*", "options", ".event_mask = *", "bit (1 << kind) set: any bits"},
    {"anim_@(scene_@(load|create|reload|restore_edition)|document_load)", "options",
     ".@(event_limit = @(0|77)|reserved = *)", "0 keeps none; reserved is not read"},
    {"anim_stage_add_property", "name", "empty text", "or empty for a property without one"},
    {"anim_stage_add_property", "name_length", "0", "or empty for a property without one"},
    {"anim_stage_@(add|set)_*", "@(value|values)", "\\[*\\] = " SMALL, "Components are at most 1e150 in size"},
    {"anim_stage_add_scalars", "count", "0", "Adds many scalar properties: also none"},
    {"anim_stage_get_name", "name", "0", "index for anim_stage_get_name"},
    {"anim_stage_set_threshold", "threshold", "tiny", "> 0"},
    {"anim_stage_get_value*", "what", "0", "ANIM_READ_MODEL = 0"},
    {MOTION, "motion", ".@(kind|given|arrangement) = 0", "ANIM_MOTION_KIND_INHERIT = 0; nothing given; NONE"},
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
    {MOTION " (!(curve))", "motion", ".curve.*", "read when kind is ANIM_MOTION_KIND_CURVE"},
    {MOTION " (!(spring))", "motion", ".spring.*", "read when kind is ANIM_MOTION_KIND_SPRING"},
    {MOTION " (!(easing))", "motion", ".easing = *", "read when kind is ANIM_MOTION_KIND_EASING"},
    {"anim_scene_advance_many", "count", "0",
     "The pointers may be null where count is 0: of none there is nothing to tell"},
    {"anim_scene_advance_many", "wanted", "0",
     "wanted is what to tell: 0, ANIM_SCENE_CHANGE_DISPLAY, ANIM_SCENE_CHANGE_EVENTS or both"},
    {"anim_scene_advance_many", "@(changes|changed)", "@(null|the pointer*|a misaligned pointer)",
     "where wanted is 0, both may be null: they are not looked at"},
    {"anim_*_@(advance|advance_many)", "seconds", NOT_NEGATIVE, "a time in seconds (0 to ANIM_LIMIT_ADVANCE_SECONDS"},
    {"anim_*_advance_flicks", "flicks", "0", "a time in seconds (0 to ANIM_LIMIT_ADVANCE_SECONDS"},
    {"anim_stage_set_step_budget", "steps", "*", "0, as at first, is no limit"},
    {"anim_stage_set_paused", "paused", "0", "int32_t, 0 or 1"},
    {"anim_stage_set_time_scale", "scale", NOT_NEGATIVE, "0 to ANIM_LIMIT_TIME_SCALE"},

    {"anim_document_load?(_flat)", "options", ".keeps_warnings = 0", "whether it is searched for what it has in vain"},
    {"anim_document_get_warning?(_text)", "index", "0", "0 <= index < count"},
    {"anim_document_get_warning_text", "which", "@(0|1|2)", "ANIM_WARNING_TEXT_MESSAGE = 0"},
    {"anim_scene_send_pointer", "kind", "0", "ANIM_POINTER_ACTION_DOWN = 0"},
    {"anim_scene_send_pointer", "pointer", "*", "a number of the host's choice"},
    {"anim_scene_send_pointer", "[xy]", FINITE, "a point of the document: any point"},
    {"anim_scene_send_wheel", "@(x|y|dx|dy)", FINITE, "any point of the document, any way"},
    {"anim_scene_@(capture|release)_pointer", "pointer", "0", "a pointer that is down"},
    {"anim_scene_send_key", "@(action|key)", "@(0|1|2)", "ANIM_KEY_ACTION_DOWN = 0, ANIM_KEY_TAB = 0"},
    {"anim_scene_send_key", "modifiers", "@(0|1)", "flags"},
    {"anim_scene_set_focus", "@(name_length|name)", "@(0|empty text)", "none for a length of 0"},
    {"anim_scene_hit_*", "[xy]", FINITE, "a point of the document: any point"},
    {"anim_scene_get_@(region_info|accessibility|accessibility_text)", "index", "0", "0 <= index < count"},
    {"anim_scene_get_accessibility_text", "which", "@(0|1|2)", "ANIM_ACCESSIBILITY_TEXT_LABEL = 0"},
    {"anim_scene_get_input_info", "index", "0", "0 <= index < input_count"},
    {"anim_scene_get_state_info", "index", "0", "0 <= index < count"},
    {"anim_scene_get_event_@(value|text)", "index", "0", "Field number index of the data"},
    {"anim_scene_send_data", "field_count", "0", "As anim_scene_send"},
    {"anim_scene_@(append|update)_item?(_flat)", "field_count", "0", "other inputs are as the document has them"},
    {"anim_scene_@(send_data|append_item|update_item)", "fields", "*.@(text|text_length|reserved) = *",
     "read for a text; not read"},
    {"anim_scene_@(send_data|append_item|update_item)", "fields", "*.kind = 0", "ANIM_FIELD_KIND_NUMBER = 0"},
    {"anim_scene_send_data", "fields", "*.number = " SMALL, "a number, at most 1e150 in size"},
    {"anim_scene_@(append|update)_item?(_flat)", "fields", "*.number = " NOT_NEGATIVE,
     "a number in the input's range: 0 to 10"},
    {"anim_scene_append_item?(_flat)", "key", "a NUL inside", "valid UTF-8"},
    {"anim_scene_*_@(item?(_info|_key|_flat)|list)", "list", "0", "List number index, from 0 on"},
    {"anim_scene_get_@(list_info|item_info|item_key)", "index", "0", "from 0 on"},
    {"anim_scene_@(append_item?(_flat)|move_item)", "index", "*", "at the end where there are fewer"},
    {"anim_scene_append_item?(_flat)", "@(key|key_length)", "@(0|empty text)", "of length 0 the list chooses a number"},
    {"anim_scene_append_item?(_flat)", "number", "null", "which may be null"},
    {"anim_scene_set_number", "value", NOT_NEGATIVE, "ANIM_ERROR_ARGUMENT for a number outside its range: 0 to 1"},
    {"anim_scene_set_boolean", "value", "0", "int32_t, 0 or 1"},
    {"anim_scene_set_string", "text", "@(a NUL inside|empty text|a text of 256 bytes)",
     "A string is at most 65536 bytes."},
    {"anim_scene_set_string", "text_length", "0", "A string is at most 65536 bytes."},
    {"anim_scene_get_svg", "background", "@(null|\\[*\\] = " NOT_NEGATIVE ")",
     "NULL for none, or red, green, blue, opacity"},
    {"anim_scene_get_display_damage", "since", "0",
     "all of the canvas where that is more than 63 revisions ago, and for 0"},
    {"anim_stage_@(spring|curve)_to", "value", "\\[*\\] = " SMALL, "Components are at most 1e150 in size"},
    {"anim_stage_spring_to", "velocity", "\\[*\\] = " SMALL, "each at most 1e150 in size"},
    {"anim_stage_spring_to", "spring", ".damping = " NOT_NEGATIVE, "c >= 0"},
    {"anim_stage_curve_to", "curve", ".x[12] = " NOT_NEGATIVE, "0 <= x1, x2 <= 1"},
    {"anim_stage_curve_to", "curve", ".y[12] = " SMALL, "|y1|, |y2| <= 1e6"},
    {"anim_stage_curve_to", "duration", NOT_NEGATIVE, "seconds, 0 to 1e9"},
    {"anim_*_flat", "@(style|options|fields)",
     "*.@(dashes|pairs|points|parameters|library|from|to|by|velocity|name|text) = null", "its own must be null"},
    {"anim_stage_animate?(_path)_flat", "options", ".count = 0", "its own length must be 0"},
    {"anim_morph_create*_flat", "@(pairs|points)", ".@(from|to) = @(-1|0)", "indices; -1 for none"},
    {"anim_morph_create*_flat", "@(pair|point)_count", "0", "what is not named grows from a point"},
    {"anim_path_stroke*_flat", "dashes", ANY_ELEMENT NOT_NEGATIVE, "lengths, each 0 to 1e150"},
    {"anim_path_stroke*_flat", "dash_count", "0", "none is solid"},
    {"anim_stage_animate_flat", "@(from|to|velocity)", ANY_ELEMENT SMALL, "components, at most 1e150 in size"},
    {"anim_*_flat", "@(parameters|library)_length", "0", "none"},
    {"anim_*_flat", "@(parameters|library)", "empty text", "none"},
    {"anim_stage_animate_path_flat", "count", "@(0|77)", "components of what is null"},
    {"anim_trace_get_step_time", "index", "0", "The time of a step"},
    {"anim_scene_apply_step", "index", "0", "Applies one step's input"},
};

/* Whether a function's name is a pattern's, or that of the function whose flat form it is. */
static int is_of(const char *pattern, const char *function) {
    char base[NAME_SIZE];
    return fnmatch(pattern, function, FNM_EXTMATCH) == 0 ||
           fnmatch(pattern, name_without_flat(function, base), FNM_EXTMATCH) == 0;
}

int success_is_allowed(const char *function, const char *parameter, const char *label) {
    for (size_t index = 0; index < sizeof allowances / sizeof *allowances; index += 1) {
        const struct allowance *each = &allowances[index];
        if (is_of(each->function, function) && fnmatch(each->parameter, parameter, FNM_EXTMATCH) == 0 &&
            fnmatch(each->label, label, FNM_EXTMATCH) == 0) {
            return 1;
        }
    }
    return 0;
}

/* Where a message names another argument than the one that was changed, and why that one is at fault too. */
static const struct allowance silences[] = {
    {"anim_set_allocator", "*", "*", "the library has taken memory already, whatever the arguments are"},
    {"anim_@(scene_@(load|create|reload|restore_edition)|document_load)", "options",
     ".@(library|parameters)_length = *", "it names the text"},
    {"anim_stage_add_property_with", "options", "*", "by the kind, what else the options must be"},
    {"anim_stage_@(get|set)_value_many", "count", "*", "by the properties"},
    {"anim_spring_bank_retarget", "targets", "*", "each is a value"},
    {"anim_scene_@(send_data|append_item|update_item)_flat", "texts", "*", "it names the field"},
    {"anim_morph_create*_flat", "options", "null", "it names the pairs, which null does not ask for"},
};

int silence_is_allowed(const char *function, const char *parameter, const char *label) {
    for (size_t index = 0; index < sizeof silences / sizeof *silences; index += 1) {
        const struct allowance *each = &silences[index];
        if (is_of(each->function, function) && fnmatch(each->parameter, parameter, FNM_EXTMATCH) == 0 &&
            fnmatch(each->label, label, FNM_EXTMATCH) == 0) {
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
    {"anim_spring_make_core_animation", "mass", "the largest", "stiffness",
     "stiffness / mass is bounded: here it is 1"},
    {"anim_spring_animate_many*", "count", "0", "time_count", "time_count is count: 0"},
    {"anim_easing_animate_many*", "count", "0", "x_count", "x_count is count: 0"},
    {"anim_keyframes_create_blocks", "count", "0", "value_count", "the number of all their numbers: 0"},
    {"anim_keyframes_create_track", "keys", "\\[1\\].flags = 0", "velocities*", "those are read that its flags name"},
    {"anim_expression_evaluate_many", "variable_count", "0", "result_count", "the product: 0"},
    {"anim_keyframes_evaluate", "time_count", "0", "count", "time_count times the components: 0"},
    {"anim_keyframes_evaluate_many", "keyframes_count", "0", "value_count", "the sum of their component counts: 0"},
    {"anim_stage_set_action", "action", "0", "motion", "motion is read for ANIM_ACTION_OWN"},
    {"anim_path_get_polylines", "point_capacity", "0", "end_capacity", "capacities of 0 for both ask for that alone"},
    {"anim_path_append", "verb_count", "0", "coordinate_count", "coordinate_count must be what the verbs take: 0"},
    {"anim_scene_advance_many", "wanted", "0", "change*", "where wanted is 0, both may be null: neither is written"},
    {"anim_stage_@(set|get)_value_many", "count", "0", "value_count",
     "value_count must be the sum of their components: 0"},
    {"anim_scene_@(send_data|append_item|update_item)_flat", "field_count", "0", "texts*",
     "without fields there are no texts"},
    {"anim_path_add_symbol", "stroke", "@(0|-0|tiny)", "arrowness", "Values beyond 0 and 1 extrapolate: by no stroke"},
    {"anim_path_add_symbol", "stroke", "@(0|-0)", "rectangle", "at least six strokes wide and high: of 0"},
};

int pair_is_allowed(const char *function, const char *parameter, const char *label, const char *other) {
    for (size_t index = 0; index < sizeof hidings / sizeof *hidings; index += 1) {
        const struct hiding *each = &hidings[index];
        if (is_of(each->function, function) && fnmatch(each->parameter, parameter, FNM_EXTMATCH) == 0 &&
            fnmatch(each->label, label, FNM_EXTMATCH) == 0 && fnmatch(each->other, other, FNM_EXTMATCH) == 0) {
            return 1;
        }
    }
    return 0;
}

int infinity_is_documented(const char *function) {
    /* "A result of a pure function that is too large for a double is infinite." */
    return fnmatch("anim_@(spring|cubic_bezier|easing|media_timing|web_timing|decay|rubber_band)_*", function,
                   FNM_EXTMATCH) == 0;
}

int special_numbers_are_documented(const char *function) {
    /* "Special values (NaN, infinities, signed zeros) are taken"; "Variables may be infinite or NaN". */
    return fnmatch("anim_@(math_evaluate|expression_*)", function, FNM_EXTMATCH) == 0;
}
