/* SPDX-License-Identifier: MIT */
/*
 * animcore/base.h: conventions, errors, memory, limits, time, mathematics and geometry, shared by all of libanimcore.
 *
 * Contents
 *
 *   Version, status and errors
 *   Memory
 *   Limits
 *   Time
 *   Mathematics: the same bits everywhere
 *   Geometry
 *
 * Conventions, for everything below unless a comment says otherwise
 *
 *   Units       seconds, radians, points (y grows downwards, a positive angle turns clockwise on the screen), color
 *               components from 0 to 1. Exact times are flicks: 1 s = 705 600 000 flicks.
 *   Errors      A call that can fail returns an anim_status: ANIM_OK, or an error that anim_last_error_message()
 *               describes. A failed call changes nothing, and writes to no out-pointer.
 *   Text        UTF-8 as a pointer and a length in bytes; no terminating NUL is needed. A null pointer is allowed where
 *               the length is 0. Text is returned in the caller's buffer: *length receives the number of bytes without
 *               a NUL; a capacity of 0 asks for the length alone (the buffer may then be null); a capacity of at least
 *               1 that is too small is ANIM_ERROR_CAPACITY; a NUL follows the text where there is room.
 *   Numbers     Every number passed in must be finite unless a comment says otherwise. A result of a pure function that
 *               is too large for a double is infinite.
 *   Booleans    anim_bool, 0 or 1 (any other value is ANIM_ERROR_ARGUMENT when passed in).
 *   Constants   A parameter or member that takes one of several constants has their type anim_xxx, an integer; the
 *               constants are called ANIM_XXX_... A type anim_xxx_flags takes the sum of any of its constants
 *               ANIM_XXX_...
 *   Ownership   An object that _create or _load makes is released once, by the _destroy of the same noun. Destroying
 *               NULL does nothing. All other pointers returned are views; the comment says how long they are valid.
 *   Identifiers Things inside a stage are named by 64-bit identifiers. Zero names nothing. An identifier that is stale,
 *               of another stage or of another kind of thing is ANIM_ERROR_IDENTIFIER, never a crash. Its bits have no
 *               meaning to a host, and differ from run to run.
 *   Threads     One object is used by one thread at a time; different objects may be used by different threads at
 *               once. A document (anim_document) and an easing (anim_easing) never change, and may be used by several
 *               threads at once. Functions that take no object may be called from any thread at any time, except for
 *               anim_set_allocator().
 *   Callbacks   run on the calling thread, inside the advance call. A callback that calls into the object that called
 *               it gets ANIM_ERROR_REENTRANT. A callback must return. The library has no unwind tables: a C++ exception
 *               must be caught inside the callback (one that escapes ends the process by std::terminate). A callback
 *               left by longjmp() or its like leaves its stage or scene inside the call: _abandon_call ends that call
 *               and makes the object usable again. _destroy works without it, but then leaks the memory.
 *   Growth      A struct that begins with struct_size may grow at its end. A struct to pass in is first filled by its
 *               anim_default_... function. In a struct to be filled by a query, the caller sets struct_size to its
 *               sizeof and nothing else. Structs without struct_size never change. Values of constants never change. A
 *               member named reserved is not read in a struct passed in, and is 0 in one returned.
 *   Comments    A sentence that begins with "In C, " is about the C call alone: its pointers, lengths and buffers. It
 *               ends with the first full stop that has a space after it, or with its paragraph. The comments of other
 *               languages leave it out; all other sentences hold in every language.
 *   Bits        The same calls give the same bits on every processor, in every build and from every language, and
 *               whatever floating-point mode the host has set: a call replaces its rounding mode, flushing of subnormal
 *               numbers (FTZ, DAZ, FZ) and unmasked exceptions while it computes, and restores them before it returns.
 *               Callbacks run in the mode in which the host called; a mode that a callback sets lasts until it returns.
 *
 * Names follow one grammar; a test checks every declaration against it
 *
 *   Functions   anim_<object>_<verb>_<what>_<form>: anim_spring_evaluate_many, anim_stage_set_value. The object is the
 *               first parameter (for a group, an animator or a bank: its stage, then the thing itself), or what the
 *               call makes. Queries change nothing that a later call could show. They are called _get_ for a value or a
 *               setting, _is_ and _contains for whether something is so; _list_ returns all, _find_ looks one up. A
 *               computation has a verb of its own: _evaluate, _interpolate. _take_ returns what is new since the last
 *               _take_. _make_ fills a struct, _create_ and _load make an object, _destroy releases it.
 *               anim_default_<struct> fills a struct with its defaults. Functions about the library itself that cannot
 *               fail are nouns: anim_version().
 *   Forms       _many takes many values or objects in one call; where the same name without it exists, that takes one.
 *               The suffix _float takes floats. The suffix _flat is the same function for languages that cannot pass a
 *               pointer to a pointer (Go): each array or text that a struct of the caller's would point to is a
 *               parameter, and the struct's own pointers must be null and their lengths 0. These parameters follow the
 *               struct, in the order of its members, each with its length; there is none for an array that the function
 *               takes as a parameter already. Several texts are concatenated into one parameter: names for an array of
 *               names; texts for an array of fields, each field's name followed by its text if it has one. Their
 *               lengths stay where they are. Objects of the library (anim_easing...) stay in the struct.
 *   Types       anim_<noun>. Optional arguments of a function are anim_<noun>_options; facts about a thing are
 *               anim_<noun>_info. anim_<noun>_flags is a set of bits, anim_<noun>_callback a function.
 *   Constants   begin with the name of their type (without _flags): ANIM_FILL_MODE_BOTH is an anim_fill_mode. Those of
 *               anim_status are ANIM_OK and ANIM_ERROR_..., and plain numbers are ANIM_LIMIT_..., ANIM_VERSION_... and
 *               so on.
 *   Spelling    American. No two function names differ by one letter, except for _get_ and _set_.
 */
