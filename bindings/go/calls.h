/* SPDX-License-Identifier: MIT */

/* Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand. */

/* Each function of the library with what went wrong as its result: see failure.h. */
#ifndef ANIMCORE_GO_CALLS_H
#define ANIMCORE_GO_CALLS_H

#include "failure.h"

/* clang-format off */
double animcore_go_easing(void *context, double x);
void animcore_go_event(void *context, const anim_event *event);
void animcore_go_property(void *context, anim_property property, const double *value, size_t count);
void animcore_go_release(void *context);

static inline uint32_t call_anim_version(void)
{
    return anim_version();
}

static inline anim_component_flags call_anim_components(void)
{
    return anim_components();
}

static inline const char *call_anim_status_name(anim_status status_)
{
    return anim_status_name(status_);
}

static inline animcore_failure *call_anim_flicks_from_seconds(double seconds_, int64_t *flicks_)
{
    return animcore_done(anim_flicks_from_seconds(seconds_, flicks_));
}

static inline double call_anim_flicks_to_seconds(int64_t flicks_)
{
    return anim_flicks_to_seconds(flicks_);
}

static inline animcore_failure *call_anim_math_evaluate(anim_math_function function_, const double *x_, const double *y_, size_t count_, double *results_)
{
    return animcore_done(anim_math_evaluate(function_, x_, y_, count_, results_));
}

static inline animcore_failure *call_anim_spring_make_perceptual(double duration_, double bounce_, anim_spring *spring_)
{
    return animcore_done(anim_spring_make_perceptual(duration_, bounce_, spring_));
}

static inline animcore_failure *call_anim_spring_make_response(double response_, double damping_ratio_, anim_spring *spring_)
{
    return animcore_done(anim_spring_make_response(response_, damping_ratio_, spring_));
}

static inline animcore_failure *call_anim_spring_make_uikit(double duration_, double damping_ratio_, double initial_velocity_, anim_spring *spring_)
{
    return animcore_done(anim_spring_make_uikit(duration_, damping_ratio_, initial_velocity_, spring_));
}

static inline animcore_failure *call_anim_spring_make_core_animation(double mass_, double stiffness_, double damping_, anim_bool allows_overdamping_, anim_spring *spring_)
{
    return animcore_done(anim_spring_make_core_animation(mass_, stiffness_, damping_, allows_overdamping_, spring_));
}

static inline animcore_failure *call_anim_spring_evaluate(const anim_spring *spring_, double time_, double from_, double to_, double initial_velocity_, double *value_, double *velocity_)
{
    return animcore_done(anim_spring_evaluate(spring_, time_, from_, to_, initial_velocity_, value_, velocity_));
}

static inline animcore_failure *call_anim_spring_evaluate_many(const anim_spring *spring_, const double *times_, size_t count_, double from_, double to_, double initial_velocity_, double *values_, double *velocities_)
{
    return animcore_done(anim_spring_evaluate_many(spring_, times_, count_, from_, to_, initial_velocity_, values_, velocities_));
}

static inline animcore_failure *call_anim_spring_prepare(const anim_spring *spring_, anim_prepared_spring *prepared_)
{
    return animcore_done(anim_spring_prepare(spring_, prepared_));
}

static inline animcore_failure *call_anim_prepared_spring_evaluate(const anim_prepared_spring *prepared_, double time_, double from_, double to_, double initial_velocity_, double *value_, double *velocity_)
{
    return animcore_done(anim_prepared_spring_evaluate(prepared_, time_, from_, to_, initial_velocity_, value_, velocity_));
}

static inline animcore_failure *call_anim_spring_get_settling_duration(const anim_spring *spring_, double initial_velocity_, anim_bool allows_overdamping_, double *seconds_)
{
    return animcore_done(anim_spring_get_settling_duration(spring_, initial_velocity_, allows_overdamping_, seconds_));
}

static inline animcore_failure *call_anim_spring_get_resting_time(const anim_spring *spring_, double displacement_, double initial_velocity_, double threshold_, double *seconds_)
{
    return animcore_done(anim_spring_get_resting_time(spring_, displacement_, initial_velocity_, threshold_, seconds_));
}

static inline animcore_failure *call_anim_spring_make_named(const char *name_, size_t name_length_, double duration_, double extra_bounce_, anim_spring *spring_)
{
    return animcore_done(anim_spring_make_named(name_, name_length_, duration_, extra_bounce_, spring_));
}

static inline animcore_failure *call_anim_spring_describe(const anim_spring *spring_, double *duration_, double *bounce_, double *damping_ratio_)
{
    return animcore_done(anim_spring_describe(spring_, duration_, bounce_, damping_ratio_));
}

static inline animcore_failure *call_anim_spring_get_settling_time(const anim_spring *spring_, double displacement_, double initial_velocity_, double threshold_, double velocity_threshold_, double *seconds_)
{
    return animcore_done(anim_spring_get_settling_time(spring_, displacement_, initial_velocity_, threshold_, velocity_threshold_, seconds_));
}

static inline animcore_failure *call_anim_spring_blend_evaluate(const anim_spring *old_spring_, const anim_spring *new_spring_, double blend_duration_, double time_, double from_, double to_, double initial_velocity_, double *value_, double *velocity_)
{
    return animcore_done(anim_spring_blend_evaluate(old_spring_, new_spring_, blend_duration_, time_, from_, to_, initial_velocity_, value_, velocity_));
}

static inline animcore_failure *call_anim_spring_blend_evaluate_many(const anim_spring *old_spring_, const anim_spring *new_spring_, double blend_duration_, const double *times_, size_t count_, double from_, double to_, double initial_velocity_, double *values_, double *velocities_)
{
    return animcore_done(anim_spring_blend_evaluate_many(old_spring_, new_spring_, blend_duration_, times_, count_, from_, to_, initial_velocity_, values_, velocities_));
}

static inline animcore_failure *call_anim_spring_blend_get_resting_time(const anim_spring *old_spring_, const anim_spring *new_spring_, double blend_duration_, double displacement_, double initial_velocity_, double threshold_, double *seconds_)
{
    return animcore_done(anim_spring_blend_get_resting_time(old_spring_, new_spring_, blend_duration_, displacement_, initial_velocity_, threshold_, seconds_));
}

static inline animcore_failure *call_anim_spring_animate_many(const anim_spring *spring_, const double *times_, size_t time_count_, const double *origins_, const double *targets_, const double *initial_velocities_, size_t count_, anim_spring_flags flags_, double *values_, double *velocities_)
{
    return animcore_done(anim_spring_animate_many(spring_, times_, time_count_, origins_, targets_, initial_velocities_, count_, flags_, values_, velocities_));
}

static inline animcore_failure *call_anim_spring_animate_many_float(const anim_spring *spring_, const double *times_, size_t time_count_, const float *origins_, const float *targets_, const float *initial_velocities_, size_t count_, anim_spring_flags flags_, float *values_, float *velocities_)
{
    return animcore_done(anim_spring_animate_many_float(spring_, times_, time_count_, origins_, targets_, initial_velocities_, count_, flags_, values_, velocities_));
}

static inline animcore_failure *call_anim_spring_step_many(const anim_spring *spring_, double seconds_, const double *targets_, size_t count_, anim_spring_flags flags_, double *values_, double *velocities_)
{
    return animcore_done(anim_spring_step_many(spring_, seconds_, targets_, count_, flags_, values_, velocities_));
}

static inline animcore_failure *call_anim_spring_step_many_float(const anim_spring *spring_, double seconds_, const float *targets_, size_t count_, anim_spring_flags flags_, float *values_, float *velocities_)
{
    return animcore_done(anim_spring_step_many_float(spring_, seconds_, targets_, count_, flags_, values_, velocities_));
}

static inline animcore_failure *call_anim_cubic_bezier_make_named(const char *name_, size_t name_length_, anim_cubic_bezier *curve_)
{
    return animcore_done(anim_cubic_bezier_make_named(name_, name_length_, curve_));
}

static inline animcore_failure *call_anim_cubic_bezier_evaluate(const anim_cubic_bezier *curve_, double x_, double *y_)
{
    return animcore_done(anim_cubic_bezier_evaluate(curve_, x_, y_));
}

static inline animcore_failure *call_anim_cubic_bezier_evaluate_many(const anim_cubic_bezier *curve_, const double *xs_, size_t count_, double *ys_)
{
    return animcore_done(anim_cubic_bezier_evaluate_many(curve_, xs_, count_, ys_));
}

static inline animcore_failure *call_anim_cubic_bezier_get_slope(const anim_cubic_bezier *curve_, double x_, double *slope_)
{
    return animcore_done(anim_cubic_bezier_get_slope(curve_, x_, slope_));
}

static inline animcore_failure *call_anim_cubic_bezier_invert(const anim_cubic_bezier *curve_, double y_, double *x_)
{
    return animcore_done(anim_cubic_bezier_invert(curve_, y_, x_));
}

static inline animcore_failure *call_anim_easing_create_css(const char *text_, size_t text_length_, anim_easing **easing_)
{
    return animcore_done(anim_easing_create_css(text_, text_length_, easing_));
}

static inline animcore_failure *call_anim_easing_create_cubic_bezier(const anim_cubic_bezier *curve_, anim_easing **easing_)
{
    return animcore_done(anim_easing_create_cubic_bezier(curve_, easing_));
}

static inline animcore_failure *call_anim_easing_create_steps(int32_t count_, anim_step_position position_, anim_easing **easing_)
{
    return animcore_done(anim_easing_create_steps(count_, position_, easing_));
}

static inline animcore_failure *call_anim_easing_create_linear(const double *outputs_, const double *inputs_, size_t count_, anim_easing **easing_)
{
    return animcore_done(anim_easing_create_linear(outputs_, inputs_, count_, easing_));
}

static inline animcore_failure *call_anim_easing_create_penner(anim_penner penner_, anim_easing **easing_)
{
    return animcore_done(anim_easing_create_penner(penner_, easing_));
}

