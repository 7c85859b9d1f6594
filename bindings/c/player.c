/* SPDX-License-Identifier: MIT */
/*
 * animcore-player: plays a trace of input on a document and prints what every frame holds, in the transcript format
 * that all of the library's runners share (Tests/conformance/transcript.md). Two runners agree when their transcripts
 * are the same bytes, and so when the digests in their last lines are the same.
 */
#include <animcore.h>
#include <errno.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What the program ends with. */
enum { EXIT_PLAYED = 0, EXIT_REFUSED = 1, EXIT_USAGE = 2 };

enum { MAXIMUM_FPS = 705600000, EVENT_BATCH = 64 };

struct settings {
    const char *document_path;
    const char *trace_path;
    int64_t fps;
    double time_scale;
    int has_time_scale;
    int is_hexadecimal;
    int is_quiet;
};

/* A property that the transcript shows, with its name read once. */
struct shown_property {
    anim_property identifier;
    char *name;
};

struct player {
    anim_scene *scene;
    anim_stage *stage;
    anim_trace *trace;
    struct shown_property *properties;
    size_t property_count;
    char *text; /* a buffer for names and states */
    size_t text_capacity;
    double *components; /* a buffer for a property's value */
    size_t component_capacity;
    int is_hexadecimal;
    int is_quiet;
    uint64_t digest; /* FNV-1a of all that was printed */
};

static int refused(const char *what) {
    fprintf(stderr, "animcore-player: %s: %s\n", what, anim_last_error_message());
    return EXIT_REFUSED;
}

static int out_of_memory(void) {
    fprintf(stderr, "animcore-player: memory could not be had\n");
    return EXIT_REFUSED;
}

/* ---- Output ---- */

static void put_bytes(struct player *player, const char *bytes, size_t length) {
    const uint64_t fnv_prime = UINT64_C(0x100000001b3);
    for (size_t index = 0; index < length; index += 1) {
        player->digest = (player->digest ^ (unsigned char)bytes[index]) * fnv_prime;
    }
    if (!player->is_quiet) {
        fwrite(bytes, 1, length, stdout);
    }
}

static void put_text(struct player *player, const char *text) {
    put_bytes(player, text, strlen(text));
}

/* For formats whose result is known to be short; names go through put_text. */
static void put_format(struct player *player, const char *format, ...) {
    char line[128];
    va_list values;
    va_start(values, format);
    int length = vsnprintf(line, sizeof line, format, values);
    va_end(values);
    if (length > 0) {
        put_bytes(player, line, (size_t)length < sizeof line ? (size_t)length : sizeof line - 1);
    }
}

static void put_number(struct player *player, double number) {
    if (player->is_hexadecimal) {
        uint64_t bits;
        memcpy(&bits, &number, sizeof bits);
        put_format(player, " %016" PRIx64, bits);
    } else {
        put_format(player, " %.17g", number);
    }
}

static const char *event_kind_name(int32_t kind) {
    switch (kind) {
    case ANIM_EVENT_KIND_TRANSACTION_COMPLETED:
        return "transaction-completed";
    case ANIM_EVENT_KIND_ANIMATION_ENDED:
        return "animation-ended";
    case ANIM_EVENT_KIND_STATE_ENTERED:
        return "state-entered";
    case ANIM_EVENT_KIND_STATE_EXITED:
        return "state-exited";
    case ANIM_EVENT_KIND_EMITTED:
        return "emitted";
    case ANIM_EVENT_KIND_CONTROL:
        return "control";
    case ANIM_EVENT_KIND_UNSETTLED:
        return "unsettled";
    case ANIM_EVENT_KIND_LOST:
        return "lost";
    case ANIM_EVENT_KIND_ANIMATOR_ENDED:
        return "animator-ended";
    case ANIM_EVENT_KIND_SETTLED:
        return "settled";
    case ANIM_EVENT_KIND_GROUP_ENDED:
        return "group-ended";
    case ANIM_EVENT_KIND_BUDGET:
        return "budget";
    default:
        return "unknown";
    }
}

