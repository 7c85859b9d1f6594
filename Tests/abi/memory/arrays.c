/* SPDX-License-Identifier: MIT */
/*
 * Calls that take much at once, with an allocator that has nothing left: each answers with ANIM_OK or ANIM_ERROR_MEMORY.
 * With memory again each succeeds. A call that destroys is never refused.
 */
#define _POSIX_C_SOURCE 200809L
#include <animcore.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { COUNT = 60000, PATHS = 4000, CURVES = 12, WIDTH = 40000, NAMES = 8000 };

static int is_dry, failures;

static void *allocate(void *context, size_t size, size_t alignment) {
    void *memory = NULL;
    (void)context;
    if (size == 0 || alignment > 4096) {
        fprintf(stderr, "FAILED  the allocator was asked for %zu bytes, aligned to %zu\n", size, alignment);
        failures += 1;
    }
    return is_dry || posix_memalign(&memory, alignment, size) != 0 ? NULL : memory;
}

static void release(void *context, void *memory) {
    (void)context;
    free(memory);
}

static void must(anim_status status, const char *what) {
    if (status != ANIM_OK) {
        fprintf(stderr, "%s: %s\n", what, anim_last_error_message());
        exit(2);
    }
}

/* What calls take, and what they make. */
static double numbers[2 * COUNT];
static anim_verb verbs[COUNT];
static anim_cubic_bezier curves[COUNT];
static anim_keyframe keys[COUNT];
static anim_morph_pair pairs[COUNT];
static anim_subpath subpaths[COUNT];
static char text[64 * COUNT];
static size_t text_length, count;
static const anim_path *many[COUNT];
static anim_path *small, *large, *turned, *result;
static anim_stage *stage;
static anim_property vector, path_property;
static anim_keyframes *keyframes;
static anim_morph *morph;
static anim_path_collection *collection;
static anim_scene *scene;

static anim_status values(void) {
    return anim_keyframes_create_values(NULL, numbers, COUNT, NULL, 0, NULL, 0, NULL, 0, &keyframes);
}

static anim_status prepared_curves(void) {
    return anim_keyframes_create_values(NULL, numbers, CURVES + 1, NULL, 0, curves, CURVES, NULL, 0, &keyframes);
}

static anim_status many_curves(void) {
    return anim_keyframes_create_values(NULL, numbers, COUNT, NULL, 0, curves, COUNT - 1, NULL, 0, &keyframes);
}

static anim_status blocks(void) {
    return anim_keyframes_create_blocks(NULL, numbers, numbers, COUNT, numbers, COUNT, NULL, 0, &keyframes);
}

static anim_status track(void) {
    return anim_keyframes_create_track(NULL, keys, COUNT, numbers, COUNT, NULL, 0, NULL, 0, &keyframes);
}

static anim_status paths(void) {
    return anim_keyframes_create_paths(NULL, many, PATHS, NULL, 0, NULL, 0, NULL, 0, &keyframes);
}

static anim_status path_blocks(void) {
    return anim_keyframes_create_path_blocks(NULL, numbers, numbers, many, PATHS, NULL, &keyframes);
}

static anim_status path_track(void) {
    return anim_keyframes_create_path_track(NULL, keys, many, PATHS, NULL, &keyframes);
}

static anim_status append(void) {
    anim_path_clear(result);
    return anim_path_append(result, verbs, COUNT, numbers, 2 * COUNT);
}

static anim_status extend(void) {
    anim_path_assign(small, result);
    return anim_path_extend(result, large, NULL);
}

static anim_status join(void) {
    anim_path_assign(small, result);
    return anim_path_join(result, large);
}

static anim_status write(void) {
    return anim_path_write(large, NULL, text, sizeof text, &text_length);
}

static anim_status match(void) {
    int64_t difference;
    return anim_path_data_match(text, text_length, text, text_length, ANIM_PATH_RULE_CSS, &difference);
}

static anim_status locate(void) {
    anim_path_location location;
    return anim_path_get_location_at(large, 1, &location);
}

static anim_status nearest(void) {
    anim_path_location location;
    return anim_path_find_nearest(turned, 1, 1, &location);
}

static anim_status list_subpaths(void) {
    return anim_path_list_subpaths(large, subpaths, COUNT, &count);
}

static anim_status dash(void) {
    return anim_path_dash(small, numbers, COUNT, 0, result);
}

static anim_status stroke(void) {
    anim_stroke_style style;
    must(anim_default_stroke_style(&style, sizeof style), "style");
    style.dashes = numbers;
    style.dash_count = COUNT;
    return anim_path_stroke(small, &style, 0, result);
}

static anim_status stroke_contains(void) {
    anim_bool inside;
    return anim_path_stroke_contains(large, 1, 1, NULL, &inside);
}

static anim_status collect(void) {
    anim_status status = ANIM_OK;
    for (int index = 0; index < PATHS && status == ANIM_OK; index += 1) {
        status = anim_path_collection_append(collection, small);
    }
    return status;
}

