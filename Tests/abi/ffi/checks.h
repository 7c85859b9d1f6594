/* SPDX-License-Identifier: MIT */
/* The four examinations of a function, and how they report. */
#ifndef ANIMCORE_TEST_CHECKS_H
#define ANIMCORE_TEST_CHECKS_H

#include "abi.h"
#include "call.h"

/* Shared between the program and the processes that it forks, one for each function. */
struct counters {
    uint64_t calls, refused, allowed, failures;
    unsigned char was_called[512];
};

struct checks {
    void *library;
    struct counters *counters;
    int pair_stride; /* every so manieth pair of hostile arguments is tried; 1 tries all */
    int failures_shown;
    int has_one_mode; /* whether twins are called in the ordinary floating-point mode alone */
};

/* What is being called: for the report of a crash. */
extern char current_call[512];

void fail(struct checks *checks, const char *format, ...);
void count_call(struct checks *checks, const struct abi_function *function);

/* Calls through libffi and directly, on twins, give the same status, results and written bytes. */
void check_twins(struct checks *checks, const struct abi_function *function);

/* Hostile arguments, one at a time and in pairs, are refused, and nothing is written or changed. */
void check_hostile(struct checks *checks, const struct abi_function *function);

/* Every function that takes the object that is calling back answers ANIM_ERROR_REENTRANT. */
void check_reentrancy(struct checks *checks);

/* Long rows of calls on one stage by chance: nothing traps, hangs or leaks, and what is shown is finite. */
void check_sequences(struct checks *checks);

/* What a scene's stage does not do by itself, and that destroying nothing is allowed. */
void check_rules(struct checks *checks);

/* After a call that succeeded: destroys what it made, and forgets what it destroyed. */
void settle(struct call *call);

const struct abi_function *find_function(const char *name);

/* The text of this thread's last error is a sentence: not empty, at most 1023 bytes, UTF-8. */
int message_is_sound(const char *message);

#endif
