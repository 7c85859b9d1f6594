/* SPDX-License-Identifier: MIT */
/*
 * What comes of every call when the allocator fails: at its n-th call alone, and from the n-th call on. Each time a status:
 * ANIM_OK, and then what was done is what is done with memory; or ANIM_ERROR_MEMORY, and then nothing has changed. At the
 * end of each try the library has given back all that it took.
 *
 *     failing DOCUMENT TRACE [EVERY]
 *
 * EVERY leaves out n but those that it divides, and the first hundred.
 */
#define _POSIX_C_SOURCE 200809L
#include <animcore.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* --- The allocator ------------------------------------------------------------------------------------------------ */

static long calls, blocks, failing_from, failing_until, refused;

static void *allocate(void *context, size_t size, size_t alignment) {
    void *memory = NULL;
    calls += 1;
    if (calls >= failing_from && calls <= failing_until) {
        refused += 1;
        return NULL;
    }
    if (context != &calls || posix_memalign(&memory, alignment, size) != 0) {
        abort();
    }
    /* What is not set is not zero. */
    memset(memory, 0xA5, size);
    blocks += 1;
    return memory;
}

static void release(void *context, void *memory) {
    if (context != &calls || memory == NULL) {
        abort();
    }
    blocks -= 1;
    free(memory);
}

static void fail_from(long first, int is_alone) {
    calls = refused = 0;
    failing_from = first;
    failing_until = is_alone ? first : INT64_MAX;
}

static void fail_no_more(void) {
    failing_from = INT64_MAX;
}

/* --- What is done --------------------------------------------------------------------------------------------------- */

static char *document, *trace_text;
static size_t document_length, trace_length;
static const char shapes[2][64] = {"M0 0h10v10h-10zM3 3v4h4v-4z", "M5 0a5 5 0 1 1-.1 0zM30 30l9 3l-5 8z"};
static int failures;

static void failed(const char *name, long n, const char *what) {
    failures += 1;
    if (failures < 30) {
        fprintf(stderr, "FAILED  %s, n = %ld: %s (%s)\n", name, n, what, anim_last_error_message());
    }
}

/* What a try works with, and what it makes: both are destroyed. */
struct world {
    anim_scene *scene;
    anim_stage *stage;
    anim_path *paths[2], *made_path;
    anim_property properties[4], outline;
    anim_scene *made_scene;
    anim_morph *morph;
    anim_keyframes *keyframes;
    anim_easing *easing;
    anim_expression *expression;
    anim_trace *trace;
    anim_property *added;
    uint8_t *bytes;
    size_t length;
};

enum { BYTES = 1 << 20, ADDED = 5000 };

static void must(anim_status status, const char *what) {
    if (status != ANIM_OK) {
        fprintf(stderr, "%s: %s\n", what, anim_last_error_message());
        exit(2);
    }
}

static void make(struct world *world) {
    static const double zeros[4];
    memset(world, 0, sizeof *world);
    must(anim_scene_load(document, document_length, NULL, &world->scene), "load");
    must(anim_scene_advance(world->scene, 0.25), "advance");
    must(anim_stage_create(NULL, &world->stage), "stage");
    must(anim_stage_add_scalars(world->stage, zeros, 4, world->properties), "add_scalars");
    for (int index = 0; index < 2; index += 1) {
        must(anim_path_create(&world->paths[index]), "path");
        must(anim_path_parse(world->paths[index], shapes[index], strlen(shapes[index]), NULL, NULL), "parse");
    }
    must(anim_stage_add_path(world->stage, "outline", 7, world->paths[0], &world->outline), "add_path");
    must(anim_path_create(&world->made_path), "path");
    world->added = malloc(ADDED * sizeof *world->added);
    world->bytes = malloc(BYTES);
    must(anim_scene_snapshot(world->scene, world->bytes, BYTES, &world->length), "snapshot");
}

static uint64_t hash_of(const struct world *world) {
    uint64_t hash = 0, each = 0;
    size_t verbs = 0, coordinates = 0;
    must(anim_scene_get_hash(world->scene, &each), "hash");
    hash = each;
    must(anim_stage_get_hash(world->stage, &each), "hash");
    hash = hash * 31 + each;
    for (int index = 0; index < 3; index += 1) {
        must(anim_path_get_counts(index < 2 ? world->paths[index] : world->made_path, &verbs, &coordinates), "counts");
        hash = (hash * 31 + verbs) * 31 + coordinates;
    }
    return hash;
}

static void end(struct world *world) {
    must(anim_scene_destroy(world->scene), "destroy");
    must(anim_stage_destroy(world->stage), "destroy");
    must(anim_path_destroy(world->paths[0]), "destroy");
    must(anim_path_destroy(world->paths[1]), "destroy");
    must(anim_path_destroy(world->made_path), "destroy");
    must(anim_scene_destroy(world->made_scene), "destroy");
    must(anim_morph_destroy(world->morph), "destroy");
    must(anim_keyframes_destroy(world->keyframes), "destroy");
    must(anim_easing_destroy(world->easing), "destroy");
    must(anim_expression_destroy(world->expression), "destroy");
    must(anim_trace_destroy(world->trace), "destroy");
    free(world->added);
    free(world->bytes);
}