static inline animcore_failure *call_anim_easing_create_spring(const anim_spring *spring_, double duration_, double initial_velocity_, anim_easing **easing_)
{
    return animcore_done(anim_easing_create_spring(spring_, duration_, initial_velocity_, easing_));
}

static inline animcore_failure *call_anim_easing_create_callback(uintptr_t callback_, anim_easing **easing_)
{
    return animcore_done(anim_easing_create_callback(callback_ ? animcore_go_easing : 0, (void *)callback_, callback_ ? animcore_go_release : 0, easing_));
}

static inline animcore_failure *call_anim_easing_destroy(anim_easing *easing_)
{
    return animcore_done(anim_easing_destroy(easing_));
}

static inline animcore_failure *call_anim_easing_evaluate(const anim_easing *easing_, double x_, anim_bool before_, double *y_)
{
    return animcore_done(anim_easing_evaluate(easing_, x_, before_, y_));
}

static inline animcore_failure *call_anim_easing_evaluate_many(const anim_easing *easing_, const double *xs_, size_t count_, double *ys_)
{
    return animcore_done(anim_easing_evaluate_many(easing_, xs_, count_, ys_));
}

static inline animcore_failure *call_anim_easing_animate_many(const anim_easing *easing_, const double *xs_, size_t x_count_, const double *origins_, const double *targets_, size_t count_, double *values_)
{
    return animcore_done(anim_easing_animate_many(easing_, xs_, x_count_, origins_, targets_, count_, values_));
}

static inline animcore_failure *call_anim_easing_animate_many_float(const anim_easing *easing_, const float *xs_, size_t x_count_, const float *origins_, const float *targets_, size_t count_, float *values_)
{
    return animcore_done(anim_easing_animate_many_float(easing_, xs_, x_count_, origins_, targets_, count_, values_));
}

static inline animcore_failure *call_anim_easing_get_slope(const anim_easing *easing_, double x_, double *slope_)
{
    return animcore_done(anim_easing_get_slope(easing_, x_, slope_));
}

static inline animcore_failure *call_anim_easing_get_css(const anim_easing *easing_, char *buffer_, size_t capacity_, size_t *length_)
{
    return animcore_done(anim_easing_get_css(easing_, buffer_, capacity_, length_));
}

static inline animcore_failure *call_anim_default_keyframe_options(anim_keyframe_options *options_, uint32_t struct_size_)
{
    return animcore_done(anim_default_keyframe_options(options_, struct_size_));
}

static inline animcore_failure *call_anim_keyframes_create_values(const anim_keyframe_options *options_, const double *values_, size_t value_count_, const double *times_, size_t time_count_, const anim_cubic_bezier *curves_, size_t curve_count_, const double *parameters_, size_t parameter_count_, anim_keyframes **keyframes_)
{
    return animcore_done(anim_keyframes_create_values(options_, values_, value_count_, times_, time_count_, curves_, curve_count_, parameters_, parameter_count_, keyframes_));
}

static inline animcore_failure *call_anim_keyframes_create_blocks(const anim_keyframe_options *options_, const double *starts_, const double *durations_, size_t count_, const double *values_, size_t value_count_, const double *initial_, size_t initial_count_, anim_keyframes **keyframes_)
{
    return animcore_done(anim_keyframes_create_blocks(options_, starts_, durations_, count_, values_, value_count_, initial_, initial_count_, keyframes_));
}

static inline animcore_failure *call_anim_keyframes_create_track(const anim_keyframe_options *options_, const anim_keyframe *keys_, size_t key_count_, const double *values_, size_t value_count_, const double *velocities_, size_t velocities_count_, const double *initial_, size_t initial_count_, anim_keyframes **keyframes_)
{
    return animcore_done(anim_keyframes_create_track(options_, keys_, key_count_, values_, value_count_, velocities_, velocities_count_, initial_, initial_count_, keyframes_));
}

static inline animcore_failure *call_anim_keyframes_destroy(anim_keyframes *keyframes_)
{
    return animcore_done(anim_keyframes_destroy(keyframes_));
}

static inline animcore_failure *call_anim_keyframes_get_info(const anim_keyframes *keyframes_, anim_keyframes_info *info_)
{
    return animcore_done(anim_keyframes_get_info(keyframes_, info_));
}

static inline animcore_failure *call_anim_keyframes_evaluate(anim_keyframes *keyframes_, const double *times_, size_t time_count_, const double *start_, size_t start_count_, double *values_, double *velocities_, size_t count_)
{
    return animcore_done(anim_keyframes_evaluate(keyframes_, times_, time_count_, start_, start_count_, values_, velocities_, count_));
}

static inline animcore_failure *call_anim_keyframes_evaluate_many(anim_keyframes *const *keyframes_, size_t keyframes_count_, double time_, double *values_, size_t value_count_)
{
    return animcore_done(anim_keyframes_evaluate_many(keyframes_, keyframes_count_, time_, values_, value_count_));
}

static inline animcore_failure *call_anim_default_media_timing(anim_media_timing *timing_, uint32_t struct_size_)
{
    return animcore_done(anim_default_media_timing(timing_, struct_size_));
}

static inline animcore_failure *call_anim_media_timing_evaluate(const anim_media_timing *timing_, double parent_time_, anim_media_sample *sample_)
{
    return animcore_done(anim_media_timing_evaluate(timing_, parent_time_, sample_));
}

static inline animcore_failure *call_anim_media_timing_evaluate_many(const anim_media_timing *timing_, const double *parent_times_, size_t count_, anim_media_sample *samples_)
{
    return animcore_done(anim_media_timing_evaluate_many(timing_, parent_times_, count_, samples_));
}

static inline animcore_failure *call_anim_media_timing_get_interval(const anim_media_timing *timing_, double *active_duration_, double *start_time_, double *end_time_)
{
    return animcore_done(anim_media_timing_get_interval(timing_, active_duration_, start_time_, end_time_));
}

static inline animcore_failure *call_anim_default_web_timing(anim_web_timing *timing_, uint32_t struct_size_)
{
    return animcore_done(anim_default_web_timing(timing_, struct_size_));
}

static inline animcore_failure *call_anim_web_timing_evaluate(const anim_web_timing *timing_, double local_time_, anim_web_sample *sample_)
{
    return animcore_done(anim_web_timing_evaluate(timing_, local_time_, sample_));
}

static inline animcore_failure *call_anim_web_timing_evaluate_many(const anim_web_timing *timing_, const double *local_times_, size_t count_, anim_web_sample *samples_)
{
    return animcore_done(anim_web_timing_evaluate_many(timing_, local_times_, count_, samples_));
}

static inline animcore_failure *call_anim_web_timing_get_interval(const anim_web_timing *timing_, double *active_duration_, double *end_time_)
{
    return animcore_done(anim_web_timing_get_interval(timing_, active_duration_, end_time_));
}

static inline animcore_failure *call_anim_default_decay(anim_decay *decay_, uint32_t struct_size_)
{
    return animcore_done(anim_default_decay(decay_, struct_size_));
}

static inline animcore_failure *call_anim_decay_get_rate(double remaining_, double *rate_)
{
    return animcore_done(anim_decay_get_rate(remaining_, rate_));
}

static inline animcore_failure *call_anim_decay_evaluate(const anim_decay *decay_, const double *times_, size_t count_, double from_, double velocity_, double *values_, double *velocities_)
{
    return animcore_done(anim_decay_evaluate(decay_, times_, count_, from_, velocity_, values_, velocities_));
}

static inline animcore_failure *call_anim_decay_animate_many(const anim_decay *decay_, double time_, const double *from_, const double *initial_velocities_, size_t count_, double *values_, double *velocities_)
{
    return animcore_done(anim_decay_animate_many(decay_, time_, from_, initial_velocities_, count_, values_, velocities_));
}

static inline animcore_failure *call_anim_decay_predict(const anim_decay *decay_, double from_, double velocity_, double threshold_, double *end_, double *takeover_, double *resting_time_)
{
    return animcore_done(anim_decay_predict(decay_, from_, velocity_, threshold_, end_, takeover_, resting_time_));
}

static inline animcore_failure *call_anim_decay_get_velocity(const anim_decay *decay_, double from_, double target_, double *velocity_)
{
    return animcore_done(anim_decay_get_velocity(decay_, from_, target_, velocity_));
}

static inline animcore_failure *call_anim_rubber_band_evaluate(const anim_rubber_band *band_, const double *positions_, size_t count_, double *values_)
{
    return animcore_done(anim_rubber_band_evaluate(band_, positions_, count_, values_));
}

static inline animcore_failure *call_anim_rubber_band_invert(const anim_rubber_band *band_, const double *values_, size_t count_, double *positions_)
{
    return animcore_done(anim_rubber_band_invert(band_, values_, count_, positions_));
}

static inline animcore_failure *call_anim_velocity_estimator_create(anim_velocity_estimator **estimator_)
{
    return animcore_done(anim_velocity_estimator_create(estimator_));
}

static inline animcore_failure *call_anim_velocity_estimator_destroy(anim_velocity_estimator *estimator_)
{
    return animcore_done(anim_velocity_estimator_destroy(estimator_));
}

static inline animcore_failure *call_anim_velocity_estimator_reset(anim_velocity_estimator *estimator_)
{
    return animcore_done(anim_velocity_estimator_reset(estimator_));
}

static inline animcore_failure *call_anim_velocity_estimator_add(anim_velocity_estimator *estimator_, const double *times_, const double *coordinates_, size_t count_)
{
    return animcore_done(anim_velocity_estimator_add(estimator_, times_, coordinates_, count_));
}

static inline animcore_failure *call_anim_velocity_estimator_estimate(const anim_velocity_estimator *estimator_, double time_, double *x_, double *y_)
{
    return animcore_done(anim_velocity_estimator_estimate(estimator_, time_, x_, y_));
}

static inline animcore_failure *call_anim_color_convert(anim_color_space from_space_, anim_color_space to_space_, const double *colors_, size_t count_, double *results_)
{
    return animcore_done(anim_color_convert(from_space_, to_space_, colors_, count_, results_));
}

