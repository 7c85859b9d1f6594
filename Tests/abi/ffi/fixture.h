/* The objects that the calls are made on. Two fixtures are built alike: a call on one gives what it gives on the other. */
#ifndef ANIMCORE_TEST_FIXTURE_H
#define ANIMCORE_TEST_FIXTURE_H

#include "abi.h"
#include <animcore.h>

enum {
    PART_STAGE = 1,
    PART_SCENE = 2,
    PART_PATH = 4,
    PART_TRACE = 8,
    PART_SCENE_AS_STAGE = 16 /* the scene's stage stands in for the stage */
};

struct fixture {
    int parts;
    anim_stage *stage;
    anim_stage *own_stage; /* the stage that must be destroyed: stage, unless a scene's stands in for it */
    anim_stage *other_stage;
    anim_scene *scene;
    anim_path *path;
    anim_trace *trace;

    anim_property property; /* a scalar, moving */
    anim_property second; /* a scalar, at rest */
    anim_property stale; /* removed */
    anim_property foreign; /* of other_stage */
    anim_property of_predecessor; /* of a stage that was destroyed before this one was made */
    anim_transaction transaction; /* open where the function needs it, else committed */
    anim_transaction completed_transaction;
    anim_transaction foreign_transaction;
    anim_transaction transaction_of_predecessor;
};

/* The texts that the scene and the trace are loaded from. */
struct fixture_texts {
    const char *document, *trace;
    size_t document_length, trace_length;
};
extern struct fixture_texts fixture_texts;

/* Which parts a function works on. */
int fixture_parts_for(const struct abi_function *function);

/* Builds the parts, and what the function needs beside them (an open transaction for the one that commits it). */
void fixture_build(struct fixture *fixture, int parts, const char *function);
void fixture_destroy(struct fixture *fixture);

/* A hash of the state of all parts, by the library's own hashes and by what it tells of them. The same for
   twins. */
uint64_t fixture_fingerprint(const struct fixture *fixture);

/* FNV-1a, going on from a hash. */
uint64_t fnv(uint64_t hash, const void *bytes, size_t size);

/* Ends the program when a call that must succeed does not. */
void require(anim_status status, const char *what);

#endif
