/* SPDX-License-Identifier: MIT */
/* The interface as docs/abi/animcore-abi.json describes it, in tables that generate_table.py writes. */
#ifndef ANIMCORE_TEST_ABI_H
#define ANIMCORE_TEST_ABI_H

#include <stddef.h>

enum abi_kind {
    KIND_VOID,
    KIND_INTEGER,
    KIND_SIZE,
    KIND_FLOAT,
    KIND_CHARACTER,
    KIND_POINTER,
    KIND_STRUCT,
    KIND_OPAQUE,
    KIND_CALLBACK
};

enum abi_direction { DIRECTION_IN, DIRECTION_OUT, DIRECTION_INOUT };

struct abi_type {
    enum abi_kind kind;
    unsigned width; /* bits */
    int is_signed;
    int is_const;
    const char *name; /* of the typedef, struct, opaque type or callback; empty when it has none */
    const struct abi_type *to;
    size_t size, alignment;
};

struct abi_parameter {
    const char *name;
    const struct abi_type *type;
    enum abi_direction direction;
    int is_nullable; /* null is as good as an address */
    int length;          /* the parameter that says how long this array is, or -1 */
    size_t elements;     /* of that array, for each unit of its length */
    size_t fixed_length; /* elements of an array of a fixed length, or 0 */
    int result_length;   /* the parameter that receives how much of this buffer or view was used, or -1 */
};

struct abi_function {
    const char *name;
    const struct abi_type *result;
    size_t parameter_count;
    const struct abi_parameter *parameters;
    unsigned errors; /* bit (1 << status) set: it can give this status */
    void (*direct)(void **arguments, void *result); /* a call compiled against the header */
};

struct abi_field {
    const char *name;
    const struct abi_type *type;
    size_t offset, size, count;
};

struct abi_struct {
    const char *name;
    size_t size, alignment;
    int grows;
    size_t field_count;
    const struct abi_field *fields;
};

extern const struct abi_function abi_functions[];
extern const size_t abi_function_count;
extern const struct abi_struct abi_structs[];
extern const size_t abi_struct_count;

#endif
