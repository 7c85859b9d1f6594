/* SPDX-License-Identifier: MIT */
/* The arguments of a call, from bytes and the description of the interface: mostly valid ones. */
#include "world.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

static const double numbers[] = {0,
                                 1,
                                 0.5,
                                 0.25,
                                 2,
                                 10,
                                 100,
                                 -1,
                                 0.1,
                                 3,
                                 20,
                                 0.75,
                                 0.05,
                                 5,
                                 30,
                                 -10,
                                 1.5,
                                 0.3,
                                 0.9,
                                 6.25,
                                 45,
                                 1e-3,
                                 1.0 / 60,
                                 4,
                                 -0.5,
                                 0.01,
                                 50,
                                 25,
                                 -0.25,
                                 7,
                                 1000,
                                 0.6,
                                 0.2,
                                 12,
                                 1.0 / 3.0,
                                 8,
                                 -0.0,
                                 1e-9,
                                 1e6,
                                 -3,
                                 1e9,
                                 1e20,
                                 1e150,
                                 1e-300,
                                 5e-324,
                                 -1e20,
                                 3.141592653589793,
                                 16};

static double draw_number(struct world *world) {
    uint8_t which = take(world);
    double number = 0;
    if (which < 240) {
        return numbers[which % (sizeof numbers / sizeof numbers[0])];
    }
    if (which < 250) {
        return ((double)take_bits(world, 2) - 32768) / 64;
    }
    switch (which) {
    case 250:
        return INFINITY;
    case 251:
        return NAN;
    case 252:
        return -INFINITY;
    default: {
        uint64_t bits = take_bits(world, 8);
        memcpy(&number, &bits, sizeof number);
        return number;
    }
    }
}

/* Numbers that only take time are kept small: advances, subdivisions, clock speeds. */
static double draw_named_number(struct world *world, const char *function, const char *name) {
    double number = draw_number(world);
    double most = strcmp(name, "scale") == 0 || strcmp(name, "speed") == 0              ? 16
                  : strcmp(name, "seconds") == 0 && strstr(function, "advance") != NULL ? 5
                                                                                        : 0;
    if (most > 0 && (number > most || number < -most)) {
        return most;
    }
    if ((strcmp(name, "longest") == 0 || strcmp(name, "tolerance") == 0) && number > 0 && number < 0.5) {
        return 0.5;
    }
    return number;
}

/* Half of all rows of numbers are one of a few, because much depends on whether a value equals an earlier one. */
static void draw_row(struct world *world, double *row, size_t count) {
    static const double rows[][6] = {
        {1, 0.25, 0.5, 1, 10, 20}, {1, 0, 0, 1, 0, 0}, {0.2, 0.4, 0.6, 1, -5, 3}, {0, 1, -1, 0.8, 0, 0}};
    uint8_t which = take(world);
    for (size_t index = 0; index < count; index += 1) {
        row[index] = which < 128 && index < 6 ? rows[which % 4][index] : draw_number(world);
    }
}

static size_t draw_count(struct world *world) {
    static const uint8_t counts[] = {1, 1, 2, 4, 1, 6, 2, 3, 0, 1, 2, 4, 6, 5, 8, 12, 24};
    return counts[take(world) % sizeof counts];
}

static int64_t draw_integer(struct world *world) {
    uint8_t which = take(world);
    return which < 120   ? which % 4
           : which < 200 ? which % 12
           : which < 240 ? (int64_t)(which - 200) * 5 - 20
                         : (int32_t)take_bits(world, 4);
}

static uint64_t draw_identifier(struct world *world, int kind) {
    uint8_t which = take(world);
    size_t count = world->identifier_count[kind];
    if (which < 240 && count > 0) {
        /* The latest are most likely to be alive. */
        return world->identifiers[kind][count - 1 - which % count];
    }
    if (which < 248) {
        return 0;
    }
    int other = which % IDENTIFIER_COUNT;
    return world->identifier_count[other] > 0 ? world->identifiers[other][0] : take_bits(world, 8);
}

static void *draw_object(struct world *world, enum opaque pool) {
    uint8_t which = take(world);
    size_t count = world->object_count[pool];
    return which < 252 && count > 0 ? world->objects[pool][which % count].pointer : NULL;
}

const struct abi_struct *find_struct(const char *name) {
    for (size_t index = 0; index < abi_struct_count; index += 1) {
        if (strcmp(abi_structs[index].name, name) == 0) {
            return &abi_structs[index];
        }
    }
    return NULL;
}

