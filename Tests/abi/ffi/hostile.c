/* SPDX-License-Identifier: MIT */
/* Arguments that no function should take, one at a time and in pairs. */
#define _DEFAULT_SOURCE
#include "hostile.h"
#include "checks.h"
#include "memory.h"
#include "modes.h"
#include <ctype.h>
#include <float.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { PATIENCE = 60 }; /* seconds that a call and what comes of it may take, under valgrind too */

enum identifier_role {
    ROLE_NONE,
    ROLE_ZERO,
    ROLE_ALL_BITS,
    ROLE_ONE,
    ROLE_MIDDLE_BIT_FLIPPED,
    ROLE_HIGH_BIT_FLIPPED,
    ROLE_FOREIGN,
    ROLE_OTHER_KIND,
    ROLE_OTHER_SORT,
    ROLE_OF_PREDECESSOR,
    ROLE_STALE,
    ROLE_END
};

static const char *const role_labels[ROLE_END] = {
    "",
    "identifier 0",
    "identifier of all bits",
    "identifier 1",
    "identifier with a middle bit flipped",
    "identifier with a high bit flipped",
    "identifier of another stage",
    "identifier of another kind",
    "identifier of another sort of group",
    "identifier of a destroyed stage",
    "stale identifier",
};

enum hostile_kind {
    HOSTILE_BITS,
    HOSTILE_NUMBER,
    HOSTILE_POINTER,
    HOSTILE_MISPLACED,
    HOSTILE_OBJECT, /* a pointer to an object of another kind */
    HOSTILE_MEMORY,
    HOSTILE_TEXT
};

/* One bad argument. */
struct hostile {
    char label[64];
    enum hostile_kind kind;
    uint64_t bits;
    double number;
    /* HOSTILE_MEMORY: these bytes at this offset of the good memory. HOSTILE_TEXT: these bytes are the text. */
    size_t offset, size;
    unsigned char bytes[300];
    enum identifier_role role; /* which identifier it is: they change when the fixture is built anew */
    enum identifier_kind of;
};

struct hostile_list {
    struct hostile *items;
    size_t count, capacity;
};

static struct hostile *append(struct hostile_list *list, enum hostile_kind kind, const char *label) {
    if (list->count == list->capacity) {
        list->capacity = list->capacity == 0 ? 32 : list->capacity * 2;
        list->items = realloc(list->items, list->capacity * sizeof *list->items);
        if (list->items == NULL) {
            fprintf(stderr, "memory could not be had\n");
            exit(2);
        }
    }
    struct hostile *hostile = &list->items[list->count];
    list->count += 1;
    memset(hostile, 0, sizeof *hostile);
    hostile->kind = kind;
    snprintf(hostile->label, sizeof hostile->label, "%s", label);
    return hostile;
}

static void append_bits(struct hostile_list *list, const char *label, uint64_t bits) {
    append(list, HOSTILE_BITS, label)->bits = bits;
}

static void append_memory(struct hostile_list *list, const char *label, size_t offset, const void *bytes, size_t size) {
    struct hostile *hostile = append(list, HOSTILE_MEMORY, label);
    hostile->offset = offset;
    hostile->size = size;
    memcpy(hostile->bytes, bytes, size);
}

static void append_text(struct hostile_list *list, const char *label, const void *bytes, size_t size) {
    struct hostile *hostile = append(list, HOSTILE_TEXT, label);
    hostile->size = size;
    memcpy(hostile->bytes, bytes, size);
}

struct named_number {
    const char *label;
    double number;
};

static const struct named_number bad_numbers[] = {
    {"NaN", NAN},
    {"infinity", INFINITY},
    {"-infinity", -INFINITY},
    {"-1", -1},
    {"0", 0},
    {"-0", -0.0},
    {"the largest", DBL_MAX},
    {"the least", -DBL_MAX},
    {"tiny", 4.9406564584124654e-324},
};
enum { BAD_NUMBER_COUNT = sizeof bad_numbers / sizeof *bad_numbers };

struct named_bits {
    const char *label;
    int64_t bits;
};

