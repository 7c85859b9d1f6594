/* SPDX-License-Identifier: MIT */
#include "fixture.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct fixture_texts fixture_texts;
struct fixture_snapshot fixture_snapshot;

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

static const struct {
    const char *name;
    int part;
} parts_by_type[] = {
    {"anim_stage", PART_STAGE},
    {"anim_scene", PART_SCENE},
    {"anim_path", PART_PATH},
    {"anim_trace", PART_TRACE},
    {"anim_easing", PART_EASING},
    {"anim_keyframes", PART_KEYFRAMES},
    {"anim_expression", PART_EXPRESSION},
    {"anim_velocity_estimator", PART_ESTIMATOR},
    {"anim_path_collection", PART_COLLECTION | PART_PATH},
    {"anim_morph", PART_MORPH | PART_PATH},
    {"anim_spring_bank_view", PART_BANK_VIEW | PART_STAGE},
    {"anim_document", PART_DOCUMENT},
};

int fixture_parts_for(const struct abi_function *function) {
    int parts = 0;
    for (size_t index = 0; index < function->parameter_count; index += 1) {
        const struct abi_type *type = function->parameters[index].type;
        while (type->kind == KIND_POINTER) {
            type = type->to;
        }
        for (size_t each = 0; each < sizeof parts_by_type / sizeof *parts_by_type; each += 1) {
            if (type->kind == KIND_OPAQUE && strcmp(type->name, parts_by_type[each].name) == 0) {
                parts |= parts_by_type[each].part;
            }
        }
    }
    return parts;
}

int identifier_kind(const struct abi_type *type, const char *name) {
    static const char *const names[IDENTIFIER_KINDS] = {"anim_property",        "anim_transaction", "anim_animation",
                                                        "anim_animation_group", "an animator",      "anim_spring_bank"};
    if (strcmp(type->name, "anim_animation_group") == 0 && strcmp(name, "animator") == 0) {
        return IDENTIFIER_ANIMATOR;
    }
    for (int kind = 0; kind < IDENTIFIER_KINDS; kind += 1) {
        if (strcmp(type->name, names[kind]) == 0) {
            return kind;
        }
    }
    return -1;
}

/* ---- A stage with something of every sort ---- */

static anim_transaction move(anim_stage *stage, anim_property property, anim_animation_group group, double target) {
    anim_motion motion;
    anim_transaction transaction = 0;
    REQUIRE(anim_default_motion(&motion, sizeof motion));
    motion.kind = ANIM_MOTION_KIND_SPRING;
    motion.group = group;
    REQUIRE(anim_stage_begin_transaction(stage, &motion, &transaction));
    REQUIRE(anim_stage_set_value(stage, property, &target, 1));
    REQUIRE(anim_stage_commit_transaction(stage, transaction));
    return transaction;
}

/* A clock that runs at half speed, an animator at a quarter of its way, and a group that is no more. */
static void build_groups(struct fixture *fixture, anim_stage *stage, anim_property first, anim_property second) {
    struct identifiers *groups = &fixture->identifiers[IDENTIFIER_GROUP];
    struct identifiers *animators = &fixture->identifiers[IDENTIFIER_ANIMATOR];
    anim_animation_group_options options;
    REQUIRE(anim_stage_add_group(stage, NULL, &groups->good));
    REQUIRE(anim_animation_group_set_speed(stage, groups->good, 0.5));
    move(stage, first, groups->good, 8);
    REQUIRE(anim_stage_add_group(stage, NULL, &groups->stale));
    REQUIRE(anim_stage_remove_group(stage, groups->stale));
    REQUIRE(anim_default_animation_group_options(&options, sizeof options));
    options.kind = ANIM_ANIMATION_GROUP_KIND_ANIMATOR;
    options.duration = 2;
    REQUIRE(anim_stage_add_group(stage, &options, &animators->stale));
    REQUIRE(anim_animator_stop(stage, animators->stale, ANIM_ANIMATOR_POSITION_CURRENT));
    REQUIRE(anim_stage_add_group(stage, &options, &animators->good));
    move(stage, second, animators->good, 9);
    REQUIRE(anim_animator_set_fraction(stage, animators->good, 0.25));
}