static inline animcore_failure *call_anim_color_interpolate(const anim_color_interpolation *interpolation_, const double *from_, const double *to_, double progress_, double *result_)
{
    return animcore_done(anim_color_interpolate(interpolation_, from_, to_, progress_, result_));
}

static inline animcore_failure *call_anim_color_interpolate_many(const anim_color_interpolation *interpolation_, const double *from_, const double *to_, const double *progresses_, size_t count_, double *results_)
{
    return animcore_done(anim_color_interpolate_many(interpolation_, from_, to_, progresses_, count_, results_));
}

static inline animcore_failure *call_anim_transform_decompose(const anim_transform *transform_, anim_transform_parts *parts_)
{
    return animcore_done(anim_transform_decompose(transform_, parts_));
}

static inline animcore_failure *call_anim_transform_compose(const anim_transform_parts *parts_, anim_transform *transform_)
{
    return animcore_done(anim_transform_compose(parts_, transform_));
}

static inline animcore_failure *call_anim_transform_interpolate(const anim_transform *from_, const anim_transform *to_, double progress_, anim_transform *result_)
{
    return animcore_done(anim_transform_interpolate(from_, to_, progress_, result_));
}

static inline animcore_failure *call_anim_transform_interpolate_many(const anim_transform *from_, const anim_transform *to_, const double *progresses_, size_t count_, anim_transform *results_)
{
    return animcore_done(anim_transform_interpolate_many(from_, to_, progresses_, count_, results_));
}

static inline animcore_failure *call_anim_path_create(anim_path **path_)
{
    return animcore_done(anim_path_create(path_));
}

static inline animcore_failure *call_anim_path_destroy(anim_path *path_)
{
    return animcore_done(anim_path_destroy(path_));
}

static inline animcore_failure *call_anim_path_clear(anim_path *path_)
{
    return animcore_done(anim_path_clear(path_));
}

static inline animcore_failure *call_anim_path_move_to(anim_path *path_, double x_, double y_)
{
    return animcore_done(anim_path_move_to(path_, x_, y_));
}

static inline animcore_failure *call_anim_path_line_to(anim_path *path_, double x_, double y_)
{
    return animcore_done(anim_path_line_to(path_, x_, y_));
}

static inline animcore_failure *call_anim_path_quadratic_to(anim_path *path_, double control_x_, double control_y_, double x_, double y_)
{
    return animcore_done(anim_path_quadratic_to(path_, control_x_, control_y_, x_, y_));
}

static inline animcore_failure *call_anim_path_cubic_to(anim_path *path_, double control1_x_, double control1_y_, double control2_x_, double control2_y_, double x_, double y_)
{
    return animcore_done(anim_path_cubic_to(path_, control1_x_, control1_y_, control2_x_, control2_y_, x_, y_));
}

static inline animcore_failure *call_anim_path_close(anim_path *path_)
{
    return animcore_done(anim_path_close(path_));
}

static inline animcore_failure *call_anim_path_append(anim_path *path_, const anim_verb *verbs_, size_t verb_count_, const double *coordinates_, size_t coordinate_count_)
{
    return animcore_done(anim_path_append(path_, verbs_, verb_count_, coordinates_, coordinate_count_));
}

static inline animcore_failure *call_anim_path_add_rectangle(anim_path *path_, const anim_rectangle *rectangle_, double radius_)
{
    return animcore_done(anim_path_add_rectangle(path_, rectangle_, radius_));
}

static inline animcore_failure *call_anim_path_add_ellipse(anim_path *path_, const anim_rectangle *rectangle_)
{
    return animcore_done(anim_path_add_ellipse(path_, rectangle_));
}

static inline animcore_failure *call_anim_path_add_symbol(anim_path *path_, const anim_rectangle *rectangle_, double stroke_, double arrowness_)
{
    return animcore_done(anim_path_add_symbol(path_, rectangle_, stroke_, arrowness_));
}

static inline animcore_failure *call_anim_path_transform(anim_path *path_, const anim_transform *transform_)
{
    return animcore_done(anim_path_transform(path_, transform_));
}

static inline animcore_failure *call_anim_path_get_bounds(const anim_path *path_, anim_rectangle *bounds_)
{
    return animcore_done(anim_path_get_bounds(path_, bounds_));
}

static inline animcore_failure *call_anim_path_get_counts(const anim_path *path_, size_t *verb_count_, size_t *coordinate_count_)
{
    return animcore_done(anim_path_get_counts(path_, verb_count_, coordinate_count_));
}

static inline animcore_failure *call_anim_path_copy(const anim_path *path_, anim_verb *verbs_, size_t verb_capacity_, double *coordinates_, size_t coordinate_capacity_)
{
    return animcore_done(anim_path_copy(path_, verbs_, verb_capacity_, coordinates_, coordinate_capacity_));
}

static inline animcore_failure *call_anim_default_path_parsing(anim_path_parsing *options_, uint32_t struct_size_)
{
    return animcore_done(anim_default_path_parsing(options_, struct_size_));
}

static inline animcore_failure *call_anim_path_parse(anim_path *path_, const char *text_, size_t text_length_, const anim_path_parsing *options_, int64_t *error_offset_)
{
    return animcore_done(anim_path_parse(path_, text_, text_length_, options_, error_offset_));
}

static inline animcore_failure *call_anim_default_path_format(anim_path_format *format_, uint32_t struct_size_)
{
    return animcore_done(anim_default_path_format(format_, struct_size_));
}

static inline animcore_failure *call_anim_path_write(const anim_path *path_, const anim_path_format *format_, char *buffer_, size_t capacity_, size_t *length_)
{
    return animcore_done(anim_path_write(path_, format_, buffer_, capacity_, length_));
}

static inline animcore_failure *call_anim_path_arc_to(anim_path *path_, double radius_x_, double radius_y_, double rotation_, anim_bool large_, anim_bool sweep_, double x_, double y_, double accuracy_)
{
    return animcore_done(anim_path_arc_to(path_, radius_x_, radius_y_, rotation_, large_, sweep_, x_, y_, accuracy_));
}

static inline animcore_failure *call_anim_path_add_arc(anim_path *path_, double center_x_, double center_y_, double radius_x_, double radius_y_, double rotation_, double start_, double angle_, double accuracy_)
{
    return animcore_done(anim_path_add_arc(path_, center_x_, center_y_, radius_x_, radius_y_, rotation_, start_, angle_, accuracy_));
}

static inline animcore_failure *call_anim_path_data_match(const char *a_, size_t a_length_, const char *b_, size_t b_length_, anim_path_rule rule_, int64_t *difference_)
{
    return animcore_done(anim_path_data_match(a_, a_length_, b_, b_length_, rule_, difference_));
}

static inline animcore_failure *call_anim_path_get_length(const anim_path *path_, double accuracy_, double *length_)
{
    return animcore_done(anim_path_get_length(path_, accuracy_, length_));
}

static inline animcore_failure *call_anim_path_get_length_at(const anim_path *path_, uint32_t verb_, double parameter_, double *length_)
{
    return animcore_done(anim_path_get_length_at(path_, verb_, parameter_, length_));
}

static inline animcore_failure *call_anim_path_get_location_at(const anim_path *path_, double length_, anim_path_location *location_)
{
    return animcore_done(anim_path_get_location_at(path_, length_, location_));
}

static inline animcore_failure *call_anim_path_get_values_at(const anim_path *path_, anim_path_quantity what_, const double *lengths_, size_t count_, double *results_)
{
    return animcore_done(anim_path_get_values_at(path_, what_, lengths_, count_, results_));
}

static inline animcore_failure *call_anim_path_get_transforms_at(const anim_path *path_, anim_path_rotation rotation_, double angle_, const double *lengths_, size_t count_, anim_transform *transforms_)
{
    return animcore_done(anim_path_get_transforms_at(path_, rotation_, angle_, lengths_, count_, transforms_));
}

static inline animcore_failure *call_anim_path_find_nearest(const anim_path *path_, double x_, double y_, anim_path_location *location_)
{
    return animcore_done(anim_path_find_nearest(path_, x_, y_, location_));
}

static inline animcore_failure *call_anim_path_find_nearest_many(const anim_path *path_, const double *points_, size_t count_, double *nearest_, double *distances_, double *lengths_)
{
    return animcore_done(anim_path_find_nearest_many(path_, points_, count_, nearest_, distances_, lengths_));
}

static inline animcore_failure *call_anim_default_path_trim_options(anim_path_trim_options *options_, uint32_t struct_size_)
{
    return animcore_done(anim_default_path_trim_options(options_, struct_size_));
}

static inline animcore_failure *call_anim_path_trim(const anim_path *path_, const anim_path_trim_options *options_, anim_path *result_)
{
    return animcore_done(anim_path_trim(path_, options_, result_));
}

static inline animcore_failure *call_anim_path_split(const anim_path *path_, const double *lengths_, size_t count_, size_t index_, anim_path *result_, size_t *pieces_)
{
    return animcore_done(anim_path_split(path_, lengths_, count_, index_, result_, pieces_));
}

static inline animcore_failure *call_anim_path_list_subpaths(const anim_path *path_, anim_subpath *subpaths_, size_t capacity_, size_t *count_)
{
    return animcore_done(anim_path_list_subpaths(path_, subpaths_, capacity_, count_));
}

static inline animcore_failure *call_anim_path_get_control_bounds(const anim_path *path_, anim_rectangle *bounds_)
{
    return animcore_done(anim_path_get_control_bounds(path_, bounds_));
}

static inline animcore_failure *call_anim_path_get_area(const anim_path *path_, double *area_)
{
    return animcore_done(anim_path_get_area(path_, area_));
}

static inline animcore_failure *call_anim_path_get_centroid(const anim_path *path_, anim_point *centroid_)
{
    return animcore_done(anim_path_get_centroid(path_, centroid_));
}

static inline animcore_failure *call_anim_path_get_winding(const anim_path *path_, double x_, double y_, int32_t *winding_)
{
    return animcore_done(anim_path_get_winding(path_, x_, y_, winding_));
}