static const struct named_bits bad_integers[] = {
    {"-1", -1}, {"0", 0}, {"the least", INT32_MIN}, {"the largest", INT32_MAX}, {"77", 77},
};
static const struct named_bits bad_long_integers[] = {
    {"-1", -1},
    {"0", 0},
    {"the least", INT64_MIN},
    {"the largest", INT64_MAX},
};
enum {
    BAD_INTEGER_COUNT = sizeof bad_integers / sizeof *bad_integers,
    BAD_LONG_INTEGER_COUNT = sizeof bad_long_integers / sizeof *bad_long_integers
};
static const struct named_bits bad_sizes[] = {
    {"0", 0},
    {"SIZE_MAX", -1},
    {"SIZE_MAX / 2 + 1", INT64_MIN},
    {"SIZE_MAX / 8 + 1", INT64_C(1) << 61},
};

/* ---- Identifiers ---- */

static uint64_t bad_identifier(const struct fixture *fixture, enum identifier_role role, enum identifier_kind of) {
    const struct identifiers *identifiers = &fixture->identifiers[of];
    switch (role) {
    case ROLE_ALL_BITS:
        return UINT64_MAX;
    case ROLE_ONE:
        return 1;
    case ROLE_MIDDLE_BIT_FLIPPED:
        return identifiers->good ^ (UINT64_C(1) << 32);
    case ROLE_HIGH_BIT_FLIPPED:
        return identifiers->good ^ (UINT64_C(1) << 63);
    case ROLE_FOREIGN:
        return identifiers->foreign;
    case ROLE_OTHER_KIND:
        return fixture->identifiers[(of + 1) % IDENTIFIER_GROUP].good; /* never a group: see below */
    case ROLE_OTHER_SORT:
        return fixture->identifiers[of == IDENTIFIER_ANIMATOR ? IDENTIFIER_GROUP : IDENTIFIER_ANIMATOR].good;
    case ROLE_OF_PREDECESSOR:
        return identifiers->of_predecessor;
    case ROLE_STALE:
        return identifiers->stale;
    default:
        return 0;
    }
}

/* prefix and offset are those of an array's element, or of a struct's member. */
static void append_identifiers(struct hostile_list *list, enum hostile_kind kind, const char *prefix, size_t offset,
                               int of) {
    for (int role = ROLE_ZERO; role < ROLE_END; role += 1) {
        if (role == ROLE_OTHER_SORT && of != IDENTIFIER_GROUP && of != IDENTIFIER_ANIMATOR) {
            continue;
        }
        char label[64];
        snprintf(label, sizeof label, "%s%s", prefix, role_labels[role]);
        struct hostile *hostile = append(list, kind, label);
        hostile->role = (enum identifier_role)role;
        hostile->of = (enum identifier_kind)of;
        hostile->offset = offset;
        hostile->size = sizeof(uint64_t);
    }
}

/* ---- What pointers lead to ---- */

/* What begins with its size may be as short as its first version was. */
static uint32_t first_size(const char *name, size_t size) {
    return strcmp(name, "anim_motion") == 0 ? 80 : strcmp(name, "anim_scene_options") == 0 ? 24 : (uint32_t)size;
}

static void append_struct_sizes(struct hostile_list *list, const char *prefix, size_t offset, uint32_t first) {
    const uint32_t sizes[] = {0, 3, first - 1, UINT32_MAX};
    char label[64];
    for (size_t each = 0; each < 4; each += 1) {
        snprintf(label, sizeof label, "%s.struct_size = %u", prefix, (unsigned)sizes[each]);
        append_memory(list, label, offset, &sizes[each], sizeof sizes[each]);
    }
}

static void append_numbers(struct hostile_list *list, const char *name, size_t offset, const struct abi_type *type) {
    char label[64];
    for (size_t each = 0; each < BAD_NUMBER_COUNT; each += 1) {
        float narrow = (float)bad_numbers[each].number;
        snprintf(label, sizeof label, "%s = %s", name, bad_numbers[each].label);
        append_memory(list, label, offset,
                      type->width == 32 ? (const void *)&narrow : (const void *)&bad_numbers[each].number,
                      type->width / 8);
    }
}