/* Fills a struct by its anim_default_... function, if it has one. Returns 1 if it does. */
static int fill_default(const struct abi_struct *description, void *memory) {
    static const size_t prefix = sizeof "anim_default_" - 1;
    for (size_t index = 0; index < abi_function_count; index += 1) {
        const struct abi_function *function = &abi_functions[index];
        if (strncmp(function->name, "anim_default_", prefix) == 0 &&
            strcmp(function->name + prefix, description->name + sizeof "anim_" - 1) == 0) {
            uint32_t size = (uint32_t)description->size;
            anim_status status = ANIM_ERROR_ARGUMENT;
            void *arguments[] = {&memory, &size};
            function->direct(arguments, &status);
            return status == ANIM_OK;
        }
    }
    return 0;
}

/* Memory that lives for the duration of the call. */
static void *hold(struct call *call, size_t size) {
    void *memory = call->held_count < sizeof call->held / sizeof call->held[0] ? malloc(size) : NULL;
    if (memory != NULL) {
        call->held[call->held_count] = memory;
        call->held_count += 1;
    }
    return memory;
}

static double *hold_numbers(struct world *world, struct call *call, size_t count) {
    double *memory = hold(call, count * sizeof(double));
    if (memory != NULL) {
        draw_row(world, memory, count);
    }
    return memory;
}

static void fill_struct(struct world *world, struct call *call, const struct abi_struct *description,
                        unsigned char *memory);

/* An animation's end values and velocity have the same count, which the first of them determines. */
static int is_animation(const struct abi_struct *description) {
    return strcmp(description->name, "anim_animation_options") == 0;
}

static int has_count(const struct abi_struct *description, const unsigned char *memory) {
    for (size_t each = 0; each < description->field_count; each += 1) {
        const struct abi_field *field = &description->fields[each];
        void *pointer = NULL;
        if (field->type->kind == KIND_POINTER && field->type->to->kind == KIND_FLOAT) {
            memcpy(&pointer, memory + field->offset, sizeof pointer);
        }
        if (pointer != NULL) {
            return is_animation(description);
        }
    }
    return 0;
}

static const struct abi_field *find_field(const struct abi_struct *description, const char *name) {
    for (size_t each = 0; each < description->field_count; each += 1) {
        if (strcmp(description->fields[each].name, name) == 0) {
            return &description->fields[each];
        }
    }
    return NULL;
}

/* Fills a pointer in a struct, and the count beside it if there is one. */
static void fill_pointer(struct world *world, struct call *call, const struct abi_struct *description,
                         const struct abi_field *field, unsigned char *memory) {
    const struct abi_type *to = field->type->to;
    void *pointer = NULL;
    uint64_t count = 0;
    if (to->kind == KIND_OPAQUE) {
        int pool = opaque_of(to->name);
        pointer = pool >= 0 ? draw_object(world, (enum opaque)pool) : NULL;
    } else if (to->kind == KIND_FLOAT) {
        if (has_count(description, memory)) {
            const struct abi_field *shared = find_field(description, "count");
            memcpy(&count, memory + shared->offset, shared->size);
        } else {
            count = world->hint > 0 && take(world) < 240 ? world->hint : draw_count(world);
        }
        pointer = hold_numbers(world, call, count);
    } else if (to->kind == KIND_STRUCT) {
        const struct abi_struct *element = find_struct(to->name);
        count = draw_count(world) % 4;
        pointer = hold(call, count * element->size + 1);
        for (uint64_t index = 0; pointer != NULL && index < count; index += 1) {
            fill_struct(world, call, element, (unsigned char *)pointer + index * element->size);
        }
    } else if (to->kind == KIND_CHARACTER && strcmp(description->name, "anim_event_field") == 0) {
        size_t length = 0;
        int document = -1;
        pointer = (void *)choose_text(world, "", field->name, &length, &document);
        count = length;
    }
    memcpy(memory + field->offset, &pointer, sizeof pointer);
    for (size_t each = 0; each < description->field_count; each += 1) {
        const struct abi_field *other = &description->fields[each];
        size_t length = strlen(other->name);
        int is_its =
            (is_animation(description) && strcmp(other->name, "count") == 0) ||
            (strncmp(other->name, field->name, length - 6 < 3 ? 3 : length - 7) == 0 && length > 6 &&
             (strcmp(other->name + length - 6, "_count") == 0 || strcmp(other->name + length - 6, "length") == 0));
        if (to->kind != KIND_OPAQUE && is_its) {
            memcpy(memory + other->offset, &count, other->size);
        }
    }
}

