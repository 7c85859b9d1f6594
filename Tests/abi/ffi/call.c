/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "call.h"
#include "memory.h"
#include "modes.h"
#include <dlfcn.h>
#include <ffi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void ignore_event(void *context, const anim_event *event) {
    (void)context;
    (void)event;
}

static void ignore_release(void *context) {
    (void)context;
}

static void ignore_values(void *context, anim_property property, const double *value, size_t count) {
    (void)context;
    (void)property;
    (void)value;
    (void)count;
}

static double square(void *context, double x) {
    (void)context;
    return x * x;
}

int call_returns_status(const struct abi_function *function) {
    return strcmp(function->result->name, "anim_status") == 0;
}

/* ---- Arguments ---- */

static void give_up(const struct call *call, size_t index, const char *why) {
    fprintf(stderr, "%s, parameter %s: %s\n", call->function->name, call->function->parameters[index].name, why);
    exit(2);
}

void call_set_memory(struct call *call, size_t index, const void *bytes, size_t size) {
    struct argument *argument = &call->arguments[index];
    if (argument->memory != NULL) {
        guarded_release(argument->memory, argument->size);
        free(argument->before);
        argument->before = NULL;
    }
    argument->memory = guarded_allocate(size);
    argument->size = size;
    if (bytes != NULL) {
        memcpy(argument->memory, bytes, size);
    }
    argument->value.pointer = argument->memory;
}

static void set_array(struct call *call, size_t index, const void *bytes, size_t count, size_t element) {
    int length = call->function->parameters[index].length;
    call_set_memory(call, index, bytes, count * element);
    if (length >= 0) {
        call->arguments[length].value.bits = count;
    }
}

static void *opaque_for(const struct fixture *fixture, const char *function, const char *name) {
    return strcmp(function, "anim_keyframes_evaluate") == 0 ? (void *)fixture->blocks
           : strcmp(function, "anim_keyframes_get_path") == 0 && strcmp(name, "anim_keyframes") == 0
               ? (void *)fixture->path_keyframes
           : strcmp(name, "anim_stage") == 0              ? (void *)fixture->stage
           : strcmp(name, "anim_scene") == 0              ? (void *)fixture->scene
           : strcmp(name, "anim_path") == 0               ? (void *)fixture->path
           : strcmp(name, "anim_path_collection") == 0    ? (void *)fixture->collection
           : strcmp(name, "anim_trace") == 0              ? (void *)fixture->trace
           : strcmp(name, "anim_easing") == 0             ? (void *)fixture->easing
           : strcmp(name, "anim_keyframes") == 0          ? (void *)fixture->keyframes
           : strcmp(name, "anim_expression") == 0         ? (void *)fixture->expression
           : strcmp(name, "anim_morph") == 0              ? (void *)fixture->morph
           : strcmp(name, "anim_document") == 0           ? (void *)fixture->document
           : strcmp(name, "anim_velocity_estimator") == 0 ? (void *)fixture->estimator
           : strcmp(name, "anim_spring_bank_view") == 0   ? (void *)fixture->view
                                                          : NULL;
}

/* The property that a function takes: most take a scalar. */
static anim_property property_for(const struct fixture *fixture, const char *function) {
    return strncmp(function, "anim_stage_set_path", 19) == 0 || strncmp(function, "anim_stage_get_path", 19) == 0 ||
                   strncmp(function, "anim_stage_animate_path", 23) == 0 ||
                   strcmp(function, "anim_stage_spring_to_path") == 0 ||
                   strcmp(function, "anim_stage_curve_to_path") == 0
               ? fixture->of_a_path
           : strcmp(function, "anim_stage_get_expression") == 0 ? fixture->derived
                                                                : fixture->identifiers[IDENTIFIER_PROPERTY].good;
}

/* The value of a parameter that is no pointer. */
static void prepare_value(struct call *call, size_t index) {
    const struct abi_parameter *parameter = &call->function->parameters[index];
    struct argument *argument = &call->arguments[index];
    const struct sample *sample = sample_for(call->function->name, parameter->name);
    int identifier = identifier_kind(parameter->type, parameter->name);
    if (identifier == IDENTIFIER_PROPERTY) {
        argument->value.bits = property_for(call->fixture, call->function->name);
    } else if (identifier >= 0) {
        argument->value.bits = call->fixture->identifiers[identifier].good;
    } else if (parameter->type->kind == KIND_CALLBACK) {
        argument->value.callback =
            strcmp(parameter->type->name, "anim_event_callback") == 0             ? (void (*)(void))ignore_event
            : strcmp(parameter->type->name, "anim_property_callback") == 0        ? (void (*)(void))ignore_values
            : strcmp(parameter->type->name, "anim_context_release_callback") == 0 ? (void (*)(void))ignore_release
                                                                                  : (void (*)(void))square;
    } else if (sample == NULL) {
        return; /* a length, which its array sets; call_prepare looks after the rest */
    } else if (parameter->type->kind == KIND_FLOAT && sample->kind == SAMPLE_NUMBER) {
        argument->value.number = sample->number;
    } else if (sample->kind == SAMPLE_INTEGER) {
        argument->value.bits = (uint64_t)sample->integer;
    } else {
        give_up(call, index, "its sample is of another kind");
    }
}