static inline animcore_failure *call_anim_path_get_winding_many(const anim_path *path_, const anim_point *points_, size_t count_, int32_t *windings_)
{
    return animcore_done(anim_path_get_winding_many(path_, points_, count_, windings_));
}

static inline animcore_failure *call_anim_path_contains(const anim_path *path_, double x_, double y_, anim_fill_rule fill_rule_, anim_bool *inside_)
{
    return animcore_done(anim_path_contains(path_, x_, y_, fill_rule_, inside_));
}

static inline animcore_failure *call_anim_path_flatten(const anim_path *path_, double tolerance_, anim_path *result_)
{
    return animcore_done(anim_path_flatten(path_, tolerance_, result_));
}

static inline animcore_failure *call_anim_path_get_flattened_counts(const anim_path *path_, double tolerance_, size_t *verb_count_, size_t *coordinate_count_)
{
    return animcore_done(anim_path_get_flattened_counts(path_, tolerance_, verb_count_, coordinate_count_));
}

static inline animcore_failure *call_anim_path_get_polylines(const anim_path *path_, double tolerance_, anim_point *points_, size_t point_capacity_, size_t *point_count_, size_t *ends_, size_t end_capacity_, size_t *subpath_count_)
{
    return animcore_done(anim_path_get_polylines(path_, tolerance_, points_, point_capacity_, point_count_, ends_, end_capacity_, subpath_count_));
}

static inline animcore_failure *call_anim_path_assign(const anim_path *path_, anim_path *result_)
{
    return animcore_done(anim_path_assign(path_, result_));
}

static inline animcore_failure *call_anim_path_is_equal(const anim_path *path_, const anim_path *other_, anim_bool *equal_)
{
    return animcore_done(anim_path_is_equal(path_, other_, equal_));
}

static inline animcore_failure *call_anim_path_get_subpath(const anim_path *path_, size_t index_, anim_path *result_)
{
    return animcore_done(anim_path_get_subpath(path_, index_, result_));
}

static inline animcore_failure *call_anim_path_extend(anim_path *path_, const anim_path *other_, const anim_transform *transform_)
{
    return animcore_done(anim_path_extend(path_, other_, transform_));
}

static inline animcore_failure *call_anim_path_join(anim_path *path_, const anim_path *other_)
{
    return animcore_done(anim_path_join(path_, other_));
}

static inline animcore_failure *call_anim_path_reverse(const anim_path *path_, anim_path *result_)
{
    return animcore_done(anim_path_reverse(path_, result_));
}

static inline animcore_failure *call_anim_path_reverse_subpath(const anim_path *path_, size_t index_, anim_path *result_)
{
    return animcore_done(anim_path_reverse_subpath(path_, index_, result_));
}

static inline animcore_failure *call_anim_path_subdivide(const anim_path *path_, uint32_t parts_, double longest_, anim_path *result_)
{
    return animcore_done(anim_path_subdivide(path_, parts_, longest_, result_));
}

static inline animcore_failure *call_anim_path_convert(const anim_path *path_, anim_path_conversion conversion_, double tolerance_, anim_path *result_)
{
    return animcore_done(anim_path_convert(path_, conversion_, tolerance_, result_));
}

static inline animcore_failure *call_anim_path_close_all(const anim_path *path_, anim_path *result_)
{
    return animcore_done(anim_path_close_all(path_, result_));
}

static inline animcore_failure *call_anim_path_remove_degenerate(const anim_path *path_, double tolerance_, anim_path *result_)
{
    return animcore_done(anim_path_remove_degenerate(path_, tolerance_, result_));
}

static inline animcore_failure *call_anim_default_stroke_style(anim_stroke_style *style_, uint32_t struct_size_)
{
    return animcore_done(anim_default_stroke_style(style_, struct_size_));
}

static inline animcore_failure *call_anim_path_stroke(const anim_path *path_, const anim_stroke_style *style_, double tolerance_, anim_path *result_)
{
    return animcore_done(anim_path_stroke(path_, style_, tolerance_, result_));
}

static inline animcore_failure *call_anim_path_dash(const anim_path *path_, const double *dashes_, size_t count_, double offset_, anim_path *result_)
{
    return animcore_done(anim_path_dash(path_, dashes_, count_, offset_, result_));
}

static inline animcore_failure *call_anim_path_round_corners(const anim_path *path_, const double *radii_, size_t count_, double smoothing_, anim_path *result_)
{
    return animcore_done(anim_path_round_corners(path_, radii_, count_, smoothing_, result_));
}

static inline animcore_failure *call_anim_path_stroke_contains(const anim_path *path_, double x_, double y_, const anim_stroke_style *style_, anim_bool *inside_)
{
    return animcore_done(anim_path_stroke_contains(path_, x_, y_, style_, inside_));
}

static inline animcore_failure *call_anim_path_stroke_contains_many(const anim_path *path_, const anim_point *points_, size_t count_, const anim_stroke_style *style_, uint8_t *inside_)
{
    return animcore_done(anim_path_stroke_contains_many(path_, points_, count_, style_, inside_));
}

static inline animcore_failure *call_anim_path_combine(const anim_path *path_, const anim_path *other_, anim_path_operation operation_, anim_fill_rule fill_rule_, anim_path *result_)
{
    return animcore_done(anim_path_combine(path_, other_, operation_, fill_rule_, result_));
}

static inline animcore_failure *call_anim_path_simplify(const anim_path *path_, anim_fill_rule fill_rule_, anim_path *result_)
{
    return animcore_done(anim_path_simplify(path_, fill_rule_, result_));
}

static inline animcore_failure *call_anim_path_offset(const anim_path *path_, double distance_, anim_join join_, double miter_limit_, double tolerance_, anim_fill_rule fill_rule_, anim_path *result_)
{
    return animcore_done(anim_path_offset(path_, distance_, join_, miter_limit_, tolerance_, fill_rule_, result_));
}

static inline animcore_failure *call_anim_path_collection_create(anim_path_collection **collection_)
{
    return animcore_done(anim_path_collection_create(collection_));
}

static inline animcore_failure *call_anim_path_collection_destroy(anim_path_collection *collection_)
{
    return animcore_done(anim_path_collection_destroy(collection_));
}

static inline animcore_failure *call_anim_path_collection_clear(anim_path_collection *collection_)
{
    return animcore_done(anim_path_collection_clear(collection_));
}

static inline animcore_failure *call_anim_path_collection_parse(anim_path_collection *collection_, const char *text_, size_t text_length_, const size_t *ends_, size_t count_, const anim_path_parsing *options_, int64_t *error_offsets_)
{
    return animcore_done(anim_path_collection_parse(collection_, text_, text_length_, ends_, count_, options_, error_offsets_));
}

static inline animcore_failure *call_anim_path_collection_append(anim_path_collection *collection_, const anim_path *path_)
{
    return animcore_done(anim_path_collection_append(collection_, path_));
}

static inline animcore_failure *call_anim_path_collection_get_count(const anim_path_collection *collection_, size_t *count_)
{
    return animcore_done(anim_path_collection_get_count(collection_, count_));
}

static inline animcore_failure *call_anim_path_collection_get_path(const anim_path_collection *collection_, size_t index_, anim_path *result_)
{
    return animcore_done(anim_path_collection_get_path(collection_, index_, result_));
}

static inline animcore_failure *call_anim_path_collection_list_bounds(const anim_path_collection *collection_, anim_rectangle *bounds_, size_t capacity_, size_t *count_)
{
    return animcore_done(anim_path_collection_list_bounds(collection_, bounds_, capacity_, count_));
}

static inline animcore_failure *call_anim_path_collection_list_lengths(const anim_path_collection *collection_, double accuracy_, double *lengths_, size_t capacity_, size_t *count_)
{
    return animcore_done(anim_path_collection_list_lengths(collection_, accuracy_, lengths_, capacity_, count_));
}

static inline animcore_failure *call_anim_path_collection_list_areas(const anim_path_collection *collection_, double *areas_, size_t capacity_, size_t *count_)
{
    return animcore_done(anim_path_collection_list_areas(collection_, areas_, capacity_, count_));
}

static inline animcore_failure *call_anim_path_collection_contains(const anim_path_collection *collection_, const anim_point *points_, size_t point_count_, anim_fill_rule fill_rule_, uint8_t *inside_, size_t capacity_, size_t *count_)
{
    return animcore_done(anim_path_collection_contains(collection_, points_, point_count_, fill_rule_, inside_, capacity_, count_));
}

static inline animcore_failure *call_anim_default_morph_options(anim_morph_options *options_, uint32_t struct_size_)
{
    return animcore_done(anim_default_morph_options(options_, struct_size_));
}

static inline animcore_failure *call_anim_morph_create(const anim_path *from_, const anim_path *to_, const anim_morph_options *options_, anim_morph **morph_)
{
    return animcore_done(anim_morph_create(from_, to_, options_, morph_));
}

static inline animcore_failure *call_anim_morph_create_sequence(const anim_path *const *paths_, size_t count_, const double *times_, size_t time_count_, const anim_morph_options *options_, anim_morph **morph_)
{
    return animcore_done(anim_morph_create_sequence(paths_, count_, times_, time_count_, options_, morph_));
}

static inline animcore_failure *call_anim_morph_destroy(anim_morph *morph_)
{
    return animcore_done(anim_morph_destroy(morph_));
}

static inline animcore_failure *call_anim_morph_get_path(const anim_morph *morph_, double t_, anim_path *path_)
{
    return animcore_done(anim_morph_get_path(morph_, t_, path_));
}

static inline animcore_failure *call_anim_morph_get_counts(const anim_morph *morph_, size_t index_, size_t *verb_count_, size_t *coordinate_count_)
{
    return animcore_done(anim_morph_get_counts(morph_, index_, verb_count_, coordinate_count_));
}

static inline animcore_failure *call_anim_morph_get_verbs(const anim_morph *morph_, size_t index_, anim_verb *verbs_, size_t capacity_)
{
    return animcore_done(anim_morph_get_verbs(morph_, index_, verbs_, capacity_));
}

