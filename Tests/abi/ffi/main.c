/* SPDX-License-Identifier: MIT */
/*
 * Calls every exported function of libanimcore through libffi, by docs/abi/animcore-abi.json alone, as another language
 * would: with good arguments, which must give what a direct call gives, and with hostile ones, which must be refused.
 * Each function is examined in a process of its own, so that a crash in one is reported and the others are still seen.
 */
#define _GNU_SOURCE
#include "checks.h"
#include "memory.h"
#include <dlfcn.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

enum { SHOWN_FAILURES = 20 };

char current_call[512];

/* ---- Reporting ---- */

void fail(struct checks *checks, const char *format, ...) {
    checks->counters->failures += 1;
    checks->failures_shown += 1;
    if (checks->failures_shown > SHOWN_FAILURES) {
        return;
    }
    va_list values;
    va_start(values, format);
    fprintf(stderr, "FAILED  ");
    vfprintf(stderr, format, values);
    fprintf(stderr, "\n");
    va_end(values);
    if (checks->failures_shown == SHOWN_FAILURES) {
        fprintf(stderr, "        (further failures of this function are counted, but not shown)\n");
    }
}

void count_call(struct checks *checks, const struct abi_function *function) {
    checks->counters->calls += 1;
    checks->counters->was_called[function - abi_functions] = 1;
}

static void report_crash(int signal_number) {
    char text[640];
    int length = snprintf(text, sizeof text, "CRASHED (signal %d)  %s\n", signal_number, current_call);
    if (length > 0 && write(STDERR_FILENO, text, (size_t)length) < 0) {
        _exit(4);
    }
    signal(signal_number, SIG_DFL); /* the instruction is run again, and ends the process with this signal */
}

/* AddressSanitizer ends the process by itself; where it is linked, it calls this before. */
static void report_sanitizer(void) {
    fprintf(stderr, "CRASHED (sanitizer)  %s\n", current_call);
}
extern void __asan_set_death_callback(void (*callback)(void)) __attribute__((weak));

static void watch_for_crashes(void) {
    if (__asan_set_death_callback != NULL) {
        __asan_set_death_callback(report_sanitizer);
        signal(SIGALRM, report_crash);
        return;
    }
    const int signals[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT, SIGALRM};
    for (size_t index = 0; index < sizeof signals / sizeof *signals; index += 1) {
        signal(signals[index], report_crash);
    }
}

/* ---- Helpers of the checks ---- */

static int is_continuation(unsigned char byte) {
    return (byte & 0xC0) == 0x80;
}

int message_is_sound(const char *message) {
    size_t length = strlen(message);
    const unsigned char *bytes = (const unsigned char *)message;
    if (length == 0 || length > 1023) {
        return 0;
    }
    for (size_t index = 0; index < length;) {
        size_t following = bytes[index] < 0x80   ? 0
                           : bytes[index] < 0xC2 ? 9
                           : bytes[index] < 0xE0 ? 1
                           : bytes[index] < 0xF0 ? 2
                           : bytes[index] < 0xF5 ? 3
                                                 : 9;
        for (size_t each = 1; each <= following; each += 1) {
            if (following == 9 || !is_continuation(bytes[index + each])) {
                return 0;
            }
        }
        index += following + 1;
    }
    return 1;
}

static int ends_with(const char *text, const char *ending) {
    size_t length = strlen(text), ending_length = strlen(ending);
    return length >= ending_length && strcmp(text + length - ending_length, ending) == 0;
}

void settle(struct call *call) {
    const char *name = call->function->name;
    if (ends_with(name, "_destroy") && call->arguments[0].value.pointer != NULL) {
        struct fixture *fixture = call->fixture;
        void *gone = call->arguments[0].value.pointer;
        fixture->own_stage = fixture->own_stage == gone ? NULL : fixture->own_stage;
        fixture->stage = fixture->stage == gone ? NULL : fixture->stage;
        fixture->scene = fixture->scene == gone ? NULL : fixture->scene;
        fixture->path = fixture->path == gone ? NULL : fixture->path;
        fixture->collection = fixture->collection == gone ? NULL : fixture->collection;
        fixture->trace = fixture->trace == gone ? NULL : fixture->trace;
        fixture->easing = fixture->easing == gone ? NULL : fixture->easing;
        fixture->keyframes = fixture->keyframes == gone ? NULL : fixture->keyframes;
        fixture->expression = fixture->expression == gone ? NULL : fixture->expression;
        fixture->morph = fixture->morph == gone ? NULL : fixture->morph;
        fixture->document = fixture->document == gone ? NULL : fixture->document;
        fixture->estimator = fixture->estimator == gone ? NULL : fixture->estimator;
        fixture->view = fixture->view == gone ? NULL : fixture->view;
    }
    if (strstr(name, "_create") == NULL && strstr(name, "_load") == NULL) {
        return;
    }
    for (size_t index = 0; index < call->function->parameter_count; index += 1) {
        const struct abi_type *type = call->function->parameters[index].type;
        /* Arrays of objects that are read stay. */
        if (call->function->parameters[index].direction != DIRECTION_IN && type->kind == KIND_POINTER &&
            type->to->kind == KIND_POINTER && type->to->to->kind == KIND_OPAQUE) {
            void *object;
            memcpy(&object, call->arguments[index].memory, sizeof object);
            object_destroy(type->to->to->name, object);
        }
    }
}