static void set_numbers(struct call *call, size_t index, const struct sample *sample) {
    const struct abi_type *to = call->function->parameters[index].type->to;
    float floats[12];
    uint32_t integers[12];
    size_t lengths[12];
    size_t rows = sample->count / call->function->parameters[index].elements;
    for (size_t each = 0; each < sample->count; each += 1) {
        floats[each] = (float)sample->doubles[each];
        integers[each] = (uint32_t)sample->doubles[each];
        lengths[each] = (size_t)sample->doubles[each];
    }
    const void *bytes = to->kind == KIND_SIZE      ? (const void *)lengths
                        : to->kind == KIND_INTEGER ? (const void *)integers
                        : to->width == 32          ? (const void *)floats
                                                   : (const void *)sample->doubles;
    set_array(call, index, bytes, rows, call->function->parameters[index].elements * to->size);
}

/* What a flat form takes as parameters, a struct must not have. */
static void forget_pointers(const char *name, void *memory) {
    if (strcmp(name, "anim_stroke_style") == 0) {
        anim_stroke_style *style = memory;
        style->dashes = NULL;
        style->dash_count = 0;
    } else if (strcmp(name, "anim_animation_options") == 0) {
        anim_animation_options *options = memory;
        options->from = options->to = options->by = options->velocity = NULL;
        options->count = 0;
    } else if (strcmp(name, "anim_event_field") == 0) {
        anim_event_field *field = memory;
        field->name = field->text = NULL;
    } else if (strcmp(name, "anim_morph_options") == 0) {
        anim_morph_options *options = memory;
        options->pairing = ANIM_MORPH_PAIRING_GIVEN;
        options->starts = ANIM_MORPH_STARTS_GIVEN;
    }
}

/* Structs: one, or as many as the array of this type has. */
static void prepare_structs(struct call *call, size_t index, int variant) {
    const struct abi_parameter *parameter = &call->function->parameters[index];
    const struct abi_type *to = parameter->type->to;
    unsigned char bytes[4 * LARGEST_STRUCT] = {0}; /* what a sample does not set is compared, too */
    /* Two of paths, as there are two paths. */
    const int is_of_paths = strcmp(call->function->name, "anim_keyframes_create_path_track") == 0;
    size_t count = strcmp(to->name, "anim_keyframe") == 0 ? (is_of_paths ? 2 : 4) : 1;
    for (size_t each = 0; each < count; each += 1) {
        int which = count > 1 ? (int)each : variant;
        if (to->size > LARGEST_STRUCT || !sample_struct(to->name, which, call->fixture, bytes + each * to->size)) {
            give_up(call, index, "there is no sample of its struct");
        }
        if (is_of_paths && count > 1) {
            ((anim_keyframe *)(void *)(bytes + each * to->size))->flags = 0; /* paths have no velocities */
        }
        if (strstr(call->function->name, "_flat") != NULL) {
            forget_pointers(to->name, bytes + each * to->size);
        } else if (strcmp(call->function->name, "anim_stage_animate_path") == 0) {
            /* Where it goes is given as paths. A member that is set is counted right. */
            anim_animation_options *options = (anim_animation_options *)(void *)bytes;
            options->from = options->to = options->by = options->velocity = NULL;
            options->count = call->fixture->path_component_count;
        }
    }
    set_array(call, index, bytes, count, to->size);
}

/* Pointers to pointers that are read: names, keyframes and scenes. */
static void prepare_pointers(struct call *call, size_t index) {
    static const char *const names[2] = {"width", "height"};
    const anim_keyframes *keyframes[2] = {call->fixture->keyframes, call->fixture->keyframes};
    const anim_scene *scenes[1] = {call->fixture->scene};
    const anim_path *paths[2] = {call->fixture->path, call->fixture->path};
    const struct abi_type *element = call->function->parameters[index].type->to->to;
    if (element->kind == KIND_CHARACTER) {
        set_array(call, index, names, 2, sizeof *names);
    } else if (strcmp(element->name, "anim_keyframes") == 0) {
        set_array(call, index, keyframes, 2, sizeof *keyframes);
    } else if (strcmp(element->name, "anim_path") == 0) {
        set_array(call, index, paths, 2, sizeof *paths);
    } else if (strcmp(element->name, "anim_scene") == 0) {
        set_array(call, index, scenes, 1, sizeof *scenes);
    } else {
        give_up(call, index, "there is no sample of what its pointers lead to");
    }
}

