/* SPDX-License-Identifier: MIT */
/*
 * Comparisons: a stage or scene with one that has restored its snapshot, where one advances in parts and the other at
 * once; and a scene with one that has reloaded its own document. Both must end with the same hash.
 */
#include "world.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef anim_status (*advance_function)(void *object, int64_t flicks);

static anim_status advance_stage(void *object, int64_t flicks) {
    return anim_stage_advance_flicks(object, flicks);
}
static anim_status advance_scene(void *object, int64_t flicks) {
    return anim_scene_advance_flicks(object, flicks);
}

/* At once and in parts. Both must succeed or both must fail. */
static void advance_both(struct world *world, void *once, void *often, advance_function advance, const char *what) {
    int64_t flicks = (int64_t)(take_bits(world, 4) % (3u * ANIM_FLICKS_PER_SECOND)), left = flicks;
    int parts = 1 + take(world) % 9;
    anim_status status = advance(once, flicks), other = ANIM_OK;
    for (int part = parts; part > 0 && other == ANIM_OK; part -= 1) {
        int64_t step = part == 1 ? left : (int64_t)((double)left / part * (take(world) / 128.0));
        step = step > left ? left : step;
        other = advance(often, step);
        left -= step;
    }
    if (status != other) {
        fail(world, what, "one advances and the other does not");
    }
}

static void *bytes_of(struct world *world, void *object, int is_scene, size_t *length) {
    anim_status status =
        is_scene ? anim_scene_snapshot(object, NULL, 0, length) : anim_stage_snapshot(object, NULL, 0, length);
    if (status != ANIM_OK) {
        if (status != ANIM_ERROR_STATE && status != ANIM_ERROR_LIMIT) {
            fail(world, "snapshot", "refused for another reason than the header names");
        }
        return NULL;
    }
    uint8_t *bytes = malloc(*length);
    status = is_scene ? anim_scene_snapshot(object, bytes, *length, length)
                      : anim_stage_snapshot(object, bytes, *length, length);
    if (bytes == NULL || status != ANIM_OK) {
        fail(world, "snapshot", "refused after its length was told");
    }
    return bytes;
}

static uint64_t stage_hash(const struct world *world, void *stage) {
    uint64_t hash = 0;
    if (anim_stage_get_hash(stage, &hash) != ANIM_OK) {
        fail(world, "anim_stage_get_hash", "refused");
    }
    return hash;
}

static uint64_t scene_hash(const struct world *world, void *scene) {
    uint64_t hash = 0;
    if (anim_scene_get_hash(scene, &hash) != ANIM_OK) {
        fail(world, "anim_scene_get_hash", "refused");
    }
    return hash;
}

/* Commits open transactions: inside a transaction a stage has no snapshot, and its clock stands still. */
static void commit_all(struct world *world, anim_stage *stage) {
    anim_stage_info info = {.struct_size = sizeof info};
    while (anim_stage_get_info(stage, &info) == ANIM_OK && info.open_transactions > 0) {
        size_t left = world->identifier_count[IDENTIFIER_TRANSACTION];
        while (left > 0 &&
               anim_stage_commit_transaction(stage, world->identifiers[IDENTIFIER_TRANSACTION][left - 1]) != ANIM_OK) {
            left -= 1;
        }
        if (left == 0) {
            return;
        }
    }
}

/* A step budget belongs to the host and is not in snapshots: the time it owes is processed before a comparison. */
static void take_budget_away(anim_stage *stage) {
    for (size_t index = 0; index < abi_function_count; index += 1) {
        if (strcmp(abi_functions[index].name, "anim_stage_set_step_budget") == 0) {
            uint32_t steps = 0;
            anim_status status = ANIM_OK;
            void *arguments[] = {&stage, &steps};
            abi_functions[index].direct(arguments, &status);
        }
    }
}

