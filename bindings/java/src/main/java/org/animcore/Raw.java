// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import com.sun.jna.Callback;

/**
 * The C functions as JNA's direct mapping calls them. Addresses and sizes are longs.
 */
final class Raw {
    private Raw() {}

    static final class Base {
        static {
            Library.register(Base.class, "base");
        }

        static native int anim_version();
        static native int anim_components();
        static native long anim_status_name(int status);
        static native long anim_last_error_message();
        static native void anim_last_error_place(long line, long column);
        static native long anim_last_error_pointer();
        static native int anim_set_allocator(long allocate, long release, long context);
        static native int anim_flicks_from_seconds(double seconds, long flicks);
        static native double anim_flicks_to_seconds(long flicks);
        static native int anim_math_evaluate(int function, long x, long y, long count, long results);
    }

    static final class Motion {
        static {
            Library.register(Motion.class, "motion");
        }

        static native int anim_spring_make_perceptual(double duration, double bounce, long spring);
        static native int anim_spring_make_response(double response, double dampingRatio, long spring);
        static native int anim_spring_make_uikit(double duration, double dampingRatio, double initialVelocity, long spring);
        static native int anim_spring_make_core_animation(double mass, double stiffness, double damping, int allowsOverdamping, long spring);
        static native int anim_spring_evaluate(long spring, double time, double from, double to, double initialVelocity, long value, long velocity);
        static native int anim_spring_evaluate_many(long spring, long times, long count, double from, double to, double initialVelocity, long values, long velocities);
        static native int anim_spring_prepare(long spring, long prepared);
        static native int anim_prepared_spring_evaluate(long prepared, double time, double from, double to, double initialVelocity, long value, long velocity);
        static native int anim_spring_get_settling_duration(long spring, double initialVelocity, int allowsOverdamping, long seconds);
        static native int anim_spring_get_resting_time(long spring, double displacement, double initialVelocity, double threshold, long seconds);
        static native int anim_spring_make_named(long name, long nameLength, double duration, double extraBounce, long spring);
        static native int anim_spring_describe(long spring, long duration, long bounce, long dampingRatio);
        static native int anim_spring_get_settling_time(long spring, double displacement, double initialVelocity, double threshold, double velocityThreshold, long seconds);
        static native int anim_spring_blend_evaluate(long oldSpring, long newSpring, double blendDuration, double time, double from, double to, double initialVelocity, long value, long velocity);
        static native int anim_spring_blend_evaluate_many(long oldSpring, long newSpring, double blendDuration, long times, long count, double from, double to, double initialVelocity, long values, long velocities);
        static native int anim_spring_blend_get_resting_time(long oldSpring, long newSpring, double blendDuration, double displacement, double initialVelocity, double threshold, long seconds);
        static native int anim_spring_animate_many(long spring, long times, long timeCount, long origins, long targets, long initialVelocities, long count, int flags, long values, long velocities);
        static native int anim_spring_animate_many_float(long spring, long times, long timeCount, long origins, long targets, long initialVelocities, long count, int flags, long values, long velocities);
        static native int anim_spring_step_many(long spring, double seconds, long targets, long count, int flags, long values, long velocities);
        static native int anim_spring_step_many_float(long spring, double seconds, long targets, long count, int flags, long values, long velocities);
        static native int anim_cubic_bezier_make_named(long name, long nameLength, long curve);
        static native int anim_cubic_bezier_evaluate(long curve, double x, long y);
        static native int anim_cubic_bezier_evaluate_many(long curve, long xs, long count, long ys);
        static native int anim_cubic_bezier_get_slope(long curve, double x, long slope);
        static native int anim_cubic_bezier_invert(long curve, double y, long x);
        static native int anim_easing_create_css(long text, long textLength, long easing);
        static native int anim_easing_create_cubic_bezier(long curve, long easing);
        static native int anim_easing_create_steps(int count, int position, long easing);
        static native int anim_easing_create_linear(long outputs, long inputs, long count, long easing);
        static native int anim_easing_create_penner(int penner, long easing);
        static native int anim_easing_create_spring(long spring, double duration, double initialVelocity, long easing);
        static native int anim_easing_create_callback(long callback, long context, long release, long easing);
        static native int anim_easing_destroy(long easing);
        static native int anim_easing_evaluate(long easing, double x, int before, long y);
        static native int anim_easing_evaluate_many(long easing, long xs, long count, long ys);
        static native int anim_easing_animate_many(long easing, long xs, long xCount, long origins, long targets, long count, long values);
        static native int anim_easing_animate_many_float(long easing, long xs, long xCount, long origins, long targets, long count, long values);
        static native int anim_easing_get_slope(long easing, double x, long slope);
        static native int anim_easing_get_css(long easing, long buffer, long capacity, long length);
        static native int anim_default_keyframe_options(long options, int structSize);
        static native int anim_keyframes_create_values(long options, long values, long valueCount, long times, long timeCount, long curves, long curveCount, long parameters, long parameterCount, long keyframes);
        static native int anim_keyframes_create_blocks(long options, long starts, long durations, long count, long values, long valueCount, long initial, long initialCount, long keyframes);
        static native int anim_keyframes_create_track(long options, long keys, long keyCount, long values, long valueCount, long velocities, long velocitiesCount, long initial, long initialCount, long keyframes);
        static native int anim_keyframes_destroy(long keyframes);
        static native int anim_keyframes_get_info(long keyframes, long info);
        static native int anim_keyframes_evaluate(long keyframes, long times, long timeCount, long start, long startCount, long values, long velocities, long count);
        static native int anim_keyframes_evaluate_many(long keyframes, long keyframesCount, double time, long values, long valueCount);
        static native int anim_default_media_timing(long timing, int structSize);
        static native int anim_media_timing_evaluate(long timing, double parentTime, long sample);
        static native int anim_media_timing_evaluate_many(long timing, long parentTimes, long count, long samples);
        static native int anim_media_timing_get_interval(long timing, long activeDuration, long startTime, long endTime);
        static native int anim_default_web_timing(long timing, int structSize);
        static native int anim_web_timing_evaluate(long timing, double localTime, long sample);
        static native int anim_web_timing_evaluate_many(long timing, long localTimes, long count, long samples);
        static native int anim_web_timing_get_interval(long timing, long activeDuration, long endTime);
        static native int anim_default_decay(long decay, int structSize);
        static native int anim_decay_get_rate(double remaining, long rate);
        static native int anim_decay_evaluate(long decay, long times, long count, double from, double velocity, long values, long velocities);
        static native int anim_decay_animate_many(long decay, double time, long from, long initialVelocities, long count, long values, long velocities);
        static native int anim_decay_predict(long decay, double from, double velocity, double threshold, long end, long takeover, long restingTime);
        static native int anim_decay_get_velocity(long decay, double from, double target, long velocity);
        static native int anim_rubber_band_evaluate(long band, long positions, long count, long values);
        static native int anim_rubber_band_invert(long band, long values, long count, long positions);
        static native int anim_velocity_estimator_create(long estimator);
        static native int anim_velocity_estimator_destroy(long estimator);
        static native int anim_velocity_estimator_reset(long estimator);
        static native int anim_velocity_estimator_add(long estimator, long times, long coordinates, long count);
        static native int anim_velocity_estimator_estimate(long estimator, double time, long x, long y);
        static native int anim_color_convert(int fromSpace, int toSpace, long colors, long count, long results);
        static native int anim_color_interpolate(long interpolation, long from, long to, double progress, long result);
        static native int anim_color_interpolate_many(long interpolation, long from, long to, long progresses, long count, long results);
        static native int anim_transform_decompose(long transform, long parts);
        static native int anim_transform_compose(long parts, long transform);
        static native int anim_transform_interpolate(long from, long to, double progress, long result);
        static native int anim_transform_interpolate_many(long from, long to, long progresses, long count, long results);
    }

