/* Arguments that no function should take, one at a time and in pairs. */
#include "hostile.h"
#include "checks.h"
#include "memory.h"
#include <float.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum identifier_role {
    ROLE_NONE,
    ROLE_ZERO,
    ROLE_ALL_BITS,
    ROLE_ONE,
    ROLE_MIDDLE_BIT_FLIPPED,
    ROLE_HIGH_BIT_FLIPPED,
    ROLE_FOREIGN,
    ROLE_OTHER_KIND,
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
    "identifier of a destroyed stage",
    "stale identifier",
};

enum hostile_kind { HOSTILE_BITS, HOSTILE_NUMBER, HOSTILE_POINTER, HOSTILE_MISPLACED, HOSTILE_MEMORY, HOSTILE_TEXT };

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
    int is_property;
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
static const struct named_bits bad_sizes[] = {
    {"0", 0},
    {"SIZE_MAX", -1},
    {"SIZE_MAX / 2 + 1", INT64_MIN},
    {"SIZE_MAX / 8 + 1", INT64_C(1) << 61},
};

/* ---- Identifiers ---- */

static uint64_t bad_identifier(const struct fixture *fixture, enum identifier_role role, int is_property) {
    uint64_t good = is_property ? fixture->property : fixture->transaction;
    switch (role) {
    case ROLE_ALL_BITS:
        return UINT64_MAX;
    case ROLE_ONE:
        return 1;
    case ROLE_MIDDLE_BIT_FLIPPED:
        return good ^ (UINT64_C(1) << 32);
    case ROLE_HIGH_BIT_FLIPPED:
        return good ^ (UINT64_C(1) << 63);
    case ROLE_FOREIGN:
        return is_property ? fixture->foreign : fixture->foreign_transaction;
    case ROLE_OTHER_KIND:
        return is_property ? fixture->transaction : fixture->property;
    case ROLE_OF_PREDECESSOR:
        return is_property ? fixture->of_predecessor : fixture->transaction_of_predecessor;
    case ROLE_STALE:
        return is_property ? fixture->stale : fixture->completed_transaction;
    default:
        return 0;
    }
}

/* prefix and offset are those of an array's element. */
static void append_identifiers(struct hostile_list *list, enum hostile_kind kind, const char *prefix, size_t offset,
                               int is_property) {
    for (int role = ROLE_ZERO; role < ROLE_END; role += 1) {
        char label[64];
        snprintf(label, sizeof label, "%s%s", prefix, role_labels[role]);
        struct hostile *hostile = append(list, kind, label);
        hostile->role = (enum identifier_role)role;
        hostile->is_property = is_property;
        hostile->offset = offset;
        hostile->size = sizeof(uint64_t);
    }
}

/* ---- What pointers lead to ---- */

