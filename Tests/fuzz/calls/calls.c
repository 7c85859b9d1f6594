/* SPDX-License-Identifier: MIT */
/* One call: its function, its arguments, and conditions on every result. */
#include "world.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The functions in the order of a hash of their names, so that bytes select the same function after others are
   added. */
static uint16_t name_hash(const char *name) {
    uint32_t hash = 2166136261u;
    for (; *name != 0; name += 1) {
        hash = (hash ^ (uint8_t)*name) * 16777619u;
    }
    return (uint16_t)(hash >> 16 ^ hash);
}

/* Half of the calls are to functions that make things move. */
static const char *const movers[] = {
    "anim_stage_add_property",
    "anim_stage_add_property_with",
    "anim_stage_add_path",
    "anim_stage_set_value",
    "anim_stage_set_value",
    "anim_stage_set_path",
    "anim_stage_spring_to_path",
    "anim_stage_begin_transaction",
    "anim_stage_commit_transaction",
    "anim_stage_animate",
    "anim_stage_animate",
    "anim_stage_animate_path",
    "anim_stage_advance",
    "anim_stage_advance_flicks",
    "anim_stage_add_group",
    "anim_animation_group_set_speed",
    "anim_animation_group_seek",
    "anim_animator_run",
    "anim_animator_set_fraction",
    "anim_stage_set_action",
    "anim_stage_set_expression",
    "anim_stage_add_derived",
    "anim_stage_add_bank",
    "anim_spring_bank_retarget",
    "anim_stage_observe",
    "anim_stage_remove_animation",
    "anim_easing_create_css",
    "anim_keyframes_create_values",
    "anim_keyframes_create_track",
    "anim_keyframes_create_paths",
    "anim_path_create",
    "anim_path_parse",
    "anim_scene_load",
    "anim_scene_reload",
    "anim_scene_send",
    "anim_scene_send_pointer",
    "anim_scene_advance",
    "anim_scene_fire_trigger",
    "anim_stage_poll_events",
    "anim_stage_create",
    "anim_stage_set_reduced_motion",
    "anim_stage_remove_property",
};

/* Further ones, for the bytes that would select the first of the others once more often. */
static const char *const more_movers[] = {
    "anim_stage_set_path_paint",
    "anim_keyframes_create_path_track",
    "anim_stage_hold",
    "anim_stage_remove_all_animations",
};

enum { MORE_MOVERS = sizeof more_movers / sizeof more_movers[0] };

static const struct abi_function *choose_mover(uint8_t wanted) {
    size_t count = sizeof movers / sizeof movers[0], first = 256 - 256 % count;
    const char *name = wanted < first ? movers[wanted % count] : more_movers[(wanted - first) % MORE_MOVERS];
    for (size_t index = 0; index < abi_function_count; index += 1) {
        if (strcmp(abi_functions[index].name, name) == 0) {
            return &abi_functions[index];
        }
    }
    return &abi_functions[0];
}

static const struct abi_function *choose_function(uint16_t wanted) {
    const struct abi_function *nearest = &abi_functions[0];
    uint16_t least = 0xFFFF;
    for (size_t index = 0; index < abi_function_count; index += 1) {
        uint16_t distance = (uint16_t)(name_hash(abi_functions[index].name) - wanted);
        if (distance <= least) {
            least = distance;
            nearest = &abi_functions[index];
        }
    }
    return nearest;
}

/* The callbacks: they read objects, and call into the very object that calls them. */
static void call_again(struct world *world) {
    if (!world->is_muted && world->depth < LARGEST_DEPTH && !is_over(world) && take(world) < 128) {
        world->depth += 1;
        make_call(world);
        world->depth -= 1;
    }
}

static double ease(void *context, double x) {
    call_again(context);
    return x * x * (3 - 2 * x);
}

static void hear_event(void *context, const anim_event *event) {
    (void)event;
    call_again(context);
}

