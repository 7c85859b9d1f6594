/* SPDX-License-Identifier: MIT */
/* Shared by the fuzzers of traces: a trace is played on a scene, at once and in steps, with the same result. */
#ifndef ANIMCORE_FUZZ_PLAYING_H
#define ANIMCORE_FUZZ_PLAYING_H

#include "digest.h"
#include "living.h"

enum { LONGEST_SECONDS = 4, PLAYED_STEPS = 7 };

/* Plays up to a time. Returns the final hash, or the status and the step of an error. */
static inline uint64_t play(anim_scene *scene, const anim_trace *trace, int64_t end, int steps) {
    size_t next = 0;
    uint64_t hash = 0;
    for (int step = 1; step <= steps; step += 1) {
        int64_t time = step == steps ? end : end / steps * step;
        anim_status status = anim_scene_play(scene, trace, time, &next);
        if (status != ANIM_OK) {
            expect_a_reason(status);
            return (uint64_t)next * 100 + (uint64_t)status;
        }
        if (steps > 1) {
            look_at(scene);
        }
    }
    expect(anim_scene_get_hash(scene, &hash) == ANIM_OK, "a hash");
    return hash;
}

static inline void play_both_ways(const char *document, size_t document_size, const char *text, size_t size) {
    anim_scene *once = NULL, *often = NULL;
    anim_trace *trace = NULL;
    anim_trace_info info;
    int64_t end = 0;
    anim_status status = anim_trace_load(text, size, &trace);
    if (status != ANIM_OK) {
        expect(trace == NULL, "nothing written on failure");
        expect_a_reason(status);
        return;
    }
    info.struct_size = sizeof info;
    expect(anim_trace_get_info(trace, &info) == ANIM_OK, "a trace's end");
    end = info.end;
    if (end > (int64_t)LONGEST_SECONDS * ANIM_FLICKS_PER_SECOND) {
        end = (int64_t)LONGEST_SECONDS * ANIM_FLICKS_PER_SECOND;
    }
    status = anim_scene_load(document, document_size, NULL, &once);
    if (status == ANIM_OK) {
        expect(anim_scene_load(document, document_size, NULL, &often) == ANIM_OK, "the same text to load again");
        fuzz_digest = play(once, trace, end, 1);
        expect(fuzz_digest == play(often, trace, end, PLAYED_STEPS), "both to end alike");
        anim_scene_destroy(often);
        anim_scene_destroy(once);
    } else {
        expect_a_reason(status);
    }
    anim_trace_destroy(trace);
}

#endif