/* Four springs, of which two have come to rest after the advance and the others are under way. */
static void build_bank(struct identifiers *banks, anim_stage *stage) {
    const anim_spring spring = {1, 1e6, 2000};
    const double values[4] = {1, 2, 3, 4}, targets[2] = {5, 6};
    const uint32_t first[2] = {1, 3};
    REQUIRE(anim_stage_add_bank(stage, &spring, values, 2, 0.001, &banks->stale));
    REQUIRE(anim_stage_remove_bank(stage, banks->stale));
    REQUIRE(anim_stage_add_bank(stage, &spring, values, 4, 0.001, &banks->good));
    REQUIRE(anim_spring_bank_retarget(stage, banks->good, first, targets, 2));
}

static void build_animations(struct identifiers *animations, anim_stage *stage, anim_property property) {
    const double velocity = 3;
    anim_animation_options options;
    REQUIRE(anim_default_animation_options(&options, sizeof options));
    options.count = 1;
    options.to = &velocity;
    options.duration = 30;
    REQUIRE(anim_stage_animate(stage, property, &options, &animations->stale));
    REQUIRE(anim_stage_remove_animation(stage, animations->stale));
    REQUIRE(anim_stage_animate(stage, property, &options, &animations->good));
}

static anim_stage *build_stage(struct fixture *fixture) {
    const double zero = 0, one = 1, color[4] = {0.25, 0.5, 0.75, 1}, targets[2] = {7, 8};
    const uint32_t indices[2] = {0, 2};
    const anim_rectangle rectangle = {0, 0, 10, 10};
    struct identifiers *properties = &fixture->identifiers[IDENTIFIER_PROPERTY];
    struct identifiers *transactions = &fixture->identifiers[IDENTIFIER_TRANSACTION];
    anim_stage *stage = NULL;
    anim_path *path = NULL;
    anim_property ignored, explicit, clocked, animated;
    REQUIRE(anim_stage_create(NULL, &stage));
    REQUIRE(anim_stage_add_property(stage, "first", 5, ANIM_VALUE_KIND_SCALAR, &zero, 1, &properties->good));
    REQUIRE(anim_stage_add_property(stage, "second", 6, ANIM_VALUE_KIND_ANGLE, &one, 1, &fixture->second));
    REQUIRE(anim_stage_add_property(stage, "removed", 7, ANIM_VALUE_KIND_SCALAR, &one, 1, &properties->stale));
    REQUIRE(anim_stage_add_property(stage, "tint", 4, ANIM_VALUE_KIND_COLOR, color, 4, &ignored));
    REQUIRE(anim_stage_add_property(stage, "explicit", 8, ANIM_VALUE_KIND_SCALAR, &one, 1, &explicit));
    REQUIRE(anim_stage_add_property(stage, "clocked", 7, ANIM_VALUE_KIND_SCALAR, &one, 1, &clocked));
    REQUIRE(anim_stage_add_property(stage, "animated", 8, ANIM_VALUE_KIND_SCALAR, &one, 1, &animated));
    REQUIRE(anim_stage_add_property(stage, "derived", 7, ANIM_VALUE_KIND_SCALAR, &one, 1, &fixture->derived));
    REQUIRE(anim_stage_set_expression(stage, fixture->derived, "explicit * 2", 12));
    REQUIRE(anim_path_create(&path));
    REQUIRE(anim_path_add_ellipse(path, &rectangle));
    REQUIRE(anim_stage_add_path(stage, "outline", 7, path, &fixture->of_a_path));
    anim_property_info of_path = {.struct_size = sizeof of_path};
    REQUIRE(anim_stage_get_property_info(stage, fixture->of_a_path, &of_path));
    fixture->path_component_count = of_path.component_count;
    REQUIRE(anim_path_destroy(path));
    REQUIRE(anim_stage_remove_property(stage, properties->stale));
    build_groups(fixture, stage, clocked, animated);
    build_animations(&fixture->identifiers[IDENTIFIER_ANIMATION], stage, explicit);
    build_bank(&fixture->identifiers[IDENTIFIER_BANK], stage);
    move(stage, properties->good, 0, 10);
    REQUIRE(anim_stage_advance(stage, 0.125));
    REQUIRE(anim_spring_bank_retarget(stage, fixture->identifiers[IDENTIFIER_BANK].good, indices, targets, 2));
    REQUIRE(anim_stage_begin_transaction(stage, NULL, &transactions->stale));
    REQUIRE(anim_stage_commit_transaction(stage, transactions->stale));
    transactions->good = move(stage, properties->good, 0, 20); /* the first is interrupted: events wait */
    return stage;
}