static void append_integers(struct hostile_list *list, const char *name, size_t offset, const struct abi_type *type) {
    const struct named_bits *integers = type->width == 64 ? bad_long_integers : bad_integers;
    size_t count = type->width == 64 ? BAD_LONG_INTEGER_COUNT : BAD_INTEGER_COUNT;
    char label[64];
    for (size_t each = 0; each < count; each += 1) {
        int32_t narrow = (int32_t)integers[each].bits;
        snprintf(label, sizeof label, "%s = %s", name, integers[each].label);
        append_memory(list, label, offset,
                      type->width == 64 ? (const void *)&integers[each].bits : (const void *)&narrow, type->width / 8);
    }
}

/* A pointer inside memory. Nothing can be told of one to bytes, but that it is null. */
static void append_inner_pointers(struct hostile_list *list, const char *name, size_t offset,
                                  const struct abi_type *type) {
    static const struct {
        const char *label;
        uintptr_t address;
    } bad[] = {{"null", 0}, {"the pointer 1", 1}, {"a misaligned pointer", 4097}, {"the pointer -1", UINTPTR_MAX}};
    size_t count = type->to->kind == KIND_CHARACTER ? 2 : 4;
    char label[64];
    for (size_t each = 0; each < count; each += 1) {
        snprintf(label, sizeof label, "%s = %s", name, bad[each].label);
        append_memory(list, label, offset, &bad[each].address, sizeof bad[each].address);
    }
}

/* The members of a struct that lies at an offset. */
static void append_fields(struct hostile_list *list, const char *name, const char *prefix, size_t offset) {
    const struct abi_struct *description = NULL;
    for (size_t index = 0; index < abi_struct_count; index += 1) {
        if (strcmp(abi_structs[index].name, name) == 0) {
            description = &abi_structs[index];
        }
    }
    char label[48];
    for (size_t index = 0; description != NULL && index < description->field_count; index += 1) {
        const struct abi_field *field = &description->fields[index];
        size_t place = offset + field->offset;
        int identifier = identifier_kind(field->type, field->name);
        snprintf(label, sizeof label, "%s.%s", prefix, field->name);
        if (strcmp(field->name, "struct_size") == 0) {
            append_struct_sizes(list, prefix, place, first_size(name, description->size));
        } else if (identifier >= 0) {
            size_t length = strlen(label);
            snprintf(label + length, sizeof label - length, " = ");
            append_identifiers(list, HOSTILE_MEMORY, label, place, identifier);
        } else if (field->type->kind == KIND_FLOAT) {
            append_numbers(list, label, place, field->type);
        } else if (field->type->kind == KIND_INTEGER && field->type->width >= 32) {
            append_integers(list, label, place, field->type);
        } else if (field->type->kind == KIND_POINTER) {
            append_inner_pointers(list, label, place, field->type);
        } else if (field->type->kind == KIND_STRUCT) {
            append_fields(list, field->type->name, label, place);
        }
    }
}

static void append_texts(struct hostile_list *list) {
    unsigned char longest[256];
    memset(longest, 'a', sizeof longest);
    append_text(list, "a stray continuation byte", "a\x80z", 3);
    append_text(list, "a cut character", "a\xE2\x82", 3);
    append_text(list, "an overlong character", "\xC0\xAF", 2);
    append_text(list, "an overlong NUL", "\xC0\x80", 2);
    append_text(list, "a surrogate", "\xED\xA0\x80", 3);
    append_text(list, "a character beyond Unicode", "\xF4\x90\x80\x80", 4);
    append_text(list, "the byte FF", "\xFF", 1);
    append_text(list, "a NUL inside", "a\0b", 3);
    append_text(list, "empty text", "", 0);
    append_text(list, "a text of 256 bytes", longest, sizeof longest);
}