    static final class Paths {
        static {
            Library.register(Paths.class, "paths");
        }

        static native int anim_path_create(long path);
        static native int anim_path_destroy(long path);
        static native int anim_path_clear(long path);
        static native int anim_path_move_to(long path, double x, double y);
        static native int anim_path_line_to(long path, double x, double y);
        static native int anim_path_quadratic_to(long path, double controlX, double controlY, double x, double y);
        static native int anim_path_cubic_to(long path, double control1X, double control1Y, double control2X, double control2Y, double x, double y);
        static native int anim_path_close(long path);
        static native int anim_path_append(long path, long verbs, long verbCount, long coordinates, long coordinateCount);
        static native int anim_path_add_rectangle(long path, long rectangle, double radius);
        static native int anim_path_add_ellipse(long path, long rectangle);
        static native int anim_path_add_symbol(long path, long rectangle, double stroke, double arrowness);
        static native int anim_path_transform(long path, long transform);
        static native int anim_path_get_bounds(long path, long bounds);
        static native int anim_path_get_counts(long path, long verbCount, long coordinateCount);
        static native int anim_path_copy(long path, long verbs, long verbCapacity, long coordinates, long coordinateCapacity);
        static native int anim_default_path_parsing(long options, int structSize);
        static native int anim_path_parse(long path, long text, long textLength, long options, long errorOffset);
        static native int anim_default_path_format(long format, int structSize);
        static native int anim_path_write(long path, long format, long buffer, long capacity, long length);
        static native int anim_path_arc_to(long path, double radiusX, double radiusY, double rotation, int large, int sweep, double x, double y, double accuracy);
        static native int anim_path_add_arc(long path, double centerX, double centerY, double radiusX, double radiusY, double rotation, double start, double angle, double accuracy);
        static native int anim_path_data_match(long a, long aLength, long b, long bLength, int rule, long difference);
        static native int anim_path_get_length(long path, double accuracy, long length);
        static native int anim_path_get_length_at(long path, int verb, double parameter, long length);
        static native int anim_path_get_location_at(long path, double length, long location);
        static native int anim_path_get_values_at(long path, int what, long lengths, long count, long results);
        static native int anim_path_get_transforms_at(long path, int rotation, double angle, long lengths, long count, long transforms);
        static native int anim_path_find_nearest(long path, double x, double y, long location);
        static native int anim_path_find_nearest_many(long path, long points, long count, long nearest, long distances, long lengths);
        static native int anim_default_path_trim_options(long options, int structSize);
        static native int anim_path_trim(long path, long options, long result);
        static native int anim_path_split(long path, long lengths, long count, long index, long result, long pieces);
        static native int anim_path_list_subpaths(long path, long subpaths, long capacity, long count);
        static native int anim_path_get_control_bounds(long path, long bounds);
        static native int anim_path_get_area(long path, long area);
        static native int anim_path_get_centroid(long path, long centroid);
        static native int anim_path_get_winding(long path, double x, double y, long winding);
        static native int anim_path_get_winding_many(long path, long points, long count, long windings);
        static native int anim_path_contains(long path, double x, double y, int fillRule, long inside);
        static native int anim_path_flatten(long path, double tolerance, long result);
        static native int anim_path_get_flattened_counts(long path, double tolerance, long verbCount, long coordinateCount);
        static native int anim_path_get_polylines(long path, double tolerance, long points, long pointCapacity, long pointCount, long ends, long endCapacity, long subpathCount);
        static native int anim_path_assign(long path, long result);
        static native int anim_path_is_equal(long path, long other, long equal);
        static native int anim_path_get_subpath(long path, long index, long result);
        static native int anim_path_extend(long path, long other, long transform);
        static native int anim_path_join(long path, long other);
        static native int anim_path_reverse(long path, long result);
        static native int anim_path_reverse_subpath(long path, long index, long result);
        static native int anim_path_subdivide(long path, int parts, double longest, long result);
        static native int anim_path_convert(long path, int conversion, double tolerance, long result);
        static native int anim_path_close_all(long path, long result);
        static native int anim_path_remove_degenerate(long path, double tolerance, long result);
        static native int anim_default_stroke_style(long style, int structSize);
        static native int anim_path_stroke(long path, long style, double tolerance, long result);
        static native int anim_path_dash(long path, long dashes, long count, double offset, long result);
        static native int anim_path_round_corners(long path, long radii, long count, double smoothing, long result);
        static native int anim_path_stroke_contains(long path, double x, double y, long style, long inside);
        static native int anim_path_stroke_contains_many(long path, long points, long count, long style, long inside);
        static native int anim_path_combine(long path, long other, int operation, int fillRule, long result);
        static native int anim_path_simplify(long path, int fillRule, long result);
        static native int anim_path_offset(long path, double distance, int join, double miterLimit, double tolerance, int fillRule, long result);
        static native int anim_path_collection_create(long collection);
        static native int anim_path_collection_destroy(long collection);
        static native int anim_path_collection_clear(long collection);
        static native int anim_path_collection_parse(long collection, long text, long textLength, long ends, long count, long options, long errorOffsets);
        static native int anim_path_collection_append(long collection, long path);
        static native int anim_path_collection_get_count(long collection, long count);
        static native int anim_path_collection_get_path(long collection, long index, long result);
        static native int anim_path_collection_list_bounds(long collection, long bounds, long capacity, long count);
        static native int anim_path_collection_list_lengths(long collection, double accuracy, long lengths, long capacity, long count);
        static native int anim_path_collection_list_areas(long collection, long areas, long capacity, long count);
        static native int anim_path_collection_contains(long collection, long points, long pointCount, int fillRule, long inside, long capacity, long count);
        static native int anim_default_morph_options(long options, int structSize);
        static native int anim_morph_create(long from, long to, long options, long morph);
        static native int anim_morph_create_sequence(long paths, long count, long times, long timeCount, long options, long morph);
        static native int anim_morph_destroy(long morph);
        static native int anim_morph_get_path(long morph, double t, long path);
        static native int anim_morph_get_counts(long morph, long index, long verbCount, long coordinateCount);
        static native int anim_morph_get_verbs(long morph, long index, long verbs, long capacity);
        static native int anim_morph_evaluate(long morph, long index, long times, long count, long coordinates, long coordinateCount);
        static native int anim_morph_get_aligned(long morph, long index, long from, long to);
        static native int anim_morph_list_pairs(long morph, long index, long pairs, long capacity, long count);
    }

