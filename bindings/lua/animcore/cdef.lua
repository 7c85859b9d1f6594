-- SPDX-License-Identifier: MIT
-- Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.

local ffi = require("ffi")

ffi.cdef([[
typedef struct anim_easing anim_easing;
typedef struct anim_keyframes anim_keyframes;
typedef struct anim_velocity_estimator anim_velocity_estimator;
typedef struct anim_path anim_path;
typedef struct anim_path_collection anim_path_collection;
typedef struct anim_morph anim_morph;
typedef struct anim_expression anim_expression;
typedef struct anim_stage anim_stage;
typedef struct anim_spring_bank_view anim_spring_bank_view;
typedef struct anim_document anim_document;
typedef struct anim_scene anim_scene;
typedef struct anim_trace anim_trace;
typedef struct anim_point {
    double x;
    double y;
} anim_point;
typedef struct anim_rectangle {
    double x;
    double y;
    double width;
    double height;
} anim_rectangle;
typedef struct anim_transform {
    double a;
    double b;
    double c;
    double d;
    double tx;
    double ty;
} anim_transform;
typedef struct anim_spring {
    double mass;
    double stiffness;
    double damping;
} anim_spring;
typedef struct anim_prepared_spring {
    double decay;
    double decay_low;
    double frequency;
    double frequency_low;
    double fast_rate;
    double squared_frequency;
    double time_scale;
    double inverse_time_scale;
    uint64_t kind;
    uint64_t check;
} anim_prepared_spring;
typedef struct anim_cubic_bezier {
    double x1;
    double y1;
    double x2;
    double y2;
} anim_cubic_bezier;
typedef struct anim_keyframe_options {
    uint32_t struct_size;
    uint32_t component_count;
    int32_t mode;
    int32_t has_ease;
    uint64_t shortest_turns;
    double duration;
    anim_cubic_bezier ease;
} anim_keyframe_options;
typedef struct anim_keyframe {
    int32_t kind;
    uint32_t flags;
    double duration;
    anim_cubic_bezier curve;
    anim_spring spring;
} anim_keyframe;
typedef struct anim_keyframes_info {
    uint32_t struct_size;
    uint32_t component_count;
    uint32_t key_count;
    int32_t needs_start;
    double duration;
} anim_keyframes_info;
typedef struct anim_media_timing {
    uint32_t struct_size;
    int32_t fill_mode;
    int32_t autoreverses;
    int32_t reserved;
    double begin_time;
    double time_offset;
    double speed;
    double duration;
    double repeat_count;
    double repeat_duration;
} anim_media_timing;
typedef struct anim_media_sample {
    int32_t phase;
    int32_t is_in_effect;
    int32_t is_reversing;
    int32_t reserved;
    double progress;
    double iteration;
    double local_time;
    double iteration_time;
    double rate;
    double iteration_rate;
} anim_media_sample;
typedef struct anim_web_timing {
    uint32_t struct_size;
    int32_t fill;
    int32_t direction;
    int32_t reserved;
    double delay;
    double end_delay;
    double iteration_start;
    double iterations;
    double duration;
    double playback_rate;
} anim_web_timing;
typedef struct anim_web_sample {
    int32_t phase;
    int32_t is_in_effect;
    int32_t is_reversing;
    int32_t reserved;
    double active_time;
    double overall_progress;
    double simple_iteration_progress;
    double current_iteration;
    double directed_progress;
} anim_web_sample;
typedef struct anim_decay {
    uint32_t struct_size;
    int32_t reserved;
    double rate;
    double minimum;
    double maximum;
    anim_spring spring;
} anim_decay;
typedef struct anim_rubber_band {
    double minimum;
    double maximum;
    double dimension;
    double coefficient;
} anim_rubber_band;
typedef struct anim_color_interpolation {
    int32_t space;
    int32_t hue;
    int32_t premultiplied;
} anim_color_interpolation;
typedef struct anim_transform_parts {
    double tx;
    double ty;
    double angle;
    double scale_x;
    double scale_y;
    double skew;
    double shear;
} anim_transform_parts;
typedef struct anim_path_parsing {
    uint32_t struct_size;
    int32_t lenient;
    double arc_accuracy;
} anim_path_parsing;
typedef struct anim_path_format {
    uint32_t struct_size;
    int32_t minified;
    int32_t coordinates;
    int32_t digits;
} anim_path_format;
typedef struct anim_path_location {
    double x;
    double y;
    double tangent_x;
    double tangent_y;
    double curvature;
    double length;
    double distance;
    double parameter;
    uint32_t verb;
    uint32_t subpath;
} anim_path_location;
typedef struct anim_path_trim_options {
    uint32_t struct_size;
    uint32_t flags;
    double start;
    double end;
    double offset;
} anim_path_trim_options;
typedef struct anim_subpath {
    uint64_t first_verb;
    uint64_t verb_count;
    uint64_t first_coordinate;
    uint64_t coordinate_count;
    double area;
    int32_t is_closed;
    int32_t reserved;
} anim_subpath;
typedef struct anim_stroke_style {
    uint32_t struct_size;
    int32_t cap;
    int32_t join;
    uint32_t dash_count;
    double width;
    double miter_limit;
    double dash_offset;
    const double * dashes;
    int32_t simplified;
    int32_t reserved;
} anim_stroke_style;
typedef struct anim_morph_pair {
    int32_t from;
    int32_t to;
} anim_morph_pair;
typedef struct anim_morph_options {
    uint32_t struct_size;
    int32_t structure;
    int32_t motion;
    int32_t pairing;
    int32_t starts;
    int32_t fill_rule;
    int32_t effort;
    int32_t paint;
    double smoothness;
    double tolerance;
    const anim_morph_pair * pairs;
    uint64_t pair_count;
    const anim_morph_pair * points;
    uint64_t point_count;
} anim_morph_options;
typedef struct anim_event {
    int32_t kind;
    int32_t finished;
    int64_t time;
    uint64_t subject;
    int32_t name;
    int32_t count;
    uint64_t animation;
    uint64_t data;
    uint32_t data_lost;
    uint32_t reserved;
    uint64_t reserved_more;
} anim_event;
typedef struct anim_stage_options {
    uint32_t struct_size;
    uint32_t property_capacity;
    uint32_t event_limit;
    uint32_t event_mask;
} anim_stage_options;
typedef struct anim_property_options {
    uint32_t struct_size;
    int32_t kind;
    uint32_t component_count;
    int32_t turn;
    int32_t space;
    int32_t hue;
    int32_t premultiplied;
    int32_t fades;
    double threshold;
} anim_property_options;
typedef struct anim_property_info {
    uint32_t struct_size;
    int32_t kind;
    uint32_t component_count;
    int32_t name;
    int32_t is_animating;
    uint32_t shown_count;
    double threshold;
} anim_property_info;
typedef struct anim_motion {
    uint32_t struct_size;
    int32_t kind;
    double duration;
    double delay;
    anim_cubic_bezier curve;
    anim_spring spring;
    anim_easing * easing;
    double stagger;
    double repeat_count;
    int32_t autoreverses;
    int32_t interruption;
    int32_t disables_actions;
    int32_t arrangement;
    uint64_t group;
    uint64_t after;
} anim_motion;
typedef struct anim_animation_options {
    uint32_t struct_size;
    int32_t kind;
    int32_t interruption;
    int32_t additive;
    int32_t cumulative;
    int32_t sets_model;
    uint32_t count;
    uint32_t reserved;
    const double * from;
    const double * to;
    const double * by;
    const double * velocity;
    double duration;
    double delay;
    anim_media_timing timing;
    anim_cubic_bezier curve;
    anim_spring spring;
    anim_easing * easing;
    anim_keyframes * keyframes;
    anim_decay decay;
    uint64_t group;
    uint64_t after;
} anim_animation_options;
typedef struct anim_animation_group_options {
    uint32_t struct_size;
    int32_t kind;
    uint64_t parent;
    double duration;
    anim_media_timing timing;
} anim_animation_group_options;
typedef struct anim_stage_info {
    uint32_t struct_size;
    int32_t is_paused;
    int64_t time;
    int64_t host_time;
    double time_scale;
    uint32_t property_count;
    uint32_t animation_count;
    uint32_t event_count;
    uint32_t open_transactions;
    int64_t next_due;
    int64_t owed;
} anim_stage_info;
typedef struct anim_document_options {
    uint32_t struct_size;
    int32_t keeps_warnings;
    const char * parameters;
    uint64_t parameters_length;
    const char * library;
    uint64_t library_length;
    uint64_t memory_limit;
} anim_document_options;
typedef struct anim_document_warning {
    uint32_t struct_size;
    int32_t kind;
    int32_t line;
    int32_t column;
    uint64_t offset;
} anim_document_warning;
typedef struct anim_scene_options {
    uint32_t struct_size;
    uint32_t event_limit;
    uint32_t event_mask;
    uint32_t reserved;
    uint64_t seed;
    const char * parameters;
    uint64_t parameters_length;
    const char * library;
    uint64_t library_length;
    uint64_t memory_limit;
} anim_scene_options;
typedef struct anim_scene_info {
    uint32_t struct_size;
    uint32_t input_count;
    uint32_t node_count;
    uint32_t region_count;
    double width;
    double height;
    anim_rectangle canvas;
} anim_scene_info;
typedef struct anim_scene_change {
    uint32_t index;
    uint32_t what;
} anim_scene_change;
typedef struct anim_input_info {
    uint32_t struct_size;
    int32_t kind;
    int32_t name;
    int32_t reserved;
    double minimum;
    double maximum;
} anim_input_info;
typedef struct anim_event_field {
    const char * name;
    uint32_t name_length;
    int32_t kind;
    double number;
    const char * text;
    uint32_t text_length;
    uint32_t reserved;
} anim_event_field;
typedef struct anim_event_value {
    int32_t name;
    int32_t kind;
    double number;
    uint32_t text_length;
    uint32_t reserved;
} anim_event_value;
typedef struct anim_machine_state_info {
    uint32_t struct_size;
    int32_t kind;
    int32_t name;
    int32_t parent;
    int32_t active;
    uint32_t reserved;
} anim_machine_state_info;
typedef struct anim_list_info {
    uint32_t struct_size;
    int32_t name;
    uint32_t item_count;
    uint32_t leaving_count;
    uint32_t capacity;
    uint32_t reserved;
} anim_list_info;
typedef struct anim_item_info {
    uint32_t struct_size;
    uint32_t number;
    int32_t leaving;
    uint32_t reserved;
} anim_item_info;
typedef struct anim_region_info {
    uint32_t struct_size;
    int32_t name;
    int32_t node;
    int32_t is_enabled;
    int32_t is_visible;
    int32_t is_focusable;
    int32_t is_held;
    int32_t has_focus;
    anim_rectangle bounds;
} anim_region_info;
typedef struct anim_accessibility_element {
    uint32_t struct_size;
    int32_t role;
    uint32_t known;
    uint32_t states;
    int32_t node;
    int32_t region;
    double minimum;
    double maximum;
    double now;
    anim_rectangle bounds;
} anim_accessibility_element;
typedef struct anim_gradient_stop {
    double offset;
    double color[4];
} anim_gradient_stop;
typedef struct anim_draw_path {
    uint32_t verb_start;
    uint32_t verb_count;
    uint32_t coordinate_start;
    uint32_t coordinate_count;
} anim_draw_path;
typedef struct anim_linear_gradient {
    anim_point start;
    anim_point end;
} anim_linear_gradient;
typedef struct anim_radial_gradient {
    anim_point center;
    double radius;
} anim_radial_gradient;
typedef struct anim_angular_gradient {
    anim_point center;
    double angle;
} anim_angular_gradient;
typedef union anim_draw_gradient {
    anim_linear_gradient linear;
    anim_radial_gradient radial;
    anim_angular_gradient angular;
} anim_draw_gradient;
typedef struct anim_draw_paint {
    int32_t kind;
    uint32_t stop_start;
    uint32_t stop_count;
    uint32_t reserved;
    double color[4];
    anim_draw_gradient gradient;
} anim_draw_paint;
typedef struct anim_draw_fill {
    anim_draw_paint paint;
    anim_draw_path path;
    int32_t rule;
    uint32_t reserved;
} anim_draw_fill;
typedef struct anim_draw_stroke {
    anim_draw_paint paint;
    anim_draw_path path;
    int32_t cap;
    int32_t join;
    double width;
    double miter_limit;
    double dash_offset;
    uint32_t dash_start;
    uint32_t dash_count;
} anim_draw_stroke;
typedef struct anim_draw_text {
    anim_draw_paint paint;
    uint32_t text_start;
    uint32_t text_count;
    uint32_t font_start;
    uint32_t font_count;
    int32_t align;
    int32_t baseline;
    anim_point position;
    double size;
    double weight;
} anim_draw_text;
typedef struct anim_draw_image {
    uint32_t name_start;
    uint32_t name_count;
    int32_t fit;
    uint32_t reserved;
    anim_rectangle frame;
} anim_draw_image;
typedef struct anim_draw_shadow {
    double color[4];
    anim_point offset;
    double blur;
} anim_draw_shadow;
typedef struct anim_draw_layer {
    int32_t blend;
    int32_t has_shadow;
    anim_draw_shadow shadow;
} anim_draw_layer;
typedef struct anim_draw_clip {
    anim_draw_path path;
    int32_t rule;
    uint32_t reserved;
} anim_draw_clip;
typedef union anim_draw_content {
    anim_draw_fill fill;
    anim_draw_stroke stroke;
    anim_draw_text text;
    anim_draw_image image;
    anim_draw_layer layer;
    anim_draw_clip clip;
} anim_draw_content;
typedef struct anim_draw_command {
    int32_t kind;
    int32_t node;
    anim_transform transform;
    double opacity;
    anim_rectangle bounds;
    uint64_t revision;
    anim_draw_content content;
} anim_draw_command;
typedef struct anim_display {
    uint32_t struct_size;
    uint32_t reserved;
    uint64_t revision;
    const anim_draw_command * commands;
    uint64_t command_count;
    const uint8_t * verbs;
    uint64_t verb_count;
    const double * coordinates;
    uint64_t coordinate_count;
    const anim_gradient_stop * stops;
    uint64_t stop_count;
    const double * dashes;
    uint64_t dash_count;
    const uint8_t * text;
    uint64_t text_length;
} anim_display;
typedef struct anim_trace_info {
    uint32_t struct_size;
    int32_t has_seed;
    uint64_t step_count;
    int64_t end;
    uint64_t seed;
} anim_trace_info;
typedef void (*anim_context_release_callback)(void *);
typedef void * (*anim_allocate_callback)(void *, size_t, size_t);
typedef void (*anim_release_callback)(void *, void *);
typedef double (*anim_easing_callback)(void *, double);
typedef void (*anim_event_callback)(void *, const anim_event *);
typedef void (*anim_property_callback)(void *, uint64_t, const double *, size_t);
uint32_t anim_version(void);
uint32_t anim_components(void);
const char * anim_status_name(int32_t);
const char * anim_last_error_message(void);
void anim_last_error_place(int32_t *, int32_t *);
const char * anim_last_error_pointer(void);
int32_t anim_set_allocator(anim_allocate_callback, anim_release_callback, void *);
int32_t anim_flicks_from_seconds(double, int64_t *);
double anim_flicks_to_seconds(int64_t);
int32_t anim_math_evaluate(int32_t, const double *, const double *, size_t, double *);
int32_t anim_spring_make_perceptual(double, double, anim_spring *);
int32_t anim_spring_make_response(double, double, anim_spring *);
int32_t anim_spring_make_uikit(double, double, double, anim_spring *);
int32_t anim_spring_make_core_animation(double, double, double, int32_t, anim_spring *);
int32_t anim_spring_evaluate(const anim_spring *, double, double, double, double, double *, double *);
int32_t anim_spring_evaluate_many(const anim_spring *, const double *, size_t, double, double, double, double *, double *);
int32_t anim_spring_prepare(const anim_spring *, anim_prepared_spring *);
int32_t anim_prepared_spring_evaluate(const anim_prepared_spring *, double, double, double, double, double *, double *);
int32_t anim_spring_get_settling_duration(const anim_spring *, double, int32_t, double *);
int32_t anim_spring_get_resting_time(const anim_spring *, double, double, double, double *);
int32_t anim_spring_make_named(const char *, size_t, double, double, anim_spring *);
int32_t anim_spring_describe(const anim_spring *, double *, double *, double *);
int32_t anim_spring_get_settling_time(const anim_spring *, double, double, double, double, double *);
int32_t anim_spring_blend_evaluate(const anim_spring *, const anim_spring *, double, double, double, double, double, double *, double *);
int32_t anim_spring_blend_evaluate_many(const anim_spring *, const anim_spring *, double, const double *, size_t, double, double, double, double *, double *);
int32_t anim_spring_blend_get_resting_time(const anim_spring *, const anim_spring *, double, double, double, double, double *);
int32_t anim_spring_animate_many(const anim_spring *, const double *, size_t, const double *, const double *, const double *, size_t, uint32_t, double *, double *);
int32_t anim_spring_animate_many_float(const anim_spring *, const double *, size_t, const float *, const float *, const float *, size_t, uint32_t, float *, float *);
int32_t anim_spring_step_many(const anim_spring *, double, const double *, size_t, uint32_t, double *, double *);
int32_t anim_spring_step_many_float(const anim_spring *, double, const float *, size_t, uint32_t, float *, float *);
int32_t anim_cubic_bezier_make_named(const char *, size_t, anim_cubic_bezier *);
int32_t anim_cubic_bezier_evaluate(const anim_cubic_bezier *, double, double *);
int32_t anim_cubic_bezier_evaluate_many(const anim_cubic_bezier *, const double *, size_t, double *);
int32_t anim_cubic_bezier_get_slope(const anim_cubic_bezier *, double, double *);
int32_t anim_cubic_bezier_invert(const anim_cubic_bezier *, double, double *);
int32_t anim_easing_create_css(const char *, size_t, anim_easing * *);
int32_t anim_easing_create_cubic_bezier(const anim_cubic_bezier *, anim_easing * *);
int32_t anim_easing_create_steps(int32_t, int32_t, anim_easing * *);
int32_t anim_easing_create_linear(const double *, const double *, size_t, anim_easing * *);
int32_t anim_easing_create_penner(int32_t, anim_easing * *);
int32_t anim_easing_create_spring(const anim_spring *, double, double, anim_easing * *);
int32_t anim_easing_create_callback(anim_easing_callback, void *, anim_context_release_callback, anim_easing * *);
int32_t anim_easing_destroy(anim_easing *);
int32_t anim_easing_evaluate(anim_easing *, double, int32_t, double *);
int32_t anim_easing_evaluate_many(anim_easing *, const double *, size_t, double *);
int32_t anim_easing_animate_many(anim_easing *, const double *, size_t, const double *, const double *, size_t, double *);
int32_t anim_easing_animate_many_float(anim_easing *, const float *, size_t, const float *, const float *, size_t, float *);
int32_t anim_easing_get_slope(anim_easing *, double, double *);
int32_t anim_easing_get_css(anim_easing *, char *, size_t, size_t *);
int32_t anim_default_keyframe_options(anim_keyframe_options *, uint32_t);
int32_t anim_keyframes_create_values(const anim_keyframe_options *, const double *, size_t, const double *, size_t, const anim_cubic_bezier *, size_t, const double *, size_t, anim_keyframes * *);
int32_t anim_keyframes_create_blocks(const anim_keyframe_options *, const double *, const double *, size_t, const double *, size_t, const double *, size_t, anim_keyframes * *);
int32_t anim_keyframes_create_track(const anim_keyframe_options *, const anim_keyframe *, size_t, const double *, size_t, const double *, size_t, const double *, size_t, anim_keyframes * *);
int32_t anim_keyframes_destroy(anim_keyframes *);
int32_t anim_keyframes_get_info(anim_keyframes *, anim_keyframes_info *);
int32_t anim_keyframes_evaluate(anim_keyframes *, const double *, size_t, const double *, size_t, double *, double *, size_t);
int32_t anim_keyframes_evaluate_many(anim_keyframes * *, size_t, double, double *, size_t);
int32_t anim_default_media_timing(anim_media_timing *, uint32_t);
int32_t anim_media_timing_evaluate(const anim_media_timing *, double, anim_media_sample *);
int32_t anim_media_timing_evaluate_many(const anim_media_timing *, const double *, size_t, anim_media_sample *);
int32_t anim_media_timing_get_interval(const anim_media_timing *, double *, double *, double *);
int32_t anim_default_web_timing(anim_web_timing *, uint32_t);
int32_t anim_web_timing_evaluate(const anim_web_timing *, double, anim_web_sample *);
int32_t anim_web_timing_evaluate_many(const anim_web_timing *, const double *, size_t, anim_web_sample *);
int32_t anim_web_timing_get_interval(const anim_web_timing *, double *, double *);
int32_t anim_default_decay(anim_decay *, uint32_t);
int32_t anim_decay_get_rate(double, double *);
int32_t anim_decay_evaluate(const anim_decay *, const double *, size_t, double, double, double *, double *);
int32_t anim_decay_animate_many(const anim_decay *, double, const double *, const double *, size_t, double *, double *);
int32_t anim_decay_predict(const anim_decay *, double, double, double, double *, double *, double *);
int32_t anim_decay_get_velocity(const anim_decay *, double, double, double *);
int32_t anim_rubber_band_evaluate(const anim_rubber_band *, const double *, size_t, double *);
int32_t anim_rubber_band_invert(const anim_rubber_band *, const double *, size_t, double *);
int32_t anim_velocity_estimator_create(anim_velocity_estimator * *);
int32_t anim_velocity_estimator_destroy(anim_velocity_estimator *);
int32_t anim_velocity_estimator_reset(anim_velocity_estimator *);
int32_t anim_velocity_estimator_add(anim_velocity_estimator *, const double *, const double *, size_t);
int32_t anim_velocity_estimator_estimate(anim_velocity_estimator *, double, double *, double *);
int32_t anim_color_convert(int32_t, int32_t, const double *, size_t, double *);
int32_t anim_color_interpolate(const anim_color_interpolation *, const double *, const double *, double, double *);
int32_t anim_color_interpolate_many(const anim_color_interpolation *, const double *, const double *, const double *, size_t, double *);
int32_t anim_transform_decompose(const anim_transform *, anim_transform_parts *);
int32_t anim_transform_compose(const anim_transform_parts *, anim_transform *);
int32_t anim_transform_interpolate(const anim_transform *, const anim_transform *, double, anim_transform *);
int32_t anim_transform_interpolate_many(const anim_transform *, const anim_transform *, const double *, size_t, anim_transform *);
int32_t anim_path_create(anim_path * *);
int32_t anim_path_destroy(anim_path *);
int32_t anim_path_clear(anim_path *);
int32_t anim_path_move_to(anim_path *, double, double);
int32_t anim_path_line_to(anim_path *, double, double);
int32_t anim_path_quadratic_to(anim_path *, double, double, double, double);
int32_t anim_path_cubic_to(anim_path *, double, double, double, double, double, double);
int32_t anim_path_close(anim_path *);
int32_t anim_path_append(anim_path *, const uint8_t *, size_t, const double *, size_t);
int32_t anim_path_add_rectangle(anim_path *, const anim_rectangle *, double);
int32_t anim_path_add_ellipse(anim_path *, const anim_rectangle *);
int32_t anim_path_add_symbol(anim_path *, const anim_rectangle *, double, double);
int32_t anim_path_transform(anim_path *, const anim_transform *);
int32_t anim_path_get_bounds(anim_path *, anim_rectangle *);
int32_t anim_path_get_counts(anim_path *, size_t *, size_t *);
int32_t anim_path_copy(anim_path *, uint8_t *, size_t, double *, size_t);
int32_t anim_default_path_parsing(anim_path_parsing *, uint32_t);
int32_t anim_path_parse(anim_path *, const char *, size_t, const anim_path_parsing *, int64_t *);
int32_t anim_default_path_format(anim_path_format *, uint32_t);
int32_t anim_path_write(anim_path *, const anim_path_format *, char *, size_t, size_t *);
int32_t anim_path_arc_to(anim_path *, double, double, double, int32_t, int32_t, double, double, double);
int32_t anim_path_add_arc(anim_path *, double, double, double, double, double, double, double, double);
int32_t anim_path_data_match(const char *, size_t, const char *, size_t, int32_t, int64_t *);
int32_t anim_path_get_length(anim_path *, double, double *);
int32_t anim_path_get_length_at(anim_path *, uint32_t, double, double *);
int32_t anim_path_get_location_at(anim_path *, double, anim_path_location *);
int32_t anim_path_get_values_at(anim_path *, int32_t, const double *, size_t, double *);
int32_t anim_path_get_transforms_at(anim_path *, int32_t, double, const double *, size_t, anim_transform *);
int32_t anim_path_find_nearest(anim_path *, double, double, anim_path_location *);
int32_t anim_path_find_nearest_many(anim_path *, const double *, size_t, double *, double *, double *);
int32_t anim_default_path_trim_options(anim_path_trim_options *, uint32_t);
int32_t anim_path_trim(anim_path *, const anim_path_trim_options *, anim_path *);
int32_t anim_path_split(anim_path *, const double *, size_t, size_t, anim_path *, size_t *);
int32_t anim_path_list_subpaths(anim_path *, anim_subpath *, size_t, size_t *);
int32_t anim_path_get_control_bounds(anim_path *, anim_rectangle *);
int32_t anim_path_get_area(anim_path *, double *);
int32_t anim_path_get_centroid(anim_path *, anim_point *);
int32_t anim_path_get_winding(anim_path *, double, double, int32_t *);
int32_t anim_path_get_winding_many(anim_path *, const anim_point *, size_t, int32_t *);
int32_t anim_path_contains(anim_path *, double, double, int32_t, int32_t *);
int32_t anim_path_flatten(anim_path *, double, anim_path *);
int32_t anim_path_get_flattened_counts(anim_path *, double, size_t *, size_t *);
int32_t anim_path_get_polylines(anim_path *, double, anim_point *, size_t, size_t *, size_t *, size_t, size_t *);
int32_t anim_path_assign(anim_path *, anim_path *);
int32_t anim_path_is_equal(anim_path *, anim_path *, int32_t *);
int32_t anim_path_get_subpath(anim_path *, size_t, anim_path *);
int32_t anim_path_extend(anim_path *, anim_path *, const anim_transform *);
int32_t anim_path_join(anim_path *, anim_path *);
int32_t anim_path_reverse(anim_path *, anim_path *);
int32_t anim_path_reverse_subpath(anim_path *, size_t, anim_path *);
int32_t anim_path_subdivide(anim_path *, uint32_t, double, anim_path *);
int32_t anim_path_convert(anim_path *, int32_t, double, anim_path *);
int32_t anim_path_close_all(anim_path *, anim_path *);
int32_t anim_path_remove_degenerate(anim_path *, double, anim_path *);
int32_t anim_default_stroke_style(anim_stroke_style *, uint32_t);
int32_t anim_path_stroke(anim_path *, const anim_stroke_style *, double, anim_path *);
int32_t anim_path_dash(anim_path *, const double *, size_t, double, anim_path *);
int32_t anim_path_round_corners(anim_path *, const double *, size_t, double, anim_path *);
int32_t anim_path_stroke_contains(anim_path *, double, double, const anim_stroke_style *, int32_t *);
int32_t anim_path_stroke_contains_many(anim_path *, const anim_point *, size_t, const anim_stroke_style *, uint8_t *);
int32_t anim_path_combine(anim_path *, anim_path *, int32_t, int32_t, anim_path *);
int32_t anim_path_simplify(anim_path *, int32_t, anim_path *);
int32_t anim_path_offset(anim_path *, double, int32_t, double, double, int32_t, anim_path *);
int32_t anim_path_collection_create(anim_path_collection * *);
int32_t anim_path_collection_destroy(anim_path_collection *);
int32_t anim_path_collection_clear(anim_path_collection *);
int32_t anim_path_collection_parse(anim_path_collection *, const char *, size_t, const size_t *, size_t, const anim_path_parsing *, int64_t *);
int32_t anim_path_collection_append(anim_path_collection *, anim_path *);
int32_t anim_path_collection_get_count(anim_path_collection *, size_t *);
int32_t anim_path_collection_get_path(anim_path_collection *, size_t, anim_path *);
int32_t anim_path_collection_list_bounds(anim_path_collection *, anim_rectangle *, size_t, size_t *);
int32_t anim_path_collection_list_lengths(anim_path_collection *, double, double *, size_t, size_t *);
int32_t anim_path_collection_list_areas(anim_path_collection *, double *, size_t, size_t *);
int32_t anim_path_collection_contains(anim_path_collection *, const anim_point *, size_t, int32_t, uint8_t *, size_t, size_t *);
int32_t anim_default_morph_options(anim_morph_options *, uint32_t);
int32_t anim_morph_create(anim_path *, anim_path *, const anim_morph_options *, anim_morph * *);
int32_t anim_morph_create_sequence(anim_path * *, size_t, const double *, size_t, const anim_morph_options *, anim_morph * *);
int32_t anim_morph_destroy(anim_morph *);
int32_t anim_morph_get_path(anim_morph *, double, anim_path *);
int32_t anim_morph_get_counts(anim_morph *, size_t, size_t *, size_t *);
int32_t anim_morph_get_verbs(anim_morph *, size_t, uint8_t *, size_t);
int32_t anim_morph_evaluate(anim_morph *, size_t, const double *, size_t, double *, size_t);
int32_t anim_morph_get_aligned(anim_morph *, size_t, anim_path *, anim_path *);
int32_t anim_morph_list_pairs(anim_morph *, size_t, anim_morph_pair *, size_t, size_t *);
int32_t anim_expression_create(const char *, size_t, const char * *, const size_t *, size_t, anim_expression * *);
int32_t anim_expression_destroy(anim_expression *);
int32_t anim_expression_list_variables(anim_expression *, int32_t *, size_t, size_t *);
int32_t anim_expression_evaluate(anim_expression *, const double *, size_t, double *);
int32_t anim_expression_evaluate_many(anim_expression *, const double *, size_t, double *, size_t);
int32_t anim_expression_differentiate(anim_expression *, const double *, const double *, size_t, double *, double *);
int32_t anim_default_stage_options(anim_stage_options *, uint32_t);
int32_t anim_stage_create(const anim_stage_options *, anim_stage * *);
int32_t anim_stage_destroy(anim_stage *);
int32_t anim_stage_abandon_call(anim_stage *);
int32_t anim_stage_add_property(anim_stage *, const char *, size_t, int32_t, const double *, size_t, uint64_t *);
int32_t anim_default_property_options(anim_property_options *, uint32_t);
int32_t anim_stage_add_property_with(anim_stage *, const char *, size_t, const anim_property_options *, const double *, size_t, uint64_t *);
int32_t anim_stage_add_path(anim_stage *, const char *, size_t, anim_path *, uint64_t *);
int32_t anim_stage_set_path(anim_stage *, uint64_t, anim_path *);
int32_t anim_stage_spring_to_path(anim_stage *, uint64_t, anim_path *, const double *, size_t, const anim_spring *, uint64_t *);
int32_t anim_stage_curve_to_path(anim_stage *, uint64_t, anim_path *, const anim_cubic_bezier *, double, uint64_t *);
int32_t anim_stage_get_path(anim_stage *, uint64_t, int32_t, anim_path *);
int32_t anim_stage_add_scalars(anim_stage *, const double *, size_t, uint64_t *);
int32_t anim_stage_remove_property(anim_stage *, uint64_t);
int32_t anim_stage_find_property(anim_stage *, const char *, size_t, uint64_t *);
int32_t anim_stage_list_properties(anim_stage *, uint64_t *, size_t, size_t *);
int32_t anim_stage_get_property_info(anim_stage *, uint64_t, anim_property_info *);
int32_t anim_stage_get_name(anim_stage *, int32_t, char *, size_t, size_t *);
int32_t anim_stage_set_threshold(anim_stage *, uint64_t, double);
int32_t anim_stage_set_value(anim_stage *, uint64_t, const double *, size_t);
int32_t anim_stage_set_value_many(anim_stage *, const uint64_t *, size_t, const double *, size_t);
int32_t anim_stage_spring_to(anim_stage *, uint64_t, const double *, const double *, size_t, const anim_spring *, uint64_t *);
int32_t anim_stage_curve_to(anim_stage *, uint64_t, const double *, size_t, const anim_cubic_bezier *, double, uint64_t *);
int32_t anim_stage_get_value(anim_stage *, uint64_t, int32_t, double *, size_t);
int32_t anim_stage_get_value_many(anim_stage *, const uint64_t *, size_t, int32_t, double *, size_t);
int32_t anim_stage_take_changed(anim_stage *, uint64_t *, size_t, size_t *);
int32_t anim_default_motion(anim_motion *, uint32_t);
int32_t anim_stage_begin_transaction(anim_stage *, const anim_motion *, uint64_t *);
int32_t anim_stage_commit_transaction(anim_stage *, uint64_t);
int32_t anim_stage_set_action(anim_stage *, uint64_t, int32_t, const anim_motion *);
int32_t anim_stage_set_reduced_motion(anim_stage *, int32_t);
int32_t anim_default_animation_options(anim_animation_options *, uint32_t);
int32_t anim_stage_animate(anim_stage *, uint64_t, const anim_animation_options *, uint64_t *);
int32_t anim_stage_animate_path(anim_stage *, uint64_t, const anim_animation_options *, anim_path *, anim_path *, uint64_t *);
int32_t anim_stage_set_path_turns(anim_stage *, uint64_t, int32_t);
int32_t anim_stage_get_path_turns(anim_stage *, uint64_t, int32_t *);
int32_t anim_stage_set_path_paint(anim_stage *, uint64_t, int32_t);
int32_t anim_stage_get_path_paint(anim_stage *, uint64_t, int32_t *);
int32_t anim_keyframes_create_paths(const anim_keyframe_options *, anim_path * *, size_t, const double *, size_t, const anim_cubic_bezier *, size_t, const double *, size_t, anim_keyframes * *);
int32_t anim_keyframes_create_path_blocks(const anim_keyframe_options *, const double *, const double *, anim_path * *, size_t, anim_path *, anim_keyframes * *);
int32_t anim_keyframes_create_path_track(const anim_keyframe_options *, const anim_keyframe *, anim_path * *, size_t, anim_path *, anim_keyframes * *);
int32_t anim_keyframes_get_path(anim_keyframes *, double, anim_path *);
int32_t anim_stage_remove_animation(anim_stage *, uint64_t);
int32_t anim_stage_remove_all_animations(anim_stage *, uint64_t);
int32_t anim_stage_hold(anim_stage *, uint64_t);
int32_t anim_default_animation_group_options(anim_animation_group_options *, uint32_t);
int32_t anim_stage_add_group(anim_stage *, const anim_animation_group_options *, uint64_t *);
int32_t anim_stage_remove_group(anim_stage *, uint64_t);
int32_t anim_animation_group_get_time(anim_stage *, uint64_t, double *);
int32_t anim_animation_group_set_speed(anim_stage *, uint64_t, double);
int32_t anim_animation_group_set_paused(anim_stage *, uint64_t, int32_t);
int32_t anim_animation_group_seek(anim_stage *, uint64_t, double);
int32_t anim_animator_get_fraction(anim_stage *, uint64_t, double *);
int32_t anim_animator_set_fraction(anim_stage *, uint64_t, double);
int32_t anim_animator_pause(anim_stage *, uint64_t);
int32_t anim_animator_run(anim_stage *, uint64_t, int32_t, const anim_motion *, double, double);
int32_t anim_animator_stop(anim_stage *, uint64_t, int32_t);
int32_t anim_stage_set_expression(anim_stage *, uint64_t, const char *, size_t);
int32_t anim_stage_add_derived(anim_stage *, const char *, size_t, const anim_property_options *, const char *, size_t, uint64_t *);
int32_t anim_stage_get_expression(anim_stage *, uint64_t, char *, size_t, size_t *);
int32_t anim_stage_observe(anim_stage *, uint64_t, anim_property_callback, void *, anim_context_release_callback);
int32_t anim_stage_add_bank(anim_stage *, const anim_spring *, const double *, size_t, double, uint64_t *);
int32_t anim_stage_remove_bank(anim_stage *, uint64_t);
int32_t anim_spring_bank_retarget(anim_stage *, uint64_t, const uint32_t *, const double *, size_t);
int32_t anim_spring_bank_set_values(anim_stage *, uint64_t, const uint32_t *, const double *, size_t);
int32_t anim_spring_bank_get_values(anim_stage *, uint64_t, const double * *, size_t *);
int32_t anim_spring_bank_view_create(anim_stage *, uint64_t, anim_spring_bank_view * *);
int32_t anim_spring_bank_view_get_values(anim_spring_bank_view *, const double * *, size_t *);
int32_t anim_spring_bank_view_destroy(anim_spring_bank_view *);
int32_t anim_spring_bank_get_velocities(anim_stage *, uint64_t, double *, size_t);
int32_t anim_spring_bank_get_counts(anim_stage *, uint64_t, size_t *, size_t *);
int32_t anim_spring_bank_take_settled(anim_stage *, uint64_t, uint32_t *, size_t, size_t *);
int32_t anim_stage_advance(anim_stage *, double);
int32_t anim_stage_advance_flicks(anim_stage *, int64_t);
int32_t anim_stage_set_paused(anim_stage *, int32_t);
int32_t anim_stage_set_time_scale(anim_stage *, double);
int32_t anim_stage_set_step_budget(anim_stage *, uint32_t);
int32_t anim_stage_get_info(anim_stage *, anim_stage_info *);
int32_t anim_stage_poll_events(anim_stage *, anim_event *, size_t, size_t *);
int32_t anim_stage_set_event_callback(anim_stage *, anim_event_callback, void *, anim_context_release_callback);
int32_t anim_stage_get_hash(anim_stage *, uint64_t *);
int32_t anim_stage_snapshot(anim_stage *, uint8_t *, size_t, size_t *);
int32_t anim_stage_restore(anim_stage *, const uint8_t *, size_t);
int32_t anim_stage_find_counterpart(anim_stage *, uint64_t, uint64_t *);
int32_t anim_default_document_options(anim_document_options *, uint32_t);
int32_t anim_document_load(const char *, size_t, const anim_document_options *, anim_document * *);
int32_t anim_document_get_warning_count(anim_document *, uint32_t *, uint64_t *);
int32_t anim_document_get_warning(anim_document *, uint32_t, anim_document_warning *);
int32_t anim_document_get_warning_text(anim_document *, uint32_t, int32_t, char *, size_t, size_t *);
int32_t anim_document_destroy(anim_document *);
int32_t anim_default_scene_options(anim_scene_options *, uint32_t);
int32_t anim_scene_load(const char *, size_t, const anim_scene_options *, anim_scene * *);
int32_t anim_scene_create(anim_document *, const anim_scene_options *, anim_scene * *);
int32_t anim_scene_reload(anim_scene *, const char *, size_t, const anim_scene_options *, char *, size_t, size_t *);
int32_t anim_scene_destroy(anim_scene *);
int32_t anim_scene_abandon_call(anim_scene *);
int32_t anim_scene_get_stage(anim_scene *, anim_stage * *);
int32_t anim_scene_get_info(anim_scene *, anim_scene_info *);
int32_t anim_scene_advance(anim_scene *, double);
int32_t anim_scene_advance_flicks(anim_scene *, int64_t);
int32_t anim_scene_advance_many(anim_scene * *, size_t, double, uint32_t, anim_scene_change *, size_t *);
int32_t anim_scene_send(anim_scene *, const char *, size_t);
int32_t anim_scene_get_input_info(anim_scene *, uint32_t, anim_input_info *);
int32_t anim_scene_set_number(anim_scene *, const char *, size_t, double);
int32_t anim_scene_set_boolean(anim_scene *, const char *, size_t, int32_t);
int32_t anim_scene_set_string(anim_scene *, const char *, size_t, const char *, size_t);
int32_t anim_scene_fire_trigger(anim_scene *, const char *, size_t);
int32_t anim_scene_get_number(anim_scene *, const char *, size_t, double *);
int32_t anim_scene_get_boolean(anim_scene *, const char *, size_t, int32_t *);
int32_t anim_scene_get_string(anim_scene *, const char *, size_t, char *, size_t, size_t *);
int32_t anim_scene_get_atomic_states(anim_scene *, char *, size_t, size_t *);
int32_t anim_scene_is_in_state(anim_scene *, const char *, size_t, int32_t *);
int32_t anim_scene_send_data(anim_scene *, const char *, size_t, const anim_event_field *, size_t);
int32_t anim_scene_get_event_value(anim_scene *, uint64_t, uint32_t, anim_event_value *);
int32_t anim_scene_get_event_text(anim_scene *, uint64_t, uint32_t, char *, size_t, size_t *);
int32_t anim_scene_get_configuration(anim_scene *, char *, size_t, size_t *);
int32_t anim_scene_is_done(anim_scene *, int32_t *);
int32_t anim_scene_get_state_count(anim_scene *, uint32_t *);
int32_t anim_scene_get_state_info(anim_scene *, uint32_t, anim_machine_state_info *);
int32_t anim_scene_get_hash(anim_scene *, uint64_t *);
int32_t anim_scene_get_list_info(anim_scene *, uint32_t, anim_list_info *);
int32_t anim_scene_find_list(anim_scene *, const char *, size_t, uint32_t *);
int32_t anim_scene_get_item_info(anim_scene *, uint32_t, uint32_t, anim_item_info *);
int32_t anim_scene_get_item_key(anim_scene *, uint32_t, uint32_t, char *, size_t, size_t *);
int32_t anim_scene_find_item(anim_scene *, uint32_t, const char *, size_t, uint32_t *);
int32_t anim_scene_append_item(anim_scene *, uint32_t, uint32_t, const char *, size_t, const anim_event_field *, size_t, uint32_t *);
int32_t anim_scene_remove_item(anim_scene *, uint32_t, const char *, size_t);
int32_t anim_scene_clear_list(anim_scene *, uint32_t);
int32_t anim_scene_move_item(anim_scene *, uint32_t, const char *, size_t, uint32_t);
int32_t anim_scene_update_item(anim_scene *, uint32_t, const char *, size_t, const anim_event_field *, size_t);
int32_t anim_scene_send_pointer(anim_scene *, int32_t, int32_t, double, double);
int32_t anim_scene_send_wheel(anim_scene *, double, double, double, double, int32_t *);
int32_t anim_scene_capture_pointer(anim_scene *, int32_t, const char *, size_t);
int32_t anim_scene_release_pointer(anim_scene *, int32_t);
int32_t anim_scene_send_key(anim_scene *, int32_t, int32_t, uint32_t, int32_t *);
int32_t anim_scene_set_focus(anim_scene *, const char *, size_t);
int32_t anim_scene_get_focus(anim_scene *, char *, size_t, size_t *);
int32_t anim_scene_hit_test(anim_scene *, double, double, int32_t *);
int32_t anim_scene_hit_test_region(anim_scene *, double, double, int32_t *);
int32_t anim_scene_get_region_info(anim_scene *, uint32_t, anim_region_info *);
int32_t anim_scene_get_accessibility_info(anim_scene *, uint32_t *, uint64_t *);
int32_t anim_scene_get_accessibility(anim_scene *, uint32_t, anim_accessibility_element *);
int32_t anim_scene_get_accessibility_text(anim_scene *, uint32_t, int32_t, char *, size_t, size_t *);
int32_t anim_scene_get_display_commands(anim_scene *, const anim_draw_command * *, size_t *);
int32_t anim_scene_get_display(anim_scene *, anim_display *);
int32_t anim_scene_get_display_revision(anim_scene *, uint64_t *);
int32_t anim_scene_get_display_damage(anim_scene *, uint64_t, anim_rectangle *);
int32_t anim_scene_get_svg(anim_scene *, const double *, char *, size_t, size_t *);
int32_t anim_scene_snapshot(anim_scene *, uint8_t *, size_t, size_t *);
int32_t anim_scene_restore(anim_scene *, const uint8_t *, size_t);
int32_t anim_scene_restore_edition(anim_scene *, const uint8_t *, size_t, anim_document *, const char *, size_t, const anim_scene_options *, char *, size_t, size_t *);
int32_t anim_trace_load(const char *, size_t, anim_trace * *);
int32_t anim_trace_destroy(anim_trace *);
int32_t anim_trace_get_info(anim_trace *, anim_trace_info *);
int32_t anim_trace_get_parameters(anim_trace *, char *, size_t, size_t *);
int32_t anim_trace_get_step_time(anim_trace *, size_t, int64_t *);
int32_t anim_scene_apply_step(anim_scene *, anim_trace *, size_t);
int32_t anim_scene_play(anim_scene *, anim_trace *, int64_t, size_t *);
]])