static void append_fields(struct hostile_list *list, const char *name) {
    const struct abi_struct *description = NULL;
    for (size_t index = 0; index < abi_struct_count; index += 1) {
        if (strcmp(abi_structs[index].name, name) == 0) {
            description = &abi_structs[index];
        }
    }
    char label[64];
    for (size_t index = 0; description != NULL && index < description->field_count; index += 1) {
        const struct abi_field *field = &description->fields[index];
        if (strcmp(field->name, "struct_size") == 0) {
            const uint32_t sizes[] = {0, 3, (uint32_t)description->size - 1, UINT32_MAX};
            for (size_t each = 0; each < 4; each += 1) {
                snprintf(label, sizeof label, ".struct_size = %u", (unsigned)sizes[each]);
                append_memory(list, label, field->offset, &sizes[each], sizeof sizes[each]);
            }
        } else if (field->type->kind == KIND_FLOAT) {
            for (size_t each = 0; each < BAD_NUMBER_COUNT; each += 1) {
                snprintf(label, sizeof label, ".%s = %s", field->name, bad_numbers[each].label);
                append_memory(list, label, field->offset, &bad_numbers[each].number, sizeof(double));
            }
        } else if (field->type->kind == KIND_INTEGER && field->type->width == 32) {
            for (size_t each = 0; each < sizeof bad_integers / sizeof *bad_integers; each += 1) {
                int32_t value = (int32_t)bad_integers[each].bits;
                snprintf(label, sizeof label, ".%s = %s", field->name, bad_integers[each].label);
                append_memory(list, label, field->offset, &value, sizeof value);
            }
        } else if (field->type->kind == KIND_STRUCT) {
            struct hostile_list inner = {0};
            append_fields(&inner, field->type->name);
            for (size_t each = 0; each < inner.count; each += 1) {
                snprintf(label, sizeof label, ".%.20s%.40s", field->name, inner.items[each].label);
                append_memory(list, label, field->offset + inner.items[each].offset, inner.items[each].bytes,
                              inner.items[each].size);
            }
            free(inner.items);
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
        if (to->kind == KIND_FLOAT) {
            for (size_t each = 0; each < BAD_NUMBER_COUNT; each += 1) {
                snprintf(label, sizeof label, "[%d] = %s", (int)element, bad_numbers[each].label);
                append_memory(list, label, element * to->size, &bad_numbers[each].number, sizeof(double));
            }
        } else if (to->kind == KIND_INTEGER && to->width == 8) {
            const unsigned char bytes[] = {5, 77, 255};
            for (size_t each = 0; each < sizeof bytes; each += 1) {
                snprintf(label, sizeof label, "[%d] = %d", (int)element, bytes[each]);
                append_memory(list, label, element, &bytes[each], 1);
            }
        } else if (strcmp(to->name, "anim_property") == 0) {
            snprintf(label, sizeof label, "[%d] = ", (int)element);
            append_identifiers(list, HOSTILE_MEMORY, label, element * to->size, 1);
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
    if (to->kind == KIND_OPAQUE || to->kind == KIND_VOID) {
        return;
    }
    if (parameter->direction == DIRECTION_IN && to->kind == KIND_CHARACTER) {
        append_texts(list);
    } else if (to->kind == KIND_STRUCT && (parameter->direction == DIRECTION_IN)) {
        append_fields(list, to->name);
    } else if (to->kind == KIND_STRUCT && parameter->direction == DIRECTION_INOUT) {
        const uint32_t sizes[] = {0, 3, (uint32_t)to->size - 1, UINT32_MAX};
        char label[64];
        for (size_t each = 0; each < 4; each += 1) {
            snprintf(label, sizeof label, ".struct_size = %u", (unsigned)sizes[each]);
            append_memory(list, label, 0, &sizes[each], sizeof sizes[each]);
        }
    } else if (parameter->direction == DIRECTION_INOUT) {
        const size_t largest = SIZE_MAX;
        append_memory(list, "[0] = SIZE_MAX", 0, &largest, sizeof largest);
    } else if (parameter->direction == DIRECTION_IN) {
        append_elements(list, call, index);
    }
}

static struct hostile_list hostile_arguments(const struct call *call, size_t index) {
    const struct abi_type *type = call->function->parameters[index].type;
    struct hostile_list list = {0};
    const struct named_bits *integers = NULL;
    size_t count = 0;
    if (strcmp(type->name, "anim_property") == 0 || strcmp(type->name, "anim_transaction") == 0) {
        append_identifiers(&list, HOSTILE_BITS, "", 0, strcmp(type->name, "anim_property") == 0);
    } else if (type->kind == KIND_FLOAT) {
        for (size_t each = 0; each < BAD_NUMBER_COUNT; each += 1) {
            append(&list, HOSTILE_NUMBER, bad_numbers[each].label)->number = bad_numbers[each].number;
        }
    } else if (type->kind == KIND_INTEGER && type->width == 32) {
        integers = bad_integers;
        count = sizeof bad_integers / sizeof *bad_integers;
    } else if (type->kind == KIND_INTEGER) {
        integers = bad_long_integers;
        count = sizeof bad_long_integers / sizeof *bad_long_integers;
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
        identifier = bad_identifier(call->fixture, hostile->role, hostile->is_property);
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
        for (size_t offset = 0; offset + sizeof(double) <= argument->size; offset += sizeof(double)) {
            double number;
            memcpy(&number, argument->memory + offset, sizeof number);
            if (isnan(number) || (isinf(number) && !may_be_infinite)) {
                fail(subject->checks, "%s: %s becomes %g", current_call, parameter->name, number);
                return;
            }
        }
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
    snprintf(variant, sizeof variant, "%s (%s)", function->name, subject->variant == 0 ? "spring" : "curve");
    for (size_t each = 0; each < count; each += 1) {
        const char *parameter = function->parameters[picks[each].index].name, *label = picks[each].hostile->label;
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

static void call_with(struct subject *subject, const struct pick *picks, size_t count) {
    struct checks *checks = subject->checks;
    const struct abi_function *function = subject->function;
    struct call call;
    char old_message[1024];
    size_t changed = 0;
    int length = snprintf(current_call, sizeof current_call, "%s", function->name);
    call_prepare(&call, function, &subject->fixture, subject->variant);
    for (size_t each = 0; each < count; each += 1) {
        apply(&call, picks[each].index, picks[each].hostile);
        length += snprintf(current_call + length, sizeof current_call - (size_t)length, "%s %s %s",
                           each == 0 ? " with" : " and", function->parameters[picks[each].index].name,
                           picks[each].hostile->label);
    }
    call_remember(&call);
    provoke_another_message(function);
    snprintf(old_message, sizeof old_message, "%s", anim_last_error_message());
    count_call(checks, function);
    call_foreign(&call, checks->library);

    if (!call_front_is_intact(&call, &changed)) {
        fail(checks, "%s: it writes in front of %s", current_call, function->parameters[changed].name);
    }
    if (!call_returns_status(function)) {
        checks->counters->allowed += 1;
    } else if (call.result.status != ANIM_OK) {
        check_refusal(subject, &call, old_message);
        if (count == 1 && strstr(anim_last_error_message(), function->parameters[picks[0].index].name) == NULL) {
            checks->counters->unnamed += 1;
            if (checks->is_verbose) {
                printf("not named: %s: %s\n", current_call, anim_last_error_message());
            }
        }
    } else {
        checks->counters->allowed += 1;
        int is_expected =
            success_is_documented(subject, picks, count) || (count == 2 && one_hides_the_other(&call, picks));
        if (!is_expected) {
            fail(checks, "%s: it succeeds", current_call);
        }
        if (strcmp(function->name, "anim_math_evaluate") != 0) {
            check_numbers(subject, &call);
        }
        settle(&call);
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
            for (size_t each = 0; each < lists[index].count; each += 1) {
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
