/* SPDX-License-Identifier: MIT */
/*
 * What the fuzzer of call sequences shares. Bytes decide which function of the interface is called next and with what;
 * a world holds the objects and identifiers that are alive, so that most calls mean something.
 */
#ifndef ANIMCORE_FUZZ_WORLD_H
#define ANIMCORE_FUZZ_WORLD_H

#include "abi.h"
#include <animcore.h>
#include <stdint.h>

/* Types behind pointers: those that are named here, and behind them every other that has a function to destroy it. */
enum opaque { OPAQUE_PATH, OPAQUE_STAGE, OPAQUE_SCENE, OPAQUE_COUNT = 16 };

enum identifier {
    IDENTIFIER_PROPERTY,
    IDENTIFIER_TRANSACTION,
    IDENTIFIER_ANIMATION,
    IDENTIFIER_GROUP,
    IDENTIFIER_BANK,
    IDENTIFIER_COUNT
};

enum {
    LARGEST_POOL = 3,          /* objects of a type that are alive at once */
    LARGEST_IDENTIFIERS = 24,  /* identifiers of a type that are remembered, the latest */
    LARGEST_PARAMETERS = 16,
    LARGEST_DEPTH = 2          /* of calls inside callbacks */
};

struct object {
    void *pointer;
    void *owner;      /* of a view: a scene's stage */
    int document;     /* of a scene: the number of its document */
    uint64_t seed;    /* of a scene */
    int is_touched;   /* a scene whose stage the host has changed, or that was loaded with options of its own */
};

struct world {
    const uint8_t *bytes, *end;
    struct object objects[OPAQUE_COUNT][LARGEST_POOL];
    size_t object_count[OPAQUE_COUNT];
    uint64_t identifiers[IDENTIFIER_COUNT][LARGEST_IDENTIFIERS];
    size_t identifier_count[IDENTIFIER_COUNT];
    int depth;        /* how many callbacks are around the present call */
    int is_muted;     /* callbacks make no calls */
    size_t hint;      /* how many numbers a value of the present call should have, or 0 */
    long calls, succeeded;
    uint64_t digest;  /* of statuses and of hashes in the end: the same wherever the same bytes are played */
};

/* Bytes; 0 behind the end. */
uint8_t take(struct world *world);
uint64_t take_bits(struct world *world, int bytes);
int is_over(const struct world *world);

/* Ends the process with a message. */
void fail(const struct world *world, const char *function, const char *what);
void note(struct world *world, uint64_t bits);

/* The pool of an opaque type, -1 for none; the kind of an identifier's type, -1 for none. */
int opaque_of(const char *type);
int identifier_of(const char *type);
struct object *find_object(struct world *world, enum opaque pool, const void *pointer);
void add_object(struct world *world, enum opaque pool, struct object object);
void forget_object(struct world *world, enum opaque pool, const void *pointer);
void remember_identifier(struct world *world, int kind, uint64_t identifier);
void destroy_world(struct world *world);

/* Plays all bytes in a world of its own; the digest in the end. */
uint64_t play_calls(const uint8_t *bytes, size_t size);

/* One call, or one comparison, as the bytes say. */
void make_call(struct world *world);
void compare_twins(struct world *world);
/* Sometimes, after a call by which something has come to move. */
void compare_after(struct world *world, const char *function, const void *pointer);

/* Memory of a call. */
struct argument {
    union {
        void *pointer;
        uint64_t bits;
        int32_t word;
        double number;
    } value;
    unsigned char *memory; /* what a pointer points to, or null */
    size_t size;
    int document;          /* of a document's text its number, otherwise -1 */
};

struct call {
    const struct abi_function *function;
    struct argument arguments[LARGEST_PARAMETERS];
    void *held[64]; /* what structs point to */
    size_t held_count;
};

void prepare_call(struct world *world, struct call *call);
void release_call(struct call *call);
const struct abi_struct *find_struct(const char *name);

/* Texts. */
const char *document_text(int number, size_t *length);
int document_count(void);
const char *choose_text(struct world *world, const char *function, const char *parameter, size_t *length,
                        int *document);

#endif