-- What C's compiler and LuaJIT must agree on.
for name, size in pairs({
    anim_point = 16,
    anim_rectangle = 32,
    anim_transform = 48,
    anim_spring = 24,
    anim_prepared_spring = 80,
    anim_cubic_bezier = 32,
    anim_keyframe_options = 64,
    anim_keyframe = 72,
    anim_keyframes_info = 24,
    anim_media_timing = 64,
    anim_media_sample = 64,
    anim_web_timing = 64,
    anim_web_sample = 56,
    anim_decay = 56,
    anim_rubber_band = 32,
    anim_color_interpolation = 12,
    anim_transform_parts = 56,
    anim_path_parsing = 16,
    anim_path_format = 16,
    anim_path_location = 72,
    anim_path_trim_options = 32,
    anim_subpath = 48,
    anim_stroke_style = 56,
    anim_morph_pair = 8,
    anim_morph_options = 80,
    anim_event = 64,
    anim_stage_options = 16,
    anim_property_options = 40,
    anim_property_info = 32,
    anim_motion = 136,
    anim_animation_options = 288,
    anim_animation_group_options = 88,
    anim_stage_info = 64,
    anim_document_options = 48,
    anim_document_warning = 24,
    anim_scene_options = 64,
    anim_scene_info = 64,
    anim_scene_change = 8,
    anim_input_info = 32,
    anim_event_field = 40,
    anim_event_value = 24,
    anim_machine_state_info = 24,
    anim_list_info = 24,
    anim_item_info = 16,
    anim_region_info = 64,
    anim_accessibility_element = 80,
    anim_gradient_stop = 40,
    anim_draw_path = 16,
    anim_linear_gradient = 32,
    anim_radial_gradient = 24,
    anim_angular_gradient = 24,
    anim_draw_gradient = 32,
    anim_draw_paint = 80,
    anim_draw_fill = 104,
    anim_draw_stroke = 136,
    anim_draw_text = 136,
    anim_draw_image = 48,
    anim_draw_shadow = 56,
    anim_draw_layer = 64,
    anim_draw_clip = 24,
    anim_draw_content = 136,
    anim_draw_command = 240,
    anim_display = 112,
    anim_trace_info = 32,
}) do
    assert(ffi.sizeof(name) == size, name .. " has another size")