static anim_status morph_pairs(void) {
    anim_morph_options options;
    must(anim_default_morph_options(&options, sizeof options), "options");
    options.starts = ANIM_MORPH_STARTS_GIVEN;
    options.points = pairs;
    options.point_count = COUNT;
    return anim_morph_create(small, small, &options, &morph);
}

static anim_status morph_sequence(void) {
    return anim_morph_create_sequence(many, PATHS, numbers, PATHS, NULL, &morph);
}

static anim_status create_stage(void) {
    anim_stage_options options;
    anim_stage *made;
    must(anim_default_stage_options(&options, sizeof options), "options");
    options.property_capacity = COUNT;
    anim_status status = anim_stage_create(&options, &made);
    return status != ANIM_OK ? status : anim_stage_destroy(made);
}

static anim_status add_vector(void) {
    anim_property_options options;
    anim_property made;
    must(anim_default_property_options(&options, sizeof options), "options");
    options.kind = ANIM_VALUE_KIND_VECTOR;
    options.component_count = WIDTH;
    return anim_stage_add_property_with(stage, NULL, 0, &options, numbers, WIDTH, &made);
}

static anim_status add_path(void) {
    anim_property made;
    return anim_stage_add_path(stage, NULL, 0, large, &made);
}

static anim_status set_path(void) {
    anim_transaction transaction;
    must(anim_stage_begin_transaction(stage, NULL, &transaction), "begin");
    anim_status status = anim_stage_set_path(stage, path_property, turned);
    must(anim_stage_commit_transaction(stage, transaction), "commit");
    return status;
}

static anim_status animate_path(void) {
    anim_animation_options options;
    must(anim_default_animation_options(&options, sizeof options), "options");
    return anim_stage_animate_path(stage, path_property, &options, NULL, turned, NULL);
}

static anim_status get_path(void) {
    return anim_stage_get_path(stage, path_property, ANIM_READ_MODEL, result);
}

static anim_status animate(void) {
    anim_animation_options options;
    must(anim_default_animation_options(&options, sizeof options), "options");
    options.to = numbers;
    options.from = numbers;
    options.count = WIDTH;
    return anim_stage_animate(stage, vector, &options, NULL);
}

static anim_status snapshot(void) {
    return anim_stage_snapshot(stage, NULL, 0, &count);
}

static anim_status scene_snapshot(void) {
    return anim_scene_snapshot(scene, NULL, 0, &count);
}

static anim_status svg(void) {
    return anim_scene_get_svg(scene, NULL, NULL, 0, &count);
}

static const struct {
    const char *name;
    anim_status (*call)(void);
    anim_status expected; /* with memory */
} tries[] = {
    {"anim_keyframes_create_values", values, ANIM_OK},
    {"anim_keyframes_create_values, curves", prepared_curves, ANIM_OK},
    {"anim_keyframes_create_values, many curves", many_curves, ANIM_OK},
    {"anim_keyframes_create_blocks", blocks, ANIM_OK},
    {"anim_keyframes_create_track", track, ANIM_OK},
    {"anim_keyframes_create_paths", paths, ANIM_OK},
    {"anim_keyframes_create_path_blocks", path_blocks, ANIM_OK},
    {"anim_keyframes_create_path_track", path_track, ANIM_OK},
    {"anim_path_append", append, ANIM_OK},
    {"anim_path_extend", extend, ANIM_OK},
    {"anim_path_join", join, ANIM_OK},
    {"anim_path_write", write, ANIM_OK},
    {"anim_path_data_match", match, ANIM_OK},
    {"anim_path_get_location_at", locate, ANIM_OK},
    {"anim_path_find_nearest", nearest, ANIM_OK},
    {"anim_path_list_subpaths", list_subpaths, ANIM_OK},
    {"anim_path_dash", dash, ANIM_OK},
    {"anim_path_stroke", stroke, ANIM_OK},
    {"anim_path_stroke_contains", stroke_contains, ANIM_OK},
    {"anim_path_collection_append", collect, ANIM_OK},
    {"anim_morph_create", morph_pairs, ANIM_OK},
    {"anim_morph_create_sequence", morph_sequence, ANIM_ERROR_ARGUMENT},
    {"anim_stage_create", create_stage, ANIM_OK},
    {"anim_stage_add_property_with", add_vector, ANIM_OK},
    {"anim_stage_add_path", add_path, ANIM_OK},
    {"anim_stage_set_path", set_path, ANIM_OK},
    {"anim_stage_animate_path", animate_path, ANIM_OK},
    {"anim_stage_get_path", get_path, ANIM_OK},
    {"anim_stage_animate", animate, ANIM_OK},
    {"anim_stage_snapshot", snapshot, ANIM_OK},
    {"anim_scene_snapshot", scene_snapshot, ANIM_OK},
    {"anim_scene_get_svg", svg, ANIM_OK},
};

static void forget(void) {
    must(anim_keyframes_destroy(keyframes), "destroy");
    must(anim_morph_destroy(morph), "destroy");
    keyframes = NULL;
    morph = NULL;
}