static void build_stages(struct fixture *fixture) {
    struct fixture predecessor = {0}, other = {0};
    REQUIRE(anim_stage_destroy(build_stage(&predecessor)));
    fixture->stage = fixture->own_stage = build_stage(fixture);
    fixture->other_stage = build_stage(&other);
    for (int kind = 0; kind < IDENTIFIER_KINDS; kind += 1) {
        fixture->identifiers[kind].of_predecessor = predecessor.identifiers[kind].good;
        fixture->identifiers[kind].foreign = other.identifiers[kind].good;
    }
}

static void build_path(struct fixture *fixture) {
    const anim_rectangle rectangle = {0, 0, 100, 80};
    REQUIRE(anim_path_create(&fixture->path));
    REQUIRE(anim_path_add_symbol(fixture->path, &rectangle, 5, 0.5));
    REQUIRE(anim_path_move_to(fixture->path, 1, 2));
    REQUIRE(anim_path_line_to(fixture->path, 3, 5));
}

static void build_collection(struct fixture *fixture) {
    REQUIRE(anim_path_collection_create(&fixture->collection));
    REQUIRE(anim_path_collection_append(fixture->collection, fixture->path));
    const size_t end = 12;
    REQUIRE(anim_path_collection_parse(fixture->collection, "M0 0H40V60Zz", end, &end, 1, NULL, NULL));
}

static void build_scene(struct fixture *fixture) {
    REQUIRE(anim_scene_load(fixture_texts.document, fixture_texts.document_length, NULL, &fixture->scene));
    REQUIRE(anim_scene_advance(fixture->scene, 0.0625));
    REQUIRE(anim_scene_snapshot(fixture->scene, fixture_snapshot.bytes, sizeof fixture_snapshot.bytes,
                                &fixture_snapshot.length));
}

static void build_keyframes(struct fixture *fixture) {
    const double values[3] = {0, 3, 2}, start = 0.25, duration = 0.5;
    REQUIRE(anim_keyframes_create_values(NULL, values, 3, NULL, 0, NULL, 0, NULL, 0, &fixture->keyframes));
    REQUIRE(anim_keyframes_create_blocks(NULL, &start, &duration, 1, values + 1, 1, NULL, 0, &fixture->blocks));
    const anim_rectangle rectangle = {0, 0, 8, 8};
    anim_path *path = NULL;
    REQUIRE(anim_path_create(&path));
    REQUIRE(anim_path_add_ellipse(path, &rectangle));
    const anim_path *paths[2] = {path, path};
    REQUIRE(anim_keyframes_create_paths(NULL, paths, 2, NULL, 0, NULL, 0, NULL, 0, &fixture->path_keyframes));
    REQUIRE(anim_path_destroy(path));
}