end

-- The components that a function is in.
return {
    anim_version = "base",
    anim_components = "base",
    anim_status_name = "base",
    anim_last_error_message = "base",
    anim_last_error_place = "base",
    anim_last_error_pointer = "base",
    anim_set_allocator = "base",
    anim_flicks_from_seconds = "base",
    anim_flicks_to_seconds = "base",
    anim_math_evaluate = "base",
    anim_spring_make_perceptual = "motion",
    anim_spring_make_response = "motion",
    anim_spring_make_uikit = "motion",
    anim_spring_make_core_animation = "motion",
    anim_spring_evaluate = "motion",
    anim_spring_evaluate_many = "motion",
    anim_spring_prepare = "motion",
    anim_prepared_spring_evaluate = "motion",
    anim_spring_get_settling_duration = "motion",
    anim_spring_get_resting_time = "motion",
    anim_spring_make_named = "motion",
    anim_spring_describe = "motion",
    anim_spring_get_settling_time = "motion",
    anim_spring_blend_evaluate = "motion",
    anim_spring_blend_evaluate_many = "motion",
    anim_spring_blend_get_resting_time = "motion",
    anim_spring_animate_many = "motion",
    anim_spring_animate_many_float = "motion",
    anim_spring_step_many = "motion",
    anim_spring_step_many_float = "motion",
    anim_cubic_bezier_make_named = "motion",
    anim_cubic_bezier_evaluate = "motion",
    anim_cubic_bezier_evaluate_many = "motion",
    anim_cubic_bezier_get_slope = "motion",
    anim_cubic_bezier_invert = "motion",
    anim_easing_create_css = "motion",
    anim_easing_create_cubic_bezier = "motion",
    anim_easing_create_steps = "motion",
    anim_easing_create_linear = "motion",
    anim_easing_create_penner = "motion",
    anim_easing_create_spring = "motion",
    anim_easing_create_callback = "motion",
    anim_easing_destroy = "motion",
    anim_easing_evaluate = "motion",
    anim_easing_evaluate_many = "motion",
    anim_easing_animate_many = "motion",
    anim_easing_animate_many_float = "motion",
    anim_easing_get_slope = "motion",
    anim_easing_get_css = "motion",
    anim_default_keyframe_options = "motion",
    anim_keyframes_create_values = "motion",
    anim_keyframes_create_blocks = "motion",
    anim_keyframes_create_track = "motion",
    anim_keyframes_destroy = "motion",
    anim_keyframes_get_info = "motion",
    anim_keyframes_evaluate = "motion",
    anim_keyframes_evaluate_many = "motion",
    anim_default_media_timing = "motion",
    anim_media_timing_evaluate = "motion",
    anim_media_timing_evaluate_many = "motion",
    anim_media_timing_get_interval = "motion",
    anim_default_web_timing = "motion",
    anim_web_timing_evaluate = "motion",
    anim_web_timing_evaluate_many = "motion",
    anim_web_timing_get_interval = "motion",
    anim_default_decay = "motion",
    anim_decay_get_rate = "motion",
    anim_decay_evaluate = "motion",
    anim_decay_animate_many = "motion",
    anim_decay_predict = "motion",
    anim_decay_get_velocity = "motion",
    anim_rubber_band_evaluate = "motion",
    anim_rubber_band_invert = "motion",
    anim_velocity_estimator_create = "motion",
    anim_velocity_estimator_destroy = "motion",
    anim_velocity_estimator_reset = "motion",
    anim_velocity_estimator_add = "motion",
    anim_velocity_estimator_estimate = "motion",
    anim_color_convert = "motion",
    anim_color_interpolate = "motion",
    anim_color_interpolate_many = "motion",
    anim_transform_decompose = "motion",
    anim_transform_compose = "motion",
    anim_transform_interpolate = "motion",
    anim_transform_interpolate_many = "motion",
    anim_path_create = "paths",
    anim_path_destroy = "paths",
    anim_path_clear = "paths",
    anim_path_move_to = "paths",
    anim_path_line_to = "paths",
    anim_path_quadratic_to = "paths",
    anim_path_cubic_to = "paths",
    anim_path_close = "paths",
    anim_path_append = "paths",
    anim_path_add_rectangle = "paths",
    anim_path_add_ellipse = "paths",
    anim_path_add_symbol = "paths",
    anim_path_transform = "paths",
    anim_path_get_bounds = "paths",
    anim_path_get_counts = "paths",
    anim_path_copy = "paths",
    anim_default_path_parsing = "paths",
    anim_path_parse = "paths",
    anim_default_path_format = "paths",
    anim_path_write = "paths",
    anim_path_arc_to = "paths",
    anim_path_add_arc = "paths",
    anim_path_data_match = "paths",
    anim_path_get_length = "paths",
    anim_path_get_length_at = "paths",
    anim_path_get_location_at = "paths",
    anim_path_get_values_at = "paths",
    anim_path_get_transforms_at = "paths",
    anim_path_find_nearest = "paths",
    anim_path_find_nearest_many = "paths",
    anim_default_path_trim_options = "paths",
    anim_path_trim = "paths",
    anim_path_split = "paths",
    anim_path_list_subpaths = "paths",
    anim_path_get_control_bounds = "paths",
    anim_path_get_area = "paths",
    anim_path_get_centroid = "paths",
    anim_path_get_winding = "paths",
    anim_path_get_winding_many = "paths",
    anim_path_contains = "paths",
    anim_path_flatten = "paths",
    anim_path_get_flattened_counts = "paths",
    anim_path_get_polylines = "paths",
    anim_path_assign = "paths",
    anim_path_is_equal = "paths",
    anim_path_get_subpath = "paths",
    anim_path_extend = "paths",
    anim_path_join = "paths",
    anim_path_reverse = "paths",
    anim_path_reverse_subpath = "paths",
    anim_path_subdivide = "paths",
    anim_path_convert = "paths",
    anim_path_close_all = "paths",
    anim_path_remove_degenerate = "paths",
    anim_default_stroke_style = "paths",
    anim_path_stroke = "paths",
    anim_path_dash = "paths",
    anim_path_round_corners = "paths",
    anim_path_stroke_contains = "paths",
    anim_path_stroke_contains_many = "paths",
    anim_path_combine = "paths",
    anim_path_simplify = "paths",
    anim_path_offset = "paths",
    anim_path_collection_create = "paths",
    anim_path_collection_destroy = "paths",
    anim_path_collection_clear = "paths",
    anim_path_collection_parse = "paths",
    anim_path_collection_append = "paths",
    anim_path_collection_get_count = "paths",
    anim_path_collection_get_path = "paths",
    anim_path_collection_list_bounds = "paths",
    anim_path_collection_list_lengths = "paths",
    anim_path_collection_list_areas = "paths",
    anim_path_collection_contains = "paths",
    anim_default_morph_options = "paths",
    anim_morph_create = "paths",
    anim_morph_create_sequence = "paths",
    anim_morph_destroy = "paths",
    anim_morph_get_path = "paths",
    anim_morph_get_counts = "paths",
    anim_morph_get_verbs = "paths",
    anim_morph_evaluate = "paths",
    anim_morph_get_aligned = "paths",
    anim_morph_list_pairs = "paths",
    anim_expression_create = "stage",
    anim_expression_destroy = "stage",
    anim_expression_list_variables = "stage",
    anim_expression_evaluate = "stage",
    anim_expression_evaluate_many = "stage",
    anim_expression_differentiate = "stage",
    anim_default_stage_options = "stage",
    anim_stage_create = "stage",
    anim_stage_destroy = "stage",
    anim_stage_abandon_call = "stage",
    anim_stage_add_property = "stage",
    anim_default_property_options = "stage",
    anim_stage_add_property_with = "stage",
    anim_stage_add_path = "stage and paths",
    anim_stage_set_path = "stage and paths",
    anim_stage_spring_to_path = "stage and paths",
    anim_stage_curve_to_path = "stage and paths",
    anim_stage_get_path = "stage and paths",
    anim_stage_add_scalars = "stage",
    anim_stage_remove_property = "stage",
    anim_stage_find_property = "stage",
    anim_stage_list_properties = "stage",
    anim_stage_get_property_info = "stage",
    anim_stage_get_name = "stage",
    anim_stage_set_threshold = "stage",
    anim_stage_set_value = "stage",
    anim_stage_set_value_many = "stage",
    anim_stage_spring_to = "stage",
    anim_stage_curve_to = "stage",
    anim_stage_get_value = "stage",
    anim_stage_get_value_many = "stage",
    anim_stage_take_changed = "stage",
    anim_default_motion = "stage",
    anim_stage_begin_transaction = "stage",
    anim_stage_commit_transaction = "stage",
    anim_stage_set_action = "stage",
    anim_stage_set_reduced_motion = "stage",
    anim_default_animation_options = "stage",
    anim_stage_animate = "stage",
    anim_stage_animate_path = "stage and paths",
    anim_stage_set_path_turns = "stage and paths",
    anim_stage_get_path_turns = "stage and paths",
    anim_stage_set_path_paint = "stage and paths",
    anim_stage_get_path_paint = "stage and paths",
    anim_keyframes_create_paths = "stage and paths",
    anim_keyframes_create_path_blocks = "stage and paths",
    anim_keyframes_create_path_track = "stage and paths",
    anim_keyframes_get_path = "stage and paths",
    anim_stage_remove_animation = "stage",
    anim_stage_remove_all_animations = "stage",
    anim_stage_hold = "stage",
    anim_default_animation_group_options = "stage",
    anim_stage_add_group = "stage",
    anim_stage_remove_group = "stage",
    anim_animation_group_get_time = "stage",
    anim_animation_group_set_speed = "stage",
    anim_animation_group_set_paused = "stage",
    anim_animation_group_seek = "stage",
    anim_animator_get_fraction = "stage",
    anim_animator_set_fraction = "stage",
    anim_animator_pause = "stage",
    anim_animator_run = "stage",
    anim_animator_stop = "stage",
    anim_stage_set_expression = "stage",
    anim_stage_add_derived = "stage",
    anim_stage_get_expression = "stage",
    anim_stage_observe = "stage",
    anim_stage_add_bank = "stage",
    anim_stage_remove_bank = "stage",
    anim_spring_bank_retarget = "stage",
    anim_spring_bank_set_values = "stage",
    anim_spring_bank_get_values = "stage",
    anim_spring_bank_view_create = "stage",
    anim_spring_bank_view_get_values = "stage",
    anim_spring_bank_view_destroy = "stage",
    anim_spring_bank_get_velocities = "stage",
    anim_spring_bank_get_counts = "stage",
    anim_spring_bank_take_settled = "stage",
    anim_stage_advance = "stage",
    anim_stage_advance_flicks = "stage",
    anim_stage_set_paused = "stage",
    anim_stage_set_time_scale = "stage",
    anim_stage_set_step_budget = "stage",
    anim_stage_get_info = "stage",
    anim_stage_poll_events = "stage",
    anim_stage_set_event_callback = "stage",
    anim_stage_get_hash = "stage",
    anim_stage_snapshot = "stage",
    anim_stage_restore = "stage",
    anim_stage_find_counterpart = "stage",
    anim_default_document_options = "machine",
    anim_document_load = "machine",
    anim_document_get_warning_count = "machine",
    anim_document_get_warning = "machine",
    anim_document_get_warning_text = "machine",
    anim_document_destroy = "machine",
    anim_default_scene_options = "machine",
    anim_scene_load = "machine",
    anim_scene_create = "machine",
    anim_scene_reload = "machine",
    anim_scene_destroy = "machine",
    anim_scene_abandon_call = "machine",
    anim_scene_get_stage = "machine",
    anim_scene_get_info = "machine",
    anim_scene_advance = "machine",
    anim_scene_advance_flicks = "machine",
    anim_scene_advance_many = "scene",
    anim_scene_send = "machine",
    anim_scene_get_input_info = "machine",
    anim_scene_set_number = "machine",
    anim_scene_set_boolean = "machine",
    anim_scene_set_string = "machine",
    anim_scene_fire_trigger = "machine",
    anim_scene_get_number = "machine",
    anim_scene_get_boolean = "machine",
    anim_scene_get_string = "machine",
    anim_scene_get_atomic_states = "machine",
    anim_scene_is_in_state = "machine",
    anim_scene_send_data = "machine",
    anim_scene_get_event_value = "machine",
    anim_scene_get_event_text = "machine",
    anim_scene_get_configuration = "machine",
    anim_scene_is_done = "machine",
    anim_scene_get_state_count = "machine",
    anim_scene_get_state_info = "machine",
    anim_scene_get_hash = "machine",
    anim_scene_get_list_info = "machine",
    anim_scene_find_list = "machine",
    anim_scene_get_item_info = "machine",
    anim_scene_get_item_key = "machine",
    anim_scene_find_item = "machine",
    anim_scene_append_item = "machine",
    anim_scene_remove_item = "machine",
    anim_scene_clear_list = "machine",
    anim_scene_move_item = "machine",
    anim_scene_update_item = "machine",
    anim_scene_send_pointer = "scene",
    anim_scene_send_wheel = "scene",
    anim_scene_capture_pointer = "scene",
    anim_scene_release_pointer = "scene",
    anim_scene_send_key = "scene",
    anim_scene_set_focus = "scene",
    anim_scene_get_focus = "scene",
    anim_scene_hit_test = "scene",
    anim_scene_hit_test_region = "scene",
    anim_scene_get_region_info = "scene",
    anim_scene_get_accessibility_info = "scene",
    anim_scene_get_accessibility = "scene",
    anim_scene_get_accessibility_text = "scene",
    anim_scene_get_display_commands = "scene",
    anim_scene_get_display = "scene",
    anim_scene_get_display_revision = "scene",
    anim_scene_get_display_damage = "scene",
    anim_scene_get_svg = "scene",
    anim_scene_snapshot = "machine",
    anim_scene_restore = "machine",
    anim_scene_restore_edition = "machine",
    anim_trace_load = "scene",
    anim_trace_destroy = "scene",
    anim_trace_get_info = "scene",
    anim_trace_get_parameters = "scene",
    anim_trace_get_step_time = "scene",
    anim_scene_apply_step = "scene",
    anim_scene_play = "scene",
}