static inline animcore_failure *call_anim_morph_evaluate(const anim_morph *morph_, size_t index_, const double *times_, size_t count_, double *coordinates_, size_t coordinate_count_)
{
    return animcore_done(anim_morph_evaluate(morph_, index_, times_, count_, coordinates_, coordinate_count_));
}

static inline animcore_failure *call_anim_morph_get_aligned(const anim_morph *morph_, size_t index_, anim_path *from_, anim_path *to_)
{
    return animcore_done(anim_morph_get_aligned(morph_, index_, from_, to_));
}

static inline animcore_failure *call_anim_morph_list_pairs(const anim_morph *morph_, size_t index_, anim_morph_pair *pairs_, size_t capacity_, size_t *count_)
{
    return animcore_done(anim_morph_list_pairs(morph_, index_, pairs_, capacity_, count_));
}

static inline animcore_failure *call_anim_expression_create(const char *text_, size_t text_length_, const char *const *names_, const size_t *name_lengths_, size_t count_, anim_expression **expression_)
{
    return animcore_done(anim_expression_create(text_, text_length_, names_, name_lengths_, count_, expression_));
}

static inline animcore_failure *call_anim_expression_destroy(anim_expression *expression_)
{
    return animcore_done(anim_expression_destroy(expression_));
}

static inline animcore_failure *call_anim_expression_list_variables(const anim_expression *expression_, int32_t *variables_, size_t capacity_, size_t *count_)
{
    return animcore_done(anim_expression_list_variables(expression_, variables_, capacity_, count_));
}

static inline animcore_failure *call_anim_expression_evaluate(const anim_expression *expression_, const double *variables_, size_t count_, double *result_)
{
    return animcore_done(anim_expression_evaluate(expression_, variables_, count_, result_));
}

static inline animcore_failure *call_anim_expression_evaluate_many(const anim_expression *expression_, const double *variables_, size_t variable_count_, double *results_, size_t result_count_)
{
    return animcore_done(anim_expression_evaluate_many(expression_, variables_, variable_count_, results_, result_count_));
}

static inline animcore_failure *call_anim_expression_differentiate(const anim_expression *expression_, const double *variables_, const double *rates_, size_t count_, double *value_, double *rate_)
{
    return animcore_done(anim_expression_differentiate(expression_, variables_, rates_, count_, value_, rate_));
}

static inline animcore_failure *call_anim_default_stage_options(anim_stage_options *options_, uint32_t struct_size_)
{
    return animcore_done(anim_default_stage_options(options_, struct_size_));
}

static inline animcore_failure *call_anim_stage_create(const anim_stage_options *options_, anim_stage **stage_)
{
    return animcore_done(anim_stage_create(options_, stage_));
}

static inline animcore_failure *call_anim_stage_destroy(anim_stage *stage_)
{
    return animcore_done(anim_stage_destroy(stage_));
}

static inline animcore_failure *call_anim_stage_abandon_call(anim_stage *stage_)
{
    return animcore_done(anim_stage_abandon_call(stage_));
}

static inline animcore_failure *call_anim_stage_add_property(anim_stage *stage_, const char *name_, size_t name_length_, anim_value_kind kind_, const double *value_, size_t count_, anim_property *property_)
{
    return animcore_done(anim_stage_add_property(stage_, name_, name_length_, kind_, value_, count_, property_));
}

static inline animcore_failure *call_anim_default_property_options(anim_property_options *options_, uint32_t struct_size_)
{
    return animcore_done(anim_default_property_options(options_, struct_size_));
}

static inline animcore_failure *call_anim_stage_add_property_with(anim_stage *stage_, const char *name_, size_t name_length_, const anim_property_options *options_, const double *value_, size_t count_, anim_property *property_)
{
    return animcore_done(anim_stage_add_property_with(stage_, name_, name_length_, options_, value_, count_, property_));
}

static inline animcore_failure *call_anim_stage_add_path(anim_stage *stage_, const char *name_, size_t name_length_, const anim_path *path_, anim_property *property_)
{
    return animcore_done(anim_stage_add_path(stage_, name_, name_length_, path_, property_));
}

static inline animcore_failure *call_anim_stage_set_path(anim_stage *stage_, anim_property property_, const anim_path *path_)
{
    return animcore_done(anim_stage_set_path(stage_, property_, path_));
}

static inline animcore_failure *call_anim_stage_spring_to_path(anim_stage *stage_, anim_property property_, const anim_path *path_, const double *velocity_, size_t count_, const anim_spring *spring_, anim_transaction *transaction_)
{
    return animcore_done(anim_stage_spring_to_path(stage_, property_, path_, velocity_, count_, spring_, transaction_));
}

static inline animcore_failure *call_anim_stage_curve_to_path(anim_stage *stage_, anim_property property_, const anim_path *path_, const anim_cubic_bezier *curve_, double duration_, anim_transaction *transaction_)
{
    return animcore_done(anim_stage_curve_to_path(stage_, property_, path_, curve_, duration_, transaction_));
}

static inline animcore_failure *call_anim_stage_get_path(const anim_stage *stage_, anim_property property_, anim_read what_, anim_path *path_)
{
    return animcore_done(anim_stage_get_path(stage_, property_, what_, path_));
}

static inline animcore_failure *call_anim_stage_add_scalars(anim_stage *stage_, const double *values_, size_t count_, anim_property *properties_)
{
    return animcore_done(anim_stage_add_scalars(stage_, values_, count_, properties_));
}

static inline animcore_failure *call_anim_stage_remove_property(anim_stage *stage_, anim_property property_)
{
    return animcore_done(anim_stage_remove_property(stage_, property_));
}

static inline animcore_failure *call_anim_stage_find_property(const anim_stage *stage_, const char *name_, size_t name_length_, anim_property *property_)
{
    return animcore_done(anim_stage_find_property(stage_, name_, name_length_, property_));
}

static inline animcore_failure *call_anim_stage_list_properties(const anim_stage *stage_, anim_property *properties_, size_t capacity_, size_t *count_)
{
    return animcore_done(anim_stage_list_properties(stage_, properties_, capacity_, count_));
}

static inline animcore_failure *call_anim_stage_get_property_info(const anim_stage *stage_, anim_property property_, anim_property_info *info_)
{
    return animcore_done(anim_stage_get_property_info(stage_, property_, info_));
}

static inline animcore_failure *call_anim_stage_get_name(const anim_stage *stage_, int32_t name_, char *buffer_, size_t capacity_, size_t *length_)
{
    return animcore_done(anim_stage_get_name(stage_, name_, buffer_, capacity_, length_));
}

static inline animcore_failure *call_anim_stage_set_threshold(anim_stage *stage_, anim_property property_, double threshold_)
{
    return animcore_done(anim_stage_set_threshold(stage_, property_, threshold_));
}

static inline animcore_failure *call_anim_stage_set_value(anim_stage *stage_, anim_property property_, const double *value_, size_t count_)
{
    return animcore_done(anim_stage_set_value(stage_, property_, value_, count_));
}

static inline animcore_failure *call_anim_stage_set_value_many(anim_stage *stage_, const anim_property *properties_, size_t count_, const double *values_, size_t value_count_)
{
    return animcore_done(anim_stage_set_value_many(stage_, properties_, count_, values_, value_count_));
}

static inline animcore_failure *call_anim_stage_spring_to(anim_stage *stage_, anim_property property_, const double *value_, const double *velocity_, size_t count_, const anim_spring *spring_, anim_transaction *transaction_)
{
    return animcore_done(anim_stage_spring_to(stage_, property_, value_, velocity_, count_, spring_, transaction_));
}

static inline animcore_failure *call_anim_stage_curve_to(anim_stage *stage_, anim_property property_, const double *value_, size_t count_, const anim_cubic_bezier *curve_, double duration_, anim_transaction *transaction_)
{
    return animcore_done(anim_stage_curve_to(stage_, property_, value_, count_, curve_, duration_, transaction_));
}

static inline animcore_failure *call_anim_stage_get_value(const anim_stage *stage_, anim_property property_, anim_read what_, double *value_, size_t count_)
{
    return animcore_done(anim_stage_get_value(stage_, property_, what_, value_, count_));
}

static inline animcore_failure *call_anim_stage_get_value_many(const anim_stage *stage_, const anim_property *properties_, size_t count_, anim_read what_, double *values_, size_t value_count_)
{
    return animcore_done(anim_stage_get_value_many(stage_, properties_, count_, what_, values_, value_count_));
}

static inline animcore_failure *call_anim_stage_take_changed(anim_stage *stage_, anim_property *properties_, size_t capacity_, size_t *count_)
{
    return animcore_done(anim_stage_take_changed(stage_, properties_, capacity_, count_));
}

static inline animcore_failure *call_anim_default_motion(anim_motion *motion_, uint32_t struct_size_)
{
    return animcore_done(anim_default_motion(motion_, struct_size_));
}

static inline animcore_failure *call_anim_stage_begin_transaction(anim_stage *stage_, const anim_motion *motion_, anim_transaction *transaction_)
{
    return animcore_done(anim_stage_begin_transaction(stage_, motion_, transaction_));
}

static inline animcore_failure *call_anim_stage_commit_transaction(anim_stage *stage_, anim_transaction transaction_)
{
    return animcore_done(anim_stage_commit_transaction(stage_, transaction_));
}

static inline animcore_failure *call_anim_stage_set_action(anim_stage *stage_, anim_property property_, anim_action action_, const anim_motion *motion_)
{
    return animcore_done(anim_stage_set_action(stage_, property_, action_, motion_));
}

static inline animcore_failure *call_anim_stage_set_reduced_motion(anim_stage *stage_, anim_reduced_motion policy_)
{
    return animcore_done(anim_stage_set_reduced_motion(stage_, policy_));
}

static inline animcore_failure *call_anim_default_animation_options(anim_animation_options *options_, uint32_t struct_size_)
{
    return animcore_done(anim_default_animation_options(options_, struct_size_));
}