static void build_morph(struct fixture *fixture) {
    anim_path *other = NULL;
    const anim_transform transform = {2, 0, 0, 2, 5, 7};
    uint8_t verbs[32];
    double coordinates[64];
    size_t verb_count = 0, coordinate_count = 0;
    REQUIRE(anim_path_get_counts(fixture->path, &verb_count, &coordinate_count));
    REQUIRE(anim_path_copy(fixture->path, verbs, 32, coordinates, 64));
    REQUIRE(anim_path_create(&other));
    REQUIRE(anim_path_append(other, verbs, verb_count, coordinates, coordinate_count));
    REQUIRE(anim_path_transform(other, &transform));
    REQUIRE(anim_morph_create(fixture->path, other, NULL, &fixture->morph));
    REQUIRE(anim_path_destroy(other));
}

static void build_expression(struct fixture *fixture) {
    const char *const names[2] = {"width", "height"};
    const size_t lengths[2] = {5, 6};
    REQUIRE(anim_expression_create("width * 2 + max(height, 1)", 26, names, lengths, 2, &fixture->expression));
}

static void build_estimator(struct fixture *fixture) {
    const double times[3] = {0, 0.01, 0.02}, coordinates[6] = {0, 0, 3, 4, 7, 9};
    REQUIRE(anim_velocity_estimator_create(&fixture->estimator));
    REQUIRE(anim_velocity_estimator_add(fixture->estimator, times, coordinates, 3));
}

static void take_scene_as_stage(struct fixture *fixture) {
    REQUIRE(anim_scene_get_stage(fixture->scene, &fixture->stage));
    size_t count = 0;
    anim_property listed[2] = {0};
    REQUIRE(anim_stage_list_properties(fixture->stage, NULL, 0, &count));
    anim_property *all = calloc(count + 1, sizeof *all);
    REQUIRE(anim_stage_list_properties(fixture->stage, all, count, &count));
    listed[0] = count > 0 ? all[0] : 0;
    listed[1] = count > 1 ? all[1] : listed[0];
    free(all);
    fixture->identifiers[IDENTIFIER_PROPERTY].good = listed[0];
    fixture->second = listed[1];
}

void fixture_build(struct fixture *fixture, int parts, const char *function) {
    memset(fixture, 0, sizeof *fixture);
    fixture->parts = parts;
    REQUIRE(anim_easing_create_css("steps(4)", 8, &fixture->easing));
    REQUIRE(anim_velocity_estimator_create(&fixture->decoy));
    if (parts & PART_STAGE) {
        build_stages(fixture);
    }
    if (parts & PART_SCENE) {
        build_scene(fixture);
    }
    if (parts & PART_PATH) {
        build_path(fixture);
    }
    if (parts & PART_COLLECTION) {
        build_collection(fixture);
    }
    if (parts & PART_TRACE) {
        REQUIRE(anim_trace_load(fixture_texts.trace, fixture_texts.trace_length, &fixture->trace));
    }
    if (parts & PART_SCENE_AS_STAGE) {
        take_scene_as_stage(fixture);
    }
    if (parts & (PART_KEYFRAMES | PART_STAGE)) {
        build_keyframes(fixture);
    }
    if (parts & PART_MORPH) {
        build_morph(fixture);
    }
    if (parts & PART_DOCUMENT) {
        anim_document_options options;
        REQUIRE(anim_default_document_options(&options, sizeof options));
        /* That only the host sends the event "go" is one. */
        options.keeps_warnings = 1;
        REQUIRE(
            anim_document_load(fixture_texts.document, fixture_texts.document_length, &options, &fixture->document));
    }
    if (parts & PART_EXPRESSION) {
        build_expression(fixture);
    }
    if (parts & PART_ESTIMATOR) {
        build_estimator(fixture);
    }
    if (parts & PART_BANK_VIEW) {
        REQUIRE(
            anim_spring_bank_view_create(fixture->stage, fixture->identifiers[IDENTIFIER_BANK].good, &fixture->view));
    }
    if (strcmp(function, "anim_scene_capture_pointer") == 0 || strcmp(function, "anim_scene_release_pointer") == 0) {
        REQUIRE(anim_scene_send_pointer(fixture->scene, ANIM_POINTER_ACTION_DOWN, 0, 50, 25));
    }
    if (strcmp(function, "anim_stage_commit_transaction") == 0) {
        REQUIRE(anim_stage_begin_transaction(fixture->stage, NULL, &fixture->identifiers[IDENTIFIER_TRANSACTION].good));
    }
}

