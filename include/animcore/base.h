/* SPDX-License-Identifier: MIT */
/*
 * animcore/base.h: conventions, errors, memory, limits, time, mathematics and geometry that all of libanimcore shares.
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
 *   Errors      A call that can fail returns an anim_status: ANIM_OK, or an error of which anim_last_error_message()
 *               tells more. A failed call changes nothing, and writes to no out-pointer.
 *   Text        UTF-8 as a pointer and a length in bytes; no terminating NUL is needed. A null pointer is allowed
 *               where the length is 0. Text comes out into the caller's buffer: *length receives the number of bytes
 *               without a NUL; a capacity of 0 asks for the length alone (the buffer may then be null); a capacity
 *               of at least 1 that is too small is ANIM_ERROR_CAPACITY; a NUL follows the text where there is room.
 *   Numbers     Every number that is passed in must be finite unless a comment says otherwise. A result of a pure
 *               function that is too large for a double is infinite.
 *   Booleans    anim_bool, 0 or 1 (any other value is ANIM_ERROR_ARGUMENT when passed in).
 *   Constants   What takes one of several constants is declared with their type anim_xxx, an integer; the constants are
 *               called ANIM_XXX_... A type anim_xxx_flags takes any of its constants ANIM_XXX_..., added up.
 *   Ownership   What _create or _load makes is released by the _destroy of the same noun, once. Destroying NULL does
 *               nothing. All other pointers that come out are views, and the comment says how long they hold.
 *   Identifiers Things inside a stage are 64-bit identifiers. Zero is no thing. An identifier that is stale, of
 *               another stage or of another kind of thing is ANIM_ERROR_IDENTIFIER, never a crash. Its bits have no
 *               meaning to a host, and differ from run to run.
 *   Threads     One object is used by one thread at a time; different objects may be used by different threads at
 *               once. A document (anim_document) never changes, and may be used by several threads at once. Functions
 *               that take no object are pure and may be called from anywhere.
 *   Callbacks   run on the calling thread, inside the advance call. A callback that calls into the object that called
 *               it gets ANIM_ERROR_REENTRANT. A callback returns. The library has no unwind tables: a C++ exception
 *               must be caught inside (what leaves one ends the process, by std::terminate). One that was left by
 *               longjmp(), or by what does the same, leaves its stage or scene in the call: _abandon_call ends that,
 *               and everything goes on; _destroy works also without, but then does not give the memory back.
 *   Growth      A struct that begins with struct_size may grow at its end. What is passed in is filled by its
 *               anim_default_... function; of what comes out the caller sets struct_size, to its sizeof, and no more.
 *               Structs without it never change. Numbers of constants never change. A member named reserved is not
 *               read where a struct is passed in, and is 0 where one comes out.
 *   Bits        The same calls give the same bits on every processor, in every build and from every language, and
 *               whatever floating-point mode the host has set: its rounding mode, flushing of subnormal numbers (FTZ,
 *               DAZ, FZ) and unmasked exceptions are replaced for as long as a call computes, and are as before when it
 *               returns. Callbacks run in the mode that the host called in; a mode that a callback sets lasts until it
 *               returns.
 *
 * Names, in one grammar, which a test compares with all that is declared
 *
 *   Functions   anim_<object>_<verb>_<what>_<form>: anim_spring_evaluate_many, anim_stage_set_value. The object is the
 *               first parameter (of a group, an animator or a bank, the stage that it is in, and then itself). What
 *               asks without changing anything is called _get_, or _is_ and _contains where the answer is a boolean;
 *               _list_ gives all there are, _find_ one by what is known of it, _take_ what has come up since it was
 *               taken last. _make_ fills a struct, _create_ and _load make an object, _destroy releases it.
 *               anim_default_<struct> fills a struct with its defaults.
 *               Functions that cannot fail, and tell of the library itself, are nouns: anim_version().
 *   Forms       _many does for many what the same name without it does for one; _float, last, takes floats. _flat,
 *               last, does the same for languages that pass no pointer to a pointer (Go): what a struct of the caller's
 *               points to is a parameter, and its own pointers must be null and their lengths 0. The arrays and texts
 *               stand right behind the struct, in its order, each with its length; a parameter that there is already
 *               takes a member's place. Texts of which there is an array (names), or some in each struct of an array
 *               (texts: each field's name, followed by its text where it is one), are one text in a row, and their
 *               lengths stay where they are. Objects of the library (anim_easing...) stay in the struct.
 *   Types       anim_<noun>. What a function may be told beyond its parameters is anim_<noun>_options, and what it
 *               tells of a thing anim_<noun>_info. anim_<noun>_flags is a set of bits, anim_<noun>_callback a function.
 *   Constants   begin with the name of their type (without _flags): ANIM_FILL_MODE_BOTH is an anim_fill_mode. Those of
 *               anim_status are ANIM_OK and ANIM_ERROR_..., and what is no choice but a number is ANIM_LIMIT_...,
 *               ANIM_VERSION_... and so on.
 *   Spelling    American. No two functions have names that differ by one letter, but for _get_ and _set_.
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

/* A pointer inside a struct takes 8 bytes everywhere, so that structs are laid out alike on every platform. */
#if (defined(__SIZEOF_POINTER__) && __SIZEOF_POINTER__ == 4) ||                                                        \
    (!defined(__SIZEOF_POINTER__) && UINTPTR_MAX == 0xFFFFFFFFu)
