#include "fixture.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct fixture_texts fixture_texts;

void require(anim_status status, const char *what) {
    if (status != ANIM_OK) {
        fprintf(stderr, "the fixture cannot be built: %s: %s: %s\n", what, anim_status_name(status),
                anim_last_error_message());
        exit(2);
    }
}

#define REQUIRE(call) require((call), #call)

uint64_t fnv(uint64_t hash, const void *bytes, size_t size) {
    const unsigned char *each = bytes;
    for (size_t index = 0; index < size; index += 1) {
        hash = (hash ^ each[index]) * UINT64_C(0x100000001b3);
    }
    return hash;
}

int fixture_parts_for(const struct abi_function *function) {
    int parts = 0;
    for (size_t index = 0; index < function->parameter_count; index += 1) {
        const struct abi_type *type = function->parameters[index].type;
        if (type->kind != KIND_POINTER || type->to->kind != KIND_OPAQUE) {
            continue;
        }
        const char *name = type->to->name;
        parts |= strcmp(name, "anim_stage") == 0   ? PART_STAGE
                 : strcmp(name, "anim_scene") == 0 ? PART_SCENE
                 : strcmp(name, "anim_path") == 0  ? PART_PATH
                 : strcmp(name, "anim_trace") == 0 ? PART_TRACE
                                                   : 0;
    }
    return parts;
}

static anim_transaction move(anim_stage *stage, anim_property property, double target) {
    anim_motion motion;
    anim_transaction transaction = 0;
    REQUIRE(anim_default_motion(&motion, sizeof motion));
    motion.kind = ANIM_MOTION_SPRING;
    REQUIRE(anim_stage_begin_transaction(stage, &motion, &transaction));
    REQUIRE(anim_stage_set_value(stage, property, &target, 1));
    REQUIRE(anim_stage_commit_transaction(stage, transaction));
    return transaction;
}

/* A stage of a moving scalar, a resting one, a colour, an angle and one that was removed. */
static anim_stage *build_stage(struct fixture *fixture) {
    const double zero = 0, one = 1, colour[4] = {0.25, 0.5, 0.75, 1};
    anim_stage *stage = NULL;
    anim_property ignored;
    REQUIRE(anim_stage_create(NULL, &stage));
    REQUIRE(anim_stage_add_property(stage, "first", 5, ANIM_KIND_SCALAR, &zero, 1, &fixture->property));
    REQUIRE(anim_stage_add_property(stage, "second", 6, ANIM_KIND_ANGLE, &one, 1, &fixture->second));
    REQUIRE(anim_stage_add_property(stage, "removed", 7, ANIM_KIND_SCALAR, &one, 1, &fixture->stale));
    REQUIRE(anim_stage_add_property(stage, "tint", 4, ANIM_KIND_COLOUR, colour, 4, &ignored));
    REQUIRE(anim_stage_remove_property(stage, fixture->stale));
    fixture->transaction = move(stage, fixture->property, 10);
    REQUIRE(anim_stage_advance(stage, 0.125));
    REQUIRE(anim_stage_begin_transaction(stage, NULL, &fixture->completed_transaction));
    REQUIRE(anim_stage_commit_transaction(stage, fixture->completed_transaction));
    fixture->transaction = move(stage, fixture->property, 20); /* the first is interrupted: events wait */
    return stage;
}

static void build_stages(struct fixture *fixture) {
    struct fixture predecessor = {0}, other = {0};
    REQUIRE(anim_stage_destroy(build_stage(&predecessor)));
    fixture->stage = fixture->own_stage = build_stage(fixture);
    fixture->other_stage = build_stage(&other);
    fixture->of_predecessor = predecessor.property;
    fixture->transaction_of_predecessor = predecessor.transaction;
    fixture->foreign = other.property;
    fixture->foreign_transaction = other.transaction;
}

static void build_path(struct fixture *fixture) {
    const anim_rectangle rectangle = {0, 0, 100, 80};
    REQUIRE(anim_path_create(&fixture->path));
    REQUIRE(anim_path_add_symbol(fixture->path, &rectangle, 5, 0.5));
    REQUIRE(anim_path_move(fixture->path, 1, 2));
    REQUIRE(anim_path_line(fixture->path, 3, 5));
}