static void make(void) {
    anim_property_options options;
    for (int index = 0; index < COUNT; index += 1) {
        numbers[2 * index] = numbers[2 * index + 1] = index / (double)COUNT;
        verbs[index] = index % 2 == 0 ? ANIM_VERB_MOVE : ANIM_VERB_LINE;
        curves[index] = (anim_cubic_bezier){0.1 + 0.01 * (index % 80), 0, 0.2, 1};
        keys[index] = (anim_keyframe){ANIM_KEYFRAME_KIND_LINEAR, 0, 0.01, curves[index], {1, 100, 10}};
        many[index] = NULL;
    }
    must(anim_path_create(&small), "path");
    must(anim_path_create(&large), "path");
    must(anim_path_create(&turned), "path");
    must(anim_path_create(&result), "path");
    must(anim_path_parse(small, "M0 0H9V9L3 7", 12, NULL, NULL), "parse");
    must(anim_path_append(large, verbs, COUNT / 2, numbers, COUNT), "append");
    must(anim_path_append(turned, verbs, 2, numbers, 4), "append");
    for (int index = 0; index < 300; index += 1) {
        must(anim_path_line_to(turned, index * 37 % 101, index * 53 % 97), "line");
    }
    for (int index = 0; index < PATHS; index += 1) {
        many[index] = small;
    }
    must(anim_path_collection_create(&collection), "collection");
    must(anim_stage_create(NULL, &stage), "stage");
    must(anim_stage_add_path(stage, NULL, 0, small, &path_property), "add_path");
    must(anim_default_property_options(&options, sizeof options), "options");
    options.kind = ANIM_VALUE_KIND_VECTOR;
    options.component_count = WIDTH;
    must(anim_stage_add_property_with(stage, NULL, 0, &options, numbers, WIDTH, &vector), "vector");
    /* A snapshot that is longer than its properties and components make it seem. */
    for (int index = 0; index < NAMES; index += 1) {
        anim_property made;
        const int size = snprintf(text, sizeof text, "%0*d", 250, index);
        must(anim_stage_add_property(stage, text, (size_t)size, ANIM_VALUE_KIND_SCALAR, numbers, 1, &made), "name");
    }
    size_t length = (size_t)snprintf(text, sizeof text, "{\"animcore\": 1, \"properties\": {");
    for (int index = 0; index < 20000; index += 1) {
        length += (size_t)snprintf(text + length, sizeof text - length,
                                   "%s\"p%d\": {\"kind\": \"scalar\", \"value\": 0.1}", index > 0 ? ", " : "", index);
    }
    length += (size_t)snprintf(text + length, sizeof text - length, "}, \"size\": [9, 9], \"nodes\": [");
    for (int index = 0; index < 2000; index += 1) {
        length += (size_t)snprintf(text + length, sizeof text - length,
                                   "%s{\"kind\": \"rectangle\", \"frame\": [0, 0, %d, 1], \"fill\": \"#000\"}",
                                   index > 0 ? ", " : "", index);
    }
    length += (size_t)snprintf(text + length, sizeof text - length, "]}");
    must(anim_scene_load(text, length, NULL, &scene), "scene");
    must(anim_scene_get_svg(scene, NULL, NULL, 0, &count), "svg");
    must(anim_path_write(large, NULL, text, sizeof text, &text_length), "write");
}

/* Destroys when not even the reserve is left. */
static void destroy_without_memory(void) {
    anim_spring spring = {1, 100, 10};
    anim_spring_bank bank;
    anim_spring_bank_view *view;
    anim_path *path = NULL;
    must(anim_stage_add_bank(stage, &spring, numbers, 10, 0.001, &bank), "bank");
    must(anim_spring_bank_view_create(stage, bank, &view), "view");
    is_dry = 1;
    while (anim_path_create(&path) == ANIM_OK) {
    }
    if (anim_spring_bank_view_destroy(view) != ANIM_OK || anim_scene_destroy(scene) != ANIM_OK ||
        anim_stage_destroy(stage) != ANIM_OK || anim_path_collection_destroy(collection) != ANIM_OK ||
        anim_path_destroy(large) != ANIM_OK) {
        failures += 1;
        fprintf(stderr, "FAILED  something is not destroyed without memory: %s\n", anim_last_error_message());
    }
    is_dry = 0;
}

int main(void) {
    int refused = 0;
    must(anim_set_allocator(allocate, release, NULL), "anim_set_allocator");
    make();
    for (size_t index = 0; index < sizeof tries / sizeof *tries; index += 1) {
        fprintf(stderr, "%s\n", tries[index].name);
        is_dry = 1;
        const anim_status status = tries[index].call();
        is_dry = 0;
        refused += status == ANIM_ERROR_MEMORY;
        if (status != ANIM_ERROR_MEMORY && status != tries[index].expected) {
            failures += 1;
            fprintf(stderr, "FAILED  without memory: %s\n", anim_last_error_message());
        }
        forget();
        if (tries[index].call() != tries[index].expected) {
            failures += 1;
            fprintf(stderr, "FAILED  with memory: %s\n", anim_last_error_message());
        }
        forget();
    }
    destroy_without_memory();
    printf("%d calls were refused, %d failures\n", refused, failures);
    return failures == 0 ? 0 : 1;
}