static inline animcore_failure *call_anim_stage_animate(anim_stage *stage_, anim_property property_, const anim_animation_options *options_, anim_animation *animation_)
{
    return animcore_done(anim_stage_animate(stage_, property_, options_, animation_));
}

static inline animcore_failure *call_anim_stage_animate_path(anim_stage *stage_, anim_property property_, const anim_animation_options *options_, const anim_path *from_, const anim_path *to_, anim_animation *animation_)
{
    return animcore_done(anim_stage_animate_path(stage_, property_, options_, from_, to_, animation_));
}

static inline animcore_failure *call_anim_stage_set_path_turns(anim_stage *stage_, anim_property property_, anim_bool turns_)
{
    return animcore_done(anim_stage_set_path_turns(stage_, property_, turns_));
}

static inline animcore_failure *call_anim_stage_get_path_turns(const anim_stage *stage_, anim_property property_, anim_bool *turns_)
{
    return animcore_done(anim_stage_get_path_turns(stage_, property_, turns_));
}

static inline animcore_failure *call_anim_stage_set_path_paint(anim_stage *stage_, anim_property property_, anim_morph_paint paint_)
{
    return animcore_done(anim_stage_set_path_paint(stage_, property_, paint_));
}

static inline animcore_failure *call_anim_stage_get_path_paint(const anim_stage *stage_, anim_property property_, anim_morph_paint *paint_)
{
    return animcore_done(anim_stage_get_path_paint(stage_, property_, paint_));
}

static inline animcore_failure *call_anim_keyframes_create_paths(const anim_keyframe_options *options_, const anim_path *const *paths_, size_t path_count_, const double *times_, size_t time_count_, const anim_cubic_bezier *curves_, size_t curve_count_, const double *parameters_, size_t parameter_count_, anim_keyframes **keyframes_)
{
    return animcore_done(anim_keyframes_create_paths(options_, paths_, path_count_, times_, time_count_, curves_, curve_count_, parameters_, parameter_count_, keyframes_));
}

static inline animcore_failure *call_anim_keyframes_create_path_blocks(const anim_keyframe_options *options_, const double *starts_, const double *durations_, const anim_path *const *paths_, size_t count_, const anim_path *initial_, anim_keyframes **keyframes_)
{
    return animcore_done(anim_keyframes_create_path_blocks(options_, starts_, durations_, paths_, count_, initial_, keyframes_));
}

static inline animcore_failure *call_anim_keyframes_create_path_track(const anim_keyframe_options *options_, const anim_keyframe *keys_, const anim_path *const *paths_, size_t key_count_, const anim_path *initial_, anim_keyframes **keyframes_)
{
    return animcore_done(anim_keyframes_create_path_track(options_, keys_, paths_, key_count_, initial_, keyframes_));
}

static inline animcore_failure *call_anim_keyframes_get_path(const anim_keyframes *keyframes_, double time_, anim_path *path_)
{
    return animcore_done(anim_keyframes_get_path(keyframes_, time_, path_));
}

static inline animcore_failure *call_anim_stage_remove_animation(anim_stage *stage_, anim_animation animation_)
{
    return animcore_done(anim_stage_remove_animation(stage_, animation_));
}

static inline animcore_failure *call_anim_stage_remove_all_animations(anim_stage *stage_, anim_property property_)
{
    return animcore_done(anim_stage_remove_all_animations(stage_, property_));
}

static inline animcore_failure *call_anim_stage_hold(anim_stage *stage_, anim_property property_)
{
    return animcore_done(anim_stage_hold(stage_, property_));
}

static inline animcore_failure *call_anim_default_animation_group_options(anim_animation_group_options *options_, uint32_t struct_size_)
{
    return animcore_done(anim_default_animation_group_options(options_, struct_size_));
}

static inline animcore_failure *call_anim_stage_add_group(anim_stage *stage_, const anim_animation_group_options *options_, anim_animation_group *group_)
{
    return animcore_done(anim_stage_add_group(stage_, options_, group_));
}

static inline animcore_failure *call_anim_stage_remove_group(anim_stage *stage_, anim_animation_group group_)
{
    return animcore_done(anim_stage_remove_group(stage_, group_));
}

static inline animcore_failure *call_anim_animation_group_get_time(const anim_stage *stage_, anim_animation_group group_, double *seconds_)
{
    return animcore_done(anim_animation_group_get_time(stage_, group_, seconds_));
}

static inline animcore_failure *call_anim_animation_group_set_speed(anim_stage *stage_, anim_animation_group group_, double speed_)
{
    return animcore_done(anim_animation_group_set_speed(stage_, group_, speed_));
}

static inline animcore_failure *call_anim_animation_group_set_paused(anim_stage *stage_, anim_animation_group group_, anim_bool paused_)
{
    return animcore_done(anim_animation_group_set_paused(stage_, group_, paused_));
}

static inline animcore_failure *call_anim_animation_group_seek(anim_stage *stage_, anim_animation_group group_, double seconds_)
{
    return animcore_done(anim_animation_group_seek(stage_, group_, seconds_));
}

static inline animcore_failure *call_anim_animator_get_fraction(const anim_stage *stage_, anim_animation_group animator_, double *fraction_)
{
    return animcore_done(anim_animator_get_fraction(stage_, animator_, fraction_));
}

static inline animcore_failure *call_anim_animator_set_fraction(anim_stage *stage_, anim_animation_group animator_, double fraction_)
{
    return animcore_done(anim_animator_set_fraction(stage_, animator_, fraction_));
}

static inline animcore_failure *call_anim_animator_pause(anim_stage *stage_, anim_animation_group animator_)
{
    return animcore_done(anim_animator_pause(stage_, animator_));
}

static inline animcore_failure *call_anim_animator_run(anim_stage *stage_, anim_animation_group animator_, anim_bool reversed_, const anim_motion *motion_, double duration_factor_, double velocity_)
{
    return animcore_done(anim_animator_run(stage_, animator_, reversed_, motion_, duration_factor_, velocity_));
}

static inline animcore_failure *call_anim_animator_stop(anim_stage *stage_, anim_animation_group animator_, anim_animator_position position_)
{
    return animcore_done(anim_animator_stop(stage_, animator_, position_));
}

static inline animcore_failure *call_anim_stage_set_expression(anim_stage *stage_, anim_property property_, const char *text_, size_t text_length_)
{
    return animcore_done(anim_stage_set_expression(stage_, property_, text_, text_length_));
}

static inline animcore_failure *call_anim_stage_add_derived(anim_stage *stage_, const char *name_, size_t name_length_, const anim_property_options *options_, const char *text_, size_t text_length_, anim_property *property_)
{
    return animcore_done(anim_stage_add_derived(stage_, name_, name_length_, options_, text_, text_length_, property_));
}

static inline animcore_failure *call_anim_stage_get_expression(const anim_stage *stage_, anim_property property_, char *buffer_, size_t capacity_, size_t *length_)
{
    return animcore_done(anim_stage_get_expression(stage_, property_, buffer_, capacity_, length_));
}

static inline animcore_failure *call_anim_stage_observe(anim_stage *stage_, anim_property property_, uintptr_t callback_)
{
    return animcore_done(anim_stage_observe(stage_, property_, callback_ ? animcore_go_property : 0, (void *)callback_, callback_ ? animcore_go_release : 0));
}

static inline animcore_failure *call_anim_stage_add_bank(anim_stage *stage_, const anim_spring *spring_, const double *values_, size_t count_, double threshold_, anim_spring_bank *bank_)
{
    return animcore_done(anim_stage_add_bank(stage_, spring_, values_, count_, threshold_, bank_));
}

static inline animcore_failure *call_anim_stage_remove_bank(anim_stage *stage_, anim_spring_bank bank_)
{
    return animcore_done(anim_stage_remove_bank(stage_, bank_));
}

static inline animcore_failure *call_anim_spring_bank_retarget(anim_stage *stage_, anim_spring_bank bank_, const uint32_t *indices_, const double *targets_, size_t count_)
{
    return animcore_done(anim_spring_bank_retarget(stage_, bank_, indices_, targets_, count_));
}

static inline animcore_failure *call_anim_spring_bank_set_values(anim_stage *stage_, anim_spring_bank bank_, const uint32_t *indices_, const double *values_, size_t count_)
{
    return animcore_done(anim_spring_bank_set_values(stage_, bank_, indices_, values_, count_));
}

static inline animcore_failure *call_anim_spring_bank_get_values(const anim_stage *stage_, anim_spring_bank bank_, const double **values_, size_t *count_)
{
    return animcore_done(anim_spring_bank_get_values(stage_, bank_, values_, count_));
}

static inline animcore_failure *call_anim_spring_bank_view_create(const anim_stage *stage_, anim_spring_bank bank_, anim_spring_bank_view **view_)
{
    return animcore_done(anim_spring_bank_view_create(stage_, bank_, view_));
}

static inline animcore_failure *call_anim_spring_bank_view_get_values(const anim_spring_bank_view *view_, const double **values_, size_t *count_)
{
    return animcore_done(anim_spring_bank_view_get_values(view_, values_, count_));
}

static inline animcore_failure *call_anim_spring_bank_view_destroy(anim_spring_bank_view *view_)
{
    return animcore_done(anim_spring_bank_view_destroy(view_));
}

static inline animcore_failure *call_anim_spring_bank_get_velocities(const anim_stage *stage_, anim_spring_bank bank_, double *velocities_, size_t count_)
{
    return animcore_done(anim_spring_bank_get_velocities(stage_, bank_, velocities_, count_));
}

static inline animcore_failure *call_anim_spring_bank_get_counts(const anim_stage *stage_, anim_spring_bank bank_, size_t *moving_, size_t *settled_)
{
    return animcore_done(anim_spring_bank_get_counts(stage_, bank_, moving_, settled_));
}

static inline animcore_failure *call_anim_spring_bank_take_settled(anim_stage *stage_, anim_spring_bank bank_, uint32_t *indices_, size_t capacity_, size_t *count_)
{
    return animcore_done(anim_spring_bank_take_settled(stage_, bank_, indices_, capacity_, count_));
}

