/* SPDX-License-Identifier: MIT */
/* Properties of one's own, animated like any other: a background color, a text's color, and the angle of a gradient.

   First all three by transactions; then the same properties by a spring, by keyframes, in mixed transactions and with
   a delay. bindings/python/examples/animatable_properties.py is the same program in Python and prints the same lines. */
#include <animcore.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FRAMES_PER_SECOND = 60 };

/* Where the gradient starts and ends in a square from 0 to 1: 0 degrees run from top to bottom. */
static const char end_points[] = "pow(sin(pi * (angle / 360 + 0.75)), 2), pow(sin(pi * angle / 360), 2),"
                                 "pow(sin(pi * (angle / 360 + 0.25)), 2), pow(sin(pi * (angle / 360 + 0.5)), 2)";

static const double red[] = {1, 0, 0, 1}, green[] = {0, 1, 0, 1}, blue[] = {0, 0, 1, 1};

/* Three squares: one with a background, one with a text, one with a gradient. */
typedef struct squares {
    anim_stage *stage;
    anim_property background, text, angle, gradient;
    int frame;
} squares;

static void check(anim_status status) {
    if (status == ANIM_OK) {
        return;
    }
    fprintf(stderr, "animatable_properties: %s\n", anim_last_error_message());
    exit(1);
}

/* Hears the angle that is seen at every frame; says so at some. */
static void hear(void *context, anim_property property, const double *value, size_t count) {
    const squares *self = (const squares *)context;
    (void)property;
    (void)count;
    if (self->frame % 45 == 0) {
        printf("       heard an angle of %.3f degrees\n", value[0]);
    }
}

static anim_property add(anim_stage *stage, const char *name, int32_t kind, const double *value, size_t count) {
    anim_property property = 0;
    check(anim_stage_add_property(stage, name, strlen(name), kind, value, count, &property));
    return property;
}

static void make(squares *self) {
    const double zeros[4] = {0, 0, 0, 0};
    anim_motion inherited;

    memset(self, 0, sizeof *self);
    check(anim_stage_create(NULL, &self->stage));
    self->background = add(self->stage, "background", ANIM_VALUE_KIND_COLOR, blue, 4);
    self->text = add(self->stage, "text", ANIM_VALUE_KIND_COLOR, red, 4);
    self->angle = add(self->stage, "angle", ANIM_VALUE_KIND_SCALAR, zeros, 1);
    self->gradient = add(self->stage, "gradient", ANIM_VALUE_KIND_VECTOR4, zeros, 4);
    check(anim_stage_set_expression(self->stage, self->gradient, end_points, strlen(end_points)));
    /* The text's color has an action of its own, which takes the open transaction's timing and goes on from what is
       seen. (That is what a property does by itself; here it is said.) */
    check(anim_default_motion(&inherited, sizeof inherited));
    check(anim_stage_set_action(self->stage, self->text, ANIM_ACTION_OWN, &inherited));
    check(anim_stage_observe(self->stage, self->angle, hear, self, NULL));
}

/* Lets time pass, and draws four frames of each second. */
static void show(squares *self, double seconds) {
    const anim_property properties[] = {self->background, self->text, self->gradient};
    for (int left = (int)(seconds * FRAMES_PER_SECOND + 0.5); left > 0; left -= 1) {
        double v[12];
        self->frame += 1;
        check(anim_stage_advance_flicks(self->stage, ANIM_FLICKS_PER_SECOND / FRAMES_PER_SECOND));
        if (self->frame % 15 != 0) {
            continue;
        }
        check(anim_stage_get_value_many(self->stage, properties, 3, ANIM_READ_PRESENTATION, v, 12));
        printf("%5.2f s  background %.3f %.3f %.3f  text %.3f %.3f %.3f  gradient (%.3f %.3f) to (%.3f %.3f)\n",
               (double)self->frame / FRAMES_PER_SECOND, v[0], v[1], v[2], v[4], v[5], v[6], v[8], v[9], v[10], v[11]);
    }
}

/* What is ANIM_INHERIT comes from the transaction around it. */
static anim_motion motion(int32_t kind, double duration, double delay) {
    anim_motion result;
    check(anim_default_motion(&result, sizeof result));
    result.kind = kind;
    result.duration = duration;
    result.delay = delay;
    return result;
}