static anim_status load(struct world *world) {
    return anim_scene_load(document, document_length, NULL, &world->made_scene);
}

static anim_status reload(struct world *world) {
    size_t length;
    return anim_scene_reload(world->scene, document, document_length, NULL, NULL, 0, &length);
}

static anim_status load_trace(struct world *world) {
    return anim_trace_load(trace_text, trace_length, &world->trace);
}

static anim_status take_snapshot(struct world *world) {
    return anim_scene_snapshot(world->scene, world->bytes, BYTES, &world->length);
}

static anim_status restore(struct world *world) {
    return anim_scene_restore(world->scene, world->bytes, world->length);
}

static anim_status make_morph(struct world *world) {
    return anim_morph_create(world->paths[0], world->paths[1], NULL, &world->morph);
}

static anim_status touch(struct world *world) {
    return anim_scene_send_pointer(world->scene, ANIM_POINTER_ACTION_DOWN, 0, 50, 25);
}

static anim_status lift(struct world *world) {
    return anim_scene_send_pointer(world->scene, ANIM_POINTER_ACTION_UP, 0, 50, 25);
}

static anim_status advance(struct world *world) {
    return anim_scene_advance(world->scene, 0.5);
}

static anim_status draw(struct world *world) {
    const anim_draw_command *commands;
    size_t count;
    return anim_scene_get_display_commands(world->scene, &commands, &count);
}

static anim_status write_svg(struct world *world) {
    size_t length;
    return anim_scene_get_svg(world->scene, NULL, NULL, 0, &length);
}

static anim_status parse_path(struct world *world) {
    static char text[60000];
    if (text[0] == 0) {
        strcpy(text, "M0 0a");
        for (size_t length = 5; length + 20 < sizeof text; length += 12) {
            memcpy(text + length, "9 9 0 119 9 ", 12);
        }
    }
    return anim_path_parse(world->made_path, text, strlen(text), NULL, NULL);
}

static anim_status stroke_path(struct world *world) {
    return anim_path_stroke(world->paths[1], NULL, 0.01, world->made_path);
}

static anim_status flatten_path(struct world *world) {
    return anim_path_flatten(world->paths[1], 0.001, world->made_path);
}

static anim_status make_keyframes(struct world *world) {
    static double values[5000];
    return anim_keyframes_create_values(NULL, values, 5000, NULL, 0, NULL, 0, NULL, 0, &world->keyframes);
}

static anim_status make_easing(struct world *world) {
    return anim_easing_create_css("linear(0, 0.1 20%, 0.9, 1)", 26, &world->easing);
}

static anim_status make_expression(struct world *world) {
    static const char *const names[] = {"x", "y"};
    static const size_t lengths[] = {1, 1};
    return anim_expression_create("sin(x) * clamp(y, 0, 1) + x*x", 29, names, lengths, 2, &world->expression);
}

static anim_status add_many(struct world *world) {
    static const double zeros[ADDED];
    return anim_stage_add_scalars(world->stage, zeros, ADDED, world->added);
}

static anim_status add_bank(struct world *world) {
    static const double zeros[ADDED];
    const anim_spring spring = {1, 100, 10};
    anim_spring_bank bank;
    return anim_stage_add_bank(world->stage, &spring, zeros, ADDED, 0.001, &bank);
}

static anim_status set_value(struct world *world) {
    const double value = 3;
    return anim_stage_set_value(world->stage, world->properties[1], &value, 1);
}

static anim_status move_path(struct world *world) {
    const anim_spring spring = {1, 100, 10};
    return anim_stage_spring_to_path(world->stage, world->outline, world->paths[1], NULL, 0, &spring, NULL);
}

static anim_status advance_stage(struct world *world) {
    return anim_stage_advance(world->stage, 1);
}

struct step {
    const char *name;
    anim_status (*call)(struct world *world);
};

static const struct step steps[] = {
    {"load", load},
    {"reload", reload},
    {"load trace", load_trace},
    {"snapshot", take_snapshot},
    {"restore", restore},
    {"morph", make_morph},
    {"touch", touch},
    {"lift", lift},
    {"advance", advance},
    {"draw", draw},
    {"svg", write_svg},
    {"parse path", parse_path},
    {"stroke", stroke_path},
    {"flatten", flatten_path},
    {"keyframes", make_keyframes},
    {"easing", make_easing},
    {"expression", make_expression},
    {"add many", add_many},
    {"add bank", add_bank},
    {"set value", set_value},
    {"move path", move_path},
    {"advance stage", advance_stage},
};
enum { STEPS = sizeof steps / sizeof *steps };

/* --- The tries ------------------------------------------------------------------------------------------------------ */

struct tally {
    long tries, done, refused;
};