static void hear_property(void *context, anim_property property, const double *value, size_t count) {
    volatile double sum = 0;
    for (size_t index = 0; index < count; index += 1) {
        sum += value[index];
    }
    (void)property;
    call_again(context);
}

/* The context is the world, which outlives everything: there is nothing to release. */
static void hear_release(void *context) {
    (void)context;
}

static void *callback_of(const char *type) {
    void *pointer = NULL;
    if (strcmp(type, "anim_easing_callback") == 0) {
        anim_easing_callback callback = ease;
        memcpy(&pointer, &callback, sizeof pointer);
    } else if (strcmp(type, "anim_event_callback") == 0) {
        anim_event_callback callback = hear_event;
        memcpy(&pointer, &callback, sizeof pointer);
    } else if (strcmp(type, "anim_property_callback") == 0) {
        anim_property_callback callback = hear_property;
        memcpy(&pointer, &callback, sizeof pointer);
    } else if (strcmp(type, "anim_context_release_callback") == 0) {
        anim_context_release_callback callback = hear_release;
        memcpy(&pointer, &callback, sizeof pointer);
    }
    return pointer;
}

/* Excluded: calls that the header forbids, those named in ANIMCORE_FUZZ_SKIP, and those with callbacks of an unknown
   kind (the host's allocator, which is global). */
static int is_left_out(const struct world *world, const struct abi_function *function) {
    const char *name = function->name, *skipped = getenv("ANIMCORE_FUZZ_SKIP");
    size_t length = strlen(name);
    if (skipped != NULL && strstr(skipped, name) != NULL) {
        return 1;
    }
    for (size_t index = 0; index < function->parameter_count; index += 1) {
        const struct abi_type *type = function->parameters[index].type;
        if (type->kind == KIND_CALLBACK && callback_of(type->name) == NULL) {
            return 1;
        }
    }
    int destroys = length > 8 && strcmp(name + length - 8, "_destroy") == 0;
    return destroys && (world->depth > 0 || world->is_muted);
}

static void choose_callbacks(struct world *world, struct call *call) {
    for (size_t index = 0; index < call->function->parameter_count; index += 1) {
        const struct abi_type *type = call->function->parameters[index].type;
        if (type->kind == KIND_CALLBACK && take(world) < 220) {
            call->arguments[index].value.pointer = callback_of(type->name);
        } else if (type->kind == KIND_POINTER && type->to->kind == KIND_VOID) {
            call->arguments[index].value.pointer = world;
        }
    }
}

/* The hash of the first argument, if it is a stage or scene that may change. */
static int hash_of_target(const struct call *call, uint64_t *hash) {
    const struct abi_parameter *first = call->function->parameters;
    if (call->function->parameter_count == 0 || first->direction != DIRECTION_INOUT ||
        first->type->kind != KIND_POINTER || first->type->to->kind != KIND_OPAQUE ||
        call->arguments[0].value.pointer == NULL) {
        return 0;
    }
    int pool = opaque_of(first->type->to->name);
    return (pool == OPAQUE_STAGE && anim_stage_get_hash(call->arguments[0].value.pointer, hash) == ANIM_OK) ||
           (pool == OPAQUE_SCENE && anim_scene_get_hash(call->arguments[0].value.pointer, hash) == ANIM_OK);
}

/* A failed call writes nothing, except the position of an error in a path's text. */
static void check_untouched(const struct world *world, const struct call *call) {
    for (size_t index = 0; index < call->function->parameter_count; index += 1) {
        const struct argument *argument = &call->arguments[index];
        const struct abi_parameter *parameter = &call->function->parameters[index];
        if (parameter->direction != DIRECTION_OUT || strcmp(parameter->name, "error_offset") == 0) {
            continue;
        }
        for (size_t byte = 0; argument->memory != NULL && byte < argument->size; byte += 1) {
            if (argument->memory[byte] != 0xA5) {
                fail(world, call->function->name, "a failed call wrote to an out-pointer");
            }
        }
    }
}