static void build_scene(struct fixture *fixture) {
    REQUIRE(anim_scene_load(fixture_texts.document, fixture_texts.document_length, NULL, &fixture->scene));
    REQUIRE(anim_scene_advance(fixture->scene, 0.0625));
}

void fixture_build(struct fixture *fixture, int parts, const char *function) {
    memset(fixture, 0, sizeof *fixture);
    fixture->parts = parts;
    if (parts & PART_STAGE) {
        build_stages(fixture);
    }
    if (parts & PART_SCENE) {
        build_scene(fixture);
    }
    if (parts & PART_PATH) {
        build_path(fixture);
    }
    if (parts & PART_TRACE) {
        REQUIRE(anim_trace_load(fixture_texts.trace, fixture_texts.trace_length, &fixture->trace));
    }
    if (parts & PART_SCENE_AS_STAGE) {
        REQUIRE(anim_scene_stage(fixture->scene, &fixture->stage));
        size_t count = 0;
        anim_property listed[2] = {0};
        REQUIRE(anim_stage_list_properties(fixture->stage, NULL, 0, &count));
        anim_property *all = calloc(count + 1, sizeof *all);
        REQUIRE(anim_stage_list_properties(fixture->stage, all, count, &count));
        listed[0] = count > 0 ? all[0] : 0;
        listed[1] = count > 1 ? all[1] : listed[0];
        free(all);
        fixture->property = listed[0];
        fixture->second = listed[1];
    }
    if (strcmp(function, "anim_stage_commit_transaction") == 0) {
        REQUIRE(anim_stage_begin_transaction(fixture->stage, NULL, &fixture->transaction));
    }
}

void fixture_destroy(struct fixture *fixture) {
    REQUIRE(anim_stage_destroy(fixture->own_stage));
    REQUIRE(anim_stage_destroy(fixture->other_stage));
    REQUIRE(anim_scene_destroy(fixture->scene));
    REQUIRE(anim_path_destroy(fixture->path));
    REQUIRE(anim_trace_destroy(fixture->trace));
    memset(fixture, 0, sizeof *fixture);
}

static uint64_t stage_fingerprint(uint64_t hash, anim_stage *stage) {
    uint64_t state = 0;
    anim_stage_info info;
    REQUIRE(anim_stage_hash(stage, &state));
    REQUIRE(anim_default_stage_info(&info, sizeof info));
    REQUIRE(anim_stage_get_info(stage, &info));
    size_t changed = 0;
    REQUIRE(anim_stage_take_changed(stage, NULL, 0, &changed));
    hash = fnv(hash, &state, sizeof state);
    hash = fnv(hash, &changed, sizeof changed);
    return fnv(hash, &info, sizeof info);
}

uint64_t fixture_fingerprint(const struct fixture *fixture) {
    uint64_t hash = UINT64_C(0xcbf29ce484222325);
    if (fixture->stage != NULL) {
        hash = stage_fingerprint(hash, fixture->stage);
    }
    if (fixture->scene != NULL) {
        uint64_t state = 0;
        char name[256];
        size_t length = 0;
        anim_stage *stage = NULL;
        REQUIRE(anim_scene_hash(fixture->scene, &state));
        REQUIRE(anim_scene_state(fixture->scene, name, sizeof name, &length));
        REQUIRE(anim_scene_stage(fixture->scene, &stage));
        hash = fnv(hash, &state, sizeof state);
        hash = stage_fingerprint(fnv(hash, name, length), stage);
    }
    if (fixture->path != NULL) {
        uint8_t verbs[128];
        double coordinates[512];
        size_t verb_count = 0, coordinate_count = 0;
        REQUIRE(anim_path_counts(fixture->path, &verb_count, &coordinate_count));
        hash = fnv(fnv(hash, &verb_count, sizeof verb_count), &coordinate_count, sizeof coordinate_count);
        if (verb_count <= 128 && coordinate_count <= 512) {
            REQUIRE(anim_path_copy(fixture->path, verbs, 128, coordinates, 512));
            hash = fnv(hash, verbs, verb_count);
            hash = fnv(hash, coordinates, coordinate_count * sizeof *coordinates);
        }
    }
    if (fixture->trace != NULL) {
        size_t steps = 0;
        int64_t end = 0;
        REQUIRE(anim_trace_info(fixture->trace, &steps, &end));
        hash = fnv(fnv(hash, &steps, sizeof steps), &end, sizeof end);
    }
    return hash;
}
