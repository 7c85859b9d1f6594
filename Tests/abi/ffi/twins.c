/* SPDX-License-Identifier: MIT */
#include "checks.h"
#include "memory.h"
#include "modes.h"
#include <string.h>

static size_t used_count(const struct call *call, const struct abi_parameter *parameter, size_t otherwise) {
    size_t count = otherwise;
    if (parameter->result_length >= 0 && call->arguments[parameter->result_length].memory != NULL) {
        memcpy(&count, call->arguments[parameter->result_length].memory, sizeof count);
    }
    return count;
}

/* Identifiers differ from run to run, so they are only looked at: every one that was used must have been written. */
static int identifiers_are_written(const struct call *call, size_t index) {
    const struct argument *argument = &call->arguments[index];
    size_t count = used_count(call, &call->function->parameters[index], argument->size / sizeof(uint64_t));
    for (size_t each = 0; each < count; each += 1) {
        uint64_t identifier;
        memcpy(&identifier, argument->memory + each * sizeof identifier, sizeof identifier);
        if (identifier == 0 || identifier == UINT64_C(0x0101010101010101) * CANARY) {
            return 0;
        }
    }
    return 1;
}

/* What a view leads to. */
static int views_are_alike(const struct call *one, const struct call *other, size_t index) {
    const struct abi_parameter *parameter = &one->function->parameters[index];
    const struct abi_type *element = parameter->type->to->to;
    void *first, *second;
    memcpy(&first, one->arguments[index].memory, sizeof first);
    memcpy(&second, other->arguments[index].memory, sizeof second);
    if (element->kind == KIND_OPAQUE) {
        return first != NULL && second != NULL &&
               object_fingerprint(element->name, first) == object_fingerprint(element->name, second);
    }
    size_t count = used_count(one, parameter, 1);
    if (count != used_count(other, parameter, 1)) {
        return 0;
    }
    return count == 0 || memcmp(first, second, count * element->size) == 0;
}

static void forget_subjects(unsigned char *events, size_t size) {
    for (size_t offset = 0; offset + sizeof(anim_event) <= size; offset += sizeof(anim_event)) {
        memset(events + offset + offsetof(anim_event, subject), 0, sizeof(uint64_t));
        memset(events + offset + offsetof(anim_event, animation), 0, sizeof(uint64_t));
    }
}

/* Where a scene has its views; what is in them is compared by the functions that give one each. */
static void forget_views(anim_display *display) {
    display->commands = NULL;
    display->verbs = NULL;
    display->coordinates = NULL;
    display->stops = NULL;
    display->dashes = NULL;
    display->text = NULL;
}

static void compare_argument(struct checks *checks, struct call *foreign, struct call *direct, size_t index) {
    const struct abi_parameter *parameter = &foreign->function->parameters[index];
    struct argument *one = &foreign->arguments[index], *other = &direct->arguments[index];
    if (one->memory == NULL || parameter->direction == DIRECTION_IN) {
        return;
    }
    const struct abi_type *to = parameter->type->to;
    int alike;
    if (identifier_kind(to, "") >= 0 || strcmp(parameter->name, "counterpart") == 0) {
        alike = identifiers_are_written(foreign, index) && identifiers_are_written(direct, index);
    } else if (to->kind == KIND_POINTER) {
        alike = views_are_alike(foreign, direct, index);
    } else {
        if (strcmp(to->name, "anim_event") == 0) {
            forget_subjects(one->memory, one->size);
            forget_subjects(other->memory, other->size);
        }
        if (strcmp(to->name, "anim_display") == 0) {
            forget_views((anim_display *)one->memory);
            forget_views((anim_display *)other->memory);
        }
        alike = memcmp(one->memory, other->memory, one->size) == 0;
    }
    if (!alike) {
        fail(checks, "%s: through libffi, %s is not what a direct call gives", foreign->function->name,
             parameter->name);
    }
}

static void compare_results(struct checks *checks, const struct call *foreign, const struct call *direct) {
    const char *name = foreign->function->name;
    if (foreign->function->result->kind == KIND_POINTER) {
        if (foreign->result.text == NULL || strcmp(foreign->result.text, direct->result.text) != 0) {
            fail(checks, "%s: through libffi, the text is not what a direct call gives", name);
        }
    } else if (foreign->result.bits != direct->result.bits) {
        fail(checks, "%s: through libffi it gives %#llx, directly %#llx", name,
             (unsigned long long)foreign->result.bits, (unsigned long long)direct->result.bits);
    } else if (strcmp(name, "anim_set_allocator") == 0 && foreign->result.status == ANIM_ERROR_STATE) {
        /* The fixtures have taken memory; it is set in programs of its own, Tests/abi/memory. */
    } else if (call_returns_status(foreign->function) && foreign->result.status != ANIM_OK) {
        fail(checks, "%s: good arguments are refused: %s: %s", name, anim_status_name(foreign->result.status),
             anim_last_error_message());
    }
}

static void check_written(struct checks *checks, const struct call *call) {
    for (size_t index = 0; index < call->function->parameter_count; index += 1) {
        const struct abi_parameter *parameter = &call->function->parameters[index];
        const struct argument *argument = &call->arguments[index];
        if (argument->memory == NULL) {
            continue;
        }
        int is_changed = memcmp(argument->before, argument->memory, argument->size) != 0;
        if (parameter->direction == DIRECTION_IN && is_changed) {
            fail(checks, "%s: it writes to %s, which it is said to read", call->function->name, parameter->name);
        }
        if (!guarded_front_is_intact(argument->memory, argument->size)) {
            fail(checks, "%s: it writes in front of %s", call->function->name, parameter->name);
        }
    }
}

static void check_variant(struct checks *checks, const struct abi_function *function, int variant, int mode) {
    struct fixture one, other;
    struct call foreign, direct;
    int parts = fixture_parts_for(function);
    fixture_build(&one, parts, function->name);
    fixture_build(&other, parts, function->name);
    call_prepare(&foreign, function, &one, variant);
    call_prepare(&direct, function, &other, variant);
    foreign.mode = mode;
    call_remember(&foreign);
    call_remember(&direct);

    count_call(checks, function);
    call_foreign(&foreign, checks->library);
    check_written(checks, &foreign);
    if (foreign.mode_is_changed) {
        fail(checks, "%s: it changes the host's floating-point mode (%s)", function->name, modes[mode].name);
    }
    call_direct(&direct);
    compare_results(checks, &foreign, &direct);
    int is_done =
        !call_returns_status(function) || (foreign.result.status == ANIM_OK && direct.result.status == ANIM_OK);
    if (is_done) {
        for (size_t index = 0; index < function->parameter_count; index += 1) {
            compare_argument(checks, &foreign, &direct, index);
        }
        settle(&foreign);
        settle(&direct);
        if (fixture_fingerprint(&one) != fixture_fingerprint(&other)) {
            fail(checks, "%s: after a call through libffi the state is not that after a direct call", function->name);
        }
    }
    call_release(&foreign);
    call_release(&direct);
    fixture_destroy(&one);
    fixture_destroy(&other);
}

/* In every floating-point mode that a host may have set, or in the ordinary one alone. The direct call is made in that. */
void check_twins(struct checks *checks, const struct abi_function *function) {
    const int modes = checks->has_one_mode ? 1 : (int)quiet_mode_count();
    for (int variant = 0; variant < call_variant_count(function); variant += 1) {
        for (int mode = 0; mode < modes; mode += 1) {
            check_variant(checks, function, variant, mode);
        }
    }
}