static void append_elements(struct hostile_list *list, const struct call *call, size_t index) {
    const struct abi_type *to = call->function->parameters[index].type->to;
    size_t count = call->arguments[index].size / to->size;
    char label[64];
    for (size_t element = 0; element < count; element += 1) {
        size_t offset = element * to->size;
        snprintf(label, sizeof label, "[%d]", (int)element);
        if (to->kind == KIND_FLOAT) {
            append_numbers(list, label, offset, to);
        } else if (to->kind == KIND_INTEGER && to->width == 8) {
            const unsigned char bytes[] = {5, 77, 255};
            for (size_t each = 0; each < sizeof bytes; each += 1) {
                snprintf(label, sizeof label, "[%d] = %d", (int)element, bytes[each]);
                append_memory(list, label, element, &bytes[each], 1);
            }
        } else if (to->kind == KIND_INTEGER && to->width == 32) {
            append_integers(list, label, offset, to);
        } else if (to->kind == KIND_SIZE) {
            for (size_t each = 0; each < sizeof bad_sizes / sizeof *bad_sizes; each += 1) {
                size_t size = (size_t)bad_sizes[each].bits;
                snprintf(label, sizeof label, "[%d] = %s", (int)element, bad_sizes[each].label);
                append_memory(list, label, offset, &size, sizeof size);
            }
        } else if (to->kind == KIND_POINTER) {
            append_inner_pointers(list, label, offset, to);
        } else if (to->kind == KIND_STRUCT) {
            append_fields(list, to->name, count > 1 ? label : "", offset);
        } else if (identifier_kind(to, "") >= 0) {
            snprintf(label, sizeof label, "[%d] = ", (int)element);
            append_identifiers(list, HOSTILE_MEMORY, label, offset, identifier_kind(to, ""));
        }
    }
}

static void append_pointers(struct hostile_list *list, const struct call *call, size_t index) {
    const struct abi_parameter *parameter = &call->function->parameters[index];
    const struct abi_type *to = parameter->type->to;
    size_t alignment = to->kind == KIND_OPAQUE ? sizeof(void *) : to->alignment;
    append(list, HOSTILE_POINTER, "null")->bits = 0;
    if (alignment > 1) {
        append(list, HOSTILE_POINTER, "the pointer 1")->bits = 1;
        append(list, HOSTILE_POINTER, "the pointer -1")->bits = UINT64_MAX;
        append(list, HOSTILE_MISPLACED, "a misaligned pointer");
    }
    if (to->kind == KIND_OPAQUE) {
        append(list, HOSTILE_OBJECT, "an object of another kind");
    }
    if (to->kind == KIND_OPAQUE || to->kind == KIND_VOID || parameter->direction == DIRECTION_OUT) {
        return;
    }
    if (to->kind == KIND_CHARACTER) {
        append_texts(list);
    } else if (to->kind == KIND_STRUCT && parameter->direction == DIRECTION_INOUT) {
        append_struct_sizes(list, "", 0, first_size(to->name, to->size));
    } else if (to->kind == KIND_SIZE && parameter->direction == DIRECTION_INOUT) {
        const size_t largest = SIZE_MAX;
        append_memory(list, "[0] = SIZE_MAX", 0, &largest, sizeof largest);
    } else {
        append_elements(list, call, index);
    }
}

static struct hostile_list hostile_arguments(const struct call *call, size_t index) {
    const struct abi_type *type = call->function->parameters[index].type;
    struct hostile_list list = {0};
    const struct named_bits *integers = NULL;
    size_t count = 0;
    int identifier = identifier_kind(type, call->function->parameters[index].name);
    if (identifier >= 0) {
        append_identifiers(&list, HOSTILE_BITS, "", 0, identifier);
    } else if (type->kind == KIND_FLOAT) {
        for (size_t each = 0; each < BAD_NUMBER_COUNT; each += 1) {
            append(&list, HOSTILE_NUMBER, bad_numbers[each].label)->number = bad_numbers[each].number;
        }
    } else if (type->kind == KIND_INTEGER && type->width == 32) {
        integers = bad_integers;
        count = BAD_INTEGER_COUNT;
    } else if (type->kind == KIND_INTEGER) {
        integers = bad_long_integers;
        count = BAD_LONG_INTEGER_COUNT;
    } else if (type->kind == KIND_SIZE) {
        integers = bad_sizes;
        count = sizeof bad_sizes / sizeof *bad_sizes;
    } else if (type->kind == KIND_CALLBACK) {
        append(&list, HOSTILE_POINTER, "null")->bits = 0;
    } else if (type->kind == KIND_POINTER) {
        append_pointers(&list, call, index);
    }
    for (size_t each = 0; each < count; each += 1) {
        /* A struct size of 77 would be believed, and there are not as many bytes. */
        if (strcmp(call->function->parameters[index].name, "struct_size") != 0 || integers[each].bits != 77) {
            append_bits(&list, integers[each].label, (uint64_t)integers[each].bits);
        }
    }
    return list;
}