/* ---- Text that the library writes into a buffer of ours ---- */

static int reserve_text(struct player *player, size_t length) {
    if (length < player->text_capacity) {
        return 1;
    }
    char *text = realloc(player->text, length + 1);
    if (text == NULL) {
        return 0;
    }
    player->text = text;
    player->text_capacity = length + 1;
    return 1;
}

/* Leaves the name of an event or a property, NUL-terminated, in player->text. */
static int read_name(struct player *player, int32_t name) {
    size_t length = 0;
    if (anim_stage_get_name(player->stage, name, NULL, 0, &length) != ANIM_OK) {
        return refused("a name");
    }
    if (!reserve_text(player, length)) {
        return out_of_memory();
    }
    if (anim_stage_get_name(player->stage, name, player->text, player->text_capacity, &length) != ANIM_OK) {
        return refused("a name");
    }
    player->text[length] = '\0';
    return EXIT_PLAYED;
}

static int read_state(struct player *player) {
    size_t length = 0;
    if (anim_scene_get_atomic_states(player->scene, NULL, 0, &length) != ANIM_OK) {
        return refused("the state");
    }
    if (!reserve_text(player, length)) {
        return out_of_memory();
    }
    if (anim_scene_get_atomic_states(player->scene, player->text, player->text_capacity, &length) != ANIM_OK) {
        return refused("the state");
    }
    player->text[length] = '\0';
    return EXIT_PLAYED;
}

/* ---- Properties ---- */

static int find_properties(struct player *player) {
    size_t count = 0;
    if (anim_stage_list_properties(player->stage, NULL, 0, &count) != ANIM_OK) {
        return refused("the properties");
    }
    if (count == 0) {
        return EXIT_PLAYED;
    }
    anim_property *identifiers = calloc(count, sizeof *identifiers);
    player->properties = calloc(count, sizeof *player->properties);
    int result = identifiers == NULL || player->properties == NULL ? out_of_memory() : EXIT_PLAYED;
    if (result == EXIT_PLAYED && anim_stage_list_properties(player->stage, identifiers, count, &count) != ANIM_OK) {
        result = refused("the properties");
    }
    for (size_t index = 0; index < count && result == EXIT_PLAYED; index += 1) {
        anim_property_info info;
        info.struct_size = sizeof info;
        if (anim_stage_get_property_info(player->stage, identifiers[index], &info) != ANIM_OK) {
            result = refused("a property");
            break;
        }
        if (info.name < 0) {
            continue;
        }
        result = read_name(player, info.name);
        if (result != EXIT_PLAYED || player->text[0] == '\0') {
            continue;
        }
        struct shown_property *shown = &player->properties[player->property_count];
        size_t size = strlen(player->text) + 1;
        shown->identifier = identifiers[index];
        shown->name = malloc(size);
        if (shown->name == NULL) {
            result = out_of_memory();
            break;
        }
        memcpy(shown->name, player->text, size);
        player->property_count += 1;
    }
    free(identifiers);
    return result;
}

/* Room for a value of so many components. */
static int reserve_components(struct player *player, size_t count) {
    if (count <= player->component_capacity) {
        return 1;
    }
    double *components = realloc(player->components, count * sizeof *components);
    if (components == NULL) {
        return 0;
    }
    player->components = components;
    player->component_capacity = count;
    return 1;
}

static int print_components(struct player *player, const struct shown_property *shown, int32_t what, size_t count) {
    if (anim_stage_get_value(player->stage, shown->identifier, what, player->components, count) != ANIM_OK) {
        return refused(shown->name);
    }
    for (size_t component = 0; component < count; component += 1) {
        put_number(player, player->components[component]);
    }
    return EXIT_PLAYED;
}