static void compare_stages(struct world *world, struct object *object) {
    anim_stage *twin = NULL;
    size_t length = 0;
    if (object->owner == NULL) {
        commit_all(world, object->pointer);
        take_budget_away(object->pointer);
        (void)anim_stage_advance_flicks(object->pointer, 0);
    }
    void *bytes = object->owner == NULL ? bytes_of(world, object->pointer, 0, &length) : NULL;
    if (bytes == NULL) {
        return;
    }
    if (anim_stage_create(NULL, &twin) != ANIM_OK || anim_stage_restore(twin, bytes, length) != ANIM_OK) {
        fail(world, "anim_stage_restore", "a stage's own snapshot is refused");
    }
    if (stage_hash(world, object->pointer) != stage_hash(world, twin)) {
        fail(world, "anim_stage_restore", "the restored stage has another hash");
    }
    advance_both(world, object->pointer, twin, advance_stage, "a restored stage");
    if (stage_hash(world, object->pointer) != stage_hash(world, twin)) {
        fail(world, "anim_stage_advance", "the restored stage in parts and the running one at once end differently");
    }
    anim_stage_destroy(twin);
    free(bytes);
}

static anim_scene *load_twin(struct world *world, const struct object *object) {
    anim_scene *twin = NULL;
    size_t length = 0;
    const char *text = document_text(object->document, &length);
    if (anim_scene_load(text, length, NULL, &twin) != ANIM_OK) {
        fail(world, "anim_scene_load", "a document that was loaded before is refused");
    }
    return twin;
}

static void compare_scenes(struct world *world, struct object *object) {
    size_t length = 0, told = 0, text_length = 0;
    int reloads = take(world) & 1;
    if (object->document < 0 || object->is_touched) {
        return;
    }
    void *bytes = bytes_of(world, object->pointer, 1, &length);
    if (bytes == NULL) {
        return;
    }
    anim_scene *twin = load_twin(world, object);
    if (anim_scene_restore(twin, bytes, length) != ANIM_OK) {
        fail(world, "anim_scene_restore", "a scene's own snapshot is refused");
    }
    if (scene_hash(world, object->pointer) != scene_hash(world, twin)) {
        fail(world, "anim_scene_restore", "the restored scene has another hash");
    }
    if (reloads) {
        const char *text = document_text(object->document, &text_length);
        if (anim_scene_reload(twin, text, text_length, NULL, NULL, 0, &told) != ANIM_OK) {
            fail(world, "anim_scene_reload", "a scene's own document is refused");
        }
        if (told != 0) {
            fail(world, "anim_scene_reload", "of a scene's own document something could not be kept");
        }
        if (scene_hash(world, object->pointer) != scene_hash(world, twin)) {
            fail(world, "anim_scene_reload", "a scene that has reloaded its own document has another hash");
        }
    }
    advance_both(world, object->pointer, twin, advance_scene, reloads ? "a reloaded scene" : "a restored scene");
    if (scene_hash(world, object->pointer) != scene_hash(world, twin)) {
        fail(world, "anim_scene_advance",
             reloads ? "the reloaded scene in parts and the running one at once end differently"
                     : "the restored scene in parts and the running one at once end differently");
    }
    anim_scene_destroy(twin);
    free(bytes);
}

static void compare_object(struct world *world, enum opaque pool, struct object *object) {
    static _Thread_local int is_off = -1;
    if (is_off < 0) {
        is_off = getenv("ANIMCORE_FUZZ_ALONE") != NULL;
    }
    if (is_off) {
        return;
    }
    world->is_muted += 1;
    if (pool == OPAQUE_SCENE) {
        compare_scenes(world, object);
    } else {
        compare_stages(world, object);
    }
    world->is_muted -= 1;
}

void compare_twins(struct world *world) {
    enum opaque pool = take(world) & 1 ? OPAQUE_SCENE : OPAQUE_STAGE;
    size_t count = world->object_count[pool];
    if (count > 0) {
        compare_object(world, pool, &world->objects[pool][take(world) % count]);
    }
}

void compare_after(struct world *world, const char *function, const void *pointer) {
    static const char *const begin[] = {
        "anim_stage_animate", "anim_stage_animate_path", "anim_stage_commit_transaction", "anim_animator_run",
        "anim_scene_send",    "anim_scene_fire_trigger", "anim_spring_bank_retarget"};
    for (size_t index = 0; index < sizeof begin / sizeof begin[0]; index += 1) {
        if (strcmp(function, begin[index]) == 0 && take(world) < 100) {
            enum opaque pool = strncmp(function, "anim_scene", 10) == 0 ? OPAQUE_SCENE : OPAQUE_STAGE;
            struct object *object = find_object(world, pool, pointer);
            if (object != NULL) {
                compare_object(world, pool, object);
            }
        }
    }
}