/* Adds the results of the call to the world. */
static void remember_results(struct world *world, const struct call *call) {
    const struct abi_function *function = call->function;
    for (size_t index = 0; index < function->parameter_count; index += 1) {
        const struct abi_parameter *parameter = &function->parameters[index];
        const struct argument *argument = &call->arguments[index];
        if (parameter->direction != DIRECTION_OUT || argument->memory == NULL ||
            parameter->type->kind != KIND_POINTER) {
            continue;
        }
        const struct abi_type *to = parameter->type->to;
        if (to->kind == KIND_POINTER && to->to->kind == KIND_OPAQUE && opaque_of(to->to->name) >= 0) {
            struct object object = {NULL, NULL, -1, 0, 0};
            memcpy(&object.pointer, argument->memory, sizeof object.pointer);
            if (object.pointer == NULL) {
                fail(world, function->name, "made nothing");
            }
            if (strcmp(function->name, "anim_scene_get_stage") == 0) {
                object.owner = call->arguments[0].value.pointer;
            } else if (strcmp(function->name, "anim_scene_load") == 0) {
                object.document = call->arguments[0].document;
                object.is_touched = call->arguments[2].value.pointer != NULL;
            }
            add_object(world, (enum opaque)opaque_of(to->to->name), object);
        } else if (to->kind == KIND_INTEGER && identifier_of(to->name) >= 0) {
            for (size_t each = 0; each + 8 <= argument->size && each < 64; each += 8) {
                uint64_t identifier = 0;
                memcpy(&identifier, argument->memory + each, sizeof identifier);
                if (identifier != 0xA5A5A5A5A5A5A5A5u) {
                    remember_identifier(world, identifier_of(to->name), identifier);
                }
            }
        }
    }
}

/* Records changes of an object that matter to the world. */
static void note_change(struct world *world, const struct call *call) {
    const char *name = call->function->name;
    void *target = call->arguments[0].value.pointer;
    const struct abi_parameter *first = call->function->parameters;
    if (call->function->parameter_count == 0 || first->type->kind != KIND_POINTER || target == NULL) {
        return;
    }
    struct object *object = find_object(world, OPAQUE_STAGE, target);
    if (object != NULL && object->owner != NULL && first->direction == DIRECTION_INOUT) {
        object = find_object(world, OPAQUE_SCENE, object->owner);
        if (object != NULL) {
            object->is_touched = 1;
        }
    }
    object = find_object(world, OPAQUE_SCENE, target);
    if (object != NULL && strcmp(name, "anim_scene_reload") == 0) {
        object->document = call->arguments[1].document;
        object->is_touched = 1;
    }
    size_t length = strlen(name);
    if (length > 8 && strcmp(name + length - 8, "_destroy") == 0) {
        int pool = opaque_of(first->type->to->name);
        if (pool >= 0) {
            forget_object(world, (enum opaque)pool, target);
        }
    }
}

/* With ANIMCORE_FUZZ_TRACE: prints every call, for analyzing an input. */
static int is_traced(void) {
    static _Thread_local int answer = -1;
    if (answer < 0) {
        answer = getenv("ANIMCORE_FUZZ_TRACE") != NULL;
    }
    return answer;
}