static void apply(struct call *call, size_t index, const struct hostile *hostile) {
    struct argument *argument = &call->arguments[index];
    int length = call->function->parameters[index].length;
    uint64_t identifier = 0;
    if (hostile->role != ROLE_NONE) {
        identifier = bad_identifier(call->fixture, hostile->role, hostile->of);
    }
    switch (hostile->kind) {
    case HOSTILE_BITS:
        argument->value.bits = hostile->role != ROLE_NONE ? identifier : hostile->bits;
        break;
    case HOSTILE_NUMBER:
        argument->value.number = hostile->number;
        break;
    case HOSTILE_POINTER:
        argument->value.bits = hostile->bits;
        break;
    case HOSTILE_MISPLACED:
        argument->value.bits += 1;
        break;
    case HOSTILE_OBJECT:
        argument->value.pointer = strcmp(call->function->parameters[index].type->to->name, "anim_easing") == 0
                                      ? (void *)call->fixture->decoy
                                      : (void *)call->fixture->easing;
        break;
    case HOSTILE_MEMORY:
        memcpy(argument->memory + hostile->offset,
               hostile->role != ROLE_NONE ? (const void *)&identifier : hostile->bytes, hostile->size);
        break;
    case HOSTILE_TEXT:
        call_set_memory(call, index, hostile->bytes, hostile->size);
        if (length >= 0) {
            call->arguments[length].value.bits = hostile->size;
        }
        break;
    }
}

/* ---- One hostile call ---- */

struct subject {
    struct checks *checks;
    const struct abi_function *function;
    struct fixture fixture;
    uint64_t fingerprint;
    int variant;
};

static void rebuild(struct subject *subject) {
    fixture_destroy(&subject->fixture);
    fixture_build(&subject->fixture, fixture_parts_for(subject->function), subject->function->name);
    subject->fingerprint = fixture_fingerprint(&subject->fixture);
}

/* Leaves a message that the function under test would not: then an empty or old message shows. */
static void provoke_another_message(const struct abi_function *function) {
    double ignored = 0;
    int64_t flicks = 0;
    if (strcmp(function->name, "anim_math_evaluate") == 0) {
        anim_flicks_from_seconds(NAN, &flicks);
    } else {
        anim_math_evaluate(-77, &ignored, NULL, 1, &ignored);
    }
}

static void check_refusal(struct subject *subject, const struct call *call, const char *old_message) {
    struct checks *checks = subject->checks;
    const char *message = anim_last_error_message();
    size_t changed = 0;
    checks->counters->refused += 1;
    if (!message_is_sound(message)) {
        fail(checks, "%s: its message is empty, too long or no UTF-8", current_call);
    } else if (strcmp(message, old_message) == 0) {
        fail(checks, "%s: it leaves no message", current_call);
    }
    if (strcmp(anim_status_name(call->result.status), "ANIM_ERROR_UNKNOWN") == 0) {
        fail(checks, "%s: it answers the unknown status %d", current_call, (int)call->result.status);
    } else if ((call->function->errors >> call->result.status & 1) == 0) {
        fail(checks, "%s: it answers %s, of which the header says nothing", current_call,
             anim_status_name(call->result.status));
    }
    if (!call_memory_is_unchanged(call, &changed)) {
        fail(checks, "%s: it fails, but writes to %s", current_call, call->function->parameters[changed].name);
    }
    if (fixture_fingerprint(&subject->fixture) != subject->fingerprint) {
        fail(checks, "%s: it fails, but changes the state", current_call);
        rebuild(subject);
    }
}