const struct abi_function *find_function(const char *name) {
    for (size_t index = 0; index < abi_function_count; index += 1) {
        if (strcmp(abi_functions[index].name, name) == 0) {
            return &abi_functions[index];
        }
    }
    return NULL;
}

/* ---- Processes ---- */

struct program {
    struct checks checks;
    const char *only; /* the function to examine, or "rules", or NULL for all */
    int is_hostile, is_forking;
    int crashes;
};

static void examine(struct program *program, const struct abi_function *function) {
    if (function == NULL) {
        check_reentrancy(&program->checks);
        check_rules(&program->checks);
        check_sequences(&program->checks);
        return;
    }
    snprintf(current_call, sizeof current_call, "%s with good arguments", function->name);
    check_twins(&program->checks, function);
    current_call[0] = '\0';
    if (program->is_hostile) {
        check_hostile(&program->checks, function);
    }
}

static void examine_apart(struct program *program, const struct abi_function *function) {
    program->checks.failures_shown = 0;
    if (!program->is_forking) {
        examine(program, function);
        return;
    }
    fflush(NULL);
    pid_t child = fork();
    if (child == 0) {
        watch_for_crashes();
        examine(program, function);
        guarded_drain();
        dlclose(program->checks.library);
        exit(0);
    }
    int status = 0;
    if (child < 0 || waitpid(child, &status, 0) < 0) {
        fprintf(stderr, "a process could not be started\n");
        exit(2);
    }
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
        program->crashes += 1;
        fprintf(stderr, "FAILED  %s: its process ended with %s %d\n", function == NULL ? "the rules" : function->name,
                WIFEXITED(status) ? "status" : "signal", WIFEXITED(status) ? WEXITSTATUS(status) : WTERMSIG(status));
    }
}

static char *read_text(const char *path, size_t *length) {
    FILE *file = fopen(path, "rb");
    char *text = malloc(1 << 20);
    if (file == NULL || text == NULL) {
        fprintf(stderr, "%s cannot be read\n", path);
        exit(2);
    }
    *length = fread(text, 1, 1 << 20, file);
    fclose(file);
    return text;
}

static int report(const struct program *program) {
    const struct counters *counters = program->checks.counters;
    size_t missing = 0;
    for (size_t index = 0; index < abi_function_count && program->only == NULL; index += 1) {
        if (!counters->was_called[index]) {
            fprintf(stderr, "FAILED  %s: it was not called\n", abi_functions[index].name);
            missing += 1;
        }
    }
    printf(
        "%zu functions, %llu calls: %llu hostile ones refused, %llu allowed by the header; %llu failures, %d crashes\n",
        abi_function_count, (unsigned long long)counters->calls, (unsigned long long)counters->refused,
        (unsigned long long)counters->allowed, (unsigned long long)counters->failures, program->crashes);
    return counters->failures == 0 && program->crashes == 0 && missing == 0 ? 0 : 1;
}

int main(int count, char **arguments) {
    struct program program = {.checks = {.pair_stride = 1}, .is_hostile = 1, .is_forking = 1};
    if (count < 4) {
        fprintf(
            stderr,
            "usage: %s LIBRARY DOCUMENT TRACE [--function NAME] [--no-hostile] [--no-fork] [--one-mode] [--every N]\n",
            arguments[0]);
        return 2;
    }
    for (int index = 4; index < count; index += 1) {
        if (strcmp(arguments[index], "--function") == 0 && index + 1 < count) {
            program.only = arguments[++index];
        } else if (strcmp(arguments[index], "--every") == 0 && index + 1 < count) {
            program.checks.pair_stride = atoi(arguments[++index]);
        } else if (strcmp(arguments[index], "--no-hostile") == 0) {
            program.is_hostile = 0;
        } else if (strcmp(arguments[index], "--one-mode") == 0) {
            program.checks.has_one_mode = 1;
        } else if (strcmp(arguments[index], "--no-fork") == 0) {
            program.is_forking = 0;
        }
    }
    program.checks.pair_stride = program.checks.pair_stride < 1 ? 1 : program.checks.pair_stride;
    program.checks.library = dlopen(arguments[1], RTLD_NOW);
    program.checks.counters =
        mmap(NULL, sizeof(struct counters), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (program.checks.library == NULL || program.checks.counters == MAP_FAILED || abi_function_count > 512) {
        fprintf(stderr, "%s cannot be loaded: %s\n", arguments[1], dlerror());
        return 2;
    }
    char *document = read_text(arguments[2], &fixture_texts.document_length);
    char *trace = read_text(arguments[3], &fixture_texts.trace_length);
    fixture_texts.document = document;
    fixture_texts.trace = trace;
    for (size_t index = 0; index < abi_function_count; index += 1) {
        if (program.only == NULL || strcmp(program.only, abi_functions[index].name) == 0) {
            examine_apart(&program, &abi_functions[index]);
        }
    }
    if (program.only == NULL || strcmp(program.only, "rules") == 0) {
        examine_apart(&program, NULL);
    }
    int result = report(&program);
    guarded_drain();
    if (!program.is_forking) {
        dlclose(program.checks.library); /* so that what only its tables know has leaked */
    }
    free(document);
    free(trace);
    munmap(program.checks.counters, sizeof(struct counters));
    return result;
}
