/* SPDX-License-Identifier: MIT */
/* Many calls in a row on one stage, with arguments and identifiers picked by chance: what one call leaves, another finds. */
#define _DEFAULT_SOURCE
#include "checks.h"
#include <math.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { SEEDS = 640, CALLS = 160, POOL = 24, PATIENCE = 60 };

/* Identifiers that calls gave, of each kind; the oldest are forgotten. */
struct pools {
    uint64_t identifiers[IDENTIFIER_KINDS][POOL];
    size_t counts[IDENTIFIER_KINDS];
    uint64_t state;
};

/* splitmix64 */
static uint64_t draw(struct pools *pools, uint64_t below) {
    uint64_t bits = pools->state += UINT64_C(0x9E3779B97F4A7C15);
    bits = (bits ^ (bits >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
    bits = (bits ^ (bits >> 27)) * UINT64_C(0x94D049BB133111EB);
    return (bits ^ (bits >> 31)) % below;
}

static double draw_number(struct pools *pools) {
    static const double numbers[] = {0,   1,   -1,   0.5,  0.25,  3,      -7,    1e-9, 1e-320, 60,   1e3,
                                     1e5, 1e9, 1e-3, 2.75, 1e150, -1e150, 0.125, 10,   100,    1e12, 1e-12};
    return numbers[draw(pools, sizeof numbers / sizeof *numbers)];
}

static void keep(struct pools *pools, int kind, uint64_t identifier) {
    pools->identifiers[kind][pools->counts[kind] % POOL] = identifier;
    pools->counts[kind] += 1;
}

/* Lets the fixture's good identifiers be any of those that there were. */
static void shuffle(struct pools *pools, struct fixture *fixture) {
    for (int kind = 0; kind < IDENTIFIER_KINDS; kind += 1) {
        size_t count = pools->counts[kind] < POOL ? pools->counts[kind] : POOL;
        if (count > 0) {
            fixture->identifiers[kind].good = pools->identifiers[kind][draw(pools, count)];
        }
    }
    size_t count = pools->counts[IDENTIFIER_PROPERTY] < POOL ? pools->counts[IDENTIFIER_PROPERTY] : POOL;
    fixture->second = pools->identifiers[IDENTIFIER_PROPERTY][draw(pools, count)];
}

/* Other numbers, flags and constants in structs and arrays. struct_size and pointers stay as they are. */
static void vary_fields(struct pools *pools, const char *name, unsigned char *memory) {
    for (size_t index = 0; index < abi_struct_count; index += 1) {
        const struct abi_struct *description = &abi_structs[index];
        for (size_t each = 0; strcmp(description->name, name) == 0 && each < description->field_count; each += 1) {
            const struct abi_field *field = &description->fields[each];
            unsigned char *place = memory + field->offset;
            if (field->type->kind == KIND_STRUCT) {
                vary_fields(pools, field->type->name, place);
            } else if (field->type->kind == KIND_FLOAT && draw(pools, 4) == 0) {
                double number = draw_number(pools);
                memcpy(place, &number, sizeof number);
            } else if (field->type->kind == KIND_INTEGER && field->type->width == 32 && draw(pools, 4) == 0 &&
                       strcmp(field->name, "struct_size") != 0 && strcmp(field->name, "count") != 0) {
                /* Bits of given for members that the sample has: those of pointers stay away. */
                int32_t number = (int32_t)draw(pools, 8);
                memcpy(place, &number, sizeof number);
            } else if (identifier_kind(field->type, field->name) >= 0 && draw(pools, 3) == 0) {
                int kind = identifier_kind(field->type, field->name);
                kind = kind == IDENTIFIER_GROUP && draw(pools, 2) == 0 ? IDENTIFIER_ANIMATOR : kind;
                size_t count = pools->counts[kind] < POOL ? pools->counts[kind] : POOL;
                uint64_t identifier = count == 0 ? 0 : pools->identifiers[kind][draw(pools, count)];
                memcpy(place, &identifier, sizeof identifier);
            }
        }
    }
}

static void vary(struct pools *pools, struct call *call) {
    for (size_t index = 0; index < call->function->parameter_count; index += 1) {
        const struct abi_parameter *parameter = &call->function->parameters[index];
        struct argument *argument = &call->arguments[index];
        if (parameter->type->kind == KIND_FLOAT && draw(pools, 2) == 0) {
            argument->value.number = draw_number(pools);
        } else if (parameter->type->kind == KIND_INTEGER && parameter->type->width == 32 && draw(pools, 3) == 0) {
            argument->value.bits = draw(pools, 8);
        } else if (parameter->type->kind == KIND_POINTER && parameter->direction == DIRECTION_IN &&
                   argument->memory != NULL) {
            const struct abi_type *to = parameter->type->to;
            if (to->kind == KIND_STRUCT) {
                vary_fields(pools, to->name, argument->memory);
            } else if (to->kind == KIND_FLOAT && to->width == 64) {
                for (size_t offset = 0; offset < argument->size && draw(pools, 2) == 0; offset += sizeof(double)) {
                    double number = draw_number(pools);
                    memcpy(argument->memory + offset, &number, sizeof number);
                }
            }
        }
    }
}

static int is_called(const struct abi_function *function) {
    const char *name = function->name;
    if (strstr(name, "_create") != NULL || strcmp(name, "anim_stage_destroy") == 0 ||
        strcmp(name, "anim_stage_get_hash") == 0) {
        return 0;
    }
    return function->parameter_count > 0 && function->parameters[0].type->kind == KIND_POINTER &&
           strcmp(function->parameters[0].type->to->name, "anim_stage") == 0;
}

static void take_results(struct pools *pools, const struct call *call) {
    for (size_t index = 0; index < call->function->parameter_count; index += 1) {
        const struct abi_parameter *parameter = &call->function->parameters[index];
        int kind = parameter->type->kind == KIND_POINTER ? identifier_kind(parameter->type->to, parameter->name) : -1;
        if (kind >= 0 && parameter->direction == DIRECTION_OUT && parameter->length < 0 &&
            call->arguments[index].memory != NULL) {
            uint64_t identifier;
            memcpy(&identifier, call->arguments[index].memory, sizeof identifier);
            keep(pools, kind, identifier);
            if (kind == IDENTIFIER_GROUP) {
                keep(pools, IDENTIFIER_ANIMATOR, identifier); /* it may be one */
            }
        }
    }
}

static void check_shown(struct checks *checks, anim_stage *stage, int seed) {
    anim_property properties[512];
    size_t count = 0;
    require(anim_stage_list_properties(stage, properties, 512, &count), "a list");
    for (size_t index = 0; index < count; index += 1) {
        double values[64] = {0};
        anim_property_info info;
        info.struct_size = sizeof info;
        require(anim_stage_get_property_info(stage, properties[index], &info), "an info");
        for (int what = ANIM_READ_MODEL;
             info.component_count <= 64 && info.component_count > 0 && what <= ANIM_READ_VELOCITY; what += 1) {
            uint32_t count_now = what == ANIM_READ_MODEL ? info.component_count : info.shown_count;
            if (count_now > 64) {
                continue;
            }
            require(anim_stage_get_value(stage, properties[index], what, values, count_now), "a value");
            for (size_t each = 0; each < count_now; each += 1) {
                if (!isfinite(values[each])) {
                    fail(checks, "sequence %d: property %d shows %g (aspect %d)", seed, (int)index, values[each], what);
                    return;
                }
            }
        }
    }
}

static void check_sequence(struct checks *checks, const struct abi_function **functions, size_t function_count,
                           int seed) {
    struct fixture fixture;
    struct pools pools = {.state = (uint64_t)seed};
    fixture_build(&fixture, PART_STAGE | PART_PATH, "");
    struct identifiers kept[IDENTIFIER_KINDS];
    memcpy(kept, fixture.identifiers, sizeof kept);
    for (int kind = 0; kind < IDENTIFIER_KINDS; kind += 1) {
        keep(&pools, kind, fixture.identifiers[kind].good);
    }
    keep(&pools, IDENTIFIER_PROPERTY, fixture.second);
    for (int step = 0; step < CALLS; step += 1) {
        struct call call;
        /* A clock that moves, and a transaction that closes, let the rest come to something. */
        const struct abi_function *function = functions[draw(&pools, function_count)];
        const char *often[] = {"anim_stage_advance", "anim_stage_commit_transaction", "anim_stage_set_value",
                               "anim_stage_animate"};
        if (draw(&pools, 3) == 0) {
            function = find_function(often[draw(&pools, 4)]);
        }
        shuffle(&pools, &fixture);
        call_prepare(&call, function, &fixture, (int)draw(&pools, (uint64_t)call_variant_count(function)));
        vary(&pools, &call);
        snprintf(current_call, sizeof current_call, "sequence %d, call %d, of %s", seed, step, function->name);
        alarm(PATIENCE);
        call_remember(&call);
        count_call(checks, function);
        call_foreign(&call, checks->library);
        size_t changed = 0;
        if (call.result.status == ANIM_OK) {
            take_results(&pools, &call);
        } else if (!call_memory_is_unchanged(&call, &changed)) {
            fail(checks, "%s: it fails, but writes to %s", current_call, function->parameters[changed].name);
        }
        call_release(&call);
        if (step % 16 == 15) {
            check_shown(checks, fixture.stage, seed);
        }
    }
    memcpy(fixture.identifiers, kept, sizeof kept);
    fixture_destroy(&fixture);
    current_call[0] = '\0';
}

void check_sequences(struct checks *checks) {
    const struct abi_function *functions[512];
    size_t count = 0;
    for (size_t index = 0; index < abi_function_count; index += 1) {
        if (is_called(&abi_functions[index])) {
            functions[count] = &abi_functions[index];
            count += 1;
        }
    }
    for (int seed = 1; seed <= SEEDS; seed += checks->pair_stride > 32 ? 32 : checks->pair_stride) {
        check_sequence(checks, functions, count, seed);
    }
}