/* An array or text that is read. */
static void prepare_input(struct call *call, size_t index, int variant) {
    const struct abi_parameter *parameter = &call->function->parameters[index];
    const struct abi_type *to = parameter->type->to;
    const struct sample *sample = sample_for(call->function->name, parameter->name);
    if (to->kind == KIND_OPAQUE) {
        call->arguments[index].value.pointer = opaque_for(call->fixture, call->function->name, to->name);
    } else if (to->kind == KIND_VOID) {
        call->arguments[index].value.pointer = NULL;
    } else if (to->kind == KIND_STRUCT) {
        prepare_structs(call, index, variant);
    } else if (to->kind == KIND_POINTER) {
        prepare_pointers(call, index);
    } else if (identifier_kind(to, "") == IDENTIFIER_PROPERTY) {
        const anim_property properties[2] = {call->fixture->identifiers[IDENTIFIER_PROPERTY].good,
                                             call->fixture->second};
        set_array(call, index, properties, 2, sizeof *properties);
    } else if (sample == NULL) {
        give_up(call, index, "there is no sample of it");
    } else if (sample->kind == SAMPLE_NULL) {
        call->arguments[index].value.pointer = NULL;
    } else if (sample->kind == SAMPLE_DOUBLES) {
        set_numbers(call, index, sample);
    } else if (sample->kind == SAMPLE_BYTES) {
        set_array(call, index, sample->text, sample->count, 1);
    } else if (sample->kind == SAMPLE_TEXT) {
        set_array(call, index, sample->text, strlen(sample->text), 1);
    } else if (sample->kind == SAMPLE_DOCUMENT) {
        set_array(call, index, fixture_texts.document, fixture_texts.document_length, 1);
    } else if (sample->kind == SAMPLE_SNAPSHOT) {
        set_array(call, index, fixture_snapshot.bytes, fixture_snapshot.length, 1);
    } else if (sample->kind == SAMPLE_TRACE) {
        set_array(call, index, fixture_texts.trace, fixture_texts.trace_length, 1);
    } else if (sample->kind == SAMPLE_INTEGER) {
        call_set_memory(call, index, &sample->integer, to->size);
    } else {
        give_up(call, index, "its sample is of another kind");
    }
}

static void prepare_output(struct call *call, size_t index) {
    const struct abi_parameter *parameter = &call->function->parameters[index];
    size_t count = parameter->fixed_length > 0 ? parameter->fixed_length : 1;
    if (parameter->length >= 0) {
        count = (size_t)call->arguments[parameter->length].value.bits * parameter->elements;
    }
    call_set_memory(call, index, NULL, count * parameter->type->to->size);
}

void call_prepare(struct call *call, const struct abi_function *function, struct fixture *fixture, int variant) {
    memset(call, 0, sizeof *call);
    call->function = function;
    call->fixture = fixture;
    if (function->parameter_count > MAXIMUM_PARAMETERS) {
        give_up(call, 0, "the function has more parameters than MAXIMUM_PARAMETERS");
    }
    for (size_t index = 0; index < function->parameter_count; index += 1) {
        if (function->parameters[index].type->kind != KIND_POINTER) {
            prepare_value(call, index);
        }
    }
    for (size_t index = 0; index < function->parameter_count; index += 1) {
        const struct abi_parameter *parameter = &function->parameters[index];
        if (parameter->type->kind == KIND_POINTER &&
            (parameter->direction != DIRECTION_OUT || parameter->type->to->kind == KIND_OPAQUE)) {
            prepare_input(call, index, variant);
        }
    }
    for (size_t index = 0; index < function->parameter_count; index += 1) {
        const struct abi_parameter *parameter = &function->parameters[index];
        if (parameter->type->kind == KIND_POINTER && parameter->direction == DIRECTION_OUT &&
            parameter->type->to->kind != KIND_OPAQUE) {
            prepare_output(call, index);
        }
        if (strncmp(function->name, "anim_default_", 13) == 0 && strcmp(parameter->name, "struct_size") == 0) {
            call->arguments[index].value.bits = function->parameters[0].type->to->size;
        }
    }
}

/* ---- What was written ---- */