    static final class Stage {
        static {
            Library.register(Stage.class, "stage");
        }

        static native int anim_expression_create(long text, long textLength, long names, long nameLengths, long count, long expression);
        static native int anim_expression_destroy(long expression);
        static native int anim_expression_list_variables(long expression, long variables, long capacity, long count);
        static native int anim_expression_evaluate(long expression, long variables, long count, long result);
        static native int anim_expression_evaluate_many(long expression, long variables, long variableCount, long results, long resultCount);
        static native int anim_expression_differentiate(long expression, long variables, long rates, long count, long value, long rate);
        static native int anim_default_stage_options(long options, int structSize);
        static native int anim_stage_create(long options, long stage);
        static native int anim_stage_destroy(long stage);
        static native int anim_stage_abandon_call(long stage);
        static native int anim_stage_add_property(long stage, long name, long nameLength, int kind, long value, long count, long property);
        static native int anim_default_property_options(long options, int structSize);
        static native int anim_stage_add_property_with(long stage, long name, long nameLength, long options, long value, long count, long property);
        static native int anim_stage_add_scalars(long stage, long values, long count, long properties);
        static native int anim_stage_remove_property(long stage, long property);
        static native int anim_stage_find_property(long stage, long name, long nameLength, long property);
        static native int anim_stage_list_properties(long stage, long properties, long capacity, long count);
        static native int anim_stage_get_property_info(long stage, long property, long info);
        static native int anim_stage_get_name(long stage, int name, long buffer, long capacity, long length);
        static native int anim_stage_set_threshold(long stage, long property, double threshold);
        static native int anim_stage_set_value(long stage, long property, long value, long count);
        static native int anim_stage_set_value_many(long stage, long properties, long count, long values, long valueCount);
        static native int anim_stage_spring_to(long stage, long property, long value, long velocity, long count, long spring, long transaction);
        static native int anim_stage_curve_to(long stage, long property, long value, long count, long curve, double duration, long transaction);
        static native int anim_stage_get_value(long stage, long property, int what, long value, long count);
        static native int anim_stage_get_value_many(long stage, long properties, long count, int what, long values, long valueCount);
        static native int anim_stage_take_changed(long stage, long properties, long capacity, long count);
        static native int anim_default_motion(long motion, int structSize);
        static native int anim_stage_begin_transaction(long stage, long motion, long transaction);
        static native int anim_stage_commit_transaction(long stage, long transaction);
        static native int anim_stage_set_action(long stage, long property, int action, long motion);
        static native int anim_stage_set_reduced_motion(long stage, int policy);
        static native int anim_default_animation_options(long options, int structSize);
        static native int anim_stage_animate(long stage, long property, long options, long animation);
        static native int anim_stage_remove_animation(long stage, long animation);
        static native int anim_stage_remove_all_animations(long stage, long property);
        static native int anim_stage_hold(long stage, long property);
        static native int anim_default_animation_group_options(long options, int structSize);
        static native int anim_stage_add_group(long stage, long options, long group);
        static native int anim_stage_remove_group(long stage, long group);
        static native int anim_animation_group_get_time(long stage, long group, long seconds);
        static native int anim_animation_group_set_speed(long stage, long group, double speed);
        static native int anim_animation_group_set_paused(long stage, long group, int paused);
        static native int anim_animation_group_seek(long stage, long group, double seconds);
        static native int anim_animator_get_fraction(long stage, long animator, long fraction);
        static native int anim_animator_set_fraction(long stage, long animator, double fraction);
        static native int anim_animator_pause(long stage, long animator);
        static native int anim_animator_run(long stage, long animator, int reversed, long motion, double durationFactor, double velocity);
        static native int anim_animator_stop(long stage, long animator, int position);
        static native int anim_stage_set_expression(long stage, long property, long text, long textLength);
        static native int anim_stage_add_derived(long stage, long name, long nameLength, long options, long text, long textLength, long property);
        static native int anim_stage_get_expression(long stage, long property, long buffer, long capacity, long length);
        static native int anim_stage_observe(long stage, long property, long callback, long context, long release);
        static native int anim_stage_add_bank(long stage, long spring, long values, long count, double threshold, long bank);
        static native int anim_stage_remove_bank(long stage, long bank);
        static native int anim_spring_bank_retarget(long stage, long bank, long indices, long targets, long count);
        static native int anim_spring_bank_set_values(long stage, long bank, long indices, long values, long count);
        static native int anim_spring_bank_get_values(long stage, long bank, long values, long count);
        static native int anim_spring_bank_view_create(long stage, long bank, long view);
        static native int anim_spring_bank_view_get_values(long view, long values, long count);
        static native int anim_spring_bank_view_destroy(long view);
        static native int anim_spring_bank_get_velocities(long stage, long bank, long velocities, long count);
        static native int anim_spring_bank_get_counts(long stage, long bank, long moving, long settled);
        static native int anim_spring_bank_take_settled(long stage, long bank, long indices, long capacity, long count);
        static native int anim_stage_advance(long stage, double seconds);
        static native int anim_stage_advance_flicks(long stage, long flicks);
        static native int anim_stage_set_paused(long stage, int paused);
        static native int anim_stage_set_time_scale(long stage, double scale);
        static native int anim_stage_set_step_budget(long stage, int steps);
        static native int anim_stage_get_info(long stage, long info);
        static native int anim_stage_poll_events(long stage, long events, long capacity, long count);
        static native int anim_stage_set_event_callback(long stage, long callback, long context, long release);
        static native int anim_stage_get_hash(long stage, long hash);
        static native int anim_stage_snapshot(long stage, long buffer, long capacity, long length);
        static native int anim_stage_restore(long stage, long bytes, long length);
        static native int anim_stage_find_counterpart(long stage, long identifier, long counterpart);
    }