void fixture_destroy(struct fixture *fixture) {
    REQUIRE(anim_stage_destroy(fixture->own_stage));
    REQUIRE(anim_stage_destroy(fixture->other_stage));
    REQUIRE(anim_scene_destroy(fixture->scene));
    REQUIRE(anim_path_destroy(fixture->path));
    REQUIRE(anim_path_collection_destroy(fixture->collection));
    REQUIRE(anim_trace_destroy(fixture->trace));
    REQUIRE(anim_easing_destroy(fixture->easing));
    REQUIRE(anim_keyframes_destroy(fixture->keyframes));
    REQUIRE(anim_keyframes_destroy(fixture->blocks));
    REQUIRE(anim_keyframes_destroy(fixture->path_keyframes));
    REQUIRE(anim_morph_destroy(fixture->morph));
    REQUIRE(anim_document_destroy(fixture->document));
    REQUIRE(anim_expression_destroy(fixture->expression));
    REQUIRE(anim_velocity_estimator_destroy(fixture->estimator));
    REQUIRE(anim_spring_bank_view_destroy(fixture->view));
    REQUIRE(anim_velocity_estimator_destroy(fixture->decoy));
    memset(fixture, 0, sizeof *fixture);
}

void object_destroy(const char *type, void *object) {
    if (strcmp(type, "anim_stage") == 0) {
        REQUIRE(anim_stage_destroy(object));
    } else if (strcmp(type, "anim_scene") == 0) {
        REQUIRE(anim_scene_destroy(object));
    } else if (strcmp(type, "anim_path") == 0) {
        REQUIRE(anim_path_destroy(object));
    } else if (strcmp(type, "anim_path_collection") == 0) {
        REQUIRE(anim_path_collection_destroy(object));
    } else if (strcmp(type, "anim_trace") == 0) {
        REQUIRE(anim_trace_destroy(object));
    } else if (strcmp(type, "anim_easing") == 0) {
        REQUIRE(anim_easing_destroy(object));
    } else if (strcmp(type, "anim_keyframes") == 0) {
        REQUIRE(anim_keyframes_destroy(object));
    } else if (strcmp(type, "anim_morph") == 0) {
        REQUIRE(anim_morph_destroy(object));
    } else if (strcmp(type, "anim_document") == 0) {
        REQUIRE(anim_document_destroy(object));
    } else if (strcmp(type, "anim_expression") == 0) {
        REQUIRE(anim_expression_destroy(object));
    } else if (strcmp(type, "anim_velocity_estimator") == 0) {
        REQUIRE(anim_velocity_estimator_destroy(object));
    } else if (strcmp(type, "anim_spring_bank_view") == 0) {
        REQUIRE(anim_spring_bank_view_destroy(object));
    } else {
        require(ANIM_ERROR_NOT_FOUND, type);
    }
}

/* ---- Fingerprints ---- */

static const uint64_t basis = UINT64_C(0xcbf29ce484222325);

static uint64_t keyframes_fingerprint(const anim_keyframes *keyframes) {
    const double times[4] = {0, 0.0625, 0.125, 1}, start[2] = {0.5, 0.25};
    double values[8] = {0}, velocities[8] = {0};
    anim_keyframes_info info;
    info.struct_size = sizeof info;
    REQUIRE(anim_keyframes_get_info(keyframes, &info));
    uint64_t hash = fnv(basis, &info, sizeof info);
    if (info.component_count <= 2) {
        /* The call takes them without const: it may keep what it worked out. */
        anim_keyframes *object = NULL;
        memcpy(&object, &keyframes, sizeof object);
        REQUIRE(anim_keyframes_evaluate(object, times, 4, start, info.component_count, values, velocities,
                                        4 * (size_t)info.component_count));
    }
    return fnv(fnv(hash, values, sizeof values), velocities, sizeof velocities);
}