static int is_length(const char *name) {
    size_t length = strlen(name);
    return strcmp(name, "count") == 0 ||
           (length > 6 && strcmp(name + length - 6, "_count") == 0 && strcmp(name, "repeat_count") != 0 &&
            strcmp(name, "component_count") != 0) ||
           (length > 7 && strcmp(name + length - 7, "_length") == 0);
}

static void fill_field(struct world *world, struct call *call, const struct abi_struct *description,
                       const struct abi_field *field, unsigned char *memory) {
    const struct abi_type *type = field->type;
    for (size_t each = 0; each < field->count; each += 1) {
        unsigned char *place = memory + field->offset + each * (field->size / field->count);
        if (type->kind == KIND_STRUCT) {
            fill_struct(world, call, find_struct(type->name), place);
        } else if (type->kind == KIND_FLOAT) {
            double number = draw_number(world);
            memcpy(place, &number, sizeof number);
        } else if (type->kind == KIND_POINTER) {
            fill_pointer(world, call, description, field, memory);
        } else if (identifier_of(type->name) >= 0) {
            uint64_t identifier = draw_identifier(world, identifier_of(type->name));
            memcpy(place, &identifier, sizeof identifier);
        } else if (!is_length(field->name) && strcmp(field->name, "struct_size") != 0) {
            int64_t integer = draw_integer(world);
            /* The amount of reserved memory is not under test. */
            if (strstr(field->name, "capacity") != NULL || strcmp(field->name, "component_count") == 0) {
                integer &= 63;
            }
            memcpy(place, &integer, type->width / 8);
        }
    }
}

/* The motion of an animation, and usually its target and duration: without these little would move. */
static void fill_shape(struct world *world, struct call *call, const struct abi_struct *description,
                       unsigned char *memory) {
    static const char *const members[] = {"to",       "from",         "by",           "velocity",
                                          "duration", "interruption", "sets_model",   "additive",
                                          "group",    "repeat_count", "autoreverses", "timing"};
    uint8_t drawn = take(world);
    if ((!is_animation(description) && strcmp(description->name, "anim_motion") != 0) || drawn > 230) {
        return;
    }
    int32_t kind = is_animation(description) ? 2 + drawn % 5 : drawn % 5;
    /* The common one, by a curve, is the most frequent. */
    kind = drawn > 150 ? ANIM_MOTION_KIND_CURVE : kind;
    memcpy(memory + find_field(description, "kind")->offset, &kind, sizeof kind);
    uint16_t wanted = (uint16_t)take_bits(world, 2);
    for (size_t each = 0; each < sizeof members / sizeof members[0]; each += 1) {
        const struct abi_field *field = find_field(description, members[each]);
        /* An end value nearly always, a duration usually, the others sometimes. */
        int chance = each == 0 ? wanted % 8 != 0 : each == 4 ? wanted % 4 != 0 : (wanted >> each) % 8 == 0;
        if (field != NULL && chance) {
            if (field->type->kind == KIND_INTEGER && identifier_of(field->type->name) < 0) {
                int32_t small = take(world) % 4;
                memcpy(memory + field->offset, &small, sizeof small);
            } else if (field->type->kind == KIND_FLOAT) {
                double length = take(world) / 128.0;
                memcpy(memory + field->offset, &length, sizeof length);
            } else {
                fill_field(world, call, description, field, memory);
            }
        }
    }
    const struct abi_field *easing = find_field(description, "easing"), *curve = find_field(description, "curve");
    if (kind == ANIM_MOTION_KIND_EASING) {
        fill_field(world, call, description, easing, memory);
    } else if (kind == ANIM_MOTION_KIND_KEYFRAMES) {
        fill_field(world, call, description, find_field(description, "keyframes"), memory);
    } else if (kind == ANIM_MOTION_KIND_CURVE) {
        fill_field(world, call, description, curve, memory);
    } else if (kind == ANIM_MOTION_KIND_SPRING) {
        fill_field(world, call, description, find_field(description, "spring"), memory);
    }
}

/* Filled by its default function, then some members are changed; in a struct without one all members are set. */
static void fill_struct(struct world *world, struct call *call, const struct abi_struct *description,
                        unsigned char *memory) {
    memset(memory, 0, description->size);
    if (fill_default(description, memory)) {
        uint8_t drawn = take(world);
        int changes = drawn < 100 ? 0 : drawn % 4 + 1;
        for (int change = 0; change < changes; change += 1) {
            const struct abi_field *field = &description->fields[take(world) % description->field_count];
            fill_field(world, call, description, field, memory);
        }
    } else {
        for (size_t each = 0; each < description->field_count; each += 1) {
            fill_field(world, call, description, &description->fields[each], memory);
        }
    }
    fill_shape(world, call, description, memory);
    /* Most springs actually move. */
    if (strcmp(description->name, "anim_spring") == 0 && take(world) < 200) {
        const anim_spring spring = {1, 20 + take(world) * 4.0, take(world) / 4.0};
        memcpy(memory, &spring, sizeof spring);
    } else if (strcmp(description->name, "anim_cubic_bezier") == 0 && take(world) < 200) {
        const anim_cubic_bezier curve = {take(world) / 255.0, take(world) / 64.0 - 1, take(world) / 255.0,
                                         take(world) / 64.0 - 1};
        memcpy(memory, &curve, sizeof curve);
    }
}

