/* SPDX-License-Identifier: MIT */
/*
 * Counts heap allocations of a document's scene that is played round after round, once it has been for some.
 *
 *     rounds DOCUMENT TRACE [PARAMETERS]
 *
 * The trace's steps are applied at their times after the beginning of a round, and the scene is advanced between them and
 * for three seconds afterwards, frame by frame; it is shown after each frame, and its events are polled. Counted are the
 * allocations inside anim_scene_advance, inside anim_scene_apply_step and inside anim_scene_get_display_commands; printed on one
 * line each. With ANIMCORE_TRACE_ALLOCATIONS set, the first that is found ends in abort(), for a debugger to show where.
 */
#include "counted_allocator.h"
#include <animcore.h>
#include <stdio.h>

enum { WARM_ROUNDS = 80, ROUNDS = 8 };

static void check(anim_status status, const char *what) {
    if (status != ANIM_OK) {
        fprintf(stderr, "%s: %s: %s\n", what, anim_status_name(status), anim_last_error_message());
        exit(1);
    }
}

static char *read_file(const char *path, size_t *length) {
    FILE *file = fopen(path, "rb");
    char *text = malloc(1 << 20);
    if (file == NULL || text == NULL) {
        perror(path);
        exit(1);
    }
    *length = fread(text, 1, 1 << 20, file);
    fclose(file);
    return text;
}

struct played {
    anim_scene *scene;
    anim_stage *stage;
    int is_warm;
    long in_advance, in_steps, in_display, frames, events, refused;
    long before;
};

static void begin(struct played *played) {
    played->before = allocations;
    is_fatal = played->is_warm && getenv("ANIMCORE_TRACE_ALLOCATIONS") != NULL;
}

static void end(struct played *played, long *sum) {
    is_fatal = 0;
    if (played->is_warm) {
        *sum += allocations - played->before;
    }
}

static void show_frame(struct played *played, int64_t flicks) {
    anim_event events[64];
    const anim_draw_command *commands;
    size_t count;
    begin(played);
    check(anim_scene_advance_flicks(played->scene, flicks), "advance");
    end(played, &played->in_advance);
    begin(played);
    check(anim_scene_get_display_commands(played->scene, &commands, &count), "display");
    end(played, &played->in_display);
    do {
        check(anim_stage_poll_events(played->stage, events, 64, &count), "poll_events");
        played->events += (long)count;
    } while (count == 64);
    played->frames += 1;
}

static void play_until(struct played *played, int64_t *now, int64_t time) {
    const int64_t frame = ANIM_FLICKS_PER_SECOND / 60;
    while (*now < time) {
        int64_t step = time - *now < frame ? time - *now : frame;
        show_frame(played, step);
        *now += step;
    }
}

static void play_round(struct played *played, const anim_trace *trace, size_t steps) {
    int64_t now = 0, time = 0;
    for (size_t step = 0; step < steps; step++) {
        check(anim_trace_get_step_time(trace, step, &time), "step_time");
        play_until(played, &now, time);
        begin(played);
        /* A step may not fit a later round, such as a press of what is pressed. */
        played->refused += anim_scene_apply_step(played->scene, trace, step) != ANIM_OK;
        end(played, &played->in_steps);
    }
    play_until(played, &now, now + 3 * (int64_t)ANIM_FLICKS_PER_SECOND);
}

int main(int count, char **arguments) {
    if (count != 3 && count != 4) {
        fprintf(stderr, "usage: rounds DOCUMENT TRACE [PARAMETERS]\n");
        return 2;
    }
    size_t length = 0, trace_length = 0, parameters_length = 0;
    char *text = read_file(arguments[1], &length), *trace_text = read_file(arguments[2], &trace_length);
    char *parameters = count > 3 ? read_file(arguments[3], &parameters_length) : NULL;
    struct played played = {0};
    anim_trace *trace = NULL;
    anim_scene_options options;
    check(anim_trace_load(trace_text, trace_length, &trace), "trace_load");
    anim_trace_info info;
    info.struct_size = sizeof info;
    check(anim_trace_get_info(trace, &info), "trace_info");
    check(anim_default_scene_options(&options, sizeof options), "default_scene_options");
    options.parameters = parameters;
    options.parameters_length = parameters_length;
    check(anim_scene_load(text, length, &options, &played.scene), "scene_load");
    check(anim_scene_get_stage(played.scene, &played.stage), "scene_stage");
    for (int round = 0; round < WARM_ROUNDS + ROUNDS; round++) {
        played.is_warm = round >= WARM_ROUNDS;
        play_round(&played, trace, (size_t)info.step_count);
    }
    printf("advance %ld\nsteps %ld\ndisplay %ld\nframes %ld\nevents %ld\nrefused %ld\n", played.in_advance,
           played.in_steps, played.in_display, played.frames, played.events, played.refused);
    check(anim_scene_destroy(played.scene), "scene_destroy");
    check(anim_trace_destroy(trace), "trace_destroy");
    free(text);
    free(trace_text);
    free(parameters);
    return allocations > 0 ? 0 : 1;
}