void call_remember(struct call *call) {
    for (size_t index = 0; index < call->function->parameter_count; index += 1) {
        struct argument *argument = &call->arguments[index];
        if (argument->memory != NULL) {
            free(argument->before);
            argument->before = malloc(argument->size + 1);
            memcpy(argument->before, argument->memory, argument->size);
        }
    }
}

int call_memory_is_unchanged(const struct call *call, size_t *changed) {
    for (size_t index = 0; index < call->function->parameter_count; index += 1) {
        const struct argument *argument = &call->arguments[index];
        /* Where a path's text is wrong is told also when that is why the call fails. */
        int is_told = strcmp(call->function->parameters[index].name, "error_offset") == 0;
        if (argument->memory != NULL && !is_told && memcmp(argument->before, argument->memory, argument->size) != 0) {
            *changed = index;
            return 0;
        }
    }
    return 1;
}

int call_front_is_intact(const struct call *call, size_t *changed) {
    for (size_t index = 0; index < call->function->parameter_count; index += 1) {
        const struct argument *argument = &call->arguments[index];
        if (argument->memory != NULL && !guarded_front_is_intact(argument->memory, argument->size)) {
            *changed = index;
            return 0;
        }
    }
    return 1;
}

void call_release(struct call *call) {
    for (size_t index = 0; index < call->function->parameter_count; index += 1) {
        struct argument *argument = &call->arguments[index];
        if (argument->memory != NULL) {
            guarded_release(argument->memory, argument->size);
            free(argument->before);
        }
    }
    memset(call->arguments, 0, sizeof call->arguments);
}

/* ---- The calls ---- */

static ffi_type *foreign_type(const struct abi_type *type) {
    switch (type->kind) {
    case KIND_VOID:
        return &ffi_type_void;
    case KIND_FLOAT:
        return &ffi_type_double;
    case KIND_SIZE:
        return sizeof(size_t) == 8 ? &ffi_type_uint64 : &ffi_type_uint32;
    case KIND_POINTER:
    case KIND_CALLBACK:
        return &ffi_type_pointer;
    case KIND_INTEGER:
        return type->width == 64   ? (type->is_signed ? &ffi_type_sint64 : &ffi_type_uint64)
               : type->width == 32 ? (type->is_signed ? &ffi_type_sint32 : &ffi_type_uint32)
               : type->width == 16 ? (type->is_signed ? &ffi_type_sint16 : &ffi_type_uint16)
                                   : (type->is_signed ? &ffi_type_sint8 : &ffi_type_uint8);
    default:
        fprintf(stderr, "a struct or character is passed by value, which the interface does not do\n");
        exit(2);
    }
}

void call_foreign(struct call *call, void *library) {
    const struct abi_function *function = call->function;
    ffi_cif interface;
    ffi_type *types[MAXIMUM_PARAMETERS];
    void *values[MAXIMUM_PARAMETERS];
    union {
        ffi_arg integer;
        double number;
        void *pointer;
    } result = {0};
    /* POSIX lets dlsym's result be a function; ISO C wants the detour through its bytes. */
    void (*entry)(void) = NULL;
    void *symbol = dlsym(library, function->name);
    if (symbol == NULL) {
        fprintf(stderr, "%s is described but not exported\n", function->name);
        exit(2);
    }
    memcpy(&entry, &symbol, sizeof entry);
    for (size_t index = 0; index < function->parameter_count; index += 1) {
        types[index] = foreign_type(function->parameters[index].type);
        values[index] = &call->arguments[index].value;
    }
    if (ffi_prep_cif(&interface, FFI_DEFAULT_ABI, (unsigned)function->parameter_count, foreign_type(function->result),
                     types) != FFI_OK) {
        fprintf(stderr, "%s: libffi does not take its signature\n", function->name);
        exit(2);
    }
    try_mode(modes[call->mode].bits);
    const uint32_t mode = read_mode();
    ffi_call(&interface, entry, &result, values);
    call->mode_is_changed = read_mode() != mode;
    write_mode(modes[0].bits);
    memset(&call->result, 0, sizeof call->result);
    if (function->result->kind == KIND_FLOAT) {
        call->result.number = result.number;
    } else if (function->result->kind == KIND_POINTER) {
        call->result.text = result.pointer;
    } else if (function->result->kind == KIND_INTEGER && function->result->width == 32) {
        call->result.bits = (uint32_t)result.integer;
    } else if (function->result->kind == KIND_INTEGER) {
        call->result.bits = result.integer;
    }
}

void call_direct(struct call *call) {
    void *values[MAXIMUM_PARAMETERS];
    for (size_t index = 0; index < call->function->parameter_count; index += 1) {
        values[index] = &call->arguments[index].value;
    }
    memset(&call->result, 0, sizeof call->result);
    call->function->direct(values, &call->result);
}