static size_t element_size(const struct abi_type *to) {
    return to->kind == KIND_VOID ? 1 : to->kind == KIND_OPAQUE ? 0 : to->size;
}

/* The memory of a pointer: exactly as much as the call may access. */
static void prepare_memory(struct world *world, struct call *call, size_t index, size_t count) {
    const struct abi_parameter *parameter = &call->function->parameters[index];
    const struct abi_type *to = parameter->type->to;
    struct argument *argument = &call->arguments[index];
    size_t size = element_size(to);
    argument->size = count * size;
    argument->memory = malloc(argument->size + (argument->size == 0));
    if (argument->memory == NULL) {
        argument->size = 0;
        return;
    }
    memset(argument->memory, 0xA5, argument->size);
    argument->value.pointer = argument->memory;
    if (parameter->direction == DIRECTION_OUT) {
        return;
    }
    if (to->kind == KIND_FLOAT && to->width == 64) {
        draw_row(world, (double *)(void *)argument->memory, count);
        return;
    }
    for (size_t each = 0; each < count; each += 1) {
        unsigned char *place = argument->memory + each * size;
        if (to->kind == KIND_STRUCT) {
            fill_struct(world, call, find_struct(to->name), place);
        } else if (to->kind == KIND_FLOAT) {
            float number = (float)draw_number(world);
            memcpy(place, &number, sizeof number);
        } else if (to->kind == KIND_POINTER && to->to->kind == KIND_OPAQUE) {
            int pool = opaque_of(to->to->name);
            void *object = pool < 0 ? NULL : draw_object(world, (enum opaque)pool);
            memcpy(place, &object, sizeof object);
        } else if (to->kind == KIND_POINTER) {
            size_t length = 0;
            int document = -1;
            const char *text = choose_text(world, "", parameter->name, &length, &document);
            memcpy(place, &text, sizeof text);
        } else if (to->kind == KIND_SIZE) {
            size_t length = take(world) % 2;
            memcpy(place, &length, sizeof length);
        } else if (to->kind == KIND_INTEGER) {
            int kind = identifier_of(to->name);
            int64_t integer = kind >= 0 ? (int64_t)draw_identifier(world, kind) : draw_integer(world) & 0x7FFFFFFF;
            memcpy(place, &integer, to->width / 8);
        }
    }
}

static void prepare_text(struct world *world, struct call *call, size_t index) {
    const struct abi_parameter *parameter = &call->function->parameters[index];
    struct argument *argument = &call->arguments[index];
    size_t length = 0;
    const char *text = choose_text(world, call->function->name, parameter->name, &length, &argument->document);
    argument->memory = malloc(length + (length == 0));
    if (argument->memory != NULL) {
        memcpy(argument->memory, text, length);
        argument->value.pointer = argument->memory;
        argument->size = length;
        call->arguments[parameter->length].value.bits = length;
    }
}

/* Numbers, constants, identifiers and objects. */
static void prepare_value(struct world *world, struct call *call, size_t index) {
    const struct abi_function *function = call->function;
    const struct abi_parameter *parameter = &function->parameters[index];
    struct argument *argument = &call->arguments[index];
    const struct abi_type *type = parameter->type;
    if (type->kind == KIND_FLOAT) {
        argument->value.number = draw_named_number(world, function->name, parameter->name);
    } else if (type->kind == KIND_INTEGER) {
        int kind = identifier_of(type->name);
        if (kind >= 0) {
            argument->value.bits = draw_identifier(world, kind);
        } else if (strcmp(parameter->name, "identifier") == 0) {
            argument->value.bits = draw_identifier(world, take(world) % IDENTIFIER_COUNT);
        } else if (strcmp(parameter->name, "struct_size") == 0) {
            argument->value.bits = function->parameters[0].type->to->size;
        } else if ((strcmp(parameter->name, "flicks") == 0 && strstr(function->name, "advance") != NULL) ||
                   (type->width == 64 && strcmp(parameter->name, "time") == 0)) {
            argument->value.bits = take_bits(world, 4);
        } else if (strcmp(parameter->name, "parts") == 0) {
            argument->value.bits = take(world);
        } else {
            argument->value.bits = (uint64_t)draw_integer(world);
        }
    } else if (type->kind == KIND_POINTER && type->to->kind == KIND_OPAQUE) {
        int pool = opaque_of(type->to->name);
        argument->value.pointer = pool < 0 ? NULL : draw_object(world, (enum opaque)pool);
    }
}

