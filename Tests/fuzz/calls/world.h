/* SPDX-License-Identifier: MIT */
/*
 * Shared by the fuzzer of call sequences. Bytes determine which function of the interface is called next and with which
 * arguments; a world holds the live objects and identifiers, so that most calls are meaningful.
 */
#ifndef ANIMCORE_FUZZ_WORLD_H
#define ANIMCORE_FUZZ_WORLD_H

#include "abi.h"
#include <animcore.h>
#include <stdint.h>

/* Types behind pointers: those named here, then every other type with a function to destroy it. */
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
    LARGEST_POOL = 3,          /* live objects of a type */
    LARGEST_IDENTIFIERS = 24,  /* the latest identifiers kept of a type */
    LARGEST_PARAMETERS = 16,
    LARGEST_DEPTH = 2          /* of calls inside callbacks */
};

struct object {
    void *pointer;
    void *owner;      /* for a view: a scene's stage */
    int document;     /* for a scene: the number of its document */
    uint64_t seed;    /* for a scene */
    int is_touched;   /* for a scene: whether the host has changed its stage, or it was loaded with special options */
};

struct world {
    const uint8_t *bytes, *end;
    struct object objects[OPAQUE_COUNT][LARGEST_POOL];
    size_t object_count[OPAQUE_COUNT];
    uint64_t identifiers[IDENTIFIER_COUNT][LARGEST_IDENTIFIERS];
    size_t identifier_count[IDENTIFIER_COUNT];
    int depth;        /* how many callbacks enclose the present call */
    int is_muted;     /* whether callbacks make no calls */
    size_t hint;      /* how many numbers a value of the present call should have; 0 if unknown */
    long calls, succeeded;
    uint64_t digest;  /* of statuses and final hashes: the same wherever the same bytes are played */
};

/* The next byte; 0 after the end. */
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

/* Plays all bytes in their own world. Returns the final digest. */
uint64_t play_calls(const uint8_t *bytes, size_t size);

/* Makes one call or one comparison, determined by the bytes. */
void make_call(struct world *world);
void compare_twins(struct world *world);
/* Sometimes compares, after a call that has made something move. */
void compare_after(struct world *world, const char *function, const void *pointer);

/* Memory of a call. */
struct argument {
    union {
        void *pointer;
        uint64_t bits;
        int32_t word;
        double number;
    } value;
    unsigned char *memory; /* the target of a pointer, or null */
    size_t size;
    int document;          /* for a document's text its number, otherwise -1 */
};

struct call {
    const struct abi_function *function;
    struct argument arguments[LARGEST_PARAMETERS];
    void *held[64]; /* the targets of pointers in structs */
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