/* One call with the n-th allocation failing. Whether it came to that. */
static int try_once(const struct step *step, long n, int is_alone, uint64_t expected, struct tally *tally) {
    struct world world;
    make(&world);
    const uint64_t before = hash_of(&world);
    fail_from(n, is_alone);
    const anim_status status = step->call(&world);
    const int has_failed = refused > 0;
    fail_no_more();
    const uint64_t after = hash_of(&world);
    if (status == ANIM_ERROR_MEMORY) {
        tally->refused += 1;
        if (after != before) {
            failed(step->name, n, "it was refused, but has changed something");
        }
        if (strlen(anim_last_error_message()) < 20) {
            failed(step->name, n, "there is no message");
        }
        if (step->call(&world) != ANIM_OK || hash_of(&world) != expected) {
            failed(step->name, n, "it does not work once there is memory again");
        }
    } else if (status != ANIM_OK) {
        failed(step->name, n, "it fails for another reason");
    } else {
        tally->done += 1;
        if (after != expected) {
            failed(step->name, n, "it does something else than with memory");
        }
    }
    tally->tries += 1;
    end(&world);
    if (blocks != 0) {
        failed(step->name, n, "it leaks");
        blocks = 0;
    }
    return has_failed;
}

/* Everything in a row while no memory is given at all: scenes until no more fit. */
static void run_dry(void) {
    struct world world;
    enum { SCENES = 200 };
    anim_scene *scenes[SCENES] = {0};
    long made = 0, refusals = 0;
    make(&world);
    fail_from(1, 0);
    for (int index = 0; index < SCENES; index += 1) {
        const anim_status status = anim_scene_load("{\"animcore\": 1}", 15, NULL, &scenes[index]);
        made += status == ANIM_OK;
        refusals += status == ANIM_ERROR_MEMORY;
        for (int step = 0; step < STEPS; step += 1) {
            if (steps[step].call == advance || steps[step].call == advance_stage || steps[step].call == draw) {
                const anim_status other = steps[step].call(&world);
                if (other != ANIM_OK && other != ANIM_ERROR_MEMORY) {
                    failed(steps[step].name, index, "without memory");
                }
            }
        }
    }
    if (made == 0 || refusals == 0 || made + refusals != SCENES) {
        failed("run dry", made, "the reserve was not used up");
    }
    for (int index = 0; index < SCENES; index += 1) {
        must(anim_scene_destroy(scenes[index]), "destroy without memory");
    }
    fail_no_more();
    must(anim_scene_advance(world.scene, 0.5), "advance with memory again");
    end(&world);
    if (blocks != 0) {
        failed("run dry", blocks, "it leaks");
    }
    printf("without any memory: %ld scenes from the reserve, then %ld refusals\n", made, refusals);
}

static char *read_file(const char *path, size_t *length) {
    FILE *file = fopen(path, "rb");
    char *text = malloc(BYTES);
    if (file == NULL || text == NULL) {
        perror(path);
        exit(2);
    }
    *length = fread(text, 1, BYTES, file);
    fclose(file);
    return text;
}

int main(int count, char **arguments) {
    if (count < 3) {
        fprintf(stderr, "usage: failing DOCUMENT TRACE [EVERY]\n");
        return 2;
    }
    const long every = count > 3 ? atol(arguments[3]) : 1;
    fail_no_more();
    if (anim_set_allocator(allocate, NULL, &calls) != ANIM_ERROR_ARGUMENT ||
        anim_set_allocator(NULL, release, &calls) != ANIM_ERROR_ARGUMENT) {
        failed("anim_set_allocator", 0, "it takes half an allocator");
    }
    must(anim_set_allocator(allocate, release, &calls), "anim_set_allocator");
    document = read_file(arguments[1], &document_length);
    trace_text = read_file(arguments[2], &trace_length);
    struct tally all = {0};
    for (int index = 0; index < STEPS; index += 1) {
        const struct step *step = &steps[index];
        struct tally tally = {0};
        struct world world;
        make(&world);
        must(step->call(&world), step->name);
        const uint64_t expected = hash_of(&world);
        end(&world);
        for (int is_alone = 0; is_alone < 2; is_alone += 1) {
            for (long n = 1; try_once(step, n, is_alone, expected, &tally); n += n > 100 ? every : 1) {
            }
        }
        printf("%-14s %6ld tries, %6ld done, %6ld refused\n", step->name, tally.tries, tally.done, tally.refused);
        all.tries += tally.tries;
        all.refused += tally.refused;
    }
    run_dry();
    if (anim_set_allocator(NULL, NULL, NULL) != ANIM_ERROR_STATE) {
        failed("anim_set_allocator", 1, "the allocator can be changed while it is in use");
    }
    printf("%ld tries, %ld refused, %d failures\n", all.tries, all.refused, failures);
    if (all.refused == 0) {
        failed("everything", 0, "nothing was refused: the allocator did not fail");
    }
    free(document);
    free(trace_text);
    return failures == 0 ? 0 : 1;
}