#define ANIM_POINTER(type, name)                                                                                       \
    type *name;                                                                                                        \
    uint32_t name##_padding
#else
#define ANIM_POINTER(type, name) type *name
#endif

/* What a compiler need not know, but a generator of bindings does: it compiles to nothing. docs/abi has it as data.
   Without a word, a pointer must not be null, leads to one thing, and is read where it is to const; an object that is
   not const is changed by the call. An array may be null where its count is 0. Each call that returns an anim_status
   can give ANIM_ERROR_ARGUMENT and, but for those that destroy, ANIM_ERROR_MEMORY: ANIM_ERRORS() names the others. */
#ifndef ANIM_NOTE
#define ANIM_NOTE(text)
#endif
#define ANIM_NULLABLE ANIM_NOTE("nullable") /* may be null */
#define ANIM_OUT ANIM_NOTE("out") /* written where the call succeeds */
#define ANIM_INOUT ANIM_NOTE("inout") /* read, and written where the call succeeds */
/* The number of elements of an array: a number, a parameter or member, or a product of both. A second word *length is
   the number of elements that the call has written; as the only word it is the length of a view. */
#define ANIM_COUNT(...) ANIM_NOTE("count " #__VA_ARGS__)
#define ANIM_MADE(by) ANIM_NOTE("made " #by) /* a new thing, which is the caller's until it is given to this function */
#define ANIM_TAKEN ANIM_NOTE("taken") /* the caller's thing; destroyed where the call succeeds */
#define ANIM_KEPT(until) ANIM_NOTE("kept " until) /* used after the call too, until so */
#define ANIM_VIEW(until) ANIM_NOTE("view " until) /* what comes out is the library's, and valid until so */
#define ANIM_TAG(member) ANIM_NOTE("tag " #member) /* a union: the member beside it that says what is in it */
#define ANIM_WHEN(...) ANIM_NOTE("when " #__VA_ARGS__) /* a member of a union: there while the tag is so */
#define ANIM_PURE ANIM_NOTE("pure") /* changes nothing, and the same arguments give the same results */
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

/* 0, 1, or the number that stands for what nobody has said: its member names it. */
typedef int32_t anim_optional_bool;

/* The version of the library in use: major * 65536 + minor * 256 + patch. Compare it with the ANIM_VERSION_...
   constants that the host was compiled with. */
ANIM_API uint32_t anim_version(void) ANIM_PURE;

/* Parts that a library can be built of, for hosts that need no more (-DANIMCORE_COMPONENTS=motion;paths). What this
   header declares after a comment "Component: stage." is there in libraries that have that component; what stands after
   "Components: stage and paths.", in those that have both; what stands after "Component: base.", in all. */