    static final class StagePaths {
        static {
            Library.register(StagePaths.class, "stage and paths");
        }

        static native int anim_stage_add_path(long stage, long name, long nameLength, long path, long property);
        static native int anim_stage_set_path(long stage, long property, long path);
        static native int anim_stage_spring_to_path(long stage, long property, long path, long velocity, long count, long spring, long transaction);
        static native int anim_stage_curve_to_path(long stage, long property, long path, long curve, double duration, long transaction);
        static native int anim_stage_get_path(long stage, long property, int what, long path);
        static native int anim_stage_animate_path(long stage, long property, long options, long from, long to, long animation);
        static native int anim_stage_set_path_turns(long stage, long property, int turns);
        static native int anim_stage_get_path_turns(long stage, long property, long turns);
        static native int anim_stage_set_path_paint(long stage, long property, int paint);
        static native int anim_stage_get_path_paint(long stage, long property, long paint);
        static native int anim_keyframes_create_paths(long options, long paths, long pathCount, long times, long timeCount, long curves, long curveCount, long parameters, long parameterCount, long keyframes);
        static native int anim_keyframes_create_path_blocks(long options, long starts, long durations, long paths, long count, long initial, long keyframes);
        static native int anim_keyframes_create_path_track(long options, long keys, long paths, long keyCount, long initial, long keyframes);
        static native int anim_keyframes_get_path(long keyframes, double time, long path);
    }