/* Numbers that come out are none but numbers; infinite only where the header says "infinity". */
static void check_numbers(struct subject *subject, const struct call *call) {
    int may_be_infinite = infinity_is_documented(call->function->name);
    for (size_t index = 0; index < call->function->parameter_count; index += 1) {
        const struct abi_parameter *parameter = &call->function->parameters[index];
        const struct argument *argument = &call->arguments[index];
        const struct abi_type *to = parameter->type->to;
        if (parameter->direction != DIRECTION_OUT || argument->memory == NULL || to->kind != KIND_FLOAT) {
            continue;
        }
        for (size_t offset = 0; offset + to->size <= argument->size; offset += to->size) {
            double number;
            float narrow;
            memcpy(&narrow, argument->memory + offset, sizeof narrow);
            memcpy(&number, argument->memory + offset, to->size == sizeof number ? sizeof number : 0);
            number = to->size == sizeof number ? number : (double)narrow;
            if (isnan(number) || (isinf(number) && !may_be_infinite)) {
                fail(subject->checks, "%s: %s becomes %g", current_call, parameter->name, number);
                return;
            }
        }
    }
}

/* What a stage is left with must let it go on: it advances, in time, and shows numbers that are finite. */
static void check_future(struct subject *subject, const struct call *call) {
    anim_stage *stage = subject->fixture.own_stage;
    anim_property properties[64];
    anim_event events[64];
    size_t count = 0;
    if (stage == NULL) {
        return;
    }
    if (strcmp(call->function->name, "anim_stage_begin_transaction") == 0) {
        const double target = 30;
        anim_transaction transaction = 0;
        memcpy(&transaction, call->arguments[2].memory, sizeof transaction);
        require(anim_stage_set_value(stage, subject->fixture.second, &target, 1), "a value after it");
        require(anim_stage_commit_transaction(stage, transaction), "a commit after it");
    }
    const double steps[] = {0.0625, 1, 1000, ANIM_LIMIT_ADVANCE_SECONDS};
    for (size_t step = 0; step < sizeof steps / sizeof *steps; step += 1) {
        anim_status status = anim_stage_advance(stage, steps[step]);
        if (status != ANIM_OK) {
            fail(subject->checks, "%s: the stage does not advance then: %s", current_call, anim_last_error_message());
            return;
        }
        require(anim_stage_list_properties(stage, properties, 64, &count), "a list after it");
        for (size_t index = 0; index < count; index += 1) {
            double values[64] = {0};
            anim_property_info info;
            info.struct_size = sizeof info;
            require(anim_stage_get_property_info(stage, properties[index], &info), "an info after it");
            for (int what = ANIM_READ_MODEL; what <= ANIM_READ_VELOCITY; what += 1) {
                size_t components = what == ANIM_READ_MODEL ? info.component_count : info.shown_count;
                if (components > 64) {
                    continue;
                }
                require(anim_stage_get_value(stage, properties[index], what, values, components), "a value after it");
                for (size_t each = 0; each < components; each += 1) {
                    if (!isfinite(values[each])) {
                        fail(subject->checks, "%s: property %d then shows %g (%s) after %g s", current_call, (int)index,
                             values[each], what == ANIM_READ_VELOCITY ? "velocity" : "value", steps[step]);
                        return;
                    }
                }
            }
        }
        require(anim_stage_poll_events(stage, events, 64, &count), "events after it");
    }
}

struct pick {
    size_t index;
    const struct hostile *hostile;
};

/* Whether success with these is what the header says: of the function, or of this variant of its arguments. */
static int success_is_documented(const struct subject *subject, const struct pick *picks, size_t count) {
    const struct abi_function *function = subject->function;
    char variant[128];
    snprintf(variant, sizeof variant, "%s (%s)", function->name, call_variant_name(function, subject->variant));
    for (size_t each = 0; each < count; each += 1) {
        const char *parameter = function->parameters[picks[each].index].name, *label = picks[each].hostile->label;
        if (strcmp(label, "null") == 0 && function->parameters[picks[each].index].is_nullable) {
            continue;
        }
        if (!success_is_allowed(function->name, parameter, label) && !success_is_allowed(variant, parameter, label)) {
            return 0;
        }
    }
    return 1;
}

/* Where one argument makes the other unread, either outcome is right: an array of length 0, what a mode does not read. */
static int one_hides_the_other(const struct call *call, const struct pick *picks) {
    const struct abi_parameter *parameters = call->function->parameters;
    for (size_t each = 0; each < 2; each += 1) {
        const struct pick *first = &picks[each], *second = &picks[1 - each];
        if (strcmp(first->hostile->label, "0") == 0 && parameters[second->index].length == (int)first->index) {
            return 1;
        }
        if (pair_is_allowed(call->function->name, parameters[first->index].name, first->hostile->label,
                            parameters[second->index].name)) {
            return 1;
        }
    }
    return 0;
}