#ifndef ANIMCORE_BASE_H
#define ANIMCORE_BASE_H

#include <stddef.h>
#include <stdint.h>

#ifndef ANIM_API
#if defined(__GNUC__) || defined(__clang__)
#define ANIM_API __attribute__((visibility("default")))
#else
#define ANIM_API
#endif
#endif

/* A pointer inside a struct takes 8 bytes everywhere, so that structs have one layout on every platform. */
#if (defined(__SIZEOF_POINTER__) && __SIZEOF_POINTER__ == 4) ||                                                        \
    (!defined(__SIZEOF_POINTER__) && UINTPTR_MAX == 0xFFFFFFFFu)
#define ANIM_POINTER(type, name)                                                                                       \
    type *name;                                                                                                        \
    uint32_t name##_padding
#else
#define ANIM_POINTER(type, name) type *name
#endif

/* Annotations for generators of bindings: they compile to nothing. docs/abi has them as data. A pointer without one
   must not be null, points to one element, and is read if it points to const; an object that is not const is changed by
   the call. An array may be null where its count is 0. Every call that returns an anim_status can give
   ANIM_ERROR_ARGUMENT and, unless it destroys, ANIM_ERROR_MEMORY; ANIM_ERRORS() names the others. */
#ifndef ANIM_NOTE
#define ANIM_NOTE(text)
#endif
#define ANIM_NULLABLE ANIM_NOTE("nullable") /* may be null */
#define ANIM_OUT ANIM_NOTE("out") /* written if the call succeeds */
#define ANIM_INOUT ANIM_NOTE("inout") /* read, and written if the call succeeds */
/* The number of elements of an array: a number, a parameter or member, or a product of both. A second argument *length
   is the number of elements that the call has written; as the only argument it is the length of a view. */
#define ANIM_COUNT(...) ANIM_NOTE("count " #__VA_ARGS__)
#define ANIM_MADE(by) ANIM_NOTE("made " #by) /* a new object, owned by the caller until given to this function */
#define ANIM_TAKEN ANIM_NOTE("taken") /* the caller's object; destroyed if the call succeeds */
#define ANIM_KEPT(until) ANIM_NOTE("kept " until) /* used after the call too, until then */
#define ANIM_VIEW(until) ANIM_NOTE("view " until) /* owned by the library, and valid until then */
#define ANIM_TAG(member) ANIM_NOTE("tag " #member) /* a union: names the member beside it that selects its content */
#define ANIM_WHEN(...) ANIM_NOTE("when " #__VA_ARGS__) /* a member of a union: valid while the tag has this value */
#define ANIM_PURE ANIM_NOTE("pure") /* no side effects; the same arguments give the same results */
/* On the type of an object: no call changes one, and several threads may use it at once. */
#define ANIM_SHARED ANIM_NOTE("shared")
#define ANIM_ERRORS(...) ANIM_NOTE("errors " #__VA_ARGS__) /* the errors ANIM_ERROR_... that a call can give */