    static final class Machine {
        static {
            Library.register(Machine.class, "machine");
        }

        static native int anim_default_document_options(long options, int structSize);
        static native int anim_document_load(long text, long textLength, long options, long document);
        static native int anim_document_get_warning_count(long document, long count, long total);
        static native int anim_document_get_warning(long document, int index, long warning);
        static native int anim_document_get_warning_text(long document, int index, int which, long buffer, long capacity, long length);
        static native int anim_document_destroy(long document);
        static native int anim_default_scene_options(long options, int structSize);
        static native int anim_scene_load(long text, long textLength, long options, long scene);
        static native int anim_scene_create(long document, long options, long scene);
        static native int anim_scene_reload(long scene, long text, long textLength, long options, long buffer, long capacity, long length);
        static native int anim_scene_destroy(long scene);
        static native int anim_scene_abandon_call(long scene);
        static native int anim_scene_get_stage(long scene, long stage);
        static native int anim_scene_get_info(long scene, long info);
        static native int anim_scene_advance(long scene, double seconds);
        static native int anim_scene_advance_flicks(long scene, long flicks);
        static native int anim_scene_send(long scene, long name, long nameLength);
        static native int anim_scene_get_input_info(long scene, int index, long info);
        static native int anim_scene_set_number(long scene, long name, long nameLength, double value);
        static native int anim_scene_set_boolean(long scene, long name, long nameLength, int value);
        static native int anim_scene_set_string(long scene, long name, long nameLength, long text, long textLength);
        static native int anim_scene_fire_trigger(long scene, long name, long nameLength);
        static native int anim_scene_get_number(long scene, long name, long nameLength, long value);
        static native int anim_scene_get_boolean(long scene, long name, long nameLength, long value);
        static native int anim_scene_get_string(long scene, long name, long nameLength, long buffer, long capacity, long length);
        static native int anim_scene_get_atomic_states(long scene, long buffer, long capacity, long length);
        static native int anim_scene_is_in_state(long scene, long name, long nameLength, long active);
        static native int anim_scene_send_data(long scene, long name, long nameLength, long fields, long fieldCount);
        static native int anim_scene_get_event_value(long scene, long data, int index, long value);
        static native int anim_scene_get_event_text(long scene, long data, int index, long buffer, long capacity, long length);
        static native int anim_scene_get_configuration(long scene, long buffer, long capacity, long length);
        static native int anim_scene_is_done(long scene, long done);
        static native int anim_scene_get_state_count(long scene, long count);
        static native int anim_scene_get_state_info(long scene, int index, long info);
        static native int anim_scene_get_hash(long scene, long hash);
        static native int anim_scene_get_list_info(long scene, int index, long info);
        static native int anim_scene_find_list(long scene, long name, long nameLength, long list);
        static native int anim_scene_get_item_info(long scene, int list, int index, long info);
        static native int anim_scene_get_item_key(long scene, int list, int index, long buffer, long capacity, long length);
        static native int anim_scene_find_item(long scene, int list, long key, long keyLength, long index);
        static native int anim_scene_append_item(long scene, int list, int index, long key, long keyLength, long fields, long fieldCount, long number);
        static native int anim_scene_remove_item(long scene, int list, long key, long keyLength);
        static native int anim_scene_clear_list(long scene, int list);
        static native int anim_scene_move_item(long scene, int list, long key, long keyLength, int index);
        static native int anim_scene_update_item(long scene, int list, long key, long keyLength, long fields, long fieldCount);
        static native int anim_scene_snapshot(long scene, long buffer, long capacity, long length);
        static native int anim_scene_restore(long scene, long bytes, long length);
        static native int anim_scene_restore_edition(long scene, long bytes, long bytesLength, long document, long text, long textLength, long options, long buffer, long capacity, long length);
    }