static inline animcore_failure *call_anim_stage_advance(anim_stage *stage_, double seconds_)
{
    return animcore_done(anim_stage_advance(stage_, seconds_));
}

static inline animcore_failure *call_anim_stage_advance_flicks(anim_stage *stage_, int64_t flicks_)
{
    return animcore_done(anim_stage_advance_flicks(stage_, flicks_));
}

static inline animcore_failure *call_anim_stage_set_paused(anim_stage *stage_, anim_bool paused_)
{
    return animcore_done(anim_stage_set_paused(stage_, paused_));
}

static inline animcore_failure *call_anim_stage_set_time_scale(anim_stage *stage_, double scale_)
{
    return animcore_done(anim_stage_set_time_scale(stage_, scale_));
}

static inline animcore_failure *call_anim_stage_set_step_budget(anim_stage *stage_, uint32_t steps_)
{
    return animcore_done(anim_stage_set_step_budget(stage_, steps_));
}

static inline animcore_failure *call_anim_stage_get_info(const anim_stage *stage_, anim_stage_info *info_)
{
    return animcore_done(anim_stage_get_info(stage_, info_));
}

static inline animcore_failure *call_anim_stage_poll_events(anim_stage *stage_, anim_event *events_, size_t capacity_, size_t *count_)
{
    return animcore_done(anim_stage_poll_events(stage_, events_, capacity_, count_));
}

static inline animcore_failure *call_anim_stage_set_event_callback(anim_stage *stage_, uintptr_t callback_)
{
    return animcore_done(anim_stage_set_event_callback(stage_, callback_ ? animcore_go_event : 0, (void *)callback_, callback_ ? animcore_go_release : 0));
}

static inline animcore_failure *call_anim_stage_get_hash(const anim_stage *stage_, uint64_t *hash_)
{
    return animcore_done(anim_stage_get_hash(stage_, hash_));
}

static inline animcore_failure *call_anim_stage_snapshot(anim_stage *stage_, uint8_t *buffer_, size_t capacity_, size_t *length_)
{
    return animcore_done(anim_stage_snapshot(stage_, buffer_, capacity_, length_));
}

static inline animcore_failure *call_anim_stage_restore(anim_stage *stage_, const uint8_t *bytes_, size_t length_)
{
    return animcore_done(anim_stage_restore(stage_, bytes_, length_));
}

static inline animcore_failure *call_anim_stage_find_counterpart(const anim_stage *stage_, uint64_t identifier_, uint64_t *counterpart_)
{
    return animcore_done(anim_stage_find_counterpart(stage_, identifier_, counterpart_));
}

static inline animcore_failure *call_anim_default_document_options(anim_document_options *options_, uint32_t struct_size_)
{
    return animcore_done(anim_default_document_options(options_, struct_size_));
}

static inline animcore_failure *call_anim_document_load(const char *text_, size_t text_length_, const anim_document_options *options_, anim_document **document_)
{
    return animcore_done(anim_document_load(text_, text_length_, options_, document_));
}

static inline animcore_failure *call_anim_document_get_warning_count(const anim_document *document_, uint32_t *count_, uint64_t *total_)
{
    return animcore_done(anim_document_get_warning_count(document_, count_, total_));
}

static inline animcore_failure *call_anim_document_get_warning(const anim_document *document_, uint32_t index_, anim_document_warning *warning_)
{
    return animcore_done(anim_document_get_warning(document_, index_, warning_));
}

static inline animcore_failure *call_anim_document_get_warning_text(const anim_document *document_, uint32_t index_, anim_warning_text which_, char *buffer_, size_t capacity_, size_t *length_)
{
    return animcore_done(anim_document_get_warning_text(document_, index_, which_, buffer_, capacity_, length_));
}

static inline animcore_failure *call_anim_document_destroy(anim_document *document_)
{
    return animcore_done(anim_document_destroy(document_));
}

static inline animcore_failure *call_anim_default_scene_options(anim_scene_options *options_, uint32_t struct_size_)
{
    return animcore_done(anim_default_scene_options(options_, struct_size_));
}

static inline animcore_failure *call_anim_scene_load(const char *text_, size_t text_length_, const anim_scene_options *options_, anim_scene **scene_)
{
    return animcore_done(anim_scene_load(text_, text_length_, options_, scene_));
}

static inline animcore_failure *call_anim_scene_create(const anim_document *document_, const anim_scene_options *options_, anim_scene **scene_)
{
    return animcore_done(anim_scene_create(document_, options_, scene_));
}

static inline animcore_failure *call_anim_scene_reload(anim_scene *scene_, const char *text_, size_t text_length_, const anim_scene_options *options_, char *buffer_, size_t capacity_, size_t *length_)
{
    return animcore_done(anim_scene_reload(scene_, text_, text_length_, options_, buffer_, capacity_, length_));
}

static inline animcore_failure *call_anim_scene_destroy(anim_scene *scene_)
{
    return animcore_done(anim_scene_destroy(scene_));
}

static inline animcore_failure *call_anim_scene_abandon_call(anim_scene *scene_)
{
    return animcore_done(anim_scene_abandon_call(scene_));
}

static inline animcore_failure *call_anim_scene_get_stage(anim_scene *scene_, anim_stage **stage_)
{
    return animcore_done(anim_scene_get_stage(scene_, stage_));
}

static inline animcore_failure *call_anim_scene_get_info(const anim_scene *scene_, anim_scene_info *info_)
{
    return animcore_done(anim_scene_get_info(scene_, info_));
}

static inline animcore_failure *call_anim_scene_advance(anim_scene *scene_, double seconds_)
{
    return animcore_done(anim_scene_advance(scene_, seconds_));
}

static inline animcore_failure *call_anim_scene_advance_flicks(anim_scene *scene_, int64_t flicks_)
{
    return animcore_done(anim_scene_advance_flicks(scene_, flicks_));
}

static inline animcore_failure *call_anim_scene_advance_many(anim_scene *const *scenes_, size_t count_, double seconds_, anim_scene_change_flags wanted_, anim_scene_change *changes_, size_t *changed_)
{
    return animcore_done(anim_scene_advance_many(scenes_, count_, seconds_, wanted_, changes_, changed_));
}

static inline animcore_failure *call_anim_scene_send(anim_scene *scene_, const char *name_, size_t name_length_)
{
    return animcore_done(anim_scene_send(scene_, name_, name_length_));
}

static inline animcore_failure *call_anim_scene_get_input_info(const anim_scene *scene_, uint32_t index_, anim_input_info *info_)
{
    return animcore_done(anim_scene_get_input_info(scene_, index_, info_));
}

static inline animcore_failure *call_anim_scene_set_number(anim_scene *scene_, const char *name_, size_t name_length_, double value_)
{
    return animcore_done(anim_scene_set_number(scene_, name_, name_length_, value_));
}

static inline animcore_failure *call_anim_scene_set_boolean(anim_scene *scene_, const char *name_, size_t name_length_, anim_bool value_)
{
    return animcore_done(anim_scene_set_boolean(scene_, name_, name_length_, value_));
}

static inline animcore_failure *call_anim_scene_set_string(anim_scene *scene_, const char *name_, size_t name_length_, const char *text_, size_t text_length_)
{
    return animcore_done(anim_scene_set_string(scene_, name_, name_length_, text_, text_length_));
}

static inline animcore_failure *call_anim_scene_fire_trigger(anim_scene *scene_, const char *name_, size_t name_length_)
{
    return animcore_done(anim_scene_fire_trigger(scene_, name_, name_length_));
}

static inline animcore_failure *call_anim_scene_get_number(const anim_scene *scene_, const char *name_, size_t name_length_, double *value_)
{
    return animcore_done(anim_scene_get_number(scene_, name_, name_length_, value_));
}

static inline animcore_failure *call_anim_scene_get_boolean(const anim_scene *scene_, const char *name_, size_t name_length_, anim_bool *value_)
{
    return animcore_done(anim_scene_get_boolean(scene_, name_, name_length_, value_));
}

static inline animcore_failure *call_anim_scene_get_string(const anim_scene *scene_, const char *name_, size_t name_length_, char *buffer_, size_t capacity_, size_t *length_)
{
    return animcore_done(anim_scene_get_string(scene_, name_, name_length_, buffer_, capacity_, length_));
}

static inline animcore_failure *call_anim_scene_get_atomic_states(const anim_scene *scene_, char *buffer_, size_t capacity_, size_t *length_)
{
    return animcore_done(anim_scene_get_atomic_states(scene_, buffer_, capacity_, length_));
}

static inline animcore_failure *call_anim_scene_is_in_state(const anim_scene *scene_, const char *name_, size_t name_length_, anim_bool *active_)
{
    return animcore_done(anim_scene_is_in_state(scene_, name_, name_length_, active_));
}

static inline animcore_failure *call_anim_scene_send_data(anim_scene *scene_, const char *name_, size_t name_length_, const anim_event_field *fields_, size_t field_count_)
{
    return animcore_done(anim_scene_send_data(scene_, name_, name_length_, fields_, field_count_));
}

static inline animcore_failure *call_anim_scene_get_event_value(const anim_scene *scene_, uint64_t data_, uint32_t index_, anim_event_value *value_)
{
    return animcore_done(anim_scene_get_event_value(scene_, data_, index_, value_));
}

static inline animcore_failure *call_anim_scene_get_event_text(const anim_scene *scene_, uint64_t data_, uint32_t index_, char *buffer_, size_t capacity_, size_t *length_)
{
    return animcore_done(anim_scene_get_event_text(scene_, data_, index_, buffer_, capacity_, length_));
}

static inline animcore_failure *call_anim_scene_get_configuration(const anim_scene *scene_, char *buffer_, size_t capacity_, size_t *length_)
{
    return animcore_done(anim_scene_get_configuration(scene_, buffer_, capacity_, length_));
}