/* How many components a value of this call should have: those of its kind or its property; 0 if unknown. */
static size_t expected_count(const struct call *call) {
    static const uint8_t components[] = {1, 2, 3, 4, 1, 4, 2, 4, 6, 3, 0};
    void *stage = NULL;
    for (size_t index = 0; index < call->function->parameter_count; index += 1) {
        const struct abi_parameter *parameter = &call->function->parameters[index];
        const struct argument *argument = &call->arguments[index];
        anim_property_info info = {.struct_size = sizeof info};
        if (parameter->type->kind == KIND_POINTER && strcmp(parameter->type->to->name, "anim_stage") == 0) {
            stage = argument->value.pointer;
        } else if (strcmp(parameter->name, "kind") == 0 && argument->value.bits < sizeof components) {
            return components[argument->value.bits];
        } else if (strcmp(parameter->type->name, "anim_property") == 0 &&
                   anim_stage_get_property_info(stage, argument->value.bits, &info) == ANIM_OK) {
            return info.component_count;
        } else if (parameter->type->kind == KIND_POINTER &&
                   strcmp(parameter->type->to->name, "anim_property_options") == 0 && argument->memory != NULL) {
            const anim_property_options *options = (const void *)argument->memory;
            return options->component_count > 0                                      ? options->component_count
                   : options->kind >= 0 && (size_t)options->kind < sizeof components ? components[options->kind]
                                                                                     : 0;
        }
    }
    return 0;
}

/* Pointers to memory, with as many elements as their length parameter. */
static void prepare_pointer(struct world *world, struct call *call, size_t index) {
    const struct abi_parameter *parameter = &call->function->parameters[index];
    const struct abi_type *type = parameter->type;
    if (type->kind != KIND_POINTER || type->to->kind == KIND_OPAQUE || type->to->kind == KIND_VOID) {
        return;
    }
    if (type->to->kind == KIND_CHARACTER && parameter->length >= 0 && parameter->direction == DIRECTION_IN) {
        prepare_text(world, call, index);
        return;
    }
    size_t count = parameter->length >= 0 ? (size_t)call->arguments[parameter->length].value.bits * parameter->elements
                   : parameter->fixed_length > 0 ? parameter->fixed_length
                                                 : 1;
    if (take(world) < 250) {
        prepare_memory(world, call, index, count);
    }
}

void prepare_call(struct world *world, struct call *call) {
    const struct abi_function *function = call->function;
    int is_struct[LARGEST_PARAMETERS] = {0};
    for (size_t index = 0; index < function->parameter_count; index += 1) {
        memset(&call->arguments[index], 0, sizeof call->arguments[index]);
        call->arguments[index].document = -1;
        prepare_value(world, call, index);
    }
    world->hint = expected_count(call);
    /* Structs first: a property's options determine the count of its value. */
    for (size_t index = 0; index < function->parameter_count; index += 1) {
        const struct abi_parameter *parameter = &function->parameters[index];
        is_struct[index] =
            parameter->type->kind == KIND_POINTER && parameter->type->to->kind == KIND_STRUCT && parameter->length < 0;
        if (is_struct[index]) {
            prepare_pointer(world, call, index);
        }
    }
    world->hint = expected_count(call);
    for (size_t index = 0; index < function->parameter_count; index += 1) {
        static const uint16_t capacities[] = {0, 4096, 64, 1, 8, 256};
        const struct abi_parameter *parameter = &function->parameters[index];
        if (parameter->type->kind == KIND_SIZE) {
            call->arguments[index].value.bits = strstr(parameter->name, "capacity") != NULL
                                                    ? capacities[take(world) % 6]
                                                : world->hint > 0 && take(world) < 240 ? world->hint
                                                                                       : draw_count(world);
        }
    }
    for (size_t index = 0; index < function->parameter_count; index += 1) {
        if (!is_struct[index]) {
            prepare_pointer(world, call, index);
        }
    }
    world->hint = 0;
}

void release_call(struct call *call) {
    for (size_t index = 0; index < call->function->parameter_count; index += 1) {
        free(call->arguments[index].memory);
    }
    for (size_t index = 0; index < call->held_count; index += 1) {
        free(call->held[index]);
    }
}
