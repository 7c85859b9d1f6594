/* SPDX-License-Identifier: MIT */
/* The live objects and identifiers during a sequence of calls. */
#include "world.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

uint8_t take(struct world *world) {
    return world->bytes < world->end ? *world->bytes++ : 0;
}

uint64_t take_bits(struct world *world, int bytes) {
    uint64_t bits = 0;
    for (int index = 0; index < bytes; index += 1) {
        bits = bits << 8 | take(world);
    }
    return bits;
}

int is_over(const struct world *world) {
    return world->bytes >= world->end;
}

void fail(const struct world *world, const char *function, const char *what) {
    fprintf(stderr, "call %ld, %s: %s; last error: %s\n", world->calls, function, what, anim_last_error_message());
    abort();
}

void note(struct world *world, uint64_t bits) {
    world->digest = (world->digest ^ bits) * 0x100000001B3u;
    world->digest ^= world->digest >> 29;
}

static struct {
    const char *type;
    const struct abi_function *destroy;
} opaques[OPAQUE_COUNT];

/* Reads the types from the description, once and before threads exist. */
__attribute__((constructor)) static void find_opaques(void) {
    size_t count = OPAQUE_SCENE + 1;
    opaques[OPAQUE_PATH].type = "anim_path";
    opaques[OPAQUE_STAGE].type = "anim_stage";
    opaques[OPAQUE_SCENE].type = "anim_scene";
    for (size_t index = 0; index < abi_function_count; index += 1) {
        const struct abi_function *function = &abi_functions[index];
        size_t length = strlen(function->name);
        if (length < 8 || strcmp(function->name + length - 8, "_destroy") != 0 || function->parameter_count != 1) {
            continue;
        }
        const char *type = function->parameters[0].type->to->name;
        int pool = opaque_of(type);
        if (pool < 0 && count < OPAQUE_COUNT) {
            pool = (int)count;
            opaques[count].type = type;
            count += 1;
        }
        if (pool >= 0) {
            opaques[pool].destroy = function;
        }
    }
}

int opaque_of(const char *type) {
    for (int index = 0; index < OPAQUE_COUNT && opaques[index].type != NULL; index += 1) {
        if (strcmp(type, opaques[index].type) == 0) {
            return index;
        }
    }
    return -1;
}

int identifier_of(const char *type) {
    static const char *const names[] = {"anim_property", "anim_transaction", "anim_animation", "anim_animation_group",
                                        "anim_spring_bank"};
    for (int index = 0; index < IDENTIFIER_COUNT; index += 1) {
        if (strcmp(type, names[index]) == 0) {
            return index;
        }
    }
    return -1;
}

struct object *find_object(struct world *world, enum opaque pool, const void *pointer) {
    for (size_t index = 0; index < world->object_count[pool]; index += 1) {
        if (world->objects[pool][index].pointer == pointer) {
            return &world->objects[pool][index];
        }
    }
    return NULL;
}

static void destroy(enum opaque pool, const struct object *object) {
    void *pointer = object->pointer, *arguments[] = {&pointer};
    anim_status status = ANIM_OK;
    /* A scene's stage is destroyed with the scene. */
    if (object->owner == NULL && opaques[pool].destroy != NULL) {
        opaques[pool].destroy->direct(arguments, &status);
    }
}

void forget_object(struct world *world, enum opaque pool, const void *pointer) {
    struct object *object = find_object(world, pool, pointer);
    if (object == NULL) {
        return;
    }
    world->object_count[pool] -= 1;
    *object = world->objects[pool][world->object_count[pool]];
    if (pool == OPAQUE_SCENE) {
        for (size_t index = 0; index < world->object_count[OPAQUE_STAGE]; index += 1) {
            if (world->objects[OPAQUE_STAGE][index].owner == pointer) {
                forget_object(world, OPAQUE_STAGE, world->objects[OPAQUE_STAGE][index].pointer);
                break;
            }
        }
    }
}

void add_object(struct world *world, enum opaque pool, struct object object) {
    if (find_object(world, pool, object.pointer) != NULL) {
        return;
    }
    if (world->object_count[pool] == LARGEST_POOL) {
        /* Nothing is destroyed inside a callback: the object may be the one that calls. */
        if (object.owner != NULL || world->depth > 0) {
            if (object.owner == NULL) {
                destroy(pool, &object);
            }
            return;
        }
        struct object oldest = world->objects[pool][0];
        forget_object(world, pool, oldest.pointer);
        destroy(pool, &oldest);
    }
    world->objects[pool][world->object_count[pool]] = object;
    world->object_count[pool] += 1;
}

void remember_identifier(struct world *world, int kind, uint64_t identifier) {
    size_t *count = &world->identifier_count[kind];
    if (*count == LARGEST_IDENTIFIERS) {
        memmove(world->identifiers[kind], world->identifiers[kind] + 1, (LARGEST_IDENTIFIERS - 1) * sizeof(uint64_t));
        *count -= 1;
    }
    world->identifiers[kind][*count] = identifier;
    *count += 1;
}

void destroy_world(struct world *world) {
    uint64_t hash = 0;
    for (size_t index = 0; index < world->object_count[OPAQUE_STAGE]; index += 1) {
        anim_stage_get_hash(world->objects[OPAQUE_STAGE][index].pointer, &hash);
        note(world, hash);
    }
    for (size_t index = 0; index < world->object_count[OPAQUE_SCENE]; index += 1) {
        anim_scene_get_hash(world->objects[OPAQUE_SCENE][index].pointer, &hash);
        note(world, hash);
    }
    for (int pool = OPAQUE_COUNT - 1; pool >= 0; pool -= 1) {
        for (size_t index = 0; index < world->object_count[pool]; index += 1) {
            destroy((enum opaque)pool, &world->objects[pool][index]);
        }
    }
}