#ifdef __cplusplus
extern "C" {
#endif

/* ---------------------------------------------------------------------------------------------------------------- */
/* Version, status and errors                                                                                       */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: base. */

enum {
    ANIM_VERSION_MAJOR = 0, /* raised when the ABI breaks (from 1 on) */
    ANIM_VERSION_MINOR = 1, /* raised when functions or struct members are added */
    ANIM_VERSION_PATCH = 0 /* raised when neither happened */
};

/* 0 or 1. */
typedef int32_t anim_bool;

/* 0, 1, or a number for "not set", which the member's comment names. */
typedef int32_t anim_optional_bool;

/* The version of the library in use: major * 65536 + minor * 256 + patch. Compare it with the ANIM_VERSION_...
   constants that the host was compiled with. */
ANIM_API uint32_t anim_version(void) ANIM_PURE;

/* The parts of which a smaller library can be built (-DANIMCORE_COMPONENTS=motion;paths). Declarations after a comment
   "Component: stage." exist in libraries that have that component; those after "Components: stage and paths.", in
   libraries that have both; those after "Component: base.", in all. */
typedef uint32_t anim_component_flags;
enum {
    ANIM_COMPONENT_MOTION = 1, /* springs, curves, easing, keyframes, media timing, decay, colors, transforms */
    ANIM_COMPONENT_STAGE = 2, /* properties and their animation, expressions, snapshots; includes motion */
    ANIM_COMPONENT_PATHS = 4, /* paths and morphs */
    ANIM_COMPONENT_MACHINE = 8, /* documents with their inputs, states and events; includes stage and motion */
    ANIM_COMPONENT_SCENE = 16 /* drawing and hit testing, traces; includes machine, stage and motion */
};

/* The ANIM_COMPONENT_... constants of the library in use, added up: 31 for a full library. */
ANIM_API anim_component_flags anim_components(void) ANIM_PURE;

/* The outcome of a call. */
typedef int32_t anim_status;
enum {
    ANIM_OK = 0,
    /* not finite, out of range, invalid UTF-8, an unknown constant. In C, null or misaligned */
    ANIM_ERROR_ARGUMENT = 1,
    ANIM_ERROR_IDENTIFIER = 2, /* an identifier that is zero, stale, of another object or of another kind */
    ANIM_ERROR_LIMIT = 3, /* a count, size or time beyond a documented limit */
    ANIM_ERROR_REENTRANT = 4, /* a callback called into the object that called it */
    ANIM_ERROR_KIND = 5, /* the thing exists, but is of another kind than the call takes */
    ANIM_ERROR_NOT_FOUND = 6, /* no thing of that name, or at that index */
    ANIM_ERROR_DUPLICATE = 7, /* a thing of that name exists already */
    ANIM_ERROR_STATE = 8, /* the call does not fit the object's present state */
    ANIM_ERROR_SYNTAX = 9, /* the text is not well-formed */
    ANIM_ERROR_DOCUMENT = 10, /* the text is well-formed, but not a valid document or trace */
    ANIM_ERROR_CAPACITY = 11, /* an array to be filled is too short. In C, also a buffer */
    ANIM_ERROR_MEMORY = 12 /* out of memory; the call has changed nothing. See anim_set_allocator() */
};

/* The name of a status, such as "ANIM_ERROR_LIMIT"; "ANIM_ERROR_UNKNOWN" for any other number. In C, the text is
   constant, NUL-terminated and valid forever. */
ANIM_API const char *anim_status_name(anim_status status) ANIM_PURE ANIM_VIEW("for ever");

/* Describes the error of the last call that failed on this thread: one English sentence, with the argument's name. For
   a document it has line, column and JSON pointer; the middle of a pointer of over 512 bytes is left out. At most 1023
   bytes of UTF-8; empty when none has failed. Calls that succeed leave it alone. In C, it is NUL-terminated, and a view
   that is valid until the next failing call on this thread. */
ANIM_API const char *anim_last_error_message(void) ANIM_VIEW("the next failing call on this thread");

/* Where in a text the last failing call of this thread found its error: line and column (in bytes), counted from 1;
   both 0 when the error was not in a text. In C, either pointer may be null. */
ANIM_API void anim_last_error_place(ANIM_OUT ANIM_NULLABLE int32_t *line, ANIM_OUT ANIM_NULLABLE int32_t *column);

/* The RFC 6901 JSON pointer of the value that the last failing call of this thread found at fault; empty for the whole
   document and for errors that are not in a document. One of over 511 bytes is cut off there. In C, a view as that of
   anim_last_error_message(). */
ANIM_API const char *anim_last_error_pointer(void) ANIM_VIEW("the next failing call on this thread");

/* Called once with a callback's context when nothing uses it any more: the callback was replaced or set to null; its
   owner was removed, destroyed or replaced by a snapshot; or the call that received the callback failed (as with
   sqlite3_create_function_v2()). It runs on the thread of the call that lets go of the context, often inside that call,
   and must not call any object of that call. It must return. A context is not released while a callback that was left
   by longjmp() still uses it. */
typedef void (*anim_context_release_callback)(ANIM_NULLABLE void *context);

/* ---------------------------------------------------------------------------------------------------------------- */
/* Memory                                                                                                           */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: base. */

/* Returns size bytes (at least 1) at a multiple of alignment (a power of two, at most 4096), or null when there is no
   memory. Memory with a smaller alignment must not be returned. */
typedef void *(*anim_allocate_callback)(ANIM_NULLABLE void *context, size_t size, size_t alignment);

/* Releases memory that anim_allocate_callback returned; never called with null. */
typedef void (*anim_release_callback)(ANIM_NULLABLE void *context, void *memory);

/* Sets the allocator of the whole library in this process: the host's functions, or libc's posix_memalign() and free()
   if none are given, as at first. Call it before any other function, from one thread: once the library has allocated
   memory it is ANIM_ERROR_STATE, so that no memory is released by an allocator that did not give it. The callbacks run
   on whichever thread calls the library, on several at once where several threads do, and must not call the library.
   ANIM_ERROR_ARGUMENT where only one callback is given. In C, a callback that is not given is null, and the context
   must outlive the process's last call.

   While the allocator gives no memory, calls use a reserve of 256 KiB that the library holds from the beginning. A call
   that may need much memory (one that loads, restores, or takes an array or a long text) asks for it before it changes
   anything. If it cannot get it, or if less than 64 KiB of the reserve are left, the call fails with ANIM_ERROR_MEMORY
   and has changed nothing. Calls that destroy never fail in this way. Released memory refills the reserve.

   The last resort: if both the allocator and the reserve are exhausted in the middle of a call, the library writes a
   line to standard error and calls abort(); in WebAssembly it traps, and anim_last_error_message() says why. This can
   happen when one call needs much memory that it could not foresee: for a path whose result is far longer than the path
   (flattening, strokes, dashes, parts); when a long path grows by single verbs, or is changed or filled in place; when
   the tables of a stage of more than some 500 animations, moving springs or components of properties double; when a
   display list of more than some 100 nodes is made for the first time, or doubles; when the ring of events that are not
   polled doubles beyond 1000. It can also happen when more than three threads are without memory at once. */
ANIM_API anim_status anim_set_allocator(ANIM_NULLABLE ANIM_KEPT("the process ends") anim_allocate_callback allocate,
                                        ANIM_NULLABLE ANIM_KEPT("the process ends") anim_release_callback release,
                                        ANIM_NULLABLE ANIM_KEPT("the process ends") void *context) ANIM_ERRORS(STATE);

/* ---------------------------------------------------------------------------------------------------------------- */
/* Limits                                                                                                           */
/* ---------------------------------------------------------------------------------------------------------------- */

enum {
    ANIM_LIMIT_NAME_BYTES = 255, /* bytes of a name */
    ANIM_LIMIT_TEXT_BYTES = 67108864, /* bytes of a document or trace */
    ANIM_LIMIT_NESTING = 128, /* levels of nesting in a JSON text; states inside states do not count */
    ANIM_LIMIT_PROPERTIES = 16777215, /* properties of one stage */
    ANIM_LIMIT_TRANSACTION_DEPTH = 64, /* transactions open at once in one stage */
    ANIM_LIMIT_TRANSACTIONS = 1048575, /* transactions open or not yet complete in one stage */
    ANIM_LIMIT_EVENTS = 1048576, /* largest event_limit of anim_stage_options */
    ANIM_LIMIT_ARRAY = 268435456, /* elements of an array passed in or out */
    ANIM_LIMIT_ADVANCE_SECONDS = 100000, /* seconds of one advance */
    ANIM_LIMIT_DURATION_SECONDS = 1000000000, /* seconds of a duration or delay */
    ANIM_LIMIT_TIME_SCALE = 1000000, /* largest time scale */
    ANIM_LIMIT_PATH_VERBS = 16777216, /* verbs of one path */
    ANIM_LIMIT_PATH_DASHES = 32768, /* dashes that one call makes of a path, plus 64 for each verb of the path */
    ANIM_LIMIT_PATH_PIECES = 131072, /* pieces into which one call cuts a path, plus 64 for each verb of the path */
    ANIM_LIMIT_POINTERS = 32, /* pointers that are down or hover at once on one scene */
    ANIM_LIMIT_STATES = 131072, /* states of one machine */
    ANIM_LIMIT_STATE_NESTING = 1024, /* levels of states inside states */
    ANIM_LIMIT_MICROSTEPS = 1000 /* of a machine in answer to one event; or two for each state, if that is more */
};

/* ---------------------------------------------------------------------------------------------------------------- */
/* Time                                                                                                             */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: base. */

enum { ANIM_FLICKS_PER_SECOND = 705600000 };

/* The whole number of flicks nearest to a time in seconds (ties to even). ANIM_ERROR_LIMIT beyond 2^62 flicks (about
   207 years) either way. */
ANIM_API anim_status anim_flicks_from_seconds(double seconds, ANIM_OUT int64_t *flicks) ANIM_PURE ANIM_ERRORS(LIMIT);

/* A number of flicks in seconds, correctly rounded. */
ANIM_API double anim_flicks_to_seconds(int64_t flicks) ANIM_PURE;

/* ---------------------------------------------------------------------------------------------------------------- */
/* Mathematics: the same bits everywhere                                                                            */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: base. */

/* The functions that anim_math_evaluate() computes. */
typedef int32_t anim_math_function;
enum {
    ANIM_MATH_FUNCTION_EXP = 0,
    ANIM_MATH_FUNCTION_EXPM1 = 1,
    ANIM_MATH_FUNCTION_LOG = 2,
    ANIM_MATH_FUNCTION_LOG1P = 3,
    ANIM_MATH_FUNCTION_SIN = 4,
    ANIM_MATH_FUNCTION_COS = 5,
    ANIM_MATH_FUNCTION_TAN = 6,
    ANIM_MATH_FUNCTION_ATAN2 = 7, /* atan2(x[i], y[i]): the first argument is the ordinate, as in C */
    ANIM_MATH_FUNCTION_ACOS = 8,
    ANIM_MATH_FUNCTION_POW = 9, /* x[i] to the power y[i] */
    ANIM_MATH_FUNCTION_CBRT = 10,
    ANIM_MATH_FUNCTION_HYPOT = 11
};

/* Evaluates one of the core's own mathematical functions over arrays: results[i] = f(x[i]) or f(x[i], y[i]), each
   within 1 ulp of the exact value and the same bits on every platform. Special values (NaN, infinities, signed zeros)
   follow C99 Annex F. y is read by ATAN2, POW and HYPOT only. In C, y may be null otherwise, results may be x or y
   itself, and the pointers may be null where count is 0. */
ANIM_API anim_status anim_math_evaluate(anim_math_function function, ANIM_COUNT(count) const double *x,
                                        ANIM_NULLABLE ANIM_COUNT(count) const double *y, size_t count,
                                        ANIM_OUT ANIM_COUNT(count) double *results) ANIM_PURE ANIM_ERRORS(LIMIT);

/* ---------------------------------------------------------------------------------------------------------------- */
/* Geometry                                                                                                         */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: base. */

typedef struct anim_point {
    double x, y;
} anim_point;

typedef struct anim_rectangle {
    double x, y, width, height; /* x and y are the corner with the smallest coordinates; width and height >= 0 */
} anim_rectangle;

/* x' = a x + c y + tx, y' = b x + d y + ty: the order of SVG's matrix(a b c d e f). */
typedef struct anim_transform {
    double a, b, c, d, tx, ty;
} anim_transform;

#ifdef __cplusplus
}
#endif

#endif /* ANIMCORE_BASE_H */