    static final class Scene {
        static {
            Library.register(Scene.class, "scene");
        }

        static native int anim_scene_advance_many(long scenes, long count, double seconds, int wanted, long changes, long changed);
        static native int anim_scene_send_pointer(long scene, int kind, int pointer, double x, double y);
        static native int anim_scene_send_wheel(long scene, double x, double y, double dx, double dy, long used);
        static native int anim_scene_capture_pointer(long scene, int pointer, long region, long regionLength);
        static native int anim_scene_release_pointer(long scene, int pointer);
        static native int anim_scene_send_key(long scene, int action, int key, int modifiers, long used);
        static native int anim_scene_set_focus(long scene, long name, long nameLength);
        static native int anim_scene_get_focus(long scene, long buffer, long capacity, long length);
        static native int anim_scene_hit_test(long scene, double x, double y, long node);
        static native int anim_scene_hit_test_region(long scene, double x, double y, long region);
        static native int anim_scene_get_region_info(long scene, int index, long info);
        static native int anim_scene_get_accessibility_info(long scene, long count, long revision);
        static native int anim_scene_get_accessibility(long scene, int index, long accessibility);
        static native int anim_scene_get_accessibility_text(long scene, int index, int which, long buffer, long capacity, long length);
        static native int anim_scene_get_display_commands(long scene, long commands, long count);
        static native int anim_scene_get_display(long scene, long display);
        static native int anim_scene_get_display_revision(long scene, long revision);
        static native int anim_scene_get_display_damage(long scene, long since, long rectangle);
        static native int anim_scene_get_svg(long scene, long background, long buffer, long capacity, long length);
        static native int anim_trace_load(long text, long textLength, long trace);
        static native int anim_trace_destroy(long trace);
        static native int anim_trace_get_info(long trace, long info);
        static native int anim_trace_get_parameters(long trace, long buffer, long capacity, long length);
        static native int anim_trace_get_step_time(long trace, long index, long time);
        static native int anim_scene_apply_step(long scene, long trace, long index);
        static native int anim_scene_play(long scene, long trace, long time, long nextStep);
    }

    interface ContextReleaseCallback extends Callback {
        void invoke(long context);
    }

    interface AllocateCallback extends Callback {
        long invoke(long context, long size, long alignment);
    }

    interface ReleaseCallback extends Callback {
        void invoke(long context, long memory);
    }

    interface EasingCallback extends Callback {
        double invoke(long context, double x);
    }

    interface EventCallback extends Callback {
        void invoke(long context, long event);
    }

    interface PropertyCallback extends Callback {
        void invoke(long context, long property, long value, long count);
    }
}