static uint64_t path_fingerprint(const anim_path *path) {
    uint8_t verbs[128];
    double coordinates[512];
    size_t verb_count = 0, coordinate_count = 0;
    REQUIRE(anim_path_get_counts(path, &verb_count, &coordinate_count));
    uint64_t hash = fnv(fnv(basis, &verb_count, sizeof verb_count), &coordinate_count, sizeof coordinate_count);
    if (verb_count <= 128 && coordinate_count <= 512) {
        REQUIRE(anim_path_copy(path, verbs, 128, coordinates, 512));
        hash = fnv(hash, verbs, verb_count);
        hash = fnv(hash, coordinates, coordinate_count * sizeof *coordinates);
    }
    return hash;
}

static uint64_t collection_fingerprint(const anim_path_collection *collection) {
    double areas[16] = {0}, lengths[16] = {0};
    size_t count = 0;
    REQUIRE(anim_path_collection_list_areas(collection, NULL, 0, &count));
    if (count <= 16) {
        REQUIRE(anim_path_collection_list_areas(collection, areas, 16, &count));
        REQUIRE(anim_path_collection_list_lengths(collection, 0, lengths, 16, &count));
    }
    return fnv(fnv(fnv(basis, &count, sizeof count), areas, sizeof areas), lengths, sizeof lengths);
}

static uint64_t morph_fingerprint(const anim_morph *morph) {
    anim_path *path = NULL;
    REQUIRE(anim_path_create(&path));
    REQUIRE(anim_morph_get_path(morph, 0.375, path));
    const uint64_t hash = path_fingerprint(path);
    REQUIRE(anim_path_destroy(path));
    return hash;
}

/* A document is what scenes are made of it. */
static uint64_t document_fingerprint(const anim_document *document) {
    uint64_t hash = 0;
    anim_scene *scene = NULL;
    REQUIRE(anim_scene_create(document, NULL, &scene));
    REQUIRE(anim_scene_advance(scene, 0.125));
    REQUIRE(anim_scene_get_hash(scene, &hash));
    REQUIRE(anim_scene_destroy(scene));
    return hash;
}

uint64_t object_fingerprint(const char *type, const void *object) {
    if (object == NULL) {
        return 0;
    }
    if (strcmp(type, "anim_document") == 0) {
        return document_fingerprint(object);
    }
    if (strcmp(type, "anim_path_collection") == 0) {
        return collection_fingerprint(object);
    }
    if (strcmp(type, "anim_morph") == 0) {
        return morph_fingerprint(object);
    }
    if (strcmp(type, "anim_path") == 0) {
        return path_fingerprint(object);
    }
    if (strcmp(type, "anim_easing") == 0) {
        double xs[5] = {-0.5, 0, 0.3, 0.75, 1.5};
        REQUIRE(anim_easing_evaluate_many(object, xs, 5, xs));
        return fnv(basis, xs, sizeof xs);
    }
    if (strcmp(type, "anim_keyframes") == 0) {
        return keyframes_fingerprint(object);
    }
    if (strcmp(type, "anim_expression") == 0) {
        const double variables[2] = {3, 5};
        double result = NAN;
        size_t count = 0;
        REQUIRE(anim_expression_list_variables(object, NULL, 0, &count));
        if (anim_expression_evaluate(object, variables, 2, &result) != ANIM_OK) {
            result = 0; /* it has not two names */
        }
        return fnv(fnv(basis, &count, sizeof count), &result, sizeof result);
    }
    if (strcmp(type, "anim_velocity_estimator") == 0) {
        double velocity[2] = {0};
        REQUIRE(anim_velocity_estimator_estimate(object, 0.02, &velocity[0], &velocity[1]));
        return fnv(basis, velocity, sizeof velocity);
    }
    if (strcmp(type, "anim_spring_bank_view") == 0) {
        const double *values = NULL;
        size_t count = 0;
        REQUIRE(anim_spring_bank_view_get_values(object, &values, &count));
        return fnv(basis, values, count * sizeof *values);
    }
    return 0;
}