static void trace_call(const struct world *world, const struct call *call) {
    fprintf(stderr, "%ld%*s %s(", world->calls, world->depth * 2, "", call->function->name);
    for (size_t index = 0; index < call->function->parameter_count; index += 1) {
        const struct abi_parameter *parameter = &call->function->parameters[index];
        const struct argument *argument = &call->arguments[index];
        const struct abi_type *type = parameter->type;
        fprintf(stderr, "%s%s=", index > 0 ? ", " : "", parameter->name);
        if (type->kind == KIND_FLOAT) {
            fprintf(stderr, "%.17g", argument->value.number);
        } else if (type->kind == KIND_INTEGER && type->width == 32) {
            fprintf(stderr, "%d", argument->value.word);
        } else if (type->kind != KIND_POINTER) {
            fprintf(stderr, "%llx", (unsigned long long)argument->value.bits);
        } else if (argument->memory != NULL && parameter->direction != DIRECTION_OUT &&
                   type->to->kind == KIND_CHARACTER) {
            fprintf(stderr, "'%.*s'", argument->size > 40 ? 40 : (int)argument->size, (const char *)argument->memory);
        } else if (argument->memory != NULL && parameter->direction != DIRECTION_OUT && type->to->kind == KIND_FLOAT &&
                   type->to->width == 64) {
            for (size_t each = 0; each < argument->size / 8; each += 1) {
                fprintf(stderr, "%s%.17g", each > 0 ? " " : "[",
                        ((const double *)(const void *)argument->memory)[each]);
            }
            fprintf(stderr, "]");
        } else if (argument->memory != NULL && parameter->direction != DIRECTION_OUT && type->to->kind == KIND_STRUCT) {
            fprintf(stderr, "{");
            const struct abi_struct *description = find_struct(type->to->name);
            for (size_t each = 0; each < description->field_count; each += 1) {
                const struct abi_field *field = &description->fields[each];
                const unsigned char *place = argument->memory + field->offset;
                if (field->type->kind == KIND_FLOAT) {
                    fprintf(stderr, " %s=%.17g", field->name, *(const double *)(const void *)place);
                } else if (field->type->kind == KIND_INTEGER && field->type->width == 32) {
                    fprintf(stderr, " %s=%d", field->name, *(const int32_t *)(const void *)place);
                }
            }
            fprintf(stderr, " }");
        } else {
            fprintf(stderr, "%p", argument->value.pointer);
        }
    }
    fprintf(stderr, ")\n");
}

/* Functions whose partial effects remain after an error, as the header says. */
static int may_stop_on_the_way(const char *function) {
    return strcmp(function, "anim_scene_play") == 0 || strcmp(function, "anim_scene_advance_many") == 0;
}

void make_call(struct world *world) {
    struct call call;
    void *arguments[LARGEST_PARAMETERS];
    union {
        anim_status status;
        double number;
        const void *pointer;
        uint64_t bits;
    } result = {0};
    uint64_t before = 0, after = 0;
    call.function = take(world) < 128 ? choose_mover(take(world)) : choose_function((uint16_t)take_bits(world, 2));
    call.held_count = 0;
    if (is_left_out(world, call.function)) {
        return;
    }
    prepare_call(world, &call);
    choose_callbacks(world, &call);
    for (size_t index = 0; index < call.function->parameter_count; index += 1) {
        arguments[index] = &call.arguments[index].value;
    }
    int is_hashed = world->depth == 0 && hash_of_target(&call, &before);
    world->calls += 1;
    if (is_traced()) {
        trace_call(world, &call);
    }
    call.function->direct(arguments, &result);
    if (strcmp(call.function->result->name, "anim_status") == 0) {
        note(world, (uint64_t)result.status);
        if (is_traced() && result.status != ANIM_OK) {
            fprintf(stderr, "  %s: %s\n", call.function->name, anim_last_error_message());
        }
        if (result.status < ANIM_OK || result.status > ANIM_ERROR_MEMORY) {
            fail(world, call.function->name, "answered with no status");
        }
        if (result.status == ANIM_OK) {
            world->succeeded += 1;
            remember_results(world, &call);
            note_change(world, &call);
            if (world->depth == 0 && !world->is_muted) {
                compare_after(world, call.function->name, call.arguments[0].value.pointer);
            }
        } else {
            if (anim_last_error_message()[0] == 0) {
                fail(world, call.function->name, "failed without a message");
            }
            check_untouched(world, &call);
            if (is_hashed && !may_stop_on_the_way(call.function->name) && hash_of_target(&call, &after) &&
                before != after) {
                fail(world, call.function->name, "failed, and changed its object");
            }
        }
    }
    release_call(&call);
}