static int print_property(struct player *player, const struct shown_property *shown) {
    /* Asked for anew: a path has as many components as it has coordinates now. */
    anim_property_info info;
    info.struct_size = sizeof info;
    if (anim_stage_get_property_info(player->stage, shown->identifier, &info) != ANIM_OK) {
        return refused(shown->name);
    }
    if (!reserve_components(player, info.shown_count)) {
        return out_of_memory();
    }
    put_text(player, "property ");
    put_text(player, shown->name);
    int result = print_components(player, shown, ANIM_READ_PRESENTATION, info.shown_count);
    if (result == EXIT_PLAYED) {
        put_text(player, " velocity");
        result = print_components(player, shown, ANIM_READ_VELOCITY, info.shown_count);
    }
    put_text(player, "\n");
    return result;
}

static int print_properties(struct player *player) {
    int result = EXIT_PLAYED;
    for (size_t index = 0; index < player->property_count && result == EXIT_PLAYED; index += 1) {
        result = print_property(player, &player->properties[index]);
    }
    return result;
}

/* ---- Events ---- */

static int print_events(struct player *player) {
    anim_event events[EVENT_BATCH];
    size_t count = 0;
    do {
        if (anim_stage_poll_events(player->stage, events, EVENT_BATCH, &count) != ANIM_OK) {
            return refused("the events");
        }
        for (size_t index = 0; index < count; index += 1) {
            const anim_event *event = &events[index];
            put_format(player, "event %" PRId64 " %s ", event->time, event_kind_name(event->kind));
            if (event->name >= 0) {
                int result = read_name(player, event->name);
                if (result != EXIT_PLAYED) {
                    return result;
                }
            }
            put_text(player, event->name >= 0 && player->text[0] != '\0' ? player->text : "-");
            put_format(player, " %" PRId32 " %" PRId32 "\n", event->finished, event->count);
        }
    } while (count == EVENT_BATCH);
    return EXIT_PLAYED;
}

/* ---- Frames ---- */

static int print_frame(struct player *player, int64_t frame, int64_t time) {
    int result = read_state(player);
    if (result != EXIT_PLAYED) {
        return result;
    }
    put_format(player, "frame %" PRId64 " %" PRId64 " state ", frame, time);
    put_text(player, player->text[0] != '\0' ? player->text : "-");
    put_text(player, "\n");
    result = print_properties(player);
    if (result == EXIT_PLAYED) {
        result = print_events(player);
    }
    if (result != EXIT_PLAYED) {
        return result;
    }
    uint64_t hash = 0;
    if (anim_scene_get_hash(player->scene, &hash) != ANIM_OK) {
        return refused("the scene's hash");
    }
    put_format(player, "hash %016" PRIx64 "\n", hash);
    return EXIT_PLAYED;
}

/* round(frame * 705600000 / fps), ties up, in integers. */
static int64_t frame_time(int64_t frame, int64_t fps) {
    return frame / fps * ANIM_FLICKS_PER_SECOND + (frame % fps * ANIM_FLICKS_PER_SECOND * 2 + fps) / (fps * 2);
}

static int play(struct player *player, int64_t fps) {
    int64_t time = 0;
    size_t next_step = 0;
    anim_trace_info info;
    info.struct_size = sizeof info;
    if (anim_trace_get_info(player->trace, &info) != ANIM_OK) {
        return refused("the trace");
    }
    for (int64_t frame = 0; frame == 0 || time < info.end; frame += 1) {
        time = frame_time(frame, fps);
        if (anim_scene_play(player->scene, player->trace, time, &next_step) != ANIM_OK) {
            fprintf(stderr, "animcore-player: step %zu of the trace, on the way to frame %" PRId64 ": %s\n", next_step,
                    frame, anim_last_error_message());
            return EXIT_REFUSED;
        }
        int result = print_frame(player, frame, time);
        if (result != EXIT_PLAYED) {
            return result;
        }
    }
    printf("digest %016" PRIx64 "\n", player->digest);
    if (fflush(stdout) != 0) {
        fprintf(stderr, "animcore-player: the transcript could not be written: %s\n", strerror(errno));
        return EXIT_REFUSED;
    }
    return EXIT_PLAYED;
}