typedef uint32_t anim_component_flags;
enum {
    ANIM_COMPONENT_MOTION = 1, /* springs, curves, easing, keyframes, media timing, decay, colors, transforms */
    ANIM_COMPONENT_STAGE = 2, /* properties and their animation, expressions, snapshots; brings motion */
    ANIM_COMPONENT_PATHS = 4, /* paths and morphs */
    ANIM_COMPONENT_MACHINE = 8, /* documents with their inputs, states and events; brings stage and motion */
    ANIM_COMPONENT_SCENE = 16 /* what documents draw and what is touched, traces; brings machine, stage and motion */
};

/* The ANIM_COMPONENT_... constants of the library in use, added up: 31 for one that has everything. */
ANIM_API anim_component_flags anim_components(void) ANIM_PURE;

/* The outcome of a call. */
typedef int32_t anim_status;
enum {
    ANIM_OK = 0,
    ANIM_ERROR_ARGUMENT = 1, /* null, misaligned, not finite, out of range, invalid UTF-8, an unknown constant */
    ANIM_ERROR_IDENTIFIER = 2, /* an identifier that is zero, stale, of another object or of another kind */
    ANIM_ERROR_LIMIT = 3, /* a count, size or time beyond a documented limit */
    ANIM_ERROR_REENTRANT = 4, /* a callback called into the object that called it */
    ANIM_ERROR_KIND = 5, /* the thing exists, but is of another kind than the call takes */
    ANIM_ERROR_NOT_FOUND = 6, /* no thing of that name, or at that index */
    ANIM_ERROR_DUPLICATE = 7, /* a thing of that name exists already */
    ANIM_ERROR_STATE = 8, /* the call does not fit the object's present state */
    ANIM_ERROR_SYNTAX = 9, /* the text is not well-formed */
    ANIM_ERROR_DOCUMENT = 10, /* the text is well-formed, but not a valid document or trace */
    ANIM_ERROR_CAPACITY = 11, /* the caller's buffer is too small */
    ANIM_ERROR_MEMORY = 12 /* out of memory; the call has changed nothing. See anim_set_allocator() */
};

/* The name of a status, such as "ANIM_ERROR_LIMIT"; "ANIM_ERROR_UNKNOWN" for a number that is none. The text is
   constant, NUL-terminated and valid for ever. */
ANIM_API const char *anim_status_name(anim_status status) ANIM_PURE ANIM_VIEW("for ever");

/* What the last call that failed on this thread found wrong: one English sentence, with the argument's name and, for
   a document, line, column and JSON pointer (one of over 512 bytes without its middle). Empty when none has failed.
   NUL-terminated UTF-8, at most 1023 bytes; the view is valid until the next failing call on this thread. Calls that
   succeed leave it alone. */
ANIM_API const char *anim_last_error_message(void) ANIM_VIEW("the next failing call on this thread");

/* Where in a text the last failing call of this thread found its error: line and column (in bytes), counted from 1;
   both 0 when it was no error in a text. Either pointer may be null. */
ANIM_API void anim_last_error_place(ANIM_OUT ANIM_NULLABLE int32_t *line, ANIM_OUT ANIM_NULLABLE int32_t *column);

/* The RFC 6901 JSON pointer of the value that the last failing call of this thread found at fault; empty for the
   whole document and for errors that are not in a document. Lifetime as anim_last_error_message(). */
ANIM_API const char *anim_last_error_pointer(void) ANIM_VIEW("the next failing call on this thread");

/* Called with a callback's context, once, when nothing uses it any more: another callback took its place or a null one,
   what it belongs to was removed, destroyed or replaced by a snapshot, or the call that the callback was given to
   failed (as with sqlite3_create_function_v2()). It is called by the call that lets go of the context, on its thread
   and often inside it, and may call no object of that call. It must return. What a callback that was left by longjmp()
   still uses is not released. */
typedef void (*anim_context_release_callback)(ANIM_NULLABLE void *context);

/* ---------------------------------------------------------------------------------------------------------------- */
/* Memory                                                                                                           */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: base. */

/* Memory of size bytes (at least 1) at a multiple of alignment (a power of two, at most 4096), or null when there is
   none: never memory that is not aligned so. */
typedef void *(*anim_allocate_callback)(ANIM_NULLABLE void *context, size_t size, size_t alignment);

/* Gives memory back that anim_allocate_callback gave; never null. */
typedef void (*anim_release_callback)(ANIM_NULLABLE void *context, void *memory);

