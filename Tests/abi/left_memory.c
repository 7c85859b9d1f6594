/* SPDX-License-Identifier: MIT */
/*
 * Callbacks that are left by longjmp(): after _abandon_call and _destroy, all memory of the stage or scene is given back,
 * and the contexts of its callbacks are released. Counted by an allocator. Prints how many callbacks were left.
 */
#define _POSIX_C_SOURCE 200112L /* posix_memalign */
#include "leaving_callbacks.h"
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROUNDS = 20, LONGEST = 1 << 18 };

#define REQUIRE(call)                                                                                                  \
    do {                                                                                                               \
        anim_status result_ = (call);                                                                                  \
        if (result_ != ANIM_OK) {                                                                                      \
            fprintf(stderr, "line %d: %s gave %d: %s\n", __LINE__, #call, (int)result_, anim_last_error_message());    \
            exit(1);                                                                                                   \
        }                                                                                                              \
    } while (0)

static jmp_buf outside;
static long blocks, left, released;
static const anim_spring spring = {1, 100, 10};

static void *allocate(void *context, size_t size, size_t alignment) {
    void *memory = NULL;
    (void)context;
    if (posix_memalign(&memory, alignment < sizeof(void *) ? sizeof(void *) : alignment, size) != 0) {
        return NULL;
    }
    blocks += 1;
    return memory;
}

static void give_back(void *context, void *memory) {
    (void)context;
    blocks -= 1;
    free(memory);
}

static void leave(void) {
    left += 1;
    longjmp(outside, 1);
}

static void on_release(void *context) {
    (void)context;
    released += 1;
}

/* What is left: observers or events, `times` times; then all is destroyed. */
static void leave_stage(int has_events, int times) {
    const double start = 0, end = 1;
    anim_stage *stage = NULL;
    anim_property property = 0;
    REQUIRE(anim_stage_create(NULL, &stage));
    REQUIRE(anim_stage_add_property(stage, "x", 1, ANIM_VALUE_KIND_SCALAR, &start, 1, &property));
    REQUIRE(anim_stage_spring_to(stage, property, &end, NULL, 1, &spring, NULL));
    if (has_events) {
        REQUIRE(anim_stage_set_event_callback(stage, on_event, NULL, on_release));
    } else {
        REQUIRE(anim_stage_observe(stage, property, on_value, NULL, on_release));
    }
    for (volatile int time = 0; time < times; time += 1) {
        if (setjmp(outside) == 0) {
            (void)anim_stage_advance(stage, has_events ? 10 : 0.01);
        }
        REQUIRE(anim_stage_abandon_call(stage));
    }
    REQUIRE(anim_stage_destroy(stage));
}

static void leave_scene(const anim_document *document, int has_events, int is_one_of_many) {
    anim_property properties[64];
    size_t count = 0;
    double value = 0;
    anim_scene *scene = NULL;
    anim_stage *stage = NULL;
    REQUIRE(anim_scene_create(document, NULL, &scene));
    REQUIRE(anim_scene_get_stage(scene, &stage));
    REQUIRE(anim_stage_list_properties(stage, properties, 64, &count));
    REQUIRE(anim_stage_get_value(stage, properties[0], ANIM_READ_MODEL, &value, 1));
    value += 1;
    REQUIRE(anim_stage_spring_to(stage, properties[0], &value, NULL, 1, &spring, NULL));
    if (has_events) {
        REQUIRE(anim_stage_set_event_callback(stage, on_event, NULL, on_release));
    } else {
        REQUIRE(anim_stage_observe(stage, properties[0], on_value, NULL, on_release));
    }
    if (setjmp(outside) == 0) {
        if (is_one_of_many) {
            (void)anim_scene_advance_many((anim_scene *const *)&scene, 1, 10, 0, NULL, NULL);
        } else {
            (void)anim_scene_advance(scene, 10);
        }
    }
    REQUIRE(anim_scene_abandon_call(scene));
    REQUIRE(anim_scene_destroy(scene));
}

static void leave_one(int kind, const anim_document *document) {
    switch (kind) {
    case 0:
    case 1:
        leave_stage(kind, 1);
        break;
    case 2:
    case 3:
        leave_stage(kind - 2, 5);
        break;
    case 4:
    case 5:
        leave_scene(document, kind - 4, 0);
        break;
    default:
        leave_scene(document, 0, 1);
    }
}

int main(int count, char **arguments) {
    static char text[LONGEST];
    anim_document *document = NULL;
    FILE *file = count == 2 ? fopen(arguments[1], "rb") : NULL;
    size_t length = file != NULL ? fread(text, 1, LONGEST, file) : 0;
    REQUIRE(anim_set_allocator(allocate, give_back, NULL));
    REQUIRE(anim_document_load(text, length, NULL, &document));
    for (int kind = 0; kind < 7; kind += 1) {
        leave_one(kind, document); /* what a document or thread keeps for later is there after this */
        long before = blocks, before_released = released;
        for (int round = 0; round < ROUNDS; round += 1) {
            leave_one(kind, document);
        }
        if (blocks != before || released - before_released != ROUNDS) {
            fprintf(stderr, "kind %d: %ld blocks were kept and %ld contexts released in %d rounds\n", kind,
                    blocks - before, released - before_released, ROUNDS);
            exit(1);
        }
    }
    printf("%ld\n", left);
    return 0;
}