/* ---- Files ---- */

/* The whole file, which the caller frees; NULL when it cannot be read (errno says why). */
static char *read_file(const char *path, size_t *length) {
    FILE *file = fopen(path, "rb");
    char *text = NULL;
    size_t capacity = 0;
    *length = 0;
    if (file == NULL) {
        return NULL;
    }
    for (;;) {
        if (*length == capacity) {
            capacity = capacity == 0 ? 65536 : capacity * 2;
            char *longer = realloc(text, capacity);
            if (longer == NULL) {
                break;
            }
            text = longer;
        }
        size_t count = fread(text + *length, 1, capacity - *length, file);
        *length += count;
        if (count == 0) {
            if (ferror(file)) {
                break;
            }
            fclose(file);
            return text;
        }
    }
    int error = errno;
    fclose(file);
    free(text);
    errno = error;
    return NULL;
}

/* What the trace says of how the scene was loaded. */
static anim_status read_options(struct player *player, anim_scene_options *options, char **parameters) {
    size_t length = 0;
    anim_status status = anim_default_scene_options(options, sizeof *options);
    anim_trace_info info;
    info.struct_size = sizeof info;
    if (status == ANIM_OK) {
        status = anim_trace_get_info(player->trace, &info);
        options->seed = info.seed;
    }
    if (status == ANIM_OK) {
        status = anim_trace_get_parameters(player->trace, NULL, 0, &length);
    }
    if (status == ANIM_OK && length > 0 && (*parameters = malloc(length)) != NULL) {
        status = anim_trace_get_parameters(player->trace, *parameters, length, &length);
        options->parameters = *parameters;
        options->parameters_length = length;
    }
    return status;
}

static int load_scene(struct player *player, const char *path) {
    size_t length = 0;
    char *text = read_file(path, &length);
    if (text == NULL) {
        fprintf(stderr, "animcore-player: %s: %s\n", path, strerror(errno));
        return EXIT_USAGE;
    }
    anim_scene_options options;
    char *parameters = NULL;
    anim_status status = read_options(player, &options, &parameters);
    if (status == ANIM_OK) {
        status = anim_scene_load(text, length, &options, &player->scene);
    }
    free(parameters);
    free(text);
    if (status != ANIM_OK || anim_scene_get_stage(player->scene, &player->stage) != ANIM_OK) {
        return refused(path);
    }
    return EXIT_PLAYED;
}

static int load_trace(struct player *player, const char *path) {
    size_t length = 0;
    char *text = read_file(path, &length);
    if (text == NULL) {
        fprintf(stderr, "animcore-player: %s: %s\n", path, strerror(errno));
        return EXIT_USAGE;
    }
    anim_status status = anim_trace_load(text, length, &player->trace);
    free(text);
    return status == ANIM_OK ? EXIT_PLAYED : refused(path);
}

/* ---- The command line ---- */

static void print_usage(FILE *file) {
    fprintf(file, "usage: animcore-player DOCUMENT TRACE [options]\n"
                  "\n"
                  "Plays a trace of input on a scene document and prints each frame's state, properties and events,\n"
                  "and at the end a digest of all that was printed.\n"
                  "\n"
                  "  --fps N           frames a second, a whole number (60)\n"
                  "  --hex             numbers as the 16 hexadecimal digits of their bits\n"
                  "  --time-scale S    stage time runs S times as fast as the trace's time (1)\n"
                  "  --quiet           print the digest alone\n"
                  "  --version         print the library's version\n"
                  "  --help            print this\n"
                  "\n"
                  "Ends with 0 when the trace was played, 1 when the library refused something (it says what), and\n"
                  "2 when the command line is wrong or a file cannot be read.\n");
}