static uint64_t stage_fingerprint(uint64_t hash, anim_stage *stage) {
    uint64_t state = 0;
    anim_stage_info info;
    REQUIRE(anim_stage_get_hash(stage, &state));
    info.struct_size = sizeof info;
    REQUIRE(anim_stage_get_info(stage, &info));
    size_t changed = 0;
    REQUIRE(anim_stage_take_changed(stage, NULL, 0, &changed));
    hash = fnv(hash, &state, sizeof state);
    hash = fnv(hash, &changed, sizeof changed);
    return fnv(hash, &info, sizeof info);
}

/* What a stage's hash does not tell: what waits in a bank, where an animator stands, what is seen. */
static uint64_t parts_fingerprint(uint64_t hash, const struct fixture *fixture) {
    size_t moving = 0, settled = 0;
    double fraction = 0, seconds = 0, bank[4] = {0}, seen[2] = {0};
    const struct identifiers *identifiers = fixture->identifiers;
    anim_spring_bank_get_counts(fixture->stage, identifiers[IDENTIFIER_BANK].good, &moving, &settled);
    anim_spring_bank_get_velocities(fixture->stage, identifiers[IDENTIFIER_BANK].good, bank, 4);
    anim_animator_get_fraction(fixture->stage, identifiers[IDENTIFIER_ANIMATOR].good, &fraction);
    anim_animation_group_get_time(fixture->stage, identifiers[IDENTIFIER_GROUP].good, &seconds);
    anim_stage_get_value(fixture->stage, fixture->derived, ANIM_READ_PRESENTATION, &seen[0], 1);
    anim_stage_get_value(fixture->stage, identifiers[IDENTIFIER_PROPERTY].good, ANIM_READ_PRESENTATION, &seen[1], 1);
    hash = fnv(fnv(hash, &moving, sizeof moving), &settled, sizeof settled);
    hash = fnv(fnv(hash, &fraction, sizeof fraction), &seconds, sizeof seconds);
    return fnv(fnv(hash, bank, sizeof bank), seen, sizeof seen);
}

uint64_t fixture_fingerprint(const struct fixture *fixture) {
    uint64_t hash = basis;
    if (fixture->stage != NULL) {
        hash = stage_fingerprint(hash, fixture->stage);
    }
    if (fixture->own_stage != NULL) {
        hash = parts_fingerprint(hash, fixture);
    }
    if (fixture->scene != NULL) {
        uint64_t state = 0;
        char name[256];
        size_t length = 0;
        anim_stage *stage = NULL;
        REQUIRE(anim_scene_get_hash(fixture->scene, &state));
        REQUIRE(anim_scene_get_atomic_states(fixture->scene, name, sizeof name, &length));
        REQUIRE(anim_scene_get_stage(fixture->scene, &stage));
        hash = fnv(hash, &state, sizeof state);
        hash = stage_fingerprint(fnv(hash, name, length), stage);
    }
    if (fixture->trace != NULL) {
        anim_trace_info info;
        memset(&info, 0, sizeof info);
        info.struct_size = sizeof info;
        REQUIRE(anim_trace_get_info(fixture->trace, &info));
        hash = fnv(hash, &info, sizeof info);
    }
    const uint64_t objects[] = {
        object_fingerprint("anim_path", fixture->path),
        object_fingerprint("anim_path_collection", fixture->collection),
        object_fingerprint("anim_easing", fixture->easing),
        object_fingerprint("anim_keyframes", fixture->keyframes),
        object_fingerprint("anim_keyframes", fixture->blocks),
        object_fingerprint("anim_expression", fixture->expression),
        object_fingerprint("anim_morph", fixture->morph),
        object_fingerprint("anim_document", fixture->document),
        object_fingerprint("anim_velocity_estimator", fixture->estimator),
        object_fingerprint("anim_spring_bank_view", fixture->view),
    };
    return fnv(hash, objects, sizeof objects);
}
