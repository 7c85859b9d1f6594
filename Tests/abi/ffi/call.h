/* SPDX-License-Identifier: MIT */
/* A call of one function: its arguments, what their pointers lead to, and how it is made. */
#ifndef ANIMCORE_TEST_CALL_H
#define ANIMCORE_TEST_CALL_H

#include "abi.h"
#include "fixture.h"

enum { MAXIMUM_PARAMETERS = 16 };

struct argument {
    union {
        uint64_t bits; /* integers, sizes and identifiers; narrower ones are read from its low bytes */
        double number;
        void *pointer;
        void (*callback)(void);
    } value;
    unsigned char *memory; /* guarded bytes that the pointer leads to; NULL when they are none of ours */
    unsigned char *before; /* a copy of them from before the call */
    size_t size;
};

struct call {
    const struct abi_function *function;
    struct fixture *fixture;
    struct argument arguments[MAXIMUM_PARAMETERS];
    int mode; /* the floating-point mode in which call_foreign() calls, one of modes.h */
    int mode_is_changed; /* whether another one was found after it */
    union {
        anim_status status;
        uint64_t bits;
        double number;
        const char *text;
    } result;
};

/* How many sets of good arguments there are for a function. */
int call_variant_count(const struct abi_function *function);

/* What a variant is called; empty where there is one alone. */
const char *call_variant_name(const struct abi_function *function, int variant);

/* Good arguments, from samples.c. Ends the program when a parameter has no sample. */
void call_prepare(struct call *call, const struct abi_function *function, struct fixture *fixture, int variant);

/* Replaces what a pointer argument leads to. */
void call_set_memory(struct call *call, size_t index, const void *bytes, size_t size);

/* Copies what the pointers lead to, to see afterwards what was written. */
void call_remember(struct call *call);

/* Whether nothing of what the pointers lead to was written (into), or the first argument that was (index). */
int call_memory_is_unchanged(const struct call *call, size_t *index);
int call_front_is_intact(const struct call *call, size_t *index);

/* By the description alone, through libffi and dlsym. */
void call_foreign(struct call *call, void *library);
/* Compiled against the header. */
void call_direct(struct call *call);

void call_release(struct call *call);

/* Whether the function answers with a status. */
int call_returns_status(const struct abi_function *function);

/* ---- samples.c ---- */

enum sample_kind {
    SAMPLE_NONE,
    SAMPLE_NUMBER,
    SAMPLE_INTEGER,
    SAMPLE_TEXT,
    SAMPLE_DOUBLES,
    SAMPLE_BYTES,
    SAMPLE_DOCUMENT,
    SAMPLE_SNAPSHOT,
    SAMPLE_TRACE,
    SAMPLE_NULL
};

struct sample {
    const char *function, *parameter; /* patterns of fnmatch(3); the first that matches is taken */
    enum sample_kind kind;
    double number;
    int64_t integer;
    const char *text; /* of SAMPLE_TEXT and SAMPLE_BYTES */
    size_t count;     /* of SAMPLE_BYTES and SAMPLE_DOUBLES */
    double doubles[12];
};

/* The name of the function whose flat form this is; its own of one that is none. buffer has room for NAME_SIZE bytes. */
enum { NAME_SIZE = 128 };
const char *name_without_flat(const char *name, char *buffer);

/* Of a flat form also those of the function itself. The names are the description's: an answer is kept under their
   addresses. */
const struct sample *sample_for(const char *function, const char *parameter);

enum { LARGEST_STRUCT = 512 };

/* Fills a struct with a good value of its type. Nonzero when it knows the type. */
int sample_struct(const char *name, int variant, const struct fixture *fixture, void *memory);

#endif