static int usage_error(const char *message, const char *argument) {
    fprintf(stderr, "animcore-player: %s: %s\nTry animcore-player --help.\n", argument, message);
    return EXIT_USAGE;
}

static int parse_fps(const char *text, int64_t *fps) {
    char *end = NULL;
    errno = 0;
    long long number = strtoll(text, &end, 10);
    if (end == text || *end != '\0' || errno != 0 || number < 1 || number > MAXIMUM_FPS) {
        return 0;
    }
    *fps = number;
    return 1;
}

static int parse_time_scale(const char *text, double *scale) {
    char *end = NULL;
    *scale = strtod(text, &end);
    return end != text && *end == '\0';
}

static int parse_arguments(int count, char **arguments, struct settings *settings) {
    for (int index = 1; index < count; index += 1) {
        const char *argument = arguments[index];
        const char *value = index + 1 < count ? arguments[index + 1] : "";
        if (strcmp(argument, "--hex") == 0) {
            settings->is_hexadecimal = 1;
        } else if (strcmp(argument, "--quiet") == 0) {
            settings->is_quiet = 1;
        } else if (strcmp(argument, "--fps") == 0) {
            if (!parse_fps(value, &settings->fps)) {
                return usage_error("needs a whole number from 1 to 705600000", argument);
            }
            index += 1;
        } else if (strcmp(argument, "--time-scale") == 0) {
            if (!parse_time_scale(value, &settings->time_scale)) {
                return usage_error("needs a number", argument);
            }
            settings->has_time_scale = 1;
            index += 1;
        } else if (argument[0] == '-' && argument[1] != '\0') {
            return usage_error("there is no such option", argument);
        } else if (settings->document_path == NULL) {
            settings->document_path = argument;
        } else if (settings->trace_path == NULL) {
            settings->trace_path = argument;
        } else {
            return usage_error("a document and a trace were given already", argument);
        }
    }
    if (settings->trace_path == NULL) {
        print_usage(stderr);
        return EXIT_USAGE;
    }
    return EXIT_PLAYED;
}

static int run(struct player *player, const struct settings *settings) {
    int result = load_trace(player, settings->trace_path);
    if (result == EXIT_PLAYED) {
        result = load_scene(player, settings->document_path);
    }
    if (result == EXIT_PLAYED && settings->has_time_scale &&
        anim_stage_set_time_scale(player->stage, settings->time_scale) != ANIM_OK) {
        result = refused("--time-scale");
    }
    if (result == EXIT_PLAYED) {
        result = find_properties(player);
    }
    if (result == EXIT_PLAYED) {
        result = play(player, settings->fps);
    }
    return result;
}

static void tear_down(struct player *player) {
    for (size_t index = 0; index < player->property_count; index += 1) {
        free(player->properties[index].name);
    }
    free(player->properties);
    free(player->text);
    free(player->components);
    anim_trace_destroy(player->trace);
    anim_scene_destroy(player->scene);
}

int main(int count, char **arguments) {
    for (int index = 1; index < count; index += 1) {
        if (strcmp(arguments[index], "--help") == 0) {
            print_usage(stdout);
            return EXIT_PLAYED;
        }
        if (strcmp(arguments[index], "--version") == 0) {
            uint32_t version = anim_version();
            printf("animcore %u.%u.%u\n", (unsigned)(version >> 16), (unsigned)(version >> 8 & 255),
                   (unsigned)(version & 255));
            return EXIT_PLAYED;
        }
    }
    struct settings settings = {.fps = 60, .time_scale = 1.0};
    int result = parse_arguments(count, arguments, &settings);
    if (result != EXIT_PLAYED) {
        return result;
    }
    struct player player = {.digest = UINT64_C(0xcbf29ce484222325),
                            .is_hexadecimal = settings.is_hexadecimal,
                            .is_quiet = settings.is_quiet};
    result = run(&player, &settings);
    tear_down(&player);
    return result;
}
