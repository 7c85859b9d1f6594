/* SPDX-License-Identifier: MIT */
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
    PART_SCENE_AS_STAGE = 16, /* the scene's stage stands in for the stage */
    PART_EASING = 32,
    PART_KEYFRAMES = 64,
    PART_EXPRESSION = 128,
    PART_ESTIMATOR = 256,
    PART_MORPH = 512,
    PART_BANK_VIEW = 1024,
    PART_DOCUMENT = 2048,
    PART_COLLECTION = 4096
};

/* What an identifier stands for. An animator is a group too. */
enum identifier_kind {
    IDENTIFIER_PROPERTY,
    IDENTIFIER_TRANSACTION,
    IDENTIFIER_ANIMATION,
    IDENTIFIER_GROUP,
    IDENTIFIER_ANIMATOR,
    IDENTIFIER_BANK,
    IDENTIFIER_KINDS
};

struct identifiers {
    uint64_t good; /* of a moving scalar; of an open transaction where the function needs it; of a clock... */
    uint64_t stale; /* removed, completed */
    uint64_t foreign; /* of other_stage */
    uint64_t of_predecessor; /* of a stage that was destroyed before this one was made */
};

struct fixture {
    int parts;
    anim_stage *stage;
    anim_stage *own_stage; /* the stage that must be destroyed: stage, unless a scene's stands in for it */
    anim_stage *other_stage;
    anim_scene *scene;
    anim_path *path;
    anim_path_collection *collection; /* of two paths */
    anim_trace *trace;
    anim_easing *easing; /* made for every function: structs point to it */
    anim_keyframes *keyframes; /* so is this */
    anim_keyframes *blocks; /* keyframes that need a start */
    anim_keyframes *path_keyframes;
    anim_expression *expression;
    anim_velocity_estimator *estimator;
    anim_spring_bank_view *view;
    anim_morph *morph; /* of two paths of 54 coordinates */
    anim_document *document; /* that of the scene */
    anim_velocity_estimator *decoy; /* given where an easing is wanted */

    struct identifiers identifiers[IDENTIFIER_KINDS];
    anim_property second; /* an angle at rest */
    anim_property of_a_path; /* a property that holds one */
    uint32_t path_component_count; /* its components */
    anim_property derived; /* a property with an expression */
};

/* The texts that the scene and the trace are loaded from. */
struct fixture_texts {
    const char *document, *trace;
    size_t document_length, trace_length;
};
extern struct fixture_texts fixture_texts;

/* A snapshot of the scene that was built last. */
struct fixture_snapshot {
    uint8_t bytes[65536];
    size_t length;
};
extern struct fixture_snapshot fixture_snapshot;

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

/* Which kind of identifier a parameter or member of this type and name is, or -1. */
int identifier_kind(const struct abi_type *type, const char *name);

/* A hash of what an object does, by its opaque type; 0 for a stage, scene or trace. */
uint64_t object_fingerprint(const char *type, const void *object);

/* Releases an object of an opaque type. */
void object_destroy(const char *type, void *object);

/* Ends the program when a call that must succeed does not. */
void require(anim_status status, const char *what);

#endif