static void by_transactions(squares *self) {
    const double angle = 270;
    const anim_motion whole = motion(ANIM_MOTION_KIND_INHERIT, 3, ANIM_INHERIT);
    const anim_motion delayed = motion(ANIM_MOTION_KIND_INHERIT, ANIM_INHERIT, 2);
    anim_transaction outer = 0, inner = 0;

    check(anim_stage_begin_transaction(self->stage, &whole, &outer));
    check(anim_stage_set_value(self->stage, self->background, green, 4));
    check(anim_stage_set_value(self->stage, self->angle, &angle, 1));
    check(anim_stage_begin_transaction(self->stage, &delayed, &inner));
    check(anim_stage_set_value(self->stage, self->text, green, 4));
    check(anim_stage_commit_transaction(self->stage, inner));
    check(anim_stage_commit_transaction(self->stage, outer));
}

static void by_a_spring(squares *self) {
    const double angle = 45;
    anim_motion linear = motion(ANIM_MOTION_KIND_CURVE, 1.5, ANIM_INHERIT);
    anim_motion spring = motion(ANIM_MOTION_KIND_SPRING, ANIM_INHERIT, 0.5);
    anim_transaction outer = 0, inner = 0;

    check(anim_cubic_bezier_make_named("linear", 6, &linear.curve));
    check(anim_spring_make_perceptual(0.8, 0.3, &spring.spring));
    check(anim_stage_begin_transaction(self->stage, &linear, &outer));
    check(anim_stage_set_value(self->stage, self->background, blue, 4));
    check(anim_stage_begin_transaction(self->stage, &spring, &inner));
    check(anim_stage_set_value(self->stage, self->angle, &angle, 1));
    check(anim_stage_commit_transaction(self->stage, inner));
    check(anim_stage_commit_transaction(self->stage, outer));
}

static void by_keyframes(squares *self) {
    const double values[] = {180, 90, 0};
    const anim_motion spring = motion(ANIM_MOTION_KIND_SPRING, ANIM_INHERIT, ANIM_INHERIT);
    anim_keyframe keys[3];
    anim_keyframe_options options;
    anim_animation_options animation;
    anim_keyframes *turns = NULL;
    anim_transaction transaction = 0;

    memset(keys, 0, sizeof keys);
    keys[0].kind = ANIM_KEYFRAME_KIND_CUBIC;
    keys[0].duration = 0.75;
    keys[1].kind = ANIM_KEYFRAME_KIND_LINEAR;
    keys[1].duration = 0.5;
    check(anim_cubic_bezier_make_named("linear", 6, &keys[1].curve));
    keys[2].kind = ANIM_KEYFRAME_KIND_SPRING;
    keys[2].duration = 1;
    check(anim_spring_make_perceptual(0.5, 0, &keys[2].spring));
    check(anim_default_keyframe_options(&options, sizeof options));
    check(anim_keyframes_create_track(&options, keys, 3, values, 3, NULL, 0, NULL, 0, &turns));

    check(anim_default_animation_options(&animation, sizeof animation));
    animation.kind = ANIM_MOTION_KIND_KEYFRAMES;
    animation.keyframes = turns;
    animation.interruption = ANIM_INTERRUPTION_REPLACE;
    animation.sets_model = 1;
    check(anim_stage_begin_transaction(self->stage, &spring, &transaction));
    check(anim_stage_set_value(self->stage, self->text, red, 4));
    check(anim_stage_animate(self->stage, self->angle, &animation, NULL));
    check(anim_stage_commit_transaction(self->stage, transaction));
    anim_keyframes_destroy(turns);
}

int main(void) {
    squares self;
    anim_stage_info info;
    double angle = 0, velocity = 0;

    make(&self);
    puts("Transactions of 3 seconds; the text's begins after 2");
    by_transactions(&self);
    show(&self, 5.25);

    puts("The angle by a spring after half a second, inside a transaction with another curve");
    by_a_spring(&self);
    show(&self, 2);

    puts("The angle by keyframes, from where the spring has it; the text by a spring");
    by_keyframes(&self);
    show(&self, 2.5);

    check(anim_stage_get_value(self.stage, self.angle, ANIM_READ_PRESENTATION, &angle, 1));
    check(anim_stage_get_value(self.stage, self.angle, ANIM_READ_VELOCITY, &velocity, 1));
    info.struct_size = sizeof info;
    check(anim_stage_get_info(self.stage, &info));
    printf("The angle stands at %.3f, and moves by %.3f a second\n", angle, velocity);
    printf("Everything is still: %s\n", info.animation_count == 0 ? "yes" : "no");
    check(anim_stage_destroy(self.stage));
    return 0;
}