/* Sets where the library takes all of its memory from, in this process: the host's functions, or libc's
   posix_memalign() and free() where both are null, as at first. Only before the library has taken any: ANIM_ERROR_STATE
   afterwards, so that nothing is given back to another than it came from; call it first of all, from one thread. The
   callbacks are called on whichever thread calls the library, by several at once where several threads do, and must not
   call the library. The context must outlive the process's last call. ANIM_ERROR_ARGUMENT where one callback alone is
   null.

   While the allocator gives nothing, a call lives on a reserve of 256 KiB that the library has from the beginning. A
   call that may need much (which loads, restores, or takes an array or a long text) asks for it before it changes
   anything; where that is not to be had, and for every call while less than 64 KiB of the reserve are left, the call is
   refused with ANIM_ERROR_MEMORY and has changed nothing. What destroys is never refused. Memory that comes back fills
   the reserve again.

   The last resort: where in the middle of a call both the allocator and the reserve have nothing, the library writes a
   line to standard error and stops the process by abort(); in WebAssembly it traps, and anim_last_error_message() says
   why. That can come to pass where one call needs much that it could not foresee: a path whose result is far longer
   than the path (flattening, strokes, dashes, parts), the tables of a stage of more than some 500 properties or
   animations when they double, events that are not polled when their ring doubles beyond 1000, and more threads than
   three that are without memory at once. */
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
    ANIM_LIMIT_ARRAY = 268435456, /* elements of an array that is passed in or out */
    ANIM_LIMIT_ADVANCE_SECONDS = 100000, /* seconds of one advance */
    ANIM_LIMIT_DURATION_SECONDS = 1000000000, /* seconds of a duration or delay */
    ANIM_LIMIT_TIME_SCALE = 1000000, /* largest time scale */
    ANIM_LIMIT_PATH_VERBS = 16777216, /* verbs of one path */
    ANIM_LIMIT_PATH_DASHES = 32768, /* dashes that one call makes of a path; 64 more for each verb that it has */
    ANIM_LIMIT_PATH_PIECES = 131072, /* pieces into which one call cuts a path; 64 more for each verb that it has */
    ANIM_LIMIT_POINTERS = 32, /* pointers that are down or hover at once on one scene */
    ANIM_LIMIT_STATES = 131072, /* states of one machine */
    ANIM_LIMIT_STATE_NESTING = 1024, /* levels of states inside states */
    ANIM_LIMIT_MICROSTEPS = 1000 /* of a machine in answer to one event, or two for each state if that is more */
};

/* ---------------------------------------------------------------------------------------------------------------- */
/* Time                                                                                                             */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: base. */

enum { ANIM_FLICKS_PER_SECOND = 705600000 };

/* The whole number of flicks nearest to a time in seconds (ties to even).
   ANIM_ERROR_LIMIT beyond 2^62 flicks (about 207 years) either way. */
ANIM_API anim_status anim_flicks_from_seconds(double seconds, ANIM_OUT int64_t *flicks) ANIM_PURE ANIM_ERRORS(LIMIT);

/* A number of flicks in seconds, correctly rounded. Pure. */
ANIM_API double anim_flicks_to_seconds(int64_t flicks) ANIM_PURE;

/* ---------------------------------------------------------------------------------------------------------------- */
/* Mathematics: the same bits everywhere                                                                            */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: base. */

/* A mathematical function of anim_math_evaluate(). */
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
   within 1 ulp of the exact value and the same bits on every platform. Special values (NaN, infinities, signed
   zeros) are taken and answered as C99 Annex F says. y is read by ATAN2, POW and HYPOT only, and may be null
   otherwise. results may be x or y itself. The pointers may be null where count is 0. */
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
    double x, y, width, height; /* x and y are the corner of least coordinates; width and height >= 0 */
} anim_rectangle;

/* x' = a x + c y + tx, y' = b x + d y + ty: the order of SVG's matrix(a b c d e f). */
typedef struct anim_transform {
    double a, b, c, d, tx, ty;
} anim_transform;

#ifdef __cplusplus
}
#endif

#endif /* ANIMCORE_BASE_H */