static inline animcore_failure *call_anim_scene_is_done(const anim_scene *scene_, anim_bool *done_)
{
    return animcore_done(anim_scene_is_done(scene_, done_));
}

static inline animcore_failure *call_anim_scene_get_state_count(const anim_scene *scene_, uint32_t *count_)
{
    return animcore_done(anim_scene_get_state_count(scene_, count_));
}

static inline animcore_failure *call_anim_scene_get_state_info(const anim_scene *scene_, uint32_t index_, anim_machine_state_info *info_)
{
    return animcore_done(anim_scene_get_state_info(scene_, index_, info_));
}

static inline animcore_failure *call_anim_scene_get_hash(const anim_scene *scene_, uint64_t *hash_)
{
    return animcore_done(anim_scene_get_hash(scene_, hash_));
}

static inline animcore_failure *call_anim_scene_get_list_info(const anim_scene *scene_, uint32_t index_, anim_list_info *info_)
{
    return animcore_done(anim_scene_get_list_info(scene_, index_, info_));
}

static inline animcore_failure *call_anim_scene_find_list(const anim_scene *scene_, const char *name_, size_t name_length_, uint32_t *list_)
{
    return animcore_done(anim_scene_find_list(scene_, name_, name_length_, list_));
}

static inline animcore_failure *call_anim_scene_get_item_info(const anim_scene *scene_, uint32_t list_, uint32_t index_, anim_item_info *info_)
{
    return animcore_done(anim_scene_get_item_info(scene_, list_, index_, info_));
}

static inline animcore_failure *call_anim_scene_get_item_key(const anim_scene *scene_, uint32_t list_, uint32_t index_, char *buffer_, size_t capacity_, size_t *length_)
{
    return animcore_done(anim_scene_get_item_key(scene_, list_, index_, buffer_, capacity_, length_));
}

static inline animcore_failure *call_anim_scene_find_item(const anim_scene *scene_, uint32_t list_, const char *key_, size_t key_length_, uint32_t *index_)
{
    return animcore_done(anim_scene_find_item(scene_, list_, key_, key_length_, index_));
}

static inline animcore_failure *call_anim_scene_append_item(anim_scene *scene_, uint32_t list_, uint32_t index_, const char *key_, size_t key_length_, const anim_event_field *fields_, size_t field_count_, uint32_t *number_)
{
    return animcore_done(anim_scene_append_item(scene_, list_, index_, key_, key_length_, fields_, field_count_, number_));
}

static inline animcore_failure *call_anim_scene_remove_item(anim_scene *scene_, uint32_t list_, const char *key_, size_t key_length_)
{
    return animcore_done(anim_scene_remove_item(scene_, list_, key_, key_length_));
}

static inline animcore_failure *call_anim_scene_clear_list(anim_scene *scene_, uint32_t list_)
{
    return animcore_done(anim_scene_clear_list(scene_, list_));
}

static inline animcore_failure *call_anim_scene_move_item(anim_scene *scene_, uint32_t list_, const char *key_, size_t key_length_, uint32_t index_)
{
    return animcore_done(anim_scene_move_item(scene_, list_, key_, key_length_, index_));
}

static inline animcore_failure *call_anim_scene_update_item(anim_scene *scene_, uint32_t list_, const char *key_, size_t key_length_, const anim_event_field *fields_, size_t field_count_)
{
    return animcore_done(anim_scene_update_item(scene_, list_, key_, key_length_, fields_, field_count_));
}

static inline animcore_failure *call_anim_scene_send_pointer(anim_scene *scene_, anim_pointer_action kind_, int32_t pointer_, double x_, double y_)
{
    return animcore_done(anim_scene_send_pointer(scene_, kind_, pointer_, x_, y_));
}

static inline animcore_failure *call_anim_scene_send_wheel(anim_scene *scene_, double x_, double y_, double dx_, double dy_, anim_bool *used_)
{
    return animcore_done(anim_scene_send_wheel(scene_, x_, y_, dx_, dy_, used_));
}

static inline animcore_failure *call_anim_scene_capture_pointer(anim_scene *scene_, int32_t pointer_, const char *region_, size_t region_length_)
{
    return animcore_done(anim_scene_capture_pointer(scene_, pointer_, region_, region_length_));
}

static inline animcore_failure *call_anim_scene_release_pointer(anim_scene *scene_, int32_t pointer_)
{
    return animcore_done(anim_scene_release_pointer(scene_, pointer_));
}

static inline animcore_failure *call_anim_scene_send_key(anim_scene *scene_, anim_key_action action_, anim_key key_, anim_modifier_flags modifiers_, anim_bool *used_)
{
    return animcore_done(anim_scene_send_key(scene_, action_, key_, modifiers_, used_));
}

static inline animcore_failure *call_anim_scene_set_focus(anim_scene *scene_, const char *name_, size_t name_length_)
{
    return animcore_done(anim_scene_set_focus(scene_, name_, name_length_));
}

static inline animcore_failure *call_anim_scene_get_focus(const anim_scene *scene_, char *buffer_, size_t capacity_, size_t *length_)
{
    return animcore_done(anim_scene_get_focus(scene_, buffer_, capacity_, length_));
}

static inline animcore_failure *call_anim_scene_hit_test(anim_scene *scene_, double x_, double y_, int32_t *node_)
{
    return animcore_done(anim_scene_hit_test(scene_, x_, y_, node_));
}

static inline animcore_failure *call_anim_scene_hit_test_region(anim_scene *scene_, double x_, double y_, int32_t *region_)
{
    return animcore_done(anim_scene_hit_test_region(scene_, x_, y_, region_));
}

static inline animcore_failure *call_anim_scene_get_region_info(anim_scene *scene_, uint32_t index_, anim_region_info *info_)
{
    return animcore_done(anim_scene_get_region_info(scene_, index_, info_));
}

static inline animcore_failure *call_anim_scene_get_accessibility_info(anim_scene *scene_, uint32_t *count_, uint64_t *revision_)
{
    return animcore_done(anim_scene_get_accessibility_info(scene_, count_, revision_));
}

static inline animcore_failure *call_anim_scene_get_accessibility(anim_scene *scene_, uint32_t index_, anim_accessibility_element *accessibility_)
{
    return animcore_done(anim_scene_get_accessibility(scene_, index_, accessibility_));
}

static inline animcore_failure *call_anim_scene_get_accessibility_text(anim_scene *scene_, uint32_t index_, anim_accessibility_text which_, char *buffer_, size_t capacity_, size_t *length_)
{
    return animcore_done(anim_scene_get_accessibility_text(scene_, index_, which_, buffer_, capacity_, length_));
}

static inline animcore_failure *call_anim_scene_get_display_commands(anim_scene *scene_, const anim_draw_command **commands_, size_t *count_)
{
    return animcore_done(anim_scene_get_display_commands(scene_, commands_, count_));
}

static inline animcore_failure *call_anim_scene_get_display(anim_scene *scene_, anim_display *display_)
{
    return animcore_done(anim_scene_get_display(scene_, display_));
}

static inline animcore_failure *call_anim_scene_get_display_revision(anim_scene *scene_, uint64_t *revision_)
{
    return animcore_done(anim_scene_get_display_revision(scene_, revision_));
}

static inline animcore_failure *call_anim_scene_get_display_damage(anim_scene *scene_, uint64_t since_, anim_rectangle *rectangle_)
{
    return animcore_done(anim_scene_get_display_damage(scene_, since_, rectangle_));
}

static inline animcore_failure *call_anim_scene_get_svg(anim_scene *scene_, const double *background_, char *buffer_, size_t capacity_, size_t *length_)
{
    return animcore_done(anim_scene_get_svg(scene_, background_, buffer_, capacity_, length_));
}

static inline animcore_failure *call_anim_scene_snapshot(anim_scene *scene_, uint8_t *buffer_, size_t capacity_, size_t *length_)
{
    return animcore_done(anim_scene_snapshot(scene_, buffer_, capacity_, length_));
}

static inline animcore_failure *call_anim_scene_restore(anim_scene *scene_, const uint8_t *bytes_, size_t length_)
{
    return animcore_done(anim_scene_restore(scene_, bytes_, length_));
}

static inline animcore_failure *call_anim_scene_restore_edition(anim_scene *scene_, const uint8_t *bytes_, size_t bytes_length_, const anim_document *document_, const char *text_, size_t text_length_, const anim_scene_options *options_, char *buffer_, size_t capacity_, size_t *length_)
{
    return animcore_done(anim_scene_restore_edition(scene_, bytes_, bytes_length_, document_, text_, text_length_, options_, buffer_, capacity_, length_));
}

static inline animcore_failure *call_anim_trace_load(const char *text_, size_t text_length_, anim_trace **trace_)
{
    return animcore_done(anim_trace_load(text_, text_length_, trace_));
}

static inline animcore_failure *call_anim_trace_destroy(anim_trace *trace_)
{
    return animcore_done(anim_trace_destroy(trace_));
}

static inline animcore_failure *call_anim_trace_get_info(const anim_trace *trace_, anim_trace_info *info_)
{
    return animcore_done(anim_trace_get_info(trace_, info_));
}

static inline animcore_failure *call_anim_trace_get_parameters(const anim_trace *trace_, char *buffer_, size_t capacity_, size_t *length_)
{
    return animcore_done(anim_trace_get_parameters(trace_, buffer_, capacity_, length_));
}

static inline animcore_failure *call_anim_trace_get_step_time(const anim_trace *trace_, size_t index_, int64_t *time_)
{
    return animcore_done(anim_trace_get_step_time(trace_, index_, time_));
}

static inline animcore_failure *call_anim_scene_apply_step(anim_scene *scene_, const anim_trace *trace_, size_t index_)
{
    return animcore_done(anim_scene_apply_step(scene_, trace_, index_));
}

static inline animcore_failure *call_anim_scene_play(anim_scene *scene_, const anim_trace *trace_, int64_t time_, size_t *next_step_)
{
    return animcore_done(anim_scene_play(scene_, trace_, time_, next_step_));
}
/* clang-format on */

#endif