static int is_letter(char character) {
    return isalnum((unsigned char)character) || character == '_';
}

/* Whether a message has a word in it, by itself or with an s: with spaces for its underscores too. */
static int has_exact_word(const char *message, const char *word, size_t length) {
    for (const char *place = message; *place != '\0' && length > 0; place += 1) {
        size_t same = 0;
        while (same < length &&
               (tolower((unsigned char)place[same]) == word[same] || (word[same] == '_' && place[same] == ' '))) {
            same += 1;
        }
        const char *after = place + same;
        if (same == length && (place == message || !is_letter(place[-1])) && !is_letter(after[*after == 's'])) {
            return 1;
        }
    }
    return 0;
}

/* Whether a message has a name in it: also in the singular, and without its number ("x" for x1). */
static int has_word(const char *message, const char *name, size_t length) {
    char word[64];
    snprintf(word, sizeof word, "%.*s", (int)length, name);
    length = strlen(word);
    while (length > 0 && isdigit((unsigned char)word[length - 1])) {
        length -= 1;
    }
    if (has_exact_word(message, word, length)) {
        return 1;
    }
    if (length == 7 && memcmp(word, "indices", 7) == 0) {
        return has_exact_word(message, "index", 5);
    }
    if (length > 4 && memcmp(word + length - 3, "ies", 3) == 0) {
        length -= 2;
        word[length - 1] = 'y';
    } else if (length > 2 && word[length - 1] == 's') {
        length -= 1;
    }
    return has_exact_word(message, word, length);
}

/* Whether a message says where in a text it is wrong, or quotes the text. */
static int message_shows_text(const char *message, const struct abi_parameter *parameter) {
    const struct abi_type *to = parameter->type->kind == KIND_POINTER ? parameter->type->to : NULL;
    int is_text = to != NULL && (to->kind == KIND_CHARACTER || strcmp(parameter->name, "name_lengths") == 0);
    return is_text && (strncmp(message, "line ", 5) == 0 || strchr(message, '\'') != NULL);
}

/* Whether a message says which argument is wrong: by its name, by that of the array whose length it is, or by that of
   the member which the label begins with, ".timing.speed = NaN" or "[2].kind = 77". */
static int message_names(const char *message, const struct call *call, const struct pick *pick) {
    const struct abi_parameter *parameters = call->function->parameters;
    const char *label = pick->hostile->label;
    size_t length = strcspn(label, " ");
    size_t member = length;
    while (member > 0 && is_letter(label[member - 1])) {
        member -= 1;
    }
    if (member > 0 && label[member - 1] == '.' && has_word(message, label + member, length - member)) {
        return 1;
    }
    for (size_t index = 0; index < call->function->parameter_count; index += 1) {
        if ((index == pick->index || parameters[index].length == (int)pick->index) &&
            (has_word(message, parameters[index].name, strlen(parameters[index].name)) ||
             message_shows_text(message, &parameters[index]))) {
            return 1;
        }
    }
    /* What a snapshot is given as. */
    return strcmp(parameters[pick->index].name, "bytes") == 0 && has_word(message, "snapshot", 8);
}

/* Whether the other arguments decide if one may be null, as its comment says. */
static int null_depends_on_others(const char *function) {
    return strcmp(function, "anim_math_evaluate") == 0 || strcmp(function, "anim_stage_set_action") == 0 ||
           (strncmp(function, "anim_morph_create", 17) == 0 && strstr(function, "_flat") != NULL) ||
           strcmp(function, "anim_set_allocator") == 0 || strcmp(function, "anim_scene_advance_many") == 0 ||
           strcmp(function, "anim_stage_add_derived") == 0;
}

static void call_with(struct subject *subject, const struct pick *picks, size_t count) {
    struct checks *checks = subject->checks;
    const struct abi_function *function = subject->function;
    struct call call;
    char old_message[1024];
    size_t changed = 0;
    const char *variant = call_variant_name(function, subject->variant);
    int length = snprintf(current_call, sizeof current_call, "%s%s%s%s", function->name, *variant ? " (" : "", variant,
                          *variant ? ")" : "");
    call_prepare(&call, function, &subject->fixture, subject->variant);
    for (size_t each = 0; each < count; each += 1) {
        apply(&call, picks[each].index, picks[each].hostile);
        length += snprintf(current_call + length, sizeof current_call - (size_t)length, "%s %s %s",
                           each == 0 ? " with" : " and", function->parameters[picks[each].index].name,
                           picks[each].hostile->label);
    }
    alarm(PATIENCE);
    call_remember(&call);
    provoke_another_message(function);
    snprintf(old_message, sizeof old_message, "%s", anim_last_error_message());
    count_call(checks, function);
    call.mode = (int)(checks->counters->calls % quiet_mode_count());
    call_foreign(&call, checks->library);
    if (call.mode_is_changed) {
        fail(checks, "%s: it changes the host's floating-point mode (%s)", current_call, modes[call.mode].name);
    }

    if (!call_front_is_intact(&call, &changed)) {
        fail(checks, "%s: it writes in front of %s", current_call, function->parameters[changed].name);
    }
    if (!call_returns_status(function)) {
        checks->counters->allowed += 1;
    } else if (call.result.status != ANIM_OK) {
        check_refusal(subject, &call, old_message);
        if (count == 1 && strcmp(picks[0].hostile->label, "null") == 0 &&
            function->parameters[picks[0].index].is_nullable && !null_depends_on_others(function->name)) {
            fail(checks, "%s: it refuses what may be null", current_call);
        }
        if (count == 1 && !message_names(anim_last_error_message(), &call, &picks[0]) &&
            !silence_is_allowed(function->name, function->parameters[picks[0].index].name, picks[0].hostile->label)) {
            fail(checks, "%s: its message does not name the argument: %s", current_call, anim_last_error_message());
        }
    } else {
        checks->counters->allowed += 1;
        int is_expected =
            success_is_documented(subject, picks, count) || (count == 2 && one_hides_the_other(&call, picks));
        if (!is_expected) {
            fail(checks, "%s: it succeeds", current_call);
        }
        if (!special_numbers_are_documented(function->name)) {
            check_numbers(subject, &call);
        }
        settle(&call);
        check_future(subject, &call);
        rebuild(subject);
    }
    call_release(&call);
    current_call[0] = '\0';
}

void check_hostile(struct checks *checks, const struct abi_function *function) {
    for (int variant = 0; variant < call_variant_count(function); variant += 1) {
        struct subject subject = {.checks = checks, .function = function, .variant = variant};
        struct hostile_list lists[MAXIMUM_PARAMETERS] = {{0}};
        size_t pair = 0;
        rebuild(&subject);
        for (size_t index = 0; index < function->parameter_count; index += 1) {
            struct call call;
            call_prepare(&call, function, &subject.fixture, variant);
            lists[index] = hostile_arguments(&call, index);
            call_release(&call);
        }
        for (size_t index = 0; index < function->parameter_count; index += 1) {
            /* Of the thousands of damaged bytes of a snapshot valgrind sees some. */
            size_t step = lists[index].count > 1000 && checks->pair_stride > 500 ? 31 : 1;
            for (size_t each = 0; each < lists[index].count; each += step) {
                struct pick pick = {index, &lists[index].items[each]};
                call_with(&subject, &pick, 1);
            }
        }
        for (size_t one = 0; one < function->parameter_count; one += 1) {
            for (size_t two = one + 1; two < function->parameter_count; two += 1) {
                for (size_t each = 0; each < lists[one].count * lists[two].count; each += 1, pair += 1) {
                    if (pair % (size_t)checks->pair_stride != 0) {
                        continue;
                    }
                    struct pick picks[2] = {{one, &lists[one].items[each / lists[two].count]},
                                            {two, &lists[two].items[each % lists[two].count]}};
                    call_with(&subject, picks, 2);
                }
            }
        }
        for (size_t index = 0; index < function->parameter_count; index += 1) {
            free(lists[index].items);
        }
        fixture_destroy(&subject.fixture);
    }
}
